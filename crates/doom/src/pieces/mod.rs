//! The pieces in the box, by name: squares, areas, doors, monsters, weapons, cards, tokens.

mod cards;
mod figures;
mod gear;
mod ground;

pub use cards::{Card, CardName, Compass, EventKind, MarineCard, Scatter, SpawnKind, Timing};
pub use figures::{Axis, MonsterKind, Order, Shape};
pub use gear::{Abilities, Ammo, DieColour, Face, Pool, TokenKind, WeaponKind};
pub use ground::{
    Area, AreaSet, Direction, Door, DoorKind, DoorSet, KeyColour, Line, MAX_SQUARES, Spot, Square, Squares, Terrain,
};

/// Declares a closed list of pieces with their stable names.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$item:meta])* $variant:ident = $id:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$item])* #[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// All of them, in the order of the box.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The stable name.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }

            /// Reads the stable name.
            pub fn parse(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.id() == id)
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use named;
