//! One table: a board, a stack of pending frames, chance, and who is asked what.

use crate::ask::{AskId, Asked, By, LookFor, Menu, Mode, Offers, Reason, Refusal};
use crate::chance::{Chance, MAX_STREAMS, Seed, Throw};
use crate::cx::{Cx, Scene, Tape};
use crate::digest::digest;
use crate::game::{AskText, Flow, Game, Problem};
use crate::outcome::{Outcome, Role};
use crate::phrase::Phrase;
use crate::sealed::Sealed;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::secret::{Key, Secret};
use tinyvec::{Array, ArrayVec};

/// Most frames one answer may set in motion. A game that needs more is stuck in a loop.
const MAX_STEPS: u32 = 10_000;

/// How an answer takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Question,
    Liberty,
}

/// A game in progress at one moment. Flat: a copy is a plain copy of memory.
pub struct Table<G: Game> {
    board: G::Board,
    frames: ArrayVec<G::Frames>,
    chance: Chance,
    asked: SeatSet,
    mode: Mode,
    sealed: Secret<G::Sealed>,
    sealed_seats: SeatSet,
    ask_of: [AskId; MAX_SEATS],
    last_ask: AskId,
    barrier: bool,
    /// Whether the board may be another than when the game last looked it through.
    stirred: bool,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Table<G> {}

impl<G: Game> Table<G> {
    /// Sets up a new game and runs it to its first question.
    pub fn open(
        content: &'static G::Content,
        setup: &G::Setup,
        seed: Seed,
        tape: Tape<'_, G::Event>,
    ) -> Result<Self, Vec<Problem>> {
        let (board, bottom) = G::open(content, setup)?;
        Ok(Self::start(board, &[bottom], seed, tape))
    }

    /// Turns a written position into a table, if it is consistent, and runs it to its first question.
    pub fn arrange(
        content: &'static G::Content,
        position: &G::Position,
        seed: Seed,
        tape: Tape<'_, G::Event>,
    ) -> Result<Self, Vec<Problem>> {
        let (board, frames) = G::arrange(content, position)?;
        if let Err(what) = G::conserved(&board, &frames, Key::of_the_rules()) {
            return Err(vec![Problem::new("position", what)]);
        }
        if frames.len() > G::Frames::CAPACITY {
            let what = format!("{} pending decisions, and this game holds {}", frames.len(), G::Frames::CAPACITY);
            return Err(vec![Problem::new("position", what)]);
        }
        Ok(Self::start(board, &frames, seed, tape))
    }

    fn start(board: G::Board, stack: &[G::Frame], seed: Seed, tape: Tape<'_, G::Event>) -> Self {
        const { assert!(G::STREAMS.len() <= MAX_STREAMS, "a game names more chance streams than the kernel counts") };
        let mut frames = ArrayVec::new();
        for &frame in stack {
            frames.push(frame);
        }
        let mut table = Self {
            board,
            frames,
            chance: Chance::new(seed),
            asked: SeatSet::EMPTY,
            mode: Mode::Each,
            sealed: Secret::default(),
            sealed_seats: SeatSet::EMPTY,
            ask_of: [AskId(0); MAX_SEATS],
            last_ask: AskId(0),
            barrier: true,
            stirred: true,
        };
        table.run(None, tape, |_, _| {});
        table
    }

    pub const fn board(&self) -> &G::Board {
        &self.board
    }

    /// The pending frames, bottom first.
    pub fn frames(&self) -> &[G::Frame] {
        &self.frames
    }

    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.board).filter(|_| self.is_over())
    }

    /// The part a seat plays.
    pub fn role_of(&self, seat: Seat) -> Role {
        G::role_of(&self.board, seat)
    }

    /// Whose turn it is, where the game has turns.
    pub fn turn_of(&self) -> Option<Seat> {
        G::turn_of(&self.board)
    }

    /// The name of the window that is open now, if the present question is one.
    pub fn window(&self) -> Option<&'static str> {
        self.frames.last().and_then(|frame| G::window(frame, &self.board))
    }

    /// The seats that still owe an answer.
    pub const fn waiting_for(&self) -> SeatSet {
        self.asked.minus(self.sealed_seats)
    }

    /// The seats that may answer now: those that owe an answer, and those that may change theirs.
    pub fn may_answer(&self) -> SeatSet {
        if self.mode == Mode::SealedChangeable { self.asked } else { self.waiting_for() }
    }

    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The seats whose answer is in but not yet open.
    pub const fn sealed_seats(&self) -> SeatSet {
        self.sealed_seats
    }

    /// A seat's own sealed answer, for that seat (and the omniscient) only.
    pub fn sealed_answer(&self, seat: Seat, viewer: Viewer) -> Option<G::Answer> {
        if viewer.is(seat) { self.sealed.open(Key::of_the_rules()).of(seat) } else { None }
    }

    /// The question a seat is asked now; what a seat does without being asked names its last one.
    pub const fn ask_id(&self, seat: Seat) -> AskId {
        self.ask_of[seat.index()]
    }

    /// The legal answers of a seat, into a buffer that is cleared first.
    pub fn legal(&self, seat: Seat, into: &mut Vec<G::Answer>) {
        into.clear();
        self.offers(seat, into);
    }

    /// The legal answers of a seat, the greyed ones with their reasons, and what the clock would say.
    pub fn menu(&self, seat: Seat) -> Menu<G> {
        let mut menu = Menu::default();
        self.offers(seat, &mut menu);
        menu
    }

    /// What a seat may do now although nobody waits for it, and what it might expect to.
    pub fn liberties(&self, seat: Seat) -> Menu<G> {
        let mut menu = Menu::default();
        if !self.is_over() {
            G::liberties(&self.frames, &self.board, seat, &mut menu);
        }
        menu
    }

    /// The words around the question of a seat.
    pub fn ask_text(&self, seat: Seat) -> Option<(AskText, crate::RuleId)> {
        let frame = self.frames.last().filter(|_| self.asked.contains(seat))?;
        Some((G::ask_text(frame, &self.board, seat), G::ask_rule(frame)))
    }

    /// An answer to the present question as a sentence.
    pub fn answer_phrase(&self, answer: &G::Answer) -> Phrase {
        let frame = self.frames.last().copied().unwrap_or_default();
        G::answer_phrase(&frame, &self.board, answer)
    }

    /// How long the present question usually takes.
    pub fn ask_seconds(&self) -> Option<u16> {
        self.frames.last().and_then(|frame| G::ask_seconds(frame, &self.board))
    }

    fn offers(&self, seat: Seat, out: &mut impl Offers<G>) {
        if self.may_answer().contains(seat)
            && let Some(frame) = self.frames.last()
        {
            G::offers(frame, &self.board, seat, Key::of_the_rules(), out);
        }
    }

    /// Takes an answer. It is legal because it was offered; a refused one leaves the table as it was.
    pub fn answer(
        &mut self,
        seat: Seat,
        ask: AskId,
        answer: G::Answer,
        by: By,
        tape: Tape<'_, G::Event>,
    ) -> Result<(), Refusal<G>> {
        match self.check(seat, ask, answer, by)? {
            Way::Question => self.take(seat, answer, tape),
            Way::Liberty => self.take_liberty(seat, answer, tape),
        }
        Ok(())
    }

    /// Takes an answer from this table's own legal list of this very moment, without looking for it again.
    /// For simulations, which have just asked for the list.
    pub fn take_offered(&mut self, seat: Seat, answer: G::Answer, tape: Tape<'_, G::Event>) {
        debug_assert!(self.check(seat, self.ask_id(seat), answer, By::Player).is_ok(), "{answer:?} was not offered");
        self.take(seat, answer, tape);
    }

    fn take(&mut self, seat: Seat, answer: G::Answer, tape: Tape<'_, G::Event>) {
        if self.mode == Mode::Each {
            self.run(Some(seat), tape, |frame, cx| G::accept(frame, cx, seat, answer));
            return;
        }
        self.sealed.open_mut(Key::of_the_rules()).keep(seat, answer);
        self.sealed_seats = self.sealed_seats.with(seat);
        if self.waiting_for().is_empty() {
            let answers = std::mem::take(self.sealed.open_mut(Key::of_the_rules()));
            let seats = std::mem::take(&mut self.sealed_seats);
            // In the order of the seats, whatever the order of arrival.
            self.run(None, tape, |frame, cx| {
                for seat in seats.iter() {
                    let answer = answers.of(seat).expect("every asked seat has sealed an answer");
                    G::accept(frame, cx, seat, answer);
                }
            });
        } else {
            self.barrier = false;
            self.renew(seat);
            let (rule, event) = G::sealed(self.frames.last().expect("a waiting table has a frame"), seat);
            let mut cx = self.cx(tape);
            cx.emit(rule, event);
            // A sealed answer that stands cannot be taken back either; one that may be changed can.
            self.barrier = cx.barrier || self.mode == Mode::Sealed;
        }
    }

    /// Changes the board under the pending question. The seat's number is used up, so the same click counts once.
    fn take_liberty(&mut self, seat: Seat, answer: G::Answer, tape: Tape<'_, G::Event>) {
        self.barrier = false;
        let mut cx = self.cx(tape);
        G::take_liberty(&mut cx, seat, answer);
        self.barrier = cx.barrier;
        self.ask(Some(seat));
        if !self.asked.contains(seat) {
            self.renew(seat);
        }
    }

    fn check(&self, seat: Seat, ask: AskId, answer: G::Answer, by: By) -> Result<Way, Refusal<G>> {
        let Some(frame) = self.frames.last() else {
            return Err(Refusal { reason: Reason::Over, rule: G::ask_rule(&G::Frame::default()) });
        };
        let refuse = |reason| Err(Refusal { reason, rule: G::ask_rule(frame) });
        let mut look = LookFor::<G> { wanted: answer, offered: false, fallback: false, refused: None };
        if by == By::Player {
            G::liberties(&self.frames, &self.board, seat, &mut look);
        }
        let liberty = look.offered;
        self.offers(seat, &mut look);
        if !liberty && look.refused.is_none() {
            if !self.asked.contains(seat) {
                return refuse(Reason::NotAsked);
            }
            if !self.may_answer().contains(seat) {
                return refuse(Reason::Sealed);
            }
        }
        if ask != self.ask_id(seat) {
            return refuse(Reason::Stale);
        }
        match (by, look.refused) {
            _ if liberty => Ok(Way::Liberty),
            (By::Player, _) if look.offered => Ok(Way::Question),
            (By::Clock, _) if look.fallback => Ok(Way::Question),
            (_, Some((why, rule))) => Err(Refusal { reason: Reason::Why(why), rule }),
            (_, None) => refuse(Reason::NotOffered),
        }
    }

    /// A statement without force. Possible at any time, also when somebody else decides.
    pub fn say(&mut self, seat: Seat, statement: &G::Statement, tape: Tape<'_, G::Event>) -> Result<(), Refusal<G>> {
        let before = self.barrier;
        let said = G::say(&mut self.cx(tape), seat, statement);
        self.barrier = before;
        said.map_err(|(why, rule)| Refusal { reason: Reason::Why(why), rule })
    }

    /// Whether the last answer told anybody something new.
    pub const fn is_barrier(&self) -> bool {
        self.barrier
    }

    /// Advances frames until one asks or none is left.
    fn run(
        &mut self,
        actor: Option<Seat>,
        tape: Tape<'_, G::Event>,
        first: impl FnOnce(&mut G::Frame, &mut Cx<'_, G>),
    ) {
        self.barrier = false;
        let mut cx = Scene {
            board: &mut self.board,
            chance: &mut self.chance,
            log: tape.log,
            script: tape.script,
            barrier: self.last_ask == AskId(0),
            stirred: self.stirred,
        };
        if let Some(frame) = self.frames.last_mut() {
            first(frame, &mut cx);
        }
        let mut same_question = actor.is_some();
        let mut steps = 0;
        while let Some(frame) = self.frames.last_mut() {
            steps += 1;
            assert!(
                steps < MAX_STEPS,
                "one answer set more than {MAX_STEPS} steps in motion: the rules run in a circle"
            );
            match G::advance(frame, &mut cx) {
                Flow::Push(next) => {
                    assert!(
                        self.frames.try_push(next).is_none(),
                        "more than {} decisions pending at once: `Frames` of this game is too short",
                        G::Frames::CAPACITY
                    );
                }
                Flow::Replace(next) => *frame = next,
                Flow::Pop => {
                    self.frames.pop();
                }
                Flow::Wait => break,
                Flow::WaitAnew => {
                    same_question = false;
                    break;
                }
            }
            same_question = false;
        }
        (self.barrier, self.stirred) = (cx.barrier, cx.stirred);
        self.ask(actor.filter(|_| same_question));
    }

    /// Notes whom the top frame asks, and numbers the new questions.
    fn ask(&mut self, same_question_after: Option<Seat>) {
        let before = self.asked;
        let Asked { seats, mode } = self
            .frames
            .last()
            .map_or(Asked { seats: SeatSet::EMPTY, mode: Mode::Each }, |frame| G::asked(frame, &self.board));
        debug_assert!(self.frames.is_empty() || !seats.is_empty(), "a waiting frame asks nobody");
        self.asked = seats;
        self.mode = mode;
        let new = match same_question_after {
            Some(actor) => seats.minus(before.without(actor)),
            None => seats,
        };
        for seat in new.iter() {
            self.renew(seat);
        }
    }

    fn renew(&mut self, seat: Seat) {
        self.last_ask.0 += 1;
        self.ask_of[seat.index()] = self.last_ask;
    }

    fn cx<'a>(&'a mut self, tape: Tape<'a, G::Event>) -> Cx<'a, G> {
        self.stirred = true;
        Scene {
            board: &mut self.board,
            chance: &mut self.chance,
            log: tape.log,
            script: tape.script,
            barrier: self.barrier,
            stirred: true,
        }
    }

    /// The table through a viewer's eyes.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(self, viewer, Key::of_the_rules())
    }

    /// A table in which everything the viewer cannot know is redrawn consistently with everything it knows,
    /// the luck to come included.
    #[must_use]
    pub fn imagine(&self, viewer: Viewer, throw: &mut Throw<'_>) -> Self {
        let mut table = *self;
        let key = Key::of_the_rules();
        table.chance.reseed(throw.seed());
        table.stirred = true;
        G::imagine(&mut table.board, &mut table.frames, viewer, key, throw);
        let mut legal = Vec::new();
        for seat in table.sealed_seats.iter().filter(|&seat| !viewer.is(seat)) {
            if let Some(frame) = table.frames.last() {
                legal.clear();
                G::offers(frame, &table.board, seat, key, &mut legal);
                table.sealed.open_mut(key).keep(seat, *throw.pick(&legal));
            }
        }
        table
    }

    /// Cards, figures and tokens never exceed the box.
    pub fn conserved(&self) -> Result<(), String> {
        G::conserved(&self.board, &self.frames, Key::of_the_rules())
    }

    /// Digest of everything that decides how the game goes on; keyed with the seed.
    pub fn digest(&self) -> u64 {
        let state = (&self.board, self.frames.as_slice(), &self.chance, self.sealed, self.sealed_seats);
        digest(self.chance.seed(), &state)
    }

    pub(crate) fn seed(&self) -> Seed {
        self.chance.seed()
    }
}
