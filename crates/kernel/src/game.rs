//! The contract between the kernel and a game.

use crate::ask::{Asked, Offers};
use crate::chance::Throw;
use crate::cx::{Cx, Happening};
use crate::outcome::{Outcome, Role};
use crate::phrase::Phrase;
use crate::rule::RuleId;
use crate::sealed::Sealed;
use crate::seat::{Seat, Viewer};
use crate::secret::Key;
use crate::table::Table;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::Hash;
use tinyvec::Array;

/// A table game. The functions are called by the kernel only; keys to secrets are passed to them and to nobody else.
///
/// Board and frames are flat and `Copy`: a table is copied millions of times by bots and must not touch the heap.
pub trait Game: Sized + 'static {
    /// Stable id, in small letters with hyphens.
    const ID: &'static str;
    /// Raised whenever a change makes an old record replay differently.
    const RULES_VERSION: u32;
    /// The names of the chance streams; their place in this list is their number, at most [`crate::MAX_STREAMS`]. New
    /// ones come last: a stream nobody draws from changes no digest.
    const STREAMS: &'static [&'static str];
    /// The rule that makes talk free, for refusing what cannot be read. A game without talk has none.
    const SAY_RULE: Option<RuleId> = None;
    /// The parts people play; everybody the same, each for themselves, unless a game says otherwise.
    const ROLES: &'static [Role] = &[Role::PLAYER];
    /// Whether games of one group remember each other; see [`Game::remember`].
    const REMEMBERS: bool = false;

    /// Checked content: cards, areas, missions. Loaded once and kept.
    type Content: Sync;
    /// What the table agreed on before the game: players, options, mission.
    type Setup: Clone + Debug + Serialize + DeserializeOwned + Send;
    /// Any arrangement of the table, as somebody writes it down.
    type Position: DeserializeOwned + Send + Sync;
    type Board: Copy + Hash + Send + 'static;
    /// A pending decision or an automatic step with its own locals.
    type Frame: Copy + Default + Hash + Send;
    /// How many frames may be pending at once: `[Frame; 8]`.
    type Frames: Array<Item = Self::Frame> + Copy + Send;
    type Answer: Copy + PartialEq + Debug + Hash + Serialize + Send;
    /// Room for answers that wait unopened: `[Option<Answer>; MAX_SEATS]`, or [`NeverSealed`](crate::NeverSealed).
    type Sealed: Sealed<Self::Answer>;
    /// What a seat says without force: a claim, a promise; [`Silence`] where nobody does.
    type Statement: Clone + Debug + Serialize + DeserializeOwned;
    type Event: Happening<Board = Self::Board>;
    /// An event as one viewer sees it.
    type Seen: Serialize;
    type View: Serialize + Send + 'static;
    /// Why an answer is not legal.
    type Why: Copy + Debug + PartialEq;

    /// Short digest of what this very game is played with (its mission, its cards), so that a record names it. Content
    /// that the game never meets leaves no trace in it.
    fn content_digest(content: &Self::Content, board: &Self::Board) -> String;

    /// How many seats a setup has.
    fn seats(setup: &Self::Setup) -> u8;

    /// How many seats a written position has.
    fn position_seats(position: &Self::Position) -> u8;

    /// Tells a setup what its group has unlocked in earlier games, by the numbers of [`Outcome::unlocks`].
    fn remember(_: &mut Self::Setup, _: &BTreeSet<u32>) {}

    /// The empty board and the bottom frame of a new game.
    fn open(content: &'static Self::Content, setup: &Self::Setup) -> Result<(Self::Board, Self::Frame), Vec<Problem>>;

    /// A written position as a board and its stack of frames, bottom first; all problems at once.
    fn arrange(
        content: &'static Self::Content,
        position: &Self::Position,
    ) -> Result<(Self::Board, Vec<Self::Frame>), Vec<Problem>>;

    /// Does the automatic work of the top frame up to its next decision or its end.
    fn advance(frame: &mut Self::Frame, cx: &mut Cx<'_, Self>) -> Flow<Self::Frame>;

    /// How the game ended: exactly when no frame is left.
    fn outcome(board: &Self::Board) -> Option<Outcome>;

    /// The part a seat plays: one of [`Game::ROLES`].
    fn role_of(_: &Self::Board, _: Seat) -> Role {
        Self::ROLES[0]
    }

    /// Whose turn it is, where a game has turns. Public; a seat's standing passes end when its turn begins.
    fn turn_of(_: &Self::Board) -> Option<Seat> {
        None
    }

    /// Whom a waiting frame asks.
    fn asked(frame: &Self::Frame, board: &Self::Board) -> Asked;

    /// Everything the frame offers a seat it asks.
    fn offers(frame: &Self::Frame, board: &Self::Board, seat: Seat, key: Key, out: &mut impl Offers<Self>);

    /// The stable name of the window a waiting frame is, if it is one: a question that is asked of a seat again and
    /// again, most often to be passed. Its fall-back is the pass, and is always open to the seat. Whether it opens and
    /// what it is called hang on open information only, so a server may pass it for whoever asked for that.
    fn window(_: &Self::Frame, _: &Self::Board) -> Option<&'static str> {
        None
    }

    /// What a seat may do at any time, asked or not, while these frames are pending. Nobody waits for it.
    fn liberties(_: &[Self::Frame], _: &Self::Board, _: Seat, _: &mut impl Offers<Self>) {}

    /// Does something of [`Game::liberties`]. The pending question stays; its answers follow the board.
    fn take_liberty(_: &mut Cx<'_, Self>, _: Seat, answer: Self::Answer) {
        unreachable!("this game has no liberties, and {answer:?} is none");
    }

    /// Takes a legal answer into the frame; [`Game::advance`] follows.
    fn accept(frame: &mut Self::Frame, cx: &mut Cx<'_, Self>, seat: Seat, answer: Self::Answer);

    /// The public event that a seat has sealed its answer.
    fn sealed(_: &Self::Frame, seat: Seat) -> (RuleId, Self::Event) {
        unreachable!("this game has no sealed answers, and {} gave one", seat.name());
    }

    /// A statement at any time. It may emit events and never changes what is legal.
    fn say(_: &mut Cx<'_, Self>, _: Seat, statement: &Self::Statement) -> Result<(), (Self::Why, RuleId)> {
        unreachable!("nothing is said in this game, and {statement:?} was");
    }

    /// Something a seat might say now, for fuzzing.
    fn small_talk(_: &Self::Board, _: Seat, _: &mut Throw<'_>) -> Option<Self::Statement> {
        None
    }

    /// An event through a viewer's eyes; `None` if the viewer notices nothing.
    fn see(event: &Self::Event, viewer: Viewer, key: Key) -> Option<Self::Seen>;

    /// The table through a viewer's eyes.
    fn view(table: &Table<Self>, viewer: Viewer, key: Key) -> Self::View;

    /// Redraws everything the viewer cannot know, consistently with everything the viewer knows.
    fn imagine(board: &mut Self::Board, frames: &mut [Self::Frame], viewer: Viewer, key: Key, throw: &mut Throw<'_>);

    /// What must hold at every step: cards, figures and tokens never exceed the box.
    fn conserved(board: &Self::Board, frames: &[Self::Frame], key: Key) -> Result<(), String>;

    /// What the asked seat reads, and what the others wait for.
    fn ask_text(frame: &Self::Frame, board: &Self::Board, seat: Seat) -> AskText;

    /// The rule a waiting frame follows.
    fn ask_rule(frame: &Self::Frame) -> RuleId;

    /// How long a question usually takes, for tables that play with a clock; `None` where no time is usual.
    fn ask_seconds(_: &Self::Frame, _: &Self::Board) -> Option<u16> {
        None
    }

    /// The stable text name of an answer, such as `vote:player-2`.
    fn answer_name(answer: &Self::Answer) -> String;

    /// Reads [`Game::answer_name`].
    fn parse_answer(name: &str) -> Option<Self::Answer>;

    /// An answer to the question of this frame as a sentence on a button.
    fn answer_phrase(frame: &Self::Frame, board: &Self::Board, answer: &Self::Answer) -> Phrase;

    /// An event as a sentence of the log; `None` for events that only move pieces along.
    fn event_phrase(seen: &Self::Seen) -> Option<Phrase>;

    /// A reason as a sentence.
    fn why_phrase(why: &Self::Why) -> Phrase;
}

/// The statements of a game in which nothing is said without force: there are none.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum Silence {}

/// What happens to the stack after a frame has advanced.
#[derive(Clone, Copy, Debug)]
pub enum Flow<F> {
    /// Put another frame on top; this one advances again when that is done.
    Push(F),
    /// This frame is done and another takes its place.
    Replace(F),
    /// This frame is done.
    Pop,
    /// The frame asks. Seats asked before and not answered keep their question.
    Wait,
    /// The frame asks everybody anew: what they were looking at has changed.
    WaitAnew,
}

/// The words around a question.
#[derive(Clone, Debug)]
pub struct AskText {
    pub about: Phrase,
    pub waiting: Phrase,
}

/// Something wrong with a setup, a position or a content file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// A field, a file with its line, or a name inside it.
    pub place: String,
    pub what: String,
}

impl Problem {
    pub fn new(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), what: what.into() }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{}: {}", self.place, self.what)
    }
}
