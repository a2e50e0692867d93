//! How the seed of a table that people joined comes about, so that nobody chooses it: the server commits to a secret,
//! every seat that takes part promises a share of luck, and only then all of it is shown and mixed.

use crate::chance::{Seed, hex};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Where a seed came from, as it stands in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Luck {
    /// SHA-256 of the server's secret, shown before anybody sat down.
    pub commitment: String,
    /// The server's secret. Like the seed, it is shown at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// What the seats added, in their order.
    pub shares: Vec<Share>,
}

/// What one seat added to the luck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    pub seat: Seat,
    /// SHA-256 of the share, given before anybody showed theirs.
    pub promise: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<String>,
}

impl Luck {
    /// The seed all of this makes. `None` if a part is missing, unreadable, out of order or not what was promised.
    pub fn seed(&self) -> Option<Seed> {
        let secret = Seed::from_hex(self.secret.as_ref()?)?;
        if secret.commitment() != self.commitment || !self.shares.is_sorted_by(|one, next| one.seat < next.seat) {
            return None;
        }
        let mut mixed = Sha256::new();
        mixed.update(b"holdout luck\n");
        mixed.update(secret.0);
        for share in &self.shares {
            let luck = Seed::from_hex(share.luck.as_ref()?)?;
            if luck.commitment() != share.promise {
                return None;
            }
            mixed.update([share.seat.0]);
            mixed.update(luck.0);
        }
        Some(Seed(mixed.finalize().into()))
    }

    /// Whether a text can be a promise or a commitment: 64 hexadecimal digits as they are written here.
    pub fn is_promise(text: &str) -> bool {
        Seed::from_hex(text).is_some_and(|bytes| hex(&bytes.0) == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luck() -> Luck {
        let share = |seat: u8| {
            let luck = Seed::from_number(u64::from(seat) + 1);
            Share { seat: Seat(seat), promise: luck.commitment(), luck: Some(luck.to_hex()) }
        };
        let secret = Seed::from_number(9);
        Luck { commitment: secret.commitment(), secret: Some(secret.to_hex()), shares: vec![share(0), share(2)] }
    }

    /// Pinned: clients mix the same way.
    #[test]
    fn the_seed_is_pinned() {
        assert_eq!(luck().seed().unwrap().to_hex(), PINNED);
    }
    const PINNED: &str = "aa4017cc4bc40606d5c9ef80926db3865cd0d3df0ff5fc0ab554dc9d285845b0";

    #[test]
    fn every_part_counts_and_none_can_be_changed_afterwards() {
        let good = luck().seed();
        let mut without = luck();
        without.shares.pop();
        assert!(without.seed().is_some() && without.seed() != good);
        let mut changes: Vec<Luck> = Vec::new();
        let mut change = |what: &dyn Fn(&mut Luck)| {
            let mut other = luck();
            what(&mut other);
            changes.push(other);
        };
        change(&|luck| luck.secret = Some(Seed::from_number(8).to_hex()));
        change(&|luck| luck.secret = None);
        change(&|luck| luck.shares[1].luck = Some(Seed::from_number(8).to_hex()));
        change(&|luck| luck.shares[0].luck = None);
        change(&|luck| luck.shares.swap(0, 1));
        change(&|luck| luck.shares[1] = luck.shares[0].clone());
        for other in changes {
            assert_eq!(other.seed(), None, "{other:?}");
        }
        assert!(Luck::is_promise(&"ab".repeat(32)));
        assert!(!Luck::is_promise("ab") && !Luck::is_promise(&"AB".repeat(32)));
    }
}
