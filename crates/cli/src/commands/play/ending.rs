//! The end of a game: the last events, the result, the epilogue, the seed, and the record for whoever wants it.

use super::session::Session;
use super::typed::{self, Pick, Typed};
use crate::files;
use crate::profile::Profile;
use crate::texts;
use anyhow::Result;
use holdout_kernel::{Arg, Outcome, Phrase, Seat, Viewer};
use std::path::{Path, PathBuf};

impl Session {
    /// Nothing is hidden any more, so everybody may look at the screen.
    pub fn show_ending(&mut self, profile: Option<&Path>) -> Result<()> {
        let alone = self.players.iter().position(|player| player.bot.is_none()).filter(|_| self.humans() == 1);
        match alone {
            Some(seat) => self.tell_news(Seat(seat as u8))?,
            None => self.tell_spectators()?,
        }
        let picture = self.picture(Viewer::Omniscient);
        self.console.line(&format!("\n{}", picture.trim_end()))?;
        if let Some(outcome) = self.table.outcome() {
            self.show_outcome(&outcome)?;
            if let Some(epilogue) = outcome.unlocks {
                self.show_epilogue(epilogue, &picture, profile)?;
            }
        }
        let seed = self.table.seed_for_the_store().to_hex();
        self.console.line(&self.say(&Phrase::new("cli-play-seed").arg("seed", seed)))
    }

    fn show_outcome(&self, outcome: &Outcome) -> Result<()> {
        self.console.line(&format!("\n{}", self.console.strong(&self.words.text("cli-play-over"))))?;
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|seat| std::cmp::Reverse(outcome.points.get(*seat).copied()));
        for seat in order {
            let Some(&points) = outcome.points.get(seat) else { continue };
            let points = Arg::Number(i64::from(points));
            let phrase = Phrase::new("cli-play-points").arg("who", Seat(seat as u8)).arg("points", points);
            self.console.line(&format!("  {}", self.say(&phrase)))?;
        }
        // A title may have its own words for a way to end; a defeat of all stands on the board already.
        let own = texts::of_title(&self.words, &self.title.info(), &format!("ending-{}", outcome.how));
        let winners: Vec<Arg> = outcome.winners.iter().map(Arg::Seat).collect();
        match own {
            Some(own) => self.console.line(&own),
            None if winners.is_empty() => Ok(()),
            None => self.console.line(&self.say(&Phrase::new("cli-play-winners").arg("winners", Arg::List(winners)))),
        }
    }

    /// The story, and the memory of it for later games.
    fn show_epilogue(&self, epilogue: u32, picture: &str, profile: Option<&Path>) -> Result<()> {
        let info = self.title.info();
        let title = texts::of_title(&self.words, &info, &format!("epilogue-{epilogue}")).unwrap_or_default();
        let head = self.say(&Phrase::new("cli-play-epilogue").arg("number", epilogue as usize).arg("title", title));
        self.console.line(&format!("\n{}", self.console.strong(&head)))?;
        // A board that has just told the story need not be repeated.
        let story = texts::of_title(&self.words, &info, &format!("epilogue-{epilogue}-story"));
        if let Some(story) = story.filter(|story| !picture.contains(story)) {
            self.console.line(&story)?;
        }
        // The other side of the card: the variant that later games may be played with.
        let variant = |what: &str| texts::of_title(&self.words, &info, &format!("variant-{epilogue}{what}"));
        if let (Some(name), Some(text)) = (variant(""), variant("-text")) {
            let phrase = Phrase::new("cli-play-variant-later")
                .arg("number", epilogue as usize)
                .arg("name", name)
                .arg("text", text);
            self.console.line(&self.say(&phrase))?;
        }
        match profile {
            Some(path) => {
                // Read again: another game may have added to it in the meantime.
                let mut memory = Profile::read_or_begin(&self.words, path)?;
                memory.unlock(info.id, epilogue);
                memory.write(&self.words, path)?;
                self.console.line(&self.say(&files::about("cli-play-remembered", path)))
            }
            None => self.console.line(&self.console.faint(&self.words.text("cli-play-not-remembered"))),
        }
    }

    /// "Save the record?" An empty line, the end of the input or `quit` means no.
    pub fn offer_to_save(&self) -> Result<()> {
        while let Some(line) = self.console.ask(&self.words.text("cli-play-offer-save"))? {
            let path = match typed::read(&line, &self.words) {
                Typed::Nothing | Typed::Quit => break,
                Typed::Log => {
                    self.tell(0, Viewer::Omniscient)?;
                    continue;
                }
                Typed::Board => {
                    self.console.line(&self.picture(Viewer::Omniscient))?;
                    continue;
                }
                Typed::Save(path) => path,
                // A name of a file may have spaces in it, so it is taken from the whole line.
                Typed::Answer(Pick::Name(_)) => PathBuf::from(line),
                _ => {
                    self.console.line(&self.words.text("cli-play-save-how"))?;
                    continue;
                }
            };
            match self.save(&path) {
                Ok(()) => {
                    self.console.line(&self.say(&files::about("cli-play-saved", &path)))?;
                    return Ok(());
                }
                Err(error) => self.console.line(&error.to_string())?,
            }
        }
        self.console.line("")
    }
}
