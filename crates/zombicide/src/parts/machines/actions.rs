//! What a Survivor does with a Machine: driving, firing, escorting, forcing an airlock.

use super::{Answer, Machine, REMOTE, Rule, Seen, secured};
use crate::actions::Acting;
use crate::board::Board;
use crate::combat::attack::Attack;
use crate::combat::profile::Profile;
use crate::content::Weapon;
use crate::deeds::{be_noticed, pay, step};
use crate::desk::{Cx, Desk, Menu};
use crate::event::Seen as CoreSeen;
use crate::frame::Frame;
use crate::ground::{Eyes, Mover};
use crate::pieces::{Hero, Kind, Mode, Zone, ZoneSet};
use crate::skills::{MACHINE, MOVE};
use crate::why::Why;

fn controls(acting: &Acting<'_>, machine: Machine) -> bool {
    let board = acting.board;
    let remote = board.content().machines.get(machine.index()).map_or(0, |info| info.remote.bit());
    let beside = machine == Machine::SentryGun && board.parts.machines.zones[1] == acting.zone;
    acting.it.tokens & remote != 0 || acting.perks.own & REMOTE[machine.index()] != 0 || beside
}

/// Where a Bot may roll.
fn ways(board: &Board, zone: Zone) -> ZoneSet {
    board.ways(zone, Mover::AIR)
}

/// Actions besides the first for the enemies a figure leaves.
fn held(board: &Board, zone: Zone) -> u8 {
    board.zombies_in(zone)
}

fn cost(acting: &Acting<'_>, uses: u16) -> u8 {
    u8::from(acting.free_slot(uses).is_none())
}

pub(super) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let (board, zones) = (acting.board, acting.board.parts.machines.zones);
    for machine in Machine::ALL {
        let zone = zones[machine.index()];
        let Some(info) = board.content().machines.get(machine.index()).filter(|_| zone != Zone::NONE) else { continue };
        if !controls(acting, machine) {
            if out.wants_reasons() && info.moves {
                let answer = Answer::Drive { machine, zone: board.spot(zone) };
                out.refuse(answer.into(), Why::Said("inv-why-no-remote"), Rule::Control.into());
            }
            continue;
        }
        let price = held(board, zone) + cost(acting, MACHINE);
        for to in ways(board, zone).iter().filter(|_| info.moves) {
            let answer = Answer::Drive { machine, zone: board.spot(to) }.into();
            if acting.it.actions >= price {
                out.offer(answer);
            } else if acting.can_act(MACHINE) {
                out.refuse(answer, Why::ZombiesHold(held(board, zone)), Rule::Move.into());
            }
        }
        if acting.can_act(MACHINE) {
            for weapon in info.arms.iter().flatten() {
                aim(board, machine, zone, weapon, out);
            }
            if machine == Machine::Bot && beside_secured(board, zone) {
                out.offer(Answer::Force.into());
            }
        }
    }
    // A Survivor who walks out of the Bot's zone may take it along.
    let bot = zones[Machine::Bot.index()];
    if bot == acting.zone && acting.it.actions >= acting.zombies + cost(acting, MOVE) {
        let both = acting.steps().and(ways(board, bot));
        both.iter().for_each(|zone| out.offer(Answer::Escort { zone: board.spot(zone) }.into()));
    }
}

fn beside_secured(board: &Board, zone: Zone) -> bool {
    let border = secured(board).map(|border| board.mission().map.borders[border.index()]);
    border.is_some_and(|border| border.a == zone || border.b == zone)
}

/// Zones a Machine may aim at from where it stands.
fn targets(board: &Board, from: Zone, weapon: &Weapon) -> ZoneSet {
    if weapon.mode == Mode::Melee {
        return ZoneSet::only(from).and(board.crowd);
    }
    board.lines(from, Eyes::PLAIN).at(|range| (weapon.least..=weapon.most).contains(&range))
}

fn aim(board: &Board, machine: Machine, from: Zone, weapon: &Weapon, out: &mut Menu<'_>) {
    let mode = weapon.mode;
    for zone in targets(board, from, weapon).iter() {
        let spot = board.spot(zone);
        out.offer(Answer::Fire { machine, mode, zone: spot, focus: None }.into());
        let counts = board.zombies[zone.index()];
        let order = |kind: &Kind| board.content().enemy(*kind).order;
        let there = || Kind::ALL.into_iter().filter(|kind| counts[kind.index()] > 0);
        let first = there().map(|kind| order(&kind)).min();
        for kind in there().filter(|kind| mode == Mode::Melee || Some(order(kind)) == first) {
            out.offer(Answer::Fire { machine, mode, zone: spot, focus: Some(kind) }.into());
        }
    }
}

fn wake(cx: &mut Cx<'_>, machine: Machine) {
    if !cx.board().parts.machines.active[machine.index()] {
        cx.tell(Rule::Token, Seen::MachineWoke { machine });
    }
}

/// Pays an Action, and one more for each enemy that holds a figure.
fn pay_move(cx: &mut Cx<'_>, hero: Hero, uses: u16, extra: u8, rule: Rule) {
    let (who, free) = (cx.who(hero), cx.board().free_slot(hero, uses));
    cx.tell(rule, CoreSeen::Spent { who, actions: extra + u8::from(free.is_none()), free, uses });
}

pub(super) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let who = cx.who(hero);
    match answer {
        Answer::Drive { machine, zone } => {
            let from = cx.board().parts.machines.zones[machine.index()];
            let extra = held(cx.board(), from);
            pay_move(cx, hero, MACHINE, extra, Rule::Move);
            be_noticed(cx, hero);
            let to = cx.place(cx.board().at(zone));
            cx.tell(Rule::Move, Seen::MachineMoved { machine, to });
            wake(cx, machine);
            None
        }
        Answer::Escort { zone } => {
            let extra = cx.board().zombies_in(cx.board().hero(hero).zone);
            pay_move(cx, hero, MOVE, extra, Rule::Escort);
            let to = cx.board().at(zone);
            step(cx, hero, to, crate::rule::Rule::Move);
            let (machine, to) = (Machine::Bot, cx.place(to));
            cx.tell(Rule::Escort, Seen::MachineMoved { machine, to });
            wake(cx, machine);
            None
        }
        Answer::Force => {
            pay(cx, hero, MACHINE, Rule::Force);
            be_noticed(cx, hero);
            if let Some(border) = secured(cx.board()) {
                let info = &cx.board().mission().map.borders[border.index()];
                let between = [cx.place(info.a), cx.place(info.b)];
                cx.tell(Rule::Force, Seen::AirlockForced { border: border.0, between });
            }
            wake(cx, Machine::Bot);
            None
        }
        Answer::Fire { machine, mode, zone, focus } => {
            pay(cx, hero, MACHINE, Rule::Action);
            be_noticed(cx, hero);
            let board = cx.board();
            let from = board.parts.machines.zones[machine.index()];
            let weapon = board.content().machines[machine.index()].arms[mode.index()]?;
            let to = cx.place(board.at(zone));
            cx.tell(Rule::Attack, Seen::MachineFired { who, machine, mode, zone: to });
            if weapon.noisy {
                let place = cx.place(from);
                cx.tell(Rule::Noise, CoreSeen::Noise { who, zone: place });
            }
            wake(cx, machine);
            let profile = Profile {
                mode,
                from,
                dice: weapon.dice,
                least: weapon.accuracy,
                damage: weapon.damage,
                aims: mode == Mode::Melee,
                ..Profile::default()
            };
            Some(Frame::Attack(Attack::by(hero, machine.id(), profile, to.zone, focus)))
        }
    }
}
