//! Words: which sentence of `locales/*/doom.ftl` says what. No language here, only keys and arguments.

mod answers;
mod asks;
mod events;
mod reasons;

pub use answers::answer;
pub use asks::ask;
pub use events::event;
pub use reasons::why;

use crate::board::{Board, Figure, Named, seat_of};
use crate::pieces::{CardName, Line, MonsterKind, Spot, TokenKind, WeaponKind};
use holdout_kernel::{Arg, Phrase, Seat};
use std::borrow::Cow;

fn key(prefix: &str, id: &str) -> Cow<'static, str> {
    Cow::Owned(format!("dm-{prefix}-{id}"))
}

/// An invader card's name.
fn card_key(card: CardName) -> Cow<'static, str> {
    match card {
        CardName::Event(event) => key("event-card", event.id()),
        CardName::Spawn(spawn) => key("spawn-card", spawn.id()),
    }
}

/// Arguments that many sentences share.
trait Says {
    fn marine(self, marine: u8) -> Self;
    fn card(self, card: CardName) -> Self;
    fn monster(self, kind: MonsterKind) -> Self;
    fn token(self, token: TokenKind) -> Self;
    fn weapon(self, weapon: WeaponKind) -> Self;
    fn at(self, at: Spot) -> Self;
    fn door(self, door: Line) -> Self;
    fn who(self, who: Named) -> Self;
}

impl Says for Phrase {
    /// Marines from 1: their number is their seat.
    fn marine(self, marine: u8) -> Self {
        self.arg("marine", Seat(marine))
    }

    fn card(self, card: CardName) -> Self {
        self.term("card", card_key(card))
    }

    fn monster(self, kind: MonsterKind) -> Self {
        self.term("monster", key("monster", kind.id()))
    }

    fn token(self, token: TokenKind) -> Self {
        self.term("token", key("token", token.id()))
    }

    fn weapon(self, weapon: WeaponKind) -> Self {
        self.term("weapon", key("weapon", weapon.id()))
    }

    fn at(self, at: Spot) -> Self {
        self.arg("at", at.to_string())
    }

    fn door(self, door: Line) -> Self {
        self.arg("at", Spot { x: door.x, y: door.y }.to_string())
    }

    fn who(self, who: Named) -> Self {
        self.arg("who", named(who))
    }
}

fn named(who: Named) -> Arg {
    match who {
        Named::Marine { marine } => Arg::Seat(Seat(marine)),
        Named::Monster { kind, .. } => Arg::Term(key("monster", kind.id())),
    }
}

fn figure(board: &Board, figure: Figure) -> Arg {
    match figure {
        Figure::Marine(marine) => Arg::Seat(seat_of(marine)),
        Figure::Monster(slot) => Arg::Term(key("monster", board.monster(slot).kind.id())),
    }
}
