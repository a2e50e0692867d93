//! Whether a mission can be won at all: many teams set out on one and the same game and play each Round by first
//! thoughts, every team in a way of its own; those who stand best then go on, in as many copies as there were teams.
//!
//! Each of them answers legally. Which of them goes on is chosen by what came of it, so a team that arrives has had luck
//! beyond what anybody may hope for: it shows that a mission can be won, not how often. Teams that are led by first thoughts
//! know no more than their seat; those with foresight try every plan on the very table and so see what chance will bring.

use super::aims::{Aims, FAR};
use super::fire;
use super::fortress;
use super::instinct::{self, Scene, Stance, acting};
use super::mind::Mind;
use super::packing;
use super::search::{self, Table};
use super::worth::{BOLD, HASTY, LOST, STEADY, Temper, worth};
use super::{station, trail};
use holdout_catalog::Title;
use holdout_kernel::{Seat, Seed, Tape, Throw};
use holdout_zombicide::pieces::{MAX_TEAM, Zone, ZoneSet};
use holdout_zombicide::{Answer, Board, Edition, Outcome, Phase, Setup, Zombicide};
use serde_json::Value;

/// Rounds after which nobody is waited for any more.
const LONGEST: u16 = 40;
/// Copies of one team that may go on, for each of so many that do.
const SHARE: usize = 8;
/// The leading part of the teams, one of so many, tries so many times as many ways.
const LEADERS: usize = 6;
const MORE: usize = 4;
/// How often somebody follows no thought at all: one time of this many.
const WHIM: u32 = 25;

/// A team that is sent out thinks of nothing but its way.
const FORWARD: Temper = Temper { way: 120, company: 30, lost: LOST };

/// How often somebody goes on from what went best so far: two times of so many.
const AGAIN: u32 = 3;

/// How a team plays a Round: everybody in a way of his own, one after the other.
#[derive(Clone, Copy, Default)]
struct Manner {
    ways: [Option<Stance>; MAX_TEAM],
    ranks: Option<[u32; MAX_TEAM]>,
}

impl Manner {
    /// The same, but for one or two of the team.
    fn varied(mut self, team: usize, throw: &mut Throw<'_>) -> Self {
        for _ in 0..=throw.below(2) {
            match throw.below(team as u32 + 1) as usize {
                hero if hero < team => self.ways[hero] = None,
                _ => self.ranks = None,
            }
        }
        self
    }
}

/// Luck that is added to what is foreseen, so that teams go different ways.
const WHIMS: [u32; 4] = [60, 300, 900, 2500];

/// How a team is led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    FirstThoughts,
    Foresight,
}

/// How many teams go, how many ways each of them tries in a Round, and how they are led.
#[derive(Clone, Copy, Debug)]
pub struct Train {
    pub teams: usize,
    pub tries: usize,
    pub lead: Lead,
    /// Tell after every Round how the best team stands.
    pub watch: bool,
}

/// A team on its way: its table, and all it has answered.
struct Party<E: Edition> {
    table: Box<Table<E>>,
    trail: Vec<(Seat, Answer)>,
    worth: i32,
    parent: usize,
    manner: Manner,
}

/// What the best team answered, by name, and how its game ended.
pub struct Found {
    pub trail: Vec<(Seat, String)>,
    pub ending: String,
    pub round: u16,
}

/// Sends out teams on a game.
pub fn explore<E: Edition>(setup: &Value, seed: Seed, train: Train) -> Option<Found> {
    let Train { teams, tries, lead, watch } = train;
    let setup: Setup = serde_json::from_value(setup.clone()).ok()?;
    let table = Table::<E>::open(Zombicide::<E>::content(), &setup, seed, Tape::NONE).ok()?;
    let mut throw = Throw::loose(seed, 7);
    let mut mind = Mind::with_tours();
    let mut parties =
        vec![Party { table: Box::new(table), trail: Vec::new(), worth: 0, parent: 0, manner: Manner::default() }];
    let mut last = None;
    for round in 1..LONGEST {
        let mut next = Vec::new();
        for (parent, party) in parties.iter().enumerate() {
            let mut best: Option<(i32, Manner)> = None;
            // Those who stand best are the first to be worth another try.
            let ahead = if parent < parties.len() / LEADERS { MORE } else { 1 };
            for _ in 0..tries * ahead {
                let manner = match best {
                    Some((_, manner)) if lead == Lead::FirstThoughts && throw.below(AGAIN) > 0 => {
                        manner.varied(party.table.board().all().count(), &mut throw)
                    }
                    _ => Manner::default(),
                };
                let (table, trail) = (party.table.clone(), party.trail.clone());
                let mut one = Party { table, trail, worth: 0, parent, manner };
                match lead {
                    Lead::FirstThoughts => march(&mut mind, &mut one, round, &mut throw),
                    Lead::Foresight => advance(&mut mind, &mut one, round, &mut throw),
                }
                let outcome = one.table.board().outcome;
                if outcome == Some(Outcome::Won) {
                    return Some(found(&one));
                }
                let temper = if station::in_play(one.table.board()) { FORWARD } else { BOLD };
                one.worth = worth(&mut mind, one.table.board(), temper);
                if best.is_none_or(|(worth, _)| one.worth > worth) {
                    best = Some((one.worth, one.manner));
                }
                if outcome.is_none() {
                    next.push(one);
                } else {
                    last = Some(found(&one));
                }
            }
        }
        next.sort_by_key(|one| -one.worth);
        next.dedup_by(|one, other| one.worth == other.worth && one.trail == other.trail);
        let mut copies = vec![0; parties.len()];
        next.retain(|one| {
            copies[one.parent] += 1;
            copies[one.parent] <= (teams / SHARE).max(1) || parties.len() == 1
        });
        next.truncate(teams);
        if let (true, Some(best)) = (watch, next.first()) {
            let board = best.table.board();
            eprintln!(
                "round {round}: {} go on, best {} (goals {:b}, taken {}, {} here, Vault weapons {}, danger {:?}, enemies {}{})",
                next.len(),
                best.worth,
                board.goals,
                board.taken.count_ones(),
                board.living().count(),
                board.parts.spoils.obtained,
                board.danger(),
                board.crowd.iter().map(|zone| u32::from(board.zombies_in(zone))).sum::<u32>(),
                fortress::told(board) + &fire::told(board) + &stands(board)
            );
        }
        if next.is_empty() {
            return last;
        }
        parties = next;
    }
    last
}

/// Where a team stands, and which objectives it has left.
fn stands(board: &Board) -> String {
    let names =
        |zones: &mut dyn Iterator<Item = Zone>| zones.map(|zone| board.spot(zone).name()).collect::<Vec<_>>().join(" ");
    let team = names(&mut board.living().map(|hero| board.hero(hero).zone));
    let objectives = board.mission().objectives.iter().enumerate();
    let mut left = objectives.filter(|(at, _)| (board.taken | board.gone) >> at & 1 == 0).map(|(_, zone)| *zone);
    let left = names(&mut left);
    format!(
        ", team {team}, objectives left {left}, spawn {}",
        names(&mut board.active_tokens().map(|(_, token)| token.zone))
    )
}

fn found<E: Edition>(party: &Party<E>) -> Found {
    let board = party.table.board();
    Found {
        trail: party.trail.iter().map(|(seat, answer)| (*seat, answer.name())).collect(),
        ending: board.outcome.map_or("open", Outcome::name).to_owned(),
        round: board.round,
    }
}

/// Plays to the beginning of the next Players' Phase, everybody in a way that is drawn for him.
fn march<E: Edition>(mind: &mut Mind, party: &mut Party<E>, round: u16, throw: &mut Throw<'_>) {
    let ranks = *party.manner.ranks.get_or_insert_with(|| {
        let usual = throw.below(2) == 0;
        std::array::from_fn(|_| if usual { 0 } else { 1 + throw.below(1000) })
    });
    let mut legal = Vec::new();
    for _ in 0..1000 {
        let board = party.table.board();
        if party.table.is_over() || board.round > round && board.phase == Phase::Players {
            return;
        }
        let Some(seat) = party.table.waiting_for().iter().next() else { return };
        party.table.legal(seat, &mut legal);
        let answer = if let Some(answer) = packing::answer(&party.table, seat, &legal) {
            answer
        } else if legal.iter().any(|answer| matches!(answer, Answer::Deal { .. })) {
            packing::deal(&party.table, seat, &legal).unwrap_or(Answer::Take)
        } else if throw.below(WHIM) == 0 {
            *throw.pick(&legal)
        } else if let Some(first) =
            legal.iter().filter_map(|answer| rank(*answer, &ranks)).max_by_key(|(rank, _)| *rank)
        {
            first.1
        } else {
            let stance = acting(board).map_or(Stance::Usual, |hero| {
                *party.manner.ways[hero.index()].get_or_insert_with(|| {
                    mind.look(board);
                    way(mind, &party.table, board.hero(hero).zone, throw)
                })
            });
            instinct::choose(mind, board, &legal, stance, &Scene::of(&party.table))
        };
        party.trail.push((seat, answer));
        party.table.take_offered(seat, answer, Tape::NONE);
    }
}

/// When somebody acts, if the team does not follow its first thoughts.
fn rank(answer: Answer, ranks: &[u32; MAX_TEAM]) -> Option<(u32, Answer)> {
    let Answer::Activate { survivor } = answer else { return None };
    Some((ranks[survivor.index()], answer)).filter(|(rank, _)| *rank > 0)
}

/// The same, every plan tried on the very table.
fn advance<E: Edition>(mind: &mut Mind, party: &mut Party<E>, round: u16, throw: &mut Throw<'_>) {
    let whim = *throw.pick(&WHIMS);
    let tempers = if station::in_play(party.table.board()) { [HASTY, FORWARD] } else { [STEADY, BOLD] };
    let temper = *throw.pick::<Temper>(&tempers);
    let mut legal = Vec::new();
    for _ in 0..1000 {
        let board = party.table.board();
        if party.table.is_over() || board.round > round && board.phase == Phase::Players {
            return;
        }
        let Some(seat) = party.table.waiting_for().iter().next() else { return };
        party.table.legal(seat, &mut legal);
        let answer = if legal.len() == 1 {
            legal[0]
        } else if let Some(answer) = packing::answer(&party.table, seat, &legal) {
            answer
        } else if legal.iter().any(|answer| matches!(answer, Answer::Deal { .. })) {
            packing::deal(&party.table, seat, &legal).unwrap_or(Answer::Take)
        } else {
            search::foresee(mind, &party.table, seat, &legal, temper, whim, throw)
        };
        party.trail.push((seat, answer));
        party.table.take_offered(seat, answer, Tape::NONE);
    }
}

fn way<E: Edition>(mind: &mut Mind, table: &Table<E>, from: Zone, throw: &mut Throw<'_>) -> Stance {
    let board = table.board();
    match throw.below(20) {
        0..8 => Stance::Usual,
        8..11 => Stance::Onward,
        11..13 => Stance::Hold,
        13..16 => {
            let errands: Vec<Zone> = mind.aims().errands.iter().map(|(zone, _)| *zone).collect();
            if errands.is_empty() { Stance::Onward } else { Stance::Go(*throw.pick(&errands)) }
        }
        _ => {
            let way = *mind.way(board, from);
            let near: Vec<Zone> = (0..board.mission().map.zones.len() as u8)
                .map(Zone)
                .filter(|zone| way[zone.index()] <= 8 && *zone != from)
                .collect();
            if near.is_empty() { Stance::Usual } else { Stance::Go(*throw.pick(&near)) }
        }
    }
}

/// A place a mission sends the team to, and the half Actions to it from the nearest Survivor as the game begins: on foot,
/// and over walls a ladder could hang on. Enemies are not counted.
pub struct Way {
    pub place: String,
    pub on_foot: Option<u16>,
    pub by_ladder: Option<u16>,
}

/// Steps of an Abomination after which it is late to stop it.
const SOON: usize = 4;

/// A Spawn Zone, and of a hundred zones the team may wait in those to which the trail of the first Abomination from there
/// links it by Mold with another one: at all, and within four steps.
pub struct Link {
    pub nest: String,
    pub ever: usize,
    pub soon: usize,
}

/// The ways a mission asks for, and what Mold may link in it.
pub fn ways<E: Edition>(setup: &Value, seed: Seed) -> Option<(Vec<Way>, Vec<Link>)> {
    let setup: Setup = serde_json::from_value(setup.clone()).ok()?;
    let mut table = Table::<E>::open(Zombicide::<E>::content(), &setup, seed, Tape::NONE).ok()?;
    let mut legal = Vec::new();
    let ready = |board: &Board| board.round > 0 && board.living().all(|hero| board.hero(hero).zone != Zone::NONE);
    while !ready(table.board()) {
        let seat = table.waiting_for().iter().next()?;
        table.legal(seat, &mut legal);
        let answer = packing::answer(&table, seat, &legal).unwrap_or(legal[0]);
        table.take_offered(seat, answer, Tape::NONE);
    }
    let board = table.board();
    let map = board.mission();
    let objectives = map.objectives.iter().map(|zone| ("objective", *zone));
    let beacon = Some(board.parts.corruption.beacon).filter(|zone| *zone != Zone::NONE);
    let cache = map.parts.quests.cache.map(|(zone, _)| zone);
    let others = [("exit", map.exit), ("beacon", beacon), ("cache", cache)];
    let places = objectives.chain(others.into_iter().filter_map(|(name, zone)| Some((name, zone?))));
    let way = |(name, zone): (&str, Zone)| {
        let least = |ladders: bool| {
            let field = Aims::over(board, ZoneSet::only(zone), ladders);
            board.living().map(|hero| field[board.hero(hero).zone.index()]).min().filter(|way| *way < FAR)
        };
        Way { place: format!("{name} {}", board.spot(zone).name()), on_foot: least(false), by_ladder: least(true) }
    };
    let links = if station::in_play(board) { trail::links(board, SOON) } else { Vec::new() };
    let link = |(nest, [ever, soon]): (Zone, [usize; 2])| Link { nest: board.spot(nest).name(), ever, soon };
    Some((places.map(way).collect(), links.into_iter().map(link).collect()))
}

/// The ways of a mission of a title by its name.
pub fn ways_of(title: &dyn Title, setup: &Value, seed: Seed) -> Option<(Vec<Way>, Vec<Link>)> {
    match title.info().id {
        "black-plague" => ways::<holdout_zombicide::BlackPlagueEdition>(setup, seed),
        "invader" => ways::<holdout_zombicide::InvaderEdition>(setup, seed),
        "white-death" => ways::<holdout_zombicide::WhiteDeathEdition>(setup, seed),
        _ => None,
    }
}

/// An expedition to a mission of a title by its name.
pub fn explore_title(title: &dyn Title, setup: &Value, seed: Seed, train: Train) -> Option<Found> {
    match title.info().id {
        "black-plague" => explore::<holdout_zombicide::BlackPlagueEdition>(setup, seed, train),
        "invader" => explore::<holdout_zombicide::InvaderEdition>(setup, seed, train),
        "white-death" => explore::<holdout_zombicide::WhiteDeathEdition>(setup, seed, train),
        _ => None,
    }
}
