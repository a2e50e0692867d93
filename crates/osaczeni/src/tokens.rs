//! OS-9.13, OS-12: somebody is eaten; the victim token and the badge change hands.

use crate::answer::Answer;
use crate::board::Board;
use crate::cold_store;
use crate::event::{Seen, Veiled};
use crate::frame::{Step, one};
use crate::pieces::{Area, Character, Kind};
use crate::setup::top_card;
use crate::why::Why;
use crate::{Cx, Flow, Osaczeni};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat, Secret};

/// The elected player gives somebody up, and what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Victim {
    pub area: Area,
    pub seat: Seat,
    at: At,
    eaten: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum At {
    Choose,
    Token,
    After,
}

impl Victim {
    pub const fn new(area: Area, seat: Seat) -> Self {
        Self { area, seat, at: At::Choose, eaten: Kind::Defender }
    }

    /// Whether the victim has been chosen and only the token is still to be handed on (variant 15).
    pub const fn handing_on(self) -> bool {
        matches!(self.at, At::Token)
    }

    fn eat(&mut self, cx: &mut Cx<'_>, kind: Kind, auto: bool) {
        cold_store::bury(cx, Character::new(self.seat, kind), self.area, auto);
        self.eaten = kind;
        self.at = if cx.knobs.token_handed_on { At::Token } else { At::After };
    }
}

impl Step for Victim {
    fn rule(&self) -> RuleId {
        match self.at {
            At::Choose => RuleId("OS-9.13"),
            At::Token | At::After => RuleId("OS-16.10"),
        }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.at == At::Choose {
            let Some(kind) = cx.visible(self.area).of(self.seat).single() else { return Flow::Wait };
            self.eat(cx, kind, true);
        }
        if self.at == At::Token {
            return Flow::Wait;
        }
        let seat = self.seat;
        if !cx.knobs.token_handed_on && cx.victim != seat {
            // OS-12.2: the owner takes the token, OS-12.4: also after the last character.
            let rule = if cx.is_eliminated(seat) { RuleId("OS-12.4") } else { RuleId("OS-12.2") };
            cx.emit(rule, Seen::VictimToken { from: cx.victim, to: seat }.into());
        }
        pass_badge(cx, seat);
        console(cx, seat, self.eaten);
        Flow::Pop
    }

    fn asked(&self, _: &Board) -> Asked {
        one(self.seat)
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, _: Key, out: &mut O) {
        if self.at == At::Choose {
            self.offer_victims(board, seat, out);
        } else {
            offer_holders(board, seat, out);
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        if let Answer::Victim { character } = answer {
            self.eat(cx, character, false);
        } else if let Answer::Token { player } = answer {
            if cx.victim != player {
                cx.emit(RuleId("OS-16.10"), Seen::VictimToken { from: cx.victim, to: player }.into());
            }
            debug_assert_ne!(player, seat, "the token never goes to oneself");
            self.at = At::After;
        }
    }
}

impl Victim {
    /// OS-9.13: one of the own non-hidden characters in the area.
    fn offer_victims<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, out: &mut O) {
        let visible = board.visible(self.area).of(seat);
        for character in visible.iter() {
            out.offer(Answer::Victim { character });
        }
        // OS-18.3: the one with fewest points.
        let cheapest = visible.iter().min_by_key(|kind| board.content().character(*kind).points);
        if let Some(character) = cheapest {
            out.fall_back(Answer::Victim { character });
        }
        if O::WANTS_REASONS {
            for character in board.crowd(self.area).of(seat).minus(visible).iter() {
                out.refuse(Answer::Victim { character }, Why::Hidden(character), RuleId("OS-14.8"));
            }
        }
    }
}

/// OS-16.10: the loser hands the token to anybody else, or leaves it where it is.
fn offer_holders<O: Offers<Osaczeni>>(board: &Board, seat: Seat, out: &mut O) {
    for player in board.seats().filter(|player| *player != seat) {
        out.offer(Answer::Token { player });
    }
    let stays = if board.victim == seat { seat.next(board.players) } else { board.victim };
    out.fall_back(Answer::Token { player: stays });
    if O::WANTS_REASONS {
        out.refuse(Answer::Token { player: seat }, Why::Yourself, RuleId("OS-16.10"));
    }
}

/// OS-12.5: a badge holder who lost everybody passes the badge to the nearest player on the left with somebody alive.
/// OS-12.6: if nobody has, it stays. OS-12.8: passing gives no look under the hatch.
fn pass_badge(cx: &mut Cx<'_>, seat: Seat) {
    if cx.badge != seat || !cx.is_eliminated(seat) {
        return;
    }
    let living = cx.alive().seats();
    if let Some(to) = seat.clockwise(cx.players).find(|next| living.contains(*next)) {
        cx.emit(RuleId("OS-12.5"), Seen::BadgePassed { from: seat, to }.into());
    }
}

/// Variant 12: whoever lost a Crybaby and still has somebody draws a card.
fn console(cx: &mut Cx<'_>, seat: Seat, eaten: Kind) {
    if eaten != Kind::Crybaby || cx.is_eliminated(seat) {
        return;
    }
    for _ in 0..cx.knobs.consolation.min(cx.deck_len) {
        let item = Secret::new(top_card(cx));
        cx.emit(RuleId("OS-16.11"), Veiled::Consoled { seat, item }.into());
    }
}
