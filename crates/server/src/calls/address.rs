//! Where the server may call: only at public addresses, only over TLS, only at its usual port.
//!
//! Whoever sits at a table names the address, so it is a stranger's. Without these rules the server could be sent to
//! its own neighbours, to whom it may be a friend. Names are looked up when the call is made and the connection goes to
//! the very addresses that were looked at, so that a name cannot mean one thing when checked and another when called.

use axum::http::Uri;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Longest address; those of push services have a few hundred letters.
const LONGEST: usize = 1024;

/// An address that may be called.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    pub host: String,
    pub port: u16,
    pub tls: bool,
    /// The way behind the host, with what follows `?`.
    pub path: String,
}

impl Address {
    /// Reads an address; `anywhere` lifts the rules, for a network of one's own and for tests.
    pub fn read(text: &str, anywhere: bool) -> Option<Self> {
        if text.len() > LONGEST || !text.bytes().all(|byte| byte.is_ascii_graphic()) || text.contains('#') {
            return None;
        }
        let uri: Uri = text.parse().ok()?;
        let tls = match uri.scheme_str()? {
            "https" => true,
            "http" if anywhere => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        // Names and passwords in an address are for people to fall for.
        if authority.as_str().contains('@') {
            return None;
        }
        let usual = if tls { 443 } else { 80 };
        let port = match authority.port() {
            Some(port) => port.as_str().parse().ok()?,
            None => usual,
        };
        if port != usual && !anywhere {
            return None;
        }
        // A name with a dot behind it is the same name: nobody gets another share of calls by it.
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').trim_end_matches('.');
        let host = host.to_ascii_lowercase();
        if host.is_empty() {
            return None;
        }
        if let Ok(number) = host.parse::<IpAddr>()
            && !may_be_called(number, anywhere)
        {
            return None;
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Some(Self { host, port, tls, path })
    }

    /// The host with its port where that is not the usual one: as it stands in an origin and in the header `Host`.
    pub fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        if self.port == if self.tls { 443 } else { 80 } { host } else { format!("{host}:{}", self.port) }
    }

    pub fn origin(&self) -> String {
        format!("{}://{}", if self.tls { "https" } else { "http" }, self.authority())
    }

    /// Looks the name up; only what may be called is left.
    pub async fn look_up(&self, anywhere: bool) -> Vec<SocketAddr> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await;
        found.into_iter().flatten().filter(|place| may_be_called(place.ip(), anywhere)).collect()
    }
}

/// Whether an address is one of the open internet's: not this machine's, not the neighbourhood's, not everybody's.
fn may_be_called(address: IpAddr, anywhere: bool) -> bool {
    anywhere
        || match address.to_canonical() {
            IpAddr::V4(address) => is_public_v4(address),
            IpAddr::V6(address) => is_public_v6(address),
        }
}

/// What the registry of special addresses (RFC 6890) leaves.
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = a == 0
        || a >= 224
        || address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_documentation()
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19));
    !special
}

/// Global unicast only, without what stands for addresses of the other kind, or for nothing.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let global = a & 0xe000 == 0x2000;
    let special = match a {
        0x2001 => b < 0x0200 || b == 0x0db8,
        0x2002 => true,
        0x3fff => b < 0x1000,
        _ => false,
    };
    global && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_over_tls_are_read() {
        for good in ["https://push.example/x?y=1", "https://fcm.googleapis.com/fcm/send/abc", "https://93.184.215.14/"]
        {
            let read = Address::read(good, false).unwrap();
            assert!(read.tls && read.port == 443, "{good}");
        }
        for bad in [
            "http://push.example/x",
            "https://push.example:22/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.1]/x",
            "https://169.254.169.254/latest/meta-data",
            "https://ania@push.example/",
            "https://push.example/#x",
            "https://push.example/a b",
            "https://push.example/ż",
            "ftp://push.example/",
            "file:///etc/passwd",
            "//push.example/",
            "push.example",
            "https://",
            "https://./",
            "",
        ] {
            assert!(Address::read(bad, false).is_none(), "{bad}");
        }
        assert!(Address::read(&format!("https://push.example/{}", "x".repeat(LONGEST)), false).is_none());
        let near = Address::read("http://127.0.0.1:8089/hook", true).unwrap();
        assert_eq!((near.origin().as_str(), near.path.as_str()), ("http://127.0.0.1:8089", "/hook"));
        assert_eq!(Address::read("https://Push.Example/x", false).unwrap().origin(), "https://push.example");
        assert_eq!(Address::read("https://push.example./x", false).unwrap().origin(), "https://push.example");
    }

    #[test]
    fn neighbours_are_never_called_by_any_of_their_names() {
        for near in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.168.1.1",
            "192.88.99.1",
            "198.18.0.1",
            "203.0.113.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "fc00::1",
            "fd00::1",
            "fe80::1",
            "ff02::1",
        ] {
            let address: IpAddr = near.parse().unwrap();
            assert!(!may_be_called(address, false), "{near}");
            assert!(may_be_called(address, true));
        }
        for far in ["1.1.1.1", "93.184.215.14", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"] {
            assert!(may_be_called(far.parse().unwrap(), false), "{far}");
        }
    }

    #[tokio::test]
    async fn a_name_that_means_this_machine_leads_nowhere() {
        let address = Address::read("https://localhost/", false).unwrap();
        assert!(address.look_up(false).await.is_empty());
        assert!(!address.look_up(true).await.is_empty());
    }
}
