//! Whether a mission of Zombicide can be won at all:
//! `cargo run --release -p holdout-bots --example expedition -- m4 title=invader teams=40 tries=50 first=1 games=5`.
//!
//! Tries one game after the other until one is won; game number *n* has the seed *n*. `records=DIR` keeps the won one,
//! `content=DIR` plays with files of one's own, `watch=1` says after every Round how the best team stands. `ways=1` plays
//! nothing, but says how many Actions lie between the team and the places it must go to, and what Mold may link. `foresight=1` lets teams see what
//! chance will bring: few of them (`teams=6 tries=4`) come farther than many others.

use holdout_bots::{Lead, Train};
use holdout_catalog::Given;
use holdout_kernel::{By, Seed};
use serde_json::json;

fn main() {
    let (named, words): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.contains('='));
    let value = |name: &str| named.iter().find_map(|word| word.strip_prefix(name));
    let number = |name: &str, otherwise: u64| value(name).and_then(|number| number.parse().ok()).unwrap_or(otherwise);
    let (first, games) = (number("first=", 0), number("games=", 1));
    let (teams, tries) = (number("teams=", 40) as usize, number("tries=", 50) as usize);
    let id = value("title=").unwrap_or("black-plague");
    let title = holdout_catalog::title(id).expect("it is in the catalog");
    if let Some(folder) = value("content=") {
        let text = |path: &std::path::Path| std::fs::read_to_string(path).expect("it can be read");
        let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
        let files: Vec<_> = files
            .map(|path| (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text(&path)))
            .collect();
        title.use_content(&files).expect("the content is right");
    }
    for mission in &words {
        let mut setup = title.default_setup(1);
        setup["mission"] = json!(mission);
        if number("ways=", 0) > 0 {
            let steps = |way: Option<u16>| way.map_or("never".to_owned(), |way| format!("{:.1}", f32::from(way) / 2.0));
            let (ways, links) = holdout_bots::ways(title, &setup, Seed::from_number(first)).expect("it can be played");
            for link in links {
                let (nest, ever, soon) = (link.nest, link.ever, link.soon);
                println!("{mission}: Mold from {nest} links to {ever} % of the zones, within four steps to {soon} %");
            }
            for way in ways {
                println!("{mission}: {} {} on foot, {} by ladder", way.place, steps(way.on_foot), steps(way.by_ladder));
            }
            continue;
        }
        for game in first..first + games {
            let began = std::time::Instant::now();
            let seed = Seed::from_number(game);
            let lead = if number("foresight=", 0) > 0 { Lead::Foresight } else { Lead::FirstThoughts };
            let train = Train { teams, tries, lead, watch: number("watch=", 0) > 0 };
            let found = holdout_bots::explore(title, &setup, seed, train).expect("it can be played");
            println!(
                "{mission}, seed {game}: {} in Round {}, {:.0} s",
                found.ending,
                found.round,
                began.elapsed().as_secs_f64()
            );
            let won = found.ending == "won";
            if let Some(folder) = value("records=").filter(|_| won) {
                let mut table = title.open(&setup, seed).expect("it opens");
                for (seat, answer) in found.trail {
                    let ask = table.ask(seat).expect("the seat is asked");
                    table.act(seat, ask.id, &Given::Name(answer), By::Player).expect("it is legal");
                }
                let record = table.record(&["expedition".to_owned()], Some(seed));
                title.replay(&record).expect("it replays");
                std::fs::write(format!("{folder}/{mission}-won.json"), record.write()).expect("it can be written");
            }
            if won {
                break;
            }
        }
    }
}
