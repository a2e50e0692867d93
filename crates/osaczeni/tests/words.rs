//! Every sentence the game can say exists in both languages, and gets every argument it shows.

use holdout_kernel::record::Start;
use holdout_kernel::{Arg, By, Game, Phrase, Seat, Seed, Sitting, Throw, Viewer};
use holdout_osaczeni::{Content, Osaczeni, Setup, picture};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// A message of a Fluent file: its attributes, and the variables it shows or chooses by.
#[derive(Default)]
struct Message {
    attributes: BTreeSet<String>,
    variables: BTreeSet<String>,
}

const LOCALES: [(&str, &str); 2] = [
    ("en", include_str!("../../../locales/en/osaczeni.ftl")),
    ("pl", include_str!("../../../locales/pl/osaczeni.ftl")),
];

fn messages(text: &str) -> BTreeMap<String, Message> {
    let mut found: BTreeMap<String, Message> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with("os-")) {
            name.clone_into(&mut key);
            found.entry(key.clone()).or_default();
        }
        let Some(message) = found.get_mut(&key) else { continue };
        if let Some(attribute) = line.trim_start().strip_prefix('.') {
            message.attributes.extend(attribute.split(" =").next().map(str::to_owned));
        }
        for after in line.split('$').skip(1) {
            let end = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(after.len());
            message.variables.insert(after[..end].to_owned());
        }
    }
    found
}

fn check(phrase: &Phrase, messages: &BTreeMap<String, Message>, language: &str) {
    let message = messages.get(&*phrase.key).unwrap_or_else(|| panic!("{language}: no text {}", phrase.key));
    let mut given = BTreeSet::new();
    for (name, arg) in &phrase.args {
        given.insert((*name).to_owned());
        let terms: Vec<&Arg> = if let Arg::List(many) = arg { many.iter().collect() } else { vec![arg] };
        for term in terms {
            if let Arg::Term(key) = term {
                let named = messages.get(&**key).unwrap_or_else(|| panic!("{language}: no name {key}"));
                given.extend(named.attributes.iter().map(|attribute| format!("{name}-{attribute}")));
            }
        }
    }
    for variable in &message.variables {
        assert!(given.contains(variable), "{language}: {} wants ${variable}, given {given:?}", phrase.key);
    }
}

/// Plays random games with talk and gives every phrase they produce to `each`.
fn all_phrases(each: &dyn Fn(&Phrase)) {
    for number in 0..132_u64 {
        let variant = Some((number % 22) as u8).filter(|number| *number > 0);
        let setup = Setup { variant, any_variant: true, ..Setup::of(3 + (number / 22 % 4) as u8) };
        let seed = Seed::from_number(number);
        let mut throw = Throw::loose(seed, 1);
        let mut sitting = Sitting::<Osaczeni>::begin(Content::embedded(), Start::Setup(setup), seed).expect("a setup");
        while !sitting.table().is_over() {
            let table = *sitting.table();
            let waiting: Vec<Seat> = table.waiting_for().iter().collect();
            let seat = *throw.pick(&waiting);
            if let Some((text, _)) = table.ask_text(seat) {
                each(&text.about);
                each(&text.waiting);
            }
            let menu = table.menu(seat);
            menu.offered.iter().chain(&menu.fallback).for_each(|a| each(&table.answer_phrase(a)));
            for (answer, why, _) in &menu.refused {
                each(&table.answer_phrase(answer));
                each(&Osaczeni::why_phrase(why));
            }
            if let Some(said) = Osaczeni::small_talk(table.board(), seat, &mut throw) {
                // A full ledger is a fine answer too.
                let _ = sitting.say(seat, &said);
            }
            // Now and then the clock answers.
            let (answer, by) = match menu.fallback {
                Some(answer) if throw.below(10) == 0 => (answer, By::Clock),
                Some(_) | None => (*throw.pick(&menu.offered), By::Player),
            };
            sitting.answer(seat, table.ask_id(seat), answer, by, None).expect("it was offered");
            picture(&sitting.table().view(Viewer::Seat(seat)), &|phrase| {
                each(phrase);
                String::new()
            });
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Omniscient] {
            sitting.seen_since(0, viewer).iter().filter_map(|entry| entry.phrase.as_ref()).for_each(each);
        }
    }
}

#[test]
fn every_phrase_of_random_games_has_its_text_and_its_arguments() {
    let locales = LOCALES.map(|(language, text)| (language, messages(text)));
    let said = RefCell::new(BTreeSet::new());
    all_phrases(&|phrase| {
        for (language, messages) in &locales {
            check(phrase, messages, language);
        }
        said.borrow_mut().insert(phrase.key.to_string());
        for (_, arg) in &phrase.args {
            if let Arg::Term(key) = arg {
                said.borrow_mut().insert(key.to_string());
            }
        }
    });
    // What is written and never said is either for the shop window or too rare for these games.
    let said = said.into_inner();
    let elsewhere = [
        "os-title",
        "os-tagline",
        "os-legend",
        "os-ending-",
        "os-option-",
        "os-variant-",
        "os-epilogue-",
        "os-why-",
        "os-say-",
    ];
    let rare = [
        "os-ask-nothing",
        "os-ask-drink-any-turn",
        "os-event-monster-none-left",
        "os-word-empty-hand",
        "os-ask-search-last",
        "os-event-skipped-deck",
        "os-phase-setup",
        "os-phase-over",
        "os-event-no-destination",
        "os-event-stayed-full",
        "os-event-stayed-there",
        "os-event-stayed-unmarked",
        "os-event-votes-0",
        "os-event-votes-1",
        "os-event-maps-0",
        "os-event-maps-1",
        "os-event-monster-lost",
        "os-event-no-epilogue",
        "os-event-scored-nobody",
        "os-picture-nobody-survived",
        "os-event-decision-again",
    ];
    let never: Vec<&String> = locales[0]
        .1
        .keys()
        .filter(|key| !said.contains(*key) && !rare.contains(&key.as_str()))
        .filter(|key| !elsewhere.iter().any(|prefix| key.starts_with(prefix)))
        .collect();
    assert!(never.is_empty(), "written and never said: {never:?}");
}

#[test]
fn variants_and_epilogues_are_told_as_the_content_has_them() {
    for (language, text) in LOCALES {
        let has = |key: String, value: &str| assert!(text.contains(&format!("{key} = {value}\n")), "{language}: {key}");
        for variant in &Content::embedded().variants {
            let polish = language == "pl";
            has(format!("os-variant-{}", variant.number), if polish { &variant.name_pl } else { &variant.name_en });
            let told = if polish { &variant.text_pl } else { &variant.text_en };
            has(format!("os-variant-{}-text", variant.number), told);
        }
        for epilogue in &Content::embedded().epilogues {
            let polish = language == "pl";
            let title = if polish { &epilogue.title_pl } else { &epilogue.title_en };
            has(format!("os-epilogue-{}", epilogue.number), title);
            let story = if polish { &epilogue.story_pl } else { &epilogue.story_en };
            has(format!("os-epilogue-{}-story", epilogue.number), story);
        }
    }
}
