//! Guidance 8: when to play which card. A card is played when what it changes is worth more than the card.

use super::mall::{Mall, Seats};
use super::mind::{Mind, Stage};
use super::votes::Poll;
use holdout_osaczeni::{AREAS, About, Answer, Content, Item};

/// What a card is worth to somebody who may still need it.
pub fn worth(mind: &Mind<'_>, item: Item) -> f64 {
    let late = mind.stage == Stage::Late;
    match item {
        Item::Gun => 1.3,
        Item::WalkieTalkie => 0.6,
        Item::EnergyDrink => 0.9,
        Item::RottenMeat => 2.2,
        Item::CannedFood => 1.3,
        Item::BaseballBat => 1.2,
        Item::Chainsaw => 1.9,
        Item::Molotov => 2.6,
        // The keys are kept to the end: one point is often the tie.
        Item::TruckKeys if late => 1.4,
        Item::TruckKeys => 1.0,
    }
}

/// What it costs to play a card now: nothing in the last round that can be foreseen.
fn price(mind: &Mind<'_>, item: Item, last_round: f64) -> f64 {
    let stage = match mind.stage {
        Stage::Early => 1.0,
        Stage::Middle => 0.85,
        Stage::Late => 0.6,
    };
    0.05 + worth(mind, item) * stage * (1.0 - last_round)
}

/// The best card to play in the discussion going on, if any is worth it.
pub fn in_discussion(mind: &Mind<'_>, offered: &[Answer]) -> Option<Answer> {
    let poll = Poll::of(mind)?;
    match poll.about {
        About::Truck | About::Badge => gun_for_office(mind, &poll, offered),
        About::Victim => against_an_attack(mind, &poll, offered),
    }
}

/// A gun for the truck or the badge, if it turns the vote.
fn gun_for_office(mind: &Mind<'_>, poll: &Poll, offered: &[Answer]) -> Option<Answer> {
    let gun = Answer::play(Item::Gun);
    if !offered.contains(&gun) {
        return None;
    }
    let mut armed = poll.clone();
    armed.weights[mind.me] += Content::embedded().item(Item::Gun).amount;
    let better = armed.prospect(mind).worth - poll.prospect(mind).worth;
    (better > worth(mind, Item::Gun) * 1.2).then_some(gun)
}

/// The remaining attacks of this round, and what they are to me.
struct Attack<'m> {
    mind: &'m Mind<'m>,
    area: usize,
    resolved: [bool; AREAS],
}

impl Attack<'_> {
    /// What the rest of the phase is worth if the mall looks like this.
    fn worth(&self, mall: &Mall) -> f64 {
        let (mind, house) = (self.mind, &self.mind.house);
        let outlook = mind.outlook();
        let mut elsewhere = self.resolved;
        elsewhere[self.area] = true;
        let toll = outlook.attacks(mall, &elsewhere);
        let mut worth = mind.balance(&toll);
        let here = outlook.one_attack(mall, self.area);
        let only_one = self.area != house.car_park || mall.monsters[self.area] == 1;
        let threatened = here.deaths.iter().sum::<f64>() > 0.0;
        if threatened && only_one {
            let poll = Poll::about_a_victim(mind, mall, self.area);
            worth += if let [only] = poll.candidates[..] { poll.worth(mind, only) } else { poll.prospect(mind).worth };
        } else {
            worth += mind.balance(&here);
        }
        let mut left = toll;
        left.left[self.area] = here.left[self.area];
        let going_on = 1.0 - mind.last_round(self.deaths(mall));
        worth - 0.45 * going_on * outlook.afterwards(mall, &left, mind.me)
    }

    /// Expected deaths of the rest of this phase.
    fn deaths(&self, mall: &Mall) -> f64 {
        self.mind.outlook().attacks(mall, &self.resolved).deaths.iter().sum()
    }
}

fn against_an_attack(mind: &Mind<'_>, poll: &Poll, offered: &[Answer]) -> Option<Answer> {
    let resolved = std::array::from_fn(|area| mind.view.areas[area].resolved && area != poll.area);
    let attack = Attack { mind, area: poll.area, resolved };
    let last_round = mind.last_round(attack.deaths(&mind.mall));
    let now = attack.worth(&mind.mall);
    let mut best: Option<(f64, Answer)> = None;
    let mut consider = |answer: Answer, better: f64, price: f64| {
        let gain = better - price;
        if gain > 0.0 && best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, answer));
        }
    };
    let patience = patience(mind, poll);
    for &answer in offered {
        let Answer::Play { item, .. } = answer else { continue };
        let mut mall = mind.mall;
        if !play(mind, &mut mall, poll.area, answer) {
            continue;
        }
        let better = attack.worth(&mall) - now;
        let saves = !matches!(item, Item::Gun | Item::RottenMeat);
        // Somebody else may pay for the room; who is asked last decides.
        let better = if saves { better * (1.0 - patience) } else { better };
        consider(answer, better, price(mind, item, last_round));
    }
    for (first, mall, price) in pairs(mind, poll.area, offered, last_round) {
        consider(first, (attack.worth(&mall) - now) * (1.0 - patience), price);
    }
    best.map(|(_, answer)| answer)
}

/// Two cards that only together drive off enough: the first of them, what both do, and what both cost.
fn pairs(mind: &Mind<'_>, area: usize, offered: &[Answer], last_round: f64) -> Vec<(Answer, Mall, f64)> {
    let drives = |answer: &&Answer| {
        matches!(answer, Answer::Play { item: Item::BaseballBat | Item::Chainsaw | Item::CannedFood, .. })
    };
    let cards: Vec<(Answer, Item)> = offered
        .iter()
        .filter(drives)
        .filter_map(|answer| if let Answer::Play { item, .. } = answer { Some((*answer, *item)) } else { None })
        .collect();
    let mut pairs = Vec::new();
    for (at, (first, item)) in cards.iter().enumerate() {
        for (second, other) in &cards[at..] {
            let copies = mind.mine.hand.iter().filter(|card| *card == item).count();
            if item == other && copies < 2 {
                continue;
            }
            let mut mall = mind.mall;
            if play(mind, &mut mall, area, *first) && play(mind, &mut mall, area, *second) {
                pairs.push((*first, mall, price(mind, *item, last_round) + price(mind, *other, last_round)));
            }
        }
    }
    pairs
}

/// How likely it is that somebody else with more to lose saves the room.
fn patience(mind: &Mind<'_>, poll: &Poll) -> f64 {
    let Some(vote) = &mind.view.vote else { return 0.0 };
    let others = vote.voters.iter().filter(|voter| voter.seat.index() != mind.me && !voter.ready);
    let might = others.map(|voter| {
        let seat = voter.seat.index();
        let cards = f64::from(mind.view.families[seat].hand);
        let stake = if poll.prices[seat] > poll.prices[mind.me] { 0.16 } else { 0.08 };
        (stake * cards).min(0.4)
    });
    1.0 - might.map(|chance| 1.0 - chance).product::<f64>()
}

/// What a card does to the mall; `false` if it does nothing there.
fn play(mind: &Mind<'_>, mall: &mut Mall, area: usize, answer: Answer) -> bool {
    let Answer::Play { item, character, area: to } = answer else { return false };
    let amount = Content::embedded().item(item).amount;
    let here = mall.monsters[area];
    match item {
        Item::Gun => mall.guns[mind.me] += amount,
        Item::RottenMeat => {
            let Some(kind) = character else { return false };
            mall.hidden[mind.me][kind.index()] = true;
        }
        Item::CannedFood => {
            let Some(to) = to else { return false };
            if here == 0 {
                return false;
            }
            mall.monsters[area] -= 1;
            mall.monsters[to.index()] += 1;
        }
        Item::BaseballBat | Item::Chainsaw => mall.monsters[area] = here.saturating_sub(amount),
        Item::Molotov => mall.monsters[area] = 0,
        Item::WalkieTalkie | Item::EnergyDrink | Item::TruckKeys => return false,
    }
    mall.monsters[area] != here || matches!(item, Item::Gun | Item::RottenMeat)
}

/// OS-5.6: whether to spend a walkie-talkie: with points to lose, and not having looked.
pub fn listens_in(mind: &Mind<'_>) -> bool {
    if mind.view.dice.values.is_some() {
        return false;
    }
    let outlook = mind.outlook();
    let arrivals = super::danger::Arrivals::forecast(&mind.house, &mind.mall, &super::danger::Foresight::of(mind.view));
    let mut at_stake = 0.0;
    for place in 0..AREAS {
        let mine: Seats<f64> = std::array::from_fn(|kind| {
            let here = kind < outlook.worth.len() && mind.mall.stands[mind.me][kind] as usize == place;
            if here { outlook.worth[kind] } else { 0.0 }
        });
        let most = mine.iter().copied().fold(0.0, f64::max);
        if most > 0.0 {
            let people = mind.mall.people(place);
            let danger = if place == mind.house.car_park {
                (arrivals.deaths(&mind.house, people) / f64::from(people)).min(1.0)
            } else {
                arrivals.break_in(&mind.house, place, mind.view.areas[place].strength)
            };
            // What is certain either way cannot be learnt.
            at_stake += most * danger.min(1.0 - danger + 0.25);
        }
    }
    at_stake > if mind.stage == Stage::Late { 0.8 } else { 1.6 }
}
