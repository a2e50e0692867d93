//! Attacks under way. One may interrupt another, so they lie on a small stack.

use super::{Board, Figure};
use crate::content::Monster;
use crate::pieces::{Abilities, DieColour, MarineCard, MonsterKind, Pool, Square, WeaponKind};

/// Most attacks that can interrupt each other.
const DEEPEST: usize = 6;

/// One rolled die: its colour and the number of its face, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pellet {
    pub colour: DieColour,
    pub face: u8,
}

/// An attack from its declaration to its end (DM-10.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of the attack that a card or an order sets")]
pub struct Attack {
    pub attacker: Figure,
    /// The marine's weapon; the monster's kind says its own.
    pub weapon: WeaponKind,
    pub kind: MonsterKind,
    pub serial: u16,
    pub square: Square,
    /// DM-10.22: the figure named, where two share the square.
    pub target: Option<Figure>,
    pub pool: Pool,
    pub dice: [Pellet; 6],
    pub rolled: bool,
    pub aimed: bool,
    pub dodge_card: bool,
    pub dud: bool,
    pub misfire: bool,
    pub deadly: u8,
    /// DM-16.8: a guard interrupt.
    pub interrupt: bool,
    /// DM-24.10: a reaction.
    pub reaction: bool,
    /// DM-24.5: whom this sequence has attacked already.
    pub hit_monsters: u64,
    pub hit_marines: u8,
    /// The first roll was made.
    pub made: bool,
    /// DM-24.5: it has walked on from its first square.
    pub walked: bool,
}

impl Attack {
    /// What a figure would attack with, before the square is named.
    pub fn with(board: &Board, attacker: Figure, weapon: WeaponKind) -> Self {
        let attack = Self { attacker, ..Self::default() };
        match attacker {
            Figure::Marine(_) => Self { weapon, pool: board.content().weapon(weapon).pool, ..attack },
            Figure::Monster(slot) => {
                let one = board.monster(slot);
                Self { kind: one.kind, serial: one.serial, pool: board.content().monster(one.kind).pool, ..attack }
            }
        }
    }
}

impl Default for Attack {
    fn default() -> Self {
        Self {
            attacker: Figure::Marine(0),
            weapon: WeaponKind::Fist,
            kind: MonsterKind::Zombie,
            serial: 0,
            square: Square::NONE,
            target: None,
            pool: Pool::default(),
            dice: [Pellet { colour: DieColour::Yellow, face: 1 }; 6],
            rolled: false,
            aimed: false,
            dodge_card: false,
            dud: false,
            misfire: false,
            deadly: 0,
            interrupt: false,
            reaction: false,
            hit_monsters: 0,
            hit_marines: 0,
            made: false,
            walked: false,
        }
    }
}

impl Attack {
    pub fn dice(&self) -> &[Pellet] {
        &self.dice[..self.pool.len().min(6)]
    }

    pub const fn has_hit(&self, figure: Figure) -> bool {
        match figure {
            Figure::Marine(marine) => self.hit_marines >> marine & 1 == 1,
            Figure::Monster(slot) => self.hit_monsters >> slot & 1 == 1,
        }
    }
}

/// The attacks under way, the innermost last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attacks {
    stack: [Attack; DEEPEST],
    len: u8,
}

impl Attacks {
    pub fn top(&self) -> Option<&Attack> {
        self.len.checked_sub(1).map(|last| &self.stack[last as usize])
    }

    pub fn top_mut(&mut self) -> Option<&mut Attack> {
        self.len.checked_sub(1).map(|last| &mut self.stack[last as usize])
    }

    pub fn push(&mut self, attack: Attack) {
        self.stack[self.len as usize] = attack;
        self.len += 1;
    }

    pub fn pop(&mut self) {
        if let Some(top) = self.top_mut() {
            *top = Attack::default();
            self.len -= 1;
        }
    }

    /// DM-16.18: whether dice lie on the table.
    pub fn dice_lie(&self) -> bool {
        self.stack[..self.len as usize].iter().any(|attack| attack.rolled)
    }
}

impl Board {
    /// DM-24.5, DM-16.8: what stands in this place now is another monster, and nobody has attacked it yet.
    pub(crate) fn forget_attacks_on(&mut self, slot: u8) {
        for attack in &mut self.attacks.stack {
            attack.hit_monsters &= !(1 << slot);
        }
        for one in self.squad.iter_mut().filter(|one| one.last_target == Some(Figure::Monster(slot))) {
            one.last_target = None;
        }
    }

    /// The attack under way.
    pub(crate) fn attack(&self) -> &Attack {
        self.attacks.top().expect("an attack is under way")
    }

    /// The icons of an attack: printed ones, cards of the marine, event cards (DM-24).
    pub(crate) fn abilities(&self, attack: &Attack) -> Abilities {
        let mut abilities = match attack.attacker {
            Figure::Marine(marine) => {
                let weapon = self.content().weapon(attack.weapon);
                let mut abilities = weapon.abilities;
                let card =
                    |card: MarineCard| self.marine(marine).copies(card) * self.content().marine_card(card).amount;
                abilities.deadly += card(MarineCard::KillerInstinct);
                if !weapon.melee {
                    abilities.accuracy += card(MarineCard::Marksman);
                }
                abilities
            }
            Figure::Monster(_) => self.content().monster(attack.kind).abilities,
        };
        abilities.deadly += attack.deadly;
        if attack.dud {
            abilities.blast = 0;
        }
        abilities
    }

    pub(crate) fn is_melee(&self, attack: &Attack) -> bool {
        match attack.attacker {
            Figure::Marine(_) => self.content().weapon(attack.weapon).melee,
            Figure::Monster(_) => self.content().monster(attack.kind).melee,
        }
    }

    pub(crate) fn reference_card(&self, slot: u8) -> &'static Monster {
        self.content().monster(self.monster(slot).kind)
    }
}
