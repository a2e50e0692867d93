//! `holdout match`: bots against each other. Where all seats are alike they are rotated, so that no kind sits better;
//! where a title has several roles every bot stays in its own, and the sides are counted.

use super::print_json;
use crate::files;
use crate::luck::BotLuck;
use crate::progress;
use crate::setup;
use crate::titles;
use crate::words::Words;
use crate::workers::{self, Next};
use anyhow::{Result, anyhow, bail};
use clap::Args;
use holdout_bots::Bot;
use holdout_catalog::{Ask, Given, Seated, Table, Title};
use holdout_kernel::{By, Outcome, Phrase, Role, Seat, Seed};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;

/// Let bots play against each other: points with seats rotated, or wins side by side where a game has roles
#[derive(Args)]
pub struct Match {
    /// The game, such as osaczeni
    game: String,

    /// Kinds of bots, one per seat, such as schemer,random,random,random
    #[arg(long, value_name = "KIND,…", value_delimiter = ',', required_unless_present = "players")]
    seats: Vec<String>,

    /// How many seats, in place of naming them all: the strongest bot of each role plays them
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    players: Option<u8>,

    /// The kind of bot that plays a role, with --players; may be given several times
    #[arg(long, value_name = "ROLE=KIND", requires = "players")]
    role: Vec<String>,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,

    /// The number of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The mission, where the game has missions
    #[arg(long, value_name = "ID")]
    mission: Option<String>,

    /// An option of the setup; may be given several times
    #[arg(long, value_name = "KEY=VALUE")]
    option: Vec<String>,

    /// How many threads
    #[arg(long, value_name = "N", default_value_t = workers::USUAL_THREADS)]
    threads: usize,

    /// Keep the record of the first game of each way to end in this folder
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,

    /// Print JSON instead of text
    #[arg(long)]
    json: bool,
}

/// No game of the house takes that many answers; a bot that goes on for ever does.
const MOST_ANSWERS: usize = 50_000;

#[derive(Serialize)]
struct Report {
    game: String,
    games: u64,
    /// The first and the last seed.
    seeds: (u64, u64),
    /// Whether every arrangement of the bots in the seats was played, which only seats of one role allow.
    rotated: bool,
    seats: Vec<String>,
    kinds: Vec<Standing>,
    /// Points of the first kind less points of each other kind, game by game.
    leads: Vec<Lead>,
    /// How many games ended in which way.
    endings: BTreeMap<String, u64>,
}

#[derive(Serialize)]
struct Standing {
    /// What it played, in a game of several roles.
    role: Option<&'static str>,
    kind: String,
    /// Not in a game without points.
    points: Option<Mean>,
    /// Share of the seats of this kind that won; a shared victory counts for each winner.
    wins: Mean,
}

#[derive(Serialize)]
struct Lead {
    over: String,
    points: Mean,
}

/// A mean with the half width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Mean {
    mean: f64,
    plus_minus: f64,
}

impl Mean {
    /// Games are independent of each other, seats of one game are not: so a sample is one game.
    fn of(samples: &[f64]) -> Self {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count;
        if samples.len() < 2 {
            return Self { mean, plus_minus: f64::INFINITY };
        }
        let squares: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
        Self { mean, plus_minus: 1.96 * (squares / (count - 1.0) / count).sqrt() }
    }
}

impl Match {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let title = titles::find(words, &self.game)?;
        let seats = self.players.map_or(self.seats.len(), usize::from);
        setup::check_count(words, title, seats)?;
        if self.games == 0 {
            bail!(words.text("cli-match-no-games"));
        }
        let wishes =
            setup::Wishes { mission: self.mission.as_deref(), options: &self.option, ..setup::Wishes::default() };
        let setup = setup::build(words, title, seats as u8, &wishes)?;
        Self::open(words, title, &setup, Seed::from_number(self.seed))?;
        let roles = title.roles_of(&setup).unwrap_or_default();
        let kinds = self.kinds(words, title, &roles)?;
        let lineup = Lineup { rotates: roles.iter().all(|role| *role == roles[0]), roles, kinds };
        let bar = progress::bar(words, self.games, "cli-match-bar");
        let played = workers::run(self.threads, self.games, |at| {
            // Every arrangement of the bots plays the same cards and dice, so that luck cancels out.
            let (deal, turn) = lineup.deal(at);
            let seed = Seed::from_number(self.seed.wrapping_add(deal));
            let game = self.play(words, title, &setup, seed, &lineup, turn);
            bar.inc(1);
            let next = if game.is_err() { Next::Stop } else { Next::GoOn };
            (game, next)
        });
        bar.finish_and_clear();
        let games: Vec<Game> = played.into_iter().collect::<Result<_>>()?;
        let report = self.report(&games, &lineup);
        let mut out = stdout().lock();
        if self.json {
            print_json(&mut out, &report)?;
        } else {
            report.write(&mut out, words)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The kind of bot for every seat. Each must be able to play the seat's role.
    fn kinds(&self, words: &Words, title: &dyn Title, roles: &[Role]) -> Result<Vec<String>> {
        let mut wished = BTreeMap::new();
        for wish in &self.role {
            let known = wish.split_once('=').filter(|(role, _)| roles.iter().any(|one| one.id == *role));
            let Some((role, kind)) = known else {
                let known: Vec<&str> = title.roles().iter().map(|role| role.id).collect();
                let phrase = Phrase::new("cli-match-bad-role").arg("given", wish.clone());
                return Err(words.error(&phrase.arg("known", known.join(", "))));
            };
            wished.insert(role, kind);
        }
        let strongest = |role: &Role| holdout_bots::kinds(title.id(), role.id).last().copied().unwrap_or_default();
        let kinds = match self.players {
            Some(_) => roles.iter().map(|role| *wished.get(role.id).unwrap_or(&strongest(role))).collect(),
            None => self.seats.iter().map(String::as_str).collect::<Vec<_>>(),
        };
        for (kind, role) in kinds.iter().zip(roles) {
            setup::bot(words, title, kind)?;
            let able = holdout_bots::kinds(title.id(), role.id);
            if !able.contains(kind) {
                let phrase =
                    Phrase::new("cli-match-wrong-role").arg("kind", (*kind).to_owned()).arg("role", role.id.to_owned());
                return Err(words.error(&phrase.arg("known", able.join(", "))));
            }
        }
        Ok(kinds.into_iter().map(str::to_owned).collect())
    }

    fn open(words: &Words, title: &dyn Title, setup: &Value, seed: Seed) -> Result<Box<dyn Table>> {
        title
            .open(setup, seed)
            .map_err(|problems| words.error(&Phrase::new("cli-error-setup").arg("why", titles::list(&problems))))
    }

    /// One game: mean points and share of wins of each kind.
    fn play(
        &self,
        words: &Words,
        title: &dyn Title,
        setup: &Value,
        seed: Seed,
        lineup: &Lineup,
        turn: usize,
    ) -> Result<Game> {
        let kinds: Vec<&str> = (0..lineup.kinds.len()).map(|seat| lineup.kind_at(seat, turn)).collect();
        let bots = kinds.iter().map(|kind| setup::bot(words, title, kind)).collect::<Result<Vec<_>>>()?;
        let mut table = Self::open(words, title, setup, seed)?;
        play_out(&mut *table, &bots, &mut BotLuck::beside(seed))?;
        let outcome = table.outcome().ok_or_else(|| words.error(&Phrase::new("cli-match-no-result")))?;
        self.keep(words, &*table, &outcome, seed, lineup)?;
        let mut by_kind = ByKind::new();
        for (seat, kind) in kinds.iter().enumerate() {
            let tally = by_kind.entry((lineup.role_at(seat), (*kind).to_owned())).or_default();
            tally.seats += 1.0;
            tally.points += f64::from(outcome.points.get(seat).copied().unwrap_or_default());
            tally.wins += f64::from(outcome.winners.contains(Seat(seat as u8)));
        }
        Ok(Game { by_kind, ending: outcome.how.to_owned(), has_points: !outcome.points.is_empty() })
    }

    /// Writes the record down if it is the first of its ending, such as `4-players-shared-victory.json`, `m0-won.json`
    /// or, with roles, `coolant-sump-3-goal.json`.
    fn keep(&self, words: &Words, table: &dyn Table, outcome: &Outcome, seed: Seed, lineup: &Lineup) -> Result<()> {
        /// One game at a time writes: two may end the same way at once.
        static WRITING: Mutex<()> = Mutex::new(());
        let Some(folder) = &self.keep else { return Ok(()) };
        let _writing = WRITING.lock();
        let which = match &self.mission {
            Some(mission) if lineup.rotates => mission.clone(),
            Some(mission) => format!("{mission}-{}", table.seats()),
            None => format!("{}-players", table.seats()),
        };
        let path = folder.join(format!("{which}-{}.json", outcome.how));
        if path.exists() {
            return Ok(());
        }
        std::fs::create_dir_all(folder)?;
        files::write(words, &path, &table.record(&[], Some(seed)).write())
    }

    fn report(&self, games: &[Game], lineup: &Lineup) -> Report {
        let mut names: Vec<Which> = Vec::new();
        for (seat, kind) in lineup.kinds.iter().enumerate() {
            let which = (lineup.role_at(seat), kind.clone());
            if !names.contains(&which) {
                names.push(which);
            }
        }
        let each = |which: &Which, of: fn(&Tally) -> f64| -> Vec<f64> {
            games.iter().map(|game| &game.by_kind[which]).map(|tally| of(tally) / tally.seats).collect()
        };
        let points = |which: &Which| each(which, |tally| tally.points);
        let has_points = games.iter().any(|game| game.has_points);
        let kinds = names
            .iter()
            .map(|which| Standing {
                role: which.0,
                kind: which.1.clone(),
                points: has_points.then(|| Mean::of(&points(which))),
                wins: Mean::of(&each(which, |tally| tally.wins)),
            })
            .collect();
        let mut endings = BTreeMap::new();
        for game in games {
            *endings.entry(game.ending.clone()).or_default() += 1;
        }
        let first = points(&names[0]);
        let leads = names[1..]
            .iter()
            .filter(|_| has_points)
            .map(|which| {
                let differences: Vec<f64> = first.iter().zip(points(which)).map(|(one, other)| one - other).collect();
                Lead { over: which.1.clone(), points: Mean::of(&differences) }
            })
            .collect();
        Report {
            game: self.game.clone(),
            games: games.len() as u64,
            seeds: (self.seed, self.seed.wrapping_add(lineup.deal(games.len() as u64 - 1).0)),
            rotated: lineup.rotates,
            seats: lineup.kinds.clone(),
            kinds,
            leads,
            endings,
        }
    }
}

/// Which bot plays which seat.
struct Lineup {
    roles: Vec<Role>,
    kinds: Vec<String>,
    /// All seats play the same role: every arrangement is played.
    rotates: bool,
}

impl Lineup {
    /// The deal of a game, and by how many seats the bots have moved on.
    fn deal(&self, game: u64) -> (u64, usize) {
        let seats = self.kinds.len() as u64;
        if self.rotates { (game / seats, (game % seats) as usize) } else { (game, 0) }
    }

    fn kind_at(&self, seat: usize, turn: usize) -> &str {
        &self.kinds[(seat + turn) % self.kinds.len()]
    }

    /// The role of a seat, where there are several.
    fn role_at(&self, seat: usize) -> Option<&'static str> {
        self.roles.get(seat).filter(|_| !self.rotates).map(|role| role.id)
    }
}

/// A kind of bot, and the role it plays where there are several.
type Which = (Option<&'static str>, String);

type ByKind = BTreeMap<Which, Tally>;

/// How one game went.
struct Game {
    by_kind: ByKind,
    ending: String,
    has_points: bool,
}

/// What the seats of one kind got in one game.
#[derive(Default)]
struct Tally {
    seats: f64,
    points: f64,
    wins: f64,
}

/// Lets bots play a game to its end.
fn play_out(table: &mut dyn Table, bots: &[Box<dyn Bot>], luck: &mut BotLuck) -> Result<()> {
    for _ in 0..MOST_ANSWERS {
        if table.is_over() {
            return Ok(());
        }
        let waiting = table.waiting();
        let seat = waiting.iter().find(|seat| !seat.locked).ok_or_else(|| anyhow!("nobody is asked"))?.seat;
        answer(table, seat, &*bots[seat.index()], luck)?;
    }
    bail!("a game of bots was not over after {MOST_ANSWERS} answers")
}

/// One bot speaks, if it likes, and answers.
pub fn answer(table: &mut dyn Table, seat: Seat, bot: &dyn Bot, luck: &mut BotLuck) -> Result<()> {
    let seated = Seated::new(table, seat);
    let ask = seated.ask().ok_or_else(|| anyhow!("{} is waited for but not asked", seat.name()))?;
    let said = bot.say(&seated, &ask, luck.next());
    let name = bot.answer(&seated, &ask, luck.next());
    if let Some(said) = said {
        // A refused statement (too many of them, say) is one that was not made.
        let _ = table.say(seat, &said);
    }
    act(table, seat, &ask, &name)
}

/// One bot says what it has to say about its question, if anything, and does not answer yet.
pub fn speak(table: &mut dyn Table, seat: Seat, bot: &dyn Bot, luck: &mut BotLuck) {
    let seated = Seated::new(table, seat);
    let said = seated.ask().and_then(|ask| bot.say(&seated, &ask, luck.next()));
    if let Some(said) = said {
        let _ = table.say(seat, &said);
    }
}

/// One bot answers, after it has spoken.
pub fn decide(table: &mut dyn Table, seat: Seat, bot: &dyn Bot, luck: &mut BotLuck) -> Result<()> {
    let seated = Seated::new(table, seat);
    let ask = seated.ask().ok_or_else(|| anyhow!("{} is waited for but not asked", seat.name()))?;
    let name = bot.answer(&seated, &ask, luck.next());
    act(table, seat, &ask, &name)
}

fn act(table: &mut dyn Table, seat: Seat, ask: &Ask, name: &str) -> Result<()> {
    table.act(seat, ask.id, &Given::Name(name.to_owned()), By::Player).map_err(|refused| {
        anyhow!("the bot in {} gave an answer that was refused ({}): {name}", seat.name(), refused.rule)
    })
}

impl Report {
    fn write(&self, out: &mut impl Write, words: &Words) -> Result<()> {
        let head = if self.rotated { "cli-match-head" } else { "cli-match-head-roles" };
        let head = Phrase::new(head).arg("game", self.game.clone()).arg("games", self.games as usize);
        let head = head.arg("first", self.seeds.0.to_string()).arg("last", self.seeds.1.to_string());
        writeln!(out, "{}", words.say(&head.arg("seats", self.seats.join(", "))))?;
        for kind in &self.kinds {
            let phrase = match (kind.points, kind.role) {
                (Some(points), _) => Phrase::new("cli-match-kind")
                    .arg("points", number(points.mean))
                    .arg("points-range", number(points.plus_minus)),
                (None, Some(role)) => Phrase::new("cli-match-role").arg("role", role.to_owned()),
                (None, None) => Phrase::new("cli-match-team"),
            };
            let phrase = phrase.arg("kind", kind.kind.clone());
            let phrase = phrase.arg("wins", percent(kind.wins.mean)).arg("wins-range", percent(kind.wins.plus_minus));
            writeln!(out, "  {}", words.say(&phrase))?;
        }
        for lead in &self.leads {
            let phrase =
                Phrase::new("cli-match-lead").arg("kind", self.kinds[0].kind.clone()).arg("over", lead.over.clone());
            let phrase = phrase.arg("points", format!("{:+.2}", lead.points.mean));
            writeln!(out, "  {}", words.say(&phrase.arg("points-range", number(lead.points.plus_minus))))?;
        }
        for (ending, games) in &self.endings {
            let phrase = Phrase::new("cli-match-ending").arg("ending", ending.clone()).arg("games", *games as usize);
            writeln!(out, "  {}", words.say(&phrase))?;
        }
        Ok(())
    }
}

fn number(value: f64) -> String {
    format!("{value:.2}")
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_comes_with_its_interval() {
        let mean = Mean::of(&[1.0, 2.0, 3.0, 4.0]);
        assert!((mean.mean - 2.5).abs() < 1e-9);
        // Standard deviation 1.291, divided by the root of 4, times 1.96.
        assert!((mean.plus_minus - 1.2652).abs() < 1e-3, "{}", mean.plus_minus);
        assert!(Mean::of(&[3.0, 3.0, 3.0]).plus_minus < 1e-9);
        assert!(Mean::of(&[3.0]).plus_minus.is_infinite(), "one game shows nothing");
    }
}
