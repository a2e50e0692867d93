//! DOOM's table as text, in both languages.

use holdout_doom::{Answer, Content, Doom, picture};
use holdout_kernel::record::Start;
use holdout_kernel::{By, Phrase, Seat, Seed, Sitting, Viewer};
use holdout_lexicon::{Language, Lexicon};

/// What the map cannot show by a sign stands below it: locked and jammed doors, keys, what a marine has taken.
#[test]
fn the_picture_tells_doors_keys_and_tokens() {
    let position = r#"
        map = ["......", "......"]
        doors = ["v2,0 red", "v4,0 blue"]
        jammed = ["v4,0"]
        keys = ["red", "blue"]
        turn = "marine-1"
        [[marine]]
        at = "0,0"
        adrenaline = 2
        berserk = 1
        order = "aim"
    "#;
    let start = Start::<Doom>::position(toml::from_str(position).expect("a position is TOML"));
    let start = start.unwrap_or_else(|problems| panic!("{problems:?}"));
    let sitting = Sitting::begin(Content::embedded(), start, Seed::from_number(1));
    let sitting = sitting.unwrap_or_else(|problems| panic!("{problems:?}"));
    let view = sitting.table().view(Viewer::Seat(Seat(1)));
    let told = |language: Language| {
        let lexicon = Lexicon::of(language, "doom");
        picture::picture(&view, &|phrase: &Phrase| lexicon.render(phrase, &[]))
    };
    let english = told(Language::En);
    for part in
        ["red security door, closed", "blue security door, jammed", "Red key, Blue key", "Adrenaline 2", "Berserk"]
    {
        assert!(english.contains(part), "{part}: {english}");
    }
    let polish = told(Language::Pl);
    for part in
        ["czerwona śluza, przejście zamknięte", "niebieska śluza, zacięcie do końca rundy", "Znalezione klucze: "]
    {
        assert!(polish.contains(part), "{part}: {polish}");
    }
}

/// Whoever knows what lies in the dark reads it; nobody else does.
#[test]
fn the_picture_tells_the_dark_to_those_who_know_it() {
    let position = "scenario = \"knee-deep-in-the-dead\"\nturn = \"marine-1\"\n[[marine]]\nat = \"4,2\"\ncards = [\"recon\"]\n[[marine]]\nat = \"2,2\"";
    let start = Start::<Doom>::position(toml::from_str(position).expect("a position is TOML"));
    let start = start.unwrap_or_else(|problems| panic!("{problems:?}"));
    let sitting = Sitting::begin(Content::embedded(), start, Seed::from_number(1));
    let sitting = sitting.unwrap_or_else(|problems| panic!("{problems:?}"));
    let lexicon = Lexicon::of(Language::En, "doom");
    let seen = |seat: u8| {
        let view = sitting.table().view(Viewer::Seat(Seat(seat)));
        picture::picture(&view, &|phrase: &Phrase| lexicon.render(phrase, &[]))
    };
    let dark = "Waiting in the dark, known to you: ";
    assert!(seen(0).contains("Hell Knight 21,19") && seen(0).contains("Red key 4,20"), "{}", seen(0));
    assert!(seen(1).contains(dark) && seen(1).contains("Zombie 9,5") && !seen(1).contains("21,19"), "{}", seen(1));
    assert!(!seen(2).contains(dark), "{}", seen(2));
    assert!(seen(2).starts_with("Knee Deep in the Dead, round 1"), "{}", seen(2));
}

/// A divided spawn card: whoever is asked reads which monsters each group brings.
#[test]
fn a_group_of_a_spawn_card_is_told_by_its_monsters() {
    let said = |card: &str, language: Language| {
        let position = format!(
            "map = [\"..X..\", \"..X..\", \"..X..\"]\nhand = [\"{card}\"]\nturn = \"invader-acts\"\n[[marine]]\nat = \"0,0\""
        );
        let start = Start::<Doom>::position(toml::from_str(&position).expect("a position is TOML"));
        let start = start.unwrap_or_else(|problems| panic!("{problems:?}"));
        let sitting = Sitting::begin(Content::embedded(), start, Seed::from_number(1));
        let mut sitting = sitting.unwrap_or_else(|problems| panic!("{problems:?}"));
        let (invader, spawn) = (Seat(0), Answer::parse(&format!("spawn:{card}")).expect("an answer"));
        sitting.answer(invader, sitting.table().ask_id(invader), spawn, By::Player, None).expect("it was offered");
        let lexicon = Lexicon::of(language, "doom");
        [1, 2].map(|group| lexicon.render(&sitting.table().answer_phrase(&Answer::Group { group }), &[]))
    };
    assert_eq!(said("spawn-demon-or-imp-zombie", Language::En), ["Demon", "Imp and Zombie"]);
    assert_eq!(said("spawn-zombies-or-trites", Language::En), ["Zombie ×2", "Trite ×2"]);
    assert_eq!(said("spawn-demon-or-imp-zombie", Language::Pl), ["Demon", "Imp i Zombie"]);
    assert_eq!(said("spawn-demons-or-hell-knight", Language::Pl), ["Demon ×2", "Rycerz piekieł"]);
}
