//! Rolling the dice of an attack.

use crate::desk::{Cx, Desk};
use crate::event::Faces;
use crate::knobs::Ones;
use crate::pieces::Hero;
use crate::streams;

/// Rolls dice and adds what is added to each.
pub(crate) fn roll(cx: &mut Cx<'_>, hero: Hero, bonus: u8, count: u8) -> Faces {
    let (mut faces, ones) = (Faces::default(), cx.board().knobs().ones);
    let mut throw = cx.throw(streams::dice(hero));
    for _ in 0..count {
        faces.add(raised(throw.die(6), bonus, ones));
    }
    faces
}

/// A die with what is added to it; a six is the best it can be.
pub(crate) fn raised(face: u8, more: u8, ones: Ones) -> u8 {
    if face == 1 && ones == Ones::Fail { 1 } else { (face + more).min(6) }
}
