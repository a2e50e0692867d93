//! Who asks, and how much of something they have at once.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Whose limits an address counts against. Whoever has an IPv6 address usually has all of its /64.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// How many of something each address has now, or how much, and the most it may have.
#[derive(Clone)]
pub(crate) struct Tally {
    most: usize,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One of them, or so much of it; given back when dropped.
pub(crate) struct Place {
    share: Share,
    weight: usize,
}

/// What one address may have of it.
#[derive(Clone)]
pub(crate) struct Share {
    tally: Tally,
    address: IpAddr,
}

impl Tally {
    pub fn new(most: usize) -> Self {
        Self { most, counts: Arc::default() }
    }

    /// What an address may have.
    pub fn share_of(&self, address: IpAddr) -> Share {
        Share { tally: self.clone(), address: neighbourhood(address) }
    }

    /// One more for this address, if it may have one more.
    pub fn enter(&self, address: IpAddr) -> Option<Place> {
        self.share_of(address).take(1)
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Share {
    /// So much more, if there may be so much more.
    pub fn take(&self, weight: usize) -> Option<Place> {
        self.add(weight).then(|| Place { share: self.clone(), weight })
    }

    /// The same for whoever keeps count of what is to be given back. Whoever has nothing yet may have one thing of any
    /// weight.
    pub fn add(&self, weight: usize) -> bool {
        let (mut counts, most) = (self.tally.counts(), self.tally.most);
        let count = counts.get(&self.address).copied().unwrap_or(0);
        let fits = most.checked_sub(count).is_some_and(|room| weight <= room);
        let may = fits || count == 0 && most > 0;
        if may {
            counts.insert(self.address, count + weight);
        }
        may
    }

    pub fn give_back(&self, weight: usize) {
        let mut counts = self.tally.counts();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= weight;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.share.give_back(self.weight);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_at_once_and_a_network_of_ipv6_is_one_address() {
        let tally = Tally::new(2);
        let at = |text: &str| text.parse().unwrap();
        let first = tally.enter(at("2001:db8::1")).unwrap();
        let _second = tally.enter(at("2001:db8::ffff:2")).unwrap();
        assert!(tally.enter(at("2001:db8::3")).is_none());
        assert!(tally.enter(at("2001:db8:0:1::3")).is_some(), "another network");
        drop(first);
        assert!(tally.enter(at("2001:db8::3")).is_some());
        assert!(Tally::new(0).enter(at("2001:db8::1")).is_none());
        assert_eq!(neighbourhood(at("::ffff:192.0.2.1")), at("192.0.2.1"));
        assert_eq!(tally.counts.lock().unwrap().len(), 1, "whoever has none is forgotten");
    }

    #[test]
    fn an_address_has_so_much_at_once_and_one_thing_of_any_weight() {
        let share = Tally::new(10).share_of("192.0.2.1".parse().unwrap());
        let large = share.take(50).unwrap();
        assert!(share.take(1).is_none());
        drop(large);
        let four = share.take(4).unwrap();
        assert!(share.take(7).is_none());
        let six = share.take(6).unwrap();
        assert!(share.take(1).is_none());
        drop((four, six));
        assert!(share.tally.counts.lock().unwrap().is_empty());
    }
}
