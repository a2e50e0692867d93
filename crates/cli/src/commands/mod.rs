//! The commands. One file each; a new one is a line in [`Command`] and a line in [`Command::run`].

mod bench;
mod check;
mod check_content;
mod coverage;
mod fuzz;
mod games;
mod keeping;
mod load;
mod match_bots;
mod play;
mod profile;
mod replay;
mod rules;
mod serve;
mod siege;
mod verify;

use crate::words::Words;
use anyhow::Result;
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub enum Command {
    Games(games::Games),
    Play(Box<play::Play>),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Check(check::Check),
    Rules(rules::Rules),
    CheckContent(check_content::CheckContent),
    Fuzz(fuzz::Fuzz),
    Bench(bench::Bench),
    Match(match_bots::Match),
    Profile(profile::Profile),
    Serve(Box<serve::Serve>),
    Load(load::Load),
    Siege(siege::Siege),
    Tidy(keeping::Tidy),
    Rescue(keeping::Rescue),
    Backup(keeping::Backup),
    Restore(keeping::Restore),
    Move(keeping::Move),
}

impl Command {
    /// Runs the command. An error is one message for its reader; a command that has already said what failed returns
    /// a failing exit code.
    pub fn run(self, words: &Words) -> Result<ExitCode> {
        match self {
            Self::Games(games) => games.run(words),
            Self::Play(play) => play.run(words),
            Self::Replay(replay) => replay.run(words),
            Self::Verify(verify) => verify.run(words),
            Self::Check(check) => check.run(words),
            Self::Rules(rules) => rules.run(words),
            Self::CheckContent(check) => check.run(words),
            Self::Fuzz(fuzz) => fuzz.run(words),
            Self::Bench(bench) => bench.run(words),
            Self::Match(contest) => contest.run(words),
            Self::Profile(profile) => profile.run(words),
            Self::Serve(serve) => serve.run(words),
            Self::Load(load) => load.run(words),
            Self::Siege(siege) => siege.run(words),
            Self::Tidy(tidy) => tidy.run(words),
            Self::Rescue(rescue) => rescue.run(words),
            Self::Backup(backup) => backup.run(words),
            Self::Restore(restore) => restore.run(words),
            Self::Move(moving) => moving.run(words),
        }
    }
}

/// Prints data for another program.
fn print_json(out: &mut impl std::io::Write, data: &impl serde::Serialize) -> Result<()> {
    serde_json::to_writer_pretty(&mut *out, data)?;
    writeln!(out)?;
    Ok(())
}
