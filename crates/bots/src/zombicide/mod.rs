//! The survivor: plays a whole team of Zombicide or single seats of it.
//!
//! It fights what stands with it, shoots what comes, takes objectives, arms itself early, opens the doors on its way,
//! walks where few Zombies are, spreads Wounds, and leaves as soon as it may. It decides by the view alone.

mod town;

use crate::Bot;
use holdout_catalog::{Ask, Seated};
use holdout_kernel::Seed;
use holdout_zombicide::pieces::{Hero, Kind, Mode, Slots};
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

/// The Damage of some weapons of whoever has the Turn.
fn damage(view: &View, mode: Mode, with: Slots) -> u8 {
    view.odds.iter().find(|odds| odds.mode == mode && odds.with == with).map_or(0, |odds| odds.damage)
}

/// Hits to expect from an attack with some weapons, in hundredths.
fn expected(view: &View, mode: Mode, with: Slots) -> i32 {
    let Some(odds) = view.odds.iter().find(|odds| odds.mode == mode && odds.with == with) else { return 0 };
    let sum: u64 = odds.hits.iter().zip(0..).map(|(count, hits)| count * hits).sum();
    (sum * 100 / odds.of.max(1)) as i32
}

/// Zombies of a zone that such hits can kill; Ranged and Magic hits are drawn by the sturdy ones after the Walkers.
fn killable(town: &Town<'_>, zone: usize, mode: Mode, damage: u8) -> i32 {
    let there = |kind: Kind| i32::from(town.view.zones[zone].zombies.get(kind.id()).copied().unwrap_or(0));
    let can = |kind: Kind| damage >= kind.toughness();
    if mode == Mode::Melee {
        return Kind::ALL.into_iter().filter(|kind| can(*kind)).map(there).sum();
    }
    let mut kills = 0;
    for kind in [Kind::Walker, Kind::Fatty, Kind::Abomination, Kind::Runner, Kind::Necromancer] {
        if there(kind) > 0 && !can(kind) {
            break;
        }
        kills += there(kind);
    }
    kills
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
            let own = hero.is_some_and(|hero| town.of(hero) == at);
            let others = town.friends(at) - usize::from(own);
            let count = town.zombies(at) as i32;
            if count == 0 || also.is_some() || mode != Mode::Melee && others > 0 {
                return -50;
            }
            let kills = killable(town, at, mode, damage(view, mode, with));
            if kills == 0 {
                return -50;
            }
            let it = hero.map(|hero| &view.survivors[hero.index()]);
            // In a melee that cannot be won in this Turn it is better to be somewhere else.
            let left = it.map_or(0, |it| {
                let struck = expected(view, mode, with).min(kills * 100) * i32::from(it.actions.max(1));
                count * 100 - struck.min(kills * 100) - (1 - i32::from(it.wounds)) * 100
            });
            let near = match (own, left > 0) {
                (true, true) => 45,
                (true, false) => 150,
                (false, _) => 60,
            };
            near + kills * 5 + i32::from(with.len()) * 4 + i32::from(swarm && count > 2) * 3
        }
        Answer::Rush { zone } => {
            let at = town.zone(zone);
            let with = Slots::parse("hand-1").unwrap_or_default();
            let kills = killable(town, at, Mode::Melee, damage(view, Mode::Melee, with));
            if kills == town.zombies(at) as i32 && kills <= 2 { 50 } else { -60 }
        }
        Answer::Search => 55,
        Answer::SearchBodies => 60,
        Answer::Open { door, .. } | Answer::BreakIn { door } => {
            let Some(door) = view.doors.iter().find(|one| one.door == door) else { return 0 };
            let Some(hero) = hero else { return 0 };
            let own = town.of(hero);
            let cost = town.ways_to(&wishes(town));
            let beyond = door.between.iter().map(|spot| town.zone(*spot)).find(|zone| *zone != own).unwrap_or(own);
            let it = &view.survivors[hero.index()];
            let calm = town.threat(own) < 2 && it.actions >= 2;
            if cost[beyond] < cost[own] && calm { 25 } else { -5 }
        }
        Answer::Move { zone } => {
            let Some(hero) = hero else { return 0 };
            let (own, there) = (town.of(hero), town.zone(zone));
            let cost = town.ways_to(&wishes(town));
            let it = &view.survivors[hero.index()];
            let wounds = i32::from(it.wounds);
            let fear = (town.threat(there) as i32 - town.threat(own) as i32) * (8 + 6 * wounds);
            // With Actions to spare it may go on; with the last one it looks where it will stand.
            let coming = town.reach_of_enemies(there) as i32;
            let end = if it.actions <= 1 { coming * 15 } else { 0 };
            let flee = if town.zombies(own) > 0 { 60 } else { 0 };
            let gain = if cost[there] < cost[own] { 30 } else { -10 };
            // Two or more Actions and a weapon that kills everything there: go and help.
            let crowd = town.zombies(there) as i32;
            let hands = [Slots(1), Slots(2), Slots(3)];
            let best = hands.map(|with| (damage(view, Mode::Melee, with), expected(view, Mode::Melee, with)));
            let (strongest, struck) = best.into_iter().max_by_key(|(_, struck)| *struck).unwrap_or((0, 0));
            let wins = killable(town, there, Mode::Melee, strongest) == crowd
                && struck * (i32::from(it.actions) - 1) >= crowd * 100;
            if crowd > 0 && wins && wounds < 2 && town.zombies(own) == 0 {
                return 38;
            }
            let company = (town.friends(there) as i32).min(3) * 3;
            gain + flee + company - fear - end - crowd * 60
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
