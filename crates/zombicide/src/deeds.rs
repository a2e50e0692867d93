//! What several rules do alike: paying, making noise, killing, dying, drawing, reaching goals.

use crate::board::{Fate, Outcome};
use crate::content::Defeat;
use crate::desk::{Cx, Desk};
use crate::enemies::activation::Activation;
use crate::event::{Event, Seen};
use crate::frame::Frame;
use crate::goals;
use crate::knobs::{Both, Deaths, RunningOut};
use crate::parts;
use crate::pieces::*;
use crate::rule::{Cited, Rule};
use crate::skills::Perks;
use crate::streams;
use holdout_kernel::Secret;

/// Pays with a free Action if there is one for the use, else with an Action.
pub(crate) fn pay(cx: &mut Cx<'_>, hero: Hero, uses: u16, rule: impl Into<Cited>) {
    let free = cx.board().free_slot(hero, uses);
    let who = cx.who(hero);
    cx.tell(rule, Seen::Spent { who, actions: u8::from(free.is_none()), free, uses });
}

/// What is loud leaves a noise token in its zone.
pub(crate) fn make_noise(cx: &mut Cx<'_>, hero: Hero, rule: impl Into<Cited>) {
    let (who, zone) = (cx.who(hero), cx.place(cx.board().hero(hero).zone));
    cx.tell(rule, Seen::Noise { who, zone });
    be_noticed(cx, hero);
}

/// Whoever fights or makes noise is ignored no longer.
pub(crate) fn be_noticed(cx: &mut Cx<'_>, hero: Hero) {
    let (who, it) = (cx.who(hero), *cx.board().hero(hero));
    if it.rotten {
        cx.tell(Rule::Unnoticed, Seen::Rotten { who, on: false });
    }
    if it.hidden {
        cx.tell(Rule::Unnoticed, Seen::Hidden { who, on: false });
    }
}

/// A Survivor stands in another zone now.
pub(crate) fn step(cx: &mut Cx<'_>, hero: Hero, zone: Zone, rule: Rule) {
    let (who, to) = (cx.who(hero), cx.place(zone));
    cx.tell(rule, Seen::Moved { who, to });
    parts::stepped_in(cx, hero, zone);
}

/// `Rule::KillXp`: kills and, if somebody did it, gives the experience.
pub(crate) fn kill(cx: &mut Cx<'_>, by: Option<Hero>, zone: Zone, kind: Kind, count: u8, rule: impl Into<Cited>) {
    if count == 0 {
        return;
    }
    let (who, place) = (by.map(|hero| cx.who(hero)), cx.place(zone));
    cx.tell(rule, Seen::Killed { who, zone: place, kind, count });
    parts::killed(cx, zone, kind, count);
    if let Some(hero) = by {
        let double = cx.board().can(hero, |perks| perks.double_xp & kind.bit() != 0);
        let each = cx.board().content().enemy(kind).xp;
        give_xp(cx, hero, each * count * if double { 2 } else { 1 }, Rule::KillXp);
    }
    check_goals(cx, false);
}

/// Experience stops at the end of the track.
pub(crate) fn give_xp(cx: &mut Cx<'_>, hero: Hero, amount: u8, rule: impl Into<Cited>) {
    let it = *cx.board().hero(hero);
    if it.fate == Fate::Alive && amount > 0 {
        let (mut total, most) = (it.xp.saturating_add(amount), Level::Red.least_xp());
        let (who, rule) = (cx.who(hero), rule.into());
        cx.tell(rule, Seen::Experience { who, amount, total: total.min(most) });
        // Where experience begins again, what is left of it counts for the next lap.
        while cx.board().ultrared && total >= most {
            total -= most;
            cx.tell(rule, Seen::Lapped { who, total: total.min(most) });
        }
    }
}

/// `Rule::ExtraTurn`: everybody alive whose skills say so is owed an extra Turn.
pub(crate) fn owe_extra_turns(cx: &mut Cx<'_>, linked: fn(&Perks) -> bool) {
    for hero in cx.board().all() {
        let board = cx.board();
        if board.hero(hero).fate == Fate::Alive && board.can(hero, linked) {
            let who = board.who(hero);
            cx.tell(Rule::ExtraTurn, Seen::LinkOwed { who });
        }
    }
}

/// An objective leaves the game before anybody took it.
pub(crate) fn lose_objectives(cx: &mut Cx<'_>, zone: Zone, rule: impl Into<Cited>) {
    let rule = rule.into();
    while let Some(number) = cx.board().objective_in(zone) {
        let colour = cx.board().colours.open(cx.key())[number];
        let place = cx.place(zone);
        cx.tell(rule, Seen::ObjectiveLost { zone: place, number: number as u8, colour });
    }
}

/// `Rule::Death`: what follows when somebody dies; the last death, or any where the mission says so, loses.
pub(crate) fn die(cx: &mut Cx<'_>, hero: Hero, rule: impl Into<Cited>) {
    let who = cx.who(hero);
    cx.tell(rule, Seen::Died { who });
    if cx.board().outcome.is_some() {
        return;
    }
    let first_loses = cx.board().knobs().deaths == Deaths::FirstLoses;
    if first_loses || cx.board().mission().defeat.contains(&Defeat::AnyDeath) {
        cx.tell(Rule::AnyDeath, Seen::Lost { outcome: Outcome::SOMEBODY_DIED });
    } else if cx.board().living().next().is_none() {
        cx.tell(Rule::AllDead, Seen::Lost { outcome: Outcome::ALL_DEAD });
    }
}

/// `Rule::Win`: ticks off what is reached; the last goal wins at once.
pub(crate) fn check_goals(cx: &mut Cx<'_>, end_phase: bool) {
    if cx.board().outcome.is_some() {
        return;
    }
    // One goal that is reached may open the next.
    for at in 1..=cx.board().mission().goals.len() as u8 {
        if goals::is_reached_now(cx.board(), at, end_phase) {
            cx.tell(Rule::GoalsInOrder, Seen::GoalReached { goal: at });
        }
    }
    let holding = goals::holding(cx.board(), end_phase);
    if (cx.board().goals.count_ones() + holding.count_ones()) as usize == cx.board().mission().goals.len() {
        for goal in (0..16).filter(|at| holding >> at & 1 == 1) {
            cx.tell(Rule::GoalsInOrder, Seen::GoalReached { goal: goal + 1 });
        }
        match parts::lost(cx.board()) {
            // What wins and loses at once does what the edition says.
            Some((rule, how)) if cx.board().knobs().both == Both::Loses => {
                cx.tell(rule, Seen::Lost { outcome: Outcome::Lost(how) });
            }
            _ => cx.tell(Rule::Win, Seen::Won),
        }
    } else if let Some(rule) = goals::impossible(cx.board()) {
        cx.tell(rule, Seen::Lost { outcome: Outcome::Lost("impossible") });
    }
}

/// `Rule::RunningOut`: places figures; what follows at once if the box runs out.
pub(crate) fn place_enemies(
    cx: &mut Cx<'_>,
    zone: Zone,
    kind: Kind,
    count: u8,
    rule: impl Into<Cited>,
) -> Option<Frame> {
    let place = cx.place(zone);
    let boss = cx.board().content().boss();
    // One that is there acts again; no other comes.
    let alone = cx.board().knobs().running_out == RunningOut::AbominationComesOrActivates;
    let again = alone && boss == Some(kind) && cx.board().on_board(kind) > 0;
    let there = if again { 0 } else { cx.board().in_box(kind).min(count) };
    if there > 0 {
        cx.tell(rule, Seen::Spawned { kind, count: there, zone: place });
        parts::came(cx, zone, kind);
        parts::spawned(cx, zone);
    }
    let missing = count - there;
    if missing == 0 {
        return None;
    }
    if again {
        cx.tell(Rule::ExtraActivation, Seen::ExtraActivation { kind });
    } else {
        cx.tell(Rule::RunningOut, Seen::Shortage { kind, missing });
    }
    let acts = match (cx.board().knobs().running_out, boss) {
        (RunningOut::KindActivates, _) | (_, None) => Activation::of(kind.bit()),
        (RunningOut::AbominationsActivateAndOneComes, Some(boss)) => Activation::joined(boss, zone),
        (RunningOut::AbominationComesOrActivates, Some(boss)) if cx.board().on_board(boss) > 0 => {
            if cx.board().festival { Activation::joined(boss, zone) } else { Activation::of(boss.bit()) }
        }
        (RunningOut::AbominationComesOrActivates, Some(boss)) => {
            if cx.board().in_box(boss) > 0 {
                cx.tell(Rule::RunningOut, Seen::Spawned { kind: boss, count: 1, zone: place });
                parts::came(cx, zone, boss);
                parts::spawned(cx, zone);
            }
            return None;
        }
    };
    Some(Frame::Activation(acts))
}

/// `Rule::DrawOne`, `Rule::EquipmentReshuffle`: the top card of the equipment deck, shuffled anew when it is empty.
pub(crate) fn draw(cx: &mut Cx<'_>, hero: Hero) -> Option<Card> {
    if cx.board().deck_left == 0 {
        let board = cx.board();
        let pile: Vec<Card> = (1..64_u8)
            .flat_map(|card| std::iter::repeat_n(Card(card), board.discard[card as usize] as usize))
            .collect();
        shuffle_equipment(cx, &pile, Rule::EquipmentReshuffle);
    }
    let key = cx.key();
    let who = cx.who(hero);
    let Some(&card) = cx.board().deck_cards(key).last() else {
        cx.tell(Rule::NothingLeft, Seen::NothingToDraw { who });
        return None;
    };
    let name = cx.name(card);
    cx.tell(Rule::DrawOne, Seen::Drew { who, card: name });
    Some(card)
}

/// Shuffles these cards into the equipment deck; the discard pile is in it then.
pub(crate) fn shuffle_equipment(cx: &mut Cx<'_>, cards: &[Card], rule: Rule) {
    let mut order = Box::new([Card::NONE; crate::board::MAX_DECK]);
    order[..cards.len()].copy_from_slice(cards);
    cx.throw(streams::EQUIPMENT).shuffle(&mut order[..cards.len()]);
    cx.let_happen(rule.into(), Event::EquipmentShuffled { cards: cards.len() as u8, order: Secret::new(order) });
}

/// Shuffles the equipment deck without touching the discard pile.
pub(crate) fn shuffle_deck_only(cx: &mut Cx<'_>, rule: Rule) {
    let key = cx.key();
    let cards = cx.board().deck_cards(key).to_vec();
    let discard = cx.board().discard;
    shuffle_equipment(cx, &cards, rule);
    // The pile stays a pile.
    for card in 1..64_u8 {
        for _ in 0..discard[card as usize] {
            let name = cx.name(Card(card));
            cx.tell(rule, Seen::LeftBehind { card: name });
        }
    }
}

/// `Rule::ZombieReshuffle`: the top card of the enemies' deck, by its place in the content.
pub(crate) fn draw_zombie_card(cx: &mut Cx<'_>, zone: Zone, rule: impl Into<Cited>) -> Option<u8> {
    if cx.board().zombie_left == 0 {
        let (pile, mut cards) = (cx.board().zombie_discard, [0; 64]);
        let listed = (0..64).filter(|card| pile >> card & 1 == 1);
        let count = cards.iter_mut().zip(listed).map(|(place, card)| *place = card).count();
        shuffle_zombies(cx, &cards[..count], Rule::ZombieReshuffle);
    }
    let key = cx.key();
    let left = cx.board().zombie_left as usize;
    let number = *cx.board().zombie_deck.open(key)[..left].last()?;
    let place = cx.place(zone);
    cx.tell(rule, Seen::CardDrawn { number, zone: place });
    Some(number)
}

pub(crate) fn shuffle_zombies(cx: &mut Cx<'_>, cards: &[u8], rule: Rule) {
    let mut order = Box::new([0; 64]);
    order[..cards.len()].copy_from_slice(cards);
    cx.throw(streams::ZOMBIES).shuffle(&mut order[..cards.len()]);
    cx.let_happen(rule.into(), Event::ZombiesShuffled { cards: cards.len() as u8, order: Secret::new(order) });
}
