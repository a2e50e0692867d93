//! Dependency direction, read from the manifests:
//! `kernel` <- `reading` <- games and `lexicon` <- `catalog` <- `bots`, `store` <- `server` <- `cli`.
//!
//! Crates on the same floor do not know each other: games not each other, and no game the lexicon.

use super::{Finding, Tree};

/// The floors of the house, from the ground up. A crate may use only crates of floors below its own.
const FLOORS: &[&[&str]] = &[
    &["kernel"],
    &["reading"],
    &["osaczeni", "zombicide", "doom", "lexicon"],
    &["catalog"],
    &["bots", "store"],
    &["server"],
    // The one binary starts the server too.
    &["cli"],
];

fn floor(name: &str) -> Option<usize> {
    FLOORS.iter().position(|crates| crates.contains(&name))
}

/// The games of the house: whoever stands on their floor and is no lexicon.
#[cfg(test)]
pub fn games() -> impl Iterator<Item = &'static str> {
    let floor = FLOORS.iter().find(|floor| floor.contains(&"lexicon")).expect("the lexicon has a floor");
    floor.iter().copied().filter(|name| *name != "lexicon")
}

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.under(&["crates/", "xtask/"], &["/Cargo.toml"]).flat_map(|(path, text)| check_manifest(path, text)).collect()
}

fn check_manifest(path: &str, text: &str) -> Vec<Finding> {
    let Ok(manifest) = text.parse::<toml::Table>() else {
        return vec![Finding::new(path, 0, "is no TOML")];
    };
    let folder = path.trim_start_matches("crates/").trim_end_matches("/Cargo.toml");
    let uses = used_crates(&manifest);
    if folder == "xtask" {
        return uses
            .iter()
            .map(|used| Finding::new(path, 0, format!("xtask must run before anything builds, but uses {used}")))
            .collect();
    }
    let Some(own) = floor(folder) else {
        return vec![Finding::new(path, 0, "say in xtask/src/tidy/dependencies.rs on which floor this crate stands")];
    };
    uses.iter()
        .filter(|used| floor(used).is_none_or(|other| other >= own))
        .map(|used| Finding::new(path, 0, format!("{folder} must not depend on {used}: it does not stand below")))
        .collect()
}

/// Crates of the house in any table of dependencies, without the prefix of their names.
fn used_crates(manifest: &toml::Table) -> Vec<String> {
    const TABLES: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];
    let targets = manifest.get("target").and_then(toml::Value::as_table);
    let for_targets = targets.into_iter().flat_map(|table| table.values()).filter_map(toml::Value::as_table);
    std::iter::once(manifest)
        .chain(for_targets)
        .flat_map(|owner| TABLES.iter().filter_map(move |name| owner.get(*name)?.as_table()))
        .flat_map(toml::Table::keys)
        .filter_map(|name| name.strip_prefix("holdout-"))
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    #[test]
    fn downwards_is_fine() {
        let good = [
            ("crates/kernel/Cargo.toml", "[dependencies]\nserde = \"1\"\n"),
            ("crates/catalog/Cargo.toml", "[dependencies]\nholdout-osaczeni.workspace = true\n"),
            ("crates/cli/Cargo.toml", "[dependencies]\nholdout-server.workspace = true\nholdout-bots = \"1\"\n"),
        ];
        assert!(found(check, &good).is_empty());
    }

    #[test]
    fn upwards_sideways_and_unknown_are_found() {
        let up = ("crates/kernel/Cargo.toml", "[dependencies]\nholdout-catalog.workspace = true\n");
        let sideways = ("crates/osaczeni/Cargo.toml", "[dependencies]\nholdout-lexicon.workspace = true\n");
        let in_tests = ("crates/osaczeni/Cargo.toml", "[dev-dependencies]\nholdout-bots.workspace = true\n");
        let for_target =
            ("crates/bots/Cargo.toml", "[target.'cfg(unix)'.dependencies]\nholdout-store.workspace = true\n");
        let unknown = ("crates/attic/Cargo.toml", "[dependencies]\n");
        let task = ("xtask/Cargo.toml", "[dependencies]\nholdout-kernel.workspace = true\n");
        let broken = ("crates/kernel/Cargo.toml", "[dependencies");
        for bad in [up, sideways, in_tests, for_target, unknown, task, broken] {
            assert_eq!(found(check, &[bad]), [format!("{}:0", bad.0)]);
        }
    }
}
