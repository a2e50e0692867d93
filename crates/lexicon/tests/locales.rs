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
    variables: BTreeSet<String>,
    /// The plural categories of each selection that has any.
    plurals: Vec<BTreeSet<String>>,
}

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
                self.inline(selector);
                let categories: BTreeSet<String> = variants
                    .iter()
                    .filter_map(|variant| match variant.key {
                        VariantKey::Identifier { name } => Some(name.to_owned()),
                        VariantKey::NumberLiteral { .. } => None,
                    })
                    .filter(|name| ["zero", "one", "two", "few", "many"].contains(&name.as_str()))
                    .collect();
                if !categories.is_empty() {
                    self.plurals.push(categories);
                }
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
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

/// Languages differ in the grammatical case they want, so `$area-loc` here and `$area` there is the same variable.
#[test]
fn both_languages_use_the_same_variables() {
    let (english, polish) = (files(Language::En), files(Language::Pl));
    let mut endings: BTreeSet<String> =
        english.values().flat_map(|file| file.values()).flat_map(|parts| parts.attributes.clone()).collect();
    endings.insert("count".to_owned());
    let base = |name: &String| {
        let stem = name.rsplit_once('-').filter(|(_, ending)| endings.contains(*ending));
        stem.map_or(name.clone(), |(stem, _)| stem.to_owned())
    };
    for (file, messages) in &english {
        for (key, parts) in messages {
            let here: BTreeSet<_> = parts.variables.iter().map(base).collect();
            let there: BTreeSet<_> = polish[file][key].variables.iter().map(base).collect();
            assert_eq!(here, there, "{file}: variables of {key}");
        }
    }
}

/// A selection by number must know all plurals of the language.
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
        let lexicon = Lexicon::of(language);
        let parts: BTreeMap<String, Parts> = files(language).into_values().flatten().collect();
        assert!(!parts.is_empty());
        for (key, parts) in parts {
            let mut phrase = Phrase::new(key.clone());
            for name in parts.variables {
                phrase = phrase.arg(name.leak(), Arg::Text("words".to_owned()));
            }
            assert_eq!(lexicon.faults(&phrase), [], "{language}: {key}");
            assert!(!lexicon.render(&phrase, &[]).contains(['\u{2068}', '\u{2069}']), "{key} has isolation marks");
        }
    }
}

#[test]
fn what_is_built_in_is_what_is_on_disk() {
    for language in Language::ALL {
        let on_disk: BTreeSet<String> = files(language).into_values().flat_map(BTreeMap::into_keys).collect();
        let built_in: BTreeSet<String> = Lexicon::of(language).keys().map(str::to_owned).collect();
        assert_eq!(on_disk, built_in, "{language}");
    }
}

#[test]
fn lists_and_seats_read_as_each_language_says_them() {
    let list = Arg::List(vec!["a".to_owned().into(), "b".to_owned().into(), holdout_kernel::Seat(2).into()]);
    let phrase = Phrase::new("common-list-more").arg("list", list).arg("item", String::new());
    assert_eq!(Lexicon::of(Language::En).render(&phrase, &[]), "a, b and Player 3, ");
    assert_eq!(Lexicon::of(Language::Pl).render(&phrase, &[]), "a, b i Gracz 3, ");
}
