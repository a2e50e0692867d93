//! What the digest of a table covers, by stable names.
//!
//! A digest is kept with every answer of a record, and stored games are compared with it for years. So nothing in it
//! depends on how the board happens to be laid out: fields and frames are told by their names, a value that rests (an
//! empty slot, a count of nothing, a part that is not in play) leaves no trace, and lists tell the places that hold
//! something. A new field, a longer list, a new frame or a new part changes no digest of a game that does not use it.

use holdout_kernel::{Seat, Secret};
use sha2::{Digest as _, Sha256};
use std::hash::{Hash, Hasher};

/// Something a digest covers.
pub(crate) trait Trace {
    /// Whether it is as if it were not there.
    fn rests(&self) -> bool;

    fn trace<H: Hasher>(&self, to: &mut H);
}

/// Ends a list or a struct, so that what follows is never taken for a part of it.
const END: u8 = 0xfe;

/// Writes a word so that it never runs into the next.
pub(crate) fn word<H: Hasher>(to: &mut H, word: &str) {
    to.write(word.as_bytes());
    to.write_u8(0xff);
}

/// Writes a value under its name, unless it rests.
pub(crate) fn named<H: Hasher, T: Trace + ?Sized>(to: &mut H, name: &str, value: &T) {
    if !value.rests() {
        word(to, name);
        value.trace(to);
    }
}

/// Numbers of any width are written alike, so that a field may grow wider.
macro_rules! numbers {
    ($($type:ty),+) => { $(
        impl Trace for $type {
            fn rests(&self) -> bool {
                *self == 0
            }

            fn trace<H: Hasher>(&self, to: &mut H) {
                to.write_u64(u64::from(*self));
            }
        }
    )+ };
}

numbers! { u8, u16, u32, u64 }

impl Trace for usize {
    fn rests(&self) -> bool {
        *self == 0
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        to.write_u64(*self as u64);
    }
}

impl Trace for u128 {
    fn rests(&self) -> bool {
        *self == 0
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        to.write_u64(*self as u64);
        to.write_u64((*self >> 64) as u64);
    }
}

impl Trace for bool {
    fn rests(&self) -> bool {
        !*self
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        to.write_u64(u64::from(*self));
    }
}

impl Trace for Seat {
    fn rests(&self) -> bool {
        self.0 == 0
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.0.trace(to);
    }
}

impl Trace for str {
    fn rests(&self) -> bool {
        self.is_empty()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        word(to, self);
    }
}

impl Trace for &'static str {
    fn rests(&self) -> bool {
        self.is_empty()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        word(to, self);
    }
}

impl Trace for String {
    fn rests(&self) -> bool {
        self.is_empty()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        word(to, self);
    }
}

impl<T: Trace> Trace for Option<T> {
    fn rests(&self) -> bool {
        self.is_none()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        if let Some(it) = self {
            it.trace(to);
        }
    }
}

impl<T: Trace> Trace for [T] {
    fn rests(&self) -> bool {
        self.iter().all(Trace::rests)
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        for (at, it) in self.iter().enumerate().filter(|(_, it)| !it.rests()) {
            to.write_u16(at as u16);
            it.trace(to);
        }
        to.write_u8(END);
    }
}

impl<T: Trace, const N: usize> Trace for [T; N] {
    fn rests(&self) -> bool {
        self.as_slice().rests()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.as_slice().trace(to);
    }
}

impl<T: Trace> Trace for Vec<T> {
    fn rests(&self) -> bool {
        self.as_slice().rests()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.as_slice().trace(to);
    }
}

impl<A: Trace, B: Trace> Trace for (A, B) {
    fn rests(&self) -> bool {
        self.0.rests() && self.1.rests()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.0.trace(to);
        self.1.trace(to);
    }
}

impl<A: Trace, B: Trace, C: Trace> Trace for (A, B, C) {
    fn rests(&self) -> bool {
        self.0.rests() && self.1.rests() && self.2.rests()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.0.trace(to);
        named(to, "2", &self.1);
        named(to, "3", &self.2);
        to.write_u8(END);
    }
}

/// A hidden value is part of the digest, which is keyed with the seed and therefore tells nothing.
impl<T: Hash> Trace for Secret<T> {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.hash(to);
    }
}

/// A list of fixed length that is hashed by what it holds, so that it may grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> std::ops::Deref for Row<T, N> {
    type Target = [T; N];

    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> std::ops::DerefMut for Row<T, N> {
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

impl<T: Trace, const N: usize> Hash for Row<T, N> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.0.trace(to);
    }
}

/// Something that follows from the rest of the table, kept so that it is not worked out again: no digest tells it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Derived<T>(pub T);

impl<T> Trace for Derived<T> {
    fn rests(&self) -> bool {
        true
    }

    fn trace<H: Hasher>(&self, _: &mut H) {}
}

/// Lets a digest cover a struct by the names of its fields, all of them.
macro_rules! traced {
    ($type:ty { $($field:ident),* $(,)? }) => {
        impl $crate::digest::Trace for $type {
            fn rests(&self) -> bool {
                let Self { $($field),* } = self;
                true $(&& $crate::digest::Trace::rests($field))*
            }

            fn trace<H: std::hash::Hasher>(&self, to: &mut H) {
                let Self { $($field),* } = self;
                $($crate::digest::named(to, stringify!($field), $field);)*
                to.write_u8(0xfe);
            }
        }
    };
}
pub(crate) use traced;

/// Lets a digest cover a plain enum by the names of its variants.
macro_rules! traced_names {
    ($type:ty { $($variant:ident),* $(,)? }) => {
        impl $crate::digest::Trace for $type {
            fn rests(&self) -> bool {
                false
            }

            fn trace<H: std::hash::Hasher>(&self, to: &mut H) {
                $crate::digest::word(to, match self { $(Self::$variant => stringify!($variant)),* });
            }
        }
    };
}
pub(crate) use traced_names;

/// Lets a digest cover a goal or an effect by its own name, and what it says besides.
macro_rules! traced_as {
    ($type:ident, $name:literal $(, $field:ident)*) => {
        impl $crate::digest::Trace for $type {
            fn rests(&self) -> bool {
                false
            }

            fn trace<H: std::hash::Hasher>(&self, to: &mut H) {
                $crate::digest::word(to, $name);
                $($crate::digest::Trace::trace(&self.$field, to);)*
            }
        }
    };
}
pub(crate) use traced_as;

/// A digest of content, the same on every platform: sixteen hexadecimal digits.
pub(crate) fn short(write: impl FnOnce(&mut Fixed)) -> String {
    let mut to = Fixed(Sha256::new());
    write(&mut to);
    to.0.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// A writer of fixed widths, little end first.
pub(crate) struct Fixed(Sha256);

macro_rules! fixed_width {
    ($($write:ident: $int:ty),*) => {
        $(fn $write(&mut self, value: $int) { self.write(&(value as u64).to_le_bytes()); })*
    };
}

#[expect(clippy::cast_lossless, reason = "one macro for all widths")]
impl Hasher for Fixed {
    fn finish(&self) -> u64 {
        unreachable!("this writer is read with `short`")
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fixed_width! { write_u16: u16, write_u32: u32, write_u64: u64, write_usize: usize }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Small {
        one: u8,
        row: [u8; 3],
    }
    traced!(Small { one, row });

    struct Grown {
        one: u8,
        new: Option<u8>,
        row: [u8; 9],
    }
    traced!(Grown { one, new, row });

    fn digest(it: &impl Trace) -> String {
        short(|to| it.trace(to))
    }

    #[test]
    fn growth_leaves_no_trace_until_it_is_used() {
        let small = digest(&Small { one: 1, row: [0, 7, 0] });
        let grown = |new, row| digest(&Grown { one: 1, new, row });
        assert_eq!(small, grown(None, [0, 7, 0, 0, 0, 0, 0, 0, 0]));
        assert_ne!(small, grown(Some(0), [0, 7, 0, 0, 0, 0, 0, 0, 0]));
        assert_ne!(small, grown(None, [0, 7, 0, 0, 0, 0, 0, 0, 1]));
        assert_ne!(small, digest(&Small { one: 1, row: [7, 0, 0] }));
    }

    #[test]
    fn widths_are_fixed_and_words_do_not_run_together() {
        assert_eq!(digest(&5_u16), digest(&5_u64));
        assert_ne!(digest(&vec!["ab".to_owned(), "c".to_owned()]), digest(&vec!["a".to_owned(), "bc".to_owned()]));
    }
}
