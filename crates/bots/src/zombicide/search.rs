//! Thinking ahead: every sensible answer is tried on several imagined tables, played on by instinct through the
//! enemies' answer to it, and the better half is tried on more of them.

use super::instinct::{self, Scene, Stance, acting};
use super::mind::Mind;
use super::worth::{Temper, any_death_loses, worth};
use super::{fortress, garrison, packing, quests, station};
use holdout_kernel::{Seat, Seed, Tape, Throw, Viewer};
use holdout_zombicide::content::CardEffect;
use holdout_zombicide::parts::{Answer as Own, doors, dragon_fire, spells};
use holdout_zombicide::pieces::{Hero, Mode, Zone};
use holdout_zombicide::{Answer, Board, Edition, Phase, Profile, Zombicide};

/// A table of an edition.
pub type Table<E> = holdout_kernel::Table<Zombicide<E>>;

/// Imagined tables each plan is tried on, round by round; the better part goes on.
const SAMPLES: [usize; 3] = [3, 8, 16];
/// Where the death of anybody loses, so many times as many are tried in the last round: a death that is rare must be
/// seen, too.
const CARE: usize = 2;
/// How many of those tried go on to the next round: one of this many, and at least this many; so many different answers
/// among them.
const KEEP: [(usize, usize, usize); 2] = [(3, 4, 3), (2, 2, 2)];
/// What an Action spent on inventories must bring at least.
const BETTER: i32 = 60;
/// What it is worth to take what lies here at once.
const NOW: i64 = 300;
/// Answers after which an imagined game is judged as it stands.
const LONGEST: usize = 400;

/// An answer and how the rest of the Turn would be played.
#[derive(Clone, Debug)]
pub struct Plan {
    pub answer: Answer,
    pub stance: Stance,
    /// What follows without chance: the steps of an exchange.
    then: Vec<(Seat, Answer)>,
    sum: i64,
    tried: usize,
}

impl Plan {
    fn mean(&self) -> i64 {
        // What can be had now is not left to others, who may not come to it.
        let now = if matches!(self.answer, Answer::Objective | Answer::Part(Own::Crypts(_))) { NOW } else { 0 };
        self.sum / self.tried.max(1) as i64 + now
    }
}

/// Plays a table on by instinct to the next Players' Phase, and says what it is worth then.
fn play_on<E: Edition>(
    mind: &mut Mind,
    table: &mut Table<E>,
    until: u16,
    stance: Stance,
    temper: Temper,
    legal: &mut Vec<Answer>,
) -> i32 {
    let turn = acting(table.board());
    for _ in 0..LONGEST {
        let board = table.board();
        if table.is_over() || board.round >= until && board.phase == Phase::Players {
            break;
        }
        let Some(seat) = table.waiting_for().iter().next() else { break };
        table.legal(seat, legal);
        let own = turn.is_some() && acting(board) == turn;
        let scene = Scene::of(table);
        let stance = if own { stance } else { Stance::Usual };
        let answer = instinct::choose(mind, board, legal, stance, &scene);
        table.take_offered(seat, answer, Tape::NONE);
    }
    worth(mind, table.board(), temper)
}

/// The best of some answers.
pub fn best<E: Edition>(mind: &mut Mind, table: &Table<E>, seat: Seat, answers: &[Answer], seed: Seed) -> Answer {
    let mut plans: Vec<Plan> = plans(mind, table, seat, answers);
    let temper = Temper::on(table.board()).facing(mind, table.board());
    let care = if any_death_loses(table.board()) { CARE } else { 1 };
    let mut tables: Vec<Table<E>> = Vec::with_capacity(SAMPLES[SAMPLES.len() - 1] * care);
    let mut legal = Vec::new();
    let until = table.board().round + 1;
    for (stage, samples) in SAMPLES.into_iter().enumerate() {
        let samples = if stage < 2 { samples } else { samples * care };
        while tables.len() < samples {
            tables.push(table.imagine(Viewer::Seat(seat), &mut Throw::loose(seed, tables.len() as u32)));
        }
        for plan in &mut plans {
            for start in &tables[plan.tried..samples] {
                let mut copy = *start;
                copy.take_offered(seat, plan.answer, Tape::NONE);
                for (asked, answer) in &plan.then {
                    copy.take_offered(*asked, *answer, Tape::NONE);
                }
                plan.sum += i64::from(play_on(mind, &mut copy, until, plan.stance, temper, &mut legal));
                plan.tried += 1;
            }
        }
        plans.sort_by_key(|plan| -plan.mean());
        // The same answer with the same end is the same plan.
        plans.dedup_by(|one, other| one.answer == other.answer && one.sum == other.sum);
        if let Some((part, least, kinds)) = KEEP.get(stage) {
            let left = (plans.len() / part).max(*least);
            let mut seen: Vec<Answer> = Vec::new();
            let mut at = 0;
            plans.retain(|plan| {
                at += 1;
                let new = !seen.contains(&plan.answer);
                let kept = at <= left || new && seen.len() < *kinds;
                if kept && new {
                    seen.push(plan.answer);
                }
                kept
            });
            if plans.iter().all(|plan| plan.answer == plans[0].answer) {
                break;
            }
        }
    }
    plans[0].answer
}

/// The best of some answers for whoever sees what chance will bring: every plan is played on once, on the very table, and
/// luck of up to `whim` is added to what comes of it.
pub fn foresee<E: Edition>(
    mind: &mut Mind,
    table: &Table<E>,
    seat: Seat,
    answers: &[Answer],
    temper: Temper,
    whim: u32,
    throw: &mut Throw<'_>,
) -> Answer {
    let until = table.board().round + 1;
    let temper = temper.facing(mind, table.board());
    let mut legal = Vec::new();
    let mut best = (answers[0], i32::MIN);
    for plan in plans(mind, table, seat, answers) {
        let mut copy = *table;
        copy.take_offered(seat, plan.answer, Tape::NONE);
        for (asked, answer) in &plan.then {
            copy.take_offered(*asked, *answer, Tape::NONE);
        }
        let then = play_on(mind, &mut copy, until, plan.stance, temper, &mut legal);
        let then = then.saturating_add(throw.below(whim.max(1)) as i32);
        if then > best.1 {
            best = (plan.answer, then);
        }
    }
    best.0
}

/// Answers worth a thought, each with the ways the Turn may go on.
fn plans<E: Edition>(mind: &mut Mind, table: &Table<E>, seat: Seat, answers: &[Answer]) -> Vec<Plan> {
    let board = table.board();
    let plan = |answer, stance| Plan { answer, stance, then: Vec::new(), sum: 0, tried: 0 };
    let sensible: Vec<Answer> = answers.iter().copied().filter(|answer| sensible(mind, board, *answer)).collect();
    let list = if sensible.is_empty() { answers } else { &sensible };
    let mut plans = Vec::new();
    for &answer in answers.iter().filter(|answer| exchanges(board, **answer)) {
        let (gain, then) = packing::exchange(table, seat, answer);
        if gain >= BETTER {
            plans.push(Plan { then, ..plan(answer, Stance::Usual) });
        }
    }
    let walks = acting(board).is_some() && list.contains(&Answer::EndTurn);
    for &answer in list {
        // Every step leads to one of the zones below.
        if walks && matches!(answer, Answer::Move { .. }) {
            continue;
        }
        plans.push(plan(answer, Stance::Usual));
        let goes_on = matches!(
            answer,
            Answer::Search
                | Answer::Attack { .. }
                | Answer::Part(Own::Doors(doors::Answer::Open { .. }))
                | Answer::Objective
        ) || matches!(answer, Answer::Part(answer) if station::goes_on(answer));
        if goes_on && acting(board).is_some_and(|hero| board.hero(hero).actions > 1) {
            plans.push(plan(answer, Stance::Onward));
            plans.push(plan(answer, Stance::Hold));
        }
    }
    if let Some(hero) = acting(board)
        && list.contains(&Answer::EndTurn)
    {
        let it = board.hero(hero);
        let far = (u16::from(it.actions) + 1) * 2;
        let from = *mind.way(board, it.zone);
        for to in (0..board.mission().map.zones.len() as u8).map(Zone).filter(|zone| from[zone.index()] <= far) {
            let answer = instinct::choose(mind, board, list, Stance::Go(to), &Scene::default());
            plans.push(plan(answer, Stance::Go(to)));
        }
    }
    plans
}

/// Whether an answer opens inventories that can be bettered.
fn exchanges(board: &Board, answer: Answer) -> bool {
    let spare = |hero: Hero| board.hero(hero).cards[3..].iter().any(|card| card.is_some());
    let own = acting(board).is_some_and(spare);
    match answer {
        Answer::Rearrange => own,
        Answer::Trade { survivor } => {
            let hoards = |hero: Hero| quests::hoard(board, hero) > 0;
            own || spare(survivor) || hoards(survivor) && acting(board).is_some_and(hoards)
        }
        _ => false,
    }
}

/// Whether an answer can be any good at all.
fn sensible(mind: &mut Mind, board: &Board, answer: Answer) -> bool {
    let Some(hero) = acting(board) else { return true };
    match answer {
        // Where the first death is the end nobody shoots at his own.
        Answer::Attack { mode, with, zone, .. }
            if mode != Mode::Melee
                && any_death_loses(board)
                && instinct::endangers(board, hero, mode, with, board.at(zone)) =>
        {
            false
        }
        Answer::Attack { mode, with, zone, focus: Some(kind), .. } => {
            let profile = Profile::of_cards(board, hero, mode, with, board.at(zone), false).focused(board, hero);
            instinct::concentrated(board, &profile, kind, 0) > 0
        }
        Answer::Attack { mode, with, zone, also, .. } => {
            also.is_none() && instinct::killable(board, hero, mode, with, board.at(zone)) > 0
        }
        Answer::Escape => !instinct::waits(board),
        Answer::Rearrange | Answer::Trade { .. } => false,
        Answer::Noise | Answer::Part(Own::Doors(doors::Answer::Close { .. })) => false,
        Answer::Eat { .. } => false,
        Answer::Part(Own::Spells(spells::Answer::EnchantSurvivor { slot, survivor, .. })) => {
            let heals = board.card(hero, slot).is_some_and(|info| info.deed == CardEffect::Heal);
            !heals || board.hero(survivor).wounds > 0
        }
        Answer::Part(Own::Spells(spells::Answer::EnchantZone { from, .. })) => board.zombies_in(board.at(from)) > 0,
        Answer::Part(Own::DragonFire(dragon_fire::Answer::Pour { zone, from })) => {
            let at = board.at(zone);
            from.is_none() && board.zombies_in(at) > 0 && !board.parts.dragon_fire.bile.contains(&at)
        }
        Answer::Part(Own::DragonFire(dragon_fire::Answer::Ignite { zone })) if fortress::in_play(board) => {
            let at = board.at(zone);
            board.zombies_in(at) > 0 || quests::prey(board).contains(at)
        }
        Answer::Part(Own::Garrison(answer)) => garrison::sensible(mind, board, hero, answer),
        Answer::Part(answer) => station::sensible(board, hero, answer),
        _ => true,
    }
}
