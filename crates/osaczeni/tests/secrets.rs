//! What a seat may imagine: what it knows stays, what it cannot know varies.

use holdout_kernel::record::Start;
use holdout_kernel::{By, Seat, Seed, Sitting, Table, Throw, Viewer};
use holdout_osaczeni::view::View;
use holdout_osaczeni::{Answer, Area, Content, Item, Osaczeni};
use std::collections::BTreeSet;

const POSITION: &str = r#"
    players = 4
    phase = "truck"
    variant = 14
    deck = ["gun", "molotov", "chainsaw", "gun", "canned-food", "energy-drink", "rotten-meat"]
    [[family]]
    defender = 6
    leader = 1
    crybaby = 1
    hand = ["walkie-talkie", "chainsaw"]
    [[family]]
    defender = 5
    leader = 2
    crybaby = 2
    hand = ["gun", "baseball-bat"]
    [[family]]
    defender = 4
    leader = 4
    crybaby = 4
    hand = ["truck-keys"]
    [[family]]
    defender = 5
    leader = 5
    crybaby = 3
    hand = ["walkie-talkie"]
"#;

/// Player 1 searches, keeps a chainsaw, gives the molotov to player 2 and boxes a gun; players 1 and 2 put cards away;
/// player 4 takes the badge and looks.
fn after_the_search() -> Sitting<Osaczeni> {
    let written = toml::from_str(POSITION).expect("a position is TOML");
    let start = Start::<Osaczeni>::position(written).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut sitting = Sitting::begin(Content::embedded(), start, Seed::from_number(3))
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let answers = [(0, "keep:chainsaw"), (0, "give:molotov:player-2"), (0, "discard:chainsaw"), (1, "discard:gun")];
    for (seat, name) in answers {
        let answer = Answer::parse(name).expect("a known answer");
        let ask = sitting.table().ask_id(Seat(seat));
        sitting
            .answer(Seat(seat), ask, answer, By::Player, None)
            .unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
    }
    sitting
}

/// The table as a viewer imagines it, many times, seen by somebody who sees everything.
fn imagined(table: &Table<Osaczeni>, viewer: Viewer) -> Vec<View> {
    let mut throw = Throw::loose(Seed::from_number(9), 1);
    (0..300).map(|_| table.imagine(viewer, &mut throw).view(Viewer::Omniscient)).collect()
}

fn hand(view: &View, player: usize) -> Vec<Item> {
    view.families[player - 1].cards.clone().expect("omniscient")
}

#[test]
fn a_searcher_knows_what_was_given_but_not_what_became_of_it() {
    let sitting = after_the_search();
    let views = imagined(sitting.table(), Viewer::Seat(Seat(0)));
    assert!(views.iter().all(|view| hand(view, 1) == hand(&views[0], 1)), "the own hand never changes");
    // The molotov is in that hand or was put away by it, and nowhere else.
    let in_hand = views.iter().filter(|view| hand(view, 2).contains(&Item::Molotov)).count();
    assert!((150..270).contains(&in_hand), "two of three places are in the hand: {in_hand} of 300");
    for view in &views {
        let all = view.everything.as_ref().expect("omniscient");
        assert!(!all.deck.contains(&Item::Molotov));
        assert!(hand(view, 2).contains(&Item::Molotov) || all.boxed.contains(&Item::Molotov));
        // The own gun stays in the box.
        assert!(all.boxed.contains(&Item::Gun));
    }
    let others: BTreeSet<Vec<Item>> = views.iter().map(|view| hand(view, 3)).collect();
    assert!(others.len() > 5, "a hand nobody has seen varies: {others:?}");
}

#[test]
fn others_know_neither_the_gift_nor_the_box() {
    let sitting = after_the_search();
    let views = imagined(sitting.table(), Viewer::Seat(Seat(2)));
    let molotov_elsewhere = views.iter().filter(|view| !hand(view, 2).contains(&Item::Molotov)).count();
    assert!(molotov_elsewhere > 150, "{molotov_elsewhere} of 300");
    assert!(views.iter().all(|view| hand(view, 3) == [Item::TruckKeys]));
    let decks: BTreeSet<Vec<Item>> =
        views.iter().map(|view| view.everything.as_ref().expect("omniscient").deck.clone()).collect();
    assert!(decks.len() > 100, "the order of the deck is anybody's guess");
}

#[test]
fn dice_stay_for_who_looked_and_vary_for_who_did_not() {
    let sitting = after_the_search();
    let faces = |view: &View| view.dice.values.expect("omniscient").iter().map(Area::number).collect::<Vec<_>>();
    let real = faces(&sitting.table().view(Viewer::Omniscient));
    // Player 4 was alone in the monitoring centre and looked.
    assert!(imagined(sitting.table(), Viewer::Seat(Seat(3))).iter().all(|view| faces(view) == real));
    let guesses: BTreeSet<Vec<u8>> = imagined(sitting.table(), Viewer::Seat(Seat(0))).iter().map(faces).collect();
    assert!(guesses.len() > 50, "{} guesses", guesses.len());
}
