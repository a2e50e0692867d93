//! Finding a title by what somebody typed.

use crate::words::Words;
use anyhow::Result;
use holdout_catalog::Title;
use holdout_kernel::{Phrase, Problem};
use holdout_lexicon::RuleIndex;

/// The title with this id, or a message that names all there are.
pub fn find(words: &Words, id: &str) -> Result<&'static dyn Title> {
    holdout_catalog::title(id).ok_or_else(|| words.error(&unknown(id)))
}

/// "There is no such game."
pub fn unknown(id: &str) -> Phrase {
    let known: Vec<&str> = holdout_catalog::titles().iter().map(|title| title.id()).collect();
    Phrase::new("cli-error-unknown-game").arg("game", id.to_owned()).arg("known", known.join(", "))
}

/// The rule index of a title.
pub fn rules(words: &Words, id: &str) -> Result<&'static RuleIndex> {
    RuleIndex::of(id).ok_or_else(|| words.error(&Phrase::new("cli-error-no-rules").arg("game", id.to_owned())))
}

/// How many sit at a table when nobody says: four, where the title allows it.
pub fn usual_players(title: &dyn Title) -> u8 {
    let (fewest, most) = title.info().players;
    4.clamp(fewest, most)
}

/// Everything wrong with a setup, one problem per line.
pub fn list(problems: &[Problem]) -> String {
    problems.iter().map(|problem| format!("\n  {problem}")).collect()
}
