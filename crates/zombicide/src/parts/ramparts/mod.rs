//! Ramparts: ladders that are carried and hung, those who climb and Search where others cannot, and a muster on the walls.

mod told;

pub use super::{Nothing as Card, Nothing as Frame, Nothing as Hidden};
pub use told::{Answer, Seen, View, ZoneView};

use super::moments::Part;
use super::{own, types, without};
use crate::actions::Acting;
use crate::board::Board;
use crate::content::VaultItem;
use crate::content::map::{Edge, Ground, Map};
use crate::content::mission::Draft;
use crate::content::raw::{Name, RawGoal, RawWhen};
use crate::deeds::{check_goals, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_as};
use crate::event::Seen as CoreSeen;
use crate::ground::{Border, Mover};
use crate::pieces::{self, Hero, Keepsake, Spot, Zone};
use crate::position::Arranging;
use crate::setup::Setup;
use crate::words::Say;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::Deserialize;

/// Ladders there can be.
pub const MOST: usize = 4;

/// Permissions of skills, among [`crate::skills::Perks::own`].
pub const RUINS: u32 = 1 << 9;
pub const CORRUPT: u32 = 1 << 10;
pub const SCAVENGES: u32 = 1 << 11;
pub const CLIMBS: u32 = 1 << 12;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Ramparts {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of ladders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Take,
    Hang,
    Given,
}

own!(Ramparts: Rule, Seen, Answer);

/// What the part keeps on the board: where ladders lie. Those that hang are on the ground, those carried with whoever
/// has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub lying: [Zone; MOST],
}

traced!(State { lying });

/// What a mission says: where ladders lie.
#[derive(Clone, Copy, Debug, Default)]
pub struct Section {
    pub zones: [Zone; MOST],
}

traced!(Section { zones });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    zones: Vec<Name>,
}

/// At one and the same time: all objectives are taken, the team holds these cards, everybody stands on the walls, and no
/// enemy does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Want {
    pub cards: Vec<(pieces::Card, u8)>,
}

traced_as!(Want, "muster", cards);

/// The taker gets a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Ladder,
}

traced_as!(Effect, "ladder");

/// Borders of a zone a ladder could hang on.
fn heights(board: &Board, zone: Zone) -> impl Iterator<Item = Border> + '_ {
    let map = &board.mission().map;
    let open = |border: &&Border| {
        map.edge_now(**border, &board.terrain) == Edge::Rampart && !board.terrain.laid.contains(**border)
    };
    map.borders_of(zone).iter().filter(open).copied()
}

/// Whether everybody stands on the walls.
/// What mustering on the walls asks for, what is soonest seen to be missing first.
const MUSTER: [fn(&Board, &Want) -> bool; 4] = [
    |board, _| board.all_objectives_taken(),
    |board, _| board.crowd.iter().all(|zone| board.ground(zone) != Ground::Walkway),
    |board, _| all_above(board),
    |board, want| {
        let held = |card: pieces::Card| {
            let cards = board.living().flat_map(|hero| board.hero(hero).cards);
            cards.filter(|one| *one == card).count() as u8
        };
        want.cards.iter().all(|(card, count)| held(*card) >= *count)
    },
];

fn all_above(board: &Board) -> bool {
    let above = |zone: Zone| board.ground(zone) == Ground::Walkway;
    let mut all = board.living().all(|hero| above(board.hero(hero).zone));
    super::allies(board, &mut |ally| all &= above(ally.zone));
    all
}

impl Part for Ramparts {
    types!();
    without!(hidden);

    const SECTIONS: &'static [&'static str] = &["ladders"];

    fn read_section(draft: &mut Draft<'_, '_>, map: &Map) -> Section {
        let Some(raw) = draft.section::<RawSection>("ladders") else { return Section::default() };
        if raw.zones.len() > MOST {
            draft.wrong(raw.zones[MOST].span().start, format!("a mission has at most {MOST} ladders"));
        }
        let mut section = Section::default();
        for (place, name) in section.zones.iter_mut().zip(&raw.zones) {
            *place = draft.place(map, name).unwrap_or_default();
        }
        section
    }

    const GOALS: &'static [&'static str] = &["muster"];

    fn read_goal(
        goal: &RawGoal,
        at: usize,
        draft: &mut Draft<'_, '_>,
        _: &Map,
        _: &[Vec<VaultItem>; 2],
    ) -> Option<Want> {
        draft.fields(at, "goal", &goal.others(&["cards"]));
        let wanted = goal.cards.as_ref()?.iter();
        Some(Want { cards: wanted.filter_map(|(id, count)| Some((draft.card(id, at)?, *count))).collect() })
    }

    fn read_effect(raw: &RawWhen) -> Option<Effect> {
        (raw.effect.get_ref() == "ladder").then_some(Effect::Ladder)
    }

    fn progress(board: &Board, want: &Want) -> (u8, u8) {
        let met = MUSTER.iter().filter(|met| met(board, want)).count();
        (met as u8, MUSTER.len() as u8)
    }

    fn is_met(board: &Board, want: &Want) -> bool {
        MUSTER.iter().all(|met| met(board, want))
    }

    fn impossible(board: &Board, _: &Want) -> bool {
        board.gone != 0
    }

    fn goal_phrase(board: &Board, want: &Want) -> Phrase {
        let (card, count) = want.cards.first().copied().unwrap_or_default();
        let name = if card.is_some() { board.content().card(card).id.as_str() } else { "unknown" };
        Phrase::new("wd-goal-muster").term("card", format!("zc-card-{name}")).arg("count", count)
    }

    fn lay_out(&self, _: &Setup, board: &mut Board) {
        board.parts.ramparts.lying = board.mission().parts.ramparts.zones;
    }

    fn happens(&self, cx: &mut Cx<'_>, hero: Hero, _: Zone, _: &Effect) -> Option<crate::Frame> {
        let who = cx.who(hero);
        cx.tell(Rule::Given, CoreSeen::Kept { who, what: Keepsake::Ladder, count: 1 });
        None
    }

    fn mover(&self, _: &Board, _: Hero, own: u32) -> Mover {
        if own & CLIMBS != 0 { Mover::CLIMBS } else { Mover::PLAIN }
    }

    fn lets_search(&self, acting: &Acting<'_>) -> bool {
        let own = acting.perks.own;
        if own & (SCAVENGES | RUINS | CORRUPT) == 0 {
            return false;
        }
        let ground = acting.board.ground(acting.zone);
        own & SCAVENGES != 0 && ground != Ground::Ruin
            || own & RUINS != 0 && ground == Ground::Ruin
            || own & CORRUPT != 0 && acting.board.terrain.taint.contains(acting.zone)
    }

    fn stepped_in(&self, cx: &mut Cx<'_>, _: Hero, _: Zone) {
        check_goals(cx, false);
    }

    fn marched(&self, cx: &mut Cx<'_>) {
        check_goals(cx, false);
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        let (board, zone) = (acting.board, acting.zone);
        if !acting.has_action() {
            return;
        }
        if board.parts.ramparts.lying.contains(&zone) {
            out.offer(Answer::TakeLadder { zone: None }.into());
        }
        let map = &board.mission().map;
        let beyond = |border: Border| board.spot(map.borders[border.index()].beyond(zone));
        let hung = if board.terrain.laid.is_empty() { &[] } else { map.borders_of(zone) };
        for border in hung.iter().filter(|border| board.terrain.laid.contains(**border)) {
            out.offer(Answer::TakeLadder { zone: Some(beyond(*border)) }.into());
        }
        if acting.it.kept[Keepsake::Ladder.index()] > 0 {
            heights(board, zone).for_each(|border| out.offer(Answer::HangLadder { zone: beyond(border) }.into()));
        }
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        let (who, from) = (cx.who(hero), cx.place(cx.board().hero(hero).zone));
        let between = |board: &Board, to: Zone, hung: bool| {
            let mut borders = board.mission().map.borders_between(from.zone, to);
            borders.find(|border| board.terrain.laid.contains(*border) == hung)
        };
        match answer {
            Answer::TakeLadder { zone } => {
                pay(cx, hero, 0, Rule::Take);
                let to = zone.map(|spot| cx.place(cx.board().at(spot)));
                let border = to.and_then(|to| between(cx.board(), to.zone, true));
                cx.tell(Rule::Take, Seen::LadderTaken { who, from, to, border: border.map(|border| border.0) });
                cx.tell(Rule::Take, CoreSeen::Kept { who, what: Keepsake::Ladder, count: 1 });
            }
            Answer::HangLadder { zone } => {
                pay(cx, hero, 0, Rule::Hang);
                let to = cx.place(cx.board().at(zone));
                let border = heights(cx.board(), from.zone)
                    .find(|border| cx.board().mission().map.borders[border.index()].beyond(from.zone) == to.zone)?;
                cx.tell(Rule::Hang, CoreSeen::Parted { who, what: Keepsake::Ladder, count: 1 });
                cx.tell(Rule::Hang, Seen::LadderHung { who, from, to, border: border.0 });
            }
        }
        None
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        match *seen {
            Seen::LadderTaken { border: Some(border), .. } => board.terrain.laid.remove(Border(border)),
            Seen::LadderTaken { from, .. } => {
                if let Some(lies) = board.parts.ramparts.lying.iter_mut().find(|zone| **zone == from.zone) {
                    *lies = Zone::NONE;
                }
            }
            Seen::LadderHung { border, .. } => board.terrain.laid.insert(Border(border)),
        }
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        told::view(board)
    }

    fn zone_view(&self, board: &Board, zone: Zone) -> ZoneView {
        ZoneView { ladders: board.parts.ramparts.lying.iter().filter(|at| **at == zone).count() as u8 }
    }

    fn marks(_: &View, zone: &ZoneView, _: Spot) -> Vec<(String, &'static str)> {
        (0..zone.ladders).map(|_| ("H".to_owned(), "wd-mark-ladder")).collect()
    }

    fn told(view: &View) -> Vec<Phrase> {
        view.hung.iter().map(|[one, two]| Phrase::new("wd-picture-hung").zone(*one).arg("to", *two)).collect()
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, answer: &Answer) -> Phrase {
        told::answer(*answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }

    /// `ladders` lists where they lie, in place of the mission; `hung` the zones they hang between.
    fn arrange(&self, all: &mut Arranging) {
        if let Some(names) = all.field::<Option<Vec<String>>>("ladders") {
            all.at_most("ladders", names.len(), MOST);
            all.board.parts.ramparts.lying = [Zone::NONE; MOST];
            for (at, name) in names.iter().enumerate().take(MOST) {
                all.board.parts.ramparts.lying[at] = all.zone("ladders", name).unwrap_or_default();
            }
        }
        let hung: Vec<[String; 2]> = all.field("hung");
        for [one, two] in hung {
            let (Some(a), Some(b)) = (all.zone("hung", &one), all.zone("hung", &two)) else { continue };
            let map = &all.board.mission().map;
            match map.borders_between(a, b).find(|border| map.borders[border.index()].edge == Edge::Rampart) {
                Some(border) => all.board.terrain.laid.insert(border),
                None => all.wrong("hung", format!("no ladder can hang between {one} and {two}")),
            }
        }
    }
}
