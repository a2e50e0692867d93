//! Unguessable names: tables, seats' links, groups, faults. All from the system's generator.

use holdout_kernel::Seed;
use std::fmt::Write;

/// The name of a table or a group: 128 random bits.
pub fn id() -> String {
    url_text(&random::<16>())
}

/// The key in a seat's link: 256 random bits.
pub fn key() -> String {
    url_text(&random::<32>())
}

/// The name of a fault, short enough to be read out.
pub fn fault() -> String {
    random::<5>().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A seed nobody knows.
pub fn seed() -> Seed {
    Seed(random())
}

/// Random bytes.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    bytes
}

/// Bytes as text that needs no escaping in an address: base64 with `-` and `_`, without padding.
pub fn url_text(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word = chunk.iter().fold(0_u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for digit in 0..=chunk.len() {
            text.push(DIGITS[(word >> (18 - 6 * digit) & 63) as usize] as char);
        }
    }
    text
}

/// The bytes of such a text; `None` if it is none.
pub fn from_url_text(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for chunk in text.as_bytes().chunks(4) {
        let mut word = 0_u32;
        for digit in chunk {
            let value = match digit {
                b'A'..=b'Z' => digit - b'A',
                b'a'..=b'z' => digit - b'a' + 26,
                b'0'..=b'9' => digit - b'0' + 52,
                b'-' => 62,
                b'_' => 63,
                _ => return None,
            };
            word = word << 6 | u32::from(value);
        }
        // One digit alone is no byte.
        let length = chunk.len().checked_sub(1).filter(|length| *length > 0)?;
        let word = word << (6 * (4 - chunk.len()));
        bytes.extend_from_slice(&word.to_be_bytes()[1..=length]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_base64_for_addresses() {
        for (bytes, text) in [(&b""[..], ""), (b"f", "Zg"), (b"fo", "Zm8"), (b"foo", "Zm9v"), (b"\xff\xfe\xfd", "__79")]
        {
            assert_eq!(url_text(bytes), text);
            assert_eq!(from_url_text(text).as_deref(), Some(bytes));
        }
        for bad in ["A", "Zm9vA", "Zg==", "a+b/", "ż"] {
            assert_eq!(from_url_text(bad), None, "{bad}");
        }
    }

    #[test]
    fn no_two_keys_are_alike() {
        assert_eq!(key().len(), 43);
        assert_eq!(id().len(), 22);
        assert_ne!(key(), key());
        assert_ne!(seed(), seed());
    }
}
