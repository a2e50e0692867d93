//! OS-14: item cards in their windows.

use crate::table::{Played, at};
use holdout_osaczeni::Seen;

/// The toy store is besieged by five; two families are in it, with these cards. Area 2 is closed, area 5 full of
/// monsters.
fn besieged(first: &str, second: &str) -> Played {
    let position = format!(
        r#"
        players = 4
        round = 2
        phase = "attacks"
        area = 4
        badge = 4
        victim = 4
        closed = [2]
        monsters = [1, 0, 2, 5, 6, 0]
        [[family]]
        defender = 1
        leader = 4
        crybaby = 4
        hand = [{first}]
        [[family]]
        defender = 3
        leader = 4
        crybaby = 3
        hand = [{second}]
        [[family]]
        defender = 6
        leader = 5
        crybaby = 6
        [[family]]
        defender = 5
        leader = 1
        crybaby = 5
        hand = ["gun", "baseball-bat"]
    "#
    );
    at(&position, &[])
}

#[test]
fn only_participants_play_cards() {
    let game = besieged("", "");
    assert_eq!(game.asked(), [1, 2]);
    assert!(game.offered(4).is_empty());
}

#[test]
fn bat_chainsaw_and_molotov_drive_monsters_off() {
    let mut game = besieged("\"baseball-bat\", \"chainsaw\"", "\"molotov\"");
    let before = game.all().pool;
    game.play(&["1 play:baseball-bat"]);
    assert_eq!((game.monsters()[3], game.all().pool), (4, before + 1));
    game.play(&["1 play:chainsaw"]);
    assert_eq!(game.monsters()[3], 2);
    assert!(game.happened("OS-14.11", |seen| matches!(seen, Seen::DrivenOff { count: 1, .. })));
}

#[test]
fn a_molotov_clears_the_area() {
    let mut game = besieged("", "\"molotov\"");
    game.play(&["2 play:molotov"]);
    assert_eq!(game.monsters()[3], 0);
    assert!(game.happened("OS-14.13", |seen| matches!(seen, Seen::DrivenOff { count: 5, .. })));
}

#[test]
fn nothing_left_nothing_to_drive_off_but_the_discussion_goes_on() {
    let (first, second) = ("\"baseball-bat\", \"canned-food\", \"gun\"", "\"chainsaw\", \"chainsaw\", \"molotov\"");
    let mut game = besieged(first, second);
    game.play(&["2 play:chainsaw", "2 play:chainsaw", "2 play:molotov"]);
    assert_eq!(game.monsters()[3], 0);
    assert_eq!(game.refused("1 play:baseball-bat"), "OS-14.14");
    assert_eq!(game.refused("1 play:canned-food"), "OS-14.14");
    // OS-14.16: cards may still be spent for nothing.
    game.play(&["1 play:gun", "1 ready", "2 ready"]);
    assert!(game.happened("OS-9.9", |seen| matches!(seen, Seen::Averted { .. })));
}

#[test]
fn canned_food_lures_one_monster_to_an_open_area_with_a_free_notch() {
    let mut game = besieged("\"canned-food\"", "");
    assert_eq!(game.offered(1), ["play:canned-food:1", "play:canned-food:3", "play:canned-food:6", "ready"]);
    for area in [2, 4, 5] {
        assert_eq!(game.refused(&format!("1 play:canned-food:{area}")), "OS-14.9");
    }
    game.play(&["1 play:canned-food:6"]);
    assert_eq!(game.monsters(), [1, 0, 2, 4, 6, 1]);
}

#[test]
fn rotten_meat_hides_strength_stays_and_the_vote_is_gone() {
    let mut game = besieged("\"rotten-meat\", \"gun\"", "\"rotten-meat\", \"gun\"");
    game.play(&["2 play:rotten-meat:leader"]);
    let vote = game.all().vote.expect("a vote");
    assert_eq!(vote.voters.iter().map(|voter| voter.weight).collect::<Vec<_>>(), [3, 0]);
    assert_eq!(vote.candidates.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0]);
    assert_eq!(game.all().areas[3].strength, 3);
    // OS-14.5: a gun needs somebody who is not hidden.
    assert_eq!(game.refused("2 play:gun"), "OS-14.5");
    game.play(&["1 play:rotten-meat:leader", "1 ready", "2 ready"]);
    // OS-9.11: only one player has somebody to be found, and only one character.
    assert!(game.happened("OS-9.11", |seen| matches!(seen, Seen::Elected { .. })));
    assert_eq!(game.place(1, "crybaby"), 0);
    assert_eq!(game.all().victim.0, 0);
    assert_eq!(game.monsters()[3], 0);
}

#[test]
fn everybody_hidden_nobody_found() {
    let mut game = besieged("\"rotten-meat\", \"rotten-meat\"", "\"rotten-meat\"");
    game.play(&["2 play:rotten-meat:leader", "1 play:rotten-meat:leader", "1 play:rotten-meat:crybaby"]);
    game.play(&["1 ready", "2 ready"]);
    assert!(game.happened("OS-9.10", |seen| matches!(seen, Seen::NobodyFound { count: 5, .. })));
    assert_eq!((game.monsters()[3], game.all().victim.0), (0, 3));
}

#[test]
fn the_elected_player_gives_up_somebody_who_is_not_hidden() {
    let mut game = besieged("\"rotten-meat\"", "");
    game.play(&["1 ready", "2 ready", "1 vote:player-2", "2 vote:player-1"]);
    // Three votes against one.
    assert!(game.happened("OS-3.13", |seen| matches!(seen, Seen::Elected { seat, .. } if seat.0 == 1)));
    assert_eq!(game.place(2, "leader"), 0);
}

#[test]
fn a_gun_adds_a_vote_for_this_vote_only_in_rooms() {
    let mut game = besieged("", "\"gun\", \"gun\"");
    game.play(&["2 play:gun", "2 play:gun", "1 ready", "2 ready", "1 vote:player-2", "2 vote:player-1"]);
    let last = game.all().last_vote.expect("a vote");
    assert_eq!(last.ballots.iter().map(|ballot| ballot.weight).collect::<Vec<_>>(), [3, 4]);
    assert_eq!(game.offered(1), ["victim:crybaby", "victim:leader"]);
    game.play(&["1 victim:leader"]);
    // Area 6 has no monsters, area 5 is empty of strength: the attack is over, the guns are laid down.
    assert_eq!(game.all().families[1].guns, 0);
}

/// Three monsters on the car park, three families with one each.
fn car_park(first: &str, second: &str, third: &str) -> Played {
    let position = format!(
        r#"
        players = 4
        round = 2
        phase = "attacks"
        area = 6
        badge = 4
        victim = 4
        monsters = [0, 0, 0, 0, 0, 3]
        [[family]]
        defender = 6
        leader = 1
        crybaby = 4
        hand = [{first}]
        [[family]]
        defender = 3
        leader = 6
        crybaby = 3
        hand = [{second}]
        [[family]]
        defender = 5
        leader = 5
        crybaby = 6
        hand = [{third}]
        [[family]]
        defender = 5
        leader = 1
        crybaby = 5
    "#
    );
    at(&position, &[("monster-dice", &[1, 1, 1, 1, 1, 1])])
}

#[test]
fn on_the_car_park_guns_and_meat_stay_in_force_until_the_attack_ends() {
    let mut game = car_park("\"gun\", \"gun\"", "", "\"rotten-meat\"");
    game.play(&["1 play:gun", "1 play:gun", "3 play:rotten-meat:crybaby", "1 ready", "2 ready", "3 ready"]);
    assert_eq!(game.refused("1 vote:player-3"), "OS-3.12");
    game.play(&["1 vote:player-2", "2 vote:player-1"]);
    assert_eq!(game.place(2, "leader"), 0);
    assert_eq!((game.monsters()[5], game.all().victim.0), (2, 1));
    // A new discussion; player 2 is gone, player 3 hidden, player 1's guns still in force.
    assert_eq!(game.asked(), [1, 3]);
    assert_eq!(game.all().vote.expect("a vote").voters[0].weight, 3);
    game.play(&["1 ready", "3 ready"]);
    // OS-10.9: alone. OS-10.6: only a hidden one is left; the last monster leaves.
    assert!(game.happened("OS-10.9", |seen| matches!(seen, Seen::Elected { .. })));
    assert!(game.happened("OS-10.6", |seen| matches!(seen, Seen::NobodyFound { count: 1, .. })));
    assert!(game.happened("OS-9.17", |seen| matches!(seen, Seen::FacesUp { .. })));
    assert_eq!((game.place(1, "defender"), game.place(3, "crybaby"), game.monsters()[5]), (0, 6, 0));
}

#[test]
fn on_the_car_park_every_monster_driven_off_saves_somebody() {
    let mut game = car_park("\"chainsaw\"", "\"baseball-bat\"", "");
    game.play(&["1 play:chainsaw", "2 play:baseball-bat", "1 ready", "2 ready", "3 ready"]);
    assert!(game.happened("OS-10.3", |seen| matches!(seen, Seen::Averted { .. })));
    assert!(game.all().cold_store.rows[0].dead.is_empty());
}

/// Player 1 moves first and holds a drink; area 1 is full, area 2 closed.
const DRINK: &str = r#"
    players = 4
    round = 2
    phase = "movement"
    closed = [2]
    dice = [1, 1, 1, 1]
    destinations = [4, 6, 6, 6]
    [[family]]
    defender = 3
    leader = 3
    crybaby = 6
    hand = ["energy-drink", "energy-drink", "gun"]
    [[family]]
    defender = 1
    leader = 1
    crybaby = 1
    hand = ["gun"]
    [[family]]
    defender = 5
    leader = 5
    crybaby = 5
    [[family]]
    defender = 4
    leader = 4
    crybaby = 5
"#;

#[test]
fn energy_drinks_come_after_the_own_move_and_go_anywhere_with_room() {
    let mut game = at(DRINK, &[]);
    assert_eq!(game.offered(1), ["move:crybaby", "move:defender", "move:leader"]);
    assert_eq!(game.refused("1 play:energy-drink"), "OS-7.11");
    game.play(&["1 move:leader"]);
    assert_eq!(game.place(1, "leader"), 4);
    let defender = ["play:energy-drink:defender:4", "play:energy-drink:defender:5", "play:energy-drink:defender:6"];
    assert!(defender.iter().all(|name| game.offered(1).contains(&(*name).to_owned())));
    for refused in ["defender:1", "defender:2", "defender:3"] {
        assert_eq!(game.refused(&format!("1 play:energy-drink:{refused}")), "OS-14.7");
    }
    assert_eq!(game.refused("1 play:gun"), "OS-14.2");
    game.play(&["1 play:energy-drink:leader:6", "1 play:energy-drink:leader:3"]);
    assert_eq!(game.place(1, "leader"), 3);
    // No drink is left for this player, but a card is: the window stays open until the player says so.
    assert_eq!(game.offered(1), ["done"]);
    game.play(&["1 done"]);
    assert_eq!(game.asked(), [2]);
    // Player 2 has a card, so is asked after the move, whatever it is.
    game.play(&["2 move:crybaby"]);
    assert_eq!(game.offered(2), ["done"]);
}
