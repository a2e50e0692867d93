//! Guidance 6, 7, 11: whom to vote for, whom to give up, what to do with the victim token.
//!
//! How the others will vote is guessed seat by seat, from grudges, favours, threat and what they say. All ways in
//! which their votes can fall are then counted with each vote of one's own.

use super::forethought;
use super::mall::{Mall, Seats, seat};
use super::mind::{Mind, Stage};
use super::places::best_by;
use super::words::{Word, has_promised, open_words};
use holdout_kernel::Seat;
use holdout_osaczeni::{AREAS, About, Answer, Kind, MAX_PLAYERS, Promise};

/// What searching the truck, and holding the badge, are worth.
const SEARCH: f64 = 3.0;
/// How sure one may be that somebody votes by their first thought.
const SURE: f64 = 0.9;
const BADGE: f64 = 1.1;
/// What breaking one's word costs, besides the record.
const WORD: f64 = 0.5;
/// Below this record one's word is kept whatever it costs; guidance 10.
const GOOD_NAME: f64 = 0.75;
pub const PRICELESS: f64 = 20.0;
/// What it is worth to break a tie as one has voted.
const STEADFAST: f64 = 1.5;

/// A vote as it stands.
#[derive(Clone)]
pub struct Poll {
    pub about: About,
    pub area: usize,
    /// The weight of every voter.
    pub weights: Seats<u8>,
    pub candidates: Vec<usize>,
    /// Who breaks ties.
    pub token: usize,
    /// What each candidate would lose.
    pub prices: Seats<f64>,
    /// What is left to win if each candidate is elected, where games were imagined.
    stakes: Option<Seats<f64>>,
}

impl Poll {
    /// The vote going on.
    pub fn of(mind: &Mind<'_>) -> Option<Self> {
        let vote = mind.view.vote.as_ref()?;
        let mut weights = [0; MAX_PLAYERS];
        for voter in &vote.voters {
            weights[voter.seat.index()] = voter.weight;
        }
        let candidates = vote.candidates.iter().map(Seat::index).collect();
        let mut poll = Self {
            about: vote.about,
            area: vote.area.index(),
            weights,
            candidates,
            token: mind.view.victim.index(),
            prices: [0.0; MAX_PLAYERS],
            stakes: None,
        };
        poll.price(mind, &mind.mall);
        Some(poll)
    }

    /// A vote about a victim as it would be at a mall that looks a little different.
    pub fn about_a_victim(mind: &Mind<'_>, mall: &Mall, area: usize) -> Self {
        let weights = std::array::from_fn(|seat| mall.weight(&mind.house, seat, area));
        let candidates = mind.seats().filter(|seat| mall.visible(*seat, area).next().is_some()).collect();
        let (about, token) = (About::Victim, mall.token);
        let mut poll = Self { about, area, weights, candidates, token, prices: [0.0; MAX_PLAYERS], stakes: None };
        poll.price(mind, mall);
        poll
    }

    fn price(&mut self, mind: &Mind<'_>, mall: &Mall) {
        let worth = mind.worth();
        for &seat in &self.candidates {
            let cheapest = mall.visible(seat, self.area).map(|kind| worth[kind]).min_by(f64::total_cmp);
            self.prices[seat] = cheapest.unwrap_or(0.0);
        }
        if self.about == About::Victim && mind.temper.futures > 0 {
            self.stakes = Some(forethought::elections(mind, mall, self.area, &self.candidates));
        }
    }

    /// What it is to me that a seat is elected.
    pub fn worth(&self, mind: &Mind<'_>, elected: usize) -> f64 {
        let feeling = mind.memory.favour[mind.me][elected].min(3.0) - mind.memory.grudge[mind.me][elected].min(3.0);
        if let Some(stakes) = &self.stakes {
            let felt = if elected == mind.me { 0.0 } else { 0.4 * feeling };
            return stakes[elected] - felt;
        }
        match self.about {
            About::Victim if elected == mind.me => 0.3 - self.prices[elected],
            About::Victim => mind.gain(elected, self.prices[elected], 1.0) - 0.4 * feeling,
            About::Truck if elected == mind.me => SEARCH,
            About::Truck => {
                let promised = has_promised(mind, elected, Promise::Give { player: seat(mind.me) });
                let gives = if promised { mind.memory.trust[elected] } else { 1.0 / mind.house.players as f64 };
                gives - 0.6 * mind.threat(elected) + 0.2 * feeling
            }
            About::Badge if elected == mind.me => BADGE,
            About::Badge => 0.2 * feeling - 0.4 * mind.threat(elected),
        }
    }

    /// How a seat is likely to vote, each candidate's share.
    pub fn leaning(&self, mind: &Mind<'_>, voter: usize) -> Seats<f64> {
        let memory = &mind.memory;
        let mut row = [0.0; MAX_PLAYERS];
        for &to in &self.candidates {
            let (grudge, favour) = (memory.grudge[voter][to].min(3.0), memory.favour[voter][to].min(3.0));
            row[to] = match self.about {
                About::Victim if to == voter => 0.04,
                About::Victim => {
                    (0.4 + 0.6 * mind.threat(to)) * (0.6 + 0.1 * self.prices[to]) * (1.0 + 0.7 * grudge)
                        / (1.0 + 0.7 * favour)
                }
                About::Truck | About::Badge if to == voter => 3.0,
                About::Truck | About::Badge => (1.0 + favour) / (1.0 + grudge) / mind.threat(to),
            };
        }
        if mind.temper.futures > 0
            && let Some(first) = self.first_thought(mind, voter)
        {
            let all: f64 = row.iter().sum();
            for share in &mut row {
                *share *= 1.0 - SURE;
            }
            row[first] += SURE * all;
        }
        self.listen(mind, voter, &mut row);
        let all: f64 = row.iter().sum();
        if all > 0.0 {
            for share in &mut row {
                *share /= all;
            }
        }
        row
    }

    /// Whom a voter would point at, thinking as I would at once.
    fn first_thought(&self, mind: &Mind<'_>, voter: usize) -> Option<usize> {
        if voter == mind.me {
            return None;
        }
        let shoes = mind.in_the_shoes_of(voter);
        let poll = Self { stakes: None, ..self.clone() };
        if poll.weights[voter] > 0 {
            return poll.prospect(&shoes).vote;
        }
        best_by(&poll.candidates, |player| poll.worth(&shoes, *player))
    }

    /// What a voter has said about this vote shifts the guess as far as the word is good.
    fn listen(&self, mind: &Mind<'_>, voter: usize, row: &mut Seats<f64>) {
        let trust = mind.memory.trust[voter];
        for word in open_words(mind, voter) {
            match word {
                Word::Votes(player) if self.candidates.contains(&player) => {
                    let all: f64 = row.iter().sum();
                    for share in row.iter_mut() {
                        *share *= 1.0 - trust;
                    }
                    row[player] += trust * all;
                }
                Word::Spares(player) if self.about == About::Victim => row[player] *= 1.0 - trust,
                Word::Votes(_) | Word::Spares(_) => {}
            }
        }
    }

    /// The chance of each candidate to be elected if I vote like that.
    pub fn elected(&self, mind: &Mind<'_>, my_vote: Option<usize>) -> Seats<f64> {
        let mut totals = [0; MAX_PLAYERS];
        if let Some(player) = my_vote {
            totals[player] += self.weights[mind.me];
        }
        let others: Vec<(u8, Seats<f64>)> = mind
            .rivals()
            .filter(|voter| self.weights[*voter] > 0)
            .map(|voter| (self.weights[voter], self.leaning(mind, voter)))
            .collect();
        let breaker = (self.token != mind.me).then(|| self.leaning(mind, self.token));
        let mut count = Count { mind, poll: self, others: &others, breaker, chances: [0.0; MAX_PLAYERS] };
        count.fall(0, &mut totals, 1.0);
        count.chances
    }

    /// What one's best vote can make of it, and which that is.
    pub fn prospect(&self, mind: &Mind<'_>) -> Prospect {
        let worth_of = |chances: &Seats<f64>| -> f64 {
            self.candidates.iter().map(|&seat| chances[seat] * self.worth(mind, seat)).sum()
        };
        if self.weights[mind.me] == 0 {
            let chances = self.elected(mind, None);
            return Prospect { vote: None, worth: worth_of(&chances), chances };
        }
        // Nobody points at themselves to be eaten while there is anybody else.
        let alone = self.candidates.len() == 1;
        let sensible = |player: &&usize| alone || self.about != About::Victim || **player != mind.me;
        let votes = self.candidates.iter().filter(sensible).map(|&player| {
            let chances = self.elected(mind, Some(player));
            // A schemer counts votes without a slip.
            let doubt = if mind.temper.schemes { 0.0 } else { mind.temper.doubt };
            let felt = worth_of(&chances) + doubt * mind.misjudges(40 + player);
            Prospect { vote: Some(player), worth: felt - self.word_broken(mind, player), chances }
        });
        votes.max_by(|left, right| left.worth.total_cmp(&right.worth)).unwrap_or(Prospect {
            vote: None,
            worth: 0.0,
            chances: [0.0; MAX_PLAYERS],
        })
    }

    /// What it comes to if I vote for somebody.
    pub fn worth_of_voting(&self, mind: &Mind<'_>, player: usize) -> f64 {
        let chances = self.elected(mind, Some(player));
        self.candidates.iter().map(|&seat| chances[seat] * self.worth(mind, seat)).sum()
    }

    /// Guidance 6: the fewest others who elect a target together with me, the heaviest first; nobody if I can do it
    /// alone. A tie will do where the token is on our side.
    pub fn coalition(&self, mind: &Mind<'_>, target: usize) -> Option<Vec<usize>> {
        let all: u8 = self.weights.iter().sum();
        let mut allies: Vec<usize> = mind.rivals().filter(|ally| *ally != target && self.weights[*ally] > 0).collect();
        allies.sort_by_key(|ally| std::cmp::Reverse(self.weights[*ally]));
        let mut together = self.weights[mind.me];
        let mut members = Vec::new();
        let mut rest = allies.into_iter();
        loop {
            let token = self.token == mind.me || members.contains(&self.token);
            if 2 * together > all || (2 * together == all && token) {
                return Some(members);
            }
            let ally = rest.next()?;
            together += self.weights[ally];
            members.push(ally);
        }
    }

    /// What it costs to vote against one's own word.
    fn word_broken(&self, mind: &Mind<'_>, vote: usize) -> f64 {
        let broken = open_words(mind, mind.me).filter(|word| match word {
            Word::Votes(player) => *player != vote && self.candidates.contains(player),
            Word::Spares(player) => *player == vote && self.about == About::Victim,
        });
        let may_break = mind.temper.schemes && mind.may_break_a_promise() && mind.own_word() >= GOOD_NAME;
        let price = if may_break { WORD } else { PRICELESS };
        broken.count() as f64 * price
    }
}

/// What a vote comes to.
pub struct Prospect {
    pub vote: Option<usize>,
    pub worth: f64,
    pub chances: Seats<f64>,
}

/// Counts all ways the others' votes can fall.
struct Count<'c> {
    mind: &'c Mind<'c>,
    poll: &'c Poll,
    others: &'c [(u8, Seats<f64>)],
    /// How the token holder leans, unless that is me.
    breaker: Option<Seats<f64>>,
    chances: Seats<f64>,
}

impl Count<'_> {
    fn fall(&mut self, voter: usize, totals: &mut Seats<u8>, chance: f64) {
        let Some((weight, row)) = self.others.get(voter) else { return self.settle(*totals, chance) };
        for &player in &self.poll.candidates {
            if row[player] > 0.0 {
                totals[player] += weight;
                self.fall(voter + 1, totals, chance * row[player]);
                totals[player] -= weight;
            }
        }
    }

    fn settle(&mut self, totals: Seats<u8>, chance: f64) {
        let candidates = &self.poll.candidates;
        let most = candidates.iter().map(|seat| totals[*seat]).max().unwrap_or(0);
        let tied = |seat: &&usize| totals[**seat] == most;
        let count = candidates.iter().filter(tied).count();
        let share = |row: &Seats<f64>| candidates.iter().filter(tied).map(|seat| row[*seat]).sum::<f64>();
        match &self.breaker {
            _ if count == 1 => candidates.iter().filter(tied).for_each(|seat| self.chances[*seat] += chance),
            // OS-3.14: the holder of the token chooses among those tied.
            Some(row) if share(row) > 0.0 => {
                let all = share(row);
                for seat in candidates.iter().filter(tied) {
                    self.chances[*seat] += chance * row[*seat] / all;
                }
            }
            Some(_) => {
                for seat in candidates.iter().filter(tied) {
                    self.chances[*seat] += chance / count as f64;
                }
            }
            None => {
                let best = candidates.iter().filter(tied).copied().max_by(|left, right| {
                    self.poll.worth(self.mind, *left).total_cmp(&self.poll.worth(self.mind, *right))
                });
                if let Some(seat) = best {
                    self.chances[seat] += chance;
                }
            }
        }
    }
}

/// OS-3.10: whom to vote for.
pub fn vote(mind: &Mind<'_>, offered: &[usize]) -> Option<usize> {
    let poll = Poll::of(mind)?;
    poll.prospect(mind).vote.filter(|player| offered.contains(player))
}

/// OS-3.14: whom to choose among those tied. Who has nothing left to lose thinks of revenge; guidance 11.
pub fn tie_break(mind: &Mind<'_>, tied: &[usize]) -> Option<usize> {
    let poll = Poll::of(mind)?;
    let revenge = if mind.is_alive(mind.me) { 0.0 } else { 3.0 };
    // Whoever has just shown a vote stands by it, unless much speaks against it.
    let cast = mind.view.last_vote.as_ref().filter(|last| last.about == poll.about && last.area.index() == poll.area);
    let mine = cast.and_then(|last| last.ballots.iter().find(|ballot| ballot.seat.index() == mind.me)?.vote);
    best_by(tied, |player| {
        let stands_by_it = if mine == Some(seat(*player)) { STEADFAST } else { 0.0 };
        poll.worth(mind, *player) + revenge * mind.memory.grudge[mind.me][*player] + stands_by_it
    })
}

/// OS-9.13, guidance 7: whom of one's own to give up.
pub fn victim(mind: &Mind<'_>, offered: &[Kind]) -> Option<Kind> {
    let worth = mind.worth();
    let place = mind.view.vote.as_ref().map(|vote| vote.area.index());
    let to_come = place.filter(|place| *place == mind.house.car_park).map_or(0, |place| mind.mall.monsters[place] - 1);
    best_by(offered, |kind| {
        let needed = match kind {
            // Two or more votes are still to come here, and the Leader has two in each.
            Kind::Leader if to_come >= 2 && mind.stage != Stage::Late => 3.5,
            Kind::Leader if to_come >= 2 => 1.0,
            // Strength holds rooms next round.
            Kind::Defender if mind.stage == Stage::Middle => 0.5,
            Kind::Leader | Kind::Defender | Kind::Crybaby | Kind::Klutz => 0.0,
        };
        // Nobody at the table should be able to tell beforehand.
        -(worth[kind.index()] + needed + mind.temper.wavering * mind.misjudges(50 + kind.index()))
    })
}

/// OS-16.10: to whom the victim token goes (variant 15): a friend who is not winning.
pub fn token(mind: &Mind<'_>, offered: &[usize]) -> Option<usize> {
    let memory = &mind.memory;
    best_by(offered, |player| {
        let feeling =
            memory.favour[*player][mind.me] - memory.grudge[*player][mind.me] - memory.grudge[mind.me][*player];
        feeling - 0.5 * mind.threat(*player)
    })
}

/// Variant 9: a ghost shifts a monster to where it hurts those who voted it out, if that changes anything.
pub fn haunt(mind: &Mind<'_>, offered: &[Answer]) -> Option<Answer> {
    let outlook = mind.outlook();
    let spite = |mall: &Mall| -> f64 {
        let toll = outlook.attacks(mall, [false; AREAS]);
        mind.rivals()
            .map(|rival| toll.value[rival] * (0.5 * mind.threat(rival) + mind.memory.grudge[mind.me][rival]))
            .sum()
    };
    let before = spite(&mind.mall);
    let shifts: Vec<Answer> = offered.iter().copied().filter(|answer| matches!(answer, Answer::Haunt { .. })).collect();
    let after = |answer: &Answer| {
        let mut mall = mind.mall;
        if let Answer::Haunt { from, to } = answer {
            mall.monsters[from.index()] -= 1;
            mall.monsters[to.index()] += 1;
        }
        spite(&mall)
    };
    best_by(&shifts, after).filter(|best| after(best) > before + 0.05)
}
