//! A table as a viewer may imagine it: everything the viewer cannot know is redrawn, consistently with everything the
//! viewer knows, each arrangement of the unseen cards as likely as any other.

use crate::bag::{Bag, MAX_CARDS};
use crate::board::{Board, Cards};
use crate::destinations;
use crate::items::Item;
use crate::pieces::{Dice, MAX_PLAYERS};
use holdout_kernel::{Key, Seat, Throw, Viewer};

pub fn imagine(board: &mut Board, viewer: Viewer, key: Key, throw: &mut Throw<'_>) {
    let viewer = match viewer {
        Viewer::Omniscient => return,
        Viewer::Spectator => None,
        Viewer::Seat(seat) => Some(seat),
    };
    imagine_cards(board, viewer, key, throw);
    imagine_dice(board, viewer, key, throw);
    imagine_maps(board, viewer, key, throw);
    for seat in board.seats().filter(|seat| Some(*seat) != viewer) {
        let hand = board.hand(seat, key);
        board.talk.imagine(seat, hand, key);
    }
}

/// Cards in a row that are dealt out one by one.
struct Unseen {
    cards: [Item; MAX_CARDS],
    len: usize,
}

impl Unseen {
    fn of(cards: Bag) -> Self {
        let mut unseen = Self { cards: [Item::Gun; MAX_CARDS], len: 0 };
        for item in cards.iter() {
            unseen.cards[unseen.len] = item;
            unseen.len += 1;
        }
        unseen
    }

    fn shuffle(&mut self, throw: &mut Throw<'_>) {
        throw.shuffle(&mut self.cards[..self.len]);
    }

    fn next(&mut self) -> Item {
        self.len -= 1;
        self.cards[self.len]
    }

    fn bag(&mut self, cards: u8) -> Bag {
        (0..cards).map(|_| self.next()).collect()
    }
}

/// Takes cards out of a bag that holds them.
fn remove(from: &mut Bag, cards: Bag) {
    for item in cards.iter() {
        let had = from.take(item);
        debug_assert!(had, "the viewer sees a {item:?} more than there are");
    }
}

/// OS-4.10: the viewer knows its own hand, what it drew, gave and boxed; played cards lie open; the rest is shuffled.
fn imagine_cards(board: &mut Board, viewer: Option<Seat>, key: Key, throw: &mut Throw<'_>) {
    let mut rest = board.content().deck;
    remove(&mut rest, board.played.0[..board.played_len as usize].iter().copied().collect());
    let mut known = [Bag::EMPTY; MAX_PLAYERS];
    if let Some(me) = viewer {
        remove(&mut rest, board.boxed.open(key)[me.index()]);
        remove(&mut rest, board.discarded.open(key)[me.index()]);
        known = board.known.open(key)[me.index()];
    }
    let sees_hand = |seat: Seat| Some(seat) == viewer || board.hands_open;
    for seat in board.seats() {
        if sees_hand(seat) {
            remove(&mut rest, board.hand(seat, key));
            // What the viewer gave and does not see in that hand was put away.
            for item in board.hand(seat, key).iter() {
                known[seat.index()].take(item);
            }
        }
        remove(&mut rest, known[seat.index()]);
    }
    let sees_drawn = board.searcher.is_some() && board.searcher == viewer;
    if sees_drawn {
        remove(&mut rest, board.drawn.open(key).0[..board.drawn_len as usize].iter().copied().collect());
    }
    let mut unseen = Unseen::of(rest);
    unseen.shuffle(throw);
    for seat in board.seats().filter(|seat| Some(*seat) != viewer) {
        let at = seat.index();
        board.boxed.open_mut(key)[at] = unseen.bag(board.boxed_len[at]);
        if board.hands_open {
            let more = board.discarded_len[at] - known[at].len();
            let unknown = unseen.bag(more);
            board.discarded.open_mut(key)[at] = known[at].iter().chain(unknown.iter()).collect();
            continue;
        }
        // What the viewer knows of this seat's cards is in its hand or was put away; which, nobody else can say.
        let (hand, away) = (board.hand_len[at], board.discarded_len[at]);
        let unknown = unseen.bag(hand + away - known[at].len());
        let mut own = Unseen::of(known[at].iter().chain(unknown.iter()).collect());
        if away > 0 {
            own.shuffle(throw);
        }
        board.discarded.open_mut(key)[at] = own.bag(away);
        board.hands.open_mut(key)[at] = own.bag(hand);
    }
    if !sees_drawn {
        let drawn = &mut board.drawn.open_mut(key).0[..board.drawn_len as usize];
        drawn.iter_mut().for_each(|card| *card = unseen.next());
    }
    *board.left_out.open_mut(key) = unseen.bag(board.left_out_len);
    let mut deck = Cards::default();
    deck.0[..board.deck_len as usize].iter_mut().for_each(|card| *card = unseen.next());
    *board.deck.open_mut(key) = deck;
    debug_assert_eq!(unseen.len, 0, "every card has a place");
    imagine_knowledge(board, viewer, key, throw);
}

/// What the others know because they gave it. Of what the viewer received it knows the truth; otherwise the givers know
/// as many cards of an imagined hand as everybody saw them give.
fn imagine_knowledge(board: &mut Board, viewer: Option<Seat>, key: Key, throw: &mut Throw<'_>) {
    for other in board.seats().filter(|seat| Some(*seat) != viewer) {
        let at = other.index();
        let has = board.hand(other, key).iter().chain(board.discarded.open(key)[at].iter()).collect();
        for knower in board.seats().filter(|seat| Some(*seat) != viewer) {
            let gifts = board.gifts[knower.index()][at];
            let mut own = Unseen::of(has);
            if gifts > 0 {
                own.shuffle(throw);
            }
            let still = gifts.min(own.len as u8);
            board.known.open_mut(key)[knower.index()][at] = own.bag(still);
        }
    }
}

/// OS-5.4, OS-5.6: who has not looked imagines other dice; a die shown to all (variant 6) stays.
fn imagine_dice(board: &mut Board, viewer: Option<Seat>, key: Key, throw: &mut Throw<'_>) {
    let looked = viewer.is_some_and(|seat| board.seen_by.contains(seat));
    if !board.shaken || board.dice_open || looked {
        return;
    }
    let faces = &board.content().faces;
    let unseen = board.dice_len - u8::from(board.shown.is_some());
    let mut dice: Dice = (0..unseen).map(|_| *throw.pick(faces)).chain(board.shown).collect();
    dice.sort();
    *board.dice.open_mut(key) = dice;
}

/// OS-6.4: markers of others that are set and not yet shown.
fn imagine_maps(board: &mut Board, viewer: Option<Seat>, key: Key, throw: &mut Throw<'_>) {
    for seat in board.locked.minus(board.maps_open).iter().filter(|seat| Some(*seat) != viewer) {
        let open = destinations::legal(board, seat);
        if !open.is_empty() {
            let nth = throw.below(u32::from(open.len()));
            board.marked.open_mut(key)[seat.index()] = open.iter().nth(nth as usize);
        }
    }
}
