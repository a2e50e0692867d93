//! The screen and the keyboard, or whatever stands in for them.

use crate::words::Words;
use anyhow::{Context, Result};
use holdout_kernel::Phrase;
use std::io::{BufRead, IsTerminal, Stdout, Write, stdin, stdout};

/// Where a game is shown and answers are typed.
pub struct Console {
    out: Stdout,
    /// Whether the screen is a terminal, which can be wiped and coloured.
    terminal: bool,
    coloured: bool,
}

impl Console {
    pub fn open() -> Self {
        let terminal = stdout().is_terminal();
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self { out: stdout(), terminal, coloured: terminal && !plain }
    }

    pub fn line(&self, text: &str) -> Result<()> {
        writeln!(self.out.lock(), "{text}")?;
        Ok(())
    }

    /// Reads a line. `None` when there will never be another.
    pub fn ask(&self, prompt: &str) -> Result<Option<String>> {
        let mut out = self.out.lock();
        write!(out, "{prompt} ")?;
        out.flush()?;
        drop(out);
        let mut line = String::new();
        let read = stdin().lock().read_line(&mut line).context("stdin")?;
        if read == 0 {
            return Ok(None);
        }
        // A terminal shows what was typed; where nobody types, the answer stands beside its question all the same.
        if !stdin().is_terminal() {
            self.line(line.trim_end())?;
        }
        Ok(Some(line.trim().to_owned()))
    }

    /// Wipes the screen and what could be scrolled back to, and waits until the right person sits before it.
    pub fn hand_over(&self, words: &Words, to: &str) -> Result<Option<()>> {
        self.wipe()?;
        let prompt = words.say(&Phrase::new("cli-play-pass-screen").arg("name", to.to_owned()));
        let pressed = self.ask(&prompt)?;
        self.wipe()?;
        Ok(pressed.map(|_| ()))
    }

    fn wipe(&self) -> Result<()> {
        let mut out = self.out.lock();
        if self.terminal {
            write!(out, "\x1b[H\x1b[2J\x1b[3J")?;
        } else {
            writeln!(out)?;
        }
        out.flush()?;
        Ok(())
    }

    pub fn strong(&self, text: &str) -> String {
        self.styled("1", text)
    }

    pub fn faint(&self, text: &str) -> String {
        self.styled("2", text)
    }

    fn styled(&self, code: &str, text: &str) -> String {
        if self.coloured { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
