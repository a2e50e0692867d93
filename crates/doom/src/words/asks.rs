//! What the asked seat reads, and what the others wait for.

use super::{Says, card_key, figure};
use crate::board::{Board, Figure, INVADER};
use crate::frame::{Frame, Step};
use crate::pieces::{CardName, Timing};
use holdout_kernel::{AskText, Phrase, Seat};

pub fn ask(frame: &Frame, board: &Board, _: Seat) -> AskText {
    let about = |name: &'static str| Phrase::new(name);
    let about = match frame {
        Frame::SettingUp(_) | Frame::Round(_) => about("dm-ask-round"),
        Frame::MarineTurn(turn) => {
            let (points, attacks) = turn.left();
            about(turn.asks()).arg("points", points).arg("attacks", attacks)
        }
        Frame::Officer(_) => about("dm-ask-officer"),
        Frame::Enter(_) => about("dm-ask-react"),
        Frame::Aside(_) => about("dm-ask-aside"),
        Frame::Explore(_) => about("dm-ask-explore"),
        Frame::Aiming(_) => about("dm-ask-target"),
        Frame::Attacking(attacking) => {
            let attack = board.attack();
            about(attacking.asks()).arg("who", figure(board, attack.attacker))
        }
        Frame::Guard(_) => about("dm-ask-guard"),
        Frame::Heal(_) => about("dm-ask-heal"),
        Frame::Window(window) => window_about(board, window.timing()),
        Frame::Played(played) => {
            let name = if played.asks_prepared() { "dm-ask-prepared" } else { "dm-ask-card" };
            about(name).card(CardName::Event(played.kind(board)))
        }
        Frame::InvaderTurn(turn) => about(turn.asks()),
        Frame::Spawning(spawning) => match spawning.placing() {
            Some(kind) => about("dm-ask-spawn-place").term("card", card_key(spawning.card())).monster(kind),
            None => about("dm-ask-spawn").term("card", card_key(spawning.card())),
        },
        Frame::Activation(activation) => about("dm-ask-activation").monster(board.monster(activation.slot()).kind),
    };
    AskText { about, waiting: waiting(frame, board) }
}

/// DM-23.8: whoever waits for the invader never reads why.
fn waiting(frame: &Frame, board: &Board) -> Phrase {
    let seat = frame.asked(board).seats.iter().next().unwrap_or(INVADER);
    if seat == INVADER { Phrase::new("dm-wait-invader") } else { Phrase::new("dm-wait-marine").arg("marine", seat) }
}

fn window_about(board: &Board, timing: Timing) -> Phrase {
    let phrase = Phrase::new(match timing {
        Timing::StartOfInvaderTurn => "dm-ask-window-start-of-invader-turn",
        Timing::BeforeMarineTurn => "dm-ask-window-before-marine-turn",
        Timing::BeforeMarineAttack => "dm-ask-window-before-marine-attack",
        Timing::AfterMarineRoll => "dm-ask-window-after-marine-roll",
        Timing::AfterMarinePickup => "dm-ask-window-after-marine-pickup",
        Timing::SpawnStep => "dm-ask-window-spawn-step",
        Timing::MonsterActivation => "dm-ask-window-monster-activation",
        Timing::BeforeInvaderAttack => "dm-ask-window-before-invader-attack",
        Timing::AfterInvaderAttack => "dm-ask-window-after-invader-attack",
    });
    let attacker = board.attacks.top().map(|attack| attack.attacker);
    match (timing, attacker, board.turn) {
        (Timing::BeforeMarineAttack | Timing::AfterMarineRoll, Some(attacker), _) => {
            phrase.arg("who", figure(board, attacker))
        }
        (Timing::BeforeMarineTurn | Timing::AfterMarinePickup, _, crate::board::Turn::Marine(marine)) => {
            phrase.arg("who", figure(board, Figure::Marine(marine)))
        }
        (Timing::BeforeInvaderAttack | Timing::AfterInvaderAttack, Some(attacker), _) => {
            phrase.arg("who", figure(board, attacker))
        }
        (Timing::MonsterActivation, _, _) => match board.active {
            Some(monster) => phrase.arg("who", figure(board, Figure::Monster(monster.slot))),
            None => phrase,
        },
        _ => phrase,
    }
}
