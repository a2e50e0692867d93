//! What engine crates leave outside: clock, files, sockets, threads, global randomness; and in rules code also
//! hash maps, whose order is not the same everywhere, and floating point.

use super::tree::code_lines;
use super::{Finding, Tree};
use regex_lite::Regex;

/// Crates that must build for the browser and give the same game everywhere.
pub fn engine_crates() -> &'static [&'static str] {
    &[
        "crates/kernel",
        "crates/reading",
        "crates/osaczeni",
        "crates/zombicide",
        "crates/doom",
        "crates/lexicon",
        "crates/catalog",
        "crates/bots",
    ]
}

/// Crates that decide what happens in a game.
const RULES: &[&str] = &["crates/kernel", "crates/osaczeni", "crates/zombicide", "crates/doom"];

pub fn no_outside_world(tree: &Tree) -> Vec<Finding> {
    let outside = r"\bstd::(fs|net|thread|time|process|env::var)\b|\bInstant\b|\bSystemTime\b|\bthread_rng\b|\brand::(rng|random)\b|\bOsRng\b|\bgetrandom\b";
    find(tree, engine_crates(), outside, "reaches outside the engine")
}

pub fn no_hash_maps(tree: &Tree) -> Vec<Finding> {
    find(tree, RULES, r"\bHash(Map|Set)\b", "has no fixed order; use a BTreeMap, an array or a bit set")
}

pub fn no_floats(tree: &Tree) -> Vec<Finding> {
    find(tree, RULES, r"\bf(32|64)\b|(^|[^.\w])\d[\d_]*\.\d+", "is floating point; rules count in integers")
}

/// Sentences for players stand in `locales/`; rules know only their keys.
pub fn no_sentences(tree: &Tree) -> Vec<Finding> {
    let sentence = Regex::new(r#""[A-ZĄĆĘŁŃÓŚŹŻ][^"]*\s[^"]*\s[^"]*[.!?]""#).expect("the pattern is a constant");
    let rules = |path: &str| RULES.iter().any(|folder| path.starts_with(&format!("{folder}/src/")));
    let mut findings = Vec::new();
    for (path, text) in tree.rust().filter(|(path, _)| rules(path)) {
        for (number, line) in code_lines(text) {
            if let Some(hit) = sentence.find(line) {
                findings.push(Finding::new(
                    path,
                    number,
                    format!("{} is a sentence; it belongs into locales/", hit.as_str()),
                ));
            }
        }
    }
    findings
}

fn find(tree: &Tree, crates: &[&str], forbidden: &str, why: &str) -> Vec<Finding> {
    let forbidden = Regex::new(forbidden).expect("the pattern is a constant of this file");
    let sources: Vec<String> = crates.iter().map(|folder| format!("{folder}/src/")).collect();
    let inside = |path: &str| sources.iter().any(|folder| path.starts_with(folder.as_str()));
    let mut findings = Vec::new();
    for (path, text) in tree.rust().filter(|(path, _)| inside(path)) {
        for (number, line) in code_lines(text) {
            let line = without_strings(line);
            for hit in forbidden.find_iter(&line) {
                findings.push(Finding::new(path, number, format!("`{}` {why}", hit.as_str().trim())));
            }
        }
    }
    findings
}

/// A rule id in a string (`"OS-3.10"`) is no floating point.
fn without_strings(line: &str) -> String {
    let string = Regex::new(r#""(\\.|[^"\\])*""#).expect("the pattern is a constant");
    string.replace_all(line, "\"\"").into_owned()
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    /// A game that is forgotten here could read the clock without anybody noticing.
    #[test]
    fn every_game_is_watched() {
        for game in super::super::dependencies::games() {
            let folder = format!("crates/{game}");
            assert!(engine_crates().contains(&folder.as_str()) && RULES.contains(&folder.as_str()), "{game}");
        }
    }

    const RULE_FILE: &str = "crates/osaczeni/src/truck.rs";

    #[test]
    fn the_outside_world_is_found_in_engine_crates_only() {
        for bad in ["use std::time::Instant;", "std::fs::read(x)", "let mut rng = rand::rng();", "SystemTime::now()"] {
            assert!(!found(no_outside_world, &[("crates/bots/src/lib.rs", bad)]).is_empty(), "{bad}");
            assert!(found(no_outside_world, &[("crates/server/src/lib.rs", bad)]).is_empty(), "{bad}");
            assert!(found(no_outside_world, &[("crates/bots/tests/speed.rs", bad)]).is_empty(), "{bad}");
        }
        assert!(found(no_outside_world, &[("crates/bots/src/lib.rs", "// no std::time here")]).is_empty());
        assert!(found(no_outside_world, &[("crates/bots/src/lib.rs", "let timeout = std::mem::take(x);")]).is_empty());
    }

    #[test]
    fn hash_maps_are_found_in_rules() {
        let bad = "use std::collections::HashMap;\n";
        assert_eq!(found(no_hash_maps, &[(RULE_FILE, bad)]), ["crates/osaczeni/src/truck.rs:1"]);
        assert!(found(no_hash_maps, &[(RULE_FILE, "use std::collections::BTreeMap;\n")]).is_empty());
        assert!(found(no_hash_maps, &[("crates/cli/src/main.rs", bad)]).is_empty());
    }

    #[test]
    fn sentences_for_players_are_found_in_rules() {
        let bad = "let text = \"The truck has been searched.\";";
        assert_eq!(found(no_sentences, &[(RULE_FILE, bad)]).len(), 1);
        assert!(found(no_sentences, &[("crates/cli/src/main.rs", bad)]).is_empty());
        for good in ["Phrase::new(\"os-truck-searched\")", ".expect(\"a night has a watch\")", "// \"It was so dark.\""]
        {
            assert!(found(no_sentences, &[(RULE_FILE, good)]).is_empty(), "{good}");
        }
    }

    #[test]
    fn floats_are_found_in_rules_but_rule_ids_are_none() {
        for bad in ["fn share(x: f64) {}", "let half = 0.5;", "let x = n as f32;"] {
            assert_eq!(found(no_floats, &[(RULE_FILE, bad)]).len(), 1, "{bad}");
        }
        let good = "const RULE: &str = \"OS-3.10\"; // OS-3.10: half of 1.5\nlet first = pair.0.1;\nfor n in 1..6 {}";
        assert!(found(no_floats, &[(RULE_FILE, good)]).is_empty());
    }
}
