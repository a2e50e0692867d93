//! Records with something wrong in them: refused in words, or harmless; never more.

use super::people::wish;
use super::{Camp, breach};
use crate::load::Trouble;
use crate::protocol::NewSeatKind;
use holdout_catalog::{Given, Title};
use holdout_kernel::{By, Record, Seat, Seed};
use hyper::Method;
use serde_json::{Value, json};

/// Broken records of one kind in one round.
const TRIES: usize = 12;

/// A game of so many answers, played here.
fn played(camp: &mut Camp<'_>, title: &dyn Title) -> Option<Record> {
    let seats = title.info().players.0;
    let seed = Seed::from_number(u64::from(camp.throw.below(1_000)));
    let mut table = title.open(&title.default_setup(seats), seed).ok()?;
    for _ in 0..60 {
        let asked = (0..seats).map(Seat).find_map(|seat| table.ask(seat).filter(|ask| ask.sealed.is_none()))?;
        let given = Given::Name(camp.throw.pick(&asked.answers).name.clone());
        table.act(asked.seat, asked.id, &given, By::Player).ok()?;
        if table.is_over() {
            break;
        }
    }
    Some(table.record(&[], Some(table.seed_for_the_store())))
}

pub(super) async fn attack(camp: &mut Camp<'_>, title: &dyn Title) -> Result<(), Trouble> {
    let Some(record) = played(camp, title) else { return Ok(()) };
    let sound = serde_json::to_value(&record).map_err(|error| Trouble::new("record", error))?;
    for _ in 0..TRIES {
        let mut broken = sound.clone();
        spoil(camp, &mut broken);
        let mut bytes = broken.to_string().into_bytes();
        if camp.throw.below(4) == 0 && !bytes.is_empty() {
            let at = camp.throw.below(bytes.len() as u32) as usize;
            bytes[at] ^= 1 << camp.throw.below(7);
        }
        camp.counts.records += 1;
        let (status, body) = camp.http.raw(Method::POST, "/api/records", Some(bytes)).await?;
        if status.is_server_error() {
            return Err(breach(format!(
                "a record made the server answer {status}: {}",
                String::from_utf8_lossy(&body)
            )));
        }
    }
    // A table with nothing but bots goes on beside all this.
    let mut bots = wish(title, 0);
    bots.seats.iter_mut().for_each(|seat| seat.kind = NewSeatKind::Bot);
    camp.http.make(&bots).await.map(drop)
}

/// Something is wrong with it now, most likely.
fn spoil(camp: &mut Camp<'_>, record: &mut Value) {
    let odd =
        [json!(null), json!(-1), json!("x"), json!([]), json!({}), json!(u64::MAX), json!("player-99"), json!(true)];
    let value = camp.throw.pick(&odd).clone();
    let lines = record["lines"].as_array().map_or(0, Vec::len) as u32;
    let field = |camp: &mut Camp<'_>, from: &[&'static str]| *camp.throw.pick(from);
    match camp.throw.below(6) {
        0 => {
            let name =
                field(camp, &["format", "game", "rules_version", "content", "setup", "commitment", "seed", "names"]);
            record[name] = value;
        }
        1 if lines > 0 => {
            let at = camp.throw.below(lines) as usize;
            let name = field(camp, &["seat", "answer", "say", "undo", "by", "digest"]);
            record["lines"][at][name] = value;
        }
        2 if lines > 1 => {
            let (one, other) = (camp.throw.below(lines) as usize, camp.throw.below(lines) as usize);
            if let Some(lines) = record["lines"].as_array_mut() {
                lines.swap(one, other);
            }
        }
        3 if lines > 0 => {
            let undo = json!({"seat": 0, "undo": true});
            if let Some(lines) = record["lines"].as_array_mut() {
                lines.extend(std::iter::repeat_n(undo, 50));
            }
        }
        4 => record["luck"] = json!({"commitment": "00", "secret": "00", "shares": []}),
        _ => {
            if let Some(lines) = record["lines"].as_array_mut() {
                lines.truncate(lines.len() / 2);
            }
        }
    }
}
