//! The garrison: Guards who follow orders of Survivors, fight and fall beside them, and Cauldrons that are pushed and poured.

mod orders;
mod steps;
mod told;

pub use super::{Nothing as Card, Nothing as Effect, Nothing as Hidden};
pub use steps::Asking as Frame;
pub use told::{Answer, Seen, View, ZoneView};

use super::moments::Part;
use super::{own, types, without};
use crate::actions::Acting;
use crate::board::Board;
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{Name, RawGoal};
use crate::deeds::check_goals;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_as};
use crate::pieces::{Ally, Hero, Spot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use crate::streams;
use crate::why::Why;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Guards and Cauldrons of a box.
pub const MOST: usize = 12;
pub const CAULDRONS: usize = 4;
/// Their number among the allies.
const NUMBER: u8 = 4;
/// Guards a Cauldron needs, and Actions of a Survivor.
pub(crate) const HANDS: u8 = 3;

/// Permissions of skills, among [`crate::skills::Perks::own`].
pub const PUSHES: u32 = 1 << 15;
pub const EVADES: u32 = 1 << 16;

/// The option to deal cards with skills for Guards.
const SKILL_CARDS: &str = "guard-skills";

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Garrison {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of Guards and Cauldrons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Order,
    Move,
    Price,
    Melee,
    Ranged,
    Push,
    Shove,
    Falls,
    Escapes,
    Stays,
    KilledLoses,
    /// A Cauldron is pushed, and poured out.
    Cauldron,
    Pour,
    Burnt,
    SkillCard,
    Pulled,
    /// Those with the Beacon do not move.
    Holds,
}

own!(Garrison: Rule, Seen, Answer, Frame);

/// What the part keeps on the board: where each Guard stands, in order, and where Cauldrons do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub zones: [Zone; MOST],
    pub escaped: u8,
    pub killed: u8,
    pub cauldrons: [Zone; CAULDRONS],
    /// Cards with skills are dealt.
    pub deals: bool,
}

traced!(State { zones, escaped, killed, cauldrons, deals });

impl State {
    fn take(&mut self, zone: Zone, count: u8) {
        let there = self.zones.iter_mut().filter(|at| **at == zone);
        there.take(count as usize).for_each(|at| *at = Zone::NONE);
        self.zones.sort_unstable();
    }

    fn put(&mut self, zone: Zone, count: u8) {
        let free = self.zones.iter_mut().filter(|at| **at == Zone::NONE);
        free.take(count as usize).for_each(|at| *at = zone);
        self.zones.sort_unstable();
    }
}

/// What a mission says about them.
#[derive(Clone, Debug, Default)]
pub struct Section {
    pub guards: Vec<(Zone, u8)>,
    pub killed_loses: bool,
    pub cauldrons: Vec<Zone>,
}

traced!(Section { guards, killed_loses, cauldrons });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGuards {
    zones: Vec<RawPost>,
    #[serde(default)]
    killed_loses: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPost {
    zone: Name,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCauldrons {
    zones: Vec<Name>,
}

/// All of them have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {}

traced_as!(Want, "guards-escape");

impl Board {
    /// Guards in a zone.
    pub fn guards_in(&self, zone: Zone) -> u8 {
        self.parts.garrison.zones.iter().filter(|at| **at == zone).count() as u8
    }

    /// Zones with Guards.
    pub fn guarded(&self) -> ZoneSet {
        self.parts.garrison.zones.into_iter().take_while(|zone| *zone != Zone::NONE).collect()
    }
}

/// Guards of a zone die.
pub(crate) fn fall(cx: &mut Cx<'_>, zone: Zone, count: u8) {
    let count = count.min(cx.board().guards_in(zone));
    if count > 0 {
        let zone = cx.place(zone);
        cx.tell(Rule::Falls, Seen::GuardsFell { zone, count });
    }
}

/// Everybody in a zone who is no Survivor of the team and no enemy dies.
pub(crate) fn perish(cx: &mut Cx<'_>, zone: Zone) {
    fall(cx, zone, MOST as u8);
    super::corruption::beacon_hit(cx, zone);
}

impl Part for Garrison {
    types!();
    without!(effects, hidden);

    const SECTIONS: &'static [&'static str] = &["guards", "cauldrons"];

    fn read_section(draft: &mut Draft<'_, '_>, map: &Map) -> Section {
        let mut section = Section::default();
        if let Some(raw) = draft.section::<RawGuards>("guards") {
            section.killed_loses = raw.killed_loses;
            let all: usize = raw.zones.iter().map(|post| post.count as usize).sum();
            if let Some(post) = raw.zones.last().filter(|_| all > MOST) {
                draft.wrong(post.zone.span().start, format!("there are {MOST} Guards, not {all}"));
            }
            for post in &raw.zones {
                section.guards.extend(draft.place(map, &post.zone).map(|zone| (zone, post.count)));
            }
        }
        if let Some(raw) = draft.section::<RawCauldrons>("cauldrons") {
            if let Some(name) = raw.zones.get(CAULDRONS) {
                draft.wrong(name.span().start, format!("there are {CAULDRONS} Cauldrons"));
            }
            section.cauldrons = raw.zones.iter().filter_map(|name| draft.place(map, name)).collect();
        }
        section
    }

    const GOALS: &'static [&'static str] = &["guards-escape"];

    fn read_goal(
        goal: &RawGoal,
        at: usize,
        draft: &mut Draft<'_, '_>,
        _: &Map,
        _: &[Vec<VaultItem>; 2],
    ) -> Option<Want> {
        draft.fields(at, "goal", &goal.others(&[]));
        Some(Want {})
    }

    fn progress(board: &Board, _: &Want) -> (u8, u8) {
        let it = &board.parts.garrison;
        let there = it.zones.iter().filter(|zone| **zone != Zone::NONE).count() as u8;
        (it.escaped, it.escaped + there)
    }

    fn goal_phrase(_: &Board, _: &Want) -> Phrase {
        Phrase::new("wd-goal-guards-escape")
    }

    fn lay_out(&self, setup: &Setup, board: &mut Board) {
        let section = &board.mission().parts.garrison;
        for (zone, count) in &section.guards {
            board.parts.garrison.put(*zone, *count);
        }
        board.parts.garrison.cauldrons.iter_mut().zip(&section.cauldrons).for_each(|(place, zone)| *place = *zone);
        board.parts.garrison.deals = setup.flag(board.knobs(), SKILL_CARDS);
    }

    fn set_up(&self, cx: &mut Cx<'_>) {
        if !cx.board().parts.garrison.deals {
            return;
        }
        let mut cards = cx.board().content().guards.skill_cards.clone();
        cx.throw(streams::VAULTS).shuffle(&mut cards);
        let guests: Vec<Hero> = cx.board().all().filter(|hero| cx.board().identity(*hero).guest).collect();
        for (hero, number) in guests.into_iter().zip(cards) {
            let (who, skill) = (cx.who(hero), cx.board().content().skill(number).id.as_str());
            cx.tell(Rule::SkillCard, Seen::SkillDealt { who, skill, number });
        }
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        orders::offer(acting, out);
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        orders::perform(cx, hero, answer)
    }

    fn allies(&self, board: &Board, each: &mut dyn FnMut(Ally)) {
        for guards in board.parts.garrison.zones.chunk_by(|one, next| one == next) {
            let (zone, figures) = (guards[0], guards.len() as u8);
            if zone != Zone::NONE {
                each(Ally { number: NUMBER, zone, figures, most: figures });
            }
        }
    }

    fn ally_hit(&self, cx: &mut Cx<'_>, ally: Hero, zone: Zone, count: u8) {
        if ally == Hero::ally(NUMBER) {
            fall(cx, zone, count);
            // Whoever fell below the walls keeps nobody from mustering on them.
            check_goals(cx, false);
        }
    }

    fn is_company(&self, board: &Board, zone: Zone) -> bool {
        board.guards_in(zone) > 0
    }

    fn burnt(&self, cx: &mut Cx<'_>, _: Hero, zone: Zone) {
        perish(cx, zone);
    }

    fn pulled(&self, cx: &mut Cx<'_>, from: Zone, to: Zone) -> Option<crate::Frame> {
        let there = cx.board().guards_in(from);
        (there > 0).then(|| Frame::bring(from, to).into())
    }

    fn bars_escape(&self, acting: &Acting<'_>) -> Option<(Why, Cited)> {
        let board = acting.board;
        let wanted = board
            .mission()
            .goals
            .iter()
            .any(|goal| matches!(goal.what, crate::content::Want::Part(super::Want::Garrison(_))));
        let last = board.living().count() == 1;
        let mut others = board.guarded();
        others.remove(acting.zone);
        (wanted && last && !others.is_empty()).then(|| (Why::Said("wd-why-guards-left"), Rule::Stays.into()))
    }

    fn leaves(&self, cx: &mut Cx<'_>, _: Hero, zone: Zone) {
        let count = cx.board().guards_in(zone);
        if count > 0 {
            let zone = cx.place(zone);
            cx.tell(Rule::Escapes, Seen::GuardsEscaped { zone, count });
        }
    }

    fn is_lost(&self, board: &Board) -> bool {
        board.parts.garrison.killed > 0 && board.mission().parts.garrison.killed_loses
    }

    fn lost(&self) -> Option<(Cited, &'static str)> {
        Some((Rule::KilledLoses.into(), "guard-killed"))
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let it = &mut board.parts.garrison;
        match *seen {
            Seen::GuardsMoved { from, to, count } => {
                it.take(from.zone, count);
                it.put(to.zone, count);
            }
            Seen::GuardsFell { zone, count } => {
                it.take(zone.zone, count);
                it.killed += count;
            }
            Seen::GuardsEscaped { zone, count } => {
                it.take(zone.zone, count);
                it.escaped += count;
            }
            Seen::CauldronPushed { from, to } => {
                if let Some(one) = it.cauldrons.iter_mut().find(|at| **at == from.zone) {
                    *one = to.zone;
                }
            }
            Seen::CauldronPoured { from, .. } => {
                if let Some(one) = it.cauldrons.iter_mut().find(|at| **at == from.zone) {
                    *one = Zone::NONE;
                }
            }
            Seen::SkillDealt { who, number, .. } => {
                let it = &mut board.heroes[who.hero.index()];
                if let Some(free) = it.skills.iter_mut().find(|skill| **skill == 0) {
                    *free = number;
                }
                board.note_lending(who.hero);
            }
            Seen::GuardsOrdered { .. } | Seen::GuardsAttacked { .. } => {}
        }
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        View { guards_escaped: board.parts.garrison.escaped, guards_killed: board.parts.garrison.killed }
    }

    fn zone_view(&self, board: &Board, zone: Zone) -> ZoneView {
        let cauldrons = board.parts.garrison.cauldrons.iter().filter(|at| **at == zone).count() as u8;
        ZoneView { guards: board.guards_in(zone), cauldrons }
    }

    fn marks(_: &View, zone: &ZoneView, _: Spot) -> Vec<(String, &'static str)> {
        told::marks(zone)
    }

    fn told(view: &View) -> Vec<Phrase> {
        told::besides(view)
    }

    fn answer_phrase(frame: &crate::Frame, board: &Board, answer: &Answer) -> Phrase {
        told::answer(frame, board, *answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }

    /// `guards` and `cauldrons` say where they stand, in place of the mission; `guards_escaped` and `guards_killed` how
    /// many are gone.
    fn arrange(&self, all: &mut Arranging) {
        if let Some(posts) = all.field::<Option<BTreeMap<String, u8>>>("guards") {
            all.at_most("guards", posts.values().map(|count| *count as usize).sum(), MOST);
            all.board.parts.garrison.zones = [Zone::NONE; MOST];
            for (name, count) in &posts {
                if let Some(zone) = all.zone("guards", name) {
                    all.board.parts.garrison.put(zone, *count);
                }
            }
        }
        if let Some(names) = all.field::<Option<Vec<String>>>("cauldrons") {
            all.at_most("cauldrons", names.len(), CAULDRONS);
            all.board.parts.garrison.cauldrons = [Zone::NONE; CAULDRONS];
            for (at, name) in names.iter().enumerate().take(CAULDRONS) {
                all.board.parts.garrison.cauldrons[at] = all.zone("cauldrons", name).unwrap_or_default();
            }
        }
        all.board.parts.garrison.escaped = all.field("guards_escaped");
        all.board.parts.garrison.killed = all.field("guards_killed");
    }

    fn conserved(board: &Board) -> Result<(), String> {
        let it = &board.parts.garrison;
        let there = it.zones.iter().filter(|zone| **zone != Zone::NONE).count();
        if there + (it.escaped + it.killed) as usize > MOST {
            return Err("a Guard is there twice".into());
        }
        Ok(())
    }
}

/// After Guards have moved, or moved others: what the mission wants may be reached.
fn moved(cx: &mut Cx<'_>) {
    check_goals(cx, false);
}
