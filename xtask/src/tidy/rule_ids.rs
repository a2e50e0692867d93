//! Every rule id in code, cases, content, texts and documents exists in `rules/`.

use super::{Finding, Tree};
use regex_lite::Regex;
use std::collections::BTreeSet;

/// Prefixes of the five games. An id of a game without its rule index is an unknown id.
const ID: &str = r"\b(OS|BP|INV|WD|DM)-([A-Z]\d*|\d+)(\.\d+)?\b";

/// Where people write rule ids. The checks of `xtask` itself speak of ids that do not exist.
const FOLDERS: &[&str] =
    &["crates/", "cases/", "content/", "rules/", "locales/", "docs/", "web/src/", "README", "ARCHITECTURE", "CONTRIB"];
const ENDINGS: &[&str] = &[".rs", ".toml", ".ftl", ".md", ".ts", ".svelte"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let known = known_ids(tree);
    let id = Regex::new(ID).expect("the pattern is a constant");
    let mut findings = Vec::new();
    for (path, text) in tree.under(FOLDERS, ENDINGS) {
        for (number, line) in (1..).zip(text.lines()) {
            for hit in id.find_iter(line).map(|hit| hit.as_str()) {
                let example = is_example(hit) && speaks_of_examples(path);
                if !example && !known.contains(hit) {
                    findings.push(Finding::new(path, number, format!("there is no rule {hit} in rules/")));
                }
            }
        }
    }
    findings
}

/// All ids of the rule indexes, and the chapters they stand in (`OS-3` for `OS-3.10`, `OS-G` for `OS-G12`).
fn known_ids(tree: &Tree) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for (_, text) in tree.under(&["rules/"], &[".toml"]) {
        let Ok(index) = text.parse::<toml::Table>() else { continue };
        let rules = index.get("rule").and_then(toml::Value::as_table);
        for id in rules.into_iter().flat_map(toml::Table::keys) {
            let chapter = id.rsplit_once('.').map_or(id.trim_end_matches(char::is_numeric), |(chapter, _)| chapter);
            known.insert(chapter.to_owned());
            known.insert(id.clone());
        }
    }
    known
}

/// Worked examples are no rules, but cases repeat them by their number.
fn is_example(id: &str) -> bool {
    id.contains("-X")
}

fn speaks_of_examples(path: &str) -> bool {
    path.starts_with("cases/") || path.starts_with("rules/") || path.contains("/tests/")
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    const INDEX: (&str, &str) = ("rules/osaczeni.toml", "[rule.\"OS-3.10\"]\nen = \"a\"\n[rule.\"OS-G2\"]\n");

    #[test]
    fn an_unknown_id_is_found_wherever_it_stands() {
        for (path, text) in [
            ("crates/osaczeni/src/vote.rs", "/// OS-3.99: as it says.\n"),
            ("crates/osaczeni/src/vote.rs", "const RULE: &str = \"OS-4.1\";\n"),
            ("cases/osaczeni/vote.toml", "rules = [\"OS-G3\"]\n"),
            ("content/osaczeni/items.toml", "rules = [\"BP-1.1\"]\n"),
            ("CONTRIBUTING.md", "See OS-7.\n"),
        ] {
            assert_eq!(found(check, &[INDEX, (path, text)]), [format!("{path}:1")]);
        }
    }

    #[test]
    fn known_ids_chapters_and_worked_examples_pass() {
        let code = ("crates/osaczeni/src/vote.rs", "//! OS-3: votes. OS-3.10, and rulings OS-G2.\n");
        let case = ("cases/osaczeni/example.toml", "# OS-X5 of the rulebook\nrules = [\"OS-3.10\"]\n");
        let word = ("docs/play.md", "An OS-level setting, OS-G for short.\n");
        assert!(found(check, &[INDEX, code, case, word]).is_empty());
        let example_in_rules_code = ("crates/osaczeni/src/vote.rs", "// OS-X5\n");
        assert_eq!(found(check, &[INDEX, example_in_rules_code]).len(), 1);
    }
}
