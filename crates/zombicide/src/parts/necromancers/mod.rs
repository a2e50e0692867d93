//! Necromancers (BP-8): they come with a spawn token of their own, run for the next spawn zone, and escape.

mod told;
mod token;
mod way;

pub use super::{Empty as Section, Nothing as Effect, Nothing as Want};
pub use super::{Empty as ZoneView, Nothing as Hidden};
pub use told::{Answer, NecromancerAt, NecromancerView, Seen, View};
pub use token::RemoveToken as Frame;

use super::moments::{OnCard, OwnWays, Part, Then};
use super::{own, types};
use crate::board::{Board, Phase, Token};
use crate::content::raw::RawSpawnCard;
use crate::desk::{Cx, Desk};
use crate::digest::{traced, traced_names};
use crate::enemies::paths::Paths;
use crate::enemies::spawn::Spawn;
use crate::event::Seen as CoreSeen;
use crate::pieces::{Hero, Kind, MAX_ZONES, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use holdout_kernel::{Key, Phrase, RuleId};

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Necromancers {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of Necromancers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Comes,
    /// The card drawn for the token he brought.
    Card,
    /// A further card of theirs.
    Again,
    Moves,
    Escapes,
    Limit,
    Killed,
    Ritual,
}

own!(Necromancers: Rule, Seen, Answer, Frame);

/// Their card in the enemies' deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    Comes,
}

traced_names!(Card { Comes });

/// Most Necromancers on the board at once.
pub const MAX_NECROMANCERS: usize = 6;

/// A Necromancer on the board and the token he brought (BP-8.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Necromancer {
    pub zone: Zone,
    /// The zone he came in by.
    pub entry: Zone,
    pub token: u8,
}

traced!(Necromancer { zone, entry, token });

impl Default for Necromancer {
    fn default() -> Self {
        Self::NONE
    }
}

impl Necromancer {
    pub const NONE: Self = Self { zone: Zone::NONE, entry: Zone::NONE, token: u8::MAX };
}

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub there: [Necromancer; MAX_NECROMANCERS],
    /// Spawn tokens the team still has to remove (BP-8.13).
    pub removals: u8,
}

traced!(State { there, removals });

/// BP-8.18: the option of how many figures are at hand, and the field of written positions.
const OPTION: &str = "necromancers";

impl Part for Necromancers {
    types!();

    fn lay_out(&self, setup: &Setup, board: &mut Board) {
        board.supply[Kind::Necromancer.index()] = setup.number(board.knobs(), OPTION);
    }

    fn read_card(raw: &RawSpawnCard) -> Option<Card> {
        (raw.kind.get_ref() == "necromancer").then_some(Card::Comes)
    }

    /// BP-8.13: a token goes with every Necromancer who was killed; who it was is settled first.
    fn is_due(&self, board: &Board) -> bool {
        board.parts.necromancers.removals > 0 || way::in_doubt(board).is_some()
    }

    fn due(&self, _: &Board) -> Option<crate::Frame> {
        Some(Frame {}.into())
    }

    fn killed(&self, cx: &mut Cx<'_>, zone: Zone, kind: Kind, _: u8) {
        if kind == Kind::Necromancer {
            way::settle(cx, zone);
        }
    }

    fn pushed(board: &mut Board, from: Zone, to: Zone) {
        for one in board.parts.necromancers.there.iter_mut().filter(|one| one.zone == from) {
            one.zone = to;
        }
    }

    /// BP-8.7: those who can escape do, before anything else.
    fn activates(&self, cx: &mut Cx<'_>, kinds: u8) {
        if kinds & Kind::Necromancer.bit() != 0 {
            way::escape(cx);
        }
    }

    fn own_ways(
        &self,
        board: &Board,
        paths: &mut Paths<'_>,
        kind: Kind,
        from: Zone,
        called: Option<ZoneSet>,
    ) -> Option<OwnWays> {
        let there = &board.parts.necromancers.there;
        let here = (0..MAX_NECROMANCERS).filter(|at| there[*at].zone == from);
        (kind == Kind::Necromancer).then(|| {
            here.map(|at| (at as u8, called.unwrap_or_else(|| way::ways(board, paths, at)))).collect()
        })
    }

    fn way_rule(&self, kind: Kind) -> Option<Cited> {
        (kind == Kind::Necromancer).then(|| Rule::Moves.into())
    }

    fn walk(&self, cx: &mut Cx<'_>, kind: Kind, number: u8, from: Zone, to: Zone) -> bool {
        let (from, to) = (cx.place(from), cx.place(to));
        if kind == Kind::Necromancer {
            cx.tell(Rule::Moves, Seen::NecromancerMoved { number, from, to });
        }
        kind == Kind::Necromancer
    }

    /// BP-8.5, BP-8.6, BP-G67: those there act, once the token of the one who comes lies on the board. Whether one comes is
    /// settled before they do: a figure that escapes now is not free yet.
    fn card(&self, cx: &mut Cx<'_>, _: Card, zone: Zone, _: Option<u8>) -> OnCard {
        let there = cx.board().on_board(Kind::Necromancer) > 0;
        let comes = cx.board().in_box(Kind::Necromancer) > 0;
        if comes {
            way::lay_token(cx, zone);
        }
        if there {
            cx.tell(Rule::Again, CoreSeen::ExtraActivation { kind: Kind::Necromancer });
        }
        let activate = if there { Kind::Necromancer.bit() } else { 0 };
        OnCard { activate, goes_on: comes, frame: None }
    }

    /// BP-8.3: the card of a Necromancer who came is resolved next, before what is left for the zone.
    fn after_card(&self, cx: &mut Cx<'_>, _: Card, zone: Zone) -> Then {
        way::come(cx, zone).map_or(Then::Nothing, Then::Card)
    }

    /// BP-8.17.
    fn appears(&self, kind: Kind, zone: Zone) -> Option<crate::Frame> {
        let card = super::Card::Necromancers(Card::Comes);
        (kind == Kind::Necromancer).then(|| crate::Frame::Spawn(Spawn::after(card, zone)))
    }

    /// BP-8.4: tokens that appeared in this step draw from the next on.
    fn cards_done(&self, cx: &mut Cx<'_>) {
        cx.tell(Rule::Card, Seen::TokensSettled);
    }

    fn phase_ends(&self, cx: &mut Cx<'_>, phase: Phase) {
        if phase == Phase::Spawn {
            way::ritual(cx);
        }
    }

    fn progress(_: &Board, want: &Want) -> (u8, u8) {
        match *want {}
    }

    fn goal_phrase(_: &Board, want: &Want) -> Phrase {
        match *want {}
    }

    fn happens(&self, _: &mut Cx<'_>, _: Hero, _: Zone, effect: &Effect) -> Option<crate::Frame> {
        match *effect {}
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        match *seen {
            Seen::NecromancerMoved { number, from, to } => {
                board.take(from.zone, Kind::Necromancer, 1);
                board.put(to.zone, Kind::Necromancer, 1);
                board.parts.necromancers.there[number as usize].zone = to.zone;
            }
            Seen::NecromancerToken { token, zone } => {
                board.tokens[token as usize] = Token { zone: zone.zone, special: true, fresh: true, ..Token::NONE };
            }
            Seen::NecromancerCame { number, token, zone } => {
                board.put(zone.zone, Kind::Necromancer, 1);
                board.parts.necromancers.there[number as usize] =
                    Necromancer { zone: zone.zone, entry: zone.zone, token };
            }
            Seen::NecromancerEscaped { number, zone } => {
                board.take(zone.zone, Kind::Necromancer, 1);
                turn_token(board, number);
            }
            Seen::NecromancerDied { number } => {
                turn_token(board, number);
                board.parts.necromancers.removals += 1;
            }
            Seen::TokenRemoved { token, .. } => {
                if let Some(gone) = board.tokens.get_mut(token as usize) {
                    *gone = Token::NONE;
                }
                let it = &mut board.parts.necromancers;
                it.removals = it.removals.saturating_sub(1);
                for one in it.there.iter_mut().filter(|one| one.token == token) {
                    one.token = u8::MAX;
                }
            }
            Seen::TokensSettled => {
                for token in &mut board.tokens {
                    token.fresh = false;
                }
            }
        }
    }

    fn evolve_hidden(_: &mut Board, hidden: &Hidden, _: Key) {
        match *hidden {}
    }

    fn see(hidden: &Hidden) -> Seen {
        match *hidden {}
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        told::view(board)
    }

    fn zone_view(&self, _: &Board, _: Zone) -> ZoneView {
        ZoneView {}
    }

    fn answer_phrase(_: &crate::Frame, board: &Board, answer: &Answer) -> Phrase {
        told::answer(board, *answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        told::event(seen)
    }

    /// `necromancers` lists those on the board with the zone they came in by.
    fn arrange(&self, all: &mut Arranging) {
        let listed: Vec<NecromancerAt> = all.field(OPTION);
        all.at_most(OPTION, listed.len(), MAX_NECROMANCERS);
        let kind = Kind::Necromancer.index();
        let laid: usize = all.board.crowd.iter().map(|zone| all.board.zombies[zone.index()][kind] as usize).sum();
        if !all.figures_given(Kind::Necromancer) {
            all.board.supply[kind] = all.board.supply[kind].max(listed.len() as u8);
        }
        let boxed = all.board.supply[kind] as usize;
        all.at_most("zombies, necromancer", laid + listed.len(), boxed);
        for (at, one) in listed.iter().take(MAX_NECROMANCERS).enumerate() {
            let (zone, entry) = (all.zone(OPTION, &one.zone), all.zone(OPTION, &one.entry));
            let (Some(zone), Some(entry)) = (zone, entry) else { continue };
            let token = all.board.tokens.iter().position(|token| token.zone == entry && token.special);
            let token = token.map_or(u8::MAX, |token| token as u8);
            all.board.parts.necromancers.there[at] = Necromancer { zone, entry, token };
            all.board.put(zone, Kind::Necromancer, 1);
        }
    }

    fn conserved(board: &Board) -> Result<(), String> {
        for zone in (0..MAX_ZONES as u8).map(Zone) {
            let listed = board.parts.necromancers.there.iter().filter(|one| one.zone == zone).count();
            let figures = board.zombies[zone.index()][Kind::Necromancer.index()] as usize;
            // One of several was killed, and nobody has said yet which.
            let in_doubt = figures > 0 && way::in_doubt(board) == Some(zone);
            if listed != figures && !in_doubt {
                return Err("a Necromancer is lost".into());
            }
        }
        Ok(())
    }
}

/// BP-8.11, BP-8.14: a Necromancer's token turns to its ordinary side when he is gone.
fn turn_token(board: &mut Board, number: u8) {
    let one = std::mem::take(&mut board.parts.necromancers.there[number as usize]);
    if let Some(token) = board.tokens.get_mut(one.token as usize) {
        token.special = false;
    }
}
