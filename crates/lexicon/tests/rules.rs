//! The rule indexes that ship: complete, in order, and in agreement with the content.

use holdout_lexicon::{Language, RuleIndex, RuleKind};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_file_in_rules_is_read_without_a_fault() {
    let mut games = Vec::new();
    for entry in std::fs::read_dir(root().join("rules")).expect("rules/ is there") {
        let name = entry.expect("rules/ can be read").file_name().into_string().expect("a plain name");
        let text = std::fs::read_to_string(root().join("rules").join(&name)).expect("rule indexes are text");
        match RuleIndex::read(&format!("rules/{name}"), &text) {
            Ok(index) => games.push(index.game().to_owned()),
            Err(errors) => panic!("{}", errors.iter().map(|error| format!("\n{error}")).collect::<String>()),
        }
    }
    games.sort();
    let mut built_in: Vec<_> = RuleIndex::all().iter().map(RuleIndex::game).collect();
    built_in.sort_unstable();
    assert_eq!(games, built_in);
    assert!(RuleIndex::of("osaczeni").is_some());
    assert!(RuleIndex::of("no-such-game").is_none());
}

#[test]
fn rules_stand_in_the_order_of_the_book() {
    for index in RuleIndex::all() {
        let ids: Vec<_> = index.rules().iter().map(|rule| rule.id.as_str()).collect();
        let place = |id: &str| ids.iter().position(|found| *found == id).unwrap_or_else(|| panic!("{id} is missing"));
        if index.game() == "osaczeni" {
            assert_eq!(ids.len(), 239);
            assert!(place("OS-1.2") < place("OS-1.10") && place("OS-9.17") < place("OS-10.1"));
            assert!(place("OS-18.3") < place("OS-G1") && place("OS-G9") < place("OS-G10"));
        }
    }
}

/// `OS-3.10` in a text must be a rule, too.
#[test]
fn texts_refer_only_to_rules_that_exist() {
    for index in RuleIndex::all() {
        let prefix = index.rules()[0].id.split('-').next().expect("split gives at least one part");
        let texts = index.rules().iter().flat_map(|rule| {
            let reasons = rule.unenforceable.iter();
            std::iter::once(&rule.text).chain(reasons).map(move |text| (&rule.id, text))
        });
        for (id, text) in texts.chain(index.entries().iter().map(|entry| (&entry.id, &entry.text))) {
            for language in Language::ALL {
                let words = text.get(language).split(|letter: char| letter.is_whitespace() || "(),;:".contains(letter));
                for word in words.map(|word| word.trim_end_matches('.')) {
                    if word.starts_with(&format!("{prefix}-")) {
                        assert!(index.rule(word).is_some(), "{id} refers to {word}");
                    }
                }
            }
        }
    }
}

#[test]
fn rulings_are_counted_apart_and_exceptions_stay_few() {
    let index = RuleIndex::of("osaczeni").expect("is built in");
    for rule in index.rules() {
        assert_eq!(rule.kind == RuleKind::Ruling, rule.id.starts_with("OS-G"), "{}", rule.id);
    }
    let exceptions: Vec<_> = index.rules().iter().filter(|rule| rule.unenforceable.is_some()).collect();
    let ids: Vec<_> = exceptions.iter().map(|rule| rule.id.as_str()).collect();
    assert_eq!(ids, ["OS-2.5", "OS-2.6", "OS-2.8"], "a new exception needs a good reason, here and in the index");
    assert_eq!(index.rules().iter().filter(|rule| rule.is_enforceable()).count(), 239 - 41 - 3);
}

/// A thing is called the same in the catalogue of the rules and in the content.
#[test]
fn names_agree_with_the_content() {
    let mut compared = 0;
    for index in RuleIndex::all() {
        let folder = root().join("content").join(index.game());
        for file in std::fs::read_dir(&folder).unwrap_or_else(|_| panic!("{} is missing", folder.display())) {
            let path = file.expect("content can be read").path();
            let text = std::fs::read_to_string(&path).expect("content is text");
            let content: toml::Table = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            for thing in content.values().filter_map(toml::Value::as_array).flatten() {
                let word = |field: &str| thing.get(field).and_then(toml::Value::as_str);
                let (Some(id), Some(en), Some(pl)) = (word("id"), word("name_en"), word("name_pl")) else { continue };
                let entry =
                    index.entry(id).unwrap_or_else(|| panic!("{id} has no entry in rules/{}.toml", index.game()));
                assert_eq!((entry.name.get(Language::En), entry.name.get(Language::Pl)), (en, pl), "{id}");
                compared += 1;
            }
        }
    }
    assert!(compared >= 40, "only {compared} names were compared");
}
