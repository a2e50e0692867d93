//! The browser client in `web/`: a Node that is new enough, its packages, its scripts.

use crate::tools::{self, run};
use anyhow::{Context, Result};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

pub struct Web {
    folder: PathBuf,
    package: serde_json::Value,
    /// `PATH` for the scripts; begins with our own Node where the machine's is too old.
    path: OsString,
}

impl Web {
    /// The browser client, if this checkout has one, with everything installed that its scripts need.
    pub fn set_up(root: &Path) -> Result<Option<Self>> {
        let folder = root.join("web");
        let Ok(package) = std::fs::read_to_string(folder.join("package.json")) else {
            return Ok(None);
        };
        let package = serde_json::from_str(&package).context("web/package.json is no JSON")?;
        tools::NODE.ensure()?;
        let path = node_path(root, minimum_node(&package))?;
        let web = Self { folder, package, path };
        if web.packages_are_stale() {
            println!("Installing the packages of web/ with npm ci, as web/package-lock.json names them.");
            run(web.npm().args(["ci", "--no-fund", "--no-audit"]))?;
        }
        Ok(Some(web))
    }

    pub fn has_script(&self, name: &str) -> bool {
        self.package["scripts"].get(name).is_some()
    }

    /// Runs a script that starts the binary of the house, with a database for several servers if there is one.
    pub fn script_with(&self, name: &str, binary: &OsStr, database: Option<String>) -> Result<()> {
        let database = database.map(|url| ("HOLDOUT_POSTGRES", url));
        run(self.npm().env("HOLDOUT", binary).envs(database).args(["run", "--silent", name]))
            .with_context(|| format!("web: npm run {name}"))
    }

    pub fn script(&self, name: &str) -> Result<()> {
        run(self.npm().args(["run", "--silent", name])).with_context(|| format!("web: npm run {name}"))
    }

    fn npm(&self) -> Command {
        let mut command = Command::new("npm");
        command.current_dir(&self.folder).env("PATH", &self.path);
        command
    }

    /// `npm ci` throws everything away and starts anew, so it runs only when the lock file is newer.
    fn packages_are_stale(&self) -> bool {
        let time = |name: &str| std::fs::metadata(self.folder.join(name)).and_then(|file| file.modified()).ok();
        match (time("node_modules/.package-lock.json"), time("package-lock.json")) {
            (Some(installed), Some(wanted)) => installed < wanted,
            _ => true,
        }
    }
}

/// The oldest Node that `web/package.json` accepts, as (major, minor).
fn minimum_node(package: &serde_json::Value) -> (u32, u32) {
    let engines = package["engines"]["node"].as_str().unwrap_or_default();
    version(engines.trim_start_matches(['>', '=', '^', '~', ' '])).unwrap_or((0, 0))
}

fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next().and_then(Result::ok).unwrap_or(0)))
}

/// Debian's Node can be older than the client's tools want; the npm registry has newer ones.
fn node_path(root: &Path, minimum: (u32, u32)) -> Result<OsString> {
    const RELEASE: &str = "node@22";
    let machine = std::env::var_os("PATH").unwrap_or_default();
    let installed = tools::output(Command::new("node").arg("--version")).ok().and_then(|text| version(&text));
    if installed >= Some(minimum) {
        return Ok(machine);
    }
    let home = root.join("target/tools/node");
    let bin = home.join("node_modules/node/bin");
    if !bin.join("node").exists() {
        let (major, minor) = minimum;
        println!("Installing {RELEASE} into target/tools with npm: web/ wants Node {major}.{minor} or newer.");
        std::fs::create_dir_all(&home).context("target/tools/node cannot be made")?;
        run(Command::new("npm").args(["install", "--no-fund", "--no-audit", RELEASE, "--prefix"]).arg(&home))?;
    }
    let folders = std::iter::once(bin).chain(std::env::split_paths(&machine));
    std::env::join_paths(folders).context("PATH cannot be extended")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_wanted_node_is_read_from_the_package() {
        assert_eq!(minimum_node(&json!({"engines": {"node": ">=20.19"}})), (20, 19));
        assert_eq!(minimum_node(&json!({"engines": {"node": "^22"}})), (22, 0));
        assert_eq!(minimum_node(&json!({})), (0, 0));
    }

    #[test]
    fn versions_compare_as_numbers() {
        assert!(version("v20.9.1\n") < version("v20.19.0"));
        assert!(version("v18.20.4") < Some((20, 19)));
        assert_eq!(version("nonsense"), None);
    }
}
