//! What marines and spectators get: nothing of the invader's hand, nothing of the dark.

use holdout_doom::content::Scenario;
use holdout_doom::{Answer, Content, Doom};
use holdout_kernel::record::Start;
use holdout_kernel::{By, Seat, Seed, Sitting, Throw, Viewer};
use std::fmt::Write;

/// Two hands of the same size that share no card with each other or with the deck.
const HANDS: [[&str; 4]; 2] =
    [["smash", "darkness", "rampage", "misfire"], ["its-a-trap", "jammed-door", "dud", "event-dodge"]];

/// Cards that both tables draw alike.
const DECK: [&str; 12] = [
    "spawn-imps",
    "haste",
    "spawn-demon",
    "frenzy",
    "earthquake",
    "spawn-imps",
    "dark-energies",
    "rift",
    "haste",
    "spawn-hell-knight",
    "frenzy",
    "earthquake",
];

/// The beginning of a scenario with one of the hands.
fn begin(scenario: &Scenario, marines: usize, hand: &[&str], seed: Seed) -> Sitting<Doom> {
    let mut text = format!("scenario = {:?}\nturn = \"marine-1\"\nhand = {hand:?}\ndeck = {DECK:?}\n", scenario.id);
    // Three more frags end the game: random play takes thousands of answers for all of them.
    writeln!(text, "frags = {}", scenario.frags_to_win[marines - 1] - 3).expect("a string grows");
    for start in &scenario.starts[..marines] {
        let (x, y) = scenario.map.xy(*start);
        write!(text, "[[marine]]\nat = \"{x},{y}\"\nbullets = 9\nweapons = [\"shotgun\"]\n").expect("a string grows");
    }
    let written = toml::from_str(&text).expect("a position is TOML");
    let start = Start::<Doom>::position(written).unwrap_or_else(|problems| panic!("{problems:?}"));
    Sitting::begin(Content::embedded(), start, seed).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Everything a viewer gets now: the view, what was just told, its own questions, and what others are waited for.
fn bytes(sitting: &Sitting<Doom>, told: usize, viewer: Viewer, seats: u8) -> String {
    let table = sitting.table();
    let mut text = serde_json::to_string(&table.view(viewer)).expect("a view is plain data");
    for entry in sitting.seen_since(told, viewer) {
        let seen = serde_json::to_string(&entry.seen).expect("an event is plain data");
        write!(text, "\n{} {seen} {:?}", entry.rule.0, entry.phrase).expect("a string grows");
    }
    for seat in Seat::all(seats) {
        let question = table.ask_text(seat);
        if viewer == Viewer::Seat(seat) {
            let (menu, free) = (table.menu(seat), table.liberties(seat));
            write!(text, "\n{question:?} {:?} {:?} {:?}", menu.offered, menu.refused, menu.fallback).expect("grows");
            write!(text, " {:?} {:?}", free.offered, free.refused).expect("a string grows");
        }
        let waiting = question.map(|(text, rule)| (text.waiting, rule));
        write!(text, "\n{waiting:?} {:?}", table.ask_id(seat)).expect("a string grows");
    }
    let open = (table.waiting_for(), table.window(), table.turn_of(), table.outcome());
    write!(text, "\n{open:?} {:?}", sitting.can_undo(Seat(1))).expect("a string grows");
    text
}

/// Of two tables that differ in the invader's hand alone, nobody but the invader can tell one from the other, through
/// whole games: whatever is answered at both, marines and spectators get the same bytes.
#[test]
fn marines_cannot_tell_one_hand_from_another() {
    for (number, scenario) in (0..).zip(&Content::embedded().scenarios) {
        for marines in 1..=3 {
            let seed = Seed::from_number(number * 10 + marines as u64);
            let mut twins = HANDS.map(|hand| begin(scenario, marines, &hand, seed));
            let seats = marines as u8 + 1;
            let viewers: Vec<Viewer> =
                (1..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect();
            let mut throw = Throw::loose(seed, 1);
            let (mut told, mut legal, mut others) = (0, Vec::new(), Vec::new());
            for answers in 0.. {
                assert!(answers < 20_000, "{}, {marines} marines: the game does not end", scenario.id);
                let [one, two] = &twins;
                for viewer in &viewers {
                    let (left, right) = (bytes(one, told, *viewer, seats), bytes(two, told, *viewer, seats));
                    assert_eq!(left, right, "{}, {marines} marines, answer {answers}: {viewer:?}", scenario.id);
                }
                if one.table().is_over() {
                    break;
                }
                told = one.log().len();
                let seat = one.table().waiting_for().iter().next().expect("somebody is asked");
                one.table().legal(seat, &mut legal);
                two.table().legal(seat, &mut others);
                // What the invader can do with either hand.
                legal.retain(|answer| others.contains(answer));
                let answer: Answer = *throw.pick(&legal);
                for table in &mut twins {
                    let ask = table.table().ask_id(seat);
                    let taken = table.answer(seat, ask, answer, By::Player, None);
                    assert!(taken.is_ok(), "{answer:?} was offered at both tables");
                }
            }
            let [one, two] = &twins;
            let hands = [one, two].map(|table| serde_json::to_string(&table.table().view(Viewer::Seat(Seat(0)))));
            assert_ne!(hands[0].as_ref().ok(), hands[1].as_ref().ok(), "the hands still differ");
        }
    }
}

/// What is written about an area, and where its squares lie, reaches nobody but the invader before it is revealed.
#[test]
fn nothing_of_the_dark_is_told() {
    for (number, scenario) in (0..).zip(&Content::embedded().scenarios) {
        let seed = Seed::from_number(number);
        let mut sitting = begin(scenario, 2, &HANDS[0], seed);
        let mut throw = Throw::loose(seed, 1);
        let (mut told, mut legal) = (0, Vec::new());
        for _ in 0..400 {
            for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
                let view = sitting.table().view(viewer);
                let text = bytes(&sitting, told, viewer, 3);
                // No name of a revealed area tells how many there are: each is called by one of its squares.
                for area in &view.areas {
                    assert!(view.squares.iter().any(|seen| seen.at == area.id && seen.area == area.id));
                }
                for (area, squares) in scenario.areas.iter().zip(&scenario.map.areas) {
                    if squares.iter().any(|square| view.areas.iter().any(|seen| seen.id == scenario.map.spot(square))) {
                        continue;
                    }
                    for words in area.name.iter().chain(&area.text).filter(|words| words.len() > 3) {
                        let words = serde_json::to_string(words).expect("a text is plain data");
                        assert!(!text.contains(&words), "{viewer:?} reads {words} of {}", scenario.id);
                    }
                    for square in squares.iter() {
                        let at = scenario.map.spot(square);
                        let shown = view.squares.iter().any(|seen| seen.at == at);
                        assert!(!shown, "{viewer:?} sees {at} of area {} of {}", area.id, scenario.id);
                    }
                }
                // The number of a token in the list of the scenario would tell how many lie in the dark.
                assert!(!text.contains("\"place\":"), "{viewer:?} reads a place in the list of {}", scenario.id);
                assert!(view.hand.is_none() && view.dark.is_none(), "no card of Recon is held here");
            }
            if sitting.table().is_over() {
                break;
            }
            told = sitting.log().len();
            let seat = sitting.table().waiting_for().iter().next().expect("somebody is asked");
            sitting.table().legal(seat, &mut legal);
            let ask = sitting.table().ask_id(seat);
            sitting.answer(seat, ask, *throw.pick(&legal), By::Player, None).expect("it was offered");
        }
    }
}
