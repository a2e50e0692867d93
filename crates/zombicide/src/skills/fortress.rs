//! The skills of a fortress's heroes: kinds of their own, and common ones where name and reading are the same.

use super::*;
use crate::parts::corruption::LINKED;
use crate::parts::drills::REFLEXES;
use crate::parts::feats::{IMPROVISES, NOSE, SIDESTEPS, STRIDES, TRANSMUTES};
use crate::parts::garrison::{EVADES, PUSHES};
use crate::parts::ramparts::{CLIMBS, CORRUPT, RUINS, SCAVENGES};
use crate::parts::spoils::COLLECTS;

/// A kind with several names.
const fn list(names: &'static [(&'static str, u16)], grant: fn(&mut Perks, u16)) -> SkillKind {
    SkillKind { names: Names::List(names), free: |_| 0, grant, lends: false }
}

/// A kind that is named after another skill.
const fn about(prefix: &'static str, lends: bool) -> SkillKind {
    SkillKind { names: Names::Skills(prefix), free: |_| 0, grant: |_, _| {}, lends }
}

/// Those of such kinds that stand on cards of the box, and so have texts of their own.
pub const PRINTED: &[&str] = &[
    "guards-max-range",
    "guards-damage-2-melee",
    "guards-damage-2-ranged",
    "guards-slippery",
    "guards-freeze-ranged",
    "range-2-damage-ranged",
];

const FREE_GUARD_ACTION: SkillKind =
    SkillKind { names: Names::One("free-guard-action"), free: |_| GUARD, grant: |_, _| {}, lends: false };

const ZONE_PER_MOVE: SkillKind = SkillKind::one("zone-per-move", |perks, _| perks.longer_moves += 1);

const DAMAGE: SkillKind = list(
    &[("damage-melee", MELEE), ("damage-ranged", RANGED), ("damage-magic", MAGIC), ("damage-combat", COMBAT)],
    |perks, modes| each(modes, |mode| perks.damage[mode] += 1),
);

const DAMAGE_TWO: SkillKind = list(
    &[("damage-2-melee", MELEE), ("damage-2-ranged", RANGED), ("damage-2-magic", MAGIC), ("damage-2-combat", COMBAT)],
    |perks, modes| each(modes, |mode| perks.damage_two[mode] = true),
);

const SIXES_HURT: SkillKind = list(
    &[
        ("roll-6-damage-melee", MELEE),
        ("roll-6-damage-ranged", RANGED),
        ("roll-6-damage-magic", MAGIC),
        ("roll-6-damage-combat", COMBAT),
    ],
    |perks, modes| each(modes, |mode| perks.sixes_hurt[mode] = true),
);

const FREEZE: SkillKind = list(
    &[("freeze-melee", MELEE), ("freeze-ranged", RANGED), ("freeze-magic", MAGIC), ("freeze-combat", COMBAT)],
    |perks, modes| each(modes, |mode| perks.freezes[mode] = true),
);

const ESCALATION: SkillKind = list(
    &[
        ("escalation-melee", MELEE),
        ("escalation-ranged", RANGED),
        ("escalation-magic", MAGIC),
        ("escalation-combat", COMBAT),
    ],
    |perks, modes| {
        if modes == COMBAT {
            perks.escalates_all = true;
        } else {
            each(modes, |mode| perks.escalates[mode] = true);
        }
    },
);

const CORRUPTION_WALKER: SkillKind = SkillKind::one("corruption-walker", |perks, _| perks.own |= STRIDES);
const HOLD_YOUR_NOSE: SkillKind = SkillKind::one("hold-your-nose", |perks, _| perks.own |= NOSE);
const SIDESTEP: SkillKind = SkillKind::one("sidestep", |perks, _| perks.own |= SIDESTEPS);
const COMBAT_REFLEXES: SkillKind = SkillKind::one("combat-reflexes", |perks, _| perks.own |= REFLEXES);
const TRANSMUTATION: SkillKind = SkillKind::one("transmutation", |perks, _| perks.own |= TRANSMUTES);

const MEDIC: SkillKind = SkillKind::one("medic", |perks, _| (perks.mends, perks.learns_mending) = (true, true));

const SLIPPERY: SkillKind = SkillKind::one("slippery", |perks, _| (perks.slips, perks.slips_through) = (true, true));

const CLOSE_QUARTERS: SkillKind = SkillKind::one("close-quarter-master", |perks, _| perks.close_quarters = true);
const REACH: SkillKind = SkillKind::one("reach", |perks, _| perks.melee_reach = true);
const JUMP: SkillKind = SkillKind::one("jump", |perks, _| perks.leaps = true);
const DOUBLE_CASTING: SkillKind = SkillKind::one("double-casting", |perks, _| perks.casts_twice = true);
const SAFE_SEARCHER: SkillKind = SkillKind::one("safe-searcher", |perks, _| perks.searches_safely = true);
const RUIN_SEARCHER: SkillKind = SkillKind::one("ruin-searcher", |perks, _| perks.own |= RUINS);
const CORRUPTION_SEARCHER: SkillKind = SkillKind::one("corruption-searcher", |perks, _| perks.own |= CORRUPT);
const SCAVENGER: SkillKind = SkillKind::one("scavenger", |perks, _| perks.own |= SCAVENGES);
const SEARCH_AGAIN: SkillKind = SkillKind::one("search-more-than-once", |perks, _| perks.searches_again = true);
const SEARCH_TWO: SkillKind = SkillKind::one("search-2-cards", |perks, _| perks.search_cards += 1);

const IMPROVISED: SkillKind =
    list(&[("improvised-weapon-melee", 0), ("improvised-weapon-ranged", 1)], |perks, mode| {
        perks.own |= IMPROVISES[mode as usize];
    });

const STARTS_WITH_AP: SkillKind = SkillKind::one("starts-with-2-ap", |perks, _| perks.first_xp += 2);

const DUAL_EXPERT: SkillKind =
    SkillKind { names: Names::One("dual-expert"), free: |_| PAIR, grant: |_, _| {}, lends: false };

const NIGHT_VISION: SkillKind = SkillKind::one("night-vision", |perks, _| perks.sees_ruins = true);
const SPIRIT_SIGHT: SkillKind = SkillKind::one("spirit-sight", |perks, _| perks.sees_all = true);
const ZOMBIE_LINK: SkillKind = SkillKind::one("zombie-link", |perks, _| perks.own |= LINKED);
const CLIMB: SkillKind = SkillKind::one("climb", |perks, _| perks.own |= CLIMBS);
const VAULT_COLLECTOR: SkillKind = SkillKind::one("vault-collector", |perks, _| perks.own |= COLLECTS);
const HOARD: SkillKind = SkillKind::one("hoard", |perks, _| perks.hoards = true);
const GUARDS_PUSH: SkillKind = SkillKind::one("guards-push", |perks, _| perks.own |= PUSHES);
const GUARDS_EVADE: SkillKind = SkillKind::one("guards-evade", |perks, _| perks.own |= EVADES);
const BROTHER_IN_ARMS: SkillKind = about("brother-in-arms-", true);
const FROM_AFAR: SkillKind = about(AFAR, false);
const OF_GUARDS: SkillKind = about(GUARDS, false);

/// All of them.
pub const FORTRESS: &[&SkillKind] = &[
    &plus_action::KIND,
    &free_action::KIND,
    &FREE_GUARD_ACTION,
    &max_range::KIND,
    &to_dice_roll::KIND,
    &extra_die::KIND,
    &DAMAGE,
    &ZONE_PER_MOVE,
    &DAMAGE_TWO,
    &rain::KIND,
    &matching_set::KIND,
    &CORRUPTION_WALKER,
    &HOLD_YOUR_NOSE,
    &free_reload::KIND,
    &taunt::KIND,
    &ESCALATION,
    &lucky::KIND,
    &SIDESTEP,
    &spellbook::KIND,
    &MEDIC,
    &dual::KIND,
    &CLOSE_QUARTERS,
    &super_strength::KIND,
    &SLIPPERY,
    &COMBAT_REFLEXES,
    &steady_hand::KIND,
    &DOUBLE_CASTING,
    &SAFE_SEARCHER,
    &RUIN_SEARCHER,
    &CORRUPTION_SEARCHER,
    &IMPROVISED,
    &SEARCH_TWO,
    &destiny::KIND,
    &regeneration::KIND,
    &STARTS_WITH_AP,
    &starts_with::KIND,
    &reaper::KIND,
    &REACH,
    &JUMP,
    &iron_hide::KIND,
    &low_profile::KIND,
    &marksman::KIND,
    &DUAL_EXPERT,
    &sprint::KIND,
    &GUARDS_PUSH,
    &GUARDS_EVADE,
    &point_blank::KIND,
    &SCAVENGER,
    &charge::KIND,
    &tactician::KIND,
    &TRANSMUTATION,
    &tough::KIND,
    &is_that_all::KIND,
    &hit_and_run::KIND,
    &born_leader::KIND,
    &NIGHT_VISION,
    &SEARCH_AGAIN,
    &ZOMBIE_LINK,
    &CLIMB,
    &roll_six::KIND,
    &SIXES_HURT,
    &shove::KIND,
    &SPIRIT_SIGHT,
    &ironclad::KIND,
    &FREEZE,
    &lifesaver::KIND,
    &VAULT_COLLECTOR,
    &HOARD,
    &bloodlust::KIND,
    &BROTHER_IN_ARMS,
    &FROM_AFAR,
    &OF_GUARDS,
];
