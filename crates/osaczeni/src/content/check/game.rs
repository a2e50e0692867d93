//! General figures: players, components, setup.

use super::File;
use crate::content::raw;
use crate::pieces::{AREAS, KINDS, MAX_DICE, MAX_PLAYERS};
use crate::truck::MAX_DRAW;
use crate::variants;

pub fn game(file: &mut File<'_>) -> Option<raw::Game> {
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
    file.demand(&parts.area_tiles, *parts.area_tiles.get_ref() as usize == AREAS, || {
        format!("there are {AREAS} tiles")
    });
    let tokens = *parts.character_tokens.get_ref() as usize;
    file.demand(&parts.character_tokens, tokens == MAX_PLAYERS * KINDS, || {
        format!("`character_tokens` must be {}", MAX_PLAYERS * KINDS)
    });
    for one in [&parts.security_badges, &parts.victim_tokens] {
        file.demand(one, *one.get_ref() == 1, || "there is exactly one".into());
    }
    let tokens = *parts.monster_tokens.get_ref();
    file.demand(&parts.monster_tokens, (1..=100).contains(&tokens), || "there are from 1 to 100 monsters".into());
    let (available, stored) = (*game.setup.available_dice.get_ref(), *game.setup.dice_on_cold_store.get_ref());
    file.demand(&game.setup.available_dice, u16::from(available) + u16::from(stored) == u16::from(dice), || {
        format!("{available} available dice and {stored} on the cold store are not the {dice} of the box")
    });
    let truck = &game.setup;
    let (draw, keep, give) = (*truck.truck_draw.get_ref(), *truck.truck_keep.get_ref(), *truck.truck_give.get_ref());
    file.demand(&truck.truck_draw, (1..=MAX_DRAW).contains(&(draw as usize)), || {
        format!("`truck_draw` must be from 1 to {MAX_DRAW}")
    });
    file.demand(&truck.truck_keep, keep >= 1 && give >= 1, || "at least one card is kept and one given".into());
    let dealt_with = [keep, give, *truck.truck_box.get_ref()].into_iter().map(u16::from).sum::<u16>();
    file.demand(&truck.truck_box, dealt_with == u16::from(draw), || {
        "the cards kept, given and boxed are not those drawn".into()
    });
    let cards = *parts.epilogue_cards.get_ref() as usize;
    file.demand(&parts.epilogue_cards, cards == variants::COUNT, || format!("there are {} epilogues", variants::COUNT));
    Some(game)
}
