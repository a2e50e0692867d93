//! One human's question: shown, talked about, and answered.

use super::session::Session;
use super::talk::{self, Said};
use super::typed::{self, Pick, Typed, letter};
use crate::commands::rules;
use crate::files;
use crate::panics;
use crate::texts;
use anyhow::Result;
use holdout_catalog::{Ask, Choice, Given, Refused};
use holdout_kernel::{AskId, By, Phrase, Seat, Viewer};
use holdout_lexicon::Hit;
use std::path::Path;

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// An answer was taken, or taken back.
    Answered,
    Quit,
}

/// What a typed line came to.
enum Done {
    Turn(Turn),
    /// The question still stands.
    AskAgain,
}

/// Most rules a search shows at the table.
const MOST_HITS: usize = 8;

impl Session {
    pub fn turn(&mut self, seat: Seat) -> Result<Turn> {
        let Some(ask) = self.table.ask(seat) else { return Ok(Turn::Answered) };
        self.tell_news(seat)?;
        self.show_board_if_changed(seat)?;
        self.show_question(&ask)?;
        loop {
            let prompt = Phrase::new("cli-play-prompt").arg("name", self.name(seat).to_owned());
            let Some(line) = self.console.ask(&self.say(&prompt))? else { return Err(self.input_ended()) };
            let typed = typed::read(&line, &self.words);
            if let Done::Turn(turn) = self.act(seat, &ask, typed)? {
                return Ok(turn);
            }
        }
    }

    /// Somebody who is not asked hears a discussion and may speak in it. Any other line goes on.
    pub fn listen(&mut self, seat: Seat, about: &Phrase) -> Result<Turn> {
        self.tell_news(seat)?;
        self.show_board_if_changed(seat)?;
        self.console.line(&format!("\n{}", self.console.strong(&self.say(about))))?;
        self.console.line(&self.console.faint(&self.words.text("cli-play-listen")))?;
        loop {
            let prompt = Phrase::new("cli-play-prompt").arg("name", self.name(seat).to_owned());
            let Some(line) = self.console.ask(&self.say(&prompt))? else { return Err(self.input_ended()) };
            match typed::read(&line, &self.words) {
                Typed::Say(text) => self.speak(seat, &text)?,
                Typed::Rule(text) => self.rule(&text)?,
                Typed::Log => self.tell(0, Viewer::Seat(seat))?,
                Typed::Board => self.console.line(self.picture(Viewer::Seat(seat)).trim_end())?,
                Typed::Help => self.console.line(&self.words.text("cli-play-listen"))?,
                Typed::Save(path) => self.save_and_tell(&path)?,
                Typed::Quit => return Ok(Turn::Quit),
                Typed::Answer(_)
                | Typed::Why(_)
                | Typed::Undo
                | Typed::AnyTime(_)
                | Typed::Nothing
                | Typed::Incomplete(_) => return Ok(Turn::Answered),
            }
        }
    }

    fn show_question(&self, ask: &Ask) -> Result<()> {
        let console = &self.console;
        let about = self.say(&ask.about);
        console.line(&format!("\n{} {}", console.strong(&about), console.faint(&format!("[{}]", ask.rule))))?;
        for (number, choice) in (1..).zip(&ask.answers) {
            let text = format!("{number:>4}  {:<44}", self.say(&choice.phrase));
            console.line(&format!("{text} {}", console.faint(&choice.name)))?;
        }
        for (at, greyed) in ask.refused.iter().enumerate() {
            let text = format!("{:>4}  {}", letter(at), self.say(&greyed.phrase));
            let why = format!("{} [{}]", self.say(&greyed.why), greyed.rule);
            console.line(&console.faint(&format!("{text:<50} ✗ {why}")))?;
        }
        if !self.liberties().is_empty() {
            console.line(&console.faint(&self.words.text("cli-play-anytime")))?;
        }
        if let Some(sealed) = &ask.sealed {
            console.line(&self.say(&Phrase::new("cli-play-sealed").arg("answer", sealed.clone())))?;
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, ask: &Ask, typed: Typed) -> Result<Done> {
        match typed {
            Typed::Answer(pick) => return self.answer(seat, ask, &pick),
            Typed::Undo => return self.undo(seat),
            Typed::Quit => return Ok(Done::Turn(Turn::Quit)),
            Typed::Why(pick) => self.why(ask, pick.as_ref())?,
            Typed::Rule(text) => self.rule(&text)?,
            Typed::Say(text) => self.speak(seat, &text)?,
            Typed::AnyTime(None) => self.show_liberties()?,
            Typed::AnyTime(Some(number)) => return self.take_liberty(number),
            Typed::Log => self.tell(0, Viewer::Seat(seat))?,
            Typed::Board => {
                self.console.line(self.picture(Viewer::Seat(seat)).trim_end())?;
                self.show_question(ask)?;
            }
            Typed::Save(path) => self.save_and_tell(&path)?,
            Typed::Help => self.help(ask)?,
            Typed::Nothing => self.hint(ask)?,
            Typed::Incomplete(word) => {
                let phrase = Phrase::new("cli-play-incomplete").arg("word", word.spelled(&self.words));
                self.console.line(&self.say(&phrase))?;
            }
        }
        Ok(Done::AskAgain)
    }

    fn answer(&mut self, seat: Seat, ask: &Ask, pick: &Pick) -> Result<Done> {
        let name = match pick {
            Pick::Number(number) => number.checked_sub(1).and_then(|at| ask.answers.get(at)).map(|choice| &choice.name),
            // The label of a greyed answer, unless a legal one is called so: DOOM has `go`.
            Pick::Letter(at) => {
                let named = ask.answers.iter().map(|choice| &choice.name).find(|name| **name == letter(*at));
                named.or_else(|| ask.refused.get(*at).map(|greyed| &greyed.name))
            }
            Pick::Name(name) => Some(name),
        };
        let Some(name) = name.cloned() else {
            self.hint(ask)?;
            return Ok(Done::AskAgain);
        };
        let given = Given::Name(name.clone());
        let taken = panics::catch(|| self.table.act(seat, ask.id, &given, By::Player));
        match taken.map_err(|panic| self.rescue(&panic))? {
            Ok(()) => Ok(Done::Turn(Turn::Answered)),
            Err(refused) => {
                // Only what looks like an answer deserves a reason; anything else was a slip of the hand.
                let known = ask.refused.iter().any(|greyed| greyed.name == name) || name.contains(':');
                if known {
                    self.explain_refusal(&refused)?;
                } else {
                    let phrase = Phrase::new("cli-play-unknown").arg("typed", name);
                    self.console.line(&self.say(&phrase))?;
                }
                self.hint(ask)?;
                Ok(Done::AskAgain)
            }
        }
    }

    fn save_and_tell(&self, path: &Path) -> Result<()> {
        match self.save(path) {
            Ok(()) => self.console.line(&self.say(&files::about("cli-play-saved", path))),
            Err(error) => self.console.line(&error.to_string()),
        }
    }

    /// What the people at this screen may do although somebody else is asked. It hangs on open information alone, so
    /// whoever sits here may read it.
    fn liberties(&self) -> Vec<(Seat, AskId, Choice)> {
        let people = (0..).map(Seat).zip(&self.players).filter(|(_, player)| player.bot.is_none());
        let free = people.filter_map(|(seat, _)| self.table.liberties(seat));
        free.flat_map(|free| free.answers.into_iter().map(move |choice| (free.seat, free.id, choice))).collect()
    }

    fn show_liberties(&self) -> Result<()> {
        let liberties = self.liberties();
        if liberties.is_empty() {
            return self.console.line(&self.words.text("cli-play-anytime-nothing"));
        }
        for (number, (_, _, choice)) in (1..).zip(&liberties) {
            let text = format!("{number:>4}  {:<44}", self.say(&choice.phrase));
            self.console.line(&format!("{text} {}", self.console.faint(&choice.name)))?;
        }
        self.console.line(&self.words.text("cli-play-anytime-how"))
    }

    fn take_liberty(&mut self, number: usize) -> Result<Done> {
        let liberties = self.liberties();
        let Some((seat, ask, choice)) = number.checked_sub(1).and_then(|at| liberties.get(at)) else {
            self.show_liberties()?;
            return Ok(Done::AskAgain);
        };
        let given = Given::Name(choice.name.clone());
        let taken = panics::catch(|| self.table.act(*seat, *ask, &given, By::Player));
        match taken.map_err(|panic| self.rescue(&panic))? {
            Ok(()) => Ok(Done::Turn(Turn::Answered)),
            Err(refused) => self.explain_refusal(&refused).map(|()| Done::AskAgain),
        }
    }

    fn explain_refusal(&self, refused: &Refused) -> Result<()> {
        let phrase = Phrase::new("cli-play-refused").arg("why", self.say(&refused.why));
        self.console.line(&self.say(&phrase))?;
        self.show_rule(refused.rule.0)
    }

    fn undo(&mut self, seat: Seat) -> Result<Done> {
        match self.table.undo(seat) {
            Ok(()) => {
                self.log_was_cut();
                self.console.line(&self.words.text("cli-play-undone"))?;
                Ok(Done::Turn(Turn::Answered))
            }
            Err(reason) => {
                self.console.line(&self.say(&reason.why))?;
                Ok(Done::AskAgain)
            }
        }
    }

    /// Why the question is asked, why an answer is legal, or why it is not: always with the text of the rule.
    fn why(&self, ask: &Ask, pick: Option<&Pick>) -> Result<()> {
        let by_name = |name: &str| ask.refused.iter().find(|greyed| greyed.name == name);
        let greyed = match pick {
            Some(Pick::Letter(at)) => ask.refused.get(*at),
            Some(Pick::Name(name)) => by_name(name),
            // Numbers go on after the legal answers, for those who count on.
            Some(Pick::Number(number)) => number.checked_sub(ask.answers.len() + 1).and_then(|at| ask.refused.get(at)),
            None => None,
        };
        if let Some(greyed) = greyed {
            let refused = Refused { why: greyed.why.clone(), rule: greyed.rule };
            self.console.line(&format!("{}:", self.say(&greyed.phrase)))?;
            return self.explain_refusal(&refused);
        }
        let legal = match pick {
            None => None,
            Some(Pick::Number(number)) => number.checked_sub(1).and_then(|at| ask.answers.get(at)),
            Some(Pick::Name(name)) => ask.answers.iter().find(|choice| choice.name == *name),
            Some(Pick::Letter(at)) => ask.answers.iter().find(|choice| choice.name == letter(*at)),
        };
        match (pick, legal) {
            (Some(_), None) => return self.hint(ask),
            (Some(_), Some(choice)) => {
                let phrase = Phrase::new("cli-play-legal").arg("answer", self.say(&choice.phrase));
                self.console.line(&self.say(&phrase))?;
            }
            (None, _) => self.console.line(&self.say(&ask.about))?,
        }
        self.show_rule(ask.rule.0)
    }

    fn show_rule(&self, id: &str) -> Result<()> {
        match rules::find(&self.words, self.rules, id) {
            Ok(hit) => self.console.line(&rules::describe(&self.words, self.rules, &hit)),
            Err(error) => self.console.line(&error.to_string()),
        }
    }

    /// A rule by its id, or the rules in which some words occur.
    fn rule(&self, text: &str) -> Result<()> {
        if rules::find(&self.words, self.rules, text).is_ok_and(|hit| !rules::is_sealed(&hit)) {
            return self.show_rule(text);
        }
        let mut hits: Vec<Hit> = self.rules.search(text, self.words.language());
        hits.retain(|hit| !rules::is_sealed(hit));
        for hit in hits.iter().take(MOST_HITS) {
            self.console.line(&rules::describe(&self.words, self.rules, hit))?;
        }
        if hits.is_empty() {
            let phrase = Phrase::new("cli-rules-nothing").arg("text", text.to_owned());
            self.console.line(&self.say(&phrase.arg("game", self.rules.game().to_owned())))?;
        } else if hits.len() > MOST_HITS {
            let phrase = Phrase::new("cli-play-more-hits").arg("count", hits.len() - MOST_HITS);
            self.console.line(&self.say(&phrase))?;
        }
        Ok(())
    }

    fn speak(&mut self, seat: Seat, text: &str) -> Result<()> {
        match talk::read(text, self.title.id(), &self.words, self.rules) {
            Said::Claim(statement) => match self.table.say(seat, &statement) {
                Ok(()) => self.tell_news(seat),
                Err(refused) => self.explain_refusal(&refused),
            },
            Said::Malformed(hint) => self.console.line(&self.say(&hint)),
            Said::Free(text) => {
                let phrase = Phrase::new("cli-play-chat").arg("who", seat).arg("text", text.clone());
                self.console.line(&format!("  {}", self.say(&phrase)))?;
                self.chat(seat, text);
                if self.humans() == 1 {
                    let deaf = match talk::help(self.title.id()) {
                        Some(_) => "cli-play-bots-know-claims",
                        None => "cli-play-bots-are-deaf",
                    };
                    self.console.line(&self.console.faint(&self.words.text(deaf)))?;
                }
                Ok(())
            }
        }
    }

    fn help(&self, ask: &Ask) -> Result<()> {
        self.console.line(&self.say(&Phrase::new("cli-play-help").arg("rule", ask.rule.0.to_owned())))?;
        if !self.liberties().is_empty() {
            self.console.line(&self.words.text("cli-play-help-anytime"))?;
        }
        if let Some(legend) = texts::of_title(&self.words, &self.title.info(), "legend") {
            self.console.line(&legend)?;
        }
        if let Some(help) = talk::help(self.title.id()) {
            self.console.line(&self.words.text(help))?;
        }
        Ok(())
    }

    /// What can be typed here.
    fn hint(&self, ask: &Ask) -> Result<()> {
        let phrase = Phrase::new("cli-play-hint").arg("answers", ask.answers.len());
        self.console.line(&self.say(&phrase))
    }
}
