//! A core for several editions: shared rules ask knobs and parts, never for an edition, and no rules file outside
//! `skills/` names a skill.

use super::{Finding, Tree};
use regex_lite::Regex;
use std::collections::BTreeSet;

const CORE: &str = "crates/zombicide/src/";
/// Answers are named after what a Survivor does, fields of the board after what is so; some skills are called the same.
fn has_names_of_its_own(path: &str) -> bool {
    let rest = path.strip_prefix(CORE).unwrap_or(path);
    rest == "answer.rs" || rest == "board_digest.rs" || rest.starts_with("parts/") && rest.ends_with("/told.rs")
}

fn shared<'t>(tree: &'t Tree, apart: &'static str) -> impl Iterator<Item = (&'t str, &'t str)> {
    tree.rust().filter(move |(path, _)| path.strip_prefix(CORE).is_some_and(|rest| !rest.starts_with(apart)))
}

pub fn no_edition(tree: &Tree) -> Vec<Finding> {
    let names = Regex::new(r"(?i)\b(black[-_ ]?plague|invader|white[-_ ]?death)").expect("the pattern is a constant");
    find(shared(tree, "editions/"), &names, "names an edition; ask a knob or a part")
}

pub fn no_skill(tree: &Tree) -> Vec<Finding> {
    let skills = skills(tree);
    if skills.is_empty() {
        return Vec::new();
    }
    let any = skills.into_iter().collect::<Vec<_>>().join("|");
    // In a string, or in the code marks of a comment; a plain word may mean anything.
    let names = Regex::new(&format!("[\"`]({any})[\"`]")).expect("names of skills are letters, digits and hyphens");
    let files = shared(tree, "skills/").filter(|(path, _)| !has_names_of_its_own(path) && !path.contains("/editions/"));
    find(files, &names, "names a skill; ask for what it grants")
}

/// Rules have other ids in every edition: shared files say the chapter in words, editions, parts and skills cite.
pub fn no_rule_ids(tree: &Tree) -> Vec<Finding> {
    let ids = Regex::new(r"\b(BP|INV|WD)-[A-Z0-9]").expect("the pattern is a constant");
    let cites = |path: &str| {
        let rest = path.strip_prefix(CORE).unwrap_or(path);
        ["editions/", "skills/"].iter().any(|folder| rest.starts_with(folder))
    };
    find(
        shared(tree, "parts/").filter(|(path, _)| !cites(path)),
        &ids,
        "is an id of one edition; say the chapter in words",
    )
}

/// Most files of the core that may know one part by name.
const KNOW_A_PART: usize = 5;

/// A part is a room of its own: the core calls it at its moments, and hardly a shared file knows it by name.
pub fn few_know_a_part(tree: &Tree) -> Vec<Finding> {
    let rooms = format!("{CORE}parts/");
    let mut findings = Vec::new();
    let parts: BTreeSet<&str> =
        tree.rust().filter_map(|(path, _)| path.strip_prefix(&rooms)?.split_once('/')).map(|(part, _)| part).collect();
    for part in parts {
        let names = Regex::new(&format!(r"\b{part}::|parts\.{part}\b")).expect("a folder's name is plain letters");
        let knowing: Vec<&str> = shared(tree, "parts/")
            .filter(|(path, text)| !path.contains("/editions/") && names.is_match(text))
            .map(|(path, _)| path)
            .collect();
        if knowing.len() > KNOW_A_PART {
            let what =
                format!("{} files outside its room know the part `{part}`: {}", knowing.len(), knowing.join(", "));
            findings.push(Finding::new(&format!("{rooms}{part}/mod.rs"), 1, what));
        }
    }
    findings
}

/// The names that files of kinds of skills give them.
fn skills(tree: &Tree) -> BTreeSet<String> {
    let name = Regex::new("\"([a-z0-9-]+)\"").expect("the pattern is a constant");
    let files = tree.rust().filter(|(path, _)| path.starts_with(CORE) && path.contains("/skills/"));
    let kinds = files.filter(|(path, _)| !path.ends_with("/mod.rs"));
    kinds.flat_map(|(_, text)| name.captures_iter(text).map(|found| found[1].to_owned()).collect::<Vec<_>>()).collect()
}

fn find<'t>(files: impl Iterator<Item = (&'t str, &'t str)>, names: &Regex, why: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in files {
        for (number, line) in (1..).zip(text.lines()) {
            let hits = names.find_iter(line);
            findings.extend(hits.map(|hit| Finding::new(path, number, format!("`{}` {why}", hit.as_str().trim()))));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    #[test]
    fn an_edition_is_found_outside_its_own_folder() {
        let bad = "//! Rounds.\nif edition == WhiteDeath {}\n";
        assert_eq!(found(no_edition, &[("crates/zombicide/src/round.rs", bad)]), ["crates/zombicide/src/round.rs:2"]);
        assert!(found(no_edition, &[("crates/zombicide/src/editions/white_death.rs", bad)]).is_empty());
        assert!(found(no_edition, &[("crates/catalog/src/titles/white_death.rs", bad)]).is_empty());
    }

    #[test]
    fn an_id_of_an_edition_is_found_in_a_shared_file() {
        let cites = "//! Rounds.\n/// BP-1.3: in order.\n";
        assert_eq!(found(no_rule_ids, &[("crates/zombicide/src/why.rs", cites)]), ["crates/zombicide/src/why.rs:2"]);
        for apart in ["editions/black_plague.rs", "parts/doors/mod.rs", "skills/jump.rs"] {
            assert!(found(no_rule_ids, &[(&format!("crates/zombicide/src/{apart}"), cites)]).is_empty());
        }
    }

    #[test]
    fn a_part_that_too_many_files_know_is_found() {
        let room = ("crates/zombicide/src/parts/mold/mod.rs", "pub struct State {}");
        let texts = ["a", "b", "c", "d", "e", "f"].map(|name| format!("crates/zombicide/src/{name}.rs"));
        let knows: Vec<(&str, &str)> = texts.iter().map(|path| (path.as_str(), "board.parts.mold.zones")).collect();
        let with = |count: usize| [&[room], &knows[..count]].concat();
        assert!(found(few_know_a_part, &with(5)).is_empty());
        assert_eq!(found(few_know_a_part, &with(6)), ["crates/zombicide/src/parts/mold/mod.rs:1"]);
    }

    #[test]
    fn a_skill_is_found_outside_skills() {
        let kind = ("crates/zombicide/src/skills/sprint.rs", "names: Names::One(\"sprint\")");
        let rules = "//! Moves.\nif skill == \"sprint\" {}\n// `sprint` is longer\n// a sprint\n";
        let both = ["crates/zombicide/src/actions/moving.rs:2", "crates/zombicide/src/actions/moving.rs:3"];
        assert_eq!(found(no_skill, &[kind, ("crates/zombicide/src/actions/moving.rs", rules)]), both);
        assert!(found(no_skill, &[kind, ("crates/zombicide/src/answer.rs", rules)]).is_empty());
    }
}
