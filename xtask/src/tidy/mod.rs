//! `cargo xtask tidy`: the order of the house, kept by a machine.
//!
//! A check is a function from the files of the project to its findings, in a file of its own, with a test on a
//! small bad example so that it can be seen to fail. The list below is the only other place to edit.

mod book;
mod dependencies;
mod editions;
mod engine;
mod kernel_names;
mod locales;
mod machine;
mod notice;
mod rule_ids;
mod shape;
mod tree;
mod zombicide_docs;

use anyhow::{Result, bail};
use std::fmt;
use std::path::Path;
use tree::Tree;

pub use engine::engine_crates;

struct Check {
    what: &'static str,
    find: fn(&Tree) -> Vec<Finding>,
}

const CHECKS: &[Check] = &[
    Check { what: "crates depend only downwards", find: dependencies::check },
    Check { what: "engine crates use no clock, files, threads or global randomness", find: engine::no_outside_world },
    Check { what: "rules code has no hash maps", find: engine::no_hash_maps },
    Check { what: "rules code has no floating point", find: engine::no_floats },
    Check { what: "rules code builds no sentence for players", find: engine::no_sentences },
    Check { what: "the kernel names no game", find: kernel_names::check },
    Check { what: "shared rules name no edition", find: editions::no_edition },
    Check { what: "rules outside skills/ name no skill", find: editions::no_skill },
    Check { what: "at most five shared files know a part", find: editions::few_know_a_part },
    Check { what: "rule ids exist in rules/", find: rule_ids::check },
    Check { what: "every rule of an edition stands in its book", find: book::rules_stand },
    Check { what: "books tell the rules in their order, each once", find: book::in_order },
    Check { what: "the places that books name are there", find: book::places_exist },
    Check { what: "shared rules cite no edition", find: editions::no_rule_ids },
    Check { what: "every chapter of an edition says where its code stands", find: zombicide_docs::chapters },
    Check { what: "every word of a mission is explained", find: zombicide_docs::vocabulary },
    Check { what: "every question says what the others wait for", find: zombicide_docs::waiting },
    Check { what: "both languages have the same keys", find: locales::same_keys },
    Check { what: "editions override texts their family has", find: locales::overrides_exist },
    Check { what: "locale keys named in code exist", find: locales::keys_in_code_exist },
    Check { what: "modules say what they are", find: shape::module_headers },
    Check { what: "nothing in a view is let through unsaid", find: shape::no_wildcard_in_views },
    Check { what: "files are short enough to read", find: shape::no_long_files },
    Check { what: "nothing is left unfinished", find: shape::no_unfinished_marks },
    Check { what: "reconstructed figures are named in NOTICE.md", find: notice::check },
    Check { what: "nothing names a machine or a registry", find: machine::check },
];

/// Something out of order.
struct Finding {
    path: String,
    /// Counted from 1; 0 where the whole file is meant.
    line: usize,
    what: String,
}

impl Finding {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(to, "{}: {}", self.path, self.what),
            line => write!(to, "{}:{line}: {}", self.path, self.what),
        }
    }
}

pub fn tidy(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let mut count = 0;
    for check in CHECKS {
        let findings = (check.find)(&tree);
        println!("{} {}", if findings.is_empty() { "ok  " } else { "FAIL" }, check.what);
        for finding in &findings {
            println!("       {finding}");
        }
        count += findings.len();
    }
    if count > 0 {
        bail!("tidy found {count} thing(s) out of order");
    }
    println!("{} checks over {} files, all in order", CHECKS.len(), tree.len());
    Ok(())
}

#[cfg(test)]
mod test_help {
    //! How the tests of the checks speak: files as text, findings as `path:line`.

    use super::{Finding, Tree};

    /// Where the check finds something in these files.
    pub fn found(check: fn(&Tree) -> Vec<Finding>, files: &[(&str, &str)]) -> Vec<String> {
        check(&Tree::of(files)).iter().map(|finding| format!("{}:{}", finding.path, finding.line)).collect()
    }
}
