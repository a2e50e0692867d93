//! Quests: what single missions add. Piles of cards, a cache, buildings that are burnt down, spawn tokens that are banished.

mod told;

pub use super::{Nothing as Card, Nothing as Hidden};
pub use told::{Answer, Restoring as Frame, Seen, View, ZoneView};

use super::moments::Part;
use super::{own, types, without};
use crate::actions::Acting;
use crate::actions::searching::Search;
use crate::actions::things::find_card;
use crate::board::Board;
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{Name, RawGoal, RawWhen};
use crate::deeds::{check_goals, die, give_xp, kill, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Row, traced, traced_as};
use crate::event::Seen as CoreSeen;
use crate::pieces::{self, Colour, Hero, Keepsake, Kind, MAX_TEAM, Spot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::skills::SEARCH;
use crate::why::Why;
use holdout_kernel::{Key, Phrase, RuleId, Secret, Throw};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Piles of a mission, and cards of all of them.
const PILES: usize = 2;
const PILED: usize = PILES * MAX_TEAM;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Quests {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of quests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    LayPiles,
    TakePiled,
    PileFirst,
    Cache,
    Keeps,
    Restores,
    Banish,
    Burns,
    NotToTake,
}

own!(Quests: Rule, Seen, Answer, Frame);

/// What the part keeps on the board: piles with their top card last.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    pub piles: Secret<Row<pieces::Card, PILED>>,
    pub left: [u8; PILES],
}

traced!(State { piles, left });

/// What a mission says.
#[derive(Clone, Debug, Default)]
pub struct Section {
    pub piles: Vec<Zone>,
    pub cache: Option<(Zone, pieces::Card)>,
    pub banishing: Option<Banishing>,
    pub burning: Option<(Colour, u8)>,
}

traced!(Section { piles, cache, banishing, burning });

/// How spawn tokens are banished.
#[derive(Clone, Copy, Debug)]
pub struct Banishing {
    pub token: Keepsake,
    /// What makes up a further one, all of it together.
    pub fragment: Option<Keepsake>,
    /// Where the spawn token goes.
    pub to: Zone,
    /// Corruption under it goes, with all it is connected with.
    pub clears: bool,
}

traced!(Banishing { token, fragment, to, clears });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPiles {
    zones: Vec<Name>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCache {
    zone: Name,
    card: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBanishing {
    token: Keepsake,
    fragment: Option<Keepsake>,
    to: Name,
    #[serde(default)]
    clears: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBurning {
    colour: Colour,
    xp: u8,
}

/// So many buildings have been burnt down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {
    pub count: u8,
}

traced_as!(Want, "burn", count);

/// The objective goes onto the taker's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    pub what: Keepsake,
}

traced_as!(Effect, "keep", what);

fn section(board: &Board) -> &'static Section {
    &board.mission().parts.quests
}

/// The pile of a zone that still holds cards.
fn pile(board: &Board, zone: Zone) -> Option<usize> {
    let at = section(board).piles.iter().position(|pile| *pile == zone)?;
    (board.parts.quests.left[at] > 0).then_some(at)
}

/// Objectives of a colour that nobody has taken and nothing has removed.
fn untaken(board: &Board, colour: Colour) -> u8 {
    let all = board.mission().colours.iter().filter(|one| **one == colour).count() as u8;
    all.saturating_sub(board.taken_of[colour as usize] + board.gone_of[colour as usize])
}

fn carried(board: &Board, what: Keepsake) -> u8 {
    board.living().map(|hero| board.hero(hero).kept[what.index()]).sum()
}

/// Whether nothing is left that could banish, while Corruption is.
pub(crate) fn has_no_tome(board: &Board) -> bool {
    let Some(rule) = section(board).banishing.filter(|_| !board.terrain.taint.is_empty()) else { return false };
    let all = board.mission().colours.iter().filter(|one| **one == Colour::Red).count() as u8;
    let whole = |fragment| all > 0 && untaken(board, Colour::Red) + carried(board, fragment) == all;
    let open = untaken(board, Colour::Blue) + untaken(board, Colour::Green) + carried(board, rule.token);
    open == 0 && !rule.fragment.is_some_and(whole)
}

/// Whether too few are left for the spawn tokens that lie elsewhere.
pub(crate) fn too_few_relics(board: &Board, zone: Zone) -> bool {
    let Some(rule) = section(board).banishing else { return false };
    let elsewhere = board.active_tokens().filter(|(_, token)| !token.special && token.zone != zone).count();
    usize::from(untaken(board, Colour::Red) + carried(board, rule.token)) < elsewhere
}

/// Spawn tokens somebody may banish from where he stands.
fn banishable(acting: &Acting<'_>, rule: &Banishing) -> Vec<u8> {
    let board = acting.board;
    let mut near = board.mission().map.touching(acting.zone);
    near.insert(acting.zone);
    let of_use = |zone: Zone| zone != rule.to || rule.clears && board.terrain.taint.contains(zone);
    let tokens = board.active_tokens().filter(|(_, token)| !token.special && near.contains(token.zone));
    tokens.filter(|(_, token)| of_use(token.zone)).map(|(at, _)| at as u8 + 1).collect()
}

/// Whether the cache has a card left: all of them that nobody holds are in the deck or in the discard pile.
fn cache_has(board: &Board, card: pieces::Card) -> bool {
    let info = board.content().card(card);
    let held = board.living().flat_map(|hero| board.hero(hero).cards).filter(|one| *one == card).count();
    held < usize::from(info.in_deck + info.starting)
}

/// A zone and all Corruption connected with it.
fn connected(board: &Board, from: Zone) -> ZoneSet {
    let taint = board.terrain.taint;
    let mut found = ZoneSet::only(from).and(taint);
    let mut edge = found;
    while !edge.is_empty() {
        let next = edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(board.mission().map.touching(zone)));
        edge = next.and(taint).minus(found);
        found = found.or(edge);
    }
    found
}

fn banish(cx: &mut Cx<'_>, hero: Hero, number: u8) {
    let Some(rule) = section(cx.board()).banishing else { return };
    pay(cx, hero, 0, Rule::Banish);
    let who = cx.who(hero);
    cx.tell(Rule::Banish, CoreSeen::Parted { who, what: rule.token, count: 1 });
    let from = cx.board().tokens[number as usize - 1].zone;
    let (place, to) = (cx.place(from), cx.place(rule.to));
    cx.tell(Rule::Banish, Seen::Banished { who, number, zone: place });
    cx.tell(Rule::Banish, CoreSeen::SpawnTokenMoved { token: number - 1, to });
    if rule.clears {
        let zones = connected(cx.board(), from);
        zones.iter().for_each(|zone| super::corruption::cleanse(cx, zone));
    }
    check_goals(cx, false);
}

/// The number of an objective that burns with its building.
fn fuel(board: &Board, zone: Zone) -> Option<usize> {
    let (colour, _) = section(board).burning?;
    board.objective_in(zone).filter(|at| *at >= board.mission().pool && board.mission().colours[*at] == colour)
}

fn burn_down(cx: &mut Cx<'_>, hero: Hero, zone: Zone, number: usize) {
    let board = cx.board();
    let building = board.mission().map.building(zone, &board.terrain);
    let (who, place) = (cx.who(hero), cx.place(zone));
    cx.tell(Rule::Burns, Seen::BuildingBurnt { who, zone: place, number: number as u8, building });
    // What loses comes before what wins.
    for room in building.iter() {
        let victims: Vec<Hero> = cx.board().living_in(room).collect();
        for victim in victims {
            die(cx, victim, Rule::Burns);
        }
        if cx.board().outcome.is_some() {
            return;
        }
        super::garrison::perish(cx, room);
    }
    let xp = section(cx.board()).burning.map_or(0, |(_, xp)| xp);
    give_xp(cx, hero, xp, Rule::Burns);
    for room in building.iter() {
        let counts = cx.board().zombies[room.index()];
        for kind in Kind::ALL {
            kill(cx, Some(hero), room, kind, counts[kind.index()], Rule::Burns);
        }
    }
    check_goals(cx, false);
}

/// Who holds every fragment of what banishes.
fn whole(board: &Board) -> Option<Hero> {
    let fragment = section(board).banishing?.fragment?;
    let all = board.mission().colours.iter().filter(|one| **one == Colour::Red).count() as u8;
    board.living().find(|hero| all > 0 && board.hero(*hero).kept[fragment.index()] == all)
}

impl Part for Quests {
    types!();
    without!(hidden);

    const SECTIONS: &'static [&'static str] = &["piles", "cache", "banishing", "burning"];

    fn read_section(draft: &mut Draft<'_, '_>, map: &Map) -> Section {
        let mut all = Section::default();
        if let Some(raw) = draft.section::<RawPiles>("piles") {
            if let Some(name) = raw.zones.get(PILES) {
                draft.wrong(name.span().start, format!("a mission has at most {PILES} piles"));
            }
            all.piles = raw.zones.iter().take(PILES).filter_map(|name| draft.place(map, name)).collect();
        }
        if let Some(raw) = draft.section::<RawCache>("cache") {
            let card = draft.card(raw.card.get_ref(), raw.card.span().start);
            all.cache = draft.place(map, &raw.zone).zip(card);
        }
        if let Some(raw) = draft.section::<RawBanishing>("banishing") {
            let to = draft.place(map, &raw.to).unwrap_or_default();
            all.banishing = Some(Banishing { token: raw.token, fragment: raw.fragment, to, clears: raw.clears });
        }
        all.burning = draft.section::<RawBurning>("burning").map(|raw| (raw.colour, raw.xp));
        all
    }

    const GOALS: &'static [&'static str] = &["burn"];

    fn read_goal(
        goal: &RawGoal,
        at: usize,
        draft: &mut Draft<'_, '_>,
        _: &Map,
        _: &[Vec<VaultItem>; 2],
    ) -> Option<Want> {
        draft.fields(at, "goal", &goal.others(&["count"]));
        Some(Want { count: goal.count? })
    }

    fn read_effect(raw: &RawWhen) -> Option<Effect> {
        (raw.effect.get_ref() == "keep").then_some(Effect { what: raw.token? })
    }

    fn progress(board: &Board, want: &Want) -> (u8, u8) {
        // What burns with its building cannot be taken otherwise.
        (section(board).burning.map_or(0, |(colour, _)| board.taken_of[colour as usize]), want.count)
    }

    fn impossible(board: &Board, _: &Want) -> bool {
        section(board).burning.is_some_and(|(colour, _)| board.gone_of[colour as usize] > 0)
    }

    fn goal_phrase(_: &Board, want: &Want) -> Phrase {
        Phrase::new("wd-goal-burn").arg("count", want.count)
    }

    fn set_up(&self, cx: &mut Cx<'_>) {
        if !section(cx.board()).piles.is_empty() {
            let each = cx.board().team;
            cx.tell(Rule::LayPiles, Seen::PilesLaid { each });
        }
    }

    fn happens(&self, cx: &mut Cx<'_>, hero: Hero, _: Zone, effect: &Effect) -> Option<crate::Frame> {
        let who = cx.who(hero);
        cx.tell(Rule::Keeps, CoreSeen::Kept { who, what: effect.what, count: 1 });
        None
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        let (board, all) = (acting.board, section(acting.board));
        if pile(board, acting.zone).is_some() && acting.can_act(SEARCH) {
            if acting.zombies > 0 {
                out.refuse(Answer::Pile.into(), Why::ZombiesHere, Rule::TakePiled.into());
            } else {
                out.offer(Answer::Pile.into());
            }
        }
        if !acting.has_action() {
            return;
        }
        if all.cache.is_some_and(|(zone, card)| zone == acting.zone && cache_has(board, card)) {
            out.offer(Answer::Cache.into());
        }
        if let Some(rule) = all.banishing.filter(|rule| acting.it.kept[rule.token.index()] > 0) {
            for number in banishable(acting, &rule) {
                out.offer(Answer::Banish { number }.into());
            }
        }
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        match answer {
            Answer::Pile => {
                pay(cx, hero, SEARCH, Rule::TakePiled);
                let zone = cx.board().hero(hero).zone;
                let at = pile(cx.board(), zone)?;
                let it = &cx.board().parts.quests;
                let card = it.piles.open(cx.key())[at * MAX_TEAM + it.left[at] as usize - 1];
                let (who, name) = (cx.who(hero), cx.name(card));
                cx.tell(Rule::TakePiled, Seen::PileTaken { who, card: name, pile: at as u8 });
                Some(crate::Frame::Search(Search::holding(hero, card)))
            }
            Answer::Cache => {
                pay(cx, hero, 0, Rule::Cache);
                let (_, card) = section(cx.board()).cache?;
                find_card(cx, hero, card)
            }
            Answer::Banish { number } => {
                banish(cx, hero, number);
                None
            }
        }
    }

    fn bars_search(&self, acting: &Acting<'_>) -> Option<(Why, Cited)> {
        pile(acting.board, acting.zone).map(|_| (Why::Said("wd-why-pile"), Rule::TakePiled.into()))
    }

    fn bars_objective(&self, acting: &Acting<'_>) -> Option<(Why, Cited)> {
        if pile(acting.board, acting.zone).is_some() {
            return Some((Why::Said("wd-why-pile-first"), Rule::PileFirst.into()));
        }
        fuel(acting.board, acting.zone).map(|_| (Why::Said("wd-why-burns"), Rule::NotToTake.into()))
    }

    fn is_due(&self, board: &Board) -> bool {
        section(board).banishing.is_some() && whole(board).is_some()
    }

    fn due(&self, board: &Board) -> Option<crate::Frame> {
        whole(board).map(|hero| Frame { hero }.into())
    }

    fn burnt(&self, cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
        if let Some(number) = fuel(cx.board(), zone) {
            burn_down(cx, hero, zone, number);
        }
    }

    fn evolve(board: &mut Board, seen: &Seen, key: Key) {
        match *seen {
            Seen::PilesLaid { each } => {
                let mut row = Row([pieces::Card::NONE; PILED]);
                for at in 0..board.mission().parts.quests.piles.len() {
                    let top = board.deck_cards(key).len();
                    let each = (each as usize).min(top);
                    let cards = board.deck_cards(key)[top - each..].to_vec();
                    row[at * MAX_TEAM..at * MAX_TEAM + each].copy_from_slice(&cards);
                    board.deck_left -= each as u8;
                    board.parts.quests.left[at] = each as u8;
                }
                board.parts.quests.piles = Secret::new(row);
            }
            Seen::PileTaken { pile, .. } => board.parts.quests.left[pile as usize] -= 1,
            Seen::BuildingBurnt { number, building, .. } => {
                let colour = board.mission().colours[number as usize];
                board.taken |= 1 << number;
                board.colours_taken |= colour.bit();
                board.taken_of[colour as usize] += 1;
                board.terrain.turned = board.terrain.turned.or(building);
            }
            Seen::Banished { .. } | Seen::TomeRestored { .. } => {}
        }
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        View { cache: section(board).cache.map(|(zone, _)| board.spot(zone)) }
    }

    fn zone_view(&self, board: &Board, zone: Zone) -> ZoneView {
        ZoneView { pile: pile(board, zone).map(|at| board.parts.quests.left[at]) }
    }

    fn marks(view: &View, zone: &ZoneView, spot: Spot) -> Vec<(String, &'static str)> {
        let pile = zone.pile.map(|cards| (format!("[{cards}]"), "wd-mark-pile"));
        let cache = (view.cache == Some(spot)).then(|| ("%".to_owned(), "wd-mark-cache"));
        pile.into_iter().chain(cache).collect()
    }

    fn answer_phrase(_: &crate::Frame, board: &Board, answer: &Answer) -> Phrase {
        told::answer(board, *answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }

    /// `piles` says what lies in each, the top card first.
    fn arrange(&self, all: &mut Arranging) {
        let listed: BTreeMap<String, Vec<String>> = all.field("piles");
        let zones = section(&all.board).piles.clone();
        let mut row = Row([pieces::Card::NONE; PILED]);
        for (name, ids) in &listed {
            let zone = all.zone("piles", name);
            let Some(at) = zones.iter().position(|pile| Some(*pile) == zone) else {
                all.wrong("piles", format!("no pile lies in {name}"));
                continue;
            };
            all.at_most("piles", ids.len(), MAX_TEAM);
            let cards: Vec<pieces::Card> = ids.iter().rev().filter_map(|id| all.card("piles", id)).collect();
            for (place, card) in row[at * MAX_TEAM..(at + 1) * MAX_TEAM].iter_mut().zip(&cards) {
                *place = *card;
            }
            all.board.parts.quests.left[at] = cards.len().min(MAX_TEAM) as u8;
        }
        all.board.parts.quests.piles = Secret::new(row);
    }

    fn imagine(board: &mut Board, key: Key, throw: &mut Throw<'_>) {
        let left = board.parts.quests.left;
        let places: Vec<usize> =
            (0..PILES).flat_map(|at| (0..left[at] as usize).map(move |card| at * MAX_TEAM + card)).collect();
        if places.is_empty() {
            return;
        }
        // What lies in the piles nobody knows, nor what is left in the deck.
        let deck = board.deck_left as usize;
        let mut cards: Vec<pieces::Card> = board.deck.open(key)[..deck].to_vec();
        cards.extend(places.iter().map(|at| board.parts.quests.piles.open(key)[*at]));
        crate::imagine::redraw(throw, &mut cards);
        board.deck.open_mut(key)[..deck].copy_from_slice(&cards[..deck]);
        let piles = board.parts.quests.piles.open_mut(key);
        places.iter().zip(&cards[deck..]).for_each(|(at, card)| piles[*at] = *card);
    }

    fn count_cards(board: &Board, key: Key, count: &mut dyn FnMut(pieces::Card)) {
        let it = &board.parts.quests;
        for at in 0..PILES {
            let cards = &it.piles.open(key)[at * MAX_TEAM..at * MAX_TEAM + it.left[at] as usize];
            for card in cards {
                count(*card);
            }
        }
    }
}
