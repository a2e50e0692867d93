//! Titles whose tables have twins: the same game, in which everything somebody cannot know was drawn anew. The server
//! plays both like any other table; whoever looks through those eyes must not be able to tell them apart.

use holdout_catalog::bench::{Counts, Operation};
use holdout_catalog::cases::{Case, Verdict};
use holdout_catalog::{Ask, CannotUndo, Given, Liberties, Refused, SeenEvent, Table, Title, TitleInfo, Waiting};
use holdout_kernel::battery::{Care, Failure, Ran};
use holdout_kernel::{AskId, By, Divergence, Line, Outcome, Phrase, Problem, Record, Role, Seat, Seed, Viewer};
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Tells tables whether they are twins, and for whose eyes they are drawn anew.
#[derive(Default)]
pub struct Mirror {
    next_is_twin: AtomicBool,
    eyes: Mutex<Option<(Viewer, u64)>>,
    /// Where the next table begins, if not where its setup says.
    next_begins_at: Mutex<Option<Value>>,
    /// How often a table drawn anew really was another one.
    pub(super) differed: AtomicU64,
}

impl Mirror {
    /// The next table that is opened is a twin, or is not.
    pub(super) fn next_is_twin(&self, twin: bool) {
        self.next_is_twin.store(twin, Ordering::SeqCst);
    }

    /// The next table that is opened begins at this written position, whatever its setup says.
    pub fn next_begins_at(&self, position: Value) {
        *self.next_begins_at.lock().unwrap_or_else(PoisonError::into_inner) = Some(position);
    }

    /// From now on twins are drawn anew for these eyes; `None` shows them as they are.
    pub(super) fn draw_for(&self, eyes: Option<(Viewer, u64)>) {
        *self.eyes.lock().unwrap_or_else(PoisonError::into_inner) = eyes;
    }
}

/// These titles, with twins, and the mirror they all look into.
pub fn with_twins(titles: &[&'static dyn Title]) -> (Vec<&'static dyn Title>, Arc<Mirror>) {
    let mirror = Arc::new(Mirror::default());
    let twin = |inner: &&'static dyn Title| -> &'static dyn Title {
        // Titles live as long as the program.
        Box::leak(Box::new(Twins { inner: *inner, mirror: Arc::clone(&mirror) }))
    };
    (titles.iter().map(twin).collect(), mirror)
}

struct Twins {
    inner: &'static dyn Title,
    mirror: Arc<Mirror>,
}

struct Twin {
    inner: Box<dyn Table>,
    mirror: Arc<Mirror>,
    /// Whether it is the one that may be drawn anew.
    second: bool,
}

impl Twins {
    fn wrap(&self, inner: Box<dyn Table>, second: bool) -> Box<dyn Table> {
        Box::new(Twin { inner, mirror: Arc::clone(&self.mirror), second })
    }
}

impl Twin {
    /// The table drawn anew, if it is to be.
    fn anew(&self) -> Option<Box<dyn Table>> {
        let eyes = *self.mirror.eyes.lock().unwrap_or_else(PoisonError::into_inner);
        let (viewer, seed) = eyes.filter(|_| self.second)?;
        let other = self.inner.imagine(viewer, Seed::from_number(seed));
        if other.digest() != self.inner.digest() {
            self.mirror.differed.fetch_add(1, Ordering::Relaxed);
        }
        Some(other)
    }
}

/// Passes on what is the same for both.
macro_rules! pass_on {
    ($(fn $name:ident(&self $(, $arg:ident: $kind:ty)*) $(-> $back:ty)?;)*) => {
        $(fn $name(&self $(, $arg: $kind)*) $(-> $back)? { self.inner.$name($($arg),*) })*
    };
}

/// Passes on to the table drawn anew, where there is one.
macro_rules! show {
    ($(fn $name:ident(&self $(, $arg:ident: $kind:ty)*) -> $back:ty;)*) => {
        $(fn $name(&self $(, $arg: $kind)*) -> $back {
            match self.anew() {
                Some(other) => other.$name($($arg),*),
                None => self.inner.$name($($arg),*),
            }
        })*
    };
}

macro_rules! pass_on_mut {
    ($(fn $name:ident(&mut self $(, $arg:ident: $kind:ty)*) $(-> $back:ty)?;)*) => {
        $(fn $name(&mut self $(, $arg: $kind)*) $(-> $back)? { self.inner.$name($($arg),*) })*
    };
}

impl Title for Twins {
    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>> {
        let second = self.mirror.next_is_twin.load(Ordering::SeqCst);
        let position = self.mirror.next_begins_at.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(position) = position {
            return self.arrange(&position, seed);
        }
        self.inner.open(setup, seed).map(|table| self.wrap(table, second))
    }

    fn arrange(&self, position: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>> {
        self.inner.arrange(position, seed).map(|table| self.wrap(table, false))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Divergence> {
        self.inner.replay(record).map(|table| self.wrap(table, false))
    }

    fn replay_while(&self, record: &Record, go_on: &dyn Fn() -> bool) -> Result<Box<dyn Table>, Divergence> {
        self.inner.replay_while(record, go_on).map(|table| self.wrap(table, false))
    }

    pass_on! {
        fn id(&self) -> &'static str;
        fn info(&self) -> TitleInfo;
        fn default_setup(&self, seats: u8) -> Value;
        fn mission_setup(&self, mission: &str, seats: u8) -> Value;
        fn setups(&self) -> Vec<Value>;
        fn roles(&self) -> &'static [Role];
        fn roles_of(&self, setup: &Value) -> Result<Vec<Role>, Vec<Problem>>;
        fn remembers(&self) -> bool;
        fn remember(&self, setup: &mut Value, unlocked: &BTreeSet<u32>);
        fn in_the_box(&self) -> Value;
        fn fuzz(&self, setup: &Value, seed: Seed, care: Care) -> Result<Ran, Failure>;
        fn redraw(&self, setup: &Value, seed: Seed, care: Care) -> Result<Ran, Failure>;
        fn run_case(&self, case: &Case) -> Verdict;
        fn random_games(&self, setup: &Value, seed: Seed, games: u32) -> Counts;
        fn repeat(&self, operation: Operation, setup: &Value, seed: Seed, times: u32) -> u64;
        fn table_bytes(&self) -> usize;
        fn check_content(&self, files: &[(String, String)]) -> Vec<Problem>;
        fn use_content(&self, files: &[(String, String)]) -> Result<(), Vec<Problem>>;
        fn content_files(&self) -> Vec<(&'static str, &'static str)>;
    }
}

impl Table for Twin {
    /// A twin refuses what the table drawn anew refuses, in its words.
    fn act(&mut self, seat: Seat, ask: AskId, answer: &Given, by: By) -> Result<(), Refused> {
        if let Some(mut other) = self.anew() {
            other.act(seat, ask, answer, by)?;
        }
        self.inner.act(seat, ask, answer, by)
    }

    fn say(&mut self, seat: Seat, statement: &Value) -> Result<(), Refused> {
        if let Some(mut other) = self.anew() {
            other.say(seat, statement)?;
        }
        self.inner.say(seat, statement)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(Self { inner: self.inner.copy(), mirror: Arc::clone(&self.mirror), second: self.second })
    }

    show! {
        fn view(&self, viewer: Viewer) -> Value;
        fn view_text(&self, viewer: Viewer) -> String;
        fn is_over(&self) -> bool;
        fn outcome(&self) -> Option<Outcome>;
        fn turn_of(&self) -> Option<Seat>;
        fn ask(&self, seat: Seat) -> Option<Ask>;
        fn liberties(&self, seat: Seat) -> Option<Liberties>;
        fn waiting(&self) -> Vec<Waiting>;
    }

    pass_on! {
        fn title(&self) -> &'static str;
        fn seats(&self) -> u8;
        fn role_of(&self, seat: Seat) -> Role;
        fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo>;
        fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send>;
        fn picture(&self, viewer: Viewer, say: &dyn Fn(&Phrase) -> String) -> String;
        fn events_since(&self, from: usize, viewer: Viewer) -> Vec<SeenEvent>;
        fn log_len(&self) -> usize;
        fn steps(&self) -> usize;
        fn log_marks(&self) -> Vec<usize>;
        fn at_step(&self, steps: usize) -> Box<dyn Table>;
        fn record(&self, names: &[String], seed: Option<Seed>) -> Record;
        fn last_line(&self) -> Option<Line>;
        fn commitment(&self) -> String;
        fn seed(&self) -> Option<Seed>;
        fn seed_for_the_store(&self) -> Seed;
        fn digest(&self) -> u64;
        fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Table>;
        fn typed_imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Any + Send>;
        fn small_talk(&self, seat: Seat, seed: Seed) -> Option<Value>;
    }

    pass_on_mut! {
        fn lapse(&mut self, seat: Seat) -> Result<(), Refused>;
        fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo>;
        fn undo_agreed(&mut self, seat: Seat) -> Result<(), CannotUndo>;
    }
}
