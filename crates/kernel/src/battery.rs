//! Checks that every game gets for free: random play with everything that must hold looked at on the way.
//!
//! | check | what must hold |
//! |---|---|
//! | `ends` | the game ends |
//! | `panics` | the rules never panic |
//! | `asks` | a seat that is asked has answers, all different; a seat that is not asked has none |
//! | `offered` | every offered answer is accepted, and so is the clock's |
//! | `refused` | every answer that is greyed, stale, foreign or not offered now is refused and changes nothing |
//! | `names` | the name of an answer leads back to the answer |
//! | `outcome` | a game says how it ended when it has, and not before; the winners are of the side that won |
//! | `windows` | the pass of a window is open to whoever is asked |
//! | `order` | the order in which sealed answers arrive does not matter |
//! | `liberties` | what a seat may do without being asked leaves everybody the question they had |
//! | `talk` | statements change nobody's answers |
//! | `undo` | taking an answer back returns the table to where it was, and never takes back news |
//! | `secrets` | redrawing what a viewer cannot know changes not a byte of what that viewer gets |
//! | `conserved` | cards, figures and tokens never exceed the box |
//! | `replay` | the record replays to the same table |

use crate::ask::{AskId, By, Mode};
use crate::chance::{Seed, Throw};
use crate::cx::Tape;
use crate::game::{Game, Problem};
use crate::outcome::Role;
use crate::record::{Line, Record, Start};
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::secret::Key;
use crate::sitting::Sitting;
use crate::table::Table;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Longest random game before it counts as endless.
const LONGEST: usize = 50_000;

/// A check that failed, with the record that leads there.
#[derive(Debug)]
pub struct Failure {
    pub check: &'static str,
    pub what: String,
    /// `None` if the game did not even begin.
    pub record: Option<Box<Record>>,
}

/// What a clean game did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ran {
    pub answers: usize,
    pub statements: usize,
    pub undone: usize,
    pub imagined: usize,
}

/// How much of the battery to run at each step.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// Every how many steps the expensive checks run (secrets, undo, every offered answer).
    pub every: u32,
}

impl Care {
    pub const FULL: Self = Self { every: 1 };
}

/// Plays one random game and checks everything on the way.
pub fn play<G: Game>(content: &'static G::Content, setup: &G::Setup, seed: Seed, care: Care) -> Result<Ran, Failure> {
    attempt(content, setup, seed, |game: &mut Random<G>| game.play(care))
}

/// Plays one random game in which nothing is checked but `secrets`, so that millions of views can be.
pub fn redraw<G: Game>(content: &'static G::Content, setup: &G::Setup, seed: Seed, care: Care) -> Result<Ran, Failure> {
    attempt(content, setup, seed, |game: &mut Random<G>| game.redraw(care))
}

fn attempt<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    seed: Seed,
    course: impl FnOnce(&mut Random<G>) -> Check,
) -> Result<Ran, Failure> {
    let sitting =
        Sitting::<G>::begin(content, Start::Setup(setup.clone()), seed).map_err(|problems: Vec<Problem>| Failure {
            check: "begin",
            what: problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
            record: None,
        })?;
    let mut game = Random {
        sitting,
        throw: Throw::loose(seed, 1),
        players: G::seats(setup),
        ran: Ran::default(),
        redone: 0,
        trying: None,
        remembered: Vec::new(),
    };
    // A panic of the rules is a failure like any other; the record leads up to it, the answer that did it included.
    let outcome = catch_unwind(AssertUnwindSafe(|| course(&mut game)));
    let (check, what) = match outcome {
        Ok(Ok(())) => return Ok(game.ran),
        Ok(Err(failed)) => failed,
        Err(panic) => ("panics", panic_text(panic.as_ref())),
    };
    let mut record = Record::of(&game.sitting, &[], Some(seed));
    record.lines.extend(game.trying.take());
    Err(Failure { check, what, record: Some(Box::new(record)) })
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("the rules panicked").to_owned()
}

type Check = Result<(), (&'static str, String)>;

struct Random<G: Game> {
    sitting: Sitting<G>,
    throw: Throw<'static>,
    players: u8,
    ran: Ran,
    /// Answers played again after one was taken back.
    redone: usize,
    /// The answer being given, in case it panics.
    trying: Option<Line>,
    /// Answers of other moments, which are not legal now unless they are offered again.
    remembered: Vec<G::Answer>,
}

/// How many answers a game plays again at most because one was taken back: each time it is the whole game so far.
const REDONE: usize = 20_000;

/// How many answers of other moments are kept.
const REMEMBERED: usize = 32;

impl<G: Game> Random<G> {
    fn play(&mut self, care: Care) -> Check {
        let mut legal = Vec::new();
        while !self.table().is_over() {
            if self.ran.answers >= LONGEST {
                return Err(("ends", format!("not over after {LONGEST} answers")));
            }
            self.table().conserved().map_err(|what| ("conserved", what))?;
            self.check_asks()?;
            self.check_windows()?;
            if G::outcome(self.table().board()).is_some() {
                return Err(("outcome", "somebody is asked although the game has ended".into()));
            }
            if self.throw.below(care.every) == 0 {
                self.check_offered()?;
                self.check_refused()?;
                self.check_order()?;
                self.check_secrets()?;
            }
            if self.throw.below(8) == 0 {
                self.talk()?;
            }
            if self.throw.below(8) == 0 && self.take_a_liberty(care)? {
                continue;
            }
            let waiting: Vec<Seat> = self.table().waiting_for().iter().collect();
            let seat = *self.throw.pick(&waiting);
            self.table().legal(seat, &mut legal);
            let answer = *self.throw.pick(&legal);
            self.remember(answer);
            self.answer_and_maybe_undo(seat, answer, care)?;
        }
        self.table().conserved().map_err(|what| ("conserved", what))?;
        self.check_secrets()?;
        self.check_outcome()?;
        self.check_replay()
    }

    /// The same course of random answers, with nothing looked at but what viewers could tell.
    fn redraw(&mut self, care: Care) -> Check {
        let mut legal = Vec::new();
        while !self.table().is_over() && self.ran.answers < LONGEST {
            if self.throw.below(care.every) == 0 {
                self.check_secrets()?;
            }
            let waiting: Vec<Seat> = self.table().waiting_for().iter().collect();
            let seat = *self.throw.pick(&waiting);
            self.table().legal(seat, &mut legal);
            let answer = *self.throw.pick(&legal);
            let ask = self.table().ask_id(seat);
            let refused = |refusal| ("offered", format!("{answer:?} was offered and refused: {refusal:?}"));
            self.trying = Some(Line::answer(seat, G::answer_name(&answer), By::Player));
            self.sitting.answer(seat, ask, answer, By::Player, None).map_err(refused)?;
            self.trying = None;
            self.ran.answers += 1;
        }
        self.check_secrets()
    }

    fn check_outcome(&self) -> Check {
        let wrong = |what: String| Err(("outcome", what));
        let Some(outcome) = self.table().outcome() else {
            return wrong("the game is over and nobody knows how".into());
        };
        let roles: Vec<Role> = Seat::all(self.players).map(|seat| self.table().role_of(seat)).collect();
        if let Some(role) = roles.iter().find(|role| !G::ROLES.contains(role)) {
            return wrong(format!("{role:?} is none of the game's roles"));
        }
        if outcome.side.is_some_and(|side| roles.iter().all(|role| role.side != Some(side))) {
            return wrong(format!("{:?} is nobody's side", outcome.side));
        }
        let fits = |seat: Seat| {
            roles.get(seat.index()).is_some_and(|role| outcome.side.is_none() || role.side == outcome.side)
        };
        if let Some(seat) = outcome.winners.iter().find(|seat| !fits(*seat)) {
            return wrong(format!("{} won without playing for {:?}", seat.name(), outcome.side));
        }
        let points = outcome.points.len();
        if points == 0 || points == usize::from(self.players) {
            Ok(())
        } else {
            wrong(format!("{points} results for {} seats", self.players))
        }
    }

    fn check_windows(&self) -> Check {
        let table = self.table();
        let Some(window) = table.window() else { return Ok(()) };
        for seat in table.waiting_for().iter() {
            let menu = table.menu(seat);
            if !menu.fallback.is_some_and(|pass| menu.offered.contains(&pass)) {
                return Err(("windows", format!("{} cannot pass the window `{window}`", seat.name())));
            }
        }
        Ok(())
    }

    fn table(&self) -> &Table<G> {
        self.sitting.table()
    }

    fn remember(&mut self, answer: G::Answer) {
        if self.remembered.contains(&answer) {
            return;
        }
        if self.remembered.len() < REMEMBERED {
            self.remembered.push(answer);
        } else {
            self.remembered[self.throw.below(REMEMBERED as u32) as usize] = answer;
        }
    }

    /// Lets a seat, asked or not, do something of its own accord.
    fn take_a_liberty(&mut self, care: Care) -> Result<bool, (&'static str, String)> {
        let seat = Seat(self.throw.below(u32::from(self.players)) as u8);
        let liberties = self.table().liberties(seat).offered;
        if liberties.is_empty() {
            return Ok(false);
        }
        let answer = *self.throw.pick(&liberties);
        let asked = |table: &Table<G>| -> Vec<_> {
            Seat::all(MAX_SEATS as u8).filter(|other| *other != seat).map(|other| table.ask_id(other)).collect()
        };
        let before = (asked(self.table()), self.table().waiting_for());
        self.remember(answer);
        self.answer_and_maybe_undo(seat, answer, care)?;
        if before == (asked(self.table()), self.table().waiting_for()) {
            Ok(true)
        } else {
            Err(("liberties", format!("{answer:?} of {} changed who is asked what", seat.name())))
        }
    }

    fn check_asks(&self) -> Check {
        let table = self.table();
        let mut legal = Vec::new();
        for seat in Seat::all(MAX_SEATS as u8) {
            table.legal(seat, &mut legal);
            if table.may_answer().contains(seat) == legal.is_empty() {
                return Err(("asks", format!("{} may answer, or not, but has {} answers", seat.name(), legal.len())));
            }
            if let Some(twice) = legal.iter().enumerate().find(|(i, answer)| legal[..*i].contains(answer)) {
                return Err(("asks", format!("{:?} is offered twice to {}", twice.1, seat.name())));
            }
        }
        Ok(())
    }

    fn check_offered(&self) -> Check {
        let table = self.table();
        for seat in Seat::all(self.players) {
            let menu = table.menu(seat);
            let liberties = table.liberties(seat).offered;
            let clock = menu.fallback.iter().map(|answer| (answer, By::Clock));
            let offered = menu.offered.iter().chain(&liberties);
            for (&answer, by) in offered.map(|answer| (answer, By::Player)).chain(clock) {
                let mut copy = *table;
                copy.answer(seat, table.ask_id(seat), answer, by, Tape::NONE)
                    .map_err(|refusal| ("offered", format!("{answer:?} was offered and refused: {refusal:?}")))?;
                let name = G::answer_name(&answer);
                if G::parse_answer(&name) != Some(answer) {
                    return Err(("names", format!("`{name}` does not lead back to {answer:?}")));
                }
            }
        }
        Ok(())
    }

    fn check_refused(&self) -> Check {
        let table = self.table();
        let before = table.digest();
        let mut legal = Vec::new();
        for seat in Seat::all(self.players) {
            let mut menu = table.menu(seat);
            let liberties = table.liberties(seat);
            menu.offered.extend(liberties.offered);
            menu.refused.extend(liberties.refused);
            // Greyed answers, everybody else's answers, those of other moments, and those to a question that has passed.
            let greyed = menu.refused.iter().map(|(answer, ..)| (*answer, table.ask_id(seat)));
            let mut wrong: Vec<(G::Answer, AskId)> = greyed.collect();
            for other in Seat::all(self.players).filter(|other| *other != seat) {
                table.legal(other, &mut legal);
                legal.extend(table.liberties(other).offered);
                let foreign = legal.iter().filter(|answer| !menu.offered.contains(answer));
                wrong.extend(foreign.map(|&answer| (answer, table.ask_id(seat))));
            }
            let elsewhere = self.remembered.iter().filter(|answer| !menu.offered.contains(answer));
            wrong.extend(elsewhere.map(|&answer| (answer, table.ask_id(seat))));
            wrong.extend(menu.offered.iter().map(|&answer| (answer, AskId(table.ask_id(seat).0.wrapping_sub(1)))));
            for (answer, ask) in wrong {
                let mut copy = *table;
                if copy.answer(seat, ask, answer, By::Player, Tape::NONE).is_ok() {
                    return Err(("refused", format!("{} may not answer {answer:?} but did", seat.name())));
                }
                if copy.digest() != before || copy.ask_id(seat) != table.ask_id(seat) {
                    return Err(("refused", format!("refusing {answer:?} changed the table")));
                }
            }
        }
        Ok(())
    }

    fn check_order(&mut self) -> Check {
        let table = *self.table();
        if table.mode() == Mode::Each || table.waiting_for().len() < 2 {
            return Ok(());
        }
        let mut legal = Vec::new();
        let mut answers = Vec::new();
        for seat in table.waiting_for().iter() {
            table.legal(seat, &mut legal);
            answers.push((seat, *self.throw.pick(&legal)));
        }
        let outcome = |answers: &mut dyn Iterator<Item = &(Seat, G::Answer)>| {
            let mut copy = table;
            for &(seat, answer) in answers {
                copy.take_offered(seat, answer, Tape::NONE);
            }
            copy.digest()
        };
        if outcome(&mut answers.iter()) == outcome(&mut answers.iter().rev()) {
            Ok(())
        } else {
            Err(("order", format!("the order of {answers:?} matters")))
        }
    }

    fn check_secrets(&mut self) -> Check {
        let viewers: Vec<Viewer> = Seat::all(self.players).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        for viewer in viewers {
            let real = *self.table();
            let imagined = real.imagine(viewer, &mut self.throw);
            self.ran.imagined += 1;
            imagined.conserved().map_err(|what| ("secrets", format!("imagined by {viewer:?}: {what}")))?;
            let (seen, redrawn) = (all_seen(&real, viewer, self.players), all_seen(&imagined, viewer, self.players));
            if seen != redrawn {
                return Err(("secrets", format!("{viewer:?} can tell the difference: {}", diff(&seen, &redrawn))));
            }
            self.check_next_events(&real, &imagined, viewer)?;
        }
        Ok(())
    }

    /// The same answer at the real and the imagined table: up to the first event that tells something new, the viewer
    /// sees the same.
    fn check_next_events(&mut self, real: &Table<G>, imagined: &Table<G>, viewer: Viewer) -> Check {
        let mut legal = Vec::new();
        for seat in real.waiting_for().iter() {
            real.legal(seat, &mut legal);
            let answer = *self.throw.pick(&legal);
            imagined.legal(seat, &mut legal);
            if !legal.contains(&answer) {
                continue;
            }
            let (one, two) = (told(real, seat, answer, viewer), told(imagined, seat, answer, viewer));
            if one != two {
                let text = format!("{viewer:?} learns from {answer:?} without a barrier: {}", diff(&one, &two));
                return Err(("secrets", text));
            }
        }
        Ok(())
    }

    fn talk(&mut self) -> Check {
        let seat = Seat(self.throw.below(u32::from(self.players)) as u8);
        let Some(statement) = G::small_talk(self.sitting.table().board(), seat, &mut self.throw) else {
            return Ok(());
        };
        let menus =
            |table: &Table<G>| -> Vec<String> { Seat::all(self.players).map(|seat| menu_text(table, seat)).collect() };
        let before = menus(self.table());
        // A refusal is fine too: the ledger may be full.
        if self.sitting.say(seat, &statement).is_ok() {
            self.ran.statements += 1;
        }
        if before == menus(self.table()) {
            Ok(())
        } else {
            Err(("talk", format!("{statement:?} changed somebody's answers")))
        }
    }

    fn answer_and_maybe_undo(&mut self, seat: Seat, answer: G::Answer, care: Care) -> Check {
        let (before, told) = (self.table().digest(), self.sitting.log().len());
        let refused = |refusal| ("offered", format!("{answer:?} was offered and refused: {refusal:?}"));
        let ask = self.table().ask_id(seat);
        self.trying = Some(Line::answer(seat, G::answer_name(&answer), By::Player));
        self.sitting.answer(seat, ask, answer, By::Player, None).map_err(refused)?;
        self.trying = None;
        self.ran.answers += 1;
        let (after, events) = (self.table().digest(), self.sitting.log().len());
        if self.sitting.log()[told..].iter().any(|entry| entry.barrier) && self.sitting.can_undo(seat).is_ok() {
            return Err(("undo", format!("{answer:?} told something new and could be taken back")));
        }
        let afford = self.redone + self.ran.answers <= REDONE;
        if self.sitting.can_undo(seat).is_ok() && self.throw.below(care.every * 8) == 0 && afford {
            self.redone += self.ran.answers;
            self.sitting.undo(seat).map_err(|error| ("undo", error.to_string()))?;
            if self.table().digest() != before {
                return Err(("undo", format!("taking back {answer:?} leads elsewhere")));
            }
            let ask = self.table().ask_id(seat);
            self.sitting.answer(seat, ask, answer, By::Player, None).map_err(refused)?;
            if (self.table().digest(), self.sitting.log().len()) != (after, events) {
                return Err(("undo", format!("{answer:?} given again leads elsewhere")));
            }
            self.ran.undone += 1;
        }
        let mut whim = Throw::loose(Seed::from_number(after), 0);
        let afford = self.redone + 2 * self.ran.answers <= REDONE;
        if whim.below(care.every * 8) == 0 && afford {
            self.redone += 2 * self.ran.answers;
            self.talk_and_take_back(seat, answer, &mut whim)?;
        }
        Ok(())
    }

    /// The table talks after an answer, agrees to take it back, and gives it again: what was said since stands in the
    /// way of nothing, and the history replays.
    fn talk_and_take_back(&mut self, seat: Seat, answer: G::Answer, whim: &mut Throw<'_>) -> Check {
        for _ in 0..whim.below(16) {
            let speaker = Seat(whim.below(u32::from(self.players)) as u8);
            if let Some(statement) = G::small_talk(self.sitting.table().board(), speaker, whim)
                && self.sitting.say(speaker, &statement).is_ok()
            {
                self.ran.statements += 1;
            }
        }
        self.sitting.undo_agreed(seat).map_err(|error| ("undo", error.to_string()))?;
        let seed = Some(self.sitting.seed_for_the_store());
        let replayed = Record::of(&self.sitting, &[], seed).replay::<G>(self.sitting.content());
        let replayed = replayed.map_err(|divergence| ("undo", divergence.to_string()))?;
        if replayed.table().digest() != self.table().digest() {
            return Err(("undo", format!("taking back {answer:?} after talk replays elsewhere")));
        }
        let ask = self.table().ask_id(seat);
        let again = self.sitting.answer(seat, ask, answer, By::Player, None);
        again.map_err(|refusal| ("undo", format!("after talk {answer:?} is refused: {refusal:?}")))?;
        self.ran.undone += 1;
        Ok(())
    }

    fn check_replay(&self) -> Check {
        let record = Record::of(&self.sitting, &[], Some(self.sitting.seed_for_the_store()));
        let read = Record::parse(&record.write()).map_err(|error| ("replay", error.to_string()))?;
        if read != record {
            return Err(("replay", "the record does not survive writing and reading".into()));
        }
        let again: Sitting<G> = read.replay(self.sitting.content()).map_err(|error| ("replay", error.to_string()))?;
        if again.table().digest() == self.table().digest() && again.log().len() == self.sitting.log().len() {
            Ok(())
        } else {
            Err(("replay", "the replayed game ends differently".into()))
        }
    }
}

/// Everything a viewer gets: the view, its own questions, and who is waited for.
fn all_seen<G: Game>(table: &Table<G>, viewer: Viewer, players: u8) -> String {
    let mut text = serde_json::to_string(&table.view(viewer)).expect("a view is plain data");
    for seat in Seat::all(players) {
        if viewer.is(seat) {
            text += &menu_text(table, seat);
            text += &format!("{:?}", table.sealed_answer(seat, viewer));
        }
        text += &format!("{:?}", table.ask_text(seat).map(|(text, rule)| (text.waiting, rule)));
    }
    let open = (table.waiting_for(), table.sealed_seats(), table.window(), table.turn_of(), table.outcome());
    text + &format!("{open:?}")
}

fn menu_text<G: Game>(table: &Table<G>, seat: Seat) -> String {
    let (menu, free) = (table.menu(seat), table.liberties(seat));
    let about = table.ask_text(seat).map(|(text, _)| text.about);
    let question = (about, menu.offered, menu.refused, menu.fallback);
    format!("{:?} {question:?} {:?} {:?}", table.ask_id(seat), free.offered, free.refused)
}

/// What a viewer is told by an answer before anything new is revealed.
fn told<G: Game>(table: &Table<G>, seat: Seat, answer: G::Answer, viewer: Viewer) -> String {
    let mut copy = *table;
    let mut log = Vec::new();
    copy.take_offered(seat, answer, Tape::log(&mut log));
    let before = log.iter().take_while(|entry| !entry.barrier);
    let seen = before.filter_map(|entry| G::see(&entry.event, viewer, Key::of_the_rules()).map(|s| (entry.rule, s)));
    let seen: Vec<String> = seen.map(|s| serde_json::to_string(&s).expect("events are plain data")).collect();
    seen.join("\n")
}

/// The place where two texts part.
fn diff(one: &str, two: &str) -> String {
    let same = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(60)..(same + 60).min(text.len())]).into_owned()
    };
    format!("…{}… or …{}…", around(one), around(two))
}
