//! From what is written to what can be played: every file of the box, every problem collected.

use super::raw::*;
use super::raw_setup::{SetupFile, TokensFile};
use super::{
    ActionNumbers, Content, Difficulty, EventText, InvaderCard, MOST_CARDS, MarineCardText, Monster, Numbers,
    SpawnCard, Start, Weapon, scenario,
};
use crate::pieces::{
    Abilities, CardName, DieColour, EventKind, Face, MarineCard, MonsterKind, Pool, Scatter, Shape, SpawnKind,
    TokenKind, WeaponKind,
};
use holdout_kernel::Problem;
use holdout_reading::{Checker, Lines, document, read};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use toml::de::DeTable;

/// The files every box has; all others are scenarios.
const BOX: [&str; 7] = [
    "dice.toml",
    "monsters.toml",
    "weapons.toml",
    "marine-cards.toml",
    "invader-cards.toml",
    "setup.toml",
    "tokens.toml",
];

pub fn content(files: &[(&str, &str)], digest: String) -> Result<Content, Vec<Problem>> {
    let mut problems = Vec::new();
    let told = &mut problems;
    let dice = one_file(files, "dice.toml", told, dice);
    let monsters = one_file(files, "monsters.toml", told, monsters);
    let weapons = one_file(files, "weapons.toml", told, weapons);
    let marine_cards = one_file(files, "marine-cards.toml", told, marine_cards);
    let deck = one_file(files, "invader-cards.toml", told, deck);
    let setup = one_file(files, "setup.toml", told, setup);
    let pieces = one_file(files, "tokens.toml", told, pieces);
    let (Some(dice), Some(monsters), Some(weapons), Some(marine_cards), Some(deck), Some(setup), Some(pieces)) =
        (dice, monsters, weapons, marine_cards, deck, setup, pieces)
    else {
        return Err(problems);
    };
    let (numbers, difficulties) = setup;
    let (spawns, events, cards) = deck;
    let mut content = Content {
        dice,
        monsters,
        weapons,
        marine_cards,
        events,
        spawns,
        cards,
        numbers,
        difficulties,
        scenarios: Vec::new(),
        pieces,
        digest,
    };
    let scenarios = files.iter().filter(|(name, _)| !BOX.contains(name));
    content.scenarios = scenario::all(scenarios.map(|(file, text)| Lines::new(file, text)), &content, &mut problems);
    if problems.is_empty() { Ok(content) } else { Err(problems) }
}

/// Reads one file of the box and checks it.
fn one_file<T: DeserializeOwned, C>(
    files: &[(&str, &str)],
    name: &str,
    problems: &mut Vec<Problem>,
    check: fn(T, &mut Checker<'_>) -> C,
) -> Option<C> {
    let Some((file, text)) = files.iter().find(|(file, _)| *file == name) else {
        problems.push(Problem::new(name, "the file is missing"));
        return None;
    };
    let lines = Lines::new(file, text);
    let table = match document(lines) {
        Ok(table) => table,
        Err(mut errors) => {
            problems.append(&mut errors);
            return None;
        }
    };
    let mut checker = Checker::of(lines);
    let reading = read(&table, &DeTable::new(), &mut |at, what| checker.wrong(at, what));
    let read = reading.filter(|_| checker.is_sound());
    let checked = read.map(|reading| check(reading.what, &mut checker)).filter(|_| checker.is_sound());
    problems.extend(checker.problems());
    checked
}

/// Sorts things by a closed list of names: each exactly once.
fn each_once<T, K: Copy + PartialEq>(
    things: Vec<(K, usize, T)>,
    all: &[K],
    id: fn(K) -> &'static str,
    checker: &mut Checker<'_>,
) -> Vec<T> {
    for (at, (kind, place, _)) in things.iter().enumerate() {
        if things[..at].iter().any(|(other, ..)| other == kind) {
            checker.wrong(*place, format!("{} stands here twice", id(*kind)));
        }
    }
    for kind in all.iter().filter(|kind| !things.iter().any(|(other, ..)| other == *kind)) {
        checker.wrong(0, format!("{} is missing", id(*kind)));
    }
    let mut things: Vec<_> =
        things.into_iter().map(|(kind, _, thing)| (all.iter().position(|other| *other == kind), thing)).collect();
    things.sort_by_key(|(place, _)| *place);
    things.into_iter().map(|(_, thing)| thing).collect()
}

fn dice(raw: DiceFile, checker: &mut Checker<'_>) -> [[Face; 6]; 4] {
    let mut dice = Vec::new();
    for die in raw.dice {
        let at = die.colour.span().start;
        if die.faces.len() != 6 || die.count == 0 {
            checker.wrong(at, "a die has six faces, and there is at least one of it");
        }
        for face in die.faces.iter().filter(|face| face.miss && (face.range, face.damage) != (0, 0)) {
            let figures = format!("a miss has no range and no damage, not {} and {}", face.range, face.damage);
            checker.wrong(at, figures);
        }
        let face = |at: usize| die.faces.get(at).copied();
        let faces = std::array::from_fn(|at| {
            face(at).map_or_else(Face::default, |raw| Face {
                range: raw.range,
                damage: raw.damage,
                bullet: raw.bullet,
                miss: raw.miss,
            })
        });
        dice.push((*die.colour.get_ref(), at, faces));
    }
    let dice = each_once(dice, DieColour::ALL, DieColour::id, checker);
    std::array::from_fn(|at| dice.get(at).copied().unwrap_or_default())
}

/// DM-10.18: the dice of an attack; the frame of an attack has room for five.
fn pool(dice: &Spanned<Vec<DieColour>>, checker: &mut Checker<'_>) -> Pool {
    if dice.get_ref().is_empty() || dice.get_ref().len() > 5 {
        checker.wrong(dice.span().start, "an attack has one to five dice");
    }
    dice.get_ref().iter().fold(Pool::default(), |mut pool, colour| {
        pool.0[colour.index()] += 1;
        pool
    })
}

const fn abilities(raw: &RawAbilities) -> Abilities {
    Abilities {
        accuracy: raw.accuracy,
        blast: raw.blast,
        deadly: raw.deadly,
        aimed: raw.aimed > 0,
        blow_through: raw.blow_through > 0,
        homing: raw.homing > 0,
        knockback: raw.knockback > 0,
        stealth: raw.stealth > 0,
        sweep: raw.sweep > 0,
        watchful: raw.watchful > 0,
    }
}

fn monsters(raw: MonstersFile, checker: &mut Checker<'_>) -> Vec<Monster> {
    let mut monsters = Vec::new();
    for monster in raw.monsters {
        let (kind, at) = (*monster.id.get_ref(), monster.id.span().start);
        let (shape, squares) = match monster.footprint.get_ref() {
            Footprint::One => (Shape::Single, 1),
            Footprint::Two => (Shape::Pair, 2),
            Footprint::Four => (Shape::Block, 4),
        };
        if *monster.squares.get_ref() != squares {
            checker.wrong(monster.squares.span().start, format!("such a figure covers {squares} squares"));
        }
        if *monster.armor.get_ref() == 0 || *monster.wounds.get_ref() == 0 {
            checker.wrong(monster.armor.span().start, "armour and wounds are at least 1");
        }
        if *monster.figures_total.get_ref() != 3 * monster.figures_per_colour {
            checker.wrong(monster.figures_total.span().start, "there are as many figures in each of three colours");
        }
        if monster.abilities.watchful > 0 && monster.abilities.knockback > 0 {
            checker.wrong(at, "a watchful monster with knockback could knock figures about without end");
        }
        monsters.push((
            kind,
            at,
            Monster {
                kind,
                shape,
                movement: monster.movement,
                armor: *monster.armor.get_ref(),
                wounds: *monster.wounds.get_ref(),
                pool: pool(&monster.attack_dice, checker),
                melee: monster.melee_only,
                abilities: abilities(&monster.abilities),
                figures_per_colour: monster.figures_per_colour,
            },
        ));
    }
    each_once(monsters, MonsterKind::ALL, MonsterKind::id, checker)
}

fn weapons(raw: WeaponsFile, checker: &mut Checker<'_>) -> Vec<Weapon> {
    let mut weapons = Vec::new();
    for weapon in raw.weapons {
        let (kind, at) = (*weapon.id.get_ref(), weapon.id.span().start);
        let has_token = TokenKind::ALL.iter().any(|token| token.weapon() == Some(kind));
        if *weapon.has_token.get_ref() != has_token || weapon.always_available == has_token {
            let what = "a weapon either has a token in the box or can always be used";
            checker.wrong(weapon.has_token.span().start, what);
        }
        if weapon.abilities.knockback > 0 {
            checker.wrong(at, "marines whose interrupts throw each other about would fill the table with attacks");
        }
        weapons.push((
            kind,
            at,
            Weapon {
                kind,
                pool: pool(&weapon.attack_dice, checker),
                ammo: weapon.ammo.kind(),
                melee: weapon.melee_only,
                always: weapon.always_available,
                abilities: abilities(&weapon.abilities),
            },
        ));
    }
    each_once(weapons, WeaponKind::ALL, WeaponKind::id, checker)
}

/// The one number of a card's text.
fn amount(params: &Spanned<BTreeMap<String, u8>>, checker: &mut Checker<'_>) -> u8 {
    if params.get_ref().len() > 1 {
        checker.wrong(params.span().start, "a card has one number at most");
    }
    params.get_ref().values().next().copied().unwrap_or_default()
}

fn marine_cards(raw: MarineCardsFile, checker: &mut Checker<'_>) -> Vec<MarineCardText> {
    let mut cards = Vec::new();
    for card in raw.cards {
        let (id, at) = (*card.id.get_ref(), card.id.span().start);
        let amount = amount(&card.params, checker);
        cards.push((id, at, MarineCardText { card: id, copies: card.copies, amount }));
    }
    let cards = each_once(cards, MarineCard::ALL, MarineCard::id, checker);
    // DM-2.8: three marines get two cards each, one or two get three.
    if cards.iter().map(|card| usize::from(card.copies)).sum::<usize>() < 6 {
        checker.wrong(0, "six cards are dealt, so there must be as many");
    }
    cards
}

fn scatters(raw: &Spanned<Vec<RawScatter>>, copies: usize, checker: &mut Checker<'_>) -> Vec<Scatter> {
    if raw.get_ref().len() != copies {
        checker.wrong(raw.span().start, format!("{copies} copies have as many scatter diagrams"));
    }
    let mut diagrams = Vec::new();
    for scatter in raw.get_ref() {
        diagrams.push(match (scatter.dir, scatter.squares, scatter.miss) {
            (None, None, true) => Scatter::Miss,
            (Some(direction), Some(squares @ 1..=9), false) => Scatter::To { direction: direction.into(), squares },
            _ => {
                let what = "a diagram is { miss = true } or such as { dir = \"NE\", squares = 2 }";
                checker.wrong(raw.span().start, what);
                Scatter::Miss
            }
        });
    }
    diagrams
}

type Deck = (Vec<SpawnCard>, Vec<EventText>, Vec<InvaderCard>);

fn deck(raw: InvaderCardsFile, checker: &mut Checker<'_>) -> Deck {
    let (mut spawns, mut events, mut cards) = (Vec::new(), Vec::new(), Vec::new());
    for spawn in raw.spawns {
        let (kind, at) = (*spawn.id.get_ref(), spawn.id.span().start);
        let groups = spawn.options.get_ref();
        if groups.is_empty() || groups.len() > 2 || groups.iter().any(|group| group.is_empty() || group.len() > 4) {
            checker.wrong(spawn.options.span().start, "a spawn card has one or two groups of one to four monsters");
        }
        // DM-M5.2.
        if groups.iter().flatten().any(|kind| *kind == MonsterKind::Cyberdemon) {
            checker
                .wrong(spawn.options.span().start, "no spawn card creates a cyberdemon: it stands in scenarios only");
        }
        let diagrams = scatters(&spawn.scatter, spawn.copies, checker);
        cards.extend(diagrams.into_iter().map(|scatter| InvaderCard { name: CardName::Spawn(kind), scatter }));
        spawns.push((kind, at, SpawnCard { kind, groups: spawn.options.into_inner() }));
    }
    let spawn_cards = cards.len();
    for event in raw.events {
        let (kind, at) = (*event.id.get_ref(), event.id.span().start);
        let diagrams = scatters(&event.scatter, usize::from(event.copies), checker);
        cards.extend(diagrams.into_iter().map(|scatter| InvaderCard { name: CardName::Event(kind), scatter }));
        let amount = amount(&event.params, checker);
        events.push((kind, at, EventText { kind, timing: event.timing, copies: event.copies, amount }));
    }
    let (said, at) = (raw.deck.get_ref(), raw.deck.span().start);
    let counted = (cards.len(), spawn_cards, cards.len() - spawn_cards);
    if (said.total, said.spawn, said.event) != counted {
        let (total, spawn, event) = counted;
        checker.wrong(at, format!("the file holds {total} cards: {spawn} spawn cards and {event} event cards"));
    }
    if cards.len() > MOST_CARDS {
        checker.wrong(at, format!("there is room for {MOST_CARDS} cards"));
    }
    (
        each_once(spawns, SpawnKind::ALL, SpawnKind::id, checker),
        each_once(events, EventKind::ALL, EventKind::id, checker),
        cards,
    )
}

#[expect(clippy::needless_pass_by_value, reason = "every file is handed over to its check")]
fn setup(raw: SetupFile, checker: &mut Checker<'_>) -> (Numbers, Vec<Difficulty>) {
    let start: Vec<(u8, Start)> = raw
        .start
        .get_ref()
        .iter()
        .map(|start| {
            (
                start.marines,
                Start {
                    bullets: start.bullets,
                    rockets: start.rockets,
                    cells: start.cells,
                    wounds: start.wounds,
                    armor: start.armor,
                    marine_cards: start.marine_cards,
                },
            )
        })
        .collect();
    if start.iter().map(|(marines, _)| *marines).ne(1..=3) {
        checker.wrong(raw.start.span().start, "there is one start for 1, 2 and 3 marines, in this order");
    }
    if start.iter().any(|(_, start)| start.wounds == 0 || start.armor == 0 || start.marine_cards > 3) {
        checker.wrong(raw.start.span().start, "a marine starts with a wound, armour and at most three cards");
    }
    raw.in_bounds(checker);
    let mut action = |id: &str| {
        let found = raw.action.get_ref().iter().find(|action| action.id.get_ref() == id);
        if found.is_none() {
            checker.wrong(raw.action.span().start, format!("the action {id} is missing"));
        }
        found.map_or_else(ActionNumbers::default, |action| ActionNumbers {
            movement: action.movement,
            attacks: action.attacks,
        })
    };
    let (costs, limits, invader) = (raw.movement_costs.get_ref(), &raw.limits, raw.invader.get_ref());
    let numbers = Numbers {
        sprint: action("sprint"),
        unload: action("unload"),
        advance: action("advance"),
        prepare: action("prepare"),
        start: std::array::from_fn(|at| start.get(at).map_or_else(Start::default, |(_, start)| *start)),
        starting_hand: invader.starting_hand,
        draw_per_marine: invader.draw_per_marine_player,
        spawn_cards_per_turn: invader.spawn_cards_per_turn,
        frag_when_deck_runs_out: invader.frag_when_deck_runs_out,
        step_cost: costs.step,
        teleporter_cost: costs.teleporter,
        vent_cost: costs.vent,
        pass_cost: costs.pass_token,
        door_cost: costs.door,
        security_door_cost: costs.security_door,
        respawn_min: limits.respawn_min_distance,
        respawn_max: limits.respawn_max_distance,
        knockback: limits.knockback_squares,
        homing_range: limits.homing_max_range,
        health: limits.health_token_wounds,
        adrenaline: limits.adrenaline_movement,
        heal: limits.heal_order_wounds,
        hazard: limits.hazard_wounds,
        barrel: limits.barrel_wounds,
    };
    let mut difficulties = Vec::new();
    for difficulty in raw.difficulty.get_ref() {
        if difficulty.hand_limit == 0 || difficulty.hand_limit > 10 {
            checker.wrong(difficulty.id.span().start, "a hand limit lies between 1 and 10");
        }
        difficulties.push(Difficulty {
            id: difficulty.id.get_ref().clone(),
            wounds: difficulty.wounds,
            bullets: difficulty.bullets,
            hand_limit: difficulty.hand_limit,
        });
    }
    if difficulties.is_empty() {
        checker.wrong(raw.difficulty.span().start, "there must be a difficulty setting");
    }
    (numbers, difficulties)
}

fn pieces(raw: TokensFile, checker: &mut Checker<'_>) -> BTreeMap<String, usize> {
    let mut pieces = BTreeMap::new();
    for token in raw.tokens {
        let at = token.id.span().start;
        if pieces.insert(token.id.get_ref().clone(), token.count).is_some() {
            checker.wrong(at, format!("{} stands here twice", token.id.get_ref()));
        }
    }
    for kind in TokenKind::ALL.iter().filter(|kind| !pieces.contains_key(kind.id())) {
        checker.wrong(0, format!("{} is missing", kind.id()));
    }
    pieces
}
