//! How good a position is for the team, at the beginning of a Players' Phase.

use super::aims::FAR;
use super::mind::Mind;
use super::{fire, fortress, garrison, station};
use holdout_zombicide::content::Want;
use holdout_zombicide::ground::Mover;
use holdout_zombicide::knobs::Deaths;
use holdout_zombicide::parts::{Want as Own, dragon_fire};
use holdout_zombicide::pieces::{Hero, Kind, Level, MAX_ZONES, Zone, ZoneSet};
use holdout_zombicide::{Board, Fate, Outcome};

const WON: i32 = 1_000_000;
pub const LOST: i32 = -300_000;
/// What a loss costs at least in a station: where the way is long it would seem the better end.
const RUIN: i32 = 150_000;
/// A Survivor who lives, by the Wounds he can bear before the last.
const LIVES: [i32; 3] = [2900, 4700, 6000];
/// The same where nobody may die (BP-M.5).
const ALL_LIVE: [i32; 3] = [1700, 4400, 6000];
const ESCAPED: i32 = 8000;
/// A point of what somebody carries, at least and in the beginning: what is found early is used all game long.
const FORTUNE: (i32, i32) = (8, 24);
const GOAL: i32 = 4000;
const OBJECTIVE: i32 = 1500;
/// What an enemy costs wherever it stands; an Abomination follows the team to its end.
const ENEMY: [i32; 5] = [120, 240, 240, 3600, 750];
/// A Wound that is to be expected, and one that somebody would die of.
const STRUCK: i32 = 350;
const DEADLY: i32 = 2000;
/// The mightiest one, where nobody may die: far off, beside somebody, in his zone.
const FEARED: [i32; 3] = [0, 1500, 6000];
/// Both where the mightiest one deals one Wound a Round like everybody else: whoever flees from him gets nowhere.
const MEEK: ([i32; 5], [i32; 3]) = ([120, 240, 240, 800, 750], [0, 300, 1000]);
/// An enemy in his zone, which costs a Survivor an Action to leave (BP-5.2).
const HELD: i32 = 60;
const DANGER: [i32; 4] = [0, -800, -3000, -5000];
/// A point of experience where everybody must have some; in a station, too.
const EXPERIENCE: [i32; 2] = [90, 250];
const SKILLED: [i32; 4] = [0, 180, 330, 500];
/// A spawn token, which brings a card in every Round to come.
const TOKEN: i32 = 1200;
/// A token outside the zone where the mission wants them all.
const OUTSIDE: i32 = 3000;
/// A Necromancer who escapes, by the tokens that may still come: at the limit that is the end (BP-8.11).
const ESCAPE: [i32; 4] = [24_000, 8000, 5000, 3500];
/// The most steps that are counted to a Necromancer and on his way out.
const FAR_OFF: u8 = 12;
/// All tokens in one zone: every Necromancer escapes at once (BP-8.15).
const ONE_ZONE: i32 = 3000;
/// A room of a shut building the team must enter, by Danger Level: what waits there grows, so it is better opened early.
const DEN: [i32; 4] = [120, 180, 280, 400];

/// What a team makes of its position: how much it wants to get on, in tenths where the first death is the end, and to
/// stay together, by comrade beside somebody.
#[derive(Clone, Copy, Debug)]
pub struct Temper {
    pub way: i32,
    pub company: i32,
    /// What a lost game is worth.
    pub lost: i32,
}

/// Where nobody may die, whoever lingers is lost: more come in every Round than can be killed.
pub const STEADY: Temper = Temper { way: 25, company: 150, lost: LOST };
pub const BOLD: Temper = Temper { way: 90, company: 30, lost: LOST };
/// In a station the next Abomination comes soon, and every Round lengthens the Mold.
pub const HASTY: Temper = Temper { way: 300, company: 100, lost: LOST };

impl Temper {
    /// The usual one on a board.
    pub fn on(board: &Board) -> Self {
        if station::in_play(board) { HASTY } else { STEADY }
    }

    /// The same for whoever thinks of a board: however far the way is there, a loss is no way out.
    pub fn facing(self, mind: &mut Mind, board: &Board) -> Self {
        if !mind.plans_tours() || !station::in_play(board) || board.outcome.is_some() {
            return self;
        }
        let now = worth(mind, board, self);
        Self { lost: self.lost.min(now - RUIN), ..self }
    }
}

/// Whether the first death is the end.
pub fn any_death_loses(board: &Board) -> bool {
    !board.mission().defeat.is_empty() || board.knobs().deaths == Deaths::FirstLoses
}

/// Wounds somebody can bear before the one he dies of.
fn spare(board: &Board, hero: Hero) -> i32 {
    i32::from(board.health(hero).saturating_sub(board.hero(hero).wounds + 1)).min(2)
}

pub fn worth(mind: &mut Mind, board: &Board, temper: Temper) -> i32 {
    mind.look(board);
    match board.outcome {
        Some(Outcome::Won) => return WON - i32::from(board.round) * 100,
        Some(_) => return temper.lost + i32::from(board.round) * 200,
        None => {}
    }
    let mut sum = progress(mind, board, temper) + enemies(mind, board, temper);
    let lives = if any_death_loses(board) { ALL_LIVE } else { LIVES };
    for hero in board.living() {
        let it = board.hero(hero);
        sum += lives[spare(board, hero) as usize];
        sum += mind.fortune(board, hero) * (FORTUNE.1 - i32::from(board.round)).max(FORTUNE.0);
        sum += SKILLED[Board::level_of(it.xp) as usize];
    }
    sum += board.all().filter(|hero| board.hero(*hero).fate == Fate::Escaped).count() as i32 * ESCAPED;
    // Experience is the last thing to hurry for: it comes with the fights for everything else.
    let goals = board.mission().goals.iter().enumerate().filter(|(at, _)| board.goals >> at & 1 == 0);
    let wants_level = goals.clone().any(|(_, goal)| matches!(goal.what, Want::Level(_))) && goals.count() == 1;
    let danger = board.danger();
    if wants_level {
        let most = board.living().map(|hero| board.hero(hero).xp).max().unwrap_or(0);
        sum += i32::from(most) * 60;
    } else if let Some(level) = all_at(board) {
        let enough = i32::from(level.least_xp());
        sum += board.living().map(|hero| i32::from(board.hero(hero).xp).min(enough)).sum::<i32>()
            * EXPERIENCE[usize::from(station::in_play(board))];
    } else {
        sum += DANGER[danger as usize];
    }
    sum += station::worth(mind, board) + fortress::worth(mind, board);
    let tokens = board.active_tokens().count() as i32;
    sum -= tokens * TOKEN * if danger >= Level::Orange { 2 } else { 1 };
    sum -= mind.aims().dens * DEN[danger as usize];
    let left = usize::from(board.token_limit()).saturating_sub(tokens as usize);
    sum -= hunt(board) * ESCAPE[left.min(ESCAPE.len() - 1)] / 100;
    let zones: ZoneSet = board.active_tokens().map(|(_, token)| token.zone).collect();
    let wanted = board.mission().goals.iter().find_map(|goal| match goal.what {
        Want::Part(Own::DragonFire(dragon_fire::Want { zone, tokens: true })) => Some(zone),
        _ => None,
    });
    if let Some(zone) = wanted {
        sum -= board.active_tokens().filter(|(_, token)| token.zone != zone).count() as i32 * OUTSIDE;
    } else if zones.len() == 1 {
        sum -= ONE_ZONE;
    }
    sum
}

/// The level the mission wants everybody at, if it still does.
fn all_at(board: &Board) -> Option<Level> {
    let goals = board.mission().goals.iter().enumerate().filter(|(at, _)| board.goals >> at & 1 == 0);
    goals.into_iter().find_map(|(_, goal)| if let Want::AllAtLevel(level) = goal.what { Some(level) } else { None })
}

/// How far the team is with its mission.
fn progress(mind: &mut Mind, board: &Board, temper: Temper) -> i32 {
    let mission = board.mission();
    let reached = board.goals.count_ones() as i32;
    // What takes long becomes dear: a team that only waits is overrun in the end.
    let haste = 10 + i32::from(board.round.min(30));
    let mut way = 0;
    let mut want = 0;
    let zones: Vec<Zone> = board.living().map(|hero| board.hero(hero).zone).collect();
    for hero in board.living() {
        let need = (220 - mind.fortune(board, hero)).clamp(0, 200);
        want += i32::from(mind.aims().rooms_for(board, hero)[board.hero(hero).zone.index()].min(14)) * need / 10;
    }
    let aims = mind.aims();
    for (_, field) in &aims.errands {
        way += zones.iter().map(|zone| i32::from(field[zone.index()])).min().unwrap_or(0) * 18;
    }
    for hero in board.living() {
        let zone = board.hero(hero).zone;
        let near = i32::from(aims.nearest[zone.index()]);
        if let Some(gather) = &aims.gather {
            way += i32::from(gather[zone.index()]) * 30;
        } else if near < i32::from(FAR) {
            way += near * 10;
        }
        way += i32::from(aims.rooms_for(board, hero)[zone.index()].min(12)) * if aims.lacks { 6 } else { 0 };
    }
    if let Some(tour) = &aims.tour {
        way += tour.first(board, &aims.errands).1;
    } else if let Some(last) = &aims.last {
        way += station::behind(board, last);
    }
    let burning = aims.prey.as_ref().and_then(|prey| fire::way(board, prey));
    if let Some(burning) = burning {
        way += burning;
    } else if let Some(prey) = &aims.prey {
        let ways = board.living().filter(|hero| carries_fire(board, *hero)).map(|hero| {
            // Beside it is near enough.
            i32::from(prey[board.hero(hero).zone.index()]).max(2)
        });
        way += ways.map(|steps| steps * 20).sum::<i32>();
    }
    let taken = board.taken.count_ones() as i32;
    let objective = if mission.goals.iter().any(|goal| goal.what == Want::Objectives) { OBJECTIVE } else { 700 };
    let (goal, objective) = station::milestones(board, temper.way).unwrap_or((GOAL, objective));
    let keys = (board.colours_taken & 0b110).count_ones() as i32 * 600;
    let artefacts = i32::from(board.parts.crypts.artefacts) * 1200;
    let way = if any_death_loses(board) { way * temper.way / 10 } else { way };
    reached * goal + taken * objective + keys + artefacts - want - way * haste / 14
}

/// How likely the Necromancers escape, in hundredths each: by their way out, and the way of whoever is nearest to them.
fn hunt(board: &Board) -> i32 {
    let mut sum = 0;
    for one in board.parts.necromancers.there.iter().filter(|one| one.zone != Zone::NONE) {
        let steps = board.steps_to(one.zone, Mover::SURVIVOR);
        let nearest = |zones: &mut dyn Iterator<Item = Zone>| {
            i32::from(zones.map(|zone| steps[zone.index()]).min().unwrap_or(FAR_OFF).min(FAR_OFF))
        };
        let hunter = nearest(&mut board.living().map(|hero| board.hero(hero).zone)) + 1;
        let out = nearest(&mut board.active_tokens().map(|(_, token)| token.zone).filter(|zone| *zone != one.entry));
        sum += 100 * hunter / (hunter + 2 * out);
    }
    sum
}

fn carries_fire(board: &Board, hero: Hero) -> bool {
    use holdout_zombicide::content::CardEffect;
    board.hero(hero).cards.iter().any(|card| {
        [CardEffect::Bile, CardEffect::Torch, CardEffect::Flamethrower]
            .into_iter()
            .any(|deed| board.content().is(*card, deed))
    })
}

/// What the enemies on the board cost, and the Wounds to expect from those at hand.
fn enemies(mind: &mut Mind, board: &Board, temper: Temper) -> i32 {
    let mut people = ZoneSet::EMPTY;
    board.living().for_each(|hero| people.insert(board.hero(hero).zone));
    let mut sum = 0;
    // Whoever is alone is lost.
    for hero in board.living() {
        let around = board.neighbours(board.hero(hero).zone).or(ZoneSet::only(board.hero(hero).zone));
        let held = i32::from(board.zombies_in(board.hero(hero).zone)).min(3);
        sum -= held * HELD;
        let company = board.living().filter(|other| around.contains(board.hero(*other).zone)).count() as i32 - 1;
        sum += company.min(3) * temper.company;
    }
    let near = people.iter().fold(people, |near, zone| near.or(board.neighbours(zone)));
    let meek = fortress::in_play(board);
    for zone in board.crowd.iter() {
        let factor = match (people.contains(zone), near.contains(zone)) {
            (true, _) => 3,
            (false, true) => 2,
            (false, false) => 1,
        };
        let counts = board.zombies[zone.index()];
        if let Some(boss) = board.content().boss().filter(|_| any_death_loses(board)) {
            let feared = if meek { MEEK.1 } else { FEARED };
            sum -= i32::from(counts[boss.index()]) * feared[factor as usize - 1];
        }
        let costs = if meek { MEEK.0 } else { ENEMY };
        sum -= counts.iter().zip(costs).map(|(count, cost)| i32::from(*count) * cost).sum::<i32>() * factor / 2;
    }
    // Enemies at hand against what the Survivors there can kill before they strike.
    let mut power = [[0_i32; 3]; MAX_ZONES];
    for hero in board.living() {
        let kit = mind.kit(board, hero);
        let it = board.hero(hero);
        let actions = if it.learned > 1 { 4 } else { 3 };
        // Where nobody shoots into his own, half of what comes is shot before it is there.
        let crowded = meek && board.living_in(it.zone).any(|other| other != hero);
        for (sum, (melee, shot)) in power[it.zone.index()].iter_mut().zip(kit.melee.iter().zip(kit.shot)) {
            *sum += actions * (*melee).max(if crowded { shot / 2 } else { shot });
        }
    }
    for zone in people.iter() {
        let here = board.zombies[zone.index()];
        let mut load = [0_i32; 3];
        let mut add = |counts: [u8; 5], share: i32| {
            load[0] += i32::from(counts[Kind::Walker.index()] + counts[Kind::Necromancer.index()]) * share;
            // A Runner strikes twice.
            load[0] += i32::from(counts[Kind::Runner.index()]) * share * 3 / 2;
            load[1] +=
                i32::from(counts[Kind::Fatty.index()]) * share * i32::from(board.content().enemy(Kind::Fatty).wounds);
            load[2] += i32::from(counts[Kind::Abomination.index()]) * share;
        };
        add(here, 100);
        for next in board.neighbours(zone).and(board.crowd).iter() {
            add(board.zombies[next.index()], 50);
        }
        let mut have = power[zone.index()];
        have[0] += garrison::power(board, zone);
        let mut excess = 0;
        let mut light = have[0];
        for level in [2, 1, 0] {
            let can = if level == 0 { light } else { have[level].min(light) };
            excess += (load[level] - can).max(0);
            light -= load[level].min(can);
        }
        // Wounds are shared out as long as nobody dies of them; what is left over kills.
        let there = board.living_in(zone);
        let people = there.clone().count() as i32;
        let spare: i32 = there.map(|hero| spare(board, hero) * 100).sum::<i32>() + garrison::spare(board, zone) * 100;
        let deadly = (excess - spare).clamp(0, people * 200);
        sum -= excess.min(spare) * STRUCK / 100 + deadly * DEADLY / 100;
    }
    sum
}
