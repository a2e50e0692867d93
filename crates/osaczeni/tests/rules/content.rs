//! Content files: the built-in ones are sound, and everything wrong with others is told with its line.

use holdout_osaczeni::Content;
use holdout_osaczeni::content::{FILES, Provenance};

fn changed(file: &str, from: &str, to: &str) -> Vec<String> {
    let files = FILES.map(|(name, text)| {
        assert!(name != file || text.contains(from), "{file} has no {from:?}");
        (name, if name == file { text.replacen(from, to, 1) } else { text.to_owned() })
    });
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    Content::from_files(&files).err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn the_built_in_content_is_sound_and_knows_where_its_figures_come_from() {
    let content = Content::embedded();
    assert_eq!(
        (content.deck.len(), content.monsters, content.epilogues.len(), content.variants.len()),
        (23, 25, 21, 21)
    );
    let count = content.sources.iter().find(|source| source.entry == "gun" && source.figure == "count");
    assert_eq!(count.map(|source| &source.provenance), Some(&Provenance::Reconstructed));
    let spaces = content.sources.iter().find(|source| source.entry == "toilets" && source.figure == "spaces");
    assert!(spaces.is_some_and(|source| source.note.is_some()));
}

#[test]
fn a_wrong_figure_is_told_with_its_line() {
    let told = changed("areas.toml", "attack_order = 2", "attack_order = 1");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("areas.toml:") && told[0].contains("attack_order"), "{told:?}");
}

#[test]
fn each_kind_of_mistake_is_found() {
    for (file, from, to, part) in [
        ("items.toml", "id = \"gun\"", "id = \"sword\"", "no item `sword`"),
        ("items.toml", "count = 3", "count = 4", "`total` is 23"),
        ("items.toml", "window = \"scoring\"", "window = \"discussion-any-vote\"", "windows are rules"),
        ("items.toml", "weapon = false", "wepon = false", "wepon"),
        ("characters.toml", "strength = 2", "strength = \"two\"", "invalid type"),
        ("characters.toml", "strength_provenance = \"seed\"", "strength_provenance = \"hearsay\"", "hearsay"),
        ("cold-store.toml", "spaces = [3, 2, 2]", "spaces = [3, 2]", "3 lengths"),
        ("epilogues.toml", "condition = \"deck-empty\"", "condition = \"deck-full\"", "deck-full"),
        ("variants.toml", "end_offset = -1", "end_offset = 99", "end_offset"),
        ("variants.toml", "hand_limit = 2", "pockets = 2", "hand_limit"),
        ("game.toml", "available_dice = 4", "available_dice = 5", "dice"),
        ("game.toml", "id = \"osaczeni\"", "id = ", "game.toml:"),
    ] {
        let told = changed(file, from, to).join("\n");
        assert!(told.contains(part) && told.contains(file), "{file}, {to:?}: {told}");
    }
}

#[test]
fn mistakes_in_several_places_are_told_together() {
    let files =
        FILES.map(|(name, text)| (name, text.replace("spaces = 4", "spaces = 0").replace("points = 7", "points = 70")));
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let told = Content::from_files(&files).expect_err("three mistakes");
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(Content::from_files(&[]).is_err());
}

#[test]
fn other_figures_are_other_content() {
    let files = FILES.map(|(name, text)| (name, text.replace("spaces = 6", "spaces = 7")));
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let changed = Content::from_files(&files).expect("a bigger hall");
    assert_ne!(changed.digest(), Content::embedded().digest());
    assert_eq!(changed.areas[4].spaces, 7);
}
