//! What somebody who must decide reads, and what the others wait for.

use super::{Says, about_key};
use crate::board::{About, Board};
use crate::frame::Frame;
use crate::items::energy_drink::Drinks;
use crate::pieces::Area;
use holdout_kernel::{AskText, Phrase, Seat};

pub fn ask(frame: &Frame, board: &Board, seat: Seat) -> AskText {
    let (about, waiting) = match frame {
        Frame::Placing(_) => (Phrase::new("os-ask-place").dice(&board.starting_dice), Phrase::new("os-wait-place")),
        // Nobody is in danger any more, but cards may still be played.
        Frame::Discussion(vote) if vote.about == About::Victim && !board.in_danger(vote.area) => (
            Phrase::new("os-ask-discussion-averted").area("area", vote.area),
            voting("os-wait-discussion", vote.about, vote.area),
        ),
        Frame::Discussion(vote) => (
            voting("os-ask-discussion", vote.about, vote.area).arg("weight", board.weight(seat, vote.area)),
            voting("os-wait-discussion", vote.about, vote.area),
        ),
        Frame::Decision(vote) => (
            voting("os-ask-decision", vote.about, vote.area).arg("weight", board.weight(seat, vote.area)),
            voting("os-wait-decision", vote.about, vote.area),
        ),
        Frame::TieBreak(vote) => (
            voting("os-ask-tie-break", vote.about, vote.area).seats("tied", vote.tied),
            voting("os-wait-tie-break", vote.about, vote.area).seats("tied", vote.tied),
        ),
        Frame::Search(search) => {
            let about = if search.may_keep(board) && search.may_give(board) {
                "os-ask-search-last"
            } else if search.may_keep(board) {
                "os-ask-search-keep"
            } else if board.drawn_len > 1 {
                "os-ask-search-give"
            } else {
                "os-ask-search-give-last"
            };
            (Phrase::new(about), Phrase::new("os-wait-search"))
        }
        Frame::Pockets(pockets) => {
            (Phrase::new("os-ask-pockets").arg("limit", pockets.limit), Phrase::new("os-wait-pockets"))
        }
        Frame::ShowDie(_) => (Phrase::new("os-ask-show-die"), Phrase::new("os-wait-show-die")),
        Frame::Walkies(_) => (Phrase::new("os-ask-walkies"), Phrase::new("os-wait-walkies")),
        Frame::Announcing(_) => (Phrase::new("os-ask-announce"), Phrase::new("os-wait-announce")),
        Frame::Marking(_) => (Phrase::new("os-ask-mark"), Phrase::new("os-wait-mark")),
        Frame::Movement(movement) if movement.drinking() && board.knobs.drinks == Drinks::AnyTurn => {
            (Phrase::new("os-ask-drink-any-turn"), Phrase::new("os-wait-drink"))
        }
        Frame::Movement(movement) if movement.drinking() => (Phrase::new("os-ask-drink"), Phrase::new("os-wait-drink")),
        Frame::Movement(movement) => {
            let about = match movement.way() {
                Some((marked, to)) if marked == to => Phrase::new("os-ask-move").area("area", to),
                Some((marked, to)) => Phrase::new("os-ask-move-full").area("marked", marked).area("area", to),
                None => Phrase::new("os-ask-nothing"),
            };
            (about, Phrase::new("os-wait-move"))
        }
        Frame::Haunting(_) => (Phrase::new("os-ask-haunt"), Phrase::new("os-wait-haunt")),
        Frame::Victim(victim) if victim.handing_on() => (Phrase::new("os-ask-token"), Phrase::new("os-wait-token")),
        Frame::Victim(victim) => (
            Phrase::new(if victim.area == board.car_park() { "os-ask-victim-outside" } else { "os-ask-victim" })
                .area("area", victim.area),
            Phrase::new("os-wait-victim").area("area", victim.area),
        ),
        // These never wait for anybody.
        Frame::SettingUp(_)
        | Frame::Round(_)
        | Frame::Election(_)
        | Frame::Truck(_)
        | Frame::Badge(_)
        | Frame::Attacks(_)
        | Frame::Room(_)
        | Frame::CarPark(_) => (Phrase::new("os-ask-nothing"), Phrase::new("os-ask-nothing")),
    };
    AskText { about, waiting: waiting.who(seat) }
}

fn voting(key: &'static str, about: About, area: Area) -> Phrase {
    Phrase::new(key).term("question", about_key(about)).area("area", area)
}
