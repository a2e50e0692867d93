//! One thought of the schemer: what it sees, what it makes of the stage of the game, and what everybody is to it.

use super::danger::Foresight;
use super::mall::{House, KINDS, Mall, Seats, seat};
use super::memory::Memory;
use super::outlook::{Outlook, Toll};
use holdout_catalog::Seated;
use holdout_kernel::{Seed, Throw};
use holdout_osaczeni::{Area, Item, Promise, Statement, Verdict, View};

/// What a death of somebody else is worth: the game ends by counting the dead, whoever they are.
const END_NEARER: f64 = 0.7;
/// How much of a rival's loss is a gain.
const RIVALRY: f64 = 0.18;

/// What kind of player thinks.
#[derive(Clone, Copy)]
pub struct Temper {
    /// How many guesses about dice and hidden markers a destination is worth.
    pub guesses: u32,
    /// How far judgement may be off, in points.
    pub doubt: f64,
    /// How far it wavers between the own people when one must be given up.
    pub wavering: f64,
    /// Whether it lies, pleads and makes offers.
    pub schemes: bool,
    /// In how many ways it plays a choice on in its head; 0 is by first thoughts alone.
    pub futures: u32,
}

/// How I take the others to think: by first thoughts.
const RIVAL: Temper = Temper { guesses: 32, doubt: 0.0, wavering: 0.0, schemes: true, futures: 0 };

/// Guidance 1: how far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Until row 1 of the cold store is full: votes decide every death.
    Early,
    /// After that, strength is short.
    Middle,
    /// The last two rounds or so: points are all that counts.
    Late,
}

impl Stage {
    /// What the characters are worth, in the order of `Kind::ALL`; guidance 1.
    fn worth(self, house: &House) -> [f64; KINDS] {
        match self {
            Self::Early => [5.3, 4.0, 6.8, 1.5],
            Self::Middle => [5.6, 3.6, 7.0, 1.2],
            Self::Late => house.points.map(f64::from),
        }
    }
}

/// Everything one thought rests on.
pub struct Mind<'a> {
    pub view: &'a View,
    pub me: usize,
    /// The cards I hold.
    pub hand: &'a [Item],
    /// What I know of the dice to come.
    pub foresight: Foresight,
    pub house: House,
    pub mall: Mall,
    pub memory: Memory,
    pub stage: Stage,
    pub temper: Temper,
}

impl<'a> Mind<'a> {
    /// `None` for somebody who does not sit at the table.
    pub fn new(seated: &Seated<'_>, view: &'a View, temper: Temper) -> Option<Self> {
        let mine = view.mine.as_ref()?;
        let (house, mall) = (House::of(view), Mall::of(view));
        let memory = Memory::of(seated, view);
        let to_die = mall.living().saturating_sub(house.end_at as usize);
        let stage = if to_die <= house.players {
            Stage::Late
        } else if house.equal_suffices {
            Stage::Middle
        } else {
            Stage::Early
        };
        let foresight = Foresight::of(view);
        Some(Self { view, me: mine.seat.index(), hand: &mine.hand, foresight, house, mall, memory, stage, temper })
    }

    /// How the table looks from a rival's seat, as far as I can tell; what the rival has looked at alone I cannot.
    pub fn in_the_shoes_of(&self, rival: usize) -> Mind<'a> {
        let looked = self.view.dice.seen_by.contains(seat(rival));
        let foresight = if looked { self.foresight } else { Foresight::open(self.view) };
        let (house, mall, memory) = (self.house.clone(), self.mall, self.memory.clone());
        Mind { view: self.view, me: rival, hand: &[], foresight, house, mall, memory, stage: self.stage, temper: RIVAL }
    }

    pub fn worth(&self) -> [f64; KINDS] {
        self.stage.worth(&self.house)
    }

    pub fn outlook(&self) -> Outlook<'_> {
        Outlook::new(&self.house, self.worth(), self.hate())
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = usize> + Clone + use<> {
        0..self.house.players
    }

    pub fn rivals(&self) -> impl Iterator<Item = usize> + Clone + use<> {
        let me = self.me;
        self.seats().filter(move |seat| *seat != me)
    }

    pub fn points(&self, seat: usize) -> f64 {
        f64::from(self.view.families[seat].points)
    }

    pub fn is_alive(&self, seat: usize) -> bool {
        self.mall.alive(seat) > 0
    }

    /// Guidance 6: how high somebody may end, against the middle of the table; 1 is the middle.
    pub fn threat(&self, seat: usize) -> f64 {
        let projected = |seat: usize| self.points(seat) + 0.4 * f64::from(self.view.families[seat].hand);
        let mean = self.seats().map(projected).sum::<f64>() / self.house.players as f64;
        (projected(seat) / mean.max(1.0)).clamp(0.4, 2.2)
    }

    /// Whether nobody has more points alive, and somebody fewer.
    pub fn leads(&self, seat: usize) -> bool {
        let points = self.points(seat);
        self.seats().all(|other| self.points(other) <= points) && self.seats().any(|other| self.points(other) < points)
    }

    /// How readily the table picks on each seat: leaders and those with enemies.
    pub fn hate(&self) -> Seats<f64> {
        std::array::from_fn(|seat| {
            if seat >= self.house.players {
                return 1.0;
            }
            let enemies: f64 =
                self.seats().filter(|other| *other != seat).map(|other| self.memory.grudge[other][seat]).sum();
            (0.6 + 0.4 * self.threat(seat)) * (1.0 + 0.1 * enemies.min(4.0))
        })
    }

    /// What it is to me that somebody else loses so much, with so many deaths.
    pub fn gain(&self, seat: usize, value: f64, deaths: f64) -> f64 {
        // Guidance 12: who is ahead wants the end, who is behind wants the leader's best.
        let hurry = if self.leads(self.me) { 1.25 } else { 0.85 };
        END_NEARER * hurry * deaths + RIVALRY * self.threat(seat) * value
    }

    /// What the attacks of a round are to me.
    pub fn balance(&self, toll: &Toll) -> f64 {
        let others: f64 = self.rivals().map(|seat| self.gain(seat, toll.value[seat], toll.deaths[seat])).sum();
        others - toll.value[self.me]
    }

    pub fn holds(&self, item: Item) -> bool {
        self.hand.contains(&item)
    }

    /// Guidance 8: the chance that this round is the last, by who still must die and who will.
    pub fn last_round(&self, expected_deaths: f64) -> f64 {
        let over = self.mall.living() as f64 - expected_deaths - f64::from(self.house.end_at);
        (0.5 - over / 2.0).clamp(0.0, 1.0)
    }

    /// Chance that does not depend on the question's seed: what it says and what it does rest on the same thought.
    pub fn settled_luck(&self) -> Throw<'static> {
        Throw::loose(Seed::from_number(self.looks_like()), 0)
    }

    /// How far off one's judgement of something is, the same every time it is thought about: from -1 to 1.
    pub fn misjudges(&self, what: usize) -> f64 {
        let mut throw = Throw::loose(Seed::from_number(self.looks_like()), 1 + what as u32);
        f64::from(throw.below(2001)) / 1000.0 - 1.0
    }

    /// A number for the table as I see it stand.
    pub fn looks_like(&self) -> u64 {
        let mut number = 0x51ed_270b ^ (u64::from(self.view.round) << 8) ^ self.me as u64;
        // What only I hold keeps others from thinking my thoughts.
        for item in self.hand {
            number = number.wrapping_mul(0x0100_0000_01b3) ^ (*item as u64 + 1);
        }
        let place = self.mall.monsters.iter().chain(self.mall.stands.iter().flatten());
        for figure in place.chain(&[self.view.deck, self.view.pool, self.view.badge.0]) {
            number = number.wrapping_mul(0x0100_0000_01b3) ^ u64::from(*figure);
        }
        number
    }

    /// How good my own word has been: kept against all that was judged.
    pub fn own_word(&self) -> f64 {
        let word = self.view.families[self.me].word;
        let words = f64::from(word.kept) + f64::from(word.partly) + f64::from(word.broken);
        (f64::from(word.kept) + 0.5 * f64::from(word.partly) + 1.0) / (words + 1.0)
    }

    /// Guidance 10: whether one more broken promise would still leave two thirds of them kept.
    pub fn may_break_a_promise(&self) -> bool {
        let own = self.view.statements.iter().filter(|said| said.seat.index() == self.me);
        let promises = own.filter(|said| matches!(said.statement, Statement::Promise { .. }));
        let (mut kept, mut broken) = (0, 0);
        for said in promises {
            match said.verdict {
                Some(Verdict::Kept) => kept += 1,
                Some(Verdict::Broken) => broken += 1,
                Some(Verdict::Partly) | None => {}
            }
        }
        kept > 2 * broken
    }

    /// Where a seat has said this round that it goes, if it has.
    pub fn claimed_destination(&self, seat: usize) -> Option<Area> {
        let said = self.view.statements.iter().rev().filter(|said| said.seat.index() == seat);
        said.filter(|said| said.round == self.view.round).find_map(|said| match &said.statement {
            Statement::Destination { area } => Area::new(*area),
            Statement::Promise { what: Some(Promise::Go { area }), .. } => Area::new(*area),
            Statement::Promise { .. }
            | Statement::Dice { .. }
            | Statement::Vote { .. }
            | Statement::Hand { .. }
            | Statement::Refuse { .. } => None,
        })
    }
}

/// A chance of so many in a hundred.
pub fn percent(throw: &mut Throw<'_>, chance: u32) -> bool {
    throw.below(100) < chance
}
