//! Before the game: who has come, who is ready, and how the luck of the table comes about.
//!
//! Nothing is dealt while seats are open, so there is nothing to learn from a table that waits. The server's part of
//! the luck was fixed when the table was made; every seat that wishes to promises a share with its ready mark, and
//! shows it once everybody is ready. Marks and promises live in memory: after a restart they are given again.

use super::{Play, Room};
use crate::ledger::{self, Header};
use crate::objection::Objection;
use crate::other_rules::{self, NotReplayed};
use crate::protocol::{FromServer, Lobby};
use crate::rules::Broken;
use holdout_catalog::{Table, Title};
use holdout_kernel::{Luck, MAX_SEATS, Record, Seat, SeatSet, Seed, Share};
use holdout_store::{Holder, Json, Moment, Seat as StoredSeat, TableChange};
use tracing::info;

/// A table that waits for its people.
#[derive(Default)]
pub(super) struct Gathering {
    round: u32,
    ready: SeatSet,
    promises: [Option<String>; MAX_SEATS],
    shares: [Option<String>; MAX_SEATS],
}

impl Gathering {
    pub fn is_ready(&self, seat: u8) -> bool {
        self.ready.contains(Seat(seat))
    }

    /// A seat is no longer whose it was.
    pub fn forget(&mut self, seat: Seat) {
        self.ready = self.ready.without(seat);
        self.promises[seat.index()] = None;
        self.shares[seat.index()] = None;
    }

    /// Shares that were shown do not count again: whoever promised one promises another.
    fn begin_anew(&mut self) {
        self.round += 1;
        for place in 0..MAX_SEATS {
            if self.promises[place].take().is_some() {
                self.ready = self.ready.without(Seat(place as u8));
            }
            self.shares[place] = None;
        }
    }

    fn promised(&self) -> impl Iterator<Item = u8> {
        (0..MAX_SEATS as u8).filter(|seat| self.promises[*seat as usize].is_some())
    }

    fn shown(&self) -> bool {
        self.shares.iter().any(Option::is_some)
    }

    fn all_shown(&self) -> bool {
        self.promised().all(|seat| self.shares[seat as usize].is_some())
    }

    fn shares(&self) -> Vec<Share> {
        let share = |seat: u8| {
            let place = seat as usize;
            Some(Share { seat: Seat(seat), promise: self.promises[place].clone()?, luck: self.shares[place].clone() })
        };
        self.promised().filter_map(share).collect()
    }
}

impl Room {
    /// The seat that may fill up the table: its maker's, or the first that a person holds.
    pub(super) fn host(&self) -> Option<Seat> {
        let maker = self.header.agreed.host;
        let mut people = self.seats.iter().filter(|seat| seat.holder == Holder::Human).map(|seat| seat.seat);
        let first = people.clone().next();
        people.find(|seat| Some(*seat) == maker).or(first).map(Seat)
    }

    pub(super) fn only_the_host(&self, seat: Seat) -> Result<(), Objection> {
        if self.host() == Some(seat) { Ok(()) } else { Err(Objection::forbidden("server-host-only")) }
    }

    pub(super) fn gathering(&mut self) -> Result<&mut Gathering, Objection> {
        match &mut self.play {
            Play::Gathering(gathering) => Ok(gathering),
            Play::Going(_) => Err(Objection::not_now("server-begun")),
            Play::Elder(elder) => Err(Objection::other_rules(elder.under)),
            Play::Stopped(stopped) => Err(Objection::fault(&stopped.id)),
        }
    }

    /// Whether every seat is taken and every person is ready.
    fn is_complete(&self) -> bool {
        let Play::Gathering(gathering) = &self.play else { return false };
        let settled = |seat: &StoredSeat| match seat.holder {
            Holder::Human => gathering.is_ready(seat.seat),
            Holder::Bot(_) => true,
            Holder::Open => false,
        };
        self.host().is_some() && self.seats.iter().all(settled)
    }

    pub(super) async fn ready(&mut self, seat: Seat, yes: bool, promise: Option<&str>) -> Result<(), Objection> {
        let complete = self.is_complete();
        if promise.is_some_and(|promise| !Luck::is_promise(promise)) {
            return Err(Objection::wrong("server-bad-promise"));
        }
        if self.seats[seat.index()].holder != Holder::Human {
            return Err(Objection::not_now("server-lent-to-a-bot"));
        }
        let drawn = self.header.lobby.as_ref().is_some_and(|lobby| lobby.secret.is_some());
        let gathering = self.gathering()?;
        let promised = &mut gathering.promises[seat.index()];
        if yes && complete && promise.is_some_and(|promise| promised.as_deref() != Some(promise)) {
            return Err(Objection::not_now("server-revealing"));
        }
        if yes {
            gathering.ready = gathering.ready.with(seat);
            if let Some(promise) = promise.filter(|_| drawn && !complete) {
                *promised = Some(promise.to_owned());
            }
        } else {
            gathering.ready = gathering.ready.without(seat);
        }
        self.settle_lobby().await
    }

    pub(super) async fn reveal(&mut self, seat: Seat, luck: &str) -> Result<(), Objection> {
        let complete = self.is_complete();
        let gathering = self.gathering()?;
        if !complete {
            return Err(Objection::not_now("server-not-revealing"));
        }
        let promise = gathering.promises[seat.index()].as_deref();
        let promise = promise.ok_or_else(|| Objection::not_now("server-not-revealing"))?;
        let kept = Seed::from_hex(luck).is_some_and(|luck| luck.commitment() == promise);
        if !kept {
            return Err(Objection::wrong("server-bad-promise"));
        }
        gathering.shares[seat.index()] = Some(luck.to_owned());
        self.settle_lobby().await
    }

    /// Bots take the open seats: in the lobby at the host's word, later at that of anybody who plays, so that nobody
    /// holds the others up by leaving.
    pub(super) async fn begin(&mut self, seat: Seat) -> Result<(), Objection> {
        if matches!(self.play, Play::Gathering(_)) {
            self.only_the_host(seat)?;
        }
        let open = |place: &&StoredSeat| place.holder == Holder::Open;
        let filled: Vec<StoredSeat> = self.seats.iter().filter(open).cloned().collect();
        for place in filled {
            let best = self.bot_kinds(Seat(place.seat)).last().ok_or_else(Objection::no_such_bot)?;
            // A bot's seat has no link: nobody lent it, so nobody can take it back.
            let name = self.free_name(crate::making::bot_name(place.seat), Seat(place.seat));
            let holder = Holder::Bot((*best).to_owned());
            self.reseat_with(StoredSeat { holder, link: None, name, ..place }, None).await?;
        }
        let Play::Gathering(gathering) = &mut self.play else {
            self.go_on().await;
            return Ok(());
        };
        gathering.ready = gathering.ready.with(seat);
        self.settle_lobby().await
    }

    pub(super) async fn dismiss(&mut self, seat: Seat, mate: Seat) -> Result<(), Objection> {
        self.gathering()?;
        self.only_the_host(seat)?;
        let Some(there) = self.seats.get(mate.index()) else { return Err(Objection::no_such_seat()) };
        if mate == seat || there.holder == Holder::Open {
            return Err(Objection::not_now("server-no-open-seat"));
        }
        let (holder, name) = (Holder::Open, format!("#{}", mate.0 + 1));
        // Whoever had a right to the seat from the game before has it no longer.
        let mut header = self.header.clone();
        if !header.agreed.dismissed.contains(&mate.0) {
            header.agreed.dismissed.push(mate.0);
        }
        self.reseat_with(StoredSeat { seat: mate.0, name, holder, link: None }, Some(header)).await?;
        self.settle_lobby().await
    }

    /// After a change in the lobby: begins if everything is there, otherwise tells everybody how things stand.
    pub(super) async fn settle_lobby(&mut self) -> Result<(), Objection> {
        let complete = self.is_complete();
        let gathering = self.gathering()?;
        if !complete && gathering.shown() {
            gathering.begin_anew();
        }
        if complete && gathering.all_shown() {
            return self.deal().await;
        }
        self.publish();
        Ok(())
    }

    /// The luck is fixed and the game begins.
    async fn deal(&mut self) -> Result<(), Objection> {
        let mut header = self.dealt_header()?;
        let title = self.hub.title(&self.title)?;
        let record = header.record.clone();
        let begun = super::aside(|| begin(title, &record));
        let table = match begun {
            Ok(begun) => begun?,
            Err(broken) => return Err(self.stop(None, broken).await),
        };
        // A table that was made before an update begins under the rules of today.
        let today = table.record(&[], None);
        (header.record.rules_version, header.record.content) = (today.rules_version, today.content);
        let json = Json::of(&header).map_err(|error| Objection::from(&error))?;
        self.commit(TableChange { header: Some(json), ..TableChange::new(self.id.clone(), Moment::now()) }).await?;
        info!(table = ?self.id, title = %self.title, "a game begins");
        self.answered = ledger::answered_by(&header.record.lines);
        self.header = header;
        self.play = Play::Going(table);
        self.finish_if_over().await;
        self.go_on().await;
        Ok(())
    }

    /// The header of the game that begins now, its seed made of everybody's part.
    fn dealt_header(&mut self) -> Result<Header, Objection> {
        let mut header = self.header.clone();
        let shares = self.gathering()?.shares();
        if let Some(secret) = header.lobby.take().and_then(|lobby| lobby.secret) {
            let luck = Luck { commitment: header.record.commitment.clone(), secret: Some(secret), shares };
            let seed = luck.seed().ok_or_else(|| Objection::wrong("server-bad-promise"))?;
            header.record.commitment = seed.commitment();
            header.record.seed = Some(seed.to_hex());
            header.record.luck = Some(luck);
        }
        Ok(header)
    }

    /// The lobby as somebody sees it who holds these seats.
    pub(super) fn lobby(&self, held: SeatSet) -> Option<Lobby> {
        let Play::Gathering(gathering) = &self.play else { return None };
        let agreed = &self.header.agreed;
        Some(Lobby {
            title: self.title.clone(),
            setup: self.header.record.setup.clone().unwrap_or_default(),
            seats: self.seat_states(),
            host: self.host().map(|seat| seat.0),
            held: held.iter().map(|seat| seat.0).collect(),
            commitment: self.header.record.commitment.clone(),
            round: gathering.round,
            revealing: self.is_complete(),
            promised: gathering.promised().collect(),
            public: self.public,
            seeded: agreed.seeded,
            known: agreed.known,
            continues: agreed.continues,
            clock: agreed.clock.clone(),
            on_timeout: agreed.on_timeout,
            undo: agreed.undo,
            mates: agreed.mates,
            hints: agreed.hints,
            bots_after: agreed.bots_after,
        })
    }

    pub(super) fn lobby_message(&self, held: SeatSet) -> Option<FromServer> {
        self.lobby(held).map(|lobby| FromServer::Lobby(Box::new(lobby)))
    }
}

/// The table of a game that begins now, under these rules. A game that goes on from another must be true here so far.
fn begin(title: &dyn Title, record: &Record) -> Result<Result<Box<dyn Table>, Objection>, Broken> {
    let begun = match other_rules::replay(title, record, &|| true) {
        Ok(begun) => begun,
        Err(NotReplayed::Differs(divergence)) => return Ok(Err(Objection::record(divergence.to_string()))),
        Err(NotReplayed::Broke(broken)) => return Err(broken),
    };
    Ok(match (begun.table, begun.under) {
        (Some(table), None) => Ok(table),
        (Some(table), Some(under)) if under.shown == under.lines => Ok(table),
        (_, Some(under)) => Err(Objection::other_rules(under)),
        (None, None) => Err(Objection::not_now("server-not-begun")),
    })
}
