//! Rolling the dice of an attack.

use crate::desk::Cx;
use crate::event::Faces;
use crate::pieces::Hero;
use crate::streams;

/// Rolls dice and adds what is added to each.
pub(crate) fn roll(cx: &mut Cx<'_>, hero: Hero, bonus: u8, count: u8) -> Faces {
    let mut faces = Faces::default();
    let mut throw = cx.throw(streams::dice(hero));
    for _ in 0..count {
        faces.add((throw.die(6) + bonus).min(6));
    }
    faces
}
