//! The one writer of the board: what each event changes.

use crate::board::{Board, LastVote, Phase};
use crate::event::{Event, Seen, Veiled};
use crate::items::Item;
use crate::pieces::{Area, AreaSet, Character, Crowd, Dice, Kind, MAX_PLAYERS};
use holdout_kernel::{Happening, Key, Seat, SeatSet};

impl Happening for Event {
    type Board = Board;

    fn evolve(&self, board: &mut Board, key: Key) {
        match self {
            Event::Open(seen) => open(board, seen, key),
            Event::Hidden(veiled) => hidden(board, veiled, key),
        }
    }

    fn is_barrier(&self) -> bool {
        self.is_news()
    }
}

fn open(board: &mut Board, seen: &Seen, key: Key) {
    match *seen {
        Seen::TokensDealt { badge, victim } => (board.badge, board.victim) = (badge, victim),
        Seen::StartingDice { seat, dice } => (board.placing, board.starting_dice) = (Some(seat), dice),
        Seen::Placed { seat, character, die, area, .. } => {
            board.starting_dice.take(die);
            let character = Crowd::only(Character::new(seat, character));
            board.unplaced = board.unplaced.minus(character);
            board.standing[area.index()] = board.crowd(area).and(character);
            if board.unplaced.of(seat).is_empty() {
                board.placing = None;
            }
        }
        Seen::RoundBegan { round } => {
            board.round = round;
            // OS-13.8: the markers are taken back, and so are the dice.
            board.shaken = false;
            board.dice_open = false;
            board.seen_by = SeatSet::EMPTY;
            board.shown = None;
            *board.dice.open_mut(key) = Dice::default();
            board.dice_len = 0;
            *board.marked.open_mut(key) = [None; MAX_PLAYERS];
            board.locked = SeatSet::EMPTY;
            board.maps_open = SeatSet::EMPTY;
            board.resolved = AreaSet::EMPTY;
        }
        Seen::PhaseBegan { phase } => {
            board.phase = phase;
            if let Some(area) = board.resolving.take() {
                board.resolved = board.resolved.with(area);
            }
            lay_down_arms(board);
        }
        Seen::VotesRevealed { about, area, ballots } => {
            board.last_vote = LastVote { about, area: Some(area), ballots, elected: None, tie_broken_by: None };
        }
        Seen::TieBroken { seat, chosen } => {
            board.last_vote.tie_broken_by = Some(seat);
            board.last_vote.elected = Some(chosen);
        }
        Seen::Elected { seat, how, .. } => {
            board.elected = Some(seat);
            if how != crate::event::How::Alone {
                board.last_vote.elected = Some(seat);
            }
        }
        Seen::Played { seat, item } => {
            take_from_hand(board, seat, item, key);
            board.played.0[board.played_len as usize] = item;
            board.played_len += 1;
            for knower in board.known.open_mut(key) {
                knower[seat.index()].take(item);
            }
            board.weapon_used |= board.content().item(item).weapon;
        }
        Seen::VotesGained { seat, .. } => board.guns[seat.index()] += 1,
        Seen::Hid { seat, character, .. } => board.hidden = board.hidden.with(Character::new(seat, character)),
        Seen::Lured { from, to, .. } | Seen::Haunted { from, to, .. } => {
            board.monsters[from.index()] -= 1;
            board.monsters[to.index()] += 1;
        }
        Seen::DrivenOff { area, count, .. }
        | Seen::ConvoyLeft { area, count }
        | Seen::NobodyFound { area, count }
        | Seen::MonstersLeft { area, count } => to_the_pool(board, area, count),
        Seen::BadgeTaken { seat, .. } => board.badge = seat,
        Seen::DieShown { die, .. } => board.shown = Some(die),
        Seen::Announced { seat, area, .. } => {
            board.marked.open_mut(key)[seat.index()] = Some(area);
            board.locked = board.locked.with(seat);
            board.maps_open = board.maps_open.with(seat);
        }
        Seen::MapsRevealed { .. } => board.maps_open = SeatSet::all(board.players),
        Seen::DiceRevealed { .. } => board.dice_open = true,
        Seen::Moved { seat, character, from, to, .. } => step(board, seat, character, from, to),
        Seen::MonsterCame { to, .. } => {
            if let Some(area) = to {
                board.monsters[area.index()] += 1;
                board.pool -= 1;
            }
        }
        Seen::AreaChecked { area, .. } => {
            if let Some(before) = board.resolving.replace(area) {
                board.resolved = board.resolved.with(before);
            }
            lay_down_arms(board);
        }
        Seen::Eaten { seat, character, area, .. } => {
            let character = Character::new(seat, character);
            board.standing[area.index()] = board.crowd(area).minus(Crowd::only(character));
            board.dead[board.dead_len as usize] = character;
            board.dead_len += 1;
        }
        Seen::VictimToken { to, .. } => board.victim = to,
        Seen::BadgePassed { to, .. } => board.badge = to,
        Seen::FacesUp { .. } => board.hidden = Crowd::NOBODY,
        Seen::Closed { area, count, characters } => {
            to_the_pool(board, area, count);
            board.closed = board.closed.with(area);
            let car_park = board.car_park();
            board.standing[area.index()] = Crowd::NOBODY;
            board.standing[car_park.index()] = board.crowd(car_park).and(characters);
        }
        Seen::KeysShown { seat, .. } => board.outcome.keys = board.outcome.keys.or(Some(seat)),
        Seen::Scored { points, winners, survivors } => {
            board.outcome.points = points.points;
            board.outcome.winners = winners;
            board.outcome.survivors = survivors;
        }
        Seen::HandShown { .. } => board.hands_open = true,
        Seen::EpilogueUnlocked { number } => {
            board.outcome.epilogue = Some(number);
            board.phase = Phase::Over;
        }
        Seen::NothingUnlocked => board.phase = Phase::Over,
        Seen::Said { id, seat, ref statement } => board.talk.note(id, seat, board.round, statement),
        Seen::Judged { id, seat, verdict, .. } => board.talk.judge(id, seat, verdict),
        Seen::Lapsed { id, seat } => board.talk.lapse(id, seat),
        // These tell what happens and change nothing by themselves; some are only how a hidden event looks.
        Seen::DeckShuffled { .. }
        | Seen::Dealt { .. }
        | Seen::FirstDice { .. }
        | Seen::PhaseSkipped { .. }
        | Seen::DiscussionBegan { .. }
        | Seen::Ready { .. }
        | Seen::DecisionBegan { .. }
        | Seen::Locked { .. }
        | Seen::Tied { .. }
        | Seen::Drawn { .. }
        | Seen::Kept { .. }
        | Seen::Given { .. }
        | Seen::Boxed { .. }
        | Seen::Discarded { .. }
        | Seen::BadgeStays { .. }
        | Seen::Shaken { .. }
        | Seen::Peeked { .. }
        | Seen::Passed { .. }
        | Seen::Marked { .. }
        | Seen::NoDestination { .. }
        | Seen::Stayed { .. }
        | Seen::Averted { .. }
        | Seen::RowFilled { .. }
        | Seen::Consoled { .. }
        | Seen::EndChecked { .. } => {}
    }
}

fn hidden(board: &mut Board, veiled: &Veiled, key: Key) {
    match *veiled {
        Veiled::DeckShuffled { cards, ref order } => {
            board.deck = *order;
            board.deck_len = cards;
        }
        Veiled::Dealt { seat, ref item } | Veiled::Consoled { seat, ref item } => {
            board.deck_len -= 1;
            put_into_hand(board, seat, *item.open(key), key);
        }
        Veiled::Drawn { seat, count, ref items } => {
            board.searcher = Some(seat);
            board.deck_len -= count;
            board.drawn = *items;
            board.drawn_len = count;
        }
        Veiled::Kept { seat, ref item } => {
            take_from_drawn(board, *item.open(key), key);
            put_into_hand(board, seat, *item.open(key), key);
        }
        Veiled::Given { from, to, ref item } => {
            let item = *item.open(key);
            take_from_drawn(board, item, key);
            put_into_hand(board, to, item, key);
            board.known.open_mut(key)[from.index()][to.index()].add(item);
            board.gifts[from.index()][to.index()] += 1;
        }
        Veiled::Boxed { seat, ref item } => {
            take_from_drawn(board, *item.open(key), key);
            board.boxed.open_mut(key)[seat.index()].add(*item.open(key));
            board.boxed_len[seat.index()] += 1;
        }
        Veiled::Discarded { seat, ref item } => {
            take_from_hand(board, seat, *item.open(key), key);
            board.discarded.open_mut(key)[seat.index()].add(*item.open(key));
            board.discarded_len[seat.index()] += 1;
        }
        Veiled::Shaken { count, ref dice } => {
            board.dice = *dice;
            board.dice_len = count;
            board.shaken = true;
        }
        Veiled::Peeked { seat, .. } => board.seen_by = board.seen_by.with(seat),
        Veiled::Marked { seat, ref area } => {
            board.marked.open_mut(key)[seat.index()] = Some(*area.open(key));
            board.locked = board.locked.with(seat);
        }
        Veiled::HandClaimed { id, seat, items, held, truth } => {
            board.talk.note_hand(id, seat, board.round, items, held, truth);
        }
    }
}

/// OS-10.8: guns and weapons are forgotten when another area's turn comes, and outside attacks.
fn lay_down_arms(board: &mut Board) {
    board.guns = [0; MAX_PLAYERS];
    board.weapon_used = false;
    board.elected = None;
}

fn step(board: &mut Board, seat: Seat, kind: Kind, from: Area, to: Area) {
    let character = Crowd::only(Character::new(seat, kind));
    board.standing[from.index()] = board.crowd(from).minus(character);
    board.standing[to.index()] = board.crowd(to).and(character);
}

fn to_the_pool(board: &mut Board, area: Area, count: u8) {
    board.monsters[area.index()] -= count;
    board.pool += count;
}

fn put_into_hand(board: &mut Board, seat: Seat, item: Item, key: Key) {
    board.hands.open_mut(key)[seat.index()].add(item);
    board.hand_len[seat.index()] += 1;
}

fn take_from_hand(board: &mut Board, seat: Seat, item: Item, key: Key) {
    let had = board.hands.open_mut(key)[seat.index()].take(item);
    debug_assert!(had, "{seat:?} has no {item:?}");
    board.hand_len[seat.index()] -= 1;
}

/// The other drawn cards keep their order.
fn take_from_drawn(board: &mut Board, item: Item, key: Key) {
    let len = board.drawn_len as usize;
    let cards = &mut board.drawn.open_mut(key).0;
    let at = cards[..len].iter().position(|card| *card == item);
    debug_assert!(at.is_some(), "{item:?} was not drawn");
    if let Some(at) = at {
        cards.copy_within(at + 1..len, at);
        board.drawn_len -= 1;
    }
    if board.drawn_len == 0 {
        board.searcher = None;
    }
}
