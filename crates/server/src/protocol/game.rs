//! Decisions and events of any title, as they travel.

use super::phrase::Phrase;
use holdout_catalog as catalog;
use holdout_kernel as kernel;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What one seat is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Ask {
    /// An answer names it, so a double click or a late answer changes nothing.
    pub id: u32,
    pub seat: u8,
    pub mode: Mode,
    pub rule: String,
    /// The window this question is, if it is one; `fallback` passes it.
    pub window: Option<String>,
    pub about: Phrase,
    pub answers: Vec<Choice>,
    pub refused: Vec<Greyed>,
    /// In a sealed ask: the name of the answer given, which may still be changed.
    pub sealed: Option<String>,
    /// What the clock would answer.
    pub fallback: Option<String>,
    /// How long the question usually takes at a table of people.
    pub seconds: Option<u16>,
}

/// What one seat may do at any time, asked or not: nobody waits for it. Sent like an answer, with `id` as the `ask`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Liberties {
    pub id: u32,
    pub seat: u8,
    pub answers: Vec<Choice>,
    pub refused: Vec<Greyed>,
}

/// How the answers to one question take effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    Each,
    Sealed,
    SealedChangeable,
}

/// A legal answer: as a stable name, as data, as words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice {
    pub name: String,
    #[ts(type = "Typed")]
    pub answer: Value,
    pub phrase: Phrase,
}

/// An answer a player might expect, and why it is not legal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "RefusedChoice")]
pub struct Greyed {
    pub name: String,
    #[ts(type = "Typed")]
    pub answer: Value,
    pub phrase: Phrase,
    pub why: Phrase,
    pub rule: String,
}

/// What everybody knows about an open decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Waiting {
    pub seat: u8,
    pub r#for: Phrase,
    pub rule: String,
    /// The answer is sealed already.
    pub locked: bool,
}

/// An event as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeenEvent {
    /// Its place in the log, counted from 1. Places of events that a viewer does not notice are skipped.
    pub seq: u32,
    pub rule: String,
    #[ts(type = "Typed")]
    pub event: Value,
    /// `null` for events that only move pieces along.
    pub phrase: Option<Phrase>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    /// Who won; nobody if all have lost.
    pub winners: Vec<u8>,
    /// In which way, as a stable word of the title.
    pub how: String,
    /// The side that won, where seats play for a side.
    pub side: Option<String>,
    /// Points by seat; empty where nobody counts.
    pub points: Vec<i16>,
    /// The number of what it unlocked for later games of the group.
    pub unlocks: Option<u32>,
}

impl From<kernel::Outcome> for Outcome {
    fn from(end: kernel::Outcome) -> Self {
        Self {
            winners: end.winners.iter().map(|seat| seat.0).collect(),
            how: end.how.to_owned(),
            side: end.side.map(str::to_owned),
            points: end.points,
            unlocks: end.unlocks,
        }
    }
}

impl From<kernel::Mode> for Mode {
    fn from(mode: kernel::Mode) -> Self {
        match mode {
            kernel::Mode::Each => Self::Each,
            kernel::Mode::Sealed => Self::Sealed,
            kernel::Mode::SealedChangeable => Self::SealedChangeable,
        }
    }
}

impl From<catalog::Ask> for Ask {
    fn from(ask: catalog::Ask) -> Self {
        Self {
            id: ask.id.0,
            seat: ask.seat.0,
            mode: ask.mode.into(),
            rule: ask.rule.0.to_owned(),
            window: ask.window.map(str::to_owned),
            about: ask.about.into(),
            answers: ask.answers.into_iter().map(Choice::from).collect(),
            refused: ask.refused.into_iter().map(Greyed::from).collect(),
            sealed: ask.sealed,
            fallback: ask.fallback,
            seconds: ask.seconds,
        }
    }
}

impl From<catalog::Liberties> for Liberties {
    fn from(free: catalog::Liberties) -> Self {
        Self {
            id: free.id.0,
            seat: free.seat.0,
            answers: free.answers.into_iter().map(Choice::from).collect(),
            refused: free.refused.into_iter().map(Greyed::from).collect(),
        }
    }
}

impl From<catalog::Choice> for Choice {
    fn from(choice: catalog::Choice) -> Self {
        Self { name: choice.name, answer: choice.answer, phrase: choice.phrase.into() }
    }
}

impl From<catalog::Greyed> for Greyed {
    fn from(greyed: catalog::Greyed) -> Self {
        Self {
            name: greyed.name,
            answer: greyed.answer,
            phrase: greyed.phrase.into(),
            why: greyed.why.into(),
            rule: greyed.rule.0.to_owned(),
        }
    }
}

impl From<catalog::Waiting> for Waiting {
    fn from(waiting: catalog::Waiting) -> Self {
        Self {
            seat: waiting.seat.0,
            r#for: waiting.about.into(),
            rule: waiting.rule.0.to_owned(),
            locked: waiting.locked,
        }
    }
}

impl From<catalog::SeenEvent> for SeenEvent {
    fn from(event: catalog::SeenEvent) -> Self {
        Self {
            seq: event.seq as u32 + 1,
            rule: event.rule.0.to_owned(),
            event: event.event,
            phrase: event.phrase.map(Phrase::from),
        }
    }
}
