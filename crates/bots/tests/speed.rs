//! The schemer is quick enough that nobody waits for it. A mean over whole games, so that a busy machine does not
//! decide.

mod common;

use common::{Game, osaczeni, schemer, thought};
use holdout_catalog::Seated;
use std::time::{Duration, Instant};

#[test]
fn a_thought_takes_far_less_than_fifty_milliseconds() {
    let (mut spent, mut thoughts) = (Duration::ZERO, 0);
    for number in 0..2 {
        let mut game = Game::new(&osaczeni().default_setup(6), &["schemer"; 6], 40 + number);
        while let Some((seat, ask)) = game.next() {
            let start = Instant::now();
            let seated = Seated::new(&*game.table, seat);
            let said = schemer().say(&seated, &ask, thought(number, thoughts));
            let name = schemer().answer(&seated, &ask, thought(number, thoughts));
            spent += start.elapsed();
            thoughts += 1;
            assert!(!name.is_empty() && said.is_none_or(|said| said.is_object()));
            game.step(seat, &ask);
        }
    }
    let mean = spent / thoughts;
    assert!(mean < Duration::from_millis(25), "{mean:?} for each of {thoughts} thoughts");
}
