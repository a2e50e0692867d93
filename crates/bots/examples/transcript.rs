//! Whole games of DOOM, event by event with rule ids: `cargo run -p holdout-bots --example transcript -- marine invader 3
//! 2 knee-deep-in-the-dead first=1 difficulty=nightmare` prints one JSON object per event, for eyes and for checks.

use holdout_catalog::{Given, Seated};
use holdout_kernel::{By, Seed, Throw, Viewer};
use serde_json::json;

fn main() {
    let (named, words): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.contains('='));
    let named = |key: &str| named.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
    let first: u64 = named("first").map_or(1, |first| first.parse().expect("a number"));
    let games: u64 = words[2].parse().expect("a number of games");
    let players: u8 = words[3].parse().expect("two to four players");
    let title = holdout_catalog::title("doom").expect("it is in the catalog");
    let bots = [&words[1], &words[0]].map(|kind| holdout_bots::bot("doom", kind).expect("there is such a bot"));
    for game in first..first + games {
        let seed = Seed::from_number(game);
        let mut setup = title.default_setup(players);
        setup["scenario"] = json!(words[4]);
        if let Some(difficulty) = named("difficulty") {
            setup["difficulty"] = json!(difficulty);
        }
        let mut table = title.open(&setup, seed).expect("it opens");
        let mut throw = Throw::loose(seed, 1);
        println!("{}", json!({ "game": game, "setup": setup }));
        let mut told = 0;
        loop {
            for entry in table.events_since(told, Viewer::Omniscient) {
                println!("{}", json!({ "seq": entry.seq, "rule": entry.rule, "event": entry.event }));
            }
            told = table.log_len();
            if table.is_over() || table.steps() > 50_000 {
                break;
            }
            let owed = table.waiting().into_iter().find(|owed| !owed.locked).expect("somebody is asked");
            let ask = table.ask(owed.seat).expect("who is waited for is asked");
            let bot = &bots[usize::from(owed.seat.index() > 0)];
            let answer = bot.answer(&Seated::new(table.as_ref(), owed.seat), &ask, throw.seed());
            println!("{}", json!({ "seat": owed.seat.index(), "answer": answer }));
            table.act(owed.seat, ask.id, &Given::Name(answer), By::Player).expect("bots answer legally");
        }
        println!("{}", json!({ "view": table.view(Viewer::Omniscient) }));
    }
}
