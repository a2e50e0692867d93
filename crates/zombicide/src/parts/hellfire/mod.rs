//! Hellfire: a flamethrower burns everything in a zone, and in some missions the nests of the enemies.

mod actions;
mod told;

pub use super::{Empty as View, Empty as ZoneView, Nothing as Card, Nothing as Effect, Nothing as Frame};
pub use told::{Answer, Hidden, Seen};

use super::moments::Part;
use super::{own, types, without};
use crate::actions::Acting;
use crate::board::{Board, Token};
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{All, Name, RawGoal};
use crate::deeds::pay;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Row, Trace, traced, word};
use crate::pieces::{Colour, Hero, Zone, ZoneSet};
use crate::position::Arranging;
use crate::skills::RANGED;
use crate::streams;
use holdout_kernel::{Key, Phrase, RuleId, Secret, Throw};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::hash::Hasher;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Hellfire {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of the fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// For an attached Canister.
    Use,
    NotOutdoors,
    Burns,
    Objectives,
    /// Spawn tokens burn in some missions.
    Nest,
    HiddenNests,
}

own!(Hellfire: Rule, Seen, Answer, Hidden);

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    /// The other side of each spawn token that lies face down.
    pub hidden: Secret<Row<Colour, 16>>,
    /// Colours of spawn tokens that were burnt, as bits.
    pub burnt: u8,
}

traced!(State { hidden, burnt });

/// What a mission says about it.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// Zones whose spawn tokens burn.
    pub removes: ZoneSet,
    /// Their Mold goes with them.
    pub mold: bool,
    /// Colours dealt face down.
    pub pool: Vec<Colour>,
    /// The zones they are dealt over.
    pub places: ZoneSet,
}

traced!(Section { removes, mold, pool, places });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    removes: Removes,
    #[serde(default)]
    mold: bool,
    #[serde(default)]
    hidden: Vec<Colour>,
    #[serde(default)]
    zones: Vec<Name>,
}

/// All spawn tokens, or those on some tiles.
#[derive(Deserialize)]
#[serde(untagged, expecting = "\"all\", or a list of tiles such as [\"1V\"]")]
enum Removes {
    All(All),
    Tiles(Vec<String>),
}

/// The spawn token of a colour was burnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {
    pub colour: Colour,
}

impl Trace for Want {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        word(to, "burn-spawn");
        word(to, self.colour.id());
    }
}

/// Spawn tokens that lie face down, by number.
fn face_down(board: &Board) -> impl Iterator<Item = usize> + use<> {
    let (places, tokens) = (board.mission().parts.hellfire.places, board.tokens);
    let listed = board.mission().spawn.len();
    (0..listed).filter(move |at| places.contains(tokens[*at].zone))
}

impl Part for Hellfire {
    types!();
    without!(effects, view, zone_view);

    const SECTIONS: &'static [&'static str] = &["hellfire"];

    fn read_section(draft: &mut Draft<'_, '_>, map: &Map) -> Section {
        let Some(raw) = draft.section::<RawSection>("hellfire") else { return Section::default() };
        let on = |zone: &Zone, tiles: &[String]| {
            let info = &map.zones[zone.index()];
            let mut names = info.aliases.iter().chain([&info.spot]).map(|spot| spot.name());
            names.any(|name| tiles.iter().any(|tile| name.split('.').next() == Some(tile)))
        };
        let all = (0..map.zones.len() as u8).map(Zone);
        let removes = match &raw.removes {
            Removes::All(All::All) => all.collect(),
            Removes::Tiles(tiles) => all.filter(|zone| on(zone, tiles)).collect(),
        };
        let places: ZoneSet = raw.zones.iter().filter_map(|name| draft.place(map, name)).collect();
        if raw.hidden.len() != raw.zones.len() {
            let at = raw.zones.first().map_or(0, |name| name.span().start);
            draft.wrong(at, format!("{} colours are dealt over {} zones", raw.hidden.len(), raw.zones.len()));
        }
        Section { removes, mold: raw.mold, pool: raw.hidden, places }
    }

    const GOALS: &'static [&'static str] = &["burn-spawn"];

    fn read_goal(
        goal: &RawGoal,
        at: usize,
        draft: &mut Draft<'_, '_>,
        _: &Map,
        _: &[Vec<VaultItem>; 2],
    ) -> Option<Want> {
        draft.fields(at, "goal", &goal.others(&["colour"]));
        Some(Want { colour: goal.colour? })
    }

    fn progress(board: &Board, want: &Want) -> (u8, u8) {
        (u8::from(board.parts.hellfire.burnt & want.colour.bit() != 0), 1)
    }

    fn goal_phrase(_: &Board, want: &Want) -> Phrase {
        Phrase::new("inv-goal-burn-spawn").term("colour", format!("zc-colour-{}", want.colour.id()))
    }

    fn set_up(&self, cx: &mut Cx<'_>) {
        let mut pool = cx.board().mission().parts.hellfire.pool.clone();
        if pool.is_empty() {
            return;
        }
        cx.throw(streams::VAULTS).shuffle(&mut pool);
        let mut colours = Row([Colour::Red; 16]);
        for (at, colour) in face_down(cx.board()).zip(pool) {
            colours[at] = colour;
        }
        cx.let_happen(Rule::HiddenNests.into(), Hidden::NestsMixed { colours: Secret::new(colours) }.into());
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        if acting.can_act(RANGED) {
            actions::offer(acting, out);
        }
    }

    fn offer_fights(&self, acting: &Acting<'_>, modes: u16, out: &mut Menu<'_>) {
        if modes & RANGED != 0 {
            actions::offer(acting, out);
        }
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        pay(cx, hero, RANGED, Rule::Use);
        self.fight(cx, hero, answer)
    }

    fn fight(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        let Answer::Hellfire { slot, zone } = answer;
        let zone = cx.board().at(zone);
        actions::burn(cx, hero, slot, zone)
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        match *seen {
            Seen::Burnt { .. } | Seen::NestsMixed => {}
            Seen::CanisterUsed { who, card, hand } => {
                let attached = &mut board.heroes[who.hero.index()].attached[hand.index()];
                if let Some(at) = attached.iter().rposition(|one| *one == card.card) {
                    attached.copy_within(at + 1.., at);
                    attached[crate::board::MAX_ATTACHED - 1] = crate::pieces::Card::NONE;
                }
                board.discard_card(card.card, true);
            }
            Seen::NestBurnt { token, colour, .. } => {
                board.tokens[token as usize] = Token::NONE;
                board.parts.hellfire.burnt |= colour.bit();
            }
        }
    }

    fn evolve_hidden(board: &mut Board, hidden: &Hidden, _: Key) {
        let Hidden::NestsMixed { colours } = hidden;
        board.parts.hellfire.hidden = *colours;
    }

    fn see(hidden: &Hidden) -> Seen {
        match hidden {
            Hidden::NestsMixed { .. } => Seen::NestsMixed,
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

    /// `hidden_spawn` gives the other side of spawn tokens that lie face down, by zone.
    fn arrange(&self, all: &mut Arranging) {
        let mut colours = Row([Colour::Red; 16]);
        let pool = &all.board.mission().parts.hellfire.pool;
        for (at, colour) in face_down(&all.board).zip(pool) {
            colours[at] = *colour;
        }
        let written: BTreeMap<String, Colour> = all.field("hidden_spawn");
        if !written.is_empty() {
            colours = Row([Colour::Red; 16]);
        }
        for (name, colour) in written {
            let Some(zone) = all.zone("hidden_spawn", &name) else { continue };
            match all.board.tokens.iter().position(|token| token.zone == zone) {
                Some(at) => colours[at] = colour,
                None => all.wrong("hidden_spawn", format!("no spawn token lies in {name}")),
            }
        }
        all.board.parts.hellfire.hidden = Secret::new(colours);
    }

    fn imagine(board: &mut Board, key: Key, throw: &mut Throw<'_>) {
        let down: Vec<usize> = face_down(board).collect();
        let colours = board.parts.hellfire.hidden.open_mut(key);
        let mut unseen: Vec<Colour> = down.iter().map(|at| colours[*at]).collect();
        crate::imagine::redraw(throw, &mut unseen);
        for (at, colour) in down.into_iter().zip(unseen) {
            colours[at] = colour;
        }
    }
}
