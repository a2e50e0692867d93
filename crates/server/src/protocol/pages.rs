//! What single requests answer: titles, rules, a table as it stands, replays, groups, failures.

use super::game::{Ask, Choice, Liberties, SeenEvent, Waiting};
use super::live::UndoState;
use super::lobby::{ChatLine, Lobby, SeatState};
use super::phrase::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A title in the shop window.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Title {
    pub id: String,
    pub name: Phrase,
    pub tagline: Phrase,
    pub players: (u8, u8),
    pub stage: String,
    pub missions: Vec<String>,
    /// All kinds of bots it has, whatever they play, weakest first.
    pub bots: Vec<String>,
    /// The parts people play; one if all seats are alike.
    pub roles: Vec<Role>,
    #[ts(type = "TitleOption[]")]
    #[schema(value_type = Vec<Object>)]
    pub options: Vec<Value>,
    /// Whether games of a group remember each other; see `Group`.
    pub remembers: bool,
}

/// How long this server keeps what nobody plays, in days; `null`: for ever. Games that were played stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct KeptFor {
    /// Tables at which no person ever answered anything.
    pub unplayed: Option<u32>,
    /// Records that somebody brought.
    pub uploads: Option<u32>,
}

/// The part a seat plays. Its name is the text `role-` with its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Role {
    pub id: String,
    /// Seats of one side win and lose together; `null` where everybody plays for themselves.
    pub side: Option<String>,
    /// The kinds of bots that can play it, weakest first.
    pub bots: Vec<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "TableStage")]
pub enum Stage {
    /// Not begun: seats are open, or somebody is not ready.
    Lobby,
    Open,
    Over,
    Faulted,
}

/// A game that was played under other rules than this server's, or with other content if the versions are the same. It can
/// be looked at as far as it is true here, and be exported once it is over; it is not played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedUnder {
    /// The rules version it was played under.
    pub version: u32,
    /// The rules version of this server.
    pub here: u32,
    /// Lines of its record.
    pub lines: usize,
    /// How many of them are true here, from the first on.
    pub shown: usize,
}

/// A table as one viewer sees it now, with everything that happened so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Snapshot {
    pub title: String,
    pub stage: Stage,
    pub seq: u32,
    pub era: u32,
    /// The view of the first seat whose key was given, or of a spectator; `null` while the table is faulted.
    #[ts(type = "unknown")]
    pub view: Value,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub views: BTreeMap<String, Value>,
    pub asks: Vec<Ask>,
    pub liberties: Vec<Liberties>,
    pub waiting: Vec<Waiting>,
    pub log: Vec<SeenEvent>,
    pub seats: Vec<SeatState>,
    /// The seats whose keys were given.
    pub held: Vec<u8>,
    #[ts(type = "Clock | null")]
    pub clock: Option<BTreeMap<String, u64>>,
    pub undo: Option<UndoState>,
    /// SHA-256 of the seed; the seed itself is in the record, once the game is over.
    pub commitment: String,
    /// Where the seed came from, at tables that people joined.
    pub luck: Option<LuckShown>,
    /// The table before its game; `null` once it has begun.
    pub lobby: Option<Box<Lobby>>,
    /// Whether somebody may know the luck of this table.
    pub known: bool,
    /// Whether seats may ask what a bot would do.
    pub hints: bool,
    pub bots_after: Option<u32>,
    /// The table at which the same is played again.
    pub rematch: Option<String>,
    /// Whether somebody chose the seed.
    pub seeded: bool,
    /// The step of another game from which this one goes on, with the luck of that game.
    pub continues: Option<usize>,
    /// Whether others may act for somebody who has left; see `act-for`.
    pub mates: bool,
    /// What the table agreed on.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: Value,
    pub chat: Vec<ChatLine>,
    /// The id of the fault, if there is one.
    pub fault: Option<String>,
    /// Set where the game was played under other rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub played_under: Option<PlayedUnder>,
}

/// What is known of the luck of a table while it is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LuckShown {
    /// SHA-256 of the server's part.
    pub commitment: String,
    /// What the seats promised to add.
    pub shares: Vec<LuckPromise>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LuckPromise {
    pub seat: u8,
    /// SHA-256 of the share.
    pub promise: String,
}

/// What a bot would answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// The question it is about.
    pub ask: u32,
    pub answer: Choice,
    /// Why, if the bot can say.
    pub reason: Option<Phrase>,
}

/// A table of one's own, at a glance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnTable {
    pub table: String,
    pub title: String,
    pub mission: Option<String>,
    pub stage: Stage,
    pub seats: Vec<SeatState>,
    pub held: Vec<u8>,
    /// One of the seats held is asked something.
    pub your_turn: bool,
    /// The seats everybody waits for.
    pub waiting: Vec<u8>,
    /// When anything last happened there, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
    /// The table at which the same is played again.
    pub rematch: Option<String>,
    /// Set where the game was played under other rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub played_under: Option<PlayedUnder>,
}

/// One step of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep {
    pub events: Vec<SeenEvent>,
    #[ts(type = "unknown")]
    pub view: Value,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayPage {
    pub steps: Vec<ReplayStep>,
    pub from: usize,
    pub total: usize,
    /// Set where the game was played under other rules: the steps end where it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub played_under: Option<PlayedUnder>,
}

/// A record that was loaded, as a finished table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "RecordLoaded")]
pub struct Made {
    pub table: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleIndex {
    pub chapters: Vec<Chapter>,
    pub rules: Vec<RuleText>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Chapter {
    pub id: String,
    pub en: String,
    pub pl: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleText {
    pub id: String,
    /// Skills have names.
    pub name_en: Option<String>,
    pub name_pl: Option<String>,
    pub en: String,
    pub pl: String,
    pub chapter: String,
    /// `rule`: printed; `product`: what software needs; `skill`; `ruling`: how a gap was read.
    pub kind: String,
    pub enforceable: bool,
    /// Why software cannot meet it, in English.
    pub reason: Option<String>,
    /// The same in Polish.
    pub reason_pl: Option<String>,
}

/// The memory of a playing group between games: what was unlocked, by title.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Group {
    /// Unguessable; whoever knows it belongs to the group.
    pub group: String,
    pub unlocked: BTreeMap<String, Vec<u32>>,
}

/// A request that did not work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Failure {
    pub why: Phrase,
    /// The rule that refused it, where a rule did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// Everything wrong with a setup, at once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Place>>")]
    pub problems: Vec<Place>,
}

/// Something wrong, and where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "Problem")]
pub struct Place {
    pub place: String,
    pub what: String,
}
