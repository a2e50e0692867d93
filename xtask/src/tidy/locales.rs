//! Fluent files: both languages have the same keys, and keys that code names exist.
//!
//! The tests of the lexicon compare attributes and variables too, and render every message.

use super::{Finding, Tree};
use fluent_syntax::ast::Entry;
use regex_lite::Regex;
use std::collections::{BTreeMap, BTreeSet};

const LANGUAGES: [&str; 2] = ["en", "pl"];

pub fn same_keys(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.under(&["locales/"], &[".ftl"]) {
        let Some((language, name)) = path.trim_start_matches("locales/").split_once('/') else {
            findings.push(Finding::new(path, 0, "stands in the folder of no language"));
            continue;
        };
        let Ok(own) = keys(text) else {
            findings.push(Finding::new(path, 0, "is no Fluent file"));
            continue;
        };
        for other in LANGUAGES.into_iter().filter(|other| *other != language) {
            let twin = format!("locales/{other}/{name}");
            let theirs = tree.files().find(|(path, _)| *path == twin).and_then(|(_, text)| keys(text).ok());
            let theirs = theirs.unwrap_or_default();
            for key in own.difference(&theirs) {
                findings.push(Finding::new(&twin, 0, format!("lacks {key}, which {path} has")));
            }
        }
    }
    findings
}

pub fn keys_in_code_exist(tree: &Tree) -> Vec<Finding> {
    let known = keys_by_family(tree);
    let literal = Regex::new(r#"["'`]([a-z]+)(-[a-z0-9]+)+["'`]"#).expect("the pattern is a constant");
    let mut findings = Vec::new();
    for (path, text) in tree.under(&["crates/", "web/src/"], &[".rs", ".ts", ".svelte"]) {
        for (number, line) in (1..).zip(text.lines()) {
            for hit in literal.captures_iter(line) {
                let key = hit[0].trim_matches(['"', '\'', '`']);
                if known.get(&hit[1]).is_some_and(|keys| !keys.contains(key)) {
                    findings.push(Finding::new(path, number, format!("there is no text {key:?} in locales/")));
                }
            }
        }
    }
    findings
}

/// Families of keys that no other string in code looks like: the first word of a key, as in `os-area-3`.
const FAMILIES: &[&str] = &["common", "cli", "web", "os"];

fn keys_by_family(tree: &Tree) -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut known: BTreeMap<_, BTreeSet<String>> = FAMILIES.iter().map(|family| (*family, BTreeSet::new())).collect();
    for (_, text) in tree.under(&["locales/"], &[".ftl"]) {
        for key in keys(text).unwrap_or_default() {
            let family = key.split('-').next().unwrap_or_default();
            if let Some(keys) = known.get_mut(family) {
                keys.insert(key);
            }
        }
    }
    known
}

/// Keys of all messages and terms of a Fluent file.
fn keys(text: &str) -> Result<BTreeSet<String>, ()> {
    let resource = fluent_syntax::parser::parse(text).map_err(|_| ())?;
    let key = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    };
    Ok(resource.body.iter().filter_map(key).collect())
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    const EN: (&str, &str) = ("locales/en/osaczeni.ftl", "os-area-1 = Toilets\nos-vote = Vote\n");
    const PL: (&str, &str) = ("locales/pl/osaczeni.ftl", "os-area-1 = Toalety\nos-vote = Głosowanie\n");

    #[test]
    fn a_key_of_one_language_is_found_in_the_file_that_lacks_it() {
        assert!(found(same_keys, &[EN, PL]).is_empty());
        let short = ("locales/pl/osaczeni.ftl", "os-area-1 = Toalety\n");
        assert_eq!(found(same_keys, &[EN, short]), ["locales/pl/osaczeni.ftl:0"]);
        assert_eq!(found(same_keys, &[EN]).len(), 2, "a missing file lacks every key");
        let broken = ("locales/pl/osaczeni.ftl", "os-area-1 = { \n");
        assert!(found(same_keys, &[EN, broken]).contains(&"locales/pl/osaczeni.ftl:0".to_owned()));
    }

    #[test]
    fn a_key_in_code_without_a_text_is_found() {
        let code = |text| found(keys_in_code_exist, &[EN, PL, ("crates/osaczeni/src/words.rs", text)]);
        assert_eq!(code("Phrase::new(\"os-votes\")"), ["crates/osaczeni/src/words.rs:1"]);
        let page = ("web/src/App.svelte", "<p>{say('web-nothing')}</p>");
        assert_eq!(found(keys_in_code_exist, &[EN, PL, page]), ["web/src/App.svelte:1"]);
        for good in ["Phrase::new(\"os-vote\")", "format!(\"os-area-{n}\")", "\"os-area-\"", "\"walkie-talkie\""] {
            assert!(code(good).is_empty(), "{good}");
        }
    }
}
