//! `holdout games`: what can be played.

use super::print_json;
use crate::setup;
use crate::words::Words;
use anyhow::Result;
use clap::Args;
use holdout_catalog::{Stage, TitleInfo};
use holdout_kernel::{Phrase, Role};
use serde::Serialize;
use std::io::{Write, stdout};
use std::process::ExitCode;

/// List the games: players, missions, bots, and how far along each is
#[derive(Args)]
pub struct Games {
    /// Print JSON: a list with one object per game
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listed {
    #[serde(flatten)]
    info: TitleInfo,
    roles: &'static [Role],
    bots: Vec<&'static str>,
}

impl Games {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let titles = holdout_catalog::titles().iter();
        let games: Vec<Listed> = titles
            .map(|title| Listed { info: title.info(), roles: title.roles(), bots: setup::bot_kinds(*title) })
            .collect();
        let mut out = stdout().lock();
        if self.json {
            print_json(&mut out, &games)?;
            return Ok(ExitCode::SUCCESS);
        }
        for Listed { info, bots, .. } in games {
            let stage = match info.stage {
                Stage::Alpha => "cli-games-alpha",
                Stage::Beta => "cli-games-beta",
                Stage::Ready => "cli-games-ready",
            };
            let (fewest, most) = info.players;
            let head = Phrase::new("cli-games-head").arg("id", info.id.to_owned()).arg("name", words.say(&info.name));
            writeln!(out, "{}", words.say(&head.term("stage", stage)))?;
            writeln!(out, "  {}", words.say(&info.tagline))?;
            let players = Phrase::new("cli-games-players").arg("fewest", fewest).arg("most", most);
            writeln!(out, "  {}", words.say(&players))?;
            let missions = Phrase::new("cli-games-missions").arg("count", info.missions.len());
            writeln!(out, "  {}", words.say(&missions.arg("missions", info.missions.join(", "))))?;
            writeln!(out, "  {}", words.say(&Phrase::new("cli-games-bots").arg("bots", bots.join(", "))))?;
            let options: Vec<&str> = info.options.iter().map(|option| option.id).collect();
            if !options.is_empty() {
                writeln!(out, "  {}", words.say(&Phrase::new("cli-games-options").arg("options", options.join(", "))))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
