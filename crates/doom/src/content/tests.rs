//! The content built into the program can be played; every slip is told, with its line.

use super::*;
use crate::pieces::Shape;

fn problems(change: impl Fn(&str, String) -> String) -> Vec<String> {
    let files: Vec<(&str, String)> =
        FILES.iter().map(|(name, text)| (*name, change(name, (*text).to_owned()))).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    Content::from_files(&files).err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// The first scenario with one text in place of another.
fn changed(from: &str, to: &str) -> Vec<String> {
    assert!(FILES[7].1.contains(from), "{from}");
    problems(|name, text| if name == "scenario-1.toml" { text.replacen(from, to, 1) } else { text })
}

fn line_of(text: &str) -> usize {
    FILES[7].1.split(text).next().expect("there is a first part").matches('\n').count() + 1
}

#[test]
fn the_box_is_whole() {
    let content = Content::embedded();
    assert_eq!(content.scenarios.len(), 5);
    assert_eq!(content.cards.len(), 66);
    assert_eq!(content.monster(MonsterKind::HellKnight).shape, Shape::Block);
    assert_eq!(content.weapon(WeaponKind::Bfg).abilities.blast, 2);
    assert_eq!(content.marine_cards.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 18);
    let squares: Vec<usize> = content.scenarios.iter().map(|scenario| scenario.map.len()).collect();
    assert_eq!(squares, [236, 218, 295, 285, 442]);
    let ring = content.scenario("split-ring").expect("it is there");
    assert!(ring.map.pads.iter().flatten().any(|pad| pad.is_some()));
    let throne = content.scenario("throne-of-rust").expect("it is there");
    assert_eq!(throne.goals[0], Goal::Kill { monster: MonsterKind::Cyberdemon });
}

/// Words of areas reach a player through the view alone: neither texts nor rule index nor another title's page has them.
#[test]
fn every_area_has_words_in_both_languages() {
    for area in Content::embedded().scenarios.iter().flat_map(|scenario| &scenario.areas) {
        assert!(area.name.iter().chain(&area.text).all(|words| !words.trim().is_empty()), "{}", area.id);
    }
}

#[test]
fn slips_are_told_with_their_line() {
    let door = format!("scenario-1.toml:{}: ", line_of("joins = [\"S\", \"1\"]"));
    assert_eq!(
        changed("joins = [\"S\", \"1\"]", "joins = [\"S\", \"2\"]"),
        [format!("{door}the squares of this door lie in S, S, 1, 1: `joins` says otherwise")]
    );
    let told = changed("marine_starts = [[2, 2], [2, 3], [3, 2]]", "marine_starts = [[2, 2], [2, 2], [0, 0]]");
    assert!(told.iter().any(|problem| problem.ends_with("another marine starts there")), "{told:?}");
    assert!(told.iter().any(|problem| problem.ends_with("0,0 is wall")), "{told:?}");
    let told = changed("id = \"knee-deep-in-the-dead\"", "id = \"knee-deep-in-the-dead\"\ncolour = \"red\"");
    assert!(told.iter().any(|problem| problem.contains("there is no field `colour`")), "{told:?}");
}

#[test]
fn more_must_not_leave_than_can_play() {
    let told = changed("marines = 1 }]", "marines = 2 }]");
    assert!(
        told.iter().any(|problem| problem.ends_with("more marines must leave than `marines` lets play")),
        "{told:?}"
    );
}

#[test]
fn numbers_that_no_table_has_room_for_are_told() {
    let setup = |from: &str, to: &str| {
        problems(|name, text| if name == "setup.toml" { text.replacen(from, to, 1) } else { text })
    };
    let told = setup("\nvent = 1", "\nvent = 0");
    assert!(
        told.iter().any(|problem| problem.ends_with("whatever costs movement costs at least one point")),
        "{told:?}"
    );
    let told = setup("starting_hand = 5", "starting_hand = 14");
    assert!(told.iter().any(|problem| problem.contains("are more than 16 cards")), "{told:?}");
}

/// DM-16.8: interrupts lie in each other as deep as there are marines; throws within them would have no end.
#[test]
fn no_weapon_throws() {
    let told = problems(|name, text| {
        if name == "weapons.toml" {
            text.replacen("\"blow-through\" = 1", "\"blow-through\" = 1, knockback = 1", 1)
        } else {
            text
        }
    });
    assert!(told.iter().any(|problem| problem.contains("throw each other about")), "{told:?}");
}

#[test]
fn a_key_behind_its_own_door_is_found() {
    // The red key lies in the tunnel behind the red door.
    let from = "kind = \"key-red\"\nat = [4, 20]\narea = \"5\"";
    let told = changed(from, "kind = \"key-red\"\nat = [18, 16]\narea = \"6\"");
    assert!(!told.iter().any(|problem| problem.contains("before this door")), "{told:?}");
    let told = changed("kind = \"security-red\"", "kind = \"security-blue\"");
    let line = line_of("id = \"d6\"");
    assert_eq!(told, [format!("scenario-1.toml:{line}: no marine can find the blue key before this door")]);
}

#[test]
fn all_slips_come_at_once() {
    let told = problems(|name, text| match name {
        "scenario-1.toml" => {
            text.replacen("slot = 1", "slot = 4", 1).replacen("squares = [[9, 5]]", "squares = [[2, 2]]", 1)
        }
        "scenario-2.toml" => text.replacen("ids = [\"valve-north\"", "ids = [\"valve-west\"", 1),
        _ => text,
    });
    for part in ["a slot is 1, 2 or 3", "lies in area S, not in 1", "there is no encounter valve-west"] {
        assert!(told.iter().any(|problem| problem.contains(part)), "{part}: {told:?}");
    }
}

#[test]
fn more_than_the_box_holds_is_told() {
    let told = changed("kind = \"weapon-chainsaw\"", "kind = \"key-red\"");
    assert!(told.iter().any(|problem| problem.contains("2 of key-red: the box holds 1")), "{told:?}");
    assert!(pieces_fit::fit(&[(0, 0), (1, 0), (1, 1), (0, 1)], &[(2, 2)]));
    assert!(!pieces_fit::fit(&[(0, 0), (1, 0), (1, 1)], &[(2, 5)]), "an odd square is left");
    assert!(!pieces_fit::fit(&[(0, 0), (2, 0)], &[(2, 5)]));
    assert!(pieces_fit::fit(&[(0, 0), (0, 1), (0, 2), (1, 2)], &[(3, 1), (1, 1)]));
}

/// The scenario of `docs/writing-scenarios.md` can be played as it stands there.
#[test]
fn the_scenario_of_the_handbook_is_sound() {
    let handbook = include_str!("../../../../docs/writing-scenarios.md");
    let example = handbook.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("there is one");
    let mut files = FILES.to_vec();
    files.push(("pump-room.toml", example));
    let content = Content::from_files(&files).unwrap_or_else(|problems| {
        panic!("{}", problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    });
    let own = content.scenario("pump-room").expect("it stands beside the others");
    assert_eq!((own.areas.len(), own.doors.len(), own.monsters.len(), content.scenarios.len()), (3, 2, 2, 6));
}

/// DM-M5.2.
#[test]
fn no_spawn_card_creates_a_cyberdemon() {
    let told = problems(|name, text| {
        if name == "invader-cards.toml" { text.replacen("\"hell-knight\"", "\"cyberdemon\"", 1) } else { text }
    });
    assert!(told.iter().any(|problem| problem.contains("no spawn card creates a cyberdemon")), "{told:?}");
}
