//! Whole recorded games of Zombicide replay to the same table; every mission has one, and every way to end.

use holdout_catalog::Given;
use holdout_kernel::{By, Record, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Answers after which a game is given up.
const LONGEST: usize = 6_000;
/// How far ahead a recorded answer is looked for that can be given.
const AHEAD: usize = 4;

#[test]
fn records_of_black_plague_replay_to_their_end() {
    replay("black-plague", &["won", "all-dead", "somebody-died", "necromancer-escaped"]);
}

#[test]
fn records_of_invader_replay_to_their_end() {
    replay("invader", &["won", "somebody-died", "mold-linked", "impossible", "scientist-died"]);
}

#[test]
fn records_of_white_death_replay_to_their_end() {
    let endings = ["won", "somebody-died", "beacon-corrupted", "impossible", "guard-killed", "empress-wounded"];
    replay("white-death", &endings);
}

/// Every record replays to the end it is named for; every mission has one, and so has every one of these endings.
fn replay(edition: &str, wanted: &[&str]) {
    let title = holdout_catalog::title(edition).expect("it is in the catalog");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(edition);
    let (mut missions, mut endings) = (BTreeSet::new(), BTreeSet::new());
    for entry in std::fs::read_dir(folder).expect("there are records") {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("records are text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let table = title.replay(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(table.is_over(), "{}", path.display());
        let view = table.view(Viewer::Omniscient);
        let mission = view["mission"]["id"].as_str().expect("a mission has an id").to_owned();
        let ending = view["outcome"].as_str().expect("it is over").to_owned();
        let name = format!("{mission}-{ending}");
        assert_eq!(path.file_stem().and_then(|stem| stem.to_str()), Some(name.as_str()));
        missions.insert(mission);
        endings.insert(ending);
    }
    assert_eq!(missions.len(), title.info().missions.len(), "{missions:?}");
    for ending in wanted {
        assert!(endings.contains(*ending), "no record of {edition} ends with {ending}: {endings:?}");
    }
}

/// Writes the records again with the outcomes of these rules. Where a recorded answer cannot be given any more, the next
/// one that can is taken, and where none can the clock answers, so every game still comes to an end.
#[test]
#[ignore = "it changes files: run it after a change of the rules"]
fn records_anew() {
    let title = holdout_catalog::title("black-plague").expect("it is in the catalog");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/black-plague");
    let paths: Vec<_> = std::fs::read_dir(&folder).expect("there are records").flatten().map(|at| at.path()).collect();
    let mut made = BTreeMap::new();
    for path in &paths {
        let mut record = Record::parse(&std::fs::read_to_string(path).expect("records are text")).expect("it is whole");
        record.lines.iter_mut().for_each(|line| line.digest = None);
        let (mut table, _) = title.replay_as_far(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let kept = table.steps();
        let answers: Vec<&str> = record.lines.iter().filter_map(|line| line.answer.as_deref()).collect();
        let mut next = kept;
        while !table.is_over() && table.steps() < LONGEST {
            let seat = table.waiting()[0].seat;
            let ask = table.ask(seat).expect("it is waited for");
            let can = |answer: &&str| ask.answers.iter().any(|choice| choice.name == *answer);
            let near = answers.iter().skip(next).take(AHEAD).position(can);
            if let Some(ahead) = near {
                let answer = Given::Name(answers[next + ahead].to_owned());
                table.act(seat, ask.id, &answer, By::Player).expect("it was offered");
                next += ahead + 1;
            } else {
                table.lapse(seat).expect("the clock can always answer");
            }
        }
        let view = table.view(Viewer::Omniscient);
        let (mission, ending) = (view["mission"]["id"].as_str(), view["outcome"].as_str().unwrap_or("open"));
        println!("{}: {kept} of {} answers as before, then {ending}", path.display(), answers.len());
        if table.is_over() {
            let name = format!("{}-{ending}.json", mission.expect("a mission has an id"));
            made.insert(name, table.record(&record.names, Some(table.seed_for_the_store())).write());
        }
    }
    for path in &paths {
        std::fs::remove_file(path).expect("the file can be removed");
    }
    for (name, text) in made {
        std::fs::write(folder.join(name), text).expect("the file can be written");
    }
}
