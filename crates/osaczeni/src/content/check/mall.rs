//! Areas and characters.

use super::{File, Nothing};
use crate::content::{AreaTile, CharacterCard, raw};
use crate::pieces::{AREAS, Area, KINDS, Kind, MAX_PLAYERS};

/// The areas, and what is special about some of them.
pub struct Mall {
    pub tiles: [AreaTile; AREAS],
    pub car_park: Area,
    pub monitoring: Area,
    pub attack_order: [Area; AREAS],
    pub to_close: u8,
}

pub fn areas(file: &mut File<'_>) -> Option<Mall> {
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
        file.demand(&tile.notches, (1..=30).contains(&notches), || "an area has from 1 to 30 notches".into());
        file.demand(&tile.spaces, *tile.spaces.get_ref() <= 24, || "an area has at most 24 spaces".into());
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
    let (tiles, attack_order) = (complete(at)?, complete(order)?);
    Some(Mall { tiles, car_park: car_park?, monitoring: monitoring?, attack_order, to_close })
}

/// All of them, if none is missing.
fn complete<T, const N: usize>(found: [Option<T>; N]) -> Option<[T; N]> {
    let found: Vec<T> = found.into_iter().flatten().collect();
    found.try_into().ok()
}

pub fn characters(file: &mut File<'_>) -> Option<([CharacterCard; KINDS], Vec<String>)> {
    let cards: Vec<raw::CharacterCard> = file.list("character");
    let colours: Option<raw::PerColor> = file.section("per_color");
    file.rest::<Nothing>();
    let mut found: [Option<CharacterCard>; KINDS] = [const { None }; KINDS];
    for card in cards {
        let kind = *card.id.get_ref();
        file.demand(&card.id, found[kind.index()].is_none(), || format!("{} is here twice", kind.id()));
        for (figure, most) in [(&card.strength, 5), (&card.votes, 10), (&card.points, 20)] {
            file.demand(figure, *figure.get_ref() <= most, || format!("this figure must be at most {most}"));
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
    Some((complete(found)?, colours.color_names.into_inner()))
}
