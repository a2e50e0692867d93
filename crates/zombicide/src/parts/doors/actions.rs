//! Breaking doors in and closing them again.

use super::{Answer, Rule, Seen, building};
use crate::actions::Acting;
use crate::content::Gear;
use crate::content::map::Door;
use crate::deeds::{make_noise, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::event::Faces;
use crate::frame::Frame;
use crate::ground::Border;
use crate::pieces::{Hero, Place, Slots};
use crate::skills::DOOR;
use crate::streams;
use crate::why::Why;

/// Doors on the border of a zone.
fn doors_of(acting: &Acting<'_>) -> impl Iterator<Item = (u8, &'static Door)> {
    let map = &acting.board.mission().map;
    // Doors have the first numbers of all borders.
    let numbers = map.zones[acting.zone.index()].around.iter().map(Border::index);
    numbers.map_while(|number| map.doors.get(number).map(|door| (number as u8, door)))
}

pub(super) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let board = acting.board;
    for (number, door) in doors_of(acting) {
        if !board.is_closed(door) {
            if acting.perks.closes_doors && acting.has_action() {
                out.offer(Answer::Close { door: number }.into());
            }
            continue;
        }
        if board.is_locked(door.lock) {
            out.refuse(Answer::BreakIn { door: number }.into(), Why::Said("zc-why-locked"), Rule::Locked.into());
            continue;
        }
        let mut tool = false;
        if acting.perks.breaks_in && acting.can_act(DOOR) {
            out.offer(Answer::BreakIn { door: number }.into());
            tool = true;
        }
        let held = if acting.gear.has(Gear::OPENER) { acting.full.and(Slots::HELD) } else { Slots::default() };
        for slot in held.iter() {
            // BP-5.16: a melee weapon with the symbol, held in hand; twins are one choice.
            let card = acting.it.cards[slot.index()];
            let twin = acting.it.cards[..slot.index()].contains(&card);
            let opens = board.card(acting.hero, slot).is_some_and(|info| info.door.is_some());
            if opens && board.in_hand(acting.hero, slot, &acting.perks) {
                tool = true;
                if !twin && acting.can_act(DOOR) {
                    out.offer(Answer::Open { door: number, slot }.into());
                }
            }
        }
        if !tool {
            out.refuse(Answer::BreakIn { door: number }.into(), Why::Said("zc-why-no-tool"), Rule::Open.into());
        }
    }
}

pub(super) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let who = cx.who(hero);
    match answer {
        Answer::Close { door } => {
            pay(cx, hero, 0, Rule::Close);
            let between = between(cx, door);
            cx.tell(Rule::Close, Seen::DoorClosed { who, door, between });
            None
        }
        Answer::BreakIn { door } => {
            pay(cx, hero, DOOR, Rule::Open);
            building::open(cx, hero, door, Rule::Open)
        }
        Answer::Open { door, slot } => {
            pay(cx, hero, DOOR, Rule::Open);
            let symbol = cx.board().card(hero, slot).and_then(|info| info.door)?;
            let opened = symbol.roll.is_none_or(|(dice, value)| {
                // BP-5.20: a re-roll for each Action applies, and helps only a failure.
                let rolls = 1 + cx.board().perks(hero).rerolls;
                (0..rolls).any(|_| roll(cx, hero, door, dice, value))
            });
            // BP-5.19: a rolled attempt is heard in any case.
            if symbol.roll.is_some() || symbol.noisy {
                make_noise(cx, hero, Rule::Noise);
            }
            let rule = if symbol.roll.is_some() { Rule::Roll } else { Rule::WithoutRoll };
            if opened { building::open(cx, hero, door, rule) } else { None }
        }
    }
}

/// BP-5.18.
fn roll(cx: &mut Cx<'_>, hero: Hero, door: u8, dice: u8, value: u8) -> bool {
    let mut faces = Faces::default();
    let mut throw = cx.throw(streams::dice(hero));
    (0..dice).for_each(|_| faces.add(throw.die(6)));
    let (who, opened) = (cx.who(hero), faces.at_least(value) > 0);
    cx.tell(Rule::Roll, Seen::DoorRolled { who, door, dice: faces, opened });
    opened
}

pub(super) fn between(cx: &Cx<'_>, door: u8) -> [Place; 2] {
    let door = &cx.board().mission().map.doors[door as usize];
    [cx.place(door.a), cx.place(door.b)]
}
