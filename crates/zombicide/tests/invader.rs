//! The kernel's battery over random games of Invader: every mission, several numbers of seats and Survivors, options.

use holdout_kernel::battery::{self, Care};
use holdout_kernel::{Seed, Table, Tape, Viewer};
use holdout_zombicide::{Content, Invader, Setup};

fn play(content: &'static Content, setup: &Setup, seed: u64, care: Care) {
    if let Err(failure) = battery::play::<Invader>(content, setup, Seed::from_number(seed), care) {
        let lines = failure.record.map_or(0, |record| record.lines.len());
        panic!(
            "{} players {} seed {seed}: {}: {} ({lines} lines)",
            setup.mission, setup.players, failure.check, failure.what
        );
    }
}

#[test]
fn random_games_of_every_mission_are_clean() {
    let content = Invader::built_in();
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
    let content = Invader::built_in();
    for (mission, size) in [("m1", 7), ("m9", 9), ("m10", 12), ("m7", 8)] {
        let mut setup = Setup::default_for(content, mission, 4);
        setup.survivors = setup.survivors.iter().cycle().take(size).cloned().collect();
        setup.options.insert("ultrared".into(), true.into());
        setup.options.insert("harder".into(), (size % 2 == 0).into());
        play(content, &setup, size as u64, Care { every: 40 });
    }
}

/// A file of the box with one line written anew, as somebody may have it in a folder of his own.
fn own(file: &str, from: &str, to: &str) -> Vec<(String, String)> {
    let (_, text) = Invader::files().into_iter().find(|(name, _)| *name == file).expect("it ships");
    assert_eq!(text.matches(from).count(), 1, "{from}");
    vec![(file.to_owned(), text.replace(from, to))]
}

/// INV-12.15, INV-22.1: how many tokens close openings, and which cards are the easier ones, stands in the files.
#[test]
fn figures_of_the_box_are_changed_in_its_files() {
    let begun = |own: &[(String, String)]| {
        let content = Invader::read_with(own).unwrap_or_else(|problems| panic!("{problems:?}"));
        let content: &'static Content = Box::leak(Box::new(content));
        let mut setup = Setup::default_for(content, "m0", 1);
        setup.options.insert("easier".into(), false.into());
        let table = Table::<Invader>::open(content, &setup, Seed::from_number(1), Tape::NONE).expect("it opens");
        let view = serde_json::to_value(table.view(Viewer::Spectator)).expect("a view is plain data");
        (view["door_tokens"].as_u64(), view["zombie_deck"].as_u64())
    };
    assert_eq!(begun(&[]), (Some(5), Some(29)));
    let fewer = own("miniatures.toml", "count = 5\n", "count = 2\n");
    assert_eq!(begun(&fewer), (Some(2), Some(29)));
    let moved = own("spawn-deck.toml", "cards = [1, 25]", "cards = [1, 20]");
    assert_eq!(begun(&moved), (Some(5), Some(34)));
    let problem = |own: Vec<(String, String)>| {
        let problems = Invader::read_with(&own).err().expect("it is refused");
        problems.iter().map(|problem| format!("{problem}\n")).collect::<String>()
    };
    assert!(problem(own("spawn-deck.toml", "cards = [51, 54]", "cards = [51, 55]")).contains("cards 1 to 54"));
    assert!(problem(own("spawn-deck.toml", "option = \"harder\"", "option = \"hard\"")).contains("no option hard"));
    assert!(problem(own("miniatures.toml", "kind = \"door-token\"", "kind = \"token\"")).contains("`door-token`"));
}

#[test]
fn a_table_is_small() {
    assert!(size_of::<Table<Invader>>() <= 4096, "{} bytes", size_of::<Table<Invader>>());
}

/// Random games in which every skill there is belongs to somebody from the start.
#[test]
fn games_with_every_skill_are_clean() {
    let built_in = Invader::built_in();
    let plain = built_in.skills.iter().filter(|skill| !skill.id.starts_with("brother-in-arms-damage"));
    let skills: Vec<&str> = plain.map(|skill| skill.id.as_str()).collect();
    for (number, chosen) in skills.chunks(12).enumerate() {
        let mut people = String::from("schema = 1\n");
        for (identity, skills) in built_in.identities.iter().zip(chosen.chunks(2).cycle()) {
            people += &format!(
                "[[survivor]]\nid = \"{0}\"\nname = \"{0}\"\nclass = \"civilian\"\nhealth = 3\nblue = {skills:?}\n\
                 yellow = [\"plus-1-action\"]\norange = [\"taunt\", \"xenos-link\"]\nred = [\"zero-g-run\"]\n\
                 body_slot_keyword = \"\"\nbody_slot_accepts = []\nstarting_equipment = []\nprovenance = \"seed\"\n",
                identity.id
            );
        }
        let content = Invader::read_with(&[("survivors.toml".into(), people)]);
        let content: &'static Content = Box::leak(Box::new(content.unwrap_or_else(|problems| panic!("{problems:?}"))));
        let mission = &built_in.missions[number % built_in.missions.len()].id;
        let setup = Setup::default_for(content, mission, 1 + number as u8 % 3);
        play(content, &setup, number as u64, Care { every: 60 });
    }
}
