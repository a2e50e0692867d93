//! One file per title.

mod osaczeni;

use crate::erased::Of;
use std::marker::PhantomData;

pub static OSACZENI: Of<holdout_osaczeni::Osaczeni> = Of(PhantomData);
