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
    let mut hasher = Portable { sip: SipHasher13::new_with_key(&key), waiting: [0; WAITING], filled: 0 };
    value.hash(&mut hasher);
    hasher.finish()
}

/// Bytes gathered before they are hashed: a table is thousands of small writes, and many bytes at once are cheaper.
const WAITING: usize = 1024;

/// A hasher that writes every integer in 64 bits, little end first.
struct Portable {
    sip: SipHasher13,
    waiting: [u8; WAITING],
    filled: usize,
}

macro_rules! fixed_width {
    ($($write:ident: $int:ty),*) => {
        $(fn $write(&mut self, value: $int) { self.write(&(value as i64).to_le_bytes()); })*
    };
}

#[expect(clippy::cast_lossless, reason = "one macro for all widths")]
impl Hasher for Portable {
    fn finish(&self) -> u64 {
        let mut sip = self.sip;
        sip.write(&self.waiting[..self.filled]);
        sip.finish()
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        if bytes.len() > WAITING - self.filled {
            self.sip.write(&self.waiting[..self.filled]);
            self.filled = 0;
            if bytes.len() > WAITING {
                self.sip.write(bytes);
                return;
            }
        }
        self.waiting[self.filled..self.filled + bytes.len()].copy_from_slice(bytes);
        self.filled += bytes.len();
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

    struct Crumbs<'t>(&'t [u8]);
    impl Hash for Crumbs<'_> {
        fn hash<H: Hasher>(&self, to: &mut H) {
            to.write_usize(self.0.len());
            self.0.chunks(7).for_each(|crumb| to.write(crumb));
        }
    }

    #[test]
    fn many_small_writes_are_one_large_write() {
        let seed = Seed::from_number(1);
        let text: Vec<u8> = (0..5000_u16).map(|n| n as u8).collect();
        let whole = digest(seed, &text.as_slice());
        assert_eq!(whole, digest(seed, &Crumbs(&text)));
    }

    #[test]
    fn widths_are_fixed() {
        let seed = Seed::from_number(1);
        assert_eq!(digest(seed, &5_usize), digest(seed, &5_u64));
        assert_eq!(digest(seed, &5_usize), digest(seed, &5_u32));
    }
}
