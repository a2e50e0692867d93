//! The survivor: plays a whole team of Zombicide or single seats of it.
//!
//! It thinks by trying out: answers, and zones to go to, are tried on imagined tables, which agree with all its seat
//! knows, and these are played on by quick rules through the next enemy phase (`search.rs`). What the team is worth then
//! (`worth.rs`) weighs lives, the way to the mission's goals (`aims.rs`), weapons (`arms.rs`), the enemies at hand and
//! those to come: spawn tokens, Necromancers on their way out, and the rooms of buildings that must still be opened. The
//! quick rules (`instinct.rs`) look at who can strike where (`peril.rs`); what only a station or a fortress has is in
//! `station.rs` (the Mold to come in `trail.rs`, nests that must burn in `fire.rs`), `fortress.rs` and
//! `garrison.rs`, and what its missions ask in `quests.rs`. Several errands are put in order by `tour.rs`.

mod aims;
mod arms;
mod expedition;
mod fire;
mod fortress;
mod garrison;
mod instinct;
mod mind;
mod packing;
mod peril;
mod quests;
mod search;
mod station;
mod tour;
mod trail;
mod worth;

pub use expedition::{Found, Lead, Link, Train, Way, explore_title as explore, ways_of as ways};

use crate::Bot;
use holdout_catalog::{Ask, Seated};
use holdout_kernel::Seed;
use holdout_zombicide::{Answer, Edition, Zombicide};
use instinct::{Scene, Stance};
use mind::Mind;
use std::marker::PhantomData;

/// Whether somebody thinks before he acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    Thinking,
    AtOnce,
}

/// The bot for an edition.
pub struct Survivor<E>(Pace, PhantomData<E>);

impl<E> Survivor<E> {
    pub const fn new() -> Self {
        Self(Pace::Thinking, PhantomData)
    }

    /// One who does what comes to mind first.
    pub const fn rookie() -> Self {
        Self(Pace::AtOnce, PhantomData)
    }
}

impl<E: Edition + Send> Bot for Survivor<E> {
    fn answer(&self, seated: &Seated<'_>, ask: &Ask, seed: Seed) -> String {
        let first = ask.answers.first().map(|choice| choice.name.clone()).unwrap_or_default();
        if ask.answers.len() == 1 {
            return first;
        }
        let Some(table) = seated.typed_imagine::<Zombicide<E>>(seed) else { return first };
        let mut legal = Vec::new();
        table.legal(seated.seat(), &mut legal);
        let Some(answer) = decide(self.0, &table, seated, &legal, seed) else { return first };
        answer.name()
    }
}

fn decide<E: Edition>(
    pace: Pace,
    table: &search::Table<E>,
    seated: &Seated<'_>,
    legal: &[Answer],
    seed: Seed,
) -> Option<Answer> {
    let mut mind = Mind::default();
    if let Some(answer) = packing::answer(table, seated.seat(), legal) {
        return Some(answer);
    }
    if legal.iter().any(|answer| matches!(answer, Answer::Deal { .. })) {
        return packing::deal(table, seated.seat(), legal).or(Some(Answer::Take));
    }
    if pace == Pace::AtOnce {
        return Some(instinct::choose(&mut mind, table.board(), legal, Stance::Usual, &Scene::of(table)));
    }
    Some(search::best(&mut mind, table, seated.seat(), legal, seed))
}
