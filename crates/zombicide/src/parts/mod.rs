//! The parts: whole subsystems that only some editions have. Each folder holds its Actions, frames and rules; an edition
//! switches it on ([`crate::knobs::Knobs::parts`]). Shared code asks whether a part is in play.

/// The list of parts: one line each.
macro_rules! parts {
    ($($name:ident),+ $(,)?) => {
        $(pub mod $name;)+

        /// What the parts keep on the board.
        #[derive(Clone, Copy, Debug, Default)]
        pub struct States {
            $(pub $name: $name::State),+
        }

        impl States {
            /// Tells a digest what the parts keep; a part that is not in play keeps nothing.
            pub(crate) fn trace<H: Hasher>(&self, to: &mut H) {
                $(named(to, stringify!($name), &self.$name);)+
            }
        }
    };
}

parts! { doors, crypts, dragon_fire, spells, necromancers }

use crate::actions::Acting;
use crate::desk::Menu;
use crate::digest::named;
use crate::knobs::Part;
use std::hash::Hasher;

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
