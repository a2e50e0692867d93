//! Calling people to the table: a push message to their browser, or a POST to an address of theirs.
//!
//! The table decides when somebody is called (`room/calling.rs`); here is how. A call says that it is somebody's turn,
//! in which game and where, and nothing of what is on the table. Every address is a stranger's (`address.rs`), every
//! call has its time, and of calls that wait there are only so many: one that finds no place is not made. No table and
//! nobody who asked for calls gets more than a share (`../shares.rs`), so that nobody holds up the calls of others.

mod address;
mod post;
mod sealing;
mod vapid;

use crate::hub::Hub;
use crate::objection::Objection;
use crate::protocol::{Call, CallKind, NewCall, PushTo};
use crate::settings::{PerMinute, Settings};
use crate::shares::Shares;
use crate::{keys, room};
use address::Address;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use holdout_kernel::Phrase;
use holdout_lexicon::{Language, Lexicon};
use holdout_store::{Moment, TableId};
use post::Post;
use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OnceCell, Semaphore};
use tracing::{debug, warn};
use vapid::Vapid;

/// Calls being made at once.
const AT_ONCE: usize = 16;

/// How long a push service keeps a call for a browser that is not running, in seconds.
const KEPT_FOR: &str = "86400";

/// What the operator may set about calls.
#[derive(Clone, Debug)]
pub struct CallSettings {
    /// Whether anybody is called at all.
    pub on: bool,
    /// How long a question stands open, and somebody is not there, before they are called.
    pub after: Duration,
    /// Calls also plain http, other ports and addresses inside private networks. Whoever sits at a table can then send
    /// the server to its neighbours.
    pub anywhere: bool,
    /// Whom push services may turn to: `mailto:` or `https:`.
    pub contact: Option<String>,
    /// Calls that may wait or be under way at once.
    pub most_waiting: usize,
    /// Ways in which one seat may be called.
    pub most_per_seat: usize,
    /// Ways that one address may agree on at once, and per minute after that.
    pub agreed: PerMinute,
    /// Calls under way at once for one table, and for whoever agreed on them from one address.
    pub most_per_table: usize,
    pub most_per_address: usize,
    /// Calls for whoever agreed on them from one address, at once and per minute after that.
    pub per_address: PerMinute,
    /// The least time between two calls of one seat.
    pub apart: Duration,
    /// How long finding, reaching and hearing from an address may take altogether.
    pub within: Duration,
    /// An address is forgotten after so many calls in a row to which it gave no answer in time.
    pub most_late: u8,
    /// Calls to one host, at once and per minute after that.
    pub per_host: PerMinute,
    /// A call that failed is tried again after these pauses.
    pub pauses: Vec<Duration>,
}

impl Default for CallSettings {
    fn default() -> Self {
        Self {
            on: true,
            after: Duration::from_secs(20),
            anywhere: false,
            contact: None,
            most_waiting: 1_000,
            most_per_seat: 6,
            agreed: PerMinute { at_once: 12, per_minute: 6 },
            most_per_table: 2,
            most_per_address: 4,
            per_address: PerMinute { at_once: 20, per_minute: 20 },
            apart: Duration::from_mins(3),
            within: Duration::from_secs(5),
            most_late: 3,
            per_host: PerMinute { at_once: 300, per_minute: 300 },
            pauses: vec![Duration::from_secs(5), Duration::from_mins(1)],
        }
    }
}

/// A way in which a seat is called, as it is kept with its table.
#[derive(Clone, Serialize, Deserialize)]
pub struct Kept {
    pub seat: u8,
    pub id: String,
    pub language: Language,
    /// Where the page was when this was agreed, for a link back to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// Who agreed on it, as [`Herald::mark`] calls them; nobody knows it of calls that are older than the marks.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// Calls in a row to which nobody answered in time.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub late: u8,
    pub way: Way,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Push(PushTo),
    Hook { url: String, secret: String },
}

/// Addresses and keys show in no log.
impl std::fmt::Debug for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Kept({})", self.seat)
    }
}

impl Kept {
    /// Reads what somebody asks for.
    pub fn read(wish: NewCall, page: Option<String>, settings: &CallSettings) -> Result<Self, Objection> {
        if !settings.on {
            return Err(Objection::forbidden("server-calls-off"));
        }
        let language = Language::parse(&wish.language).ok_or_else(|| Objection::unreadable("language"))?;
        let way = match (wish.push, wish.hook) {
            (Some(push), None) => {
                reader(&push).ok_or_else(|| Objection::unreadable("push"))?;
                Way::Push(push)
            }
            (None, Some(url)) => Way::Hook { url, secret: keys::key() },
            _ => return Err(Objection::unreadable("push, hook")),
        };
        Address::read(way.address(), settings.anywhere).ok_or_else(|| Objection::wrong("server-call-address"))?;
        // A page is only ever shown to whoever opened it, so that it may be anywhere.
        let page = page.filter(|page| Address::read(page, true).is_some_and(|read| read.origin() == *page));
        let id = keys::url_text(&Sha256::digest(way.address().as_bytes())[..16]);
        Ok(Self { seat: wish.seat, id, language, page, by: String::new(), late: 0, way })
    }

    pub fn shown(&self) -> Call {
        let kind = match self.way {
            Way::Push(_) => CallKind::Push,
            Way::Hook { .. } => CallKind::Hook,
        };
        let host = Address::read(self.way.address(), true).map(|address| address.host).unwrap_or_default();
        Call { id: self.id.clone(), seat: self.seat, kind, host }
    }

    /// The key with which calls to a hook are signed.
    pub fn secret(&self) -> Option<String> {
        match &self.way {
            Way::Push(_) => None,
            Way::Hook { secret, .. } => Some(secret.clone()),
        }
    }
}

impl Way {
    fn address(&self) -> &str {
        match self {
            Self::Push(push) => &push.endpoint,
            Self::Hook { url, .. } => url,
        }
    }
}

/// The keys of a subscription, if they are such.
fn reader(push: &PushTo) -> Option<([u8; sealing::POINT], [u8; sealing::AUTH])> {
    let point: [u8; sealing::POINT] = keys::from_url_text(&push.p256dh)?.try_into().ok()?;
    let auth = keys::from_url_text(&push.auth)?.try_into().ok()?;
    (point[0] == 4).then_some((point, auth))
}

/// It is the turn of a seat.
pub(crate) struct Turn {
    pub table: TableId,
    /// The title's id.
    pub title: String,
    /// Its name.
    pub name: Phrase,
    pub call: Kept,
}

impl Turn {
    /// Whose share of all calls this one is part of.
    fn by(&self) -> &str {
        if self.call.by.is_empty() { self.table.as_str() } else { &self.call.by }
    }

    /// What is said, and no more than that.
    fn words(&self) -> (String, String) {
        let lexicon = Lexicon::of(self.call.language, &self.title);
        (lexicon.render(&self.name, &[]), lexicon.text("server-call-turn"))
    }

    fn to_browser(&self) -> Value {
        let (title, text) = self.words();
        json!({ "title": title, "text": text, "table": self.table.as_str() })
    }

    /// `text` and `content` are what common chat services read.
    fn to_hook(&self) -> Value {
        let (title, text) = self.words();
        let path = format!("/table/{}", self.table.as_str());
        let page = self.call.page.as_ref().map(|page| format!("{page}{path}"));
        let said = [Some(format!("{title}: {text}")), page.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ");
        json!({
            "type": "turn", "title": self.title, "table": self.table.as_str(), "seat": self.call.seat,
            "page": page.unwrap_or(path), "text": said, "content": said,
        })
    }
}

/// Whoever carries the calls out.
pub(crate) struct Herald {
    post: Post,
    vapid: OnceCell<Vapid>,
    /// A place for every call that waits or is under way.
    places: Arc<Semaphore>,
    at_once: Semaphore,
    /// What a table, and whoever agreed on a call, may have of them.
    per_table: Shares,
    per_mark: Shares,
    mark_rate: governor::DefaultKeyedRateLimiter<String>,
    per_host: governor::DefaultKeyedRateLimiter<String>,
}

impl Herald {
    pub fn new(settings: &Settings) -> Self {
        let calls = &settings.calls;
        Self {
            post: Post::new(calls.anywhere, calls.within),
            vapid: OnceCell::new(),
            places: Arc::new(Semaphore::new(calls.most_waiting)),
            at_once: Semaphore::new(AT_ONCE),
            per_table: Shares::new(calls.most_per_table),
            per_mark: Shares::new(calls.most_per_address),
            mark_rate: governor::RateLimiter::keyed(crate::limits::quota(calls.per_address)),
            per_host: governor::RateLimiter::keyed(crate::limits::quota(calls.per_host)),
        }
    }

    /// The server's key; made if this is the first start.
    async fn vapid(&self, hub: &Arc<Hub>) -> Result<&Vapid, Objection> {
        let made = self.vapid.get_or_try_init(|| async {
            let own = Arc::clone(hub);
            let contact = hub.settings.calls.contact.clone();
            let read = tokio::task::spawn_blocking(move || Vapid::of(&own.store, contact));
            read.await.map_err(|_| Objection::closing())?.map_err(|error| {
                warn!(%error, "there is no key for push messages");
                Objection::closing()
            })
        });
        made.await
    }

    /// The key a browser subscribes to; `None` where nobody is called.
    pub async fn public_key(&self, hub: &Arc<Hub>) -> Result<Option<String>, Objection> {
        if !hub.settings.calls.on {
            return Ok(None);
        }
        self.vapid(hub).await.map(|vapid| Some(vapid.public()))
    }

    /// What somebody who agrees on a call is known by afterwards. Their address is not kept, and nobody without the
    /// server's key can tell it from the mark.
    pub async fn mark(&self, hub: &Arc<Hub>, address: IpAddr) -> Result<String, Objection> {
        self.vapid(hub).await.map(|vapid| vapid.mark(address))
    }

    /// Calls somebody, soon. Nobody waits for it; a full queue takes no more, and from nobody more than their share.
    pub fn call(&self, hub: &Arc<Hub>, turn: Turn) {
        let known = self.mark_rate.check_key(&turn.by().to_owned());
        self.mark_rate.retain_recent();
        if known.is_err() {
            hub.metrics.calls_failed.inc();
            return;
        }
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            hub.metrics.calls_failed.inc();
            return;
        };
        let hub = Arc::clone(hub);
        tokio::spawn(async move {
            let mut closing = hub.closing();
            tokio::select! {
                () = hub.herald.carry(&hub, &turn) => {}
                _ = closing.changed() => {}
            }
            drop(place);
        });
    }

    async fn carry(&self, hub: &Arc<Hub>, turn: &Turn) {
        let mut pauses = hub.settings.calls.pauses.iter();
        let heard = loop {
            let heard = self.try_once(hub, turn).await;
            if !matches!(heard, Heard::Late | Heard::Nothing) {
                break heard;
            }
            let Some(pause) = pauses.next() else { break heard };
            tokio::time::sleep(*pause).await;
        };
        let late = match heard {
            Heard::Late => turn.call.late.saturating_add(1),
            _ => 0,
        };
        let (seat, id) = (turn.call.seat, turn.call.id.clone());
        if matches!(heard, Heard::Gone) || late >= hub.settings.calls.most_late {
            hub.metrics.calls_forgotten.inc();
            return hub.tell(&turn.table, room::Command::Uncall { seat, id }).await;
        }
        match heard {
            Heard::Taken => hub.metrics.calls.inc(),
            _ => hub.metrics.calls_failed.inc(),
        };
        if late != turn.call.late {
            hub.tell(&turn.table, room::Command::LateCall { seat, id, late }).await;
        }
    }

    async fn try_once(&self, hub: &Arc<Hub>, turn: &Turn) -> Heard {
        let Some(to) = Address::read(turn.call.way.address(), hub.settings.calls.anywhere) else {
            return Heard::Refused;
        };
        if self.per_host.check_key(&to.host).is_err() {
            return Heard::Nothing;
        }
        self.per_host.retain_recent();
        let letter = match &turn.call.way {
            Way::Push(push) => match self.vapid(hub).await {
                Ok(vapid) => pushed(turn, push, &to, vapid),
                Err(_) => None,
            },
            Way::Hook { secret, .. } => hooked(turn, secret),
        };
        let Some((headers, body)) = letter else { return Heard::Refused };
        // Whoever waits for their own share must not keep a table's from it.
        let _of_theirs = self.per_mark.take(turn.by()).await;
        let _of_the_table = self.per_table.take(turn.table.as_str()).await;
        let Ok(_turn) = self.at_once.acquire().await else { return Heard::Refused };
        match self.post.send(&to, headers, body).await {
            Ok(status) if status.is_success() => Heard::Taken,
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Heard::Gone,
            Ok(status) if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => Heard::Nothing,
            Ok(status) => {
                debug!(status = status.as_u16(), "a call was refused");
                Heard::Refused
            }
            Err(error) => {
                debug!(%error, "a call did not arrive");
                if matches!(error, post::NotPosted::Late) { Heard::Late } else { Heard::Nothing }
            }
        }
    }
}

/// What became of a call.
enum Heard {
    Taken,
    /// The address is no longer in use.
    Gone,
    /// Trying again would not help.
    Refused,
    /// It took a place for as long as it could.
    Late,
    /// It may work later.
    Nothing,
}

type Letter = (HeaderMap, Vec<u8>);

fn pushed(turn: &Turn, push: &PushTo, to: &Address, vapid: &Vapid) -> Option<Letter> {
    let (point, auth) = reader(push)?;
    let reader = sealing::Reader { point: &point, auth: &auth };
    let body = sealing::seal(turn.to_browser().to_string().as_bytes(), reader).ok()?;
    // A later call about the same seat takes the place of one that was not delivered; its name tells no table.
    let topic = Sha256::digest(format!("{} {}", turn.table.as_str(), turn.call.seat).as_bytes());
    let mut headers = HeaderMap::new();
    headers.insert(AUTHORIZATION, HeaderValue::from_str(&vapid.authorization(&to.origin(), Moment::now())).ok()?);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    headers.insert(HeaderName::from_static("ttl"), HeaderValue::from_static(KEPT_FOR));
    headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("high"));
    let topic = HeaderValue::from_str(&keys::url_text(&topic[..24])).ok()?;
    headers.insert(HeaderName::from_static("topic"), topic);
    Some((headers, body))
}

fn hooked(turn: &Turn, secret: &str) -> Option<Letter> {
    let body = turn.to_hook().to_string().into_bytes();
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let signature = HeaderValue::from_str(&signature(secret, &body)).ok()?;
    headers.insert(HeaderName::from_static("holdout-signature"), signature);
    Some((headers, body))
}

/// `sha256=` and the HMAC-SHA-256 of the body by the hook's secret, in hexadecimal digits.
fn signature(secret: &str, body: &[u8]) -> String {
    let signed = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()), body);
    signed.as_ref().iter().fold("sha256=".to_owned(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
