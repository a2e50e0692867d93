//! `holdout profile`: what a group has unlocked, to look at, to carry elsewhere, to begin anew.

use super::print_json;
use crate::files;
use crate::profile::Profile as Memory;
use crate::words::Words;
use anyhow::Result;
use clap::{Args, Subcommand};
use holdout_kernel::Phrase;
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

/// Show, reset or export what a group has unlocked (the FILE given to `play --profile`)
#[derive(Args)]
pub struct Profile {
    #[command(subcommand)]
    command: ProfileCommand,
}

#[derive(Subcommand)]
enum ProfileCommand {
    /// Show what is unlocked
    Show {
        /// The profile
        file: PathBuf,
        /// Print JSON instead of text
        #[arg(long)]
        json: bool,
    },
    /// Forget everything, or everything of one game
    Reset {
        /// The profile
        file: PathBuf,
        /// Only this game
        #[arg(long)]
        game: Option<String>,
    },
    /// Write a copy to another file
    Export {
        /// The profile
        file: PathBuf,
        /// Where the copy goes
        to: PathBuf,
    },
}

impl Profile {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let mut out = stdout().lock();
        match &self.command {
            ProfileCommand::Show { file, json } => {
                let profile = Memory::read(words, file)?;
                if *json {
                    print_json(&mut out, &profile)?;
                } else {
                    show(&mut out, words, &profile)?;
                }
            }
            ProfileCommand::Reset { file, game } => {
                let mut profile = Memory::read(words, file)?;
                match game {
                    Some(game) => {
                        crate::titles::find(words, game)?;
                        profile.unlocked.remove(game);
                    }
                    None => profile.unlocked.clear(),
                }
                profile.write(words, file)?;
                writeln!(out, "{}", words.say(&files::about("cli-profile-reset", file)))?;
            }
            ProfileCommand::Export { file, to } => {
                Memory::read(words, file)?.write(words, to)?;
                writeln!(out, "{}", words.say(&files::about("cli-profile-exported", to)))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn show(out: &mut impl Write, words: &Words, profile: &Memory) -> Result<()> {
    for title in holdout_catalog::titles() {
        let info = title.info();
        let unlocked = profile.of(info.id);
        let head = Phrase::new("cli-profile-game").arg("name", words.say(&info.name)).arg("count", unlocked.len());
        writeln!(out, "{}", words.say(&head))?;
        for epilogue in unlocked {
            writeln!(out, "  {epilogue:>2}  {}", epilogue_title(words, &info, epilogue))?;
        }
    }
    Ok(())
}

/// The name of an epilogue of a title: all texts of a title begin with the same word.
pub fn epilogue_title(words: &Words, info: &holdout_catalog::TitleInfo, epilogue: u8) -> String {
    epilogue_text(words, info, epilogue, "").unwrap_or_default()
}

/// The story of an epilogue of a title.
pub fn epilogue_story(words: &Words, info: &holdout_catalog::TitleInfo, epilogue: u8) -> Option<String> {
    epilogue_text(words, info, epilogue, "-story")
}

fn epilogue_text(words: &Words, info: &holdout_catalog::TitleInfo, epilogue: u8, part: &str) -> Option<String> {
    let family = info.name.key.split('-').next().unwrap_or_default();
    words.text_if_any(&format!("{family}-epilogue-{epilogue}{part}"))
}
