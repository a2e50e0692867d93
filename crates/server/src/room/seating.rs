//! Who sits where: taking an open seat, lending a seat to a bot, names, and acting for somebody who has left.

use super::{JoinWish, Room, refused};
use crate::keys;
use crate::ledger::Seating;
use crate::objection::Objection;
use crate::protocol::{Instead, Joined};
use crate::rules::guarded;
use holdout_kernel::{Seat, SeatSet};
use holdout_store::{Holder, Json, Line, LineKind, LinkHash, Moment, Seat as StoredSeat, TableChange};

/// Longest name of a seat in characters.
const LONGEST_NAME: usize = 32;

/// A name as it may be shown: trimmed, short, without control characters.
pub(crate) fn proper_name(name: &str) -> Result<String, Objection> {
    let name = name.trim();
    let letters = name.chars().count();
    if letters == 0 || letters > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(Objection::wrong("server-bad-name"));
    }
    Ok(name.to_owned())
}

/// The address of a seat. The key stands behind `#`, which browsers do not send to servers.
pub(crate) fn seat_link(table: &str, key: &str) -> String {
    format!("/table/{table}#key={key}")
}

impl Room {
    /// Whoever comes with the link of an open seat sits there.
    pub(super) async fn claim(&mut self, held: SeatSet) -> Result<(), Objection> {
        for seat in held.iter() {
            if self.seats[seat.index()].holder == Holder::Open {
                let taken = StoredSeat { holder: Holder::Human, ..self.seats[seat.index()].clone() };
                self.reseat(taken).await?;
            }
        }
        Ok(())
    }

    pub(super) async fn join(&mut self, wish: JoinWish) -> Result<Joined, Objection> {
        let name = proper_name(&wish.nickname)?;
        let (seat, key) = match wish.key {
            Some(key) => {
                let held = self.held_by(std::slice::from_ref(&key))?;
                (held.iter().next().ok_or_else(Objection::bad_key)?, key)
            }
            None if !self.public => return Err(Objection::forbidden("server-private")),
            None => {
                let wanted = |seat: &&StoredSeat| {
                    seat.holder == Holder::Open && wish.seat.is_none_or(|wanted| seat.seat == wanted)
                };
                let open = self.seats.iter().find(wanted);
                let open = open.ok_or_else(|| Objection::not_now("server-no-open-seat"))?;
                (Seat(open.seat), keys::key())
            }
        };
        let before = &self.seats[seat.index()];
        let holder = if before.holder == Holder::Open { Holder::Human } else { before.holder.clone() };
        let link = Some(LinkHash::of(&key));
        self.reseat(StoredSeat { seat: seat.0, name, holder, link }).await?;
        let table = self.id.as_str().to_owned();
        Ok(Joined { link: seat_link(&table, &key), table, seat: seat.0 })
    }

    pub(super) async fn hand_over(&mut self, seat: Seat, bot: Option<&str>) -> Result<(), Objection> {
        let holder = match bot {
            None => Holder::Human,
            Some(kind) if self.bot_kinds(seat).contains(&kind) => Holder::Bot(kind.to_owned()),
            Some(_) => return Err(Objection::no_such_bot()),
        };
        self.reseat(StoredSeat { holder, ..self.seats[seat.index()].clone() }).await
    }

    /// The kinds of bots that can play the part of a seat, weakest first.
    fn bot_kinds(&self, seat: Seat) -> &'static [&'static str] {
        let role = guarded(|| self.table().map_or("", |table| table.role_of(seat).id)).unwrap_or("");
        holdout_bots::kinds(&self.title, role)
    }

    /// The title's best bot takes a seat; its holder keeps the link and takes it back when there.
    pub(super) async fn pass_to_bot(&mut self, seat: Seat) -> Result<(), Objection> {
        let best = self.bot_kinds(seat).last().ok_or_else(Objection::no_such_bot)?;
        self.hand_over(seat, Some(best)).await
    }

    pub(super) async fn rename(&mut self, seat: Seat, name: &str) -> Result<(), Objection> {
        let name = proper_name(name)?;
        self.reseat(StoredSeat { name, ..self.seats[seat.index()].clone() }).await
    }

    /// Lets the turn of somebody go on who has left. Their hand and their question are shown to nobody.
    pub(super) async fn act_for(&mut self, mate: Seat, with: Instead) -> Result<(), Objection> {
        if !self.header.agreed.mates {
            return Err(Objection::forbidden("server-mates-off"));
        }
        let Some(absent) = self.seats.get(mate.index()) else { return Err(Objection::no_such_seat()) };
        let gone = self.away[mate.index()].is_some_and(|since| since.elapsed() >= self.hub.settings.absence);
        if absent.holder != Holder::Human || !gone {
            return Err(Objection::not_now("server-mate-is-there"));
        }
        match with {
            Instead::Fallback => self.change(None, |table| table.lapse(mate).map_err(refused)).await,
            Instead::Bot => self.pass_to_bot(mate).await,
        }
    }

    /// Changes a seat, on disk first.
    async fn reseat(&mut self, seat: StoredSeat) -> Result<(), Objection> {
        if self.ended {
            return Err(Objection::not_now("server-over"));
        }
        let at = Moment::now();
        let holder = match &seat.holder {
            Holder::Human => "human".to_owned(),
            Holder::Open => "open".to_owned(),
            Holder::Bot(kind) => format!("bot:{kind}"),
        };
        let body = Json::of(&Seating { seat: seat.seat, holder, name: seat.name.clone() }).expect("plain data");
        let lines = vec![Line { seq: self.last + 1, kind: LineKind::Seating, at, body }];
        let change = TableChange { lines, seats: vec![seat.clone()], ..TableChange::new(self.id.clone(), at) };
        self.commit(change).await?;
        let number = seat.seat as usize;
        self.seats[number] = seat;
        self.jobs[number] = None;
        self.deadlines[number] = None;
        self.go_on().await;
        Ok(())
    }
}
