//! When facts become public, the statements about them are judged.

use super::ledger::{Entry, SLOTS, What};
use super::{Promise, RULE, Verdict};
use crate::Cx;
use crate::bag::Bag;
use crate::board::{About, Ballots};
use crate::event::Seen;
use crate::items::Item;
use crate::pieces::{Area, AreaSet, MAX_PLAYERS};
use holdout_kernel::{Seat, SeatSet};

/// What becomes of a statement.
enum Fate {
    Judged(Verdict),
    Lapsed,
}

const fn kept_if(true_word: bool) -> Fate {
    Fate::Judged(if true_word { Verdict::Kept } else { Verdict::Broken })
}

/// Goes through the statements that wait for their facts.
fn settle(cx: &mut Cx<'_>, fate: impl Fn(&Cx<'_>, Seat, &Entry) -> Option<Fate>) {
    if cx.talk.is_quiet() {
        return;
    }
    for seat in cx.seats() {
        for slot in 0..SLOTS {
            let Some(entry) = cx.talk.waiting(seat, slot) else { continue };
            let id = entry.id;
            let fate =
                fate(cx, seat, &entry).map(|fate| if is_open_offer(cx, seat, &entry) { Fate::Lapsed } else { fate });
            match fate {
                Some(Fate::Judged(verdict)) => {
                    let statement = Box::new(entry.statement());
                    cx.emit(RULE, Seen::Judged { id, seat, verdict, statement }.into());
                }
                Some(Fate::Lapsed) => cx.emit(RULE, Seen::Lapsed { id, seat }.into()),
                None => {}
            }
        }
    }
}

/// An offer that the other has not agreed to binds nobody.
fn is_open_offer(cx: &Cx<'_>, seat: Seat, entry: &Entry) -> bool {
    match entry.what {
        What::Promise { to, want: Some(want), .. } => {
            !to.checked_sub(1).is_some_and(|other| cx.talk.has_agreed(Seat(other), want, seat, entry.round))
        }
        What::Promise { want: None, .. } | What::Dice(_) | What::Destination(_) | What::Vote(_) | What::Hand { .. } => {
            false
        }
    }
}

/// A promise that is due in this round.
fn due(cx: &Cx<'_>, entry: &Entry) -> Option<Promise> {
    match entry.what {
        What::Promise { round, what, .. } if round == 0 || round == cx.round => Some(what),
        What::Promise { .. } | What::Dice(_) | What::Destination(_) | What::Vote(_) | What::Hand { .. } => None,
    }
}

/// After the reveal of a vote: vote intentions and promises about votes of those who voted.
pub fn votes_are_open(cx: &mut Cx<'_>, about: About, ballots: &Ballots) {
    settle(cx, |cx, seat, entry| {
        if ballots.weight[seat.index()] == 0 {
            return None;
        }
        let vote = ballots.vote(seat);
        if let What::Vote(player) = entry.what {
            return Some(kept_if(vote == Some(player)));
        }
        match due(cx, entry)? {
            Promise::VoteFor { player } => Some(kept_if(vote == Some(player))),
            Promise::Spare { player } if about == About::Victim => Some(kept_if(vote != Some(player))),
            Promise::Spare { .. } | Promise::Go { .. } | Promise::Give { .. } | Promise::Play { .. } => None,
        }
    });
}

/// After the maps are revealed: destination claims, and promises to go somewhere.
pub fn maps_are_open(cx: &mut Cx<'_>, maps: [Option<Area>; MAX_PLAYERS]) {
    settle(cx, |cx, seat, entry| {
        let marked = maps[seat.index()];
        let said = match entry.what {
            What::Destination(area) => area.number(),
            What::Dice(_) | What::Vote(_) | What::Hand { .. } | What::Promise { .. } => match due(cx, entry)? {
                Promise::Go { area } => area,
                Promise::VoteFor { .. } | Promise::Spare { .. } | Promise::Give { .. } | Promise::Play { .. } => {
                    return None;
                }
            },
        };
        Some(marked.map_or(Fate::Lapsed, |area| kept_if(area.number() == said)))
    });
}

/// After the hatch is lifted: dice claims. All and only the areas is kept, true but incomplete is partly kept, an
/// area without a die is broken.
pub fn dice_are_open(cx: &mut Cx<'_>, shown: AreaSet) {
    settle(cx, |_, _, entry| match entry.what {
        What::Dice(said) if said == shown => Some(Fate::Judged(Verdict::Kept)),
        What::Dice(said) if said.minus(shown).is_empty() => Some(Fate::Judged(Verdict::Partly)),
        What::Dice(_) => Some(Fate::Judged(Verdict::Broken)),
        What::Destination(_) | What::Vote(_) | What::Hand { .. } | What::Promise { .. } => None,
    });
}

/// After a card was played.
pub fn card_is_played(cx: &mut Cx<'_>, by: Seat, item: Item) {
    settle(cx, |cx, seat, entry| {
        let kept = seat == by && due(cx, entry) == Some(Promise::Play { item });
        kept.then_some(Fate::Judged(Verdict::Kept))
    });
}

/// After a search: promises of the searcher to give somebody a card.
pub fn truck_is_searched(cx: &mut Cx<'_>, searcher: Seat, given_to: SeatSet) {
    settle(cx, |cx, seat, entry| match due(cx, entry)? {
        Promise::Give { player } if seat == searcher => Some(kept_if(given_to.contains(player))),
        Promise::Give { .. }
        | Promise::VoteFor { .. }
        | Promise::Spare { .. }
        | Promise::Go { .. }
        | Promise::Play { .. } => None,
    });
}

/// At the end of a round: what was said about this round and never came up lapses; a card that was promised and not
/// played is a broken word.
pub fn round_is_over(cx: &mut Cx<'_>) {
    settle(cx, |cx, _, entry| match entry.what {
        What::Vote(_) => Some(Fate::Lapsed),
        What::Promise { round, what: Promise::Play { .. }, .. } if round == cx.round => Some(kept_if(false)),
        What::Promise { round, .. } if round == cx.round => Some(Fate::Lapsed),
        What::Promise { .. } | What::Dice(_) | What::Destination(_) | What::Hand { .. } => None,
    });
}

/// At the end of the game: hand claims, as the hand was when they were made; the rest lapses.
pub fn hands_are_open(cx: &mut Cx<'_>) {
    settle(cx, |cx, _, entry| match entry.what {
        What::Hand { truth, .. } => Some(Fate::Judged(*truth.open(cx.key()))),
        What::Promise { round: 0, what: Promise::Play { .. }, .. } => Some(kept_if(false)),
        What::Promise { .. } | What::Dice(_) | What::Destination(_) | What::Vote(_) => Some(Fate::Lapsed),
    });
}

/// Whether a claim about a hand is true: all cards, some of them, or one that is not there.
pub fn hand_claim(said: Bag, hand: Bag) -> Verdict {
    if said == hand {
        Verdict::Kept
    } else if !said.is_empty() && hand.covers(said) {
        Verdict::Partly
    } else {
        Verdict::Broken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_claim_is_kept_whole_or_in_part_or_broken() {
        let bag = |items: &[Item]| items.iter().copied().collect::<Bag>();
        let hand = bag(&[Item::Gun, Item::Molotov]);
        assert_eq!(hand_claim(hand, hand), Verdict::Kept);
        assert_eq!(hand_claim(bag(&[Item::Gun]), hand), Verdict::Partly);
        assert_eq!(hand_claim(bag(&[Item::Gun, Item::Gun]), hand), Verdict::Broken);
        assert_eq!(hand_claim(Bag::EMPTY, hand), Verdict::Broken);
        assert_eq!(hand_claim(Bag::EMPTY, Bag::EMPTY), Verdict::Kept);
    }
}
