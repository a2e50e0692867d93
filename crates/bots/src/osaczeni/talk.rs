//! Guidance 10 and 6: what to say. Claims are mostly true, some leave something out, a few are lies; promises are
//! mostly kept. At most one statement before an answer, and none while the last word on the same matter is open.

use super::bargains;
use super::cards;
use super::mall::{area, seat};
use super::mind::{Mind, Stage, percent};
use super::places;
use super::votes::{Poll, Prospect};
use super::words::{self, Word};
use holdout_kernel::Throw;
use holdout_osaczeni::{About, Answer, Area, AreaSet, Item, Phase, Promise, Statement};

/// Most statements of one round.
const TALKATIVE: usize = 5;
/// Below this record nothing but the truth is told.
const LIAR: f64 = 0.78;
/// From this chance of being elected on, one pleads.
const AFRAID: f64 = 0.4;

/// Something to say before answering, if anything. Nobody repeats a word that is still open.
pub fn say(mind: &Mind<'_>, offered: &[Answer], throw: &mut Throw<'_>) -> Option<Statement> {
    let new = |words: &Statement| {
        let own = mind.view.statements.iter().filter(|said| said.seat.index() == mind.me);
        !own.filter(|said| said.verdict.is_none()).any(|said| said.statement == *words)
    };
    speak(mind, offered, throw).filter(new)
}

fn speak(mind: &Mind<'_>, offered: &[Answer], throw: &mut Throw<'_>) -> Option<Statement> {
    let said = mind.view.statements.iter();
    let own = said.filter(|said| said.seat.index() == mind.me && said.round == mind.view.round);
    if mind.memory.spoken[mind.me] >= TALKATIVE {
        return None;
    }
    let claimed_dice = own.clone().any(|said| matches!(said.statement, Statement::Dice { .. }));
    let claimed_way = own.clone().any(|said| matches!(said.statement, Statement::Destination { .. }));
    let goes: Vec<Area> =
        offered.iter().filter_map(|answer| if let Answer::Go { area } = answer { Some(*area) } else { None }).collect();
    if !goes.is_empty() {
        return before_going(mind, &goes, claimed_dice, claimed_way, throw);
    }
    if offered.contains(&Answer::Pass) && mind.view.phase == Phase::Badge {
        let tells =
            !claimed_dice && knows_secret_dice(mind) && mind.view.badge.index() != mind.me && percent(throw, 35);
        return tells.then(|| claim_dice(mind, None, throw));
    }
    if offered.contains(&Answer::Ready) {
        return bargains::answer(mind, offered, throw).or_else(|| in_discussion(mind, offered, throw));
    }
    if offered.iter().any(|answer| matches!(answer, Answer::Vote { .. })) {
        return bargains::answer(mind, offered, throw).or_else(|| in_return(mind, throw));
    }
    None
}

/// What is said with a destination in mind.
fn before_going(
    mind: &Mind<'_>,
    goes: &[Area],
    claimed_dice: bool,
    claimed_way: bool,
    throw: &mut Throw<'_>,
) -> Option<Statement> {
    if !claimed_dice && knows_secret_dice(mind) && percent(throw, 80) {
        return Some(claim_dice(mind, places::destination(mind, goes), throw));
    }
    let open = mind.view.badge.index() == mind.me;
    if open || claimed_way || percent(throw, 45) {
        return None;
    }
    Some(claim_way(mind, goes, places::destination(mind, goes)?, throw))
}

/// Whether I have seen dice that lie under the hatch.
fn knows_secret_dice(mind: &Mind<'_>) -> bool {
    let covered = matches!(mind.view.phase, Phase::Badge | Phase::Destinations);
    covered && mind.view.dice.values.is_some()
}

/// The dice claim of somebody who has looked: the truth, the truth without where one wants company, or monsters where
/// one wants nobody.
fn claim_dice(mind: &Mind<'_>, way: Option<Area>, throw: &mut Throw<'_>) -> Statement {
    let shown = mind.view.dice.values.map(|dice| dice.areas()).unwrap_or_default();
    let others_looked = !mind.view.dice.seen_by.without(seat(mind.me)).is_empty();
    let roll = throw.below(100);
    // With somebody else's eyes on the dice a lie has short legs.
    let told = if !mind.temper.schemes || others_looked || mind.own_word() < LIAR || roll < 45 {
        shown
    } else if roll < 80 {
        leave_out(mind, shown, way)
    } else {
        invent(mind, shown, way)
    };
    Statement::Dice { areas: told.iter().map(Area::number).collect() }
}

/// The dice without those where I go or stand: people should come and hold the door.
fn leave_out(mind: &Mind<'_>, shown: AreaSet, way: Option<Area>) -> AreaSet {
    let homes = places::homes(mind, mind.me);
    let wanted = |place: &Area| Some(*place) == way || homes.contains(place);
    let rest: AreaSet = shown.iter().filter(|place| !wanted(place)).collect();
    if rest.is_empty() { shown } else { rest }
}

/// The dice, and one more at a quiet room where nobody of mine is or goes.
fn invent(mind: &Mind<'_>, shown: AreaSet, way: Option<Area>) -> AreaSet {
    let homes = places::homes(mind, mind.me);
    let room = |place: &Area| {
        let seen = &mind.view.areas[place.index()];
        let free = i32::from(seen.spaces) - seen.characters.len() as i32;
        let quiet = !shown.contains(*place) && !homes.contains(place) && Some(*place) != way;
        (quiet && !seen.closed && free > 0).then_some(free)
    };
    let most = Area::all().filter_map(|place| room(&place).map(|free| (free, place))).max_by_key(|(free, _)| *free);
    most.map_or(shown, |(_, place)| shown.with(place))
}

/// A destination claim: mostly true, because others keep away from a room that fills and come to one that must be
/// held; sometimes a decoy.
fn claim_way(mind: &Mind<'_>, goes: &[Area], way: Area, throw: &mut Throw<'_>) -> Statement {
    let others: Vec<Area> = goes.iter().copied().filter(|place| *place != way).collect();
    let decoy = mind.temper.schemes && mind.own_word() >= LIAR && !others.is_empty() && percent(throw, 25);
    let told = if decoy { *throw.pick(&others) } else { way };
    Statement::Destination { area: told.number() }
}

fn in_discussion(mind: &Mind<'_>, offered: &[Answer], throw: &mut Throw<'_>) -> Option<Statement> {
    let poll = Poll::of(mind)?;
    if poll.candidates.len() < 2 || words::open_words(mind, mind.me).next().is_some() || !percent(throw, 70) {
        return None;
    }
    // Once the danger is over there is no vote to talk about.
    let danger = if poll.area == mind.house.car_park {
        mind.mall.monsters[poll.area] > 0
    } else {
        mind.view.areas[poll.area].breaks_in
    };
    if poll.about == About::Victim && !danger {
        return None;
    }
    let prospect = poll.prospect(mind);
    match poll.about {
        About::Victim => about_a_victim(mind, &poll, &prospect, offered, throw),
        About::Truck => about_the_truck(mind, &poll, &prospect, throw),
        About::Badge => {
            let player = prospect.vote.filter(|_| percent(throw, 60))?;
            Some(Statement::Vote { player: seat(player) })
        }
    }
}

fn about_a_victim(
    mind: &Mind<'_>,
    poll: &Poll,
    prospect: &Prospect,
    offered: &[Answer],
    throw: &mut Throw<'_>,
) -> Option<Statement> {
    // Whoever is about to save the room lets the others know whom they owe it to.
    if let Some(Answer::Play { item, .. }) = cards::in_discussion(mind, offered)
        && matches!(item, Item::BaseballBat | Item::Chainsaw | Item::Molotov | Item::CannedFood)
        && percent(throw, 60)
    {
        return Some(promise(mind, None, Promise::Play { item }));
    }
    let target = prospect.vote.filter(|target| *target != mind.me)?;
    if !mind.temper.schemes {
        return Some(Statement::Vote { player: seat(target) });
    }
    if prospect.chances[mind.me] >= AFRAID {
        return plead(mind, poll, prospect, throw);
    }
    if mind.may_break_a_promise() && percent(throw, 15) {
        // The best cover for a knife: the target is told to feel safe.
        return Some(promise(mind, Some(target), Promise::Spare { player: seat(target) }));
    }
    let coalition = poll.coalition(mind, target).unwrap_or_default();
    let undecided = |ally: &&usize| !words::open_words(mind, **ally).any(|word| word == Word::Votes(target));
    match coalition.iter().find(undecided) {
        // Who is needed to win is offered safety for the vote.
        Some(ally) if percent(throw, 65) => Some(bargains::against(mind, *ally, target)),
        Some(_) | None => Some(Statement::Vote { player: seat(target) }),
    }
}

/// Guidance 6: what somebody about to be elected offers: a card from the truck later, or a vote. (A card that saves the
/// room is announced before that, see above.) Now and then a gun is named, whether or not there is one.
fn plead(mind: &Mind<'_>, poll: &Poll, prospect: &Prospect, throw: &mut Throw<'_>) -> Option<Statement> {
    let to = heaviest(mind, poll)?;
    if percent(throw, 55)
        && let Some(offer) = bargains::for_mercy(mind, poll, prospect, to)
    {
        return Some(offer);
    }
    let own = || mind.view.statements.iter().filter(|said| said.seat.index() == mind.me);
    let threatened = own().any(|said| matches!(said.statement, Statement::Hand { .. }));
    let truthful = mind.holds(Item::Gun) || mind.own_word() >= LIAR;
    if !threatened && truthful && mind.view.families[mind.me].hand > 0 && percent(throw, 12) {
        return Some(Statement::Hand { items: vec![Item::Gun] });
    }
    if !bargains::owes_a_card(mind) && mind.stage != Stage::Late && mind.view.deck >= 3 && percent(throw, 50) {
        let what = Some(Promise::Give { player: seat(to) });
        return Some(Statement::Promise { to: Some(seat(to)), round: None, what, want: None, text: None });
    }
    // Between two there is nobody else to vote for.
    let choice = poll.candidates.len() > 2 || !poll.candidates.contains(&to);
    choice.then(|| promise(mind, Some(to), Promise::Spare { player: seat(to) }))
}

fn about_the_truck(mind: &Mind<'_>, poll: &Poll, prospect: &Prospect, throw: &mut Throw<'_>) -> Option<Statement> {
    let player = prospect.vote?;
    if player != mind.me {
        // Who cannot win sells the vote.
        return Some(Statement::Vote { player: seat(player) });
    }
    if !mind.temper.schemes {
        return Some(Statement::Vote { player: seat(player) });
    }
    let to = heaviest(mind, poll).filter(|to| !mind.leads(*to) && !bargains::owes_a_card(mind))?;
    percent(throw, 75).then(|| bargains::for_the_truck(mind, to))
}

/// The others' heaviest voter, the better friend first.
fn heaviest(mind: &Mind<'_>, poll: &Poll) -> Option<usize> {
    let voters: Vec<usize> = mind.rivals().filter(|voter| poll.weights[*voter] > 0).collect();
    places::best_by(&voters, |voter| {
        let feeling = mind.memory.favour[*voter][mind.me] - mind.memory.grudge[*voter][mind.me];
        f64::from(poll.weights[*voter]) + 0.3 * feeling
    })
}

/// A promise to me in this vote is answered with one of mine.
fn in_return(mind: &Mind<'_>, throw: &mut Throw<'_>) -> Option<Statement> {
    let poll = Poll::of(mind).filter(|poll| poll.about == About::Victim)?;
    if words::open_words(mind, mind.me).next().is_some() || !percent(throw, 60) {
        return None;
    }
    let to_me = |friend: &usize| {
        words::open_words(mind, *friend).any(|word| word == Word::Spares(mind.me)) && poll.candidates.contains(friend)
    };
    let friend = mind.rivals().find(to_me)?;
    let vote = poll.prospect(mind).vote?;
    (vote != friend).then(|| promise(mind, Some(friend), Promise::Spare { player: seat(friend) }))
}

/// A promise for this round.
pub fn promise(mind: &Mind<'_>, to: Option<usize>, what: Promise) -> Statement {
    Statement::Promise {
        to: to.map(seat),
        round: Some(mind.view.round.max(1)),
        what: Some(what),
        want: None,
        text: None,
    }
}

/// Variant 6: the die to show is the one that helps the others least.
pub fn show(mind: &Mind<'_>, offered: &[Area]) -> Option<Area> {
    places::best_by(offered, |place| {
        let others = mind.view.areas[place.index()].characters.iter().filter(|one| one.seat.index() != mind.me).count();
        let own = places::homes(mind, mind.me).contains(&area(place.index()));
        -(others as f64) - if own { 0.5 } else { 0.0 }
    })
}
