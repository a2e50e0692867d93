//! OS-3: voting. Discussion, decision, tie-break.

use crate::answer::Answer;
use crate::board::{About, Ballots, Board};
use crate::event::{How, Seen};
use crate::frame::{Frame, Step, one};
use crate::items;
use crate::pieces::{Area, MAX_PLAYERS};
use crate::talk;
use crate::why::Why;
use crate::{Cx, Flow, Osaczeni};
use holdout_kernel::{Asked, Key, Mode, Offers, RuleId, Seat, SeatSet};

/// A whole vote of phase 1 or 2. Its result is `elected` on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Election {
    about: About,
    area: Area,
    discussed: bool,
}

impl Election {
    pub const fn new(about: About, area: Area) -> Self {
        Self { about, area, discussed: false }
    }
}

impl Step for Election {
    fn rule(&self) -> RuleId {
        RuleId("OS-3.3")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.discussed {
            return Flow::Replace(Frame::Decision(Decision::new(self.about, self.area, cx)));
        }
        if let Some(seat) = only_candidate(cx, self.area) {
            elect_alone(cx, self.about, self.area, seat, RuleId("OS-3.16"));
            return Flow::Pop;
        }
        self.discussed = true;
        Flow::Push(Frame::Discussion(Discussion::new(self.about, self.area)))
    }
}

/// OS-3.16: the one player who can be elected, if there is only one.
pub fn only_candidate(board: &Board, area: Area) -> Option<Seat> {
    let candidates = board.candidates(area);
    if candidates.len() == 1 { candidates.iter().next() } else { None }
}

/// OS-3.16: with one candidate there is no decision step.
pub fn elect_alone(cx: &mut Cx<'_>, about: About, area: Area, seat: Seat, rule: RuleId) {
    cx.emit(rule, Seen::Elected { about, area, seat, how: How::Alone }.into());
}

/// OS-3.4 to OS-3.8: players talk and may play cards. It ends when every participant is ready (OS-3.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discussion {
    pub about: About,
    pub area: Area,
    pub ready: SeatSet,
    begun: bool,
    /// A card was played, so everybody looks at a new situation.
    changed: bool,
}

impl Discussion {
    pub const fn new(about: About, area: Area) -> Self {
        Self { about, area, ready: SeatSet::EMPTY, begun: false, changed: false }
    }
}

impl Step for Discussion {
    fn rule(&self) -> RuleId {
        RuleId("OS-3.7")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let participants = cx.participants(self.area);
        if !self.begun {
            self.begun = true;
            let (about, area) = (self.about, self.area);
            cx.emit(RuleId("OS-3.4"), Seen::DiscussionBegan { about, area, participants }.into());
        }
        if participants.minus(self.ready).is_empty() {
            Flow::Pop
        } else if std::mem::take(&mut self.changed) {
            Flow::WaitAnew
        } else {
            Flow::Wait
        }
    }

    /// OS-3.20: every participant is asked, whatever they hold, so that the pause tells nothing. Others never block.
    fn asked(&self, board: &Board) -> Asked {
        Asked { seats: board.participants(self.area).minus(self.ready), mode: Mode::Each }
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, key: Key, out: &mut O) {
        out.offer(Answer::Ready);
        out.fall_back(Answer::Ready);
        for item in board.hand(seat, key).kinds() {
            items::offer_in_discussion(board, seat, self.about, self.area, item, out);
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        if let Answer::Play { item, character, area } = answer {
            items::play_in_discussion(cx, seat, self.area, item, character, area);
            // OS-3.20: any card clears all ready marks.
            self.ready = SeatSet::EMPTY;
            self.changed = true;
        } else {
            self.ready = self.ready.with(seat);
            cx.emit(RuleId("OS-3.20"), Seen::Ready { seat }.into());
        }
    }
}

/// OS-3.10: all participants with votes point at one candidate at the same time (OS-3.21: sealed, then shown).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    pub about: About,
    pub area: Area,
    pub candidates: SeatSet,
    /// The weights of those asked, and their votes once they are in.
    pub ballots: Ballots,
    /// Counted from 1; variant 19 repeats a tied vote.
    ballot: u8,
    begun: bool,
}

impl Decision {
    pub fn new(about: About, area: Area, board: &Board) -> Self {
        Self {
            about,
            area,
            candidates: board.candidates(area),
            ballots: Ballots::default(),
            ballot: 1,
            begun: false,
        }
    }

    pub fn voters(&self) -> SeatSet {
        let weights = self.ballots.weight.iter().zip(0..);
        weights.filter(|(weight, _)| **weight > 0).map(|(_, seat)| Seat(seat)).collect()
    }

    fn open_the_ballot(&mut self, cx: &mut Cx<'_>) {
        self.begun = true;
        self.ballots = Ballots::default();
        for seat in cx.participants(self.area).iter() {
            self.ballots.weight[seat.index()] = cx.weight(seat, self.area);
        }
        let (about, area, candidates, ballot) = (self.about, self.area, self.candidates, self.ballot);
        let voters = self.voters();
        let began = Seen::DecisionBegan { about, area, voters, candidates, ballot };
        cx.emit(RuleId("OS-3.10"), began.into());
    }

    /// OS-3.13: those with the highest total.
    fn leaders(&self) -> SeatSet {
        let mut totals = [0_u8; MAX_PLAYERS];
        for ballot in self.ballots.iter() {
            if let Some(seat) = ballot.vote {
                totals[seat.index()] += ballot.weight;
            }
        }
        let most = self.candidates.iter().map(|seat| totals[seat.index()]).max().unwrap_or(0);
        self.candidates.iter().filter(|seat| totals[seat.index()] == most).collect()
    }
}

impl Step for Decision {
    fn rule(&self) -> RuleId {
        RuleId("OS-3.10")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (about, area) = (self.about, self.area);
        if !self.begun {
            self.open_the_ballot(cx);
            if !self.voters().is_empty() {
                return Flow::Wait;
            }
        }
        cx.emit(RuleId("OS-3.21"), Seen::VotesRevealed { about, area, ballots: self.ballots }.into());
        talk::votes_are_open(cx, about, &self.ballots);
        let leaders = self.leaders();
        if leaders.len() == 1 {
            let seat = leaders.iter().next().expect("there is one leader");
            cx.emit(RuleId("OS-3.13"), Seen::Elected { about, area, seat, how: How::Votes }.into());
            return Flow::Pop;
        }
        cx.emit(RuleId("OS-3.14"), Seen::Tied { candidates: leaders }.into());
        if self.ballot < cx.knobs.ballots {
            // Variant 19: once more between those tied, without talk or cards.
            let again = Self { candidates: leaders, ballot: self.ballot + 1, begun: false, ..*self };
            return Flow::Replace(Frame::Decision(again));
        }
        Flow::Replace(Frame::TieBreak(TieBreak { about, area, tied: leaders, broken: false }))
    }

    fn asked(&self, _: &Board) -> Asked {
        Asked { seats: self.voters(), mode: Mode::Sealed }
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, key: Key, out: &mut O) {
        // OS-3.11: oneself included.
        for player in self.candidates.iter() {
            out.offer(Answer::Vote { player });
        }
        // OS-3.22: the clock casts nothing.
        out.fall_back(Answer::Abstain);
        if O::WANTS_REASONS {
            for player in board.seats().filter(|player| !self.candidates.contains(*player)) {
                out.refuse(Answer::Vote { player }, Why::NoCandidate(player), RuleId("OS-3.12"));
            }
            for item in board.hand(seat, key).kinds() {
                out.refuse(Answer::play(item), Why::Deciding(item), RuleId("OS-3.9"));
            }
        }
    }

    fn accept(&mut self, _: &mut Cx<'_>, seat: Seat, answer: Answer) {
        if let Answer::Vote { player } = answer {
            self.ballots.vote[seat.index()] = Some(player);
        }
    }
}

/// OS-3.14: the holder of the victim token chooses among those tied, wherever the holder's people are, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TieBreak {
    pub about: About,
    pub area: Area,
    pub tied: SeatSet,
    broken: bool,
}

impl Step for TieBreak {
    fn rule(&self) -> RuleId {
        RuleId("OS-3.14")
    }

    fn advance(&mut self, _: &mut Cx<'_>) -> Flow {
        if self.broken { Flow::Pop } else { Flow::Wait }
    }

    fn asked(&self, board: &Board) -> Asked {
        one(board.victim)
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, _: Key, out: &mut O) {
        for player in board.seats() {
            if self.tied.contains(player) {
                out.offer(Answer::Choose { player });
            } else if O::WANTS_REASONS {
                out.refuse(Answer::Choose { player }, Why::NotTied(player), RuleId("OS-3.14"));
            }
        }
        // OS-3.23: the next of those tied, clockwise after the holder.
        let next = seat.next(board.players).clockwise(board.players).find(|player| self.tied.contains(*player));
        if let Some(player) = next {
            out.fall_back(Answer::Choose { player });
        }
    }

    /// OS-3.15: the token stays where it is.
    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        if let Answer::Choose { player } = answer {
            let (about, area) = (self.about, self.area);
            cx.emit(RuleId("OS-3.14"), Seen::TieBroken { seat, chosen: player }.into());
            cx.emit(RuleId("OS-3.14"), Seen::Elected { about, area, seat: player, how: How::TieBreak }.into());
            self.broken = true;
        }
    }
}
