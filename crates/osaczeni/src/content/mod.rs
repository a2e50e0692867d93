//! The figures of the game: areas, characters, items, cold store, epilogues, variants.
//!
//! They stand in `content/osaczeni/*.toml`, are built into the program, and any of them can be replaced by a file of
//! one's own ([`Content::play_with`]).
//! Written ([`raw`]) becomes checked ([`Content`]) only as a whole; everything wrong is told at once.

mod check;
mod raw;
mod sources;

use crate::bag::Bag;
use crate::epilogues::Condition;
use crate::items::Item;
use crate::pieces::{AREAS, Area, KINDS, Kind};
use holdout_kernel::Problem;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

pub use raw::Timers;
pub use sources::{Provenance, Source};

/// Most rows a cold store may have.
pub const MAX_ROWS: usize = 4;

/// Everything the rules need to know that is not a rule.
#[derive(Debug)]
pub struct Content {
    pub titles: Titles,
    /// OS-1.1: fewest and most players.
    pub players: (u8, u8),
    /// OS-1.12: tokens in the common pool.
    pub monsters: u8,
    /// The faces of a monster die.
    pub faces: Vec<Area>,
    /// OS-2.4: dice in play from the start.
    pub starting_dice: u8,
    /// OS-2.9: cards dealt to each player.
    pub starting_items: u8,
    /// OS-4.4, OS-4.5: cards drawn, kept and given at the truck; the rest is boxed.
    pub truck: Truck,
    /// OS-13.6: the game ends when the living are at most the players plus this.
    pub end_offset: i8,
    pub timers: Timers,
    pub areas: [AreaTile; AREAS],
    /// The area where the truck stands.
    pub car_park: Area,
    /// The area where the badge is voted on.
    pub monitoring: Area,
    /// OS-9.1: the order of attacks.
    pub attack_order: [Area; AREAS],
    /// OS-13.1: monsters that close an area.
    pub to_close: u8,
    pub characters: [CharacterCard; KINDS],
    /// OS-2.8: colours of the families, by seat.
    pub colours: Vec<String>,
    pub items: Vec<ItemCard>,
    /// OS-2.2: all item cards.
    pub deck: Bag,
    pub cold_store: ColdStore,
    /// OS-16.1: in the order in which they are checked.
    pub epilogues: Vec<Epilogue>,
    /// OS-16.9: by number, from 1.
    pub variants: Vec<Variant>,
    /// Where the figures come from.
    pub sources: Vec<Source>,
    digest: String,
}

/// Names and people behind the game.
#[derive(Clone, Debug, Serialize)]
pub struct Titles {
    pub title_pl: String,
    pub title_original: String,
    pub designer: String,
    pub artist: String,
    pub publisher: String,
    pub year: u16,
    pub text: String,
    pub graphic_design: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truck {
    pub draw: u8,
    pub keep: u8,
    pub give: u8,
}

/// OS-1.4: one tile of the mall.
#[derive(Clone, Debug)]
pub struct AreaTile {
    pub area: Area,
    pub id: String,
    pub name_pl: String,
    pub name_en: String,
    /// OS-1.6: character spaces; 0 means any number.
    pub spaces: u8,
    pub notches: u8,
    pub closable: bool,
}

#[derive(Clone, Debug)]
pub struct CharacterCard {
    pub kind: Kind,
    pub name_pl: String,
    pub name_en: String,
    pub strength: u8,
    pub votes: u8,
    pub points: u8,
    /// OS-8.2: whether monsters come to where most of these are.
    pub attracts: bool,
    /// OS-1.2: the numbers of players whose families have one.
    pub player_counts: Vec<u8>,
}

#[derive(Clone, Debug)]
pub struct ItemCard {
    pub item: Item,
    pub name_pl: String,
    pub name_en: String,
    pub count: u8,
    /// How much the effect is: votes, monsters, points.
    pub amount: u8,
    /// OS-14.17: whether it counts as a weapon card.
    pub weapon: bool,
    pub rules: Vec<String>,
}

/// OS-11.8: how long the rows of the cold store are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Profile {
    /// Lengths of their own for each number of players.
    #[default]
    ByPlayerCount,
    /// The same lengths for every table.
    Uniform,
}

/// What a full row of the cold store does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RowEffect {
    /// OS-11.3: monsters as strong as the people get in too.
    MonstersEnterOnEqualStrength,
    /// OS-11.4, OS-11.5: one more die from the next round on.
    AddDie,
}

#[derive(Clone, Debug)]
pub struct ColdStore {
    pub profile: Profile,
    /// Effects of the rows, from the top.
    pub rows: Vec<RowEffect>,
    lengths: BTreeMap<u8, Vec<u8>>,
    uniform: Vec<u8>,
}

impl ColdStore {
    /// OS-11.8: the lengths of the rows at a table for `players`.
    pub fn lengths(&self, profile: Profile, players: u8) -> &[u8] {
        match profile {
            Profile::ByPlayerCount => self.lengths.get(&players).unwrap_or(&self.uniform),
            Profile::Uniform => &self.uniform,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Epilogue {
    pub number: u8,
    pub condition: Condition,
    pub condition_en: String,
    pub title_en: String,
    pub title_pl: String,
    pub story_en: String,
    pub story_pl: String,
}

#[derive(Clone, Debug)]
pub struct Variant {
    pub number: u8,
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub text_en: String,
    pub text_pl: String,
    pub edge: String,
    /// The rules it replaces or amends.
    pub changes: Vec<String>,
    pub params: BTreeMap<String, i8>,
}

impl Variant {
    /// A figure of this variant; the content check has seen that it is there.
    pub fn param(&self, name: &str) -> i8 {
        self.params.get(name).copied().unwrap_or_default()
    }
}

/// Names of the content files, and the ones built into the program.
pub const FILES: [(&str, &str); 7] = [
    ("game.toml", include_str!("../../../../content/osaczeni/game.toml")),
    ("areas.toml", include_str!("../../../../content/osaczeni/areas.toml")),
    ("characters.toml", include_str!("../../../../content/osaczeni/characters.toml")),
    ("items.toml", include_str!("../../../../content/osaczeni/items.toml")),
    ("cold-store.toml", include_str!("../../../../content/osaczeni/cold-store.toml")),
    ("epilogues.toml", include_str!("../../../../content/osaczeni/epilogues.toml")),
    ("variants.toml", include_str!("../../../../content/osaczeni/variants.toml")),
];

/// Content of one's own, if the program was given any.
static OWN: OnceLock<Content> = OnceLock::new();

/// The given files, and what is built in for those that are not given. A file of another name is a typo.
pub fn with_the_rest<'f>(files: &[(&'f str, &'f str)]) -> Result<Vec<(&'f str, &'f str)>, Vec<Problem>> {
    let known = |name: &str| FILES.iter().any(|(file, _)| *file == name);
    let unknown = files.iter().filter(|(name, _)| !known(name));
    let problems: Vec<Problem> = unknown
        .map(|(name, _)| {
            let files = FILES.map(|(file, _)| file).join(", ");
            Problem::new(*name, format!("there is no such file in this game; its files are {files}"))
        })
        .collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let given = |name: &str| files.iter().find(|(file, _)| *file == name).copied();
    Ok(FILES.iter().map(|(name, text)| given(name).unwrap_or((name, text))).collect())
}

impl Content {
    /// The content built into the program.
    pub fn embedded() -> &'static Self {
        static EMBEDDED: LazyLock<Content> = LazyLock::new(|| {
            Content::from_files(&FILES).unwrap_or_else(|problems| {
                let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
                panic!("the content built into the program is broken:\n{}", told.join("\n"))
            })
        });
        &EMBEDDED
    }

    /// What new tables are played with: the files of one's own if there are any, else what is built in.
    pub fn in_play() -> &'static Self {
        OWN.get().unwrap_or_else(Self::embedded)
    }

    /// Plays from now on with files of one's own in place of those of the same name. Once: tables may be open with
    /// the first.
    pub fn play_with(files: &[(&str, &str)]) -> Result<(), Vec<Problem>> {
        let content = Self::from_files(&with_the_rest(files)?)?;
        OWN.set(content).map_err(|_| vec![Problem::new("content", "content of one's own is given once")])
    }

    /// Reads and checks content files, given by name and text. All problems at once.
    pub fn from_files(files: &[(&str, &str)]) -> Result<Self, Vec<Problem>> {
        let mut content = check::check(files, String::new())?;
        content.digest = content.digest_of_figures();
        Ok(content)
    }

    /// Short digest of all figures that decide a game. Names, stories, sources and clocks decide nothing.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    fn digest_of_figures(&self) -> String {
        let areas = self.areas.each_ref().map(|tile| (tile.area, tile.spaces, tile.notches, tile.closable));
        let characters = self.characters.each_ref().map(|card| {
            (card.kind, card.strength, card.votes, card.points, card.attracts, card.player_counts.as_slice())
        });
        let items: Vec<_> = self.items.iter().map(|card| (card.item, card.count, card.amount, card.weapon)).collect();
        let epilogues: Vec<_> = self.epilogues.iter().map(|card| (card.number, &card.condition)).collect();
        let variants: Vec<_> = self.variants.iter().map(|card| (card.number, &card.params)).collect();
        let numbers =
            (self.players, self.monsters, self.starting_dice, self.starting_items, self.truck, self.end_offset);
        let mall = (areas, self.car_park, self.monitoring, self.attack_order, self.to_close, &self.faces);
        let cards = (characters, items, &self.cold_store, epilogues, variants);
        let hash = Sha256::digest(format!("{numbers:?}\n{mall:?}\n{cards:?}"));
        hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }

    pub fn tile(&self, area: Area) -> &AreaTile {
        &self.areas[area.index()]
    }

    pub const fn character(&self, kind: Kind) -> &CharacterCard {
        &self.characters[kind.index()]
    }

    pub fn item(&self, item: Item) -> &ItemCard {
        &self.items[item.index()]
    }

    /// OS-16.9: a variant by its number.
    pub fn variant(&self, number: u8) -> Option<&Variant> {
        self.variants.get((number as usize).checked_sub(1)?)
    }

    pub fn epilogue(&self, number: u8) -> Option<&Epilogue> {
        self.epilogues.iter().find(|epilogue| epilogue.number == number)
    }
}
