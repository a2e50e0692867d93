//! Where seeds come from: a number, a seed somebody noted, or the operating system.

use crate::words::Words;
use anyhow::Result;
use holdout_kernel::{Phrase, Seed, Throw};

/// Reads what `--seed` accepts: a number, or the 64 hexadecimal digits shown at the end of a game.
pub fn read(text: &str) -> Result<Seed, String> {
    let number = text.parse::<u64>().ok().map(Seed::from_number);
    number.or_else(|| Seed::from_hex(text)).ok_or_else(|| "a seed is a number or 64 hexadecimal digits".to_owned())
}

/// A seed nobody can guess.
pub fn fresh(words: &Words) -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| words.error(&Phrase::new("cli-error-no-randomness").arg("why", error.to_string())))?;
    Ok(Seed(bytes))
}

/// A chain of seeds for the bots of one game. It is drawn apart from the game's own chance, so that what a bot thinks
/// never shifts the dice.
pub struct BotLuck {
    seed: Seed,
    drawn: u32,
}

impl BotLuck {
    pub fn beside(game: Seed) -> Self {
        // Number 0 belongs to whoever plays the game at random.
        Self { seed: Throw::loose(game, u32::MAX).seed(), drawn: 0 }
    }

    pub fn next(&mut self) -> Seed {
        self.drawn += 1;
        Throw::loose(self.seed, self.drawn).seed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_numbers_or_hexadecimal() {
        assert_eq!(read("7"), Ok(Seed::from_number(7)));
        let hex = Seed::from_number(7).to_hex();
        assert_eq!(read(&hex), Ok(Seed::from_number(7)));
        for wrong in ["", "-1", "seven", &hex[1..]] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn bots_draw_a_new_seed_for_every_thought_and_the_same_ones_again() {
        let thoughts = |game| {
            let mut luck = BotLuck::beside(Seed::from_number(game));
            [luck.next(), luck.next()]
        };
        assert_eq!(thoughts(1), thoughts(1));
        assert_ne!(thoughts(1)[0], thoughts(1)[1]);
        assert_ne!(thoughts(1), thoughts(2));
    }
}
