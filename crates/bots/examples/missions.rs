//! How often a bot wins each mission: `cargo run -p holdout-bots --example missions -- survivor 100 m0 m1`.
//! Game number *n* has the seed *n*; `first=100` begins with that one. With `records=DIR` the first game of each ending
//! is kept there.

use holdout_catalog::{Given, Seated};
use holdout_kernel::{By, Seat, Seed, Throw, Viewer};
use serde_json::json;

/// Answers after which a game is given up.
const LONGEST: usize = 3_000;

fn main() {
    let (named, words): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.contains('='));
    let value = |name: &str| named.iter().find_map(|word| word.strip_prefix(name));
    let folder = value("records=");
    let first: u64 = value("first=").and_then(|first| first.parse().ok()).unwrap_or(0);
    let kind = words.first().map_or("survivor", String::as_str);
    let games: u64 = words.get(1).and_then(|games| games.parse().ok()).unwrap_or(20);
    let title = holdout_catalog::title("black-plague").expect("it is in the catalog");
    let bot = holdout_bots::bot("black-plague", kind).expect("there is such a bot");
    let missions = if words.len() > 2 { words[2..].to_vec() } else { title.info().missions };
    for mission in missions {
        let (mut won, mut rounds, mut endings) = (0, 0, std::collections::BTreeMap::<String, u64>::new());
        let began = std::time::Instant::now();
        for game in first..first + games {
            let seed = Seed::from_number(game);
            let mut setup = title.default_setup(1);
            setup["mission"] = json!(mission);
            let mut table = title.open(&setup, seed).expect("it opens");
            let mut throw = Throw::loose(seed, 1);
            // A team that hides from nobody plays on for ever; it counts as not won.
            while !table.is_over() && table.steps() < LONGEST {
                let ask = table.ask(Seat(0)).expect("the only seat is asked");
                let answer = bot.answer(&Seated::new(table.as_ref(), Seat(0)), &ask, throw.seed());
                table.act(Seat(0), ask.id, &Given::Name(answer), By::Player).expect("bots answer legally");
            }
            let view = table.view(Viewer::Omniscient);
            won += u64::from(view["outcome"] == "won");
            rounds += view["round"].as_u64().unwrap_or(0);
            let outcome = view["outcome"].as_str().unwrap_or("open").to_owned();
            let seen = endings.entry(outcome.clone()).or_default();
            *seen += 1;
            if let Some(folder) = folder.filter(|_| table.is_over() && *seen == 1) {
                let record = table.record(&[kind.to_owned()], Some(seed));
                let path = format!("{folder}/{mission}-{outcome}.json");
                std::fs::write(&path, record.write()).expect("the folder can be written to");
            }
        }
        let (rounds, seconds) = (rounds as f64 / games as f64, began.elapsed().as_secs_f64() / games as f64);
        let ways: Vec<String> = endings.iter().map(|(way, count)| format!("{way} {count}")).collect();
        println!("{mission}: {won} of {games} won, {rounds:.1} rounds and {seconds:.2} s a game ({})", ways.join(", "));
    }
}
