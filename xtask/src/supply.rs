//! What comes from elsewhere: from the registry only, with a checksum, under a licence that fits ours, and nothing that
//! the house has decided against. `cargo deny` checks the same and needs minutes to compile; known vulnerabilities are
//! not looked up here, because their database has to be fetched: `cargo audit` does that where there is a network.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Licences that may go into one program with ours. The last is for the list of authorities that browsers trust, which
/// is data.
const LICENCES: [&str; 11] = [
    "MIT",
    "Apache-2.0",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    "CDLA-Permissive-2.0",
];

/// Libraries the house does without: system libraries for encryption, and what nobody keeps any more.
const BANNED: [&str; 4] = ["openssl-sys", "native-tls", "chrono", "failure"];

pub fn check(root: &Path) -> Result<()> {
    let asked = ["metadata", "--format-version", "1", "--locked"];
    let asked = Command::new("cargo").current_dir(root).args(asked).output().context("cargo metadata")?;
    if !asked.status.success() {
        bail!("`cargo metadata --locked` failed: {}", String::from_utf8_lossy(&asked.stderr));
    }
    let told: Value = serde_json::from_slice(&asked.stdout).context("`cargo metadata` printed no JSON")?;
    let packages = told["packages"].as_array().context("`cargo metadata` names no packages")?;
    let mut wrong: Vec<String> = packages.iter().filter_map(problem).collect();
    wrong.extend(unsealed(&std::fs::read_to_string(root.join("Cargo.lock"))?)?);
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    println!("{} packages: sources, checksums and licences are in order.", packages.len());
    Ok(())
}

fn problem(package: &Value) -> Option<String> {
    let name = package["name"].as_str().unwrap_or("?");
    let source = package["source"].as_str()?;
    if source != REGISTRY {
        return Some(format!("{name} comes from {source}"));
    }
    if BANNED.contains(&name) {
        return Some(format!("{name} is one of the libraries the house does without"));
    }
    let licence = package["license"].as_str().unwrap_or("none");
    (!fits(licence)).then(|| format!("{name} has the licence {licence}"))
}

/// Whether a licence expression leaves a way that fits: every part joined by AND has one among those joined by OR.
fn fits(expression: &str) -> bool {
    let plain = expression.replace(['(', ')'], "").replace('/', " OR ").replace(" or ", " OR ");
    let name = |one: &str| one.split(" WITH ").next().unwrap_or_default().trim().to_owned();
    plain.split(" AND ").all(|part| part.split(" OR ").any(|one| LICENCES.contains(&name(one).as_str())))
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
    fn a_licence_fits_if_it_leaves_a_way_that_fits() {
        for good in ["MIT", "MIT/Apache-2.0", "(MIT OR GPL-3.0) AND Unicode-3.0", "Apache-2.0 WITH LLVM-exception"] {
            assert!(fits(good), "{good}");
        }
        for bad in ["GPL-3.0-only", "MIT AND GPL-2.0", "none", ""] {
            assert!(!fits(bad), "{bad}");
        }
    }

    #[test]
    fn other_sources_and_banned_libraries_are_named() {
        let package = |name: &str, source: &str| serde_json::json!({"name": name, "source": source, "license": "MIT"});
        assert!(problem(&package("serde", REGISTRY)).is_none());
        assert!(problem(&package("serde", "git+https://example.org")).is_some());
        assert!(problem(&package("openssl-sys", REGISTRY)).is_some());
        assert_eq!(problem(&serde_json::json!({"name": "ours", "source": null})), None);
        let lock = "[[package]]\nname = \"x\"\nsource = \"registry\"\n";
        assert_eq!(unsealed(lock).unwrap().len(), 1);
    }
}
