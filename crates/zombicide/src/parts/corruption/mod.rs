//! Corruption: it spreads from a Defiler's spawn token towards the Beacon, opens walls, takes objectives, and lets enemies
//! besiege the walls.

mod siege;
mod spread;
mod told;

pub use super::{Nothing as Effect, Nothing as Hidden};
pub use siege::Asking as Frame;
pub use told::{Answer, Seen, View, ZoneView};

use super::moments::{OnCard, OwnWays, Part, Then};
use super::{own, types, without};
use crate::actions::Acting;
use crate::board::{Board, Outcome};
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{Name, RawGoal, RawSpawnCard};
use crate::deeds::{check_goals, owe_extra_turns, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Trace, traced, word};
use crate::enemies::paths::Paths;
use crate::event::Seen as CoreSeen;
use crate::pieces::{Ally, Counts, Hero, KINDS, Keepsake, Kind, Spot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use holdout_kernel::{Key, Phrase, Problem, RuleId};
use serde::Deserialize;
use spread::{beacon, corrupt};
use std::hash::Hasher;

/// The Beacon's number among the allies, where it walks.
const NUMBER: u8 = 5;

/// Takes a Turn before a Siege, among [`crate::skills::Perks::own`].
pub const LINKED: u32 = 1 << 17;

/// Options that bring further figures.
const ABOMINATIONS: &str = "abominations";
const NECROMANCERS: &str = "necromancers";
const FESTIVAL: &str = "festival";

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Corruption {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of Corruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Spreads,
    TakesObjectives,
    Beacon,
    /// A Defiler comes, acts again, sends his token on, dies.
    Comes,
    Again,
    Steps,
    Dies,
    /// A further Necromancer.
    Further,
    Walks,
    Siege,
    Shares,
    Climbs,
    /// A card somebody drew.
    Drawn,
    TakeBeacon,
    BeaconWalks,
    BeaconWounded,
    Cleansed,
}

own!(Corruption: Rule, Seen, Answer, Frame);

/// What the part keeps on the board; where Corruption lies is on the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Where the Beacon lies or stands; nowhere while it is carried.
    pub beacon: Zone,
    pub defiler: Zone,
    /// The spawn token he came from, and the one he brought, by place.
    pub origin: u8,
    pub token: u8,
    /// A further Necromancer.
    pub further: Zone,
    /// Where the Defiler's token goes once everybody has moved.
    pub aim: Zone,
    /// Figures of the Siege that is drawn.
    pub siege: u8,
    /// The Activation that goes on is the Defiler's alone.
    pub alone: bool,
}

const NO_TOKEN: u8 = u8::MAX;

impl Default for State {
    fn default() -> Self {
        let none = Zone::NONE;
        Self {
            beacon: none,
            defiler: none,
            origin: NO_TOKEN,
            token: NO_TOKEN,
            further: none,
            aim: none,
            siege: 0,
            alone: false,
        }
    }
}

traced!(State { beacon, defiler, origin, token, further, aim, siege, alone });

/// Its cards in the enemies' deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    Defiler,
    Siege(Kind, [u8; 4]),
}

impl Trace for Card {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::Defiler => word(to, "defiler"),
            Self::Siege(kind, counts) => {
                word(to, "siege");
                kind.trace(to);
                counts.trace(to);
            }
        }
    }
}

/// What a mission says about it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Section {
    pub zones: ZoneSet,
    pub beacon: Zone,
    /// The Beacon may be taken along; until then Guards stay with it.
    pub carried: bool,
    /// The Beacon is somebody who walks.
    pub walks: bool,
}

traced!(Section { zones, beacon, carried, walks });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCorruption {
    zones: Vec<Name>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBeacon {
    zone: Name,
    #[serde(default)]
    carried: bool,
    #[serde(default)]
    walks: bool,
}

/// A Defiler in a written position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DefilerAt {
    zone: String,
    /// The number of the token he came from.
    origin: u8,
}

/// Goals about Corruption, the Beacon and spawn tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// None of it is left.
    None,
    /// The Beacon is there; only while no enemy is, if so wanted.
    Beacon { zone: Zone, clear: bool },
    /// All spawn tokens lie there.
    Tokens { zone: Zone },
}

impl Trace for Want {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::None => word(to, "no-corruption"),
            Self::Beacon { zone, clear } => {
                word(to, "beacon");
                zone.trace(to);
                clear.trace(to);
            }
            Self::Tokens { zone } => {
                word(to, "spawn-tokens");
                zone.trace(to);
            }
        }
    }
}

/// Whether Guards of a zone stay because the Beacon lies there.
pub(crate) fn is_held(board: &Board, zone: Zone) -> bool {
    board.mission().parts.corruption.carried && board.parts.corruption.beacon == zone
}

/// Whoever stands for the Beacon dies with everybody else in a zone.
pub(crate) fn beacon_hit(cx: &mut Cx<'_>, zone: Zone) {
    let walks = cx.board().mission().parts.corruption.walks;
    if walks && cx.board().parts.corruption.beacon == zone && cx.board().outcome.is_none() {
        cx.tell(Rule::BeaconWounded, CoreSeen::Lost { outcome: Outcome::Lost("empress-wounded") });
    }
}

/// Whether the Beacon, which walks, is pulled along from a zone.
pub(crate) fn pull(board: &Board, from: Zone, to: Zone) -> Option<crate::Frame> {
    let there = board.mission().parts.corruption.walks && board.parts.corruption.beacon == from;
    there.then(|| Frame::pull(to).into())
}

/// Takes Corruption off a zone.
pub(crate) fn cleanse(cx: &mut Cx<'_>, zone: Zone) {
    let zone = cx.place(zone);
    cx.tell(Rule::Cleansed, Seen::Cleansed { zone });
}

impl Part for Corruption {
    types!();
    without!(effects, hidden);

    const SECTIONS: &'static [&'static str] = &["corruption", "beacon"];

    fn read_section(draft: &mut Draft<'_, '_>, map: &Map) -> Section {
        let mut section = Section::default();
        if let Some(raw) = draft.section::<RawCorruption>("corruption") {
            section.zones = raw.zones.iter().filter_map(|name| draft.place(map, name)).collect();
        }
        if let Some(raw) = draft.section::<RawBeacon>("beacon") {
            section.beacon = draft.place(map, &raw.zone).unwrap_or_default();
            (section.carried, section.walks) = (raw.carried, raw.walks);
            if section.zones.contains(section.beacon) {
                draft.wrong(raw.zone.span().start, "a game is lost that begins with Corruption on the Beacon");
            }
        }
        section
    }

    fn read_card(raw: &RawSpawnCard) -> Option<Card> {
        match raw.kind.get_ref().as_str() {
            "necromancer" => Some(Card::Defiler),
            "siege" => {
                let lines = [&raw.blue, &raw.yellow, &raw.orange, &raw.red].map(Option::as_ref);
                let (kind, _) = lines[0]?;
                let mut counts = [0; 4];
                for (count, line) in counts.iter_mut().zip(lines) {
                    // One kind stands on the whole card, and no more of it than can be told apart.
                    *count = line.filter(|line| line.0 == *kind && line.1 <= siege::MOST)?.1;
                }
                Some(Card::Siege(Kind::parse(kind)?, counts))
            }
            _ => None,
        }
    }

    const GOALS: &'static [&'static str] = &["no-corruption", "beacon", "spawn-tokens"];

    fn read_goal(
        goal: &RawGoal,
        at: usize,
        draft: &mut Draft<'_, '_>,
        map: &Map,
        _: &[Vec<VaultItem>; 2],
    ) -> Option<Want> {
        let kind = goal.kind.get_ref().as_str();
        if kind == "no-corruption" {
            draft.fields(at, "goal", &goal.others(&[]));
            return Some(Want::None);
        }
        let mut fields = goal.others(&["zone"]);
        fields.retain(|(field, ..)| *field != "clear" || kind != "beacon");
        draft.fields(at, "goal", &fields);
        let zone = draft.place(map, goal.zone.as_ref()?)?;
        Some(if kind == "beacon" {
            Want::Beacon { zone, clear: goal.clear == Some(true) }
        } else {
            Want::Tokens { zone }
        })
    }

    fn progress(board: &Board, want: &Want) -> (u8, u8) {
        match *want {
            Want::None => (u8::from(board.terrain.taint.is_empty()), 1),
            Want::Beacon { zone, clear } => (u8::from(beacon(board) == zone && (!clear || board.is_clear(zone))), 1),
            Want::Tokens { zone } => {
                let there = board.active_tokens().filter(|(_, token)| token.zone == zone).count();
                (there as u8, board.active_tokens().count() as u8)
            }
        }
    }

    fn impossible(board: &Board, want: &Want) -> bool {
        match *want {
            Want::None => super::quests::has_no_tome(board),
            Want::Tokens { zone } => super::quests::too_few_relics(board, zone),
            Want::Beacon { .. } => false,
        }
    }

    fn place_of(want: &Want) -> Option<Zone> {
        match *want {
            Want::None => None,
            Want::Beacon { zone, .. } | Want::Tokens { zone } => Some(zone),
        }
    }

    fn goal_phrase(board: &Board, want: &Want) -> Phrase {
        told::goal(board, *want)
    }

    fn agree(&self, setup: &Setup, problems: &mut Vec<Problem>) {
        let on = |id: &str| setup.options.get(id).and_then(serde_json::Value::as_bool) == Some(true);
        if on(FESTIVAL) && !on(ABOMINATIONS) {
            problems.push(Problem::new(FESTIVAL, "a Festival needs several Abominations: set `abominations` as well"));
        }
    }

    fn lay_out(&self, setup: &Setup, board: &mut Board) {
        let section = &board.mission().parts.corruption;
        board.terrain.taint = section.zones;
        // Where the mission does not say, it lies where the team begins.
        let said = section.beacon != Zone::NONE;
        board.parts.corruption.beacon = if said { section.beacon } else { board.mission().start() };
        for (option, kind) in [(ABOMINATIONS, Kind::Abomination), (NECROMANCERS, Kind::Necromancer)] {
            if setup.flag(board.knobs(), option) {
                board.supply[kind.index()] += board.content().others[kind.index()];
            }
        }
    }

    fn dooms(&self, board: &Board, hero: Hero, to: Zone) -> Option<&'static str> {
        let carries = board.hero(hero).kept[Keepsake::Beacon.index()] > 0;
        (carries && board.terrain.taint.contains(to)).then_some("wd-answer-doom")
    }

    /// Whoever carries the Beacon carries it into every zone he goes through.
    fn passes(&self, cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
        if self.dooms(cx.board(), hero, zone).is_some() && cx.board().outcome.is_none() {
            cx.tell(Rule::Beacon, CoreSeen::Lost { outcome: Outcome::Lost("beacon-corrupted") });
        }
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        if acting.has_action() && is_held(acting.board, acting.zone) {
            out.offer(Answer::TakeBeacon.into());
        }
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, _: Answer) -> Option<crate::Frame> {
        pay(cx, hero, 0, Rule::TakeBeacon);
        let who = cx.who(hero);
        cx.tell(Rule::TakeBeacon, Seen::BeaconTaken { who });
        cx.tell(Rule::TakeBeacon, CoreSeen::Kept { who, what: Keepsake::Beacon, count: 1 });
        check_goals(cx, false);
        None
    }

    fn killed(&self, cx: &mut Cx<'_>, zone: Zone, kind: Kind, _: u8) {
        if kind == Kind::Necromancer && spread::in_doubt(cx.board()).is_none() {
            spread::fall(cx, zone);
        }
    }

    fn due(&self, board: &Board) -> Option<crate::Frame> {
        spread::in_doubt(board).map(|_| Frame::falls().into())
    }

    fn came(&self, cx: &mut Cx<'_>, zone: Zone, kind: Kind) {
        if kind == Kind::Necromancer && cx.board().parts.corruption.further == zone {
            corrupt(cx, zone, Rule::Further);
        }
    }

    fn pushed(board: &mut Board, from: Zone, to: Zone) {
        let it = &mut board.parts.corruption;
        for zone in [&mut it.defiler, &mut it.further] {
            if *zone == from {
                *zone = to;
            }
        }
    }

    fn allies(&self, board: &Board, each: &mut dyn FnMut(Ally)) {
        let zone = board.parts.corruption.beacon;
        if board.mission().parts.corruption.walks && zone != Zone::NONE {
            each(Ally { number: NUMBER, zone, figures: 1, most: 1 });
        }
    }

    fn ally_hit(&self, cx: &mut Cx<'_>, ally: Hero, zone: Zone, _: u8) {
        if ally == Hero::ally(NUMBER) {
            beacon_hit(cx, zone);
        }
    }

    fn is_company(&self, board: &Board, zone: Zone) -> bool {
        board.mission().parts.corruption.walks && board.parts.corruption.beacon == zone
    }

    fn pulled(&self, cx: &mut Cx<'_>, from: Zone, to: Zone) -> Option<crate::Frame> {
        pull(cx.board(), from, to)
    }

    fn is_lost(&self, board: &Board) -> bool {
        !board.terrain.taint.is_empty() && board.terrain.taint.contains(beacon(board))
    }

    fn lost(&self) -> Option<(Cited, &'static str)> {
        Some((Rule::Beacon.into(), "beacon-corrupted"))
    }

    fn found(&self, cx: &mut Cx<'_>, hero: Hero, kind: Kind, count: u8) -> Option<crate::Frame> {
        super::turns_up(cx);
        siege::drawn(cx, hero, kind, count)
    }

    fn sleeps(&self, board: &Board) -> bool {
        board.parts.corruption.alone
    }

    fn asleep(&self, board: &Board, zone: Zone, _: bool) -> Counts {
        let mut asleep = [0; KINDS];
        let it = &board.parts.corruption;
        asleep[Kind::Necromancer.index()] = u8::from(it.alone && it.further == zone);
        asleep
    }

    fn settled(&self, cx: &mut Cx<'_>) {
        if cx.board().parts.corruption.alone {
            cx.tell(Rule::Again, Seen::DefilerAlone { on: false });
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
        (kind == Kind::Necromancer).then(|| spread::ways(board, paths, from, called))
    }

    fn way_rule(&self, kind: Kind) -> Option<Cited> {
        (kind == Kind::Necromancer).then(|| Rule::Steps.into())
    }

    fn walk(&self, cx: &mut Cx<'_>, kind: Kind, number: u8, from: Zone, to: Zone) -> bool {
        let (from, to) = (cx.place(from), cx.place(to));
        match (kind, number) {
            (Kind::Necromancer, 0) => cx.tell(Rule::Steps, Seen::DefilerAims { to }),
            (Kind::Necromancer, _) => cx.tell(Rule::Walks, Seen::FurtherMoved { from, to }),
            _ => return false,
        }
        true
    }

    fn marched(&self, cx: &mut Cx<'_>) {
        spread::step(cx);
        check_goals(cx, false);
    }

    fn card(&self, cx: &mut Cx<'_>, card: Card, zone: Zone, token: Option<u8>) -> OnCard {
        match card {
            Card::Defiler => {
                if cx.board().parts.corruption.defiler == Zone::NONE {
                    spread::come(cx, zone, token);
                    return OnCard::default();
                }
                cx.tell(Rule::Again, CoreSeen::ExtraActivation { kind: Kind::Necromancer });
                if cx.board().parts.corruption.further != Zone::NONE {
                    cx.tell(Rule::Again, Seen::DefilerAlone { on: true });
                }
                let further = cx.board().in_box(Kind::Necromancer) > 0;
                OnCard { activate: Kind::Necromancer.bit(), goes_on: further, frame: None }
            }
            Card::Siege(_, counts) => {
                let count = counts[cx.board().danger() as usize];
                cx.tell(Rule::Siege, Seen::SiegeDrawn { count });
                owe_extra_turns(cx, |perks| perks.own & LINKED != 0);
                OnCard { goes_on: true, ..OnCard::default() }
            }
        }
    }

    fn after_card(&self, cx: &mut Cx<'_>, card: Card, zone: Zone) -> Then {
        match card {
            Card::Defiler => {
                if cx.board().in_box(Kind::Necromancer) > 0 {
                    let place = cx.place(zone);
                    cx.tell(Rule::Further, Seen::FurtherCame { zone: place });
                    super::came(cx, zone, Kind::Necromancer);
                    super::spawned(cx, zone);
                }
                Then::Nothing
            }
            Card::Siege(kind, _) => Then::Frame(siege::begin(cx, kind).into()),
        }
    }

    fn players_begin(&self, board: &Board) -> Option<crate::Frame> {
        let zone = board.parts.corruption.beacon;
        let walks = board.mission().parts.corruption.walks && zone != Zone::NONE && board.is_clear(zone);
        let others = walks && (board.living_in(zone).next().is_some() || board.guards_in(zone) > 0);
        others.then(|| Frame::walk().into())
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        spread::evolve(board, seen);
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        told::view(board)
    }

    fn zone_view(&self, board: &Board, zone: Zone) -> ZoneView {
        ZoneView { corruption: board.terrain.taint.contains(zone), beacon: board.parts.corruption.beacon == zone }
    }

    fn marks(_: &View, zone: &ZoneView, _: Spot) -> Vec<(String, &'static str)> {
        told::marks(zone)
    }

    fn told(view: &View) -> Vec<Phrase> {
        told::besides(view)
    }

    fn answer_phrase(_: &crate::Frame, board: &Board, answer: &Answer) -> Phrase {
        told::answer(board, *answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        told::event(seen)
    }

    /// `corruption` and `beacon` stand in place of the mission's; `defiler`, `necromancer` say who is there, `burnt` which
    /// zones are ruins now, and options by their names that they are played.
    fn arrange(&self, all: &mut Arranging) {
        for (field, kind) in [(ABOMINATIONS, Kind::Abomination), (NECROMANCERS, Kind::Necromancer)] {
            if all.field::<bool>(field) && !all.figures_given(kind) {
                all.board.supply[kind.index()] += all.board.content().others[kind.index()];
            }
        }
        all.board.festival = all.field(FESTIVAL);
        if let Some(names) = all.field::<Option<Vec<String>>>("corruption") {
            all.board.terrain.taint = names.iter().filter_map(|name| all.zone("corruption", name)).collect();
        }
        let burnt: Vec<String> = all.field("burnt");
        all.board.terrain.turned = burnt.iter().filter_map(|name| all.zone("burnt", name)).collect();
        if let Some(name) = all.field::<Option<String>>("beacon") {
            all.board.parts.corruption.beacon = all.zone("beacon", &name).unwrap_or_default();
        }
        if all.board.all().any(|hero| all.board.hero(hero).kept[Keepsake::Beacon.index()] > 0) {
            all.board.parts.corruption.beacon = Zone::NONE;
        }
        let defiler: Option<DefilerAt> = all.field("defiler");
        if let Some(zone) = defiler.as_ref().and_then(|it| all.zone("defiler", &it.zone)) {
            let origin = defiler.map_or(0, |it| it.origin);
            spread::stand(&mut all.board, zone, origin.wrapping_sub(1));
        }
        if let Some(zone) = all.field::<Option<String>>("necromancer").and_then(|name| all.zone("necromancer", &name)) {
            all.board.parts.corruption.further = zone;
            all.board.put(zone, Kind::Necromancer, 1);
        }
    }

    fn conserved(board: &Board) -> Result<(), String> {
        let it = &board.parts.corruption;
        let listed = [it.defiler, it.further].iter().filter(|zone| **zone != Zone::NONE).count();
        if board.on_board(Kind::Necromancer) as usize + usize::from(spread::in_doubt(board).is_some()) != listed {
            return Err("a Necromancer is lost".into());
        }
        Ok(())
    }
}
