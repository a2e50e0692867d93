//! The kernel's battery over random games: every mission, several numbers of seats and Survivors.

use holdout_kernel::battery::{self, Care};
use holdout_kernel::{Seat, Seed, Table, Tape, Viewer};
use holdout_zombicide::{BlackPlague, Content, Setup};

fn play(setup: &Setup, seed: u64, care: Care) {
    if let Err(failure) = battery::play::<BlackPlague>(BlackPlague::built_in(), setup, Seed::from_number(seed), care) {
        let lines = failure.record.map_or(0, |record| record.lines.len());
        panic!(
            "{} players {} seed {seed}: {}: {} ({lines} lines)",
            setup.mission, setup.players, failure.check, failure.what
        );
    }
}

#[test]
fn random_games_of_every_mission_are_clean() {
    let content = BlackPlague::built_in();
    for (at, mission) in content.missions.iter().enumerate() {
        for players in [1, 2, 6] {
            let setup = Setup::default_for(content, &mission.id, players);
            play(&setup, at as u64 * 10 + u64::from(players), Care { every: 40 });
        }
    }
}

#[test]
fn every_step_of_a_game_is_clean() {
    let content = BlackPlague::built_in();
    for (mission, players) in [("m0", 1), ("m1", 3)] {
        play(&Setup::default_for(content, mission, players), 5, Care { every: 4 });
    }
}

#[test]
fn teams_of_seven_to_twelve_and_covens_are_clean() {
    let content = BlackPlague::built_in();
    for (mission, size) in [("m1", 7), ("m9", 9), ("m3", 12)] {
        let mut setup = Setup::default_for(content, mission, 4);
        let more: Vec<String> = setup.survivors.iter().cycle().take(size).cloned().collect();
        setup.survivors = more;
        setup.options.insert("necromancers".into(), 3.into());
        play(&setup, size as u64, Care { every: 40 });
    }
}

#[test]
fn a_table_is_small() {
    assert!(size_of::<Table<BlackPlague>>() <= 4096, "{} bytes", size_of::<Table<BlackPlague>>());
}

#[test]
fn a_setup_that_cannot_be_is_refused_with_all_reasons() {
    let content = BlackPlague::built_in();
    let mut setup = Setup::default_for(content, "m4", 7);
    setup.survivors.pop();
    setup.survivors[0] = "nobody".into();
    setup.owners = vec![Seat(9)];
    let problems = setup.board(content).err().expect("it cannot be");
    assert!(problems.len() >= 4, "{problems:?}");
}

/// BP-2.8: nobody in the box starts with a card, so the test gives the skill to somebody.
#[test]
fn who_starts_with_a_card_gets_it_besides_the_deal() {
    let (_, text) = BlackPlague::files().into_iter().find(|(name, _)| *name == "survivors.toml").expect("it ships");
    let own = text.replace("blue = [\"bloodlust-melee\"]", "blue = [\"starts-with-axe\"]");
    let content =
        BlackPlague::read_with(&[("survivors.toml".into(), own)]).unwrap_or_else(|problems| panic!("{problems:?}"));
    let content: &'static Content = Box::leak(Box::new(content));
    let setup = Setup::default_for(content, "m1", 1);
    let table = Table::<BlackPlague>::open(content, &setup, Seed::from_number(1), Tape::NONE).expect("it opens");
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.survivors[0].cards.get("hand-1"), Some("axe"));
    assert_eq!(view.equipment_deck, 62);
    assert!(battery::play::<BlackPlague>(content, &setup, Seed::from_number(1), Care { every: 50 }).is_ok());
}

/// Random games in which every skill there is belongs to somebody from the start.
#[test]
fn games_with_every_skill_are_clean() {
    let built_in = BlackPlague::built_in();
    let skills: Vec<&str> = built_in.skills.iter().map(|skill| skill.id.as_str()).collect();
    for (number, chosen) in skills.chunks(6).enumerate() {
        let mut people = String::from("schema = 1\n");
        for (identity, skill) in built_in.identities.iter().zip(chosen.iter().cycle()) {
            people += &format!(
                "[[survivor]]\nid = \"{0}\"\nname = \"{0}\"\nblue = [\"{skill}\"]\nyellow = [\"plus-1-action\"]\n\
                 orange = [\"taunt\", \"zombie-link\"]\nred = [\"jump\"]\nbody_slot_keyword = \"dagger\"\n\
                 body_slot_accepts = [\"dagger\"]\nstarting_equipment = []\nprovenance = \"seed\"\n",
                identity.id
            );
        }
        let content = BlackPlague::read_with(&[("survivors.toml".into(), people)]);
        let content: &'static Content = Box::leak(Box::new(content.unwrap_or_else(|problems| panic!("{problems:?}"))));
        let mission = &built_in.missions[number % built_in.missions.len()].id;
        for seed in 0..3 {
            let setup = Setup::default_for(content, mission, 1 + number as u8 % 3);
            let ran = battery::play::<BlackPlague>(content, &setup, Seed::from_number(seed), Care { every: 40 });
            if let Err(failure) = ran {
                panic!("{chosen:?} {mission} seed {seed}: {}: {}", failure.check, failure.what);
            }
        }
    }
}
