//! Values that only rules code may read.
//!
//! A [`Secret`] cannot be serialised, prints as a blank, and opens only with a [`Key`], which the kernel hands to
//! a game's rules and to nobody else. `tests/guards.rs` proves that code without a key does not compile.

use std::fmt;

/// A value hidden from everybody until the game's `view.rs` shows it to somebody.
///
/// `Hash` is there for the digest of a whole table, which is keyed with the seed and therefore tells nothing.
#[derive(Clone, Copy, Default, Hash)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    pub const fn new(value: T) -> Self {
        Self(value)
    }

    pub const fn open(&self, _: Key) -> &T {
        &self.0
    }

    pub const fn open_mut(&mut self, _: Key) -> &mut T {
        &mut self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Secret(…)")
    }
}

/// The right to open secrets. Only the kernel makes keys, and it passes them only to the functions of [`crate::Game`].
#[derive(Clone, Copy, Debug)]
pub struct Key(());

impl Key {
    pub(crate) const fn of_the_rules() -> Self {
        Self(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_prints_as_a_blank() {
        assert_eq!(format!("{:?}", Secret::new("the third card")), "Secret(…)");
    }
}
