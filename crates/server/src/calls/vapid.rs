//! Who is calling: the server's own key, by which push services tell one server from another (VAPID, RFC 8292).
//!
//! The key is made at the first start and stays in the database, because browsers subscribe to it: a new one would make
//! every subscription void.

use crate::keys::{from_url_text, url_text};
use holdout_store::{Json, Moment, Store, StoreError};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use std::net::IpAddr;

/// The name of the key in the database.
const NAME: &str = "vapid";

/// How long one signature counts, in seconds; services refuse more than a day.
const HOURS: i64 = 12 * 3600;

/// Why there is no key to call with.
#[derive(Debug, thiserror::Error)]
pub enum NoKey {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the key for push messages in the database cannot be read")]
    Unreadable,
}

/// The key of this installation.
pub struct Vapid {
    pair: EcdsaKeyPair,
    marks: hmac::Key,
    /// Somebody to turn to, as the standard asks for: `mailto:` or `https:`.
    contact: Option<String>,
}

impl Vapid {
    /// The key in the database; if there is none yet, one is made. Of several servers that start together one makes it.
    pub fn of(store: &Store, contact: Option<String>) -> Result<Self, NoKey> {
        let kept = if let Some(kept) = store.meta(NAME)? {
            kept
        } else {
            let fresh = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
            let fresh = fresh.expect("the system has a source of randomness");
            store.keep_meta(NAME, Json::of(&url_text(fresh.as_ref()))?)?
        };
        let pkcs8 = from_url_text(&kept.read::<String>()?).ok_or(NoKey::Unreadable)?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &pkcs8, &SystemRandom::new());
        let pair = pair.map_err(|_| NoKey::Unreadable)?;
        Ok(Self { pair, marks: hmac::Key::new(hmac::HMAC_SHA256, &pkcs8), contact })
    }

    /// What a browser must know to subscribe.
    pub fn public(&self) -> String {
        url_text(self.pair.public_key().as_ref())
    }

    /// The same for the same network address, and telling it to nobody who has not this key.
    pub fn mark(&self, address: IpAddr) -> String {
        let said = format!("agreed on by {}", crate::tally::neighbourhood(address));
        url_text(&hmac::sign(&self.marks, said.as_bytes()).as_ref()[..12])
    }

    /// The header that says to the push service at `origin` who is calling.
    pub fn authorization(&self, origin: &str, now: Moment) -> String {
        let mut claims = json!({ "aud": origin, "exp": now.0 / 1000 + HOURS });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let head = url_text(json!({ "typ": "JWT", "alg": "ES256" }).to_string().as_bytes());
        let said = format!("{head}.{}", url_text(claims.to_string().as_bytes()));
        let signature = self.pair.sign(&SystemRandom::new(), said.as_bytes()).expect("the system has randomness");
        format!("vapid t={said}.{}, k={}", url_text(signature.as_ref()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    #[test]
    fn the_key_is_made_once_and_signs_for_one_service() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("holdout.db")).unwrap();
        let first = Vapid::of(&store, None).unwrap();
        let again = Vapid::of(&store, Some("mailto:host@example.org".to_owned())).unwrap();
        assert_eq!(first.public(), again.public(), "a restart keeps the key");
        let at = |text: &str| text.parse().unwrap();
        assert_eq!(first.mark(at("2001:db8::1")), again.mark(at("2001:db8::2")), "one network is one neighbour");
        assert_ne!(first.mark(at("2001:db8::1")), first.mark(at("2001:db8:0:1::1")));
        let header = again.authorization("https://push.example", Moment(1_000_000));
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let parts: Vec<&str> = token.split('.').collect();
        let claims: Value = serde_json::from_slice(&from_url_text(parts[1]).unwrap()).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1_000 + HOURS);
        assert_eq!(claims["sub"], "mailto:host@example.org");
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, from_url_text(key).unwrap());
        let said = format!("{}.{}", parts[0], parts[1]);
        key.verify(said.as_bytes(), &from_url_text(parts[2]).unwrap()).unwrap();
    }
}
