//! One file per title; the editions of Zombicide share one.

mod doom;
mod osaczeni;
mod zombicide;

use crate::erased::TitleOf;
use std::marker::PhantomData;

pub static OSACZENI: TitleOf<holdout_osaczeni::Osaczeni> = TitleOf(PhantomData);
pub static BLACK_PLAGUE: TitleOf<holdout_zombicide::BlackPlague> = TitleOf(PhantomData);
pub static INVADER: TitleOf<holdout_zombicide::Invader> = TitleOf(PhantomData);
pub static WHITE_DEATH: TitleOf<holdout_zombicide::WhiteDeath> = TitleOf(PhantomData);
pub static DOOM: TitleOf<holdout_doom::Doom> = TitleOf(PhantomData);
