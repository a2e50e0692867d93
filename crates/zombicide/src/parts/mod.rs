//! The parts: whole subsystems that only some editions have. Each folder holds its Actions, frames and rules; an edition
//! switches it on ([`crate::knobs::Knobs::parts`]). Shared code asks whether a part is in play.

pub mod crypts;
pub mod doors;
pub mod dragon_fire;
pub mod necromancers;
pub mod spells;

use crate::actions::Acting;
use crate::desk::Menu;
use crate::knobs::Part;

type Offer = fn(&Acting<'_>, &mut dyn Menu);

/// The parts that give Actions.
const ACTIONS: [(Part, Offer); 4] = [
    (Part::Doors, doors::offer),
    (Part::Spells, spells::offer),
    (Part::Crypts, crypts::offer),
    (Part::DragonFire, dragon_fire::offer),
];

/// The Actions of the parts in play.
pub(crate) fn offer(acting: &Acting<'_>, out: &mut dyn Menu) {
    for (part, offer) in ACTIONS {
        if acting.board.plays(part) {
            offer(acting, out);
        }
    }
}
