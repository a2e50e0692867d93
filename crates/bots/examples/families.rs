//! Games of Osaczeni between bots, and what happened in them:
//! `cargo run --release -p holdout-bots --example families -- 1000 schemer neighbour neighbour neighbour`.
//! Every arrangement of the bots at the table plays the same cards and dice; `first=100` begins with that seed.
//! With `records=DIR` the first game of each ending is kept there.

use holdout_bots::bot;
use holdout_catalog::{Given, Seated, Table, title};
use holdout_kernel::{By, Seed, Throw, Viewer};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is counted, over all games.
#[derive(Default)]
struct Counts {
    /// Points, points squared, shares of victories and seats, by kind of bot.
    kinds: BTreeMap<String, [f64; 4]>,
    /// Everything else, by name.
    things: BTreeMap<&'static str, u64>,
    endings: BTreeMap<String, u64>,
}

fn main() {
    let (named, words): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.contains('='));
    let value = |name: &str| named.iter().find_map(|word| word.strip_prefix(name));
    let first: u64 = value("first=").and_then(|first| first.parse().ok()).unwrap_or(0);
    let games: u64 = words.first().and_then(|games| games.parse().ok()).unwrap_or(100);
    let kinds: Vec<String> = if words.len() > 1 { words[1..].to_vec() } else { vec!["schemer".to_owned(); 4] };
    let (next, counts) = (AtomicU64::new(0), Mutex::new(Counts::default()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let (deal, turn) = (first + game / kinds.len() as u64, game as usize % kinds.len());
                    let seats: Vec<&str> =
                        (0..kinds.len()).map(|seat| kinds[(seat + turn) % kinds.len()].as_str()).collect();
                    let table = play(&seats, deal, game);
                    let mut counts = counts.lock().expect("no game panics");
                    let ending = counts.add(&seats, &*table);
                    if let Some(folder) = value("records=").filter(|_| counts.endings[&ending] == 1) {
                        let names: Vec<String> = seats.iter().map(ToString::to_string).collect();
                        let record = table.record(&names, Some(Seed::from_number(deal)));
                        let path = format!("{folder}/{}-players-{ending}.json", seats.len());
                        std::fs::write(&path, record.write()).expect("the folder can be written to");
                    }
                }
            });
        }
    });
    counts.into_inner().expect("no game panics").print(games as f64);
}

fn play(seats: &[&str], deal: u64, game: u64) -> Box<dyn Table> {
    let title = title("osaczeni").expect("it is in the catalog");
    let setup = title.default_setup(seats.len() as u8);
    let mut table = title.open(&setup, Seed::from_number(deal)).expect("it opens");
    let bots: Vec<_> = seats.iter().map(|kind| bot("osaczeni", kind).expect("there is such a bot")).collect();
    let mut throw = Throw::loose(Seed::from_number(game), 1);
    while let Some(owed) = table.waiting().into_iter().find(|owed| !owed.locked) {
        let ask = table.ask(owed.seat).expect("who is waited for is asked");
        let seated = Seated::new(&*table, owed.seat);
        let bot = &bots[owed.seat.index()];
        let (said, answer) = (bot.say(&seated, &ask, throw.seed()), bot.answer(&seated, &ask, throw.seed()));
        if let Some(said) = said {
            let _ = table.say(owed.seat, &said);
        }
        table.act(owed.seat, ask.id, &Given::Name(answer), By::Player).expect("bots answer legally");
    }
    table
}

impl Counts {
    fn count(&mut self, name: &'static str, more: u64) {
        *self.things.entry(name).or_default() += more;
    }

    /// Adds a game that is over, and says how it ended.
    fn add(&mut self, seats: &[&str], table: &dyn Table) -> String {
        let view = table.view(Viewer::Spectator);
        let result = &view["result"];
        let points = |seat: usize| result["points"][seat].as_f64().unwrap_or(0.0);
        let winners: Vec<u64> =
            result["winners"].as_array().into_iter().flatten().filter_map(serde_json::value::Value::as_u64).collect();
        for (seat, kind) in seats.iter().enumerate() {
            let won = if winners.contains(&(seat as u64)) { 1.0 / winners.len() as f64 } else { 0.0 };
            let sums = self.kinds.entry((*kind).to_owned()).or_default();
            for (sum, more) in sums.iter_mut().zip([points(seat), points(seat) * points(seat), won, 1.0]) {
                *sum += more;
            }
        }
        self.count("rounds", view["round"].as_u64().unwrap_or(0));
        self.count("cards left in the truck", view["deck"].as_u64().unwrap_or(0));
        let mut alone = false;
        for seen in table.events_since(0, Viewer::Spectator) {
            let event = &seen.event;
            match event["type"].as_str().unwrap_or_default() {
                "elected" => alone = event["how"] == "alone",
                "drawn" => self.count("searches of the truck", 1),
                "moved" => {
                    self.count("moves", 1);
                    self.count("moves to the car park on purpose", u64::from(event["marked"] == 6));
                }
                "eaten" => {
                    self.count("deaths", 1);
                    self.count("deaths without a vote", u64::from(alone));
                }
                "monster-came" => {
                    let none_left = event["pool_empty"] == true && event["to"].is_null();
                    self.count("monsters not placed, pool empty", u64::from(none_left));
                }
                "said" => self.count("statements", 1),
                "judged" if event["verdict"] == "kept" => self.count("words kept", 1),
                "judged" if event["verdict"] == "broken" => self.count("words broken", 1),
                _ => {}
            }
        }
        let ending = match (result["survivors"].as_u64(), winners.len()) {
            (Some(0), _) => "nobody",
            (_, 2..) => "shared-victory",
            (Some(1), _) => "one-survivor",
            _ => "several-survivors",
        };
        *self.endings.entry(ending.to_owned()).or_default() += 1;
        ending.to_owned()
    }

    fn print(&self, games: f64) {
        for (kind, [points, squares, won, seats]) in &self.kinds {
            let (mean, share) = (points / seats, won / seats);
            let spread = 1.96 * ((squares / seats - mean * mean) / seats).sqrt();
            let doubt = 196.0 * (share * (1.0 - share) / seats).sqrt();
            println!("{kind}: {mean:.2} ± {spread:.2} points, wins {:.1} ± {doubt:.1} % of its games", 100.0 * share);
        }
        for (name, count) in &self.things {
            println!("{name}: {count}, {:.2} a game", *count as f64 / games);
        }
        println!("endings: {:?}", self.endings);
    }
}
