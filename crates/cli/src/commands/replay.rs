//! `holdout replay`: a recorded game again, step by step, through anybody's eyes.

use super::print_json;
use crate::files::{self, Replayed};
use crate::words::Words;
use anyhow::{Result, bail};
use clap::Args;
use holdout_catalog::Table;
use holdout_kernel::{By, Line, Phrase, Record, Seat, Viewer};
use serde_json::{Value, json};
use std::io::{BufRead, IsTerminal, Write, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

/// Show a recorded game again, step by step, as events in words
///
/// On a terminal it waits after each step: Enter goes on, a number goes to that step, b shows the board, q ends.
#[derive(Args)]
pub struct Replay {
    /// A record, as `save` and `fuzz` write it
    file: PathBuf,

    /// Begin with this step
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: usize,

    /// Whose eyes: player-1, player-2, …, spectator, or all to see everything
    #[arg(long, value_name = "WHO", default_value = "all", value_parser = read_viewer)]
    viewer: Viewer,

    /// Print everything at once, also on a terminal
    #[arg(long)]
    all_at_once: bool,

    /// Print JSON: a list with one object per step
    #[arg(long)]
    json: bool,
}

fn read_viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "all" => Ok(Viewer::Omniscient),
        "spectator" => Ok(Viewer::Spectator),
        _ => {
            Seat::parse(text).map(Viewer::Seat).ok_or_else(|| "say player-1, player-2, …, spectator or all".to_owned())
        }
    }
}

/// What moves a replay on.
enum Wish {
    Next,
    GoTo(usize),
    Board,
    Quit,
}

impl Replay {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let (replayed, wrong) = files::replay_as_far_as_true(words, &self.file)?;
        let game = &replayed.record.game;
        let setup = replayed.record.setup.clone().unwrap_or_default();
        let own = holdout_catalog::title(game).map(|title| title.terms_of(&setup, words.language().code()));
        let show = Show {
            words: words.at_table(game, replayed.record.names.clone()).with_own(game, &own.unwrap_or_default()),
            viewer: self.viewer,
            lines: lines_in_force(&replayed.record),
            marks: replayed.table.log_marks(),
            replayed,
        };
        let steps = show.lines.len();
        if let Viewer::Seat(seat) = self.viewer
            && seat.0 >= show.table().seats()
        {
            let phrase = Phrase::new("cli-replay-no-seat").arg("seat", seat.name());
            bail!(words.say(&phrase.arg("seats", show.table().seats())));
        }
        if self.from > steps {
            bail!(words.say(&Phrase::new("cli-replay-no-step").arg("step", self.from).arg("steps", steps)));
        }
        if self.json {
            let steps: Vec<Value> = (self.from..=steps).map(|step| show.data(step)).collect();
            print_json(&mut stdout().lock(), &steps)?;
        } else if !self.all_at_once && stdin().is_terminal() && stdout().is_terminal() {
            show.step_by_step(self.from)?;
        } else {
            show.all(self.from)?;
        }
        // The game is shown as far as the record is true.
        wrong.map_or(Ok(ExitCode::SUCCESS), Err)
    }
}

struct Show {
    words: Words,
    viewer: Viewer,
    replayed: Replayed,
    lines: Vec<Line>,
    marks: Vec<usize>,
}

impl Show {
    fn table(&self) -> &dyn Table {
        &*self.replayed.table
    }

    fn all(&self, from: usize) -> Result<()> {
        let mut out = stdout().lock();
        self.head(&mut out)?;
        for step in from..=self.lines.len() {
            self.step(&mut out, step)?;
        }
        self.board(&mut out, self.lines.len())
    }

    fn step_by_step(&self, from: usize) -> Result<()> {
        let mut out = stdout();
        self.head(&mut out)?;
        self.step(&mut out, from)?;
        let mut at = from;
        loop {
            let steps = self.lines.len();
            let prompt = Phrase::new("cli-replay-prompt").arg("step", at).arg("steps", steps);
            write!(out, "{} ", self.words.say(&prompt))?;
            out.flush()?;
            let mut line = String::new();
            if stdin().lock().read_line(&mut line)? == 0 {
                return Ok(());
            }
            match Self::read(&line) {
                Some(Wish::Quit) => return Ok(()),
                Some(Wish::Board) => self.board(&mut out, at)?,
                Some(Wish::Next) if at == steps => return Ok(()),
                Some(Wish::Next) => {
                    at += 1;
                    self.step(&mut out, at)?;
                }
                Some(Wish::GoTo(step)) if step <= steps => {
                    at = step;
                    self.step(&mut out, at)?;
                    self.board(&mut out, at)?;
                }
                _ => writeln!(out, "{}", self.words.text("cli-replay-help"))?,
            }
        }
    }

    fn read(line: &str) -> Option<Wish> {
        match line.trim() {
            "" => Some(Wish::Next),
            "b" | "board" => Some(Wish::Board),
            "q" | "quit" => Some(Wish::Quit),
            number => number.parse().ok().map(Wish::GoTo),
        }
    }

    fn head(&self, out: &mut impl Write) -> Result<()> {
        let record = &self.replayed.record;
        let name = self.words.say(&self.replayed.title.info().name);
        let head = Phrase::new("cli-replay-head").arg("name", name).arg("steps", self.lines.len());
        let names: Vec<_> = Seat::all(self.table().seats()).map(Into::into).collect();
        writeln!(out, "{}", self.words.say(&head.arg("players", holdout_kernel::Arg::List(names))))?;
        let undone = record.lines.len() - self.lines.len();
        if undone > 0 {
            writeln!(out, "{}", self.words.say(&Phrase::new("cli-replay-undone").arg("count", undone / 2)))?;
        }
        Ok(())
    }

    /// What step number `step` did; step 0 is the beginning.
    fn step(&self, out: &mut impl Write, step: usize) -> Result<()> {
        writeln!(out, "\n{}", self.deed(step))?;
        for event in self.events(step) {
            if let Some(phrase) = &event.phrase {
                writeln!(out, "  {:<9} {}", event.rule.0, self.words.say(phrase))?;
            }
        }
        Ok(())
    }

    /// Who did what. What somebody sealed is told only to eyes that see everything, or to their own.
    fn deed(&self, step: usize) -> String {
        let Some(line) = step.checked_sub(1).and_then(|at| self.lines.get(at)) else {
            return self.words.text("cli-replay-beginning");
        };
        let mine = self.viewer.is(line.seat);
        let key = match (&line.answer, line.by) {
            (None, _) => "cli-replay-says",
            (Some(_), By::Clock) => "cli-replay-clock",
            (Some(_), By::Player) if mine => "cli-replay-answers",
            (Some(_), By::Player) => "cli-replay-acts",
        };
        let answer = line.answer.clone().filter(|_| mine).unwrap_or_default();
        self.words.say(&Phrase::new(key).arg("step", step).arg("who", line.seat).arg("answer", answer))
    }

    fn events(&self, step: usize) -> Vec<holdout_catalog::SeenEvent> {
        let from = step.checked_sub(1).map_or(0, |before| self.marks[before]);
        let to = self.marks[step];
        let mut events = self.table().events_since(from, self.viewer);
        events.retain(|event| event.seq < to);
        events
    }

    fn board(&self, out: &mut impl Write, step: usize) -> Result<()> {
        let then = self.table().at_step(step);
        writeln!(out, "\n{}", then.picture(self.viewer, &|phrase| self.words.say(phrase)))?;
        Ok(())
    }

    fn data(&self, step: usize) -> Value {
        let line = step.checked_sub(1).map(|at| &self.lines[at]);
        let answer = line.filter(|line| self.viewer.is(line.seat)).and_then(|line| line.answer.as_ref());
        let events: Vec<Value> = self
            .events(step)
            .iter()
            .map(|event| {
                let text = event.phrase.as_ref().map(|phrase| self.words.say(phrase));
                json!({"seq": event.seq, "rule": event.rule, "event": event.event, "text": text})
            })
            .collect();
        json!({"step": step, "seat": line.map(|line| line.seat), "answer": answer, "events": events})
    }
}

/// The lines of a record that were not taken back, as the kernel counts steps.
fn lines_in_force(record: &Record) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for line in &record.lines {
        if !line.undo {
            lines.push(line.clone());
        } else if let Some(last) = lines.iter().rposition(|line| line.answer.is_some()) {
            lines.remove(last);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_back_is_no_step_but_what_was_said_stays() {
        let answer = |name: &str| Line::answer(Seat(0), name.to_owned(), By::Player);
        let record = Record {
            format: 1,
            game: String::new(),
            rules_version: 1,
            content: String::new(),
            setup: None,
            position: None,
            names: Vec::new(),
            commitment: String::new(),
            seed: None,
            luck: None,
            lines: vec![answer("a"), answer("b"), Line::say(Seat(1), json!("x")), Line::undo(Seat(0)), answer("c")],
        };
        let left = lines_in_force(&record);
        let names: Vec<_> = left.iter().map(|line| line.answer.as_deref().unwrap_or("said")).collect();
        assert_eq!(names, ["a", "said", "c"]);
    }

    #[test]
    fn viewers_are_read_as_they_are_written() {
        assert_eq!(read_viewer("all"), Ok(Viewer::Omniscient));
        assert_eq!(read_viewer("spectator"), Ok(Viewer::Spectator));
        assert_eq!(read_viewer("player-2"), Ok(Viewer::Seat(Seat(1))));
        for wrong in ["", "player-0", "me"] {
            assert!(read_viewer(wrong).is_err(), "{wrong}");
        }
    }
}
