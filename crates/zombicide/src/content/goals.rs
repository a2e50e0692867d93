//! Goals and effects as they are written, checked: each has the fields of its kind, and each can come about.

use super::map::Map;
use super::mission::Draft;
use super::raw::*;
use super::*;
use crate::knobs::Deaths;
use std::collections::BTreeMap;

impl<'d> Draft<'d, '_> {
    pub fn goals(&mut self, map: &Map, vaults: &[Vec<VaultItem>; 2]) -> Vec<Goal> {
        let raw = &self.raw.goals;
        let count = raw.get_ref().len();
        if self.is_whole("goals") && !(1..=16).contains(&count) {
            self.wrong(raw.span().start, format!("a mission has 1 to 16 goals, not {count}"));
        }
        let mut goals = Vec::new();
        for (number, goal) in raw.get_ref().iter().enumerate() {
            let at = goal.span().start;
            let after = &goal.get_ref().after;
            if self.is_whole("goals") && after.iter().any(|goal| *goal == 0 || *goal as usize > number) {
                self.wrong(at, "`after` names goals listed before this one, counted from 1");
                continue;
            }
            let what = self.want(goal.get_ref(), at, map, vaults);
            let after =
                after.iter().filter(|goal| (1..=16).contains(*goal)).fold(0, |bits, goal| bits | 1 << (goal - 1));
            goals.extend(what.map(|what| Goal { what, after }));
        }
        goals
    }

    fn want(&mut self, goal: &RawGoal, at: usize, map: &Map, vaults: &[Vec<VaultItem>; 2]) -> Option<Want> {
        let Some(kind) = GoalKind::ALL.iter().find(|(name, _)| name == goal.kind.get_ref()).map(|(_, kind)| *kind)
        else {
            let parts = self.in_box.knobs.parts;
            if let Some(want) = crate::parts::read_goal(&parts, goal, at, self, map, vaults) {
                return want.map(Want::Part);
            }
            let known: Vec<String> = GoalKind::ALL
                .iter()
                .map(|(name, _)| *name)
                .chain(crate::parts::goal_kinds(&parts))
                .map(|name| format!("`{name}`"))
                .collect();
            let what = format!("there is no `{}`, expected one of {}", goal.kind.get_ref(), known.join(", "));
            self.wrong(goal.kind.span().start, what);
            return None;
        };
        let fields = [
            ("enemy", goal.enemy.is_some(), kind == GoalKind::Kill),
            ("zone", goal.zone.is_some(), matches!(kind, GoalKind::ObjectiveAt | GoalKind::Gather)),
            ("count", goal.count.is_some(), false),
            ("level", goal.level.is_some(), kind == GoalKind::Level),
            ("cards", goal.cards.is_some(), kind == GoalKind::Carry),
        ];
        self.fields(at, "goal", &fields);
        let extras = [
            ("who", goal.who.is_some() && !matches!(kind, GoalKind::Escape | GoalKind::Level)),
            ("all_spawn_tokens_there", goal.all_spawn_tokens_there.is_some()),
            ("clear", goal.clear.is_some()),
            ("colour", goal.colour.is_some() && kind != GoalKind::Objectives),
        ];
        self.fields(at, "goal", &extras.map(|(field, there)| (field, there, false)));
        let zone = goal.zone.as_ref().and_then(|zone| self.place(map, zone));
        Some(match kind {
            GoalKind::Escape => {
                if self.raw.exit.is_none() && self.is_whole("exit") {
                    self.wrong(at, "nobody can escape without an exit: add `exit = \"…\"`");
                }
                // Whoever is dead cannot escape any more.
                let any_loses = self.in_box.knobs.deaths == Deaths::FirstLoses;
                if !any_loses && !self.raw.defeat.contains(&Defeat::AnyDeath) && self.is_whole("defeat") {
                    self.wrong(at, "one death makes this goal impossible: add `defeat = [\"any-death\"]`");
                }
                Want::Escape
            }
            GoalKind::Kill => Want::Kill(goal.enemy?),
            GoalKind::Objectives => {
                if self.objective_zones().is_some_and(|zones| zones.is_empty()) {
                    self.wrong(at, "there are no objectives to take: add `objectives` or `objective_pool`");
                }
                if let Some(colour) = goal.colour {
                    self.has_colour(colour, at);
                }
                goal.colour.map_or(Want::Objectives, Want::ObjectivesOf)
            }
            GoalKind::ObjectiveAt => {
                let name = goal.zone.as_ref()?;
                if self.objective_zones().is_some_and(|zones| !zones.contains(&name.get_ref().as_str())) {
                    self.wrong(name.span().start, format!("no objective lies in {}", name.get_ref()));
                }
                Want::ObjectiveAt(zone?)
            }
            GoalKind::Level => {
                if goal.level == Some(Level::Blue) {
                    self.wrong(at, "everybody begins at the Blue Level: write `yellow`, `orange` or `red`");
                }
                if goal.who.is_some() { Want::AllAtLevel(goal.level?) } else { Want::Level(goal.level?) }
            }
            GoalKind::Carry => Want::Carry(self.carry(goal.cards.as_ref()?, at, vaults)),
            GoalKind::Gather => Want::Gather(zone?),
        })
    }

    /// Cards an objective gives: the mission has laid them aside.
    fn aside(&mut self, names: &[Name]) -> Vec<Card> {
        for name in names {
            if !self.raw.set_aside.iter().any(|aside| aside.get_ref() == name.get_ref()) {
                self.wrong(name.span().start, format!("{} is not among `set_aside`", name.get_ref()));
            }
        }
        names.iter().filter_map(|name| self.card(name.get_ref(), name.span().start)).collect()
    }

    /// Whether some objective has a colour.
    fn has_colour(&mut self, colour: Colour, at: usize) {
        let raw = self.raw;
        let pool = raw.objective_pool.as_ref().map_or(&[][..], |pool| &pool.get_ref().colours);
        let there = pool.contains(&colour) || raw.objectives.iter().any(|one| one.colour == colour);
        if !there && self.is_whole("objectives") && self.is_whole("objective_pool") {
            self.wrong(at, format!("no objective is {}", colour.id()));
        }
    }

    /// Each field with whether it is there and whether it must be.
    pub fn fields(&mut self, at: usize, what: &str, fields: &[(&str, bool, bool)]) {
        for (field, there, needed) in fields {
            match (there, needed) {
                (false, true) => self.wrong(at, format!("this kind of {what} needs a field `{field}`")),
                (true, false) => self.wrong(at, format!("this kind of {what} has no field `{field}`")),
                _ => {}
            }
        }
    }

    /// Where objectives lie, if that could be read.
    fn objective_zones(&self) -> Option<Vec<&'d str>> {
        if !self.is_whole("objectives") || !self.is_whole("objective_pool") {
            return None;
        }
        let pool = self.raw.objective_pool.as_ref().map_or(&[][..], |pool| &pool.get_ref().zones);
        let all = pool.iter().chain(self.raw.objectives.iter().map(|one| &one.zone));
        Some(all.map(|name| name.get_ref().as_str()).collect())
    }

    fn carry(&mut self, wanted: &BTreeMap<String, u8>, at: usize, vaults: &[Vec<VaultItem>; 2]) -> Vec<(Card, u8)> {
        let mut cards = Vec::new();
        for (id, count) in wanted {
            let Some(card) = self.card(id, at) else { continue };
            let info = &self.in_box.cards[card.0 as usize - 1];
            let in_box = self.raw.remove_equipment.iter().any(|name| name.get_ref() == id);
            let drawn = if in_box { 0 } else { info.in_deck + info.starting } as usize;
            let placed = vaults.iter().flatten().filter(|item| **item == VaultItem::Known(card)).count();
            let there = drawn.max(placed);
            if *count == 0 || *count as usize > there && self.is_whole("vaults") {
                self.wrong(at, format!("cards {id} wanted: {count}; there are: {there}"));
            }
            cards.push((card, *count));
        }
        if wanted.is_empty() {
            self.wrong(at, "say which cards, such as `cards = { water = 2 }`");
        }
        cards
    }

    pub fn effect(&mut self, when: &Spanned<RawWhen>) -> Option<(Trigger, Effect)> {
        let (at, when) = (when.span().start, when.get_ref());
        let known = EffectKind::ALL.iter().find(|(name, _)| name == when.effect.get_ref()).map(|(_, kind)| *kind);
        let fields = [
            ("first_free", when.first_free.is_some(), known == Some(EffectKind::Appear)),
            ("card", when.card.is_some(), known == Some(EffectKind::FindCard)),
            ("cards", when.cards.is_some(), known == Some(EffectKind::Give)),
            ("xp", when.xp.is_some(), known == Some(EffectKind::Xp)),
        ];
        if known.is_some() {
            let others = [("otherwise_xp", when.otherwise_xp.is_some()), ("token", when.token.is_some())];
            self.fields(at, "effect", &others.map(|(field, there)| (field, there, false)));
        }
        self.fields(at, "effect", &fields);
        let card = when.card.as_ref().and_then(|card| self.card(card.get_ref(), card.span().start));
        let Some(known) = known else {
            let own = crate::parts::read_effect(&self.in_box.knobs.parts, when);
            if own.is_none() {
                self.wrong(when.effect.span().start, format!("there is no effect `{}`", when.effect.get_ref()));
            }
            return own.map(|effect| (*when.objective.get_ref(), Effect::Part(effect)));
        };
        let effect = match known {
            EffectKind::Appear => {
                let first_free = when.first_free.clone()?;
                if first_free.is_empty() {
                    self.wrong(at, "say who appears, such as `first_free = [\"abomination\"]`");
                }
                Effect::Appear(first_free)
            }
            EffectKind::Spawn => Effect::Spawn,
            EffectKind::FindCard => Effect::FindCard(card?),
            EffectKind::Give => Effect::Give(self.aside(when.cards.as_ref()?)),
            EffectKind::Xp => Effect::Xp(when.xp?),
        };
        Some((*when.objective.get_ref(), effect))
    }
}
