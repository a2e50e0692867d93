//! Hosts, guests and spectators who want what is not theirs.

use super::{Camp, breach};
use crate::load::{Trouble, invitation_of, key_of};
use crate::protocol::{Instead, NewSeat, NewSeatKind, NewTable, Snapshot, Stage, ToServer, UndoPolicy};
use holdout_catalog::Title;
use serde_json::{Value, json};

fn seat(kind: NewSeatKind) -> NewSeat {
    NewSeat { kind, bot: None, name: None }
}

/// A table with one seat of ours, one open, and bots as the title needs.
pub(super) fn wish(title: &dyn Title, open: u8) -> NewTable {
    let (fewest, _) = title.info().players;
    let seats = fewest.max(open + 1);
    let kind = |number: u8| match number {
        0 => NewSeatKind::Me,
        number if number <= open => NewSeatKind::Open,
        _ => NewSeatKind::Bot,
    };
    NewTable {
        title: title.id().to_owned(),
        mission: None,
        options: serde_json::Map::new(),
        seed: None,
        public: false,
        seats: (0..seats).map(|number| seat(kind(number))).collect(),
        nickname: "Host".to_owned(),
        clock: crate::protocol::TableClock::default(),
        on_timeout: crate::protocol::OnTimeout::default(),
        undo: UndoPolicy::Agreed,
        mates: false,
        hints: false,
        bots_after: None,
        group: None,
    }
}

/// Everything a seat could wish for, in the name of `seat`.
fn wishes(seat: u8, mate: u8) -> Vec<ToServer> {
    vec![
        ToServer::Answer { seat, ask: 1, answer: json!("x") },
        ToServer::Say { seat, statement: json!({"type": "promise", "text": "x"}) },
        ToServer::Chat { seat, text: "x".to_owned() },
        ToServer::Typing { seat },
        ToServer::PassWindow { seat, window: "x".to_owned(), standing: true },
        ToServer::Undo { seat },
        ToServer::Consent { seat, by: mate, line: 1, era: 0, yes: true },
        ToServer::HandOver { seat, bot: Some("random".to_owned()) },
        ToServer::ActFor { seat, mate, with: Instead::Bot },
        ToServer::Name { seat, name: "x".to_owned() },
        ToServer::StepBack { seat },
        ToServer::GiveUp { seat },
        ToServer::Ready { seat, yes: true, promise: None },
        ToServer::Reveal { seat, luck: "00".repeat(32) },
        ToServer::Begin { seat },
        ToServer::Dismiss { seat, mate },
        ToServer::GiveBack { seat },
        ToServer::Pass { seat, ask: 1 },
    ]
}

impl Camp<'_> {
    /// A wish that must be refused, by a plain request.
    async fn refused(&mut self, table: &str, keys: &[String], wish: &ToServer) -> Result<(), Trouble> {
        self.counts.wishes += 1;
        let body = json!({"keys": keys, "wish": wish});
        let done: Result<Snapshot, Trouble> = self.http.post(&format!("/api/tables/{table}/act"), &body).await;
        match done {
            Ok(_) => Err(breach(format!("{wish:?} was done for somebody who may not"))),
            Err(trouble) if trouble.status.is_some_and(|status| (400..500).contains(&status)) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    /// A request with keys that must be refused.
    async fn closed(&mut self, keys: &str, path: &str, body: Value) -> Result<(), Trouble> {
        self.counts.wishes += 1;
        let (status, _) = self.http.with_keys(keys, path, body.to_string().into_bytes()).await?;
        if status.is_client_error() { Ok(()) } else { Err(breach(format!("{path} answered {status}"))) }
    }
}

pub(super) async fn attack(camp: &mut Camp<'_>, title: &dyn Title) -> Result<(), Trouble> {
    let made = camp.http.make(&wish(title, 1)).await?;
    let (host, invitation) = (key_of(&made.links[0].link), invitation_of(&made.invitations[0].link));
    let table = made.table.as_str();
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let copy = || json!({"step": 0, "nickname": "Host", "seats": made_seats(title)});

    // In the lobby nothing is dealt, and an invitation opens nothing.
    let seen = camp.http.look(table, &host).await?;
    if seen.stage != Stage::Lobby || seen.view != Value::Null || !seen.log.is_empty() {
        return Err(breach("a table that waits shows something"));
    }
    for keys in [host.clone(), invitation.clone(), format!("{host},{invitation}")] {
        camp.closed(&keys, &path("play-on"), copy()).await?;
    }
    for wish in wishes(1, 0) {
        camp.refused(table, std::slice::from_ref(&invitation), &wish).await?;
        camp.refused(table, std::slice::from_ref(&host), &wish).await?;
        camp.refused(table, &[], &wish).await?;
    }

    // Somebody comes; from then on the host has one seat and no more.
    let joined: crate::protocol::Joined =
        camp.http.post(&path("join"), &json!({"nickname": "Guest", "invite": invitation})).await?;
    let guest = key_of(&joined.link);
    for (seat, key) in [(0, &host), (1, &guest)] {
        let ready = json!({"keys": [key], "wish": ToServer::Ready { seat, yes: true, promise: None }});
        let _: Snapshot = camp.http.post(&path("act"), &ready).await?;
    }
    let strangers = [vec![], vec![host.clone()], vec![invitation.clone()], vec!["x".repeat(43)]];
    for keys in &strangers {
        for wish in wishes(1, 0) {
            camp.refused(table, keys, &wish).await?;
        }
    }
    for wish in wishes(0, 1) {
        camp.refused(table, std::slice::from_ref(&guest), &wish).await?;
    }
    camp.closed(&host, &path("play-on"), copy()).await?;
    camp.closed(&format!("{host},{guest}"), &path("play-on"), copy()).await?;
    camp.closed("", &path("invite"), json!({"seat": 1})).await?;
    camp.closed(&invitation, &path("invite"), json!({"seat": 1})).await?;
    let call = json!({"seat": 1, "language": "en", "hook": "https://example.org/"});
    for keys in [String::new(), host.clone(), invitation.clone()] {
        camp.closed(&keys, &path("calls"), call.clone()).await?;
    }
    let alone = ToServer::GiveUp { seat: 0 };
    camp.refused(table, std::slice::from_ref(&host), &alone).await?;
    let record: Result<Value, Trouble> = camp.http.get(&path("record")).await;
    if record.is_ok() {
        return Err(breach("the record of a game being played"));
    }
    for key in [&host, &guest] {
        let seen = camp.http.look(table, key).await?;
        if seen.views.len() != 1 || seen.asks.iter().any(|ask| !seen.held.contains(&ask.seat)) {
            return Err(breach("a key shows more than its seat"));
        }
    }
    nonsense(camp, table, &guest).await
}

fn made_seats(title: &dyn Title) -> Value {
    let seats = title.info().players.0.max(2);
    (0..seats).map(|number| json!({"kind": if number == 0 { "me" } else { "bot" }})).collect()
}

/// Messages made up: the table stands as it stood, and the next honest hello is answered.
async fn nonsense(camp: &mut Camp<'_>, table: &str, key: &str) -> Result<(), Trouble> {
    let mut live = camp.connect().await?;
    for _ in 0..15 {
        camp.counts.messages += 1;
        let kinds = ["hello", "answer", "say", "chat", "undo", "ready", "reveal", "pass", "name", "dance", ""];
        let values = ["null", "-1", "0", "1e99", "\"\"", "[[]]", "{}", "\"\\u0000\"", "99999999999", "true"];
        let mut pick = |from: &[&'static str]| *camp.throw.pick(from);
        let text = format!(
            r#"{{"type":"{}","seat":{},"ask":{},"answer":{},"table":{},"text":{}}}"#,
            pick(&kinds),
            pick(&values),
            pick(&values),
            pick(&values),
            pick(&values),
            pick(&values)
        );
        if live.send_text(text).await.is_err() {
            break;
        }
    }
    let (_, seen) = camp.connect().await?.greeting(table, &[key.to_owned()], 0).await?;
    if seen.kind == "update" { Ok(()) } else { Err(breach("nonsense stopped a table")) }
}
