//! How long a server takes to come back with many games under way.

use super::client::Trouble;
use crate::ledger::{self, Agreed, Header};
use crate::settings::Settings;
use crate::{Hub, Rebuilt, keys};
use holdout_catalog::{Given, Table, Title};
use holdout_kernel::{By, Seat, Throw};
use holdout_store::{
    Change, Holder, Json, Line, LinkHash, Moment, NewTable, Seat as StoredSeat, Store, TableChange, TableId,
};
use serde::Serialize;
use std::path::Path;

/// What was written and how long it took to come back.
#[derive(Clone, Debug, Serialize)]
pub struct RebuildReport {
    pub games: usize,
    pub answers: usize,
    pub seconds: f64,
    pub games_per_second: f64,
    pub database_mib: f64,
}

/// Plays `games` random games to somewhere in their middle, writes them into a new store in `folder`, and measures how
/// long a server takes to rebuild them all.
pub async fn measure(folder: &Path, title: &'static dyn Title, games: usize) -> Result<RebuildReport, Trouble> {
    let file = folder.join("holdout.db");
    let trouble = |error: &dyn std::fmt::Display| Trouble::new("store", error);
    let answers = {
        let store = Store::open(&file).map_err(|error| trouble(&error))?;
        let written = write_games(&store, title, games)?;
        store.close().map_err(|error| trouble(&error))?;
        written
    };
    let size = std::fs::metadata(&file).map_or(0, |data| data.len());
    let store = Store::open(&file).map_err(|error| trouble(&error))?;
    let hub = Hub::new(store, Settings::unhurried(), &[title]);
    let Rebuilt { tables, took, faulted } = hub.rebuild().await.map_err(|error| trouble(&error))?;
    hub.close().await.map_err(|error| trouble(&error))?;
    if tables != games || faulted > 0 {
        return Err(Trouble::new("rebuild", format!("{tables} of {games} games came back, {faulted} with a fault")));
    }
    let seconds = took.as_secs_f64();
    let database_mib = size as f64 / 1024.0 / 1024.0;
    Ok(RebuildReport { games, answers, seconds, games_per_second: games as f64 / seconds, database_mib })
}

fn write_games(store: &Store, title: &'static dyn Title, games: usize) -> Result<usize, Trouble> {
    let setups = title.setups();
    let mut answers = 0;
    for number in 0..games {
        let mut throw = Throw::loose(keys::seed(), number as u32);
        let setup = &setups[number % setups.len()];
        let opened = title.open(setup, throw.seed());
        let mut table = opened.map_err(|_| Trouble::new("setup", "a setup of the title does not open"))?;
        // From the first answers to the last rounds.
        let far = 10 + throw.below(150) as usize;
        while table.steps() < far && advance(table.as_mut(), &mut throw) {}
        answers += table.steps();
        write_game(store, table.as_ref()).map_err(|error| Trouble::new("store", error))?;
    }
    Ok(answers)
}

/// Gives one random answer; `false` if the game would be over or is.
fn advance(table: &mut dyn Table, throw: &mut Throw<'_>) -> bool {
    let owed: Vec<Seat> = table.waiting().into_iter().filter(|owed| !owed.locked).map(|owed| owed.seat).collect();
    if owed.is_empty() {
        return false;
    }
    let seat = *throw.pick(&owed);
    let Some(ask) = table.ask(seat) else { return false };
    let answer = Given::Name(throw.pick(&ask.answers).name.clone());
    table.act(seat, ask.id, &answer, By::Player).is_ok()
}

fn write_game(store: &Store, table: &dyn Table) -> Result<(), holdout_store::StoreError> {
    let mut record = table.record(&[], Some(table.seed_for_the_store()));
    let lines = std::mem::take(&mut record.lines);
    let header = Header { record, agreed: Agreed::default(), lobby: None, calls: Vec::new() };
    let (id, now) = (TableId::new(keys::id()), Moment::now());
    let seat = |number: u8| StoredSeat {
        seat: number,
        name: format!("#{}", number + 1),
        holder: Holder::Human,
        link: Some(LinkHash::of(&keys::key())),
    };
    store.create(NewTable {
        id: id.clone(),
        title: table.title().to_owned(),
        created: now,
        public: true,
        header: Json::of(&header)?,
        seats: (0..table.seats()).map(seat).collect(),
    })?;
    let mut change = TableChange::new(id, now);
    for (seq, line) in (1..).zip(&lines) {
        change.lines.push(Line { seq, kind: ledger::kind_of(line), at: now, body: Json::of(line)? });
    }
    store.commit(Change::Table(change)).map(drop)
}
