//! Objectives, reloading, noise, food, escape.

use super::Acting;
use super::moving::Moving;
use super::packing::{FOUND, Pack};
use crate::answer::Answer;
use crate::board::Board;
use crate::content::{CardEffect, Effect, Gear, Goal, Want};
use crate::deeds::{check_goals, give_xp, make_noise, pay, place_enemies, shuffle_deck_only};
use crate::desk::{Cx, Desk, Menu};
use crate::enemies::spawn::Spawn;
use crate::event::Seen;
use crate::frame::Frame;
use crate::knobs::Meals;
use crate::parts;
use crate::pieces::{Card, Hero, Slot, Slots, Zone};
use crate::rule::Rule;
use crate::why::Why;

pub(crate) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let board = acting.board;
    let here = board.objective_in(acting.zone).is_some();
    if acting.has_action() {
        if here {
            if is_later(board, acting.zone) {
                out.refuse(Answer::Objective, Why::NotYet, Rule::LaterGoal.into());
            } else if let Some((why, rule)) = parts::bars_objective(acting) {
                out.refuse(Answer::Objective, why, rule);
            } else {
                out.offer(Answer::Objective);
            }
        }
        out.offer(Answer::Noise);
    }
    if acting.it.unloaded != 0 && (acting.has_action() || acting.perks.reloads_free) {
        reload(acting, out);
    }
    if acting.gear.has(Gear::FOOD) && (board.knobs().meals == Meals::Free || acting.has_action()) {
        let food = |slot: &Slot| board.content().is(acting.it.cards[slot.index()], CardEffect::Food);
        for slot in acting.full.iter().filter(food) {
            let twin = acting.it.cards[..slot.index()].contains(&acting.it.cards[slot.index()]);
            if !twin {
                out.offer(Answer::Eat { slot });
            }
        }
    }
    if board.mission().exit == Some(acting.zone) {
        let goal = board.mission().goals.iter().find(|goal| goal.what == Want::Escape);
        match goal {
            Some(goal) if goal.after & !board.goals != 0 => {
                out.refuse(Answer::Escape, Why::NotYet, Rule::NotBefore.into());
            }
            Some(_) if acting.zombies > 0 => out.refuse(Answer::Escape, Why::ZombiesHere, Rule::Exit.into()),
            Some(_) => match parts::bars_escape(acting) {
                Some((why, rule)) => out.refuse(Answer::Escape, why, rule),
                None => out.offer(Answer::Escape),
            },
            None => {}
        }
    }
}

/// Whether the objective that lies open here belongs to a goal whose turn has not come.
fn is_later(board: &Board, zone: Zone) -> bool {
    let mission = board.mission();
    let open = board.objective_in(zone).filter(|number| *number >= mission.pool);
    let colour = open.map(|number| mission.colours[number]);
    let waits = |goal: &Goal| {
        matches!(goal.what, Want::ObjectivesOf(of) if Some(of) == colour) && goal.after & !board.goals != 0
    };
    mission.goals.iter().any(waits)
}

/// `Rule::Reload`: weapons held in hand.
fn reload(acting: &Acting<'_>, out: &mut Menu<'_>) {
    for slot in Slot::held().filter(|slot| acting.it.unloaded >> slot.0 & 1 == 1) {
        let card = acting.it.cards[slot.index()];
        let twin = (0..slot.0).any(|one| acting.it.cards[one as usize] == card && acting.it.unloaded >> one & 1 == 1);
        if !twin && acting.board.in_hand(acting.hero, slot, &acting.perks) {
            out.offer(Answer::Reload { slot });
        }
    }
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let who = cx.who(hero);
    match answer {
        Answer::Objective => take_objective(cx, hero),
        Answer::Reload { slot } => {
            if !cx.board().can(hero, |perks| perks.reloads_free) {
                pay(cx, hero, 0, Rule::Reload);
            }
            let it = cx.board().hero(hero);
            let card = it.cards[slot.index()];
            let pair = Slot::held().filter(|one| it.cards[one.index()] == card);
            let slots = pair.fold(Slots::default(), Slots::with);
            cx.tell(Rule::Reload, Seen::Reloaded { who, slots });
            None
        }
        Answer::Noise => {
            pay(cx, hero, 0, Rule::MakeNoise);
            make_noise(cx, hero, Rule::MakeNoise);
            None
        }
        Answer::Eat { slot } => {
            if cx.board().knobs().meals == Meals::Action {
                pay(cx, hero, 0, Rule::Food);
            }
            let card = cx.board().hero(hero).cards[slot.index()];
            let name = cx.name(card);
            cx.tell(Rule::Food, Seen::Discarded { who, card: name, slot });
            give_xp(cx, hero, 1, Rule::Food);
            check_goals(cx, false);
            None
        }
        _ => unreachable!("{answer:?} was not offered"),
    }
}

/// A free Move Action to be used at once.
pub(crate) fn free_move(cx: &Cx<'_>, hero: Hero, with_price: bool) -> Frame {
    let acting = Acting::of(cx.board(), hero);
    let price = if with_price && !acting.perks.slips { acting.zombies } else { 0 };
    let zones = if acting.perks.two_zones { 2 } else { 1 } + acting.perks.longer_moves;
    Frame::Moving(Moving { hero, left: zones, price })
}

/// `Rule::TakeObjective`: its experience and its goal, and what the mission says about it.
fn take_objective(cx: &mut Cx<'_>, hero: Hero) -> Option<Frame> {
    pay(cx, hero, 0, Rule::TakeObjective);
    let zone = cx.board().hero(hero).zone;
    let number = cx.board().objective_in(zone)?;
    let colour = cx.board().colours.open(cx.key())[number];
    let (who, place) = (cx.who(hero), cx.place(zone));
    cx.tell(Rule::HiddenObjectives, Seen::ObjectiveTaken { who, zone: place, number: number as u8, colour });
    let xp = cx.board().mission().objective_xp;
    give_xp(cx, hero, xp, Rule::ObjectiveXp);
    let waiting: Vec<Zone> =
        cx.board().tokens.iter().filter(|token| token.waits_for == Some(colour)).map(|token| token.zone).collect();
    for zone in waiting {
        let zone = cx.place(zone);
        cx.tell(Rule::TokenWakes, Seen::TokenActivated { zone, colour });
    }
    parts::took(cx, hero, colour);
    let mission = cx.board().mission();
    let set_off = mission.when.iter().filter(|(trigger, _)| trigger.is_set_off_by(colour));
    // What the taker gets at once belongs to the taking; what follows from it comes after goals are looked at.
    for (_, effect) in set_off.clone().filter(|(_, effect)| is_gain(effect)) {
        happen(cx, hero, zone, effect);
    }
    check_goals(cx, false);
    if cx.board().outcome.is_some() {
        return None;
    }
    let mut next = None;
    for (_, effect) in set_off.filter(|(_, effect)| !is_gain(effect)) {
        next = next.or(happen(cx, hero, zone, effect));
    }
    next
}

/// Experience, and things for the own board.
const fn is_gain(effect: &Effect) -> bool {
    matches!(effect, Effect::Xp(_) | Effect::Part(parts::Effect::Quests(_) | parts::Effect::Ramparts(_)))
}

/// A card from the deck, or from the discard pile.
pub(crate) fn find_card(cx: &mut Cx<'_>, hero: Hero, card: Card) -> Option<Frame> {
    let (who, name) = (cx.who(hero), cx.name(card));
    if cx.board().deck_cards(cx.key()).contains(&card) {
        cx.tell(Rule::MissionEvent, Seen::FoundInDeck { who, card: name });
    } else if cx.board().discard[card.0 as usize] > 0 {
        cx.tell(Rule::MissionEvent, Seen::FoundInDiscard { who, card: name });
    } else {
        return None;
    }
    shuffle_deck_only(cx, Rule::MissionEvent);
    Some(Frame::Pack(Pack::one(cx.board(), hero, card)))
}

fn happen(cx: &mut Cx<'_>, hero: Hero, zone: Zone, effect: &Effect) -> Option<Frame> {
    match effect {
        Effect::Spawn => Some(Frame::Spawn(Spawn::single(zone))),
        Effect::Appear(kinds) => {
            let kind = *kinds.iter().find(|kind| cx.board().on_board(**kind) == 0)?;
            parts::appears(cx.board(), kind, zone).or_else(|| place_enemies(cx, zone, kind, 1, Rule::MissionEvent))
        }
        Effect::FindCard(card) => find_card(cx, hero, *card),
        Effect::Give(cards) => {
            let mut found = [Card::NONE; FOUND];
            found.iter_mut().zip(cards).for_each(|(place, card)| *place = *card);
            Some(Frame::Pack(Pack::found(cx.board(), hero, found, cards.len() as u8)))
        }
        Effect::Xp(amount) => {
            give_xp(cx, hero, *amount, Rule::ObjectiveXp);
            None
        }
        Effect::Part(effect) => parts::happens(cx, hero, zone, effect),
    }
}
