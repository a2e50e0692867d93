//! Standing passes: a window that comes again and again is passed for a seat that asked for it, until its next turn.
//!
//! A pass names a window and never what somebody holds. It is given after the same pause whoever gives it, bots included,
//! and stands in the history like any other answer, so nobody learns that it stands. Nothing of it is on disk: a server
//! that was away asks again.

use super::{Command, Play, Room, refused};
use crate::objection::Objection;
use holdout_catalog::{Ask, Given};
use holdout_kernel::{AskId, By, MAX_SEATS, Seat, SeatSet};
use holdout_store::Holder;
use std::collections::{BTreeMap, BTreeSet};
use tokio::time::sleep;

/// Longest name of a window, and most windows a seat may pass: more than any title has.
const LONGEST: usize = 64;
const MOST: usize = 32;

/// What is passed for whom.
#[derive(Default)]
pub(super) struct Passes {
    standing: [BTreeSet<String>; MAX_SEATS],
    /// The question a pass is on its way to, by seat.
    under_way: [Option<u32>; MAX_SEATS],
}

impl Passes {
    /// What stands for the seats somebody holds.
    pub fn of(&self, held: SeatSet) -> BTreeMap<String, Vec<String>> {
        let of_seat = |seat: Seat| (seat.0.to_string(), self.standing[seat.index()].iter().cloned().collect());
        held.iter().filter(|seat| !self.standing[seat.index()].is_empty()).map(of_seat).collect()
    }

    /// Somebody else sits there.
    pub fn forget(&mut self, seat: Seat) {
        self.standing[seat.index()].clear();
    }

    /// Whether the table must stay awake for one.
    pub fn are_under_way(&self) -> bool {
        self.under_way.iter().any(Option::is_some)
    }

    fn passes(&self, seat: Seat, ask: &Ask) -> bool {
        ask.window.is_some_and(|window| self.standing[seat.index()].contains(window))
    }
}

impl Room {
    /// Passes a window from now on, or no longer.
    pub(super) async fn pass_window(&mut self, seat: Seat, window: &str, standing: bool) -> Result<(), Objection> {
        let passes = &mut self.passes.standing[seat.index()];
        if !standing {
            passes.remove(window);
        } else if window.len() > LONGEST || passes.len() >= MOST {
            return Err(Objection::unreadable("window"));
        } else {
            passes.insert(window.to_owned());
        }
        // Nobody else hears of it, not even that something was said.
        self.send_passes_now().await;
        self.refresh_holders_of(seat).await;
        Ok(())
    }

    async fn send_passes_now(&mut self) {
        if let Err(broken) = crate::rules::guarded(|| self.send_passes()) {
            self.stop(None, broken).await;
        }
    }

    /// Ends the passes of whoever's turn it is, and sends every other pass that is due on its way.
    pub(super) fn send_passes(&mut self) {
        let Play::Going(table) = &self.play else { return };
        if let Some(seat) = table.turn_of() {
            self.passes.standing[seat.index()].clear();
        }
        let (Some(me), pause) = (self.me.upgrade(), self.hub.settings.bot_pause) else { return };
        for owed in table.waiting().into_iter().filter(|owed| !owed.locked) {
            let place = owed.seat.index();
            if self.seats[place].holder != Holder::Human {
                continue;
            }
            let Some(ask) = table.ask(owed.seat).filter(|ask| self.passes.passes(owed.seat, ask)) else { continue };
            if self.passes.under_way[place] == Some(ask.id.0) {
                continue;
            }
            self.passes.under_way[place] = Some(ask.id.0);
            let (me, seat, ask) = (me.clone(), owed.seat.0, ask.id.0);
            tokio::spawn(async move {
                sleep(pause).await;
                // A table that is gone needs no answer.
                let _ = me.send(Command::Pass { seat, ask }).await;
            });
        }
    }

    /// The pause is over: the window is passed, unless somebody answered it or changed their mind.
    pub(super) async fn pass_now(&mut self, seat: Seat, ask: u32) {
        self.passes.under_way[seat.index()] = None;
        if self.seats[seat.index()].holder != Holder::Human {
            return;
        }
        let current = crate::rules::guarded(|| self.table().ok().and_then(|table| table.ask(seat))).unwrap_or(None);
        let Some(current) = current.filter(|current| current.id.0 == ask && self.passes.passes(seat, current)) else {
            return;
        };
        let Some(pass) = current.fallback.map(Given::Name) else { return };
        // What the rules do not take is left to the seat itself.
        let _ = self.change(None, |table| table.act(seat, AskId(ask), &pass, By::Player).map_err(refused)).await;
    }
}
