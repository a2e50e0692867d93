//! Answers as sentences on buttons.

use super::{Says, figure, key};
use crate::answer::Answer;
use crate::board::Board;
use crate::pieces::{CardName, MonsterKind, Spot};
use holdout_kernel::{Arg, Phrase};

pub fn answer(board: &Board, answer: Answer) -> Phrase {
    let plain = |name: &str| Phrase::new(key("answer", name));
    let monster = |name: &str, slot: u8| {
        let one = board.monster(slot);
        let at = if one.at.is_some() { board.spot(one.at) } else { Spot::default() };
        plain(name).monster(one.kind).at(at)
    };
    match answer {
        Answer::Pass => plain("pass"),
        Answer::Play { card } => plain("play").card(CardName::Event(card)),
        Answer::Spawn { card } => plain("spawn").card(CardName::Spawn(card)),
        Answer::Discard { card } => plain("discard").card(card),
        Answer::Act { action } => Phrase::new(key("action", action.id())),
        Answer::Adrenaline => plain("adrenaline"),
        Answer::Officer { marine } => plain("officer").marine(marine),
        Answer::Ready => plain("ready"),
        Answer::Respawn { at } => plain("respawn").at(at),
        Answer::Step { to, .. } => plain("step").at(to),
        Answer::Go => plain("go"),
        Answer::To { at, .. } => plain("to").at(at),
        Answer::Teleport => plain("teleport"),
        Answer::Vent { to } => plain("vent").at(to),
        Answer::Open { door } => plain("open").door(door),
        Answer::Close { door } => plain("close").door(door),
        Answer::PickUp { token } => plain("pick-up").token(token),
        Answer::Give { token, marine } => plain("give").token(token).marine(marine),
        Answer::Order { order } => plain("order").term("order", key("order", order.id())),
        Answer::End => plain("end"),
        Answer::Attack { weapon } => plain("attack").weapon(weapon),
        Answer::Strike => plain("strike"),
        Answer::At { at, other, aimed } => {
            let square = board.square(at);
            let target = square.and_then(|square| board.figures_at(square).nth(usize::from(other)));
            let barrel = square.is_some_and(|square| board.barrels.contains(square));
            let nothing = if barrel { "dm-barrel" } else { "dm-empty-square" };
            let target = target.map_or(Arg::Term(nothing.into()), |target| figure(board, target));
            plain(if aimed { "at-aimed" } else { "at" }).at(at).arg("target", target)
        }
        Answer::Back => plain("back"),
        Answer::Reroll { dice } => {
            let pool = board.attacks.top().map(|attack| attack.dice().to_vec()).unwrap_or_default();
            let chosen = pool.iter().enumerate().filter(|(n, _)| dice >> n & 1 == 1);
            let names = chosen.map(|(_, die)| Arg::Term(key("die", die.colour.id()))).collect();
            plain("reroll").arg("dice", Arg::List(names))
        }
        Answer::Keep => plain("keep"),
        Answer::Walk { to, die } => plain("walk").at(to).term("die", key("die", die.id())),
        Answer::Roll { other, aimed } => {
            let square = board.attacks.top().map(|attack| attack.square).filter(|square| square.is_some());
            let mut there = square.into_iter().flat_map(|square| board.figures_at(square));
            match (there.clone().count() > 1, there.nth(usize::from(other))) {
                (true, Some(target)) => {
                    plain(if aimed { "roll-at-aimed" } else { "roll-at" }).arg("target", figure(board, target))
                }
                (true, None) | (false, _) => plain(if aimed { "roll-aimed" } else { "roll" }),
            }
        }
        Answer::Heal { marine } => plain("heal").marine(marine),
        Answer::Cancel => plain("cancel"),
        Answer::React { monster: slot } => monster("react", slot),
        Answer::Knock { who, to } => plain("knock").arg("who", figure(board, who)).at(to),
        Answer::Activate { monster: slot } => monster("activate", slot),
        Answer::Group { group } => self::group(board, group),
        Answer::Kind { kind } => plain("kind").monster(kind),
        Answer::Place { at, .. } => plain("place").at(at),
        Answer::Reuse { monster: slot } => monster("reuse", slot),
        Answer::LeaveOut => plain("leave-out"),
        Answer::Door { door } => plain("door").door(door),
        Answer::Token { token, at } => plain("token").token(token).at(at),
        Answer::Monster { monster: slot } => monster("monster", slot),
    }
}

/// What a group of the spawn card on the table brings: each kind once, with its number.
fn group(board: &Board, group: u8) -> Phrase {
    const KEYS: [&str; 4] = ["dm-answer-group-1", "dm-answer-group-2", "dm-answer-group-3", "dm-answer-group-4"];
    const NAMES: [(&str, &str); 4] =
        [("kind1", "count1"), ("kind2", "count2"), ("kind3", "count3"), ("kind4", "count4")];
    let card = board.shown.iter().flatten().next_back().map(|card| board.content().card(*card).name);
    let Some(CardName::Spawn(spawn)) = card else {
        return Phrase::new(key("answer", "group")).arg("number", group);
    };
    let groups = &board.content().spawn(spawn).groups;
    let monsters = usize::from(group).checked_sub(1).and_then(|nth| groups.get(nth)).map_or(&[][..], Vec::as_slice);
    let mut kinds: Vec<MonsterKind> = Vec::new();
    for kind in monsters {
        if !kinds.contains(kind) {
            kinds.push(*kind);
        }
    }
    let Some(said) = kinds.len().checked_sub(1).and_then(|last| KEYS.get(last)) else {
        return Phrase::new(key("answer", "group")).arg("number", group);
    };
    kinds.iter().zip(NAMES).fold(Phrase::new(*said), |phrase, (kind, (name, count))| {
        let many = monsters.iter().filter(|other| *other == kind).count();
        phrase.term(name, key("monster", kind.id())).arg(count, many)
    })
}
