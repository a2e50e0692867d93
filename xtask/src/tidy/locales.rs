//! Fluent files: both languages have the same keys, and keys that code names exist.
//!
//! The tests of the lexicon compare attributes and variables too, and render every message.

use super::{Finding, Tree};
use fluent_syntax::ast::{Attribute, Entry, Expression, Pattern, PatternElement};
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
                // The name of a part of a drawing.
                let is_id = hit.get(0).is_some_and(|hit| line[..hit.start()].ends_with("id="));
                if is_id {
                    continue;
                }
                if known.get(&hit[1]).is_some_and(|keys| !keys.contains(key)) {
                    findings.push(Finding::new(path, number, format!("there is no text {key:?} in locales/")));
                }
            }
        }
    }
    findings
}

/// What an edition of a family overrides, its family says. Its own texts begin with its own word, or name one of its own
/// things: a card, a place, a skill, by a beginning that code completes (`"zc-place-{id}"`).
pub fn overrides_exist(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let completed = completed_by_code(tree);
    for (path, text) in tree.under(&["locales/"], &[".ftl"]) {
        let Some(family) = comment(text, "Family") else { continue };
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let family_path = format!("{folder}/{family}.ftl");
        let Some((_, common)) = tree.files().find(|(path, _)| *path == family_path) else {
            findings.push(Finding::new(path, 0, format!("is of the family `{family}`, which has no {family_path}")));
            continue;
        };
        let (own, common_keys) = (keys(text).unwrap_or_default(), keys(common).unwrap_or_default());
        let words: BTreeSet<&str> = common_keys.iter().map(|key| first_word(key)).collect();
        for key in own.iter().filter(|key| words.contains(first_word(key)) && !common_keys.contains(*key)) {
            if !completed.iter().any(|beginning| key.starts_with(beginning)) {
                findings.push(Finding::new(path, 0, format!("overrides {key}, which {family_path} does not have")));
            }
        }
        for word in comment(text, "Never").into_iter().flat_map(|words| words.split(", ")) {
            let said =
                sentences(text).into_iter().chain(sentences(common).into_iter().filter(|(key, _)| !own.contains(key)));
            for (key, _) in said.filter(|(_, sentence)| sentence.contains(word)) {
                findings.push(Finding::new(path, 0, format!("never says `{word}`, but {key} does")));
            }
        }
    }
    findings
}

/// Beginnings of keys that rules code completes with the name of a thing.
fn completed_by_code(tree: &Tree) -> BTreeSet<String> {
    let beginning = Regex::new(r#""([a-z]+(-[a-z0-9]+)+-)(\{|")"#).expect("the pattern is a constant");
    let hits = tree.rust().flat_map(|(_, text)| beginning.captures_iter(text).map(|hit| hit[1].to_owned()));
    hits.collect()
}

/// What the first comments of a file say of it: `### Family: zombicide`.
fn comment<'t>(text: &'t str, what: &str) -> Option<&'t str> {
    let mut comments = text.lines().take_while(|line| line.starts_with("###"));
    comments.find_map(|line| line.strip_prefix("### ")?.strip_prefix(what)?.strip_prefix(": "))
}

/// The word a key begins with; terms are a family of their own.
fn first_word(key: &str) -> &str {
    if key.starts_with('-') { "-" } else { key.split('-').next().unwrap_or_default() }
}

/// Messages and terms with what a reader may see of them.
fn sentences(text: &str) -> Vec<(String, String)> {
    let Ok(resource) = fluent_syntax::parser::parse(text) else { return Vec::new() };
    let said = |value: Option<&Pattern<&str>>, attributes: &[Attribute<&str>]| {
        let mut said = String::new();
        value
            .into_iter()
            .chain(attributes.iter().map(|attribute| &attribute.value))
            .for_each(|part| read(part, &mut said));
        said
    };
    let entry = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            Some((message.id.name.to_owned(), said(message.value.as_ref(), &message.attributes)))
        }
        Entry::Term(term) => Some((format!("-{}", term.id.name), said(Some(&term.value), &term.attributes))),
        _ => None,
    };
    resource.body.iter().filter_map(entry).collect()
}

fn read(pattern: &Pattern<&str>, into: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => *into += value,
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    read(&variant.value, into);
                }
            }
            PatternElement::Placeable { .. } => *into += " ",
        }
    }
}

/// Families of keys that no other string in code looks like: the first word of a key, as in `os-area-3`.
const FAMILIES: &[&str] = &["common", "cli", "web", "server", "refused", "role", "os", "zc", "bp", "inv", "wd", "dm"];

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
    fn an_edition_overrides_what_is_there_and_never_says_what_it_must_not() {
        let family =
            ("locales/en/zombicide.ftl", "-zombie = Zombie\nzc-here = { -zombie } here\nzc-gone = No Zombie\n");
        let code = (
            "crates/zombicide/src/words.rs",
            "fn place(id: &str) -> Phrase { Phrase::new(format!(\"zc-place-{id}\")) }",
        );
        let edition = |text| found(overrides_exist, &[family, code, ("locales/en/invader.ftl", text)]);
        let file = "locales/en/invader.ftl:0".to_owned();
        assert!(edition("### Family: zombicide\n\ninv-title = Invader\nzc-here = Here\n").is_empty());
        assert!(
            edition("### Family: zombicide\n\nzc-place-4v = The dome\n").is_empty(),
            "a thing of its own has a name"
        );
        assert_eq!(
            edition("### Family: zombicide\n\nzc-hear = Here\n"),
            std::slice::from_ref(&file),
            "a slip of the pen"
        );
        assert_eq!(edition("### Family: zombicide\n\n-zombi = Xenos\n"), std::slice::from_ref(&file));
        assert_eq!(edition("### Family: another\n\ninv-title = Invader\n"), std::slice::from_ref(&file));
        let never = "### Family: zombicide\n### Never: Zombie\n\n-zombie = Xenos\n";
        assert_eq!(edition(never), std::slice::from_ref(&file), "zc-gone says it still");
        assert!(edition(&format!("{never}zc-gone = Nobody\n")).is_empty());
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
