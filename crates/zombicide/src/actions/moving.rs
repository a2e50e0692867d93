//! Moving, and everything that moves a Survivor farther.

use super::Acting;
use crate::answer::Answer;
use crate::board::{Board, Fate, once};
use crate::combat::attack::FreeAttack;
use crate::content::map::Edge;
use crate::content::raw::Side;
use crate::deeds::step;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::traced;
use crate::event::Seen;
use crate::frame::{Flow, Frame, Step};
use crate::ground::Border;
use crate::knobs::Rushes;
use crate::parts;
use crate::pieces::{Hero, Zone, ZoneSet};
use crate::rule::{Cited, Rule};
use crate::skills::MOVE;
use crate::why::Why;
use holdout_kernel::{Seat, SeatSet};

pub(crate) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let board = acting.board;
    let price = price(acting);
    let stride = parts::strides(acting).is_some() && acting.it.actions >= price;
    let can_move = stride || can_pay(acting, MOVE);
    // Whoever rushes or jumps has the Actions to move as well.
    let near = if can_move || out.wants_reasons() { acting.steps() } else { ZoneSet::EMPTY };
    near.iter().for_each(|zone| {
        let answer = Answer::Move { zone: board.spot(zone) };
        if let Some((why, rule)) = parts::bars_step(acting, zone) {
            out.refuse(answer, why, rule);
        } else if can_move {
            out.offer(answer);
        } else if acting.has_action() || acting.can_act(MOVE) {
            out.refuse(answer, Why::ZombiesHold(price), Rule::MovePrice.into());
        }
    });
    if out.wants_reasons() {
        let map = &board.mission().map;
        for border in map.borders_of(acting.zone).iter().map(|border| &map.borders[border.index()]) {
            let beyond = border.beyond(acting.zone);
            if border.edge != Edge::Wall
                && !near.contains(beyond)
                && let Some((why, rule)) = parts::bars_step(acting, beyond)
            {
                out.refuse(Answer::Move { zone: board.spot(beyond) }, why, rule);
            }
        }
    }
    let perks = &acting.perks;
    if perks.sprints && acting.it.once & once::SPRINT == 0 && can_move {
        near.iter().for_each(|zone| out.offer(Answer::Sprint { zone: board.spot(zone) }));
    }
    // Neither a rush nor a jump is a Move Action: who slips away pays for them all the same.
    let on_foot = acting.it.actions > acting.zombies;
    let fresh = |deed: u32| acting.it.once & deed == 0;
    if perks.rushes > 0 && fresh(once::RUSH) && on_foot {
        rushable(board, acting.hero).iter().for_each(|zone| out.offer(Answer::Rush { zone: board.spot(zone) }));
    }
    // Free, but the price for leaving Zombies is due.
    if perks.charges && fresh(once::CHARGE) && acting.it.actions >= price {
        rushable(board, acting.hero).iter().for_each(|zone| out.offer(Answer::Charge { zone: board.spot(zone) }));
    }
    if perks.jumps && acting.it.once & once::JUMP == 0 && on_foot {
        let seen = board.seen_from(acting.zone);
        let two_away = two_steps(board, acting.zone);
        two_away.and(seen).iter().for_each(|zone| out.offer(Answer::Jump { zone: board.spot(zone) }));
    }
    if perks.leaps && acting.it.once & once::JUMP == 0 && on_foot {
        leapable(acting).iter().for_each(|zone| out.offer(Answer::Jump { zone: board.spot(zone) }));
    }
    if perks.runs_light && acting.it.once & once::JUMP == 0 && on_foot {
        let mover = board.mover(acting.hero);
        let mut far = near.iter().fold(ZoneSet::EMPTY, |far, zone| far.or(board.ways(zone, mover)));
        far.remove(acting.zone);
        far.iter().for_each(|zone| out.offer(Answer::Jump { zone: board.spot(zone) }));
    }
}

/// `Rule::MovePrice`: extra Actions for the Zombies he leaves.
pub(crate) fn price(acting: &Acting<'_>) -> u8 {
    if acting.perks.slips { 0 } else { acting.zombies }
}

/// A free Action pays the Move, never the price.
fn can_pay(acting: &Acting<'_>, uses: u16) -> bool {
    acting.it.actions > price(acting) || acting.it.actions >= cost(acting, uses)
}

/// Actions a step takes from those he has.
fn cost(acting: &Acting<'_>, uses: u16) -> u8 {
    price(acting) + u8::from(acting.free_slot(uses).is_none())
}

/// What an ordinary Move out of his zone would cost him now.
pub(crate) fn step_cost(board: &Board, hero: Hero) -> u8 {
    cost(&Acting::of(board, hero), MOVE)
}

/// Zones with Zombies at most two zones of walking away; a zone with Zombies between stops him there.
fn rushable(board: &Board, hero: Hero) -> ZoneSet {
    let (near, mover) = (board.steps_of(hero), board.mover(hero));
    let mut reached = near;
    for zone in near.iter().filter(|zone| board.is_clear(*zone)) {
        reached = reached.or(board.ways(zone, mover));
    }
    reached.remove(board.hero(hero).zone);
    reached.and(board.crowd)
}

/// The zone somebody goes through to one two steps away, an ordinary one if there is a choice; with enemies who stop him
/// there is a next zone he goes to straight away.
pub(crate) fn between(board: &Board, hero: Hero, to: Zone, stops: bool) -> Option<Zone> {
    let (near, mover) = (board.steps_of(hero), board.mover(hero));
    if stops && near.contains(to) {
        return None;
    }
    let open = near.iter().filter(|zone| !stops || board.is_clear(*zone));
    let middles = open.filter(|zone| board.ways(*zone, mover).contains(to));
    middles.min_by_key(|zone| {
        (parts::dooms(board, hero, *zone).is_some(), board.mission().map.zones[zone.index()].special.is_some())
    })
}

/// Zones two off in a straight line and in sight, with no wall on either border.
fn leapable(acting: &Acting<'_>) -> ZoneSet {
    let (board, map) = (acting.board, &acting.board.mission().map);
    let lines = board.lines(acting.zone, acting.eyes());
    let mut zones = ZoneSet::EMPTY;
    for &cell in &map.zones[acting.zone.index()].cells {
        for side in Side::ALL {
            let Some(next) = map.next_cell(cell, side) else { continue };
            let Some(over) = map.next_cell(next, side) else { continue };
            let border = |cell| Some(map.border(cell, side)).filter(|border| *border != Border::NONE);
            let open = |cell| border(cell).is_some_and(|border| map.edge_now(border, &board.terrain) != Edge::Wall);
            let zone = map.at(over);
            if open(cell) && open(next) && lines.range_to(zone) == Some(2) {
                zones.insert(zone);
            }
        }
    }
    zones
}

fn two_steps(board: &Board, from: Zone) -> ZoneSet {
    let near = board.neighbours(from);
    let mut far = near.iter().fold(ZoneSet::EMPTY, |far, zone| far.or(board.neighbours(zone)));
    far.remove(from);
    far.minus(near)
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let acting = Acting::of(cx.board(), hero);
    let (perks, zombies, extra) = (acting.perks, acting.zombies, price(&acting));
    let stride = parts::strides(&acting).filter(|_| acting.it.actions >= extra);
    let who = cx.who(hero);
    let go = |cx: &mut Cx<'_>, spot| {
        let zone = cx.board().at(spot);
        step(cx, hero, zone, Rule::Move);
        zone
    };
    let pay = |cx: &mut Cx<'_>, uses: u16, extra: u8| {
        let free = cx.board().free_slot(hero, uses);
        let actions = extra + u8::from(free.is_none());
        cx.tell(if extra > 0 { Rule::MovePrice } else { Rule::Move }, Seen::Spent { who, actions, free, uses });
    };
    let pay_move = |cx: &mut Cx<'_>| match stride {
        Some(deed) => {
            cx.tell(Rule::SkillDeed, Seen::Once { who, deed });
            if extra > 0 {
                cx.tell(Rule::MovePrice, Seen::Spent { who, actions: extra, free: None, uses: 0 });
            }
        }
        None => pay(cx, MOVE, extra),
    };
    let limit = |cx: &mut Cx<'_>, deed| {
        if cx.board().knobs().rushes == Rushes::OncePerTurn {
            cx.tell(Rule::SkillDeed, Seen::Once { who, deed });
        }
    };
    // On the way to a zone that is not the next.
    let pass = |cx: &mut Cx<'_>, spot, stops: bool| {
        let zone = cx.board().at(spot);
        if let Some(middle) = between(cx.board(), hero, zone, stops) {
            parts::passes(cx, hero, middle);
        }
    };
    match answer {
        Answer::Move { zone } => {
            pay_move(cx);
            let zone = go(cx, zone);
            let zones = if perks.two_zones { 2 } else { 1 } + perks.longer_moves;
            Moving::on(cx, hero, zone, zones - 1)
        }
        Answer::Sprint { zone } => {
            pay_move(cx);
            cx.tell(Rule::SkillDeed, Seen::Once { who, deed: once::SPRINT });
            let zone = go(cx, zone);
            Moving::on(cx, hero, zone, 2 + perks.longer_moves)
        }
        Answer::Jump { zone } => {
            pay(cx, 0, zombies);
            cx.tell(Rule::SkillDeed, Seen::Once { who, deed: once::JUMP });
            // A jump ignores whatever lies between; who runs lightly does not run past everything.
            if perks.runs_light {
                pass(cx, zone, false);
            }
            go(cx, zone);
            None
        }
        Answer::Rush { zone } => {
            pay(cx, 0, zombies);
            limit(cx, once::RUSH);
            pass(cx, zone, true);
            go(cx, zone);
            Some(Frame::FreeAttack(FreeAttack::of(hero, u16::from(perks.rushes))))
        }
        Answer::Charge { zone } => {
            if extra > 0 {
                cx.tell(Rule::MovePrice, Seen::Spent { who, actions: extra, free: None, uses: 0 });
            }
            limit(cx, once::CHARGE);
            pass(cx, zone, true);
            go(cx, zone);
            None
        }
        _ => unreachable!("{answer:?} is no way of moving"),
    }
}

/// The rest of a Move over several zones, or a free Move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moving {
    pub hero: Hero,
    pub left: u8,
    /// The first step costs the price of leaving enemies (a free Move that has not begun).
    pub price: u8,
}

traced!(Moving { hero, left, price });

impl Moving {
    /// `Rule::LongMove`: goes on unless Zombies stand where he came to.
    fn on(cx: &Cx<'_>, hero: Hero, zone: Zone, left: u8) -> Option<Frame> {
        let through = cx.board().is_clear(zone) || cx.board().can(hero, |perks| perks.slips_through);
        (left > 0 && through).then_some(Frame::Moving(Self { hero, left, price: 0 }))
    }
}

impl Step for Moving {
    fn name(&self) -> &'static str {
        "moving"
    }

    fn rule(&self) -> Cited {
        Rule::LongMove.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let it = cx.board().hero(self.hero);
        let stuck = it.fate != Fate::Alive || it.actions < self.price || cx.board().steps_of(self.hero).is_empty();
        if self.left == 0 || stuck { Flow::Pop } else { Flow::Wait }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        SeatSet::only(board.hero(self.hero).seat)
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        for zone in board.steps_of(self.hero).iter() {
            out.offer(Answer::Move { zone: board.spot(zone) });
        }
        out.offer(Answer::Stop);
        out.fall_back(Answer::Stop);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let Answer::Move { zone } = answer else {
            self.left = 0;
            return;
        };
        let who = cx.who(self.hero);
        parts::acts(cx, self.hero, &answer);
        if self.price > 0 {
            cx.tell(Rule::MovePrice, Seen::Spent { who, actions: self.price, free: None, uses: 0 });
            self.price = 0;
        }
        // A free Move is an Action like others.
        parts::acts(cx, self.hero, &answer);
        let zone = cx.board().at(zone);
        step(cx, self.hero, zone, Rule::Move);
        let through = cx.board().is_clear(zone) || cx.board().can(self.hero, |perks| perks.slips_through);
        self.left = if through { self.left - 1 } else { 0 };
    }
}
