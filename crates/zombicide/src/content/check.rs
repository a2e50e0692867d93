//! From what is written to what can be played: every name looked up, every problem collected.

use super::raw::*;
use super::*;
use super::{mission, tiles};
use crate::combat::harm::MOST_ABLATIVE;
use crate::parts;
use crate::pieces::{KINDS, MAX_FIGURES};
use crate::setup::{OptionKind, TableOption};
use crate::skills;
use holdout_reading::{Checker, Lines, document};
use serde::de::DeserializeOwned;
use toml::de::DeTable;

/// What lies in the box: a mission can use nothing else.
pub(crate) struct InTheBox<'c> {
    pub tiles: &'c [map::Tile],
    pub cards: &'c [CardInfo],
    /// The kind of each card of the enemies' deck.
    pub deck_kinds: &'c [String],
    pub supply: Counts,
    pub knobs: &'static Knobs,
}

pub fn content(files: &[(&str, &str)], knobs: &'static Knobs) -> Result<Content, Vec<Problem>> {
    let mut problems = Vec::new();
    let tiles = one_file(files, "tiles.toml", &mut problems)
        .map(|(lines, raw)| tiles::check(lines, raw, knobs.grounds, &mut problems));
    let cards = one_file(files, "equipment.toml", &mut problems).map(|(lines, raw)| cards(lines, raw, &mut problems));
    let supply =
        one_file(files, "miniatures.toml", &mut problems).map(|(lines, raw)| supply(lines, raw, knobs, &mut problems));
    let deck =
        one_file(files, "spawn-deck.toml", &mut problems).map(|(lines, raw)| deck(lines, raw, knobs, &mut problems));
    let people: Option<(Lines<'_>, SurvivorsFile)> = one_file(files, "survivors.toml", &mut problems);
    let (Some(tiles), Some(cards), Some(supply), Some(deck), Some(people)) = (tiles, cards, supply, deck, people)
    else {
        return Err(problems);
    };
    let (mut cards, card_skills) = cards;
    let ids: Vec<String> = cards.iter().map(|card| card.id.clone()).collect();
    let all_skills = skills::read(knobs.skills, &ids);
    for (card, (at, names, granted)) in cards.iter_mut().zip(card_skills) {
        for (name, grants) in names.iter().map(|name| (name, false)).chain(granted.iter().map(|name| (name, true))) {
            match all_skills.iter().position(|skill| skill.id == *name) {
                Some(place) if grants => card.grants = place as u16 + 1,
                Some(place) => card.skills.push(place as u16 + 1),
                None => problems.push(Problem::new(at.clone(), format!("there is no skill {name}"))),
            }
        }
    }
    let Supply { figures: supply, others, enemies, door_tokens } = supply;
    let identities = identities(people.0, people.1, &cards, &all_skills, &mut problems);
    let machines = if knobs.parts.machines.is_some() {
        one_file(files, "machines.toml", &mut problems).map(|(lines, raw)| machines(lines, raw, &mut problems))
    } else {
        Some(Vec::new())
    };
    let guards = if knobs.parts.garrison.is_some() {
        one_file(files, "guards.toml", &mut problems).map(|(lines, raw)| guards(lines, raw, &all_skills, &mut problems))
    } else {
        None
    };
    let (deck, deck_kinds, deck_groups) = deck;
    let in_box = InTheBox { tiles: &tiles, cards: &cards, deck_kinds: &deck_kinds, supply, knobs };
    let known = [
        "tiles.toml",
        "equipment.toml",
        "miniatures.toml",
        "spawn-deck.toml",
        "survivors.toml",
        "machines.toml",
        "guards.toml",
    ];
    let written = files.iter().filter(|(name, _)| !known.contains(name));
    let mut missions = mission::all(written.map(|(file, text)| Lines::new(file, text)), &in_box, &mut problems);
    missions.sort_by(|one, two| (one.number, &one.id).cmp(&(two.number, &two.id)));
    if problems.is_empty() {
        let copies = |(at, info): (usize, &CardInfo)| std::iter::repeat_n(Card(at as u8 + 1), info.starting.into());
        let starting = cards.iter().enumerate().flat_map(copies).rev().collect();
        let has_afar = all_skills.iter().any(|skill| skill.afar > 0);
        let mut all_perks = Perks::default();
        for skill in &all_skills {
            skill.grant(&mut all_perks);
        }
        let has_hoards = all_perks.hoards;
        let has_ammo = cards.iter().any(|card| card.is_ammo);
        let wanders = |kind: &Kind| parts::way_rule(&knobs.parts, *kind).is_some();
        let wanderers = Kind::ALL.into_iter().filter(wanders).fold(0, |bits, kind| bits | kind.bit());
        Ok(Content {
            knobs,
            starting,
            has_endings: parts::can_lose(&knobs.parts),
            gear: by_number(&cards, Gear::of),
            rooms: by_number(&cards, |info| info.fits.slots()),
            cards,
            identities,
            skills: all_skills,
            all_perks,
            has_afar,
            has_hoards,
            has_ammo,
            supply,
            others,
            wanderers,
            enemies,
            spawn_cards: deck,
            deck_groups,
            door_tokens,
            machines: machines.unwrap_or_default(),
            guards: guards.unwrap_or_default(),
            missions,
        })
    } else {
        Err(problems)
    }
}

fn one_file<'t, T: DeserializeOwned>(
    files: &[(&'t str, &'t str)],
    name: &str,
    problems: &mut Vec<Problem>,
) -> Option<(Lines<'t>, T)> {
    let Some((file, text)) = files.iter().find(|(file, _)| *file == name) else {
        problems.push(Problem::new(name, "the file is missing"));
        return None;
    };
    let lines = Lines::new(file, text);
    let mut checker = Checker::of(lines);
    let reading = match document(lines) {
        Ok(table) => holdout_reading::read(&table, &DeTable::new(), &mut |at, what| checker.wrong(at, what)),
        Err(mut errors) => {
            problems.append(&mut errors);
            return None;
        }
    };
    let sound = checker.is_sound();
    problems.extend(checker.problems());
    reading.filter(|_| sound).map(|reading| (lines, reading.what))
}

/// The cards, and the skills each names: those are known once the cards are.
type Named = Vec<(String, Vec<String>, Option<String>)>;

fn cards(lines: Lines<'_>, raw: CardsFile, problems: &mut Vec<Problem>) -> (Vec<CardInfo>, Named) {
    let mut checker = Checker::of(lines);
    let ablative = raw.cards.iter().filter(|card| card.does == CardEffect::Ablative);
    if ablative.map(RawCard::copies).sum::<usize>() > MOST_ABLATIVE {
        checker.wrong(0, format!("more than {MOST_ABLATIVE} cards that ward off a whole attack"));
    }
    let ids: Vec<String> = raw.cards.iter().map(|card| card.id.get_ref().clone()).collect();
    if ids.len() > 62 {
        checker.wrong(0, "more than 62 different cards");
    }
    let (mut cards, mut skills) = (Vec::new(), Vec::new());
    for card in raw.cards {
        let at = card.id.span().start;
        let names = card.skills.iter().map(|name| name.get_ref().clone()).collect();
        let grants = card.grants.as_ref().map(|name| name.get_ref().clone());
        if grants.is_some() != (card.does == CardEffect::Grant) {
            checker.wrong(at, "a card with `does = \"grant\"` says which skill it `grants`, and no other does");
        }
        skills.push((lines.problem(at, "").place, names, grants));
        let id = card.id.into_inner();
        if ids.iter().filter(|other| **other == id).count() > 1 {
            checker.wrong(at, format!("there is another card {id}"));
        }
        let mut weapons = [None; 3];
        for mode in card.modes {
            if mode.range[0] > mode.range[1] || !(2..=6).contains(&mode.accuracy) || mode.dice == 0 || mode.damage == 0
            {
                checker.wrong(at, format!("{id}: these figures of a weapon cannot be"));
            }
            weapons[mode.action.index()] = Some(Weapon {
                mode: mode.action,
                least: mode.range[0],
                most: mode.range[1],
                dice: mode.dice,
                accuracy: mode.accuracy,
                damage: mode.damage,
                noisy: mode.noisy,
                reload: mode.reload,
            });
        }
        let noisy = card.door.noisy;
        let dice = weapons[Mode::Melee.index()].map_or(1, |weapon| weapon.dice);
        let door = match card.door.mode {
            RawDoorMode::None => None,
            RawDoorMode::Auto => Some(DoorSymbol { roll: None, noisy }),
            RawDoorMode::Roll => Some(DoorSymbol { roll: Some((dice, card.door.value)), noisy }),
        };
        let rerolls = card.rerolls.iter().fold(0, |mask, name| {
            let place = ids.iter().position(|id| id == name.get_ref());
            if place.is_none() {
                checker.wrong(name.span().start, format!("there is no card {}", name.get_ref()));
            }
            mask | place.map_or(0, |at| 1_u64 << (at + 1))
        });
        cards.push(CardInfo {
            id,
            fits: card.slot,
            in_deck: card.count_deck,
            starting: card.count_starting,
            in_vault: card.count_vault,
            dual: card.dual,
            is_spell: card.kind == RawCardKind::Spell,
            is_enchantment: card.kind == RawCardKind::Enchantment,
            weapons,
            door,
            armour: card.armour,
            deed: card.does,
            rerolls,
            skills: Vec::new(),
            ammo: card.ammo,
            is_ammo: card.kind == RawCardKind::Ammo,
            needs_ammo: card.needs_ammo,
            throws: card.throws,
            spawns: card.spawns.map(|spawns| (spawns.kind, spawns.count)),
            in_supply: card.count_supply,
            grants: 0,
        });
    }
    problems.extend(checker.problems());
    (cards, skills)
}

/// Figures and tokens of the box.
struct Supply {
    figures: Counts,
    others: Counts,
    enemies: [Enemy; KINDS],
    door_tokens: u8,
}

/// Most figures of enemies in a box; options may add some.
const MOST_FIGURES: usize = MAX_FIGURES - 8;

/// What tokens that close openings are called among the figures.
const DOOR_TOKEN: &str = "door-token";

fn supply(lines: Lines<'_>, raw: FiguresFile, knobs: &Knobs, problems: &mut Vec<Problem>) -> Supply {
    let (mut supply, mut others, mut enemies) = ([0; KINDS], [0; KINDS], [Enemy::default(); KINDS]);
    let mut checker = Checker::of(lines);
    let mut door_tokens = None;
    for figures in raw.figures {
        let at = figures.kind.span().start;
        match (Kind::parse(figures.kind.get_ref()), figures.enemy) {
            (Some(kind), Some(enemy)) => {
                if [enemy.actions, enemy.wounds, enemy.toughness, enemy.xp, enemy.order].contains(&0) {
                    checker.wrong(at, "an enemy has at least 1 of everything");
                }
                supply[kind.index()] = figures.count;
                others[kind.index()] = figures.others;
                enemies[kind.index()] = enemy;
            }
            (Some(_), None) => checker.wrong(at, "an enemy needs `enemy = { actions = …, wounds = …, … }`"),
            (None, None) if figures.kind.get_ref() == DOOR_TOKEN => door_tokens = Some(figures.count),
            // Other figures that are no enemies are for people.
            (None, None) => {}
            (None, Some(_)) => checker.wrong(at, "there is no such kind of enemy"),
        }
    }
    let there: usize = supply.into_iter().chain(others).map(usize::from).sum();
    if there > MOST_FIGURES {
        checker.wrong(0, format!("a box has at most {MOST_FIGURES} figures of enemies, not {there}"));
    }
    if knobs.parts.door_tokens.is_some() && door_tokens.is_none() {
        checker.wrong(0, format!("the box says how many figures `{DOOR_TOKEN}` there are"));
    }
    problems.extend(checker.problems());
    Supply { figures: supply, others, enemies, door_tokens: door_tokens.unwrap_or(0) }
}

/// The figures of a weapon, if they can be.
fn arm(checker: &mut Checker<'_>, at: usize, mode: Mode, arm: RawArm) -> Weapon {
    let [least, most] = arm.range;
    if least > most || !(2..=6).contains(&arm.accuracy) || arm.dice == 0 || arm.damage == 0 {
        checker.wrong(at, "these figures of a weapon cannot be");
    }
    let RawArm { dice, accuracy, damage, noisy, .. } = arm;
    Weapon { mode, least, most, dice, accuracy, damage, noisy, reload: false }
}

fn machines(lines: Lines<'_>, raw: MachinesFile, problems: &mut Vec<Problem>) -> Vec<MachineInfo> {
    let mut checker = Checker::of(lines);
    let ids: Vec<String> = raw.machines.iter().map(|machine| machine.id.get_ref().clone()).collect();
    if ids != ["bot", "sentry-gun"] {
        checker.wrong(0, "the machines are `bot` and `sentry-gun`, in this order");
    }
    let mut all = Vec::new();
    for machine in raw.machines {
        let at = machine.id.span().start;
        let arms = [
            machine.melee.map(|one| arm(&mut checker, at, Mode::Melee, one)),
            machine.ranged.map(|one| arm(&mut checker, at, Mode::Ranged, one)),
        ];
        all.push(MachineInfo { id: machine.id.into_inner(), remote: machine.remote, moves: machine.moves, arms });
    }
    problems.extend(checker.problems());
    all
}

/// How Guards and improvised weapons fight.
fn arms(checker: &mut Checker<'_>, raw: Vec<RawGuardArm>) -> [Option<Weapon>; 2] {
    let mut arms = [None; 2];
    for one in raw {
        let (mode, at) = (*one.action.get_ref(), one.action.span().start);
        let RawGuardArm { range, dice, accuracy, damage, noisy, .. } = one;
        match arms.get_mut(mode.index()) {
            Some(place) => *place = Some(arm(checker, at, mode, RawArm { range, dice, accuracy, damage, noisy })),
            None => checker.wrong(at, "this is for Melee and Ranged Actions only"),
        }
    }
    arms
}

fn guards(lines: Lines<'_>, raw: GuardsFile, skills: &[Skill], problems: &mut Vec<Problem>) -> GuardsInfo {
    let mut checker = Checker::of(lines);
    let (arms, improvised) = (arms(&mut checker, raw.attacks), arms(&mut checker, raw.improvised));
    let mut skill_cards = Vec::new();
    for card in &raw.skill_cards {
        match skills.iter().position(|skill| skill.id == *card.skill.get_ref()) {
            Some(place) => skill_cards.extend(std::iter::repeat_n(place as u16 + 1, card.count as usize)),
            None => checker.wrong(card.skill.span().start, format!("there is no skill {}", card.skill.get_ref())),
        }
    }
    problems.extend(checker.problems());
    GuardsInfo { arms, improvised, skill_cards }
}

/// Cards an option leaves in the box, by their numbers.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawGroup {
    pub option: Name,
    pub cards: [u8; 2],
    #[serde(rename = "provenance")]
    _provenance: String,
}

/// The cards, the kind of each as it is written, and the groups an option leaves in the box.
type Deck = (Vec<SpawnCard>, Vec<String>, Vec<(String, u8, u8)>);

fn deck(lines: Lines<'_>, raw: DeckFile, knobs: &Knobs, problems: &mut Vec<Problem>) -> Deck {
    let mut checker = Checker::of(lines);
    if raw.cards.len() != *raw.count.get_ref() || raw.cards.len() > 64 {
        checker.wrong(raw.count.span().start, format!("{} cards are listed; at most 64 can be", raw.cards.len()));
    }
    let (mut deck, mut kinds) = (Vec::new(), Vec::new());
    for card in raw.cards {
        let at = card.number.span().start;
        kinds.push(card.kind.get_ref().clone());
        deck.push(match card.kind.get_ref().as_str() {
            "double-spawn" => SpawnCard::Double,
            "extra-activation" => {
                let Some(kind) = card.of else {
                    checker.wrong(at, "an extra activation needs a `type`");
                    continue;
                };
                SpawnCard::ExtraActivation { kind, levels: Level::ALL.map(|level| card.levels.contains(&level)) }
            }
            "spawn" => {
                let lines = [card.blue, card.yellow, card.orange, card.red].map(|line| match line {
                    Some((who, 0)) if who == "none" => None,
                    Some((who, count)) if count > 0 => {
                        let kind = Kind::parse(&who);
                        if kind.is_none() {
                            checker.wrong(at, format!("there is no enemy {who}"));
                        }
                        kind.map(|kind| (kind, count))
                    }
                    _ => {
                        checker.wrong(at, "a spawn card needs a line for each level");
                        None
                    }
                });
                SpawnCard::Enemies(lines)
            }
            other => {
                let Some(own) = parts::Card::read(&knobs.parts, &card) else {
                    let what = format!("there is no `{other}` like this among the cards of this edition");
                    checker.wrong(card.kind.span().start, what);
                    continue;
                };
                SpawnCard::Part(own)
            }
        });
    }
    let mut groups = Vec::new();
    for group in raw.groups {
        let (at, [from, to]) = (group.option.span().start, group.cards);
        let option = group.option.into_inner();
        let is_flag = |one: &&TableOption| one.id == option && matches!(one.kind, OptionKind::Flag { .. });
        if !knobs.options.iter().any(|one| is_flag(&one)) {
            checker.wrong(at, format!("there is no option {option} that is on or off"));
        }
        if from == 0 || from > to || usize::from(to) > deck.len() {
            checker.wrong(at, format!("the deck has cards 1 to {}", deck.len()));
        }
        groups.push((option, from, to));
    }
    problems.extend(checker.problems());
    (deck, kinds, groups)
}

fn identities(
    lines: Lines<'_>,
    raw: SurvivorsFile,
    cards: &[CardInfo],
    skills: &[Skill],
    problems: &mut Vec<Problem>,
) -> Vec<Identity> {
    let mut checker = Checker::of(lines);
    let mut identities = Vec::new();
    for person in raw.survivors {
        let at = person.id.span().start;
        let levels = [&person.blue, &person.yellow, &person.orange, &person.red];
        if levels.iter().any(|names| names.is_empty()) {
            checker.wrong(at, "a Survivor needs a skill at each level");
        }
        if person.health == 0 {
            checker.wrong(at, "a Survivor has at least 1 `health`");
        }
        let skills = levels.map(|names| {
            let found = names.iter().filter_map(|name| {
                let place = skills.iter().position(|skill| skill.id == *name.get_ref());
                if place.is_none() {
                    checker.wrong(name.span().start, format!("there is no skill {}", name.get_ref()));
                }
                place.map(|at| at as u16 + 1)
            });
            found.collect()
        });
        let body = person.body_slot_accepts.iter().fold(0, |mask, name| {
            let place = cards.iter().position(|card| card.id == *name.get_ref());
            if place.is_none() {
                checker.wrong(name.span().start, format!("there is no card {}", name.get_ref()));
            }
            mask | place.map_or(0, |at| 1_u64 << (at + 1))
        });
        identities.push(Identity {
            id: person.id.into_inner(),
            guest: person.guest,
            health: person.health,
            class: person.class,
            skills,
            body,
        });
    }
    problems.extend(checker.problems());
    identities
}
