//! Feats: what single skills let somebody do that is no Action others have.

mod steps;
mod told;

pub use super::{Empty as Section, Empty as View, Empty as ZoneView, Nothing as Card, Nothing as Effect};
pub use super::{Nothing as Hidden, Nothing as Want};
pub use steps::Feat as Frame;
pub use told::{Answer, Seen};

use super::moments::Part;
use super::{own, types, without};
use crate::actions::Acting;
use crate::actions::searching::Search;
use crate::board::{Board, once};
use crate::combat::attack::Attack;
use crate::combat::profile::Profile;
use crate::content::Weapon;
use crate::deeds::{be_noticed, make_noise, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::traced;
use crate::event::Seen as CoreSeen;
use crate::pieces::{Card as EquipmentCard, Hero, Kind, MAX_TEAM, Mode, Slot, Zone, ZoneSet};
use holdout_kernel::{Key, Phrase, RuleId};

/// Permissions of skills, among [`crate::skills::Perks::own`].
pub const NOSE: u32 = 1 << 4;
pub const SIDESTEPS: u32 = 1 << 5;
pub const TRANSMUTES: u32 = 1 << 6;
pub const IMPROVISES: [u32; 2] = [1 << 7, 1 << 8];
pub const STRIDES: u32 = 1 << 14;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Feats {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of these skills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Skill,
}

own!(Feats: Rule, Seen, Answer, Frame);

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Cards somebody draws at once.
    pub draws: [u8; MAX_TEAM],
    /// Who may step aside, and who has done so for this card, as bits.
    pub owed: u16,
    pub used: u16,
}

traced!(State { draws, owed, used });

/// Where somebody may fight with what lies at hand.
fn aims(acting: &Acting<'_>, weapon: &Weapon) -> ZoneSet {
    let (board, perks) = (acting.board, &acting.perks);
    let lines = board.lines(acting.zone, acting.eyes());
    if weapon.mode == Mode::Melee {
        let most = if perks.melee_reach { weapon.most.max(1) } else { weapon.most };
        return lines.at(|range| (weapon.least..=most).contains(&range)).and(board.crowd);
    }
    let reach = weapon.least..=weapon.most + perks.reach;
    lines.at(|range| reach.contains(&range) || range == 0 && perks.aims_close)
}

impl Part for Feats {
    types!();
    without!(goals, effects, hidden, view, zone_view);

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        let (board, own) = (acting.board, acting.perks.own);
        if own & (TRANSMUTES | IMPROVISES[0] | IMPROVISES[1]) == 0 {
            return;
        }
        if own & TRANSMUTES != 0 && acting.has_action() {
            for slot in Slot::all().filter(|slot| acting.it.cards[slot.index()].is_some()) {
                if !super::kept(board, acting.hero).contains(slot) {
                    out.offer(Answer::Transmute { slot }.into());
                }
            }
        }
        for (at, weapon) in board.content().guards.improvised.iter().enumerate() {
            let able = own & IMPROVISES[at] != 0 && acting.it.once & once::IMPROVISE[at] == 0;
            if let Some(weapon) = weapon.filter(|_| able) {
                for zone in aims(acting, &weapon).iter() {
                    out.offer(Answer::Improvise { mode: weapon.mode, zone: board.spot(zone) }.into());
                }
            }
        }
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        let who = cx.who(hero);
        match answer {
            Answer::Transmute { slot } => {
                pay(cx, hero, 0, Rule::Skill);
                let name = cx.name(cx.board().hero(hero).cards[slot.index()]);
                cx.tell(Rule::Skill, CoreSeen::Discarded { who, card: name, slot });
                Some(crate::Frame::Search(Search::drawing(hero, 1)))
            }
            Answer::Improvise { mode, zone } => {
                let deed = once::IMPROVISE[mode.index()];
                cx.tell(Rule::Skill, CoreSeen::Once { who, deed });
                be_noticed(cx, hero);
                if cx.board().content().guards.improvised[mode.index()].is_some_and(|weapon| weapon.noisy) {
                    make_noise(cx, hero, Rule::Skill);
                }
                let board = cx.board();
                let weapon = board.content().guards.improvised[mode.index()]?;
                let zone = cx.place(board.at(zone));
                let (perks, from) = (board.perks_at(hero, EquipmentCard::NONE, zone.zone), board.hero(hero).zone);
                let dice = weapon.dice + super::more_dice(board, hero, mode);
                let close = perks.aims_close && zone.zone == from;
                let profile = Profile::of_perks(&perks, &weapon, from, dice);
                let profile = Profile { aims: profile.aims || close, improvised: true, ..profile };
                cx.tell(Rule::Skill, Seen::Improvised { who, mode, zone });
                Some(crate::Frame::Attack(Attack::by(hero, "improvised", profile, zone.zone, None)))
            }
        }
    }

    fn strides(&self, acting: &Acting<'_>) -> Option<u32> {
        let able = acting.perks.own & STRIDES != 0 && acting.it.once & once::STRIDE == 0;
        (able && acting.board.terrain.taint.contains(acting.zone)).then_some(once::STRIDE)
    }

    fn killed(&self, cx: &mut Cx<'_>, zone: Zone, _: Kind, _: u8) {
        if cx.board().is_clear(zone) {
            let smells = |hero: &Hero| cx.board().can(*hero, |perks| perks.own & NOSE != 0);
            let all = cx.board().living_in(zone).filter(smells).fold(0_u16, |all, hero| all | 1 << hero.0);
            for hero in cx.board().all().filter(|hero| all >> hero.0 & 1 == 1) {
                let who = cx.who(hero);
                cx.tell(Rule::Skill, Seen::MayDraw { who });
            }
        }
    }

    fn spawned(&self, cx: &mut Cx<'_>, zone: Zone) {
        let board = cx.board();
        let mut near = board.mission().map.touching(zone);
        near.insert(zone);
        let startled = |hero: &Hero| {
            let fresh = board.parts.feats.used >> hero.0 & 1 == 0;
            fresh && near.contains(board.hero(*hero).zone) && board.can(*hero, |perks| perks.own & SIDESTEPS != 0)
        };
        let owed = board.living().filter(startled).fold(0, |bits, hero| bits | 1 << hero.0);
        if owed & !board.parts.feats.owed != 0 {
            cx.tell(Rule::Skill, Seen::MaySidestep { owed });
        }
    }

    fn turns_up(&self, cx: &mut Cx<'_>) {
        if cx.board().parts.feats.owed | cx.board().parts.feats.used != 0 {
            cx.tell(Rule::Skill, Seen::NextCard);
        }
    }

    fn is_due(&self, board: &Board) -> bool {
        let it = &board.parts.feats;
        it.owed != 0 || it.draws != [0; MAX_TEAM]
    }

    fn due(&self, board: &Board) -> Option<crate::Frame> {
        let it = &board.parts.feats;
        if it.owed != 0 {
            return Some(Frame::sidestep(Hero(it.owed.trailing_zeros() as u8)).into());
        }
        it.draws.iter().position(|draws| *draws > 0).map(|at| Frame::draw(Hero(at as u8)).into())
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let it = &mut board.parts.feats;
        match *seen {
            Seen::MayDraw { who } => it.draws[who.hero.index()] += 1,
            Seen::Draws { who } => it.draws[who.hero.index()] -= 1,
            Seen::MaySidestep { owed } => it.owed |= owed,
            Seen::Sidesteps { who } => {
                it.owed &= !(1 << who.hero.0);
                it.used |= 1 << who.hero.0;
            }
            Seen::NextCard => (it.owed, it.used) = (0, 0),
            Seen::Improvised { who, .. } => board.heroes[who.hero.index()].stirred = true,
        }
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn answer_phrase(frame: &crate::Frame, board: &Board, answer: &Answer) -> Phrase {
        told::answer(frame, board, *answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        told::event(seen)
    }
}
