//! What titles send, as TypeScript for the browser client: one file per game or family, made from the Rust types and
//! never edited. The client names every event and every field by these, so a change here that the client does not know
//! fails its type check.
//!
//! The first test fails when a file is not what the types say; with `HOLDOUT_WRITE=1` it writes the files instead. The
//! others hold the files against what tables really send.

mod games;
mod made;
mod shape;

use holdout_doom as doom;
use holdout_osaczeni as osaczeni;
use holdout_zombicide as zombicide;
use std::path::{Path, PathBuf};

/// A game or family with the folder it has in the client.
struct Game {
    folder: &'static str,
    titles: &'static [&'static str],
    make: fn() -> String,
}

const GAMES: [Game; 3] = [
    Game { folder: "osaczeni", titles: &["osaczeni"], make: made::types::<osaczeni::View, osaczeni::Seen> },
    Game {
        folder: "zombicide",
        titles: &["black-plague", "invader", "white-death"],
        make: made::types::<zombicide::View, zombicide::Seen>,
    },
    Game { folder: "doom", titles: &["doom"], make: made::types::<doom::View, doom::Seen> },
];

impl Game {
    fn file(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/titles").join(self.folder).join("generated.ts")
    }
}

#[test]
fn the_typescript_of_the_titles_is_up_to_date() {
    for game in &GAMES {
        let (file, made) = (game.file(), (game.make)());
        if std::env::var_os("HOLDOUT_WRITE").is_some() {
            std::fs::write(&file, &made).unwrap();
        }
        let found = std::fs::read_to_string(&file).unwrap_or_default();
        let how = "HOLDOUT_WRITE=1 cargo test -p holdout-catalog --test typescript writes it";
        assert!(found == made, "{} is out of date; {how}", file.display());
    }
}
