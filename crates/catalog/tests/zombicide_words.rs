//! Everything the game says exists in both languages, and Polish differs from English where it should.

use holdout_kernel::record::Start;
use holdout_kernel::{By, Game, Phrase, Seed, Sitting, Throw, Viewer};
use holdout_lexicon::{Language, Lexicon, RuleIndex, RuleKind};
use holdout_zombicide::skills::Names;
use holdout_zombicide::{BlackPlagueEdition, Edition, InvaderEdition, Setup, WhiteDeathEdition, Zombicide, picture};
use std::cell::RefCell;
use std::collections::BTreeSet;

fn check<E: Edition>(phrase: &Phrase, said: &mut BTreeSet<String>) {
    if said.insert(phrase.key.to_string()) {
        for language in Language::ALL {
            assert_eq!(Lexicon::of(language, E::ID).faults(phrase), [], "{language}: {phrase:?}");
        }
    }
}

#[test]
fn whatever_random_games_say_is_known_in_both_languages() {
    random_games::<BlackPlagueEdition>();
    random_games::<InvaderEdition>();
    random_games::<WhiteDeathEdition>();
}

fn random_games<E: Edition>() {
    let content = Zombicide::<E>::built_in();
    let mut said = BTreeSet::new();
    for (number, mission) in content.missions.iter().enumerate() {
        let setup = Setup::default_for(content, &mission.id, 2);
        let seed = Seed::from_number(number as u64);
        let mut sitting = Sitting::<Zombicide<E>>::begin(content, Start::Setup(setup), seed).expect("it begins");
        let mut throw = Throw::loose(seed, 7);
        while !sitting.table().is_over() {
            let table = *sitting.table();
            let seat = table.waiting_for().iter().next().expect("somebody is asked");
            let menu = table.menu(seat);
            let (text, _) = table.ask_text(seat).expect("it is asked");
            check::<E>(&text.about, &mut said);
            check::<E>(&text.waiting, &mut said);
            for answer in menu.offered.iter().chain(menu.refused.iter().map(|(answer, ..)| answer)) {
                check::<E>(&table.answer_phrase(answer), &mut said);
            }
            for (_, why, _) in &menu.refused {
                check::<E>(&Zombicide::<E>::why_phrase(why), &mut said);
            }
            let drawn = RefCell::new(Vec::new());
            picture(&table.view(Viewer::Spectator), &|phrase: &Phrase| {
                drawn.borrow_mut().push(phrase.clone());
                String::new()
            });
            drawn.into_inner().iter().for_each(|phrase| check::<E>(phrase, &mut said));
            let answer = *throw.pick(&menu.offered);
            sitting.answer(seat, table.ask_id(seat), answer, By::Player, None).expect("it was offered");
        }
        for entry in sitting.seen_since(0, Viewer::Spectator) {
            entry.phrase.iter().for_each(|phrase| check::<E>(phrase, &mut said));
        }
        for language in Language::ALL {
            let say = |phrase: &Phrase| Lexicon::of(language, E::ID).render(phrase, &[]);
            let text = picture(&sitting.table().view(Viewer::Spectator), &say);
            assert!(text.lines().count() > mission.map.rows * 4, "{text}");
        }
    }
    assert!(said.len() > 60, "only {} different sentences were said", said.len());
}

/// Names of cards, skills, kinds and missions exist for everything in the content.
#[test]
fn everything_in_the_box_has_a_name() {
    names::<BlackPlagueEdition>();
    names::<InvaderEdition>();
    names::<WhiteDeathEdition>();
}

fn names<E: Edition>() {
    let content = Zombicide::<E>::built_in();
    let mut said = BTreeSet::new();
    let cards = content.cards.iter().map(|card| format!("zc-card-{}", card.id));
    let people = content.identities.iter();
    let people = people.flat_map(|one| [format!("zc-survivor-{}", one.id), format!("zc-survivor-{}-2", one.id)]);
    let missions = content.missions.iter().map(|mission| format!("{}-mission-{}", E::PREFIX, mission.id));
    let skills = content.identities.iter().flat_map(|one| one.skills.iter().flatten());
    let skills = skills.map(|skill| format!("zc-skill-{}", content.skills[*skill as usize - 1].id));
    for key in cards.chain(people).chain(missions).chain(skills) {
        check::<E>(&Phrase::new(key), &mut said);
    }
}

/// Every key that stands in `words.rs` or the picture is known, also those that random games do not come to.
#[test]
fn every_key_in_the_code_is_known() {
    let sources = [include_str!("../../zombicide/src/words.rs"), include_str!("../../zombicide/src/picture.rs")];
    let known: BTreeSet<&str> = Lexicon::of(Language::Pl, "black-plague").keys().collect();
    let mut count = 0;
    for source in sources {
        let literals = source.split('"').skip(1).step_by(2);
        for key in literals.filter(|text| text.starts_with("zc-") && !text.ends_with('-') && !text.contains('{')) {
            assert!(known.contains(key), "{key} is in no Fluent file");
            count += 1;
        }
    }
    assert!(count > 150, "only {count} keys were found");
}

/// A skill is a rule like any other: its words stand in locales/, its code in skills/.
#[test]
fn every_skill_of_the_rule_index_exists_and_no_other() {
    skills::<BlackPlagueEdition>();
    skills::<InvaderEdition>();
    skills::<WhiteDeathEdition>();
}

fn skills<E: Edition>() {
    let index = RuleIndex::of(E::ID).expect("the index is built in");
    let skills = index.rules().iter().filter(|rule| rule.kind == RuleKind::Skill);
    let mut without_code: Vec<&str> = skills.map(|skill| skill.id.as_str()).collect();
    for skill in &Zombicide::<E>::built_in().skills {
        let family = match skill.kind.names {
            Names::Kinds(prefix) | Names::Cards(prefix) | Names::Skills(prefix) => prefix.trim_end_matches('-'),
            Names::One(_) | Names::List(_) => &skill.id,
        };
        let found = index.rule(&skill.id).map(|rule| rule.id.as_str());
        // A list may share the text of a family as well.
        let known = found == Some(family) || found.is_some_and(|found| skill.id.starts_with(found));
        assert!(known, "the text of {} in locales/ is that of {found:?}", skill.id);
        without_code.retain(|id| *id != family && *id != skill.id && Some(*id) != found);
    }
    assert_eq!(without_code, Vec::<&str>::new());
}

/// The board as text shows everything a player at a terminal decides by: Mold and how far its chain is, Machines, doors,
/// airlocks and special rooms, air, and what is attached to what.
#[test]
fn a_station_is_drawn_with_everything_in_it() {
    let position = serde_json::json!({
        "mission": "m8",
        "survivors": [
            { "id": "jared", "zone": "7R.s11", "hands": ["flamethrower", "smg"], "body": ["oxygen-tank"], "wounds": 1,
              "attached": { "hand-1": ["canister"] }, "remotes": ["green"] },
        ],
        "turn": "jared",
        "bot": { "zone": "8R.D", "active": true },
        "mold_active": ["9R.s10", "6R.C"],
        "mold_inactive": ["4R.A"],
        "closed": [["6R.I", "6R.s21"]],
        "destroyed": [["7R.G", "7R.s21"]],
    });
    let title = holdout_catalog::title("invader").expect("it is in the catalog");
    let table = title.arrange(&position, Seed::from_number(1)).expect("the position can be");
    let drawn = |language| {
        let say = |phrase: &Phrase| Lexicon::of(language, "invader").render(phrase, &[]);
        table.picture(Viewer::Spectator, &say)
    };
    let (english, polish) = (drawn(Language::En), drawn(Language::Pl));
    for mark in [" ~~", " ~ ", "[B]", "[g]", "=", "#", "x", "[O2]", "[S]", "[A]"] {
        assert!(english.contains(mark) && polish.contains(mark), "no {mark} in\n{english}");
    }
    for words in [
        "Active Mold",
        "Flamethrower + Canister",
        "Damage 1 of 3",
        "remote controls: green",
        "Secured airlock",
        "Oxygen Tanks in the supply: 5",
        "Door tokens left: 3",
        "Bot that Xenos notice",
        "destroyed door",
    ] {
        assert!(english.contains(words), "no {words} in\n{english}");
    }
    for words in ["Aktywna Pleśń", "Miotacz ognia + Zbiornik", "Obrażenia 1 z 3", "Butle tlenowe w zapasie: 5"] {
        assert!(polish.contains(words), "no {words} in\n{polish}");
    }
    // Two of three Oxygen Supply Rooms are left, and the legend.
    assert_eq!(english.matches("[O2]").count(), 3, "{english}");
}
