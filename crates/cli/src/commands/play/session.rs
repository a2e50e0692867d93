//! A game at one screen: bots answer by themselves, humans in turn, and nobody sees another's secrets.

use super::console::Console;
use super::talk;
use super::turn::Turn;
use crate::commands::match_bots;
use crate::files;
use crate::luck::BotLuck;
use crate::panics;
use crate::setup::Player;
use crate::words::Words;
use anyhow::{Result, bail};
use holdout_catalog::{Table, Title};
use holdout_kernel::{AskId, Phrase, Record, Seat, Viewer};
use holdout_lexicon::RuleIndex;
use std::path::Path;

/// A table with the people around it.
pub struct Session {
    pub title: &'static dyn Title,
    pub table: Box<dyn Table>,
    pub players: Vec<Player>,
    pub words: Words,
    pub rules: &'static RuleIndex,
    pub luck: BotLuck,
    pub console: Console,
    /// How much of the log each seat has read.
    read: Vec<usize>,
    /// The board as each seat last saw it.
    pictures: Vec<String>,
    /// Free talk, which passes beside the rules: who said what, and how much each seat has heard.
    talk: Vec<(Seat, String)>,
    heard: Vec<usize>,
    /// Who sits before the screen.
    at_screen: Option<Seat>,
    /// The questions about which a bot has said its piece, the latest of each seat.
    spoken: Vec<Option<AskId>>,
    /// The questions of the bots at the discussion in which people were last invited to speak.
    heard_out: Vec<AskId>,
}

/// How a game left off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    Over,
    /// Somebody typed `quit`.
    Quit,
}

impl Session {
    pub fn new(
        title: &'static dyn Title,
        table: Box<dyn Table>,
        players: Vec<Player>,
        words: &Words,
        rules: &'static RuleIndex,
        luck: BotLuck,
    ) -> Self {
        let seats = players.len();
        let words = words.at_table(title.id(), players.iter().map(|player| player.name.clone()).collect());
        let setup = table.record(&[], None).setup.unwrap_or_default();
        let own = title.terms_of(&setup, words.language().code());
        let words = words.with_own(title.id(), &own);
        Self {
            title,
            table,
            players,
            words,
            rules,
            luck,
            console: Console::open(),
            read: vec![0; seats],
            pictures: vec![String::new(); seats],
            talk: Vec::new(),
            heard: vec![0; seats],
            at_screen: None,
            spoken: vec![None; seats],
            heard_out: Vec::new(),
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(&mut self) -> Result<Left> {
        while !self.table.is_over() {
            let waiting: Vec<Seat> =
                self.table.waiting().iter().filter(|seat| !seat.locked).map(|seat| seat.seat).collect();
            let (bots, people): (Vec<Seat>, Vec<Seat>) =
                waiting.iter().partition(|seat| self.players[seat.index()].bot.is_some());
            // Everybody says first what there is to say; people decide before the bots do, so that their words count.
            for &seat in &bots {
                self.bot_speaks(seat)?;
            }
            if people.is_empty() {
                if self.invite_to_speak(&bots)? == Turn::Quit {
                    return Ok(Left::Quit);
                }
                let Some(&seat) = bots.first() else { bail!("nobody is asked, but the game is not over") };
                self.bot_answers(seat)?;
                continue;
            }
            // Whoever sits at the screen goes on, if asked; otherwise it is handed round in the order of the seats.
            let human = self.at_screen.filter(|seat| people.contains(seat)).or(people.first().copied());
            let Some(seat) = human else { bail!("nobody is asked, but the game is not over") };
            self.bring_to_screen(seat)?;
            if self.turn(seat)? == Turn::Quit {
                return Ok(Left::Quit);
            }
        }
        Ok(Left::Over)
    }

    /// A bot speaks once about each of its questions.
    fn bot_speaks(&mut self, seat: Seat) -> Result<()> {
        let ask = self.table.ask(seat).map(|ask| ask.id);
        if self.spoken[seat.index()] == ask {
            return Ok(());
        }
        self.spoken[seat.index()] = ask;
        let bot = self.players[seat.index()].bot.as_deref().expect("the caller found a bot there");
        let spoke = panics::catch(|| match_bots::speak(&mut *self.table, seat, bot, &mut self.luck));
        spoke.map_err(|panic| self.rescue(&panic))
    }

    /// Where a discussion is held among bots alone, the people at the table hear it and may speak too, once each time
    /// it begins or a card has changed it.
    fn invite_to_speak(&mut self, bots: &[Seat]) -> Result<Turn> {
        let Some(ask) = bots.first().and_then(|seat| self.table.ask(*seat)) else { return Ok(Turn::Answered) };
        let asked: Vec<AskId> = bots.iter().filter_map(|seat| self.table.ask(*seat)).map(|ask| ask.id).collect();
        let heard_out = asked.iter().any(|ask| self.heard_out.contains(ask));
        if heard_out || !talk::is_discussion(self.title.id(), ask.rule.0) {
            return Ok(Turn::Answered);
        }
        self.heard_out = asked;
        let about = self.table.waiting().into_iter().next().map(|waiting| waiting.about).unwrap_or(ask.about);
        let people: Vec<Seat> =
            (0..).map(Seat).take(self.players.len()).filter(|seat| self.players[seat.index()].bot.is_none()).collect();
        for seat in people {
            self.bring_to_screen(seat)?;
            if self.listen(seat, &about)? == Turn::Quit {
                return Ok(Turn::Quit);
            }
        }
        Ok(Turn::Answered)
    }

    fn bot_answers(&mut self, seat: Seat) -> Result<()> {
        let bot = self.players[seat.index()].bot.as_deref().expect("the caller found a bot there");
        let answered = panics::catch(|| match_bots::decide(&mut *self.table, seat, bot, &mut self.luck));
        answered.map_err(|panic| self.rescue(&panic))??;
        if self.humans() == 0 {
            self.tell_spectators()?;
        }
        Ok(())
    }

    /// With nobody at the table, the screen is a spectator's.
    pub fn tell_spectators(&mut self) -> Result<()> {
        let from = self.read[0];
        self.tell(from, Viewer::Spectator)?;
        self.read[0] = self.table.log_len();
        Ok(())
    }

    pub fn humans(&self) -> usize {
        self.players.iter().filter(|player| player.bot.is_none()).count()
    }

    fn bring_to_screen(&mut self, seat: Seat) -> Result<()> {
        if self.at_screen != Some(seat) && self.humans() > 1 {
            if self.at_screen.is_some() {
                self.console.wipe()?;
            }
            let name = self.name(seat).to_owned();
            if self.console.hand_over(&self.words, &name)?.is_none() {
                return Err(self.input_ended());
            }
            // What was on the screen is gone.
            self.pictures[seat.index()].clear();
        }
        self.at_screen = Some(seat);
        Ok(())
    }

    pub fn name(&self, seat: Seat) -> &str {
        &self.players[seat.index()].name
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    /// Prints what a viewer saw happen from a place in the log on.
    pub fn tell(&self, from: usize, viewer: Viewer) -> Result<()> {
        for event in self.table.events_since(from, viewer) {
            if let Some(phrase) = &event.phrase {
                let rule = self.console.faint(&format!("{:<9}", event.rule.0));
                self.console.line(&format!("  {rule} {}", self.say(phrase)))?;
            }
        }
        Ok(())
    }

    /// Prints what has happened since a seat last looked.
    pub fn tell_news(&mut self, seat: Seat) -> Result<()> {
        let from = self.read[seat.index()].min(self.table.log_len());
        self.tell(from, Viewer::Seat(seat))?;
        self.read[seat.index()] = self.table.log_len();
        for (speaker, text) in &self.talk[self.heard[seat.index()]..] {
            if *speaker != seat {
                let phrase = Phrase::new("cli-play-chat").arg("who", *speaker).arg("text", text.clone());
                self.console.line(&format!("  {}", self.say(&phrase)))?;
            }
        }
        self.heard[seat.index()] = self.talk.len();
        Ok(())
    }

    /// After an answer was taken back the log is shorter.
    pub fn log_was_cut(&mut self) {
        let length = self.table.log_len();
        for read in &mut self.read {
            *read = (*read).min(length);
        }
    }

    /// Free talk for the other humans.
    pub fn chat(&mut self, seat: Seat, text: String) {
        self.talk.push((seat, text));
    }

    pub fn picture(&self, viewer: Viewer) -> String {
        self.table.picture(viewer, &|phrase| self.say(phrase))
    }

    /// Shows the board if it looks different from when this seat last saw it.
    pub fn show_board_if_changed(&mut self, seat: Seat) -> Result<()> {
        let picture = self.picture(Viewer::Seat(seat));
        if self.pictures[seat.index()] != picture {
            self.console.line(&format!("\n{}", picture.trim_end()))?;
            self.pictures[seat.index()] = picture;
        }
        Ok(())
    }

    pub fn record(&self) -> Record {
        self.table.record(self.words.names(), Some(self.table.seed_for_the_store()))
    }

    pub fn save(&self, path: &Path) -> Result<()> {
        files::write(&self.words, path, &self.record().write())
    }

    /// The rules broke down. What was answered before is written to a file, so that nothing is lost and somebody can
    /// find out why.
    pub fn rescue(&self, panic: &str) -> anyhow::Error {
        let name = format!("fault-{}-{}.json", self.title.id(), &self.table.commitment()[..8]);
        let path = Path::new(&name);
        match self.save(path) {
            Ok(()) => self.words.error(&files::about("cli-play-fault", path).arg("message", panic.to_owned())),
            Err(error) => error,
        }
    }

    pub fn input_ended(&self) -> anyhow::Error {
        self.words.error(&Phrase::new("cli-play-input-ended"))
    }
}
