//! Whole recorded games replay to the same table: every scenario, each number of players, each way to end.

use holdout_doom::content::Goal;
use holdout_doom::{Content, Doom};
use holdout_kernel::{Game, Record, Sitting};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn paths() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/doom");
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("there are records").flatten().map(|at| at.path()).collect();
    paths.sort();
    paths
}

fn read(path: &Path) -> Record {
    let text = std::fs::read_to_string(path).expect("records are text");
    Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn replayed(path: &Path, record: &Record) -> Sitting<Doom> {
    let sitting = record.replay(Content::embedded()).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(sitting.table().is_over(), "{} does not come to its end", path.display());
    sitting
}

#[test]
fn records_replay_to_the_end_they_are_named_for() {
    let mut found = BTreeSet::new();
    for path in paths() {
        let sitting = replayed(&path, &read(&path));
        let board = sitting.table().board();
        let ending = board.ending().expect("it is over").id();
        let (scenario, players) = (board.scenario().id.as_str(), board.marine_count() + 1);
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name of letters");
        assert_eq!(name, format!("{scenario}-{players}-{ending}.json"));
        found.insert((scenario, players, ending));
    }
    for scenario in &Content::embedded().scenarios {
        let counted = scenario.goals.iter().any(|goal| matches!(goal, Goal::Encounters { rounds: Some(_), .. }));
        let ways: &[&str] = if counted { &["goal", "frags", "countdown"] } else { &["goal", "frags"] };
        for (players, way) in (2..=4).flat_map(|players| ways.iter().map(move |way| (players, *way))) {
            let there = found.contains(&(scenario.id.as_str(), players, way));
            assert!(there, "no record of {} with {players} players that ends with {way}", scenario.id);
        }
    }
}

/// Writes the records again with the digests of these rules; every recorded answer must still be legal.
#[test]
#[ignore = "it changes files: run it after a change of digests that leaves the rules as they were"]
fn records_anew() {
    for path in paths() {
        let mut record = read(&path);
        record.rules_version = Doom::RULES_VERSION;
        record.lines.iter_mut().for_each(|line| line.digest = None);
        let sitting = replayed(&path, &record);
        let anew = Record::of(&sitting, &record.names, Some(sitting.seed_for_the_store()));
        std::fs::write(&path, anew.write()).expect("the folder can be written");
    }
}
