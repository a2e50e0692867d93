//! Setting up.

mod groups;

use crate::actions::packing::{Doing, Pack};
use crate::answer::Answer;
use crate::board::*;
use crate::content::{CardEffect, Content};
use crate::deeds::{shuffle_equipment, shuffle_zombies};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Row, traced, traced_names};
use crate::event::{Event, Seen};
use crate::frame::{Flow, Frame, Step};
use crate::knobs::{Crowds, Knobs};
use crate::matter::Matter;
use crate::parts::{self, States};
use crate::pieces::*;
use crate::round::Round;
use crate::rule::{Cited, Rule};
use crate::skills::Perks;
use crate::streams;
use holdout_kernel::{Problem, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The option to play with the cards that hide an enemy in the equipment deck.
const AMBUSHES: &str = "ambushes";

/// The option by which experience begins again where it ends.
const ULTRARED: &str = "ultrared";

/// The option by which a further one comes of the kind that comes alone.
const FESTIVAL: &str = "festival";

/// What the table agreed on before the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub mission: String,
    pub players: u8,
    /// The team, by id of the identity card. Above six, further copies of the boards are needed: each
    /// identity may then be taken twice.
    pub survivors: Vec<String>,
    /// Who plays whom, in the order of the team; empty shares them out evenly.
    #[serde(default)]
    pub owners: Vec<Seat>,
    /// What the table agreed on besides: the options of the edition (`Edition::OPTIONS`).
    #[serde(flatten)]
    pub options: BTreeMap<String, Value>,
}

/// Something a table may choose before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableOption {
    pub id: &'static str,
    pub kind: OptionKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    Flag {
        default: bool,
    },
    /// A number; those offered for choice may be fewer than those that can be played.
    Number {
        least: u8,
        most: u8,
        offered: u8,
        default: u8,
    },
}

impl TableOption {
    pub fn default(&self) -> Value {
        match self.kind {
            OptionKind::Flag { default } => Value::Bool(default),
            OptionKind::Number { default, .. } => Value::from(default),
        }
    }

    /// What is wrong with a value, if anything.
    fn problem(&self, value: &Value) -> Option<String> {
        match self.kind {
            OptionKind::Flag { .. } => (!value.is_boolean()).then(|| "true or false".to_owned()),
            OptionKind::Number { least, most, .. } => {
                let fits = value.as_u64().is_some_and(|value| (u64::from(least)..=u64::from(most)).contains(&value));
                (!fits).then(|| format!("a number from {least} to {most}"))
            }
        }
    }
}

impl Setup {
    /// Everybody's default: the smallest team the mission allows, at least six where it may have them.
    pub fn default_for(content: &Content, mission: &str, players: u8) -> Self {
        let size = content.mission_named(mission).map(|at| &content.missions[at]);
        let size = size.map_or(6, |mission| 6.max(mission.least).min(mission.most));
        let own = content.identities.iter().filter(|one| !one.guest);
        let survivors = own.cycle().take(size as usize).map(|one| one.id.clone()).collect();
        let options = content.knobs.options.iter().map(|option| (option.id.to_owned(), option.default())).collect();
        Self { mission: mission.to_owned(), players, survivors, owners: Vec::new(), options }
    }

    /// What the table chose for an option, or what it is if nobody chooses.
    fn chosen(&self, knobs: &Knobs, id: &str) -> Value {
        let default = || knobs.options.iter().find(|option| option.id == id).map_or(Value::Null, TableOption::default);
        self.options.get(id).cloned().unwrap_or_else(default)
    }

    /// Whether an option is on; options the edition does not have are off.
    pub fn flag(&self, knobs: &Knobs, id: &str) -> bool {
        self.chosen(knobs, id).as_bool().unwrap_or(false)
    }

    pub fn number(&self, knobs: &Knobs, id: &str) -> u8 {
        self.chosen(knobs, id).as_u64().and_then(|value| value.try_into().ok()).unwrap_or(0)
    }

    /// Groups of the enemies' cards the table leaves in the box, by place.
    fn boxed(&self, content: &Content) -> u64 {
        let out = content.deck_groups.iter().filter(|(option, ..)| !self.flag(content.knobs, option));
        out.flat_map(|(_, from, to)| *from..=*to).fold(0, |bits, number| bits | 1 << (number - 1))
    }

    pub fn owner(&self, at: usize) -> Seat {
        let even = || Seat((at * self.players as usize / self.survivors.len().max(1)) as u8);
        self.owners.get(at).copied().unwrap_or_else(even)
    }

    /// Everything wrong at once.
    fn problems(&self, content: &Content) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |place: &str, what: String| problems.push(Problem::new(place, what));
        if !(1..=6).contains(&self.players) {
            wrong("players", "one to six players".into());
        }
        let count = self.survivors.len();
        let boxed = content.identities.iter().filter(|one| !one.guest).count();
        if content.mission_named(&self.mission).is_none() {
            wrong("mission", format!("there is no mission {}", self.mission));
        }
        for (at, id) in self.survivors.iter().enumerate() {
            if self.survivors[..at].contains(id) {
                continue;
            }
            let copies = self.survivors.iter().filter(|other| *other == id).count();
            match content.identities.iter().find(|one| one.id == *id) {
                None => wrong("survivors", format!("there is no Survivor {id}")),
                Some(one) if one.guest && copies > 1 => {
                    wrong("survivors", format!("{id} is taken {copies} times; there is one of each guest"));
                }
                Some(_) if copies > if count > boxed { 2 } else { 1 } => wrong(
                    "survivors",
                    format!("{id} is taken {copies} times; twice is possible only in a team larger than the box"),
                ),
                Some(_) => {}
            }
        }
        if !self.owners.is_empty() && self.owners.len() != count {
            wrong("owners", "one owner for each Survivor, or none at all".into());
        }
        if self.owners.iter().any(|seat| seat.0 >= self.players) {
            wrong("owners", "an owner who does not play".into());
        }
        let owns = |seat: Seat| (0..count).any(|at| self.owner(at) == seat);
        if problems.is_empty() && !Seat::all(self.players).all(owns) {
            problems.push(Problem::new("owners", "every player needs a Survivor"));
        }
        for (id, value) in &self.options {
            match content.knobs.options.iter().find(|option| option.id == id) {
                Some(option) => problems.extend(option.problem(value).map(|what| Problem::new(id.as_str(), what))),
                None => problems.push(Problem::new(id.as_str(), "there is no such option")),
            }
        }
        let groups = &content.deck_groups;
        if !groups.is_empty() && groups.iter().all(|(option, ..)| !self.flag(content.knobs, option)) {
            problems.push(Problem::new(groups[0].0.as_str(), "at least one group of cards stays in the deck"));
        }
        parts::agree(&content.knobs.parts, self, &mut problems);
        problems
    }

    /// The board with everything in its place and the decks not yet shuffled.
    pub fn board(&self, content: &'static Content) -> Result<Board, Vec<Problem>> {
        let mut problems = self.wrong_team(content);
        problems.extend(self.problems(content));
        if problems.is_empty() { Ok(self.lay_out(content)) } else { Err(problems) }
    }

    /// The same for positions, which may have a team the mission does not allow.
    pub(crate) fn board_of_any_size(&self, content: &'static Content) -> Result<Board, Vec<Problem>> {
        let problems = self.problems(content);
        if problems.is_empty() { Ok(self.lay_out(content)) } else { Err(problems) }
    }

    /// Whether the mission allows a team of this size, and every player has somebody in it.
    fn wrong_team(&self, content: &Content) -> Vec<Problem> {
        let count = self.survivors.len();
        let mission = content.mission_named(&self.mission).map(|at| &content.missions[at]);
        let mut problems = Vec::new();
        if let Some(mission) =
            mission.filter(|mission| !(mission.least as usize..=mission.most as usize).contains(&count))
        {
            let what = format!("this mission needs {} to {} Survivors", mission.least, mission.most);
            problems.push(Problem::new("survivors", what));
        }
        if count < self.players as usize {
            problems.push(Problem::new("survivors", "every player needs a Survivor"));
        }
        problems
    }

    fn lay_out(&self, content: &'static Content) -> Board {
        let mission = &content.missions[content.mission_named(&self.mission).expect("it was found above")];
        let mut board = empty(content, mission, self);
        for (at, id) in self.survivors.iter().enumerate() {
            let identity = content.identities.iter().position(|one| one.id == *id).expect("it was found above");
            let it = &mut board.heroes[at];
            *it = Survivor { identity: identity as u8, seat: self.owner(at), zone: mission.start(), ..*it };
            it.learned = 1;
            it.places = 0b1111;
            // Everything his card lists at Blue is his from the start.
            let mut perks = Perks::default();
            for (slot, skill) in it.skills.iter_mut().zip(&content.identities[identity].skills[0]) {
                *slot = *skill;
                content.skill(*skill).grant(&mut perks);
            }
            it.xp = perks.first_xp;
            board.note_lending(Hero(at as u8));
        }
        for (at, (token, &(zone, colour, waits_for))) in board.tokens.iter_mut().zip(&mission.spawn).enumerate() {
            *token = Token { zone, colour, waits_for, asleep: mission.asleep >> at & 1 == 1, ..Token::NONE };
        }
        for &(kind, zone) in &mission.figures {
            board.zombies[zone.index()][kind.index()] += 1;
            board.crowd.insert(zone);
        }
        let mut colours = [Colour::Red; 16];
        colours[..mission.colours.len()].copy_from_slice(&mission.colours);
        board.colours = Secret::new(Row(colours));
        parts::lay_out(self, &mut board);
        board
    }
}

fn empty(content: &'static Content, mission: &'static crate::content::Mission, setup: &Setup) -> Board {
    Board {
        book: Book { content, mission },
        seats: setup.players,
        round: 0,
        phase: Phase::Setup,
        first: Seat(0),
        team: setup.survivors.len() as u8,
        heroes: [Survivor { zone: Zone::NONE, ..Survivor::default() }; MAX_TEAM],
        zombies: [[0; KINDS]; MAX_ZONES],
        crowd: ZoneSet::EMPTY,
        supply: content.supply,
        noise: [0; MAX_ZONES],
        terrain: mission.map.terrain_at_start(),
        taken: 0,
        gone: 0,
        taken_of: [0; 8],
        gone_of: [0; 8],
        ultrared: setup.flag(content.knobs, ULTRARED),
        festival: setup.flag(content.knobs, FESTIVAL),
        boxed: setup.boxed(content),
        colours: Secret::new(Row([Colour::Red; 16])),
        colours_taken: 0,
        tokens: [Token::NONE; MAX_TOKENS],
        deck: Secret::new(Row([Card::NONE; MAX_DECK])),
        deck_left: 0,
        discard: [0; 64],
        zombie_deck: Secret::new(Row([0; 64])),
        zombie_left: 0,
        zombie_discard: 0,
        kills: [0; KINDS],
        goals: 0,
        level_reached: Level::Blue,
        learning: false,
        ignored_one: 0,
        gifted: 0,
        lending: 0,
        links: 0,
        linking: false,
        loudest: Zone::NONE,
        loudest_by: Hero::NONE,
        spawn_first: Zone::NONE,
        outcome: None,
        parts: States::default(),
    }
}

/// The cards of the equipment deck before the deal, in the order of the content.
pub(crate) fn deck_cards(board: &Board, ambushes: bool) -> Vec<Card> {
    let content = board.content();
    let mut cards = Vec::new();
    for (at, info) in content.cards.iter().enumerate() {
        let card = Card(at as u8 + 1);
        let boxed = board.mission().without >> card.0 & 1 == 1 || info.deed == CardEffect::Ambush && !ambushes;
        if !boxed {
            cards.extend(std::iter::repeat_n(card, info.in_deck as usize));
        }
    }
    // What the mission sets aside is not drawn.
    for aside in &board.mission().set_aside {
        if let Some(at) = cards.iter().position(|card| card == aside) {
            cards.remove(at);
        }
    }
    cards
}

/// `Rule::Deal`: the starting cards; above six Survivors the list begins anew.
pub(crate) fn starting_cards(board: &Board) -> impl ExactSizeIterator<Item = Card> {
    let in_box: &'static [Card] = &board.content().starting;
    let more = if board.knobs().more_boxes && !in_box.is_empty() { board.team.saturating_sub(6) } else { 0 };
    (0..in_box.len() + more as usize).map(|at| in_box[at % in_box.len()])
}

/// The Zombie cards in play, by number.
pub(crate) fn zombie_cards(board: &Board) -> Vec<u8> {
    let removed = board.mission().removed | board.boxed;
    (0..board.content().spawn_cards.len() as u8).filter(|card| removed >> card & 1 == 0).collect()
}

/// Cards somebody has been dealt; air the mission gives everybody does not count.
fn dealt(board: &Board, hero: Hero) -> usize {
    let cards = board.hero(hero).cards.into_iter().filter(|card| card.is_some());
    cards.filter(|card| board.content().card(*card).deed != CardEffect::Oxygen).count()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Shuffle,
    Starts,
    Tokens,
    Deal,
    Arrange,
    First,
}

traced_names!(Stage { Shuffle, Starts, Tokens, Deal, Arrange, First });

/// The course of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    stage: Stage,
    ambushes: bool,
    /// Tokens laid, cards dealt, or Survivors looked at.
    done: u8,
    /// Zones that have an extra token.
    extra: ZoneSet,
    /// Who is in the second group, where chance places groups.
    second: u16,
}

traced!(Setting { stage, ambushes, done, extra, second });

impl Setting {
    pub fn new(setup: &Setup, knobs: &Knobs) -> Self {
        Self { stage: Stage::Shuffle, ambushes: setup.flag(knobs, AMBUSHES), done: 0, extra: ZoneSet::EMPTY, second: 0 }
    }

    const fn on(&mut self, stage: Stage) {
        self.stage = stage;
        self.done = 0;
    }

    fn shuffle(&self, cx: &mut Cx<'_>) {
        let mut cards = deck_cards(cx.board(), self.ambushes);
        // `Rule::StartsWith`: those who start with a card get it before the deck is shuffled.
        let team: Vec<Hero> = cx.board().all().collect();
        for hero in team {
            let named = cx.board().perks(hero).starts_with;
            for card in (1..64_u8).filter(|card| named >> card & 1 == 1).map(Card) {
                let at = cards.iter().position(|one| *one == card);
                if let (Some(at), Some(slot)) = (at, Pack::slot_for(cx.board(), hero, card)) {
                    cards.remove(at);
                    let (who, name) = (cx.who(hero), cx.name(card));
                    cx.tell(Rule::StartsWith, Seen::Dealt { who, card: name, slot });
                }
            }
        }
        shuffle_equipment(cx, &cards, Rule::Shuffle);
        let zombies = zombie_cards(cx.board());
        shuffle_zombies(cx, &zombies, Rule::Shuffle);
        let pool = cx.board().mission().pool;
        let mut colours = *cx.board().colours.open(cx.key());
        cx.throw(streams::OBJECTIVES).shuffle(&mut colours[..pool]);
        cx.let_happen(Rule::HiddenObjectives.into(), Event::ObjectivesMixed { colours: Secret::new(colours) });
        parts::set_up(cx);
    }

    /// `Rule::ExtraTokens`: the tokens a large team adds.
    fn extra_tokens(board: &Board) -> u8 {
        if board.knobs().crowds == Crowds::ExtraCards {
            return 0;
        }
        board.team.saturating_sub(6).div_ceil(2)
    }

    /// No zone gets a second one before every spawn zone has one.
    fn token_zones(&self, board: &Board) -> ZoneSet {
        let all: ZoneSet = board.active_tokens().map(|(_, token)| token.zone).collect();
        let without = all.minus(self.extra);
        if without.is_empty() { all } else { without }
    }

    fn lay_token(&mut self, cx: &mut Cx<'_>, zone: Zone) {
        if self.token_zones(cx.board()).minus(self.extra).is_empty() {
            self.extra = ZoneSet::EMPTY;
        }
        self.extra.insert(zone);
        self.done += 1;
        let zone = cx.place(zone);
        cx.tell(Rule::ExtraTokens, Seen::ExtraToken { zone });
    }

    /// `Rule::Deal`: who may get the next card: everybody must get one in the end.
    fn may_get(&self, board: &Board) -> impl Fn(Hero) -> bool + use<> {
        let left = starting_cards(board).len() - self.done as usize;
        let without = board.all().filter(|hero| dealt(board, *hero) == 0).fold(0, |bits, hero| bits | hero.bit());
        move |hero| left > without.count_ones() as usize || without & hero.bit() != 0
    }

    pub(crate) fn matter(&self, board: &Board) -> Option<Matter> {
        let mut left = starting_cards(board).skip(self.done as usize);
        let count = left.len() as u8;
        let next = left.next().filter(|_| self.stage == Stage::Deal)?;
        Some(Matter::Deal { card: &board.content().card(next).id, left: count })
    }

    /// Whose Start Zone the team chooses.
    pub(crate) fn starting(&self) -> Option<Hero> {
        (self.stage == Stage::Starts).then_some(Hero(self.done))
    }

    fn deal(&mut self, cx: &mut Cx<'_>, hero: Hero) {
        let Some(card) = starting_cards(cx.board()).nth(self.done as usize) else { return };
        self.done += 1;
        if let Some(slot) = Pack::slot_for(cx.board(), hero, card) {
            let (who, name) = (cx.who(hero), cx.name(card));
            cx.tell(Rule::Deal, Seen::Dealt { who, card: name, slot });
        }
    }
}

impl Step for Setting {
    fn name(&self) -> &'static str {
        "setting"
    }

    fn rule(&self) -> Cited {
        Cited::Core(match self.stage {
            Stage::Tokens => Rule::ExtraTokens,
            Stage::First => Rule::FirstPlayer,
            Stage::Starts => Rule::Start,
            Stage::Shuffle | Stage::Deal | Stage::Arrange => Rule::Deal,
        })
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            match self.stage {
                Stage::Shuffle => {
                    self.shuffle(cx);
                    self.on(Stage::Starts);
                }
                Stage::Starts => {
                    // Where there are several Start Zones, the team says who begins where.
                    if cx.board().mission().starts.len() > 1 && self.done < cx.board().team {
                        match self.groups(cx.board()).as_slice() {
                            [only] => self.place(cx, *only),
                            _ => return Flow::Wait,
                        }
                        continue;
                    }
                    self.place_groups(cx);
                    self.on(Stage::Tokens);
                }
                Stage::Tokens => {
                    if self.done < Self::extra_tokens(cx.board()) {
                        let zones = self.token_zones(cx.board());
                        if zones.len() > 1 {
                            return Flow::Wait;
                        }
                        let Some(only) = zones.iter().next() else { return Flow::Pop };
                        self.lay_token(cx, only);
                        continue;
                    }
                    self.on(Stage::Deal);
                }
                Stage::Deal => {
                    if (self.done as usize) < starting_cards(cx.board()).len() {
                        let may_get = self.may_get(cx.board());
                        let mut open = cx.board().all().filter(|hero| may_get(*hero));
                        if let (Some(only), None) = (open.next(), open.next()) {
                            self.deal(cx, only);
                            continue;
                        }
                        return Flow::Wait;
                    }
                    self.on(Stage::Arrange);
                }
                Stage::Arrange => {
                    // Whoever has more cards than hands chooses what to hold. Of two, or one, both work where they lie and
                    // would nowhere work better; and nobody gets a further card without arranging all of them for free.
                    let hero = Hero(self.done);
                    if hero.0 >= cx.board().team {
                        self.on(Stage::First);
                        continue;
                    }
                    self.done += 1;
                    if cx.board().hero(hero).cards.iter().filter(|card| card.is_some()).count() > 2 {
                        return Flow::Push(Frame::Pack(Pack::new(cx.board(), hero, Hero::NONE, Doing::Arranging)));
                    }
                }
                Stage::First => {
                    if cx.board().seats > 1 && self.done == 0 {
                        return Flow::Wait;
                    }
                    return Flow::Replace(Frame::Round(Round::default()));
                }
            }
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        board.everybody()
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        match self.stage {
            Stage::Tokens => {
                for (at, zone) in self.token_zones(board).iter().enumerate() {
                    out.offer(Answer::ExtraToken { zone: board.spot(zone) });
                    if at == 0 {
                        out.fall_back(Answer::ExtraToken { zone: board.spot(zone) });
                    }
                }
            }
            Stage::Deal => {
                // "The rest in order" spares the table a card-by-card deal.
                out.offer(Answer::Take);
                out.fall_back(Answer::Take);
                let may_get = self.may_get(board);
                for survivor in board.all() {
                    if may_get(survivor) {
                        out.offer(Answer::Deal { survivor });
                    } else {
                        out.refuse(Answer::Deal { survivor }, crate::why::Why::OthersFirst, Rule::Deal.into());
                    }
                }
            }
            Stage::First => {
                Seat::all(board.seats).for_each(|player| out.offer(Answer::FirstPlayer { player }));
                out.fall_back(Answer::FirstPlayer { player: Seat(0) });
            }
            Stage::Starts => {
                for (at, zone) in self.groups(board).iter().enumerate() {
                    out.offer(Answer::StartAt { zone: board.spot(*zone) });
                    if at == 0 {
                        out.fall_back(Answer::StartAt { zone: board.spot(*zone) });
                    }
                }
            }
            Stage::Shuffle | Stage::Arrange => {}
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::ExtraToken { zone } => {
                let zone = cx.board().at(zone);
                self.lay_token(cx, zone);
            }
            Answer::StartAt { zone } => {
                let zone = cx.board().at(zone);
                self.place(cx, zone);
            }
            Answer::Deal { survivor } => self.deal(cx, survivor),
            Answer::Take => {
                while (self.done as usize) < starting_cards(cx.board()).len() {
                    let board = cx.board();
                    let Some(hero) = board.all().min_by_key(|hero| dealt(board, *hero)) else { return };
                    self.deal(cx, hero);
                }
            }
            Answer::FirstPlayer { player } => {
                cx.tell(Rule::FirstPlayer, Seen::FirstPlayer { player });
                self.done = 1;
            }
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}
