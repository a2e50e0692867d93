//! How much of what one address may do, in a minute and in a day, and how much room the disk has.

use crate::settings::PerMinute;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How often one address may do something.
pub(crate) struct Limiter {
    rates: DefaultKeyedRateLimiter<IpAddr>,
    asked: AtomicU64,
}

impl Limiter {
    pub fn new(rate: PerMinute) -> Self {
        Self::of(quota(rate))
    }

    pub fn of(quota: Quota) -> Self {
        Self { rates: RateLimiter::keyed(quota), asked: AtomicU64::new(0) }
    }

    pub fn allows(&self, address: IpAddr) -> bool {
        // Once in a while those that have been quiet are forgotten, so that the list stays short.
        if self.asked.fetch_add(1, Ordering::Relaxed).is_multiple_of(4096) {
            self.rates.retain_recent();
        }
        self.rates.check_key(&address).is_ok()
    }
}

pub(crate) fn quota(rate: PerMinute) -> Quota {
    let some = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_minute(some(rate.per_minute)).allow_burst(some(rate.at_once))
}

/// So many in a day; they come back one after another.
pub(crate) fn a_day(most: u32) -> Quota {
    let most = NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN);
    let apart = Duration::from_hours(24) / most.get();
    Quota::with_period(apart).map_or(Quota::per_second(most), |quota| quota.allow_burst(most))
}

/// Room on the disk of a folder, if the system says so.
#[cfg(unix)]
pub(crate) fn free_bytes(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
pub(crate) fn free_bytes(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_much_in_a_day() {
        let limiter = Limiter::of(a_day(3));
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().unwrap());
        assert!((0..3).all(|_| limiter.allows(one)) && !limiter.allows(one));
        assert!(limiter.allows(other));
        assert!(Limiter::of(a_day(0)).allows(one), "once at least");
    }

    #[cfg(unix)]
    #[test]
    fn a_disk_says_how_much_room_it_has() {
        assert!(free_bytes(Path::new("/")).is_some_and(|free| free < u64::MAX));
        assert_eq!(free_bytes(Path::new("/nowhere at all")), None);
    }
}
