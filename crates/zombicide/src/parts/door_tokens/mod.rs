//! Door tokens: any opening may be closed with one of a few, and whoever breaks through leaves it destroyed.

mod actions;
mod told;

pub use super::{Empty as Section, Empty as ZoneView, Nothing as Card, Nothing as Effect};
pub use super::{Nothing as Frame, Nothing as Hidden, Nothing as Want};
pub use told::{Answer, Seen, View};

use super::moments::Part;
use super::{own, types, without};
use crate::actions::Acting;
use crate::board::Board;
use crate::content::map::Edge;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::traced;
use crate::event::Seen as CoreSeen;
use crate::ground::{Border, BorderSet};
use crate::pieces::{Colour, Hero, Place, Zone};
use crate::position::Arranging;
use crate::rule::{Cited, Rule as CoreRule};
use crate::setup::Setup;
use crate::why::Why;
use holdout_kernel::{Key, Phrase, RuleId};

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct DoorTokens {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of door tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A closed door stops everybody.
    Closed,
    Work,
    /// Not beside a blight, not where one was destroyed.
    NotHere,
    /// All tokens are out.
    FewTokens,
    Coloured,
    Broken,
    /// A blight takes the tokens on the edges of its zone.
    Lost,
}

own!(DoorTokens: Rule, Seen, Answer);

/// What the part keeps on the board; which borders are closed is on the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub destroyed: BorderSet,
    /// Doors of the mission that still have their coloured token, by number.
    pub coloured: u32,
    /// Neutral tokens that left the game.
    pub lost: u8,
}

traced!(State { destroyed, coloured, lost });

impl State {
    /// Whether the token on a border is one of a colour.
    const fn is_coloured(&self, border: Border) -> bool {
        border.index() < 32 && self.coloured >> border.index() & 1 == 1
    }
}

/// Whether a border may carry a token at all.
fn carries(board: &Board, border: Border) -> bool {
    matches!(board.mission().map.borders[border.index()].edge, Edge::Opening | Edge::Door(_))
}

/// Neutral tokens at hand.
pub(crate) fn tokens_left(board: &Board) -> u8 {
    let it = &board.parts.door_tokens;
    let closed = board.terrain.shut.iter().filter(|border| carries(board, *border));
    let out = closed.chain(it.destroyed.iter()).filter(|border| !it.is_coloured(*border)).count() as u8;
    board.content().door_tokens.saturating_sub(out + it.lost)
}

fn between(cx: &Cx<'_>, border: Border) -> [Place; 2] {
    let info = &cx.board().mission().map.borders[border.index()];
    [cx.place(info.a), cx.place(info.b)]
}

/// What waits for a coloured door wakes when its token is gone or broken.
fn wake(cx: &mut Cx<'_>, colour: Option<Colour>) {
    let Some(colour) = colour else { return };
    let waiting = cx.board().tokens.map(|token| (token.waits_for == Some(colour)).then_some(token.zone));
    for zone in waiting.into_iter().flatten() {
        let zone = cx.place(zone);
        cx.tell(CoreRule::TokenWakes, CoreSeen::TokenActivated { zone, colour });
    }
}

/// The colour of the token on a border, if it has one of its own.
fn colour_of(board: &Board, border: Border) -> Option<Colour> {
    let door = board.mission().map.doors.get(border.index())?;
    board.parts.door_tokens.is_coloured(border).then_some(door.colour)
}

impl Part for DoorTokens {
    types!();
    without!(goals, effects, hidden, zone_view);

    fn lay_out(&self, _: &Setup, board: &mut Board) {
        let doors = board.mission().map.doors.iter().enumerate();
        let coloured = doors.filter(|(_, door)| door.colour != Colour::Neutral && !door.open_at_start);
        board.parts.door_tokens.coloured = coloured.fold(0, |bits, (at, _)| bits | 1 << at);
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        actions::offer(acting, out);
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        actions::perform(cx, hero, answer);
        None
    }

    fn bars_step(&self, acting: &Acting<'_>, to: Zone) -> Option<(Why, Cited)> {
        let shut = acting.board.shut_between(acting.zone, to).filter(|border| carries(acting.board, *border));
        shut.map(|_| (Why::Said("inv-why-door-closed"), Rule::Closed.into()))
    }

    fn broken(&self, cx: &mut Cx<'_>, _: Zone, _: Zone, border: Border) {
        if carries(cx.board(), border) {
            let (between, colour) = (between(cx, border), colour_of(cx.board(), border));
            cx.tell(Rule::Broken, Seen::DoorDestroyed { door: border.0, between });
            wake(cx, colour);
        }
    }

    fn spoiled(&self, cx: &mut Cx<'_>, zone: Zone) {
        for &border in cx.board().mission().map.borders_of(zone) {
            let board = cx.board();
            let there = board.is_shut(border) || board.parts.door_tokens.destroyed.contains(border);
            if there && carries(board, border) {
                let (between, colour) = (between(cx, border), colour_of(board, border));
                cx.tell(Rule::Lost, Seen::DoorLost { door: border.0, between });
                wake(cx, colour);
            }
        }
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let (it, shut) = (&mut board.parts.door_tokens, &mut board.terrain.shut);
        match *seen {
            Seen::DoorShut { door, .. } => shut.insert(Border(door)),
            Seen::DoorUnshut { door, .. } => {
                shut.remove(Border(door));
                it.coloured &= !1_u32.checked_shl(u32::from(door)).unwrap_or(0);
            }
            Seen::DoorDestroyed { door, .. } => {
                shut.remove(Border(door));
                it.destroyed.insert(Border(door));
            }
            Seen::DoorLost { door, .. } => {
                it.lost += u8::from(!it.is_coloured(Border(door)));
                it.coloured &= !1_u32.checked_shl(u32::from(door)).unwrap_or(0);
                shut.remove(Border(door));
                it.destroyed.remove(Border(door));
            }
        }
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        told::view(board)
    }

    fn edge_mark(view: &View, cell: (usize, usize), side: &str) -> Option<(&'static str, &'static str)> {
        view.doors.iter().find(|door| door.cell == Some(cell) && door.side == Some(side)).map(told::mark)
    }

    fn told(view: &View) -> Vec<Phrase> {
        vec![Phrase::new("inv-picture-doors").arg("count", view.door_tokens)]
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, answer: &Answer) -> Phrase {
        told::answer(*answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }

    /// `closed` and `destroyed` list openings by the two zones they join, `open` doors of the mission that are gone;
    /// `doors_lost` counts neutral tokens that left the game.
    fn arrange(&self, all: &mut Arranging) {
        for field in ["open", "closed", "destroyed"] {
            for [one, two] in all.field::<Vec<[String; 2]>>(field) {
                let (Some(a), Some(b)) = (all.zone(field, &one), all.zone(field, &two)) else { continue };
                let border = all.board.mission().map.borders_between(a, b).find(|border| carries(&all.board, *border));
                let Some(border) = border else {
                    all.wrong(field, format!("no opening joins {one} and {two}"));
                    continue;
                };
                match field {
                    "closed" => all.board.terrain.shut.insert(border),
                    "destroyed" => {
                        all.board.terrain.shut.remove(border);
                        all.board.parts.door_tokens.destroyed.insert(border);
                    }
                    _ => {
                        all.board.terrain.shut.remove(border);
                        all.board.parts.door_tokens.coloured &= !1_u32.checked_shl(u32::from(border.0)).unwrap_or(0);
                    }
                }
            }
        }
        all.board.parts.door_tokens.lost = all.field("doors_lost");
    }

    fn conserved(board: &Board) -> Result<(), String> {
        let it = &board.parts.door_tokens;
        let beside = |border: &Border| {
            let info = &board.mission().map.borders[border.index()];
            board.terrain.taint.contains(info.a) || board.terrain.taint.contains(info.b)
        };
        let closed = board.terrain.shut.iter().filter(|border| carries(board, *border));
        if board.knobs().parts.door_tokens.is_some() && closed.chain(it.destroyed.iter()).any(|border| beside(&border)) {
            return Err("a door token lies beside a blight".into());
        }
        Ok(())
    }
}
