//! Zombicide: one core for its editions. Survivors share a board with enemies that follow fixed rules and a deck.
//!
//! The core reads like the rulebook: `setup.rs`, `round.rs`, `turn.rs` with `actions/`, `combat/`, `enemies/`. Skills
//! are files in `skills/`, missions are data in `content/`. An edition is a file in `editions/`: how it turns the knobs
//! (`knobs.rs`), which parts it plays with (`parts/`), and the ids of its rules.
//! "What does a Zombie do" is [`enemies::activation`]; "who sees what" is `view.rs`.

mod actions;
mod ahead;
mod answer;
mod board;
mod board_digest;
mod combat;
pub mod content;
mod counts;
mod deeds;
mod desk;
mod digest;
mod editions;
mod enemies;
mod event;
mod evolve;
mod forecast;
mod frame;
mod free_actions;
mod goals;
pub mod ground;
mod imagine;
pub mod knobs;
mod levels;
mod liberties;
mod listed;
mod matter;
pub mod parts;
mod perks;
mod picture;
pub mod pieces;
mod position;
mod round;
mod rule;
mod setup;
pub mod skills;
mod slots;
mod streams;
mod tally;
mod turn;
mod view;
mod why;
mod words;

pub use answer::Answer;
pub use board::{Board, Fate, Outcome, Phase};
pub use combat::profile::Profile;
pub use content::Content;
pub use editions::*;
pub use event::{Event, Seen};
pub use frame::{Dealing, Frame};
pub use picture::picture;
pub use position::Position;
pub use rule::Rule;
pub use setup::{OptionKind, Setup, TableOption};
pub use view::View;
pub use why::Why;

use holdout_kernel::{
    AskText, Asked, Cx, Flow, Game, Key, NeverSealed, Offers, Phrase, Problem, Role, RuleId, Seat, SeatSet, Silence,
    Table, Throw, Viewer,
};
use include_dir::{Dir, File};
use knobs::Knobs;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::OnceLock;

/// What an edition adds to the core: a file in `editions/`.
pub trait Edition: Sync + Sized + 'static {
    /// Stable id of the game.
    const ID: &'static str;
    /// Raised whenever a change makes an old record replay differently.
    const RULES_VERSION: u32;
    /// Whether it is still being tried out.
    const IS_YOUNG: bool = false;
    /// How the keys of its own texts begin: `bp-title`, `bp-mission-m1`.
    const PREFIX: &'static str;
    /// The rule that lets the team talk.
    const TALK: RuleId;
    /// What it does in its own way, and the parts it plays with.
    const KNOBS: &'static Knobs;

    /// The content that ships with it.
    fn folder() -> &'static Dir<'static>;
    /// Where the checked content is kept: what ships, and the same with a folder of the user's own.
    fn shelves() -> &'static [OnceLock<Content>; 2];
}

/// The game in one of its editions.
pub struct Zombicide<E>(PhantomData<E>);

impl<E: Edition> Zombicide<E> {
    /// The content that ships with the program.
    pub fn built_in() -> &'static Content {
        E::shelves()[0].get_or_init(|| {
            Self::read_with(&[]).unwrap_or_else(|problems| {
                panic!("{}", problems.iter().map(|problem| format!("\n{problem}")).collect::<String>())
            })
        })
    }

    /// The content new games are played with: with a folder of the user's own, if there is one.
    pub fn content() -> &'static Content {
        E::shelves()[1].get().unwrap_or_else(Self::built_in)
    }

    /// All content at hand, that of new games first.
    pub fn contents() -> Vec<&'static Content> {
        E::shelves()[1].get().into_iter().chain([Self::built_in()]).collect()
    }

    /// The names that the mission of a setup gives to places, as texts in a language.
    pub fn terms(setup: &Setup, language: &str) -> String {
        let missions = Self::contents().into_iter().flat_map(|content| &content.missions);
        let mission = missions.into_iter().find(|mission| mission.id == setup.mission);
        mission.map_or_else(String::new, |mission| content::places::fluent(&mission.places, language))
    }

    /// Plays from now on with these files beside what ships. A second folder comes too late: tables may be open with the
    /// first.
    pub fn use_content(files: &[(String, String)]) -> Result<(), Vec<Problem>> {
        let content = Self::read_with(files)?;
        E::shelves()[1].set(content).map_err(|_| vec![Problem::new("content", "content of one's own is given once")])
    }

    /// The files that ship: name and text.
    pub fn files() -> Vec<(&'static str, &'static str)> {
        let named = |file: &'static File<'_>| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?));
        let mut files: Vec<_> = E::folder().files().filter_map(named).collect();
        files.sort_unstable();
        files
    }

    /// What ships, with a folder of the user's own beside it: its missions come on top, a file of the same name
    /// replaces ours.
    pub fn read_with(own: &[(String, String)]) -> Result<Content, Vec<Problem>> {
        let mut files: BTreeMap<String, String> =
            Self::files().into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        files.extend(own.iter().cloned());
        Content::read(&files.into_iter().collect::<Vec<_>>(), E::KNOBS)
    }
}

impl<E: Edition> Game for Zombicide<E> {
    const ID: &'static str = E::ID;
    const RULES_VERSION: u32 = E::RULES_VERSION;
    const STREAMS: &'static [&'static str] = streams::NAMES;
    const SAY_RULE: Option<RuleId> = Some(E::TALK);
    const ROLES: &'static [Role] = &[Role { id: "survivors", side: Some("team") }];

    type Content = Content;
    type Setup = Setup;
    type Position = Position;
    type Board = Board;
    type Frame = Frame;
    type Frames = [Frame; 8];
    type Answer = Answer;
    type Sealed = NeverSealed;
    type Statement = Silence;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Why = Why;

    fn content_digest(_: &Content, board: &Board) -> String {
        content::digest::of(board)
    }

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn position_seats(position: &Position) -> u8 {
        position.players
    }

    fn open(content: &'static Content, setup: &Setup) -> Result<(Board, Frame), Vec<Problem>> {
        Ok((setup.board(content)?, Frame::Setting(setup::Setting::new(setup, content.knobs))))
    }

    fn arrange(content: &'static Content, position: &Position) -> Result<(Board, Vec<Frame>), Vec<Problem>> {
        position.arrange(content)
    }

    fn advance(frame: &mut Frame, cx: &mut Cx<'_, Self>) -> Flow<Frame> {
        frame.advance(cx)
    }

    fn outcome(board: &Board) -> Option<holdout_kernel::Outcome> {
        let outcome = board.outcome?;
        let (winners, side) =
            if outcome == Outcome::Won { (SeatSet::all(board.seats), Some("team")) } else { (SeatSet::EMPTY, None) };
        Some(holdout_kernel::Outcome::new(winners, outcome.name()).of_side(side))
    }

    fn asked(frame: &Frame, board: &Board) -> Asked {
        frame.asked(board)
    }

    fn offers(frame: &Frame, board: &Board, seat: Seat, _: Key, out: &mut impl Offers<Self>) {
        desk::write::<E, _>(out, |menu| frame.offers(board, seat, menu));
    }

    fn liberties(frames: &[Frame], board: &Board, seat: Seat, out: &mut impl Offers<Self>) {
        desk::write::<E, _>(out, |menu| liberties::offer(frames, board, seat, menu));
    }

    fn take_liberty(cx: &mut Cx<'_, Self>, _: Seat, answer: Answer) {
        liberties::take(cx, answer);
    }

    fn accept(frame: &mut Frame, cx: &mut Cx<'_, Self>, seat: Seat, answer: Answer) {
        frame.accept(cx, seat, answer);
    }

    fn see(event: &Event, _: Viewer, _: Key) -> Option<Seen> {
        Some(view::see(event))
    }

    fn view(table: &Table<Self>, _: Viewer, _: Key) -> View {
        View {
            matter: table.frames().last().and_then(|frame| matter::of(frame, table.board())),
            ..view::view(table.board())
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
        E::KNOBS.id(frame.rule())
    }

    fn answer_name(answer: &Answer) -> String {
        answer.name()
    }

    fn parse_answer(name: &str) -> Option<Answer> {
        Answer::parse(name)
    }

    fn answer_phrase(frame: &Frame, board: &Board, answer: &Answer) -> Phrase {
        words::answer(frame, board, answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        words::event(seen)
    }

    fn why_phrase(why: &Why) -> Phrase {
        words::why(*why)
    }
}
