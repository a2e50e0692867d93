//! DOOM as a game of the kernel: each part of the contract, handed to the module that does it.

use crate::board::{INVADER, Turn, seat_of};
use crate::frame::Step;
use crate::position::Position;
use crate::view::View;
use crate::{
    Answer, Board, Content, Cx, Doom, Event, Flow, Frame, Seen, Setup, Why, conserve, imagine, orders, position, setup,
    stream, view, words,
};
use holdout_kernel::{
    AskText, Asked, Game, Key, NeverSealed, Offers, Outcome, Phrase, Problem, Role, RuleId, Seat, SeatSet, Silence,
    Table, Throw, Viewer,
};

/// DM-1.1: one against the others.
const INVADER_ROLE: Role = Role { id: "invader", side: Some("invader") };
const MARINE: Role = Role { id: "marine", side: Some("marines") };

impl Game for Doom {
    const ID: &'static str = "doom";
    const RULES_VERSION: u32 = 6;
    const STREAMS: &'static [&'static str] = stream::NAMES;
    const ROLES: &'static [Role] = &[INVADER_ROLE, MARINE];

    type Content = Content;
    type Setup = Setup;
    type Position = Position;
    type Board = Board;
    type Frame = Frame;
    /// The deepest line: a thrown marine, a watchful demon, a card, and three interrupts with a card each, one in the other.
    type Frames = [Frame; 21];
    type Answer = Answer;
    type Sealed = NeverSealed;
    type Statement = Silence;
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
        position.marines() + 1
    }

    fn open(content: &'static Content, setup: &Setup) -> Result<(Board, Frame), Vec<Problem>> {
        setup::open(content, setup)
    }

    fn arrange(content: &'static Content, position: &Position) -> Result<(Board, Vec<Frame>), Vec<Problem>> {
        position::arrange(content, position)
    }

    /// DM-1.2: the marines win or lose together, the invader alone.
    fn outcome(board: &Board) -> Option<Outcome> {
        let ending = board.ending()?;
        let invader = SeatSet::only(INVADER);
        let (winners, side) = if ending.marines_won() {
            (SeatSet::all(board.marine_count() + 1).minus(invader), MARINE.side)
        } else {
            (invader, INVADER_ROLE.side)
        };
        Some(Outcome::new(winners, ending.id()).of_side(side))
    }

    fn role_of(_: &Board, seat: Seat) -> Role {
        if seat == INVADER { INVADER_ROLE } else { MARINE }
    }

    fn turn_of(board: &Board) -> Option<Seat> {
        match board.turn {
            Turn::Setup => None,
            Turn::Marine(marine) => Some(seat_of(marine)),
            Turn::Invader => Some(INVADER),
        }
    }

    /// DM-23.2: the windows over the hidden hand, the guard's, the Medic's and the watchful monsters'.
    fn window(frame: &Frame, _: &Board) -> Option<&'static str> {
        match frame {
            Frame::Window(window) => Some(window.timing().id()),
            Frame::Guard(_) => Some("guard"),
            Frame::Heal(_) => Some("heal"),
            Frame::Enter(_) => Some("watchful"),
            Frame::Played(played) if played.asks_prepared() => Some("prepared"),
            Frame::SettingUp(_)
            | Frame::Round(_)
            | Frame::MarineTurn(_)
            | Frame::Officer(_)
            | Frame::Aside(_)
            | Frame::Explore(_)
            | Frame::Aiming(_)
            | Frame::Attacking(_)
            | Frame::Played(_)
            | Frame::InvaderTurn(_)
            | Frame::Spawning(_)
            | Frame::Activation(_) => None,
        }
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
            Some(Frame::Played(card)) if card.asks_holder(board, seat) => {}
            Some(Frame::SettingUp(_)) | None => {}
            Some(_) => orders::heal::offers(board, seat, out),
        }
    }

    fn take_liberty(cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        orders::heal::take(cx, seat, answer);
    }

    fn accept(frame: &mut Frame, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        frame.accept(cx, seat, answer);
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
