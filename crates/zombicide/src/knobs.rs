//! The knobs: every place where editions do one step of a shared rule differently, and which parts they play with.
//!
//! An edition is a constant of these (`editions/`). Shared code asks a knob or a part, never for an edition.

use crate::content::map::Ground;
use crate::ground::{Mover, SightRule, TaintRule};
use crate::parts::Parts;
use crate::pieces::KINDS;
use crate::rule::Rule;
use crate::setup::TableOption;
use crate::skills::SkillKind;
use holdout_kernel::RuleId;

/// One edition's choice at every knob.
#[derive(Clone, Copy)]
pub struct Knobs {
    /// Under which id its rule index has a rule of the core.
    pub rule: fn(Rule) -> RuleId,
    /// Whole subsystems that are in play, each with its own knobs.
    pub parts: Parts,
    /// What a table may choose before the game.
    pub options: &'static [TableOption],
    /// Kinds of zones on its tiles.
    pub grounds: &'static [Ground],
    /// Its kinds of skills, its own lists before the common one.
    pub skills: &'static [&'static [&'static SkillKind]],
    /// Slots of an inventory, as bits (`pieces::Slot`).
    pub slots: u16,
    pub deaths: Deaths,
    /// What wins and loses by one and the same event.
    pub both: Both,
    /// The rule by which a goal that cannot be reached any more loses the game, if there is one.
    pub impossible: Option<Rule>,
    pub tile_edges: TileEdges,
    /// What lines of sight do in each kind of zone.
    pub sight: SightRule,
    /// What a blight does to the ground, where the edition has one.
    pub taint: Option<TaintRule>,
    /// How enemies walk, by kind.
    pub movers: [Mover; KINDS],
    /// What enemies think they could do where no way leads to what draws them.
    pub imagined: Mover,
    /// What they do where every such way begins with a step they cannot take.
    pub blocked: Blocked,
    pub draw: Attraction,
    pub split: Split,
    pub shield: Shield,
    /// What a die that shows 1 is worth with something added to it.
    pub ones: Ones,
    /// Where what pushes and pulls reaches.
    pub beside: Beside,
    /// Where a Torch helps to Search.
    pub torches: Torches,
    pub spawn_order: SpawnOrder,
    pub running_out: RunningOut,
    pub meals: Meals,
    /// Most cards of one Search.
    pub most_found: u8,
    /// What a Survivor who is tough ignores.
    pub tough: Tough,
    /// When the misses of an attack strike friends.
    pub misses: Misses,
    /// When somebody uses an Action a leader gives him.
    pub gifts: Gifts,
    /// How often a Survivor may rush or charge.
    pub rushes: Rushes,
    /// Which enemies a Survivor may call to him.
    pub taunts: Taunts,
    /// To whom a lent skill belongs.
    pub lenders: Lenders,
    /// Who says where the team begins.
    pub starts: Groups,
    /// What a team above six brings with it.
    pub crowds: Crowds,
    /// Whether Survivors above six are dealt starting cards of further boxes.
    pub more_boxes: bool,
    /// Whether an attack may be aimed at one enemy alone, all its Damage together.
    pub focus: bool,
}

/// What being tough is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tough {
    /// The first Wound of each phase of the enemies.
    EachPhase,
    /// The first point of every attack of enemies in their phase, and of every Friendly Fire.
    EachAttack,
}

/// Misses that strike friends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misses {
    AfterHits,
    BeforeHits,
}

/// Actions given by a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gifts {
    /// In the receiver's next Turn.
    NextTurn,
    /// At once, and it counts with the receiver's Turn of the Round.
    AtOnce,
}

/// Rushing and charging.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rushes {
    AsOftenAsPaid,
    OncePerTurn,
}

/// Calling enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taunts {
    /// Those of a zone in sight.
    InSight,
    /// Those of a zone at most two steps of open way off.
    TwoSteps,
}

/// Skills somebody has for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lenders {
    /// Everybody else in the zone has them.
    ToOthers,
    /// He has them too, while he is not alone.
    AmongOthers,
}

/// Several Start Zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Groups {
    /// The team says who begins where.
    TeamPlaces,
    /// The same, in groups as equal as can be.
    TeamHalves,
    /// The team makes groups as equal as can be; chance places them.
    ChancePlaces,
}

/// Whose death loses the game, whatever the mission says besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deaths {
    /// The last Survivor's.
    LastLoses,
    /// Any Survivor's.
    FirstLoses,
}

/// What an event does that wins and loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Both {
    Wins,
    Loses,
}

/// What the edge of a tile does to zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileEdges {
    /// It bounds them.
    Divide,
    /// Corridors that open outwards and everything outside are one zone with what they meet on the next tile.
    Join,
}

/// Which zone draws enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attraction {
    /// The noisiest zone with somebody they see, else the noisiest of the board.
    Noisiest,
    /// The same, but in both cases zones they can walk to come before zones they cannot.
    WithinReach,
}

/// Steps that cannot be taken, on ways that are imagined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocked {
    NeverChosen,
    /// The team may choose such a way; they stay then.
    MayBeChosen,
}

/// Dice that show 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ones {
    /// They are raised like others.
    Count,
    /// Whatever is added, they fail.
    Fail,
}

/// Pushing and pulling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// Zones joined by an open way.
    Joined,
    /// Zones at Range 1 in sight.
    Seen,
}

/// Searching by the light of a Torch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Torches {
    InHand,
    Carried,
}

/// Teams above six.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowds {
    /// Further spawn tokens, which the team lays.
    ExtraTokens,
    /// Further cards in every Spawn step, one for two Survivors.
    ExtraCards,
}

/// What a group of enemies does where several ways are equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// It splits evenly; figures are added until it comes out even.
    AddFigures,
    /// It splits evenly; the team says which parts get one more.
    ShareOut,
    /// It stays together with all others of its zone; the team says which way.
    Together,
}

/// A Shield held by somebody who wears armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shield {
    /// Lets him roll again; or, if it is better, he may roll for it instead.
    Rerolls,
    /// The better of both values counts, and nothing is rolled again.
    BetterValue,
}

/// In which order spawn zones draw their cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpawnOrder {
    /// Clockwise, from the one the team chose once.
    Clockwise,
    /// As the mission numbers them.
    AsListed,
}

/// What happens when the box has too few figures of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunningOut {
    /// All of that kind activate.
    KindActivates,
    /// All Abominations activate, then another one comes if there is one.
    AbominationsActivateAndOneComes,
    /// An Abomination comes; if one is on the board already, it activates instead.
    AbominationComesOrActivates,
}

/// Eating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meals {
    Free,
    /// It costs an Action.
    Action,
}
