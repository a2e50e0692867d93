//! OS-16.9 to OS-16.11: the 21 variants, each where it bites.

use crate::table::{Dice, Played, at};
use holdout_osaczeni::{Area, Seen};

fn with(variant: u8, position: &str, dice: Dice<'_>) -> Played {
    at(&format!("variant = {variant}\n{position}"), dice)
}

fn result(variant: u8, position: &str) -> Vec<u8> {
    with(variant, position, &[]).all().result.expect("the game is over").points
}

const SCORING: &str = r#"
    players = 4
    phase = "scoring"
    dead = ["player-2 leader", "player-2 defender", "player-3 crybaby", "player-3 leader", "player-4 leader"]
    [[family]]
    defender = 3
    leader = 3
    crybaby = 3
    [[family]]
    crybaby = 5
    hand = ["truck-keys"]
    [[family]]
    defender = 6
    [[family]]
    defender = 1
    crybaby = 1
"#;

#[test]
fn v01_getaway_car() {
    assert_eq!(result(3, SCORING), [15, 8, 5, 12]);
    assert_eq!(result(1, SCORING), [15, 7, 5, 12]);
    assert_eq!(result(1, &SCORING.replacen("crybaby = 5", "crybaby = 6", 1)), [15, 10, 5, 12]);
}

#[test]
fn v02_blood_ties() {
    assert_eq!(result(2, SCORING), [18, 8, 5, 12]);
}

const ARRIVAL: &str = r#"
    players = 4
    phase = "arrival"
    dice = [1]
    [[family]]
    defender = 1
    leader = 1
    crybaby = 2
    [[family]]
    defender = 5
    leader = 5
    crybaby = 3
    [[family]]
    defender = 4
    leader = 4
    crybaby = 5
    [[family]]
    defender = 4
    leader = 6
    crybaby = 4
"#;

#[test]
fn v03_lullaby() {
    assert_eq!(with(1, ARRIVAL, &[]).monsters(), [1, 1, 1, 2, 1, 0]);
    assert_eq!(with(3, ARRIVAL, &[]).monsters(), [1, 0, 0, 1, 0, 0]);
}

#[test]
fn v04_long_night() {
    let position = r#"
        players = 4
        phase = "end-of-round"
        dead = ["player-1 leader", "player-1 crybaby", "player-2 leader", "player-2 crybaby", "player-3 leader",
                "player-3 crybaby", "player-4 leader", "player-4 crybaby"]
        [[family]]
        defender = 1
        [[family]]
        defender = 5
        [[family]]
        defender = 4
        [[family]]
        defender = 4
    "#;
    let dice: Dice<'_> = &[("monster-dice", &[1; 6])];
    assert!(with(1, position, &[]).is_over());
    assert!(!with(4, position, dice).is_over());
}

/// Area 1 is threatened, its one family has a bat.
const LOUD: &str = r#"
    players = 4
    phase = "attacks"
    monsters = [3, 0, 0, 0, 0, 0]
    [[family]]
    defender = 1
    leader = 5
    crybaby = 5
    hand = ["baseball-bat", "baseball-bat"]
    [[family]]
    defender = 5
    leader = 5
    crybaby = 3
    [[family]]
    defender = 4
    leader = 4
    crybaby = 5
    [[family]]
    defender = 4
    leader = 3
    crybaby = 4
"#;

#[test]
fn v05_loud_arms() {
    let mut quiet = with(1, LOUD, &[("monster-dice", &[1; 4])]);
    quiet.play(&["1 play:baseball-bat", "1 play:baseball-bat", "1 ready"]);
    assert_eq!(quiet.monsters()[5], 0);
    let mut loud = with(5, LOUD, &[("monster-dice", &[1; 4])]);
    loud.play(&["1 play:baseball-bat", "1 play:baseball-bat", "1 ready"]);
    assert_eq!(loud.monsters()[5], 1);
    assert!(loud.happened("OS-16.11", |seen| matches!(seen, Seen::MonsterCame { .. })));
}

#[test]
fn v06_live_feed() {
    let position = LOUD.replacen("\"attacks\"", "\"badge\"", 1).replacen("leader = 3", "leader = 2", 1);
    let mut game = with(6, &position, &[("monster-dice", &[2, 2, 5, 6])]);
    assert_eq!(game.offered(2), ["show:2", "show:5", "show:6"]);
    game.play(&["2 show:5"]);
    let seen = game.seen_by(1).dice;
    assert_eq!((seen.shown.map(Area::number), seen.values.is_none()), (Some(5), true));
}

#[test]
fn v07_squeeze_in() {
    let spaces = |variant| with(variant, SCORING, &[]).all().areas.iter().map(|area| area.spaces).collect::<Vec<_>>();
    assert_eq!(spaces(1), [3, 4, 3, 4, 6, 0]);
    assert_eq!(spaces(7), [4, 5, 4, 5, 7, 0]);
}

#[test]
fn v08_weak_shutters() {
    let position = LOUD.replacen("\"attacks\"", "\"end-of-round\"", 1).replacen("[3, 0", "[4, 5", 1);
    let closed = |variant| {
        let game = with(variant, &position, &[("monster-dice", &[1; 4])]);
        game.all().areas.iter().filter(|area| area.closed).count()
    };
    assert_eq!((closed(1), closed(8)), (0, 1));
}

#[test]
fn v09_haunting() {
    let position = r#"
        players = 4
        phase = "attacks"
        badge = 3
        monsters = [1, 0, 0, 0, 6, 0]
        closed = [2]
        dead = ["player-2 leader", "player-2 crybaby", "player-2 defender"]
        [[family]]
        defender = 1
        leader = 5
        crybaby = 5
        [[family]]
        [[family]]
        defender = 4
        leader = 4
        crybaby = 5
        [[family]]
        defender = 4
        leader = 3
        crybaby = 4
    "#;
    let mut game = with(9, position, &[("monster-dice", &[1; 5])]);
    assert_eq!(game.asked(), [2]);
    for refused in ["haunt:1:2", "haunt:1:5", "haunt:1:1", "haunt:3:4"] {
        assert_eq!(game.refused(&format!("2 {refused}")), "OS-16.11", "{refused}");
    }
    game.play(&["2 haunt:1:3"]);
    // One monster against one Leader in area 3, and row 1 is full at four players: they get in.
    assert_eq!((game.monsters()[0], game.asked()), (0, vec![4]));
}

#[test]
fn v10_human_wall() {
    let strength = |variant| {
        let all = with(variant, LOUD, &[]).all();
        all.areas.iter().map(|area| area.strength).collect::<Vec<_>>()
    };
    // Two Defenders stand in area 4.
    assert_eq!(strength(1), [2, 0, 2, 6, 6, 0]);
    assert_eq!(strength(10), [2, 0, 2, 7, 6, 0]);
}

#[test]
fn v11_early_dark() {
    let dead = |count: usize| {
        let names = [
            "player-1 leader",
            "player-2 leader",
            "player-3 leader",
            "player-4 leader",
            "player-1 crybaby",
            "player-2 crybaby",
        ];
        let dead: Vec<String> = names[..count].iter().map(|name| format!("{name:?}")).collect();
        let mut position = format!("players = 4\nphase = \"scoring\"\ndead = [{}]\n", dead.join(", "));
        for player in 1..=4 {
            position += "[[family]]\n";
            for kind in ["defender", "leader", "crybaby"] {
                if !names[..count].contains(&format!("player-{player} {kind}").as_str()) {
                    position += &format!("{kind} = 6\n");
                }
            }
        }
        position
    };
    let dice = |variant, count| with(variant, &dead(count), &[]).all().dice.available;
    assert_eq!([dice(1, 0), dice(1, 3), dice(1, 4), dice(1, 6)], [4, 4, 5, 6]);
    assert_eq!([dice(11, 0), dice(11, 3), dice(11, 4), dice(11, 6)], [5, 5, 5, 6]);
}

/// One monster on the car park, player 1's Crybaby alone there.
const ALONE: &str = r#"
    players = 4
    phase = "attacks"
    victim = 3
    monsters = [0, 0, 0, 0, 0, 1]
    deck = ["molotov"]
    [[family]]
    defender = 1
    leader = 5
    crybaby = 6
    [[family]]
    defender = 5
    leader = 5
    crybaby = 3
    [[family]]
    defender = 4
    leader = 4
    crybaby = 5
    [[family]]
    defender = 4
    leader = 3
    crybaby = 4
"#;

#[test]
fn v12_last_toy() {
    let mut game = with(12, ALONE, &[]);
    game.play(&["1 ready"]);
    assert_eq!((game.all().families[0].hand, game.all().deck), (1, 0));
    assert_eq!(game.seen_by(1).mine.expect("a seat").hand[0].id(), "molotov");
}

#[test]
fn v13_rationing() {
    let position =
        ALONE.replacen("\"attacks\"", "\"truck\"", 1).replacen("[\"molotov\"]", "[\"gun\", \"gun\", \"gun\"]", 1);
    let mut game = with(13, &position, &[("monster-dice", &[1; 4])]);
    game.play(&["1 keep:gun", "1 give:gun:player-2"]);
    assert_eq!((game.all().deck, game.seen_by(1).mine.expect("a seat").boxed.len()), (1, 0));
}

#[test]
fn v14_small_pockets() {
    let position = ALONE
        .replacen("\"attacks\"", "\"truck\"", 1)
        .replacen("[\"molotov\"]", "[\"gun\", \"gun\", \"gun\"]", 1)
        .replacen("crybaby = 6", "crybaby = 6\n    hand = [\"chainsaw\", \"chainsaw\"]", 1)
        .replacen("crybaby = 3", "crybaby = 3\n    hand = [\"molotov\", \"truck-keys\"]", 1);
    let mut game = with(14, &position, &[("monster-dice", &[1; 4])]);
    game.play(&["1 keep:gun", "1 give:gun:player-2"]);
    assert_eq!(game.asked(), [1, 2]);
    assert_eq!(game.offered(2), ["discard:gun", "discard:molotov", "discard:truck-keys"]);
    game.play(&["2 discard:gun", "1 discard:chainsaw"]);
    let all = game.all();
    assert_eq!((all.families[0].hand, all.families[1].hand), (2, 2));
    // Player 1 still knows only that the gun is in that hand or was put away.
    assert_eq!(game.seen_by(1).mine.expect("a seat").given.len(), 1);
}

#[test]
fn v15_no_mercy() {
    let mut game = with(15, ALONE, &[("monster-dice", &[1; 4])]);
    game.play(&["1 ready"]);
    assert_eq!(game.offered(1), ["token:player-2", "token:player-3", "token:player-4"]);
    assert_eq!(game.refused("1 token:player-1"), "OS-16.10");
    game.play(&["1 token:player-4"]);
    assert_eq!(game.all().victim.0, 3);
}

#[test]
fn v16_convoy() {
    let position = ALONE.replacen("defender = 1", "defender = 6", 1).replacen("leader = 5", "leader = 6", 1);
    let mut game = with(16, &position, &[]);
    assert_eq!(game.asked(), [1]);
    game.play(&["1 ready"]);
    let crowded = position.replacen("defender = 5", "defender = 6", 1);
    let game = with(16, &crowded, &[]);
    assert!(game.happened("OS-16.11", |seen| matches!(seen, Seen::ConvoyLeft { count: 1, .. })));
    assert!(game.all().cold_store.rows[0].dead.is_empty());
}

#[test]
fn v17_last_one_standing() {
    let position = r#"
        players = 4
        phase = "truck"
        deck = ["gun"]
        dead = ["player-1 leader", "player-1 defender"]
        [[family]]
        crybaby = 6
        [[family]]
        defender = 6
        leader = 5
        crybaby = 3
        [[family]]
        defender = 4
        leader = 4
        crybaby = 5
        [[family]]
        defender = 4
        leader = 3
        crybaby = 4
    "#;
    let weights = |variant| {
        let vote = with(variant, position, &[]).all().vote.expect("a vote");
        vote.voters.iter().map(|voter| voter.weight).collect::<Vec<_>>()
    };
    assert_eq!((weights(1), weights(17)), (vec![1, 1], vec![2, 1]));
}

#[test]
fn v18_gathering_crowd() {
    let position = LOUD.replacen("\"attacks\"", "\"end-of-round\"", 1).replacen("[3, 0, 0", "[3, 5, 0", 1);
    let game = with(18, &position, &[("monster-dice", &[1; 4])]);
    // The sixth monster closes the empty area 2; area 1 has somebody, so nothing gathers there.
    assert!(game.all().areas[1].closed);
    assert_eq!(game.monsters()[0], 3);
}

#[test]
fn v19_second_ballot() {
    let position = ALONE.replacen("\"attacks\"", "\"truck\"", 1).replacen("defender = 5", "defender = 6", 1).replacen(
        "defender = 4",
        "defender = 6",
        1,
    );
    let mut game = with(19, &position, &[("monster-dice", &[1; 4])]);
    game.play(&["1 ready", "2 ready", "3 ready", "1 vote:player-1", "2 vote:player-2"]).clock(3);
    // Voters and weights stay, only the tied can be chosen, and no cards are played.
    assert_eq!(game.asked(), [1, 2, 3]);
    assert_eq!(game.offered(3), ["vote:player-1", "vote:player-2"]);
    game.play(&["1 vote:player-1", "2 vote:player-2", "3 vote:player-2"]);
    assert!(game.happened("OS-3.13", |seen| matches!(seen, Seen::Elected { seat, .. } if seat.0 == 1)));
}

#[test]
fn v20_well_stocked() {
    use holdout_kernel::{Aside, Seed, Table, Viewer};
    use holdout_osaczeni::{Content, Osaczeni, Setup};
    let setup = Setup { variant: Some(20), unlocked: vec![20], ..Setup::of(5) };
    let table =
        Table::<Osaczeni>::open(Content::embedded(), &setup, Seed::from_number(1), Aside::NONE).expect("a setup");
    let view = table.view(Viewer::Spectator);
    assert!(view.families.iter().all(|family| family.hand == 2));
    assert_eq!(view.deck, 13);
}

#[test]
fn v21_after_you() {
    let position = r#"
        players = 4
        phase = "movement"
        badge = 2
        dice = [1, 1, 1, 1]
        destinations = [6, 6, 6, 6]
        [[family]]
        defender = 1
        leader = 5
        crybaby = 5
        [[family]]
        defender = 5
        leader = 5
        crybaby = 3
        [[family]]
        defender = 4
        leader = 4
        crybaby = 5
        [[family]]
        defender = 4
        leader = 3
        crybaby = 4
    "#;
    let mut game = with(21, position, &[]);
    for player in [3, 4, 1, 2] {
        assert_eq!(game.asked(), [player]);
        game.play(&[&format!("{player} move:leader")]);
    }
    assert_eq!(with(1, position, &[]).asked(), [2]);
}

#[test]
fn a_variant_must_be_unlocked_unless_the_table_plays_freely() {
    use holdout_kernel::Game;
    use holdout_osaczeni::{Content, Osaczeni, Setup};
    let open = |setup: Setup| Osaczeni::open(Content::embedded(), &setup).map(drop);
    assert!(open(Setup { variant: Some(15), ..Setup::of(4) }).is_err());
    assert!(open(Setup { variant: Some(15), unlocked: vec![15], ..Setup::of(4) }).is_ok());
    assert!(open(Setup { variant: Some(15), any_variant: true, ..Setup::of(4) }).is_ok());
    assert!(open(Setup { variant: Some(22), any_variant: true, ..Setup::of(4) }).is_err());
    assert!(open(Setup::of(2)).is_err() && open(Setup::of(7)).is_err());
    let same = Setup { badge: Some(holdout_kernel::Seat(1)), victim: Some(holdout_kernel::Seat(1)), ..Setup::of(4) };
    assert!(open(same).is_err());
}
