//! What a Survivor does without thinking: quick rules by which imagined games are played on.

use super::mind::Mind;
use super::peril::Peril;
use super::search::Table;
use super::{arms, fortress, garrison, quests, station};
use holdout_zombicide::Profile;
use holdout_zombicide::content::CardEffect;
use holdout_zombicide::parts::{Answer as Own, crypts, doors, dragon_fire, spells};
use holdout_zombicide::pieces::{Hero, Kind, Mode, Slot, Slots, Zone};
use holdout_zombicide::{Answer, Board, Dealing, Edition, Fate, Frame};

/// How the rest of a Turn is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stance {
    /// Fight, search, go on.
    Usual,
    /// Go on before anything that can wait.
    Onward,
    /// Go to a zone, and do there what can be done.
    Go(Zone),
    /// End the Turn here.
    Hold,
}

pub fn acting(board: &Board) -> Option<Hero> {
    board.living().find(|hero| board.hero(*hero).in_turn)
}

/// What a question is about besides what stands on the board.
#[derive(Default)]
pub struct Scene {
    /// Wounds that are dealt out.
    dealing: Option<Dealing>,
    /// The zone whose Guards get an order.
    ordered: Option<Zone>,
    /// Who is about to suffer Wounds: not always whoever acts.
    suffering: Option<Hero>,
}

impl Scene {
    pub fn of<E: Edition>(table: &Table<E>) -> Self {
        let last = table.frames().last();
        let dealing = last.and_then(|frame| frame.dealing(table.board()));
        Self { dealing, ordered: last.and_then(Frame::ordered), suffering: last.and_then(Frame::suffering) }
    }
}

/// The answer that comes to mind first.
pub fn choose(mind: &mut Mind, board: &Board, legal: &[Answer], stance: Stance, scene: &Scene) -> Answer {
    let hero = acting(board);
    mind.look(board);
    // Where he may go he looks around first.
    let walks =
        hero.is_some() && legal.iter().any(|answer| matches!(answer, Answer::Move { .. } | Answer::Sprint { .. }));
    let peril = walks.then(|| mind.peril(board));
    let mut best = (legal[0], i32::MIN);
    for &answer in legal {
        let urge = match (answer, hero) {
            (Answer::Wound { survivor } | Answer::FriendlyFire { survivor }, _) => {
                bears(board, survivor, scene.dealing.as_ref())
            }
            (Answer::Shrug { slot }, _) => scene.suffering.map_or(0, |hero| shrugs(board, hero, slot)),
            (Answer::Part(Own::Corruption(answer)), _) => fortress::together(mind, board, answer),
            (Answer::Part(Own::Garrison(answer)), Some(hero)) if stance != Stance::Hold => {
                garrison::order(mind, board, hero, scene.ordered, answer)
            }
            // Whoever gives an order lets it be carried out.
            (Answer::Stop, _) if scene.ordered.is_some() => -1000,
            _ => urge(mind, board, hero, answer, stance, peril.as_ref()),
        };
        if urge > best.1 {
            best = (answer, urge);
        }
    }
    best.0
}

/// Whether a card is worth less than the Wound it takes.
fn shrugs(board: &Board, hero: Hero, slot: Slot) -> i32 {
    let card = board.hero(hero).cards[slot.index()];
    if card.is_some() { 30 - arms::keep(board, card) } else { -1000 }
}

/// Whether others must leave before a Survivor does.
pub fn waits(board: &Board) -> bool {
    station::waits(board) || fortress::waits(board)
}

/// Enemies of a zone that an attack can kill; those who draw all shots spare the others.
pub fn killable(board: &Board, hero: Hero, mode: Mode, with: Slots, zone: Zone) -> i32 {
    i32::from(Profile::of_cards(board, hero, mode, with, zone, false).killable(board, zone))
}

/// Whether misses can hit friends there.
pub fn endangers(board: &Board, hero: Hero, mode: Mode, with: Slots, zone: Zone) -> bool {
    let people = friends(board, zone, hero) > 0 || board.guards_in(zone) > 0;
    people && {
        let profile = Profile::of_cards(board, hero, mode, with, zone, false);
        !profile.aims && !profile.spares
    }
}

/// Dice of the cards in use, roughly.
fn dice(board: &Board, hero: Hero, mode: Mode, with: Slots) -> i32 {
    let weapon = board.card(hero, with.first()).and_then(|info| info.weapons[mode.index()]);
    weapon.map_or(0, |weapon| i32::from(weapon.dice) * i32::from(7 - weapon.accuracy)) * i32::from(with.len())
}

fn friends(board: &Board, zone: Zone, hero: Hero) -> usize {
    board.living_in(zone).filter(|other| *other != hero).count()
}

fn urge(
    mind: &mut Mind,
    board: &Board,
    hero: Option<Hero>,
    answer: Answer,
    stance: Stance,
    peril: Option<&Peril>,
) -> i32 {
    match answer {
        Answer::Activate { survivor } => return first(mind, board, survivor),
        Answer::AllWounds { .. } | Answer::AllHits { .. } | Answer::AllFriendlyFire { .. } => return -1000,
        Answer::Take | Answer::Agree | Answer::Rooms | Answer::UseShield => return 100,
        Answer::Hit { kind } => {
            return match kind {
                Kind::Necromancer => 5,
                Kind::Abomination => 6,
                Kind::Runner => 4,
                Kind::Fatty => 3,
                Kind::Walker => 2,
            };
        }
        Answer::Ablate { kind } => {
            return 50 + kind.map_or(1, |kind| i32::from(board.content().enemy(kind).wounds)) * 10;
        }
        Answer::Leave | Answer::Keep | Answer::Suffer | Answer::Done | Answer::Refuse => return 0,
        _ => {}
    }
    let Some(hero) = hero else { return 0 };
    let it = board.hero(hero);
    let own = it.zone;
    if stance == Stance::Hold {
        return match answer {
            Answer::EndTurn | Answer::Stop => 100,
            Answer::Escape if !waits(board) => 200,
            _ => 0,
        };
    }
    if let Stance::Go(to) = stance {
        let way = mind.way(board, to);
        let here = way[own.index()];
        let nearer = match answer {
            Answer::Move { zone } | Answer::Sprint { zone } => Some(way[board.at(zone).index()]),
            Answer::Part(Own::Doors(doors::Answer::Open { door, .. } | doors::Answer::BreakIn { door })) => {
                let door = &board.mission().map.doors[usize::from(door)];
                let beyond = if door.a == own { door.b } else { door.a };
                Some(way[beyond.index()] + super::aims::DOOR)
            }
            Answer::Part(answer) => station::leads_to(board, answer).map(|to| way[to.index()]),
            _ => None,
        };
        if let Some(then) = nearer {
            return if then < here { 1000 - i32::from(then) } else { -1000 };
        }
        if own != to && matches!(answer, Answer::Search) {
            return 20;
        }
    }
    match answer {
        Answer::Escape if waits(board) => -500,
        Answer::Escape => 2000,
        Answer::Objective => {
            if mind.aims().places.contains(own) {
                800
            } else {
                -20
            }
        }
        Answer::Part(Own::Crypts(crypts::Answer::Artefact { .. })) => 400,
        Answer::Attack { mode, with, zone, focus: Some(kind), .. } => {
            let at = board.at(zone);
            let profile = Profile::of_cards(board, hero, mode, with, at, false).focused(board, hero);
            if mode != Mode::Melee && !profile.aims && !profile.spares && friends(board, at, hero) > 0 {
                return -100;
            }
            concentrated(board, &profile, kind, if at == own { 300 } else { 180 })
        }
        Answer::Attack { mode, with, zone, also, .. } => {
            let at = board.at(zone);
            let count = i32::from(board.zombies_in(at));
            if count == 0 || also.is_some() {
                return -100;
            }
            let kills = killable(board, hero, mode, with, at);
            if kills == 0 {
                return -100;
            }
            if mode != Mode::Melee && friends(board, at, hero) > 0 {
                return -100;
            }
            let hunted = board.zombies[at.index()][Kind::Necromancer.index()] > 0;
            let base = if at == own { 300 } else { 180 } + i32::from(hunted) * 60;
            base + dice(board, hero, mode, with).min(kills * 6) + kills.min(5)
        }
        Answer::Search => {
            if station::hurries(mind, board, hero) {
                50
            } else if stance == Stance::Onward {
                90
            } else {
                150
            }
        }
        Answer::SearchBodies => 150,
        Answer::Part(Own::DragonFire(dragon_fire::Answer::Ignite { zone })) => {
            let at = board.at(zone);
            let prey = mind.aims().prey.as_ref().is_some_and(|field| field[at.index()] == 0);
            if board.living_in(at).next().is_some() || board.guards_in(at) > 0 {
                return -2000;
            }
            if prey {
                900
            } else if quests::burns(board) {
                -50
            } else {
                i32::from(board.zombies_in(at)) * 100 - 150
            }
        }
        Answer::Part(Own::DragonFire(dragon_fire::Answer::Pour { zone, from })) => {
            let at = board.at(zone);
            let torch = it.cards.iter().any(|card| board.content().is(*card, CardEffect::Torch));
            let prey = mind.aims().prey.as_ref().is_some_and(|field| field[at.index()] == 0);
            if from.is_some() || board.parts.dragon_fire.bile.contains(&at) || at == own {
                return -100;
            }
            if prey && it.actions >= 2 && torch { 700 } else { -100 }
        }
        Answer::Move { zone } | Answer::Sprint { zone } => step(mind, board, hero, board.at(zone), stance, peril),
        Answer::Part(Own::Doors(doors::Answer::Open { door, .. } | doors::Answer::BreakIn { door })) => {
            let door = &board.mission().map.doors[usize::from(door)];
            let beyond = if door.a == own { door.b } else { door.a };
            let aims = mind.aims();
            let nearer = aims.nearest[beyond.index()] < aims.nearest[own.index()];
            if nearer && it.actions >= 2 { 60 } else { -10 }
        }
        Answer::Reload { .. } => {
            let seen = board.seen_from(own).and(board.crowd);
            if seen.is_empty() { -10 } else { 100 }
        }
        Answer::Part(Own::Spells(spells::Answer::EnchantSurvivor { slot, survivor, .. })) => {
            let heals = board.card(hero, slot).is_some_and(|info| info.deed == CardEffect::Heal);
            if heals { i32::from(board.hero(survivor).wounds) * 120 - 10 } else { -10 }
        }
        Answer::Part(answer) => {
            fortress::urge(mind, board, hero, answer).unwrap_or_else(|| station::urge(mind, board, hero, answer))
        }
        Answer::EndTurn | Answer::Stop => 0,
        Answer::Reroll => -1,
        Answer::Skill { choice } => i32::from(choice),
        _ => -100,
    }
}

/// Who acts first: whoever stands in danger, then whoever can shoot.
fn first(mind: &mut Mind, board: &Board, hero: Hero) -> i32 {
    let zone = board.hero(hero).zone;
    let kit = mind.kit(board, hero);
    let here = i32::from(board.zombies_in(zone)).min(4);
    let seen = i32::from(!board.seen_from(zone).and(board.crowd).is_empty());
    let way = i32::from(mind.aims().nearest[zone.index()]);
    here * 100 + seen * kit.shot[0].min(90) + 60 - way
}

/// How much all hits together on one enemy are worth trying, if each of them alone does nothing to it.
pub fn concentrated(board: &Board, profile: &Profile, kind: Kind, base: i32) -> i32 {
    let (tough, damage) = (board.content().enemy(kind).toughness, profile.damage);
    if damage == 0 || tough <= damage {
        return -100;
    }
    let good = (7 - i32::from(profile.least.saturating_sub(profile.bonus))).clamp(1, 6);
    let chance = arms::at_least(i32::from(profile.dice), good, i32::from(tough.div_ceil(damage)));
    if chance < 8 {
        return -100;
    }
    base + chance / 4 + if kind == Kind::Abomination { 15 } else { 0 }
}

/// Who takes a Wound: whoever can bear most after what he was given already, the armoured before others.
fn bears(board: &Board, hero: Hero, dealing: Option<&Dealing>) -> i32 {
    let (given, each) = dealing.map_or((0, 1), |it| (i32::from(it.given[hero.index()]), i32::from(it.each)));
    if hero.as_ally().is_some() {
        let fortress = fortress::in_play(board);
        return if fortress { garrison::bears(board, hero, given) } else { station::bears(board, hero, given) };
    }
    let it = board.hero(hero);
    let armour = it.cards[..3].iter().filter(|card| card.is_some()).map(|card| board.content().card(*card).armour);
    let saves = armour.filter(|value| *value > 0).min().map_or(0, |value| 7 - i32::from(value));
    let tough = if board.perks(hero).thick_skin { 2 } else { 0 };
    let wards = given == 0 && board.worn(hero, CardEffect::Ablative).is_some();
    let left = i32::from(board.health(hero)) - i32::from(it.wounds) - given * (6 - saves) / 6;
    let after = if wards { left } else { left - each };
    let dies = if after <= 0 { 400 } else { 0 };
    after * 100 + (saves + tough) * 12 - dies - if it.fate == Fate::Alive { 0 } else { 500 }
}

fn step(mind: &mut Mind, board: &Board, hero: Hero, to: Zone, stance: Stance, peril: Option<&Peril>) -> i32 {
    let it = board.hero(hero);
    let kit = mind.kit(board, hero);
    let needy = kit.worth() < 90 && !it.searched;
    let pull = mind.pull(board, hero);
    let (here, there) = (pull[it.zone.index()], pull[to.index()]);
    let crowd = i32::from(board.zombies_in(to));
    if crowd > 0 {
        let strike = Profile { damage: if kit.melee[1] > 0 { 2 } else { 1 }, aims: true, ..Profile::default() };
        let kills = i32::from(strike.killable(board, to));
        let left = i32::from(it.actions) - 1;
        let wins = kills == crowd && kit.melee[0] * left >= crowd * 100;
        return if wins { 55 } else { -100 - crowd * 20 };
    }
    let base = match stance {
        Stance::Onward => 160,
        Stance::Usual | Stance::Hold | Stance::Go(_) => 60,
    };
    let worse = peril.map_or(0, |peril| peril.at(mind, board, hero, to) - peril.at(mind, board, hero, it.zone));
    if worse < -8 {
        let held = board.content().boss().is_some_and(|boss| board.zombies[it.zone.index()][boss.index()] > 0);
        let flees = worse <= -20 && (held || it.actions == 1);
        return if flees { 350 - worse } else { 40 - worse * 2 };
    }
    let gain = i32::from(here) - i32::from(there);
    let aims = mind.aims();
    let rooms = aims.rooms_for(board, hero);
    let rooms = i32::from(rooms[it.zone.index()]) - i32::from(rooms[to.index()]);
    if gain > 0 {
        return base + gain - worse.max(0) * 4;
    }
    if (needy || aims.lacks) && rooms > 0 && here >= super::aims::FAR {
        return 50 - worse.max(0) * 4;
    }
    -30
}
