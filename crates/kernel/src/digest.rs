//! A digest of a whole table that is the same on every platform.
//!
//! Standard hashing writes integers in the platform's own width and order; this writer fixes both, so that a record
//! made natively is verified in WebAssembly. It is keyed with the seed: as long as the seed is secret, the digest
//! tells nothing about what is hidden.

use crate::chance::Seed;
use siphasher::sip::SipHasher13;
use std::hash::{Hash, Hasher};

/// Digest of anything that can be hashed, keyed with a seed.
pub fn digest(seed: Seed, value: &impl Hash) -> u64 {
    let key: [u8; 16] = std::array::from_fn(|i| seed.0[i] ^ seed.0[i + 16]);
    let mut hasher = Portable(SipHasher13::new_with_key(&key));
    value.hash(&mut hasher);
    hasher.finish()
}

/// A hasher that writes every integer in 64 bits, little end first.
struct Portable(SipHasher13);

macro_rules! fixed_width {
    ($($write:ident: $int:ty),*) => {
        $(fn $write(&mut self, value: $int) { self.0.write(&(value as i64).to_le_bytes()); })*
    };
}

#[expect(clippy::cast_lossless, reason = "one macro for all widths")]
impl Hasher for Portable {
    fn finish(&self) -> u64 {
        self.0.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    fixed_width! {
        write_u16: u16, write_u32: u32, write_u64: u64, write_usize: usize,
        write_i8: i8, write_i16: i16, write_i32: i32, write_i64: i64, write_isize: isize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_have_equal_digests_and_the_seed_is_the_key() {
        let value = (1_u8, Some(7_u32), [3_u16; 4], "text");
        let seed = Seed::from_number(1);
        assert_eq!(digest(seed, &value), digest(seed, &value));
        assert_ne!(digest(seed, &value), digest(Seed::from_number(2), &value));
        assert_ne!(digest(seed, &value), digest(seed, &(1_u8, Some(8_u32), [3_u16; 4], "text")));
    }

    #[test]
    fn widths_are_fixed() {
        let seed = Seed::from_number(1);
        assert_eq!(digest(seed, &5_usize), digest(seed, &5_u64));
        assert_eq!(digest(seed, &5_usize), digest(seed, &5_u32));
    }
}
