//! Actions that only some Survivors can make: drawing attention, pushing, pulling, leading.

use super::Acting;
use super::pulling::Pulling;
use crate::answer::Answer;
use crate::board::once;
use crate::deeds::check_goals;
use crate::desk::{Cx, Desk, Menu};
use crate::enemies::activation::Activation;
use crate::event::Seen;
use crate::frame::Frame;
use crate::ground::{Eyes, Mover};
use crate::knobs::{Beside, Gifts, Taunts};
use crate::parts;
use crate::pieces::{Hero, Kind};
use crate::rule::Rule;
use crate::turn::Turn;

pub(crate) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let (board, perks) = (acting.board, &acting.perks);
    let fresh = |deed: u32| acting.it.once & deed == 0;
    if perks.shouts && fresh(once::SHOUT) {
        out.offer(Answer::Shout);
    }
    if perks.taunts && fresh(once::TAUNT) {
        let zones = match board.knobs().taunts {
            Taunts::InSight => board.lines(acting.zone, acting.eyes()).zones(),
            Taunts::TwoSteps => {
                let steps = board.steps_from(acting.zone, Mover::AIR);
                board.crowd.iter().filter(|zone| steps[zone.index()] <= 2).collect()
            }
        };
        zones.and(board.crowd).iter().for_each(|zone| out.offer(Answer::Taunt { zone: board.spot(zone) }));
    }
    // Through an opened vault door pushing works, pulling does not: nobody is seen through one.
    if perks.shoves && fresh(once::SHOVE) && acting.zombies > 0 {
        let open = match board.knobs().beside {
            Beside::Joined => board.ways(acting.zone, Mover::SURVIVOR.with(Mover::AIR)),
            Beside::Seen => board.lines(acting.zone, acting.eyes()).at(|range| range == 1),
        };
        open.iter().for_each(|zone| out.offer(Answer::Shove { zone: board.spot(zone) }));
    }
    if perks.pulls && fresh(once::PULL) {
        let reach = match board.knobs().beside {
            Beside::Joined => board.within_reach(acting.zone),
            Beside::Seen => board.lines(acting.zone, Eyes::PLAIN).at(|range| range == 1),
        };
        let mut near = reach.and(board.crowd);
        near.remove(acting.zone);
        near = near.and(board.seen_from(acting.zone));
        let with =
            near.iter().filter(|zone| board.living_in(*zone).next().is_some() || parts::is_company(board, *zone));
        with.for_each(|zone| out.offer(Answer::Pull { zone: board.spot(zone) }));
    }
    if perks.leads && fresh(once::LEAD) {
        board.living().filter(|other| *other != acting.hero).for_each(|survivor| out.offer(Answer::Lead { survivor }));
    }
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let who = cx.who(hero);
    let own = cx.board().hero(hero).zone;
    let once = |cx: &mut Cx<'_>, deed| cx.tell(Rule::SkillDeed, Seen::Once { who, deed });
    match answer {
        Answer::Shout => {
            once(cx, once::SHOUT);
            let zone = cx.place(own);
            cx.tell(Rule::SkillDeed, Seen::Shouted { who, zone });
            None
        }
        Answer::Taunt { zone } => {
            once(cx, once::TAUNT);
            let zone = cx.board().at(zone);
            Some(Frame::Activation(Activation::taunted(hero, zone, cx.board())))
        }
        Answer::Shove { zone } => {
            once(cx, once::SHOVE);
            let (from, to) = (cx.place(own), cx.place(cx.board().at(zone)));
            let pushed = cx.board().zombies[from.zone.index()];
            cx.tell(Rule::SkillDeed, Seen::Pushed { from, to });
            for kind in Kind::ALL.into_iter().filter(|kind| pushed[kind.index()] > 0) {
                parts::came(cx, to.zone, kind);
            }
            check_goals(cx, false);
            None
        }
        Answer::Pull { zone } => {
            once(cx, once::PULL);
            let zone = cx.board().at(zone);
            Some(Frame::Pulling(Pulling { hero, zone, asked: 0 }))
        }
        Answer::Lead { survivor } => {
            once(cx, once::LEAD);
            let other = cx.who(survivor);
            cx.tell(Rule::SkillDeed, Seen::Led { who, other });
            (cx.board().knobs().gifts == Gifts::AtOnce).then(|| Frame::Turn(Turn::gift(cx.board(), survivor)))
        }
        _ => unreachable!("{answer:?} is no such Action"),
    }
}
