//! The survivor plays the editions of Zombicide: legally, alone and as one of several, and far better than chance.

use holdout_bots::{bot, kinds};
use holdout_catalog::{Ask, Given, Seated, Table, title};
use holdout_kernel::{By, Seat, Seed, Throw, Viewer};
use serde_json::json;

/// Plays a game of mission 0 to its end; a bot per seat.
fn play(seats: &[&str], number: u64) -> Box<dyn Table> {
    watch("black-plague", "m0", seats, number, |_, _, _| {})
}

/// Plays a game to its end, and lets somebody look at every question.
fn watch(
    game: &str,
    mission: &str,
    seats: &[&str],
    number: u64,
    mut look: impl FnMut(&dyn Table, Seat, &Ask),
) -> Box<dyn Table> {
    let title = title(game).expect("it is in the catalog");
    let mut setup = title.default_setup(seats.len() as u8);
    setup["mission"] = json!(mission);
    let mut table = title.open(&setup, Seed::from_number(number)).expect("the setup can be played");
    let bots: Vec<_> = seats.iter().map(|kind| bot(game, kind).expect("a kind of bot")).collect();
    let mut throw = Throw::loose(Seed::from_number(number), 1);
    while !table.is_over() {
        assert!(table.steps() < 5_000, "the game goes on for ever");
        let seat = table.waiting()[0].seat;
        let ask = table.ask(seat).expect("who is waited for is asked");
        look(&*table, seat, &ask);
        let name = bots[seat.index()].answer(&Seated::new(&*table, seat), &ask, throw.seed());
        assert!(ask.answers.iter().any(|choice| choice.name == name), "{name} is not offered in {:?}", ask.about);
        table.act(seat, ask.id, &Given::Name(name), By::Player).expect("what is offered is taken");
    }
    table
}

fn won(seats: &[&str], games: std::ops::Range<u64>) -> usize {
    games.filter(|number| play(seats, *number).view(Viewer::Omniscient)["outcome"] == "won").count()
}

#[test]
fn the_survivor_is_the_strongest_bot_of_its_game() {
    assert_eq!(kinds("black-plague", "survivors"), ["random", "survivor"]);
    assert!(bot("osaczeni", "survivor").is_none());
}

#[test]
fn a_team_of_one_player_mostly_wins_the_first_mission_and_chance_does_not() {
    let (survivor, random) = (won(&["survivor"], 0..6), won(&["random"], 0..6));
    assert!(survivor >= 4, "won {survivor} of 6");
    assert!(random <= 1, "random answers won {random} of 6");
}

#[test]
fn players_of_a_team_win_together() {
    let survivors = won(&["survivor", "survivor", "survivor"], 20..23);
    assert!(survivors >= 2, "won {survivors} of 3");
}

#[test]
fn the_same_seeds_give_the_same_game() {
    let record = || play(&["survivor", "random"], 7).record(&[], None).write();
    assert_eq!(record(), record());
}

/// Whoever is hit by a comrade's shot looks into her own hands for what she gives up, not into those of whoever shot.
#[test]
fn a_card_is_given_up_by_whoever_is_hit() {
    let position = json!({
        "mission": "m1", "spawn_first": "2R.s00", "turn": "baldric",
        "survivors": [
            { "id": "baldric", "zone": "2R.s22", "hands": ["crossbow"] },
            { "id": "ann", "zone": "2R.s21", "skills": ["is-that-all-youve-got"], "hands": ["crossbow", "torch"] },
        ],
    });
    let title = title("black-plague").expect("it is in the catalog");
    let mut asked = 0;
    for number in 0..20 {
        let mut table = title.arrange(&position, Seed::from_number(number)).expect("the position is consistent");
        let seat = Seat(0);
        let shot = table.ask(seat).expect("the seat is asked").id;
        let name = Given::Name("ranged:hand-1:2R.s21".to_owned());
        table.act(seat, shot, &name, By::Player).expect("the shot is offered");
        let ask = table.ask(seat).expect("the seat is asked");
        if !ask.answers.iter().any(|choice| choice.name == "shrug:hand-2") {
            continue;
        }
        asked += 1;
        for kind in ["rookie", "survivor"] {
            let bot = bot("black-plague", kind).expect("a kind of bot");
            let name = bot.answer(&Seated::new(&*table, seat), &ask, Seed::from_number(number));
            assert!(ask.answers.iter().any(|choice| choice.name == name), "{name} of the {kind} is not offered");
        }
    }
    assert!(asked > 3, "only {asked} shots missed");
}

/// Machines that stand for a Survivor who is hit, a crew, scientists, tanks: what only a station has is answered too.
#[test]
fn a_team_in_a_station_plays_to_the_end() {
    for (mission, number) in [("m3", 0), ("m9", 1), ("m10", 2)] {
        let table = watch("invader", mission, &["survivor", "random"], number, |_, _, _| {});
        assert!(table.is_over(), "{mission}");
    }
}

/// Decks, objectives face down, what lies in vaults and nests are not known to it.
#[test]
fn what_its_seat_cannot_see_changes_nothing() {
    let games = [("black-plague", "m0", 1), ("black-plague", "m2", 2), ("black-plague", "m7", 3), ("invader", "m6", 4)];
    let mut compared = 0;
    for (game, mission, number) in games {
        let survivor = bot(game, "survivor").expect("there is a survivor");
        watch(game, mission, &["random", "random"], number, |table, seat, ask| {
            if !table.steps().is_multiple_of(9) {
                return;
            }
            let answer = |table: &dyn Table| survivor.answer(&Seated::new(table, seat), ask, Seed::from_number(number));
            let real = answer(table);
            for other in 0..3 {
                let imagined = table.imagine(Viewer::Seat(seat), Seed::from_number(other));
                assert_eq!(answer(&*imagined), real, "{mission}, step {}", table.steps());
                compared += 1;
            }
        });
    }
    assert!(compared > 60, "only {compared} tables were compared");
}

/// Where a wall bars the way to what the mission wants, a ladder is fetched and hung.
#[test]
fn a_ladder_is_hung_where_a_wall_bars_the_way() {
    let title = title("white-death").expect("it is in the catalog");
    let mut setup = title.default_setup(1);
    setup["mission"] = json!("m5");
    let (ways, _) = holdout_bots::ways(title, &setup, Seed::from_number(0)).expect("it can be played");
    let beacon = ways.iter().find(|way| way.place.starts_with("beacon")).expect("there is one");
    assert!(beacon.on_foot.is_none() && beacon.by_ladder.is_some(), "the Beacon lies beyond the wall");
    let hung = |number| watch("white-death", "m5", &["rookie"], number, |_, _, _| {}).record(&[], None).write();
    assert!((0..8).any(|number| hung(number).contains("hang-ladder")), "nobody hung a ladder in eight games");
}

/// In a station whoever lingers is lost: the team does what it came for, and leaves.
#[test]
fn a_team_in_a_station_mostly_wins_the_first_mission() {
    let games = (0..6).map(|number| watch("invader", "m0", &["survivor"], number, |_, _, _| {}));
    let ends: Vec<String> = games.map(|table| table.view(Viewer::Omniscient)["outcome"].to_string()).collect();
    let won = ends.iter().filter(|end| *end == "\"won\"").count();
    assert!(won >= 4, "won {won} of 6: {ends:?}");
}
