//! Redraws everything a viewer cannot know: the invader's hand, the order of the deck, and what lies in the dark.

use crate::board::{Board, Hidden, HiddenMonster, HiddenToken, INVADER, marine_of};
use crate::geometry::body;
use crate::pieces::{Area, Axis, Card, MonsterKind, Shape, Square, Squares, TokenKind};
use holdout_kernel::{Key, Throw, Viewer};

pub fn imagine(board: &mut Board, viewer: Viewer, key: Key, throw: &mut Throw<'_>) {
    match viewer {
        Viewer::Omniscient => {}
        Viewer::Seat(INVADER) => {
            // The invader does not know the order of the deck.
            let len = board.deck_len as usize;
            sort_and_shuffle(&mut board.deck.open_mut(key).0[..len], throw);
        }
        Viewer::Seat(seat) => {
            cards(board, key, throw);
            dark(board, marine_of(seat), key, throw);
        }
        Viewer::Spectator => {
            cards(board, key, throw);
            dark(board, None, key, throw);
        }
    }
}

/// In an order that depends on the throw alone.
fn sort_and_shuffle(cards: &mut [Card], throw: &mut Throw<'_>) {
    cards.sort_unstable();
    throw.shuffle(cards);
}

/// Hand and deck are any deal of the cards that do not lie open.
fn cards(board: &mut Board, key: Key, throw: &mut Throw<'_>) {
    let (deck_len, hand_len) = (board.deck_len as usize, board.hand_len as usize);
    let mut unknown: Vec<Card> = board.deck.open(key).0[..deck_len].to_vec();
    unknown.extend_from_slice(&board.hand.open(key).0[..hand_len]);
    sort_and_shuffle(&mut unknown, throw);
    let (hand, deck) = unknown.split_at(hand_len);
    board.deck.open_mut(key).0[..deck_len].copy_from_slice(deck);
    let held = &mut board.hand.open_mut(key).0[..hand_len];
    held.copy_from_slice(hand);
    held.sort_unstable();
}

/// A guess at every area in the dark that the viewer was not shown: a few small monsters, perhaps a large one, some
/// tokens. What the objective of the scenario names (keys, encounters) lies somewhere in the dark.
fn dark(board: &mut Board, marine: Option<u8>, key: Key, throw: &mut Throw<'_>) {
    let scenario = board.scenario();
    let known = |area: Area| {
        board.is_revealed(area) || marine.is_some_and(|marine| board.recon[marine as usize].contains(area))
    };
    let areas: Vec<Area> = (0..scenario.areas.len() as u8).map(Area).filter(|area| !known(*area)).collect();
    let before = *board.hidden.open(key);
    let mut guess = Guess { hidden: Hidden::default(), monsters: 0, tokens: 0, taken: Squares::EMPTY };
    for monster in before.monsters.iter().filter(|one| one.at.is_some() && known(one.area)) {
        guess.monster(*monster);
    }
    for token in before.tokens.iter().filter(|one| one.at.is_some() && known(one.area)) {
        guess.token(*token);
    }
    for area in &areas {
        populate(board, *area, &mut guess, throw);
    }
    // What everybody knows must be there: by the objective, not by looking.
    for (place, token) in scenario.tokens.iter().enumerate() {
        let wanted = token.kind == TokenKind::Encounter || token.kind.key().is_some();
        let found = known(token.area);
        if wanted && !found && !areas.is_empty() {
            let area = *throw.pick(&areas);
            if let Some(at) = guess.square(board, area, throw) {
                guess.token(HiddenToken { at, kind: token.kind, place: place as u8, area });
            }
        }
    }
    *board.hidden.open_mut(key) = guess.hidden;
}

struct Guess {
    hidden: Hidden,
    monsters: usize,
    tokens: usize,
    taken: Squares,
}

impl Guess {
    fn monster(&mut self, monster: HiddenMonster) {
        if let Some(entry) = self.hidden.monsters.get_mut(self.monsters) {
            *entry = monster;
            self.monsters += 1;
        }
    }

    fn token(&mut self, token: HiddenToken) {
        if let Some(entry) = self.hidden.tokens.get_mut(self.tokens) {
            *entry = token;
            self.tokens += 1;
        }
    }

    /// Any free square of an area.
    fn square(&self, board: &Board, area: Area, throw: &mut Throw<'_>) -> Option<Square> {
        let open = open_squares(board, area).minus(&self.taken);
        let squares: Vec<Square> = open.iter().collect();
        (!squares.is_empty()).then(|| *throw.pick(&squares))
    }
}

fn open_squares(board: &Board, area: Area) -> Squares {
    let map = board.map();
    map.areas[area.index()].minus(&map.blocking).minus(&map.exits).minus(&map.barrels)
}

fn populate(board: &Board, area: Area, guess: &mut Guess, throw: &mut Throw<'_>) {
    const SMALL: [MonsterKind; 3] = [MonsterKind::Zombie, MonsterKind::Imp, MonsterKind::Trite];
    const LARGE: [MonsterKind; 3] = [MonsterKind::Demon, MonsterKind::Mancubus, MonsterKind::HellKnight];
    const TOKENS: [TokenKind; 5] =
        [TokenKind::Bullets, TokenKind::Bullets, TokenKind::Health, TokenKind::Armor, TokenKind::Rockets];
    let large = (throw.below(3) == 0).then(|| *throw.pick(&LARGE));
    let small = (0..2 + board.marines).map(|_| *throw.pick(&SMALL)).collect::<Vec<_>>();
    for kind in large.into_iter().chain(small) {
        let Some(at) = guess.square(board, area, throw) else { continue };
        let axis = if board.shape(kind) == Shape::Pair && throw.below(2) == 0 { Axis::South } else { Axis::East };
        let open = open_squares(board, area).minus(&guess.taken);
        let Some(body) = body(board.map(), board.shape(kind), at, axis) else { continue };
        if body.squares().iter().all(|square| open.contains(*square)) {
            body.squares().iter().for_each(|square| guess.taken.insert(*square));
            guess.monster(HiddenMonster { at, kind, axis, slot: 1, area });
        }
    }
    for n in 0..2 {
        if let Some(at) = guess.square(board, area, throw) {
            // Places that no scenario has.
            let place = (crate::board::TOKENS + area.index() * 2 + n) as u8;
            guess.token(HiddenToken { at, kind: *throw.pick(&TOKENS), place, area });
        }
    }
}
