//! Item cards and the cold store.

use super::File;
use crate::bag::{MAX_CARDS, MAX_COPIES};
use crate::content::raw::{self, Starts};
use crate::content::{ColdStore, ItemCard, MAX_ROWS, RowEffect};
use crate::items::{ITEMS, Item};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemsHead {
    total: Spanned<u8>,
}

pub fn items(file: &mut File<'_>) -> Option<Vec<ItemCard>> {
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
        file.demand(&card.amount, *card.amount.get_ref() <= 12, || "`amount` must be at most 12".into());
        let window = item.window().id();
        file.demand(&card.window, card.window.get_ref() == window, || {
            format!("`{}` is played in the window \"{window}\": windows are rules, not figures", item.id())
        });
        if let Some(amount) = item.fixed_amount() {
            file.demand(&card.amount, *card.amount.get_ref() == amount, || {
                format!("the amount of `{}` is always {amount}", item.id())
            });
        }
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

pub fn cold_store(file: &mut File<'_>) -> Option<ColdStore> {
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
        file.demand(&one.spaces, spaces.len() == many && spaces.iter().all(|n| (1..=24).contains(n)), || {
            format!("`spaces` must be {many} lengths from 1 to 24")
        });
        let twice = by_players.insert(*one.players.get_ref(), spaces).is_some();
        file.demand(&one.players, !twice, || "this number of players is here twice".into());
    }
    let spaces = uniform.spaces.get_ref();
    file.demand(&uniform.spaces, spaces.len() == many && spaces.iter().all(|n| (1..=24).contains(n)), || {
        format!("`spaces` must be {many} lengths from 1 to 24")
    });
    let rows = rows.into_iter().map(|row| row.effect).collect();
    Some(ColdStore { profile: head.profile, rows, lengths: by_players, uniform: uniform.spaces.into_inner() })
}
