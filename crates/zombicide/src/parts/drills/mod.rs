//! What drilled Survivors do: rows of the same Action, shots at what spawns in sight, hiding at the start of a Turn.

mod steps;

pub use super::{Empty as Section, Empty as View, Empty as ZoneView, Nothing as Answer, Nothing as Card};
pub use super::{Nothing as Effect, Nothing as Hidden, Nothing as Want};
pub use steps::Drill as Frame;

use super::moments::Part;
use super::{own, types, without};
use crate::actions::Acting;
use crate::answer::Answer as CoreAnswer;
use crate::board::Board;
use crate::desk::{Cx, Desk};
use crate::digest::traced;
use crate::pieces::{Hero, MAX_TEAM, Mode, Who, Zone, ZoneSet};
use crate::skills::Perks;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::Serialize;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Drills {
    pub startles: Startles,
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// What startles somebody who may fight at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Startles {
    /// Enemies that spawn in sight.
    InSight,
    /// Those that spawn in his zone or beside it.
    Beside,
}

/// The rules of these skills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Row,
    Reflex,
    Camouflage,
}

own!(Drills: Rule, Seen, Frame);

/// Permissions of skills, among [`crate::skills::Perks::own`].
pub const REFLEXES: u32 = 4;
pub const CAMOUFLAGE: u32 = 8;

/// Actions of one kind in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The mode of the last Combat Action, counted from 1.
    pub mode: u8,
    /// How many of this mode came in a row.
    pub same: u8,
    /// How many Combat Actions came in a row.
    pub any: u8,
}

traced!(Row { mode, same, any });

impl Row {
    /// With one more Combat Action.
    const fn and(self, mode: Mode) -> Self {
        let number = mode as u8 + 1;
        Self { mode: number, same: if self.mode == number { self.same + 1 } else { 1 }, any: self.any + 1 }
    }
}

/// Dice an attack has from the row it stands in, its own Action the last of it; a row ends with the Turn.
fn more_dice(board: &Board, hero: Hero, mode: Mode, row: &Row) -> u8 {
    if row.any <= 1 || !board.hero(hero).in_turn {
        return 0;
    }
    let perks = board.perks(hero);
    let same = if row.mode == mode as u8 + 1 { row.same.saturating_sub(1) } else { 0 };
    let all = if perks.escalates_all { row.any.saturating_sub(1) } else { 0 };
    all + if perks.escalates[mode.index()] { same } else { 0 }
}

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub rows: [Row; MAX_TEAM],
    /// Who may shoot at what has just spawned, as bits.
    pub owed: u16,
    /// Who has shot at what this card let spawn, as bits.
    pub used: u16,
    /// Where the card let enemies spawn.
    pub zones: ZoneSet,
}

traced!(State { rows, owed, used, zones });

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    /// How many Actions of a kind a Survivor has made in a row.
    InARow {
        who: Who,
        #[serde(skip)]
        row: Row,
    },
    Startled {
        #[serde(skip)]
        zone: Zone,
        #[serde(skip)]
        owed: u16,
    },
    ReflexUsed {
        who: Who,
    },
    CardTurned,
}

/// What an Action is for a row.
enum Beat {
    Fights(Mode),
    Breaks,
    /// No Action at all.
    None,
}

impl Beat {
    fn of(answer: &CoreAnswer) -> Self {
        match answer {
            CoreAnswer::Attack { mode, .. } => Self::Fights(*mode),
            CoreAnswer::Part(super::Answer::Hellfire(_) | super::Answer::DragonFire(_)) => Self::Fights(Mode::Ranged),
            CoreAnswer::Part(super::Answer::Feats(super::feats::Answer::Improvise { mode, .. })) => Self::Fights(*mode),
            // An order that is not given yet.
            CoreAnswer::Part(super::Answer::Garrison(super::garrison::Answer::Order { .. }))
            | CoreAnswer::Taunt { .. }
            | CoreAnswer::Shove { .. }
            | CoreAnswer::Pull { .. }
            | CoreAnswer::Lead { .. }
            | CoreAnswer::Shout => Self::None,
            _ => Self::Breaks,
        }
    }
}

impl Part for Drills {
    types!();
    without!(goals, effects, hidden, answers, view, zone_view);

    fn acts(&self, cx: &mut Cx<'_>, hero: Hero, answer: &CoreAnswer) {
        let before = cx.board().parts.drills.rows[hero.index()];
        let row = match Beat::of(answer) {
            Beat::Fights(mode) => before.and(mode),
            Beat::Breaks => Row::default(),
            Beat::None => before,
        };
        // Most Actions are none that counts, and break no row.
        let counts = |perks: &Perks| perks.escalates_all || perks.escalates != [false; 3];
        if row != before && cx.board().hero(hero).in_turn && cx.board().can(hero, counts) {
            let who = cx.who(hero);
            cx.tell(Rule::Row, Seen::InARow { who, row });
        }
    }

    fn more_dice(&self, board: &Board, hero: Hero, mode: Mode) -> u8 {
        more_dice(board, hero, mode, &board.parts.drills.rows[hero.index()])
    }

    fn dice_ahead(&self, board: &Board, hero: Hero, mode: Mode) -> u8 {
        let row = &board.parts.drills.rows[hero.index()];
        more_dice(board, hero, mode, &row.and(mode)) - more_dice(board, hero, mode, row)
    }

    fn turn_begins(&self, board: &Board, hero: Hero) -> Option<crate::Frame> {
        if board.parts.drills.rows[hero.index()] != Row::default() {
            return Some(Frame::fresh(hero).into());
        }
        let taken = || board.living().any(|other| board.hero(other).rotten);
        let zone = board.hero(hero).zone;
        let seen = || !board.seen_from(zone).and(board.crowd).is_empty();
        let may = board.can(hero, |perks| perks.own & CAMOUFLAGE != 0) && !taken() && !seen();
        may.then(|| Frame::hide(hero).into())
    }

    fn spawned(&self, cx: &mut Cx<'_>, zone: Zone) {
        let board = cx.board();
        let sees = |hero: &Hero| {
            let at = board.hero(*hero).zone;
            let able = || {
                board.parts.drills.used >> hero.0 & 1 == 0 && board.can(*hero, |perks| perks.own & REFLEXES != 0)
            };
            match self.startles {
                Startles::InSight => {
                    able() && board.lines(at, Acting::of(board, *hero).eyes()).zones().contains(zone)
                }
                Startles::Beside => (at == zone || board.mission().map.touching(zone).contains(at)) && able(),
            }
        };
        let owed = board.living().filter(sees).fold(0, |bits, hero| bits | 1 << hero.0);
        if owed != 0 {
            cx.tell(Rule::Reflex, Seen::Startled { zone, owed });
        }
    }

    fn is_due(&self, board: &Board) -> bool {
        board.parts.drills.owed != 0
    }

    fn due(&self, board: &Board) -> Option<crate::Frame> {
        Some(Frame::reflex(Hero(board.parts.drills.owed.trailing_zeros() as u8)).into())
    }

    fn turns_up(&self, cx: &mut Cx<'_>) {
        let it = &cx.board().parts.drills;
        if it.owed | it.used != 0 || !it.zones.is_empty() {
            cx.tell(Rule::Reflex, Seen::CardTurned);
        }
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let it = &mut board.parts.drills;
        match *seen {
            Seen::InARow { who, row } => it.rows[who.hero.index()] = row,
            Seen::Startled { zone, owed } => {
                it.zones.insert(zone);
                it.owed |= owed;
            }
            Seen::ReflexUsed { who } => {
                it.owed &= !(1 << who.hero.0);
                it.used |= 1 << who.hero.0;
            }
            Seen::CardTurned => (it.owed, it.used, it.zones) = (0, 0, ZoneSet::EMPTY),
        }
    }

    fn is_news(seen: &Seen) -> bool {
        match seen {
            Seen::InARow { .. } | Seen::Startled { .. } | Seen::ReflexUsed { .. } | Seen::CardTurned => false,
        }
    }

    fn event_phrase(_: &Seen) -> Option<Phrase> {
        None
    }
}
