//! Guidance 8: when to play which card. A card is played when what it changes is worth more than the card.

use super::danger::Arrivals;
use super::forethought;
use super::mall::Mall;
use super::mind::{Mind, Stage};
use super::votes::Poll;
use holdout_osaczeni::{AREAS, About, Answer, Content, Item};

/// How much of next round's danger counts when monsters stay: one can still walk away from it.
const TOMORROW: f64 = 0.25;

/// How much more a card is worth to somebody who plays games on in the head.
const KEPT: f64 = 1.5;

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
    let kept = if mind.temper.futures > 0 { KEPT } else { 1.0 };
    0.05 + kept * worth(mind, item) * stage * (1.0 - last_round)
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
    armed.weights[mind.me] += Content::in_play().item(Item::Gun).amount;
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
        if mind.temper.futures > 0 {
            return self.left_to_win(mall);
        }
        let outlook = mind.outlook();
        let mut elsewhere = self.resolved;
        elsewhere[self.area] = true;
        let toll = outlook.attacks(mall, elsewhere);
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
        worth - TOMORROW * going_on * outlook.afterwards(mall, &left, mind.me)
    }

    /// The same by imagined games.
    fn left_to_win(&self, mall: &Mall) -> f64 {
        let (mind, area) = (self.mind, self.area);
        let here = mind.outlook().one_attack(mall, area);
        if here.deaths.iter().sum::<f64>() <= 0.0 {
            return forethought::spared(mind, mall, area);
        }
        let poll = Poll::about_a_victim(mind, mall, area);
        if let [only] = poll.candidates[..] { poll.worth(mind, only) } else { poll.prospect(mind).worth }
    }

    /// Expected deaths of the rest of this phase.
    fn deaths(&self, mall: &Mall) -> f64 {
        self.mind.outlook().attacks(mall, self.resolved).deaths.iter().sum()
    }
}

fn against_an_attack(mind: &Mind<'_>, poll: &Poll, offered: &[Answer]) -> Option<Answer> {
    let resolved = std::array::from_fn(|area| mind.view.areas[area].resolved && area != poll.area);
    let attack = Attack { mind, area: poll.area, resolved };
    let last_round = mind.last_round(attack.deaths(&mind.mall));
    let now = attack.worth(&mind.mall);
    // Somebody else may pay for the room; who is asked last decides.
    let patience = patience(mind, poll);
    let singles = offered.iter().filter_map(|&answer| {
        let mut mall = mind.mall;
        play(mind, &mut mall, poll.area, answer).map(|item| Play {
            first: answer,
            items: [item, item],
            mall,
            pair: false,
        })
    });
    let mut plays: Vec<(f64, Play)> = singles.map(|play| (attack.worth(&play.mall) - now, play)).collect();
    let pairs = pairs(mind, poll.area, &plays);
    plays.extend(pairs.into_iter().map(|play| (attack.worth(&play.mall) - now, play)));
    let mut best: Option<(f64, Answer)> = None;
    for (better, play) in plays {
        let [one, other] = play.items;
        let price = price(mind, one, last_round) + if play.pair { price(mind, other, last_round) } else { 0.0 };
        let felt = better + mind.temper.doubt * mind.misjudges(60 + one.index());
        let better = if mind.temper.schemes { better } else { felt };
        let gain = if saves(one) && saves(other) { better * (1.0 - patience) } else { better } - price;
        if gain > 0.0 && best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, play.first));
        }
    }
    best.map(|(_, answer)| answer)
}

/// One card or two, and the mall after them.
#[derive(Clone, Copy)]
struct Play {
    first: Answer,
    items: [Item; 2],
    mall: Mall,
    pair: bool,
}

/// Whether a card drives monsters off, for everybody in the room.
const fn saves(item: Item) -> bool {
    !matches!(item, Item::Gun | Item::RottenMeat)
}

/// Two cards of the hand that may do together what one cannot: two guns, a bat and a chainsaw. Of the places to lure a
/// monster to only the best is tried.
fn pairs(mind: &Mind<'_>, area: usize, singles: &[(f64, Play)]) -> Vec<Play> {
    let lure = |play: &Play| play.items[0] == Item::CannedFood;
    let best_lure = singles.iter().filter(|(_, play)| lure(play)).max_by(|left, right| left.0.total_cmp(&right.0));
    let firsts: Vec<&Play> = singles
        .iter()
        .map(|(_, play)| play)
        .filter(|play| !lure(play))
        .chain(best_lure.map(|(_, play)| play))
        .collect();
    let mut pairs = Vec::new();
    for (at, one) in firsts.iter().enumerate() {
        for other in &firsts[at..] {
            let (first, second) = (one.items[0], other.items[0]);
            let copies = mind.hand.iter().filter(|card| **card == first).count();
            let mut mall = one.mall;
            if (first != second || copies > 1) && play(mind, &mut mall, area, other.first).is_some() {
                pairs.push(Play { first: one.first, items: [first, second], mall, pair: true });
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

/// What a card does to the mall, and which card it is; `None` if it does nothing there.
fn play(mind: &Mind<'_>, mall: &mut Mall, area: usize, answer: Answer) -> Option<Item> {
    let Answer::Play { item, character, area: to } = answer else { return None };
    let amount = Content::in_play().item(item).amount;
    let here = mall.monsters[area];
    let changes = match item {
        Item::Gun => {
            mall.guns[mind.me] += amount;
            true
        }
        Item::RottenMeat => !std::mem::replace(&mut mall.hidden[mind.me][character?.index()], true),
        Item::CannedFood => {
            let to = to?.index();
            let room = here > 0 && mall.monsters[to] < mind.house.notches[to];
            if room {
                mall.monsters[area] -= 1;
                mall.monsters[to] += 1;
            }
            room
        }
        Item::BaseballBat | Item::Chainsaw => {
            mall.monsters[area] = here.saturating_sub(amount);
            here > 0
        }
        Item::Molotov => {
            mall.monsters[area] = 0;
            here > 0
        }
        Item::WalkieTalkie | Item::EnergyDrink | Item::TruckKeys => false,
    };
    changes.then_some(item)
}

/// OS-5.6: whether to spend a walkie-talkie: with points to lose, and not having looked.
pub fn listens_in(mind: &Mind<'_>) -> bool {
    if mind.view.dice.values.is_some() {
        return false;
    }
    let worth = mind.worth();
    let arrivals = Arrivals::forecast(&mind.house, &mind.mall, mind.foresight);
    let mut at_stake = 0.0;
    for place in 0..AREAS {
        let Some(dearest) = mind.mall.visible(mind.me, place).map(|kind| worth[kind]).max_by(f64::total_cmp) else {
            continue;
        };
        let people = mind.mall.people(place);
        let danger = if place == mind.house.car_park {
            (arrivals.deaths(&mind.house, people) / f64::from(people)).min(1.0)
        } else {
            arrivals.break_in(&mind.house, place, mind.view.areas[place].strength)
        };
        at_stake += dearest * danger;
    }
    at_stake > if mind.stage == Stage::Late { 0.8 } else { 1.6 }
}
