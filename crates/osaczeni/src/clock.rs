//! OS-3.24: how long each decision usually takes at a table with a clock. The clock itself is the server's.

use crate::board::{About, Board};
use crate::content::Timers;
use crate::frame::Frame;

/// OS-3.24: the usual seconds, from the content; 0 there switches a timer off.
pub fn usual_seconds(frame: &Frame, board: &Board) -> Option<u16> {
    let timers: Timers = board.content().timers;
    let seconds = match frame {
        Frame::Discussion(discussion) => match discussion.about {
            About::Truck => timers.discussion_truck,
            About::Badge => timers.discussion_badge,
            About::Victim => timers.discussion_attack,
        },
        Frame::Decision(_) => timers.decision,
        Frame::TieBreak(_) => timers.tie_break,
        Frame::Walkies(_) => timers.walkie_window,
        Frame::Announcing(_) | Frame::Marking(_) => timers.destinations,
        Frame::Placing(_)
        | Frame::Search(_)
        | Frame::Pockets(_)
        | Frame::ShowDie(_)
        | Frame::Movement(_)
        | Frame::Haunting(_)
        | Frame::Victim(_) => timers.single_choice,
        Frame::SettingUp(_)
        | Frame::Round(_)
        | Frame::Election(_)
        | Frame::Truck(_)
        | Frame::Badge(_)
        | Frame::Attacks(_)
        | Frame::Room(_)
        | Frame::CarPark(_) => return None,
    };
    (seconds > 0).then_some(seconds)
}
