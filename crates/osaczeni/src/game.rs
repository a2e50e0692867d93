//! Osaczeni as a game of the kernel: each part of the contract, handed to the module that does it.

use crate::frame::Step;
use crate::position::Position;
use crate::view::View;
use crate::{
    Answer, Board, Content, Cx, Event, Flow, Frame, Lock, Osaczeni, Seen, Setup, Statement, Why, clock, imagine,
    position, scoring, setup, stream, talk, view, words,
};
use holdout_kernel::{
    AskText, Asked, Game, Key, MAX_SEATS, Offers, Outcome, Phrase, Problem, RuleId, Seat, Table, Throw, Viewer,
};
use std::collections::BTreeSet;

impl Game for Osaczeni {
    const ID: &'static str = "osaczeni";
    const RULES_VERSION: u32 = 2;
    const STREAMS: &'static [&'static str] = stream::NAMES;
    const SAY_RULE: Option<RuleId> = Some(talk::RULE);
    const REMEMBERS: bool = true;

    type Content = Content;
    type Setup = Setup;
    type Position = Position;
    type Board = Board;
    type Frame = Frame;
    type Frames = [Frame; 8];
    type Answer = Answer;
    type Sealed = [Option<Answer>; MAX_SEATS];
    type Statement = Statement;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Why = Why;

    fn content_digest(content: &Content, _: &Board) -> String {
        content.digest().to_owned()
    }

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn position_seats(position: &Position) -> u8 {
        position.players
    }

    /// OS-16.3: what the group unlocked in earlier games.
    fn remember(setup: &mut Setup, unlocked: &BTreeSet<u32>) {
        setup.unlocked = unlocked.iter().filter_map(|number| u8::try_from(*number).ok()).collect();
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

    fn outcome(board: &Board) -> Option<Outcome> {
        scoring::outcome(board)
    }

    fn asked(frame: &Frame, board: &Board) -> Asked {
        frame.asked(board)
    }

    fn offers(frame: &Frame, board: &Board, seat: Seat, key: Key, out: &mut impl Offers<Self>) {
        frame.offers(board, seat, key, out);
    }

    /// OS-5.7: everybody with a card is asked every time, and most of them pass.
    fn window(frame: &Frame, _: &Board) -> Option<&'static str> {
        if let Frame::Walkies(_) = frame { Some("walkie-talkies") } else { None }
    }

    fn accept(frame: &mut Frame, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        frame.accept(cx, seat, answer);
    }

    /// OS-3.21, OS-6.8: who has locked is shown, never what.
    fn sealed(frame: &Frame, seat: Seat) -> (RuleId, Event) {
        let (rule, what) = match frame {
            Frame::Marking(_) => (RuleId("OS-6.8"), Lock::Destination),
            _ => (RuleId("OS-3.21"), Lock::Vote),
        };
        (rule, Seen::Locked { seat, what }.into())
    }

    fn say(cx: &mut Cx<'_>, seat: Seat, statement: &Statement) -> Result<(), (Why, RuleId)> {
        talk::say(cx, seat, statement)
    }

    fn small_talk(board: &Board, seat: Seat, throw: &mut Throw<'_>) -> Option<Statement> {
        Some(talk::small_talk(board, seat, throw))
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
        board.conserved(key)
    }

    fn ask_text(frame: &Frame, board: &Board, seat: Seat) -> AskText {
        words::ask(frame, board, seat)
    }

    fn ask_rule(frame: &Frame) -> RuleId {
        frame.rule()
    }

    fn ask_seconds(frame: &Frame, board: &Board) -> Option<u16> {
        clock::usual_seconds(frame, board)
    }

    fn answer_name(answer: &Answer) -> String {
        answer.name()
    }

    fn parse_answer(name: &str) -> Option<Answer> {
        Answer::parse(name)
    }

    fn answer_phrase(frame: &Frame, _: &Board, answer: &Answer) -> Phrase {
        words::answer(frame, *answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        words::event(seen)
    }

    fn why_phrase(why: &Why) -> Phrase {
        words::why(*why)
    }
}
