//! What the mission asks for, in words and with how far it is.

use crate::board::{Board, Fate};
use crate::content::Want;
use crate::pieces::Card;
use holdout_kernel::{Arg, Phrase};
use serde::Serialize;

/// A goal as its viewers see it.
#[derive(Clone, Debug, Serialize)]
pub struct GoalView {
    /// Its place in the mission, counted from 1.
    pub goal: u8,
    pub reached: bool,
    /// Its turn has come.
    pub open: bool,
    pub what: Phrase,
    /// How much of it is done, and how much there is to do.
    pub done: u8,
    pub of: u8,
}

/// The goals of the mission in its order.
pub(crate) fn views(board: &Board) -> Vec<GoalView> {
    let goals = board.mission().goals.iter().enumerate();
    goals
        .map(|(at, goal)| {
            let reached = board.goals >> at & 1 == 1;
            let (done, of) = progress(board, &goal.what);
            GoalView {
                goal: at as u8 + 1,
                reached,
                open: goal.after & !board.goals == 0,
                what: words(board, &goal.what),
                // What was reached once stays reached, whatever is lost later.
                done: if reached { of } else { done.min(of) },
                of,
            }
        })
        .collect()
}

/// Cards of a kind in all inventories.
fn held(board: &Board, card: Card) -> u8 {
    board.living().map(|hero| board.hero(hero).cards.iter().filter(|one| **one == card).count() as u8).sum()
}

fn progress(board: &Board, want: &Want) -> (u8, u8) {
    match want {
        Want::Escape => {
            let escaped = board.all().filter(|hero| board.hero(*hero).fate == Fate::Escaped);
            (escaped.count() as u8, board.all().count() as u8)
        }
        Want::Kill(kind) => (board.kills[kind.index()].min(1), 1),
        Want::Objectives => (board.taken.count_ones() as u8, board.mission().objectives.len() as u8),
        Want::ObjectiveAt(zone) => (u8::from(board.objective_in(*zone).is_none()), 1),
        Want::Artefacts(count) => (board.parts.crypts.artefacts, *count),
        Want::Level(level) => (u8::from(board.level_reached >= *level), 1),
        Want::Carry(cards) => {
            let done = cards.iter().map(|(card, count)| held(board, *card).min(*count)).sum();
            (done, cards.iter().map(|(_, count)| count).sum())
        }
        Want::Gather(zone) => (board.living_in(*zone).count() as u8, board.living().count() as u8),
        Want::Fire { .. } => (0, 1),
    }
}

fn words(board: &Board, want: &Want) -> Phrase {
    let zone = |zone| board.spot(zone);
    match want {
        Want::Escape => Phrase::new("zc-goal-escape"),
        Want::Kill(kind) => Phrase::new("zc-goal-kill").term("kind", format!("zc-kind-{}", kind.id())),
        Want::Objectives => Phrase::new("zc-goal-objectives"),
        Want::ObjectiveAt(at) => Phrase::new("zc-goal-objective-at").arg("zone", zone(*at)),
        Want::Artefacts(count) => Phrase::new("zc-goal-artefacts").arg("count", *count),
        Want::Level(level) => Phrase::new("zc-goal-level").term("level", format!("zc-level-{}", level.id())),
        Want::Carry(cards) => {
            let each = cards.iter().flat_map(|(card, count)| {
                let name = Arg::Term(format!("zc-card-{}", board.content().card(*card).id).into());
                std::iter::repeat_n(name, *count as usize)
            });
            Phrase::new("zc-goal-carry").arg("cards", Arg::List(each.collect()))
        }
        Want::Gather(at) => Phrase::new("zc-goal-gather").arg("zone", zone(*at)),
        Want::Fire { zone: at, tokens: false } => Phrase::new("zc-goal-fire").arg("zone", zone(*at)),
        Want::Fire { zone: at, tokens: true } => Phrase::new("zc-goal-last-fire").arg("zone", zone(*at)),
    }
}
