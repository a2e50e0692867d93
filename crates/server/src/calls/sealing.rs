//! A push message that only its browser can read: RFC 8291, in the encoding of RFC 8188.
//!
//! The push service in between sees neither what is said nor how long it is: messages are filled up to whole blocks.

use crate::keys;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;

/// A point of P-256 as browsers give it: uncompressed.
pub const POINT: usize = 65;
/// The secret that the browser and the sender share besides.
pub const AUTH: usize = 16;

/// Messages are a multiple of this many bytes long.
const BLOCK: usize = 256;
/// The size of a record; a message of ours is one record.
const RECORD: u32 = 4096;
/// What ends the last record's text; zeros may follow.
const LAST: u8 = 2;

/// Whom a message is sealed for.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub point: &'a [u8; POINT],
    pub auth: &'a [u8; AUTH],
}

/// The key does not lie on the curve, or the system has no randomness.
#[derive(Debug, PartialEq, Eq)]
pub struct NotSealed;

impl From<ring::error::Unspecified> for NotSealed {
    fn from(_: ring::error::Unspecified) -> Self {
        Self
    }
}

/// Seals a short text for one browser.
pub fn seal(text: &[u8], reader: Reader<'_>) -> Result<Vec<u8>, NotSealed> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
    let point: [u8; POINT] = own.compute_public_key()?.as_ref().try_into().map_err(|_| NotSealed)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, reader.point);
    let salt = keys::random();
    let filled = text.len().next_multiple_of(BLOCK);
    agree_ephemeral(own, &theirs, |shared| sealed(text, filled, shared, &point, reader, salt))?
}

/// Everything after the two keys have met.
fn sealed(
    text: &[u8],
    filled: usize,
    shared: &[u8],
    own: &[u8; POINT],
    reader: Reader<'_>,
    salt: [u8; 16],
) -> Result<Vec<u8>, NotSealed> {
    let mut secret = [0; 32];
    let info = [b"WebPush: info\0".as_slice(), reader.point, own];
    Salt::new(HKDF_SHA256, reader.auth).extract(shared).expand(&info, Length(32))?.fill(&mut secret)?;
    let pseudorandom = Salt::new(HKDF_SHA256, &salt).extract(&secret);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    pseudorandom.expand(&[b"Content-Encoding: aes128gcm\0"], Length(16))?.fill(&mut key)?;
    pseudorandom.expand(&[b"Content-Encoding: nonce\0"], Length(12))?.fill(&mut nonce)?;

    let mut record = text.to_vec();
    record.push(LAST);
    record.resize(record.len().max(filled + 1), 0);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    Ok([salt.as_slice(), &RECORD.to_be_bytes(), &[POINT as u8], own, &record].concat())
}

/// How many bytes to derive.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::from_url_text;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        from_url_text(text).unwrap().try_into().unwrap()
    }

    /// The worked example of RFC 8291, appendix A, from the agreed secret on.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let own = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let point = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let reader = Reader { point: &point, auth: &auth };
        let made = sealed(b"When I grow up, I want to be a watermelon", 0, &shared, &own, reader, salt).unwrap();
        let wanted = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                      AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(keys::url_text(&made), wanted);
    }

    #[test]
    fn every_message_is_as_long_as_the_next_and_no_two_are_alike() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let point: [u8; POINT] = own.compute_public_key().unwrap().as_ref().try_into().unwrap();
        let reader = Reader { point: &point, auth: &[7; AUTH] };
        let (short, long) = (seal(b"a", reader).unwrap(), seal(&[b'b'; 200], reader).unwrap());
        assert_eq!(short.len(), long.len());
        assert_ne!(short, seal(b"a", reader).unwrap());
    }

    #[test]
    fn a_point_off_the_curve_is_refused() {
        let reader = Reader { point: &[4; POINT], auth: &[0; AUTH] };
        assert_eq!(seal(b"a", reader), Err(NotSealed));
    }
}
