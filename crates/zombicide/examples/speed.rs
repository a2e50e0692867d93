//! How fast random games run: `cargo run --release -p holdout-zombicide --example speed -- m1 200`.

use holdout_kernel::{Aside, Seed, Table, Throw};
use holdout_zombicide::{BlackPlague, Content, Setup};
use std::time::Instant;

fn main() {
    let mut words = std::env::args().skip(1);
    let mission = words.next().unwrap_or_else(|| "m1".into());
    let games: u32 = words.next().and_then(|games| games.parse().ok()).unwrap_or(200);
    let content = Content::built_in();
    let setup = Setup::default_for(content, &mission, 1);
    let (mut answers, mut legal) = (0_u64, Vec::new());
    let start = Instant::now();
    for game in 0..games {
        let mut throw = Throw::loose(Seed::from_number(1), game);
        let seed = throw.seed();
        let mut table = Table::<BlackPlague>::open(content, &setup, seed, Aside::NONE).expect("it opens");
        while !table.is_over() {
            let seat = table.waiting_for().iter().next().expect("somebody is asked");
            table.legal(seat, &mut legal);
            table.take_offered(seat, *throw.pick(&legal), Aside::NONE);
            answers += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{mission}: {games} games, {answers} answers, {:.0} answers/s", answers as f64 / seconds);
    println!("{} bytes a table", size_of::<Table<BlackPlague>>());
}
