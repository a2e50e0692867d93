//! Wounds dealt to a zone: divided by the team, warded off by each Survivor, suffered.

use super::dice::raised;
use crate::answer::Answer;
use crate::board::{Board, Phase};
use crate::content::{CardEffect, Fits};
use crate::deeds::die;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Trace, traced, traced_names};
use crate::event::{Faces, Seen};
use crate::frame::{Dealing, Flow, Step};
use crate::knobs::{Shield, Tough};
use crate::matter::{Given, Matter};
use crate::parts;
use crate::pieces::*;
use crate::rule::{Cited, Rule};
use crate::streams;
use holdout_kernel::{Seat, SeatSet};
use std::hash::Hasher;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Divide,
    /// Armour or Shield, before rolling.
    Choose,
    /// Armour that goes with one attack.
    Ablate,
    Roll,
    Reroll,
    Ward,
    Suffer,
}

traced_names!(Stage { Divide, Choose, Ablate, Roll, Reroll, Ward, Suffer });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harm {
    zone: Zone,
    stage: Stage,
    /// Not yet divided, by kind of the attacker.
    left: Counts,
    /// Who can be given Wounds, as bits.
    open: u32,
    /// What figures beside the Survivors can take at most; 0 if there is no end to it.
    full: [u8; ALLIES],
    plain: [u8; MAX_TARGETS],
    /// Wounds no armour helps against.
    hard: [u8; MAX_TEAM],
    /// Attacks dealt to each Survivor, by kind, where one of them can be warded off alone.
    dealt: Dealt,
    /// He lets the rest come.
    declined: bool,
    /// Wounds per hit; 0 if enemies attack.
    damage: u8,
    /// Whose defence is resolved.
    at: u8,
    /// The choice between armour and Shield was made for the Shield.
    shield: bool,
    faces: Faces,
    rerolls: u8,
    wounds: u8,
}

traced!(Harm {
    zone,
    stage,
    left,
    open,
    full,
    plain,
    hard,
    dealt,
    declined,
    damage,
    at,
    shield,
    faces,
    rerolls,
    wounds
});

/// Most cards a box may have that ward off a whole attack; the content check holds a box to it.
pub(crate) const MOST_ABLATIVE: usize = 4;

/// Attacks dealt to the few Survivors who wear such a card, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Dealt([(Hero, Counts); MOST_ABLATIVE]);

impl Dealt {
    const NONE: Self = Self([(Hero::NONE, [0; KINDS]); MOST_ABLATIVE]);

    fn of(&self, hero: Hero) -> Counts {
        self.0.iter().find(|one| one.0 == hero).map_or([0; KINDS], |one| one.1)
    }

    fn of_mut(&mut self, hero: Hero) -> &mut Counts {
        let known = self.0.iter().position(|one| one.0 == hero);
        let at = known.or_else(|| self.0.iter().position(|one| one.0 == Hero::NONE));
        let place = &mut self.0[at.expect("each of them wears one of the few cards there are")];
        place.0 = hero;
        &mut place.1
    }
}

/// Told Survivor by Survivor, as if there were a place for each.
impl Trace for Dealt {
    fn rests(&self) -> bool {
        self.0.iter().all(|one| one.1.rests())
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        let mut all = [[0; KINDS]; MAX_TEAM];
        self.0.iter().filter(|one| one.0 != Hero::NONE).for_each(|one| all[one.0.index()] = one.1);
        all.trace(to);
    }
}

/// How a Survivor may roll: the least value, what is added, and re-rolls.
struct Roll {
    value: u8,
    more: u8,
    rerolls: u8,
}

impl Harm {
    fn new(zone: Zone, stage: Stage) -> Self {
        Self {
            zone,
            stage,
            left: [0; KINDS],
            open: 0,
            full: [0; ALLIES],
            plain: [0; MAX_TARGETS],
            hard: [0; MAX_TEAM],
            dealt: Dealt::NONE,
            declined: false,
            damage: 0,
            at: 0,
            shield: false,
            faces: Faces::default(),
            rerolls: 0,
            wounds: 0,
        }
    }

    /// The Wounds of each attacking enemy.
    pub(crate) fn attack(board: &Board, zone: Zone, counts: Counts, only: Option<Hero>) -> Self {
        let mut open = 0;
        for hero in board.living_in(zone).filter(|hero| only.map_or(board.noticed(*hero), |one| one == *hero)) {
            open |= 1 << hero.0;
        }
        let mut full = [0; ALLIES];
        if only.is_none() {
            parts::allies(board, &mut |ally| {
                if ally.zone == zone {
                    open |= 1 << ally.hero().0;
                    full[ally.number as usize] = ally.most;
                }
            });
        }
        Self { left: counts, open, full, ..Self::new(zone, Stage::Divide) }
    }

    /// Hits of Friendly Fire, divided already.
    pub(crate) fn friendly(zone: Zone, hits: [u8; MAX_TARGETS], damage: u8) -> Self {
        Self { plain: hits, damage, ..Self::new(zone, Stage::Choose) }
    }

    pub(crate) fn matter(&self, board: &Board) -> Option<Matter> {
        if self.stage == Stage::Divide {
            let given = |hero: Hero| self.plain[hero.index()].saturating_add(self.hard_of(hero));
            let left = Kind::ALL.into_iter().filter(|kind| self.left[kind.index()] > 0);
            return Some(Matter::Wounds {
                zone: board.spot(self.zone),
                left: left.map(|kind| (kind.id(), self.left[kind.index()])).collect(),
                next: self.next_kind()?,
                given: self.candidates().map(|survivor| Given { survivor, wounds: given(survivor) }).collect(),
            });
        }
        let survivor = self.hero();
        if survivor.as_ally().is_some() {
            return None;
        }
        let (plain, hard) = (*self.plain.get(survivor.index())?, self.hard[survivor.index()]);
        Some(Matter::Defence {
            survivor,
            plain,
            hard,
            dice: self.faces,
            least: self.armour(board, survivor).map(|roll| roll.value),
            wounds: if self.stage == Stage::Suffer { self.wounds } else { 0 },
            friendly: self.damage > 0,
        })
    }

    pub(crate) fn dealing(&self, board: &Board) -> Option<Dealing> {
        let each = board.content().enemy(self.next_kind().filter(|_| self.stage == Stage::Divide)?).wounds;
        let mut given = self.plain;
        given.iter_mut().zip(self.hard).for_each(|(given, hard)| *given = given.saturating_add(hard));
        Some(Dealing { given, each })
    }

    pub(crate) fn suffering(&self) -> Option<Hero> {
        (self.stage == Stage::Suffer).then(|| self.hero())
    }

    /// Wounds no armour helps against; nobody beside the Survivors wears any.
    fn hard_of(&self, hero: Hero) -> u8 {
        self.hard.get(hero.index()).copied().unwrap_or_default()
    }

    fn candidates(&self) -> impl Iterator<Item = Hero> + use<'_> {
        (0..MAX_TARGETS as u8).map(Hero).filter(|hero| self.open >> hero.0 & 1 == 1 && self.room(*hero) > 0)
    }

    /// How much more somebody can be given.
    fn room(&self, hero: Hero) -> u8 {
        let most = hero.as_ally().map_or(0, |ally| self.full[ally]);
        if most == 0 { u8::MAX } else { most.saturating_sub(self.plain[hero.index()]) }
    }

    /// Kinds are told apart; those without a difference are divided first.
    fn next_kind(&self) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| self.left[kind.index()] > 0)
    }

    fn give(&mut self, board: &Board, hero: Hero, kind: Kind, count: u8) {
        let count = count.min(self.room(hero));
        self.left[kind.index()] -= count;
        if hero.as_ally().is_some() {
            let dealt = count.saturating_mul(board.content().enemy(kind).wounds);
            self.plain[hero.index()] = self.plain[hero.index()].saturating_add(dealt);
            return;
        }
        // Those he ignores are dropped first.
        if !board.can(hero, |perks| perks.immune & kind.bit() != 0) {
            let enemy = board.content().enemy(kind);
            let wounds = if enemy.ignores_armour { &mut self.hard[..] } else { &mut self.plain[..] };
            let dealt = count.saturating_mul(enemy.wounds);
            wounds[hero.index()] = wounds[hero.index()].saturating_add(dealt);
            if board.worn(hero, CardEffect::Ablative).is_some() {
                self.dealt.of_mut(hero)[kind.index()] += count;
            }
        }
    }

    pub(crate) fn hero(&self) -> Hero {
        Hero(self.at)
    }

    fn worn(board: &Board, hero: Hero) -> Option<u8> {
        let info = board.card(hero, Slot::BODY)?;
        (info.fits == Fits::Body && info.armour > 0).then_some(info.armour)
    }

    /// One Shield, in a hand or in a Body slot made for it.
    fn shield(board: &Board, hero: Hero) -> Option<u8> {
        Slot::held().find_map(|slot| {
            let info = board.card(hero, slot)?;
            (info.fits == Fits::Hand && info.armour > 0).then_some(info.armour)
        })
    }

    /// The Shield is better than the armour he wears.
    fn has_choice(board: &Board, hero: Hero) -> bool {
        if board.knobs().shield == Shield::BetterValue {
            return false;
        }
        matches!((Self::worn(board, hero), Self::shield(board, hero)), (Some(worn), Some(shield)) if shield < worn)
    }

    /// The armour roll: what is rolled for, which dice count, and whether a Shield rolls once more.
    fn armour(&self, board: &Board, hero: Hero) -> Option<Roll> {
        let perks = board.perks(hero);
        let skin = perks.thick_skin.then_some(5);
        let better = board.knobs().shield == Shield::BetterValue;
        match (Self::worn(board, hero), Self::shield(board, hero)) {
            (Some(worn), Some(shield)) if better => {
                let more = u8::from(perks.thick_skin);
                Some(Roll { value: worn.min(shield), more, rerolls: perks.rerolls })
            }
            (Some(_), Some(value)) if self.shield => {
                Some(Roll { value, more: u8::from(perks.thick_skin), rerolls: perks.rerolls })
            }
            (Some(value), shield) => {
                let rerolls = perks.rerolls + u8::from(shield.is_some());
                Some(Roll { value, more: u8::from(perks.thick_skin), rerolls })
            }
            (None, shield) => {
                let value = shield.into_iter().chain(skin).min()?;
                Some(Roll { value, more: 0, rerolls: perks.rerolls })
            }
        }
    }

    fn roll(&mut self, cx: &mut Cx<'_>, more: u8) {
        let hero = self.hero();
        let (mut faces, ones) = (Faces::default(), cx.board().knobs().ones);
        let mut throw = cx.throw(streams::dice(hero));
        (0..self.plain[hero.index()]).for_each(|_| faces.add(raised(throw.die(6), more, ones)));
        self.faces = faces;
        let (who, saved) = (cx.who(hero), self.saved(cx.board()));
        let rule = if self.damage > 0 { Rule::FriendlyArmour } else { Rule::ArmourRoll };
        cx.tell(rule, Seen::ArmourRolled { who, dice: faces, saved });
    }

    fn saved(&self, board: &Board) -> u8 {
        self.armour(board, self.hero()).map_or(0, |roll| self.faces.at_least(roll.value))
    }

    fn next_hero(&mut self) {
        self.at += 1;
        self.stage = Stage::Choose;
        self.shield = false;
        self.declined = false;
        self.faces = Faces::default();
    }

    /// Whether a whole attack, or a whole hit, can still be warded off.
    fn may_ablate(&self, board: &Board) -> bool {
        let at = self.at as usize;
        let attacks = if self.damage > 0 { self.plain[at] } else { self.dealt.of(self.hero()).iter().sum() };
        !self.declined && attacks > 0 && board.worn(self.hero(), CardEffect::Ablative).is_some()
    }

    /// What is left after the roll, less what he ignores; in Wounds.
    fn ward(&mut self, cx: &mut Cx<'_>) {
        let (hero, at) = (self.hero(), self.at as usize);
        let hits = self.plain[at] - self.saved(cx.board()).min(self.plain[at]) + self.hard[at];
        self.wounds = hits.saturating_mul(self.damage.max(1));
        let board = cx.board();
        let in_phase = matches!(board.phase, Phase::Zombies | Phase::Spawn);
        let fresh = match board.knobs().tough {
            Tough::EachPhase => in_phase && board.ignored_one & hero.bit() == 0,
            Tough::EachAttack => in_phase || self.damage > 0,
        };
        if self.wounds > 0 && fresh && board.can(hero, |perks| perks.tough) {
            self.wounds -= 1;
            let who = cx.who(hero);
            cx.tell(Rule::DefenceOrder, Seen::Ignored { who, wounds: 1 });
        }
    }

    fn may_shrug(&self, board: &Board) -> bool {
        let it = board.hero(self.hero());
        let thrown = |slot: Slot| it.cards[slot.index()].is_some() && !parts::kept(board, self.hero()).contains(slot);
        self.wounds > 0 && board.can(self.hero(), |perks| perks.shrugs) && Slot::all().any(thrown)
    }

    fn suffer(&mut self, cx: &mut Cx<'_>) {
        let hero = self.hero();
        if self.wounds > 0 {
            let before = cx.board().hero(hero).wounds;
            let health = cx.board().health(hero);
            let total = before.saturating_add(self.wounds).min(health);
            let who = cx.who(hero);
            let rule = if self.damage > 0 { Rule::FriendlyWounds } else { Rule::WoundTrack };
            cx.tell(rule, Seen::Wounded { who, wounds: self.wounds, total });
            if total == health {
                die(cx, hero, Rule::Death);
            }
        }
    }
}

impl Step for Harm {
    fn name(&self) -> &'static str {
        "harm"
    }

    fn rule(&self) -> Cited {
        Cited::Core(match self.stage {
            Stage::Divide => Rule::DivideWounds,
            Stage::Choose | Stage::Roll => Rule::ShieldValue,
            Stage::Reroll => Rule::ShieldReroll,
            Stage::Ablate | Stage::Ward | Stage::Suffer => Rule::DefenceOrder,
        })
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            match self.stage {
                Stage::Divide => {
                    let (one, another) = {
                        let mut open = self.candidates();
                        (open.next(), open.next())
                    };
                    match (self.next_kind(), one, another) {
                        (None, ..) | (_, None, _) => self.stage = Stage::Choose,
                        (Some(kind), Some(only), None) => self.give(cx.board(), only, kind, self.left[kind.index()]),
                        (Some(_), Some(_), Some(_)) => return Flow::Wait,
                    }
                }
                Stage::Choose => {
                    if self.at as usize >= MAX_TARGETS || cx.board().outcome.is_some() {
                        return Flow::Pop;
                    }
                    let at = self.at as usize;
                    let total = self.plain[at].saturating_add(self.hard_of(self.hero()));
                    if total == 0 {
                        self.next_hero();
                        continue;
                    }
                    if self.hero().as_ally().is_some() {
                        parts::ally_hit(cx, self.hero(), self.zone, total);
                        self.next_hero();
                        continue;
                    }
                    let who = cx.who(self.hero());
                    if self.damage > 0 {
                        cx.tell(Rule::FriendlyFire, Seen::FriendlyFire { who, hits: total });
                    } else {
                        cx.tell(Rule::DivideWounds, Seen::Assigned { who, wounds: total });
                    }
                    if self.may_ablate(cx.board()) {
                        self.stage = Stage::Ablate;
                        continue;
                    }
                    self.stage = Stage::Roll;
                    if self.plain[at] > 0 && Self::has_choice(cx.board(), self.hero()) {
                        return Flow::Wait;
                    }
                }
                Stage::Ablate => {
                    if self.may_ablate(cx.board()) {
                        return Flow::Wait;
                    }
                    self.stage = Stage::Roll;
                }
                Stage::Roll => {
                    self.stage = Stage::Ward;
                    let hero = self.hero();
                    if self.plain[hero.index()] > 0
                        && let Some(roll) = self.armour(cx.board(), hero)
                    {
                        self.roll(cx, roll.more);
                        self.rerolls = roll.rerolls;
                        self.stage = Stage::Reroll;
                    }
                }
                Stage::Reroll => {
                    let saved = self.saved(cx.board());
                    if self.rerolls > 0 && saved < self.plain[self.at as usize] {
                        return Flow::Wait;
                    }
                    self.stage = Stage::Ward;
                }
                Stage::Ward => {
                    self.ward(cx);
                    self.stage = Stage::Suffer;
                }
                Stage::Suffer => {
                    if self.may_shrug(cx.board()) {
                        return Flow::Wait;
                    }
                    self.suffer(cx);
                    self.next_hero();
                }
            }
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        if self.stage == Stage::Divide { board.everybody() } else { SeatSet::only(board.hero(self.hero()).seat) }
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        match self.stage {
            Stage::Divide => {
                let Some(kind) = self.next_kind() else { return };
                for (at, survivor) in self.candidates().enumerate() {
                    out.offer(Answer::Wound { survivor });
                    if self.left[kind.index()] > 1 && self.room(survivor) > 1 {
                        out.offer(Answer::AllWounds { survivor });
                    }
                    if at == 0 {
                        out.fall_back(Answer::Wound { survivor });
                    }
                }
            }
            Stage::Ablate => {
                if self.damage > 0 {
                    out.offer(Answer::Ablate { kind: None });
                }
                let kinds = Kind::ALL.into_iter().rev().filter(|kind| self.dealt.of(self.hero())[kind.index()] > 0);
                kinds.for_each(|kind| out.offer(Answer::Ablate { kind: Some(kind) }));
                out.offer(Answer::Suffer);
                out.fall_back(Answer::Suffer);
            }
            Stage::Roll => {
                out.offer(Answer::UseArmour);
                out.offer(Answer::UseShield);
                out.fall_back(Answer::UseShield);
            }
            Stage::Reroll => {
                out.offer(Answer::Reroll);
                out.offer(Answer::Keep);
                out.fall_back(Answer::Keep);
            }
            Stage::Suffer => {
                let cards = &board.hero(self.hero()).cards;
                let held = Slot::all().filter(|slot| cards[slot.index()].is_some());
                let held = held.filter(|slot| !parts::kept(board, self.hero()).contains(*slot));
                held.for_each(|slot| out.offer(Answer::Shrug { slot }));
                out.offer(Answer::Suffer);
                out.fall_back(Answer::Suffer);
            }
            Stage::Choose | Stage::Ward => {}
        }
    }

    /// Armour and Shield of whoever is defending.
    fn holds_back(&self, _: &Board, hero: Hero, _: Slot) -> bool {
        self.stage != Stage::Divide && hero == self.hero()
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::Wound { survivor } | Answer::AllWounds { survivor } => {
                if let Some(kind) = self.next_kind() {
                    let all = matches!(answer, Answer::AllWounds { .. });
                    let count = if all { self.left[kind.index()] } else { 1 };
                    self.give(cx.board(), survivor, kind, count);
                }
            }
            Answer::Ablate { kind } => {
                let (hero, at) = (self.hero(), self.at as usize);
                if let Some(slot) = cx.board().worn(hero, CardEffect::Ablative) {
                    let card = cx.board().hero(hero).cards[slot.index()];
                    let (who, name) = (cx.who(hero), cx.name(card));
                    cx.tell(Rule::DefenceOrder, Seen::Discarded { who, card: name, slot });
                }
                let less = kind.map_or(1, |kind| {
                    self.dealt.of_mut(hero)[kind.index()] -= 1;
                    cx.board().content().enemy(kind).wounds
                });
                let from_plain = self.plain[at].min(less);
                self.plain[at] -= from_plain;
                self.hard[at] = self.hard[at].saturating_sub(less - from_plain);
            }
            Answer::Suffer if self.stage == Stage::Ablate => self.declined = true,
            Answer::UseArmour => self.shield = false,
            Answer::UseShield => self.shield = true,
            Answer::Reroll => {
                self.rerolls -= 1;
                let more = self.armour(cx.board(), self.hero()).map_or(0, |roll| roll.more);
                self.roll(cx, more);
            }
            Answer::Keep => self.rerolls = 0,
            Answer::Shrug { slot } => {
                let card = cx.board().hero(self.hero()).cards[slot.index()];
                let (who, name) = (cx.who(self.hero()), cx.name(card));
                cx.tell(Rule::DefenceOrder, Seen::Discarded { who, card: name, slot });
                self.wounds -= 1;
            }
            Answer::Suffer => {
                self.suffer(cx);
                self.next_hero();
            }
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}
