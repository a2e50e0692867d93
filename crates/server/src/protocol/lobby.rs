//! Tables before and around the game: making one, sitting down, who sits where.

use super::pages::Stage;
use super::phrase::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table as somebody asks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub title: String,
    /// A mission of the title, if it has missions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mission: Option<String>,
    /// Options of the title by id; what is not named has its default.
    #[serde(default)]
    #[ts(type = "Record<string, OptionValue>")]
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// 64 hexadecimal digits or a number. Left out, the server draws one. Whoever chooses the seed can know all luck to
    /// come, so everybody at the table is told that it was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// Whether the table stands in the lobby; otherwise it is found by its link only.
    #[serde(default)]
    pub public: bool,
    pub seats: Vec<NewSeat>,
    /// The name of whoever makes the table.
    pub nickname: String,
    #[serde(default)]
    pub clock: TableClock,
    #[serde(default)]
    pub on_timeout: OnTimeout,
    #[serde(default)]
    pub undo: UndoPolicy,
    /// Whether others may let the clock's answer or a bot step in for somebody who has left.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub mates: bool,
    /// Whether seats may ask what a bot would do.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
    /// Seconds after which a bot answers a question that people share with it, 5 to 86400; never if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bots_after: Option<u32>,
    /// The playing group whose memory between games counts; see `Group`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<String>,
}

/// A new table that goes on from a step of another game. Mission, options and luck are those of that game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// A step as the replay counts them: 0 is the table before the first answer.
    pub step: usize,
    /// One for every seat of that game.
    pub seats: Vec<NewSeat>,
    pub nickname: String,
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    #[serde(default)]
    #[ts(optional, as = "Option<TableClock>")]
    pub clock: TableClock,
    #[serde(default)]
    #[ts(optional, as = "Option<OnTimeout>")]
    pub on_timeout: OnTimeout,
    #[serde(default)]
    #[ts(optional, as = "Option<UndoPolicy>")]
    pub undo: UndoPolicy,
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub mates: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    pub kind: NewSeatKind,
    /// The kind of bot; the title's best if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeatKind {
    /// Whoever makes the table, or somebody at the same screen.
    Me,
    /// Whoever comes.
    Open,
    Bot,
}

/// How long a decision may take.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableClock {
    pub kind: ClockKind,
    /// Seconds per decision, also for days: 86400 is one day. Not for the book's own times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seconds: Option<u32>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    #[default]
    None,
    /// Everybody is there; begins anew when the server was away.
    Decision,
    /// The same with the times the title itself gives; questions without one have no clock.
    Book,
    /// By correspondence; goes on while the server is away.
    Days,
}

/// What happens when a clock runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeout {
    /// The answer the rules name for this case is given.
    #[default]
    Fallback,
    /// A bot takes the seat until its holder takes it back.
    Bot,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoPolicy {
    None,
    /// One's own last answer, never across new information.
    #[default]
    Own,
    /// The last answer, whoever gave it, if everybody agrees; one's own as above without asking.
    Agreed,
}

/// The address of a seat with its key, or an invitation to an open one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatLink {
    pub seat: u8,
    /// The key stands in it as `#key=…`, an invitation as `#invite=…`. An invitation opens nothing by itself: whoever
    /// claims it gets a key of their own, and it is void.
    pub link: String,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableMade {
    pub table: String,
    /// `lobby` while seats are open: nothing is dealt before everybody is there and ready.
    pub stage: Stage,
    /// One for every seat of whoever makes the table.
    pub links: Vec<SeatLink>,
    /// One for every open seat.
    pub invitations: Vec<SeatLink>,
    /// Address for spectators.
    pub watch: String,
    /// SHA-256 of the seed; in a lobby, of the server's part of it.
    pub commitment: String,
}

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PublicTable {
    pub table: String,
    pub title: String,
    pub seats: Vec<SeatState>,
    pub over: bool,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    #[ts(type = "number")]
    pub updated: i64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Joined {
    pub table: String,
    pub seat: u8,
    pub link: String,
}

/// Who sits where, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatState {
    pub seat: u8,
    pub name: String,
    pub kind: SeatKind,
    /// Whoever holds it is connected, at whatever server.
    pub online: bool,
    pub bot: Option<String>,
    /// A bot that owes an answer.
    pub thinking: bool,
    /// In the lobby: ready to begin.
    pub ready: bool,
    /// Leaves the question they share to somebody else; see `pass`.
    pub passed: bool,
    /// It changed hands while the game was going on: somebody else may know what it holds.
    pub handed: bool,
}

/// A table before its game begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Lobby {
    pub title: String,
    /// What will be played.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: Value,
    pub seats: Vec<SeatState>,
    /// The seat that may fill up with bots, empty seats and invite.
    pub host: Option<u8>,
    /// The seats held here; nobody's for a spectator.
    pub held: Vec<u8>,
    /// SHA-256 of the server's part of the luck; see `promise` in `ready`.
    pub commitment: String,
    /// Grows when promises became void because somebody left.
    pub round: u32,
    /// Everybody is ready: whoever promised a share shows it now.
    pub revealing: bool,
    /// The seats that promised a share.
    pub promised: Vec<u8>,
    pub public: bool,
    /// Whether somebody chose the seed.
    pub seeded: bool,
    /// Whether somebody may know the luck of this table.
    pub known: bool,
    pub continues: Option<usize>,
    pub clock: TableClock,
    pub on_timeout: OnTimeout,
    pub undo: UndoPolicy,
    pub mates: bool,
    pub hints: bool,
    pub bots_after: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    Human,
    Open,
    Bot,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    pub seat: Option<u8>,
    pub name: String,
    pub text: String,
    /// Instead of a text: who came, left, or let a bot play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub what: Option<Phrase>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
