//! The two sides of DOOM: the marine explores, keeps ammunition and covers his mates; the invader hunts and spawns
//! where it hurts. Both try answers on an imagined table and know no more than their seat.

mod arms;
mod ground;
mod hunt;
mod invader;
mod marine;
mod odds;
mod plan;

pub use invader::Invader;
pub use marine::Marine;

use holdout_catalog::{Ask, Seated};
use holdout_doom::pieces::Spot;
use holdout_doom::{Answer, Doom, View};
use holdout_kernel::{Seat, Seed, Tape, Viewer};

type Table = holdout_kernel::Table<Doom>;

/// What a bot thinks with: its view, its seat, and an imagined table to try answers on.
struct Mind {
    view: View,
    seat: Seat,
    table: Box<Table>,
    legal: Vec<Answer>,
}

impl Mind {
    fn of(seated: &Seated<'_>, seed: Seed) -> Option<Self> {
        let table = seated.typed_imagine::<Doom>(seed)?;
        let seat = seated.seat();
        let view = table.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        table.legal(seat, &mut legal);
        Some(Self { view, seat, table, legal })
    }

    /// The table after an answer, and what the seat can answer then. Others who are asked in between let it pass.
    fn then(&self, table: &Table, answer: Answer) -> (Table, Vec<Answer>) {
        let mut table = *table;
        table.take_offered(self.seat, answer, Tape::NONE);
        let mut legal = Vec::new();
        table.legal(self.seat, &mut legal);
        for _ in 0..4 {
            let other = table.waiting_for().iter().next().filter(|_| legal.is_empty());
            let Some(other) = other else { break };
            table.legal(other, &mut legal);
            if !legal.contains(&Answer::Pass) {
                legal.clear();
                break;
            }
            table.take_offered(other, Answer::Pass, Tape::NONE);
            table.legal(self.seat, &mut legal);
        }
        (table, legal)
    }

    fn has(&self, answer: Answer) -> bool {
        self.legal.contains(&answer)
    }
}

/// The first answer that is always there, for a bot that knows nothing better.
fn fallback(ask: &Ask) -> String {
    let first = || ask.answers.first().map(|choice| choice.name.clone()).unwrap_or_default();
    ask.fallback.clone().unwrap_or_else(first)
}

/// Squares as the crow flies.
fn apart(one: Spot, other: Spot) -> u8 {
    one.x.abs_diff(other.x).max(one.y.abs_diff(other.y))
}
