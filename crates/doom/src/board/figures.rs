//! Marines and monsters as they stand on the board.

use super::{Board, MARINES, MONSTERS, Turn};
use crate::geometry::{Body, body};
use crate::movement::on_hazard;
use crate::pieces::{Ammo, Axis, MarineCard, MonsterKind, Order, Shape, Square, Squares, WeaponKind};
use serde::Serialize;

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    /// By turn order, from 0.
    Marine(u8),
    /// By slot.
    Monster(u8),
}

impl Default for Figure {
    fn default() -> Self {
        Self::Marine(0)
    }
}

/// A figure as events and views name it: marines from 1, monsters by slot and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Named {
    Marine { marine: u8 },
    Monster { monster: u8, kind: MonsterKind },
}

/// A monster that may be gone, or its figure used anew, when somebody comes back to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MonsterRef {
    pub slot: u8,
    pub serial: u16,
}

/// A monster on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The north-west square; none if the slot is free.
    pub at: Square,
    pub kind: MonsterKind,
    pub axis: Axis,
    pub wounds: u8,
    pub serial: u16,
    /// DM-6.8: activated in this invader turn.
    pub activated: bool,
    /// DM-20.4: has taken its hazard wound of this movement.
    pub scalded: bool,
    /// DM-18.3: its last move brought a part of it onto a hazard square on which none had stood.
    pub wading: bool,
    /// How many attacks it has made, to see whether one was made.
    pub attacks: u8,
    /// The card Rampage: further attacks of this activation.
    pub rampage: u8,
    /// The card Haste: further points of this activation.
    pub haste: u8,
}

impl Default for Standing {
    fn default() -> Self {
        Self {
            at: Square::NONE,
            kind: MonsterKind::Zombie,
            axis: Axis::East,
            wounds: 0,
            serial: 0,
            activated: false,
            scalded: false,
            wading: false,
            attacks: 0,
            rampage: 0,
            haste: 0,
        }
    }
}

/// A marine and his equipment card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Marine {
    /// None while he is off the board.
    pub at: Square,
    /// DM-15.1: where he was fragged.
    pub fell: Square,
    pub wounds: u8,
    pub full_wounds: u8,
    pub armor: u8,
    pub full_armor: u8,
    pub ammo: [u8; 3],
    /// Weapon tokens by kind.
    pub weapons: [u8; WeaponKind::COUNT],
    /// DM-13.8: usable tokens, and those taken in this turn.
    pub adrenaline: u8,
    pub fresh_adrenaline: u8,
    /// DM-13.13: 3 on the turn of the pick-up, 2 bright side up, 1 half covered.
    pub berserk: u8,
    pub order: Option<Order>,
    pub cards: [Option<MarineCard>; 3],
    pub colour: u8,
    /// How many attacks he has made, to see whether one was made.
    pub attacks: u8,
    /// Whom he attacked last (Front Guard).
    pub last_target: Option<Figure>,
}

impl Default for Marine {
    fn default() -> Self {
        Self {
            at: Square::NONE,
            fell: Square::NONE,
            wounds: 0,
            full_wounds: 0,
            armor: 0,
            full_armor: 0,
            ammo: [0; 3],
            weapons: [0; WeaponKind::COUNT],
            adrenaline: 0,
            fresh_adrenaline: 0,
            berserk: 0,
            order: None,
            cards: [None; 3],
            colour: 0,
            attacks: 0,
            last_target: None,
        }
    }
}

impl Marine {
    pub const fn is_on_board(&self) -> bool {
        self.at.is_some()
    }

    pub const fn ammo(&self, kind: Ammo) -> u8 {
        self.ammo[kind.index()]
    }

    /// How many copies of a card he holds.
    pub fn copies(&self, card: MarineCard) -> u8 {
        self.cards.iter().filter(|held| **held == Some(card)).count() as u8
    }

    pub fn has(&self, card: MarineCard) -> bool {
        self.copies(card) > 0
    }
}

impl Board {
    pub(crate) const fn marine(&self, marine: u8) -> &Marine {
        &self.squad[marine as usize]
    }

    pub(crate) fn squad(&self) -> impl DoubleEndedIterator<Item = (u8, &Marine)> + Clone {
        self.squad[..self.marines as usize].iter().enumerate().map(|(n, marine)| (n as u8, marine))
    }

    /// The marines on the board, in turn order.
    pub(crate) fn standing_marines(&self) -> impl Iterator<Item = (u8, &Marine)> + Clone {
        self.squad().filter(|(_, marine)| marine.is_on_board())
    }

    pub(crate) const fn monster(&self, slot: u8) -> &Standing {
        &self.monsters[slot as usize]
    }

    pub(crate) fn monsters_on_board(&self) -> impl Iterator<Item = (u8, &Standing)> + Clone {
        let slots = self.monsters[..self.monster_end as usize].iter().enumerate();
        slots.filter(|(_, monster)| monster.at.is_some()).map(|(slot, monster)| (slot as u8, monster))
    }

    /// DM-18.4: a turn begins, and it is noted which of its figures stand on hazards.
    pub(crate) fn wade(&mut self) {
        let marines = self.standing_marines().map(|(marine, _)| Figure::Marine(marine));
        let monsters = self.monsters_on_board().map(|(slot, _)| Figure::Monster(slot));
        let standing = marines.chain(monsters).filter(|figure| on_hazard(self, *figure));
        self.scalding = standing.fold(0, |all, figure| all | self.wader(figure));
    }

    /// Its place in [`Board::scalding`], if it is its turn.
    const fn wader(&self, figure: Figure) -> u64 {
        match (self.turn, figure) {
            (Turn::Marine(turn), Figure::Marine(marine)) if turn == marine => 1 << MONSTERS,
            (Turn::Invader, Figure::Monster(slot)) => 1 << slot,
            _ => 0,
        }
    }

    /// DM-18.4: whether it has stood on hazards since its turn began.
    pub(crate) const fn stays_on_hazards(&self, figure: Figure) -> bool {
        self.scalding & self.wader(figure) != 0
    }

    pub(crate) const fn has_left_hazards(&mut self, figure: Figure) {
        self.scalding &= !self.wader(figure);
    }

    pub(crate) const fn reference(&self, slot: u8) -> MonsterRef {
        MonsterRef { slot, serial: self.monster(slot).serial }
    }

    /// Whether that very monster still stands.
    pub(crate) const fn stands(&self, monster: MonsterRef) -> bool {
        let now = self.monster(monster.slot);
        now.at.is_some() && now.serial == monster.serial
    }

    pub(crate) fn is_on_board(&self, figure: Figure) -> bool {
        match figure {
            Figure::Marine(marine) => self.marine(marine).is_on_board(),
            Figure::Monster(slot) => self.monster(slot).at.is_some(),
        }
    }

    pub(crate) fn named(&self, figure: Figure) -> Named {
        match figure {
            Figure::Marine(marine) => Named::Marine { marine: marine + 1 },
            Figure::Monster(slot) => Named::Monster { monster: slot, kind: self.monster(slot).kind },
        }
    }

    pub(crate) fn shape(&self, kind: MonsterKind) -> Shape {
        self.content().monster(kind).shape
    }

    /// The squares of a kind of monster with its north-west square there.
    pub(crate) fn body_of(&self, kind: MonsterKind, at: Square, axis: Axis) -> Option<Body> {
        body(self.map(), self.shape(kind), at, axis)
    }

    pub(crate) fn monster_body(&self, slot: u8) -> Body {
        let monster = self.monster(slot);
        self.body_of(monster.kind, monster.at, monster.axis).unwrap_or_else(|| Body::single(monster.at))
    }

    /// The squares a figure covers; it must be on the board.
    pub(crate) fn body(&self, figure: Figure) -> Body {
        match figure {
            Figure::Marine(marine) => Body::single(self.marine(marine).at),
            Figure::Monster(slot) => self.monster_body(slot),
        }
    }

    /// The figures on a square: at most two, and two only while one of them is moving on (DM-8.9).
    pub(crate) fn figures_at(&self, square: Square) -> impl Iterator<Item = Figure> + Clone + '_ {
        let marines = self.marine_squares.contains(square).then_some(());
        let monsters = self.monster_squares.contains(square).then_some(());
        let marines = marines.into_iter().flat_map(move |()| {
            self.standing_marines().filter(move |(_, one)| one.at == square).map(|(n, _)| Figure::Marine(n))
        });
        let monsters = monsters.into_iter().flat_map(move |()| {
            let slots = self.monsters_on_board().map(|(slot, _)| slot);
            slots.filter(move |slot| self.monster_body(*slot).contains(square)).map(Figure::Monster)
        });
        marines.chain(monsters)
    }

    pub(crate) fn has_figure(&self, square: Square) -> bool {
        self.marine_squares.contains(square) || self.monster_squares.contains(square)
    }

    /// DM-3.8: no figure, no obstacle, no barrel.
    pub(crate) fn is_free(&self, square: Square) -> bool {
        self.is_walkable(square) && !self.has_figure(square)
    }

    /// Revealed and without obstacle or barrel.
    pub(crate) fn is_walkable(&self, square: Square) -> bool {
        self.ground.revealed.contains(square) && !self.map().blocking.contains(square) && !self.barrels.contains(square)
    }

    /// DM-8.9: whether a figure stands on the square of another one of its side.
    pub(crate) fn shares(&self, figure: Figure) -> bool {
        let body = self.body(figure);
        match figure {
            Figure::Marine(marine) => {
                self.standing_marines().any(|(other, one)| other != marine && body.contains(one.at))
            }
            Figure::Monster(slot) => {
                self.crowded
                    && self.monsters_on_board().any(|(other, _)| {
                        other != slot && self.monster_body(other).squares().iter().any(|s| body.contains(*s))
                    })
            }
        }
    }

    /// Works out anew where monsters stand.
    pub(crate) fn recount_monsters(&mut self) {
        let (mut monsters, mut crowded) = (Squares::EMPTY, false);
        for (slot, _) in self.monsters_on_board() {
            for square in self.monster_body(slot).squares() {
                crowded |= monsters.contains(*square);
                monsters.insert(*square);
            }
        }
        (self.monster_squares, self.crowded) = (monsters, crowded);
    }

    /// Works out anew where marines stand.
    pub(crate) fn recount_marines(&mut self) {
        self.marine_squares = self.standing_marines().map(|(_, marine)| marine.at).collect();
    }

    pub(crate) fn free_slot(&self) -> Option<u8> {
        (0..MONSTERS as u8).find(|slot| self.monster(*slot).at.is_none())
    }

    /// Whether a marine of this number exists in this game.
    pub(crate) const fn has_marine(&self, marine: u8) -> bool {
        (marine as usize) < MARINES && marine < self.marines
    }
}
