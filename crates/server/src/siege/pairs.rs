//! Two tables with the same luck, at which somebody seals different answers: until these are opened, nobody else may
//! notice, not by a byte of anything the server sends.

use super::people::wish;
use super::{Camp, breach};
use crate::load::{Live, Trouble, key_of};
use crate::protocol::{Ask, FromServer, Mode, NewSeatKind, NewTable, TableMade, ToServer, Update};
use holdout_catalog::Title;
use serde_json::Value;

/// Answers given at both tables before the pair is let go.
const LONGEST: usize = 150;

/// One of the two tables.
pub(super) struct Side {
    pub made: TableMade,
    pub keys: Vec<String>,
    /// One connection for every seat, and one that watches.
    pub lives: Vec<Live>,
    pub last: Vec<Update>,
}

impl Side {
    pub async fn open(camp: &Camp<'_>, wish: &NewTable) -> Result<Self, Trouble> {
        let made = camp.http.make(wish).await?;
        let keys: Vec<String> = made.links.iter().map(|link| key_of(&link.link)).collect();
        let mut side = Self { made, keys, lives: Vec::new(), last: Vec::new() };
        for eyes in 0..=side.keys.len() {
            let mut live = camp.connect().await?;
            let shown = side.keys.get(eyes).cloned().into_iter().collect();
            let table = side.made.table.clone();
            live.send(&ToServer::Hello { table, keys: shown, since: 0, era: 0 }).await?;
            let (update, _) = heard(&mut live).await?;
            side.lives.push(live);
            side.last.push(update);
        }
        Ok(side)
    }

    /// Comes in once more and sees everything from the beginning: the update as it came.
    pub async fn greet_again(&mut self, eyes: usize) -> Result<String, Trouble> {
        let keys = self.keys.get(eyes).cloned().into_iter().collect();
        let table = self.made.table.clone();
        self.lives[eyes].send(&ToServer::Hello { table, keys, since: 0, era: 0 }).await?;
        let (update, mut texts) = heard(&mut self.lives[eyes]).await?;
        self.last[eyes] = update;
        texts.pop().ok_or_else(|| Trouble::new("receive", "nothing"))
    }

    /// Everything that was sent since, by eyes, up to the next update.
    pub async fn hear(&mut self) -> Result<Vec<Vec<String>>, Trouble> {
        let mut all = Vec::new();
        for (live, last) in self.lives.iter_mut().zip(&mut self.last) {
            let (update, texts) = heard(live).await?;
            *last = update;
            all.push(texts);
        }
        Ok(all)
    }

    pub fn question(&self) -> Option<&Ask> {
        let seats = &self.last[..self.keys.len()];
        seats.iter().flat_map(|update| &update.asks).find(|ask| ask.sealed.is_none())
    }

    pub async fn answer(&mut self, ask: &Ask, name: &str) -> Result<(), Trouble> {
        let message = ToServer::Answer { seat: ask.seat, ask: ask.id, answer: Value::String(name.to_owned()) };
        self.lives[ask.seat as usize].send(&message).await
    }
}

/// Messages up to the next update, that one included. Presence is left out: who connects when is no secret of the game.
async fn heard(live: &mut Live) -> Result<(Update, Vec<String>), Trouble> {
    let mut texts = Vec::new();
    loop {
        let text = live.text().await?.ok_or_else(|| Trouble::new("receive", "the server closed the connection"))?;
        let message = serde_json::from_str(&text).map_err(|error| Trouble::new("message", error))?;
        if matches!(message, FromServer::Presence { .. }) {
            continue;
        }
        texts.push(text);
        if let FromServer::Update(update) = message {
            return Ok((update, texts));
        }
    }
}

pub(super) async fn compare(camp: &mut Camp<'_>, title: &dyn Title) -> Result<(), Trouble> {
    let mut both = wish(title, 0);
    both.seats.iter_mut().for_each(|seat| seat.kind = NewSeatKind::Me);
    both.seed = Some(camp.throw.below(1_000_000).to_string());
    let mut sides = [Side::open(camp, &both).await?, Side::open(camp, &both).await?];
    // How long the two run alike before somebody seals differently.
    let alike = camp.throw.below(60) as usize;
    for turn in 0..LONGEST {
        let Some(ask) = sides[0].question().cloned() else { break };
        let name = camp.throw.pick(&ask.answers).name.clone();
        let others = |seat: u8| sides[0].last[0].waiting.iter().any(|owed| owed.seat != seat && !owed.locked);
        let seals = ask.mode != Mode::Each && ask.answers.len() > 1 && others(ask.seat);
        if turn >= alike && seals {
            let other = ask.answers.iter().find(|choice| choice.name != name).expect("more than one").name.clone();
            sides[0].answer(&ask, &name).await?;
            sides[1].answer(&ask, &other).await?;
            camp.counts.pairs += 1;
            return differ_only_for(camp, &mut sides, ask.seat).await;
        }
        for side in &mut sides {
            side.answer(&ask, &name).await?;
        }
        let (one, two) = (sides[0].hear().await?, sides[1].hear().await?);
        camp.counts.compared += one.iter().map(|texts| texts.len() as u64).sum::<u64>();
        if one != two {
            return Err(breach(format!("{}: the same answers to the same luck tell different things", title.id())));
        }
    }
    Ok(())
}

/// Everybody but the seat that sealed gets the same bytes, live and by request; errors too.
async fn differ_only_for(camp: &mut Camp<'_>, sides: &mut [Side; 2], sealer: u8) -> Result<(), Trouble> {
    let (one, two) = (sides[0].hear().await?, sides[1].hear().await?);
    let eyes = sides[0].keys.len() + 1;
    for seat in (0..eyes).filter(|seat| *seat != sealer as usize) {
        camp.counts.compared += one[seat].len() as u64;
        if one[seat] != two[seat] {
            return Err(breach(format!("seat {seat} notices what seat {sealer} has sealed")));
        }
        let mut shown = Vec::new();
        for side in sides.iter() {
            let key = side.keys.get(seat).map_or("", String::as_str);
            let table = &side.made.table;
            let mut answers = Vec::new();
            for what in [
                format!("/api/tables/{table}"),
                format!("/api/tables/{table}/record"),
                format!("/api/tables/{table}/replay"),
            ] {
                let (status, body) = camp.http.get_with(key, &what).await?;
                answers.push((status.as_u16(), String::from_utf8_lossy(&body).into_owned()));
            }
            // Wishes that are refused say the same, whatever lies sealed.
            let act = format!("/api/tables/{table}/act");
            for wish in
                [ToServer::Undo { seat: seat as u8 }, ToServer::Answer { seat: sealer, ask: 0, answer: Value::Null }]
            {
                let body = serde_json::json!({"wish": wish}).to_string().into_bytes();
                let (status, body) = camp.http.with_keys(key, &act, body).await?;
                if status.is_client_error() {
                    answers.push((status.as_u16(), String::from_utf8_lossy(&body).into_owned()));
                }
            }
            shown.push(answers);
        }
        camp.counts.compared += shown[0].len() as u64;
        if shown[0] != shown[1] {
            return Err(breach(format!("a request of seat {seat} tells what seat {sealer} has sealed")));
        }
    }
    Ok(())
}
