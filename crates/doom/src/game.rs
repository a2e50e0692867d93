//! DOOM as a game of the kernel: each part of the contract, handed to the module that does it.

use crate::frame::Step;
use crate::position::Position;
use crate::view::View;
use crate::{
    Answer, Board, Content, Cx, Doom, Event, Flow, Frame, Seen, Setup, Why, conserve, evolve, imagine, orders,
    position, setup, stream, view, words,
};
use holdout_kernel::{AskText, Asked, Game, Key, Offers, Phrase, Problem, RuleId, Seat, Table, Throw, Viewer};
use serde::{Deserialize, Serialize};

/// Nothing is said in this game that the rules would hear.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Statement {}

impl Game for Doom {
    const ID: &'static str = "doom";
    const RULES_VERSION: u32 = 1;
    const SAY_RULE: RuleId = RuleId("DM-25.3");
    const STREAMS: &'static [&'static str] = stream::NAMES;

    type Content = Content;
    type Setup = Setup;
    type Position = Position;
    type Board = Board;
    type Frame = Frame;
    type Answer = Answer;
    type Statement = Statement;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Why = Why;

    fn content_digest(content: &Content) -> String {
        content.digest().to_owned()
    }

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn position_seats(position: &Position) -> u8 {
        position.marines() + 1
    }

    fn open(content: &'static Content, setup: &Setup) -> Result<(Board, Frame), Vec<Problem>> {
        setup::open(content, setup)
    }

    fn arrange(content: &'static Content, position: &Position) -> Result<(Board, Vec<Frame>), Vec<Problem>> {
        position::arrange(content, position)
    }

    fn advance(frame: &mut Frame, cx: &mut Cx<'_>) -> Flow {
        frame.advance(cx)
    }

    fn asked(frame: &Frame, board: &Board) -> Asked {
        frame.asked(board)
    }

    fn offers(frame: &Frame, board: &Board, seat: Seat, key: Key, out: &mut impl Offers<Self>) {
        frame.offers(board, seat, key, out);
    }

    /// DM-16.16: the Medic heals at any moment; where he is asked anyway, he answers the question.
    fn liberties(frames: &[Frame], board: &Board, seat: Seat, out: &mut impl Offers<Self>) {
        match frames.last() {
            Some(Frame::Heal(heal)) if heal.asks(seat) => {}
            Some(Frame::SettingUp(_)) | None => {}
            Some(_) => orders::heal::liberties(board, seat, out),
        }
    }

    fn take_liberty(cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        orders::heal::take(cx, seat, answer);
    }

    fn accept(frame: &mut Frame, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        frame.accept(cx, seat, answer);
    }

    fn sealed(_: &Frame, _: Seat) -> (RuleId, Event) {
        unreachable!("nothing is sealed in this game")
    }

    fn say(_: &mut Cx<'_>, _: Seat, statement: &Statement) -> Result<(), (Why, RuleId)> {
        match *statement {}
    }

    fn evolve(board: &mut Board, event: &Event, key: Key) {
        evolve::evolve(board, event, key);
    }

    fn is_barrier(event: &Event) -> bool {
        event.is_barrier()
    }

    fn see(event: &Event, viewer: Viewer, key: Key) -> Option<Seen> {
        view::see(event, viewer, key)
    }

    fn view(table: &Table<Self>, viewer: Viewer, key: Key) -> View {
        view::view(table, viewer, key)
    }

    fn imagine(board: &mut Board, _: &mut [Frame], viewer: Viewer, key: Key, throw: &mut Throw<'_>) {
        imagine::imagine(board, viewer, key, throw);
    }

    fn conserved(board: &Board, _: &[Frame], key: Key) -> Result<(), String> {
        conserve::conserved(board, key)
    }

    fn ask_text(frame: &Frame, board: &Board, seat: Seat) -> AskText {
        words::ask(frame, board, seat)
    }

    fn ask_rule(frame: &Frame) -> RuleId {
        frame.rule()
    }

    fn ask_seconds(frame: &Frame, _: &Board) -> Option<u16> {
        Some(match frame {
            Frame::Window(_) | Frame::Guard(_) | Frame::Heal(_) | Frame::Enter(_) => 20,
            _ => 60,
        })
    }

    fn answer_name(answer: &Answer) -> String {
        answer.name()
    }

    fn parse_answer(name: &str) -> Option<Answer> {
        Answer::parse(name)
    }

    fn answer_phrase(_: &Frame, board: &Board, answer: &Answer) -> Phrase {
        words::answer(board, *answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        words::event(seen)
    }

    fn why_phrase(why: &Why) -> Phrase {
        words::why(*why)
    }
}
