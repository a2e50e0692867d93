//! Monsters, their bodies, and the marines' orders.

use super::named;

named! {
    /// The monsters of the box.
    MonsterKind {
        Zombie = "zombie",
        Imp = "imp",
        Trite = "trite",
        Demon = "demon",
        Archvile = "archvile",
        Mancubus = "mancubus",
        HellKnight = "hell-knight",
        Cyberdemon = "cyberdemon",
    }
}

impl MonsterKind {
    pub const COUNT: usize = 8;
}

/// DM-20.1: how many squares a figure covers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shape {
    #[default]
    Single,
    /// Two squares side by side, along an [`Axis`].
    Pair,
    /// A block of 2x2, named by its north-west square.
    Block,
}

/// How a pair lies: to the east or to the south of its first square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Axis {
    #[default]
    East,
    South,
}

named! {
    /// DM-16: what a marine may lay beside his figure.
    Order {
        Aim = "aim",
        Guard = "guard",
        Dodge = "dodge",
        Heal = "heal",
    }
}
