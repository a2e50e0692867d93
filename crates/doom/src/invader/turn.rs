//! DM-6: the invader's turn: draw and discard, events and a spawn card, then the monsters one by one.

use super::activation::Activation;
use super::spawn::Spawning;
use super::window::{in_hand, playable};
use crate::answer::Answer;
use crate::board::{Board, Figure, INVADER};
use crate::cards::Played;
use crate::event::{Cause, Seen};
use crate::exploration::Explore;
use crate::frame::{Frame, Step, one};
use crate::orders::guard::Guard;
use crate::pieces::{Card, CardName, EventKind, SpawnKind, Timing};
use crate::why::Why;
use crate::{Cx, Doom, Flow, deck, goals, harm};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// The invader's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct InvaderTurn {
    at: At,
    /// A spawn card was carried out in this turn.
    spawned: bool,
    /// DM-23.4: the first monster was activated.
    activating: bool,
    card: Option<Card>,
    monster: Option<u8>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Begin,
    Draw,
    Discard,
    Main,
    Closing,
    End,
    Over,
}

impl InvaderTurn {
    /// The words of its question.
    pub fn asks(&self) -> &'static str {
        match (self.at, self.activating) {
            (At::Discard, _) => "dm-ask-discard",
            (_, false) => "dm-ask-invader",
            (_, true) => "dm-ask-activate",
        }
    }

    /// A turn whose cards are drawn already; for written positions.
    pub fn at_main() -> Self {
        Self { at: At::Main, ..Self::default() }
    }
}

impl Step for InvaderTurn {
    fn rule(&self) -> RuleId {
        match self.at {
            At::Discard => RuleId("DM-6.3"),
            _ => RuleId("DM-6.1"),
        }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            if let Some(card) = self.card.take() {
                return Flow::Push(match cx.content().card(card).name {
                    CardName::Event(_) => Played::new(card),
                    CardName::Spawn(kind) => {
                        self.spawned = true;
                        Spawning::new(card, kind)
                    }
                });
            }
            if let Some(monster) = self.monster.take() {
                self.activating = true;
                return Flow::Push(Activation::new(cx, monster, false));
            }
            match self.at {
                At::Begin => {
                    if cx.darkness {
                        cx.emit(RuleId("DM-23.4"), Seen::DarknessLifts.into());
                    }
                    cx.emit(RuleId("DM-6.1"), Seen::InvaderTurnBegan.into());
                    goals::regenerate(cx);
                    self.at = At::Draw;
                    return Flow::Push(Guard::window());
                }
                At::Draw => {
                    self.at = At::Discard;
                    let cards = cx.content().numbers.draw_per_marine * cx.marines;
                    for _ in 0..cards {
                        deck::draw(cx, RuleId("DM-6.2"));
                        if cx.is_over() {
                            return Flow::Pop;
                        }
                    }
                }
                At::Discard => {
                    if cx.hand_len > cx.hand_limit() {
                        return Flow::Wait;
                    }
                    self.at = At::Main;
                }
                At::Main => return Flow::Wait,
                At::Closing => {
                    self.at = At::End;
                    return Flow::Push(Guard::window());
                }
                At::End => {
                    self.at = At::Over;
                    end(cx);
                    // DM-14.2: whoever died of it may have stood in a marine's sight.
                    return Flow::Push(Explore::look());
                }
                At::Over => {
                    if !cx.is_over() {
                        cx.emit(RuleId("DM-4.2"), Seen::InvaderTurnEnded.into());
                    }
                    return Flow::Pop;
                }
            }
        }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(INVADER)
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, key: Key, out: &mut O) {
        if self.at == At::Discard {
            let names = SpawnKind::ALL.iter().map(|kind| CardName::Spawn(*kind));
            let names = names.chain(EventKind::ALL.iter().map(|kind| CardName::Event(*kind)));
            let mut last = None;
            for card in names.filter(|name| in_hand(board, *name, key).is_some()) {
                out.offer(Answer::Discard { card });
                last = Some(card);
            }
            if let Some(card) = last {
                out.fall_back(Answer::Discard { card });
            }
            return;
        }
        if self.activating {
            if O::WANTS_REASONS {
                self.refuse_late(board, key, out);
            }
        } else {
            for card in playable(board, Timing::StartOfInvaderTurn, key) {
                out.offer(Answer::Play { card });
            }
            if self.spawned {
                for card in playable(board, Timing::SpawnStep, key) {
                    out.offer(Answer::Play { card });
                }
            }
            for card in SpawnKind::ALL {
                if in_hand(board, CardName::Spawn(*card), key).is_some() {
                    if board.spawns > 0 {
                        out.offer(Answer::Spawn { card: *card });
                    } else {
                        out.refuse(Answer::Spawn { card: *card }, Why::SpawnedAlready, RuleId("DM-7.1"));
                    }
                }
            }
        }
        for (monster, _) in board.monsters_on_board().filter(|(_, one)| !one.activated) {
            out.offer(Answer::Activate { monster });
        }
        out.offer(Answer::End);
        out.fall_back(Answer::End);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let key = cx.key();
        match answer {
            Answer::Discard { card } => {
                if let Some(number) = in_hand(cx, card, key) {
                    cx.emit(RuleId("DM-6.3"), Seen::Discarded { card, number }.into());
                }
            }
            Answer::Play { card } => self.card = in_hand(cx, CardName::Event(card), key),
            Answer::Spawn { card } => self.card = in_hand(cx, CardName::Spawn(card), key),
            Answer::Activate { monster } => self.monster = Some(monster),
            _ => self.at = At::Closing,
        }
    }
}

impl InvaderTurn {
    /// Cards whose moment is over (DM-23.4, DM-7.1).
    fn refuse_late<O: Offers<Doom>>(&self, board: &Board, key: Key, out: &mut O) {
        for card in playable(board, Timing::StartOfInvaderTurn, key) {
            out.refuse(Answer::Play { card }, Why::TooLate, RuleId("DM-23.4"));
        }
        for card in SpawnKind::ALL.iter().filter(|card| in_hand(board, CardName::Spawn(**card), key).is_some()) {
            out.refuse(Answer::Spawn { card: *card }, Why::TooLate, RuleId("DM-7.1"));
        }
    }
}

/// DM-18.4, DM-M2.3: who stayed on a hazard, and who stands in the heat.
fn end(cx: &mut Cx<'_>) {
    for slot in 0..cx.monster_end {
        let figure = Figure::Monster(slot);
        if cx.stays_on_hazards(figure) {
            let wounds = cx.content().numbers.hazard;
            harm::wound(cx, figure, wounds, Cause::Hazard, RuleId("DM-18.4"));
        }
    }
    harm::bury(cx);
    goals::settle(cx);
    for slot in 0..cx.monster_end {
        if !cx.is_over() && cx.is_on_board(Figure::Monster(slot)) {
            goals::heat(cx, Figure::Monster(slot));
        }
    }
}

/// For written positions: a turn just before its first decision.
impl From<InvaderTurn> for Frame {
    fn from(turn: InvaderTurn) -> Self {
        Self::InvaderTurn(turn)
    }
}
