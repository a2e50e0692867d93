//! `play`: whole games by script, and every slip of the hand.

use crate::Desk;

/// More lines than any game asks for.
pub fn always_the_first() -> String {
    "1\n".repeat(3000)
}

/// A whole game of one human who always gives the first answer, saved as `game.json`.
pub fn play_and_save(desk: &Desk, more: &[&str]) -> crate::Run {
    let arguments = ["play", "osaczeni", "--seats", "human,bot:random,bot:random,bot:random", "--save", "game.json"];
    let arguments: Vec<&str> = arguments.iter().chain(more).copied().collect();
    desk.holdout_with(&arguments, &always_the_first()).good()
}

#[test]
fn a_whole_game_in_english() {
    let desk = Desk::new();
    let run = play_and_save(&desk, &["--seed", "3"]);
    run.says("The game is over.").says("points").says("The seed of this game: ").says("Saved in game.json");
    // The log names rules, and every sentence has its words.
    run.says("OS-2.12");
    assert!(!run.out.contains("[os-") && !run.out.contains("[cli-"), "a text is missing");
}

#[test]
fn a_whole_game_in_polish() {
    let desk = Desk::new();
    let run = play_and_save(&desk, &["--seed", "3", "--lang", "pl"]);
    run.says("Koniec gry.").says("punkt").says("Ziarno tej gry: ").says("Zapisano w game.json").says("Gracz 1 (ty)");
    assert!(!run.out.contains("[os-") && !run.out.contains("[cli-"), "a text is missing");
}

#[test]
fn the_language_of_the_system_is_spoken() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_holdout"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "pl_PL.UTF-8").arg("games");
    let output = command.output().expect("holdout runs");
    assert!(String::from_utf8_lossy(&output.stdout).contains("Liczba graczy"));
}

#[test]
fn the_seed_shown_at_the_end_gives_the_commitment_shown_at_the_start() {
    let desk = Desk::new();
    let first = play_and_save(&desk, &[]);
    let after = |run: &crate::Run, words: &str| {
        let at = run.out.find(words).unwrap_or_else(|| panic!("{words:?} is not said")) + words.len();
        run.out[at..at + 64].to_owned()
    };
    let seed = after(&first, "The seed of this game: ");
    let commitment = after(&first, "fixed and sealed: ");
    let again = play_and_save(&desk, &["--seed", &seed]);
    assert_eq!(after(&again, "fixed and sealed: "), commitment);
    assert_ne!(after(&play_and_save(&desk, &[]), "fixed and sealed: "), commitment, "another game has other luck");
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let desk = Desk::new();
    let one = play_and_save(&desk, &["--seed", "11"]);
    assert_eq!(one.out, play_and_save(&desk, &["--seed", "11"]).out);
}

#[test]
fn the_input_ends_too_early() {
    let desk = Desk::new();
    let run = desk.holdout_with(&["play", "osaczeni", "--seed", "3"], "1\n");
    run.bad(&["the input ended before the game was over", "Nothing was saved"]);
}

#[test]
fn leaving_is_allowed() {
    let desk = Desk::new();
    desk.holdout_with(&["play", "osaczeni", "--seed", "3"], "quit\n").good().says("not saved");
    desk.holdout_with(&["play", "osaczeni", "--seed", "3", "--lang", "pl"], "koniec\n").good().says("Wychodzisz");
}

#[test]
fn what_is_no_answer_is_answered_with_a_hint_and_changes_nothing() {
    let desk = Desk::new();
    let slips = "\n0\n99\nhello\nvote:player-2\nplay:sword\nzz\nwhy 99\nrule\nrule XX-9.9\nsave\nundo\n";
    let run = desk.holdout_with(&["play", "osaczeni", "--seed", "3"], &format!("{slips}save a.json\nquit\n")).good();
    run.says("Type a number from 1 to").says("“hello” is neither an answer nor a command");
    run.says("Not possible: ").says("“rule” needs something after it").says("Nothing has been answered yet");
    desk.holdout_with(&["play", "osaczeni", "--seed", "3"], "save b.json\nquit\n").good();
    assert_eq!(desk.read("a.json"), desk.read("b.json"));
}

#[test]
fn why_and_rule_give_the_text_of_the_rule() {
    let desk = Desk::new();
    let run =
        desk.holdout_with(&["play", "osaczeni", "--seed", "3"], "why\nwhy 1\nrule os-3.11\nrule gun\nquit\n").good();
    run.says("OS-2.12 (").says("is possible here").says("OS-3.11 (").says("Gun (gun)");
    let polish = ["play", "osaczeni", "--seed", "3", "--lang", "pl"];
    let run = desk.holdout_with(&polish, "zasada OS-3.11\nzasada ciezarowka\npomoc\nkoniec\n").good();
    run.says("OS-3.11 (Głosowanie").says("OS-1.4 (Podstawy)").says("Deklaracje i obietnice");
}

/// Sealed texts stay sealed, also when somebody searches for their words (OS-2.3).
#[test]
fn a_search_at_the_table_does_not_unseal_variants() {
    let desk = Desk::new();
    let run = desk.holdout_with(&["play", "osaczeni", "--seed", "3"], "rule getaway\nrule getaway-car\nquit\n").good();
    run.says("contains “getaway”").says("contains “getaway-car”");
}

#[test]
fn an_answer_can_be_taken_back_and_is_not_in_the_way_of_the_record() {
    let desk = Desk::new();
    // Whoever holds the badge places first; the second answer of the same family can be taken back.
    let arguments = [
        "play",
        "osaczeni",
        "--seed",
        "3",
        "--option",
        "badge=player-1",
        "--option",
        "victim=player-2",
        "--save",
        "u.json",
    ];
    let run = desk.holdout_with(&arguments, "1\nundo\nlog\nquit\n").good();
    run.says("Taken back.");
    desk.holdout(&["verify", "u.json"]).good();
    desk.holdout(&["replay", "u.json"]).good().says("One answer was taken back");
}

#[test]
fn claims_are_noted_and_free_words_pass() {
    let desk = Desk::new();
    let lines =
        "say dice 1 4\nsay dice 9\nsay vote nobody\nsay hand gun\nsay promise to 2 spare 2\nsay trust me\nquit\n";
    let run = desk.holdout_with(&["play", "osaczeni", "--seed", "3", "--save", "talk.json"], lines).good();
    run.says("OS-3.19").says("Say whom you vote for").says("Not possible: ").says("“trust me”");
    let record: serde_json::Value = serde_json::from_str(&desk.read("talk.json")).expect("a record is JSON");
    let said: Vec<_> = record["lines"].as_array().expect("lines").iter().map(|line| &line["say"]["type"]).collect();
    assert_eq!(said, ["dice", "hand", "promise"]);
}

/// Two humans at one screen: whoever comes next is named before anything is shown.
#[test]
fn the_screen_is_handed_over_between_humans() {
    let desk = Desk::new();
    let seats = "human:Ania,human:Marek,bot:random";
    let run = desk.holdout_with(&["play", "osaczeni", "--seats", seats, "--seed", "3"], "\nlog\nquit\n").good();
    let first = run.out.find("Pass the screen to").expect("the screen is handed over");
    let secret = run.out.find("OS-2.9").expect("cards were dealt");
    assert!(first < secret, "nothing is shown before the right person sits there");
    let names: Vec<_> =
        ["Ania", "Marek"].into_iter().filter(|name| run.out.contains(&format!("screen to {name}"))).collect();
    assert_eq!(names.len(), 1);
}

/// BP-13.2: Marek's Nelly throws her bow away while Ania decides, and Ania's question stands.
#[test]
fn what_may_be_done_at_any_time_is_done_in_anothers_turn() {
    let desk = Desk::new();
    let seats = "human:Ania,human:Marek";
    let arguments = [
        "play",
        "black-plague",
        "--mission",
        "m0",
        "--seats",
        seats,
        "--seed",
        "3",
        "--lang",
        "en",
        "--save",
        "a.json",
    ];
    let lines = "\ntake\nfirst:player-1\nactivate:survivor-1\nanytime\nanytime 99\nanytime 4\nnoise\nquit\n";
    let run = desk.holdout_with(&arguments, lines).good();
    run.says("4  Nelly discards: Short Bow (hand 1)").says("BP-13.2   Nelly discards: Short Bow.");
    let record: serde_json::Value = serde_json::from_str(&desk.read("a.json")).expect("a record is JSON");
    let lines = record["lines"].as_array().expect("lines");
    let last: Vec<_> = lines.iter().rev().take(2).map(|line| (&line["seat"], &line["answer"])).collect();
    let (marek, ania) = (serde_json::json!(1), serde_json::json!(0));
    assert_eq!(last[0], (&ania, &serde_json::json!("noise")));
    assert_eq!(last[1], (&marek, &serde_json::json!("discard:survivor-4:hand-1")));
    desk.holdout(&["verify", "a.json"]).good();
}

#[test]
fn a_whole_game_of_two_humans_at_one_screen() {
    let desk = Desk::new();
    let arguments = ["play", "osaczeni", "--seats", "human:Ania,human:Marek,bot:random", "--seed", "8"];
    desk.holdout_with(&arguments, &always_the_first()).good().says("The game is over.").says("screen to Marek");
}

#[test]
fn bots_alone_play_to_the_end() {
    let desk = Desk::new();
    let arguments = ["play", "osaczeni", "--seats", "bot:random,bot:random,bot:random", "--seed", "2"];
    desk.holdout(&arguments).good().says("The game is over.").says("Ada").says("Bruno");
}

#[test]
fn an_epilogue_is_remembered_and_opens_its_variant() {
    let desk = Desk::new();
    let run = play_and_save(&desk, &["--seed", "3", "--profile", "mine.json"]);
    run.says("Epilogue ").says("Unlocked for later games in mine.json");
    let profile: serde_json::Value = serde_json::from_str(&desk.read("mine.json")).expect("a profile is JSON");
    let unlocked = profile["unlocked"]["osaczeni"].as_array().expect("epilogues").clone();
    assert_eq!(unlocked.len(), 1, "at most one per game");
    let number = unlocked[0].to_string();
    let variant = ["play", "osaczeni", "--variant", &number, "--seed", "3"];
    desk.holdout_with(&variant, "quit\n").bad(&["not unlocked", "OS-16.9"]);
    desk.holdout_with(&[&variant[..], &["--profile", "mine.json"]].concat(), "quit\n").good();
    let free = desk.holdout_with(&[&variant[..], &["--option", "any_variant=true"]].concat(), "quit\n").good();
    free.says("Variant ");
}

#[test]
fn a_saved_game_goes_on() {
    let desk = Desk::new();
    desk.holdout_with(&["play", "osaczeni", "--seed", "3", "--players", "5"], "1\nsave half.json\nquit\n").good();
    let run = desk.holdout_with(&["play", "--resume", "half.json", "--save", "whole.json"], &always_the_first()).good();
    run.says("The game is over.");
    desk.holdout(&["verify", "whole.json"]).good().says("the game is over");
    let half: serde_json::Value = serde_json::from_str(&desk.read("half.json")).expect("JSON");
    let whole: serde_json::Value = serde_json::from_str(&desk.read("whole.json")).expect("JSON");
    let first_lines = half["lines"].as_array().expect("lines");
    assert!(!first_lines.is_empty());
    assert_eq!(&whole["lines"].as_array().expect("lines")[..first_lines.len()], &first_lines[..]);
    desk.holdout(&["play", "--resume", "half.json", "--seats", "human,bot,bot"]).bad(&["half.json", "5"]);
}

#[test]
fn bad_wishes_are_refused_with_their_reason() {
    let desk = Desk::new();
    let play = |more: &[&str]| desk.holdout(&[&["play", "osaczeni"][..], more].concat());
    play(&["--seats", "human,bot:random"]).bad(&["2 seats", "3 to 6"]);
    play(&["--players", "9"]).bad(&["9 seats", "3 to 6"]);
    play(&["--seats", "human,bot:genius,bot"]).bad(&["genius", "random"]);
    play(&["--mission", "M1"]).bad(&["M1", "no missions"]);
    play(&["--variant", "99"]).bad(&["variant", "99"]);
    play(&["--option", "colour=red"]).bad(&["--option colour=red", "colour"]);
    play(&["--option", "variant=many"]).bad(&["--option variant=many"]);
    play(&["--option", "variant"]).bad(&["key=value"]);
    play(&["--option", "badge=player-1", "--option", "victim=player-1"]).bad(&["victim", "OS-2.7"]);
    desk.holdout_with(&["play", "osaczeni", "--save", "no/such/place.json"], "quit\n").bad(&["no/such/place.json"]);
    desk.holdout(&["play", "--resume", "none.json"]).bad(&["none.json", "cannot be read"]);
}

/// Who has never seen the game is told where it is, what is asked, what the marks mean and why something is not open.
#[test]
fn a_newcomer_to_black_plague_finds_the_way() {
    let desk = Desk::new();
    let play = ["play", "black-plague", "--players", "1", "--seed", "3"];
    let told = [
        (
            "en",
            "Danse Macabre",
            "[ ] 1. Everybody escapes",
            "Who gets this card: Short Sword?",
            "closed blue door",
            "Blue [0]",
        ),
        (
            "pl",
            "Danse Macabre",
            "[ ] 1. Wszyscy uciekają",
            "Kto dostaje tę kartę: Krótki miecz?",
            "niebieskie drzwi",
            "Niebieski [0]",
        ),
    ];
    for (language, mission, goal, question, mark, track) in told {
        let arguments = [&play[..], &["--lang", language]].concat();
        let run = desk.holdout_with(&arguments, "take\nactivate:survivor-1\nhelp\nwhy a\nquit\n").good();
        run.says(mission).says(goal).says(question).says(mark).says(track);
        // Nobody is cut off, however many stand in one zone.
        run.says("Ann Bal Clo").says("Nel Sam Sil");
        // The greyed answer has its reason and its rule.
        run.says("BP-9.15 (");
    }
}

#[test]
fn a_team_is_chosen_by_names_and_what_is_wrong_with_it_is_told_once() {
    let desk = Desk::new();
    let play = |team: &'static str| ["play", "black-plague", "--seats", "human", "--option", team];
    desk.holdout_with(&play("survivors=ann, nelly, silas, samson"), "take\nquit\n").good().says("Silas gets:");
    let many = "survivors=ann,ann,ann,ann,ann,ann,ann,ann,ann,ann,ann,ann,zed";
    let run = desk.holdout(&play(many)).bad(&["needs 4 to 12 Survivors", "there is no Survivor zed"]);
    assert_eq!(run.err.matches("ann is taken 12 times").count(), 1, "{}", run.err);
}

/// In a team above six everybody is told apart, on the board, in the log and in the answers.
#[test]
fn twins_are_told_apart() {
    let desk = Desk::new();
    let team = "survivors=ann,baldric,clovis,nelly,samson,silas,ann,nelly";
    let run = desk.holdout_with(&["play", "black-plague", "--seats", "human", "--option", team], "take\nquit\n").good();
    run.says("Turn of Ann II").says("Nelly II gets:").says("Ann2 Nel2").says("Ann II [Baker Row 2]");
}

/// The map of DOOM shows the doors at its edge, help says what its signs mean, and a weapon tells what is in sight.
#[test]
fn doom_is_played_at_a_terminal() {
    let desk = Desk::new();
    let way = "advance\nhelp\ngo\nto:4,2\nopen:v5,2\nattack:pistol\nback\nquit\n";
    for (language, legend, unseen) in
        [("en", "Signs on the map", "There is no line of sight."), ("pl", "Znaki na mapie", "Brak linii widzenia.")]
    {
        let arguments = ["play", "doom", "--seats", "bot:invader,human", "--seed", "3", "--lang", language];
        let run = desk.holdout_with(&arguments, way).good();
        run.says("  2  . 1 . .|\n  3  . . . .|\n").says("  2  . . . 1:. ").says(legend).says(unseen);
        assert!(!run.out.contains("[dm-"), "a text is missing");
    }
}
