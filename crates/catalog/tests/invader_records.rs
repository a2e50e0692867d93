//! Whole recorded games of Invader replay to the same table; every mission has one, and every way to end.

use holdout_kernel::{Record, Viewer};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn records_replay_to_the_end_they_are_named_for() {
    let title = holdout_catalog::title("invader").expect("it is in the catalog");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/invader");
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
    for ending in ["won", "somebody-died", "mold-linked", "impossible", "scientist-died"] {
        assert!(endings.contains(ending), "no record ends with {ending}: {endings:?}");
    }
}
