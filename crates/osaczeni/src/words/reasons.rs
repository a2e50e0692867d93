//! Why not: reasons as sentences.

use super::Says;
use crate::items::{Item, Window};
use crate::why::Why;
use holdout_kernel::Phrase;

pub fn why(why: Why) -> Phrase {
    match why {
        Why::OtherMoment(item) => other_moment(item),
        Why::Deciding(item) => Phrase::new("os-why-deciding").item(item),
        Why::NobodyToAim => Phrase::new("os-why-nobody-to-aim"),
        Why::AllHidden => Phrase::new("os-why-all-hidden"),
        Why::NoMonsters => Phrase::new("os-why-no-monsters"),
        Why::NowhereToLure => Phrase::new("os-why-nowhere-to-lure"),
        Why::AreaClosed(area) => Phrase::new("os-why-area-closed").area("area", area),
        Why::NotchesFull(area) => Phrase::new("os-why-notches-full").area("area", area),
        Why::AreaFull(area) => Phrase::new("os-why-area-full").area("area", area),
        Why::SameArea(area) => Phrase::new("os-why-same-area").area("area", area),
        Why::AllThere(area) => Phrase::new("os-why-all-there").area("area", area),
        Why::StandsThere(kind) => Phrase::new("os-why-stands-there").character(kind),
        Why::OnTheCarPark(kind) => Phrase::new("os-why-on-the-car-park").character(kind),
        Why::NoCandidate(player) => Phrase::new("os-why-no-candidate").arg("player", player),
        Why::NotTied(player) => Phrase::new("os-why-not-tied").arg("player", player),
        Why::Hidden(kind) => Phrase::new("os-why-hidden").character(kind),
        Why::OfferToNobody => Phrase::new("os-why-offer-to-nobody"),
        Why::Yourself => Phrase::new("os-why-yourself"),
        Why::NoMonsterThere(area) => Phrase::new("os-why-no-monster-there").area("area", area),
        Why::NoSuchArea(number) => Phrase::new("os-why-no-such-area").arg("number", number),
        Why::NoSuchPlayer(seat) => Phrase::new("os-why-no-such-player").arg("number", seat.0.saturating_add(1)),
        Why::PastRound(round) => Phrase::new("os-why-past-round").arg("round", round),
        Why::NothingSaid => Phrase::new("os-why-nothing-said"),
        Why::TooManyCards => Phrase::new("os-why-too-many-cards"),
        Why::TextTooLong => Phrase::new("os-why-text-too-long").arg("limit", crate::talk::LONGEST_TEXT),
        Why::LedgerFull => Phrase::new("os-why-ledger-full"),
    }
}

/// OS-14.2: when the card can be played instead.
fn other_moment(item: Item) -> Phrase {
    let key = match item.window() {
        Window::AnyDiscussion => "os-why-window-discussion",
        Window::Hatch => "os-why-window-hatch",
        Window::OwnMove => "os-why-window-own-move",
        Window::AttackDiscussion => "os-why-window-attack",
        Window::Scoring => "os-why-window-scoring",
    };
    Phrase::new(key).item(item)
}
