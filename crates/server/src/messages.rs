//! What a client is shown of a table. Pure functions of the table and of the seats a client holds.
//!
//! Every live update, every answer to a request and every replay is made here and nowhere else, so that the test of
//! secrecy (`tests/secrecy.rs`) tries the very functions that write to the wire: for a table and for one in which
//! everything the client cannot know was redrawn, they give the same bytes.

use crate::protocol::{Ask, Liberties, Outcome, PlayedUnder, SeatState, SeenEvent, UndoState, Update, Waiting};
use holdout_catalog::Table;
use holdout_kernel::{SeatSet, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The name of a spectator's view.
pub const WATCH: &str = "watch";

/// What stands around a table and is no part of the game.
#[derive(Clone, Debug, Default)]
pub struct Around {
    pub era: u32,
    pub seats: Vec<SeatState>,
    pub clock: Option<BTreeMap<String, u64>>,
    pub undo: Option<UndoState>,
    /// Standing passes of the seats held.
    pub passes: BTreeMap<String, Vec<String>>,
    pub over: bool,
    pub rematch: Option<String>,
    pub played_under: Option<PlayedUnder>,
}

/// An update as the server writes it: the views are JSON text already.
pub type Written = Update<String>;

/// One update for a client that holds these seats and has seen the log up to `from`.
pub fn update(table: &dyn Table, held: SeatSet, from: usize, around: Around) -> Written {
    // A game of other rules is looked at and not played: it asks nobody anything.
    let played = around.played_under.is_none();
    Update {
        seq: table.log_len() as u32,
        era: around.era,
        from: from as u32,
        events: events(table, held, from),
        views: written_views(table, held),
        asks: if played { asks(table, held) } else { Vec::new() },
        liberties: if played { liberties(table, held) } else { Vec::new() },
        waiting: if played { waiting(table) } else { Vec::new() },
        seats: around.seats,
        clock: around.clock,
        undo: around.undo,
        passes: around.passes,
        outcome: table.outcome().map(Outcome::from),
        over: around.over,
        rematch: around.rematch,
        played_under: around.played_under,
    }
}

/// An update as it goes over the wire. The views are the larger part of it and are put in as they are: a serializer would
/// read them through once more.
pub fn text_of(update: &Written) -> String {
    #[derive(Serialize)]
    struct Rest<'a> {
        r#type: &'static str,
        seq: u32,
        era: u32,
        from: u32,
        events: &'a [SeenEvent],
        asks: &'a [Ask],
        liberties: &'a [Liberties],
        waiting: &'a [Waiting],
        seats: &'a [SeatState],
        clock: &'a Option<BTreeMap<String, u64>>,
        undo: &'a Option<UndoState>,
        passes: &'a BTreeMap<String, Vec<String>>,
        outcome: &'a Option<Outcome>,
        over: bool,
        rematch: &'a Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        played_under: Option<PlayedUnder>,
    }
    let rest = Rest {
        r#type: "update",
        seq: update.seq,
        era: update.era,
        from: update.from,
        events: &update.events,
        asks: &update.asks,
        liberties: &update.liberties,
        waiting: &update.waiting,
        seats: &update.seats,
        clock: &update.clock,
        undo: &update.undo,
        passes: &update.passes,
        outcome: &update.outcome,
        over: update.over,
        rematch: &update.rematch,
        played_under: update.played_under,
    };
    let size = update.views.values().map(String::len).sum::<usize>();
    let mut text = Vec::with_capacity(size + 8 * 1024);
    serde_json::to_writer(&mut text, &rest).expect("an update is plain data");
    let mut text = String::from_utf8(text).expect("JSON is text");
    text.truncate(text.len() - 1);
    text += ",\"views\":{";
    for (number, (name, view)) in update.views.iter().enumerate() {
        text += if number == 0 { "\"" } else { ",\"" };
        text += name;
        text += "\":";
        text += view;
    }
    text += "}}";
    text
}

fn written_views(table: &dyn Table, held: SeatSet) -> BTreeMap<String, String> {
    let view = |viewer| table.view_text(viewer);
    if held.is_empty() {
        return BTreeMap::from([(WATCH.to_owned(), view(Viewer::Spectator))]);
    }
    held.iter().map(|seat| (seat.0.to_string(), view(Viewer::Seat(seat)))).collect()
}

/// The views of the seats held, by number; a spectator's if none is held.
pub fn views(table: &dyn Table, held: SeatSet) -> BTreeMap<String, Value> {
    if held.is_empty() {
        return BTreeMap::from([(WATCH.to_owned(), table.view(Viewer::Spectator))]);
    }
    held.iter().map(|seat| (seat.0.to_string(), table.view(Viewer::Seat(seat)))).collect()
}

/// The questions of the seats held.
pub fn asks(table: &dyn Table, held: SeatSet) -> Vec<Ask> {
    held.iter().filter_map(|seat| table.ask(seat)).map(Ask::from).collect()
}

/// What the seats held may do without being asked.
pub fn liberties(table: &dyn Table, held: SeatSet) -> Vec<Liberties> {
    held.iter().filter_map(|seat| table.liberties(seat)).map(Liberties::from).collect()
}

pub fn waiting(table: &dyn Table) -> Vec<Waiting> {
    table.waiting().into_iter().map(Waiting::from).collect()
}

/// The log from a place on.
pub fn events(table: &dyn Table, held: SeatSet, from: usize) -> Vec<SeenEvent> {
    table.events_since(from, eyes(held)).into_iter().map(SeenEvent::from).collect()
}

/// Whose log a client reads. Several seats at one screen read what everybody may know.
pub fn eyes(held: SeatSet) -> Viewer {
    let mut seats = held.iter();
    match (seats.next(), seats.next()) {
        (Some(only), None) => Viewer::Seat(only),
        _ => Viewer::Spectator,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::FromServer;
    use holdout_kernel::{Seat, Seed};

    /// What is written is what the protocol says, and nothing besides.
    #[test]
    fn an_update_is_read_as_the_protocol_describes_it() {
        for title in holdout_catalog::titles() {
            let players = title.info().players.1;
            let table = title.open(&title.default_setup(players), Seed::from_number(1)).unwrap();
            for held in [SeatSet::EMPTY, SeatSet::only(Seat(0)), SeatSet::all(players)] {
                let text = text_of(&update(table.as_ref(), held, 0, Around::default()));
                let FromServer::Update(read) = serde_json::from_str(&text).unwrap() else { panic!("{text}") };
                assert_eq!(read.views, views(table.as_ref(), held));
                let again = serde_json::to_value(FromServer::Update(read)).unwrap();
                assert_eq!(again, serde_json::from_str::<Value>(&text).unwrap());
            }
        }
    }
}
