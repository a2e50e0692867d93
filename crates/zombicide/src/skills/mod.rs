//! Skills. A kind of skill is one file here and one line in the list below; everything else asks for [`Perks`].
//!
//! A skill never acts by itself. It grants: numbers that combat folds in, permissions that the actions look at. So no
//! file outside this folder names a skill, and a new one that can be said with the perks there are is one file. An edition
//! lists its kinds (`knobs.skills`): its own, which may read a name in another way, before the common ones.

use crate::pieces::Kind;

/// What an Action is used for; free Actions are for some of these (BP-12.9).
pub const MELEE: u16 = 1;
pub const RANGED: u16 = 2;
pub const MAGIC: u16 = 4;
/// Any Combat Action.
pub const COMBAT: u16 = MELEE | RANGED | MAGIC;
pub const MOVE: u16 = 8;
pub const SEARCH: u16 = 16;
pub const ENCHANT: u16 = 32;
pub const DOOR: u16 = 64;
/// A Machine's Action.
pub const MACHINE: u16 = 128;
/// Fighting with a pair of weapons.
pub const PAIR: u16 = 256;
/// An order to Guards.
pub const GUARD: u16 = 512;

/// How the names of skills begin that work from some way off.
pub const AFAR: &str = "range-2-";
/// How the names of skills begin that Guards have.
pub const GUARDS: &str = "guards-";

/// Gathers the files of this folder.
macro_rules! kinds {
    ($($kind:ident,)*) => {
        $(mod $kind;)*

        /// The kinds all editions can draw on. An edition lists kinds of its own before them: of two readings of one
        /// name, the first counts.
        pub const COMMON: &[&SkillKind] = &[$(&$kind::KIND),*];
    };
}

// In the order of the rulebook's list. `cargo fmt` does not see these files; `cargo xtask test format` does.
kinds! {
    plus_action,
    free_action,
    max_range,
    to_dice_roll,
    extra_die,
    damage,
    damage_with,
    zones_per_move,
    rain,
    lock_it_down,
    matching_set,
    hold_your_nose,
    free_reload,
    taunt,
    trick_shot,
    lucky,
    loud,
    rotten,
    spellbook,
    blitz,
    collector,
    dual,
    super_strength,
    zombie_link,
    slippery,
    steady_hand,
    search_card,
    destiny,
    regeneration,
    starts_with,
    reaper,
    jump,
    low_profile,
    marksman,
    sprint,
    point_blank,
    scavenger,
    frenzy,
    charge,
    tactician,
    is_that_all,
    tough,
    hit_and_run,
    born_leader,
    break_in,
    roll_six,
    shove,
    ironclad,
    lifesaver,
    bloodlust,
    iron_hide,
}

mod fortress;
mod station;

pub use fortress::FORTRESS;
pub use station::STATION;

/// A kind of skill: its names, the free Action it gives, and what it grants.
pub struct SkillKind {
    pub names: Names,
    /// What its free Action may be used for; 0 if it gives none.
    pub free: fn(u16) -> u16,
    pub grant: fn(&mut Perks, u16),
    /// It lends the skill its name ends with to everybody else in the zone; for kinds named after skills.
    pub lends: bool,
}

impl SkillKind {
    /// A kind with one name, without a free Action.
    pub const fn one(name: &'static str, grant: fn(&mut Perks, u16)) -> Self {
        Self { names: Names::One(name), free: |_| 0, grant, lends: false }
    }
}

/// The skills of one kind by name, each with its parameter.
pub enum Names {
    One(&'static str),
    List(&'static [(&'static str, u16)]),
    /// One per kind of enemy; the parameter is its number.
    Kinds(&'static str),
    /// One per equipment card; the parameter is its number.
    Cards(&'static str),
    /// One per skill of the other kinds; the parameter is its number.
    Skills(&'static str),
}

impl Names {
    /// All names of the kind with their parameters.
    pub fn all(&self, cards: &[String]) -> Vec<(String, u16)> {
        match self {
            Self::One(name) => vec![((*name).to_owned(), 0)],
            Self::List(list) => list.iter().map(|(name, param)| ((*name).to_owned(), *param)).collect(),
            Self::Kinds(prefix) => {
                Kind::ALL.iter().map(|kind| (format!("{prefix}{}", kind.id()), *kind as u16)).collect()
            }
            Self::Cards(prefix) => {
                cards.iter().enumerate().map(|(at, card)| (format!("{prefix}{card}"), at as u16 + 1)).collect()
            }
            Self::Skills(_) => Vec::new(),
        }
    }
}

/// The skills of an edition, from lists of kinds: where two kinds read the same name, the first does.
pub(crate) fn read(lists: &[&[&'static SkillKind]], cards: &[String]) -> Vec<Skill> {
    let mut skills: Vec<Skill> = Vec::new();
    let kinds = || lists.iter().copied().flatten().copied();
    for kind in kinds() {
        for (id, param) in kind.names.all(cards) {
            if skills.iter().all(|skill| skill.id != id) {
                skills.push(Skill::new(id, kind, param));
            }
        }
    }
    let plain = skills.len();
    for kind in kinds() {
        if let Names::Skills(prefix) = kind.names {
            for other in 0..plain {
                skills.push(Skill::new(format!("{prefix}{}", skills[other].id), kind, other as u16 + 1));
            }
        }
    }
    skills
}

/// What skills are called together that differ only by an enemy or a card.
pub(crate) fn family(id: &str) -> Option<&'static str> {
    if fortress::PRINTED.contains(&id) {
        return None;
    }
    let listed = |kind: &&SkillKind| match kind.names {
        Names::List(list) => list.iter().any(|(name, _)| *name == id),
        Names::One(name) => name == id,
        Names::Kinds(_) | Names::Cards(_) | Names::Skills(_) => false,
    };
    let kinds = || COMMON.iter().chain(STATION).chain(FORTRESS).copied();
    if kinds().any(|kind| listed(&kind)) && !id.starts_with("ironclad-") {
        return None;
    }
    kinds().find_map(|kind| match kind.names {
        Names::Kinds(prefix) | Names::Cards(prefix) | Names::Skills(prefix) if id.starts_with(prefix) => {
            Some(prefix.trim_end_matches('-'))
        }
        Names::Kinds(_) | Names::Cards(_) | Names::Skills(_) | Names::One(_) | Names::List(_) => None,
    })
}

/// A skill of the content: its name, kind and parameter.
pub struct Skill {
    pub id: String,
    pub kind: &'static SkillKind,
    pub param: u16,
    /// What its free Action may be used for; 0 if it gives none.
    pub free: u16,
    /// What it grants to somebody who has nothing else.
    pub alone: Perks,
    /// The skill it is named after that works from some way off; 0 if it is none such.
    pub afar: u16,
    /// The skill it is named after that Guards have; 0 if it is none such.
    pub of_guards: u16,
}

impl Skill {
    fn new(id: String, kind: &'static SkillKind, param: u16) -> Self {
        let mut alone = Perks::default();
        (kind.grant)(&mut alone, param);
        let named = |begins: &str| matches!(kind.names, Names::Skills(prefix) if prefix == begins);
        let [afar, of_guards] = [AFAR, GUARDS].map(|begins| if named(begins) { param } else { 0 });
        Self { id, kind, param, free: (kind.free)(param), alone, afar, of_guards }
    }

    pub fn grant(&self, perks: &mut Perks) {
        (self.kind.grant)(perks, self.param);
    }
}

/// Everything a Survivor's skills grant together (BP-12.10: bonuses add up). Indexed by mode where they differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is a permission of its own; the core asks for them by name.
pub struct Perks {
    /// Actions on top of three.
    pub actions: u8,
    // Dice, result, damage: folded in this order by `combat/dice.rs`.
    pub dice: [u8; 3],
    /// Dice per Wound suffered.
    pub frenzy: [u8; 3],
    /// Dice by the number of Zombies in the target zone.
    pub rain: [bool; 3],
    /// Added to each die.
    pub result: [u8; 3],
    /// A further die for each six.
    pub sixes: [bool; 3],
    pub damage: [u8; 3],
    /// Cards with +1 Damage, by number.
    pub damage_with: u64,
    /// Least Damage of melee weapons.
    pub melee_damage: u8,
    /// A second kill of the same kind once per Action.
    pub reaps: [bool; 3],
    /// Identical weapons count as dual.
    pub dual: [bool; 3],
    /// Re-rolls of each Action and each Armour roll.
    pub rerolls: u8,
    /// Zones added to the maximum Range.
    pub reach: u8,
    pub two_targets: bool,
    /// Free choice of targets, harmless misses.
    pub aims: bool,
    /// The same at Range 0, whatever the minimum.
    pub aims_close: bool,
    pub spares_friends: bool,
    /// Not hit by Friendly Fire.
    pub ducks: bool,
    pub reloads_free: bool,
    pub spells_in_hand: bool,
    // Movement.
    pub longer_moves: u8,
    pub two_zones: bool,
    pub sprints: bool,
    pub jumps: bool,
    pub charges: bool,
    /// Modes of the free Combat Action after a rush, as a mask.
    pub rushes: u8,
    pub slips: bool,
    /// A free Move after emptying a zone.
    pub runs_on: bool,
    pub hits_and_runs: bool,
    // Search.
    pub search_cards: u8,
    pub searches_anywhere: bool,
    pub searches_bodies: bool,
    pub pairs_finds: bool,
    pub redraws: bool,
    pub starts_with: u64,
    // Doors.
    pub breaks_in: bool,
    pub closes_doors: bool,
    // Other Actions.
    pub taunts: bool,
    pub shoves: bool,
    pub pulls: bool,
    pub shouts: bool,
    pub leads: bool,
    pub rots: bool,
    pub any_time: bool,
    pub linked: bool,
    // Experience and defence.
    pub double_xp: u8,
    pub immune: u8,
    pub tough: bool,
    pub shrugs: bool,
    pub heals: bool,
    pub thick_skin: bool,
    /// Wounds that kill, where a skill says so; 0 if the card does.
    pub armour: u8,
    /// Heals one Wound of everybody in his zone in the End Phase.
    pub mends: bool,
    /// More Damage and no Friendly Fire where an attack is aimed at one enemy.
    pub focus_expert: bool,
    /// One die more for each Action of a kind in a row.
    pub escalates: [bool; 3],
    /// Counts rows of any Combat Actions.
    pub escalates_all: bool,
    /// Two zones at once, whatever stands between.
    pub runs_light: bool,
    pub sees_deeper: bool,
    /// Melee reaches the next zone.
    pub melee_reach: bool,
    /// What reaches the next zone works in the own as well.
    pub close_quarters: bool,
    /// Damage of 1 is 2.
    pub damage_two: [bool; 3],
    /// Every six adds to the Damage.
    pub sixes_hurt: [bool; 3],
    /// Leaves frost in the zone.
    pub freezes: [bool; 3],
    /// Enemies on the way do not stop him.
    pub slips_through: bool,
    /// Two zones in a straight line, whatever stands between.
    pub leaps: bool,
    pub searches_again: bool,
    pub searches_safely: bool,
    /// Two more places in the backpack.
    pub hoards: bool,
    /// Experience to begin with.
    pub first_xp: u8,
    /// Learns from healing others.
    pub learns_mending: bool,
    pub sees_ruins: bool,
    pub sees_all: bool,
    /// Enchantments work on a second target.
    pub casts_twice: bool,
    /// Permissions that only parts of an edition ask for, as bits the edition numbers.
    pub own: u32,
}

/// For each mode of a mask.
fn each(modes: u16, mut change: impl FnMut(usize)) {
    (0..3).filter(|mode| modes >> mode & 1 == 1).for_each(&mut change);
}
