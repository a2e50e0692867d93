//! What the schemer remembers of everybody: whose word is good, who voted against whom, who owes whom.
//!
//! All of it is read anew from what its seat saw: the log, and the statements with their verdicts in the view. Where
//! no log is at hand, the last vote and the statements have to do.

use super::mall::Seats;
use holdout_catalog::{Seated, SeenEvent};
use holdout_osaczeni::view::StatementSeen;
use holdout_osaczeni::{About, MAX_PLAYERS, Promise, Statement, Verdict, View};
use serde_json::Value;

/// Guidance 10: how truthful a stranger is taken to be, and how many statements that guess is worth.
const STRANGER: f64 = 0.6;
const STRANGER_WEIGHT: f64 = 3.0;
/// What is left of a grudge or a favour after one more vote.
const FADING: f64 = 0.88;

/// What somebody feels about everybody else: `of[one][other]` is how `one` feels about `other`.
#[derive(Clone)]
pub struct Memory {
    /// How likely each seat's next statement is true.
    pub trust: Seats<f64>,
    /// Votes cast against one, words broken to one.
    pub grudge: Seats<Seats<f64>>,
    /// Votes and cards given to one, words kept to one, open promises to one.
    pub favour: Seats<Seats<f64>>,
    /// How many statements each has made this round; a no counts too, though no book keeps it.
    pub spoken: Seats<usize>,
    /// Who said no to whom this round, with the number of the statement.
    pub refusals: Vec<Refusal>,
}

#[derive(Clone, Copy)]
pub struct Refusal {
    pub by: usize,
    pub to: usize,
    pub id: u64,
}

impl Memory {
    pub fn of(seated: &Seated<'_>, view: &View) -> Self {
        let mut memory = Self::silent(view);
        let log = seated.events_since(0);
        if log.is_empty() {
            memory.read_last_vote(view);
            for said in view.statements.iter().filter(|said| said.round == view.round) {
                memory.spoken[said.seat.index()] += 1;
            }
        } else {
            for event in &log {
                memory.read_event(event);
            }
        }
        for said in &view.statements {
            memory.read_statement(view, said);
        }
        memory
    }

    /// Only how good everybody's word is.
    fn silent(view: &View) -> Self {
        let mut trust = [STRANGER; MAX_PLAYERS];
        for family in &view.families {
            let word = family.word;
            let true_words = f64::from(word.kept) + 0.6 * f64::from(word.partly);
            let words = f64::from(word.kept) + f64::from(word.partly) + f64::from(word.broken);
            trust[family.seat.index()] = (STRANGER * STRANGER_WEIGHT + true_words) / (STRANGER_WEIGHT + words);
        }
        Self { trust, ..Self::blank() }
    }

    /// Of strangers, before anything was said or done.
    fn blank() -> Self {
        let nothing = [[0.0; MAX_PLAYERS]; MAX_PLAYERS];
        let trust = [STRANGER; MAX_PLAYERS];
        Self { trust, grudge: nothing, favour: nothing, spoken: [0; MAX_PLAYERS], refusals: Vec::new() }
    }

    fn fade(&mut self) {
        for feeling in self.grudge.iter_mut().chain(self.favour.iter_mut()).flatten() {
            *feeling *= FADING;
        }
    }

    fn ballot(&mut self, about: About, voter: usize, elected: usize) {
        if voter == elected {
            return;
        }
        match about {
            About::Victim => self.grudge[elected][voter] += 1.0,
            About::Truck | About::Badge => self.favour[elected][voter] += 0.5,
        }
    }

    fn read_last_vote(&mut self, view: &View) {
        let Some(last) = &view.last_vote else { return };
        for ballot in &last.ballots {
            if let Some(player) = ballot.vote {
                self.ballot(last.about, ballot.seat.index(), player.index());
            }
        }
        if let (Some(breaker), Some(elected)) = (last.tie_broken_by, last.elected) {
            self.ballot(last.about, breaker.index(), elected.index());
        }
    }

    fn read_event(&mut self, seen: &SeenEvent) {
        let event = &seen.event;
        match event["type"].as_str() {
            Some("votes-revealed") => {
                self.fade();
                let about = read_about(&event["about"]);
                for ballot in event["ballots"].as_array().into_iter().flatten() {
                    if let (Some(voter), Some(player)) = (index(&ballot["seat"]), index(&ballot["for"])) {
                        self.ballot(about, voter, player);
                    }
                }
            }
            // Who gave a card did something for somebody.
            Some("given") => {
                if let (Some(from), Some(to)) = (index(&event["from"]), index(&event["to"])) {
                    self.favour[to][from] += 1.0;
                }
            }
            Some("round-began") => {
                self.spoken = [0; MAX_PLAYERS];
                self.refusals.clear();
            }
            Some("said") => {
                let Some(by) = index(&event["seat"]) else { return };
                self.spoken[by] += 1;
                let said = &event["statement"];
                if let (Some("refuse"), Some(to), Some(id)) =
                    (said["type"].as_str(), index(&said["to"]), event["id"].as_u64())
                {
                    self.refusals.push(Refusal { by, to, id });
                }
            }
            _ => {}
        }
    }

    /// Words kept and broken to somebody, and promises that are still open: a debt to come.
    fn read_statement(&mut self, view: &View, said: &StatementSeen) {
        let Statement::Promise { to, what: Some(what), round, want, .. } = &said.statement else { return };
        let speaker = said.seat.index();
        let Some(friend) = to.or_else(|| friend_of(*what)) else { return };
        if friend.index() >= MAX_PLAYERS || friend == said.seat {
            return;
        }
        match said.verdict {
            Some(Verdict::Kept) => self.favour[friend.index()][speaker] += 0.6,
            Some(Verdict::Partly) => {}
            Some(Verdict::Broken) => self.grudge[friend.index()][speaker] += 1.0,
            None => {
                let open = round.map_or(said.round == view.round, |round| round >= view.round);
                if open {
                    // What is only offered is not given yet.
                    let word = if want.is_some() { 0.2 } else { 0.5 };
                    self.favour[friend.index()][speaker] += word * self.trust[speaker];
                }
            }
        }
    }
}

/// Whom a promise does good, where nobody is named.
const fn friend_of(what: Promise) -> Option<holdout_kernel::Seat> {
    match what {
        Promise::Spare { player } | Promise::Give { player } => Some(player),
        Promise::VoteFor { .. } | Promise::Go { .. } | Promise::Play { .. } => None,
    }
}

fn read_about(value: &Value) -> About {
    match value.as_str() {
        Some("truck") => About::Truck,
        Some("badge") => About::Badge,
        _ => About::Victim,
    }
}

fn index(value: &Value) -> Option<usize> {
    value.as_u64().map(|seat| seat as usize).filter(|seat| *seat < MAX_PLAYERS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use holdout_kernel::RuleId;
    use serde_json::json;

    fn seen(event: Value) -> SeenEvent {
        SeenEvent { seq: 0, rule: RuleId("OS-3.21"), event, phrase: None }
    }

    fn votes(about: &str) -> SeenEvent {
        let ballots = json!([{ "seat": 0, "weight": 2, "for": 1 }, { "seat": 1, "weight": 1, "for": 1 }]);
        seen(json!({ "type": "votes-revealed", "about": about, "area": 6, "ballots": ballots }))
    }

    #[test]
    fn a_vote_against_somebody_is_a_grudge_and_a_vote_for_somebody_a_favour() {
        let mut memory = Memory::blank();
        memory.read_event(&votes("victim"));
        assert!(memory.grudge[1][0] > 0.9 && memory.favour[1][0] < 0.1);
        assert!(memory.grudge[1][1] < 0.1, "nobody bears a grudge against themselves");
        let mut memory = Memory::blank();
        memory.read_event(&votes("truck"));
        assert!(memory.grudge[1][0] < 0.1 && memory.favour[1][0] > 0.4);
    }

    #[test]
    fn feelings_fade_and_gifts_are_remembered() {
        let mut memory = Memory::blank();
        memory.read_event(&votes("victim"));
        let fresh = memory.grudge[1][0];
        memory.read_event(&seen(json!({ "type": "votes-revealed", "about": "badge", "area": 3, "ballots": [] })));
        assert!(memory.grudge[1][0] < fresh);
        memory.read_event(&seen(json!({ "type": "given", "from": 2, "to": 0, "item": null })));
        assert!(memory.favour[0][2] > 0.9);
    }
}
