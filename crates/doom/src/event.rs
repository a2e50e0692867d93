//! Everything that can happen at the table.
//!
//! [`Seen`] is a happening as somebody sees it; what is open to all happens as it is seen. The few happenings with a
//! hidden part are [`Veiled`]; `view/mod.rs` says who sees what of them.

use crate::actions::Action;
use crate::board::{CARDS, Cards, Ending, Figure, Named};
use crate::content::Texts;
use crate::pieces::{
    Ammo, Area, Axis, Card, CardName, DieColour, Direction, Door, Line, MarineCard, MonsterKind, Order, Spot,
    TokenKind, WeaponKind,
};
use holdout_kernel::Secret;
use serde::Serialize;

/// An event: open to all, or with a hidden part.
#[derive(Clone)]
pub enum Event {
    Open(Seen),
    Hidden(Veiled),
}

impl From<Seen> for Event {
    fn from(seen: Seen) -> Self {
        Self::Open(seen)
    }
}

impl From<Veiled> for Event {
    fn from(veiled: Veiled) -> Self {
        Self::Hidden(veiled)
    }
}

/// A happening with a part that not everybody sees.
#[derive(Clone)]
pub enum Veiled {
    /// The invader deck in its new order, its top at the end.
    DeckShuffled { cards: u8, order: Secret<Cards<CARDS>>, from_pile: bool },
    /// The invader takes the top card.
    Drawn { card: Secret<Card>, name: Secret<CardName> },
    /// Recon: a marine looks behind a door.
    ReconShown { marine: u8, line: Line, area: Area, monsters: Secret<Vec<Lurking>>, tokens: Secret<Vec<Lying>> },
}

/// A monster that Recon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Lurking {
    pub kind: MonsterKind,
    pub at: Spot,
}

/// A token that Recon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Lying {
    pub kind: TokenKind,
    pub at: Spot,
}

/// How a figure came to another square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Moving {
    Step,
    Teleport,
    Vent,
    /// Officer: a step of his own in another's turn.
    Officer,
    Knockback,
    Earthquake,
    /// DM-8.15: off a shared square.
    Aside,
    Rift,
}

impl Moving {
    /// Square by square, on its own feet.
    pub(crate) const fn is_walking(self) -> bool {
        matches!(self, Self::Step | Self::Officer | Self::Aside)
    }
}

/// Why a monster was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Placing {
    Reveal,
    Spawn,
}

/// Why an order token was taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lost {
    Used,
    Moved,
    Wounded,
    TurnBegan,
    Fragged,
}

/// What wounded somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Attack,
    Hazard,
    Barrel,
    /// DM-M2.3.
    Heat,
}

/// What an event card did to the attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Twist {
    Dodged,
    Dud,
    Deadly(u8),
    Misfire,
}

/// One die as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Lies {
    pub colour: DieColour,
    pub face: u8,
    pub range: u8,
    pub damage: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub bullet: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub miss: bool,
}

/// A happening as somebody sees it. Marines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    // Setup.
    GameBegan {
        scenario: &'static str,
        /// A scenario of one's own brings its words along; a page has them from the view.
        #[serde(skip)]
        title: &'static Texts,
        marines: u8,
    },
    CardDealt {
        marine: u8,
        card: MarineCard,
    },
    Equipped {
        marine: u8,
        wounds: u8,
        armor: u8,
        bullets: u8,
    },
    MarinePlaced {
        marine: u8,
        at: Spot,
    },

    // The round.
    RoundBegan {
        round: u16,
    },
    TurnBegan {
        marine: u8,
    },
    TurnEnded {
        marine: u8,
    },
    InvaderTurnBegan,
    InvaderTurnEnded,
    CountdownRuns {
        left: u8,
    },

    // The invader's cards.
    DeckShuffled {
        cards: u8,
        from_pile: bool,
    },
    DeckRanOut {
        frags: u8,
    },
    Drawn {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        card: Option<CardName>,
    },
    Discarded {
        card: CardName,
        number: Card,
    },
    CardPlayed {
        card: CardName,
        number: Card,
    },
    CardCancelled {
        card: CardName,
        marine: u8,
    },
    CardDone {
        card: CardName,
    },
    WindowPassed,

    // Marines act.
    ActionTaken {
        marine: u8,
        action: Action,
    },
    AdrenalineUsed {
        marine: u8,
    },
    OrderPlaced {
        marine: u8,
        order: Order,
    },
    OrderLost {
        marine: u8,
        order: Order,
        why: Lost,
    },
    Healed {
        marine: u8,
        by: u8,
        wounds: u8,
    },
    TokenTaken {
        marine: u8,
        token: TokenKind,
        at: Spot,
        /// Where the scenario lists it: that would tell how many tokens lie in the dark.
        #[serde(skip)]
        place: u8,
    },
    TokenPassed {
        marine: u8,
        to: u8,
        token: TokenKind,
    },
    BerserkFades {
        marine: u8,
        left: u8,
    },
    ReconShown {
        marine: u8,
        door: Line,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        monsters: Option<Vec<Lurking>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        tokens: Option<Vec<Lying>>,
    },
    Respawned {
        marine: u8,
        at: Spot,
    },

    // Movement and doors.
    Moved {
        who: Named,
        #[serde(skip)]
        figure: Figure,
        from: Spot,
        to: Spot,
        #[serde(skip_serializing_if = "is_east")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
        axis: Axis,
        how: Moving,
    },
    DoorOpened {
        door: Line,
        #[serde(skip)]
        number: Door,
        who: Named,
    },
    DoorClosed {
        door: Line,
        #[serde(skip)]
        number: Door,
        who: Named,
    },
    DoorSmashed {
        door: Line,
        #[serde(skip)]
        number: Door,
    },
    DoorJammed {
        door: Line,
        #[serde(skip)]
        number: Door,
    },

    // Exploration.
    AreaRevealed {
        /// Its first square.
        #[cfg_attr(feature = "wire", ts(type = "string"))]
        area: Spot,
        scenario: &'static str,
        /// Its name and what is read aloud (DM-14.1); a page has both from the view.
        #[serde(skip)]
        name: &'static Texts,
        #[serde(skip)]
        text: &'static Texts,
        #[serde(skip)]
        number: Area,
    },
    MonsterPlaced {
        monster: u8,
        kind: MonsterKind,
        at: Spot,
        #[serde(skip_serializing_if = "is_east")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
        axis: Axis,
        how: Placing,
    },
    MonsterLeftOut {
        kind: MonsterKind,
        how: Placing,
    },
    MonsterRemoved {
        monster: u8,
        kind: MonsterKind,
    },

    // Attacks.
    AttackDeclared {
        who: Named,
        #[serde(skip)]
        figure: Figure,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        weapon: Option<WeaponKind>,
        at: Spot,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        target: Option<Named>,
        #[serde(skip)]
        named: Option<Figure>,
        aimed: bool,
        interrupt: bool,
        reaction: bool,
    },
    AttackWalked {
        at: Spot,
        die: DieColour,
    },
    /// DM-24.5: a walked square is attacked.
    AttackAgain {
        at: Spot,
        /// DM-10.22: the figure named, where two share the square.
        #[serde(skip)]
        named: Option<Figure>,
        aimed: bool,
    },
    AttackTwisted {
        twist: Twist,
    },
    /// DM-10.23.
    AttackVoid,
    Rolled {
        dice: Vec<Lies>,
    },
    Rerolled {
        by: u8,
        dice: Vec<Lies>,
        #[serde(skip)]
        mask: u8,
    },
    AmmoSpent {
        marine: u8,
        ammo: Ammo,
        left: u8,
    },
    Missed {
        range: u8,
        needed: u8,
        icon: bool,
    },
    Hit {
        range: u8,
        needed: u8,
        damage: u8,
    },
    Scattered {
        card: CardName,
        number: Card,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        direction: Option<Direction>,
        squares: u8,
    },
    ScatterLands {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        at: Option<Spot>,
    },
    Wounded {
        who: Named,
        #[serde(skip)]
        figure: Figure,
        wounds: u8,
        left: u8,
        cause: Cause,
    },
    /// Damage that the armour took (DM-11.3).
    Held {
        who: Named,
        damage: u8,
    },
    Killed {
        monster: u8,
        kind: MonsterKind,
    },
    Telefragged {
        monster: u8,
        kind: MonsterKind,
    },
    Fragged {
        marine: u8,
        at: Spot,
        frags: u8,
    },
    BarrelExploded {
        at: Spot,
    },
    /// DM-16.18: the wounds are placed, the dice are taken away.
    AttackSettled,
    AttackEnded,

    // The invader's turn.
    SpawnChosen {
        group: u8,
    },
    Activated {
        monster: u8,
        kind: MonsterKind,
        granted: bool,
    },
    ReactionPassed,
    GuardPassed {
        marine: u8,
    },
    Hastened {
        monster: u8,
        kind: MonsterKind,
        points: u8,
    },
    Rampages {
        monster: u8,
        kind: MonsterKind,
    },
    MoreSpawns {
        cards: u8,
    },
    DarknessFalls,
    DarknessLifts,
    TokensSwapped {
        one: Spot,
        other: Spot,
        first: TokenKind,
        second: TokenKind,
        #[serde(skip)]
        places: (u8, u8),
    },
    WoundRemoved {
        monster: u8,
        kind: MonsterKind,
    },

    // The end.
    Encountered {
        marine: u8,
        at: Spot,
        #[serde(skip)]
        place: u8,
    },
    ExitReached {
        marine: u8,
    },
    GoalDone {
        goal: u8,
    },
    GameOver {
        ending: Ending,
    },
}

fn is_east(axis: &Axis) -> bool {
    *axis == Axis::East
}

impl Event {
    /// Whether it tells somebody something new, so that nothing before it can be taken back.
    pub fn is_news(&self) -> bool {
        match self {
            Self::Hidden(_) => true,
            Self::Open(seen) => matches!(
                seen,
                Seen::AreaRevealed { .. }
                    | Seen::Rolled { .. }
                    | Seen::Rerolled { .. }
                    | Seen::Scattered { .. }
                    | Seen::WindowPassed
                    | Seen::ReactionPassed
                    | Seen::GuardPassed { .. }
                    | Seen::CardPlayed { .. }
                    | Seen::Discarded { .. }
                    | Seen::GameOver { .. }
            ),
        }
    }
}
