//! The schemer and the neighbour: they play Osaczeni by the section "Bot guidance" of the rules. They think alike, but
//! the neighbour has a simpler [`Temper`].
//!
//! A bot weighs where monsters will come ([`danger`]), what attacks would cost everybody ([`outlook`]), where to go
//! ([`places`], with [`guesses`] about what is hidden), whom to vote for ([`votes`]), which card to spend ([`cards`]), what to do with the truck ([`truck`])
//! and what to say ([`talk`], with [`bargains`] and [`words`]). It remembers who did what to whom ([`memory`]).
//!
//! That is a first thought, and all the neighbour has. The schemer puts itself in the others' shoes, expects them to
//! follow theirs, and plays its own choices on ([`forethought`], [`future`]) to the end of the round; what counts is the
//! chance to win that is left then ([`stakes`], [`learned`]).
//!
//! What it does rests on the view alone; the seed of a question only colours what it says. So a claim made before an
//! answer speaks of the answer that follows, truly or not.

mod bargains;
mod cards;
mod danger;
mod forethought;
mod future;
mod guesses;
mod learned;
mod mall;
mod memory;
mod mind;
mod outlook;
mod places;
mod stakes;
mod talk;
mod truck;
mod votes;
mod words;

use crate::Bot;
use holdout_catalog::{Ask, Seated};
use holdout_kernel::{Seed, Throw};
use holdout_osaczeni::{Answer, Area, Item, Kind, View};
use mind::{Mind, Temper};
use serde_json::Value;

/// Somebody who plays a family.
pub struct Player(Temper);

/// Weighs everything, bargains, and lies now and then.
pub const SCHEMER: Player = Player(Temper { guesses: 96, doubt: 0.12, wavering: 0.9, schemes: true, futures: 160 });
/// Means well and tells the truth, looks at few ways things can go, and often misjudges them.
pub const NEIGHBOUR: Player = Player(Temper { guesses: 4, doubt: 2.4, wavering: 3.0, schemes: false, futures: 0 });

impl Bot for Player {
    fn answer(&self, seated: &Seated<'_>, ask: &Ask, _: Seed) -> String {
        let first = || ask.answers.first().map(|choice| choice.name.clone()).unwrap_or_default();
        if ask.answers.len() == 1 {
            return first();
        }
        let decided = think(seated, ask, self.0, decide).flatten().map(|answer| answer.name());
        decided.filter(|name| ask.answers.iter().any(|choice| choice.name == *name)).unwrap_or_else(first)
    }

    fn say(&self, seated: &Seated<'_>, ask: &Ask, seed: Seed) -> Option<Value> {
        let mut throw = Throw::loose(seed, 0);
        let said = think(seated, ask, self.0, |mind, offered| talk::say(mind, offered, &mut throw)).flatten()?;
        serde_json::to_value(said).ok()
    }
}

/// Looks at the table and thinks about a question.
fn think<T>(
    seated: &Seated<'_>,
    ask: &Ask,
    temper: Temper,
    about: impl FnOnce(&Mind<'_>, &[Answer]) -> T,
) -> Option<T> {
    let view = seated.typed_view::<View>()?;
    let mind = Mind::new(seated, &view, temper)?;
    let offered: Vec<Answer> = ask.answers.iter().filter_map(|choice| Answer::parse(&choice.name)).collect();
    Some(about(&mind, &offered))
}

/// The answer to a question, by what it offers.
fn decide(mind: &Mind<'_>, offered: &[Answer]) -> Option<Answer> {
    match *offered.first()? {
        Answer::Place { .. } => places::starting_place(mind),
        Answer::Ready => cards::in_discussion(mind, offered).or(Some(Answer::Ready)),
        // Cards are offered after the way out of their window; a question that begins with one is not known.
        Answer::Play { .. } | Answer::Abstain | Answer::GoAnywhere => None,
        Answer::Vote { .. } => {
            votes::vote(mind, &players(offered)).map(|player| Answer::Vote { player: mall::seat(player) })
        }
        Answer::Choose { .. } => {
            votes::tie_break(mind, &players(offered)).map(|player| Answer::Choose { player: mall::seat(player) })
        }
        Answer::Keep { .. } | Answer::Give { .. } => truck::search(mind, offered),
        Answer::Discard { .. } => truck::discard(mind, offered),
        Answer::Pass | Answer::Haunt { .. } => {
            // OS-G21: where drinks are taken in any turn, passing is the way out of that too.
            if let Some(drink) = places::drink(mind, offered) {
                return Some(drink);
            }
            let walkie = Answer::play(Item::WalkieTalkie);
            let listens = offered.contains(&walkie) && cards::listens_in(mind);
            if listens { Some(walkie) } else { votes::haunt(mind, offered).or(Some(Answer::Pass)) }
        }
        Answer::Show { .. } => talk::show(mind, &areas(offered)).map(|die| Answer::Show { die }),
        Answer::Go { .. } => places::destination(mind, &areas(offered)).map(|area| Answer::Go { area }),
        Answer::Move { .. } => places::mover(mind, &kinds(offered)).map(|character| Answer::Move { character }),
        Answer::Done => places::drink(mind, offered).or(Some(Answer::Done)),
        Answer::Victim { .. } => votes::victim(mind, &kinds(offered)).map(|character| Answer::Victim { character }),
        Answer::Token { .. } => {
            votes::token(mind, &players(offered)).map(|player| Answer::Token { player: mall::seat(player) })
        }
    }
}

fn players(offered: &[Answer]) -> Vec<usize> {
    let named = offered.iter().filter_map(|answer| match answer {
        Answer::Vote { player } | Answer::Choose { player } | Answer::Token { player } => Some(player.index()),
        _ => None,
    });
    named.collect()
}

fn areas(offered: &[Answer]) -> Vec<Area> {
    let named = offered.iter().filter_map(|answer| match answer {
        Answer::Go { area } | Answer::Show { die: area } => Some(*area),
        _ => None,
    });
    named.collect()
}

fn kinds(offered: &[Answer]) -> Vec<Kind> {
    let named = offered.iter().filter_map(|answer| match answer {
        Answer::Move { character } | Answer::Victim { character } => Some(*character),
        _ => None,
    });
    named.collect()
}
