//! The marines' cards and the invader's.

use super::{Direction, named};
use serde::Serialize;

named! {
    /// The marines' cards.
    MarineCard {
        Alert = "alert",
        FrontGuard = "front-guard",
        GroundAssault = "ground-assault",
        KillerInstinct = "killer-instinct",
        Marksman = "marksman",
        Medic = "medic",
        Officer = "officer",
        Prepared = "prepared",
        Recon = "recon",
        Scout = "scout",
        Sniper = "sniper",
        SpecialOps = "special-ops",
        SurvivalOps = "survival-ops",
        Tactician = "tactician",
        Tough = "tough",
    }
}

named! {
    /// The invader's event cards.
    EventKind {
        ItsATrap = "its-a-trap",
        Smash = "smash",
        DarkEnergies = "dark-energies",
        EventDodge = "event-dodge",
        Dud = "dud",
        Darkness = "darkness",
        Earthquake = "earthquake",
        JammedDoor = "jammed-door",
        Misplaced = "misplaced",
        Frenzy = "frenzy",
        Haste = "haste",
        Rampage = "rampage",
        Reinforcements = "reinforcements",
        Misfire = "misfire",
        Rift = "rift",
    }
}

named! {
    /// The invader's spawn cards.
    SpawnKind {
        Zombies = "spawn-zombies",
        ZombieImpTrite = "spawn-zombie-imp-trite",
        DemonOrImpZombie = "spawn-demon-or-imp-zombie",
        Trites = "spawn-trites",
        Imps = "spawn-imps",
        ZombiesOrTrites = "spawn-zombies-or-trites",
        Mancubus = "spawn-mancubus",
        Archvile = "spawn-archvile",
        ArchvileOrImps = "spawn-archvile-or-imps",
        HellKnight = "spawn-hell-knight",
        Demon = "spawn-demon",
        DemonsOrHellKnight = "spawn-demons-or-hell-knight",
    }
}

/// An invader card by what is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum CardName {
    Spawn(SpawnKind),
    Event(EventKind),
}

impl CardName {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Spawn(spawn) => spawn.id(),
            Self::Event(event) => event.id(),
        }
    }

    pub fn parse(id: &str) -> Option<Self> {
        SpawnKind::parse(id).map(Self::Spawn).or_else(|| EventKind::parse(id).map(Self::Event))
    }
}

named! {
    /// When an event card may be played.
    Timing {
        StartOfInvaderTurn = "start-of-invader-turn",
        BeforeMarineTurn = "before-marine-turn",
        BeforeMarineAttack = "before-marine-attack",
        AfterMarineRoll = "after-marine-roll",
        AfterMarinePickup = "after-marine-pickup",
        SpawnStep = "spawn-step",
        MonsterActivation = "monster-activation",
        BeforeInvaderAttack = "before-invader-attack",
        AfterInvaderAttack = "after-invader-attack",
    }
}

/// An invader card by its number in the box: a physical card, with its own scatter diagram.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The direction of a scatter diagram.
pub type Compass = Direction;

/// DM-22.2: what the diagram of an invader card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scatter {
    Miss,
    To { direction: Compass, squares: u8 },
}
