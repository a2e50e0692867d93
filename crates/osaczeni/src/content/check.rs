//! From written to checked content. Collects every problem instead of stopping at the first.

use super::lines::Lines;
use super::raw::{self, Starts};
use super::sources::{Source, take_sources};
use super::{
    AreaTile, CharacterCard, ColdStore, Content, Epilogue, FILES, ItemCard, MAX_ROWS, RowEffect, Titles, Truck, Variant,
};
use crate::bag::{Bag, MAX_CARDS, MAX_COPIES};
use crate::epilogues::Condition;
use crate::items::{ITEMS, Item};
use crate::pieces::{AREAS, Area, KINDS, Kind, MAX_DICE, MAX_PLAYERS};
use crate::truck::MAX_DRAW;
use crate::variants;
use holdout_kernel::Problem;
use serde::Deserialize;
use std::collections::BTreeMap;
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
            return Self { lines: Lines::new(name, ""), table, problems: vec![Problem::new(name, "the file is missing")] };
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemsHead {
    total: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EpiloguesHead {
    at_most_one_per_game: Spanned<bool>,
    memory_scope: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VariantsHead {
    max_active: Spanned<u8>,
}

struct Mall {
    tiles: [AreaTile; AREAS],
    car_park: Area,
    monitoring: Area,
    attack_order: [Area; AREAS],
    to_close: u8,
}

pub fn check(files: &[(&str, &str)], digest: String) -> Result<Content, Vec<Problem>> {
    let mut sources = Vec::new();
    let mut open = FILES.map(|(name, _)| File::open(files, name, &mut sources));
    let [game_file, areas_file, characters_file, items_file, cold_file, epilogues_file, variants_file] = &mut open;
    let game = game(game_file);
    let mall = areas(areas_file);
    let family = characters(characters_file);
    let cards = items(items_file);
    let cold_store = cold_store(cold_file);
    let epilogues = epilogues(epilogues_file);
    let variants = variants_of(variants_file);
    if let (Some(game), Some(cards)) = (&game, &cards) {
        let total: u8 = cards.iter().map(|card| card.count).sum();
        let printed = *game.components.item_cards.get_ref();
        game_file.demand(&game.components.item_cards, printed == total, || {
            format!("`item_cards` is {printed}, but items.toml counts {total}")
        });
        let dealt = game.setup.starting_items_per_player.get_ref() * game.players.max.get_ref();
        game_file.demand(&game.setup.starting_items_per_player, dealt <= total, || {
            format!("{dealt} starting cards cannot be dealt from {total}")
        });
    }
    if let (Some(game), Some(cold_store)) = (&game, &cold_store) {
        let dice = cold_store.rows.iter().filter(|row| **row == RowEffect::AddDie).count();
        let figure = &game.setup.dice_on_cold_store;
        game_file.demand(figure, *figure.get_ref() as usize == dice, || {
            format!("`dice_on_cold_store` is {}, but cold-store.toml has {dice} rows with a die", figure.get_ref())
        });
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

fn game(file: &mut File<'_>) -> Option<raw::Game> {
    let game: raw::Game = file.rest()?;
    file.demand(&game.id, game.id.get_ref() == "osaczeni", || "`id` must be \"osaczeni\"".into());
    let (min, max) = (*game.players.min.get_ref(), *game.players.max.get_ref());
    file.demand(&game.players.min, min >= 2 && min <= max, || "`min` must be from 2 to `max`".into());
    file.demand(&game.players.max, max as usize <= MAX_PLAYERS, || format!("`max` must be at most {MAX_PLAYERS}"));
    let parts = &game.components;
    let dice = *parts.monster_dice.get_ref();
    file.demand(&parts.monster_dice, (1..=MAX_DICE).contains(&(dice as usize)), || {
        format!("`monster_dice` must be from 1 to {MAX_DICE}")
    });
    file.demand(&parts.die_faces, !parts.die_faces.get_ref().is_empty(), || "a die has faces".into());
    file.demand(&parts.area_tiles, *parts.area_tiles.get_ref() as usize == AREAS, || format!("there are {AREAS} tiles"));
    let tokens = *parts.character_tokens.get_ref() as usize;
    file.demand(&parts.character_tokens, tokens == MAX_PLAYERS * KINDS, || {
        format!("`character_tokens` must be {}", MAX_PLAYERS * KINDS)
    });
    for one in [&parts.security_badges, &parts.victim_tokens] {
        file.demand(one, *one.get_ref() == 1, || "there is exactly one".into());
    }
    let (available, stored) = (*game.setup.available_dice.get_ref(), *game.setup.dice_on_cold_store.get_ref());
    file.demand(&game.setup.available_dice, available + stored == dice, || {
        format!("{available} available dice and {stored} on the cold store are not the {dice} of the box")
    });
    let truck = &game.setup;
    let (draw, keep, give) = (*truck.truck_draw.get_ref(), *truck.truck_keep.get_ref(), *truck.truck_give.get_ref());
    file.demand(&truck.truck_draw, (1..=MAX_DRAW).contains(&(draw as usize)), || {
        format!("`truck_draw` must be from 1 to {MAX_DRAW}")
    });
    file.demand(&truck.truck_keep, keep >= 1 && give >= 1, || "at least one card is kept and one given".into());
    file.demand(&truck.truck_box, keep + give + truck.truck_box.get_ref() == draw, || {
        "the cards kept, given and boxed are not those drawn".into()
    });
    let cards = *parts.epilogue_cards.get_ref() as usize;
    file.demand(&parts.epilogue_cards, cards == variants::COUNT, || format!("there are {} epilogues", variants::COUNT));
    Some(game)
}

fn areas(file: &mut File<'_>) -> Option<Mall> {
    let tiles: Vec<raw::AreaTile> = file.list("area");
    let closing: raw::Closing = file.section("closing")?;
    file.rest::<Nothing>();
    let mut at: [Option<AreaTile>; AREAS] = [const { None }; AREAS];
    let mut order: [Option<Area>; AREAS] = [None; AREAS];
    let (mut car_park, mut monitoring) = (None, None);
    for tile in tiles {
        let Some(area) = Area::new(*tile.number.get_ref()) else {
            file.at(tile.number.span().start, format!("areas are numbered 1 to {AREAS}"));
            continue;
        };
        file.demand(&tile.number, at[area.index()].is_none(), || format!("area {} is here twice", area.number()));
        let turn = (*tile.attack_order.get_ref() as usize).checked_sub(1);
        match turn.and_then(|turn| order.get_mut(turn)) {
            Some(free @ None) => *free = Some(area),
            Some(Some(_)) => file.at(tile.attack_order.span().start, "two areas have the same `attack_order`"),
            None => file.at(tile.attack_order.span().start, format!("`attack_order` must be from 1 to {AREAS}")),
        }
        match tile.activation_phase.get_ref() {
            0 => {}
            1 => car_park = Some(area),
            2 => monitoring = Some(area),
            _ => file.at(tile.activation_phase.span().start, "`activation_phase` must be 0, 1 or 2"),
        }
        let is_car_park = *tile.activation_phase.get_ref() == 1;
        file.demand(&tile.spaces, (*tile.spaces.get_ref() == 0) == is_car_park, || {
            "the car park, and only the car park, has any number of spaces (0)".into()
        });
        file.demand(&tile.closable, *tile.closable.get_ref() != is_car_park, || {
            "every area but the car park can be closed".into()
        });
        let notches = *tile.notches.get_ref();
        file.demand(&tile.notches, notches >= 1, || "an area has at least one notch".into());
        at[area.index()] = Some(AreaTile {
            area,
            id: tile.id,
            name_pl: tile.name_pl,
            name_en: tile.name_en,
            spaces: *tile.spaces.get_ref(),
            notches,
            closable: *tile.closable.get_ref(),
        });
    }
    for (index, tile) in at.iter().enumerate() {
        if tile.is_none() {
            file.at(0, format!("area {} is missing", index + 1));
        }
    }
    if car_park.is_none() || monitoring.is_none() {
        file.at(0, "one area must have `activation_phase = 1` (car park) and one 2 (monitoring centre)");
    }
    let to_close = *closing.monsters_to_close.get_ref();
    file.demand(&closing.monsters_to_close, to_close >= 1, || "an area cannot close without monsters".into());
    let [Some(a), Some(b), Some(c), Some(d), Some(e), Some(f)] = at else { return None };
    let [Some(g), Some(h), Some(i), Some(j), Some(k), Some(l)] = order else { return None };
    let attack_order = [g, h, i, j, k, l];
    Some(Mall { tiles: [a, b, c, d, e, f], car_park: car_park?, monitoring: monitoring?, attack_order, to_close })
}

fn characters(file: &mut File<'_>) -> Option<([CharacterCard; KINDS], Vec<String>)> {
    let cards: Vec<raw::CharacterCard> = file.list("character");
    let colours: Option<raw::PerColor> = file.section("per_color");
    file.rest::<Nothing>();
    let mut found: [Option<CharacterCard>; KINDS] = [const { None }; KINDS];
    for card in cards {
        let kind = *card.id.get_ref();
        file.demand(&card.id, found[kind.index()].is_none(), || format!("{} is here twice", kind.id()));
        for figure in [&card.strength, &card.votes, &card.points] {
            file.demand(figure, *figure.get_ref() <= 20, || "this figure must be at most 20".into());
        }
        found[kind.index()] = Some(CharacterCard {
            kind,
            name_pl: card.name_pl,
            name_en: card.name_en,
            strength: *card.strength.get_ref(),
            votes: *card.votes.get_ref(),
            points: *card.points.get_ref(),
            attracts: card.attracts_monsters,
            player_counts: card.player_counts.into_inner(),
        });
    }
    for kind in Kind::ALL {
        if found[kind.index()].is_none() {
            file.at(0, format!("{} is missing", kind.id()));
        }
    }
    let colours = colours?;
    file.demand(&colours.tokens, *colours.tokens.get_ref() as usize == KINDS, || format!("there are {KINDS} tokens"));
    let names = colours.color_names.get_ref();
    let enough = names.len() == *colours.colors.get_ref() as usize && names.len() >= MAX_PLAYERS;
    file.demand(&colours.color_names, enough, || format!("`color_names` must name {MAX_PLAYERS} colours"));
    let [Some(a), Some(b), Some(c), Some(d)] = found else { return None };
    Some(([a, b, c, d], colours.color_names.into_inner()))
}

fn items(file: &mut File<'_>) -> Option<Vec<ItemCard>> {
    let cards: Vec<raw::ItemCard> = file.list("item");
    let head: ItemsHead = file.rest()?;
    let mut found: BTreeMap<usize, ItemCard> = BTreeMap::new();
    for card in cards {
        let Some(item) = Item::parse(card.id.get_ref()) else {
            file.at(card.id.span().start, format!("the rules know no item `{}`", card.id.get_ref()));
            continue;
        };
        file.demand(&card.id, !found.contains_key(&item.index()), || format!("`{}` is here twice", item.id()));
        file.demand(&card.count, *card.count.get_ref() <= MAX_COPIES, || format!("at most {MAX_COPIES} copies"));
        let window = item.window().id();
        file.demand(&card.window, card.window.get_ref() == window, || {
            format!("`{}` is played in the window \"{window}\": windows are rules, not figures", item.id())
        });
        let effect = item.effect();
        file.demand(&card.effect, card.effect.get_ref() == effect, || {
            format!("the effect of `{}` is \"{effect}\": effects are rules, not figures", item.id())
        });
        found.insert(
            item.index(),
            ItemCard {
                item,
                name_pl: card.name_pl,
                name_en: card.name_en,
                count: *card.count.get_ref(),
                amount: *card.amount.get_ref(),
                weapon: card.weapon,
                rules: card.rules,
            },
        );
    }
    for item in ITEMS {
        if !found.contains_key(&item.index()) {
            file.at(0, format!("`{}` is missing", item.id()));
        }
    }
    let sum: usize = found.values().map(|card| card.count as usize).sum();
    let total = *head.total.get_ref() as usize;
    file.demand(&head.total, total == sum, || format!("`total` is {total}, but the copies are {sum}"));
    file.demand(&head.total, total <= MAX_CARDS, || format!("`total` must be at most {MAX_CARDS}"));
    (found.len() == ITEMS.len()).then(|| found.into_values().collect())
}

fn cold_store(file: &mut File<'_>) -> Option<ColdStore> {
    let rows: Vec<raw::Row> = file.list("row");
    let lengths: Vec<raw::Lengths> = file.list("lengths");
    let uniform: raw::Uniform = file.section("uniform")?;
    let head: raw::ColdStoreHead = file.rest()?;
    let many = *head.rows.get_ref() as usize;
    file.demand(&head.rows, many == rows.len() && many <= MAX_ROWS, || {
        format!("`rows` is {many}, but {} are described (at most {MAX_ROWS})", rows.len())
    });
    for (row, number) in rows.iter().zip(1..) {
        file.demand(&row.number, *row.number.get_ref() == number, || format!("row {number} is expected here"));
        let adds_die = row.effect == RowEffect::AddDie;
        file.demand(&row.die, *row.die.get_ref() == adds_die, || "a die lies at the rows that add one".into());
        let starts = if adds_die { Starts::NextRound } else { Starts::Immediately };
        file.demand(&row.starts, *row.starts.get_ref() == starts, || {
            "dice are added from the next round on, other effects work at once".into()
        });
    }
    let mut by_players = BTreeMap::new();
    for one in lengths {
        let spaces = one.spaces.get_ref().clone();
        file.demand(&one.spaces, spaces.len() == many && spaces.iter().all(|&n| n >= 1), || {
            format!("`spaces` must be {many} lengths of at least 1")
        });
        let twice = by_players.insert(*one.players.get_ref(), spaces).is_some();
        file.demand(&one.players, !twice, || "this number of players is here twice".into());
    }
    let spaces = uniform.spaces.get_ref();
    file.demand(&uniform.spaces, spaces.len() == many && spaces.iter().all(|&n| n >= 1), || {
        format!("`spaces` must be {many} lengths of at least 1")
    });
    let rows = rows.into_iter().map(|row| row.effect).collect();
    Some(ColdStore { profile: head.profile, rows, lengths: by_players, uniform: uniform.spaces.into_inner() })
}

fn epilogues(file: &mut File<'_>) -> Vec<Epilogue> {
    let cards: Vec<raw::Epilogue> = file.list("epilogue");
    if let Some(head) = file.rest::<EpiloguesHead>() {
        let one = &head.at_most_one_per_game;
        file.demand(one, *one.get_ref(), || "at most one epilogue is unlocked per game".into());
    }
    if cards.len() != variants::COUNT {
        file.at(0, format!("there are {} epilogues, not {}", variants::COUNT, cards.len()));
    }
    let mut seen = [false; variants::COUNT + 1];
    let mut epilogues = Vec::new();
    for (card, order) in cards.into_iter().zip(1..) {
        file.demand(&card.order, *card.order.get_ref() == order, || format!("`order` {order} is expected here"));
        let number = *card.number.get_ref();
        let fresh = (1..=variants::COUNT).contains(&(number as usize)) && !seen[number as usize];
        file.demand(&card.number, fresh, || format!("`number` {number} is no epilogue, or here twice"));
        file.demand(&card.code, *card.code.get_ref() == format!("{number:02}"), || "`code` is the number".into());
        file.demand(&card.variant, *card.variant.get_ref() == number, || "its variant has the same number".into());
        match Condition::read(card.condition.get_ref(), card.n, card.kind, card.item.as_deref(), card.area) {
            Ok(condition) if fresh => {
                seen[number as usize] = true;
                epilogues.push(Epilogue {
                    number,
                    condition,
                    condition_en: card.condition_en,
                    title_en: card.title_en,
                    title_pl: card.title_pl,
                    story_en: card.story_en,
                    story_pl: card.story_pl,
                });
            }
            Ok(_) => {}
            Err(what) => file.at(card.condition.span().start, what),
        }
    }
    epilogues
}

fn variants_of(file: &mut File<'_>) -> Vec<Variant> {
    let cards: Vec<raw::Variant> = file.list("variant");
    if let Some(head) = file.rest::<VariantsHead>() {
        file.demand(&head.max_active, *head.max_active.get_ref() == 1, || "at most one variant is in force".into());
    }
    if cards.len() != variants::COUNT {
        file.at(0, format!("there are {} variants, not {}", variants::COUNT, cards.len()));
    }
    let mut found = Vec::new();
    for (card, number) in cards.into_iter().zip(1..) {
        file.demand(&card.number, *card.number.get_ref() == number, || format!("variant {number} is expected here"));
        let Some((id, figures)) = variants::FIGURES.get(number as usize - 1) else { continue };
        file.demand(&card.id, card.id.get_ref() == id, || format!("variant {number} is \"{id}\""));
        for (name, allowed) in *figures {
            match card.params.get_ref().get(*name) {
                Some(value) if allowed.contains(value) => {}
                Some(_) => file.at(card.params.span().start, format!("`{name}` must be in {allowed:?}")),
                None => file.at(card.params.span().start, format!("`{name}` is missing")),
            }
        }
        for name in card.params.get_ref().keys().filter(|key| !figures.iter().any(|(name, _)| name == key)) {
            file.at(card.params.span().start, format!("variant {number} has no figure `{name}`"));
        }
        found.push(Variant {
            number,
            id: card.id.into_inner(),
            name_en: card.name_en,
            name_pl: card.name_pl,
            text_en: card.text_en,
            text_pl: card.text_pl,
            edge: card.edge,
            changes: card.changes,
            params: card.params.into_inner(),
        });
    }
    found
}
