//! What an attack is worth: the chances of its dice.

use holdout_doom::Content;
use holdout_doom::pieces::{MonsterKind, Pool, WeaponKind};

/// Expected wounds of an attack at a range against an armour; melee asks for no range.
pub fn wounds(pool: Pool, accuracy: u8, deadly: u8, range: Option<u8>, armor: u8, most: u8) -> f32 {
    let content = Content::embedded();
    // How often each sum of range and damage comes up, out of all rolls without a miss.
    let mut sums = vec![(0_u8, 0_u8, 1_u32)];
    let mut all = 1_u32;
    for colour in pool.iter() {
        all *= 6;
        let mut next: Vec<(u8, u8, u32)> = Vec::new();
        for face in (1..=6).map(|number| content.face(colour, number)).filter(|face| !face.miss) {
            for (range, damage, count) in &sums {
                let key = (range + face.range, damage + face.damage);
                match next.iter_mut().find(|(range, damage, _)| (*range, *damage) == key) {
                    Some(known) => known.2 += count,
                    None => next.push((key.0, key.1, *count)),
                }
            }
        }
        sums = next;
    }
    let hits = sums.iter().filter(|(reach, ..)| range.is_none_or(|range| reach + accuracy >= range));
    let sum: u32 = hits.map(|(_, damage, count)| u32::from(((damage + deadly) / armor.max(1)).min(most)) * count).sum();
    sum as f32 / all as f32
}

/// How dangerous a monster is: what it does to a marine with two armour.
pub fn danger(kind: MonsterKind) -> f32 {
    match kind {
        MonsterKind::Zombie => 1.9,
        MonsterKind::Imp => 1.3,
        MonsterKind::Trite => 0.9,
        MonsterKind::Demon => 2.4,
        MonsterKind::Archvile => 1.8,
        MonsterKind::Mancubus => 1.6,
        MonsterKind::HellKnight => 2.9,
        MonsterKind::Cyberdemon => 3.0,
    }
}

/// What a shot of a weapon costs besides the chance.
pub fn price(weapon: WeaponKind, left: u8) -> f32 {
    let scarce = if left <= 2 { 2.0 } else { 1.0 };
    match weapon {
        WeaponKind::Fist | WeaponKind::Chainsaw => 0.0,
        WeaponKind::Pistol | WeaponKind::Shotgun | WeaponKind::MachineGun | WeaponKind::ChainGun => 0.1 * scarce,
        WeaponKind::Grenade | WeaponKind::RocketLauncher => 0.2 * scarce,
        WeaponKind::PlasmaGun | WeaponKind::Bfg => 0.25 * scarce,
    }
}
