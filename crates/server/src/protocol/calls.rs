//! Calling people who are not there when it is their turn: by a message to their browser, or to an address of theirs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How somebody wants to be called: one of `push` and `hook`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCall {
    pub seat: u8,
    /// The language of the call, `en` or `pl`.
    pub language: String,
    /// A push subscription of a browser.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub push: Option<PushTo>,
    /// An address that gets a POST; `https`, and not inside a private network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hook: Option<String>,
}

/// A push subscription as browsers give it; both keys in base64 for addresses.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushTo {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
}

/// Whoever has it can call the browser: it shows in no log.
impl std::fmt::Debug for PushTo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PushTo(…)")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CallKind {
    Push,
    Hook,
}

/// A way in which a seat is called. Its address is shown to nobody, not even to the seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Call {
    /// The first 16 bytes of the SHA-256 of the address, in base64 for addresses: a browser finds itself by it.
    pub id: String,
    pub seat: u8,
    pub kind: CallKind,
    pub host: String,
}

/// How one's seats are called.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Calls {
    /// The server's key, for subscribing; `null` where the operator lets nobody be called.
    pub key: Option<String>,
    pub calls: Vec<Call>,
}

/// A way to be called that was just agreed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct CallMade {
    pub call: Call,
    /// The key with which calls to a hook are signed; shown this once.
    pub secret: Option<String>,
}
