//! A sitting of one game behind the interface of any game.

use crate::bench::{Counts, Operation};
use crate::cases::{self, Case, Verdict};
use crate::table::{Ask, CannotUndo, Choice, Given, Greyed, Liberties, Refused, SeenEvent, Table, Waiting};
use crate::title::{Title, TitleInfo};
use holdout_kernel::battery::{self, Care, Failure, Ran};
use holdout_kernel::record::Start;
use holdout_kernel::sitting::NoUndo;
use holdout_kernel::{
    AskId, By, Divergence, Game, Line, Menu, Outcome, Phrase, Problem, Reason, Record, Refusal, Role, RuleId, Seat,
    Seed, Sitting, Tape, Throw, Viewer,
};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeSet;
use std::hint::black_box;

/// What a game adds to its rules to become a title. One file in `titles/` each.
pub trait Published: Game + Sync {
    fn info() -> TitleInfo;
    fn default_setup(seats: u8) -> Self::Setup;

    /// The same in one of its missions.
    fn mission_setup(_mission: &str, seats: u8) -> Self::Setup {
        Self::default_setup(seats)
    }
    fn setups() -> Vec<Self::Setup>;
    /// The content new tables are played with.
    fn content() -> &'static Self::Content;
    /// Plays from now on with these files beside what is built in.
    fn use_content(files: &[(String, String)]) -> Result<(), Vec<Problem>>;
    /// All content at hand, that of new tables first: a stored game goes on with the one it was played with.
    fn contents() -> Vec<&'static Self::Content> {
        vec![Self::content()]
    }
    fn content_files() -> Vec<(&'static str, &'static str)>;
    /// Texts of its own that a setup brings in a language (`en`, `pl`), as Fluent writes them: such as the names a mission
    /// gives to places. They take the place of the title's.
    fn terms(_setup: &Self::Setup, _language: &str) -> String {
        String::new()
    }
    /// What of it anybody may read before and during a game: pages and requests serve this and nothing else. A game
    /// whose players must not know what lies ahead leaves that out.
    fn shown_files() -> Vec<(&'static str, String)> {
        Self::content_files().into_iter().map(|(name, text)| (name, text.to_owned())).collect()
    }
    /// What is worked out from it for pages, beside its files: such as how the board of each mission stands at the start.
    fn laid_out() -> Vec<(&'static str, Value)> {
        Vec::new()
    }
    /// Content of one's own, with these files beside what is built in or in its place: all problems at once.
    fn read_content(files: &[(String, String)]) -> Result<Self::Content, Vec<Problem>>;
    fn picture(view: &Self::View, say: &dyn Fn(&Phrase) -> String) -> String;
}

/// A title made from a published game.
pub struct TitleOf<G>(pub std::marker::PhantomData<G>);

impl<G: Published> Title for TitleOf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> TitleInfo {
        G::info()
    }

    fn default_setup(&self, seats: u8) -> Value {
        data(&G::default_setup(seats))
    }

    fn mission_setup(&self, mission: &str, seats: u8) -> Value {
        data(&G::mission_setup(mission, seats))
    }

    fn setups(&self) -> Vec<Value> {
        G::setups().iter().map(data).collect()
    }

    fn roles(&self) -> &'static [Role] {
        G::ROLES
    }

    fn roles_of(&self, setup: &Value) -> Result<Vec<Role>, Vec<Problem>> {
        let setup = read_setup::<G>(setup)?;
        let (board, _) = G::open(G::content(), &setup)?;
        Ok(Seat::all(G::seats(&setup)).map(|seat| G::role_of(&board, seat)).collect())
    }

    fn remembers(&self) -> bool {
        G::REMEMBERS
    }

    fn remember(&self, setup: &mut Value, unlocked: &BTreeSet<u32>) {
        // What cannot be read yet is refused when the table is opened.
        if let Ok(mut read) = read_setup::<G>(setup) {
            G::remember(&mut read, unlocked);
            *setup = data(&read);
        }
    }

    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>> {
        let start = Start::Setup(read_setup::<G>(setup)?);
        Ok(Box::new(Sitting::<G>::begin(G::content(), start, seed)?))
    }

    fn arrange(&self, position: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>> {
        Ok(Box::new(Sitting::<G>::begin(G::content(), Start::position(position.clone())?, seed)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Divergence> {
        self.replay_while(record, &|| true)
    }

    fn replay_while(&self, record: &Record, go_on: &dyn Fn() -> bool) -> Result<Box<dyn Table>, Divergence> {
        let mut tried = None;
        for content in G::contents() {
            match record.replay_while::<G>(content, go_on) {
                Ok(sitting) => return Ok(Box::new(sitting)),
                // Other content may have what this one lacks.
                Err(why @ (Divergence::Content { .. } | Divergence::Start(_))) => _ = tried.get_or_insert(why),
                Err(why) => return Err(why),
            }
        }
        Err(tried.expect("every title has content"))
    }

    fn replay_as_far(&self, record: &Record) -> Result<(Box<dyn Table>, Option<Divergence>), Divergence> {
        let (sitting, differs) = record.replay_as_far::<G>(G::content())?;
        Ok((Box::new(sitting), differs))
    }

    fn fuzz(&self, setup: &Value, seed: Seed, care: Care) -> Result<Ran, Failure> {
        battery::play::<G>(G::content(), &read_for_battery::<G>(setup)?, seed, care)
    }

    fn redraw(&self, setup: &Value, seed: Seed, care: Care) -> Result<Ran, Failure> {
        battery::redraw::<G>(G::content(), &read_for_battery::<G>(setup)?, seed, care)
    }

    fn run_case(&self, case: &Case) -> Verdict {
        cases::run::<G>(G::content(), case)
    }

    fn random_games(&self, setup: &Value, seed: Seed, games: u32) -> Counts {
        let setup = read_setup::<G>(setup).expect("the caller opened a table with it");
        let mut counts = Counts::default();
        let mut legal = Vec::new();
        for game in 0..games {
            let mut throw = Throw::loose(seed, game);
            let seed = throw.seed();
            let mut table = holdout_kernel::Table::<G>::open(G::content(), &setup, seed, Tape::NONE)
                .expect("the caller opened a table with it");
            while !table.is_over() {
                let seat = table.waiting_for().iter().next().expect("somebody is asked");
                table.legal(seat, &mut legal);
                let answer = *throw.pick(&legal);
                table.take_offered(seat, answer, Tape::NONE);
                counts.answers += 1;
            }
            counts.games += 1;
        }
        counts
    }

    fn repeat(&self, operation: Operation, setup: &Value, seed: Seed, times: u32) -> u64 {
        let tables = moments::<G>(setup, seed);
        let mut legal = Vec::new();
        let mut done = 0;
        for table in tables.iter().cycle().take(times as usize) {
            let seat = table.waiting_for().iter().next().expect("somebody is asked");
            match operation {
                Operation::Legal => table.legal(seat, &mut legal),
                Operation::Clone => {
                    black_box(*black_box(table));
                }
                Operation::Apply => {
                    table.legal(seat, &mut legal);
                    let mut copy = *table;
                    copy.take_offered(seat, legal[0], Tape::NONE);
                    black_box(&copy);
                }
                Operation::View => {
                    black_box(table.view(Viewer::Seat(seat)));
                }
            }
            done += 1;
        }
        done
    }

    fn table_bytes(&self) -> usize {
        size_of::<holdout_kernel::Table<G>>()
    }

    fn check_content(&self, files: &[(String, String)]) -> Vec<Problem> {
        G::read_content(files).err().unwrap_or_default()
    }

    fn use_content(&self, files: &[(String, String)]) -> Result<(), Vec<Problem>> {
        G::use_content(files)
    }

    fn content_files(&self) -> Vec<(&'static str, &'static str)> {
        G::content_files()
    }

    fn terms_of(&self, setup: &Value, language: &str) -> String {
        read_setup::<G>(setup).map(|setup| G::terms(&setup, language)).unwrap_or_default()
    }

    fn in_the_box(&self) -> Value {
        let file = |(name, text): (&str, String)| {
            let name = name.strip_suffix(".toml").unwrap_or(name).to_owned();
            (name, toml::from_str(&text).expect("what ships is sound"))
        };
        let worked_out = G::laid_out().into_iter().map(|(name, what)| (name.to_owned(), what));
        Value::Object(G::shown_files().into_iter().map(file).chain(worked_out).collect())
    }
}

/// Every moment of one random game.
fn moments<G: Published>(setup: &Value, seed: Seed) -> Vec<holdout_kernel::Table<G>> {
    let setup = read_setup::<G>(setup).expect("the caller opened a table with it");
    let mut table = holdout_kernel::Table::<G>::open(G::content(), &setup, seed, Tape::NONE).expect("it opens");
    let mut throw = Throw::loose(seed, 0);
    let (mut all, mut legal) = (Vec::new(), Vec::new());
    while !table.is_over() {
        all.push(table);
        let seat = table.waiting_for().iter().next().expect("somebody is asked");
        table.legal(seat, &mut legal);
        table.take_offered(seat, *throw.pick(&legal), Tape::NONE);
    }
    all
}

fn read_setup<G: Published>(setup: &Value) -> Result<G::Setup, Vec<Problem>> {
    serde_json::from_value(setup.clone()).map_err(|error| vec![Problem::new("setup", error.to_string())])
}

/// A setup for the battery, where one that cannot be read is a failure like others.
fn read_for_battery<G: Published>(setup: &Value) -> Result<G::Setup, Failure> {
    let wrong = |problems: Vec<Problem>| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    read_setup::<G>(setup).map_err(|problems| Failure { check: "begin", what: wrong(problems), record: None })
}

fn data(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("answers, views and events are plain data")
}

impl<G: Published> Table for Sitting<G> {
    fn title(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        match self.start() {
            Start::Setup(setup) => G::seats(setup),
            Start::Position { position, .. } => G::position_seats(position),
        }
    }

    fn is_over(&self) -> bool {
        self.table().is_over()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table().outcome()
    }

    fn role_of(&self, seat: Seat) -> Role {
        self.table().role_of(seat)
    }

    fn turn_of(&self) -> Option<Seat> {
        self.table().turn_of()
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        let table = self.table();
        if !table.may_answer().contains(seat) {
            return None;
        }
        let (text, rule) = table.ask_text(seat)?;
        let menu = table.menu(seat);
        Some(Ask {
            id: table.ask_id(seat),
            seat,
            mode: table.mode(),
            rule,
            window: table.window(),
            about: text.about,
            answers: choices(table, &menu),
            refused: greyed(table, &menu),
            sealed: table.sealed_answer(seat, Viewer::Seat(seat)).map(|answer| G::answer_name(&answer)),
            fallback: menu.fallback.map(|answer| G::answer_name(&answer)),
            seconds: table.ask_seconds(),
        })
    }

    fn liberties(&self, seat: Seat) -> Option<Liberties> {
        let table = self.table();
        let menu = table.liberties(seat);
        let (answers, refused) = (choices(table, &menu), greyed(table, &menu));
        let any = !(answers.is_empty() && refused.is_empty());
        any.then(|| Liberties { id: table.ask_id(seat), seat, answers, refused })
    }

    fn waiting(&self) -> Vec<Waiting> {
        let table = self.table();
        let seats = Seat::all(Table::seats(self));
        seats
            .filter_map(|seat| {
                let (text, rule) = table.ask_text(seat)?;
                Some(Waiting { seat, about: text.waiting, rule, locked: table.sealed_seats().contains(seat) })
            })
            .collect()
    }

    fn act(&mut self, seat: Seat, ask: AskId, answer: &Given, by: By) -> Result<(), Refused> {
        let parsed = match answer {
            Given::Name(name) => G::parse_answer(name),
            Given::Data(wanted) => {
                let (menu, free) = (self.table().menu(seat), self.table().liberties(seat));
                let offered = menu.offered.into_iter().chain(free.offered);
                let refused = menu.refused.into_iter().chain(free.refused).map(|(answer, ..)| answer);
                offered.chain(refused).find(|answer| data(answer) == *wanted)
            }
        };
        let Some(answer) = parsed else {
            let rule = self.table().ask_text(seat).map_or(G::ask_rule(&G::Frame::default()), |(_, rule)| rule);
            return Err(Refused { why: Phrase::new("refused-no-such-answer"), rule });
        };
        Self::answer(self, seat, ask, answer, by, None).map_err(refused)
    }

    fn lapse(&mut self, seat: Seat) -> Result<(), Refused> {
        let table = self.table();
        let fallback = table.menu(seat).fallback.filter(|_| table.waiting_for().contains(seat));
        let Some(answer) = fallback else {
            let rule = table.frames().last().map_or(G::ask_rule(&G::Frame::default()), G::ask_rule);
            return Err(Refused { why: Phrase::new("refused-not-asked"), rule });
        };
        let ask = table.ask_id(seat);
        Self::answer(self, seat, ask, answer, By::Clock, None).map_err(refused)
    }

    fn say(&mut self, seat: Seat, statement: &Value) -> Result<(), Refused> {
        let statement = serde_json::from_value(statement.clone()).map_err(|error| Refused {
            why: Phrase::new("refused-unreadable-statement").arg("reason", error.to_string()),
            rule: G::SAY_RULE.unwrap_or_else(|| G::ask_rule(&G::Frame::default())),
        })?;
        Self::say(self, seat, &statement).map_err(refused)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        Self::can_undo(self, seat).map_err(cannot_undo)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        Self::undo(self, seat).map_err(cannot_undo)
    }

    fn undo_agreed(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        Self::undo_agreed(self, seat).map_err(cannot_undo)
    }

    fn view(&self, viewer: Viewer) -> Value {
        data(&self.table().view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.table().view(viewer)).expect("a view is plain data")
    }

    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        Box::new(self.table().view(viewer))
    }

    fn picture(&self, viewer: Viewer, say: &dyn Fn(&Phrase) -> String) -> String {
        G::picture(&self.table().view(viewer), say)
    }

    fn events_since(&self, from: usize, viewer: Viewer) -> Vec<SeenEvent> {
        let seen = self.seen_since(from, viewer).into_iter();
        seen.map(|entry| SeenEvent { seq: entry.at, rule: entry.rule, event: data(&entry.seen), phrase: entry.phrase })
            .collect()
    }

    fn log_len(&self) -> usize {
        self.log().len()
    }

    fn steps(&self) -> usize {
        Self::steps(self)
    }

    fn log_marks(&self) -> Vec<usize> {
        Self::log_marks(self)
    }

    fn at_step(&self, steps: usize) -> Box<dyn Table> {
        Box::new(Self::at_step(self, steps))
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn views_from(&self, step: usize, most: usize, viewer: Viewer) -> Vec<Value> {
        self.walk(step, most, |then| data(&then.table().view(viewer)))
    }

    fn record(&self, names: &[String], seed: Option<Seed>) -> Record {
        Record::of(self, names, seed)
    }

    fn last_line(&self) -> Option<Line> {
        self.lines().last().cloned()
    }

    fn commitment(&self) -> String {
        Self::commitment(self)
    }

    fn seed(&self) -> Option<Seed> {
        Self::seed(self)
    }

    fn seed_for_the_store(&self) -> Seed {
        Self::seed_for_the_store(self)
    }

    fn digest(&self) -> u64 {
        self.table().digest()
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Table> {
        Box::new(self.imagined(viewer, &mut Throw::loose(seed, 0)))
    }

    fn typed_imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Any + Send> {
        Box::new(self.table().imagine(viewer, &mut Throw::loose(seed, 0)))
    }

    fn small_talk(&self, seat: Seat, seed: Seed) -> Option<Value> {
        G::small_talk(self.table().board(), seat, &mut Throw::loose(seed, 0)).map(|said| data(&said))
    }
}

/// The legal answers of a menu.
fn choices<G: Game>(table: &holdout_kernel::Table<G>, menu: &Menu<G>) -> Vec<Choice> {
    let phrase = |answer| table.answer_phrase(answer);
    let choice = |answer| Choice { name: G::answer_name(answer), answer: data(answer), phrase: phrase(answer) };
    menu.offered.iter().map(choice).collect()
}

/// The greyed answers of a menu.
fn greyed<G: Game>(table: &holdout_kernel::Table<G>, menu: &Menu<G>) -> Vec<Greyed> {
    let greyed = |(answer, why, rule): &(G::Answer, G::Why, RuleId)| Greyed {
        name: G::answer_name(answer),
        answer: data(answer),
        phrase: table.answer_phrase(answer),
        why: G::why_phrase(why),
        rule: *rule,
    };
    menu.refused.iter().map(greyed).collect()
}

#[expect(clippy::needless_pass_by_value, reason = "handed to `map_err`")]
pub(crate) fn refused<G: Game>(refusal: Refusal<G>) -> Refused {
    let why = match refusal.reason {
        Reason::Over => Phrase::new("refused-over"),
        Reason::NotAsked => Phrase::new("refused-not-asked"),
        Reason::Stale => Phrase::new("refused-stale"),
        Reason::Sealed => Phrase::new("refused-sealed"),
        Reason::NotOffered => Phrase::new("refused-not-offered"),
        Reason::Why(why) => G::why_phrase(&why),
    };
    Refused { why, rule: refusal.rule }
}

fn cannot_undo(reason: NoUndo) -> CannotUndo {
    CannotUndo {
        why: Phrase::new(match reason {
            NoUndo::Nothing => "undo-nothing",
            NoUndo::NotYours => "undo-not-yours",
            NoUndo::Barrier => "undo-barrier",
        }),
    }
}
