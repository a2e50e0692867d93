//! Machines: a Bot and a Sentry Gun, driven by remote control, by skill, or by whoever stands beside the gun.

mod actions;
mod told;

pub use super::{Empty as ZoneView, Nothing as Card, Nothing as Effect};
pub use super::{Nothing as Frame, Nothing as Hidden, Nothing as Want};
pub use told::{Answer, Machine, MachineView, Seen, View};

use super::moments::Part;
use super::{own, types, without};
use crate::actions::Acting;
use crate::board::{Board, Phase};
use crate::content::map::{Edge, Map};
use crate::content::mission::Draft;
use crate::content::raw::Name;
use crate::deeds::check_goals;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::traced;
use crate::ground::{Border, Mover, Terrain};
use crate::pieces::{Ally, Colour, Hero, Spot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use crate::why::Why;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Machines {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of Machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Control,
    Action,
    Move,
    Attack,
    Noise,
    Escort,
    /// It gets a token by acting, and loses it in the End Phase.
    Token,
    Sleeps,
    Destroyed,
    /// The mission needs it.
    Needed,
    Remote,
    Force,
    Secured,
}

own!(Machines: Rule, Seen, Answer);

/// Permissions of skills, among [`crate::skills::Perks::own`].
pub const REMOTE: [u32; 2] = [1, 2];

/// What the part keeps on the board, the Bot first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub zones: [Zone; 2],
    /// Have their token: they are treated like Survivors.
    pub active: [bool; 2],
    pub gone: [bool; 2],
}

traced!(State { zones, active, gone });

/// What a mission says about them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Section {
    pub zones: [Zone; 2],
    /// Those whose loss loses the game, as bits.
    pub needed: u8,
    /// The airlock only the Bot can force.
    pub secured: Option<u8>,
    /// Zones that cannot be reached while it is shut.
    pub behind: ZoneSet,
}

traced!(Section { zones, needed, secured, behind });

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawSection {
    bot: Option<Name>,
    sentry_gun: Option<Name>,
    #[serde(default)]
    needed: Vec<Machine>,
    secured: Option<[Name; 2]>,
}

/// A Machine in a written position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stands {
    zone: Option<String>,
    #[serde(default)]
    active: bool,
    #[serde(default)]
    gone: bool,
}

/// Whether the airlock the mission secures is still shut.
fn secured(board: &Board) -> Option<Border> {
    board.mission().parts.machines.secured.map(Border).filter(|border| board.is_shut(*border))
}

fn destroy(cx: &mut Cx<'_>, machine: Machine) {
    cx.tell(Rule::Destroyed, Seen::MachineDestroyed { machine });
    check_goals(cx, false);
}

impl Machines {
    fn read_secured(draft: &mut Draft<'_, '_>, map: &Map, names: &[Name; 2]) -> Option<u8> {
        let [one, two] = names;
        let (a, b) = (draft.place(map, one)?, draft.place(map, two)?);
        let border = map.borders_between(a, b).find(|border| map.borders[border.index()].edge == Edge::Airlock);
        if border.is_none() {
            draft.wrong(one.span().start, "no airlock joins these two zones");
        }
        border.map(|border| border.0)
    }
}

impl Part for Machines {
    types!();
    without!(goals, effects, hidden, zone_view);

    const SECTIONS: &'static [&'static str] = &["machines"];

    fn read_section(draft: &mut Draft<'_, '_>, map: &Map) -> Section {
        let Some(raw) = draft.section::<RawSection>("machines") else { return Section::default() };
        let mut zone = |name: &Option<Name>| name.as_ref().and_then(|name| draft.place(map, name)).unwrap_or_default();
        let zones = [zone(&raw.bot), zone(&raw.sentry_gun)];
        let secured = raw.secured.as_ref().and_then(|names| Self::read_secured(draft, map, names));
        let start = draft.raw.start.get_ref().all().first().and_then(|name| map.zone(Spot::parse(name)?));
        let behind = secured.zip(start).map_or(ZoneSet::EMPTY, |(border, start)| {
            let shut = Terrain { shut: [Border(border)].into_iter().collect(), ..Terrain::default() };
            let steps = map.steps_from(start, Mover::SURVIVOR.with(Mover::AIR), &shut);
            (0..map.zones.len() as u8).map(Zone).filter(|zone| steps[zone.index()] == u8::MAX).collect()
        });
        let needed = raw.needed.iter().fold(0, |bits, machine| bits | 1 << machine.index());
        Section { zones, needed, secured, behind }
    }

    fn lay_out(&self, _: &Setup, board: &mut Board) {
        let section = &board.mission().parts.machines;
        board.parts.machines.zones = section.zones;
        if let Some(border) = section.secured {
            board.terrain.shut.insert(Border(border));
        }
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        actions::offer(acting, out);
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        actions::perform(cx, hero, answer)
    }

    fn bars_step(&self, acting: &Acting<'_>, to: Zone) -> Option<(Why, Cited)> {
        let shut = secured(acting.board).is_some_and(|border| acting.board.shut_between(acting.zone, to) == Some(border));
        shut.then(|| (Why::Said("inv-why-secured"), Rule::Secured.into()))
    }

    fn took(&self, cx: &mut Cx<'_>, hero: Hero, colour: Colour) {
        if cx.board().content().machines.iter().any(|machine| machine.remote == colour) {
            let who = cx.who(hero);
            cx.tell(Rule::Remote, Seen::RemoteTaken { who, colour });
        }
    }

    fn allies(&self, board: &Board, each: &mut dyn FnMut(Ally)) {
        let it = &board.parts.machines;
        let there = |machine: &Machine| it.active[machine.index()] && it.zones[machine.index()] != Zone::NONE;
        for machine in Machine::ALL.into_iter().filter(there) {
            each(Ally::one(machine as u8, it.zones[machine.index()]));
        }
    }

    fn ally_hit(&self, cx: &mut Cx<'_>, ally: Hero, _: Zone, _: u8) {
        if let Some(machine) = Machine::ALL.into_iter().find(|machine| machine.stand_in() == ally) {
            destroy(cx, machine);
        }
    }

    fn burnt(&self, cx: &mut Cx<'_>, _: Hero, zone: Zone) {
        for machine in Machine::ALL {
            if cx.board().parts.machines.zones[machine.index()] == zone {
                destroy(cx, machine);
            }
        }
    }

    fn is_lost(&self, board: &Board) -> bool {
        let (it, section) = (&board.parts.machines, &board.mission().parts.machines);
        let needed = Machine::ALL.iter().any(|one| it.gone[one.index()] && section.needed >> one.index() & 1 == 1);
        let locked = it.gone[0] && secured(board).is_some() && {
            let places = board.mission().objectives.iter().enumerate();
            let open = places.filter(|(at, _)| (board.taken | board.gone) >> at & 1 == 0);
            open.map(|(_, zone)| *zone).any(|zone| section.behind.contains(zone))
        };
        needed || locked
    }

    fn lost(&self) -> Option<(Cited, &'static str)> {
        Some((Rule::Needed.into(), "impossible"))
    }

    fn phase_ends(&self, cx: &mut Cx<'_>, phase: Phase) {
        if phase == Phase::End && cx.board().parts.machines.active != [false; 2] {
            cx.tell(Rule::Sleeps, Seen::MachinesSlept);
        }
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let it = &mut board.parts.machines;
        match *seen {
            Seen::MachineMoved { machine, to } => it.zones[machine.index()] = to.zone,
            Seen::MachineWoke { machine } => it.active[machine.index()] = true,
            Seen::MachinesSlept => it.active = [false; 2],
            Seen::MachineDestroyed { machine } => {
                it.zones[machine.index()] = Zone::NONE;
                it.active[machine.index()] = false;
                it.gone[machine.index()] = true;
            }
            Seen::RemoteTaken { who, colour } => board.heroes[who.hero.index()].tokens |= colour.bit(),
            Seen::AirlockForced { border, .. } => board.terrain.shut.remove(Border(border)),
            Seen::MachineFired { .. } => {}
        }
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        told::view(board)
    }

    fn marks(view: &View, _: &ZoneView, spot: Spot) -> Vec<(String, &'static str)> {
        view.machines.iter().filter(|one| one.zone == Some(spot)).map(told::mark).collect()
    }

    fn told(view: &View) -> Vec<Phrase> {
        told::lines(view)
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, answer: &Answer) -> Phrase {
        told::answer(*answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        told::event(seen)
    }

    /// `bot` and `sentry_gun` say where they stand, in place of the mission; `secured` whether its airlock is.
    fn arrange(&self, all: &mut Arranging) {
        for (field, machine) in [("bot", Machine::Bot), ("sentry_gun", Machine::SentryGun)] {
            let Some(stands) = all.field::<Option<Stands>>(field) else { continue };
            let zone = stands.zone.and_then(|name| all.zone(field, &name));
            let (it, at) = (&mut all.board.parts.machines, machine.index());
            it.zones[at] = if stands.gone { Zone::NONE } else { zone.unwrap_or(it.zones[at]) };
            (it.active[at], it.gone[at]) = (stands.active, stands.gone);
        }
        if let (Some(false), Some(border)) = (all.field::<Option<bool>>("secured"), all.board.mission().parts.machines.secured) {
            all.board.terrain.shut.remove(Border(border));
        }
    }
}

/// Colours of remote controls, with the Machine each drives.
fn remotes(board: &Board) -> BTreeMap<&'static str, Machine> {
    let all = board.content().machines.iter().zip(Machine::ALL);
    all.map(|(info, machine)| (info.remote.id(), machine)).collect()
}
