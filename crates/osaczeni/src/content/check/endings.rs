//! Epilogues and the variants they unlock.

use super::File;
use crate::content::{Epilogue, Variant, raw};
use crate::epilogues::Condition;
use crate::variants;
use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EpiloguesHead {
    at_most_one_per_game: Spanned<bool>,
    memory_scope: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VariantsHead {
    max_active: Spanned<u8>,
}

pub fn epilogues(file: &mut File<'_>) -> Vec<Epilogue> {
    let cards: Vec<raw::Epilogue> = file.list("epilogue");
    if let Some(head) = file.rest::<EpiloguesHead>() {
        let one = &head.at_most_one_per_game;
        file.demand(one, *one.get_ref(), || "at most one epilogue is unlocked per game".into());
        let scope = &head.memory_scope;
        file.demand(scope, scope.get_ref() == "table", || "the memory belongs to the table (OS-16.3)".into());
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

pub fn variants_of(file: &mut File<'_>) -> Vec<Variant> {
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
