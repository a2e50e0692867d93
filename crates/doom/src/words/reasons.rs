//! Reasons as sentences.

use super::{Says, key};
use crate::why::Why;
use holdout_kernel::Phrase;

pub fn why(why: Why) -> Phrase {
    let plain = |name: &'static str| Phrase::new(name);
    match why {
        Why::Blocked => plain("dm-why-blocked"),
        Why::DoorClosed => plain("dm-why-door-closed"),
        Why::Enemy => plain("dm-why-enemy"),
        Why::CannotStop => plain("dm-why-cannot-stop"),
        Why::ExitForMarines => plain("dm-why-exit-for-marines"),
        Why::ExitLocked => plain("dm-why-exit-locked"),
        Why::NoPoints => plain("dm-why-no-points"),
        Why::MovedAlready => plain("dm-why-moved-already"),
        Why::NoAttacks => plain("dm-why-no-attacks"),
        Why::MeleeOnly => plain("dm-why-melee-only"),
        Why::Berserk => plain("dm-why-berserk"),
        Why::NoWeapon(weapon) => plain("dm-why-no-weapon").weapon(weapon),
        Why::NoAmmo(ammo) => plain("dm-why-no-ammo").term("ammo", key("ammo", ammo.id())),
        Why::NotAdjacent => plain("dm-why-not-adjacent"),
        Why::NoSight => plain("dm-why-no-sight"),
        Why::NoTarget => plain("dm-why-no-target"),
        Why::TooFar => plain("dm-why-too-far"),
        Why::Darkness => plain("dm-why-darkness"),
        Why::AttackedAlready => plain("dm-why-attacked-already"),
        Why::Locked => plain("dm-why-locked"),
        Why::MarinesOnly => plain("dm-why-marines-only"),
        Why::Jammed => plain("dm-why-jammed"),
        Why::Destroyed => plain("dm-why-destroyed"),
        Why::AcrossTheLine => plain("dm-why-across-the-line"),
        Why::FullHealth => plain("dm-why-full-health"),
        Why::HasOrder => plain("dm-why-has-order"),
        Why::MedicOnly => plain("dm-why-medic-only"),
        Why::DiceLie => plain("dm-why-dice-lie"),
        Why::PadTaken => plain("dm-why-pad-taken"),
        Why::SpawnedAlready => plain("dm-why-spawned-already"),
        Why::TooLate => plain("dm-why-too-late"),
    }
}
