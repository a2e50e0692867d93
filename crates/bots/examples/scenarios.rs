//! How often the sides of DOOM win: `cargo run -p holdout-bots --example scenarios -- marine invader 20 2 knee-deep-in-the-dead`
//! plays 20 games of one marine (2 players) against the invader. Game number *n* has the seed *n*; `first=100` begins
//! with that one, `difficulty=nightmare` plays that setting,
//! `content=DIR` adds the scenarios in that folder, `record=DIR` keeps the first game of every ending there. Without a scenario all are played. The frags of the games
//! that the marines won say how they would fare with another `frags_to_win`.

use holdout_catalog::{Given, Seated};
use holdout_kernel::{By, Seed, Throw, Viewer};
use serde_json::json;

/// Answers after which a game is given up.
const LONGEST: usize = 50_000;

fn main() {
    let (named, words): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.contains('='));
    let first = named.iter().find_map(|word| word.strip_prefix("first=")).and_then(|first| first.parse().ok());
    let first: u64 = first.unwrap_or(1);
    let records = named.iter().find_map(|word| word.strip_prefix("record="));
    let difficulty = named.iter().find_map(|word| word.strip_prefix("difficulty="));
    let word = |at: usize, other: &str| words.get(at).cloned().unwrap_or_else(|| other.to_owned());
    let (marine, invader) = (word(0, "marine"), word(1, "invader"));
    let games: u64 = word(2, "20").parse().expect("a number of games");
    let players: u8 = word(3, "2").parse().expect("two to four players");
    let title = holdout_catalog::title("doom").expect("it is in the catalog");
    if let Some(folder) = named.iter().find_map(|word| word.strip_prefix("content=")) {
        let read = |file: std::io::Result<std::fs::DirEntry>| {
            let path = file.expect("a file of the folder").path();
            (path.display().to_string(), std::fs::read_to_string(&path).expect("a scenario"))
        };
        let files: Vec<(String, String)> = std::fs::read_dir(folder).expect("a folder").map(read).collect();
        title.use_content(&files).expect("scenarios without faults");
    }
    let bots = [&invader, &marine].map(|kind| holdout_bots::bot("doom", kind).expect("there is such a bot"));
    let scenarios = if words.len() > 4 { words[4..].to_vec() } else { title.info().missions };
    for scenario in scenarios {
        let (mut won, mut rounds, mut answers) = (0, 0, 0);
        let mut endings = std::collections::BTreeMap::<String, u64>::new();
        let mut paid = std::collections::BTreeMap::<u64, u64>::new();
        let mut longest = (0, first);
        let began = std::time::Instant::now();
        for game in first..first + games {
            let seed = Seed::from_number(game);
            let mut setup = title.default_setup(players);
            setup["scenario"] = json!(scenario);
            if let Some(difficulty) = &difficulty {
                setup["difficulty"] = json!(difficulty);
            }
            let mut table = title.open(&setup, seed).expect("it opens");
            let mut throw = Throw::loose(seed, 1);
            while !table.is_over() && table.steps() < LONGEST {
                let owed = table.waiting().into_iter().find(|owed| !owed.locked).expect("somebody is asked");
                let ask = table.ask(owed.seat).expect("who is waited for is asked");
                let bot = &bots[usize::from(owed.seat.index() > 0)];
                let answer = bot.answer(&Seated::new(table.as_ref(), owed.seat), &ask, throw.seed());
                table.act(owed.seat, ask.id, &Given::Name(answer), By::Player).expect("bots answer legally");
            }
            let view = table.view(Viewer::Omniscient);
            if let Some(folder) = &records {
                let how = view["outcome"]["how"].as_str().unwrap_or("open");
                let path = format!("{folder}/{scenario}-{players}-{how}.json");
                if !std::path::Path::new(&path).exists() {
                    let record = table.record(&[], Some(seed));
                    std::fs::write(path, record.write()).expect("a folder");
                }
            }
            if view["outcome"]["marines_won"] == true {
                won += 1;
                *paid.entry(view["frags"].as_u64().unwrap_or(0)).or_default() += 1;
            }
            rounds += view["round"].as_u64().unwrap_or(0);
            answers += table.steps();
            longest = longest.max((table.steps(), game));
            *endings.entry(view["outcome"]["how"].as_str().unwrap_or("open").to_owned()).or_default() += 1;
        }
        let (rounds, seconds) = (rounds as f64 / games as f64, began.elapsed().as_secs_f64() / games as f64);
        let ways: Vec<String> = endings.iter().map(|(way, count)| format!("{way} {count}")).collect();
        let paid: Vec<String> = paid.iter().map(|(frags, games)| format!("{frags}: {games}")).collect();
        println!(
            "{scenario}, {players} players, {marine} against {invader}: {won} of {games} won by the marines, {rounds:.1} \
             rounds, {} answers (at most {}, with seed {}) and {seconds:.2} s a game ({}; frags \
             of the games won: {})",
            answers / games as usize,
            longest.0,
            longest.1,
            ways.join(", "),
            paid.join(", ")
        );
    }
}
