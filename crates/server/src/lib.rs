//! Tables over HTTP and WebSocket: lobby, seats, clocks, bots, and nothing published before it is durable.
//!
//! [`app`] is the whole server as a service, apart from sockets and processes; [`serve`] puts it on an address and ends
//! it gracefully. One task per table (`room/`) owns its game; the [`Hub`] knows the tables, the store and the limits.
//! What this crate promises, each point with its test in `tests/`:
//!
//! 1. An answer is acknowledged and published only after its line is on disk; a crash loses nothing acknowledged.
//! 2. What a client receives is made by `messages.rs` from the table and the seats it holds, and by nothing else.
//! 3. Every message of every kind passes one gate: whoever speaks for a seat holds its key (`room/wishes.rs`).
//! 4. A panic in rules code stops one table. It shows an id, can step back, and the others do not notice.
//! 5. Everything a client can make grow is bounded, and says so when it is full.
//! 6. No key, seed or hidden thing stands in a log, an error or a metric.
//! 7. Deliberately absent: the name of any title. A title comes through the catalogue and is known by its id.

// What a table is and what a page says of it are yes-and-no facts, as many as the table has; messages are made, sent and
// dropped one at a time, so that a large kind beside small ones costs nothing.
#![allow(clippy::struct_excessive_bools, clippy::large_enum_variant)]

mod asking;
mod calls;
pub mod campaign;
mod desk;
mod faults;
mod forward;
mod http;
mod hub;
mod keys;
mod ledger;
mod limits;
pub mod load;
mod making;
pub mod messages;
mod metrics;
pub mod moving;
mod objection;
pub mod operator;
mod other_rules;
mod outbox;
mod presence;
pub mod protocol;
mod relay;
pub mod retention;
mod room;
mod rules;
mod serve;
mod servers;
mod settings;
mod shares;
pub mod siege;
mod socket;
mod tally;
mod unhurried;

pub use calls::CallSettings;
pub use http::{app, openapi};
pub use hub::{Hub, Rebuilt};
pub use metrics::Metrics;
pub use presence::TELL_EVERY;
pub use serve::{Joining, NotServed, Serving, serve, serve_shared, serve_store};
pub use settings::{PerMinute, Settings};
