//! Every Fluent file says the same things in every language.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use holdout_kernel::{Arg, Phrase};
use holdout_lexicon::{Language, Lexicon};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What a message is made of.
#[derive(Default)]
struct Parts {
    attributes: BTreeSet<String>,
    /// Variables whose value a reader sees.
    shown: BTreeSet<String>,
    /// Variables that only choose between wordings.
    choosing: BTreeSet<String>,
    /// The plural categories of each choice by a number that is also shown, which must agree with its noun.
    plurals: Vec<BTreeSet<String>>,
}

const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code())
}

/// File name -> key -> parts, as they stand on disk.
fn files(language: Language) -> BTreeMap<String, BTreeMap<String, Parts>> {
    let entries = std::fs::read_dir(folder(language)).expect("each language has its folder");
    entries
        .map(|entry| {
            let path = entry.expect("the folder can be read").path();
            let text = std::fs::read_to_string(&path).expect("Fluent files are text");
            (path.file_name().unwrap().to_string_lossy().into_owned(), messages(&path, &text))
        })
        .collect()
}

fn messages(path: &Path, text: &str) -> BTreeMap<String, Parts> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let before = found.insert(message.id.name.to_owned(), parts(message));
                assert!(before.is_none(), "{}: {} is there twice", path.display(), message.id.name);
            }
            Entry::Junk { content } => panic!("{}: not understood: {content}", path.display()),
            _ => {}
        }
    }
    found
}

fn parts(message: &Message<&str>) -> Parts {
    let mut parts = Parts::default();
    if let Some(pattern) = &message.value {
        parts.read(pattern);
    }
    for attribute in &message.attributes {
        parts.attributes.insert(attribute.id.name.to_owned());
        parts.read(&attribute.value);
    }
    parts
}

impl Parts {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let mut inside = Self::default();
                for variant in variants {
                    inside.read(&variant.value);
                }
                let categories: BTreeSet<String> = variants
                    .iter()
                    .filter_map(|variant| match variant.key {
                        VariantKey::Identifier { name } if PLURALS.contains(&name) => Some(name.to_owned()),
                        _ => None,
                    })
                    .collect();
                let mut chooser = Self::default();
                chooser.inline(selector);
                if !categories.is_empty() && !chooser.shown.is_disjoint(&inside.shown) {
                    self.plurals.push(categories);
                }
                self.choosing.extend(chooser.shown);
                self.shown.extend(inside.shown);
                self.choosing.extend(inside.choosing);
                self.plurals.extend(inside.plurals);
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.shown.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

#[test]
fn both_languages_have_the_same_files_keys_and_attributes() {
    let (english, polish) = (files(Language::En), files(Language::Pl));
    assert_eq!(english.keys().collect::<Vec<_>>(), polish.keys().collect::<Vec<_>>());
    for (file, messages) in &english {
        let other = &polish[file];
        assert_eq!(messages.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{file}");
        for (key, parts) in messages {
            assert_eq!(parts.attributes, other[key].attributes, "{file}: attributes of {key}");
        }
    }
}

/// Languages differ in the grammatical case they want, so `$area-loc` here and `$area` there is the same variable;
/// and where one chooses between singular and plural, the other may need no choice.
#[test]
fn both_languages_use_the_same_variables() {
    let (english, polish) = (files(Language::En), files(Language::Pl));
    let mut endings: BTreeSet<String> =
        english.values().flat_map(|file| file.values()).flat_map(|parts| parts.attributes.clone()).collect();
    // What somebody wrote in both languages comes as `$name-en` and `$name-pl`.
    endings.extend(["count", "en", "pl"].map(str::to_owned));
    let stem = |name: &String| {
        let stem = name.rsplit_once('-').filter(|(_, ending)| endings.contains(*ending));
        stem.map_or(name.clone(), |(stem, _)| stem.to_owned())
    };
    let stems = |names: &BTreeSet<String>| names.iter().map(stem).collect::<BTreeSet<_>>();
    for (file, messages) in &english {
        for (key, here) in messages {
            let there = &polish[file][key];
            assert_eq!(stems(&here.shown), stems(&there.shown), "{file}: variables of {key}");
            let (ours, theirs) = (stems(&here.choosing), stems(&there.choosing));
            let all = |shown: &BTreeSet<String>, choosing: &BTreeSet<String>| &stems(shown) | choosing;
            assert!(
                ours.is_subset(&all(&there.shown, &theirs)) || theirs.is_subset(&all(&here.shown, &ours)),
                "{file}: {key} chooses by {ours:?} in English and by {theirs:?} in Polish"
            );
        }
    }
}

/// A number that is shown needs all plurals of the language: "1 potwór, 2 potwory, 5 potworów". They are written out
/// even where they are alike ("z 2 potworów, z 5 potworów"), to show that nobody forgot them.
#[test]
fn plurals_are_complete() {
    for (language, needed) in [(Language::En, &["one"][..]), (Language::Pl, &["one", "few", "many"])] {
        for (file, messages) in files(language) {
            for (key, parts) in messages {
                for categories in &parts.plurals {
                    for category in needed {
                        assert!(categories.contains(*category), "{language}/{file}: {key} lacks [{category}]");
                    }
                }
            }
        }
    }
}

/// Also finds references to messages that are not there.
#[test]
fn every_message_renders() {
    for language in Language::ALL {
        let lexicon = Lexicon::house(language);
        let parts: BTreeMap<String, Parts> = files(language).into_values().flatten().collect();
        assert!(!parts.is_empty());
        for (key, parts) in parts {
            let mut phrase = Phrase::new(key.clone());
            for name in parts.shown.into_iter().chain(parts.choosing) {
                phrase = phrase.arg(name.leak(), Arg::Text("words".to_owned()));
            }
            assert_eq!(lexicon.faults(&phrase), [], "{language}: {key}");
            assert!(!lexicon.render(&phrase, &[]).contains(['\u{2068}', '\u{2069}']), "{key} has isolation marks");
        }
    }
}

/// Whatever an edition overrides, its sentences can still be read.
#[test]
fn every_message_renders_in_the_words_of_every_title() {
    for language in Language::ALL {
        let all = files(language);
        for title in all.keys().filter_map(|name| name.strip_suffix(".ftl")) {
            let lexicon = Lexicon::of(language, title);
            for key in lexicon.keys() {
                let of_key = all.values().filter_map(|messages| messages.get(key));
                let mut phrase = Phrase::new(key.to_owned());
                for name in of_key.flat_map(|parts| parts.shown.iter().chain(&parts.choosing)) {
                    phrase = phrase.arg(name.clone().leak(), Arg::Text("words".to_owned()));
                }
                assert_eq!(lexicon.faults(&phrase), [], "{language}, {title}: {key}");
            }
        }
    }
}

#[test]
fn what_is_built_in_is_what_is_on_disk() {
    for language in Language::ALL {
        let on_disk: BTreeSet<String> = files(language).into_values().flat_map(BTreeMap::into_keys).collect();
        let built_in: BTreeSet<String> = Lexicon::house(language).keys().map(str::to_owned).collect();
        assert_eq!(on_disk, built_in, "{language}");
    }
}

#[test]
fn lists_and_seats_read_as_each_language_says_them() {
    let list = Arg::List(vec!["a".to_owned().into(), "b".to_owned().into(), holdout_kernel::Seat(2).into()]);
    let phrase = Phrase::new("common-list-more").arg("list", list).arg("item", String::new());
    assert_eq!(Lexicon::house(Language::En).render(&phrase, &[]), "a, b and Player 3, ");
    assert_eq!(Lexicon::house(Language::Pl).render(&phrase, &[]), "a, b i Gracz 3, ");
}
