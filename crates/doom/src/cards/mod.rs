//! The invader's event cards, one file each, and how a card is played: shown, answered by Prepared, carried out,
//! discarded (DM-6.6, DM-23.10).

mod dark_energies;
mod darkness;
mod dud;
mod earthquake;
mod event_dodge;
mod frenzy;
mod haste;
mod its_a_trap;
mod jammed_door;
mod misfire;
mod misplaced;
mod rampage;
mod reinforcements;
mod rift;
mod smash;

use crate::answer::Answer;
use crate::board::{Board, INVADER, seat_of};
use crate::event::{Lost, Seen};
use crate::frame::{Frame, Step, one};
use crate::movement::Pose;
use crate::orders::guard::Guard;
use crate::orders::{self, heal, prepared};
use crate::pieces::{Card, CardName, EventKind};
use crate::{Cx, Doom, Flow};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// A card being carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Played {
    card: Card,
    at: At,
    /// What the card has chosen and counted so far.
    pub(crate) picks: Picks,
}

/// What a card keeps while it is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Picks {
    /// How often it has done its thing.
    pub count: u8,
    /// The marine it is about.
    pub marine: u8,
    /// The monster or token it is about.
    pub monster: Option<u8>,
    pub token: Option<u8>,
    pub pose: Option<Pose>,
    /// Monsters that had their turn, and the last one put on the board before: a figure used anew is another monster.
    pub used: u64,
    pub newest: u16,
    pub done: bool,
    /// A step was just made.
    pub moved: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Show,
    Prepared,
    Effect,
    Discard,
    Guard,
}

/// What a card's file does when it is its turn.
pub(crate) enum Course {
    /// Ask the invader.
    Ask,
    /// Let another frame run, then come back.
    Push(Frame),
    /// The card is carried out.
    Done,
}

impl Played {
    pub fn new(card: Card) -> Frame {
        Frame::Played(Self { card, ..Self::default() })
    }

    pub fn kind(&self, board: &Board) -> EventKind {
        match board.content().card(self.card).name {
            CardName::Event(kind) => kind,
            CardName::Spawn(_) => unreachable!("spawn cards are carried out by spawning"),
        }
    }

    /// Whether the holder of Prepared is asked.
    pub fn asks_prepared(&self) -> bool {
        self.at == At::Prepared
    }

    fn holder(&self, board: &Board) -> Option<u8> {
        prepared::holder(board)
    }

    /// Whether this very seat is asked to cancel the card, so that it heals by its answer.
    pub fn asks_holder(&self, board: &Board, seat: Seat) -> bool {
        self.at == At::Prepared && self.holder(board).map(seat_of) == Some(seat)
    }
}

/// Whether a card could do anything now, as far as everybody can tell.
pub fn can_do(board: &Board, kind: EventKind) -> bool {
    match kind {
        EventKind::ItsATrap => its_a_trap::can_do(board),
        EventKind::Smash => smash::can_do(board),
        EventKind::DarkEnergies => dark_energies::can_do(board),
        EventKind::EventDodge => event_dodge::can_do(board),
        EventKind::Dud => dud::can_do(board),
        EventKind::Darkness => darkness::can_do(board),
        EventKind::Earthquake => earthquake::can_do(board),
        EventKind::JammedDoor => jammed_door::can_do(board),
        EventKind::Misplaced => misplaced::can_do(board),
        EventKind::Frenzy => frenzy::can_do(board),
        EventKind::Haste => haste::can_do(board),
        EventKind::Rampage => rampage::can_do(board),
        EventKind::Reinforcements => reinforcements::can_do(board),
        EventKind::Misfire => misfire::can_do(board),
        EventKind::Rift => rift::can_do(board),
    }
}

impl Step for Played {
    fn rule(&self) -> RuleId {
        match self.at {
            At::Prepared => RuleId("DM-23.10"),
            _ => RuleId("DM-6.6"),
        }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let kind = self.kind(cx);
        let name = CardName::Event(kind);
        loop {
            match self.at {
                At::Show => {
                    cx.emit(RuleId("DM-6.6"), Seen::CardPlayed { card: name, number: self.card }.into());
                    self.at = if self.holder(cx).is_some() { At::Prepared } else { At::Effect };
                }
                At::Prepared => return Flow::Wait,
                At::Effect => {
                    let picks = &mut self.picks;
                    let course = match kind {
                        EventKind::ItsATrap => its_a_trap::go_on(picks, cx),
                        EventKind::Smash => smash::go_on(picks, cx),
                        EventKind::DarkEnergies => dark_energies::go_on(picks, cx),
                        EventKind::EventDodge => event_dodge::go_on(picks, cx),
                        EventKind::Dud => dud::go_on(picks, cx),
                        EventKind::Darkness => darkness::go_on(picks, cx),
                        EventKind::Earthquake => earthquake::go_on(picks, cx),
                        EventKind::JammedDoor => jammed_door::go_on(picks, cx),
                        EventKind::Misplaced => misplaced::go_on(picks, cx),
                        EventKind::Frenzy => frenzy::go_on(picks, cx),
                        EventKind::Haste => haste::go_on(picks, cx),
                        EventKind::Rampage => rampage::go_on(picks, cx),
                        EventKind::Reinforcements => reinforcements::go_on(picks, cx),
                        EventKind::Misfire => misfire::go_on(picks, cx),
                        EventKind::Rift => rift::go_on(picks, cx),
                    };
                    match course {
                        Course::Ask => return Flow::Wait,
                        Course::Push(frame) => return Flow::Push(frame),
                        Course::Done => self.at = At::Discard,
                    }
                }
                At::Discard => {
                    cx.emit(RuleId("DM-6.6"), Seen::CardDone { card: name }.into());
                    self.at = At::Guard;
                    return Flow::Push(Guard::window());
                }
                At::Guard => return Flow::Pop,
            }
        }
    }

    fn asked(&self, board: &Board) -> Asked {
        match (self.at, self.holder(board)) {
            (At::Prepared, Some(holder)) => one(seat_of(holder)),
            _ => one(INVADER),
        }
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        if self.at == At::Prepared {
            out.offer(Answer::Cancel);
            // DM-16.16: the order that cancels the card may be the one that heals, and only one of the two is done.
            if let Some(holder) = self.holder(board) {
                heal::offers(board, seat_of(holder), out);
            }
            out.offer(Answer::Pass);
            out.fall_back(Answer::Pass);
            return;
        }
        match self.kind(board) {
            EventKind::ItsATrap => its_a_trap::offers(&self.picks, board, out),
            EventKind::Smash => smash::offers(board, out),
            EventKind::DarkEnergies => dark_energies::offers(board, out),
            EventKind::Earthquake => earthquake::offers(&self.picks, board, out),
            EventKind::JammedDoor => jammed_door::offers(board, out),
            EventKind::Misplaced => misplaced::offers(&self.picks, board, out),
            EventKind::Rift => rift::offers(&self.picks, board, out),
            EventKind::EventDodge
            | EventKind::Dud
            | EventKind::Darkness
            | EventKind::Frenzy
            | EventKind::Haste
            | EventKind::Rampage
            | EventKind::Reinforcements
            | EventKind::Misfire => {}
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        let kind = self.kind(cx);
        if self.at == At::Prepared {
            self.at = At::Effect;
            if let Answer::Heal { .. } = answer {
                heal::take(cx, seat, answer);
            }
            if let (Answer::Cancel, Some(marine)) = (answer, self.holder(cx)) {
                orders::lose(cx, marine, Lost::Used);
                let card = CardName::Event(kind);
                cx.emit(RuleId("DM-23.10"), Seen::CardCancelled { card, marine: marine + 1 }.into());
                self.at = At::Discard;
            }
            return;
        }
        let picks = &mut self.picks;
        match kind {
            EventKind::ItsATrap => its_a_trap::accept(picks, answer),
            EventKind::Smash => smash::accept(picks, cx, answer),
            EventKind::DarkEnergies => dark_energies::accept(picks, cx, answer),
            EventKind::Earthquake => earthquake::accept(picks, cx, answer),
            EventKind::JammedDoor => jammed_door::accept(picks, cx, answer),
            EventKind::Misplaced => misplaced::accept(picks, cx, answer),
            EventKind::Rift => rift::accept(picks, cx, answer),
            EventKind::EventDodge
            | EventKind::Dud
            | EventKind::Darkness
            | EventKind::Frenzy
            | EventKind::Haste
            | EventKind::Rampage
            | EventKind::Reinforcements
            | EventKind::Misfire => unreachable!("{} asks nothing", kind.id()),
        }
    }
}
