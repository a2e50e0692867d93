//! What comes from elsewhere: `cargo deny` holds it to `deny.toml`, and every package of the registry has its checksum.

use crate::tools::{self, run};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

const CARGO_DENY: &str = "0.20.2";

pub fn check(root: &Path) -> Result<()> {
    let open = unsealed(&std::fs::read_to_string(root.join("Cargo.lock"))?)?;
    if !open.is_empty() {
        bail!("{}", open.join("\n"));
    }
    let program = tools::installed(root, "cargo-deny", CARGO_DENY, "to check sources, licences and known faults")?;
    let deny = |arguments: &[&str]| {
        let mut command = Command::new(&program);
        command.current_dir(root).arg("--locked").args(arguments);
        command
    };
    // The whole graph is checked, other platforms included: what only they need is fetched here and nowhere else.
    run(Command::new("cargo").current_dir(root).args(["fetch", "--locked"]))?;
    run(&mut deny(&["--offline", "check", "licenses", "bans", "sources"]))?;
    let fetched = deny(&["fetch", "db"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if fetched.is_ok_and(|status| status.success()) {
        return run(&mut deny(&["--offline", "check", "advisories"]));
    }
    println!("Known faults were NOT looked up: their database cannot be had from here.");
    Ok(())
}

/// Packages of the registry that the lock file names without a checksum.
fn unsealed(lock: &str) -> Result<Vec<String>> {
    let lock: toml::Table = lock.parse().context("Cargo.lock cannot be read")?;
    let packages = lock.get("package").and_then(toml::Value::as_array).context("Cargo.lock names no packages")?;
    let open = packages.iter().filter(|package| package.get("source").is_some() && package.get("checksum").is_none());
    let name = |package: &toml::Value| package.get("name").and_then(toml::Value::as_str).unwrap_or("?").to_owned();
    Ok(open.map(|package| format!("{} has no checksum in Cargo.lock", name(package))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_without_a_checksum_is_named() {
        let sealed = "[[package]]\nname = \"x\"\nsource = \"registry\"\nchecksum = \"1\"\n";
        assert!(unsealed(sealed).unwrap().is_empty());
        let lock = "[[package]]\nname = \"x\"\nsource = \"registry\"\n";
        assert_eq!(unsealed(lock).unwrap(), ["x has no checksum in Cargo.lock"]);
    }
}
