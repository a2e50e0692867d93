//! Why an answer is not taken.

use crate::pieces::{Ammo, WeaponKind};

/// A reason, as data; `words` makes the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// DM-8.3: an obstacle or a barrel.
    Blocked,
    /// DM-9.3.
    DoorClosed,
    /// DM-8.6.
    Enemy,
    /// DM-8.9: no free square could be reached any more.
    CannotStop,
    /// DM-M0.3: monsters keep out of exits.
    ExitForMarines,
    /// DM-M2.2.
    ExitLocked,
    /// DM-8.1.
    NoPoints,
    /// DM-5.6: Prepare is movement or an attack.
    MovedAlready,
    /// DM-5.4 and the like.
    NoAttacks,
    /// Ground Assault: melee only.
    MeleeOnly,
    /// DM-13.9.
    Berserk,
    /// DM-10.3.
    NoWeapon(WeaponKind),
    /// DM-10.4.
    NoAmmo(Ammo),
    /// DM-10.5.
    NotAdjacent,
    /// DM-10.6.
    NoSight,
    /// DM-10.21.
    NoTarget,
    /// DM-24.8.
    TooFar,
    /// The card Darkness.
    Darkness,
    /// DM-24.5: attacked in this sequence already.
    AttackedAlready,
    /// DM-9.6.
    Locked,
    /// DM-9.8.
    MarinesOnly,
    /// The card Jammed Door.
    Jammed,
    /// DM-9.4.
    Destroyed,
    /// DM-9.5.
    AcrossTheLine,
    /// DM-13.5.
    FullHealth,
    /// DM-16.2.
    HasOrder,
    /// DM-16.15.
    MedicOnly,
    /// DM-16.18.
    DiceLie,
    /// DM-19.6.
    PadTaken,
    /// DM-7.1.
    SpawnedAlready,
    /// DM-23.4.
    TooLate,
}
