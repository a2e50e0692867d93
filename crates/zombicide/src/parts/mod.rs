//! The parts: whole subsystems that only some editions have. Each is a room of its own: a folder with its knobs, state,
//! events, answers, frames, rules, views and words. An edition holds the knobs of those it plays with
//! ([`crate::knobs::Knobs::parts`]); the core calls them at the moments listed in `moments.rs` and nowhere else.

mod calls;
pub(crate) mod moments;
mod nothing;
mod shorthand;
#[cfg(feature = "wire")]
mod wire;

pub(crate) use calls::*;
pub use nothing::{Empty, Nothing};
pub(crate) use shorthand::{own, own_one, types, without, without_one};

use crate::actions::Acting;
use crate::board::{Board, Phase};
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{RawGoal, RawSpawnCard, RawWhen};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Trace, named, word};
use crate::enemies::paths::Paths;
use crate::frame::{Flow, Step};
use crate::ground::{Border, Mover};
use crate::matter::Matter;
use crate::pieces::{Ally, Colour, Counts, Hero, KINDS, Kind, MAX_ZONES, Mode, Slot, Slots, Spot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use crate::why::Why;
use holdout_kernel::{Key, Phrase, Problem, RuleId, Seat, SeatSet, Throw};
use moments::{Named, OnCard, OwnWays, Part, Then};
use serde::Serialize;
use std::hash::Hasher;

/// The list of the parts, for what is made from it.
macro_rules! each_part {
    ($make:ident) => {
        $make! {
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
            garrison: Garrison,
            ramparts: Ramparts,
            corruption: Corruption,
            freeze: Freeze,
            spoils: Spoils,
            quests: Quests,
            feats: Feats,
        }
    };
}
use each_part;

/// Makes from the list of parts everything that has one place per part.
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

        #[cfg(test)]
        impl Parts {
            pub(crate) const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// These, and those of another edition that are not among them.
            pub(crate) const fn or(self, other: &Self) -> Self {
                Self { $($name: if self.$name.is_some() { self.$name } else { other.$name }),+ }
            }

            pub(crate) fn has(&self, name: &str) -> bool {
                match name { $(stringify!($name) => self.$name.is_some(),)+ _ => unreachable!("{name} is no part") }
            }

            /// Plays with a part as another edition does, or without it.
            pub(crate) fn take(&mut self, name: &str, other: &Self) {
                match name { $(stringify!($name) => self.$name = other.$name,)+ _ => unreachable!("{name} is no part") }
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

            fn offers(&self, board: &Board, seat: Seat, out: &mut Menu<'_>) {
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
            [$(parts.$name.map_or(&[][..], |_| $name::$part::SECTIONS)),+].into_iter().flatten().copied()
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

        pub(crate) fn read_effect(parts: &Parts, raw: &RawWhen) -> Option<Effect> {
            None $(.or_else(|| parts.$name.and_then(|_| $name::$part::read_effect(raw)).map(Effect::$part)))+
        }

        pub(crate) fn progress(board: &Board, want: &Want) -> (u8, u8) {
            match want { $(Want::$part(want) => $name::$part::progress(board, want)),+ }
        }

        pub(crate) fn is_met(board: &Board, want: &Want) -> bool {
            match want { $(Want::$part(want) => $name::$part::is_met(board, want)),+ }
        }

        pub(crate) fn goal_phrase(board: &Board, want: &Want) -> Phrase {
            match want { $(Want::$part(want) => $name::$part::goal_phrase(board, want)),+ }
        }

        pub(crate) fn place_of(want: &Want) -> Option<Zone> {
            match want { $(Want::$part(want) => $name::$part::place_of(want)),+ }
        }

        pub(crate) fn lasts(want: &Want) -> bool {
            match want { $(Want::$part(want) => $name::$part::lasts(want)),+ }
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

        /// The marks of a zone in the board as text, with the keys of what they mean.
        pub(crate) fn marks(view: &View, zone: &ZoneView, spot: Spot) -> Vec<(String, &'static str)> {
            let mut all = Vec::new();
            $(if let (Some(view), Some(zone)) = (&view.$name, &zone.$name) {
                all.extend($name::$part::marks(view, zone, spot));
            })+
            all
        }

        pub(crate) fn edge_mark(view: &View, cell: (usize, usize), side: &str) -> Option<(&'static str, &'static str)> {
            None $(.or_else(|| view.$name.as_ref().and_then(|view| $name::$part::edge_mark(view, cell, side))))+
        }

        pub(crate) fn told(view: &View) -> Vec<Phrase> {
            let mut all = Vec::new();
            $(if let Some(view) = &view.$name { all.extend($name::$part::told(view)); })+
            all
        }

        pub(crate) fn view(board: &Board) -> View {
            View { $($name: board.knobs().parts.$name.as_ref().map(|part| part.view(board))),+ }
        }

        /// What the parts show of a zone. Those that show nothing of any are as they are in the view of another.
        pub(crate) fn zone_view(board: &Board, zone: Zone, like: Option<&ZoneView>) -> ZoneView {
            let parts = &board.knobs().parts;
            ZoneView {
                $($name: match like {
                    Some(like) if const { size_of::<$name::ZoneView>() == 0 } => like.$name.clone(),
                    _ => parts.$name.as_ref().map(|part| part.zone_view(board, zone)),
                }),+
            }
        }
    };
}

const IN_PLAY: &str = "only parts in play are called";

each_part!(parts);
