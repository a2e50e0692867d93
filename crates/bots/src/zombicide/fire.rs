//! Nests that a mission wants burnt: a Flamethrower and a Canister are looked for in the deck, come together with one
//! Survivor, and the team takes them to the next nest.

use super::aims::Field;
use super::mind::Mind;
use super::station::{in_play, open_goals};
use super::tour::strain;
use holdout_zombicide::Board;
use holdout_zombicide::content::{CardEffect, CardInfo, Want};
use holdout_zombicide::parts::Want as OwnWant;
use holdout_zombicide::pieces::{Card, Hero, Slot, Zone, ZoneSet};

/// A nest the mission wants burnt and that is burnt; a Flamethrower, a Canister for a nest that is left, and both in the
/// hands of one Survivor.
const BURNT: i32 = 60_000;
const THROWER: [i32; 2] = [9000, 1500];
const CANISTER: [i32; 3] = [6000, 2500, 1500];
const FUSE: i32 = 60_000;
/// What both mean for an inventory: carried by one, and a nest near, in hand and attached.
const TOGETHER: i32 = 300;
const IN_HAND: i32 = 1000;
/// Half a step between who has a Flamethrower and who has a Canister.
const TO_FUEL: i32 = 60;
/// A card of the deck while one of the two is looked for in it: what was drawn need not be drawn any more.
const SOUGHT: i32 = 800;
/// So near whoever does not carry the fire comes to a nest, in half steps.
const ESCORT: u16 = 5;

/// Whether nests must burn.
pub fn wanted(board: &Board) -> bool {
    in_play(board) && open_goals(board).any(|want| matches!(want, Want::Part(OwnWant::Hellfire(_))))
}

/// Nests the mission wants burnt.
pub fn nests(board: &Board) -> ZoneSet {
    let places = board.mission().parts.hellfire.places;
    board.tokens.iter().map(|token| token.zone).filter(|zone| places.contains(*zone)).collect()
}

/// Whether a card is what Flamethrowers burn.
pub fn feeds(board: &Board, info: &CardInfo) -> bool {
    let throwers = || board.content().cards.iter().filter(|one| one.deed == CardEffect::Flamethrower);
    info.is_ammo && throwers().any(|one| one.ammo == info.ammo)
}

/// What a Flamethrower is worth to its bearer.
pub fn flamethrower(board: &Board) -> i32 {
    if wanted(board) { 240 } else { 80 }
}

/// Whether a card is kept for a fire the mission wants.
pub fn spent(board: &Board, card: Card) -> bool {
    let info = board.content().card(card);
    wanted(board) && (info.deed == CardEffect::Flamethrower || feeds(board, info))
}

/// Flamethrowers and Canisters somebody carries.
fn fuel(board: &Board, hero: Hero) -> [usize; 2] {
    let attached = [Slot(0), Slot(1)].into_iter().flat_map(|slot| board.attached(hero, slot));
    let cards = board.hero(hero).cards.into_iter().filter(|card| card.is_some()).chain(attached);
    cards.map(|card| board.content().card(card)).fold([0, 0], |[throwers, canisters], info| {
        let thrower = usize::from(info.deed == CardEffect::Flamethrower);
        [throwers + thrower, canisters + usize::from(feeds(board, info))]
    })
}

fn burns_alone(board: &Board, hero: Hero) -> bool {
    fuel(board, hero).into_iter().all(|count| count > 0)
}

pub fn is_there(board: &Board) -> bool {
    board.living().any(|hero| burns_alone(board, hero))
}

/// Flamethrowers and Canisters of the team, for whoever watches.
pub fn told(board: &Board) -> String {
    if !wanted(board) {
        return String::new();
    }
    let [throwers, canisters] =
        board.living().map(|hero| fuel(board, hero)).fold([0_usize; 2], |sum, has| [sum[0] + has[0], sum[1] + has[1]]);
    let together = board.living().filter(|hero| burns_alone(board, *hero)).count();
    format!(", {throwers} Flamethrowers, {canisters} Canisters, {together} with both, {} cards left", board.deck_left)
}

/// How far the team is with nests that must burn: Flamethrower and Canister come together in one hand.
pub fn progress(mind: &mut Mind, board: &Board) -> i32 {
    if !wanted(board) {
        return 0;
    }
    let left = nests(board).len();
    let mut sum = board.mission().parts.hellfire.places.len().saturating_sub(left) as i32 * BURNT;
    let mut stock = [0_usize; 2];
    let (mut throwers, mut fuels, mut fuses) = (Vec::new(), Vec::new(), 0);
    for hero in board.living() {
        let has = fuel(board, hero);
        let zone = board.hero(hero).zone;
        (0..2).for_each(|at| stock[at] += has[at]);
        match has {
            [0, 0] => {}
            [0, _] => fuels.push(zone),
            [_, 0] => throwers.push(zone),
            _ => fuses += 1,
        }
    }
    sum += THROWER.into_iter().take(stock[0]).sum::<i32>();
    sum += CANISTER.into_iter().take(stock[1].min(left)).sum::<i32>();
    if fuses > 0 {
        return sum + FUSE;
    }
    if stock.contains(&0) {
        sum -= i32::from(board.deck_left) * SOUGHT;
    }
    let ways = throwers.iter().map(|thrower| {
        let field = *mind.way(board, *thrower);
        fuels.iter().map(|zone| i32::from(field[zone.index()])).min().unwrap_or(0)
    });
    sum - ways.min().unwrap_or(0) * TO_FUEL
}

/// Whether a Survivor is drawn to a nest that must burn: with the fire, or beside whoever has it.
pub fn draws(board: &Board, hero: Hero, prey: &Field) -> bool {
    let near = if burns_alone(board, hero) { 2 } else { ESCORT };
    wanted(board) && is_there(board) && prey[board.hero(hero).zone.index()] > near
}

/// What is left of the way to a nest that must burn: whoever has the fire goes up to it, the others go with him. As long
/// as nobody has it the way matters little.
pub fn way(board: &Board, prey: &Field) -> Option<i32> {
    if !wanted(board) {
        return None;
    }
    let way = |hero: Hero, near: u16| prey[board.hero(hero).zone.index()].max(near);
    let lit = board.living().filter(|hero| burns_alone(board, *hero));
    // One is enough; the second need not hurry.
    let fire = lit.map(|hero| strain(way(hero, 2))).min();
    let others = board.living().map(|hero| way(hero, ESCORT));
    Some(match fire {
        Some(fire) => fire + others.map(strain).sum::<i32>() / 4,
        None => others.map(i32::from).sum(),
    })
}

/// Who has both a Flamethrower and a Canister where nests must burn: they belong in hand once a nest is near.
pub fn ready(board: &Board, hero: Hero, burns: bool) -> i32 {
    if !wanted(board) || !burns_alone(board, hero) {
        return 0;
    }
    let held = [Slot(0), Slot(1)].map(|slot| board.hero(hero).cards[slot.index()]);
    let held = held.iter().any(|card| board.content().is(*card, CardEffect::Flamethrower));
    let zone = board.hero(hero).zone;
    let near = zone != Zone::NONE && {
        let near = board.neighbours(zone);
        let far = near.iter().fold(near, |far, zone| far.or(board.neighbours(zone)));
        !far.and(nests(board)).is_empty()
    };
    TOGETHER + if near { IN_HAND * (i32::from(held) + i32::from(burns)) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zombicide::search::Table;
    use holdout_catalog::{Seated, title};
    use holdout_kernel::{Seat, Seed};
    use holdout_zombicide::{InvaderEdition, Zombicide};
    use serde_json::{Value, json};

    /// How far a team of two is whose second waits in a zone, and what is left of the way.
    fn standing(first: &Value, second: &Value) -> (i32, i32) {
        let position = json!({ "mission": "m6", "turn": "jared", "survivors": [first, second] });
        let title = title("invader").expect("it is in the catalog");
        let table = title.arrange(&position, Seed::from_number(1)).expect("the position is consistent");
        let seated = Seated::new(&*table, Seat(0));
        let typed: Box<Table<InvaderEdition>> =
            seated.typed_imagine::<Zombicide<InvaderEdition>>(Seed::from_number(1)).expect("it is that title");
        let mut mind = Mind::default();
        mind.look(typed.board());
        let prey = mind.aims().prey.expect("there are nests");
        (progress(&mut mind, typed.board()), way(typed.board(), &prey).expect("they must burn"))
    }

    #[test]
    fn both_in_one_hand_are_worth_more_than_the_way_that_opens_then() {
        let cole = json!({ "id": "cole", "zone": "7R.s01" });
        let thrower = json!({ "id": "jared", "zone": "7R.s01", "hands": ["flamethrower"] });
        let fuel = json!({ "id": "cole", "zone": "7R.s01", "pack": ["canister"] });
        let ready = |zone: &str| json!({ "id": "jared", "zone": zone, "hands": ["flamethrower"], "attached": { "hand-1": ["canister"] } });
        let one = standing(&thrower, &cole);
        let apart = standing(&thrower, &fuel);
        let together = standing(&ready("7R.s01"), &cole);
        assert!(apart.0 > one.0, "a Canister is a step on");
        // The way of a team that is sent out counts twelve times.
        assert!(together.0 - together.1 * 12 > apart.0 - apart.1 * 12, "nobody would hand over what he has");
        assert!(standing(&ready("9R.s11"), &cole).1 < together.1, "the way grows shorter");
    }
}
