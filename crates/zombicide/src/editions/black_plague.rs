//! Zombicide: Black Plague, as its own list of differences.

use crate::content::Content;
use crate::content::map::Ground;
use crate::ground::{Across, Line, Mover, Range, SightRule};
use crate::knobs::{
    Attraction, Beside, Blocked, Both, Crowds, Deaths, Gifts, Groups, Knobs, Lenders, Meals, Misses, Ones, RunningOut,
    Rushes, Shield, SpawnOrder, Split, Taunts, TileEdges, Torches, Tough,
};
use crate::parts::Parts;
use crate::parts::crypts::{self, Crypts};
use crate::parts::doors::{self, Doors};
use crate::parts::dragon_fire::{self, DragonFire, Way};
use crate::parts::necromancers::{self, Necromancers};
use crate::parts::spells::{self, Spells};
use crate::rule::Rule;
use crate::setup::{OptionKind, TableOption};
use crate::skills;
use crate::{Edition, Zombicide};
use holdout_kernel::RuleId;
use include_dir::{Dir, include_dir};
use std::sync::OnceLock;

/// Zombicide: Black Plague as a game.
pub type BlackPlague = Zombicide<BlackPlagueEdition>;

/// The edition: the box itself.
pub struct BlackPlagueEdition;

/// What this edition does in its own way.
const KNOBS: Knobs = Knobs {
    rule,
    parts: Parts {
        doors: Some(Doors { rules: doors_rule }),    // BP-5.16 to BP-5.32
        spells: Some(Spells { rules: spells_rule }), // BP-5.42 to BP-5.45
        crypts: Some(Crypts { rules: crypts_rule }), // BP-11
        dragon_fire: Some(DragonFire { way: Way::PourThenIgnite, rules: fire_rule }), // BP-10
        necromancers: Some(Necromancers { rules: necromancers_rule }), // BP-8
        ..Parts::NONE
    },
    options: &[
        // BP-8.18: figures of Necromancers at hand; the box has one, more make a coven.
        TableOption { id: "necromancers", kind: OptionKind::Number { least: 1, most: 6, offered: 3, default: 1 } },
        // BP-G18: with the cards that hide a Walker.
        TableOption { id: "ambushes", kind: OptionKind::Flag { default: true } },
    ],
    grounds: &[Ground::Street, Ground::Room], // BP-3.1, BP-3.2
    skills: &[skills::COMMON],
    slots: 0b1111_1111,        // BP-13.1: two hands, the body, five of the backpack
    deaths: Deaths::LastLoses, // BP-1.11
    both: Both::Wins,          // BP-1.17
    impossible: None,
    tile_edges: TileEdges::Divide, // BP-3.2
    sight: SIGHT,
    taint: None,
    movers: [Mover::PLAIN; 5],              // BP-3.4 to BP-3.9
    imagined: Mover::BREAKS,                // BP-7.12
    draw: Attraction::Noisiest,             // BP-7.7, BP-7.9
    split: Split::AddFigures,               // BP-7.14 to BP-7.16
    shield: Shield::Rerolls,                // BP-6.15, BP-6.16
    spawn_order: SpawnOrder::Clockwise,     // BP-7.24
    running_out: RunningOut::KindActivates, // BP-7.38
    meals: Meals::Free,                     // BP-13.12
    blocked: Blocked::NeverChosen,
    ones: Ones::Count,
    beside: Beside::Joined,
    torches: Torches::InHand,
    crowds: Crowds::ExtraTokens,
    most_found: 6, // BP-5.14
    tough: Tough::EachPhase,
    misses: Misses::AfterHits,
    gifts: Gifts::NextTurn,
    rushes: Rushes::AsOftenAsPaid,
    taunts: Taunts::InSight,
    lenders: Lenders::ToOthers,
    starts: Groups::TeamPlaces,
    more_boxes: true, // BP-16.2
    focus: false,
};

const SIGHT: SightRule = SightRule {
    lines: &[
        (Ground::Street, Line::RunsOn), // BP-4.2, BP-4.6
        (Ground::Room, Line::EndsIn),   // BP-4.4, BP-4.5
    ],
    across: Across::Seen, // BP-4.8
    above: &[],
    below: &[],
    range: Range::Borders, // BP-4.12
};

impl Edition for BlackPlagueEdition {
    const ID: &'static str = "black-plague";
    const RULES_VERSION: u32 = 3;
    const PREFIX: &'static str = "bp";
    const TALK: RuleId = RuleId("BP-1.14");
    const KNOBS: &'static Knobs = &KNOBS;

    fn folder() -> &'static Dir<'static> {
        static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../content/black-plague");
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
        Rule::RoundCourse => "BP-1.3",
        Rule::TurnOrder => "BP-1.4",
        Rule::OneTurn => "BP-1.5",
        Rule::Actions => "BP-1.6",
        Rule::EndPhase => "BP-1.9",
        Rule::Win => "BP-1.10",
        Rule::AllDead => "BP-1.11",
        Rule::GoalsInOrder => "BP-M.7",
        Rule::Deal => "BP-2.7",
        Rule::StartsWith => "BP-2.8",
        Rule::Shuffle => "BP-2.10",
        Rule::FirstPlayer => "BP-2.13",
        Rule::Start => "BP-2.11",
        Rule::Move => "BP-5.1",
        Rule::MovePrice => "BP-5.2",
        Rule::LongMove => "BP-5.3",
        Rule::SearchWhere => "BP-5.7",
        Rule::DrawOne => "BP-5.8",
        Rule::NoSearchHere => "BP-5.10",
        Rule::OneSearch => "BP-5.11",
        Rule::EquipmentReshuffle => "BP-5.12",
        Rule::NothingLeft => "BP-5.13",
        Rule::Ambush => "BP-5.15",
        Rule::CardPerRoom => "BP-5.25",
        Rule::ZombieReshuffle => "BP-7.27",
        Rule::Rearrange => "BP-5.33",
        Rule::OtherArranges => "BP-5.35",
        Rule::TradeAgreed => "BP-5.36",
        Rule::CombatAction => "BP-5.38",
        Rule::TakeObjective => "BP-5.46",
        Rule::MakeNoise => "BP-5.50",
        Rule::EndTurn => "BP-5.51",
        Rule::KeepOrDiscard => "BP-13.8",
        Rule::DiscardAnyTime => "BP-13.2",
        Rule::Food => "BP-13.12",
        Rule::WoundTrack => "BP-6.1",
        Rule::Death => "BP-6.2",
        Rule::AllAttack => "BP-6.4",
        Rule::DivideWounds => "BP-6.5",
        Rule::ArmourRoll => "BP-6.9",
        Rule::FriendlyArmour => "BP-6.12",
        Rule::ShieldReroll => "BP-6.15",
        Rule::ShieldValue => "BP-6.16",
        Rule::DefenceOrder => "BP-6.20",
        Rule::ZombiesPhase => "BP-7.1",
        Rule::SeesSurvivors => "BP-7.7",
        Rule::HearsNoise => "BP-7.9",
        Rule::SplitAdds => "BP-7.16",
        Rule::TeamDirects => "BP-7.18",
        Rule::CardPerToken => "BP-7.23",
        Rule::SpawnOrder => "BP-7.24",
        Rule::DangerLine => "BP-7.25",
        Rule::CardDone => "BP-7.26",
        Rule::TokenWakes => "BP-7.28",
        Rule::ExtraActivation => "BP-7.29",
        Rule::DoubleSpawn => "BP-7.30",
        Rule::RunningOut => "BP-7.38",
        Rule::Hits => "BP-9.6",
        Rule::TooWeak => "BP-9.9",
        Rule::AttackNoise => "BP-9.12",
        Rule::Reroll => "BP-9.14",
        Rule::MeleeRange => "BP-9.15",
        Rule::MeleeHits => "BP-9.16",
        Rule::Priority => "BP-9.24",
        Rule::SamePriority => "BP-9.27",
        Rule::FriendlyFire => "BP-9.28",
        Rule::FriendlyWounds => "BP-9.29",
        Rule::Unloaded => "BP-9.32",
        Rule::Reload => "BP-9.33",
        Rule::KillXp => "BP-12.1",
        Rule::YellowSkill => "BP-12.3",
        Rule::ChooseSkill => "BP-12.4",
        Rule::SkillDeed => "BP-12.11",
        Rule::ExtraTurn => "BP-12.18",
        Rule::Unnoticed => "BP-7.4",
        Rule::ExtraTokens => "BP-16.3",
        Rule::ObjectiveXp => "BP-M.1",
        Rule::HiddenObjectives => "BP-M.2",
        Rule::Exit => "BP-M.4",
        Rule::AnyDeath => "BP-M.5",
        Rule::NotBefore => "BP-M7.2",
        Rule::MissionEvent => "BP-1.15",
        Rule::Impossible => "BP-1.13",
        Rule::Concentrated => "BP-9.8",
        Rule::LaterGoal => "BP-M.7",
        Rule::LosesObjective => "BP-M.2",
    })
}

const fn doors_rule(rule: doors::Rule) -> RuleId {
    RuleId(match rule {
        doors::Rule::Closed => "BP-3.8",
        doors::Rule::Open => "BP-5.16",
        doors::Rule::WithoutRoll => "BP-5.17",
        doors::Rule::Roll => "BP-5.18",
        doors::Rule::Noise => "BP-5.19",
        doors::Rule::Locked => "BP-5.21",
        doors::Rule::Close => "BP-5.22",
        doors::Rule::Building => "BP-5.24",
    })
}

const fn spells_rule(rule: spells::Rule) -> RuleId {
    RuleId(match rule {
        spells::Rule::Enchantment => "BP-5.42",
        spells::Rule::Target => "BP-5.43",
        spells::Rule::OncePerTurn => "BP-5.44",
    })
}

const fn crypts_rule(rule: crypts::Rule) -> RuleId {
    RuleId(match rule {
        crypts::Rule::TakeArtefact => "BP-11.9",
        crypts::Rule::RandomArtefact => "BP-M.6",
    })
}

const fn fire_rule(rule: dragon_fire::Rule) -> RuleId {
    RuleId(match rule {
        dragon_fire::Rule::Bile => "BP-10.1",
        dragon_fire::Rule::Torch => "BP-10.2",
        dragon_fire::Rule::Burns => "BP-10.3",
    })
}

const fn necromancers_rule(rule: necromancers::Rule) -> RuleId {
    RuleId(match rule {
        necromancers::Rule::Comes => "BP-8.2",
        necromancers::Rule::Card => "BP-8.4",
        necromancers::Rule::Again => "BP-8.5",
        necromancers::Rule::Moves => "BP-8.8",
        necromancers::Rule::Escapes => "BP-8.11",
        necromancers::Rule::Limit => "BP-1.12",
        necromancers::Rule::Killed => "BP-8.13",
        necromancers::Rule::Ritual => "BP-8.22",
    })
}
