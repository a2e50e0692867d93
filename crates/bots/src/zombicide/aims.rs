//! Where a mission wants the team to be: errands for one Survivor each, and the place where all must go.

use super::tour::{self, Tour};
use super::{fire, fortress, instinct, quests, station};
use holdout_zombicide::content::map::Edge;
use holdout_zombicide::content::{CardEffect, Class, Want};
use holdout_zombicide::ground::Terrain;
use holdout_zombicide::parts::{Want as Own, dragon_fire};
use holdout_zombicide::pieces::{Colour, Hero, Kind, MAX_ZONES, Zone, ZoneSet};
use holdout_zombicide::{Board, Fate};

/// Half Actions of a step, and what a closed door adds: most weapons open it at the second try.
const STEP: u16 = 2;
pub const DOOR: u16 = 4;
/// Farther than everything that can be reached.
pub const FAR: u16 = 60;

pub type Field = [u16; MAX_ZONES];

/// What the aims of a board depend on.
type Key = (Terrain, u16, u8, u16, [u8; 2], u64, ZoneSet);

pub struct Aims {
    key: Key,
    /// Zones somebody must go to, each with the way from everywhere.
    pub errands: Vec<(Zone, Field)>,
    /// The zone all must go to.
    pub gather: Option<Field>,
    /// The way to the nearest place that matters.
    pub nearest: Field,
    /// The way to the nearest room that can be searched by everybody, and by whoever may not search everywhere.
    rooms: [Field; 2],
    /// The way to what must be burned or struck down, for those who carry fire.
    pub prey: Option<Field>,
    /// The way to air, if somebody needs it, and to the nearest nest, if a piece of one is wanted.
    pub air: Option<Field>,
    pub nests: Option<Field>,
    /// The way to where all must go once everything else is done.
    pub last: Option<Field>,
    /// The order of the errands, where a team goes on several together.
    pub tour: Option<Tour>,
    pub places: ZoneSet,
    /// The mission needs cards that nobody has yet.
    pub lacks: bool,
    /// A wall nobody has hung a ladder on bars the way.
    pub barred: bool,
    /// Rooms that will be full of enemies once the team goes where it must.
    pub dens: i32,
}

/// Whether somebody carries a card with the deed.
pub fn carried(board: &Board, deed: CardEffect) -> bool {
    board.living().any(|hero| board.hero(hero).cards.iter().any(|card| board.content().is(*card, deed)))
}

fn stands_on(board: &Board, kind: Kind) -> ZoneSet {
    board.crowd.iter().filter(|zone| board.zombies[zone.index()][kind.index()] > 0).collect()
}

fn wanted_prey(board: &Board) -> ZoneSet {
    let mut prey = ZoneSet::EMPTY;
    // Nothing but fire stops an Abomination, and it never stops following.
    if carried(board, CardEffect::Bile) && carried(board, CardEffect::Torch) {
        prey = stands_on(board, Kind::Abomination);
    }
    for (_, goal) in board.mission().goals.iter().enumerate().filter(|(at, _)| board.goals >> at & 1 == 0) {
        match goal.what {
            Want::Kill(kind) => prey = prey.or(stands_on(board, kind)),
            Want::Part(Own::DragonFire(dragon_fire::Want { zone, tokens })) => {
                let elsewhere = board.active_tokens().any(|(_, token)| token.zone != zone);
                if tokens && elsewhere {
                    prey = prey.or(stands_on(board, Kind::Necromancer));
                } else {
                    prey.insert(zone);
                }
            }
            Want::Part(Own::Hellfire(_)) => prey = prey.or(fire::nests(board)),
            _ => {}
        }
    }
    prey.or(quests::prey(board))
}

impl Aims {
    pub fn key_of(board: &Board) -> Key {
        let cards = u16::from(carried(board, CardEffect::Bile)) | u16::from(carried(board, CardEffect::Torch)) << 1;
        let goals = board.goals | cards << 14;
        let key = (
            board.terrain,
            board.taken | board.gone,
            board.colours_taken,
            goals,
            board.parts.crypts.left,
            0,
            wanted_prey(board),
        );
        let alive = board.all().filter(|hero| board.hero(*hero).fate == Fate::Alive).count() as u64;
        let own = u64::from(station::key(board)) << 8 | fortress::key(board);
        (key.0, key.1, key.2, key.3, key.4, alive | own, key.6)
    }

    pub fn is_for(&self, key: &Key) -> bool {
        self.key == *key
    }

    /// The way from everywhere to the nearest of some zones, over doors that can be opened; where nobody comes on foot,
    /// over walls a ladder could hang on.
    pub fn field(board: &Board, to: ZoneSet) -> Field {
        let field = Self::over(board, to, false);
        let barred = || board.living().all(|hero| field[board.hero(hero).zone.index()] >= FAR);
        if fortress::has_ladders(board) && barred() { Self::over(board, to, true) } else { field }
    }

    /// The same with ladders wherever one could hang, or with those only that do.
    pub fn over(board: &Board, to: ZoneSet, ladders: bool) -> Field {
        let map = &board.mission().map;
        let mut field = [FAR; MAX_ZONES];
        let mut queue: Vec<Zone> = to.iter().collect();
        for zone in &queue {
            field[zone.index()] = 0;
        }
        // The board is small: putting a zone back in the queue when its way becomes shorter is quick enough.
        let mut head = 0;
        while head < queue.len() {
            let zone = queue[head];
            head += 1;
            for border in map.borders_of(zone) {
                let it = &map.borders[border.index()];
                let edge = map.edge_now(*border, &board.terrain);
                let shut = board.is_shut(*border);
                let locked = shut && map.doors.get(border.index()).is_some_and(|door| board.is_locked(door.lock));
                let to = it.beyond(zone);
                let hangs = edge == Edge::Rampart && board.terrain.laid.contains(*border);
                let way = edge.is_way() || edge == Edge::Rampart && (hangs || ladders);
                if !way || locked || edge == Edge::Airlock && !station::passes(board, to, zone, shut) {
                    continue;
                }
                let door = if board.knobs().parts.door_tokens.is_some() { 1 } else { DOOR };
                let climb = if edge == Edge::Rampart && !hangs { fortress::HANGING } else { 0 };
                let cost = field[zone.index()] + STEP + climb + if shut { door } else { 0 };
                if cost < field[to.index()] {
                    field[to.index()] = cost;
                    queue.push(to);
                }
            }
        }
        field
    }

    /// The errand the team goes on next, all together: the first of its tour, or the one nearest to all of them.
    pub fn next(&self, board: &Board) -> Option<&(Zone, Field)> {
        if let Some(tour) = &self.tour {
            return self.errands.get(tour.first(board, &self.errands).0);
        }
        let sum = |field: &Field| board.living().map(|hero| field[board.hero(hero).zone.index()]).sum::<u16>();
        self.errands.iter().min_by_key(|(_, field)| sum(field))
    }

    /// The way to the nearest room a Survivor may search.
    pub fn rooms_for(&self, board: &Board, hero: Hero) -> &Field {
        &self.rooms[usize::from(board.identity(hero).class == Some(Class::Soldier))]
    }

    pub fn of(board: &Board, tours: bool) -> Self {
        let mission = board.mission();
        let mut places = fortress::places(board);
        let mut all = None;
        let mut keys = false;
        let mut lacks = false;
        let vaults = || mission.map.vaults.iter().filter(|zone| vault_has(board, *zone));
        let team: Vec<Zone> = board.living().map(|hero| board.hero(hero).zone).collect();
        let reachable = |field: &Field| team.iter().any(|zone| field[zone.index()] < FAR);
        let objectives: ZoneSet = mission
            .objectives
            .iter()
            .enumerate()
            .filter(|(at, _)| (board.taken | board.gone) >> at & 1 == 0)
            .map(|(_, z)| *z)
            .collect();
        // Those that lie face down may be of any colour that was mixed.
        let of_colour = |colour: Colour| -> ZoneSet {
            let all = mission.objectives.iter().zip(&mission.colours).enumerate();
            let may = all.filter(|(at, (_, own))| {
                let mixed = *at < mission.pool && mission.colours[..mission.pool].contains(&colour);
                mixed || *at >= mission.pool && **own == colour
            });
            may.map(|(_, (zone, _))| *zone).collect()
        };
        let has_fire = carried(board, CardEffect::Bile) && carried(board, CardEffect::Torch);
        for (at, goal) in mission.goals.iter().enumerate() {
            if board.goals >> at & 1 == 1 || goal.after & !board.goals != 0 {
                continue;
            }
            match &goal.what {
                Want::Objectives => places = places.or(objectives),
                Want::ObjectivesOf(colour) => places = places.or(objectives.and(of_colour(*colour))),
                Want::ObjectiveAt(zone) => {
                    places.insert(*zone);
                    keys |= !reachable(&Self::field(board, ZoneSet::only(*zone)));
                }
                Want::Part(Own::Crypts(_)) => {
                    for vault in vaults() {
                        places.insert(vault);
                        keys |= !reachable(&Self::field(board, ZoneSet::only(vault)));
                    }
                }
                // Others leave first; they are gone to meet.
                Want::Escape if instinct::waits(board) && station::in_play(board) => {}
                Want::Escape => {
                    let exit = mission.exit.map(|zone| Self::field(board, ZoneSet::only(zone)));
                    match exit {
                        Some(field) if reachable(&field) => all = Some(field),
                        Some(_) => keys = true,
                        None => {}
                    }
                }
                Want::Gather(zone) => {
                    let field = Self::field(board, ZoneSet::only(*zone));
                    if reachable(&field) {
                        all = Some(field);
                    } else {
                        keys = true;
                    }
                }
                Want::Kill(kind) => {
                    let deadly = *kind == Kind::Abomination;
                    if deadly && !has_fire {
                        lacks = true;
                        // What the vaults of the mission hold may be what is needed.
                        for vault in vaults() {
                            places.insert(vault);
                            keys |= !reachable(&Self::field(board, ZoneSet::only(vault)));
                        }
                    }
                    if !deadly {
                        places = places.or(stands_on(board, *kind));
                    }
                }
                Want::Part(Own::DragonFire(_)) => {
                    lacks |= !has_fire;
                    if !carried(board, CardEffect::Bile) {
                        places = places.or(objectives);
                    }
                }
                Want::Carry(_) => {
                    lacks = true;
                    keys = true;
                }
                Want::Part(own) => {
                    station::aim(board, own, &mut places, &mut lacks);
                    all = fortress::aim(board, own, &mut places, &mut lacks).or(all);
                }
                Want::Level(_) | Want::AllAtLevel(_) => {}
            }
        }
        if keys {
            places = places.or(objectives);
        }
        let mut ends = places;
        if let Some(exit) = mission.exit {
            ends.insert(exit);
        }
        let barred = fortress::barred(board, ends);
        if barred {
            places = places.or(fortress::ladders(board));
        }
        let errands: Vec<(Zone, Field)> = places
            .iter()
            .map(|zone| (zone, Self::field(board, ZoneSet::only(zone))))
            .chain(fortress::hunts(board))
            .filter(|(_, field)| reachable(field))
            .collect();
        let mut nearest = all.unwrap_or([FAR; MAX_ZONES]);
        for (_, field) in &errands {
            for (best, way) in nearest.iter_mut().zip(field) {
                *best = (*best).min(*way);
            }
        }
        let searched = mission.map.rooms.minus(board.terrain.taint);
        let rooms = [searched, station::open_to_soldiers(board, searched)].map(|zones| Self::field(board, zones));
        let prey = wanted_prey(board);
        let prey = (!prey.is_empty()).then(|| Self::field(board, prey));
        let places = errands.iter().map(|(zone, _)| *zone).collect();
        let ends = mission.exit.filter(|_| all.is_some()).map_or(ZoneSet::EMPTY, ZoneSet::only);
        let dens = dens(board, ends.or(places));
        let [air, nests] = station::fields(board);
        let last = station::last(board).map(|zone| Self::field(board, ZoneSet::only(zone))).filter(reachable);
        let tours = tours && tour::together(board, errands.len());
        let tour = tours.then(|| Tour::of(&errands, last.as_ref())).flatten();
        Self {
            key: Self::key_of(board),
            tour,
            errands,
            gather: all,
            nearest,
            rooms,
            prey,
            air,
            nests,
            last,
            places,
            lacks,
            barred,
            dens,
        }
    }
}

/// Rooms of shut buildings around some zones.
fn dens(board: &Board, around: ZoneSet) -> i32 {
    if board.knobs().parts.doors.is_none() {
        return 0;
    }
    let map = &board.mission().map;
    let shut = map.rooms.minus(map.open_rooms).minus(board.parts.doors.spawned).minus(map.vaults);
    let mut found = ZoneSet::EMPTY;
    for zone in around.iter() {
        // A vault is entered from a room with one of its doors.
        let beyond = map.borders_of(zone).iter().map(|border| map.borders[border.index()].beyond(zone));
        let doors = beyond.filter(|_| map.vaults.contains(zone));
        let open = doors.clone().any(|to| !shut.contains(to));
        let mut next: Vec<Zone> = if open { Vec::new() } else { doors.take(1).collect() };
        next.push(zone);
        while let Some(room) = next.pop() {
            if shut.contains(room) && !found.contains(room) {
                found.insert(room);
                next.extend(board.neighbours(room).iter());
            }
        }
    }
    found.len() as i32
}

fn vault_has(board: &Board, zone: Zone) -> bool {
    board.vault_number(zone).is_some_and(|vault| board.parts.crypts.left[vault] != 0)
}
