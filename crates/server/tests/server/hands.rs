//! DOOM over the wire: two live tables that differ only in the invader's hand. Whatever he could play and does not, the
//! marines and whoever watches are sent the same bytes, from the first answer to the end of the game.

use crate::house::{House, folder, keys, me, table};
use holdout_server::Settings;
use holdout_server::load::Live;
use holdout_server::protocol::{Ask, FromServer, NewTable, ToServer, Update};
use holdout_server::siege::with_twins;
use serde_json::{Value, json};

/// Hands without a common card; their cards lie nowhere else.
const HANDS: [[&str; 4]; 2] = [["smash", "dud", "frenzy", "jammed-door"], ["rift", "darkness", "haste", "event-dodge"]];

/// Answers after which a game is given up; random games of these positions are far shorter.
const LONGEST: usize = 4_000;

/// The same position with one hand or the other. The deck holds none of their cards, and its order is the same.
fn position(marines: usize, hand: &[&str]) -> Value {
    let starts = ["2,2", "2,3", "3,2"];
    let marine = starts[..marines].iter().map(|at| json!({ "at": at, "wounds": 3, "bullets": 2 }));
    let deck: Vec<&str> =
        ["spawn-imps", "spawn-trites", "its-a-trap", "spawn-zombies", "misfire", "spawn-demon", "earthquake"]
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card, if card == "spawn-demon" { 1 } else { 2 }))
            .collect();
    json!({
        "scenario": "knee-deep-in-the-dead",
        "turn": "marine-1",
        "frags": 4,
        "hand": hand,
        "deck": deck,
        "marine": marine.collect::<Vec<_>>(),
    })
}

/// One of the two tables, with somebody at every seat and somebody who watches.
struct Side {
    table: String,
    keys: Vec<String>,
    lives: Vec<Live>,
    now: Vec<Update>,
}

impl Side {
    async fn open(house: &House, wish: &NewTable) -> Self {
        let made = house.make(wish).await;
        let keys = keys(&made);
        let (mut lives, mut now) = (Vec::new(), Vec::new());
        for eyes in 0..=keys.len() {
            let mine: Vec<String> = keys.get(eyes).cloned().into_iter().collect();
            let (live, update) = house.sit(&made.table, &mine).await;
            lives.push(live);
            now.push(update);
        }
        Self { table: made.table, keys, lives, now }
    }

    /// Everything that everybody was sent up to the next update, by eyes.
    async fn hear(&mut self) -> Vec<Vec<String>> {
        let mut all = Vec::new();
        for (live, now) in self.lives.iter_mut().zip(&mut self.now) {
            let mut texts = Vec::new();
            loop {
                let text = live.text().await.unwrap().expect("the server goes on");
                match serde_json::from_str(&text).unwrap() {
                    // Who connects when is no secret of the game.
                    FromServer::Presence { .. } => {}
                    FromServer::Update(update) => {
                        *now = update;
                        texts.push(text);
                        break;
                    }
                    _ => texts.push(text),
                }
            }
            all.push(texts);
        }
        all
    }

    fn asks(&self) -> impl Iterator<Item = &Ask> {
        self.now.iter().flat_map(|update| &update.asks)
    }

    async fn answer(&mut self, seat: u8, name: &str) {
        let ask = self.asks().find(|ask| ask.seat == seat).expect("both tables ask the same seat").id;
        let wish = ToServer::Answer { seat, ask, answer: json!(name) };
        self.lives[seat as usize].send(&wish).await.unwrap();
    }

    /// What plain requests tell somebody.
    async fn requests(&self, house: &House, eyes: usize) -> Vec<String> {
        let key = self.keys.get(eyes).map_or("", String::as_str);
        let mut all = Vec::new();
        for what in ["", "?since=0&wait=0", "/record", "/replay"] {
            let path = format!("/api/tables/{}{what}", self.table);
            let (status, body) = house.http.get_with(key, &path).await.unwrap();
            all.push(format!("{status} {}", String::from_utf8_lossy(&body)));
        }
        all
    }
}

/// Plays one game at both tables with answers that both allow, and says how many were given.
async fn play(house: &House, sides: &mut [Side; 2], seed: u64) -> usize {
    let mut draw = seed;
    for step in 0..LONGEST {
        if sides[0].now[0].over {
            return step;
        }
        let ask = sides[0].asks().next().expect("somebody is asked").clone();
        let other = sides[1].asks().find(|other| other.seat == ask.seat).expect("the same seat is asked");
        let both: Vec<String> = ask
            .answers
            .iter()
            .map(|choice| choice.name.clone())
            .filter(|name| other.answers.iter().any(|choice| choice.name == *name))
            .collect();
        draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let name = &both[(draw >> 33) as usize % both.len()];
        for side in sides.iter_mut() {
            side.answer(ask.seat, name).await;
        }
        let [one, two] = sides;
        let (one, two) = (one.hear().await, two.hear().await);
        // The invader's own eyes are the first.
        assert_eq!(one[1..], two[1..], "answer {step}, {name}");
        if step % 50 == 0 {
            for eyes in 1..sides[0].lives.len() {
                let told = [sides[0].requests(house, eyes).await, sides[1].requests(house, eyes).await];
                assert_eq!(told[0], told[1], "requests after answer {step}");
            }
        }
    }
    panic!("the game did not end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn marines_cannot_tell_which_cards_the_invader_holds() {
    let folder = folder();
    let doom = holdout_catalog::title("doom").unwrap();
    let (titles, mirror) = with_twins(&[doom]);
    let house = House::with(folder.path(), Settings::unhurried(), &titles).await;
    for (marines, seed) in [(1, 1), (3, 2)] {
        let seats = (0..=marines).map(|_| me()).collect();
        let wish = NewTable { title: "doom".to_owned(), seed: Some(seed.to_string()), ..table(seats) };
        let mut sides = Vec::new();
        for hand in &HANDS {
            mirror.next_begins_at(position(marines, hand));
            sides.push(Side::open(&house, &wish).await);
        }
        let mut sides: [Side; 2] = sides.try_into().ok().expect("two of them");
        // The invader himself sees two different hands.
        assert_ne!(sides[0].now[0].views, sides[1].now[0].views);
        let answers = play(&house, &mut sides, seed).await;
        assert!(answers > 50, "a game of {answers} answers shows little");
    }
    house.close().await;
}
