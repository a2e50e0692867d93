//! Outdoors and oxygen: airlocks, tanks and their supply, and which rooms are for whom.

pub use super::{Empty as ZoneView, Nothing as Card, Nothing as Effect, Nothing as Frame, Nothing as Hidden};

use super::moments::{Named, Part};
use super::{own, types, without};
use crate::actions::Acting;
use crate::actions::packing::Pack;
use crate::board::Board;
use crate::content::map::{Edge, Ground, Map};
use crate::content::mission::Draft;
use crate::content::raw::{Name, RawGoal, Special};
use crate::content::{Ammo, Class, CardEffect, VaultItem, Want as CoreWant};
use crate::deeds::{check_goals, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_as};
use crate::event::Seen as CoreSeen;
use crate::ground::Mover;
use crate::pieces::{self, CardName, Hero, Slot, Who, Zone};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use crate::why::Why;
use crate::words::Say;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::{Deserialize, Serialize};

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Airlocks {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of outdoors and of special rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Soldiers Search Security Rooms only.
    Soldiers,
    NothingOutside,
    Take,
    /// Out through an airlock only with a tank.
    Out,
    Keep,
    /// Bullets do not fire outdoors.
    Bullets,
    StartsWith,
    /// Old tanks stay in the airlock.
    Old,
    /// No room is left to get tanks from.
    NoneLeft,
}

own!(Airlocks: Rule, Seen, Answer);

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Tanks in the supply.
    pub tanks: u8,
}

traced!(State { tanks });

/// What a mission says: the tank everybody starts with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Section {
    pub tank: Option<pieces::Card>,
}

traced!(Section { tank });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    tank: Name,
}

/// Everybody has a tank of the supply on his body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {}

traced_as!(Want, "equipped");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    TakeTank,
}

impl Named for Answer {
    fn name(&self) -> String {
        let Self::TakeTank = self;
        "take-tank".into()
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        (verb == "take-tank" && words.is_empty()).then_some(Self::TakeTank)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    TankTaken { who: Who },
    TankGiven { who: Who, card: CardName, slot: Slot },
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Tanks in the supply.
    pub tanks: u8,
}

/// The tank of the supply.
fn tank(board: &Board) -> Option<pieces::Card> {
    let mut all = board.content().cards.iter();
    all.position(|info| info.deed == CardEffect::Oxygen && info.in_supply > 0).map(|at| pieces::Card(at as u8 + 1))
}

/// Whether a card is a tank of the supply: not one that was dealt before the game to be given back.
fn is_new(board: &Board, card: pieces::Card) -> bool {
    card.is_some() && board.content().card(card).deed == CardEffect::Oxygen && board.content().card(card).in_supply > 0
}

fn special(board: &Board, zone: Zone) -> Option<Special> {
    let printed = board.mission().map.zones.get(zone.index()).and_then(|info| info.special);
    printed.filter(|it| *it == Special::Airlock || !board.terrain.taint.contains(zone))
}

fn outdoors(board: &Board, zone: Zone) -> bool {
    board.mission().map.ground(zone) == Ground::Outdoor
}

fn held(board: &Board, wanted: impl Fn(pieces::Card) -> bool) -> usize {
    board.all().flat_map(|hero| board.hero(hero).cards).filter(|card| card.is_some() && wanted(*card)).count()
}

/// All tanks there are, wherever they are.
fn all_tanks(board: &Board) -> u8 {
    let boxed: u8 = board.content().cards.iter().map(|info| info.in_supply).sum();
    boxed + board.team.saturating_sub(6)
}

impl Part for Airlocks {
    types!();
    without!(effects, hidden, zone_view);

    const SECTIONS: &'static [&'static str] = &["airlocks"];

    fn read_section(draft: &mut Draft<'_, '_>, _: &Map) -> Section {
        let Some(raw) = draft.section::<RawSection>("airlocks") else { return Section::default() };
        let tank = draft.card(raw.tank.get_ref(), raw.tank.span().start);
        if tank.is_some_and(|card| draft.cards()[card.0 as usize - 1].deed != CardEffect::Oxygen) {
            draft.wrong(raw.tank.span().start, "this card is no tank");
        }
        Section { tank }
    }

    const GOALS: &'static [&'static str] = &["equipped"];

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
        let worn = |hero: &Hero| {
            let cards = &board.hero(*hero).cards;
            [Slot::BODY, Slot::BODY_2].iter().any(|slot| is_new(board, cards[slot.index()]))
        };
        (board.living().filter(worn).count() as u8, board.team)
    }

    /// A tank that is taken off again counts no longer.
    fn lasts(_: &Want) -> bool {
        false
    }

    fn goal_phrase(_: &Board, _: &Want) -> Phrase {
        Phrase::new("inv-goal-equipped")
    }

    fn lay_out(&self, _: &Setup, board: &mut Board) {
        board.parts.airlocks.tanks = all_tanks(board);
    }

    fn set_up(&self, cx: &mut Cx<'_>) {
        let Some(card) = cx.board().mission().parts.airlocks.tank else { return };
        let team: Vec<Hero> = cx.board().all().collect();
        for hero in team {
            let free = [Slot::BODY, Slot::BODY_2].into_iter().find(|slot| cx.board().hero(hero).cards[slot.index()].is_none());
            if let Some(slot) = free {
                let (who, card) = (cx.who(hero), cx.name(card));
                cx.tell(Rule::StartsWith, Seen::TankGiven { who, card, slot });
            }
        }
    }

    fn mover(&self, board: &Board, hero: Hero, _: u32) -> Mover {
        if board.worn(hero, CardEffect::Oxygen).is_some() { Mover::AIR } else { Mover::PLAIN }
    }

    fn must_keep(&self, board: &Board, hero: Hero) -> Option<(Slot, Why, Cited)> {
        let it = board.hero(hero);
        if it.zone == Zone::NONE || !outdoors(board, it.zone) {
            return None;
        }
        let is_tank = |slot: Slot| board.content().is(it.cards[slot.index()], CardEffect::Oxygen);
        let only = match (is_tank(Slot::BODY), is_tank(Slot::BODY_2)) {
            (true, false) => Slot::BODY,
            (false, true) => Slot::BODY_2,
            (true, true) | (false, false) => return None,
        };
        Some((only, Why::Said("inv-why-air"), Rule::Keep.into()))
    }

    fn bars_step(&self, acting: &Acting<'_>, to: Zone) -> Option<(Why, Cited)> {
        let map = &acting.board.mission().map;
        let mut between = map.borders_between(acting.zone, to).map(|border| map.borders[border.index()].edge);
        let airless = || acting.board.worn(acting.hero, CardEffect::Oxygen).is_none();
        let barred = outdoors(acting.board, to) && airless() && between.any(|edge| edge == Edge::Airlock);
        barred.then(|| (Why::Said("inv-why-no-tank"), Rule::Out.into()))
    }

    fn bars_search(&self, acting: &Acting<'_>) -> Option<(Why, Cited)> {
        let board = acting.board;
        if outdoors(board, acting.zone) {
            return Some((Why::NothingToSearch, Rule::NothingOutside.into()));
        }
        let soldier = board.identity(acting.hero).class == Some(Class::Soldier) && !acting.perks.searches_anywhere;
        let barred = soldier && special(board, acting.zone) != Some(Special::Security);
        barred.then(|| (Why::Said("inv-why-soldier"), Rule::Soldiers.into()))
    }

    fn bars_weapon(&self, acting: &Acting<'_>, slot: Slot) -> Option<(Why, Cited)> {
        let bullets = acting.board.card(acting.hero, slot).is_some_and(|info| info.ammo == Some(Ammo::Bullets));
        (bullets && outdoors(acting.board, acting.zone)).then(|| (Why::Said("inv-why-bullets"), Rule::Bullets.into()))
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        let board = acting.board;
        if special(board, acting.zone) != Some(Special::Oxygen) || !acting.has_action() {
            return;
        }
        let answer = Answer::TakeTank.into();
        if acting.zombies > 0 {
            out.refuse(answer, Why::ZombiesHere, Rule::Take.into());
        } else if board.parts.airlocks.tanks == 0 {
            out.refuse(answer, Why::Said("inv-why-no-tanks"), Rule::Take.into());
        } else {
            out.offer(answer);
        }
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, _: Answer) -> Option<crate::Frame> {
        pay(cx, hero, 0, Rule::Take);
        let who = cx.who(hero);
        cx.tell(Rule::Take, Seen::TankTaken { who });
        tank(cx.board()).map(|card| crate::Frame::Pack(Pack::one(cx.board(), hero, card)))
    }

    fn stepped_in(&self, cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
        self.passes(cx, hero, zone);
        check_goals(cx, false);
    }

    fn passes(&self, cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
        if special(cx.board(), zone) != Some(Special::Airlock) {
            return;
        }
        for slot in Slot::all() {
            let card = cx.board().hero(hero).cards[slot.index()];
            if cx.board().content().is(card, CardEffect::Oxygen) && !is_new(cx.board(), card) {
                let (who, card) = (cx.who(hero), cx.name(card));
                cx.tell(Rule::Old, CoreSeen::Discarded { who, card, slot });
            }
        }
    }

    fn is_lost(&self, board: &Board) -> bool {
        let wanted = |goal: &crate::content::Goal| matches!(goal.what, CoreWant::Part(super::Want::Airlocks(_)));
        if !board.mission().goals.iter().any(wanted) {
            return false;
        }
        let rooms = (0..board.mission().map.zones.len() as u8).map(Zone);
        let none = !rooms.into_iter().any(|zone| special(board, zone) == Some(Special::Oxygen));
        let few = held(board, |card| is_new(board, card)) < board.team as usize;
        none && few
    }

    fn lost(&self) -> Option<(Cited, &'static str)> {
        Some((Rule::NoneLeft.into(), "impossible"))
    }

    fn takes_back(board: &mut Board, card: pieces::Card, _: bool) -> bool {
        let is_tank = board.content().is(card, CardEffect::Oxygen);
        board.parts.airlocks.tanks += u8::from(is_tank);
        is_tank
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        board.parts.airlocks.tanks = board.parts.airlocks.tanks.saturating_sub(1);
        match *seen {
            Seen::TankTaken { .. } => {}
            Seen::TankGiven { who, card, slot } => board.heroes[who.hero.index()].cards[slot.index()] = card.card,
        }
    }

    fn is_news(seen: &Seen) -> bool {
        match seen {
            Seen::TankTaken { .. } | Seen::TankGiven { .. } => false,
        }
    }

    fn view(&self, board: &Board) -> View {
        View { tanks: board.parts.airlocks.tanks }
    }

    fn told(view: &View) -> Vec<Phrase> {
        vec![Phrase::new("inv-picture-tanks").arg("count", view.tanks)]
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, _: &Answer) -> Phrase {
        Phrase::new("inv-answer-take-tank")
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(match *seen {
            Seen::TankTaken { who } => Phrase::new("inv-event-tank-taken").who(who),
            Seen::TankGiven { who, card, .. } => Phrase::new("zc-event-dealt").who(who).card(card.id),
        })
    }

    /// `tanks` counts those in the supply; without it all that nobody holds.
    fn arrange(&self, all: &mut Arranging) {
        let out = held(&all.board, |card| all.board.content().is(card, CardEffect::Oxygen)) as u8;
        let left = all_tanks(&all.board).saturating_sub(out);
        all.board.parts.airlocks.tanks = all.field::<Option<u8>>("tanks").unwrap_or(left);
    }

    fn conserved(board: &Board) -> Result<(), String> {
        if board.knobs().parts.airlocks.is_none() {
            return Ok(());
        }
        let out = held(board, |card| board.content().is(card, CardEffect::Oxygen)) as u8;
        if out + board.parts.airlocks.tanks > all_tanks(board) {
            return Err("there are more tanks than the box has".into());
        }
        let airless = board.living().any(|hero| {
            outdoors(board, board.hero(hero).zone) && board.worn(hero, CardEffect::Oxygen).is_none()
        });
        if airless { Err("somebody is outdoors without air".into()) } else { Ok(()) }
    }
}
