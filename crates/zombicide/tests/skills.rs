//! The population of skills: all that the rule index names, each with an effect of its own.

use holdout_zombicide::BlackPlague;
use holdout_zombicide::skills::{Names, Perks};

#[test]
fn every_skill_of_the_rule_index_exists_and_no_other() {
    let index = include_str!("../../../rules/black-plague.toml");
    let index: toml::Table = index.parse().expect("the rule index is TOML");
    let entries = index["entry"].as_table().expect("it has entries");
    let skills = entries.iter().filter(|(_, entry)| entry["kind"].as_str() == Some("skill"));
    let mut families: Vec<String> = skills.map(|(id, _)| id.clone()).collect();
    for skill in &BlackPlague::built_in().skills {
        let family = match skill.kind.names {
            Names::Kinds(prefix) => format!("{prefix}<zombie>"),
            Names::Cards(prefix) => format!("{prefix}<equipment>"),
            Names::One(_) | Names::List(_) => skill.id.clone(),
        };
        let known = entries.get(&family).is_some_and(|entry| entry["kind"].as_str() == Some("skill"));
        assert!(known, "{family} is not in the rule index");
        families.retain(|id| *id != family);
    }
    assert_eq!(families, Vec::<String>::new(), "these have no code");
}

#[test]
fn every_skill_grants_something_of_its_own() {
    let skills = &BlackPlague::built_in().skills;
    let granted: Vec<(Perks, u16)> = skills
        .iter()
        .map(|skill| {
            let mut perks = Perks::default();
            (skill.kind.grant)(&mut perks, skill.param);
            (perks, skill.free())
        })
        .collect();
    for (at, grant) in granted.iter().enumerate() {
        assert_ne!(*grant, (Perks::default(), 0), "{} grants nothing", skills[at].id);
        let twin = granted[..at].iter().position(|other| other == grant);
        assert_eq!(twin, None, "{} is the same as {}", skills[at].id, skills[twin.unwrap_or(0)].id);
    }
}
