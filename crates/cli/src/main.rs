//! `holdout`, the one binary: play, check, measure and serve from the command line.

mod cases;
mod commands;
mod content;
#[cfg(test)]
mod cracked;
mod files;
mod luck;
mod panics;
mod profile;
mod progress;
mod setup;
mod texts;
mod titles;
mod words;
mod workers;

use clap::Parser;
use commands::Command;
use holdout_lexicon::Language;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Words;

/// A digital tabletop for survival-horror board games, with every rule enforced.
#[derive(Parser)]
#[command(name = "holdout", version, propagate_version = true, arg_required_else_help = true)]
struct Cli {
    /// Language of the texts: en or pl [default: what LC_ALL, LC_MESSAGES or LANG say, else en]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = read_language)]
    lang: Option<Language>,

    /// A folder of your own with missions, such as DIR/black-plague/my-mission.toml, beside what is built in
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,

    #[command(subcommand)]
    command: Command,
}

/// What a shell reports for a program whose reader went away.
const READER_LEFT: u8 = 141;

fn main() -> ExitCode {
    let cli = Cli::parse();
    panics::install();
    let words = Words::new(cli.lang.unwrap_or_else(words::language_of_the_system));
    let ready = cli.content.map_or(Ok(()), |folder| content::play_with(&words, &folder));
    match ready.and_then(|()| cli.command.run(&words)) {
        Ok(code) => code,
        // `holdout rules osaczeni | head`: nobody is left to tell.
        Err(error) if reader_left(&error) => ExitCode::from(READER_LEFT),
        Err(error) => {
            eprintln!("holdout: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn reader_left(error: &anyhow::Error) -> bool {
    let io = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    io.into_iter().any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

fn read_language(text: &str) -> Result<Language, String> {
    let known = || Language::ALL.map(Language::code).join(", ");
    Language::parse(text).ok_or_else(|| format!("the languages are {}", known()))
}
