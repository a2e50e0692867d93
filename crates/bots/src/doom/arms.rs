//! With what a marine can kill the monster the objective names, and what he lacks for it.

use super::odds;
use holdout_doom::Content;
use holdout_doom::pieces::{Ammo, MonsterKind, TokenKind, WeaponKind};
use holdout_doom::view::MarineSeen;

/// Wounds an attack must promise: less than that heals again before the next one.
const ENOUGH: f32 = 0.6;

/// Shots he has for a weapon, a few if it needs no ammunition.
pub fn shots(me: &MarineSeen, weapon: WeaponKind) -> u8 {
    match Content::embedded().weapon(weapon).ammo {
        Some(Ammo::Bullets) => me.bullets,
        Some(Ammo::Rockets) => me.rockets,
        Some(Ammo::Cells) => me.cells,
        None => 9,
    }
}

/// DM-13.10: whether a hit with this weapon kills whatever it hits.
pub fn kills(me: &MarineSeen, weapon: WeaponKind) -> bool {
    me.berserk > 0 && weapon == WeaponKind::Fist
}

/// Whether he holds what kills such a monster.
pub fn suffice(me: &MarineSeen, prey: MonsterKind) -> bool {
    me.berserk > 0 || me.weapons.iter().any(|weapon| shots(me, *weapon) > 0 && wounds(*weapon, prey))
}

/// Whether a token would bring him nearer to that.
pub fn helps(me: &MarineSeen, prey: MonsterKind, token: TokenKind) -> bool {
    let feeds = |ammo: Ammo| {
        let mut fed = me.weapons.iter().filter(|weapon| Content::embedded().weapon(**weapon).ammo == Some(ammo));
        fed.any(|weapon| wounds(*weapon, prey))
    };
    match token {
        TokenKind::Berserk => true,
        TokenKind::Bullets => feeds(Ammo::Bullets),
        TokenKind::Rockets => feeds(Ammo::Rockets),
        TokenKind::Cells => feeds(Ammo::Cells),
        _ => token.weapon().is_some_and(|weapon| !me.weapons.contains(&weapon) && wounds(weapon, prey)),
    }
}

/// Whether a weapon does to such a monster more than heals again.
fn wounds(weapon: WeaponKind, prey: MonsterKind) -> bool {
    let (weapon, stats) = (Content::embedded().weapon(weapon), Content::embedded().monster(prey));
    let abilities = &weapon.abilities;
    let range = (!weapon.melee).then_some(2);
    odds::wounds(weapon.pool, abilities.accuracy, abilities.deadly, range, stats.armor, stats.wounds) >= ENOUGH
}
