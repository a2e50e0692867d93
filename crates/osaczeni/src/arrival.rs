//! OS-8: phase 5. Monsters arrive: as the dice show, to most Crybabies, to most characters.

use crate::Cx;
use crate::board::Board;
use crate::event::{Lure, Seen};
use crate::pieces::{AREAS, Area, Dice, Kind};
use holdout_kernel::RuleId;

/// The three steps of phase 5 in order.
pub fn arrive(cx: &mut Cx<'_>) {
    let dice = *cx.dice.open(cx.key());
    place_by_dice(cx, dice, RuleId("OS-8.1"));
    let at_least = cx.knobs.crybabies_draw;
    place_by_most(cx, &Draw { lure: Lure::Crybabies, at_least, rule: RuleId("OS-8.2") });
    place_by_most(cx, &Draw { lure: Lure::Crowd, at_least: 1, rule: RuleId("OS-8.3") });
}

/// OS-8.1: one monster per die. OS-8.9: by ascending area number.
pub fn place_by_dice(cx: &mut Cx<'_>, mut dice: Dice, rule: RuleId) {
    dice.sort();
    for area in dice.iter() {
        place(cx, area, Lure::Die, rule);
    }
}

/// What draws a monster to the area that has most of it.
pub struct Draw {
    pub lure: Lure,
    /// Fewer than this draw nothing.
    pub at_least: u8,
    pub rule: RuleId,
}

/// OS-8.2, OS-8.3: one monster at the area with most, each of several tied areas gets one. OS-8.4: area 6 counts,
/// and the most is at least one.
pub fn place_by_most(cx: &mut Cx<'_>, draw: &Draw) {
    let counts: [u8; AREAS] = std::array::from_fn(|index| match draw.lure {
        Lure::Crybabies => attracting(cx, index),
        Lure::Crowd => cx.standing[index].len(),
        Lure::Die | Lure::Noise | Lure::Gathering => 0,
    });
    let most = counts.into_iter().max().unwrap_or(0);
    if most < draw.at_least.max(1) {
        return;
    }
    for area in Area::all().filter(|area| counts[area.index()] == most) {
        place(cx, area, draw.lure, draw.rule);
    }
}

/// How many in an area attract monsters by crying.
fn attracting(board: &Board, index: usize) -> u8 {
    let cries = Kind::ALL.into_iter().filter(|kind| board.content().character(*kind).attracts);
    cries.map(|kind| board.standing[index].of_kind(kind)).sum()
}

/// OS-8.5: a monster takes a free notch. OS-8.6: without one, or at a closed area, it goes to the car park.
/// OS-8.7: if that is full too, it is not placed. OS-8.8: without a token in the pool there is none.
pub fn place(cx: &mut Cx<'_>, area: Area, lure: Lure, rule: RuleId) {
    let car_park = cx.car_park();
    let (to, rule) = if cx.pool == 0 {
        (None, RuleId("OS-8.8"))
    } else if cx.is_open(area) && cx.has_free_notch(area) {
        (Some(area), rule)
    } else if cx.has_free_notch(car_park) {
        (Some(car_park), RuleId("OS-8.6"))
    } else {
        (None, RuleId("OS-8.7"))
    };
    cx.emit(rule, Seen::MonsterCame { area, to, lure, pool_empty: cx.pool == 0 }.into());
}
