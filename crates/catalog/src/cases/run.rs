//! Running a case.
//!
//! A line of `when` is one of
//!
//! - `player-2: move:leader`: the seat gives an answer, and it must be taken;
//! - `player-2: move:leader -> refused OS-7.5`: the answer must be refused for that rule, and change nothing;
//! - `everyone: ready`: every seat asked at this moment gives the answer, in order;
//! - `clock: player-2`: the time of that seat runs out;
//! - `player-2 says: { type = "dice", areas = [1, 4] }`: a statement, also with `-> refused RULE`;
//! - `player-2 takes back`: undo, also with `-> refused`.

use super::expect::Expecting;
use super::file::{Case, Expectation, Given};
use super::{Verdict, path};
use crate::erased::Published;
use crate::table::{Given as GivenAnswer, Refused, Table};
use holdout_kernel::record::Start;
use holdout_kernel::{By, Problem, Script, Seat, Seed, Sitting, Viewer};
use serde_json::Value;

/// Runs a case of game `G`.
pub fn run<G: Published>(content: &'static G::Content, case: &Case) -> Verdict {
    let mut problems = Vec::new();
    if case.rules.is_empty() {
        problems.push("the case names no rule".into());
    }
    if case.then.is_empty() && case.step.iter().all(|step| step.then.is_empty()) {
        problems.push("the case expects nothing".into());
    }
    // With a seed the dice fall as it says, unless the case loads some.
    let scripted = case.given.seed.is_none() || !case.dice.is_empty();
    let mut script = Script::new(G::STREAMS, case.dice.clone());
    let seed = Seed::from_number(case.given.seed.unwrap_or(0));
    match begin::<G>(content, &case.given, seed, scripted.then_some(&mut script)) {
        Err(found) => problems.extend(did_not_begin(case, &found)),
        Ok(sitting) => {
            let script = scripted.then_some(&mut script);
            let mut playing = Playing { sitting, script, block_from: 0 };
            let blocks = case.step.iter().map(|step| (&step.when, &step.then));
            for (when, then) in std::iter::once((&case.when, &case.then)).chain(blocks) {
                if let Err(problem) = playing.block(when, then) {
                    problems.push(problem);
                    break;
                }
            }
        }
    }
    if scripted {
        problems.extend(script.problems());
    }
    if problems.is_empty() { Verdict::Passed } else { Verdict::Failed(problems) }
}

fn begin<G: Published>(
    content: &'static G::Content,
    given: &Given,
    seed: Seed,
    script: Option<&mut Script>,
) -> Result<Sitting<G>, Vec<Problem>> {
    let content = if given.content.is_empty() {
        content
    } else {
        let files: Vec<(String, String)> = given.content.clone().into_iter().collect();
        // Tables keep their content as long as the program runs, and a case has few.
        Box::leak(Box::new(G::read_content(&files)?))
    };
    let start = match (&given.setup, &given.position) {
        (Some(setup), None) => Start::Setup(
            serde_json::from_value(setup.clone()).map_err(|e| vec![Problem::new("given.setup", e.to_string())])?,
        ),
        (None, Some(position)) => Start::position(position.clone())?,
        _ => return Err(vec![Problem::new("given", "a case is given either a `position` or a `setup`")]),
    };
    Sitting::begin_scripted(content, start, seed, script)
}

/// A case may be about a setup or position that must be refused.
fn did_not_begin(case: &Case, found: &[Problem]) -> Vec<String> {
    let text = found.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    let expected: Vec<_> = case.then.iter().filter_map(|expectation| expectation.cannot_begin.as_ref()).collect();
    if expected.is_empty() {
        return vec![format!("the case cannot begin: {text}")];
    }
    let mut problems: Vec<String> = expected
        .iter()
        .filter(|words| !text.contains(**words))
        .map(|words| format!("the reason should contain `{words}`, but is: {text}"))
        .collect();
    if expected.len() < case.then.len() || !case.when.is_empty() || !case.step.is_empty() {
        problems.push("a case that cannot begin can expect nothing but `cannot_begin`".into());
    }
    problems
}

struct Playing<'s, G: Published> {
    sitting: Sitting<G>,
    script: Option<&'s mut Script>,
    /// Where the log of this block begins.
    block_from: usize,
}

impl<G: Published> Playing<'_, G> {
    fn block(&mut self, when: &[String], then: &[Expectation]) -> Result<(), String> {
        for line in when {
            self.line(line).map_err(|problem| format!("`{line}`: {problem}"))?;
        }
        let mut expecting = Expecting { table: &self.sitting, from: self.block_from, next: 0 };
        for expectation in then {
            expecting.check(expectation)?;
        }
        self.block_from = self.sitting.log_len();
        Ok(())
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (deed, refusal) = match line.split_once(" -> refused") {
            Some((deed, rule)) => (deed.trim(), Some(rule.trim())),
            None => (line.trim(), None),
        };
        let before = self.sitting.digest();
        let outcome = self.deed(deed)?;
        match (outcome, refusal) {
            (Ok(()), None) => Ok(()),
            (Ok(()), Some(_)) => Err("was taken, but should be refused".into()),
            (Err(refused), None) => Err(format!("was refused ({}): {}", refused.rule, refused.why.key)),
            (Err(refused), Some(rule)) => {
                if self.sitting.digest() != before {
                    return Err("was refused but changed the table".into());
                }
                if rule.is_empty() || refused.rule.0 == rule {
                    Ok(())
                } else {
                    Err(format!("was refused for {} ({}), not for {rule}", refused.rule, refused.why.key))
                }
            }
        }
    }

    /// Does what a line says. The outer error is a mistake in the case, the inner one a refusal.
    fn deed(&mut self, deed: &str) -> Result<Result<(), Refused>, String> {
        if let Some(seat) = deed.strip_prefix("clock:") {
            let seat = read_seat(seat)?;
            return Ok(self.answer(seat, None));
        }
        if let Some(seat) = deed.strip_suffix(" takes back") {
            let seat = read_seat(seat)?;
            return Ok(Table::undo(&mut self.sitting, seat)
                .map_err(|no| Refused { why: no.why, rule: holdout_kernel::RuleId("") }));
        }
        if let Some((seat, said)) = deed.split_once(" says:") {
            let seat = read_seat(seat)?;
            let said: toml::Table =
                toml::from_str(&format!("said = {}", said.trim())).map_err(|error| error.message().to_owned())?;
            let said = serde_json::to_value(&said["said"]).map_err(|error| error.to_string())?;
            return Ok(Table::say(&mut self.sitting, seat, &said));
        }
        let (who, answer) =
            deed.split_once(": ").ok_or("neither `player-N: answer`, `clock: player-N` nor a statement")?;
        let answer = answer.trim();
        if G::parse_answer(answer).is_none() {
            return Err(format!("`{answer}` is no answer of this game"));
        }
        if who == "everyone" {
            let asked: Vec<Seat> = self.sitting.table().waiting_for().iter().collect();
            for seat in asked {
                let taken = self.answer(seat, Some(answer));
                if taken.is_err() {
                    return Ok(taken);
                }
            }
            return Ok(Ok(()));
        }
        Ok(self.answer(read_seat(who)?, Some(answer)))
    }

    /// A seat's answer, or the clock's for it.
    fn answer(&mut self, seat: Seat, name: Option<&str>) -> Result<(), Refused> {
        let table = self.sitting.table();
        let ask = table.ask_id(seat);
        let (answer, by) = match name {
            Some(name) => (G::parse_answer(name), By::Player),
            None => (table.menu(seat).fallback, By::Clock),
        };
        let Some(answer) = answer else {
            return Table::act(&mut self.sitting, seat, ask, &GivenAnswer::Name(String::new()), by);
        };
        let script = self.script.as_deref_mut();
        self.sitting.answer(seat, ask, answer, by, script).map_err(crate::erased::refused)
    }
}

fn read_seat(name: &str) -> Result<Seat, String> {
    Seat::parse(name.trim()).ok_or_else(|| format!("`{}` is no seat; seats are `player-1`, `player-2`, …", name.trim()))
}

/// Whose eyes a case looks through.
pub(super) fn read_viewer(to: Option<&str>) -> Result<Viewer, String> {
    match to {
        None => Ok(Viewer::Omniscient),
        Some("spectator") => Ok(Viewer::Spectator),
        Some(name) => read_seat(name).map(Viewer::Seat),
    }
}

/// A place in a view.
pub(super) fn look<'v>(view: &'v Value, at: &str) -> Result<&'v Value, String> {
    path::find(view, at)
}
