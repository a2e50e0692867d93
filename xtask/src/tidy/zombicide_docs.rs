//! What the documents and texts of Zombicide promise: every chapter of a rulebook says where its code stands, every word
//! a mission may say is explained, and every question says what the others wait for.

use super::{Finding, Tree};
use regex_lite::Regex;
use std::collections::{BTreeMap, BTreeSet};

const CORE: &str = "crates/zombicide/src/";
const EDITIONS: &str = "docs/editions.md";
const CHAPTERS: &str = "## Where the code of a chapter stands";
const MISSIONS: &str = "docs/writing-missions.md";

fn text<'t>(tree: &'t Tree, path: &str) -> Option<&'t str> {
    tree.files().find(|(one, _)| *one == path).map(|(_, text)| text)
}

/// Every chapter with a rule that can be enforced has a row, and every file a row names exists.
pub fn chapters(tree: &Tree) -> Vec<Finding> {
    let Some(document) = text(tree, EDITIONS) else { return Vec::new() };
    let table = document.split_once(CHAPTERS).map_or("", |(_, rest)| rest);
    let table = table.split("\n## ").next().unwrap_or_default();
    let id = Regex::new(r"\b[A-Z]{2,3}-[A-Z0-9]+\b").expect("the pattern is a constant");
    let file = Regex::new("`([a-z_/]+(?:\\.rs|/))`").expect("the pattern is a constant");
    let mut findings = Vec::new();
    let (mut listed, begins) =
        (BTreeSet::new(), document.len() - document.split_once(CHAPTERS).map_or(0, |(_, rest)| rest.len()));
    let first = document[..begins].matches('\n').count() + 1;
    for (number, row) in (first..).zip(table.lines()).filter(|(_, row)| row.starts_with('|')) {
        listed.extend(id.find_iter(row).map(|hit| hit.as_str()));
        for hit in file.captures_iter(row) {
            let path = format!("{CORE}{}", &hit[1]);
            if !tree.files().any(|(one, _)| one == path || path.ends_with('/') && one.starts_with(&path)) {
                findings.push(Finding::new(EDITIONS, number, format!("there is no {path}")));
            }
        }
    }
    for (path, rules) in tree.under(&["rules/"], &[".toml"]) {
        let edition = path.trim_start_matches("rules/").trim_end_matches(".toml");
        let code = format!("{CORE}editions/{}.rs", edition.replace('-', "_"));
        if text(tree, &code).is_none() {
            continue;
        }
        for (chapter, line) in enforced(rules) {
            let mission = chapter.split_once("-M").and_then(|(_, number)| number.parse::<u8>().ok());
            let stands = match mission {
                Some(number) => text(tree, &format!("content/{edition}/mission-{number:02}.toml")).is_some(),
                None => listed.contains(chapter),
            };
            if !stands {
                findings.push(Finding::new(path, line, format!("{EDITIONS} does not say where {chapter} stands")));
            }
        }
    }
    findings
}

/// The chapters with a rule that can be enforced, and the line of the first.
fn enforced(rules: &str) -> BTreeMap<&str, usize> {
    let mut chapters = BTreeMap::new();
    for (number, line) in (1..).zip(rules.lines()) {
        let Some(id) = line.strip_prefix("[rule.\"").and_then(|rest| rest.strip_suffix("\"]")) else { continue };
        let mut entry = rules.lines().skip(number).take_while(|line| !line.starts_with('['));
        if !entry.any(|line| line == "enforceable = false") {
            let chapter = id
                .split_once('.')
                .map_or(id.trim_end_matches(|one: char| one.is_ascii_digit()), |(chapter, _)| chapter);
            chapters.entry(chapter).or_insert(number);
        }
    }
    chapters
}

/// Every field, goal, effect and table of a mission stands in the document for those who write them.
pub fn vocabulary(tree: &Tree) -> Vec<Finding> {
    let Some(document) = text(tree, MISSIONS) else { return Vec::new() };
    let is_word = |one: char| one.is_ascii_alphanumeric() || "_-".contains(one);
    // What stands in code marks; the marks of a block make an empty pair on the way.
    let words: BTreeSet<&str> =
        document.split('`').skip(1).step_by(2).flat_map(|code| code.split(|one| !is_word(one))).collect();
    let shape = Regex::new(r"(?:pub )?struct Raw\w+ \{").expect("the pattern is a constant");
    let field = Regex::new(r"^    (?:pub )?([a-z]\w*):").expect("the pattern is a constant");
    let name = Regex::new(r#"\("([a-z-]+)", Self::"#).expect("the pattern is a constant");
    let as_written = Regex::new("rename = \"([a-z-]+)\"").expect("the pattern is a constant");
    let quoted = Regex::new("\"([a-z-]+)\"").expect("the pattern is a constant");
    let mut findings = Vec::new();
    for (path, code) in tree.rust() {
        let is_mission = path == format!("{CORE}content/raw_mission.rs");
        if !is_mission && !path.starts_with(&format!("{CORE}parts/")) || path.ends_with("/moments.rs") {
            continue;
        }
        let (mut inside, mut renamed) = (false, None);
        for (number, line) in (1..).zip(code.lines()) {
            inside = (inside || shape.is_match(line)) && line != "}";
            let mut said: Vec<String> = Vec::new();
            // A field that is written otherwise says so in the line before.
            if inside && let Some(hit) = field.captures(line) {
                said.push(renamed.take().unwrap_or_else(|| hit[1].to_owned()));
            }
            renamed = as_written.captures(line).map(|hit| hit[1].to_owned());
            if is_mission {
                said.extend(name.captures_iter(line).map(|hit| hit[1].to_owned()));
            }
            if line.contains("const GOALS:") || line.contains("const SECTIONS:") {
                said.extend(quoted.captures_iter(line).map(|hit| hit[1].to_owned()));
            }
            for word in
                said.iter().filter(|word| !words.contains(word.as_str()) && !words.contains(&*word.replace('_', "-")))
            {
                findings.push(Finding::new(path, number, format!("{MISSIONS} does not explain `{word}`")));
            }
        }
    }
    findings
}

/// `zc-ask-way` is the question, `zc-waiting-way` what everybody else reads meanwhile.
pub fn waiting(tree: &Tree) -> Vec<Finding> {
    let question = Regex::new("^(zc|bp|inv|wd)-ask-([a-z-]+) =").expect("the pattern is a constant");
    let mut findings = Vec::new();
    for language in ["locales/en/", "locales/pl/"] {
        for (path, text) in tree.under(&[language], &[".ftl"]) {
            for (number, line) in (1..).zip(text.lines()) {
                let Some(hit) = question.captures(line) else { continue };
                let key = format!("{}-waiting-{} =", &hit[1], &hit[2]);
                if !tree.under(&[language], &[".ftl"]).any(|(_, text)| text.lines().any(|line| line.starts_with(&key)))
                {
                    findings.push(Finding::new(path, number, format!("nothing says `{}`", key.trim_end_matches(" ="))));
                }
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    const RULES: (&str, &str) = (
        "rules/invader.toml",
        "[rule.\"INV-4.1\"]\nen = \"a\"\n[rule.\"INV-5.1\"]\nenforceable = false\n[rule.\"INV-M3.1\"]\n[rule.\"INV-G7\"]\n",
    );
    const CODE: (&str, &str) = ("crates/zombicide/src/editions/invader.rs", "//! It.\n");
    const SIGHT: (&str, &str) = ("crates/zombicide/src/ground/sight.rs", "//! Sight.\n");
    const MISSION: (&str, &str) = ("content/invader/mission-03.toml", "schema = 1\n");

    #[test]
    fn a_chapter_without_a_row_is_found() {
        let rows = |rows: &str| format!("# Editions\n\n{CHAPTERS}\n\n{rows}\n## More\n| INV-4, INV-G | |\n");
        let all = rows("| Sight | INV-4 | `ground/sight.rs` |\n| Rulings | INV-G | |\n");
        assert!(found(chapters, &[RULES, CODE, SIGHT, MISSION, (EDITIONS, &all)]).is_empty());
        let lost = ["rules/invader.toml:1", "rules/invader.toml:5"];
        assert_eq!(found(chapters, &[RULES, CODE, SIGHT, (EDITIONS, &rows("| Rulings | INV-G | |\n"))]), lost);
        let wrong = rows("| Sight | INV-4 | `ground/eyes.rs` |\n| Rulings | INV-G | `parts/` |\n");
        let missing = ["docs/editions.md:5", "docs/editions.md:6"];
        assert_eq!(found(chapters, &[RULES, CODE, MISSION, (EDITIONS, &wrong)]), missing);
    }

    #[test]
    fn a_question_nobody_is_said_to_wait_for_is_found() {
        let family = ("locales/en/zombicide.ftl", "zc-ask-way = Which way?\nzc-waiting-way = Waiting\n");
        let edition = ("locales/en/invader.ftl", "zc-ask-way = Where?\ninv-ask-boss = Where?\n");
        assert!(found(waiting, &[family]).is_empty());
        assert_eq!(found(waiting, &[family, edition]), ["locales/en/invader.ftl:2"]);
    }

    #[test]
    fn a_word_that_is_not_explained_is_found() {
        let raw = "pub struct RawMission {\n    pub exit: Option<Name>,\n}\nconst A: _ = [(\"spawn\", Self::Spawn)];\n";
        let mission = ("crates/zombicide/src/content/raw_mission.rs", raw);
        let part = "struct RawSection {\n    until_then: u8,\n    #[serde(rename = \"do\")]\n    effect: u8,\n}\nstruct State {\n    hidden: u8,\n}\n";
        let part = format!("{part}    const GOALS: &'static [&'static str] = &[\"burn\"];\n");
        let part = ("crates/zombicide/src/parts/mold/mod.rs", part.as_str());
        let document =
            "The `exit`, `do`.\n```toml\nuntil-then = 1\n```\n| `do = \"spawn\"` | `{ kind = \"burn\" }` |\n";
        assert!(found(vocabulary, &[mission, part, (MISSIONS, document)]).is_empty());
        let all = [
            "crates/zombicide/src/content/raw_mission.rs:2",
            "crates/zombicide/src/content/raw_mission.rs:4",
            "crates/zombicide/src/parts/mold/mod.rs:2",
            "crates/zombicide/src/parts/mold/mod.rs:4",
            "crates/zombicide/src/parts/mold/mod.rs:9",
        ];
        assert_eq!(found(vocabulary, &[mission, part, (MISSIONS, "exit, spawn, burn\n")]), all);
    }
}
