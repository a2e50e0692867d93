//! What ships beside the rules: cases for everything in the box.

use holdout_doom::pieces::{EventKind, MarineCard, MonsterKind, WeaponKind};

/// Cases are the proof that a card does what it says; one that none of them plays would be there on trust.
#[test]
fn every_card_weapon_and_monster_is_in_some_case() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/doom");
    let files = std::fs::read_dir(folder).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let cases: String = files.collect();
    let marines = MarineCard::ALL.iter().map(|card| card.id());
    let events = EventKind::ALL.iter().map(|card| card.id());
    let weapons = WeaponKind::ALL.iter().map(|weapon| weapon.id());
    let monsters = MonsterKind::ALL.iter().map(|monster| monster.id());
    let missing: Vec<&str> =
        marines.chain(events).chain(weapons).chain(monsters).filter(|id| !cases.contains(id)).collect();
    assert!(missing.is_empty(), "no case names {missing:?}");
}
