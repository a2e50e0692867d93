//! The parts: whole subsystems that only some editions have. Each is a room of its own: a folder with its knobs, state,
//! events, answers, frames, rules, views and words. An edition holds the knobs of those it plays with
//! ([`crate::knobs::Knobs::parts`]); the core calls them at the moments listed in `moments.rs` and nowhere else.

pub(crate) mod moments;
mod nothing;
mod shorthand;

pub use nothing::{Empty, Nothing};
pub(crate) use shorthand::{own, own_one, types, without, without_one};

use crate::actions::Acting;
use crate::board::{Board, Phase};
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{RawGoal, RawSpawnCard};
use crate::desk::{Cx, Menu};
use crate::digest::{Trace, named, word};
use crate::enemies::paths::Paths;
use crate::frame::{Flow, Step};
use crate::ground::{Border, Mover};
use crate::matter::Matter;
use crate::pieces::{ALLIES, Colour, Hero, Kind, MAX_ZONES, Mode, Slot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use crate::why::Why;
use holdout_kernel::{Key, Phrase, Problem, RuleId, Seat, SeatSet, Throw};
use moments::{Named, OnCard, OwnWays, Part};
use serde::Serialize;
use std::hash::Hasher;

/// Makes from the list of parts everything that has one place per part, and the calls of the moments.
macro_rules! parts {
    ($($name:ident: $part:ident),+ $(,)?) => {
        $(pub mod $name;)+

        /// The parts an edition plays with, each with its own knobs.
        #[derive(Clone, Copy, Debug)]
        pub struct Parts {
            $(pub $name: Option<$name::$part>),+
        }

        impl Parts {
            pub const NONE: Self = Self { $($name: None),+ };

            pub(crate) fn rule(&self, rule: Rule) -> RuleId {
                match rule { $(Rule::$part(rule) => self.$name.expect(IN_PLAY).rule(rule)),+ }
            }
        }

        /// What the parts keep on the board.
        #[derive(Clone, Copy, Debug, Default)]
        pub struct States {
            $(pub $name: $name::State),+
        }

        impl States {
            /// Tells a digest what the parts in play keep.
            pub(crate) fn trace<H: Hasher>(&self, parts: &Parts, to: &mut H) {
                $(if parts.$name.is_some() { named(to, stringify!($name), &self.$name); })+
            }
        }

        /// What happens in the parts, as everybody sees it.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum Seen { $($part($name::Seen)),+ }

        /// What happens in the parts with something hidden in it.
        #[derive(Clone)]
        pub enum Hidden { $($part($name::Hidden)),+ }

        /// What a seat can answer to the parts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        pub enum Answer { $($part($name::Answer)),+ }

        impl Answer {
            pub(crate) fn name(&self) -> String {
                match self { $(Self::$part(answer) => Named::name(answer)),+ }
            }

            pub(crate) fn parse(verb: &str, words: &[&str]) -> Option<Self> {
                None $(.or_else(|| $name::Answer::parse(verb, words).map(Self::$part)))+
            }
        }

        /// Pending decisions of the parts.
        #[derive(Clone, Copy)]
        pub enum Frame { $($part($name::Frame)),+ }

        impl Trace for Frame {
            fn rests(&self) -> bool {
                false
            }

            fn trace<H: Hasher>(&self, to: &mut H) {
                match self { $(Self::$part(step) => step.trace(to)),+ }
            }
        }

        impl Step for Frame {
            fn name(&self) -> &'static str {
                match self { $(Self::$part(step) => Step::name(step)),+ }
            }

            fn rule(&self) -> Cited {
                match self { $(Self::$part(step) => step.rule()),+ }
            }

            fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
                match self { $(Self::$part(step) => step.advance(cx)),+ }
            }

            fn asked(&self, board: &Board) -> SeatSet {
                match self { $(Self::$part(step) => step.asked(board)),+ }
            }

            fn offers(&self, board: &Board, seat: Seat, out: &mut dyn Menu) {
                match self { $(Self::$part(step) => step.offers(board, seat, out)),+ }
            }

            fn holds_back(&self, board: &Board, hero: Hero, slot: Slot) -> bool {
                match self { $(Self::$part(step) => step.holds_back(board, hero, slot)),+ }
            }

            fn settles(&self) -> bool {
                match self { $(Self::$part(step) => step.settles()),+ }
            }

            fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: crate::Answer) {
                match self { $(Self::$part(step) => step.accept(cx, seat, answer)),+ }
            }

            fn matter(&self, board: &Board) -> Option<Matter> {
                match self { $(Self::$part(step) => step.matter(board)),+ }
            }

            fn about(&self, board: &Board) -> Phrase {
                match self { $(Self::$part(step) => step.about(board)),+ }
            }

            fn cards(&self, count: &mut dyn FnMut(crate::pieces::Card)) {
                match self { $(Self::$part(step) => step.cards(count)),+ }
            }
        }

        /// Rules of the parts; each part of an edition says under which id it has them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Rule { $($part($name::Rule)),+ }

        /// Cards of the enemies' deck that belong to parts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Card { $($part($name::Card)),+ }

        impl Trace for Card {
            fn rests(&self) -> bool {
                false
            }

            fn trace<H: Hasher>(&self, to: &mut H) {
                match self {
                    $(Self::$part(card) => {
                        word(to, stringify!($name));
                        card.trace(to);
                    })+
                }
            }
        }

        impl Card {
            /// The card of a part in play that the content file means.
            pub(crate) fn read(parts: &Parts, raw: &RawSpawnCard) -> Option<Self> {
                None $(.or_else(|| parts.$name.and_then(|_| $name::$part::read_card(raw)).map(Self::$part)))+
            }
        }

        /// Goals of the parts.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Want { $($part($name::Want)),+ }

        impl Trace for Want {
            fn rests(&self) -> bool {
                false
            }

            fn trace<H: Hasher>(&self, to: &mut H) {
                match self { $(Self::$part(want) => want.trace(to)),+ }
            }
        }

        /// What an objective sets off in the parts.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Effect { $($part($name::Effect)),+ }

        impl Trace for Effect {
            fn rests(&self) -> bool {
                false
            }

            fn trace<H: Hasher>(&self, to: &mut H) {
                match self { $(Self::$part(effect) => effect.trace(to)),+ }
            }
        }

        /// What a mission says about the parts.
        #[derive(Debug, Default)]
        pub struct Sections {
            $(pub $name: $name::Section),+
        }

        impl Sections {
            pub(crate) fn read(draft: &mut Draft<'_, '_>, map: &Map) -> Self {
                Self { $($name: $name::$part::read_section(draft, map)),+ }
            }

            pub(crate) fn trace<H: Hasher>(&self, to: &mut H) {
                $(named(to, stringify!($name), &self.$name);)+
            }
        }

        /// Names of the tables that parts in play read from a mission.
        pub(crate) fn sections(parts: &Parts) -> impl Iterator<Item = &'static str> {
            [$(parts.$name.and($name::$part::SECTION)),+].into_iter().flatten()
        }

        /// Names of the goals of the parts in play.
        pub(crate) fn goal_kinds(parts: &Parts) -> impl Iterator<Item = &'static str> {
            [$(parts.$name.map_or(&[][..], |_| $name::$part::GOALS)),+].into_iter().flatten().copied()
        }

        /// A goal, if a part in play has it; nothing in it if it cannot be read.
        pub(crate) fn read_goal(
            parts: &Parts,
            goal: &RawGoal,
            at: usize,
            draft: &mut Draft<'_, '_>,
            map: &Map,
            vaults: &[Vec<VaultItem>; 2],
        ) -> Option<Option<Want>> {
            let kind = goal.kind.get_ref().as_str();
            $(if parts.$name.is_some() && $name::$part::GOALS.contains(&kind) {
                return Some($name::$part::read_goal(goal, at, draft, map, vaults).map(Want::$part));
            })+
            None
        }

        pub(crate) fn read_effect(parts: &Parts, name: &str) -> Option<Effect> {
            None $(.or_else(|| parts.$name.and_then(|_| $name::$part::read_effect(name)).map(Effect::$part)))+
        }

        pub(crate) fn progress(board: &Board, want: &Want) -> (u8, u8) {
            match want { $(Want::$part(want) => $name::$part::progress(board, want)),+ }
        }

        pub(crate) fn goal_phrase(board: &Board, want: &Want) -> Phrase {
            match want { $(Want::$part(want) => $name::$part::goal_phrase(board, want)),+ }
        }

        pub(crate) fn place_of(want: &Want) -> Option<Zone> {
            match want { $(Want::$part(want) => $name::$part::place_of(want)),+ }
        }

        pub(crate) fn impossible(board: &Board, want: &Want) -> bool {
            match want { $(Want::$part(want) => $name::$part::impossible(board, want)),+ }
        }

        pub(crate) fn happens(cx: &mut Cx<'_>, hero: Hero, zone: Zone, effect: &Effect) -> Option<crate::Frame> {
            let parts = &cx.board().knobs().parts;
            match effect { $(Effect::$part(effect) => parts.$name.expect(IN_PLAY).happens(cx, hero, zone, effect)),+ }
        }

        /// What the parts in play add to the view of the table.
        #[derive(Clone, Debug, Serialize)]
        pub struct View {
            $(#[serde(flatten)] pub $name: Option<$name::View>),+
        }

        /// What the parts in play add to the view of a zone.
        #[derive(Clone, Debug, Serialize)]
        pub struct ZoneView {
            $(#[serde(flatten)] pub $name: Option<$name::ZoneView>),+
        }

        pub(crate) fn view(board: &Board) -> View {
            View { $($name: board.knobs().parts.$name.map(|part| part.view(board))),+ }
        }

        pub(crate) fn zone_view(board: &Board, zone: Zone) -> ZoneView {
            ZoneView { $($name: board.knobs().parts.$name.map(|part| part.zone_view(board, zone))),+ }
        }

        // The moments, in the order of `moments.rs`.

        pub(crate) fn agree(parts: &Parts, setup: &Setup, problems: &mut Vec<Problem>) {
            $(if let Some(part) = parts.$name { part.agree(setup, problems); })+
        }

        pub(crate) fn lay_out(setup: &Setup, board: &mut Board) {
            $(if let Some(part) = board.knobs().parts.$name { part.lay_out(setup, board); })+
        }

        pub(crate) fn set_up(cx: &mut Cx<'_>) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.set_up(cx); })+
        }

        pub(crate) fn offer(acting: &Acting<'_>, out: &mut dyn Menu) {
            $(if let Some(part) = acting.board.knobs().parts.$name { part.offer(acting, out); })+
        }

        pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
            let parts = &cx.board().knobs().parts;
            match answer { $(Answer::$part(answer) => parts.$name.expect(IN_PLAY).perform(cx, hero, answer)),+ }
        }

        pub(crate) fn bars_step(acting: &Acting<'_>, to: Zone) -> Option<(Why, Cited)> {
            let parts = &acting.board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.bars_step(acting, to))))+
        }

        pub(crate) fn bars_search(acting: &Acting<'_>) -> Option<(Why, Cited)> {
            let parts = &acting.board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.bars_search(acting))))+
        }

        pub(crate) fn stepped_in(cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.stepped_in(cx, hero, zone); })+
        }

        pub(crate) fn acts(cx: &mut Cx<'_>, hero: Hero, answer: &crate::Answer) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.acts(cx, hero, answer); })+
        }

        pub(crate) fn took(cx: &mut Cx<'_>, hero: Hero, colour: Colour) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.took(cx, hero, colour); })+
        }

        pub(crate) fn slain(cx: &mut Cx<'_>, hero: Hero, mode: Mode, kind: Kind, count: u8) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.slain(cx, hero, mode, kind, count); })+
        }

        pub(crate) fn pulled(cx: &mut Cx<'_>, from: Zone, to: Zone) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.pulled(cx, from, to); })+
        }

        pub(crate) fn spawned(cx: &mut Cx<'_>, zone: Zone) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.spawned(cx, zone); })+
        }

        pub(crate) fn spoiled(cx: &mut Cx<'_>, zone: Zone) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.spoiled(cx, zone); })+
        }

        pub(crate) fn burnt(cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.burnt(cx, hero, zone); })+
        }

        pub(crate) fn ally_hit(cx: &mut Cx<'_>, ally: Hero) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.ally_hit(cx, ally); })+
        }

        pub(crate) fn stirs(cx: &mut Cx<'_>, zones: ZoneSet) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.stirs(cx, zones); })+
        }

        pub(crate) fn broken(cx: &mut Cx<'_>, from: Zone, to: Zone, border: Border) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.broken(cx, from, to, border); })+
        }

        pub(crate) fn turns_up(cx: &mut Cx<'_>) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.turns_up(cx); })+
        }

        pub(crate) fn mover(board: &Board, hero: Hero) -> Mover {
            let mut mover = Mover::PLAIN;
            $(if let Some(part) = board.knobs().parts.$name { mover = mover.with(part.mover(board, hero)); })+
            mover
        }

        pub(crate) fn must_keep(board: &Board, hero: Hero, slot: Slot) -> Option<(Why, Cited)> {
            let parts = &board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.must_keep(board, hero, slot))))+
        }

        pub(crate) fn bars_weapon(acting: &Acting<'_>, slot: Slot) -> Option<(Why, Cited)> {
            let parts = &acting.board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.bars_weapon(acting, slot))))+
        }

        pub(crate) fn offer_fights(acting: &Acting<'_>, modes: u16, out: &mut dyn Menu) {
            $(if let Some(part) = acting.board.knobs().parts.$name { part.offer_fights(acting, modes, out); })+
        }

        pub(crate) fn fight(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
            let parts = &cx.board().knobs().parts;
            match answer { $(Answer::$part(answer) => parts.$name.expect(IN_PLAY).fight(cx, hero, answer)),+ }
        }

        pub(crate) fn turn_begins(board: &Board, hero: Hero) -> Option<crate::Frame> {
            let parts = &board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.turn_begins(board, hero))))+
        }

        pub(crate) fn players_end(board: &Board) -> Option<crate::Frame> {
            let parts = &board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.players_end(board))))+
        }

        pub(crate) fn found(cx: &mut Cx<'_>, kind: Kind, count: u8) -> Option<crate::Frame> {
            let parts = &cx.board().knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.found(cx, kind, count))))+
        }

        pub(crate) fn more_dice(board: &Board, hero: Hero, mode: Mode) -> u8 {
            0 $(+ board.knobs().parts.$name.map_or(0, |part| part.more_dice(board, hero, mode)))+
        }

        pub(crate) fn allies(board: &Board) -> [Zone; ALLIES] {
            let mut zones = [Zone::NONE; ALLIES];
            $(if let Some(part) = board.knobs().parts.$name { part.allies(board, &mut zones); })+
            zones
        }

        pub(crate) fn heard(board: &Board, noise: &mut [u8; MAX_ZONES]) {
            $(if let Some(part) = board.knobs().parts.$name { part.heard(board, noise); })+
        }

        pub(crate) fn is_company(board: &Board, zone: Zone) -> bool {
            let parts = &board.knobs().parts;
            false $(|| parts.$name.is_some_and(|part| part.is_company(board, zone)))+
        }

        pub(crate) fn takes_back(board: &mut Board, card: crate::pieces::Card) -> bool {
            let parts = &board.knobs().parts;
            false $(|| parts.$name.is_some() && $name::$part::takes_back(board, card))+
        }

        pub(crate) fn due(board: &Board) -> Option<crate::Frame> {
            let parts = &board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.due(board))))+
        }

        pub(crate) fn killed(cx: &mut Cx<'_>, zone: Zone, kind: Kind, count: u8) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.killed(cx, zone, kind, count); })+
        }

        pub(crate) fn came(cx: &mut Cx<'_>, zone: Zone, kind: Kind) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.came(cx, zone, kind); })+
        }

        pub(crate) fn pushed(board: &mut Board, from: Zone, to: Zone) {
            $($name::$part::pushed(board, from, to);)+
        }

        pub(crate) fn lost(board: &Board) -> Option<(Cited, &'static str)> {
            let parts = &board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.lost(board))))+
        }

        pub(crate) fn activates(cx: &mut Cx<'_>, kinds: u8) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.activates(cx, kinds); })+
        }

        pub(crate) fn skips(board: &Board, zone: Zone) -> bool {
            let parts = &board.knobs().parts;
            false $(|| parts.$name.is_some_and(|part| part.skips(board, zone)))+
        }

        pub(crate) fn own_ways(board: &Board, paths: &mut Paths<'_>, kind: Kind, from: Zone) -> Option<OwnWays> {
            let parts = &board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.own_ways(board, paths, kind, from))))+
        }

        pub(crate) fn way_rule(parts: &Parts, kind: Kind) -> Option<Cited> {
            None $(.or_else(|| parts.$name.and_then(|part| part.way_rule(kind))))+
        }

        pub(crate) fn walk(cx: &mut Cx<'_>, kind: Kind, number: u8, from: Zone, to: Zone) -> bool {
            let parts = &cx.board().knobs().parts;
            false $(|| parts.$name.is_some_and(|part| part.walk(cx, kind, number, from, to)))+
        }

        pub(crate) fn marched(cx: &mut Cx<'_>) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.marched(cx); })+
        }

        pub(crate) fn card(cx: &mut Cx<'_>, card: Card, zone: Zone) -> OnCard {
            let parts = &cx.board().knobs().parts;
            match card { $(Card::$part(card) => parts.$name.expect(IN_PLAY).card(cx, card, zone)),+ }
        }

        pub(crate) fn after_card(cx: &mut Cx<'_>, card: Card, zone: Zone) -> Option<u8> {
            let parts = &cx.board().knobs().parts;
            match card { $(Card::$part(card) => parts.$name.expect(IN_PLAY).after_card(cx, card, zone)),+ }
        }

        pub(crate) fn appears(board: &Board, kind: Kind, zone: Zone) -> Option<crate::Frame> {
            let parts = &board.knobs().parts;
            None $(.or_else(|| parts.$name.and_then(|part| part.appears(kind, zone))))+
        }

        pub(crate) fn cards_done(cx: &mut Cx<'_>) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.cards_done(cx); })+
        }

        pub(crate) fn phase_ends(cx: &mut Cx<'_>, phase: Phase) {
            $(if let Some(part) = cx.board().knobs().parts.$name { part.phase_ends(cx, phase); })+
        }

        pub(crate) fn evolve(board: &mut Board, seen: &Seen, key: Key) {
            match seen { $(Seen::$part(seen) => $name::$part::evolve(board, seen, key)),+ }
        }

        pub(crate) fn evolve_hidden(board: &mut Board, hidden: &Hidden, key: Key) {
            match hidden { $(Hidden::$part(hidden) => $name::$part::evolve_hidden(board, hidden, key)),+ }
        }

        #[allow(unreachable_code)] // Some parts have nothing hidden.
        pub(crate) fn see(hidden: &Hidden) -> Seen {
            match hidden { $(Hidden::$part(hidden) => Seen::$part($name::$part::see(hidden))),+ }
        }

        pub(crate) fn is_news(seen: &Seen) -> bool {
            match seen { $(Seen::$part(seen) => $name::$part::is_news(seen)),+ }
        }

        pub(crate) fn answer_phrase(frame: &crate::Frame, board: &Board, answer: &Answer) -> Phrase {
            match answer { $(Answer::$part(answer) => $name::$part::answer_phrase(frame, board, answer)),+ }
        }

        pub(crate) fn event_phrase(seen: &Seen) -> Option<Phrase> {
            match seen { $(Seen::$part(seen) => $name::$part::event_phrase(seen)),+ }
        }

        pub(crate) fn arrange(all: &mut Arranging) {
            $(if let Some(part) = all.board.knobs().parts.$name { part.arrange(all); })+
        }

        pub(crate) fn imagine(board: &mut Board, key: Key, throw: &mut Throw<'_>) {
            $($name::$part::imagine(board, key, throw);)+
        }

        pub(crate) fn count_cards(board: &Board, key: Key, count: &mut dyn FnMut(crate::pieces::Card)) {
            $($name::$part::count_cards(board, key, count);)+
        }

        pub(crate) fn conserved(board: &Board) -> Result<(), String> {
            $($name::$part::conserved(board)?;)+
            Ok(())
        }
    };
}

const IN_PLAY: &str = "only parts in play are called";

parts! {
    doors: Doors,
    spells: Spells,
    crypts: Crypts,
    dragon_fire: DragonFire,
    necromancers: Necromancers,
    door_tokens: DoorTokens,
    mold: Mold,
    machines: Machines,
    airlocks: Airlocks,
    ammunition: Ammunition,
    hellfire: Hellfire,
    prototypes: Prototypes,
    drills: Drills,
    drones: Drones,
    crew: Crew,
    watch: Watch,
    scientists: Scientists,
    samples: Samples,
}
