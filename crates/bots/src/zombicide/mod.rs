//! The survivor: plays a whole team of Zombicide or single seats of it.
//!
//! It fights what stands with it, shoots what comes, takes objectives, arms itself early, opens the doors on its way,
//! walks where few Zombies are, spreads Wounds, and leaves as soon as it may. It decides by the view alone.

mod town;

use crate::Bot;
use holdout_catalog::{Ask, Seated};
use holdout_kernel::Seed;
use holdout_zombicide::pieces::{Hero, Mode};
use holdout_zombicide::{Answer, Fate, View};
use town::Town;

pub struct Survivor;

impl Bot for Survivor {
    fn answer(&self, seated: &Seated<'_>, ask: &Ask, _: Seed) -> String {
        let first = ask.answers.first().map(|choice| choice.name.clone()).unwrap_or_default();
        if ask.answers.len() == 1 {
            return first;
        }
        let Some(view) = seated.typed_view::<View>() else { return first };
        let town = Town::new(&view);
        let offered: Vec<Answer> = ask.answers.iter().filter_map(|choice| Answer::parse(&choice.name)).collect();
        let best = offered.iter().enumerate().max_by_key(|(at, answer)| {
            // Of equals the first one listed.
            (worth(&town, &offered, answer), std::cmp::Reverse(*at))
        });
        best.map_or(first, |(_, answer)| answer.name())
    }
}

/// Who has the Turn.
fn acting(view: &View) -> Option<Hero> {
    view.survivors.iter().find(|it| it.in_turn && it.fate == Fate::Alive).map(|it| it.name)
}

/// Weapons a Survivor has at hand.
fn weapons(view: &View, hero: Hero) -> usize {
    view.survivors[hero.index()].cards.keys().filter(|slot| slot.starts_with("hand")).count()
}

/// Where a Survivor wants to go: the exit once it counts, objectives, vaults.
fn wishes(town: &Town<'_>) -> Vec<usize> {
    let zones = || town.view.zones.iter().enumerate();
    let goals = &town.view.mission.goals;
    let open_vaults: Vec<usize> = zones()
        .filter(|(_, zone)| town.view.vaults.iter().any(|vault| vault.vault == zone.zone && !vault.items.is_empty()))
        .map(|(at, _)| at)
        .collect();
    let objectives: Vec<usize> = zones().filter(|(_, zone)| zone.objective).map(|(at, _)| at).collect();
    let exit: Vec<usize> = zones().filter(|(_, zone)| zone.is_exit).map(|(at, _)| at).collect();
    let cost = town.ways_to(&exit);
    let start = acting(town.view).map_or(0, |hero| town.of(hero));
    let may_leave = !exit.is_empty() && cost[start] < u32::MAX && goals.last().is_some_and(|goal| goal.open);
    if may_leave {
        return exit;
    }
    let mut wishes = objectives;
    wishes.extend(open_vaults);
    wishes
}

fn worth(town: &Town<'_>, offered: &[Answer], answer: &Answer) -> i32 {
    let view = town.view;
    let hero = acting(view);
    match *answer {
        Answer::Escape => 1000,
        Answer::Objective | Answer::Artefact { .. } => 300,
        Answer::Take | Answer::Agree | Answer::Rooms | Answer::Pair => 100,
        Answer::Attack { mode, with, zone, also, swarm } => {
            let at = town.zone(zone);
            let here = hero.is_some_and(|hero| town.of(hero) == at);
            let others = town.friends(at) - usize::from(here);
            let count = town.zombies(at) as i32;
            if count == 0 || also.is_some() || mode != Mode::Melee && others > 0 {
                return -50;
            }
            let near = if here { 150 } else { 60 };
            near + count * 5 + i32::from(with.len()) * 4 + i32::from(swarm && count > 2) * 3
        }
        Answer::Rush { zone } => {
            let at = town.zone(zone);
            if town.zombies(at) <= 2 && hero.is_some_and(|hero| weapons(view, hero) > 0) { 50 } else { -20 }
        }
        Answer::Search => 55,
        Answer::SearchBodies => 60,
        Answer::Open { door, .. } | Answer::BreakIn { door } => {
            let Some(door) = view.doors.iter().find(|one| one.door == door) else { return 0 };
            let Some(hero) = hero else { return 0 };
            let here = town.of(hero);
            let cost = town.ways_to(&wishes(town));
            let beyond = door.between.iter().map(|spot| town.zone(*spot)).find(|zone| *zone != here).unwrap_or(here);
            let calm = town.threat(here) < 3;
            if cost[beyond] < cost[here] && calm { 45 } else { -5 }
        }
        Answer::Move { zone } => {
            let Some(hero) = hero else { return 0 };
            let (here, there) = (town.of(hero), town.zone(zone));
            let cost = town.ways_to(&wishes(town));
            let wounds = i32::from(view.survivors[hero.index()].wounds);
            let fear = (town.threat(there) as i32 - town.threat(here) as i32) * (3 + 3 * wounds);
            let gain = if cost[there] < cost[here] { 40 } else { -10 };
            gain - fear - town.zombies(there) as i32 * 20
        }
        Answer::Reload { .. } => 35,
        Answer::EnchantSurvivor { .. } => 30,
        Answer::Eat { .. } => -5,
        Answer::EndTurn | Answer::Done | Answer::Stop | Answer::Keep => 0,
        Answer::Reroll => 5,
        Answer::Wound { survivor } | Answer::FriendlyFire { survivor } => {
            // Whoever has the fewest Wounds, and armour before none.
            let it = &view.survivors[survivor.index()];
            100 - i32::from(it.wounds) * 30 + i32::from(it.cards.contains_key("body")) * 10
        }
        Answer::AllWounds { .. } => -10,
        Answer::Hit { .. } | Answer::Way { .. } => {
            10 - offered.iter().position(|one| one == answer).unwrap_or(0) as i32
        }
        Answer::UseShield | Answer::Shrug { .. } => 10,
        Answer::RemoveToken { .. } | Answer::Skill { .. } | Answer::Activate { .. } => 10,
        _ => -30,
    }
}
