//! The kernel's battery over random games of White Death: every mission, several numbers of seats and Heroes, options.

use holdout_kernel::Table;
use holdout_kernel::battery::{self, Care};
use holdout_kernel::{Game, Seed};
use holdout_zombicide::{Content, Setup, WhiteDeath};

fn play(content: &'static Content, setup: &Setup, seed: u64, care: Care) {
    if let Err(failure) = battery::play::<WhiteDeath>(content, setup, Seed::from_number(seed), care) {
        let lines = failure.record.map_or(0, |record| record.lines.len());
        panic!(
            "{} players {} seed {seed}: {}: {} ({lines} lines)",
            setup.mission, setup.players, failure.check, failure.what
        );
    }
}

#[test]
fn random_games_of_every_mission_are_clean() {
    let content = WhiteDeath::built_in();
    assert_eq!(content.missions.len(), 11);
    for (at, mission) in content.missions.iter().enumerate() {
        for players in [1, 2, 6] {
            let setup = Setup::default_for(content, &mission.id, players);
            play(content, &setup, at as u64 * 10 + u64::from(players), Care { every: 40 });
        }
    }
}

#[test]
fn large_teams_and_options_are_clean() {
    let content = WhiteDeath::built_in();
    for (mission, size) in [("m0", 12), ("m1", 7), ("m2", 8), ("m9", 9), ("m10", 12), ("m7", 11), ("m4", 10)] {
        let mut setup = Setup::default_for(content, mission, 4);
        setup.survivors = content.identities.iter().cycle().take(size).map(|one| one.id.clone()).collect();
        for (bit, option) in ["abominations", "necromancers", "guard-skills", "ultrared"].iter().enumerate() {
            setup.options.insert((*option).into(), (size >> bit & 1 == 0).into());
        }
        setup.options.insert("festival".into(), (size % 2 == 0).into());
        play(content, &setup, size as u64, Care { every: 40 });
    }
}

#[test]
fn a_table_is_small() {
    assert!(size_of::<Table<WhiteDeath>>() <= 4096, "{} bytes", size_of::<Table<WhiteDeath>>());
}

/// Random games in which every skill there is belongs to somebody from the start.
#[test]
fn games_with_every_skill_are_clean() {
    let built_in = WhiteDeath::built_in();
    let wrapped = |id: &str| ["brother-in-arms-", "range-2-", "guards-"].iter().any(|prefix| id.starts_with(prefix));
    let plain = built_in.skills.iter().filter(|skill| !wrapped(&skill.id) || skill.id.ends_with("-melee"));
    let skills: Vec<&str> = plain.map(|skill| skill.id.as_str()).collect();
    for (number, chosen) in skills.chunks(24).enumerate() {
        let mut people = String::from("schema = 1\n");
        for (identity, skills) in built_in.identities.iter().zip(chosen.chunks(4).cycle()) {
            people += &format!(
                "[[survivor]]\nid = \"{0}\"\nname = \"{0}\"\nblue = {skills:?}\n\
                 yellow = [\"plus-1-action\"]\norange = [\"taunt\", \"zombie-link\"]\nred = [\"jump\"]\n\
                 body_slot_keyword = \"\"\nbody_slot_accepts = []\nstarting_equipment = []\nprovenance = \"seed\"\n",
                identity.id
            );
        }
        let content = WhiteDeath::read_with(&[("survivors.toml".into(), people)]);
        let content: &'static Content = Box::leak(Box::new(content.unwrap_or_else(|problems| panic!("{problems:?}"))));
        let mission = &built_in.missions[number % built_in.missions.len()].id;
        let mut setup = Setup::default_for(content, mission, 1 + number as u8 % 3);
        setup.survivors.truncate(6);
        let ran = battery::play::<WhiteDeath>(content, &setup, Seed::from_number(number as u64), Care { every: 40 });
        if let Err(failure) = ran {
            panic!("{chosen:?} {mission}: {}: {}", failure.check, failure.what);
        }
    }
}

/// A card of a Siege names one kind, and no more of it than the game can count; else the deck is not read.
#[test]
fn a_siege_card_is_of_one_kind() {
    let (_, deck) = WhiteDeath::files().into_iter().find(|(name, _)| *name == "spawn-deck.toml").expect("it ships");
    let right = "kind = \"siege\"\nblue = [\"walker\", 1]\nyellow = [\"walker\", 1]";
    assert!(deck.contains(right));
    for (wrong, is_read) in [
        ("kind = \"siege\"\nblue = [\"walker\", 1]\nyellow = [\"walker\", 15]", true),
        ("kind = \"siege\"\nblue = [\"walker\", 1]\nyellow = [\"walker\", 16]", false),
        ("kind = \"siege\"\nblue = [\"walker\", 1]\nyellow = [\"runner\", 1]", false),
    ] {
        let read = WhiteDeath::read_with(&[("spawn-deck.toml".into(), deck.replacen(right, wrong, 1))]);
        assert_eq!(read.is_ok(), is_read, "{wrong}");
    }
}

/// WD-G28: whoever would take the Empress into Corruption is warned by the words of the answer.
#[test]
fn a_step_that_loses_the_empress_says_so() {
    let content = WhiteDeath::built_in();
    let key = |position: serde_json::Value, answer: &str| {
        let position = serde_json::from_value(position).expect("a position");
        let (board, frames) = WhiteDeath::arrange(content, &position).unwrap_or_else(|problems| panic!("{problems:?}"));
        let answer = WhiteDeath::parse_answer(answer).expect("an answer");
        WhiteDeath::answer_phrase(frames.last().expect("somebody is asked"), &board, &answer).key
    };
    let carrying = |tokens: serde_json::Value| {
        serde_json::json!({ "mission": "m5", "turn": "ogon", "tokens": [],
            "survivors": [{ "id": "ogon", "zone": "27R.s02", "tokens": tokens }] })
    };
    assert_eq!(key(carrying(serde_json::json!({ "beacon": 1 })), "move:27R.s01"), "wd-answer-doom");
    assert_eq!(key(carrying(serde_json::json!({ "beacon": 1 })), "move:27R.s11"), "zc-answer-move");
    assert_eq!(key(carrying(serde_json::json!({})), "move:27R.s01"), "zc-answer-move");
    let walking = |zones: &[&str]| {
        serde_json::json!({ "mission": "m9", "phase": "end", "beacon": "28V.s01", "guards": {}, "tokens": [],
            "corruption": zones, "survivors": [{ "id": "ogon", "zone": "28V.s01" }] })
    };
    assert_eq!(key(walking(&["29R.s21"]), "beacon:29R.s21"), "wd-answer-beacon-doom");
    assert_eq!(key(walking(&[]), "beacon:29R.s21"), "wd-answer-beacon");
}
