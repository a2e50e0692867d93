//! What must hold at every step: no piece is lost, doubled or where it cannot be.

use crate::bag::Bag;
use crate::board::Board;
use crate::pieces::{Area, Crowd};
use holdout_kernel::Key;

impl Board {
    pub(crate) fn conserved(&self, key: Key) -> Result<(), String> {
        self.characters_conserved()?;
        self.monsters_conserved()?;
        self.cards_conserved(key)?;
        self.tokens_conserved()?;
        self.dice_conserved(key)
    }

    /// OS-1.10: every character of every family is in exactly one place.
    fn characters_conserved(&self) -> Result<(), String> {
        let dead: Crowd = self.dead().iter().copied().collect();
        if dead.len() != self.dead_len {
            return Err("somebody is dead twice".into());
        }
        let places = self.standing.iter().copied().chain([dead, self.unplaced]);
        let (mut all, mut count) = (Crowd::NOBODY, 0);
        for place in places {
            all = all.and(place);
            count += place.len();
        }
        let families = Crowd::families(self.players, self.knobs.family);
        if all != families || count != families.len() {
            return Err(format!("{count} characters in all places, {} in the families", families.len()));
        }
        if !self.hidden.minus(self.alive()).is_empty() {
            return Err("somebody hidden is not alive".into());
        }
        for area in Area::all() {
            let (people, spaces) = (self.crowd(area).len(), self.knobs.spaces[area.index()]);
            if spaces != 0 && people > spaces {
                return Err(format!("{people} people in area {} with {spaces} spaces", area.number()));
            }
            if !self.is_open(area) && (people > 0 || self.monsters(area) > 0) {
                return Err(format!("something is in the closed area {}", area.number()));
            }
        }
        Ok(())
    }

    /// OS-1.12: the pool and the monsters around all areas are all the monsters there are.
    fn monsters_conserved(&self) -> Result<(), String> {
        let around: u8 = self.monsters.iter().sum();
        let all = self.content().monsters;
        if self.pool + around != all {
            return Err(format!("{} monsters in the pool and {around} around areas are not {all}", self.pool));
        }
        match Area::all().find(|area| self.monsters(*area) > self.knobs.notches[area.index()]) {
            Some(area) => Err(format!("more monsters than notches at area {}", area.number())),
            None => Ok(()),
        }
    }

    /// Every item card is in exactly one place.
    fn cards_conserved(&self, key: Key) -> Result<(), String> {
        let bags = |bags: &[Bag]| bags.iter().flat_map(|bag| bag.iter()).collect::<Vec<_>>();
        let row = |cards: &[crate::Item], len: u8| cards[..len as usize].to_vec();
        let all = [
            bags(self.hands.open(key)),
            bags(self.boxed.open(key)),
            bags(self.discarded.open(key)),
            bags(&[*self.left_out.open(key)]),
            row(&self.deck.open(key).0, self.deck_len),
            row(&self.drawn.open(key).0, self.drawn_len),
            row(&self.played.0, self.played_len),
        ]
        .concat();
        // Before the cards are dealt there are none.
        let deck = self.content().deck;
        if !all.is_empty() && (all.len() != deck.len() as usize || all.into_iter().collect::<Bag>() != deck) {
            return Err("the item cards are not those of the box".into());
        }
        for seat in self.seats() {
            let at = seat.index();
            let counted = [self.hands.open(key)[at], self.boxed.open(key)[at], self.discarded.open(key)[at]];
            if counted.map(Bag::len) != [self.hand_len[at], self.boxed_len[at], self.discarded_len[at]] {
                return Err(format!("{} holds another number of cards than everybody sees", seat.name()));
            }
            let has: Bag = counted[0].iter().chain(counted[2].iter()).collect();
            if self.known.open(key).iter().any(|known| !has.covers(known[at])) {
                return Err(format!("somebody knows a card of {} that is not there", seat.name()));
            }
        }
        Ok(())
    }

    /// OS-12.1: both tokens are held by somebody at the table; OS-12.5: the badge by somebody in the game.
    fn tokens_conserved(&self) -> Result<(), String> {
        if self.badge.0 >= self.players || self.victim.0 >= self.players {
            return Err("a token is held by nobody".into());
        }
        Ok(())
    }

    fn dice_conserved(&self, key: Key) -> Result<(), String> {
        let dice = self.dice.open(key);
        if dice.len() != self.dice_len || (self.dice_len > 0) != self.shaken {
            return Err("the dice under the hatch are not those that were shaken".into());
        }
        match self.shown {
            Some(shown) if !dice.areas().contains(shown) => Err("a die was shown that is not there".into()),
            Some(_) | None => Ok(()),
        }
    }
}
