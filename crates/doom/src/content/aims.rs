//! Checking what the marines must do in a scenario, and its exceptions.

use super::raw::Spanned;
use super::raw_scenario::{RawGoal, RawOrder, RawSpecial};
use super::scenario::{Draft, Ground};
use super::{Goal, MonsterPlace, Special, TokenPlace};
use crate::pieces::{Area, MonsterKind};

/// Goals are bits of a mask.
const MOST_GOALS: usize = 8;

impl Draft<'_, '_> {
    pub fn goals(
        &mut self,
        raw: &Spanned<Vec<Spanned<RawGoal>>>,
        tokens: &[TokenPlace],
        monsters: &[MonsterPlace],
        ground: &Ground,
    ) -> Vec<Goal> {
        if raw.get_ref().is_empty() || raw.get_ref().len() > MOST_GOALS {
            self.checker.wrong(raw.span().start, format!("a scenario has 1 to {MOST_GOALS} goals"));
        }
        let mut goals = Vec::new();
        for (number, goal) in raw.get_ref().iter().enumerate() {
            let at = goal.span().start;
            goals.push(match goal.get_ref() {
                RawGoal::Encounters { ids, order, rounds } => {
                    if ids.is_empty() || *rounds == Some(0) {
                        self.checker.wrong(at, "this goal names encounters, and rounds are at least 1");
                    }
                    let tokens = ids.iter().filter_map(|id| self.encounter(at, id, tokens)).collect();
                    Goal::Encounters { tokens, in_order: *order == RawOrder::Fixed, rounds: *rounds }
                }
                RawGoal::Exit { marines, after } => {
                    if !(1..=3).contains(marines) {
                        self.checker.wrong(at, "one to three marines must leave");
                    }
                    if ground.map.exits.is_empty() {
                        self.checker.wrong(at, "there is no exit square `E` in `terrain`");
                    }
                    Goal::Exit { marines: *marines, after: self.after(at, number, after) }
                }
                RawGoal::Kill { monster } => {
                    self.on_the_map(at, *monster, monsters);
                    Goal::Kill { monster: *monster }
                }
                RawGoal::Encounter { id, after } => Goal::Encounter {
                    token: self.encounter(at, id, tokens).unwrap_or_default(),
                    after: self.after(at, number, after),
                },
            });
        }
        goals
    }

    pub fn specials(&mut self, raw: &[Spanned<RawSpecial>], tokens: &[TokenPlace], ground: &Ground) -> Vec<Special> {
        let mut specials = Vec::new();
        for special in raw {
            let at = special.span().start;
            specials.push(match special.get_ref() {
                RawSpecial::HotHazards { area, until, wounds } => Special::HotHazards {
                    area: self.area_named(at, area, ground),
                    until: self.encounter(at, until, tokens).unwrap_or_default(),
                    wounds: *wounds,
                },
                RawSpecial::NeverReused { monster } => Special::NeverReused { monster: *monster },
                RawSpecial::Regenerates { monster, wounds, after_area } => Special::Regenerates {
                    monster: *monster,
                    wounds: *wounds,
                    after_area: self.area_named(at, after_area, ground),
                },
            });
        }
        specials
    }

    /// The place of an encounter token in the list of tokens.
    fn encounter(&mut self, at: usize, id: &str, tokens: &[TokenPlace]) -> Option<u8> {
        let found = tokens.iter().position(|token| token.id.as_deref() == Some(id));
        if found.is_none() {
            self.checker.wrong(at, format!("there is no encounter {id}"));
        }
        found.map(|at| at as u8)
    }

    /// Goals are counted from 1 where people write, and come after earlier ones.
    fn after(&mut self, at: usize, number: usize, after: &[usize]) -> Vec<u8> {
        if after.iter().any(|goal| *goal == 0 || *goal > number) {
            self.checker.wrong(at, "`after` names earlier goals by number, from 1");
        }
        after.iter().filter(|goal| **goal > 0).map(|goal| *goal as u8 - 1).collect()
    }

    fn on_the_map(&mut self, at: usize, monster: MonsterKind, monsters: &[MonsterPlace]) {
        if !monsters.iter().any(|placed| placed.kind == monster && placed.slot == 1) {
            self.checker.wrong(at, format!("there is no {} with slot 1 on the map", monster.id()));
        }
    }

    fn area_named(&mut self, at: usize, id: &str, ground: &Ground) -> Area {
        let found = ground.areas.iter().position(|area| area.id == *id);
        if found.is_none() {
            self.checker.wrong(at, format!("there is no area {id}"));
        }
        Area(found.unwrap_or_default() as u8)
    }
}
