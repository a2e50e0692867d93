//! What the operator may set: limits, pauses and times. Every limit is answered clearly when it is reached.

use std::net::IpAddr;
use std::time::Duration;

/// The settings of one server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Origins of pages that may open a live connection, besides the server's own; such as `https://play.example`.
    pub origins: Vec<String>,
    /// Proxies in front of the server, which say in `X-Forwarded-For` who is asking. From anybody else that is not
    /// believed: anybody could claim to be anybody.
    pub proxies: Vec<IpAddr>,
    /// Most games being played at once.
    pub most_tables: usize,
    /// Most live connections.
    pub most_connections: usize,
    /// Most live connections without a seat at one table; whoever holds a seat always gets in.
    pub most_watchers: usize,
    /// Connections one address may have at once, of those long polls, and replays being worked out. A network of IPv6
    /// addresses (/64) counts as one address.
    pub most_per_address: usize,
    pub most_polls: usize,
    pub most_replays: usize,
    /// Records one address may bring at once, and per minute after that.
    pub uploads: PerMinute,
    /// Tables and groups, and records, of one address in a day.
    pub makes_a_day: u32,
    pub uploads_a_day: u32,
    /// Bytes of the disk that are left for games being played: with less than that free, nothing new begins.
    pub keep_free: u64,
    /// Requests of every kind one address may send at once, and per minute after that; pages and pictures count too.
    pub requests: PerMinute,
    /// Bytes of answers and updates that may be on their way to one address; a single one may be larger.
    pub most_answer_bytes: usize,
    /// Looks at tables, groups, records and replays one address may take at once, and per minute after that.
    pub looks: PerMinute,
    /// Statements, answers taken back, changes of seats and names at one table, and bytes of everything said there.
    pub most_statements: usize,
    pub most_undos: usize,
    pub most_seatings: usize,
    pub most_table_bytes: usize,
    /// Most finished games brought as records.
    pub most_uploads: usize,
    /// How people are called who are not there when it is their turn.
    pub calls: crate::calls::CallSettings,
    /// What is cleared away, and when.
    pub keep: crate::retention::Keep,
    /// How long one replay may take.
    pub replay_limit: Duration,
    /// Tables, seats and records one address may ask for at once, and per minute after that.
    pub makes: PerMinute,
    /// Live connections one address may open at once, and per minute after that.
    pub visits: PerMinute,
    /// Messages one connection may send at once, and per minute after that.
    pub messages: PerMinute,
    /// Messages all live connections of one address may send at once, and per minute after that.
    pub talk: PerMinute,
    /// Messages over that limit, or unreadable ones, before the connection is cut off.
    pub patience: u32,
    /// Largest body of a request.
    pub most_bytes: usize,
    /// Largest record that may be loaded.
    pub most_record_bytes: usize,
    /// Largest live message of a client.
    pub most_message_bytes: usize,
    /// Messages that may wait for a slow client before it is cut off.
    pub most_waiting: usize,
    /// Bytes that may wait for it.
    pub most_waiting_bytes: usize,
    /// Longest line of chat in characters, and most lines at one table.
    pub longest_chat: usize,
    pub most_chat: usize,
    /// A bot answers no sooner than this, so that people can follow.
    pub bot_pause: Duration,
    /// A bot that thinks longer is answered for.
    pub bot_limit: Duration,
    /// Whoever takes the seat back from a bot has so long at least for the question they find, once.
    pub moment: Duration,
    /// Whoever was refused asks to take the same answer back only after this long, if nothing has changed meanwhile.
    pub asks_again: Duration,
    /// How long somebody must be gone before others may act for them.
    pub absence: Duration,
    /// A table nobody touches leaves memory after this long; it is rebuilt when somebody comes back.
    pub rest_after: Duration,
    /// How long a live connection may take until its first message.
    pub hello_within: Duration,
    /// A client that takes nothing of its answer for this long is let go.
    pub taken_within: Duration,
    /// How often a quiet connection is asked whether it is still there.
    pub ping_every: Duration,
    /// How long shutting down waits for what is still under way.
    pub farewell: Duration,
}

/// A rate with a burst.
#[derive(Clone, Copy, Debug)]
pub struct PerMinute {
    pub at_once: u32,
    pub per_minute: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            origins: Vec::new(),
            proxies: Vec::new(),
            most_tables: 50_000,
            most_connections: 20_000,
            most_watchers: 1_000,
            most_per_address: 400,
            most_polls: 60,
            most_replays: 2,
            uploads: PerMinute { at_once: 10, per_minute: 5 },
            makes_a_day: 500,
            uploads_a_day: 100,
            keep_free: 256 * 1024 * 1024,
            requests: PerMinute { at_once: 2_000, per_minute: 12_000 },
            most_answer_bytes: 64 * 1024 * 1024,
            looks: PerMinute { at_once: 300, per_minute: 600 },
            most_statements: 2_000,
            most_undos: 1_000,
            most_seatings: 500,
            most_table_bytes: 4 * 1024 * 1024,
            most_uploads: 20_000,
            calls: crate::calls::CallSettings::default(),
            keep: crate::retention::Keep::default(),
            replay_limit: Duration::from_secs(10),
            makes: PerMinute { at_once: 30, per_minute: 30 },
            visits: PerMinute { at_once: 120, per_minute: 240 },
            messages: PerMinute { at_once: 40, per_minute: 600 },
            talk: PerMinute { at_once: 1_000, per_minute: 6_000 },
            patience: 20,
            most_bytes: 64 * 1024,
            most_record_bytes: 1024 * 1024,
            most_message_bytes: 16 * 1024,
            most_waiting: 64,
            most_waiting_bytes: 1024 * 1024,
            longest_chat: 500,
            most_chat: 2_000,
            bot_pause: Duration::from_millis(700),
            bot_limit: Duration::from_secs(5),
            moment: Duration::from_secs(5),
            asks_again: Duration::from_mins(1),
            absence: Duration::from_secs(30),
            rest_after: Duration::from_mins(5),
            hello_within: Duration::from_secs(10),
            taken_within: Duration::from_secs(20),
            ping_every: Duration::from_secs(30),
            farewell: Duration::from_secs(5),
        }
    }
}

impl Settings {
    /// Nobody waits and nobody is slowed down: for tests and for measuring on one machine.
    pub fn unhurried() -> Self {
        let plenty = PerMinute { at_once: 1_000_000, per_minute: 1_000_000 };
        Self {
            makes: plenty,
            visits: plenty,
            messages: plenty,
            talk: plenty,
            uploads: plenty,
            requests: plenty,
            most_answer_bytes: usize::MAX,
            looks: plenty,
            makes_a_day: 1_000_000,
            uploads_a_day: 1_000_000,
            keep_free: 0,
            most_per_address: 1_000_000,
            most_polls: 1_000_000,
            most_replays: 1_000_000,
            most_seatings: 1_000_000,
            bot_pause: Duration::ZERO,
            calls: crate::calls::CallSettings {
                after: Duration::ZERO,
                apart: Duration::ZERO,
                agreed: plenty,
                per_address: plenty,
                ..crate::calls::CallSettings::default()
            },
            ..Self::default()
        }
    }
}
