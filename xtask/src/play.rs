//! `cargo xtask play`: from a fresh clone to a running game.

use crate::tools::run;
use crate::web::Web;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn play(root: &Path, arguments: &[String]) -> Result<()> {
    let web = Web::set_up(root)?;
    if let Some(web) = &web {
        println!("Building the browser client.");
        web.script("build")?;
    }
    println!("Building holdout (the first time takes a few minutes).");
    let holdout = release_binary(root)?;
    run(Command::new(holdout).current_dir(root).args(main_job(web.is_some())).args(arguments))
}

/// What somebody who types `cargo xtask play` wants: the one place where this is decided.
fn main_job(has_browser_client: bool) -> &'static [&'static str] {
    if has_browser_client { &["serve", "--open"] } else { &["play", "osaczeni"] }
}

/// Builds the one binary as it is shipped. It contains the browser client, so that is built before.
pub fn release_binary(root: &Path) -> Result<PathBuf> {
    run(Command::new("cargo").current_dir(root).args(["build", "--locked", "--release", "--package", "holdout-cli"]))
        .context("holdout could not be built")?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    Ok(target.join("release").join(format!("holdout{}", std::env::consts::EXE_SUFFIX)))
}
