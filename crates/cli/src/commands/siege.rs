//! `holdout siege`: attacks on a server of our own, counted.

use super::print_json;
use crate::words::Words;
use anyhow::{Context, Result};
use clap::Args;
use holdout_kernel::Phrase;
use holdout_server::siege::{Siege as Attack, with_twins};
use holdout_server::{Settings, serve};
use std::io::stdout;
use std::process::ExitCode;

/// Attack a server of our own as hostile hosts, guests, spectators and uploaders would, and count what was tried
#[derive(Args)]
pub struct Siege {
    /// How often everything is tried, at every title
    #[arg(long, value_name = "N", default_value_t = 100)]
    rounds: u32,

    /// Where the attackers' choices come from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Siege {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no threads")?;
        runtime.block_on(self.attack(words))
    }

    async fn attack(&self, words: &Words) -> Result<ExitCode> {
        let folder = super::load::Scratch::new("siege")?;
        let (titles, mirror) = with_twins(holdout_catalog::titles());
        let any = "127.0.0.1:0".parse().expect("an address");
        let settings = Settings { most_uploads: 1_000_000, ..Settings::unhurried() };
        let serving = serve(any, folder.path(), settings, &titles).await?;
        let address = serving.address;
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let server = tokio::spawn(serving.until(async { drop(stopped.await) }));
        let attack = Attack { address, titles, mirror, rounds: self.rounds, seed: self.seed };
        let counts = attack.run().await;
        drop(stop);
        server.await.context("the server ended badly")??;
        let counts = counts.context("something got through")?;
        if self.json {
            print_json(&mut stdout().lock(), &counts)?;
        } else {
            let phrase = Phrase::new("cli-siege-held")
                .arg("wishes", counts.wishes as usize)
                .arg("records", counts.records as usize)
                .arg("requests", counts.requests as usize)
                .arg("messages", counts.messages as usize)
                .arg("pairs", counts.pairs as usize)
                .arg("compared", counts.compared as usize);
            println!("{}", words.say(&phrase));
        }
        Ok(ExitCode::SUCCESS)
    }
}
