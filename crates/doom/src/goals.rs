//! DM-1.5 to DM-1.7 and the missions: what the marines must do, the countdown, and who has won.

use crate::Cx;
use crate::board::{Board, Ending, Figure};
use crate::content::{Goal, Scenario, Special};
use crate::event::{Cause, Seen};
use crate::harm;
use crate::pieces::TokenKind;
use holdout_kernel::RuleId;

/// DM-M3.1: the countdown a scenario begins with; 0 is none.
pub fn first_countdown(scenario: &Scenario) -> u8 {
    rounds(scenario).unwrap_or(0)
}

fn rounds(scenario: &Scenario) -> Option<u8> {
    scenario.goals.iter().find_map(|goal| match goal {
        Goal::Encounters { rounds, .. } => *rounds,
        Goal::Exit { .. } | Goal::Kill { .. } | Goal::Encounter { .. } => None,
    })
}

/// Whether a goal that another one waits for is met.
fn is_met(board: &Board, goal: u8) -> bool {
    match &board.scenario().goals[goal as usize] {
        // DM-M5.1: no figure of the kind is on the board.
        Goal::Kill { monster } => board.monsters_on_board().all(|(_, one)| one.kind != *monster),
        Goal::Encounters { .. } | Goal::Exit { .. } | Goal::Encounter { .. } => board.goals_done >> goal & 1 == 1,
    }
}

/// DM-M2.2: whether marines may enter exit squares yet.
pub fn exit_open(board: &Board) -> bool {
    board.scenario().goals.iter().all(|goal| match goal {
        Goal::Exit { after, .. } => after.iter().all(|goal| is_met(board, *goal)),
        Goal::Encounters { .. } | Goal::Kill { .. } | Goal::Encounter { .. } => true,
    })
}

fn done(cx: &mut Cx<'_>, goal: usize, rule: RuleId) {
    if cx.goals_done >> goal & 1 == 0 {
        cx.emit(rule, Seen::GoalDone { goal: goal as u8 }.into());
    }
}

/// A marine has entered a square: exits.
pub fn entered(cx: &mut Cx<'_>, marine: u8) {
    // Who has left is counted once, however often he sets foot there.
    if !cx.map().exits.contains(cx.marine(marine).at) || cx.exited >> marine & 1 == 1 {
        return;
    }
    cx.emit(RuleId("DM-M1.1"), Seen::ExitReached { marine: marine + 1 }.into());
    for (n, goal) in cx.scenario().goals.iter().enumerate() {
        if let Goal::Exit { marines, .. } = goal
            && cx.exited.count_ones() >= u32::from(*marines)
            && exit_open(cx)
        {
            done(cx, n, RuleId("DM-M1.1"));
        }
    }
    settle(cx);
}

/// DM-13.15: a marine ends his turn; an encounter token on his square.
pub fn turn_ends(cx: &mut Cx<'_>, marine: u8) {
    let at = cx.marine(marine).at;
    let token = cx.tokens().find(|token| token.at == at && token.kind == TokenKind::Encounter).copied();
    let Some(token) = token else { return };
    for (n, goal) in cx.scenario().goals.iter().enumerate() {
        match goal {
            Goal::Encounters { tokens, in_order, rounds } => {
                let mut wanted = tokens.iter().filter(|place| cx.encountered >> **place & 1 == 0);
                let counts =
                    if *in_order { wanted.next() == Some(&token.place) } else { tokens.contains(&token.place) };
                if !counts {
                    continue;
                }
                let event = Seen::Encountered { marine: marine + 1, at: cx.spot(at), place: token.place };
                cx.emit(RuleId("DM-13.15"), event.into());
                if tokens.iter().all(|place| cx.encountered >> place & 1 == 1) {
                    done(cx, n, RuleId("DM-M3.4"));
                } else if let Some(rounds) = rounds {
                    // DM-M3.2: the running round is round 0 of the new countdown.
                    cx.emit(RuleId("DM-M3.2"), Seen::CountdownRuns { left: rounds + 1 }.into());
                }
            }
            Goal::Encounter { token: place, after } => {
                if *place == token.place && after.iter().all(|goal| is_met(cx, *goal)) {
                    let event = Seen::Encountered { marine: marine + 1, at: cx.spot(at), place: token.place };
                    cx.emit(RuleId("DM-13.15"), event.into());
                    done(cx, n, RuleId("DM-M5.1"));
                }
            }
            Goal::Exit { .. } | Goal::Kill { .. } => {}
        }
    }
    settle(cx);
}

/// DM-M3.3: the round is over.
pub fn round_ends(cx: &mut Cx<'_>) {
    if cx.countdown == 0 {
        return;
    }
    let left = cx.countdown - 1;
    cx.emit(RuleId("DM-M3.1"), Seen::CountdownRuns { left }.into());
    if left == 0 && !cx.is_over() {
        cx.emit(RuleId("DM-M3.3"), Seen::GameOver { ending: Ending::Countdown }.into());
    }
}

/// DM-1.7: after every effect. The marines win if both sides have what they need.
pub fn settle(cx: &mut Cx<'_>) {
    if cx.is_over() {
        return;
    }
    for (n, goal) in cx.scenario().goals.iter().enumerate() {
        if let Goal::Kill { monster } = goal
            && cx.goals_done >> n & 1 == 0
            && killed(cx, *monster)
        {
            done(cx, n, RuleId("DM-M5.1"));
        }
    }
    let last = cx.scenario().goals.len() - 1;
    if cx.goals_done >> last & 1 == 1 {
        cx.emit(RuleId("DM-1.7"), Seen::GameOver { ending: Ending::Goal }.into());
    } else if cx.frags >= cx.frags_to_win() {
        cx.emit(RuleId("DM-1.6"), Seen::GameOver { ending: Ending::Frags }.into());
    }
}

/// Whether the areas that hold such a monster are revealed and none of its figures stands any more.
fn killed(cx: &Cx<'_>, monster: crate::pieces::MonsterKind) -> bool {
    let mut places = cx.scenario().monsters.iter().filter(|place| place.kind == monster && place.slot <= cx.marines);
    places.all(|place| cx.is_revealed(place.area)) && cx.monsters_on_board().all(|(_, one)| one.kind != monster)
}

/// DM-M2.3: a figure that ends its turn next to a hot hazard without standing on one.
pub fn heat(cx: &mut Cx<'_>, figure: Figure) {
    for special in &cx.scenario().specials {
        let Special::HotHazards { area, until, wounds } = *special else { continue };
        if cx.encountered >> until & 1 == 1 || !cx.is_on_board(figure) || crate::movement::on_hazard(cx, figure) {
            continue;
        }
        let hot = cx.map().hazards.and(&cx.map().areas[area.index()]).and(&cx.ground.revealed);
        let body = cx.body(figure);
        let near = hot.iter().any(|square| body.squares().iter().any(|part| cx.adjacent(*part, square)));
        if near {
            harm::wound(cx, figure, wounds, Cause::Heat, RuleId("DM-M2.3"));
            harm::bury(cx);
            settle(cx);
        }
    }
}

/// DM-M5.3: at the start of the invader turn.
pub fn regenerate(cx: &mut Cx<'_>) {
    for special in &cx.scenario().specials {
        let Special::Regenerates { monster, wounds, after_area } = *special else { continue };
        if !cx.is_revealed(after_area) {
            continue;
        }
        for slot in 0..cx.monster_end {
            for _ in 0..wounds {
                let one = *cx.monster(slot);
                if one.at.is_some() && one.kind == monster && one.wounds > 0 {
                    cx.emit(RuleId("DM-M5.3"), Seen::WoundRemoved { monster: slot, kind: one.kind }.into());
                }
            }
        }
    }
}

/// DM-M5.2: whether figures of a kind may be taken off to be used anew.
pub fn may_be_reused(board: &Board, kind: crate::pieces::MonsterKind) -> bool {
    let never = |special: &Special| matches!(special, Special::NeverReused { monster } if *monster == kind);
    !board.scenario().specials.iter().any(never)
}
