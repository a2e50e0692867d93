//! Zombicide: White Death, as its own list of differences.

use crate::content::Content;
use crate::content::map::Ground;
use crate::ground::{Across, Line, Mover, Range, SightRule, TaintRule, Walls};
use crate::knobs::{
    Attraction, Beside, Blocked, Both, Crowds, Deaths, Gifts, Groups, Knobs, Lenders, Meals, Misses, Ones, RunningOut,
    Rushes, Shield, SpawnOrder, Split, Taunts, TileEdges, Torches, Tough,
};
use crate::parts::Parts;
use crate::parts::corruption::{self, Corruption};
use crate::parts::dragon_fire::{self, DragonFire, Way};
use crate::parts::drills::{self, Drills, Startles};
use crate::parts::feats::{self, Feats};
use crate::parts::freeze::{self, Freeze};
use crate::parts::garrison::{self, Garrison};
use crate::parts::quests::{self, Quests};
use crate::parts::ramparts::{self, Ramparts};
use crate::parts::spells::{self, Spells};
use crate::parts::spoils::{self, Spoils};
use crate::rule::Rule;
use crate::setup::{OptionKind, TableOption};
use crate::skills;
use crate::{Edition, Zombicide};
use holdout_kernel::RuleId;
use include_dir::{Dir, include_dir};
use std::sync::OnceLock;

/// Zombicide: White Death as a game.
pub type WhiteDeath = Zombicide<WhiteDeathEdition>;

/// The edition: the box itself.
pub struct WhiteDeathEdition;

/// What this edition does in its own way.
const KNOBS: Knobs = Knobs {
    rule,
    parts: Parts {
        garrison: Some(Garrison { rules: garrison_rule }),       // WD-12, WD-13
        ramparts: Some(Ramparts { rules: ramparts_rule }),       // WD-29, WD-30
        corruption: Some(Corruption { rules: corruption_rule }), // WD-16, WD-17, WD-22
        freeze: Some(Freeze { rules: freeze_rule }),             // WD-28
        spoils: Some(Spoils { rules: spoils_rule }),             // WD-15.4, WD-M.1
        quests: Some(Quests { rules: quests_rule }),             // missions
        feats: Some(Feats { rules: feats_rule }),                // skills
        drills: Some(Drills { startles: Startles::Beside, rules: drills_rule }), // WD-G47
        spells: Some(Spells { rules: spells_rule }),             // WD-11.19 to WD-11.21
        dragon_fire: Some(DragonFire { way: Way::AtOnce, rules: fire_rule }), // WD-33
        ..Parts::NONE
    },
    options: &[
        TableOption { id: "abominations", kind: OptionKind::Flag { default: false } }, // WD-36
        TableOption { id: "festival", kind: OptionKind::Flag { default: false } },     // WD-36.4
        TableOption { id: "necromancers", kind: OptionKind::Flag { default: false } }, // WD-37
        TableOption { id: "guard-skills", kind: OptionKind::Flag { default: false } }, // WD-38
        TableOption { id: "ultrared", kind: OptionKind::Flag { default: false } },     // WD-39
    ],
    grounds: &[Ground::Street, Ground::Room, Ground::Walkway, Ground::Ruin], // WD-4.4
    skills: &[skills::FORTRESS],
    slots: 0b1111_1111,                 // WD-9.1
    deaths: Deaths::FirstLoses,         // WD-1.4
    both: Both::Loses,                  // WD-1.12
    impossible: Some(Rule::Impossible), // WD-1.5
    tile_edges: TileEdges::Divide,      // WD-4.2
    sight: SIGHT,
    taint: Some(TAINT),
    movers: [ZOMBIE, ZOMBIE, ZOMBIE, Mover::CLIMBS, Mover::CLIMBS], // WD-15.5, WD-29.4, WD-37.8
    imagined: Mover::UNBOUND,                                       // WD-19.10
    blocked: Blocked::MayBeChosen,                                  // WD-G14
    draw: Attraction::WithinReach,                                  // WD-19.2 to WD-19.5
    split: Split::Together,                                         // WD-19.12
    shield: Shield::BetterValue,                                    // WD-18.9
    ones: Ones::Fail,                                               // WD-24.2, WD-18.10
    beside: Beside::Seen,                                           // WD-41.11
    torches: Torches::Carried,                                      // WD-11.10
    spawn_order: SpawnOrder::AsListed,                              // WD-20.1
    running_out: RunningOut::AbominationComesOrActivates,           // WD-23
    meals: Meals::Action,                                           // WD-11.28
    most_found: 2,                                                  // WD-11.10
    tough: Tough::EachAttack,
    misses: Misses::BeforeHits, // WD-24.6
    gifts: Gifts::AtOnce,
    rushes: Rushes::OncePerTurn,
    taunts: Taunts::InSight,
    lenders: Lenders::AmongOthers,
    starts: Groups::TeamHalves, // WD-2.14
    crowds: Crowds::ExtraCards, // WD-40.2
    more_boxes: true,           // WD-40.1
    focus: false,
};

/// Down from Walkways anywhere.
const ZOMBIE: Mover = Mover::FALLS;

const SIGHT: SightRule = SightRule {
    lines: &[
        (Ground::Street, Line::RunsOn), // WD-5.3
        (Ground::Room, Line::EndsIn),   // WD-5.4, WD-5.5
        (Ground::Ruin, Line::EndsIn),   // WD-5.13
    ],
    across: Across::Hidden,                 // WD-5.6
    above: &[Ground::Walkway],              // WD-5.9
    below: &[Ground::Street, Ground::Ruin], // WD-5.10
    range: Range::Borders,                  // WD-5.14
};

/// WD-17.3 to WD-17.6; a building that burnt down is a Ruin (WD-M4.5).
const TAINT: TaintRule =
    TaintRule { walls: Walls::BetweenBoth, counts_as: [Ground::Street, Ground::Ruin, Ground::Street] };

impl Edition for WhiteDeathEdition {
    const ID: &'static str = "white-death";
    const RULES_VERSION: u32 = 5;
    const IS_YOUNG: bool = true;
    const PREFIX: &'static str = "wd";
    const TALK: RuleId = RuleId("WD-1.11");
    const KNOBS: &'static Knobs = &KNOBS;

    fn folder() -> &'static Dir<'static> {
        static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../content/white-death");
        &FOLDER
    }

    fn shelves() -> &'static [OnceLock<Content>; 2] {
        static SHELVES: [OnceLock<Content>; 2] = [OnceLock::new(), OnceLock::new()];
        &SHELVES
    }
}

/// Under which id the rule index of this edition has a rule of the core.
const fn rule(rule: Rule) -> RuleId {
    RuleId(match rule {
        Rule::RoundCourse => "WD-3.1",
        Rule::TurnOrder => "WD-3.2",
        Rule::OneTurn => "WD-3.3",
        Rule::Actions => "WD-11.1",
        Rule::EndPhase => "WD-42.3",
        Rule::Win => "WD-1.3",
        Rule::AllDead | Rule::AnyDeath => "WD-1.4",
        Rule::GoalsInOrder | Rule::NotBefore | Rule::LaterGoal => "WD-M.5",
        Rule::Deal => "WD-2.7",
        Rule::StartsWith => "WD-2.8",
        Rule::Shuffle => "WD-2.5",
        Rule::FirstPlayer => "WD-2.12",
        Rule::Start => "WD-2.10",
        Rule::Move => "WD-11.4",
        Rule::MovePrice => "WD-11.5",
        Rule::LongMove => "WD-11.6",
        Rule::SearchWhere | Rule::NoSearchHere => "WD-11.7",
        Rule::DrawOne => "WD-11.8",
        Rule::OneSearch => "WD-11.9",
        Rule::EquipmentReshuffle => "WD-11.11",
        Rule::NothingLeft => "WD-11.12",
        Rule::Ambush => "WD-34.1",
        Rule::CardPerToken | Rule::CardPerRoom | Rule::SpawnOrder => "WD-20.1",
        Rule::ZombieReshuffle => "WD-20.4",
        Rule::Rearrange | Rule::OtherArranges => "WD-11.13",
        Rule::TradeAgreed => "WD-11.14",
        Rule::CombatAction => "WD-11.18",
        Rule::TakeObjective => "WD-11.22",
        Rule::MakeNoise => "WD-11.26",
        Rule::EndTurn => "WD-11.27",
        Rule::KeepOrDiscard => "WD-9.9",
        Rule::DiscardAnyTime => "WD-9.7",
        Rule::Food => "WD-11.28",
        Rule::WoundTrack | Rule::Death => "WD-18.8",
        Rule::AllAttack => "WD-18.2",
        Rule::DivideWounds => "WD-18.4",
        Rule::ArmourRoll => "WD-18.6",
        Rule::FriendlyArmour => "WD-27.3",
        Rule::ShieldReroll | Rule::ShieldValue => "WD-18.9",
        Rule::DefenceOrder => "WD-18.11",
        Rule::ZombiesPhase => "WD-3.4",
        Rule::SeesSurvivors => "WD-19.2",
        Rule::HearsNoise => "WD-19.4",
        Rule::SplitAdds | Rule::TeamDirects => "WD-19.11",
        Rule::DangerLine | Rule::DoubleSpawn => "WD-20.2",
        Rule::CardDone => "WD-20.3",
        Rule::TokenWakes => "WD-2.2",
        Rule::ExtraActivation => "WD-21.1",
        Rule::RunningOut => "WD-23.1",
        Rule::Hits => "WD-24.2",
        Rule::TooWeak => "WD-26.4",
        Rule::AttackNoise => "WD-7.1",
        Rule::Reroll => "WD-24.6",
        Rule::MeleeRange => "WD-11.15",
        Rule::MeleeHits => "WD-25.1",
        Rule::Priority => "WD-26.3",
        Rule::SamePriority => "WD-26.5",
        Rule::FriendlyFire => "WD-27.1",
        Rule::FriendlyWounds => "WD-27.4",
        Rule::Unloaded | Rule::Reload => "WD-32.7",
        Rule::KillXp => "WD-8.1",
        Rule::YellowSkill => "WD-8.5",
        Rule::ChooseSkill => "WD-8.6",
        Rule::SkillDeed => "WD-35.1",
        Rule::ExtraTurn => "WD-3.3",
        Rule::Unnoticed => "WD-7.4",
        Rule::ExtraTokens => "WD-40.2",
        Rule::ObjectiveXp => "WD-8.2",
        Rule::HiddenObjectives => "WD-M.2",
        Rule::Exit => "WD-M.3",
        Rule::MissionEvent => "WD-11.25",
        Rule::Impossible => "WD-1.5",
        Rule::Concentrated => "WD-24.3",
        Rule::LosesObjective => "WD-17.8",
    })
}

const fn garrison_rule(rule: garrison::Rule) -> RuleId {
    RuleId(match rule {
        garrison::Rule::Order => "WD-12.4",
        garrison::Rule::Move => "WD-12.8",
        garrison::Rule::Price => "WD-12.9",
        garrison::Rule::Melee => "WD-12.10",
        garrison::Rule::Ranged => "WD-12.11",
        garrison::Rule::Push => "WD-13.4",
        garrison::Rule::Shove => "WD-12.17",
        garrison::Rule::Falls => "WD-12.2",
        garrison::Rule::Escapes | garrison::Rule::Stays => "WD-M.3",
        garrison::Rule::KilledLoses => "WD-1.7",
        garrison::Rule::Cauldron => "WD-13.1",
        garrison::Rule::Pour => "WD-13.5",
        garrison::Rule::Burnt => "WD-13.6",
        garrison::Rule::SkillCard => "WD-38.1",
        garrison::Rule::Pulled => "WD-41.11",
        garrison::Rule::Holds => "WD-M5.4",
    })
}

const fn ramparts_rule(rule: ramparts::Rule) -> RuleId {
    RuleId(match rule {
        ramparts::Rule::Take => "WD-30.1",
        ramparts::Rule::Hang => "WD-30.3",
        ramparts::Rule::Given => "WD-M6.5",
    })
}

const fn corruption_rule(rule: corruption::Rule) -> RuleId {
    RuleId(match rule {
        corruption::Rule::Spreads => "WD-16.5",
        corruption::Rule::TakesObjectives => "WD-17.8",
        corruption::Rule::Beacon => "WD-1.6",
        corruption::Rule::Comes => "WD-16.2",
        corruption::Rule::Again => "WD-16.9",
        corruption::Rule::Steps => "WD-16.6",
        corruption::Rule::Dies => "WD-16.8",
        corruption::Rule::Further => "WD-37.4",
        corruption::Rule::Walks => "WD-37.5",
        corruption::Rule::Siege => "WD-22.2",
        corruption::Rule::Shares => "WD-22.3",
        corruption::Rule::Climbs => "WD-22.5",
        corruption::Rule::Drawn => "WD-34.2",
        corruption::Rule::TakeBeacon => "WD-M5.3",
        corruption::Rule::BeaconWalks => "WD-M9.5",
        corruption::Rule::BeaconWounded => "WD-M9.2",
        corruption::Rule::Cleansed => "WD-M2.6",
    })
}

const fn freeze_rule(rule: freeze::Rule) -> RuleId {
    RuleId(match rule {
        freeze::Rule::Token => "WD-28.1",
        freeze::Rule::Skips => "WD-28.2",
        freeze::Rule::Thaws => "WD-28.4",
    })
}

const fn spoils_rule(rule: spoils::Rule) -> RuleId {
    RuleId(match rule {
        spoils::Rule::Deck => "WD-2.5",
        spoils::Rule::Drops => "WD-15.4",
        spoils::Rule::Take => "WD-11.24",
        spoils::Rule::Given => "WD-M.1",
    })
}

const fn quests_rule(rule: quests::Rule) -> RuleId {
    RuleId(match rule {
        quests::Rule::LayPiles => "WD-M0.2",
        quests::Rule::TakePiled => "WD-M0.3",
        quests::Rule::PileFirst => "WD-M0.4",
        quests::Rule::Cache => "WD-M1.5",
        quests::Rule::Keeps => "WD-9.8",
        quests::Rule::Restores => "WD-M2.5",
        quests::Rule::Banish => "WD-M2.6",
        quests::Rule::Burns | quests::Rule::NotToTake => "WD-M4.5",
    })
}

const fn feats_rule(rule: feats::Rule) -> RuleId {
    RuleId(match rule {
        feats::Rule::Skill => "WD-35.3",
    })
}

const fn drills_rule(rule: drills::Rule) -> RuleId {
    RuleId(match rule {
        drills::Rule::Row => "WD-35.2",
        drills::Rule::Reflex | drills::Rule::Camouflage => "WD-35.3",
    })
}

const fn spells_rule(rule: spells::Rule) -> RuleId {
    RuleId(match rule {
        spells::Rule::Enchantment => "WD-11.19",
        spells::Rule::Target => "WD-11.20",
        spells::Rule::OncePerTurn => "WD-11.21",
    })
}

const fn fire_rule(rule: dragon_fire::Rule) -> RuleId {
    RuleId(match rule {
        dragon_fire::Rule::Bile => "WD-33.4",
        dragon_fire::Rule::Torch => "WD-33.1",
        dragon_fire::Rule::Burns => "WD-33.2",
    })
}
