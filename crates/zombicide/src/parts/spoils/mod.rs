//! Spoils: a shuffled deck of Vault weapons. Mighty enemies leave one behind, some objectives give one.

mod told;

pub use super::{Empty as Section, Nothing as Card, Nothing as Frame};
pub use told::{Answer, Hidden, Seen, View, ZoneView};

use super::moments::Part;
use super::{own, types};
use crate::actions::Acting;
use crate::actions::packing::Pack;
use crate::board::Board;
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{RawGoal, RawWhen};
use crate::deeds::{check_goals, give_xp, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Row, traced, traced_as};
use crate::pieces::{self, Hero, Kind, Spot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Rule as CoreRule;
use crate::setup::starting_cards;
use crate::streams;
use holdout_kernel::{Key, Phrase, RuleId, Secret, Throw};
use std::collections::BTreeMap;

/// Most cards of the deck, and different starting cards of a box.
pub const MOST: usize = 8;

/// May pick up what lies in the next zone, among [`crate::skills::Perks::own`].
pub const COLLECTS: u32 = 1 << 13;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Spoils {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of spoils.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Deck,
    Drops,
    Take,
    Given,
}

own!(Spoils: Rule, Seen, Answer, Hidden);

/// What the part keeps on the board: the deck, its top card last; behind it those that have left it, in turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    pub deck: Secret<Row<pieces::Card, MOST>>,
    pub left: u8,
    /// Where those that have left the deck lie face down.
    pub lying: [Zone; MOST],
    /// How many the team has got so far.
    pub obtained: u8,
    /// Starting cards put back in the box, by their order in the content.
    pub home: [u8; MOST],
}

traced!(State { deck, left, lying, obtained, home });

/// So many have been got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {
    pub count: u8,
}

traced_as!(Want, "vault-weapons", count);

/// The taker gets one; experience if there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    pub otherwise: u8,
}

traced_as!(Effect, "vault-weapon", otherwise);

fn row(cards: &[pieces::Card]) -> Row<pieces::Card, MOST> {
    let mut row = Row([pieces::Card::NONE; MOST]);
    row.iter_mut().zip(cards).for_each(|(place, card)| *place = *card);
    row
}

fn cards(board: &Board) -> Vec<pieces::Card> {
    let all = board.content().cards.iter().enumerate();
    let all = all.flat_map(|(at, info)| std::iter::repeat_n(pieces::Card(at as u8 + 1), info.in_vault as usize));
    all.take(MOST).collect()
}

/// Zones with something to pick up for a Survivor.
fn in_reach(acting: &Acting<'_>) -> ZoneSet {
    let board = acting.board;
    if board.parts.spoils.lying == [Zone::NONE; MOST] {
        return ZoneSet::EMPTY;
    }
    let lying: ZoneSet = board.parts.spoils.lying.into_iter().filter(|zone| *zone != Zone::NONE).collect();
    let mut near = ZoneSet::only(acting.zone);
    if acting.perks.own & COLLECTS != 0 {
        let seen = board.lines(acting.zone, acting.eyes()).at(|range| range == 1);
        near = near.or(seen.and(board.steps_of(acting.hero)));
    }
    lying.and(near)
}

fn obtain(cx: &mut Cx<'_>, hero: Hero, place: usize, rule: Rule) -> crate::Frame {
    let card = cx.board().parts.spoils.deck.open(cx.key())[place];
    let (who, name) = (cx.who(hero), cx.name(card));
    cx.tell(rule, Seen::VaultTaken { who, card: name, place: place as u8 });
    check_goals(cx, false);
    crate::Frame::Pack(Pack::one(cx.board(), hero, card))
}

impl Part for Spoils {
    types!();
    const GOALS: &'static [&'static str] = &["artefacts"];

    fn read_goal(
        goal: &RawGoal,
        at: usize,
        draft: &mut Draft<'_, '_>,
        _: &Map,
        _: &[Vec<VaultItem>; 2],
    ) -> Option<Want> {
        draft.fields(at, "goal", &goal.others(&["count"]));
        let count = goal.count?;
        let there: u8 = draft.cards().iter().map(|card| card.in_vault).sum();
        if count == 0 || count > there {
            draft.wrong(at, format!("Vault weapons wanted: {count}; there are: {there}"));
        }
        Some(Want { count })
    }

    fn read_effect(raw: &RawWhen) -> Option<Effect> {
        (raw.effect.get_ref() == "artefact").then(|| Effect { otherwise: raw.otherwise_xp.unwrap_or(0) })
    }

    fn progress(board: &Board, want: &Want) -> (u8, u8) {
        (board.parts.spoils.obtained.min(want.count), want.count)
    }

    fn goal_phrase(_: &Board, want: &Want) -> Phrase {
        Phrase::new("wd-goal-artefacts").arg("count", want.count)
    }

    fn set_up(&self, cx: &mut Cx<'_>) {
        let mut cards = cards(cx.board());
        cx.throw(streams::VAULTS).shuffle(&mut cards);
        let order = Secret::new(row(&cards));
        cx.let_happen(Rule::Deck.into(), Hidden::VaultShuffled { cards: cards.len() as u8, order }.into());
    }

    fn happens(&self, cx: &mut Cx<'_>, hero: Hero, _: Zone, effect: &Effect) -> Option<crate::Frame> {
        let left = cx.board().parts.spoils.left as usize;
        if left == 0 {
            let who = cx.who(hero);
            cx.tell(Rule::Given, Seen::VaultEmpty { who });
            give_xp(cx, hero, effect.otherwise, CoreRule::ObjectiveXp);
            return None;
        }
        Some(obtain(cx, hero, left - 1, Rule::Given))
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        if acting.has_action() {
            for zone in in_reach(acting).iter() {
                let zone = (zone != acting.zone).then(|| acting.board.spot(zone));
                out.offer(Answer::TakeVault { zone }.into());
            }
        }
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        let Answer::TakeVault { zone } = answer;
        pay(cx, hero, 0, Rule::Take);
        let zone = zone.map_or(cx.board().hero(hero).zone, |spot| cx.board().at(spot));
        let place = cx.board().parts.spoils.lying.iter().position(|at| *at == zone)?;
        Some(obtain(cx, hero, place, Rule::Take))
    }

    fn killed(&self, cx: &mut Cx<'_>, zone: Zone, kind: Kind, count: u8) {
        if matches!(kind, Kind::Abomination | Kind::Necromancer) {
            for _ in 0..count.min(cx.board().parts.spoils.left) {
                let zone = cx.place(zone);
                cx.tell(Rule::Drops, Seen::VaultDropped { zone });
            }
        }
    }

    /// Of cards that are alike, those dealt at the start go back to the box first.
    fn takes_back(board: &mut Board, card: pieces::Card, held: bool) -> bool {
        if !held {
            return false;
        }
        let all = board.content().cards.iter().enumerate();
        let mut starting = all.filter(|(_, info)| info.starting > 0).take(MOST);
        let Some(place) = starting.position(|(at, _)| at + 1 == card.0 as usize) else { return false };
        let dealt = starting_cards(board).filter(|one| *one == card).count() as u8;
        let home = &mut board.parts.spoils.home[place];
        let back = *home < dealt;
        *home += u8::from(back);
        back
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let it = &mut board.parts.spoils;
        match *seen {
            Seen::VaultDropped { zone } => {
                it.left -= 1;
                it.lying[it.left as usize] = zone.zone;
            }
            Seen::VaultTaken { place, .. } => {
                // From the top of the deck, or from the ground.
                it.left -= u8::from(place + 1 == it.left);
                it.lying[place as usize] = Zone::NONE;
                it.obtained += 1;
            }
            Seen::VaultShuffled { .. } | Seen::VaultEmpty { .. } => {}
        }
    }

    fn evolve_hidden(board: &mut Board, hidden: &Hidden, _: Key) {
        let Hidden::VaultShuffled { cards, order } = hidden;
        (board.parts.spoils.deck, board.parts.spoils.left) = (*order, *cards);
    }

    fn see(hidden: &Hidden) -> Seen {
        let Hidden::VaultShuffled { cards, .. } = hidden;
        Seen::VaultShuffled { cards: *cards }
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        View { vault_deck: board.parts.spoils.left, artefacts: board.parts.spoils.obtained }
    }

    fn zone_view(&self, board: &Board, zone: Zone) -> ZoneView {
        ZoneView { drops: board.parts.spoils.lying.iter().filter(|at| **at == zone).count() as u8 }
    }

    fn marks(_: &View, zone: &ZoneView, _: Spot) -> Vec<(String, &'static str)> {
        (zone.drops > 0).then(|| (format!("${}", zone.drops), "wd-mark-drops")).into_iter().collect()
    }

    fn told(view: &View) -> Vec<Phrase> {
        vec![Phrase::new("wd-picture-vault").arg("left", view.vault_deck).arg("got", view.artefacts)]
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, answer: &Answer) -> Phrase {
        told::answer(*answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }

    /// `vault_deck` lists the deck, the top one first, without it those nobody holds; `drops` what lies where;
    /// `artefacts` how many were got.
    fn arrange(&self, all: &mut Arranging) {
        let drops: BTreeMap<String, Vec<String>> = all.field("drops");
        let listed: Option<Vec<String>> = all.field("vault_deck");
        let mut lying = Vec::new();
        for (name, ids) in &drops {
            let zone = all.zone("drops", name);
            for id in ids {
                lying.extend(zone.zip(all.card("drops", id)));
            }
        }
        let mut deck: Vec<pieces::Card> = match listed {
            Some(ids) => ids.iter().rev().filter_map(|id| all.card("vault_deck", id)).collect(),
            None => cards(&all.board).into_iter().filter(|card| all.deck.contains(card)).rev().collect(),
        };
        all.at_most("vault_deck", deck.len() + lying.len(), MOST);
        deck.truncate(MOST - lying.len().min(MOST));
        let it = &mut all.board.parts.spoils;
        it.left = deck.len() as u8;
        for (at, (zone, card)) in lying.into_iter().enumerate().take(MOST) {
            it.lying[it.left as usize + at] = zone;
            deck.push(card);
        }
        it.deck = Secret::new(row(&deck));
        all.board.parts.spoils.obtained = all.field("artefacts");
    }

    fn imagine(board: &mut Board, key: Key, throw: &mut Throw<'_>) {
        let it = &mut board.parts.spoils;
        let unseen = |at: &usize| *at < it.left as usize || it.lying[*at] != Zone::NONE;
        let places: Vec<usize> = (0..MOST).filter(unseen).collect();
        let deck = it.deck.open_mut(key);
        let mut cards: Vec<pieces::Card> = places.iter().map(|at| deck[*at]).collect();
        crate::imagine::redraw(throw, &mut cards);
        places.iter().zip(cards).for_each(|(at, card)| deck[*at] = card);
    }

    fn count_cards(board: &Board, key: Key, count: &mut dyn FnMut(pieces::Card)) {
        let it = &board.parts.spoils;
        let there = (0..MOST).filter(|at| *at < it.left as usize || it.lying[*at] != Zone::NONE);
        there.for_each(|at| count(it.deck.open(key)[at]));
    }
}
