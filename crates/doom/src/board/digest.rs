//! The digest of a board: what lies on it now, field by field. Empty places leave no trace, so that a digest costs as
//! much as there is on the table and not as much as could be.

use super::{Board, Cards, Hidden, Standing, Token};
use crate::pieces::Card;
use std::hash::{Hash, Hasher};

/// A monster in its slot. Of one that is gone only the count of its attacks goes on.
fn monster<H: Hasher>(slot: usize, one: &Standing, to: &mut H) {
    let Standing { at, kind, axis, wounds, serial, activated, scalded, wading, attacks, rampage, haste } = *one;
    if at.is_none() {
        if attacks > 0 {
            to.write_u64(pack([slot as u16, u16::MAX, attacks.into(), 0]));
        }
        return;
    }
    let flags = u16::from(activated) | u16::from(scalded) << 1 | (axis as u16) << 2 | u16::from(wading) << 3;
    let flags = flags | (kind as u16) << 4;
    to.write_u64(pack([slot as u16, at.0, serial, flags]));
    to.write_u64(pack([wounds.into(), attacks.into(), rampage.into(), haste.into()]));
}

fn pack(words: [u16; 4]) -> u64 {
    words.into_iter().fold(0, |packed, word| packed << 16 | u64::from(word))
}

fn token<H: Hasher>(one: &Token, to: &mut H) {
    to.write_u64(pack([one.at.0, one.kind as u16, one.place.into(), 0]));
}

fn cards<H: Hasher, const N: usize>(pile: &Cards<N>, len: u8, to: &mut H) {
    let bytes = pile.0.map(|Card(number)| number);
    to.write_u8(len);
    to.write(&bytes[..len as usize]);
}

impl Hash for Hidden {
    fn hash<H: Hasher>(&self, to: &mut H) {
        for one in self.monsters.iter().filter(|one| one.at.is_some()) {
            let how = u16::from(one.slot) << 8 | (one.axis as u16) << 6 | one.kind as u16;
            to.write_u64(pack([one.at.0, how, one.area.0.into(), 1]));
        }
        for one in self.tokens.iter().filter(|one| one.at.is_some()) {
            to.write_u64(pack([one.at.0, one.kind as u16, u16::from(one.place) << 8 | u16::from(one.area.0), 2]));
        }
        to.write_u8(u8::MAX);
    }
}

impl<const N: usize> Hash for Cards<N> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        let last = self.0.iter().rposition(|card| card.0 != 0).map_or(0, |at| at + 1);
        cards(self, last as u8, to);
    }
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, to: &mut H) {
        let Self {
            // They never change during a game, and a record names their digest.
            content: _,
            scenario: _,
            marines,
            difficulty,
            round,
            turn,
            ground,
            areas,
            destroyed,
            jammed,
            keys,
            barrels,
            hidden,
            tokens,
            token_count,
            squad,
            monsters,
            monster_end,
            serial,
            // These follow from where the figures stand.
            monster_squares: _,
            marine_squares: _,
            crowded: _,
            scalding,
            deck,
            deck_len,
            hand,
            hand_len,
            pile,
            pile_len,
            loose_cards,
            shown,
            cancelled,
            spawns,
            recon,
            active,
            attacks,
            stops,
            darkness,
            frags,
            countdown,
            encountered,
            goals_done,
            exited,
            ending,
        } = self;
        (marines, difficulty, round, turn, ground, areas, destroyed, jammed, keys, barrels).hash(to);
        (hidden, deck, deck_len, hand, hand_len).hash(to);
        tokens[..*token_count as usize].iter().for_each(|one| token(one, to));
        squad[..*marines as usize].hash(to);
        for (slot, one) in monsters[..*monster_end as usize].iter().enumerate() {
            monster(slot, one, to);
        }
        cards(pile, *pile_len, to);
        (token_count, monster_end, serial, scalding, loose_cards, shown, cancelled, spawns, recon).hash(to);
        (active, attacks, stops, darkness, frags, countdown).hash(to);
        // Who has left first no longer matters when the game is over; so it was before others had to leave as well.
        let left = if ending.is_some() { exited.count_ones() as u8 } else { *exited };
        (encountered, goals_done, left, ending).hash(to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::{Axis, Square, TokenKind};
    use crate::{Content, Doom, Setup};
    use holdout_kernel::{Seed, Table, Tape};
    use std::hash::DefaultHasher;

    fn told(board: &Board) -> u64 {
        let mut hasher = DefaultHasher::new();
        board.hash(&mut hasher);
        hasher.finish()
    }

    /// Every fact of the table that rules read changes the digest.
    #[test]
    fn a_changed_fact_changes_the_digest() {
        let setup = Setup::of(4);
        let seed = Seed::from_number(1);
        let table = Table::<Doom>::open(Content::embedded(), &setup, seed, Tape::NONE).expect("a fair setup");
        let mut board = *table.board();
        board.monsters[0] = Standing { at: Square(5), ..Standing::default() };
        board.monster_end = 1;
        board.tokens[0] = Token { kind: TokenKind::Health, at: Square(6), place: 1 };
        board.token_count = board.token_count.max(1);
        let changes: [(&str, fn(&mut Board)); 14] = [
            ("round", |board| board.round += 1),
            ("a door", |board| board.ground.closed.0 ^= 1),
            ("a wound", |board| board.squad[0].wounds -= 1),
            ("a weapon", |board| board.squad[2].weapons[3] += 1),
            ("a monster", |board| board.monsters[0].at.0 ^= 1),
            ("its wounds", |board| board.monsters[0].wounds += 1),
            ("its turn", |board| board.monsters[0].activated = true),
            ("its side", |board| board.monsters[0].axis = Axis::South),
            ("a token", |board| board.tokens[0].at.0 ^= 1),
            ("a token's kind", |board| board.tokens[0].kind = TokenKind::Encounter),
            ("a frag", |board| board.frags += 1),
            ("the pile", |board| {
                board.pile.0[0] = Card(3);
                board.pile_len = 1;
            }),
            ("a barrel", |board| board.barrels.insert(Square(0))),
            ("darkness", |board| board.darkness = true),
        ];
        for (what, change) in changes {
            let mut other = board;
            change(&mut other);
            assert_ne!(told(&board), told(&other), "{what} is not told");
        }
        let mut other = board;
        other.tokens[crate::board::TOKENS - 1].kind = TokenKind::Health;
        assert_eq!(told(&board), told(&other), "an empty place is told");
    }
}
