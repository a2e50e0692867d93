//! What a table tells about its goals and about what enemies will do, over all missions of a box, and what its eyes see.

use super::BlackPlague;
use crate::ahead::{Heading, ahead};
use crate::enemies::activation::Activation;
use crate::enemies::paths::Paths;
use crate::forecast::{attacking, coming};
use crate::goals::{GoalView, views};
use crate::pieces::{Kind, Zone};
use crate::position::Position;
use std::collections::{BTreeMap, BTreeSet};

fn goals(position: &str) -> Vec<GoalView> {
    let position: Position = toml::from_str(position).expect("the position is written well");
    views(&position.arrange(BlackPlague::built_in()).expect("the position can be arranged").0)
}

#[test]
fn every_mission_tells_its_goals_and_none_is_done_at_the_start() {
    for mission in &BlackPlague::built_in().missions {
        let goals = goals(&format!("mission = '{}'\nsurvivors = [{{ id = 'ann' }}]", mission.id));
        assert_eq!(goals.len(), mission.goals.len());
        for goal in goals {
            assert!(!goal.reached && goal.done < goal.of, "{}: {goal:?}", mission.id);
        }
    }
}

#[test]
fn progress_is_counted_and_a_reached_goal_stays_whole() {
    let team = "survivors = [{ id = 'ann', fate = 'escaped' }, { id = 'nelly' }]";
    let [escape] = &goals(&format!("mission = 'm0'\n{team}"))[..] else { panic!("m0 has one goal") };
    assert_eq!((escape.done, escape.of), (1, 2));
    let food = "survivors = [{ id = 'ann', pack = ['apples', 'apples', 'water'] }]";
    let carried = &goals(&format!("mission = 'm4'\n{food}"))[0];
    assert!(carried.done > 0 && carried.done < carried.of, "{carried:?}");
    let reached = &goals(&format!("mission = 'm4'\ngoals = [1]\n{food}"))[0];
    assert!(reached.reached && reached.done == reached.of, "{reached:?}");
}

/// BP-7.18: wherever it stands in the street, an Abomination has one way, or the team chooses between two.
#[test]
fn a_way_left_to_the_team_is_told_as_open() {
    let content = BlackPlague::built_in();
    let mission = &content.missions[content.mission_named("m2").expect("m2 ships")];
    let mut seen = BTreeSet::new();
    for zone in (0..mission.map.zones.len() as u8).map(Zone) {
        let spot = mission.spot(zone).name();
        let mut position: Position = toml::from_str("mission = 'm2'\nphase = 'players'\nsurvivors = [{ id = 'ann' }]")
            .expect("the position is written well");
        position.zombies = BTreeMap::from([(spot.clone(), BTreeMap::from([(Kind::Abomination, 1)]))]);
        let (board, _) = position.arrange(content).expect("the position can be arranged");
        let coming = coming(&board, Activation::ahead(&board).as_ref(), &mut Paths::of(&board));
        let sure: Vec<bool> = coming.iter().map(|group| group.sure).collect();
        assert!(matches!(sure[..], [] | [true] | [false, false]), "{spot}: {coming:?}");
        let ways: BTreeSet<String> = coming.iter().map(|group| group.to.name()).collect();
        assert_eq!(ways.len(), coming.len(), "{spot}: {coming:?}");
        seen.insert(sure);
    }
    assert!(seen.contains(&vec![true]) && seen.contains(&vec![false, false]), "{seen:?}");
}

/// What is told of a step is what the enemies do once the Survivor stands there.
#[test]
fn a_step_tells_what_the_enemies_would_do_after_it() {
    let content = BlackPlague::built_in();
    let arrange = |zone: &str| {
        let text = format!(
            "mission = 'm0'\nphase = 'players'\nturn = 'ann'\n\
             survivors = [{{ id = 'ann', zone = '{zone}' }}, {{ id = 'samson', zone = '9R.D' }}]\n\
             zombies = {{ '9R.s21' = {{ walker = 2 }}, '4V.s10' = {{ runner = 1 }}, '9R.s11' = {{ fatty = 1 }} }}"
        );
        let position: Position = toml::from_str(&text).expect("the position is written well");
        position.arrange(content).expect("the position can be arranged").0
    };
    let board = arrange("9R.s12");
    let told = ahead(&board, &mut Paths::of(&board));
    assert!(told.len() > 1, "{told:?}");
    for step in &told {
        let there = arrange(&step.zone.name());
        let then: Vec<Heading> = coming(&there, Activation::ahead(&there).as_ref(), &mut Paths::of(&there))
            .into_iter()
            .map(|group| Heading {
                kind: group.kind,
                from: group.from,
                to: group.to,
                lure: group.lure,
                sure: group.sure,
            })
            .collect();
        assert_eq!(step.coming, then);
        assert_eq!(
            step.wounds,
            attacking(&there, Activation::ahead(&there).as_ref()).iter().map(|fight| fight.wounds).sum::<u8>()
        );
    }
    assert!(told.iter().any(|step| step.coming != told[0].coming), "no step makes a difference: {told:?}");
}

/// BP-12.17: of this box nobody's eyes see more than others', so whoever taunts sees as everybody does.
#[test]
fn no_skill_of_this_box_changes_what_eyes_see() {
    for skill in &BlackPlague::built_in().skills {
        let perks = &skill.alone;
        assert!(!perks.sees_deeper && !perks.sees_ruins && !perks.sees_all, "{}", skill.id);
    }
}
