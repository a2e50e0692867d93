//! What lies in the middle of the table while somebody decides: cards just found, dice just rolled, Wounds to divide.

use crate::board::Board;
use crate::event::Faces;
use crate::frame::{Frame, Step};
use crate::pieces::*;
use serde::Serialize;
use std::collections::BTreeMap;

/// The matter in hand, from the frame that waits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Matter {
    /// Setup: the starting card that is dealt next, and how many there still are.
    Deal { card: &'static str, left: u8 },
    /// A card of a Search that may be changed for another.
    Drawn { survivor: Hero, card: &'static str },
    /// An inventory is arranged; `found` holds what has no place yet, `partner` trades.
    Pack { survivor: Hero, partner: Option<Hero>, found: BTreeMap<String, &'static str>, agreeing: bool },
    /// An attack after its roll.
    Attack {
        survivor: Hero,
        mode: Mode,
        card: &'static str,
        with: Slots,
        zone: Spot,
        dice: Faces,
        /// The least face that hits.
        least: u8,
        damage: u8,
        hits: u8,
        misses: u8,
        rerolls: u8,
    },
    /// Wounds that the team divides, by the kind that deals them; `next` is dealt now.
    Wounds {
        zone: Spot,
        #[cfg_attr(feature = "wire", ts(as = "BTreeMap<Kind, u8>"))]
        left: BTreeMap<&'static str, u8>,
        next: Kind,
        given: Vec<Given>,
    },
    /// A Survivor wards off what was dealt to him.
    Defence {
        survivor: Hero,
        plain: u8,
        /// Wounds no armour helps against.
        hard: u8,
        dice: Faces,
        /// The least face that saves; nothing if he does not roll.
        least: Option<u8>,
        /// What is left of it, once that is known.
        wounds: u8,
        friendly: bool,
    },
    /// Enemies of a zone whose way the team chooses.
    Way { kind: Kind, zone: Spot },
    /// Guards of a zone whom a Survivor orders.
    Order { survivor: Hero, zone: Spot, guards: u8 },
    /// Skills to choose from at a new level.
    Skill { survivor: Hero, level: Level, skills: Vec<&'static str> },
}

/// Wounds a Survivor was given so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Given {
    pub survivor: Hero,
    pub wounds: u8,
}

/// What the waiting frame puts on the table, if anything.
pub(crate) fn of(frame: &Frame, board: &Board) -> Option<Matter> {
    match frame {
        Frame::Setting(step) => step.matter(board),
        Frame::Search(step) => step.matter(board),
        Frame::Pack(step) => Some(step.matter(board)),
        Frame::Attack(step) => Some(step.matter(board)),
        Frame::Harm(step) => step.matter(board),
        Frame::Activation(step) => step.matter(board),
        Frame::SkillChoice(step) => Some(step.matter(board)),
        Frame::Round(_)
        | Frame::Turn(_)
        | Frame::Moving(_)
        | Frame::Pulling(_)
        | Frame::FreeAttack(_)
        | Frame::Spawn(_) => None,
        Frame::Part(step) => step.matter(board),
    }
}
