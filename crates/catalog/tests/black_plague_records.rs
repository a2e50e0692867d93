//! Whole recorded games of Black Plague replay to the same table, and every mission has one.

use holdout_kernel::{Record, Viewer};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn records_replay_to_their_end() {
    let title = holdout_catalog::title("black-plague").expect("it is in the catalog");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/black-plague");
    let (mut missions, mut endings) = (BTreeSet::new(), BTreeSet::new());
    for entry in std::fs::read_dir(folder).expect("there are records") {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("records are text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let table = title.replay(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(table.is_over(), "{}", path.display());
        let view = table.view(Viewer::Omniscient);
        missions.insert(view["mission"]["id"].as_str().expect("a mission has an id").to_owned());
        endings.insert(view["outcome"].as_str().expect("it is over").to_owned());
    }
    assert_eq!(missions.len(), title.info().missions.len(), "{missions:?}");
    for ending in ["won", "all-dead", "somebody-died", "necromancer-escaped"] {
        assert!(endings.contains(ending), "no record ends with {ending}: {endings:?}");
    }
}

/// Writes the records again with the outcomes of these rules, as `holdout verify --anew` does.
#[test]
#[ignore = "it changes files: run it after a change of the rules, with the rules version raised"]
fn records_anew() {
    let title = holdout_catalog::title("black-plague").expect("it is in the catalog");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/black-plague");
    for entry in std::fs::read_dir(folder).expect("there are records") {
        let path = entry.expect("the folder can be read").path();
        let mut record =
            Record::parse(&std::fs::read_to_string(&path).expect("records are text")).expect("it is whole");
        record.lines.iter_mut().for_each(|line| line.digest = None);
        let (table, _) = title.replay_as_far(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(table.is_over(), "{}", path.display());
        let record = table.record(&record.names, Some(table.seed_for_the_store()));
        std::fs::write(&path, record.write()).expect("the file can be written");
    }
}
