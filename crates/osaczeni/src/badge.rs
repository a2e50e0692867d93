//! OS-5: phase 2. Who takes the badge, the shake under the hatch, and who looks.

use crate::answer::Answer;
use crate::board::{About, Board};
use crate::event::{Seen, Veiled};
use crate::frame::{Frame, Step, one};
use crate::items::{self, Item, walkie_talkie};
use crate::setup::roll;
use crate::voting::Election;
use crate::why::Why;
use crate::{Cx, Flow, Osaczeni, stream};
use holdout_kernel::{Asked, Key, Mode, Offers, RuleId, Seat, SeatSet, Secret};

/// Phase 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Badge {
    at: At,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Vote,
    Take,
    Walkies,
}

impl Step for Badge {
    fn rule(&self) -> RuleId {
        RuleId("OS-5.1")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            At::Vote => {
                let centre = cx.content().monitoring;
                if cx.participants(centre).is_empty() {
                    // OS-5.5: no vote, the badge stays, the dice are shaken, the holder may not look.
                    cx.emit(RuleId("OS-5.5"), Seen::BadgeStays { seat: cx.badge }.into());
                    shake(cx);
                    return Flow::Replace(Frame::Walkies(Walkies::default()));
                }
                self.at = At::Take;
                Flow::Push(Frame::Election(Election::new(About::Badge, centre)))
            }
            At::Take => {
                let seat = cx.elected.expect("phase 2 has elected somebody");
                // OS-5.2: the elected player takes the badge at once.
                cx.emit(RuleId("OS-5.2"), Seen::BadgeTaken { seat, from: cx.badge }.into());
                shake(cx);
                // OS-5.4: after an election the holder looks.
                peek(cx, seat, RuleId("OS-5.4"));
                self.at = At::Walkies;
                if cx.knobs.shows_die { Flow::Push(Frame::ShowDie(ShowDie::default())) } else { self.advance(cx) }
            }
            At::Walkies => Flow::Replace(Frame::Walkies(Walkies::default())),
        }
    }
}

/// OS-5.3: all available dice are shaken under the hatch; the result stands and stays secret.
fn shake(cx: &mut Cx<'_>) {
    let count = cx.available_dice();
    let mut dice = roll(cx, stream::MONSTER_DICE, count);
    dice.sort();
    cx.emit(RuleId("OS-5.3"), Veiled::Shaken { count, dice: Secret::new(dice) }.into());
}

/// Somebody looks under the hatch.
pub(crate) fn peek(cx: &mut Cx<'_>, seat: Seat, rule: RuleId) {
    let dice = cx.dice;
    cx.emit(rule, Veiled::Peeked { seat, dice }.into());
}

/// Variant 6: the badge holder who has just looked shows one die to everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShowDie {
    shown: bool,
}

impl Step for ShowDie {
    fn rule(&self) -> RuleId {
        RuleId("OS-5.4")
    }

    fn advance(&mut self, _: &mut Cx<'_>) -> Flow {
        if self.shown { Flow::Pop } else { Flow::Wait }
    }

    /// Asked even if all dice are alike: not asking would tell so.
    fn asked(&self, board: &Board) -> Asked {
        one(board.badge)
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, _: Seat, key: Key, out: &mut O) {
        for die in board.dice.open(key).areas().iter() {
            out.offer(Answer::Show { die });
        }
        if let Some(die) = board.dice.open(key).iter().next() {
            out.fall_back(Answer::Show { die });
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        if let Answer::Show { die } = answer {
            self.shown = true;
            cx.emit(RuleId("OS-5.4"), Seen::DieShown { seat, die }.into());
        }
    }
}

/// OS-5.6, OS-5.7: everybody in the game who holds a card may play walkie-talkies, and is asked whether or not they
/// hold one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Walkies {
    passed: SeatSet,
}

impl Walkies {
    fn still_asked(self, board: &Board) -> SeatSet {
        let living = board.alive().seats().minus(self.passed);
        living.iter().filter(|seat| board.hand_len[seat.index()] > 0).collect()
    }
}

impl Step for Walkies {
    fn rule(&self) -> RuleId {
        RuleId("OS-5.6")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        // Once all of them lie face up, everybody knows that nobody has one.
        let possible = cx.may_be_held(Item::WalkieTalkie);
        if possible && !self.still_asked(cx).is_empty() { Flow::Wait } else { Flow::Pop }
    }

    fn asked(&self, board: &Board) -> Asked {
        Asked { seats: self.still_asked(board), mode: Mode::Each }
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, key: Key, out: &mut O) {
        out.offer(Answer::Pass);
        out.fall_back(Answer::Pass);
        let hand = board.hand(seat, key);
        if hand.has(Item::WalkieTalkie) {
            out.offer(Answer::play(Item::WalkieTalkie));
        }
        if O::WANTS_REASONS {
            for item in hand.kinds().filter(|item| *item != Item::WalkieTalkie) {
                out.refuse(Answer::play(item), Why::OtherMoment(item), items::RULE_OF_WINDOWS);
            }
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        if answer == Answer::Pass {
            self.passed = self.passed.with(seat);
            cx.emit(RuleId("OS-5.7"), Seen::Passed { seat }.into());
        } else {
            walkie_talkie::play(cx, seat);
        }
    }
}
