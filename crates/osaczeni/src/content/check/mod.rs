//! From written to checked content. Collects every problem instead of stopping at the first.

mod cards;
mod endings;
mod game;
mod mall;

use super::sources::{Source, take_sources};
use super::{Content, FILES, RowEffect, Titles, Truck};
use crate::bag::Bag;
use holdout_kernel::Problem;
use holdout_reading::Lines;
use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Deserializer, ValueDeserializer};

/// One content file while it is being checked.
struct File<'t> {
    lines: Lines<'t>,
    table: Spanned<DeTable<'t>>,
    problems: Vec<Problem>,
}

impl<'t> File<'t> {
    fn open(files: &[(&'t str, &'t str)], name: &'static str, sources: &mut Vec<Source>) -> Self {
        let Some((_, text)) = files.iter().find(|(file, _)| *file == name) else {
            let table = Spanned::new(0..0, DeTable::new());
            return Self {
                lines: Lines::new(name, ""),
                table,
                problems: vec![Problem::new(name, "the file is missing")],
            };
        };
        let lines = Lines::new(name, text);
        let (mut table, errors) = DeTable::parse_recoverable(text);
        let mut problems: Vec<Problem> = errors.iter().map(|error| lines.unreadable(error)).collect();
        take_sources(table.get_mut(), &lines, "", sources, &mut problems);
        Self { lines, table, problems }
    }

    /// Takes a list of tables out of the file; each is read apart, so that each may have a problem.
    fn list<T: Deserialize<'t>>(&mut self, key: &str) -> Vec<T> {
        let Some(value) = self.table.get_mut().remove(key) else {
            self.at(0, format!("`[[{key}]]` is missing"));
            return Vec::new();
        };
        let at = value.span().start;
        let DeValue::Array(many) = value.into_inner() else {
            self.at(at, format!("`{key}` must be a list of tables"));
            return Vec::new();
        };
        many.into_iter().filter_map(|one| self.read(T::deserialize(ValueDeserializer::from(one)))).collect()
    }

    /// Takes one table out of the file.
    fn section<T: Deserialize<'t>>(&mut self, key: &str) -> Option<T> {
        let Some(value) = self.table.get_mut().remove(key) else {
            self.at(0, format!("`[{key}]` is missing"));
            return None;
        };
        self.read(T::deserialize(ValueDeserializer::from(value)))
    }

    /// Reads what is left at the top of the file.
    fn rest<T: Deserialize<'t>>(&mut self) -> Option<T> {
        let table = std::mem::replace(&mut self.table, Spanned::new(0..0, DeTable::new()));
        self.read(T::deserialize(Deserializer::from(table)))
    }

    fn read<T>(&mut self, read: Result<T, toml::de::Error>) -> Option<T> {
        read.map_err(|error| self.problems.push(self.lines.unreadable(&error))).ok()
    }

    fn at(&mut self, at: usize, what: impl Into<String>) {
        self.problems.push(self.lines.problem(at, what));
    }

    /// Demands something of a figure.
    fn demand<T>(&mut self, figure: &Spanned<T>, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.at(figure.span().start, what());
        }
    }
}

/// The rest of a file that has nothing but lists.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

pub fn check(files: &[(&str, &str)], digest: String) -> Result<Content, Vec<Problem>> {
    let mut sources = Vec::new();
    let mut open = FILES.map(|(name, _)| File::open(files, name, &mut sources));
    let [game_file, areas_file, characters_file, items_file, cold_file, epilogues_file, variants_file] = &mut open;
    let game = game::game(game_file);
    let mall = mall::areas(areas_file);
    let family = mall::characters(characters_file);
    let cards = cards::items(items_file);
    let cold_store = cards::cold_store(cold_file);
    let epilogues = endings::epilogues(epilogues_file);
    let variants = endings::variants_of(variants_file);
    if let (Some(game), Some(cards)) = (&game, &cards) {
        let total: u8 = cards.iter().map(|card| card.count).sum();
        let printed = *game.components.item_cards.get_ref();
        game_file.demand(&game.components.item_cards, printed == total, || {
            format!("`item_cards` is {printed}, but items.toml counts {total}")
        });
        let (items, players) = (*game.setup.starting_items_per_player.get_ref(), *game.players.max.get_ref());
        let dealt = u16::from(items) * u16::from(players);
        game_file.demand(&game.setup.starting_items_per_player, dealt <= u16::from(total), || {
            format!("{dealt} starting cards cannot be dealt from {total}")
        });
    }
    if let (Some(game), Some(cold_store)) = (&game, &cold_store) {
        let dice = cold_store.rows.iter().filter(|row| **row == RowEffect::AddDie).count();
        let figure = &game.setup.dice_on_cold_store;
        game_file.demand(figure, *figure.get_ref() as usize == dice, || {
            format!("`dice_on_cold_store` is {}, but cold-store.toml has {dice} rows with a die", figure.get_ref())
        });
        for players in *game.players.min.get_ref()..=*game.players.max.get_ref() {
            if !cold_store.lengths.contains_key(&players) {
                cold_file.at(0, format!("`[[lengths]]` for {players} players is missing"));
            }
        }
    }
    if let (Some(game), Some((characters, _))) = (&game, &family) {
        for players in *game.players.min.get_ref()..=*game.players.max.get_ref() {
            if !characters.iter().any(|card| card.player_counts.contains(&players)) {
                characters_file.at(0, format!("with {players} players nobody would be in the families"));
            }
        }
    }
    let problems: Vec<Problem> = open.into_iter().flat_map(|file| file.problems).collect();
    let (Some(game), Some(mall), Some((characters, colours)), Some(items), Some(cold_store), true) =
        (game, mall, family, cards, cold_store, problems.is_empty())
    else {
        return Err(problems);
    };
    Ok(Content {
        players: (*game.players.min.get_ref(), *game.players.max.get_ref()),
        monsters: *game.components.monster_tokens.get_ref(),
        faces: game.components.die_faces.get_ref().clone(),
        starting_dice: *game.setup.available_dice.get_ref(),
        starting_items: *game.setup.starting_items_per_player.get_ref(),
        truck: Truck {
            draw: *game.setup.truck_draw.get_ref(),
            keep: *game.setup.truck_keep.get_ref(),
            give: *game.setup.truck_give.get_ref(),
        },
        end_offset: *game.end.offset.get_ref(),
        timers: game.timers_seconds,
        titles: Titles {
            title_pl: game.title_pl,
            title_original: game.title_original,
            designer: game.designer,
            artist: game.artist,
            publisher: game.publisher_original,
            year: game.year_original,
            text: game.text,
            graphic_design: game.graphic_design,
        },
        areas: mall.tiles,
        car_park: mall.car_park,
        monitoring: mall.monitoring,
        attack_order: mall.attack_order,
        to_close: mall.to_close,
        characters,
        colours,
        deck: items.iter().flat_map(|card| std::iter::repeat_n(card.item, card.count as usize)).collect::<Bag>(),
        items,
        cold_store,
        epilogues,
        variants,
        sources,
        digest,
    })
}
