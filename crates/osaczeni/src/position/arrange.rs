//! From a written position to a board and its stack of frames; everything that does not fit is collected.

use super::{Begins, Family, Position};
use crate::attacks::Attacks;
use crate::bag::Bag;
use crate::board::{Board, Phase};
use crate::content::Content;
use crate::frame::Frame;
use crate::items::Item;
use crate::pieces::{AREAS, Area, AreaSet, Character, Crowd, Dice, Kind, MAX_DICE, MAX_PLAYERS};
use crate::round::Round;
use crate::setup::{Placing, SettingUp};
use crate::variants::Knobs;
use holdout_kernel::{Problem, Seat, SeatSet, Secret};

/// A position while it is being checked: what is wrong is collected.
struct Arranging<'p> {
    position: &'p Position,
    board: Board,
    problems: Vec<Problem>,
}

/// The board and the stack of frames, or everything that is wrong.
pub fn arrange(content: &'static Content, position: &Position) -> Result<(Board, Vec<Frame>), Vec<Problem>> {
    let mut problems = Vec::new();
    let (min, max) = content.players;
    if !(min..=max).contains(&position.players) {
        problems.push(Problem::new("players", format!("must be from {min} to {max}")));
    }
    if position.variant.is_some_and(|number| content.variant(number).is_none()) {
        problems.push(Problem::new("variant", "there is no such variant"));
    }
    if position.unlocked.iter().any(|number| content.epilogue(*number).is_none()) {
        problems.push(Problem::new("unlocked", "there is no such epilogue"));
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let profile = position.cold_store.unwrap_or(content.cold_store.profile);
    let standard = Knobs::of(content, position.players, profile, position.variant);
    let knobs = Knobs { drinks: position.drinks, ..standard };
    let mut board = Board::empty(content, knobs, position.players);
    board.variant = position.variant;
    board.unlocked = position.unlocked.iter().copied().collect();
    let mut arranging = Arranging { position, board, problems };
    arranging.tokens();
    arranging.mall();
    arranging.people();
    arranging.cards();
    arranging.dice();
    arranging.maps();
    let frames = arranging.frames();
    if arranging.problems.is_empty() { Ok((arranging.board, frames)) } else { Err(arranging.problems) }
}

impl Arranging<'_> {
    fn wrong(&mut self, place: impl Into<String>, what: impl Into<String>) {
        self.problems.push(Problem::new(place, what));
    }

    fn area(&mut self, place: &str, number: u8) -> Option<Area> {
        let area = Area::new(number);
        if area.is_none() {
            self.wrong(place, format!("there is no area {number}"));
        }
        area
    }

    fn player(&mut self, place: &str, number: u8) -> Option<Seat> {
        if (1..=self.board.players).contains(&number) {
            return Some(Seat(number - 1));
        }
        self.wrong(place, format!("there is no player {number}"));
        None
    }

    /// Reads `player-1 crybaby`.
    fn character(&mut self, place: &str, text: &str) -> Option<Character> {
        let read = text.split_once(' ').and_then(|(seat, kind)| Seat::parse(seat).zip(Kind::parse(kind)));
        match read {
            Some((seat, kind)) if seat.0 < self.board.players && self.board.knobs.family.contains(kind) => {
                Some(Character::new(seat, kind))
            }
            Some(_) => {
                self.wrong(place, format!("`{text}` is not in this game"));
                None
            }
            None => {
                self.wrong(place, format!("`{text}` must look like `player-1 crybaby`"));
                None
            }
        }
    }

    fn items(&mut self, place: &str, ids: &[String]) -> Vec<Item> {
        let mut items = Vec::new();
        for id in ids {
            match Item::parse(id) {
                Some(item) => items.push(item),
                None => self.wrong(place, format!("there is no item `{id}`")),
            }
        }
        items
    }

    fn tokens(&mut self) {
        if let Some(seat) = self.player("badge", self.position.badge) {
            self.board.badge = seat;
        }
        if let Some(seat) = self.player("victim", self.position.victim) {
            self.board.victim = seat;
        }
    }

    fn mall(&mut self) {
        for number in &self.position.closed {
            match self.area("closed", *number) {
                Some(area) if self.board.knobs.closable.contains(area) => {
                    self.board.closed = self.board.closed.with(area);
                }
                Some(_) => self.wrong("closed", "the car park never closes"),
                None => {}
            }
        }
        if self.position.monsters.len() > AREAS {
            self.wrong("monsters", format!("there are {AREAS} areas"));
        }
        let mut around: u16 = 0;
        for (area, count) in Area::all().zip(self.position.monsters.iter().copied()) {
            if count > self.board.knobs.notches[area.index()] {
                self.wrong("monsters", format!("area {} has not so many notches", area.number()));
            }
            if count > 0 && !self.board.is_open(area) {
                self.wrong("monsters", format!("area {} is closed", area.number()));
            }
            self.board.monsters[area.index()] = count;
            around += u16::from(count);
        }
        let all = self.board.content().monsters;
        match u8::try_from(around).ok().and_then(|around| all.checked_sub(around)) {
            Some(pool) => self.board.pool = pool,
            None => self.wrong("monsters", format!("there are only {all} monsters")),
        }
    }

    fn people(&mut self) {
        let mut dead = Crowd::NOBODY;
        for text in &self.position.dead {
            let Some(one) = self.character("dead", text) else { continue };
            if dead.contains(one) {
                self.wrong("dead", format!("`{text}` is dead twice"));
                continue;
            }
            dead = dead.with(one);
            self.board.dead[self.board.dead_len as usize] = one;
            self.board.dead_len += 1;
        }
        if self.position.family.len() > self.board.players as usize {
            self.wrong("family", format!("there are {} players", self.board.players));
        }
        let nobody = Family::default();
        for seat in Seat::all(self.board.players) {
            let family = self.position.family.get(seat.index()).unwrap_or(&nobody);
            for kind in Kind::ALL {
                self.member(Character::new(seat, kind), family.at(kind), dead);
            }
        }
        self.board.unplaced = self.board.unplaced.minus(self.board.alive()).minus(dead);
        for area in Area::all() {
            let (people, spaces) = (self.board.crowd(area).len(), self.board.knobs.spaces[area.index()]);
            if spaces != 0 && people > spaces {
                self.wrong("family", format!("area {} has {spaces} spaces, not {people}", area.number()));
            }
        }
        for text in &self.position.hidden {
            let Some(one) = self.character("hidden", text) else { continue };
            if self.position.phase != Begins::Attacks || !self.board.alive().contains(one) {
                self.wrong("hidden", "only the living hide, and only in phase 6");
            }
            self.board.hidden = self.board.hidden.with(one);
        }
        let holder = self.board.badge;
        let alive = self.board.alive();
        if self.position.phase > Begins::Setup && !alive.is_empty() && alive.of(holder).is_empty() {
            self.wrong("badge", "its holder must have somebody alive (OS-12.5)");
        }
    }

    fn member(&mut self, one: Character, at: Option<u8>, dead: Crowd) {
        let place = format!("family {} {}", one.seat.0 + 1, one.kind.id());
        let Some(number) = at else {
            let missing = self.board.knobs.family.contains(one.kind) && !dead.contains(one);
            if missing && self.position.phase != Begins::Setup {
                self.wrong(place, "stands nowhere and is not dead");
            }
            return;
        };
        if !self.board.knobs.family.contains(one.kind) {
            self.wrong(place, "is not in this game");
            return;
        }
        if dead.contains(one) {
            self.wrong(place, "is dead");
            return;
        }
        let Some(area) = self.area(&place, number) else { return };
        if !self.board.is_open(area) {
            self.wrong(place, format!("area {number} is closed"));
        }
        self.board.standing[area.index()] = self.board.crowd(area).with(one);
    }

    fn cards(&mut self) {
        let mut rest: Vec<Item> = self.board.content().deck.iter().collect();
        let mut bags = [(Bag::EMPTY, Bag::EMPTY); MAX_PLAYERS];
        for (seat, family) in self.position.family.iter().take(MAX_PLAYERS).enumerate() {
            let hand = self.items(&format!("family {} hand", seat + 1), &family.hand);
            let boxed = self.items(&format!("family {} boxed", seat + 1), &family.boxed);
            let (hand, boxed) = (self.take(&mut rest, "hand", &hand), self.take(&mut rest, "boxed", &boxed));
            self.board.hand_len[seat] = hand.len() as u8;
            self.board.boxed_len[seat] = boxed.len() as u8;
            bags[seat] = (hand.into_iter().collect(), boxed.into_iter().collect());
        }
        self.board.hands = Secret::new(bags.map(|(hand, _)| hand));
        self.board.boxed = Secret::new(bags.map(|(_, boxed)| boxed));
        let deck = self.items("deck", &self.position.deck);
        let deck = self.take(&mut rest, "deck", &deck);
        let mut order = crate::board::Cards::default();
        for (place, card) in order.0.iter_mut().zip(deck.iter().rev()) {
            *place = *card;
        }
        self.board.deck = Secret::new(order);
        self.board.deck_len = deck.len() as u8;
        let played = self.items("played", &self.position.played);
        let played = self.take(&mut rest, "played", &played);
        for (place, card) in self.board.played.0.iter_mut().zip(&played) {
            *place = *card;
        }
        self.board.played_len = played.len() as u8;
        self.board.left_out_len = rest.len() as u8;
        self.board.left_out = Secret::new(rest.into_iter().collect());
    }

    /// Takes cards out of those not yet placed; one more than the box holds is a problem.
    fn take(&mut self, rest: &mut Vec<Item>, place: &str, wanted: &[Item]) -> Vec<Item> {
        let mut taken = Vec::new();
        for item in wanted {
            if let Some(at) = rest.iter().position(|other| other == item) {
                rest.swap_remove(at);
                taken.push(*item);
            } else {
                self.wrong(place, format!("there are not so many cards `{}`", item.id()));
            }
        }
        taken
    }

    fn dice(&mut self) {
        let needs_dice = matches!(self.position.phase, Begins::Destinations | Begins::Movement | Begins::Arrival);
        let given = &self.position.dice;
        if needs_dice && given.is_empty() {
            self.wrong("dice", "must be given: in this phase they lie under the hatch");
        }
        let any_dice = !given.is_empty() || !self.position.dice_seen_by.is_empty();
        if any_dice && !needs_dice {
            self.wrong("dice", "do not lie under the hatch in this phase");
        }
        if given.len() > MAX_DICE {
            self.wrong("dice", format!("there are at most {MAX_DICE}"));
        }
        let mut dice = Dice::default();
        for number in given.iter().take(MAX_DICE) {
            if let Some(area) = self.area("dice", *number) {
                dice.push(area);
            }
        }
        dice.sort();
        self.board.dice = Secret::new(dice);
        self.board.dice_len = dice.len();
        self.board.shaken = !dice.is_empty();
        // OS-7.2: from phase 5 on the hatch is up.
        self.board.dice_open = self.position.phase >= Begins::Arrival;
        let lookers = self.position.dice_seen_by.clone();
        self.board.seen_by = lookers.into_iter().filter_map(|number| self.player("dice_seen_by", number)).collect();
    }

    fn maps(&mut self) {
        let given = &self.position.destinations;
        if self.position.phase != Begins::Movement {
            if !given.is_empty() {
                self.wrong("destinations", "are marked before phase 4 only");
            }
            return;
        }
        if given.len() != self.board.players as usize {
            self.wrong("destinations", "must be given for every player (0 is nothing)");
            return;
        }
        let mut marked = [None; MAX_PLAYERS];
        for (seat, number) in given.iter().enumerate().filter(|(_, number)| **number != 0) {
            let Some(area) = self.area("destinations", *number) else { continue };
            if !self.board.is_open(area) {
                self.wrong("destinations", format!("area {number} is closed"));
            }
            marked[seat] = Some(area);
            self.board.locked = self.board.locked.with(Seat(seat as u8));
        }
        self.board.marked = Secret::new(marked);
        self.board.maps_open = SeatSet::only(self.board.badge);
    }

    fn frames(&mut self) -> Vec<Frame> {
        let Position { phase, area, round, .. } = *self.position;
        if round == 0 {
            self.wrong("round", "rounds are counted from 1");
        }
        if area.is_some() && phase != Begins::Attacks {
            self.wrong("area", "belongs to phase 6 only");
        }
        // Phase 1 begins the round itself.
        self.board.round = if matches!(phase, Begins::Truck) { round.saturating_sub(1) } else { round };
        let begin = |next| vec![Frame::Round(Round { next })];
        match phase {
            Begins::Setup => {
                self.board.round = 0;
                let bottom = SettingUp { badge: None, victim: None, families_stand: true };
                vec![Frame::SettingUp(bottom), Frame::Placing(Placing)]
            }
            Begins::Truck => begin(Phase::Truck),
            Begins::Badge => begin(Phase::Badge),
            Begins::Destinations => begin(Phase::Destinations),
            Begins::Movement => begin(Phase::Movement),
            Begins::Arrival => begin(Phase::Arrival),
            Begins::Attacks => match area {
                Some(number) => self.attacks_at(number),
                None => begin(Phase::Attacks),
            },
            Begins::EndOfRound => begin(Phase::EndOfRound),
            Begins::Scoring => begin(Phase::Over),
        }
    }

    /// Phase 6 in its middle: the areas before are resolved.
    fn attacks_at(&mut self, number: u8) -> Vec<Frame> {
        let Some(area) = self.area("area", number) else { return Vec::new() };
        let order = self.board.content().attack_order;
        let before = order.iter().take_while(|other| **other != area);
        self.board.resolved = before.copied().collect::<AreaSet>();
        self.board.phase = Phase::Attacks;
        let attacks = Attacks { looked_at: self.board.resolved.len(), haunted: true };
        vec![Frame::Round(Round { next: Phase::EndOfRound }), Frame::Attacks(attacks)]
    }
}
