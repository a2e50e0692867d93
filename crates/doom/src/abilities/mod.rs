//! DM-24: the icons of weapons and monsters, one file each.

pub mod accuracy;
pub mod aimed;
pub mod blast;
pub mod blow_through;
pub mod deadly;
pub mod homing;
pub mod knockback;
pub mod stealth;
pub mod sweep;
pub mod watchful;
