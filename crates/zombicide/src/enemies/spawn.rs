//! Enemy cards, for spawn zones, buildings and single zones.

use super::activation::Activation;
use crate::answer::Answer;
use crate::board::{Board, Fate, MAX_TOKENS};
use crate::content::SpawnCard;
use crate::deeds::{draw_zombie_card, owe_extra_turns, place_enemies};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_names};
use crate::event::{Seen, Used};
use crate::frame::{Flow, Frame, Step};
use crate::ground::{Mover, Terrain};
use crate::knobs::{Crowds, SpawnOrder};
use crate::parts;
use crate::parts::moments::{OnCard, Then};
use crate::pieces::*;
use crate::rule::{Cited, Rule};
use crate::turn::Turn;
use holdout_kernel::{Seat, SeatSet};

const MOST_ZONES: usize = 28;
const MOST_CARDS: usize = 16;

/// What the cards are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum For {
    /// `Rule::CardPerToken`: every active token.
    Step,
    /// `Rule::CardPerRoom`: every room of a building.
    Building,
    /// One zone.
    Single,
}

traced_names!(For { Step, Building, Single });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The order of the zones is being settled.
    Order,
    Draw,
    Resolve,
}

traced_names!(Stage { Order, Draw, Resolve });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spawn {
    what: For,
    stage: Stage,
    /// Where cards are drawn, in order: a zone once for each of its tokens, or the rooms of a building.
    zones: [Zone; MOST_ZONES],
    /// The tokens of a Spawn step, as they come.
    tokens: [u8; MAX_TOKENS],
    count: u8,
    /// Rooms whose place in the order is settled.
    settled: u8,
    /// Where the present lap of the tokens begins in the list, cards to draw after it, and that the lap is cut short.
    first: u8,
    more: u8,
    bounded: bool,
    at: u8,
    /// Only those owed cards draw.
    extra: bool,
    /// Double Spawn cards of the token or room before.
    owed: u8,
    doubles: u8,
    cards: [u8; MOST_CARDS],
    drawn: u8,
    done: u8,
    /// Kinds that activate before the next card is resolved.
    activate: u8,
    /// A part's card that goes on once those it set off have activated.
    coming: Option<parts::Card>,
    /// Who of several takes his extra Turn first.
    linked: Option<Hero>,
}

traced!(Spawn {
    what,
    stage,
    zones,
    tokens,
    count,
    settled,
    first,
    more,
    bounded,
    at,
    extra,
    owed,
    doubles,
    cards,
    drawn,
    done,
    activate,
    coming,
    linked
});

/// `Rule::ExtraTurn`: those whose extra Turn is due.
fn linked(board: &Board) -> impl Iterator<Item = Hero> + use<> {
    let links = if board.linking { 0 } else { board.links };
    board.all().take_while(move |hero| links >> hero.0 != 0).filter(move |hero| links >> hero.0 & 1 == 1)
}

/// Whether the team has to say who takes his extra Turn first.
pub(crate) fn asks_who_is_linked(board: &Board) -> bool {
    linked(board).count() > 1
}

/// `Rule::SpawnOrder`: the spawn zones in the order of the next Spawn step; none while the team has not chosen the first.
pub(crate) fn order(board: &Board) -> Vec<Zone> {
    let zones = Spawn::in_order(board).zones().to_vec();
    let open = board.knobs().spawn_order == SpawnOrder::Clockwise && board.spawn_first == Zone::NONE;
    if open && zones.len() > 1 { Vec::new() } else { zones }
}

/// Zones of spawn tokens in an order, without asking for memory.
struct Ordered {
    all: [Zone; MAX_TOKENS],
    count: usize,
}

impl Ordered {
    fn of(zones: impl Iterator<Item = Zone>) -> Self {
        let mut ordered = Self { all: [Zone::NONE; MAX_TOKENS], count: 0 };
        for (place, zone) in ordered.all.iter_mut().zip(zones) {
            *place = zone;
            ordered.count += 1;
        }
        ordered
    }

    fn zones(&self) -> &[Zone] {
        &self.all[..self.count]
    }
}

impl Spawn {
    const fn new(what: For, stage: Stage) -> Self {
        Self {
            what,
            stage,
            zones: [Zone::NONE; MOST_ZONES],
            tokens: [0; MAX_TOKENS],
            count: 0,
            settled: 0,
            first: 0,
            more: 0,
            bounded: false,
            at: 0,
            extra: false,
            owed: 0,
            doubles: 0,
            cards: [0; MOST_CARDS],
            drawn: 0,
            done: 0,
            activate: 0,
            coming: None,
            linked: None,
        }
    }

    pub const fn step() -> Self {
        Self::new(For::Step, Stage::Order)
    }

    /// A building, its rooms listed from the door inwards.
    pub fn building(board: &Board, from: Zone, rooms: ZoneSet) -> Self {
        let steps = board.mission().map.steps_from(from, Mover::PLAIN, &Terrain::default());
        let mut listed: Vec<Zone> = rooms.iter().collect();
        listed.sort_by_key(|zone| (steps[zone.index()], *zone));
        listed.truncate(MOST_ZONES);
        let mut spawn = Self::new(For::Building, Stage::Order);
        spawn.count = listed.len() as u8;
        spawn.zones[..listed.len()].copy_from_slice(&listed);
        spawn
    }

    pub fn single(zone: Zone) -> Self {
        let mut spawn = Self::new(For::Single, Stage::Draw);
        spawn.zones[0] = zone;
        spawn.count = 1;
        spawn
    }

    /// What a part's card leads to, without the card: it happens by the mission.
    pub fn after(card: parts::Card, zone: Zone) -> Self {
        Self { stage: Stage::Resolve, coming: Some(card), ..Self::single(zone) }
    }

    /// `Rule::SpawnOrder`: the spawn zones in the order of the edition.
    fn in_order(board: &Board) -> Ordered {
        let active = board.active_tokens().map(|(_, token)| token.zone);
        if board.knobs().spawn_order == SpawnOrder::AsListed {
            return Ordered::of(active);
        }
        let zones: ZoneSet = active.collect();
        let mut zones = Ordered::of(zones.iter());
        let ranks = &board.mission().map.clockwise;
        let first = if board.spawn_first == Zone::NONE { 0 } else { ranks[board.spawn_first.index()] };
        let turns = board.mission().map.zones.len() as u8;
        zones.all[..zones.count].sort_by_key(|zone| (ranks[zone.index()] + turns - first) % turns);
        zones
    }

    fn settle(&mut self, cx: &mut Cx<'_>) -> bool {
        match self.what {
            For::Step => {
                let zones = Self::in_order(cx.board());
                let clockwise = cx.board().knobs().spawn_order == SpawnOrder::Clockwise;
                if clockwise && cx.board().spawn_first == Zone::NONE && zones.count > 1 {
                    return false;
                }
                if !clockwise {
                    self.lap(cx.board(), 0);
                    self.more = Self::extra_cards(cx.board());
                    self.stage = Stage::Draw;
                    return true;
                }
                // The tokens of a zone come one after the other.
                for &zone in zones.zones() {
                    let here = cx.board().active_tokens().filter(|(_, token)| token.zone == zone && !token.fresh);
                    for (at, _) in here {
                        self.zones[self.count as usize] = zone;
                        self.tokens[self.count as usize] = at as u8;
                        self.count += 1;
                    }
                }
            }
            For::Building | For::Single => {}
        }
        self.stage = Stage::Draw;
        true
    }

    /// Cards a large team draws besides.
    fn extra_cards(board: &Board) -> u8 {
        let more = board.team.saturating_sub(6).div_ceil(2);
        if board.knobs().crowds == Crowds::ExtraCards { more } else { 0 }
    }

    /// Lists the tokens that have not drawn since a place in the list, by their numbers.
    fn lap(&mut self, board: &Board, since: u8) {
        let listed = self.tokens[since as usize..self.count as usize].iter().fold(0_u64, |all, at| all | 1 << at);
        for (at, token) in board.active_tokens().filter(|(at, _)| listed >> at & 1 == 0) {
            if (self.count as usize) < MAX_TOKENS {
                self.zones[self.count as usize] = token.zone;
                self.tokens[self.count as usize] = at as u8;
                self.count += 1;
            }
        }
    }

    /// Before a step ends: tokens that came in it draw as well, then what a large team draws besides.
    fn draws_on(&mut self, board: &Board) {
        if self.what != For::Step || board.knobs().spawn_order != SpawnOrder::AsListed || self.extra {
            return;
        }
        let before = self.count;
        // A lap that is cut short leaves out those that have drawn already, nobody else.
        self.lap(board, if self.bounded { 0 } else { self.first });
        if self.count == before && self.more > 0 {
            self.first = self.count;
            self.lap(board, self.first);
            let most = before + self.more;
            self.bounded = self.count >= most;
            self.count = self.count.min(most);
            self.more -= (self.count - before).min(self.more);
        }
    }

    fn zone(&self) -> Zone {
        self.zones[self.at as usize]
    }

    /// `Rule::CardPerRoom`: the team says which room comes next, once the card of the room before is done.
    fn asks_for_room(&self) -> bool {
        let open = self.what == For::Building && self.stage == Stage::Draw && !self.extra;
        open && self.settled == self.at && self.settled + 1 < self.count
    }

    /// The token is still there: one may have gone since the order was settled.
    fn draws(&self, board: &Board) -> bool {
        let token = || board.tokens[self.tokens[self.at as usize] as usize];
        self.what != For::Step || self.zone() != Zone::NONE && token().zone == self.zone() && !token().fresh
    }

    /// A token that was sent on since the order was settled draws where it lies now.
    fn follow(&mut self, board: &Board) {
        if self.what == For::Step && board.knobs().spawn_order == SpawnOrder::AsListed {
            self.zones[self.at as usize] = board.tokens[self.tokens[self.at as usize] as usize].zone;
        }
    }

    /// The token a card is drawn for, by its place.
    fn token(&self) -> Option<u8> {
        (self.what == For::Step).then(|| self.tokens[self.at as usize])
    }

    /// How many cards the token or room draws.
    fn cards_due(&self, board: &Board) -> u8 {
        match (self.extra || self.owed > 0, self.extra || self.draws(board)) {
            (_, false) => 0,
            (true, true) => self.owed * 2,
            (false, true) => 1,
        }
    }

    fn draw(&mut self, cx: &mut Cx<'_>) {
        let due = self.cards_due(cx.board());
        (self.drawn, self.done, self.doubles) = (0, 0, 0);
        if due > 0 {
            self.owed = 0;
        }
        let rule = if self.what == For::Building { Rule::CardPerRoom } else { Rule::CardPerToken };
        for _ in 0..due.min(MOST_CARDS as u8) {
            let Some(card) = draw_zombie_card(cx, self.zone(), rule) else { break };
            self.cards[self.drawn as usize] = card;
            self.drawn += 1;
        }
        // `Rule::DoubleSpawn`: Double Spawn cards come last.
        let deck = &cx.board().content().spawn_cards;
        self.cards[..self.drawn as usize].sort_by_key(|card| deck[*card as usize] == SpawnCard::Double);
        self.stage = Stage::Resolve;
    }

    fn resolve(&mut self, cx: &mut Cx<'_>, number: u8) -> Option<Frame> {
        let (zone, place) = (self.zone(), cx.place(self.zone()));
        let level = cx.board().danger();
        cx.tell(Rule::CardDone, Seen::CardDone { number });
        parts::turns_up(cx);
        match cx.board().content().spawn_cards[number as usize] {
            SpawnCard::Double => {
                self.doubles += 1;
                cx.tell(Rule::DoubleSpawn, Seen::DoubleSpawn { zone: place });
                None
            }
            SpawnCard::Enemies(lines) => {
                let Some((kind, count)) = lines[level as usize] else {
                    cx.tell(Rule::DangerLine, Seen::NobodyCame { zone: place });
                    return None;
                };
                let kind = cx.board().mission().treat_as[kind.index()];
                place_enemies(cx, zone, kind, count, Rule::DangerLine)
            }
            SpawnCard::ExtraActivation { kind, levels } => {
                owe_extra_turns(cx, |perks| perks.linked);
                if levels[level as usize] {
                    cx.tell(Rule::ExtraActivation, Seen::ExtraActivation { kind });
                    self.activate |= kind.bit();
                } else {
                    cx.tell(Rule::ExtraActivation, Seen::NothingAtBlue { kind });
                }
                None
            }
            SpawnCard::Part(card) => {
                let OnCard { activate, goes_on, frame } = parts::card(cx, card, zone, self.token());
                self.activate |= activate;
                self.coming = goes_on.then_some(card);
                frame
            }
        }
    }

    /// A part's card goes on; a further card it draws is resolved next, before what is left for the zone.
    fn come(&mut self, cx: &mut Cx<'_>, card: parts::Card) -> Option<Frame> {
        let card = match parts::after_card(cx, card, self.zone()) {
            Then::Nothing => return None,
            Then::Frame(frame) => return Some(frame),
            Then::Card(card) => card,
        };
        let done = self.done as usize;
        if (self.drawn as usize) < MOST_CARDS {
            self.cards.copy_within(done..self.drawn as usize, done + 1);
            self.drawn += 1;
            self.cards[done] = card;
        }
        None
    }

    /// Goes on to the next token or room; true if all is done.
    fn next_zone(&mut self) -> bool {
        self.owed += self.doubles;
        self.doubles = 0;
        self.at += 1;
        self.stage = Stage::Draw;
        if self.at == self.count {
            // The last passes it on to the first.
            self.at = 0;
            self.extra = true;
        }
        self.extra && self.owed == 0
    }
}

impl Step for Spawn {
    fn name(&self) -> &'static str {
        "spawn"
    }

    fn rule(&self) -> Cited {
        Cited::Core(if self.what == For::Building { Rule::CardPerRoom } else { Rule::SpawnOrder })
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            // What a card set off comes before the next.
            if cx.board().outcome.is_some() {
                return Flow::Pop;
            }
            if cx.is_stirred() {
                // A game that is lost by a card is over, whatever else was to come.
                if parts::lost(cx.board()).is_some() {
                    return Flow::Replace(Frame::Spawn(*self));
                }
                if let Some(frame) = parts::due(cx.board()) {
                    return Flow::Push(frame);
                }
                cx.looked_through();
            }
            // `Rule::ExtraTurn`: extra Turns come before the enemies act; one at a time.
            if let Some(only) = linked(cx.board()).next() {
                let asks = asks_who_is_linked(cx.board());
                let Some(hero) = self.linked.take().or((!asks).then_some(only)) else { return Flow::Wait };
                let who = cx.who(hero);
                cx.tell(Rule::ExtraTurn, Seen::LinkPaid { who });
                let it = cx.board().hero(hero);
                if it.fate == Fate::Alive {
                    let extra = Some(Used::of(it));
                    return Flow::Push(Frame::Turn(Turn { extra, ..Turn::of(hero) }));
                }
                let used = Used::of(it);
                cx.tell(Rule::ExtraTurn, Seen::TurnResumed { who, used });
                continue;
            }
            if self.activate != 0 {
                let kinds = std::mem::take(&mut self.activate);
                return Flow::Push(Frame::Activation(Activation::of(kinds)));
            }
            if let Some(card) = self.coming.take() {
                if let Some(frame) = self.come(cx, card) {
                    return Flow::Push(frame);
                }
                continue;
            }
            match self.stage {
                Stage::Order => {
                    if !self.settle(cx) {
                        return Flow::Wait;
                    }
                    if self.count == 0 {
                        return Flow::Pop;
                    }
                }
                Stage::Draw if self.asks_for_room() => return Flow::WaitAnew,
                Stage::Draw => {
                    self.follow(cx.board());
                    self.draw(cx);
                }
                Stage::Resolve if self.done < self.drawn => {
                    let number = self.cards[self.done as usize];
                    self.done += 1;
                    if let Some(frame) = self.resolve(cx, number) {
                        return Flow::Push(frame);
                    }
                }
                Stage::Resolve => {
                    if self.at + 1 == self.count {
                        self.draws_on(cx.board());
                    }
                    if self.next_zone() {
                        parts::cards_done(cx);
                        return Flow::Pop;
                    }
                }
            }
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        board.everybody()
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        if let Some(survivor) = linked(board).next() {
            linked(board).for_each(|survivor| out.offer(Answer::Activate { survivor }));
            out.fall_back(Answer::Activate { survivor });
            return;
        }
        if self.what == For::Step {
            for (at, &zone) in Self::in_order(board).zones().iter().enumerate() {
                out.offer(Answer::SpawnFirst { zone: board.spot(zone) });
                if at == 0 {
                    out.fall_back(Answer::SpawnFirst { zone: board.spot(zone) });
                }
            }
            return;
        }
        out.offer(Answer::Rooms);
        out.fall_back(Answer::Rooms);
        for zone in &self.zones[self.settled as usize..self.count as usize] {
            out.offer(Answer::Room { zone: board.spot(*zone) });
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::SpawnFirst { zone } => {
                let zone = cx.place(cx.board().at(zone));
                cx.tell(Rule::SpawnOrder, Seen::SpawnFirst { zone });
            }
            Answer::Activate { survivor } => self.linked = Some(survivor),
            Answer::Rooms => self.settled = self.count,
            Answer::Room { zone } => {
                let zone = cx.board().at(zone);
                let settled = self.settled as usize;
                let at = self.zones.iter().position(|one| *one == zone).unwrap_or(settled);
                self.zones[settled..=at].rotate_right(1);
                self.settled += 1;
            }
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}
