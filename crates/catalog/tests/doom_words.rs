//! DOOM's table as text, in both languages.

use holdout_doom::{Content, Doom, picture};
use holdout_kernel::record::Start;
use holdout_kernel::{Phrase, Seat, Seed, Sitting, Viewer};
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
