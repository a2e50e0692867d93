//! OS-18.3, OS-3.22, OS-3.23, OS-6.8: what the clock answers.

use crate::table::at;
use holdout_osaczeni::{Area, Seen};

#[test]
fn a_placing_player_uses_the_dice_as_rolled() {
    let position = "players = 3\nphase = \"setup\"\n";
    let dice: &[(&str, &[u8])] =
        &[("starting-dice", &[4, 2, 5, 1, 1, 2, 3, 4, 1, 2, 3, 4]), ("first-monsters", &[1; 4])];
    let mut game = at(position, dice);
    game.clock(1).clock(1).clock(1);
    let places = ["defender", "leader", "crybaby", "klutz"].map(|kind| game.place(1, kind));
    assert_eq!(places, [4, 2, 5, 1]);
}

#[test]
fn a_searcher_keeps_the_first_gives_the_second_boxes_the_third() {
    let position = r#"
        players = 3
        phase = "truck"
        deck = ["gun", "molotov", "chainsaw"]
        [[family]]
        defender = 6
        leader = 3
        crybaby = 3
        klutz = 1
        [[family]]
        defender = 4
        leader = 4
        crybaby = 4
        klutz = 4
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
        klutz = 5
    "#;
    let mut game = at(position, &[("monster-dice", &[1, 1, 1, 1])]);
    game.clock(1).clock(1);
    let everything = game.all();
    let cards = |player: usize| everything.families[player].cards.clone().expect("omniscient");
    assert_eq!(cards(0)[0].id(), "gun");
    assert_eq!(cards(1)[0].id(), "molotov");
    assert_eq!(game.seen_by(1).mine.expect("a seat").boxed[0].id(), "chainsaw");
}

#[test]
fn destinations_are_drawn_and_the_cheapest_move_and_die() {
    let position = r#"
        players = 3
        phase = "destinations"
        dice = [6, 6, 6, 6]
        [[family]]
        defender = 1
        leader = 1
        crybaby = 1
        klutz = 2
        [[family]]
        defender = 4
        leader = 4
        crybaby = 4
        klutz = 4
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
        klutz = 5
    "#;
    // Player 1 may go to 1, 2, 3, 4, 5, 6; players 2 and 3 to five areas each.
    let mut game = at(position, &[("clock", &[6, 5, 5])]);
    game.clock(1).clock(3).clock(2);
    assert!(game.happened("OS-6.8", |seen| matches!(seen, Seen::Announced { .. })));
    assert_eq!(
        game.all().families.iter().map(|family| family.destination.map(Area::number)).collect::<Vec<_>>(),
        [Some(6), Some(6), Some(6)]
    );
    game.clock(1).clock(2).clock(3);
    assert_eq!([game.place(1, "klutz"), game.place(2, "klutz"), game.place(3, "klutz")], [6, 6, 6]);
    // Attack on the car park: everybody is ready, nobody votes, the holder of the token gives the tie to the next.
    game.clock(1).clock(2).clock(3).clock(1).clock(2).clock(3).clock(2);
    assert_eq!(game.place(3, "klutz"), 0);
    game.end();
}
