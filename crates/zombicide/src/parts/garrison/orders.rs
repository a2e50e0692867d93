//! What Guards are ordered to do, and what Survivors do with a Cauldron themselves.

use super::{Answer, EVADES, Frame as Asking, HANDS, PUSHES, Rule, Seen, moved, perish};
use crate::actions::Acting;
use crate::board::{Board, once};
use crate::combat::attack::Attack;
use crate::combat::profile::Profile;
use crate::content::Weapon;
use crate::content::map::Ground;
use crate::deeds::{die, kill, step};
use crate::desk::{Cx, Desk, Menu};
use crate::event::Seen as CoreSeen;
use crate::frame::Frame;
use crate::ground::{Eyes, Lines, Mover};
use crate::parts;
use crate::pieces::{Hero, Kind, Mode, Zone, ZoneSet};
use crate::skills::{GUARD, Perks};
use crate::why::Why;

/// What the Guards somebody orders can do.
pub(super) fn perks(board: &Board, hero: Hero) -> Perks {
    let mut perks = Perks::default();
    for skill in board.hero(hero).skills().map(|skill| board.content().skill(skill).of_guards).filter(|skill| *skill > 0) {
        board.content().skill(skill).grant(&mut perks);
    }
    perks.own |= board.own_perks(hero) & (PUSHES | EVADES);
    perks
}

/// Zones at Range 1 in sight.
fn beside(lines: &Lines<'_>) -> ZoneSet {
    lines.at(|range| range == 1)
}

/// Where a Cauldron can be pushed and poured from a zone, whose lines of sight are these.
fn cauldron(board: &Board, zone: Zone, lines: &Lines<'_>) -> [ZoneSet; 2] {
    if !board.parts.garrison.cauldrons.contains(&zone) {
        return [ZoneSet::EMPTY; 2];
    }
    let (beside, map) = (beside(lines), &board.mission().map);
    let is_high = |zone: Zone| board.ground(zone) == Ground::Walkway;
    let below = || map.touching(zone).and(beside).iter().filter(|zone| !is_high(*zone)).collect();
    [board.ways(zone, Mover::PLAIN).and(beside), if is_high(zone) { below() } else { ZoneSet::EMPTY }]
}

/// Actions besides the first for the enemies Guards leave.
fn price(board: &Board, perks: &Perks, zone: Zone) -> u8 {
    if perks.slips || perks.own & EVADES != 0 { 0 } else { board.zombies_in(zone) }
}

fn cost(board: &Board, hero: Hero) -> u8 {
    u8::from(board.free_slot(hero, GUARD).is_none())
}

fn shots(lines: &Lines<'_>, perks: &Perks, weapon: &Weapon) -> ZoneSet {
    let most = weapon.most + perks.reach;
    lines.at(|range| (weapon.least..=most).contains(&range))
}

pub(super) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let board = acting.board;
    if acting.it.once & once::ORDER == 0 && acting.can_act(GUARD) {
        // They are kept in the order of their zones.
        let mut before = Zone::NONE;
        for &zone in board.parts.garrison.zones.iter().take_while(|zone| **zone != Zone::NONE) {
            if zone != before {
                out.offer(Answer::Order { zone: board.spot(zone) }.into());
            }
            before = zone;
        }
    }
    if acting.it.actions >= HANDS && board.parts.garrison.cauldrons.contains(&acting.zone) {
        let spot = |zone: Zone| board.spot(zone);
        let [push, pour] = cauldron(board, acting.zone, &board.lines(acting.zone, Eyes::PLAIN));
        push.iter().for_each(|zone| out.offer(Answer::PushCauldron { zone: spot(zone) }.into()));
        pour.iter().for_each(|zone| out.offer(Answer::PourCauldron { zone: spot(zone) }.into()));
    }
}

/// An order to all Guards of a zone, then to so many of them, from the fewest up; or why it cannot be given.
#[inline]
fn by_number(
    out: &mut Menu<'_>,
    [least, there]: [u8; 2],
    bound: Option<(Why, Rule)>,
    order: impl Fn(Option<u8>) -> Answer,
) {
    if let Some((why, rule)) = bound {
        if out.wants_reasons() {
            out.refuse(order(None).into(), why, rule.into());
            (least..there).for_each(|count| out.refuse(order(Some(count)).into(), why, rule.into()));
        }
        return;
    }
    out.offer(order(None).into());
    (least..there).for_each(|count| out.offer(order(Some(count)).into()));
}

/// Everything the Guards of a zone may be ordered to do.
pub(super) fn orders(board: &Board, hero: Hero, zone: Zone, out: &mut Menu<'_>) {
    let there = board.guards_in(zone);
    let lines = board.lines(zone, Eyes::PLAIN);
    let (spot, arms) = (|zone: Zone| board.spot(zone), board.content().guards.arms);
    let perks = perks(board, hero);
    let (held, price) = (parts::corruption::is_held(board, zone), price(board, &perks, zone));
    let stays = (Why::Said("wd-why-guards-stay"), Rule::Holds);
    let bound = if held {
        Some(stays)
    } else {
        let short = board.hero(hero).actions < cost(board, hero) + price;
        short.then_some((Why::ZombiesHold(price), Rule::Price))
    };
    for to in board.ways(zone, Mover::SURVIVOR).iter() {
        let to = spot(to);
        by_number(out, [1, there], bound, |count| Answer::Move { to, count });
    }
    if arms[Mode::Melee.index()].is_some() && !board.is_clear(zone) {
        by_number(out, [1, there], None, |count| Answer::Melee { count });
    }
    if let Some(weapon) = arms[Mode::Ranged.index()] {
        for to in shots(&lines, &perks, &weapon).iter() {
            let to = spot(to);
            by_number(out, [1, there], None, |count| Answer::Ranged { to, count });
        }
    }
    let few = |rule| (there < HANDS).then_some((Why::Said("wd-why-hands"), rule));
    let [push, pour] = cauldron(board, zone, &lines);
    for to in push.iter() {
        let bound = few(Rule::Push).or(held.then_some(stays));
        let to = spot(to);
        by_number(out, [HANDS, there], bound, |count| Answer::Push { to, count });
    }
    for to in pour.iter() {
        let to = spot(to);
        by_number(out, [HANDS, there], few(Rule::Pour), |count| Answer::Pour { to, count });
    }
    if !board.is_clear(zone) && perks.own & PUSHES != 0 {
        beside(&lines).iter().for_each(|to| out.offer(Answer::Shove { to: spot(to) }.into()));
    }
}

fn spend(cx: &mut Cx<'_>, hero: Hero, extra: u8, rule: Rule) {
    let (who, free) = (cx.who(hero), cx.board().free_slot(hero, GUARD));
    let actions = extra + u8::from(free.is_none());
    cx.tell(rule, CoreSeen::Spent { who, actions, free, uses: GUARD });
    cx.tell(Rule::Order, CoreSeen::Once { who, deed: once::ORDER });
}

/// Enemies of a zone are pushed into another.
fn shove(cx: &mut Cx<'_>, from: Zone, to: Zone) {
    let pushed = cx.board().zombies[from.index()];
    let (from, to) = (cx.place(from), cx.place(to));
    cx.tell(Rule::Shove, CoreSeen::Pushed { from, to });
    for kind in Kind::ALL.into_iter().filter(|kind| pushed[kind.index()] > 0) {
        parts::came(cx, to.zone, kind);
    }
    moved(cx);
}

/// A Cauldron is poured out over a zone: everybody there dies.
fn pour(cx: &mut Cx<'_>, hero: Hero, from: Zone, zone: Zone) {
    let (who, at, over) = (cx.who(hero), cx.place(from), cx.place(zone));
    cx.tell(Rule::Pour, Seen::CauldronPoured { who, from: at, zone: over });
    // What loses comes before what wins.
    let victims: Vec<Hero> = cx.board().living_in(zone).collect();
    for victim in victims {
        die(cx, victim, Rule::Burnt);
    }
    if cx.board().outcome.is_some() {
        return;
    }
    perish(cx, zone);
    let counts = cx.board().zombies[zone.index()];
    for kind in Kind::ALL {
        kill(cx, Some(hero), zone, kind, counts[kind.index()], Rule::Burnt);
    }
    moved(cx);
}

fn attack(cx: &mut Cx<'_>, hero: Hero, mode: Mode, from: Zone, to: Zone, count: u8) -> Option<Frame> {
    let board = cx.board();
    let weapon = board.content().guards.arms[mode.index()]?;
    let perks = perks(board, hero);
    let dice = count * (weapon.dice + perks.dice[mode.index()]);
    let perks = Perks { dice: [0; 3], ..perks };
    let profile = Profile { hits_owner: true, ..Profile::of_perks(&perks, &weapon, from, dice) };
    let (who, from, zone) = (cx.who(hero), cx.place(from), cx.place(to));
    let rule = if mode == Mode::Melee { Rule::Melee } else { Rule::Ranged };
    cx.tell(rule, Seen::GuardsAttacked { who, mode, count, from, zone });
    if weapon.noisy {
        cx.tell(rule, CoreSeen::Noise { who, zone: from });
    }
    Some(Frame::Attack(Attack::by(hero, "guards", profile, to, None)))
}

fn go(cx: &mut Cx<'_>, from: Zone, to: Zone, count: u8, rule: Rule) {
    let (from, to) = (cx.place(from), cx.place(to));
    cx.tell(rule, Seen::GuardsMoved { from, to, count });
}

/// An order is carried out by Guards of a zone.
pub(super) fn carry_out(cx: &mut Cx<'_>, hero: Hero, zone: Zone, answer: Answer) -> Option<Frame> {
    let there = cx.board().guards_in(zone);
    let who = cx.who(hero);
    let place = cx.place(zone);
    let all = |count: Option<u8>| count.unwrap_or(there);
    let extra = if matches!(answer, Answer::Move { .. }) { price(cx.board(), &perks(cx.board(), hero), zone) } else { 0 };
    parts::acts(cx, hero, &answer.into());
    spend(cx, hero, extra, if extra > 0 { Rule::Price } else { Rule::Order });
    cx.tell(Rule::Order, Seen::GuardsOrdered { who, zone: place });
    let at = |cx: &Cx<'_>, spot| cx.board().at(spot);
    match answer {
        Answer::Move { to, count } => {
            let to = at(cx, to);
            go(cx, zone, to, all(count), Rule::Move);
            moved(cx);
            None
        }
        Answer::Melee { count } => attack(cx, hero, Mode::Melee, zone, zone, all(count)),
        Answer::Ranged { to, count } => {
            let to = at(cx, to);
            attack(cx, hero, Mode::Ranged, zone, to, all(count))
        }
        Answer::Push { to, count } => {
            let to = at(cx, to);
            let place = cx.place(to);
            let from = cx.place(zone);
            cx.tell(Rule::Push, Seen::CauldronPushed { from, to: place });
            go(cx, zone, to, all(count), Rule::Push);
            moved(cx);
            None
        }
        Answer::Pour { to, .. } => {
            let to = at(cx, to);
            pour(cx, hero, zone, to);
            None
        }
        Answer::Shove { to } => {
            let to = at(cx, to);
            shove(cx, zone, to);
            None
        }
        Answer::Order { .. } | Answer::PushCauldron { .. } | Answer::PourCauldron { .. } | Answer::Bring { .. } => None,
    }
}

pub(super) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let (who, from) = (cx.who(hero), cx.board().hero(hero).zone);
    let spend = |cx: &mut Cx<'_>, rule: Rule| {
        cx.tell(rule, CoreSeen::Spent { who, actions: HANDS, free: None, uses: 0 });
    };
    match answer {
        Answer::Order { zone } => Some(Asking::order(hero, cx.board().at(zone)).into()),
        Answer::PushCauldron { zone } => {
            spend(cx, Rule::Cauldron);
            let to = cx.board().at(zone);
            let (place, there) = (cx.place(from), cx.place(to));
            cx.tell(Rule::Cauldron, Seen::CauldronPushed { from: place, to: there });
            step(cx, hero, to, crate::rule::Rule::Move);
            None
        }
        Answer::PourCauldron { zone } => {
            spend(cx, Rule::Pour);
            let to = cx.board().at(zone);
            pour(cx, hero, from, to);
            None
        }
        _ => unreachable!("{answer:?} is no Action"),
    }
}
