//! OS-3.18, OS-3.19: structured statements. Speech without force: the engine keeps it, shows it, and says later whether
//! it was true.

mod judge;
mod ledger;

pub use judge::{
    card_is_played, dice_are_open, hands_are_open, maps_are_open, round_is_over, truck_is_searched, votes_are_open,
};
pub use ledger::{Ledger, Noted};

use crate::Cx;
use crate::bag::Bag;
use crate::board::Board;
use crate::event::{Seen, Veiled};
use crate::items::{ITEMS, Item};
use crate::pieces::{AREAS, Area};
use crate::why::Why;
use holdout_kernel::{RuleId, Seat, Secret, Throw};
use serde::{Deserialize, Serialize};

/// Longest free text of a promise, in characters.
pub const LONGEST_TEXT: usize = 280;

/// Talk is kept and shown, and has no force.
pub const RULE: RuleId = RuleId("OS-3.19");

/// What a seat says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Statement {
    /// The dice show these areas, and no others. OS-6.2: no counts.
    Dice { areas: Vec<u8> },
    /// I go there.
    Destination { area: u8 },
    /// I vote for this player.
    Vote { player: Seat },
    /// These cards are in my hand.
    Hand { items: Vec<Item> },
    /// Something for later, to somebody or to all, in words or in a form that can be checked.
    Promise {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        to: Option<Seat>,
        /// In which round; the next time it comes up if none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        round: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        what: Option<Promise>,
        /// An offer: for this in return. It binds once the other has promised just that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        want: Option<Promise>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        text: Option<String>,
    },
    /// No to what this player offers.
    Refuse { to: Seat },
}

/// The promises that can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Promised"))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Promise {
    /// My next vote goes to this player.
    VoteFor { player: Seat },
    /// My next vote about a victim does not go to this player.
    Spare { player: Seat },
    /// I mark this destination.
    Go { area: u8 },
    /// When I search the truck, this player gets a card.
    Give { player: Seat },
    /// I play such a card.
    Play { item: Item },
}

/// Whether a statement was true, once the facts are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Kept,
    /// True as far as it went, but something was left out.
    Partly,
    Broken,
}

/// Takes a statement, from anybody at any time (OS-3.18). OS-3.5: nothing becomes legal or illegal by it.
pub fn say(cx: &mut Cx<'_>, seat: Seat, statement: &Statement) -> Result<(), (Why, RuleId)> {
    if seat.0 >= cx.players {
        return Err((Why::NoSuchPlayer(seat), RULE));
    }
    sensible(cx, seat, statement).map_err(|why| (why, RULE))?;
    if ledger::is_kept(statement) && !cx.talk.has_room(seat) {
        return Err((Why::LedgerFull, RULE));
    }
    let id = cx.talk.next_id();
    if let Statement::Hand { items } = statement {
        let items: Bag = items.iter().copied().collect();
        let hand = cx.hand(seat, cx.key());
        let truth = Secret::new(judge::hand_claim(items, hand));
        cx.emit(RULE, Veiled::HandClaimed { id, seat, items, held: hand.len(), truth }.into());
    } else {
        cx.emit(RULE, Seen::Said { id, seat, statement: Box::new(as_a_set(statement)) }.into());
    }
    Ok(())
}

/// OS-6.2: a dice claim names areas, never how many; whoever names one twice has named it once.
fn as_a_set(statement: &Statement) -> Statement {
    let mut statement = statement.clone();
    if let Statement::Dice { areas } = &mut statement {
        areas.sort_unstable();
        areas.dedup();
    }
    statement
}

/// Whether a statement speaks of things that exist.
fn sensible(cx: &Cx<'_>, speaker: Seat, statement: &Statement) -> Result<(), Why> {
    let area = |number: u8| Area::new(number).map(drop).ok_or(Why::NoSuchArea(number));
    let player = |seat: Seat| if seat.0 < cx.players { Ok(()) } else { Err(Why::NoSuchPlayer(seat)) };
    let other = |seat: Seat| if seat == speaker { Err(Why::Yourself) } else { player(seat) };
    match statement {
        Statement::Dice { areas } if areas.is_empty() => Err(Why::NothingSaid),
        Statement::Dice { areas } => areas.iter().try_for_each(|number| area(*number)),
        Statement::Destination { area: number } => area(*number),
        Statement::Vote { player: seat } => player(*seat),
        Statement::Hand { items } => {
            let box_ = cx.content().deck;
            let too_many =
                |item: &Item| items.iter().filter(|other| *other == item).count() > box_.count(*item) as usize;
            if items.iter().any(too_many) { Err(Why::TooManyCards) } else { Ok(()) }
        }
        Statement::Refuse { to } => other(*to),
        Statement::Promise { to, round, what, want, text } => {
            to.map_or(Ok(()), player)?;
            if want.is_some() {
                // Somebody must be able to take it, and something must be offered for it.
                other(to.ok_or(Why::OfferToNobody)?)?;
                what.ok_or(Why::NothingSaid)?;
            }
            if let Some(round) = round.filter(|round| *round < cx.round.max(1)) {
                return Err(Why::PastRound(round));
            }
            for (doer, deed) in [(Some(speaker), what), (*to, want)] {
                match deed {
                    // Nobody gives a card to themselves.
                    Some(Promise::Give { player: seat }) if Some(*seat) == doer => return Err(Why::Yourself),
                    Some(
                        Promise::VoteFor { player: seat }
                        | Promise::Spare { player: seat }
                        | Promise::Give { player: seat },
                    ) => player(*seat)?,
                    Some(Promise::Go { area: number }) => area(*number)?,
                    Some(Promise::Play { .. }) | None => {}
                }
            }
            let words = text.as_deref().unwrap_or("").trim();
            if words.chars().count() > LONGEST_TEXT {
                return Err(Why::TextTooLong);
            }
            if what.is_none() && words.is_empty() { Err(Why::NothingSaid) } else { Ok(()) }
        }
    }
}

/// Something a seat might say, for fuzzing: any kind of statement about anything at the table.
pub fn small_talk(board: &Board, seat: Seat, throw: &mut Throw<'_>) -> Statement {
    let area = throw.die(AREAS as u8);
    let player = Seat(throw.below(u32::from(board.players)) as u8);
    let item = *throw.pick(&ITEMS);
    let what = match throw.below(11) {
        0 => return Statement::Dice { areas: vec![area, throw.die(AREAS as u8)] },
        1 => return Statement::Destination { area },
        2 => return Statement::Vote { player },
        3 | 4 => return Statement::Hand { items: vec![item] },
        5 => Some(Promise::VoteFor { player }),
        6 => Some(Promise::Spare { player }),
        7 => Some(Promise::Go { area }),
        8 => Some(Promise::Give { player }),
        9 => Some(Promise::Play { item }),
        10 if player != seat => return Statement::Refuse { to: player },
        _ => None,
    };
    let round = (throw.below(2) == 0).then(|| board.round.max(1) + throw.below(2) as u8);
    let to = (player != seat).then_some(player);
    let want = (throw.below(3) == 0).then_some(Promise::Spare { player: seat }).filter(|_| to.is_some());
    Statement::Promise { to, round, what, want, text: None }
}
