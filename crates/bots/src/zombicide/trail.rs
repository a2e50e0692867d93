//! Where the next Mold will grow: the trail an Abomination leaves on its way to the team, and whether it comes to lie
//! beside the Mold of another Spawn Zone.

use super::mind::Mind;
use holdout_zombicide::Board;
use holdout_zombicide::content::map::Ground;
use holdout_zombicide::parts::mold;
use holdout_zombicide::pieces::{Hero, MAX_ZONES, Zone, ZoneSet};

/// A trail by the steps it lacks to link two Spawn Zones.
const LINKS: [i32; 9] = [20_000, 9000, 5500, 3400, 2100, 1300, 800, 500, 300];
/// Trails of one that may come next, in hundredths of those of one that is there.
const TO_COME: i32 = 45;
/// Steps nobody looks beyond.
const FAR: usize = LINKS.len();

/// What the trails to come cost, if everybody stays where he is.
pub fn threat(mind: &mut Mind, board: &Board) -> i32 {
    let Some(to) = loudest(board) else { return 0 };
    let Some(boss) = board.content().boss() else { return 0 };
    let nests = nests(board);
    if nests.len() < 2 {
        return 0;
    }
    let steps = *mind.steps_of_enemies(board, to);
    let there: ZoneSet = board.crowd.iter().filter(|zone| board.zombies[zone.index()][boss.index()] > 0).collect();
    let awake = mold::awake(board);
    if board.in_box(boss) == 0 {
        return there.iter().map(|from| cost(board, nests, awake, &steps, from)).sum();
    }
    // Each nest is as likely to send the next one.
    let active: ZoneSet = board.active_tokens().map(|(_, token)| token.zone).collect();
    let sum: i32 = active.iter().map(|from| cost(board, nests, awake, &steps, from)).sum();
    sum / (active.len() as i32).max(1) * TO_COME / 100
}

/// By Spawn Zone, of a hundred zones a team may wait in those to which the trail of the first Abomination links two Spawn
/// Zones, and those to which it does so within so many steps.
pub fn links(board: &Board, within: usize) -> Vec<(Zone, [usize; 2])> {
    let map = &board.mission().map;
    let (nests, awake) = (nests(board), mold::awake(board));
    let waits = || (0..map.zones.len() as u8).map(Zone).filter(|zone| map.ground(*zone) != Ground::Outdoor);
    let of = |from: Zone| {
        let others = waits().filter(|zone| *zone != from);
        let lengths = others.map(|to| until(board, nests, awake, &board.steps_to(to, board.knobs().movers[0]), from));
        let lengths: Vec<usize> = lengths.collect();
        let share = |most: usize| lengths.iter().filter(|steps| **steps <= most).count() * 100 / lengths.len().max(1);
        (from, [share(FAR - 1), share(within)])
    };
    nests.iter().map(of).collect()
}

fn cost(board: &Board, nests: ZoneSet, awake: ZoneSet, steps: &[u8; MAX_ZONES], from: Zone) -> i32 {
    LINKS.get(until(board, nests, awake, steps, from)).copied().unwrap_or(0)
}

/// Steps of an Abomination on its way until its trail links two nests; of several ways the best, which the team chooses.
fn until(board: &Board, nests: ZoneSet, awake: ZoneSet, steps: &[u8; MAX_ZONES], from: Zone) -> usize {
    let map = &board.mission().map;
    let mover = board.knobs().movers[0];
    // A zone that became Mold belongs to all Mold it touches.
    let mut mold = awake;
    let mut at = from;
    for step in 0..FAR {
        if map.ground(at) != Ground::Outdoor {
            mold.insert(at);
            if chain(board, mold, at).and(nests).len() > 1 {
                return step;
            }
        }
        let here = steps[at.index()];
        let nearer = board.ways(at, mover).iter().filter(|next| steps[next.index()] < here);
        let joins = |next: &Zone| {
            let mut mold = mold;
            mold.insert(*next);
            map.ground(*next) != Ground::Outdoor && chain(board, mold, *next).and(nests).len() > 1
        };
        let Some(next) = nearer.min_by_key(joins) else { return FAR };
        at = next;
    }
    FAR
}

/// Mold that hangs together with a zone.
fn chain(board: &Board, mold: ZoneSet, from: Zone) -> ZoneSet {
    let map = &board.mission().map;
    let (mut chain, mut edge) = (ZoneSet::only(from), ZoneSet::only(from));
    while !edge.is_empty() {
        let next = edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(map.touching(zone)));
        edge = next.and(mold).minus(chain);
        chain = chain.or(edge);
    }
    chain
}

/// Spawn Zones that Mold could link.
fn nests(board: &Board) -> ZoneSet {
    let zones = board.tokens.iter().map(|token| token.zone).filter(|zone| *zone != Zone::NONE);
    zones.filter(|zone| board.mission().map.ground(*zone) != Ground::Outdoor).collect()
}

/// Where enemies go who see nobody.
fn loudest(board: &Board) -> Option<Zone> {
    let people = |zone: Zone| board.living_in(zone).filter(|hero: &Hero| board.noticed(*hero)).count();
    let crew = usize::from(board.parts.crew.left);
    let exit = board.mission().exit.filter(|_| crew > 0);
    let team = board.living().map(|hero| board.hero(hero).zone).max_by_key(|zone| (people(*zone), zone.0))?;
    Some(exit.filter(|_| crew > people(team)).unwrap_or(team))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zombicide::search::Table;
    use holdout_catalog::{Seated, title};
    use holdout_kernel::{Seat, Seed};
    use holdout_zombicide::{InvaderEdition, Zombicide};
    use serde_json::json;

    /// What the trail of one who stands in 5R.s11, come from 5R.s10, costs while the team waits somewhere.
    fn threat_to(team: &str, mold: &[&str]) -> i32 {
        let position = json!({
            "mission": "m0", "turn": "jared",
            "survivors": [{ "id": "jared", "zone": team }, { "id": "cole", "zone": team }],
            "zombies": { "5R.s11": { "abomination": 1 } }, "mold_active": mold,
        });
        let title = title("invader").expect("it is in the catalog");
        let table = title.arrange(&position, Seed::from_number(1)).expect("the position is consistent");
        let seated = Seated::new(&*table, Seat(0));
        let typed: Box<Table<InvaderEdition>> =
            seated.typed_imagine::<Zombicide<InvaderEdition>>(Seed::from_number(1)).expect("it is that title");
        let mut mind = Mind::default();
        mind.look(typed.board());
        threat(&mut mind, typed.board())
    }

    #[test]
    fn a_trail_that_comes_to_another_nest_costs_more_the_nearer_it_is() {
        let nests = ["5R.s10", "5R.s11", "2R.s12"];
        let aside = threat_to("1R.s21", &nests);
        let beside = threat_to("2R.s11", &nests);
        assert_eq!(aside, 0, "the way there leads past no other nest");
        assert!(beside > 0, "the way there ends beside a nest");
        let grown = threat_to("2R.s11", &["5R.s10", "5R.s11", "2R.s12", "2R.s11"]);
        assert!(grown > beside, "{grown} against {beside}: its Mold has grown towards the trail");
    }
}
