//! Chance: named streams, counted draws, one seed.
//!
//! Each draw is a fresh ChaCha8 stream named by (stream, number of the draw), so one choice at the table never shifts
//! the luck of another stream, and the generator's whole state is a counter per stream. Tests load a [`Script`]: the
//! next outcomes by name; a script that runs short or is not used up is an error of the test.

use crate::secret::{Key, Secret};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::hash::{Hash, Hasher};

/// Most streams any game of the house names.
pub const MAX_STREAMS: usize = 32;

/// The streams every digest covers, drawn from or not. Of those above only what was drawn counts, so that a game may
/// name new streams and its old records stay true.
const FIRST_STREAMS: usize = 16;

/// Where all chance of a game comes from. Secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed somebody gets who asks for number `n`: the same everywhere.
    pub fn from_number(n: u64) -> Self {
        Self(Sha256::digest(format!("holdout seed {n}").as_bytes()).into())
    }

    /// What is shown at the start of a game, so that nobody can change the seed afterwards: its SHA-256 in hex.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    pub fn from_hex(text: &str) -> Option<Self> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Seed(…)")
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The seed and how often each stream was drawn from.
#[derive(Clone, Copy)]
pub struct Chance {
    seed: Secret<[u8; 32]>,
    drawn: [u16; MAX_STREAMS],
}

impl Hash for Chance {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.seed.hash(to);
        let (first, later) = self.drawn.split_at(FIRST_STREAMS);
        to.write_usize(first.len());
        // As a slice of integers is hashed: their bytes in one piece.
        for drawn in first {
            to.write(&u32::from(*drawn).to_le_bytes());
        }
        for (drawn, stream) in later.iter().zip(FIRST_STREAMS..).filter(|(drawn, _)| **drawn > 0) {
            (stream, *drawn).hash(to);
        }
    }
}

impl Chance {
    pub fn new(seed: Seed) -> Self {
        Self { seed: Secret::new(seed.0), drawn: [0; MAX_STREAMS] }
    }

    pub(crate) fn seed(&self) -> Seed {
        Seed(*self.seed.open(Key::of_the_rules()))
    }

    /// The same table with other luck to come: what was drawn stays drawn.
    pub(crate) fn reseed(&mut self, seed: Seed) {
        self.seed = Secret::new(seed.0);
    }

    /// Begins the next draw of a stream.
    pub(crate) fn throw<'s>(&mut self, stream: u8, script: Option<&'s mut Script>) -> Throw<'s> {
        let count = &mut self.drawn[stream as usize];
        *count = count.checked_add(1).expect("no game draws 65,536 times from one stream");
        Throw { key: *self.seed.open(Key::of_the_rules()), stream, count: u32::from(*count), rng: None, script }
    }
}

/// One draw from a stream: any number of dice, picks and shuffles that belong together.
pub struct Throw<'s> {
    key: [u8; 32],
    stream: u8,
    count: u32,
    rng: Option<ChaCha8Rng>,
    script: Option<&'s mut Script>,
}

impl Throw<'_> {
    /// A draw outside any table, for bots and for imagining what is hidden.
    pub fn loose(seed: Seed, count: u32) -> Throw<'static> {
        Throw { key: seed.0, stream: u8::MAX, count, rng: None, script: None }
    }

    /// A die with faces 1 to `sides`. Scripted in tests.
    pub fn die(&mut self, sides: u8) -> u8 {
        let scripted = self.script.as_deref_mut().and_then(|script| script.next(self.stream, sides));
        scripted.unwrap_or_else(|| self.below(u32::from(sides)) as u8 + 1)
    }

    /// A number from 0 up to but not including `n`, each equally likely.
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to choose from");
        // Multiply-and-shift with rejection: exact, and the same on every platform.
        let threshold = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// Any member of a slice, each equally likely.
    pub fn pick<'t, T>(&mut self, from: &'t [T]) -> &'t T {
        &from[self.below(from.len() as u32) as usize]
    }

    /// Puts a slice into random order. Never scripted: tests write the order of a deck into the position instead.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A seed for something that follows, such as an imagined table.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for word in bytes.chunks_exact_mut(4) {
            word.copy_from_slice(&self.word().to_le_bytes());
        }
        Seed(bytes)
    }

    fn word(&mut self) -> u32 {
        let (key, stream, count) = (self.key, self.stream, self.count);
        self.rng
            .get_or_insert_with(|| {
                let mut rng = ChaCha8Rng::from_seed(key);
                rng.set_stream(u64::from(stream) << 32 | u64::from(count));
                rng
            })
            .next_u32()
    }
}

/// Loaded dice for tests: the next outcomes of each stream, by name.
#[derive(Debug)]
pub struct Script {
    names: &'static [&'static str],
    outcomes: BTreeMap<String, VecDeque<u8>>,
    problems: Vec<String>,
}

impl Script {
    /// A script over the streams a game names. Unknown streams are a problem at once.
    pub fn new(names: &'static [&'static str], outcomes: BTreeMap<String, Vec<u8>>) -> Self {
        let problems = outcomes
            .keys()
            .filter(|name| !names.contains(&name.as_str()))
            .map(|name| format!("no chance stream is called `{name}`; there are: {}", names.join(", ")))
            .collect();
        let outcomes = outcomes.into_iter().map(|(name, values)| (name, values.into())).collect();
        Self { names, outcomes, problems }
    }

    /// Everything wrong with how the script was used, leftovers included.
    pub fn problems(&self) -> Vec<String> {
        let left = self.outcomes.iter().filter(|(_, values)| !values.is_empty());
        let left = left.map(|(name, values)| format!("scripted `{name}` was not used up: {values:?} left"));
        self.problems.iter().cloned().chain(left).collect()
    }

    fn next(&mut self, stream: u8, sides: u8) -> Option<u8> {
        let name = self.names[stream as usize];
        let value = self.outcomes.get_mut(name).and_then(VecDeque::pop_front);
        match value {
            Some(value) if (1..=sides).contains(&value) => Some(value),
            Some(value) => {
                self.problems.push(format!("scripted `{name}` says {value}, but the die has faces 1 to {sides}"));
                None
            }
            None => {
                self.problems.push(format!("a die of `{name}` was rolled that the script does not give"));
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_dice_and_another_does_not() {
        let roll = |n| {
            let mut chance = Chance::new(Seed::from_number(n));
            (0..20).map(|_| chance.throw(0, None).die(6)).collect::<Vec<_>>()
        };
        assert_eq!(roll(1), roll(1));
        assert_ne!(roll(1), roll(2));
    }

    /// Pinned outcomes: a change here breaks every record ever written, on some platform or on all.
    #[test]
    fn outcomes_are_pinned() {
        let mut chance = Chance::new(Seed::from_number(7));
        let dice: Vec<u8> = (0..12).map(|_| chance.throw(1, None).die(6)).collect();
        let mut cards: Vec<u8> = (0..8).collect();
        chance.throw(2, None).shuffle(&mut cards);
        assert_eq!((dice, cards), (PINNED_DICE.to_vec(), PINNED_CARDS.to_vec()));
    }
    const PINNED_DICE: [u8; 12] = [4, 6, 5, 6, 4, 1, 5, 5, 1, 5, 5, 5];
    const PINNED_CARDS: [u8; 8] = [0, 5, 4, 2, 7, 3, 1, 6];

    /// A game that names new streams keeps the digests of its old records: what nobody draws from does not count.
    #[test]
    fn late_streams_count_only_when_drawn_from() {
        let seed = Seed::from_number(3);
        let digest = |chance: &Chance| crate::digest::digest(seed, chance);
        let mut chance = Chance::new(seed);
        let mut sixteen = [0_u32; 16];
        assert_eq!(digest(&chance), crate::digest::digest(seed, &(seed.0, sixteen)), "as sixteen streams were");
        chance.throw(4, None);
        sixteen[4] = 1;
        assert_eq!(digest(&chance), crate::digest::digest(seed, &(seed.0, sixteen)));
        let before = digest(&chance);
        chance.throw(MAX_STREAMS as u8 - 1, None);
        assert_ne!(digest(&chance), before);
    }

    #[test]
    fn streams_do_not_shift_each_other() {
        let mut alone = Chance::new(Seed::from_number(3));
        let mut mixed = Chance::new(Seed::from_number(3));
        for _ in 0..10 {
            mixed.throw(4, None).die(6);
            assert_eq!(alone.throw(5, None).die(20), mixed.throw(5, None).die(20));
        }
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut chance = Chance::new(Seed::from_number(5));
        let mut faces = [0_u32; 6];
        for _ in 0..6000 {
            faces[chance.throw(0, None).die(6) as usize - 1] += 1;
        }
        assert!(faces.iter().all(|&n| (880..1120).contains(&n)), "{faces:?}");
    }

    #[test]
    fn a_script_reports_what_is_missing_left_over_or_impossible() {
        let outcomes = BTreeMap::from([("dice".into(), vec![3, 9, 1]), ("bones".into(), vec![1])]);
        let mut script = Script::new(&["dice"], outcomes);
        let mut chance = Chance::new(Seed::from_number(1));
        assert_eq!(chance.throw(0, Some(&mut script)).die(6), 3);
        chance.throw(0, Some(&mut script)).die(6);
        let problems = script.problems().join("; ");
        for part in ["`bones`", "says 9", "[1] left"] {
            assert!(problems.contains(part), "{part} not in: {problems}");
        }
        chance.throw(0, Some(&mut script)).die(6);
        chance.throw(0, Some(&mut script)).die(6);
        assert!(script.problems().join("; ").contains("does not give"));
    }

    #[test]
    fn a_seed_survives_hex_and_commits_to_itself() {
        let seed = Seed::from_number(9);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_ne!(seed.commitment(), Seed::from_number(10).commitment());
        assert_eq!(Seed::from_hex("12"), None);
        assert_eq!(format!("{seed:?}"), "Seed(…)");
    }
}
