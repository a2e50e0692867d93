//! Live tables and their twins, at every title: somebody looks at both, by every way the server has, and asks for what
//! is not theirs. Whatever differs between the two is hidden from them; so everything they are sent is the same.

use super::pairs::Side;
use super::people::wish;
use super::{Camp, Mirror, breach};
use crate::load::Trouble;
use crate::protocol::{ClockKind, NewSeat, NewSeatKind, NewTable, TableClock, ToServer};
use holdout_catalog::Title;
use holdout_kernel::{Seat, Viewer};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;

/// Answers given at both tables before they are let go.
const LONGEST: usize = 60;
/// Greyed answers that are tried at every look.
const MOST_REFUSED: usize = 3;

/// A table of people, of some mission and size, with a clock or without.
fn some_table(camp: &mut Camp<'_>, title: &dyn Title) -> NewTable {
    let info = title.info();
    let (fewest, most) = info.players;
    let seats = fewest + camp.throw.below(u32::from(most.min(4).saturating_sub(fewest)) + 1) as u8;
    let mut both = wish(title, 0);
    both.seats = (0..seats).map(|_| NewSeat { kind: NewSeatKind::Me, bot: None, name: None }).collect();
    if !info.missions.is_empty() && camp.throw.below(3) > 0 {
        both.mission = Some(camp.throw.pick(&info.missions).clone());
    }
    if camp.throw.below(2) == 0 {
        both.clock = TableClock { kind: ClockKind::Decision, seconds: Some(3_600) };
    }
    both.seed = Some(camp.throw.below(1_000_000).to_string());
    both
}

pub(super) async fn compare(camp: &mut Camp<'_>, title: &dyn Title, mirror: &Mirror) -> Result<(), Trouble> {
    let mut both = some_table(camp, title);
    mirror.next_is_twin(false);
    let plain = match Side::open(camp, &both).await {
        // Not every mission is for every number of people.
        Err(trouble) if trouble.status == Some(422) => {
            both.mission = None;
            Side::open(camp, &both).await?
        }
        opened => opened?,
    };
    mirror.next_is_twin(true);
    let twin = Side::open(camp, &both).await;
    mirror.next_is_twin(false);
    let mut sides = [plain, twin?];
    let before = mirror.differed.load(Ordering::Relaxed);
    for turn in 0..LONGEST {
        if turn == 0 || camp.throw.below(8) == 0 {
            for eyes in 0..=sides[0].keys.len() {
                let viewer =
                    if eyes < sides[0].keys.len() { Viewer::Seat(Seat(eyes as u8)) } else { Viewer::Spectator };
                let seed = u64::from(camp.throw.below(1_000_000));
                mirror.draw_for(Some((viewer, seed)));
                let same = look_alike(camp, &mut sides, eyes).await;
                mirror.draw_for(None);
                let what = |trouble: Trouble| breach(format!("{} {viewer:?}: {trouble}", title.id()));
                same.map_err(what)?;
                camp.counts.pairs += 1;
            }
        }
        let Some(ask) = sides[0].question().cloned() else { break };
        let name = camp.throw.pick(&ask.answers).name.clone();
        for side in &mut sides {
            side.answer(&ask, &name).await?;
            side.hear().await?;
        }
    }
    if mirror.differed.load(Ordering::Relaxed) == before {
        return Err(breach(format!("{}: nothing is hidden there, so the pairs prove nothing", title.id())));
    }
    Ok(())
}

/// Compares everything these eyes can get from both tables.
async fn look_alike(camp: &mut Camp<'_>, sides: &mut [Side; 2], eyes: usize) -> Result<(), Trouble> {
    let [one, two] = sides;
    let mut told = Vec::new();
    for side in [one, two] {
        let mut all = vec![side.greet_again(eyes).await?];
        let other = if eyes == 0 { side.keys.len() - 1 } else { 0 };
        // Somebody does something that everybody is told of at once.
        let name = format!("Name {}", camp.counts.pairs);
        side.lives[other].send(&ToServer::Name { seat: other as u8, name }).await?;
        all.extend(side.hear().await?.swap_remove(eyes));
        for (status, body) in requests(camp, side, eyes).await? {
            all.push(format!("{status} {body}"));
        }
        told.push(all.iter().map(|text| still(text)).collect::<Vec<_>>());
    }
    camp.counts.compared += told[0].len() as u64;
    match told[0].iter().zip(&told[1]).find(|(one, two)| one != two) {
        None if told[0].len() == told[1].len() => Ok(()),
        None => Err(breach("more is told at one table than at the other")),
        Some((one, two)) => Err(breach(difference(one, two))),
    }
}

/// What plain requests tell: the table, the table as soon as there is news, and refusals.
async fn requests(camp: &Camp<'_>, side: &Side, eyes: usize) -> Result<Vec<(u16, String)>, Trouble> {
    let (table, key) = (&side.made.table, side.keys.get(eyes).map_or("", String::as_str));
    let mut all = Vec::new();
    for what in ["", "?since=0&wait=0", "/record", "/replay", "/replay?viewer=all", "/hint?seat=0"] {
        let (status, body) = camp.http.get_with(key, &format!("/api/tables/{table}{what}")).await?;
        all.push((status.as_u16(), String::from_utf8_lossy(&body).into_owned()));
    }
    let seat = eyes.min(side.keys.len() - 1) as u8;
    let mut wishes = vec![
        ToServer::Answer { seat: (seat + 1) % side.keys.len() as u8, ask: 0, answer: json!("x") },
        ToServer::Consent { seat, by: 0, line: 1, era: 0, yes: true },
        ToServer::StepBack { seat },
        ToServer::Reveal { seat, luck: "00".repeat(32) },
        ToServer::Say { seat, statement: json!({"type": "nothing"}) },
    ];
    if side.keys.len() > 1 {
        wishes.push(ToServer::GiveUp { seat });
    }
    for ask in &side.last[eyes].asks {
        wishes.push(ToServer::Answer { seat: ask.seat, ask: ask.id, answer: json!("nothing of the kind") });
        wishes.push(ToServer::Answer { seat: ask.seat, ask: ask.id + 1, answer: json!("x") });
        let greyed = ask.refused.iter().take(MOST_REFUSED);
        wishes.extend(greyed.map(|greyed| ToServer::Answer {
            seat: ask.seat,
            ask: ask.id,
            answer: Value::String(greyed.name.clone()),
        }));
    }
    for wish in wishes {
        let body = json!({ "wish": wish }).to_string().into_bytes();
        let (status, body) = camp.http.with_keys(key, &format!("/api/tables/{table}/act"), body).await?;
        if !status.is_client_error() {
            return Err(breach(format!("{wish:?} was answered with {status}")));
        }
        all.push((status.as_u16(), String::from_utf8_lossy(&body).into_owned()));
    }
    Ok(all)
}

/// The same text with every clock stopped, and no time at what was said: how fast this machine is tells nothing of the
/// game. Whose clocks run stays.
fn still(text: &str) -> String {
    const CLOCK: &str = "\"clock\":{";
    let text = untimed(text);
    let Some(from) = text.find(CLOCK).map(|at| at + CLOCK.len()) else { return text };
    let Some(to) = text[from..].find('}').map(|at| from + at) else { return text };
    let seats: Vec<&str> = text[from..to].split(',').filter_map(|part| part.split(':').next()).collect();
    format!("{}{}{}", &text[..from], seats.join(","), &text[to..])
}

/// Moments have thirteen digits; no number of a game has.
fn untimed(text: &str) -> String {
    const AT: &str = "\"at\":";
    let mut parts = text.split(AT);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |whole, part| {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        whole + AT + if digits == 13 { &part[digits..] } else { part }
    })
}

/// Where two texts part, with a little of each.
fn difference(one: &str, two: &str) -> String {
    let at = one.bytes().zip(two.bytes()).take_while(|(one, two)| one == two).count();
    let around = |text: &str| {
        let bytes = text.as_bytes();
        String::from_utf8_lossy(&bytes[at.saturating_sub(60)..bytes.len().min(at + 60)]).into_owned()
    };
    format!("they part at byte {at}: {} / {}", around(one), around(two))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_compared_by_whose_it_is() {
        assert_eq!(still(r#"{"clock":{"0":17,"2":9},"a":1}"#), still(r#"{"clock":{"0":18,"2":7},"a":1}"#));
        assert_ne!(still(r#"{"clock":{"0":17}}"#), still(r#"{"clock":{"1":17}}"#));
        assert_eq!(still(r#"{"at":1795066620809,"seat":1}"#), still(r#"{"at":1795066621422,"seat":1}"#));
        assert_ne!(still(r#"{"at":1795066620809,"seat":1}"#), still(r#"{"at":1795066621422,"seat":2}"#));
        assert_ne!(still(r#"{"at":17}"#), still(r#"{"at":18}"#));
        assert_ne!(still(r#"{"clock":{"0":17},"a":1}"#), still(r#"{"clock":{"0":17},"a":2}"#));
        assert_eq!(still(r#"{"clock":null}"#), r#"{"clock":null}"#);
    }

    #[test]
    fn a_difference_is_shown_where_it_is() {
        assert!(difference("same and then 1", "same and then 2").contains("byte 14"));
    }
}
