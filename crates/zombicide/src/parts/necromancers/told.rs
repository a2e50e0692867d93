//! Necromancers in answers, events, views, written positions and words.

use crate::board::Board;
use crate::parts::moments::Named;
use crate::pieces::{Place, Spot, Zone};
use crate::words::{Say, number};
use holdout_kernel::Phrase;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// BP-8.13.
    RemoveToken { token: u8 },
    /// BP-9.27: which of several was killed, by the zone he came in by.
    NecromancerFalls { entry: Spot },
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::RemoveToken { token } => format!("remove-token:{token}"),
            Self::NecromancerFalls { entry } => format!("falls:{}", entry.name()),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("remove-token", [token]) => Self::RemoveToken { token: number(token)? },
            ("falls", [entry]) => Self::NecromancerFalls { entry: Spot::parse(entry)? },
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    NecromancerMoved { number: u8, from: Place, to: Place },
    /// His token is laid before he comes.
    NecromancerToken { token: u8, zone: Place },
    NecromancerCame { number: u8, token: u8, zone: Place },
    NecromancerEscaped { number: u8, zone: Place },
    NecromancerDied { number: u8 },
    TokenRemoved { token: u8, zone: Place },
    TokensSettled,
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::NecromancerMoved { .. }
        | Seen::NecromancerToken { .. }
        | Seen::NecromancerCame { .. }
        | Seen::NecromancerEscaped { .. }
        | Seen::NecromancerDied { .. }
        | Seen::TokenRemoved { .. }
        | Seen::TokensSettled => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    pub necromancers: Vec<NecromancerView>,
    /// Active spawn tokens at which an escape loses the game.
    pub token_limit: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct NecromancerView {
    pub zone: Spot,
    pub entry: Spot,
}

/// A Necromancer in a written position.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NecromancerAt {
    pub zone: String,
    pub entry: String,
}

pub(super) fn view(board: &Board) -> View {
    let there = board.parts.necromancers.there.iter().filter(|one| one.zone != Zone::NONE);
    let shown = there.map(|one| NecromancerView { zone: board.spot(one.zone), entry: board.spot(one.entry) });
    View { necromancers: shown.collect(), token_limit: board.token_limit() }
}

pub(super) fn answer(board: &Board, answer: Answer) -> Phrase {
    match answer {
        Answer::RemoveToken { token } => {
            let zone = board.tokens.get(token as usize).map_or(Zone::NONE, |token| token.zone);
            Phrase::new("zc-answer-remove-token").zone(board.place(zone).spot)
        }
        Answer::NecromancerFalls { entry } => Phrase::new("zc-answer-necromancer-falls").zone(entry),
    }
}

pub(super) fn event(seen: &Seen) -> Option<Phrase> {
    let new = |key: &'static str| Some(Phrase::new(key));
    match *seen {
        Seen::NecromancerMoved { from, to, .. } => {
            Some(Phrase::new("zc-event-necromancer-moved").arg("from", from.spot).zone(to.spot))
        }
        Seen::NecromancerCame { zone, .. } => new("zc-event-necromancer").map(|say| say.zone(zone.spot)),
        Seen::NecromancerEscaped { zone, .. } => new("zc-event-necromancer-escaped").map(|say| say.zone(zone.spot)),
        Seen::TokenRemoved { token, zone } if token < u8::MAX => {
            new("zc-event-token-removed").map(|say| say.zone(zone.spot))
        }
        Seen::NecromancerToken { .. }
        | Seen::NecromancerDied { .. }
        | Seen::TokenRemoved { .. }
        | Seen::TokensSettled => None,
    }
}
