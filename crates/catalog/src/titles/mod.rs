//! One file per title; the editions of Zombicide share one.

mod doom;
mod osaczeni;
mod zombicide;

use crate::erased::Of;
use std::marker::PhantomData;

pub static OSACZENI: Of<holdout_osaczeni::Osaczeni> = Of(PhantomData);
pub static BLACK_PLAGUE: Of<holdout_zombicide::BlackPlague> = Of(PhantomData);
pub static INVADER: Of<holdout_zombicide::Invader> = Of(PhantomData);
pub static WHITE_DEATH: Of<holdout_zombicide::WhiteDeath> = Of(PhantomData);
pub static DOOM: Of<holdout_doom::Doom> = Of(PhantomData);
