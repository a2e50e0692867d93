//! OS-4 to OS-13: phases and their special situations.

use crate::table::at;
use holdout_osaczeni::{Area, Seen};

/// One family each in areas 3, 4 and 5; nobody on the car park.
const QUIET: &str = r#"
    players = 3
    phase = "truck"
    deck = ["gun", "molotov", "chainsaw", "baseball-bat"]
    [[family]]
    defender = 3
    leader = 3
    crybaby = 3
    klutz = 1
    hand = ["gun"]
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
    hand = ["walkie-talkie"]
"#;

#[test]
fn nobody_on_the_car_park_nobody_searches() {
    let mut game = at(QUIET, &[("monster-dice", &[1, 2, 3, 4])]);
    assert!(game.happened("OS-4.1", |seen| matches!(seen, Seen::PhaseSkipped { .. })));
    // OS-5.4: an uncontested election gives a look too.
    assert!(game.happened("OS-5.4", |seen| matches!(seen, Seen::Peeked { seat, .. } if seat.0 == 0)));
    assert!(game.seen_by(1).dice.values.is_some());
    assert!(game.seen_by(3).dice.values.is_none());
    // OS-5.7: everybody with a card is asked, whatever the card.
    assert_eq!(game.asked(), [1, 3]);
    assert_eq!(game.offered(1), ["pass"]);
    game.play(&["3 play:walkie-talkie", "1 pass"]);
    assert_eq!(game.seen_by(3).dice.seen_by.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0, 2]);
    // OS-6.1: openly.
    game.play(&["1 go:6"]);
    assert_eq!(game.seen_by(2).families[0].destination.map(Area::number), Some(6));
    // OS-6.6: not where all of them stand already.
    assert_eq!(game.refused("2 go:4"), "OS-6.6");
    game.play(&["2 go:5"]);
    assert_eq!(game.seen_by(2).mine.expect("a seat").destination.map(Area::number), Some(5));
    assert_eq!(game.seen_by(3).families[1].destination, None);
    assert!(game.seen_by(3).families[1].locked);
    assert_eq!(game.refused("2 go:6"), "a sealed answer stands already (OS-6.3)");
    game.play(&["3 go:1", "1 move:klutz", "1 done"]);
    assert_eq!(game.seen_by(2).dice.values.expect("the hatch is lifted").len(), 4);
    game.end();
}

#[test]
fn an_empty_truck_is_not_searched() {
    let empty = QUIET.replacen("deck = [\"gun\", \"molotov\", \"chainsaw\", \"baseball-bat\"]", "", 1);
    let empty = empty.replacen("klutz = 5", "klutz = 6", 1);
    let game = at(&empty, &[("monster-dice", &[1, 2, 3, 4])]);
    assert!(game.happened("OS-4.2", |seen| matches!(seen, Seen::PhaseSkipped { .. })));
}

#[test]
fn the_searcher_keeps_gives_and_boxes() {
    let position = QUIET.replacen("klutz = 5", "klutz = 6", 1);
    let mut game = at(&position, &[("monster-dice", &[1, 2, 3, 4])]);
    assert_eq!(game.offered(3), ["keep:chainsaw", "keep:gun", "keep:molotov"]);
    assert_eq!(game.seen_by(3).mine.expect("a seat").drawn.len(), 3);
    assert!(game.seen_by(1).mine.expect("a seat").drawn.is_empty());
    game.play(&["3 keep:molotov", "3 give:gun:player-2"]);
    let all = game.all();
    assert_eq!((all.deck, all.families[2].hand, all.families[1].hand), (1, 2, 1));
    let mine = game.seen_by(3).mine.expect("a seat");
    assert_eq!(mine.boxed.iter().map(|item| item.id()).collect::<Vec<_>>(), ["chainsaw"]);
    assert!(game.seen_by(2).families[2].cards.is_none());
}

#[test]
fn a_single_card_is_kept_or_given() {
    let position =
        QUIET.replacen("klutz = 5", "klutz = 6", 1).replacen(", \"molotov\", \"chainsaw\", \"baseball-bat\"", "", 1);
    let mut game = at(&position, &[("monster-dice", &[1, 2, 3, 4])]);
    assert_eq!(game.offered(3), ["give:gun:player-1", "give:gun:player-2", "keep:gun"]);
    game.play(&["3 give:gun:player-1"]);
    assert_eq!((game.all().deck, game.all().families[0].hand), (0, 2));
}

/// Area 5 is full when the players behind the badge holder move.
#[test]
fn spaces_left_by_earlier_movers_are_free_for_later_ones() {
    let position = r#"
        players = 3
        phase = "movement"
        badge = 2
        dice = [1, 1, 1, 1]
        destinations = [1, 6, 1]
        [[family]]
        defender = 4
        leader = 4
        crybaby = 4
        klutz = 4
        [[family]]
        defender = 1
        leader = 1
        crybaby = 1
        klutz = 2
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
        klutz = 6
    "#;
    let mut game = at(position, &[]);
    game.play(&["2 move:crybaby"]);
    // Player 3 takes the free space, player 1 finds it full and goes to the car park.
    game.play(&["3 move:klutz", "1 move:leader"]);
    assert_eq!((game.place(3, "klutz"), game.place(1, "leader")), (1, 6));
    assert!(game.happened("OS-7.6", |seen| matches!(seen, Seen::Moved { .. })));
}

#[test]
fn if_the_destination_is_full_somebody_from_the_car_park_cannot_be_taken() {
    let position = r#"
        players = 3
        phase = "movement"
        dice = [1, 1, 1, 1]
        destinations = [1, 6, 6]
        [[family]]
        defender = 4
        leader = 4
        crybaby = 6
        klutz = 1
        [[family]]
        defender = 1
        leader = 1
        crybaby = 2
        klutz = 2
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
        klutz = 6
    "#;
    let mut game = at(position, &[]);
    assert_eq!(game.offered(1), ["move:defender", "move:leader"]);
    assert_eq!(game.refused("1 move:crybaby"), "OS-7.7");
    assert_eq!(game.refused("1 move:klutz"), "OS-7.5");
}

#[test]
fn overflow_goes_to_the_car_park_and_then_nowhere() {
    let position = r#"
        players = 3
        phase = "arrival"
        closed = [2]
        monsters = [6, 0, 0, 0, 0, 4]
        dice = [1, 1, 2, 3]
        [[family]]
        defender = 4
        leader = 4
        crybaby = 4
        klutz = 4
        [[family]]
        defender = 3
        leader = 3
        crybaby = 3
        klutz = 5
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
        klutz = 5
    "#;
    let game = at(position, &[]);
    // The second die on area 1 still fits on the car park, the die on the closed area 2 nowhere.
    assert!(
        game.happened(
            "OS-8.6",
            |seen| matches!(seen, Seen::MonsterCame { area, to: Some(_), .. } if area.number() == 1)
        )
    );
    assert!(
        game.happened("OS-8.7", |seen| matches!(seen, Seen::MonsterCame { area, to: None, .. } if area.number() == 2))
    );
    // Crybabies tie at one each in areas 3, 4 and 5; area 5 has most people.
    // Area 1 is closed by now.
    assert_eq!(game.monsters(), [0, 0, 2, 1, 2, 6]);
}

#[test]
fn an_empty_pool_gives_no_monster_and_the_dice_come_first() {
    let position = r#"
        players = 3
        phase = "arrival"
        monsters = [5, 5, 5, 5, 3, 0]
        dice = [1, 5, 5, 6]
        [[family]]
        defender = 6
        leader = 6
        crybaby = 6
        klutz = 6
        [[family]]
        defender = 6
        leader = 6
        crybaby = 6
        klutz = 6
        [[family]]
        defender = 6
        leader = 6
        crybaby = 6
        klutz = 6
    "#;
    let game = at(position, &[]);
    let lost: Vec<u8> = game
        .events()
        .iter()
        .filter(|(rule, _)| *rule == "OS-8.8")
        .filter_map(|(_, seen)| if let Seen::MonsterCame { area, .. } = seen { Some(area.number()) } else { None })
        .collect();
    // Two tokens are left: they go to areas 1 and 5.
    assert_eq!(lost, [5, 6, 6, 6]);
    // With six monsters around it, area 1 is closed by now.
    assert_eq!(game.monsters(), [0, 5, 5, 5, 4, 0]);
}

#[test]
fn surrounded_areas_close_and_throw_everybody_out() {
    let position = r#"
        players = 3
        phase = "end-of-round"
        monsters = [6, 6, 5, 0, 0, 6]
        deck = ["gun"]
        [[family]]
        defender = 1
        leader = 1
        crybaby = 1
        klutz = 4
        [[family]]
        defender = 3
        leader = 3
        crybaby = 3
        klutz = 5
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
        klutz = 5
    "#;
    let game = at(position, &[]);
    let all = game.all();
    let closed: Vec<u8> = all.areas.iter().filter(|area| area.closed).map(|area| area.number.number()).collect();
    assert_eq!(closed, [1, 2]);
    assert_eq!((game.place(1, "defender"), game.monsters()), (6, vec![0, 0, 5, 0, 0, 6]));
    // The next round: the thrown out stand on the car park, and one family alone searches.
    assert_eq!((all.round, game.asked()), (2, vec![1]));
}

#[test]
fn the_badge_passes_to_the_left_when_its_holder_loses_everybody() {
    let position = r#"
        players = 4
        round = 3
        phase = "attacks"
        area = 6
        badge = 2
        victim = 1
        monsters = [0, 0, 0, 0, 0, 1]
        dead = ["player-2 leader", "player-2 crybaby", "player-3 leader", "player-3 crybaby", "player-3 defender"]
        deck = ["gun"]
        [[family]]
        defender = 1
        leader = 1
        crybaby = 5
        [[family]]
        defender = 6
        [[family]]
        [[family]]
        defender = 4
        leader = 4
        crybaby = 4
    "#;
    let mut game = at(position, &[("monster-dice", &[1, 1, 1, 1, 1])]);
    game.play(&["2 ready"]);
    let all = game.all();
    assert_eq!((all.badge.0, all.victim.0), (3, 1));
    assert!(game.happened("OS-12.5", |seen| matches!(seen, Seen::BadgePassed { .. })));
    assert!(game.happened("OS-12.4", |seen| matches!(seen, Seen::VictimToken { .. })));
    // OS-11.7: six dead at four players fill all three rows of two; row 3's die is there too.
    assert!(game.happened("OS-11.5", |seen| matches!(seen, Seen::RowFilled { row: 3, .. })));
}

#[test]
fn a_row_filled_in_one_area_counts_for_the_next() {
    let position = r#"
        players = 4
        round = 2
        phase = "attacks"
        badge = 1
        victim = 1
        monsters = [2, 3, 0, 0, 0, 0]
        dead = ["player-4 crybaby"]
        [[family]]
        defender = 5
        leader = 1
        crybaby = 5
        [[family]]
        defender = 2
        leader = 2
        crybaby = 5
        [[family]]
        defender = 4
        leader = 4
        crybaby = 4
        [[family]]
        defender = 3
        leader = 3
    "#;
    let mut game = at(position, &[]);
    game.play(&["1 ready"]);
    assert!(game.happened("OS-11.3", |seen| matches!(seen, Seen::RowFilled { row: 1, .. })));
    // Three monsters against strength three in area 2 get in now.
    assert_eq!(game.asked(), [2]);
    assert!(game.happened("OS-9.6", |seen| matches!(seen, Seen::AreaChecked { .. })));
    game.play(&["2 ready"]);
    assert_eq!(game.offered(2), ["victim:defender", "victim:leader"]);
}

#[test]
fn nowhere_to_go_is_no_move() {
    let position = r#"
        players = 3
        phase = "destinations"
        badge = 1
        closed = [1, 2, 3, 4]
        dice = [1, 1, 1, 1]
        [[family]]
        defender = 6
        leader = 6
        crybaby = 6
        klutz = 6
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
        klutz = 5
        [[family]]
        defender = 6
        leader = 5
        crybaby = 5
        klutz = 6
    "#;
    let mut game = at(position, &[]);
    // Players 1 and 2 have one way each, which everybody can see; player 3 has two.
    assert_eq!(game.asked(), [3]);
    game.play(&["3 go:5"]);
    assert!(game.happened("OS-6.1", |seen| matches!(seen, Seen::Announced { auto: true, .. })));
    let closed = position.replacen("closed = [1, 2, 3, 4]", "closed = [1, 2, 3, 4, 5]", 1).replace("= 5\n", "= 6\n");
    let game = at(&closed, &[]);
    assert!(game.happened("OS-6.7", |seen| matches!(seen, Seen::NoDestination { .. })));
    assert!(game.happened("OS-6.7", |seen| matches!(seen, Seen::Stayed { .. })));
}
