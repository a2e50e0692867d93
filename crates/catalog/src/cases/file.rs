//! A case file as it is written.

use holdout_kernel::Problem;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use toml::Spanned;

/// One TOML file of cases of one game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// The title the cases are about.
    pub game: String,
    #[serde(default, rename = "case")]
    pub cases: Vec<Case>,
}

/// One case.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What a player would say the case shows.
    pub name: Spanned<String>,
    /// The rules whose violation would make this case fail.
    pub rules: Vec<String>,
    /// A doubt, a ruling, or where the rule index differs from the rulebook.
    #[serde(default)]
    pub note: Option<String>,
    pub given: Given,
    /// Loaded dice: outcomes per chance stream, in order.
    #[serde(default)]
    pub dice: BTreeMap<String, Vec<u8>>,
    /// What happens, in order; see [`super::run`].
    #[serde(default)]
    pub when: Vec<String>,
    #[serde(default)]
    pub then: Vec<Expectation>,
    /// Further blocks of `when` and `then`.
    #[serde(default)]
    pub step: Vec<Step>,
}

/// A further block of a longer case.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    #[serde(default)]
    pub when: Vec<String>,
    pub then: Vec<Expectation>,
}

/// Where a case begins.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// A written position.
    #[serde(default)]
    pub position: Option<Value>,
    /// A whole game from its setup.
    #[serde(default)]
    pub setup: Option<Value>,
    /// Content files of the case's own, by name, beside what is built in or in its place.
    #[serde(default)]
    pub content: BTreeMap<String, String>,
    /// Lets unscripted dice fall as this seed says. Without it every die must be in `dice`.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// One thing that must be so. Exactly one of the main fields, the others refine it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expectation {
    /// An event with at least these fields happened, after the event the last such expectation found.
    pub event: Option<Value>,
    /// No event with these fields happened in this block.
    pub no_event: Option<Value>,
    /// The rule the event carries.
    pub rule: Option<String>,
    /// A place in the view, such as `areas[number=3].monsters`.
    pub view: Option<String>,
    /// Exactly these seats owe an answer now, such as `["player-1"]`.
    pub asked: Option<Vec<String>>,
    /// This seat is offered at least these answers.
    pub offers: Option<Vec<String>>,
    /// This seat is offered exactly these answers.
    pub offers_only: Option<Vec<String>>,
    /// This seat is not offered these answers.
    pub not_offered: Option<Vec<String>>,
    /// This answer is greyed for this seat, for the rule given in `rule`.
    pub greyed: Option<String>,
    /// The clock would give this answer for this seat.
    pub clock: Option<String>,
    /// So many seconds are usual for the question to this seat.
    pub seconds: Option<u16>,
    /// A bot in this seat would get exactly what a human there gets.
    pub bot_sees_as: Option<String>,
    /// The game is over, or not.
    pub over: Option<bool>,
    /// The given setup or position is refused, and the reason contains these words.
    pub cannot_begin: Option<String>,
    /// Whose view or whose answers: `player-2`, `spectator`; without it everything is seen.
    pub to: Option<String>,
    pub is: Option<Value>,
    pub is_not: Option<Value>,
    /// The place is empty, or (`false`) it is not.
    pub nothing: Option<bool>,
    /// The place does not even exist for this viewer, although what it would stand in does.
    #[serde(default)]
    pub absent: bool,
    /// A list that has this member.
    pub contains: Option<Value>,
    /// A list that does not have this member.
    pub lacks: Option<Value>,
    pub at_least: Option<i64>,
    pub at_most: Option<i64>,
    /// Length of a list.
    pub count: Option<usize>,
    /// How often the event happened in this block.
    pub times: Option<usize>,
}

/// Reads a case file; the message names the line.
pub fn parse(text: &str) -> Result<CaseFile, Problem> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        Problem::new(format!("line {line}"), error.message().to_owned())
    })
}

impl Case {
    /// The line of the file the case begins on.
    pub fn line(&self, text: &str) -> usize {
        line_of(text, self.name.span().start)
    }
}

fn line_of(text: &str, at: usize) -> usize {
    text[..at.min(text.len())].matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typo_is_named_with_its_line() {
        let problem = parse("game = \"osaczeni\"\n[[case]]\nname = \"x\"\nrulez = []\n").expect_err("a typo");
        assert!(problem.what.contains("rulez"), "{problem}");
        assert_eq!(problem.place, "line 4");
    }
}
