//! What a Survivor can do with the cards he carries, and how good an inventory is.

use super::{fire, quests, station};
use holdout_zombicide::Board;
use holdout_zombicide::content::{CardEffect, Fits, Want};
use holdout_zombicide::parts::Want as Own;
use holdout_zombicide::pieces::{Card, Hero, Kind, Mode, SLOTS, Slot, Zone};
use holdout_zombicide::skills::Perks;

/// The most that counts of a card which is kept to be spent.
const SPENT: i32 = 30;

/// Kills to expect of one Action, in hundredths, by the Damage that is asked for (1, 2, 3).
#[derive(Clone, Copy, Debug, Default)]
pub struct Power {
    pub melee: [i32; 3],
    pub shot: [i32; 3],
    /// Something in hand opens doors.
    pub opens: bool,
}

impl Power {
    /// What a team wants of a fighter: one strong way to fight, a second one, and something against Fatties.
    pub fn worth(&self) -> i32 {
        let (melee, shot) = (self.melee[0], self.shot[0] * 5 / 4);
        let heavy = self.melee[1].max(self.shot[1]);
        let best = concave(melee.max(shot));
        best + melee.min(shot) / 3 + heavy.min(100) / 2 + if self.opens { 12 } else { 0 }
    }
}

/// More is better, much more is not much better.
fn concave(value: i32) -> i32 {
    value.min(100) + (value - 100).clamp(0, 150) * 2 / 3 + (value - 250).max(0) / 4
}

/// What a Survivor's skills add to his weapons.
pub struct Gifts {
    perks: Perks,
    /// Uses he has a free Action for.
    free: u16,
}

impl Gifts {
    pub fn of(board: &Board, hero: Hero) -> Self {
        let skills = board.hero(hero).skills.into_iter().filter(|skill| *skill > 0);
        let free = skills.fold(0, |free, skill| free | board.content().skills[usize::from(skill) - 1].free);
        Self { perks: board.perks(hero), free }
    }

    fn none() -> Self {
        Self { perks: Perks::default(), free: 0 }
    }
}

/// The chance of so many hits at least, in hundredths, with `good` faces of six.
pub fn at_least(dice: i32, good: i32, hits: i32) -> i32 {
    // By number of hits so far, in hundred-thousandths; those beyond what is asked for are one.
    let top = hits.clamp(0, 6) as usize;
    let mut chances = [0_i32; 7];
    chances[0] = 100_000;
    for _ in 0..dice.min(12) {
        for at in (0..top).rev() {
            let hit = chances[at] * good.clamp(0, 6) / 6;
            chances[at] -= hit;
            chances[at + 1] += hit;
        }
    }
    chances[top] / 1000
}

/// What lies in three places for weapons, and which of them have ammunition attached.
#[derive(Clone, Copy, Default)]
pub struct Hold {
    pub cards: [Card; 3],
    pub loaded: [bool; 3],
}

impl Hold {
    pub const fn of(cards: [Card; 3]) -> Self {
        Self { cards, loaded: [false; 3] }
    }
}

/// Kills to expect of some dice, in hundredths.
fn expected(board: &Board, gifts: &Gifts, mode: Mode, card: Card, pair: bool, dagger: bool) -> (i32, u8) {
    let perks = &gifts.perks;
    let Some(weapon) = board.content().card(card).weapons[mode.index()] else { return (0, 0) };
    let at = mode.index();
    let count = if pair { 2 } else { 1 };
    let dice = i32::from(weapon.dice + perks.dice[at]) * count + i32::from(dagger) * count;
    let least = i32::from(weapon.accuracy) - i32::from(perks.result[at]);
    let good = (7 - least).clamp(1, 6);
    // A weapon that must be reloaded fires every other Action.
    let loads = if weapon.reload && !perks.reloads_free { 2 } else { 3 };
    let free = if gifts.free >> at & 1 == 1 { 4 } else { 3 };
    (dice * good * 100 / 6 * loads / 3 * free / 3, weapon.damage + perks.damage[at])
}

/// The fighting power of three cards held at once.
pub fn kit(board: &Board, gifts: &Gifts, hold: Hold) -> Power {
    let held = hold.cards;
    let mut kit = Power::default();
    for (at, &card) in held.iter().enumerate().filter(|(_, card)| card.is_some()) {
        let info = board.content().card(card);
        if info.fits != Fits::Hand || info.needs_ammo && !hold.loaded[at] {
            continue;
        }
        kit.opens |= info.door.is_some();
        let others = held.iter().enumerate().filter(|(other, one)| *other != at && one.is_some());
        let dagger = others.clone().any(|(_, one)| board.content().is(*one, CardEffect::ExtraMeleeDie));
        let twin = others.clone().any(|(_, one)| *one == card);
        for mode in Mode::ALL {
            if info.weapons[mode.index()].is_none() {
                continue;
            }
            let pair = twin && (info.dual || gifts.perks.dual[mode.index()]);
            let (kills, damage) = expected(board, gifts, mode, card, pair, dagger && mode == Mode::Melee);
            let kills = if hold.loaded[at] { kills * 5 / 4 } else { kills };
            // A polearm strikes the next zone and never the own one.
            let reaches = info.weapons[mode.index()].is_some_and(|weapon| mode == Mode::Melee && weapon.least > 0);
            let kills = if reaches { kills * 4 / 5 } else { kills };
            let line = if mode == Mode::Melee && !reaches { &mut kit.melee } else { &mut kit.shot };
            for best in &mut line[..usize::from(damage.min(3))] {
                *best = kills.max(*best);
            }
            // All hits together may be enough for one who is too tough for each of them.
            if board.knobs().focus && damage > 0 {
                let weapon = info.weapons[mode.index()].unwrap_or_else(|| unreachable!("it was there above"));
                let least = i32::from(weapon.accuracy) - i32::from(gifts.perks.result[mode.index()]);
                let dice = i32::from(weapon.dice + gifts.perks.dice[mode.index()]) * if pair { 2 } else { 1 };
                for (tough, best) in (1..).zip(line).skip(usize::from(damage)) {
                    let hits = (tough + i32::from(damage) - 1) / i32::from(damage);
                    *best = at_least(dice, (7 - least).clamp(1, 6), hits).max(*best);
                }
            }
        }
    }
    kit
}

/// What a Survivor holds now.
pub fn held(board: &Board, hero: Hero) -> Power {
    let cards = &board.hero(hero).cards;
    let loaded = [0, 1, 2].map(|slot| board.attached(hero, Slot(slot)).next().is_some());
    kit(board, &Gifts::of(board, hero), Hold { cards: [cards[0], cards[1], cards[2]], loaded })
}

/// The best a Survivor could hold of everything he carries: the worth of his hands.
pub fn potential(board: &Board, hero: Hero) -> i32 {
    let it = board.hero(hero);
    let gifts = Gifts::of(board, hero);
    let mut hands = [Card::NONE; SLOTS];
    let mut count = 0;
    for &card in it.cards.iter().filter(|card| card.is_some()) {
        let info = board.content().card(card);
        if info.fits == Fits::Hand && (info.door.is_some() || info.weapons.iter().any(Option::is_some)) {
            hands[count] = card;
            count += 1;
        }
    }
    // Ammunition he has for a card, attached or not.
    let attached = [Slot(0), Slot(1)].into_iter().flat_map(|slot| board.attached(hero, slot));
    let ammo: Vec<Card> = attached.chain(it.cards).filter(|card| card.is_some()).collect();
    let feeds = |card: Card| {
        let takes = board.content().card(card).ammo;
        let mut there = ammo.iter().map(|one| board.content().card(*one));
        takes.is_some() && there.any(|info| info.is_ammo && info.ammo == takes)
    };
    let hold = |one: Card, two: Card| Hold {
        cards: [one, two, Card::NONE],
        loaded: [feeds(one), two.is_some() && feeds(two), false],
    };
    let mut best = 0;
    for one in 0..count {
        best = best.max(kit(board, &gifts, hold(hands[one], Card::NONE)).worth());
        for two in one + 1..count {
            best = best.max(kit(board, &gifts, hold(hands[one], hands[two])).worth());
        }
    }
    best
}

/// What armour is worth where it works.
fn armour(board: &Board, hero: Hero) -> i32 {
    let cards = &board.hero(hero).cards;
    let value = |at: usize| {
        let card = cards[at];
        if card.is_none() { 0 } else { i32::from(board.content().card(card).armour) }
    };
    let best = (0..3).map(value).filter(|value| *value > 0).min();
    best.map_or(0, |value| (7 - value) * 14)
}

/// What a card is worth in the backpack: for later, or for somebody else.
pub fn keep(board: &Board, card: Card) -> i32 {
    let info = board.content().card(card);
    let plain = Gifts::none();
    let weapon = Mode::ALL.map(|mode| expected(board, &plain, mode, card, false, false).0).into_iter().max();
    let goals = &board.mission().goals;
    let wanted =
        goals.iter().any(|goal| matches!(&goal.what, Want::Carry(cards) if cards.iter().any(|(one, _)| *one == card)));
    let fire = goals.iter().any(|goal| matches!(goal.what, Want::Kill(_) | Want::Part(Own::DragonFire(_))));
    let use_of = match info.deed {
        CardEffect::Bile | CardEffect::Torch if quests::burns(board) => 240,
        CardEffect::Bile | CardEffect::Torch if fire => 120,
        CardEffect::Bile | CardEffect::Torch => 60,
        CardEffect::Food if wanted => 300,
        CardEffect::Food => 2,
        CardEffect::Heal => 40,
        CardEffect::Hide | CardEffect::Push | CardEffect::Run | CardEffect::Grant => 10,
        CardEffect::Oxygen => station::tank(board),
        CardEffect::Ablative => 60,
        CardEffect::Searchlight => 20,
        CardEffect::Flamethrower => fire::flamethrower(board),
        CardEffect::Drone => 5,
        CardEffect::Nothing
        | CardEffect::ExtraMeleeDie
        | CardEffect::ExtraMagicDie
        | CardEffect::PairDamage
        | CardEffect::Ambush => 0,
    };
    let guard = if info.armour > 0 { 30 + i32::from(7 - info.armour) * 3 } else { 0 };
    let rounds = if info.rerolls > 0 { 8 } else { station::ammunition(board, info) };
    weapon.unwrap_or(0) / 6 + use_of + guard + rounds + 1
}

/// Everything he carries, attached cards too.
fn carried(board: &Board, hero: Hero) -> impl Iterator<Item = Card> + '_ {
    let attached = [Slot(0), Slot(1)].into_iter().flat_map(move |slot| board.attached(hero, slot));
    board.hero(hero).cards.into_iter().filter(|card| card.is_some()).chain(attached)
}

/// How good an inventory is as it lies: what is at hand counts fully, what could be taken in hand a little.
pub fn inventory(board: &Board, hero: Hero) -> i32 {
    let cards = &board.hero(hero).cards;
    let kept: i32 = carried(board, hero).map(|card| keep(board, card)).sum();
    let torch = cards[..2].iter().any(|card| board.content().is(*card, CardEffect::Torch));
    // Bile and Torch work in hand only; they belong there once what must burn is near.
    let near = burns_near(board, hero);
    let fire = cards[..2].iter().filter(|card| {
        near && (board.content().is(**card, CardEffect::Bile) || board.content().is(**card, CardEffect::Torch))
    });
    let fire = fire.count() as i32 * 500;
    // Whoever holds both needs nobody else.
    let holds = |deed: CardEffect| cards[..2].iter().any(|card| board.content().is(*card, deed));
    let fire = fire + i32::from(near && holds(CardEffect::Bile) && holds(CardEffect::Torch)) * 400;
    // What must burn is burnt from any slot.
    let any = |deed: CardEffect| cards.iter().any(|card| board.content().is(*card, deed));
    let fire = fire + i32::from(quests::burns(board) && any(CardEffect::Bile) && any(CardEffect::Torch)) * 600;
    fire + held(board, hero).worth() * 4
        + potential(board, hero)
        + armour(board, hero) * 3
        + station::worn(board, hero)
        + kept
        + quests::hoard(board, hero)
        + i32::from(torch) * 20
}

/// What everything he carries means for the game.
pub fn fortune(board: &Board, hero: Hero) -> i32 {
    // What is kept for a fire is there to be spent.
    let spent = |card: Card| board.content().is(card, CardEffect::Bile) || board.content().is(card, CardEffect::Torch);
    let saved = |card: Card| quests::burns(board) && spent(card) || fire::spent(board, card);
    let most = |card: Card| if saved(card) { SPENT } else { i32::MAX };
    let kept: i32 = carried(board, hero).map(|card| keep(board, card).min(most(card))).sum();
    potential(board, hero) + armour(board, hero) + kept / 3
}

/// An Abomination stands at most two zones away.
fn burns_near(board: &Board, hero: Hero) -> bool {
    let zone = board.hero(hero).zone;
    // Nobody has a zone any more who fell or left.
    if board.on_board(Kind::Abomination) == 0 || zone == Zone::NONE {
        return false;
    }
    let near = board.neighbours(zone);
    let far = near.iter().fold(near, |far, zone| far.or(board.neighbours(zone)));
    far.iter().any(|zone| board.zombies[zone.index()][Kind::Abomination.index()] > 0)
}
