//! Guidance 6: offers, and what is said to those of others.
//!
//! An offer is a promise that wants something in return. Whoever takes it promises just that; then both are bound by
//! their words, as far as anybody is.

use super::cards;
use super::mall::seat;
use super::mind::{Mind, percent};
use super::talk::promise;
use super::votes::{Poll, Prospect};
use super::words::{Word, open_words};
use holdout_kernel::Throw;
use holdout_osaczeni::{About, Answer, Promise, Statement};

/// What a good deed promised by somebody trustworthy is worth: not to be voted against, a vote, a card.
const MERCY: f64 = 0.9;
const VOTE: f64 = 0.6;
const CARD: f64 = 0.8;

/// Something for something.
struct Offer {
    from: usize,
    give: Promise,
    want: Promise,
}

/// What a seat would do for me, if I did something for it, said this round and not answered yet.
fn open_offer(mind: &Mind<'_>) -> Option<Offer> {
    let words = mind.view.statements.iter().filter(|said| said.round == mind.view.round);
    let offers = words.clone().filter(|said| said.seat.index() != mind.me && said.verdict.is_none());
    let mut to_me = offers.filter_map(|said| match said.statement {
        Statement::Promise { to: Some(to), what: Some(give), want: Some(want), .. } if to.index() == mind.me => {
            Some((said.id, Offer { from: said.seat.index(), give, want }))
        }
        _ => None,
    });
    let answered = |id: u16, offer: &Offer| {
        let mut mine = words.clone().filter(|said| said.seat.index() == mind.me && said.id > id);
        let taken = mine.any(|said| match &said.statement {
            Statement::Promise { to: Some(to), what: Some(what), .. } => {
                to.index() == offer.from && *what == offer.want
            }
            _ => false,
        });
        let mut noes = mind.memory.refusals.iter().filter(|no| no.by == mind.me && no.to == offer.from);
        taken || noes.any(|no| no.id > u64::from(id))
    };
    to_me.rfind(|(id, offer)| !answered(*id, offer)).map(|(_, offer)| offer)
}

/// Whether somebody has agreed to an offer of this round: promised what the speaker wanted for it.
pub fn is_taken(mind: &Mind<'_>, speaker: usize, by: usize, want: Promise) -> bool {
    mind.view.statements.iter().any(|said| {
        let agrees = matches!(said.statement,
            Statement::Promise { to: Some(to), what: Some(what), .. } if to.index() == speaker && what == want);
        agrees && said.seat.index() == by && said.round == mind.view.round
    })
}

/// What to say to an offer made to me: yes, by promising what is wanted, or no.
pub fn answer(mind: &Mind<'_>, offered: &[Answer], throw: &mut Throw<'_>) -> Option<Statement> {
    let offer = open_offer(mind)?;
    if agrees(mind, offered, &offer) {
        return Some(promise(mind, Some(offer.from), offer.want));
    }
    percent(throw, 70).then(|| Statement::Refuse { to: seat(offer.from) })
}

/// Whether what is wanted can be promised beside what I have promised already.
fn is_free_to_promise(mind: &Mind<'_>, want: Promise) -> bool {
    open_words(mind, mind.me).all(|word| match (word, want) {
        (Word::Votes(mine), Promise::VoteFor { player }) => mine == player.index(),
        (Word::Votes(mine), Promise::Spare { player }) => mine != player.index(),
        (Word::Spares(mine), Promise::VoteFor { player }) => mine != player.index(),
        (Word::Votes(_) | Word::Spares(_), _) => true,
    }) && (!matches!(want, Promise::Give { .. }) || !owes_a_card(mind))
}

/// Whether I have told somebody that they get a card, and have not searched since.
pub fn owes_a_card(mind: &Mind<'_>) -> bool {
    let mut own = mind.view.statements.iter().filter(|said| said.seat.index() == mind.me && said.verdict.is_none());
    own.any(|said| matches!(said.statement, Statement::Promise { what: Some(Promise::Give { .. }), .. }))
}

fn agrees(mind: &Mind<'_>, offered: &[Answer], offer: &Offer) -> bool {
    if !is_free_to_promise(mind, offer.want) {
        return false;
    }
    let trust = mind.memory.trust[offer.from];
    let gain = trust
        * match offer.give {
            Promise::Spare { player } if player.index() == mind.me => MERCY,
            Promise::VoteFor { player } if player.index() == mind.me => VOTE,
            Promise::Give { player } if player.index() == mind.me => CARD,
            Promise::Play { .. } => 0.4,
            Promise::Spare { .. } | Promise::VoteFor { .. } | Promise::Give { .. } | Promise::Go { .. } => 0.0,
        };
    let Some(poll) = Poll::of(mind).filter(|poll| poll.weights[mind.me] > 0) else { return false };
    let sensible = |target: &usize| poll.about != About::Victim || *target != mind.me;
    let votes = poll.candidates.iter().copied().filter(sensible);
    let best = votes.clone().map(|target| poll.worth_of_voting(mind, target)).fold(f64::MIN, f64::max);
    match offer.want {
        Promise::VoteFor { player } => {
            let target = player.index();
            votes.clone().any(|vote| vote == target) && best - poll.worth_of_voting(mind, target) <= gain
        }
        Promise::Spare { player } => {
            let others = votes.filter(|target| *target != player.index());
            let spared = others.map(|target| poll.worth_of_voting(mind, target)).max_by(f64::total_cmp);
            spared.is_some_and(|spared| best - spared <= gain)
        }
        Promise::Give { player } => gain > 0.3 && !mind.leads(player.index()),
        Promise::Play { item } => {
            matches!(cards::in_discussion(mind, offered), Some(Answer::Play { item: mine, .. }) if mine == item)
        }
        Promise::Go { .. } => false,
    }
}

/// What is offered to the one whose vote is needed against somebody: safety for the vote.
pub fn against(mind: &Mind<'_>, ally: usize, target: usize) -> Statement {
    offer(mind, ally, Promise::Spare { player: seat(ally) }, Promise::VoteFor { player: seat(target) })
}

/// What is offered for a vote at the truck: a card.
pub fn for_the_truck(mind: &Mind<'_>, voter: usize) -> Statement {
    offer(mind, voter, Promise::Give { player: seat(voter) }, Promise::VoteFor { player: seat(mind.me) })
}

/// What somebody about to be elected offers for mercy: the same, where there is somebody else to point at.
pub fn for_mercy(mind: &Mind<'_>, poll: &Poll, prospect: &Prospect, voter: usize) -> Option<Statement> {
    let mercy = Promise::Spare { player: seat(mind.me) };
    let other = prospect.vote.filter(|other| *other != voter && *other != mind.me);
    if poll.candidates.len() > 2 && other.is_some() {
        return Some(offer(mind, voter, Promise::Spare { player: seat(voter) }, mercy));
    }
    (mind.view.deck >= 3 && !owes_a_card(mind))
        .then(|| offer(mind, voter, Promise::Give { player: seat(voter) }, mercy))
}

fn offer(mind: &Mind<'_>, to: usize, give: Promise, want: Promise) -> Statement {
    let round = match give {
        // A card comes when the truck is searched next.
        Promise::Give { .. } if mind.view.vote.as_ref().is_some_and(|vote| vote.about == About::Victim) => None,
        _ => Some(mind.view.round.max(1)),
    };
    Statement::Promise { to: Some(seat(to)), round, what: Some(give), want: Some(want), text: None }
}
