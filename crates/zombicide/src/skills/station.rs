//! The skills of a station's crew, in the order of their rulebook: kinds of their own, and common ones where name and
//! reading are the same.

use super::*;
use crate::parts::drills::{CAMOUFLAGE, REFLEXES};
use crate::parts::machines::REMOTE;

/// A kind with several names.
const fn list(names: &'static [(&'static str, u16)], grant: fn(&mut Perks, u16)) -> SkillKind {
    SkillKind { names: Names::List(names), free: |_| 0, grant, lends: false }
}

const FREE_ACTION: SkillKind = SkillKind {
    names: Names::List(&[
        ("free-combat-action", COMBAT),
        ("free-machine-action", MACHINE),
        ("free-melee-action", MELEE),
        ("free-move-action", MOVE),
        ("free-ranged-action", RANGED),
        ("free-search-action", SEARCH),
    ]),
    free: |uses| uses,
    grant: |_, _| {},
    lends: false,
};

const DICE_ROLL: SkillKind = list(
    &[("to-dice-roll-combat", COMBAT), ("to-dice-roll-melee", MELEE), ("to-dice-roll-ranged", RANGED)],
    |perks, modes| each(modes, |mode| perks.result[mode] += 1),
);

const DIE: SkillKind = list(&[("die-combat", COMBAT), ("die-melee", MELEE), ("die-ranged", RANGED)], |perks, modes| {
    each(modes, |mode| perks.dice[mode] += 1);
});

const DAMAGE: SkillKind =
    list(&[("damage-combat", COMBAT), ("damage-melee", MELEE), ("damage-ranged", RANGED)], |perks, modes| {
        each(modes, |mode| perks.damage[mode] += 1);
    });

const ZONE_PER_MOVE: SkillKind = SkillKind::one("zone-per-move", |perks, _| perks.longer_moves += 1);
const AUTO_REPAIR: SkillKind = SkillKind::one("auto-repair", |perks, _| perks.heals = true);
const ZERO_G_RUN: SkillKind = SkillKind::one("zero-g-run", |perks, _| perks.runs_light = true);

const RAIN: SkillKind =
    list(&[("predator", MELEE), ("full-auto", RANGED)], |perks, modes| each(modes, |mode| perks.rain[mode] = true));

const FOCUS_EXPERT: SkillKind = SkillKind::one("concentrated-attack-expert", |perks, _| perks.focus_expert = true);

const ESCALATION: SkillKind = list(
    &[("escalation-combat", COMBAT), ("escalation-melee", MELEE), ("escalation-ranged", RANGED)],
    |perks, modes| {
        if modes == COMBAT {
            perks.escalates_all = true;
        } else {
            each(modes, |mode| perks.escalates[mode] = true);
        }
    },
);

const HIDING: SkillKind = SkillKind::one("camouflage", |perks, _| perks.own |= CAMOUFLAGE);
const MEDIC: SkillKind = SkillKind::one("medic", |perks, _| perks.mends = true);

const DUAL: SkillKind = list(&[("blademaster", MELEE), ("ambidextrous", COMBAT)], |perks, modes| {
    each(modes, |mode| perks.dual[mode] = true);
});

const UNSTOPPABLE: SkillKind = SkillKind::one("unstoppable", |perks, _| perks.slips = true);
const COMBAT_REFLEXES: SkillKind = SkillKind::one("combat-reflexes", |perks, _| perks.own |= REFLEXES);
const SEARCH_TWO: SkillKind = SkillKind::one("search-2-cards", |perks, _| perks.search_cards += 1);

const ARMOUR: SkillKind = list(
    &[
        ("starts-with-armor-2", 2),
        ("starts-with-armor-3", 3),
        ("starts-with-armor-4", 4),
        ("starts-with-armor-5", 5),
        ("starts-with-armor-6", 6),
    ],
    |perks, points| perks.armour = points as u8,
);

const REAPER: SkillKind =
    list(&[("reaper-combat", COMBAT), ("reaper-melee", MELEE), ("reaper-ranged", RANGED)], |perks, modes| {
        each(modes, |mode| perks.reaps[mode] = true);
    });

const SNIPER: SkillKind = SkillKind::one("sniper", |perks, _| perks.aims = true);

const DUAL_EXPERT: SkillKind =
    SkillKind { names: Names::One("dual-expert"), free: |_| PAIR, grant: |_, _| {}, lends: false };

const BROTHER_IN_ARMS: SkillKind =
    SkillKind { names: Names::Skills("brother-in-arms-"), free: |_| 0, grant: |_, _| {}, lends: true };

const XENOS_LINK: SkillKind = SkillKind::one("xenos-link", |perks, _| perks.linked = true);

const ROLL_SIX: SkillKind = list(
    &[("roll-6-die-combat", COMBAT), ("roll-6-die-melee", MELEE), ("roll-6-die-ranged", RANGED)],
    |perks, modes| each(modes, |mode| perks.sixes[mode] = true),
);

const ENHANCED_SENSES: SkillKind = SkillKind::one("enhanced-senses", |perks, _| perks.sees_deeper = true);

const IRONCLAD: SkillKind = list(
    &[("ironclad-walker", 0), ("ironclad-fatty", 1), ("ironclad-runner", 2), ("ironclad-abomination", 3)],
    |perks, kind| perks.immune |= 1 << kind,
);

const REMOTE_CONTROL: SkillKind = list(
    &[("remote-control-bot", 1), ("remote-control-sentry-gun", 2), ("remote-control-all", 3)],
    |perks, machines| {
        let driven = REMOTE.iter().enumerate().filter(|(at, _)| machines >> at & 1 == 1);
        driven.for_each(|(_, bit)| perks.own |= bit);
    },
);

const BLOODLUST: SkillKind =
    list(&[("bloodlust-combat", COMBAT), ("bloodlust-melee", MELEE), ("bloodlust-ranged", RANGED)], |perks, modes| {
        perks.rushes |= modes as u8;
    });

/// All of them.
pub const STATION: &[&SkillKind] = &[
    &plus_action::KIND,
    &FREE_ACTION,
    &max_range::KIND,
    &DICE_ROLL,
    &DIE,
    &DAMAGE,
    &damage_with::KIND,
    &ZONE_PER_MOVE,
    &AUTO_REPAIR,
    &ZERO_G_RUN,
    &RAIN,
    &taunt::KIND,
    &FOCUS_EXPERT,
    &ESCALATION,
    &lucky::KIND,
    &HIDING,
    &MEDIC,
    &DUAL,
    &super_strength::KIND,
    &UNSTOPPABLE,
    &COMBAT_REFLEXES,
    &SEARCH_TWO,
    &ARMOUR,
    &starts_with::KIND,
    &REAPER,
    &low_profile::KIND,
    &SNIPER,
    &DUAL_EXPERT,
    &sprint::KIND,
    &point_blank::KIND,
    &scavenger::KIND,
    &charge::KIND,
    &tactician::KIND,
    &BROTHER_IN_ARMS,
    &tough::KIND,
    &is_that_all::KIND,
    &hit_and_run::KIND,
    &born_leader::KIND,
    &XENOS_LINK,
    &ROLL_SIX,
    &ENHANCED_SENSES,
    &shove::KIND,
    &IRONCLAD,
    &lifesaver::KIND,
    &REMOTE_CONTROL,
    &BLOODLUST,
];
