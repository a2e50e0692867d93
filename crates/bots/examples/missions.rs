//! How often a bot wins each mission of an edition of Zombicide:
//! `cargo run --release -p holdout-bots --example missions -- survivor 100 m0 m1 title=invader`.
//!
//! Game number *n* has the seed *n*; `first=100` begins with that one, `threads=2` plays two at a time. With
//! `records=DIR` the first game of each ending is kept there; `content=DIR` plays with files of one's own. `show=1` prints
//! the table in every Round, and the answers.

use holdout_bots::Bot;
use holdout_catalog::{Given, Seated, Table, Title};
use holdout_kernel::{By, Seat, Seed, Throw, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Answers after which a game is given up: a team that hides from nobody plays on for ever.
const LONGEST: usize = 3_000;

/// What became of the games of a mission.
#[derive(Default)]
struct Tally {
    won: u64,
    rounds: u64,
    endings: BTreeMap<String, u64>,
}

fn main() {
    let (named, words): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.contains('='));
    let value = |name: &str| named.iter().find_map(|word| word.strip_prefix(name));
    let number = |name: &str, otherwise| value(name).and_then(|number| number.parse().ok()).unwrap_or(otherwise);
    let (first, threads, shown) = (number("first=", 0_u64), number("threads=", 1), number("show=", 0) > 0);
    let id = value("title=").unwrap_or("black-plague");
    let kind = words.first().map_or("survivor", String::as_str);
    let games: u64 = words.get(1).and_then(|games| games.parse().ok()).unwrap_or(20);
    let title = holdout_catalog::title(id).expect("it is in the catalog");
    if let Some(folder) = value("content=") {
        let text = |path: &std::path::Path| std::fs::read_to_string(path).expect("it can be read");
        let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
        let files: Vec<_> = files
            .map(|path| (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text(&path)))
            .collect();
        title.use_content(&files).expect("the content is right");
    }
    let missions = if words.len() > 2 { words[2..].to_vec() } else { title.info().missions };
    for mission in missions {
        let (tally, next) = (Mutex::new(Tally::default()), AtomicU64::new(first));
        let began = std::time::Instant::now();
        let play_some = || {
            let bot = holdout_bots::bot(id, kind).expect("there is such a bot");
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= first + games {
                    break;
                }
                let table = play(title, &mission, bot.as_ref(), game, shown);
                let view = table.view(Viewer::Omniscient);
                let outcome = view["outcome"].as_str().unwrap_or("open").to_owned();
                let mut tally = tally.lock().expect("nobody panics with it");
                tally.won += u64::from(outcome == "won");
                tally.rounds += view["round"].as_u64().unwrap_or(0);
                let seen = tally.endings.entry(outcome.clone()).or_default();
                *seen += 1;
                if let Some(folder) = value("records=").filter(|_| table.is_over() && *seen == 1) {
                    let record = table.record(&[kind.to_owned()], Some(Seed::from_number(game)));
                    let path = format!("{folder}/{mission}-{outcome}.json");
                    std::fs::write(&path, record.write()).expect("the folder can be written to");
                }
            }
        };
        std::thread::scope(|scope| {
            (0..threads).for_each(|_| drop(scope.spawn(play_some)));
        });
        let Tally { won, rounds, endings } = tally.into_inner().expect("nobody panics with it");
        let (rounds, seconds) = (rounds as f64 / games as f64, began.elapsed().as_secs_f64() / games as f64);
        let ways: Vec<String> = endings.iter().map(|(way, count)| format!("{way} {count}")).collect();
        println!("{mission}: {won} of {games} won, {rounds:.1} rounds and {seconds:.2} s a game ({})", ways.join(", "));
    }
}

fn play(title: &dyn Title, mission: &str, bot: &dyn Bot, game: u64, shown: bool) -> Box<dyn Table> {
    let seed = Seed::from_number(game);
    let mut setup = title.default_setup(1);
    setup["mission"] = json!(mission);
    let mut table = title.open(&setup, seed).expect("it opens");
    let mut throw = Throw::loose(seed, 1);
    let mut round = 0;
    while !table.is_over() && table.steps() < LONGEST {
        let ask = table.ask(Seat(0)).expect("the only seat is asked");
        let answer = bot.answer(&Seated::new(table.as_ref(), Seat(0)), &ask, throw.seed());
        if shown {
            let view = table.view(Viewer::Seat(Seat(0)));
            if view["round"].as_u64() != Some(round) {
                round = view["round"].as_u64().unwrap_or(0);
                show(&view);
            }
            if ask.answers.len() > 1 {
                println!("    {answer}");
            }
        }
        table.act(Seat(0), ask.id, &Given::Name(answer), By::Player).expect("bots answer legally");
    }
    if shown {
        show(&table.view(Viewer::Seat(Seat(0))));
    }
    table
}

/// Who stands where.
fn show(view: &Value) {
    println!("game {}, Round {}, {}", view["mission"]["id"], view["round"], view["outcome"]);
    for one in view["survivors"].as_array().into_iter().flatten() {
        println!("  {} {} {} {} {}", one["id"], one["zone"], one["wounds"], one["xp"], one["cards"]);
    }
    let mut enemies = Vec::new();
    for zone in view["zones"].as_array().into_iter().flatten() {
        let there = zone["zombies"].as_object().filter(|kinds| !kinds.is_empty());
        enemies.extend(there.map(|kinds| format!("{} {}", zone["zone"], json!(kinds))));
    }
    println!("  {}", enemies.join("; "));
    let tokens = view["tokens"].as_array().into_iter().flatten();
    println!("  tokens {}", tokens.map(|token| token["zone"].to_string()).collect::<Vec<_>>().join(" "));
}
