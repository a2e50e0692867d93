//! The population of skills: each with an effect of its own.

use holdout_zombicide::BlackPlague;
use holdout_zombicide::skills::Perks;

#[test]
fn every_skill_grants_something_of_its_own() {
    let skills = &BlackPlague::built_in().skills;
    let granted: Vec<(Perks, u16)> = skills
        .iter()
        .map(|skill| {
            let mut perks = Perks::default();
            (skill.kind.grant)(&mut perks, skill.param);
            (perks, skill.free)
        })
        .collect();
    for (at, grant) in granted.iter().enumerate() {
        assert_ne!(*grant, (Perks::default(), 0), "{} grants nothing", skills[at].id);
        let twin = granted[..at].iter().position(|other| other == grant);
        assert_eq!(twin, None, "{} is the same as {}", skills[at].id, skills[twin.unwrap_or(0)].id);
    }
}
