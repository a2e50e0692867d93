//! From a written position to a table.

use super::{Position, Trooper, own_map};
use crate::board::{Board, MARINES, Marine, Standing, TOKENS, Token, Turn};
use crate::content::{Content, Scenario};
use crate::frame::Frame;
use crate::invader::turn::InvaderTurn;
use crate::pieces::{
    Area, Axis, Card, CardName, Door, KeyColour, Line, MarineCard, MonsterKind, Order, Spot, Square, TokenKind,
    WeaponKind,
};
use crate::round::Round;
use crate::{doors, setup};
use holdout_kernel::{Problem, Secret};

/// Reads the parts of a position and gathers what is wrong.
struct Reader<'p> {
    problems: Vec<Problem>,
    position: &'p Position,
}

pub fn arrange(content: &'static Content, position: &Position) -> Result<(Board, Vec<Frame>), Vec<Problem>> {
    let scenario: &'static Scenario = if position.map.is_empty() {
        let id = position.scenario.as_deref().unwrap_or("knee-deep-in-the-dead");
        let unknown = || vec![Problem::new("scenario", format!("there is no scenario `{id}`"))];
        content.scenario(id).ok_or_else(unknown)?
    } else {
        own_map::scenario(position)?
    };
    let mut reader = Reader { problems: Vec::new(), position };
    if position.marine.is_empty() || position.marine.len() > MARINES {
        reader.wrong("marine", "a position has one to three marines");
    }
    let difficulty = position.difficulty.as_deref().unwrap_or("hurt-me-plenty");
    let difficulty = content.difficulties.iter().position(|one| one.id == difficulty).unwrap_or_else(|| {
        reader.wrong("difficulty", format!("there is no difficulty `{difficulty}`"));
        0
    });
    let mut board = Board::empty(content, scenario, position.marines(), difficulty as u8);
    reader.ground(&mut board);
    reader.figures(&mut board);
    reader.tokens(&mut board);
    reader.cards(&mut board);
    let frames = reader.turn(&mut board);
    if reader.problems.is_empty() { Ok((board, frames)) } else { Err(reader.problems) }
}

impl Reader<'_> {
    fn wrong(&mut self, place: impl Into<String>, what: impl Into<String>) {
        self.problems.push(Problem::new(place, what));
    }

    fn square(&mut self, board: &Board, place: &str, text: &str) -> Square {
        let found = Spot::parse(text).and_then(|spot| board.map().at(spot.x, spot.y));
        found.unwrap_or_else(|| {
            self.wrong(place, format!("`{text}` is no square of this board; write `x,y`"));
            Square(0)
        })
    }

    fn door(&mut self, board: &Board, place: &str, text: &str) -> Door {
        Line::parse(text).and_then(|line| doors::find(board, line)).unwrap_or_else(|| {
            let known: Vec<String> = board.scenario().doors.iter().map(|door| door.line.to_string()).collect();
            self.wrong(place, format!("there is no door `{text}`; there are: {}", known.join(", ")));
            Door(0)
        })
    }

    fn ground(&mut self, board: &mut Board) {
        let position = self.position;
        board.round = position.round.max(1);
        board.frags = position.frags;
        board.darkness = position.darkness;
        board.countdown = position.countdown.unwrap_or_else(|| crate::goals::first_countdown(board.scenario()));
        board.spawns = board.content().numbers.spawn_cards_per_turn;
        let scenario = board.scenario();
        let mut revealed = vec![scenario.start_area];
        for id in &position.revealed {
            match scenario.areas.iter().position(|area| area.id == *id) {
                Some(area) => revealed.push(Area(area as u8)),
                None => self.wrong("revealed", format!("there is no area `{id}`")),
            }
        }
        for area in revealed {
            board.areas = board.areas.with(area);
            board.ground.revealed = board.ground.revealed.or(&board.map().areas[area.index()]);
        }
        for line in &position.open {
            let door = self.door(board, "open", line);
            board.ground.closed = board.ground.closed.without(door);
        }
        for line in &position.destroyed {
            let door = self.door(board, "destroyed", line);
            board.ground.closed = board.ground.closed.without(door);
            board.destroyed = board.destroyed.with(door);
        }
        for line in &position.jammed {
            let door = self.door(board, "jammed", line);
            board.jammed = board.jammed.with(door);
        }
        for colour in &position.keys {
            match KeyColour::parse(colour) {
                Some(colour) => board.keys[colour.index()] = true,
                None => self.wrong("keys", format!("there is no key `{colour}`")),
            }
        }
        for at in &position.exploded {
            let square = self.square(board, "exploded", at);
            board.barrels.remove(square);
        }
    }

    fn figures(&mut self, board: &mut Board) {
        for (n, text) in self.position.monsters.iter().enumerate() {
            let mut words = text.split_whitespace();
            let Some(kind) = words.next().and_then(MonsterKind::parse) else {
                self.wrong("monsters", format!("`{text}` names no monster; write `zombie 7,3`"));
                continue;
            };
            let at = self.square(board, "monsters", words.next().unwrap_or_default());
            let mut one = Standing { at, kind, serial: n as u16 + 1, ..Standing::default() };
            for word in words {
                match word.split_once('=') {
                    None if word == "south" => one.axis = Axis::South,
                    None if word == "activated" => one.activated = true,
                    Some(("wounds", wounds)) => one.wounds = wounds.parse().unwrap_or(0),
                    _ => self.wrong("monsters", format!("`{word}` is none of: south, activated, wounds=1")),
                }
            }
            board.monsters[n] = one;
            board.monster_end = n as u8 + 1;
            board.serial = n as u16 + 1;
        }
        for (n, trooper) in self.position.marine.iter().enumerate().take(MARINES) {
            let marine = self.trooper(board, n, trooper);
            board.squad[n] = marine;
        }
        board.recount_monsters();
        board.recount_marines();
    }

    fn trooper(&mut self, board: &mut Board, n: usize, trooper: &Trooper) -> Marine {
        let mut marine = Marine { colour: n as u8, ..Marine::default() };
        for (place, id) in trooper.cards.iter().enumerate().take(3) {
            marine.cards[place] = MarineCard::parse(id);
            if marine.cards[place].is_none() {
                self.wrong("cards", format!("there is no marine card `{id}`"));
            }
        }
        board.squad[n] = marine;
        let (wounds, armor, bullets) = setup::start_of(board, n as u8);
        marine.full_wounds = trooper.full_wounds.unwrap_or(wounds);
        marine.wounds = trooper.wounds.unwrap_or(marine.full_wounds);
        marine.full_armor = armor;
        marine.armor = trooper.armor.unwrap_or(armor);
        marine.ammo = [trooper.bullets.unwrap_or(bullets), trooper.rockets, trooper.cells];
        marine.adrenaline = trooper.adrenaline;
        marine.berserk = trooper.berserk;
        for id in &trooper.weapons {
            match WeaponKind::parse(id) {
                Some(weapon) => marine.weapons[weapon.index()] += 1,
                None => self.wrong("weapons", format!("there is no weapon `{id}`")),
            }
        }
        if let Some(id) = &trooper.order {
            marine.order = Order::parse(id);
            if marine.order.is_none() {
                self.wrong("order", format!("there is no order `{id}`"));
            }
        }
        if let Some(at) = &trooper.at {
            marine.at = self.square(board, "marine.at", at);
        }
        if let Some(at) = &trooper.fell {
            marine.fell = self.square(board, "marine.fell", at);
        }
        if marine.at.is_none() && marine.fell.is_none() {
            self.wrong("marine", "a marine stands `at` a square or has `fell` on one");
        }
        marine
    }

    fn tokens(&mut self, board: &mut Board) {
        for at in &self.position.encountered {
            let square = self.square(board, "encountered", at);
            let tokens = &board.scenario().tokens;
            match tokens.iter().position(|token| token.at == square && token.kind == TokenKind::Encounter) {
                Some(place) => board.encountered |= 1 << place,
                None => self.wrong("encountered", format!("there is no encounter token on {at}")),
            }
        }
        for (n, text) in self.position.tokens.iter().enumerate() {
            let (kind, at) = text.split_once(' ').unwrap_or((text, ""));
            let Some(kind) = TokenKind::parse(kind) else {
                self.wrong("tokens", format!("`{text}` names no token; write `health 4,1`"));
                continue;
            };
            let at = self.square(board, "tokens", at);
            // An encounter token keeps its place in the scenario, so that goals know it.
            let tokens = &board.scenario().tokens;
            let known = tokens.iter().position(|token| token.at == at && token.kind == kind);
            let place = known.unwrap_or(TOKENS + n) as u8;
            board.tokens[n] = Token { kind, at, place };
            board.token_count = n as u8 + 1;
        }
    }

    fn cards(&mut self, board: &mut Board) {
        let mut taken = Vec::new();
        let hand = self.read_cards(board, "hand", &self.position.hand, &mut taken);
        let mut deck = self.read_cards(board, "deck", &self.position.deck, &mut taken);
        let pile = self.read_cards(board, "pile", &self.position.pile, &mut taken);
        deck.reverse();
        board.loose_cards = true;
        let mut held = crate::board::Cards::default();
        if hand.len() > held.0.len() {
            self.wrong("hand", "no hand holds so many cards");
            return;
        }
        held.0[..hand.len()].copy_from_slice(&hand);
        held.0[..hand.len()].sort_unstable();
        board.hand = Secret::new(held);
        board.hand_len = hand.len() as u8;
        let mut order = crate::board::Cards::default();
        order.0[..deck.len()].copy_from_slice(&deck);
        board.deck = Secret::new(order);
        board.deck_len = deck.len() as u8;
        board.pile.0[..pile.len()].copy_from_slice(&pile);
        board.pile_len = pile.len() as u8;
    }

    /// `smash` is the next copy that is not used yet, `smash#2` the second one in the box; `rest` is every card that
    /// is named nowhere before.
    fn read_cards(&mut self, board: &Board, place: &str, names: &[String], taken: &mut Vec<Card>) -> Vec<Card> {
        let mut cards = Vec::new();
        let all = || (0..board.content().cards.len() as u8).map(Card);
        for name in names {
            if name == "rest" {
                let rest: Vec<Card> = all().filter(|card| !taken.contains(card)).collect();
                taken.extend_from_slice(&rest);
                cards.extend(rest);
                continue;
            }
            let (id, copy) =
                name.split_once('#').map_or((name.as_str(), None), |(id, n)| (id, n.parse::<usize>().ok()));
            let copies = all().filter(|card| CardName::parse(id) == Some(board.content().card(*card).name));
            let card = match copy {
                Some(copy) => copies.filter(|card| !taken.contains(card)).nth(copy.saturating_sub(1)),
                None => copies.into_iter().find(|card| !taken.contains(card)),
            };
            match card {
                Some(card) => {
                    taken.push(card);
                    cards.push(card);
                }
                None => self.wrong(place, format!("there is no further card `{name}` in the box")),
            }
        }
        cards
    }

    fn turn(&mut self, board: &mut Board) -> Vec<Frame> {
        let turn = self.position.turn.as_str();
        let marine = turn.strip_prefix("marine-").and_then(|n| n.parse::<u8>().ok()).and_then(|n| n.checked_sub(1));
        match (turn, marine) {
            ("" | "marine-1", _) => {
                board.turn = Turn::Marine(0);
                vec![Frame::Round(Round::at_marine(0))]
            }
            (_, Some(marine)) if board.has_marine(marine) => {
                board.turn = Turn::Marine(marine);
                vec![Frame::Round(Round::at_marine(marine))]
            }
            ("invader", _) => {
                board.turn = Turn::Invader;
                vec![Frame::Round(Round::at_invader())]
            }
            ("invader-acts", _) => {
                board.turn = Turn::Invader;
                vec![Frame::Round(Round::at_end()), InvaderTurn::at_main().into()]
            }
            ("round", _) => {
                board.turn = Turn::Invader;
                board.round -= 1;
                vec![Frame::Round(Round::default())]
            }
            _ => {
                self.wrong("turn", format!("`{turn}` is none of: marine-1, invader, invader-acts, round"));
                Vec::new()
            }
        }
    }
}
