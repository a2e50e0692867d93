//! Who sees what. Every event and every part of the table is named here; nothing is let through unsaid.

mod parts;

pub use parts::{
    AreaSeen, CharacterSeen, ColdStoreSeen, DiceSeen, Everything, FamilySeen, GivenSeen, LastVoteSeen, Mine, ResultSeen,
    RowSeen, StatementSeen, UnplacedSeen, View, VoteSeen, VoteStep, VoterSeen, WordSeen,
};

use crate::board::{Board, Phase};
use crate::event::{Event, Seen, Veiled};
use crate::frame::Frame;
use crate::pieces::{Area, Character};
use crate::talk::Statement;
use crate::{Answer, Osaczeni};
use holdout_kernel::{Key, Seat, SeatSet, Table, Viewer};

/// An event through a viewer's eyes.
pub fn see(event: &Event, viewer: Viewer, key: Key) -> Option<Seen> {
    match event {
        // Open events are seen by everybody as they are.
        Event::Open(seen) => Some(seen.clone()),
        Event::Hidden(veiled) => look_behind(veiled, viewer, key),
    }
}

/// OS-4.10, OS-17.1: of hidden things everybody sees that they happen, and only those entitled see what.
fn look_behind(veiled: &Veiled, viewer: Viewer, key: Key) -> Option<Seen> {
    let seen = match veiled {
        // OS-17.4: the order of the deck is never public.
        Veiled::DeckShuffled { cards, order: _ } => Seen::DeckShuffled { cards: *cards },
        Veiled::Dealt { seat, item } => Seen::Dealt { seat: *seat, item: viewer.is(*seat).then(|| *item.open(key)) },
        Veiled::Drawn { seat, count, items } => {
            let drawn = || items.open(key).0[..*count as usize].to_vec();
            Seen::Drawn { seat: *seat, count: *count, items: viewer.is(*seat).then(drawn) }
        }
        Veiled::Kept { seat, item } => Seen::Kept { seat: *seat, item: viewer.is(*seat).then(|| *item.open(key)) },
        Veiled::Given { from, to, item } => {
            let both = SeatSet::only(*from).with(*to);
            Seen::Given { from: *from, to: *to, item: viewer.among(both).then(|| *item.open(key)) }
        }
        Veiled::Boxed { seat, item } => Seen::Boxed { seat: *seat, item: viewer.is(*seat).then(|| *item.open(key)) },
        Veiled::Discarded { seat, item } => {
            Seen::Discarded { seat: *seat, item: viewer.is(*seat).then(|| *item.open(key)) }
        }
        Veiled::Consoled { seat, item } => {
            Seen::Consoled { seat: *seat, item: viewer.is(*seat).then(|| *item.open(key)) }
        }
        // OS-5.3: nobody sees the shake itself; looking is an event of its own.
        Veiled::Shaken { count, dice } => {
            Seen::Shaken { count: *count, dice: viewer.among(SeatSet::EMPTY).then(|| *dice.open(key)) }
        }
        Veiled::Peeked { seat, dice } => Seen::Peeked { seat: *seat, dice: viewer.is(*seat).then(|| *dice.open(key)) },
        // OS-6.4: the marker is its owner's secret; that it is set, the lock has told.
        Veiled::Marked { seat, area } => {
            return viewer.is(*seat).then(|| Seen::Marked { seat: *seat, area: *area.open(key) });
        }
        // OS-3.19: the claim is public, its truth is not until the end.
        Veiled::HandClaimed { id, seat, items, held: _, truth: _ } => {
            let statement = Statement::Hand { items: items.iter().collect() };
            Seen::Said { id: *id, seat: *seat, statement: Box::new(statement) }
        }
    };
    Some(seen)
}

/// OS-17.1 to OS-17.4: the table through a viewer's eyes.
pub fn view(table: &Table<Osaczeni>, viewer: Viewer, key: Key) -> View {
    let board = table.board();
    View {
        round: board.round,
        phase: board.phase,
        players: board.players,
        variant: board.variant,
        areas: Area::all().map(|area| area_seen(board, area)).collect(),
        families: board.seats().map(|seat| family_seen(table, seat, viewer, key)).collect(),
        badge: board.badge,
        victim: board.victim,
        deck: board.deck_len,
        boxed: board.boxed_cards(),
        pool: board.pool,
        played: board.played.0[..board.played_len as usize].to_vec(),
        dice: dice_seen(board, viewer, key),
        cold_store: cold_store_seen(board),
        mine: mine(table, viewer, key),
        vote: table.frames().iter().rev().find_map(|frame| vote_seen(table, frame)),
        last_vote: last_vote_seen(board),
        unplaced: board.placing.map(|seat| UnplacedSeen {
            seat,
            dice: board.starting_dice,
            characters: board.unplaced.of(seat).iter().collect(),
        }),
        statements: board.talk.noted().into_iter().map(StatementSeen::from).collect(),
        result: (board.phase == Phase::Over).then(|| result_seen(board, key)),
        everything: everything(board, viewer, key),
    }
}

fn area_seen(board: &Board, area: Area) -> AreaSeen {
    let crowd = board.crowd(area);
    let attacked = if area == board.car_park() { board.monsters(area) > 0 } else { board.gets_in(area) };
    AreaSeen {
        number: area,
        spaces: board.knobs.spaces[area.index()],
        notches: board.knobs.notches[area.index()],
        closed: !board.is_open(area),
        monsters: board.monsters(area),
        strength: board.strength(area),
        characters: crowd.iter().map(|one| CharacterSeen::new(board, one)).collect(),
        resolved: board.resolved.contains(area),
        breaks_in: attacked && !crowd.is_empty(),
    }
}

fn family_seen(table: &Table<Osaczeni>, seat: Seat, viewer: Viewer, key: Key) -> FamilySeen {
    let board = table.board();
    let alive = board.alive().of(seat);
    let members = board.knobs.family.iter().map(|kind| Character::new(seat, kind));
    let [kept, partly, broken] = board.talk.record(seat);
    let marked_now = board.phase == Phase::Destinations && board.locked.contains(seat);
    FamilySeen {
        seat,
        alive: alive.len(),
        hand: board.hand_len[seat.index()],
        points: board.points(seat),
        eliminated: alive.is_empty() && board.unplaced.of(seat).is_empty(),
        guns: board.guns[seat.index()],
        characters: members.map(|one| parts::MemberSeen::new(board, one)).collect(),
        destination: destination_seen(table, seat, viewer, key),
        locked: marked_now || table.sealed_seats().contains(seat),
        // OS-17.3: hands are open after scoring.
        cards: (viewer.is(seat) || board.hands_open).then(|| board.hand(seat, key).iter().collect()),
        word: WordSeen { kept, partly, broken },
    }
}

/// OS-6.1, OS-6.4, OS-7.1: the badge holder's marker lies open; the others are their owners' secrets until revealed.
fn destination_seen(table: &Table<Osaczeni>, seat: Seat, viewer: Viewer, key: Key) -> Option<Area> {
    let board = table.board();
    if board.maps_open.contains(seat) || viewer.is(seat) {
        let marked = board.marked.open(key)[seat.index()];
        return marked.or_else(|| sealed_destination(table, seat, viewer));
    }
    None
}

/// A marker that its owner has locked while the others still choose.
fn sealed_destination(table: &Table<Osaczeni>, seat: Seat, viewer: Viewer) -> Option<Area> {
    if let Some(Answer::Go { area }) = table.sealed_answer(seat, viewer) { Some(area) } else { None }
}

/// OS-5.4, OS-5.6, OS-7.2: the dice are seen by who looked, and by all once the hatch is lifted.
fn dice_seen(board: &Board, viewer: Viewer, key: Key) -> DiceSeen {
    let entitled = board.shaken && (board.dice_open || viewer.among(board.seen_by));
    DiceSeen {
        available: board.available_dice(),
        shaken: board.shaken,
        values: entitled.then(|| *board.dice.open(key)),
        seen_by: board.seen_by,
        shown: board.shown,
    }
}

fn cold_store_seen(board: &Board) -> ColdStoreSeen {
    let full = board.full_rows() as usize;
    let mut dead = board.dead().iter().copied();
    let rows = board.rows().enumerate().map(|(row, spaces)| RowSeen {
        spaces,
        dead: dead.by_ref().take(spaces as usize).collect(),
        active: row < full,
    });
    let rows = rows.collect();
    ColdStoreSeen { rows, stack: dead.collect() }
}

/// OS-17.1: what only the viewer's own seat knows.
fn mine(table: &Table<Osaczeni>, viewer: Viewer, key: Key) -> Option<Mine> {
    let Viewer::Seat(seat) = viewer else { return None };
    let board = table.board();
    if seat.0 >= board.players {
        return None;
    }
    let drawn = board.drawn.open(key).0;
    let searching = board.searcher == Some(seat);
    let known = board.known.open(key)[seat.index()];
    let given = board.seats().flat_map(|other| known[other.index()].iter().map(move |item| GivenSeen { seat: other, item }));
    Some(Mine {
        seat,
        hand: board.hand(seat, key).iter().collect(),
        destination: destination_seen(table, seat, viewer, key),
        drawn: if searching { drawn[..board.drawn_len as usize].to_vec() } else { Vec::new() },
        given: given.collect(),
        boxed: board.boxed.open(key)[seat.index()].iter().chain(board.discarded.open(key)[seat.index()].iter()).collect(),
    })
}

/// OS-17.2: the vote going on, without what is sealed.
fn vote_seen(table: &Table<Osaczeni>, frame: &Frame) -> Option<VoteSeen> {
    let board = table.board();
    let (about, area, step, voters, candidates, elected) = match frame {
        Frame::Discussion(vote) => {
            let (voters, candidates) = (board.participants(vote.area), board.candidates(vote.area));
            (vote.about, vote.area, VoteStep::Discussion, voters, candidates, None)
        }
        Frame::Decision(vote) => {
            (vote.about, vote.area, VoteStep::Decision, vote.voters(), vote.candidates, None)
        }
        Frame::TieBreak(vote) => {
            (vote.about, vote.area, VoteStep::TieBreak, board.participants(vote.area), vote.tied, None)
        }
        Frame::Victim(victim) => {
            let chosen = SeatSet::only(victim.seat);
            let voters = board.participants(victim.area);
            (crate::About::Victim, victim.area, VoteStep::Victim, voters, chosen, Some(victim.seat))
        }
        Frame::SettingUp(_)
        | Frame::Placing(_)
        | Frame::Round(_)
        | Frame::Election(_)
        | Frame::Truck(_)
        | Frame::Search(_)
        | Frame::Pockets(_)
        | Frame::Badge(_)
        | Frame::ShowDie(_)
        | Frame::Walkies(_)
        | Frame::Announcing(_)
        | Frame::Marking(_)
        | Frame::Movement(_)
        | Frame::Attacks(_)
        | Frame::Haunting(_)
        | Frame::Room(_)
        | Frame::CarPark(_) => return None,
    };
    let ready = if let Frame::Discussion(vote) = frame { vote.ready } else { SeatSet::EMPTY };
    let voter = |seat: Seat| VoterSeen {
        seat,
        weight: board.weight(seat, area),
        guns: board.guns[seat.index()],
        ready: ready.contains(seat),
        locked: table.sealed_seats().contains(seat),
    };
    Some(VoteSeen { area, about, step, voters: voters.iter().map(voter).collect(), candidates, elected })
}

fn last_vote_seen(board: &Board) -> Option<LastVoteSeen> {
    let last = board.last_vote;
    last.area.map(|area| LastVoteSeen {
        area,
        about: last.about,
        ballots: last.ballots.iter().collect(),
        elected: last.elected,
        tie_broken_by: last.tie_broken_by,
    })
}

fn result_seen(board: &Board, key: Key) -> ResultSeen {
    let outcome = &board.outcome;
    ResultSeen {
        points: outcome.points[..board.players as usize].to_vec(),
        winners: outcome.winners,
        survivors: outcome.survivors,
        keys: outcome.keys,
        hands: board.seats().map(|seat| board.hand(seat, key).iter().collect()).collect(),
        epilogue: outcome.epilogue,
    }
}

/// Hands, deck, box and dice for offline tools.
fn everything(board: &Board, viewer: Viewer, key: Key) -> Option<Everything> {
    let all = |bags: &[crate::Bag]| bags.iter().flat_map(|bag| bag.iter()).collect::<Vec<_>>();
    match viewer {
        Viewer::Seat(_) | Viewer::Spectator => None,
        Viewer::Omniscient => Some(Everything {
            deck: board.deck.open(key).0[..board.deck_len as usize].iter().rev().copied().collect(),
            drawn: board.drawn.open(key).0[..board.drawn_len as usize].to_vec(),
            boxed: [all(board.boxed.open(key)), all(board.discarded.open(key)), all(&[*board.left_out.open(key)])].concat(),
        }),
    }
}
