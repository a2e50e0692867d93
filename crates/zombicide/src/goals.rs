//! What the mission asks for, in words and with how far it is.

use crate::board::{Board, Fate};
use crate::content::Want;
use crate::parts;
use crate::pieces::Card;
use crate::rule::Cited;
use holdout_kernel::{Arg, Phrase};
use serde::Serialize;

/// A goal as its viewers see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
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
            let holds = || !lasts(&goal.what) && goal.after & !board.goals == 0 && is_reached(board, &goal.what, false);
            let reached = board.goals >> at & 1 == 1 || holds();
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
        Want::Level(level) => (u8::from(board.level_reached >= *level), 1),
        Want::Carry(cards) => {
            let done = cards.iter().map(|(card, count)| held(board, *card).min(*count)).sum();
            (done, cards.iter().map(|(_, count)| count).sum())
        }
        Want::Gather(zone) => (board.living_in(*zone).count() as u8, board.all().count() as u8),
        Want::ObjectivesOf(colour) => {
            let of = board.mission().colours.iter().filter(|one| *one == colour).count();
            (board.taken_of[*colour as usize], of as u8)
        }
        Want::AllAtLevel(level) => {
            let there = board.all().filter(|hero| board.level(*hero) >= *level);
            (there.count() as u8, board.all().count() as u8)
        }
        Want::Part(want) => parts::progress(board, want),
    }
}

/// Whether a goal is reached: all of it is done, and it is time for it.
fn is_reached(board: &Board, want: &Want, end_phase: bool) -> bool {
    let in_time = match want {
        // In an End Phase, and no Zombie is there.
        Want::Gather(zone) => end_phase && board.is_clear(*zone),
        Want::Escape
        | Want::Kill(_)
        | Want::Objectives
        | Want::ObjectiveAt(_)
        | Want::Level(_)
        | Want::Carry(_)
        | Want::ObjectivesOf(_)
        | Want::AllAtLevel(_) => true,
        Want::Part(want) => return parts::is_met(board, want),
    };
    in_time && {
        let (done, of) = progress(board, want);
        done >= of
    }
}

/// Whether a goal that was reached once stays reached.
fn lasts(want: &Want) -> bool {
    match want {
        Want::Part(want) => parts::lasts(want),
        Want::Escape
        | Want::Kill(_)
        | Want::Objectives
        | Want::ObjectiveAt(_)
        | Want::Level(_)
        | Want::Carry(_)
        | Want::Gather(_)
        | Want::ObjectivesOf(_)
        | Want::AllAtLevel(_) => true,
    }
}

/// Whether the turn of a goal has come and it is reached just now, to stay so.
pub(crate) fn is_reached_now(board: &Board, goal: u8, end_phase: bool) -> bool {
    let at = usize::from(goal) - 1;
    is_open(board, at) && {
        let what = &board.mission().goals[at].what;
        lasts(what) && is_reached(board, what, end_phase)
    }
}

/// Goals whose turn has come and which hold just now, while they last, as bits.
pub(crate) fn holding(board: &Board, end_phase: bool) -> u16 {
    let all = board.mission().goals.iter().enumerate();
    let now =
        all.filter(|(at, goal)| is_open(board, *at) && !lasts(&goal.what) && is_reached(board, &goal.what, end_phase));
    now.fold(0, |all, (at, _)| all | 1 << at)
}

fn is_open(board: &Board, at: usize) -> bool {
    board.goals >> at & 1 == 0 && board.mission().goals[at].after & !board.goals == 0
}

/// The rule that loses the game because a goal cannot be reached any more, where the edition looks for that.
pub(crate) fn impossible(board: &Board) -> Option<Cited> {
    let rule = board.knobs().impossible?;
    let open = board.mission().goals.iter().enumerate().filter(|(at, _)| board.goals >> at & 1 == 0);
    let lost = open.map(|(_, goal)| &goal.what).any(|want| match want {
        // The dead neither escape nor come to a meeting.
        Want::Escape | Want::Gather(_) => board.all().any(|hero| board.hero(hero).fate == Fate::Dead),
        Want::Part(want) => parts::impossible(board, want),
        Want::Objectives => board.gone != 0,
        Want::ObjectivesOf(colour) => board.gone_of[*colour as usize] > 0,
        Want::Kill(_) | Want::ObjectiveAt(_) | Want::Level(_) | Want::Carry(_) | Want::AllAtLevel(_) => false,
    });
    lost.then_some(Cited::Core(rule))
}

fn words(board: &Board, want: &Want) -> Phrase {
    let zone = |zone| board.spot(zone);
    match want {
        Want::Escape => Phrase::new("zc-goal-escape"),
        Want::Kill(kind) => Phrase::new("zc-goal-kill").term("kind", format!("zc-kind-{}", kind.id())),
        Want::Objectives => Phrase::new("zc-goal-objectives"),
        Want::ObjectiveAt(at) => Phrase::new("zc-goal-objective-at").arg("zone", zone(*at)),
        Want::Level(level) => Phrase::new("zc-goal-level").term("level", format!("zc-level-{}", level.id())),
        Want::Carry(cards) => {
            let each = cards.iter().flat_map(|(card, count)| {
                let name = Arg::Term(format!("zc-card-{}", board.content().card(*card).id).into());
                std::iter::repeat_n(name, *count as usize)
            });
            Phrase::new("zc-goal-carry").arg("cards", Arg::List(each.collect()))
        }
        Want::Gather(at) => Phrase::new("zc-goal-gather").arg("zone", zone(*at)),
        Want::ObjectivesOf(colour) => {
            Phrase::new("zc-goal-objectives-of").term("colour", format!("zc-colour-{}", colour.id()))
        }
        Want::AllAtLevel(level) => Phrase::new("zc-goal-level-all").term("level", format!("zc-level-{}", level.id())),
        Want::Part(want) => parts::goal_phrase(board, want),
    }
}
