//! Whole games written down: who sat where, what was agreed, the seed, and every answer with the digest of its outcome.

use crate::ask::By;
use crate::chance::Seed;
use crate::game::{Game, Problem};
use crate::luck::Luck;
use crate::seat::Seat;
use crate::sitting::Sitting;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Version of this file format.
pub const FORMAT: u32 = 1;

/// A recorded game as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: u32,
    pub game: String,
    pub rules_version: u32,
    /// Digest of the content the game was played with.
    pub content: String,
    /// What the table agreed on. Either this or a position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Who sat where.
    #[serde(default)]
    pub names: Vec<String>,
    /// SHA-256 of the seed, shown at the start.
    pub commitment: String,
    /// The seed, shown at the end. Without it a record can be read but not replayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Where the seed came from, at tables that people joined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<Luck>,
    pub lines: Vec<Line>,
}

/// One line of a record: an answer, a statement, or an answer taken back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<Value>,
    /// The last answer in force was taken back at the wish of this seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undo: bool,
    #[serde(default, skip_serializing_if = "is_player")]
    pub by: By,
    /// Digest of the table afterwards, keyed with the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the shape serde asks for")]
fn is_player(by: &By) -> bool {
    *by == By::Player
}

impl Line {
    pub const fn answer(seat: Seat, name: String, by: By) -> Self {
        Self { seat, answer: Some(name), say: None, undo: false, by, digest: None }
    }

    pub const fn say(seat: Seat, statement: Value) -> Self {
        Self { seat, answer: None, say: Some(statement), undo: false, by: By::Player, digest: None }
    }

    pub const fn undo(seat: Seat) -> Self {
        Self { seat, answer: None, say: None, undo: true, by: By::Player, digest: None }
    }

    /// A line is exactly one of the three.
    fn problem(&self) -> Option<&'static str> {
        let kinds = u8::from(self.answer.is_some()) + u8::from(self.say.is_some()) + u8::from(self.undo);
        (kinds != 1).then_some("a line is exactly one of `answer`, `say` and `undo`")
    }
}

/// How a game began.
pub enum Start<G: Game> {
    Setup(G::Setup),
    /// A written position; the text is kept for the record.
    Position {
        written: Value,
        position: std::sync::Arc<G::Position>,
    },
}

impl<G: Game> Start<G> {
    pub fn position(written: Value) -> Result<Self, Vec<Problem>> {
        let position =
            serde_json::from_value(written.clone()).map_err(|e| vec![Problem::new("position", e.to_string())])?;
        Ok(Self::Position { written, position: std::sync::Arc::new(position) })
    }
}

impl<G: Game> Clone for Start<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Setup(setup) => Self::Setup(setup.clone()),
            Self::Position { written, position } => {
                Self::Position { written: written.clone(), position: position.clone() }
            }
        }
    }
}

/// Where a record stops being true.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Divergence {
    #[error("the record is of `{found}`, not of `{expected}`")]
    Game { found: String, expected: &'static str },
    #[error("format {0} is not known here (this program reads format {FORMAT})")]
    Format(u32),
    #[error("played under rules version {found}; this program has version {expected}")]
    RulesVersion { found: u32, expected: u32 },
    #[error("played with other content (digest {found}; here {expected})")]
    Content { found: String, expected: String },
    #[error("the record has no seed: it was exported before the game was over")]
    NoSeed,
    #[error("`seed` is not 64 hexadecimal digits")]
    BadSeed,
    #[error("the seed does not fit the commitment given at the start")]
    Commitment,
    #[error("the seed is not what the server and the seats made together")]
    Luck,
    #[error("the game does not begin: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Start(Vec<Problem>),
    #[error("the replay was stopped at line {line}: it took too long, or nobody waits for it")]
    Stopped { line: usize },
    #[error("line {line}: {what}")]
    Line { line: usize, what: String },
    #[error("line {line}: the outcome differs (recorded {recorded}, replayed {replayed})")]
    Outcome { line: usize, recorded: String, replayed: String },
}

impl Record {
    /// Reads a record; the message says where it is broken.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// One line of the file per line of the record, so that a human can read it and a diff stays small.
    pub fn write(&self) -> String {
        let mut head = serde_json::to_value(self).expect("a record is plain data");
        head["lines"] = Value::Array(Vec::new());
        let head = serde_json::to_string_pretty(&head).expect("plain data");
        let lines: Vec<String> =
            self.lines.iter().map(|line| format!("    {}", serde_json::to_string(line).expect("plain data"))).collect();
        let body = if lines.is_empty() { "[]".into() } else { format!("[\n{}\n  ]", lines.join(",\n")) };
        head.replacen("\"lines\": []", &format!("\"lines\": {body}"), 1) + "\n"
    }

    /// Writes a sitting down. The seed goes in only when the caller may know it.
    pub fn of<G: Game>(sitting: &Sitting<G>, names: &[String], seed: Option<Seed>) -> Self {
        let (setup, position) = match sitting.start() {
            Start::Setup(setup) => (Some(serde_json::to_value(setup).expect("a setup is plain data")), None),
            Start::Position { written, .. } => (None, Some(written.clone())),
        };
        Self {
            format: FORMAT,
            game: G::ID.into(),
            rules_version: G::RULES_VERSION,
            content: G::content_digest(sitting.content(), sitting.table().board()),
            setup,
            position,
            names: names.to_vec(),
            commitment: sitting.commitment(),
            seed: seed.map(|seed| seed.to_hex()),
            luck: None,
            lines: sitting.lines().to_vec(),
        }
    }

    /// Plays the record again and compares every outcome. Says where it first differs.
    pub fn replay<G: Game>(&self, content: &'static G::Content) -> Result<Sitting<G>, Divergence> {
        self.replay_while(content, &|| true)
    }

    /// The same for as long as `go_on` says so; it is asked before every line.
    pub fn replay_while<G: Game>(
        &self,
        content: &'static G::Content,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Sitting<G>, Divergence> {
        let mut sitting = self.begin(content)?;
        self.walk(&mut sitting, go_on)?;
        Ok(sitting)
    }

    /// Plays a record of any rules version and any content as far as it is true here. A game stored under other rules is
    /// no fault: whoever kept it can read it, look at it up to where it differs, and export it.
    pub fn replay_as_far<G: Game>(
        &self,
        content: &'static G::Content,
    ) -> Result<(Sitting<G>, Option<Divergence>), Divergence> {
        let mut sitting = self.set_up(content)?;
        let differs = self.of_these_rules::<G>().and_then(|()| self.with_this_content(&sitting)).err();
        let ended = self.walk(&mut sitting, &|| true).err();
        Ok((sitting, ended.or(differs)))
    }

    fn walk<G: Game>(&self, sitting: &mut Sitting<G>, go_on: &dyn Fn() -> bool) -> Result<(), Divergence> {
        for (at, line) in self.lines.iter().enumerate() {
            if !go_on() {
                return Err(Divergence::Stopped { line: at + 1 });
            }
            let number = at + 1;
            let wrong = |what: String| Divergence::Line { line: number, what };
            if let Some(problem) = line.problem() {
                return Err(wrong(problem.into()));
            }
            if line.seat.index() >= crate::MAX_SEATS {
                return Err(wrong(format!("there is no seat {}", line.seat.0)));
            }
            sitting.redo(line).map_err(wrong)?;
            let kept = sitting.lines().last().and_then(|kept| kept.digest.clone());
            let replayed = kept.unwrap_or_else(|| format!("{:016x}", sitting.table().digest()));
            if let Some(recorded) = line.digest.as_ref().filter(|recorded| **recorded != replayed) {
                return Err(Divergence::Outcome { line: number, recorded: recorded.clone(), replayed });
            }
        }
        Ok(())
    }

    const fn of_these_rules<G: Game>(&self) -> Result<(), Divergence> {
        if self.rules_version == G::RULES_VERSION {
            return Ok(());
        }
        Err(Divergence::RulesVersion { found: self.rules_version, expected: G::RULES_VERSION })
    }

    fn with_this_content<G: Game>(&self, sitting: &Sitting<G>) -> Result<(), Divergence> {
        let expected = G::content_digest(sitting.content(), sitting.table().board());
        if self.content == expected {
            return Ok(());
        }
        Err(Divergence::Content { found: self.content.clone(), expected })
    }

    /// Checks the header and sets the table up as it was.
    fn begin<G: Game>(&self, content: &'static G::Content) -> Result<Sitting<G>, Divergence> {
        if self.format == FORMAT && self.game == G::ID {
            self.of_these_rules::<G>()?;
        }
        let sitting = self.set_up(content)?;
        self.with_this_content(&sitting)?;
        Ok(sitting)
    }

    /// The table as it was set up, whatever rules and content it was played with.
    fn set_up<G: Game>(&self, content: &'static G::Content) -> Result<Sitting<G>, Divergence> {
        if self.format != FORMAT {
            return Err(Divergence::Format(self.format));
        }
        if self.game != G::ID {
            return Err(Divergence::Game { found: self.game.clone(), expected: G::ID });
        }
        let seed = self.seed.as_ref().ok_or(Divergence::NoSeed)?;
        let seed = Seed::from_hex(seed).ok_or(Divergence::BadSeed)?;
        if seed.commitment() != self.commitment {
            return Err(Divergence::Commitment);
        }
        if self.luck.as_ref().is_some_and(|luck| luck.seed() != Some(seed)) {
            return Err(Divergence::Luck);
        }
        let start = match (&self.setup, &self.position) {
            (Some(setup), None) => Start::Setup(
                serde_json::from_value(setup.clone())
                    .map_err(|e| Divergence::Start(vec![Problem::new("setup", e.to_string())]))?,
            ),
            (None, Some(position)) => Start::position(position.clone()).map_err(Divergence::Start)?,
            _ => {
                let what = "a record has either a `setup` or a `position`";
                return Err(Divergence::Start(vec![Problem::new("record", what)]));
            }
        };
        Sitting::begin(content, start, seed).map_err(Divergence::Start)
    }
}
