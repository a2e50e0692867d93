//! The survivor plays Black Plague: legally, alone and as one of several, and far better than chance.

use holdout_bots::{bot, kinds};
use holdout_catalog::{Given, Seated, Table, title};
use holdout_kernel::{By, Seed, Throw, Viewer};
use serde_json::json;

/// Plays a game of mission 0 to its end; a bot per seat.
fn play(seats: &[&str], number: u64) -> Box<dyn Table> {
    let title = title("black-plague").expect("it is in the catalog");
    let mut setup = title.default_setup(seats.len() as u8);
    setup["mission"] = json!("m0");
    let mut table = title.open(&setup, Seed::from_number(number)).expect("the setup can be played");
    let bots: Vec<_> = seats.iter().map(|kind| bot("black-plague", kind).expect("a kind of bot")).collect();
    let mut throw = Throw::loose(Seed::from_number(number), 1);
    while !table.is_over() {
        assert!(table.steps() < 5_000, "the game goes on for ever");
        let seat = table.waiting()[0].seat;
        let ask = table.ask(seat).expect("who is waited for is asked");
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
    assert_eq!(kinds("black-plague"), ["random", "survivor"]);
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
