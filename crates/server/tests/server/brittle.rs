//! A title that breaks down when it is told to: another title, with a trap.

use holdout_catalog::bench::{Counts, Operation};
use holdout_catalog::cases::{Case, Verdict};
use holdout_catalog::{Ask, CannotUndo, Given, Liberties, Refused, SeenEvent, Table, Title, TitleInfo, Waiting};
use holdout_kernel::battery::{Care, Failure, Ran};
use holdout_kernel::{AskId, By, Divergence, Line, Outcome, Phrase, Problem, Record, Role, Seat, Seed, Viewer};
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// When to break down. Set from the test while the game goes on.
#[derive(Default)]
pub struct Trap {
    /// The answer after so many steps panics; 0 for never.
    pub answer_at: AtomicUsize,
    /// Looking at the table after so many steps panics; 0 for never.
    pub view_at: AtomicUsize,
    /// Replays take as long as this is set, or until they are told to stop.
    pub slow: AtomicBool,
    /// Replays under way, and the most there ever were at once.
    pub replays: AtomicUsize,
    pub most_replays: AtomicUsize,
}

impl Trap {
    fn spring(at: &AtomicUsize, steps: usize) {
        let at = at.load(Ordering::SeqCst);
        assert!(at == 0 || at != steps, "the secret hand is gun, chainsaw");
    }

    /// A long replay.
    fn linger(&self, go_on: &dyn Fn() -> bool) -> Result<(), Divergence> {
        if !self.slow.load(Ordering::SeqCst) {
            return Ok(());
        }
        let now = self.replays.fetch_add(1, Ordering::SeqCst) + 1;
        self.most_replays.fetch_max(now, Ordering::SeqCst);
        let mut wanted = go_on();
        while wanted && self.slow.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
            wanted = go_on();
        }
        self.replays.fetch_sub(1, Ordering::SeqCst);
        if wanted { Ok(()) } else { Err(Divergence::Stopped { line: 1 }) }
    }
}

/// The title `brittle`, with a trap of its own.
pub fn brittle() -> (&'static dyn Title, &'static Trap) {
    let trap: &'static Trap = Box::leak(Box::default());
    let inner = holdout_catalog::title("osaczeni").unwrap();
    (Box::leak(Box::new(Brittle { inner, trap })), trap)
}

struct Brittle {
    inner: &'static dyn Title,
    trap: &'static Trap,
}

struct Glass {
    inner: Box<dyn Table>,
    trap: &'static Trap,
}

impl Brittle {
    fn glass(&self, inner: Box<dyn Table>) -> Box<dyn Table> {
        Box::new(Glass { inner, trap: self.trap })
    }
}

/// Passes everything on that has no trap in it.
macro_rules! pass_on {
    ($(fn $name:ident(&self $(, $arg:ident: $kind:ty)*) $(-> $back:ty)?;)*) => {
        $(fn $name(&self $(, $arg: $kind)*) $(-> $back)? { self.inner.$name($($arg),*) })*
    };
}

macro_rules! pass_on_mut {
    ($(fn $name:ident(&mut self $(, $arg:ident: $kind:ty)*) $(-> $back:ty)?;)*) => {
        $(fn $name(&mut self $(, $arg: $kind)*) $(-> $back)? { self.inner.$name($($arg),*) })*
    };
}

impl Title for Brittle {
    fn id(&self) -> &'static str {
        "brittle"
    }

    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>> {
        self.inner.open(setup, seed).map(|table| self.glass(table))
    }

    fn arrange(&self, position: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>> {
        self.inner.arrange(position, seed).map(|table| self.glass(table))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Divergence> {
        self.inner.replay(record).map(|table| self.glass(table))
    }

    fn replay_while(&self, record: &Record, go_on: &dyn Fn() -> bool) -> Result<Box<dyn Table>, Divergence> {
        self.trap.linger(go_on)?;
        let record = Record { game: "osaczeni".to_owned(), ..record.clone() };
        self.inner.replay_while(&record, go_on).map(|table| self.glass(table))
    }

    pass_on! {
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

impl Table for Glass {
    fn act(&mut self, seat: Seat, ask: AskId, answer: &Given, by: By) -> Result<(), Refused> {
        Trap::spring(&self.trap.answer_at, self.inner.steps() + 1);
        self.inner.act(seat, ask, answer, by)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(Self { inner: self.inner.copy(), trap: self.trap })
    }

    fn view(&self, viewer: Viewer) -> Value {
        Trap::spring(&self.trap.view_at, self.inner.steps());
        self.inner.view(viewer)
    }

    fn view_text(&self, viewer: Viewer) -> String {
        Trap::spring(&self.trap.view_at, self.inner.steps());
        self.inner.view_text(viewer)
    }

    pass_on! {
        fn title(&self) -> &'static str;
        fn seats(&self) -> u8;
        fn is_over(&self) -> bool;
        fn outcome(&self) -> Option<Outcome>;
        fn role_of(&self, seat: Seat) -> Role;
        fn turn_of(&self) -> Option<Seat>;
        fn ask(&self, seat: Seat) -> Option<Ask>;
        fn liberties(&self, seat: Seat) -> Option<Liberties>;
        fn waiting(&self) -> Vec<Waiting>;
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
        fn say(&mut self, seat: Seat, statement: &Value) -> Result<(), Refused>;
        fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo>;
        fn undo_agreed(&mut self, seat: Seat) -> Result<(), CannotUndo>;
    }
}
