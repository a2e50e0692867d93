//! Doors: closed until somebody breaks them in (BP-5.16 to BP-5.23), and what waits behind them (`building.rs`).

mod building;

use crate::actions::Acting;
use crate::answer::Answer;
use crate::content::map::Door;
use crate::deeds::{make_noise, pay};
use crate::desk::{Cx, Menu};
use crate::digest::traced;
use crate::event::{Faces, Seen};
use crate::frame::Frame;
use crate::pieces::{Hero, Slot, Zone, ZoneSet};
use crate::rule::Rule;
use crate::skills::DOOR;
use crate::streams;
use crate::why::Why;

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// BP-5.31: rooms that have had their spawn.
    pub spawned: ZoneSet,
}

traced!(State { spawned });

/// Doors on the border of a zone.
fn doors_of(acting: &Acting<'_>) -> impl Iterator<Item = (u8, &'static Door)> {
    let zone: Zone = acting.zone;
    let doors = acting.board.mission().map.doors.iter().enumerate();
    doors.filter(move |(_, door)| door.a == zone || door.b == zone).map(|(at, door)| (at as u8, door))
}

pub(crate) fn offer(acting: &Acting<'_>, out: &mut dyn Menu) {
    let board = acting.board;
    for (number, door) in doors_of(acting) {
        if board.closed >> number & 1 == 0 {
            if acting.perks.closes_doors && acting.has_action() {
                out.offer(Answer::Close { door: number });
            }
            continue;
        }
        if board.is_locked(door.lock) {
            out.refuse(Answer::BreakIn { door: number }, Why::Locked, Rule::Locked);
            continue;
        }
        let mut tool = false;
        if acting.perks.breaks_in && acting.can_act(DOOR) {
            out.offer(Answer::BreakIn { door: number });
            tool = true;
        }
        for slot in (0..3).map(Slot) {
            // BP-5.16: a melee weapon with the symbol, held in hand; twins are one choice.
            let card = acting.it.cards[slot.index()];
            let twin = acting.it.cards[..slot.index()].contains(&card);
            let opens = board.card(acting.hero, slot).is_some_and(|info| info.door.is_some());
            if opens && board.in_hand(acting.hero, slot, &acting.perks) {
                tool = true;
                if !twin && acting.can_act(DOOR) {
                    out.offer(Answer::Open { door: number, slot });
                }
            }
        }
        if !tool {
            out.refuse(Answer::BreakIn { door: number }, Why::NoTool, Rule::OpenDoor);
        }
    }
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let who = cx.who(hero);
    match answer {
        Answer::Close { door } => {
            pay(cx, hero, 0, Rule::CloseDoor);
            let between = between(cx, door);
            cx.tell(Rule::CloseDoor, Seen::DoorClosed { who, door, between });
            None
        }
        Answer::BreakIn { door } => {
            pay(cx, hero, DOOR, Rule::OpenDoor);
            building::open(cx, hero, door, Rule::OpenDoor)
        }
        Answer::Open { door, slot } => {
            pay(cx, hero, DOOR, Rule::OpenDoor);
            let symbol = cx.board().card(hero, slot).and_then(|info| info.door)?;
            let opened = symbol.roll.is_none_or(|(dice, value)| {
                // BP-5.20: a re-roll for each Action applies, and helps only a failure.
                let rolls = 1 + cx.board().perks(hero).rerolls;
                (0..rolls).any(|_| roll(cx, hero, door, dice, value))
            });
            // BP-5.19: a rolled attempt is heard in any case.
            if symbol.roll.is_some() || symbol.noisy {
                make_noise(cx, hero, Rule::DoorNoise);
            }
            let rule = if symbol.roll.is_some() { Rule::DoorRoll } else { Rule::DoorWithoutRoll };
            if opened { building::open(cx, hero, door, rule) } else { None }
        }
        _ => unreachable!("{answer:?} is nothing to do with a door"),
    }
}

/// BP-5.18.
fn roll(cx: &mut Cx<'_>, hero: Hero, door: u8, dice: u8, value: u8) -> bool {
    let mut faces = Faces::default();
    let mut throw = cx.throw(streams::dice(hero));
    (0..dice).for_each(|_| faces.add(throw.die(6)));
    let (who, opened) = (cx.who(hero), faces.at_least(value) > 0);
    cx.tell(Rule::DoorRoll, Seen::DoorRolled { who, door, dice: faces, opened });
    opened
}

pub(super) fn between(cx: &Cx<'_>, door: u8) -> [crate::pieces::Place; 2] {
    let door = &cx.board().mission().map.doors[door as usize];
    [cx.place(door.a), cx.place(door.b)]
}
