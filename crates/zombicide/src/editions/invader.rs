//! Zombicide: Invader, as its own list of differences.

use crate::content::Content;
use crate::content::map::Ground;
use crate::ground::{Across, Line, Mover, Range, SightRule, TaintRule, Walls};
use crate::knobs::{
    Attraction, Beside, Blocked, Both, Crowds, Deaths, Gifts, Groups, Knobs, Lenders, Meals, Misses, Ones, RunningOut,
    Rushes, Shield, SpawnOrder, Split, Taunts, TileEdges, Torches, Tough,
};
use crate::parts::Parts;
use crate::parts::airlocks::{self, Airlocks};
use crate::parts::ammunition::{self, Ammunition};
use crate::parts::crew::{self, Crew};
use crate::parts::door_tokens::{self, DoorTokens};
use crate::parts::drills::{self, Drills, Startles};
use crate::parts::drones::{self, Drones};
use crate::parts::hellfire::{self, Hellfire};
use crate::parts::machines::{self, Machines};
use crate::parts::mold::{self, Mold};
use crate::parts::prototypes::{self, Prototypes};
use crate::parts::samples::{self, Samples};
use crate::parts::scientists::{self, Scientists};
use crate::parts::watch::{self, Watch};
use crate::rule::Rule;
use crate::setup::{OptionKind, TableOption};
use crate::skills;
use crate::{Edition, Zombicide};
use holdout_kernel::RuleId;
use include_dir::{Dir, include_dir};
use std::sync::OnceLock;

/// Zombicide: Invader as a game.
pub type Invader = Zombicide<InvaderEdition>;

/// The edition: the box itself.
pub struct InvaderEdition;

/// What this edition does in its own way.
const KNOBS: Knobs = Knobs {
    rule,
    parts: Parts {
        door_tokens: Some(DoorTokens { rules: doors_rule }), // INV-12.13 to INV-12.16
        mold: Some(Mold { rules: mold_rule }),               // INV-11
        machines: Some(Machines { rules: machines_rule }),   // INV-13
        airlocks: Some(Airlocks { rules: airlocks_rule }),   // INV-18
        ammunition: Some(Ammunition { rules: ammunition_rule }), // INV-6.7
        hellfire: Some(Hellfire { rules: hellfire_rule }),   // INV-17
        prototypes: Some(Prototypes { rules: prototypes_rule }), // INV-2.5
        drills: Some(Drills { startles: Startles::InSight, rules: drills_rule }), // INV-8.11
        drones: Some(Drones { rules: drones_rule }),         // INV-9.19
        crew: Some(Crew { rules: crew_rule }),               // INV-M3
        watch: Some(Watch { rules: watch_rule }),            // INV-M2.4
        scientists: Some(Scientists { rules: scientists_rule }), // INV-M9
        samples: Some(Samples { rules: samples_rule }),      // INV-M10
        ..Parts::NONE
    },
    options: &[
        // INV-20.
        TableOption { id: "ultrared", kind: OptionKind::Flag { default: false } },
        // INV-22.
        TableOption { id: "easier", kind: OptionKind::Flag { default: true } },
        TableOption { id: "harder", kind: OptionKind::Flag { default: true } },
        TableOption { id: "extra-activations", kind: OptionKind::Flag { default: true } },
    ],
    grounds: &[Ground::Room, Ground::Corridor, Ground::Outdoor], // INV-3.3
    skills: &[skills::STATION],
    slots: 0b1_1111_1111,               // INV-9.1: two hands, two on the body, five of the backpack
    deaths: Deaths::FirstLoses,         // INV-1.5
    both: Both::Loses,                  // INV-1.8
    impossible: Some(Rule::Impossible), // INV-1.6
    tile_edges: TileEdges::Join,        // INV-3.4
    sight: SIGHT,
    taint: Some(TAINT),
    movers: [XENOS; 5], // INV-10.5, INV-14.11
    imagined: XENOS,
    draw: Attraction::Noisiest, // INV-14.9, INV-14.10
    split: Split::ShareOut,     // INV-14.15
    shield: Shield::BetterValue,
    spawn_order: SpawnOrder::Clockwise,                       // INV-15.1
    running_out: RunningOut::AbominationsActivateAndOneComes, // INV-15.11
    meals: Meals::Action,                                     // INV-9.18
    blocked: Blocked::NeverChosen,
    ones: Ones::Count,
    beside: Beside::Joined,
    torches: Torches::InHand,
    crowds: Crowds::ExtraTokens,
    most_found: 2,            // INV-9.16
    tough: Tough::EachAttack, // INV-G50
    misses: Misses::AfterHits,
    gifts: Gifts::AtOnce,        // INV-8.13
    rushes: Rushes::OncePerTurn, // INV-G53
    taunts: Taunts::TwoSteps,    // INV-G55
    lenders: Lenders::AmongOthers,
    starts: Groups::ChancePlaces, // INV-M1.2
    more_boxes: false,            // INV-21.1
    focus: true,                  // INV-16.20
};

/// Out through airlocks, and closed doors are no obstacle to the way.
const XENOS: Mover = Mover::AIR.with(Mover::BREAKS);

const SIGHT: SightRule = SightRule {
    lines: &[
        (Ground::Corridor, Line::RunsOn), // INV-4.3
        (Ground::Outdoor, Line::RunsOn),
        (Ground::Room, Line::EndsIn), // INV-4.4
    ],
    across: Across::Seen, // INV-4.5
    above: &[],
    below: &[],
    range: Range::Borders, // INV-4.13
};

/// INV-4.9, INV-11.7: asleep a corridor, awake a room.
const TAINT: TaintRule =
    TaintRule { walls: Walls::OfEither, counts_as: [Ground::Corridor, Ground::Corridor, Ground::Room] };

impl Edition for InvaderEdition {
    const ID: &'static str = "invader";
    const RULES_VERSION: u32 = 4;
    const IS_YOUNG: bool = true;
    const PREFIX: &'static str = "inv";
    const TALK: RuleId = RuleId("INV-1.12");
    const KNOBS: &'static Knobs = &KNOBS;

    fn folder() -> &'static Dir<'static> {
        static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../content/invader");
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
        Rule::RoundCourse => "INV-1.3",
        Rule::TurnOrder | Rule::OneTurn => "INV-12.1",
        Rule::Actions => "INV-12.2",
        Rule::EndPhase => "INV-19.4",
        Rule::Win => "INV-1.4",
        Rule::AllDead | Rule::AnyDeath => "INV-1.5",
        Rule::GoalsInOrder | Rule::NotBefore | Rule::LaterGoal => "INV-M.2",
        Rule::Deal => "INV-2.7",
        Rule::StartsWith => "INV-2.8",
        Rule::Shuffle => "INV-2.9",
        Rule::FirstPlayer => "INV-2.13",
        Rule::Start => "INV-2.10",
        Rule::Move => "INV-12.5",
        Rule::MovePrice => "INV-12.6",
        Rule::LongMove => "INV-12.7",
        Rule::SearchWhere | Rule::DrawOne | Rule::NoSearchHere => "INV-12.8",
        Rule::OneSearch => "INV-12.10",
        Rule::EquipmentReshuffle | Rule::NothingLeft => "INV-9.15",
        Rule::Ambush => "INV-12.12",
        Rule::ZombieReshuffle => "INV-15.3",
        Rule::Rearrange | Rule::TradeAgreed | Rule::OtherArranges => "INV-12.17",
        Rule::CombatAction => "INV-12.18",
        Rule::TakeObjective => "INV-12.19",
        Rule::MakeNoise => "INV-12.20",
        Rule::EndTurn => "INV-12.21",
        Rule::KeepOrDiscard => "INV-12.11",
        Rule::DiscardAnyTime => "INV-9.4",
        Rule::Food => "INV-9.18",
        Rule::WoundTrack | Rule::Death => "INV-14.7",
        Rule::AllAttack => "INV-14.5",
        Rule::DivideWounds => "INV-14.6",
        Rule::ArmourRoll | Rule::ShieldReroll | Rule::ShieldValue | Rule::DefenceOrder => "INV-14.22",
        Rule::FriendlyArmour | Rule::FriendlyWounds => "INV-16.19",
        Rule::ZombiesPhase => "INV-14.1",
        Rule::SeesSurvivors => "INV-14.9",
        Rule::HearsNoise => "INV-14.10",
        Rule::SplitAdds | Rule::TeamDirects => "INV-14.15",
        Rule::CardPerToken | Rule::CardPerRoom | Rule::SpawnOrder => "INV-15.1",
        Rule::DangerLine | Rule::DoubleSpawn => "INV-15.2",
        Rule::CardDone => "INV-15.3",
        Rule::TokenWakes => "INV-15.4",
        Rule::ExtraActivation => "INV-15.6",
        Rule::RunningOut => "INV-15.11",
        Rule::Hits => "INV-16.2",
        Rule::TooWeak => "INV-16.14",
        Rule::AttackNoise => "INV-7.1",
        Rule::Reroll => "INV-9.12",
        Rule::MeleeRange | Rule::MeleeHits => "INV-16.8",
        Rule::Priority => "INV-16.12",
        Rule::SamePriority => "INV-16.13",
        Rule::FriendlyFire => "INV-16.17",
        Rule::Unloaded | Rule::Reload => "INV-6.4",
        Rule::KillXp => "INV-8.1",
        Rule::YellowSkill => "INV-8.3",
        Rule::ChooseSkill => "INV-8.4",
        Rule::SkillDeed => "INV-8.10",
        Rule::ExtraTurn => "INV-8.12",
        Rule::Unnoticed => "INV-14.19",
        Rule::ExtraTokens => "INV-21.3",
        Rule::ObjectiveXp => "INV-M.1",
        Rule::HiddenObjectives => "INV-M.4",
        Rule::Exit => "INV-12.22",
        Rule::MissionEvent => "INV-12.25",
        Rule::Impossible => "INV-1.6",
        Rule::Concentrated => "INV-16.20",
        Rule::LosesObjective => "INV-11.6",
    })
}

const fn doors_rule(rule: door_tokens::Rule) -> RuleId {
    RuleId(match rule {
        door_tokens::Rule::Closed => "INV-3.8",
        door_tokens::Rule::Work => "INV-12.13",
        door_tokens::Rule::NotHere => "INV-12.14",
        door_tokens::Rule::FewTokens => "INV-12.15",
        door_tokens::Rule::Coloured => "INV-12.16",
        door_tokens::Rule::Broken => "INV-14.12",
        door_tokens::Rule::Lost => "INV-11.5",
    })
}

const fn mold_rule(rule: mold::Rule) -> RuleId {
    RuleId(match rule {
        mold::Rule::Grows => "INV-11.2",
        mold::Rule::Wakes => "INV-11.3",
        mold::Rule::TakesTokens => "INV-11.6",
        mold::Rule::NoSearch => "INV-11.8",
        mold::Rule::Sleeps => "INV-17.5",
        mold::Rule::Linked => "INV-1.7",
        mold::Rule::Spawn => "INV-15.8",
        mold::Rule::TooFew => "INV-15.9",
        mold::Rule::Abomination => "INV-15.7",
        mold::Rule::WakesSpawn => "INV-M1.4",
    })
}

const fn machines_rule(rule: machines::Rule) -> RuleId {
    RuleId(match rule {
        machines::Rule::Control => "INV-13.1",
        machines::Rule::Action => "INV-13.3",
        machines::Rule::Move => "INV-13.7",
        machines::Rule::Attack => "INV-13.17",
        machines::Rule::Noise => "INV-7.7",
        machines::Rule::Escort => "INV-13.8",
        machines::Rule::Token => "INV-13.11",
        machines::Rule::Sleeps => "INV-19.1",
        machines::Rule::Destroyed => "INV-13.14",
        machines::Rule::Needed => "INV-1.6",
        machines::Rule::Remote => "INV-12.24",
        machines::Rule::Force => "INV-M8.3",
        machines::Rule::Secured => "INV-M8.4",
    })
}

const fn airlocks_rule(rule: airlocks::Rule) -> RuleId {
    RuleId(match rule {
        airlocks::Rule::Soldiers => "INV-12.9",
        airlocks::Rule::NothingOutside => "INV-18.12",
        airlocks::Rule::Take => "INV-18.4",
        airlocks::Rule::Out => "INV-18.8",
        airlocks::Rule::Keep => "INV-18.9",
        airlocks::Rule::Bullets => "INV-6.5",
        airlocks::Rule::StartsWith => "INV-2.16",
        airlocks::Rule::Old => "INV-M10.4",
        airlocks::Rule::NoneLeft => "INV-M10.11",
    })
}

const fn ammunition_rule(rule: ammunition::Rule) -> RuleId {
    RuleId(match rule {
        ammunition::Rule::Needed => "INV-6.7",
    })
}

const fn hellfire_rule(rule: hellfire::Rule) -> RuleId {
    RuleId(match rule {
        hellfire::Rule::Use => "INV-17.1",
        hellfire::Rule::NotOutdoors => "INV-17.2",
        hellfire::Rule::Burns => "INV-17.3",
        hellfire::Rule::Objectives => "INV-17.4",
        hellfire::Rule::Nest => "INV-M6.3",
        hellfire::Rule::HiddenNests => "INV-M6.1",
    })
}

const fn prototypes_rule(rule: prototypes::Rule) -> RuleId {
    RuleId(match rule {
        prototypes::Rule::Pile => "INV-2.5",
        prototypes::Rule::Given => "INV-12.25",
    })
}

const fn drills_rule(rule: drills::Rule) -> RuleId {
    RuleId(match rule {
        drills::Rule::Row => "INV-8.11",
        drills::Rule::Reflex => "INV-8.10",
        drills::Rule::Camouflage => "INV-14.19",
    })
}

const fn drones_rule(rule: drones::Rule) -> RuleId {
    RuleId(match rule {
        drones::Rule::Look => "INV-9.19",
    })
}

const fn crew_rule(rule: crew::Rule) -> RuleId {
    RuleId(match rule {
        crew::Rule::Leaves => "INV-M3.4",
        crew::Rule::Reached => "INV-M3.6",
    })
}

const fn watch_rule(rule: watch::Rule) -> RuleId {
    RuleId(match rule {
        watch::Rule::ActsThere => "INV-M2.4",
    })
}

const fn scientists_rule(rule: scientists::Rule) -> RuleId {
    RuleId(match rule {
        scientists::Rule::Walks => "INV-M9.5",
        scientists::Rule::Leaves => "INV-M9.7",
        scientists::Rule::Dies => "INV-M9.6",
        scientists::Rule::Pulled => "INV-M9.9",
    })
}

const fn samples_rule(rule: samples::Rule) -> RuleId {
    RuleId(match rule {
        samples::Rule::Kind => "INV-M10.7",
        samples::Rule::Abomination => "INV-M10.8",
        samples::Rule::Mold => "INV-M10.9",
    })
}
