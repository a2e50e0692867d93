//! Any arrangement of the table as somebody writes it down: a mission, and what is different from its setup.

use crate::Frame;
use crate::board::*;
use crate::content::{CardEffect, Content};
use crate::digest::Row;
use crate::parts;
use crate::pieces::*;
use crate::round::{Next, Round};
use crate::setup::{Setup, deck_cards, zombie_cards};
use crate::skills::Perks;
use crate::turn::Turn;
use holdout_kernel::{Key, Problem, Seat, Secret};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Debug, Deserialize)]
pub struct Position {
    pub mission: String,
    #[serde(default = "one")]
    pub players: u8,
    pub survivors: Vec<Person>,
    /// Figures by zone; zones not named hold none.
    #[serde(default)]
    pub zombies: BTreeMap<String, BTreeMap<Kind, u8>>,
    #[serde(default)]
    pub noise: BTreeMap<String, u8>,
    /// Objectives taken, by zone.
    #[serde(default)]
    pub taken: Vec<String>,
    /// Colours of objectives, by zone; the others as the mission lists them.
    #[serde(default)]
    pub objectives: BTreeMap<String, Colour>,
    /// Spawn tokens; without it those of the mission.
    #[serde(default)]
    pub tokens: Option<Vec<TokenAt>>,
    /// The next cards, the top one first; the rest follows in the order of the content.
    #[serde(default)]
    pub equipment_deck: Vec<String>,
    /// Numbers of the next Zombie cards, the top one first.
    #[serde(default)]
    pub zombie_deck: Vec<u8>,
    /// The decks hold nothing but what is listed.
    #[serde(default)]
    pub only_listed: bool,
    #[serde(default)]
    pub equipment_discard: BTreeMap<String, u8>,
    /// Figures of a kind in the box.
    #[serde(default)]
    pub figures: BTreeMap<Kind, u8>,
    #[serde(default)]
    pub kills: BTreeMap<Kind, u8>,
    #[serde(default)]
    pub goals: Vec<u8>,
    #[serde(default)]
    pub phase: Option<Phase>,
    /// Whose Turn it is, by id.
    #[serde(default)]
    pub turn: Option<String>,
    #[serde(default)]
    pub first: Seat,
    #[serde(default)]
    pub spawn_first: Option<String>,
    /// Objectives removed untaken, by zone.
    #[serde(default)]
    pub objectives_lost: Vec<String>,
    /// Experience begins again where it ends.
    #[serde(default)]
    pub ultrared: bool,
    /// What the parts in play read.
    #[serde(flatten)]
    pub parts: BTreeMap<String, Value>,
}

const fn one() -> u8 {
    1
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)] // Tokens and facts of a Turn.
pub struct Person {
    pub id: String,
    #[serde(default)]
    pub player: Seat,
    #[serde(default)]
    pub zone: Option<String>,
    #[serde(default)]
    pub wounds: u8,
    #[serde(default)]
    pub xp: u8,
    /// Skills; without it those of the card up to the level, the first where there is a choice.
    #[serde(default)]
    pub skills: Option<Vec<String>>,
    #[serde(default)]
    pub hands: Vec<String>,
    #[serde(default)]
    pub body: Option<OneOrMore>,
    #[serde(default)]
    pub pack: Vec<String>,
    /// Slots whose weapon is not loaded.
    #[serde(default)]
    pub unloaded: Vec<String>,
    /// Actions left, in his Turn.
    #[serde(default)]
    pub actions: Option<u8>,
    #[serde(default)]
    pub acted: bool,
    #[serde(default)]
    pub rotten: bool,
    #[serde(default)]
    pub killed: bool,
    #[serde(default)]
    pub fate: Fate,
    /// Ammunition attached to what a hand holds, by slot.
    #[serde(default)]
    pub attached: BTreeMap<String, Vec<String>>,
    /// Tokens that take no slot, by colour.
    #[serde(default)]
    pub remotes: Vec<Colour>,
    /// Things on his board that take no slot.
    #[serde(default)]
    pub tokens: BTreeMap<Keepsake, u8>,
    /// How often his experience began again.
    #[serde(default)]
    pub laps: u8,
    /// Searched in this Turn.
    #[serde(default)]
    pub searched: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenAt {
    pub zone: String,
    #[serde(default)]
    pub colour: Colour,
    #[serde(default)]
    pub waits_for: Option<Colour>,
    #[serde(default)]
    pub necromancer: bool,
    #[serde(default)]
    pub asleep: bool,
}

/// One card, or several.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum OneOrMore {
    One(String),
    More(Vec<String>),
}

impl OneOrMore {
    fn all(&self) -> &[String] {
        match self {
            Self::One(id) => std::slice::from_ref(id),
            Self::More(ids) => ids,
        }
    }
}

/// Everything that does not fit, collected.
pub(crate) struct Arranging {
    pub board: Board,
    /// Cards left for the deck.
    pub deck: Vec<Card>,
    problems: Vec<Problem>,
    /// Fields no part has read yet.
    fields: BTreeMap<String, Value>,
    /// Kinds whose figures in the box are given.
    given: u8,
}

impl Arranging {
    pub fn wrong(&mut self, place: &str, what: String) {
        self.problems.push(Problem::new(place, what));
    }

    /// Takes a field of a part; what is not there is empty.
    pub fn field<T: DeserializeOwned + Default>(&mut self, name: &str) -> T {
        let Some(written) = self.fields.remove(name) else { return T::default() };
        serde_json::from_value(written).unwrap_or_else(|error| {
            self.wrong(name, error.to_string());
            T::default()
        })
    }

    /// Whether the position says how many figures of a kind the box has.
    pub const fn figures_given(&self, kind: Kind) -> bool {
        self.given & kind.bit() != 0
    }

    pub fn at_most(&mut self, place: &str, count: usize, most: usize) {
        if count > most {
            self.problems.push(Problem::new(place, format!("{count} are listed, there are at most {most}")));
        }
    }

    pub fn zone(&mut self, place: &str, name: &str) -> Option<Zone> {
        let zone = self.board.mission().zone(name);
        if zone.is_none() {
            self.problems.push(Problem::new(place, format!("there is no zone {name}")));
        }
        zone
    }

    pub fn card(&mut self, place: &str, id: &str) -> Option<Card> {
        let Some(card) = self.board.content().card_named(id) else {
            self.problems.push(Problem::new(place, format!("there is no card {id}")));
            return None;
        };
        if let Some(at) = self.deck.iter().position(|one| *one == card) {
            self.deck.remove(at);
            return Some(card);
        }
        self.problems.push(Problem::new(place, format!("the box holds no further {id}")));
        None
    }
}

impl Position {
    pub(crate) fn arrange(&self, content: &'static Content) -> Result<(Board, Vec<Frame>), Vec<Problem>> {
        let setup = Setup {
            mission: self.mission.clone(),
            players: self.players,
            survivors: self.survivors.iter().map(|person| person.id.clone()).collect(),
            owners: self.survivors.iter().map(|person| person.player).collect(),
            options: BTreeMap::new(),
        };
        // A position may have a team of any size.
        let board = setup.board_of_any_size(content)?;
        let mut deck = deck_cards(&board, true);
        let starting = content.cards.iter().enumerate();
        deck.extend(
            starting.flat_map(|(at, card)| {
                std::iter::repeat_n(Card(at as u8 + 1), (card.starting + card.in_vault) as usize)
            }),
        );
        // Tanks are dealt anew as they come back; a position may have them old or new.
        let tanks = content.cards.iter().enumerate().filter(|(_, card)| card.deed == CardEffect::Oxygen);
        deck.extend(tanks.flat_map(|(at, _)| std::iter::repeat_n(Card(at as u8 + 1), MAX_TEAM)));
        let aside = board.mission().set_aside.iter();
        deck.extend(aside.filter(|card| content.card(**card).in_vault == 0));
        let given = self.figures.keys().fold(0, |bits, kind| bits | kind.bit());
        let mut all = Arranging { board, deck, problems: Vec::new(), fields: self.parts.clone(), given };
        self.limits(&mut all);
        self.board(&mut all);
        for (at, person) in self.survivors.iter().enumerate() {
            person.settle(&mut all, Hero(at as u8));
        }
        parts::arrange(&mut all);
        for name in std::mem::take(&mut all.fields).into_keys() {
            all.wrong(&name, "there is no such field".into());
        }
        self.decks(&mut all);
        let frames = self.frames(&mut all);
        if all.problems.is_empty() { Ok((all.board, frames)) } else { Err(all.problems) }
    }

    /// Nothing is left out in silence because there is no room for it.
    fn limits(&self, all: &mut Arranging) {
        all.at_most("tokens", self.tokens.as_ref().map_or(0, Vec::len), MAX_TOKENS);
        let goals = all.board.mission().goals.len() as u8;
        for goal in self.goals.iter().filter(|goal| !(1..=goals).contains(*goal)) {
            all.problems.push(Problem::new("goals", format!("the mission has no goal {goal}, only 1 to {goals}")));
        }
        let boxed = Kind::ALL.map(|kind| *self.figures.get(&kind).unwrap_or(&all.board.supply[kind.index()]));
        all.at_most("figures", boxed.into_iter().map(usize::from).sum(), MAX_FIGURES);
        for (kind, boxed) in Kind::ALL.into_iter().zip(boxed) {
            let listed = self.zombies.values().filter_map(|kinds| kinds.get(&kind)).map(|count| usize::from(*count));
            all.at_most(&format!("zombies, {}", kind.id()), listed.sum::<usize>(), boxed as usize);
        }
    }

    fn board(&self, all: &mut Arranging) {
        all.board.zombies = [[0; KINDS]; MAX_ZONES];
        all.board.crowd = ZoneSet::EMPTY;
        for (&kind, &count) in &self.figures {
            all.board.supply[kind.index()] = count;
        }
        for (name, kinds) in &self.zombies {
            let Some(zone) = all.zone("zombies", name) else { continue };
            for (&kind, &count) in kinds.iter().filter(|(_, count)| **count > 0) {
                all.board.zombies[zone.index()][kind.index()] = count;
                all.board.crowd.insert(zone);
            }
        }
        for (name, &count) in &self.noise {
            if let Some(zone) = all.zone("noise", name) {
                all.board.noise[zone.index()] = count;
            }
        }
        let places = all.board.mission().objectives.clone();
        let mut colours = [Colour::Red; 16];
        colours[..places.len()].copy_from_slice(&all.board.mission().colours);
        for (name, &colour) in &self.objectives {
            let zone = all.zone("objectives", name);
            match places.iter().position(|place| Some(*place) == zone) {
                Some(at) => colours[at] = colour,
                None => all.problems.push(Problem::new("objectives", format!("no objective lies in {name}"))),
            }
        }
        for name in &self.taken {
            let zone = all.zone("taken", name);
            match places.iter().position(|place| Some(*place) == zone) {
                Some(at) => {
                    all.board.taken |= 1 << at;
                    all.board.colours_taken |= colours[at].bit();
                    all.board.taken_of[colours[at] as usize] += 1;
                }
                None => all.problems.push(Problem::new("taken", format!("no objective lies in {name}"))),
            }
        }
        for name in &self.objectives_lost {
            let zone = all.zone("objectives_lost", name);
            match places.iter().position(|place| Some(*place) == zone) {
                Some(at) => {
                    all.board.gone |= 1 << at;
                    all.board.gone_of[colours[at] as usize] += 1;
                }
                None => all.problems.push(Problem::new("objectives_lost", format!("no objective lies in {name}"))),
            }
        }
        all.board.ultrared = self.ultrared;
        all.board.colours = Secret::new(Row(colours));
        if let Some(tokens) = &self.tokens {
            all.board.tokens = [Token::NONE; MAX_TOKENS];
            for (at, token) in tokens.iter().take(MAX_TOKENS).enumerate() {
                let Some(zone) = all.zone("tokens", &token.zone) else { continue };
                let (colour, waits_for, special) = (token.colour, token.waits_for, token.necromancer);
                all.board.tokens[at] = Token { zone, colour, waits_for, special, fresh: false, asleep: token.asleep };
            }
        }
        for (&kind, &count) in &self.kills {
            all.board.kills[kind.index()] = count;
        }
        all.board.goals =
            self.goals.iter().filter(|goal| (1..=16).contains(*goal)).fold(0, |bits, goal| bits | 1 << (goal - 1));
        all.board.first = self.first;
        all.board.round = 1;
        if let Some(name) = &self.spawn_first
            && let Some(zone) = all.zone("spawn_first", name)
        {
            all.board.spawn_first = zone;
        }
    }

    fn decks(&self, all: &mut Arranging) {
        let mut top: Vec<Card> = self.equipment_deck.iter().filter_map(|id| all.card("equipment_deck", id)).collect();
        for (id, &count) in &self.equipment_discard {
            for _ in 0..count {
                if let Some(card) = all.card("equipment_discard", id) {
                    // Some go back to where they came from.
                    if !parts::takes_back(&mut all.board, card, true) {
                        all.board.discard[card.0 as usize] += 1;
                    }
                }
            }
        }
        // Starting and vault cards that nobody holds are not in the deck.
        let dealt: Vec<Card> = deck_cards(&all.board, true);
        let mut rest = Vec::new();
        if !self.only_listed {
            let mut left = all.deck.clone();
            for card in dealt {
                if let Some(at) = left.iter().position(|one| *one == card) {
                    left.remove(at);
                    rest.push(card);
                }
            }
        }
        top.extend(rest);
        top.reverse();
        top.truncate(MAX_DECK);
        let mut order = [Card::NONE; MAX_DECK];
        order[..top.len()].copy_from_slice(&top);
        all.board.deck = Secret::new(Row(order));
        all.board.deck_left = top.len() as u8;
        let mut cards: Vec<u8> = Vec::new();
        for &number in &self.zombie_deck {
            let known = zombie_cards(&all.board);
            match number.checked_sub(1).filter(|card| known.contains(card) && !cards.contains(card)) {
                Some(card) => cards.push(card),
                None => all.problems.push(Problem::new("zombie_deck", format!("card {number} is not to be had"))),
            }
        }
        let others: Vec<u8> = zombie_cards(&all.board).into_iter().filter(|card| !cards.contains(card)).collect();
        if self.only_listed {
            all.board.zombie_discard = others.iter().fold(0, |bits, card| bits | 1 << card);
        } else {
            cards.extend(others);
        }
        cards.reverse();
        let mut order = [0; 64];
        order[..cards.len()].copy_from_slice(&cards);
        all.board.zombie_deck = Secret::new(Row(order));
        all.board.zombie_left = cards.len() as u8;
    }

    fn frames(&self, all: &mut Arranging) -> Vec<Frame> {
        let phase = self.phase.unwrap_or(Phase::Players);
        all.board.phase = phase;
        let next = match phase {
            Phase::Setup => Next::Begin,
            Phase::Players => Next::Players,
            Phase::Zombies => Next::Zombies,
            Phase::Spawn => Next::Spawn,
            Phase::End | Phase::Over => Next::End,
        };
        let mut round = Round { next, ..Round::default() };
        let Some(id) = &self.turn else {
            // What comes at the start of the Players' Phase comes first.
            let begins = if phase == Phase::Players { parts::players_begin(&all.board) } else { None };
            return [Frame::Round(round)].into_iter().chain(begins).collect();
        };
        let Some(at) = self.survivors.iter().position(|person| person.id == *id) else {
            all.problems.push(Problem::new("turn", format!("{id} is not in the team")));
            return Vec::new();
        };
        let hero = Hero(at as u8);
        let seats = all.board.seats;
        round.finished = (all.board.hero(hero).seat.0 + seats - self.first.0) % seats;
        let actions = self.survivors[at].actions.unwrap_or(3 + all.board.perks(hero).actions);
        let it = &mut all.board.heroes[at];
        (it.in_turn, it.acted, it.actions) = (true, true, actions);
        vec![Frame::Round(round), Frame::Turn(Turn { begun: true, ..Turn::of(hero) })]
    }
}

impl Person {
    fn settle(&self, all: &mut Arranging, hero: Hero) {
        let place = format!("survivors.{}", self.id);
        let zone = match &self.zone {
            Some(name) => all.zone(&place, name),
            None => Some(all.board.mission().start()),
        };
        let content = all.board.content();
        let identity = all.board.identity(hero);
        let level = if self.laps > 0 { Level::Red } else { Board::level_of(self.xp) };
        all.at_most(&format!("{place}.hands"), self.hands.len(), 2);
        let mut skills = [0; MAX_SKILLS];
        all.at_most(&format!("{place}.skills"), self.skills.as_ref().map_or(0, Vec::len), skills.len());
        let wanted: Vec<u16> = if let Some(names) = &self.skills {
            names
                .iter()
                .filter_map(|name| {
                    let skill = content.skill_named(name);
                    if skill.is_none() {
                        all.problems.push(Problem::new(place.as_str(), format!("there is no skill {name}")));
                    }
                    skill
                })
                .collect()
        } else {
            let [blue, higher @ ..] = &identity.skills;
            blue.iter().copied().chain(higher.iter().take(level as usize).map(|options| options[0])).collect()
        };
        for (slot, skill) in skills.iter_mut().zip(wanted) {
            *slot = skill;
        }
        let mut attached = [[Card::NONE; MAX_ATTACHED]; 2];
        for (name, cards) in &self.attached {
            let hand = Slot::parse(name).filter(|slot| slot.place() == Spread::Hand);
            let Some(hand) = hand.filter(|_| cards.len() <= MAX_ATTACHED) else {
                all.problems.push(Problem::new(place.as_str(), format!("nothing can be attached in {name}")));
                continue;
            };
            for (at, id) in cards.iter().enumerate() {
                attached[hand.index()][at] = all.card(&place, id).unwrap_or_default();
            }
        }
        let mut perks = Perks::default();
        skills.iter().filter(|skill| **skill > 0).for_each(|skill| content.skill(*skill).grant(&mut perks));
        // What fits where may depend on what he can.
        all.board.heroes[hero.index()].skills = skills;
        all.board.note_lending(hero);
        let more = |slot: &Slot| perks.hoards && slot.0 > Slot::BODY_2.0;
        let pack = Slot::pack().filter(|slot| all.board.knobs().slots >> slot.0 & 1 == 1 || more(slot)).count();
        all.at_most(&format!("{place}.pack"), self.pack.len(), pack);
        let health = if perks.armour > 0 { perks.armour } else { identity.health };
        let (most, full) = (health - 1, Level::Red.least_xp());
        if self.wounds > most || self.xp > full {
            all.problems.push(Problem::new(place.as_str(), format!("at most {most} Wounds and {full} experience")));
        }
        let mut cards = [Card::NONE; SLOTS];
        let place_of = |spread: Spread| Slot::all().filter(move |slot| slot.place() == spread);
        let body = self.body.iter().flat_map(OneOrMore::all);
        let named = place_of(Spread::Hand).zip(&self.hands).chain(place_of(Spread::Body).zip(body));
        for (slot, id) in named.chain(place_of(Spread::Pack).zip(&self.pack)) {
            let Some(card) = all.card(&place, id) else { continue };
            if !all.board.fits(hero, card, slot) {
                all.problems.push(Problem::new(place.as_str(), format!("{id} does not fit there")));
            }
            cards[slot.index()] = card;
        }
        let mut unloaded = 0;
        for name in &self.unloaded {
            match Slot::parse(name).filter(|slot| slot.index() < SLOTS && cards[slot.index()].is_some()) {
                Some(slot) => unloaded |= 1 << slot.0,
                None => all.problems.push(Problem::new(place.as_str(), format!("nothing to reload lies in {name}"))),
            }
        }
        let it = &mut all.board.heroes[hero.index()];
        it.zone = if self.fate == Fate::Alive { zone.unwrap_or(Zone(0)) } else { Zone::NONE };
        it.learned = level as u8 + 1;
        (it.fate, it.wounds, it.xp, it.skills) = (self.fate, self.wounds, self.xp, skills);
        (it.cards, it.unloaded, it.acted) = (cards, unloaded, self.acted);
        (it.rotten, it.killed) = (self.rotten, self.killed);
        (it.attached, it.laps, it.searched) = (attached, self.laps, self.searched);
        it.tokens = self.remotes.iter().fold(0, |bits, colour| bits | colour.bit());
        for (what, count) in &self.tokens {
            it.kept[what.index()] = *count;
        }
        it.places = places(&identity.skills, &skills, it.learned);
        all.board.level_reached = all.board.level_reached.max(level);
    }
}

/// Places of an identity card whose skills somebody has.
fn places(card: &[Vec<u16>; 4], skills: &[u16], learned: u8) -> u16 {
    let mut left = skills.to_vec();
    let mut places = 0;
    // One of each level first, then what further laps gave.
    for most in [1, 4] {
        for (level, options) in card.iter().enumerate().take(learned as usize) {
            let open = |at: &usize| places >> (level * 4 + at) & 1 == 0;
            let found = options.iter().enumerate().take(4).filter(|(at, _)| open(at));
            let found: Vec<(usize, u16)> = found.map(|(at, option)| (at, *option)).collect();
            let mut taken = 0;
            for (at, option) in found {
                let has = left.iter().position(|skill| *skill == option);
                if let Some(has) = has.filter(|_| taken < most) {
                    left.remove(has);
                    places |= 1 << (level * 4 + at);
                    taken += 1;
                }
            }
        }
    }
    places
}

/// Inventories, and the box: nothing is there twice.
pub(crate) fn conserved(board: &Board, frames: &[Frame], key: Key) -> Result<(), String> {
    let content = board.content();
    let mut seen = [0_u16; 64];
    let mut count = |card: Card| seen[card.0 as usize] += 1;
    board.deck_cards(key).iter().for_each(|card| count(*card));
    board.all().flat_map(|hero| board.hero(hero).cards).filter(|card| card.is_some()).for_each(&mut count);
    let attached = board.all().flat_map(|hero| board.hero(hero).attached.into_iter().flatten());
    attached.filter(|card| card.is_some()).for_each(&mut count);
    parts::count_cards(board, key, &mut count);
    for frame in frames {
        frame.cards(&mut count);
    }
    let extra = board.team.saturating_sub(6);
    for (at, info) in content.cards.iter().enumerate() {
        let total = seen[at + 1] + u16::from(board.discard[at + 1]);
        let more = if info.starting > 0 { extra } else { 0 };
        let boxed = u16::from(info.in_deck + info.starting + info.in_vault + more);
        // Cards with a supply of their own are counted by the part that has it.
        if total > boxed && info.in_supply == 0 && info.deed != CardEffect::Oxygen {
            return Err(format!("{total} cards {} of {boxed}", info.id));
        }
    }
    for kind in Kind::ALL {
        let there: u16 = board.zombies.iter().map(|counts| u16::from(counts[kind.index()])).sum();
        if there > u16::from(board.supply[kind.index()]) {
            return Err(format!("{there} figures of {} of {}", kind.id(), board.supply[kind.index()]));
        }
    }
    let with: ZoneSet =
        (0..MAX_ZONES as u8).map(Zone).filter(|zone| board.zombies[zone.index()] != [0; KINDS]).collect();
    if with != board.crowd {
        return Err("the zones with Zombies are counted wrongly".into());
    }
    if !board.all().all(|hero| board.lending_is_noted(hero)) {
        return Err("who lends skills is noted wrongly".into());
    }
    parts::conserved(board)?;
    let deck = &board.zombie_deck.open(key)[..board.zombie_left as usize];
    let twice = deck.iter().enumerate().any(|(at, card)| {
        deck[..at].contains(card)
            || board.zombie_discard >> card & 1 == 1
            || (board.mission().removed | board.boxed) >> card & 1 == 1
    });
    if twice {
        return Err("a Zombie card is there twice, or should be in the box".into());
    }
    // Whoever is asked for an Action plays on: nothing is reached that was not told.
    let is_turn = board.outcome.is_none() && matches!(frames.last(), Some(Frame::Turn(_)));
    let mut goals = 1..=board.mission().goals.len() as u8;
    match goals.find(|goal| is_turn && crate::goals::is_reached_now(board, *goal, false)) {
        Some(goal) => Err(format!("goal {goal} is reached, and nobody was told")),
        None => Ok(()),
    }
}
