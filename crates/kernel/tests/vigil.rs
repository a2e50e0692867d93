//! The kernel proved on a small game: dice, a deck, hidden hands, a sealed vote, an interrupt, undo and its barrier.

#[path = "vigil/mod.rs"]
#[allow(dead_code, reason = "the benchmark uses the rest")]
mod game;

use game::{Answer, Seen, Setup, Vigil, Why};
use holdout_kernel::battery::{self, Care};
use holdout_kernel::record::Start;
use holdout_kernel::sitting::NoUndo;
use holdout_kernel::*;
use std::collections::BTreeMap;

fn sitting(keepers: u8) -> Sitting<Vigil> {
    Sitting::begin(&(), Start::Setup(Setup::of(keepers)), Seed::from_number(1)).expect("a vigil begins")
}

fn give(sitting: &mut Sitting<Vigil>, seat: u8, name: &str) -> Result<(), Refusal<Vigil>> {
    let answer = Vigil::parse_answer(name).expect("a name of an answer");
    let ask = sitting.table().ask_id(Seat(seat));
    sitting.answer(Seat(seat), ask, answer, By::Player, None)
}

fn elect(sitting: &mut Sitting<Vigil>, keepers: u8, watch: u8) {
    for seat in 0..keepers {
        give(sitting, seat, &format!("vote:player-{}", watch + 1)).expect("a vote");
    }
}

fn seen(sitting: &Sitting<Vigil>, viewer: Viewer) -> Vec<Seen> {
    sitting.seen_since(0, viewer).into_iter().map(|entry| entry.seen).collect()
}

#[test]
fn the_battery_is_clean() {
    for n in 0..60 {
        for keepers in 2..=4 {
            for setup in [Setup::of(keepers), Setup::with_draught(keepers)] {
                if let Err(failure) = battery::play::<Vigil>(&(), &setup, Seed::from_number(n), Care::FULL) {
                    panic!("{failure:?}");
                }
            }
        }
    }
}

/// Three keepers and a spectator look before every answer and at the end.
#[test]
fn a_redrawn_game_compares_every_view() {
    let ran = battery::redraw::<Vigil>(&(), &Setup::of(3), Seed::from_number(7), Care::FULL).expect("a clean game");
    assert!(ran.answers > 0);
    assert_eq!(ran.imagined, (ran.answers + 1) * 4);
}

#[test]
fn a_vote_is_sealed_until_the_last_one_is_in() {
    let mut sitting = sitting(3);
    give(&mut sitting, 0, "vote:player-3").expect("a vote");
    assert_eq!(sitting.table().sealed_answer(Seat(0), Viewer::Seat(Seat(1))), None);
    assert_eq!(sitting.table().sealed_answer(Seat(0), Viewer::Spectator), None);
    let own = sitting.table().sealed_answer(Seat(0), Viewer::Seat(Seat(0)));
    assert_eq!(own, Some(Answer::Vote { keeper: Seat(2) }));
    assert!(seen(&sitting, Viewer::Spectator).contains(&Seen::HasVoted { keeper: Seat(0) }));
    assert!(!seen(&sitting, Viewer::Spectator).iter().any(|seen| matches!(seen, Seen::Voted { .. })));
    give(&mut sitting, 2, "vote:player-1").expect("a vote");
    give(&mut sitting, 1, "vote:player-3").expect("a vote");
    assert!(seen(&sitting, Viewer::Spectator).contains(&Seen::Elected { keeper: Seat(2) }));
}

#[test]
fn a_sealed_answer_stands_and_is_refused_a_second_time() {
    let mut sitting = sitting(3);
    give(&mut sitting, 0, "vote:player-3").expect("a vote");
    let refusal = give(&mut sitting, 0, "vote:player-1").expect_err("sealed");
    assert!(matches!(refusal.reason, Reason::Sealed), "{refusal:?}");
    assert_eq!(sitting.undo(Seat(0)), Err(NoUndo::Barrier), "nor can it be taken back");
}

#[test]
fn a_double_click_answers_once() {
    let mut sitting = sitting(2);
    elect(&mut sitting, 2, 0);
    let ask = sitting.table().ask_id(Seat(0));
    sitting.answer(Seat(0), ask, Answer::Trim, By::Player, None).expect("the lamp is dim");
    let again = sitting.answer(Seat(0), ask, Answer::Throw, By::Player, None).expect_err("the question has passed");
    assert!(matches!(again.reason, Reason::Stale), "{again:?}");
}

#[test]
fn others_keep_their_question_while_one_answers() {
    let mut sitting = sitting(3);
    elect(&mut sitting, 3, 0);
    give(&mut sitting, 0, "throw").expect("the watch throws");
    let ask = sitting.table().ask_id(Seat(2));
    give(&mut sitting, 1, "pass").expect("passing is open");
    assert_eq!(sitting.table().ask_id(Seat(2)), ask);
}

#[test]
fn the_interrupt_is_asked_of_everybody_with_cards_and_a_refusal_says_why() {
    let mut sitting = sitting(3);
    elect(&mut sitting, 3, 0);
    give(&mut sitting, 0, "throw").expect("the watch throws");
    assert_eq!(sitting.table().waiting_for().iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    let menu = sitting.table().menu(Seat(1));
    let (missing, why, rule) = menu.refused[0];
    assert_eq!((why, rule), (Why::NoSuchCard, RuleId("V-4")));
    let before = sitting.table().digest();
    let refusal = give(&mut sitting, 1, &Vigil::answer_name(&missing)).expect_err("not in the hand");
    assert!(matches!(refusal.reason, Reason::Why(Why::NoSuchCard)));
    assert_eq!((refusal.rule, sitting.table().digest()), (RuleId("V-4"), before));
}

#[test]
fn undo_takes_back_a_trim_but_not_a_throw_and_not_another_seat() {
    let mut sitting = sitting(2);
    elect(&mut sitting, 2, 0);
    let before = sitting.table().digest();
    give(&mut sitting, 0, "trim").expect("the lamp is dim");
    assert_eq!(sitting.can_undo(Seat(1)), Err(NoUndo::NotYours));
    sitting.undo(Seat(0)).expect("trimming tells nobody anything");
    assert_eq!(sitting.table().digest(), before);
    assert!(!sitting.table().board().bright);
    give(&mut sitting, 0, "throw").expect("the watch throws");
    assert_eq!(sitting.undo(Seat(0)), Err(NoUndo::Barrier));
    assert_eq!(sitting.lines().len(), 5, "the undone answer and the undo stay in the record");
}

#[test]
fn a_record_with_an_undo_replays_and_a_changed_one_says_where() {
    let mut sitting = sitting(2);
    elect(&mut sitting, 2, 0);
    give(&mut sitting, 0, "trim").expect("the lamp is dim");
    sitting.undo(Seat(0)).expect("can be taken back");
    give(&mut sitting, 0, "throw").expect("the watch throws");
    let record = Record::of(&sitting, &["A".into(), "B".into()], Some(Seed::from_number(1)));
    let again: Sitting<Vigil> = record.replay(&()).expect("it replays");
    assert_eq!(again.table().digest(), sitting.table().digest());

    let mut wrong = record.clone();
    wrong.lines[4].digest = Some("0".repeat(16));
    assert!(matches!(wrong.replay::<Vigil>(&()), Err(Divergence::Outcome { line: 5, .. })));
    let mut wrong = record.clone();
    wrong.lines[0].answer = Some("dance".into());
    let message = wrong.replay::<Vigil>(&()).err().expect("no such answer").to_string();
    assert!(message.contains("line 1") && message.contains("`dance`"), "{message}");
    let mut wrong = record.clone();
    wrong.seed = Some(Seed::from_number(2).to_hex());
    assert!(matches!(wrong.replay::<Vigil>(&()), Err(Divergence::Commitment)));
    let mut wrong = record;
    wrong.rules_version = 99;
    assert!(matches!(wrong.replay::<Vigil>(&()), Err(Divergence::RulesVersion { found: 99, .. })));
}

#[test]
fn a_liberty_is_taken_without_being_asked_and_nobodys_question_changes() {
    let mut sitting = sitting(3);
    elect(&mut sitting, 3, 0);
    give(&mut sitting, 0, "throw").expect("the watch throws");
    give(&mut sitting, 1, "pass").expect("passing is open");
    let waits = give(&mut sitting, 0, "pour").expect_err("he has no oil yet");
    assert!(matches!(waits.reason, Reason::NotAsked));
    give(&mut sitting, 2, "pass").expect("passing is open");
    elect(&mut sitting, 3, 1);
    let oil = sitting.table().board().oil[0];
    let (mine, theirs) = (sitting.table().ask_id(Seat(0)), sitting.table().ask_id(Seat(1)));
    assert_eq!(sitting.table().waiting_for(), SeatSet::only(Seat(1)));
    give(&mut sitting, 0, "pour").expect("nobody asked him, and he may");
    assert_eq!(sitting.table().board().oil[0], oil - 1);
    assert_eq!((sitting.table().waiting_for(), sitting.table().ask_id(Seat(1))), (SeatSet::only(Seat(1)), theirs));
    let again = sitting.answer(Seat(0), mine, Answer::Pour, By::Player, None).expect_err("the same click counts once");
    assert!(matches!(again.reason, Reason::Stale));
    let foreign = give(&mut sitting, 2, "pour").expect_err("he has no oil");
    assert!(matches!(foreign.reason, Reason::NotAsked));
    sitting.undo(Seat(0)).expect("pouring tells nobody anything");
    assert_eq!(sitting.table().board().oil[0], oil);
    give(&mut sitting, 1, "throw").expect("the watch throws");
    let waits = give(&mut sitting, 0, "pour").expect_err("the die waits");
    assert!(matches!(waits.reason, Reason::Why(Why::DieIsWaiting)) && waits.rule == RuleId("V-9"));
}

#[test]
fn the_seed_is_shown_only_when_the_game_is_over() {
    let mut sitting = sitting(2);
    assert_eq!(sitting.seed(), None);
    play_out(&mut sitting, &mut Throw::loose(Seed::from_number(3), 0));
    assert_eq!(sitting.seed(), Some(Seed::from_number(1)));
    let after = give(&mut sitting, 0, "pass").expect_err("over");
    assert!(matches!(after.reason, Reason::Over));
}

#[test]
fn the_clock_may_answer_only_the_fall_back() {
    let mut sitting = sitting(2);
    let ask = sitting.table().ask_id(Seat(0));
    let other = Answer::Vote { keeper: Seat(1) };
    assert!(sitting.answer(Seat(0), ask, other, By::Clock, None).is_err());
    let fallback = sitting.table().menu(Seat(0)).fallback.expect("a vote has a fall-back");
    sitting.answer(Seat(0), ask, fallback, By::Clock, None).expect("the clock's answer");
}

#[test]
fn loaded_dice_fall_as_scripted() {
    let mut sitting = sitting(2);
    elect(&mut sitting, 2, 0);
    let mut script = Script::new(Vigil::STREAMS, BTreeMap::from([("dice/1/1".into(), vec![5])]));
    let ask = sitting.table().ask_id(Seat(0));
    sitting.answer(Seat(0), ask, Answer::Throw, By::Player, Some(&mut script)).expect("the watch throws");
    assert!(seen(&sitting, Viewer::Spectator).contains(&Seen::Thrown { die: 5 }));
    assert!(script.problems().is_empty());
}

#[test]
fn the_owner_sees_the_card_and_nobody_else_does() {
    let sitting = sitting(2);
    let cards = |viewer| -> Vec<bool> {
        let drew =
            |seen: Seen| if let Seen::Drew { keeper: Seat(0), card } = seen { Some(card.is_some()) } else { None };
        seen(&sitting, viewer).into_iter().filter_map(drew).collect()
    };
    assert_eq!(cards(Viewer::Seat(Seat(0))), [true, true]);
    assert_eq!(cards(Viewer::Seat(Seat(1))), [false, false]);
    assert_eq!(cards(Viewer::Spectator), [false, false]);
    let view = serde_json::to_value(sitting.table().view(Viewer::Seat(Seat(1)))).expect("plain data");
    assert!(view["hands"][0].is_null() && view["hands"][1].is_array());
}

/// Plays a sitting to its end with random answers.
fn play_out(sitting: &mut Sitting<Vigil>, throw: &mut Throw<'_>) {
    let mut legal = Vec::new();
    while !sitting.table().is_over() {
        let seat = sitting.table().waiting_for().iter().next().expect("somebody is asked");
        sitting.table().legal(seat, &mut legal);
        let ask = sitting.table().ask_id(seat);
        sitting.answer(seat, ask, *throw.pick(&legal), By::Player, None).expect("offered");
    }
}

#[test]
fn a_game_says_who_won_how_and_for_which_side() {
    let mut ways = std::collections::BTreeSet::new();
    for n in 0..40 {
        for setup in [Setup::of(3), Setup::with_draught(3)] {
            let start = Start::Setup(setup.clone());
            let mut sitting = Sitting::<Vigil>::begin(&(), start, Seed::from_number(n)).expect("a vigil begins");
            assert_eq!(sitting.table().outcome(), None, "nobody has won yet");
            play_out(&mut sitting, &mut Throw::loose(Seed::from_number(n), 0));
            let outcome = sitting.table().outcome().expect("it is over");
            let oil = sitting.table().board().oil;
            match outcome.how {
                "most-oil" => {
                    let most = outcome.points.iter().max().copied();
                    let winners = Seat::all(3).filter(|seat| outcome.points.get(seat.index()).copied() == most);
                    assert_eq!((outcome.winners, outcome.side), (winners.collect(), None));
                }
                "lamp-kept" => assert_eq!((outcome.winners, outcome.side), (SeatSet::all(2), Some("guards"))),
                "lamp-out" => {
                    assert_eq!((outcome.winners, outcome.side), (SeatSet::only(Seat(2)), Some("draught")));
                }
                other => panic!("no vigil ends like this: {other}"),
            }
            let much = oil.iter().sum::<u8>() >= game::UNLOCKED_BY_OIL.1;
            assert_eq!(outcome.unlocks.is_some(), much);
            ways.insert(outcome.how);
        }
    }
    assert_eq!(ways.len(), 3, "{ways:?}");
}

#[test]
fn roles_have_sides_and_are_known_before_the_game() {
    let (board, _) = Vigil::open(&(), &Setup::with_draught(3)).expect("a vigil");
    let roles: Vec<&str> = Seat::all(3).map(|seat| Vigil::role_of(&board, seat).id).collect();
    assert_eq!(roles, ["guard", "guard", "draught"]);
    assert_eq!(sitting(3).table().role_of(Seat(2)), Role { id: "keeper", side: None });
}

#[test]
fn what_a_group_unlocked_opens_a_scenario() {
    let mut setup = Setup { scenario: game::UNLOCKED_BY_OIL.0, ..Setup::of(2) };
    assert!(Vigil::open(&(), &setup).is_err(), "not unlocked yet");
    let unlocked = u32::from(setup.scenario);
    Vigil::remember(&mut setup, &[unlocked].into());
    assert!(Vigil::open(&(), &setup).is_ok());
}

#[test]
fn a_window_has_a_name_and_its_pass_is_the_fall_back() {
    let mut sitting = sitting(3);
    assert_eq!((sitting.table().window(), sitting.table().turn_of()), (None, None), "a vote is no window");
    elect(&mut sitting, 3, 0);
    assert_eq!((sitting.table().window(), sitting.table().turn_of()), (None, Some(Seat(0))));
    give(&mut sitting, 0, "throw").expect("the watch throws");
    assert_eq!(sitting.table().window(), Some("snuff"));
    let pass = sitting.table().menu(Seat(1)).fallback.expect("a window can be passed");
    let ask = sitting.table().ask_id(Seat(1));
    sitting.answer(Seat(1), ask, pass, By::Player, None).expect("by whoever is asked");
}

#[test]
fn what_a_scenario_hides_is_redrawn_for_those_who_do_not_know_it() {
    let start = Start::Setup(Setup::with_draught(3));
    let sitting = Sitting::<Vigil>::begin(&(), start, Seed::from_number(1)).expect("a vigil begins");
    let finds = |table: &Table<Vigil>, viewer| table.view(viewer).finds;
    let (guard, draught) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)));
    let real = finds(sitting.table(), Viewer::Omniscient);
    assert_eq!(finds(sitting.table(), draught), real, "the draught knows them all");
    assert_eq!(finds(sitting.table(), guard), [real[0], None, None, None, None, None]);
    let redrawn: std::collections::BTreeSet<_> = (0..50)
        .map(|n| sitting.table().imagine(guard, &mut Throw::loose(Seed::from_number(n), 0)))
        .map(|table| finds(&table, Viewer::Omniscient))
        .collect();
    assert!(redrawn.len() > 5, "whoever does not know them may imagine many: {}", redrawn.len());
    assert!(redrawn.iter().all(|imagined| imagined[0] == real[0]), "what was shown stays");
    let known = sitting.table().imagine(draught, &mut Throw::loose(Seed::from_number(1), 0));
    assert_eq!(finds(&known, Viewer::Omniscient), real);
}

#[test]
fn a_position_deeper_than_the_game_is_refused() {
    let start = |pending| Start::position(serde_json::json!({"keepers": 2, "pending": pending})).expect("readable");
    assert!(Sitting::<Vigil>::begin(&(), start(2), Seed::from_number(1)).is_ok(), "and the vote is the third");
    let problems = Sitting::<Vigil>::begin(&(), start(4), Seed::from_number(1)).err().expect("too deep");
    assert!(problems[0].what.contains("4 pending"), "{problems:?}");
}

#[test]
fn a_copy_goes_its_own_way_and_keeps_the_history() {
    let mut one = sitting(2);
    elect(&mut one, 2, 0);
    let mut other = one.clone();
    give(&mut other, 0, "trim").expect("the lamp is dim");
    assert_eq!((one.lines().len(), other.lines().len()), (2, 3));
    assert_ne!(one.table().digest(), other.table().digest());
    other.undo(Seat(0)).expect("trimming tells nobody anything");
    assert_eq!(one.table().digest(), other.table().digest());
    assert_eq!(seen(&one, Viewer::Spectator), seen(&other, Viewer::Spectator));
}

#[test]
fn talk_is_possible_at_any_time_and_recorded() {
    let mut sitting = sitting(2);
    sitting.say(Seat(1), &game::Boast { louder: false }).expect("anybody may boast");
    assert_eq!(sitting.lines().len(), 1);
    assert!(seen(&sitting, Viewer::Spectator).contains(&Seen::Boasted { keeper: Seat(1) }));
}

#[test]
fn a_table_is_small_and_flat() {
    assert!(size_of::<Table<Vigil>>() <= 512, "{} bytes", size_of::<Table<Vigil>>());
    fn flat<T: Copy>() {}
    flat::<Table<Vigil>>();
}

/// The lines that count, without those that were taken back.
fn in_force(lines: &[Line]) -> Vec<Line> {
    let mut left: Vec<Line> = Vec::new();
    for line in lines {
        if line.undo {
            let last = left.iter().rposition(|line| line.answer.is_some()).expect("there was an answer");
            left.remove(last);
        } else {
            left.push(Line { digest: None, ..line.clone() });
        }
    }
    left
}

/// Whatever is taken back, and whatever was said meanwhile, the table is the one that those lines alone lead to.
#[test]
fn taking_back_is_playing_without_it() {
    let mut throw = Throw::loose(Seed::from_number(11), 0);
    for n in 0..20 {
        let start = Start::Setup(Setup::of(3));
        let mut sitting = Sitting::<Vigil>::begin(&(), start, Seed::from_number(n)).expect("a vigil begins");
        for _ in 0..120 {
            if sitting.table().is_over() {
                break;
            }
            for _ in 0..throw.below(4) {
                let seat = Seat(throw.below(3) as u8);
                sitting.say(seat, &game::Boast { louder: true }).expect("talk is free");
            }
            let seat = sitting.table().waiting_for().iter().next().expect("somebody is asked");
            let mut legal = Vec::new();
            sitting.table().legal(seat, &mut legal);
            let (ask, answer) = (sitting.table().ask_id(seat), *throw.pick(&legal));
            sitting.answer(seat, ask, answer, By::Player, None).expect("it was offered");
            for _ in 0..throw.below(3) {
                if throw.below(2) == 0 {
                    sitting.say(Seat(0), &game::Boast { louder: false }).expect("talk is free");
                }
                if sitting.undo_agreed(seat).is_err() {
                    continue;
                }
                let mut plain = Record::of(&sitting, &[], Some(sitting.seed_for_the_store()));
                plain.lines = in_force(sitting.lines());
                let played = plain.replay::<Vigil>(&()).expect("the lines in force are a game");
                assert_eq!(played.table().digest(), sitting.table().digest());
                assert_eq!(played.log().len(), sitting.log().len());
                assert_eq!(played.steps(), sitting.steps());
            }
        }
    }
}

#[test]
fn a_page_of_a_replay_walks_the_way_once() {
    let mut sitting = sitting(3);
    for line in 0..100 {
        sitting.say(Seat(line % 3), &game::Boast { louder: true }).expect("talk is free");
    }
    let marks = sitting.walk(40, 7, |then| then.log().len());
    let one_by_one: Vec<usize> = (40..47).map(|step| sitting.at_step(step).log().len()).collect();
    assert_eq!(marks, one_by_one);
    assert_eq!(sitting.walk(99, 7, Sitting::steps), [99, 100]);
    assert!(sitting.walk(101, 7, Sitting::steps).is_empty());
}
