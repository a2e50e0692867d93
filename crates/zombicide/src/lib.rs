//! Zombicide: one core for its editions. Survivors share a board with enemies that follow fixed rules and a deck.
//!
//! The core reads like the rulebook: `setup.rs`, `round.rs`, `turn.rs` with `actions/`, `combat/`, `enemies/`. Skills
//! are files in `skills/`, missions are data in `content/`. An edition is a file in `editions/`: the ids of its rules.
//! "What does a Zombie do" is [`enemies::activation`]; "who sees what" is `view.rs`.

mod actions;
mod answer;
mod board;
mod combat;
pub mod content;
mod deeds;
mod desk;
mod editions;
mod enemies;
mod event;
mod evolve;
mod forecast;
mod frame;
mod imagine;
mod levels;
mod matter;
mod picture;
pub mod pieces;
mod position;
mod round;
mod rule;
mod setup;
pub mod skills;
mod streams;
mod turn;
mod view;
mod why;
mod words;

pub use answer::Answer;
pub use board::{Board, Fate, Outcome, Phase};
pub use content::Content;
pub use editions::black_plague::BlackPlague;
pub use event::{Event, Seen};
pub use frame::Frame;
pub use picture::picture;
pub use position::Position;
pub use rule::Rule;
pub use setup::Setup;
pub use view::View;
pub use why::Why;

use desk::{Desk, To};
use holdout_kernel::{
    AskText, Asked, Cx, Flow, Game, Key, Offers, Phrase, Problem, RuleId, Seat, Table, Throw, Viewer,
};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

/// What an edition adds to the core.
pub trait Edition {
    /// Under which id its rule index has a rule of the core.
    fn rule(rule: Rule) -> RuleId;
}

impl Edition for BlackPlague {
    fn rule(rule: Rule) -> RuleId {
        editions::black_plague::rule(rule)
    }
}

/// Nothing is said without force in this game: the team talks freely.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Nothing {}

impl Game for BlackPlague {
    const ID: &'static str = "black-plague";
    const RULES_VERSION: u32 = 1;
    const SAY_RULE: RuleId = RuleId("BP-1.14");
    const STREAMS: &'static [&'static str] = streams::NAMES;

    type Content = Content;
    type Setup = Setup;
    type Position = Position;
    type Board = Board;
    type Frame = Frame;
    type Answer = Answer;
    type Statement = Nothing;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Why = Why;

    fn content_digest(content: &Content) -> String {
        content.digest.clone()
    }

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn position_seats(position: &Position) -> u8 {
        position.players
    }

    fn open(content: &'static Content, setup: &Setup) -> Result<(Board, Frame), Vec<Problem>> {
        Ok((setup.board(content)?, Frame::Setting(setup::Setting::new(setup))))
    }

    fn arrange(content: &'static Content, position: &Position) -> Result<(Board, Vec<Frame>), Vec<Problem>> {
        position.arrange(content)
    }

    fn advance(frame: &mut Frame, cx: &mut Cx<'_, Self>) -> Flow<Frame> {
        frame.advance(cx as &mut dyn Desk)
    }

    fn asked(frame: &Frame, board: &Board) -> Asked {
        frame.asked(board)
    }

    fn offers(frame: &Frame, board: &Board, seat: Seat, _: Key, out: &mut impl Offers<Self>) {
        frame.offers(board, seat, &mut To(out, PhantomData::<Self>));
    }

    fn accept(frame: &mut Frame, cx: &mut Cx<'_, Self>, seat: Seat, answer: Answer) {
        frame.accept(cx as &mut dyn Desk, seat, answer);
    }

    fn sealed(_: &Frame, _: Seat) -> (RuleId, Event) {
        unreachable!("this game has no sealed answers")
    }

    fn say(_: &mut Cx<'_, Self>, _: Seat, statement: &Nothing) -> Result<(), (Why, RuleId)> {
        match *statement {}
    }

    fn evolve(board: &mut Board, event: &Event, key: Key) {
        evolve::evolve(board, event, key);
    }

    fn is_barrier(event: &Event) -> bool {
        view::is_news(event)
    }

    fn see(event: &Event, _: Viewer, key: Key) -> Option<Seen> {
        Some(view::see(event, key))
    }

    fn view(table: &Table<Self>, viewer: Viewer, _: Key) -> View {
        View {
            matter: table.frames().last().and_then(|frame| matter::of(frame, table.board())),
            ..view::view(table.board(), viewer)
        }
    }

    fn imagine(board: &mut Board, _: &mut [Frame], viewer: Viewer, key: Key, throw: &mut Throw<'_>) {
        imagine::imagine(board, viewer, key, throw);
    }

    fn conserved(board: &Board, frames: &[Frame], key: Key) -> Result<(), String> {
        position::conserved(board, frames, key)
    }

    fn ask_text(frame: &Frame, board: &Board, seat: Seat) -> AskText {
        words::ask(frame, board, seat)
    }

    fn ask_rule(frame: &Frame) -> RuleId {
        Self::rule(frame.rule())
    }

    fn answer_name(answer: &Answer) -> String {
        answer.name()
    }

    fn parse_answer(name: &str) -> Option<Answer> {
        Answer::parse(name)
    }

    fn answer_phrase(board: &Board, answer: &Answer) -> Phrase {
        words::answer(board, answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        words::event(seen)
    }

    fn why_phrase(why: &Why) -> Phrase {
        words::why(*why)
    }
}
