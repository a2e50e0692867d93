//! Who sits where: taking an open seat, leaving it, lending it to a bot, names, and acting for somebody who has left.
//!
//! The link of an open seat is an invitation: it opens nothing. Whoever claims it gets a key of their own, and from then
//! on the invitation is void, for whoever sent it too.

use super::{JoinWish, Play, Room, refused};
use crate::keys;
use crate::ledger::{Before, Header, Seating};
use crate::objection::Objection;
use crate::protocol::{Instead, Joined, SeatLink, UndoPolicy};
use crate::rules::guarded;
use holdout_kernel::{Seat, SeatSet};
use holdout_store::{Holder, Json, Line, LineKind, LinkHash, Moment, Seat as StoredSeat, TableChange};

/// Longest name of a seat in characters.
const LONGEST_NAME: usize = 32;

/// A name as it may be shown: trimmed, short, readable, and nothing in it that hides or turns letters around.
pub(crate) fn proper_name(name: &str) -> Result<String, Objection> {
    let name = name.trim();
    let letters = name.chars().count();
    let readable = name.chars().any(char::is_alphanumeric);
    if letters > LONGEST_NAME || !readable || name.chars().any(is_trick) {
        return Err(Objection::wrong("server-bad-name"));
    }
    Ok(name.to_owned())
}

/// Letters that cannot be seen, or change how others are shown.
pub(crate) fn is_trick(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// The address of a seat. The key stands behind `#`, which browsers do not send to servers.
pub(crate) fn seat_link(table: &str, key: &str) -> String {
    format!("/table/{table}#key={key}")
}

/// The address at which somebody may claim an open seat.
pub(crate) fn invitation_link(table: &str, invitation: &str) -> String {
    format!("/table/{table}#invite={invitation}")
}

/// Names that look alike to a hurried eye are the same name.
fn alike(one: &str, other: &str) -> bool {
    let plain = |name: &str| {
        name.chars().filter(|letter| !letter.is_whitespace()).flat_map(char::to_lowercase).collect::<String>()
    };
    plain(one) == plain(other)
}

impl Room {
    /// The name, with a number behind it if somebody else at the table has it already.
    pub(super) fn free_name(&self, name: &str, seat: Seat) -> String {
        let taken = |name: &str| self.seats.iter().any(|other| other.seat != seat.0 && alike(&other.name, name));
        let numbered = (2..=self.seats.len() + 1).map(|number| {
            let ending = format!(" {number}");
            let room = LONGEST_NAME - ending.len();
            name.chars().take(room).chain(ending.chars()).collect()
        });
        std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_else(|| name.to_owned())
    }

    pub(super) async fn join(&mut self, wish: JoinWish) -> Result<Joined, Objection> {
        let name = proper_name(&wish.nickname)?;
        let seat = self.seat_for(&wish)?;
        if wish.invite.is_some() {
            self.may_return(seat)?;
        } else {
            self.may_reseat(seat)?;
        }
        let key = keys::key();
        let link = Some(LinkHash::of(&key));
        let name = self.free_name(&name, seat);
        let header = self.header_with_newcomer(seat);
        self.reseat_with(StoredSeat { seat: seat.0, name, holder: Holder::Human, link }, header).await?;
        self.after_reseating().await?;
        let table = self.id.as_str().to_owned();
        Ok(Joined { link: seat_link(&table, &key), table, seat: seat.0 })
    }

    /// Which seat somebody gets who wants to sit down.
    fn seat_for(&self, wish: &JoinWish) -> Result<Seat, Objection> {
        let free = |seat: &StoredSeat| seat.holder == Holder::Open || wish.known && self.is_kept(seat);
        let open = |seat: &&StoredSeat| free(seat) && wish.seat.is_none_or(|wanted| seat.seat == wanted);
        let found = match &wish.invite {
            Some(invitation) => {
                let link = Some(LinkHash::of(invitation));
                let meant = self.seats.iter().find(|seat| open(seat) && seat.link == link);
                meant.ok_or_else(|| Objection::forbidden("server-invite-void"))?
            }
            None if !self.public && !wish.known => return Err(Objection::forbidden("server-private")),
            None if wish.known && wish.seat.is_some_and(|seat| self.header.agreed.dismissed.contains(&seat)) => {
                return Err(Objection::forbidden("server-private"));
            }
            None => self.seats.iter().find(open).ok_or_else(|| Objection::not_now("server-no-open-seat"))?,
        };
        Ok(Seat(found.seat))
    }

    /// Whether a bot keeps a seat warm for whoever had it in the game before.
    fn is_kept(&self, seat: &StoredSeat) -> bool {
        let by_bot = matches!(seat.holder, Holder::Bot(_)) && seat.link.is_none();
        by_bot && self.header.agreed.kept.contains(&seat.seat)
    }

    /// What the table remembers of it when somebody besides its maker sits down.
    fn header_with_newcomer(&self, seat: Seat) -> Option<Header> {
        let (begun, agreed) = (!matches!(self.play, Play::Gathering(_)), &self.header.agreed);
        let handed = begun && !agreed.handed.contains(&seat.0);
        // Where all agreed to take back what had told them something, they know some of the luck that comes again.
        let foreseen = begun && !agreed.known && agreed.undo == UndoPolicy::Agreed && self.era > 0;
        if agreed.joined && !handed && !foreseen {
            return None;
        }
        let mut header = self.header.clone();
        header.agreed.joined = true;
        header.agreed.known |= foreseen;
        if handed {
            header.agreed.handed.push(seat.0);
        }
        Some(header)
    }

    /// A new invitation to an open seat; the old one is void. In the lobby the host invites, later whoever plays.
    pub(super) async fn invite(&mut self, held: SeatSet, seat: Seat) -> Result<SeatLink, Objection> {
        if matches!(self.play, Play::Gathering(_)) && !self.host().is_some_and(|host| held.contains(host)) {
            return Err(Objection::forbidden("server-host-only"));
        }
        if held.is_empty() {
            return Err(Objection::not_your_seat());
        }
        let Some(place) = self.seats.get(seat.index()) else { return Err(Objection::no_such_seat()) };
        if place.holder != Holder::Open {
            return Err(Objection::not_now("server-seat-taken"));
        }
        self.may_return(seat)?;
        let invitation = keys::key();
        let changed = StoredSeat { link: Some(LinkHash::of(&invitation)), ..place.clone() };
        let name = changed.name.clone();
        self.reseat(changed).await?;
        Ok(SeatLink { seat: seat.0, link: invitation_link(self.id.as_str(), &invitation), name })
    }

    /// The holder leaves for good: the seat is open, its key is void, and whoever came with it is let go.
    pub(super) async fn give_back(&mut self, seat: Seat) -> Result<(), Objection> {
        let name = format!("#{}", seat.0 + 1);
        self.reseat(StoredSeat { seat: seat.0, name, holder: Holder::Open, link: None }).await
    }

    pub(super) async fn hand_over(&mut self, seat: Seat, bot: Option<&str>) -> Result<(), Objection> {
        let holder = match bot {
            None => Holder::Human,
            Some(kind) if self.bot_kinds(seat).contains(&kind) => Holder::Bot(kind.to_owned()),
            Some(_) => return Err(Objection::no_such_bot()),
        };
        if self.seats[seat.index()].holder == holder {
            return Ok(());
        }
        // Nobody is kept from their own seat, however often a clock or the others gave it to a bot.
        if holder != Holder::Human {
            self.may_reseat(seat)?;
        }
        self.reseat(StoredSeat { holder, ..self.seats[seat.index()].clone() }).await
    }

    /// The kinds of bots that can play the part of a seat, weakest first.
    pub(super) fn bot_kinds(&self, seat: Seat) -> &'static [&'static str] {
        let role = guarded(|| match self.table() {
            Ok(table) => table.role_of(seat).id,
            Err(_) => self.role_to_come(seat),
        });
        let role = role.unwrap_or("");
        holdout_bots::kinds(&self.title, role)
    }

    /// The part a seat will play, before the game begins.
    fn role_to_come(&self, seat: Seat) -> &'static str {
        let setup = self.header.record.setup.as_ref();
        let roles = self.hub.title(&self.title).ok().zip(setup).and_then(|(title, setup)| title.roles_of(setup).ok());
        roles.and_then(|roles| roles.get(seat.index()).map(|role| role.id)).unwrap_or("")
    }

    /// The title's best bot takes a seat; its holder keeps the link and takes it back when there.
    pub(super) async fn pass_to_bot(&mut self, seat: Seat) -> Result<(), Objection> {
        let best = self.bot_kinds(seat).last().ok_or_else(Objection::no_such_bot)?;
        let holder = Holder::Bot((*best).to_owned());
        self.reseat(StoredSeat { holder, ..self.seats[seat.index()].clone() }).await
    }

    pub(super) async fn rename(&mut self, seat: Seat, name: &str) -> Result<(), Objection> {
        let name = proper_name(name)?;
        if self.seats[seat.index()].name == name {
            return Ok(());
        }
        self.may_reseat(seat)?;
        let name = self.free_name(&name, seat);
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

    /// Everybody who ever sat here as a person and has not left: a seat lent to a bot is still theirs.
    pub(super) fn people(&self) -> SeatSet {
        let theirs = |seat: &&StoredSeat| seat.holder != Holder::Open && seat.link.is_some();
        self.seats.iter().filter(theirs).map(|seat| Seat(seat.seat)).collect()
    }

    /// Names and seats change hands only so often: every change is a line on disk.
    fn may_reseat(&self, seat: Seat) -> Result<(), Objection> {
        self.may_change_hands(seat, self.hub.settings.most_seatings)
    }

    /// As often again whoever is invited: a stranger who sits down and leaves, over and over, keeps no seat of a public
    /// table from those whom the others wish to come.
    fn may_return(&self, seat: Seat) -> Result<(), Objection> {
        self.may_change_hands(seat, self.hub.settings.most_seatings.saturating_mul(2))
    }

    fn may_change_hands(&self, seat: Seat, most: usize) -> Result<(), Objection> {
        if self.ended {
            return Err(Objection::not_now("server-over"));
        }
        if self.amounts.are_full(LineKind::Seating, seat, self.seats.len(), most) {
            return Err(Objection::not_now("server-seats-full"));
        }
        Ok(())
    }

    /// Changes a seat, on disk first, and shows it.
    pub(super) async fn reseat(&mut self, seat: StoredSeat) -> Result<(), Objection> {
        self.reseat_with(seat, None).await?;
        self.after_reseating().await
    }

    async fn after_reseating(&mut self) -> Result<(), Objection> {
        if matches!(self.play, Play::Gathering(_)) {
            return self.settle_lobby().await;
        }
        self.go_on().await;
        Ok(())
    }

    /// The same, shown later.
    pub(super) async fn reseat_with(&mut self, seat: StoredSeat, header: Option<Header>) -> Result<(), Objection> {
        if self.ended {
            return Err(Objection::not_now("server-over"));
        }
        let at = Moment::now();
        // Whoever held the seat before is not called for those who come after.
        let mut header = header;
        let another = self.seats.get(seat.seat as usize).is_some_and(|before| before.link != seat.link);
        if another && self.header.calls.iter().any(|call| call.seat == seat.seat) {
            header.get_or_insert_with(|| self.header.clone()).calls.retain(|call| call.seat != seat.seat);
        }
        let before = self.seats.get(seat.seat as usize);
        let before = before.map(|before| Before { holder: named(&before.holder), name: before.name.clone() });
        let changed = Seating { seat: seat.seat, holder: named(&seat.holder), name: seat.name.clone(), before };
        let body = Json::of(&changed).expect("plain data");
        let lines = vec![Line { seq: self.last + 1, kind: LineKind::Seating, at, body: body.clone() }];
        let json = header.as_ref().map(|header| Json::of(header).expect("a header is plain data"));
        let seats = vec![seat.clone()];
        self.commit(TableChange { lines, seats, header: json, ..TableChange::new(self.id.clone(), at) }).await?;
        self.amounts.add(LineKind::Seating, &body);
        if let Some(header) = header {
            self.header = header;
        }
        let number = seat.seat as usize;
        let before = std::mem::replace(&mut self.seats[number], seat);
        self.jobs[number] = None;
        let there = Seat(before.seat);
        if before.link != self.seats[number].link {
            // Somebody else has time of their own; another name, or a bot for a moment, gives nobody more.
            (self.deadlines[number], self.left[number], self.abandoned[number]) = (None, None, None);
            self.moments[number] = None;
            // Nor do they pass what whoever sat here wished to pass, or agree to what was agreed to before they came.
            self.passes.forget(there);
            self.passed = self.passed.without(there);
            (self.request, self.declined[number]) = (None, None);
            self.let_go_of(there);
        }
        if let Play::Gathering(gathering) = &mut self.play
            && (before.link != self.seats[number].link || self.seats[number].holder != Holder::Human)
        {
            gathering.forget(there);
        }
        if let Some(told) = changed.told(at) {
            self.tell(told);
        }
        Ok(())
    }
}

/// A holder as it stands in a line.
fn named(holder: &Holder) -> String {
    match holder {
        Holder::Human => "human".to_owned(),
        Holder::Open => "open".to_owned(),
        Holder::Bot(kind) => format!("bot:{kind}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_readable_and_play_no_tricks() {
        for good in ["Ania", " Łukasz Żółw ", "Zoë 2", "愛", "J."] {
            assert_eq!(proper_name(good).unwrap(), good.trim());
        }
        for bad in [
            "",
            " ",
            "\u{200b}",
            "\u{3164}",
            "\u{2800}",
            "\u{feff}",
            "a\u{202e}b",
            "a\nb",
            "a\u{1b}[2J",
            "...",
            &"x".repeat(33),
        ] {
            assert!(proper_name(bad).is_err(), "{bad:?}");
        }
        assert!(alike("Ania", "ANI A") && !alike("Ania", "Anna"));
    }
}
