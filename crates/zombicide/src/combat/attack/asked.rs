//! What is asked of an attack again and again: single perks, before all of them are folded into a profile, and misses.

use super::Attack;
use crate::board::Board;
use crate::parts;
use crate::pieces::Hero;
use crate::skills::Perks;

impl Attack {
    /// Whether something is among the perks of this attack that one skill grants whole: asked before all of them are
    /// folded into a profile.
    fn can(&self, board: &Board, perk: impl Fn(&Perks) -> bool) -> bool {
        let card = || board.hero(self.hero).cards[self.with.first().index()];
        self.other.is_none() && board.can_at(self.hero, card(), self.zone, perk)
    }

    /// Every six gives a further die.
    pub(super) fn has_sixes(&self, board: &Board) -> bool {
        let at = self.mode.index();
        self.other.is_some_and(|(_, profile)| profile.sixes) || self.can(board, |perks| perks.sixes[at])
    }

    /// Every six adds to the Damage.
    pub(super) fn sixes_hurt(&self, board: &Board) -> bool {
        let at = self.mode.index();
        self.other.is_some_and(|(_, profile)| profile.sixes_hurt) || self.can(board, |perks| perks.sixes_hurt[at])
    }

    /// It leaves frost.
    pub(super) fn freezes(&self, board: &Board) -> bool {
        let at = self.mode.index();
        self.other.is_some_and(|(_, profile)| profile.freezes) || self.can(board, |perks| perks.freezes[at])
    }

    /// Misses that can hit somebody at once.
    pub(super) fn harmful(&self, board: &Board, hero: Hero) -> u8 {
        let mut most = u8::MAX;
        parts::allies(board, &mut |ally| {
            if ally.zone == self.zone && ally.hero() == hero {
                most = self.room(&ally);
            }
        });
        self.misses.min(most)
    }
}
