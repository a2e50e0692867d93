//! Who asks, and how much of something they have at once.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

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

/// How many of something each address has now, and the most it may have.
#[derive(Clone)]
pub(crate) struct Tally {
    most: usize,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One of them; given back when dropped.
pub(crate) struct Place {
    tally: Tally,
    address: IpAddr,
}

impl Tally {
    pub fn new(most: usize) -> Self {
        Self { most, counts: Arc::default() }
    }

    /// One more for this address, if it may have one more.
    pub fn enter(&self, address: IpAddr) -> Option<Place> {
        let address = neighbourhood(address);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_insert(0);
        if *count >= self.most {
            return None;
        }
        *count += 1;
        drop(counts);
        Some(Place { tally: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.tally.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
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
        assert_eq!(neighbourhood(at("::ffff:192.0.2.1")), at("192.0.2.1"));
        assert_eq!(tally.counts.lock().unwrap().len(), 1, "whoever has none is forgotten");
    }
}
