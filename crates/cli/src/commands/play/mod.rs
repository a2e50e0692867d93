//! `holdout play`: a game at one terminal, with bots, alone or with several humans at the same screen.

mod console;
mod ending;
mod session;
mod talk;
mod turn;
mod typed;

use crate::files;
use crate::luck::{self, BotLuck};
use crate::profile::Profile;
use crate::setup::{self, SeatSpec, Wishes};
use crate::texts;
use crate::titles;
use crate::words::Words;
use anyhow::{Result, bail};
use clap::Args;
use holdout_catalog::{Table, Title};
use holdout_kernel::{Arg, Phrase, Seat, Seed, Viewer};
use serde_json::Value;
use session::{Left, Session};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

/// Play in the terminal, alone with bots or with others at the same screen
///
/// Type the number or the name of an answer; `help` lists what else can be typed.
#[derive(Args)]
pub struct Play {
    /// The game, such as osaczeni
    #[arg(required_unless_present = "resume")]
    game: Option<String>,

    /// Who sits where: human, human:NAME, bot, bot:KIND, bot:KIND:NAME, with commas
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',')]
    seats: Vec<SeatSpec>,

    /// You and so many less one of the strongest bots [default: 4 where the game allows it]
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    players: Option<u8>,

    /// The mission, in games that have missions
    #[arg(long)]
    mission: Option<String>,

    /// A variant of the rules, by its number. It must be unlocked in the profile; for free play add
    /// --option any_variant=true
    #[arg(long, value_name = "N")]
    variant: Option<u8>,

    /// An option of the setup; may be given several times. `holdout games` names them
    #[arg(long, value_name = "KEY=VALUE")]
    option: Vec<String>,

    /// Where all luck comes from: a number, or a seed shown at the end of a game [default: nobody can know]
    #[arg(long, value_name = "SEED", value_parser = luck::read)]
    seed: Option<Seed>,

    /// Remembers between games what you have unlocked; made if it is not there
    #[arg(long, value_name = "FILE")]
    profile: Option<PathBuf>,

    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "mission", "variant", "option", "seed"])]
    resume: Option<PathBuf>,

    /// Save the record here when the game is over or left
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Play {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let mut session = match &self.resume {
            Some(file) => self.resume(words, file)?,
            None => self.begin(words)?,
        };
        Self::greet(&session)?;
        let left = session.play()?;
        if left == Left::Over {
            session.show_ending(self.profile.as_deref())?;
        }
        match &self.save {
            Some(path) => {
                session.save(path)?;
                session.console.line(&words.say(&files::about("cli-play-saved", path)))?;
            }
            None if left == Left::Over => session.offer_to_save()?,
            None => session.console.line(&words.text("cli-play-left"))?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn begin(&self, words: &Words) -> Result<Session> {
        let title = titles::find(words, self.game.as_deref().unwrap_or_default())?;
        let seats = self.chosen_seats(self.players.unwrap_or_else(|| titles::usual_players(title)));
        let unlocked = match &self.profile {
            Some(path) => Profile::read_or_begin(words, path)?.of(title.id()),
            None => BTreeSet::default(),
        };
        let mission = self.mission.as_deref();
        let wishes = Wishes { mission, variant: self.variant, options: &self.option, unlocked };
        let players = setup::seat_players(words, title, &seats)?;
        let setup = setup::build(words, title, seats.len() as u8, &wishes)?;
        let seed = self.seed.map_or_else(|| luck::fresh(words), Ok)?;
        let table = title
            .open(&setup, seed)
            .map_err(|problems| words.error(&Phrase::new("cli-error-setup").arg("why", titles::list(&problems))))?;
        Self::session(words, title, table, players, seed)
    }

    fn resume(&self, words: &Words, file: &std::path::Path) -> Result<Session> {
        let replayed = files::replay(words, file)?;
        let seats = self.chosen_seats(replayed.table.seats());
        if seats.len() != usize::from(replayed.table.seats()) {
            let phrase = files::about("cli-play-other-seats", file).arg("seats", replayed.table.seats());
            bail!(words.say(&phrase.arg("given", seats.len())));
        }
        let players = setup::seat_players(words, replayed.title, &seats)?;
        // Another game's worth of thoughts: the bots need not repeat what they thought before.
        let luck = luck::fresh(words)?;
        Self::session(words, replayed.title, replayed.table, players, luck)
    }

    fn session(
        words: &Words,
        title: &'static dyn Title,
        table: Box<dyn Table>,
        players: Vec<setup::Player>,
        luck: Seed,
    ) -> Result<Session> {
        let rules = titles::rules(words, title.id())?;
        Ok(Session::new(title, table, players, words, rules, BotLuck::beside(luck)))
    }

    fn chosen_seats(&self, players: u8) -> Vec<SeatSpec> {
        if self.seats.is_empty() { setup::usual_seats(players) } else { self.seats.clone() }
    }

    fn greet(session: &Session) -> Result<()> {
        let name = session.say(&session.title.info().name);
        session.console.line(&session.console.strong(&name))?;
        let seats: Vec<Arg> = Seat::all(session.table.seats()).map(Arg::from).collect();
        session.console.line(&session.say(&Phrase::new("cli-play-players").arg("players", Arg::List(seats))))?;
        let view = session.table.view(Viewer::Spectator);
        if let Some(mission) = view.pointer("/mission/id") {
            let options = session.title.info().options;
            let choices = options.iter().filter(|option| option.id == "mission").flat_map(|option| &option.choices);
            for choice in choices.filter(|choice| choice.value == *mission) {
                session.console.line(&session.console.strong(&session.say(&choice.name)))?;
                session.console.line(&session.say(&choice.text))?;
            }
        }
        if let Some(number) = view.get("variant").and_then(Value::as_u64) {
            let text = |part: &str| {
                texts::of_title(&session.words, &session.title.info(), &format!("variant-{number}{part}"))
                    .unwrap_or_default()
            };
            let variant = Phrase::new("cli-play-variant").arg("name", text("")).arg("text", text("-text"));
            session.console.line(&session.say(&variant))?;
        }
        let commitment = Phrase::new("cli-play-commitment").arg("hash", session.table.commitment());
        session.console.line(&session.say(&commitment))?;
        session.console.line(&session.words.text("cli-play-start-hint"))
    }
}
