//! Nothing in the project names the machine it was written on or the mirror its packages came from.

use super::{Finding, Tree};
use regex_lite::Regex;

pub fn check(tree: &Tree) -> Vec<Finding> {
    // Written so that the pattern does not find itself.
    let places = r"/(work|root|home|Users)/[a-z]|\bC:\\Users|\b(index|static)\.crates\.io|artifac[t]ory|registry\.(npmjs|yarnpkg)\.|deb\.debian\.org|\bnpm\.pkg\.";
    let places = Regex::new(places).expect("the pattern is a constant");
    let mut findings = Vec::new();
    for (path, text) in tree.files() {
        for (number, line) in (1..).zip(text.lines()) {
            for hit in places.find_iter(line) {
                findings.push(Finding::new(path, number, format!("names {:?}", hit.as_str())));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    #[test]
    fn places_of_a_machine_are_found() {
        let folder = ["", "home", "ann", "holdout"].join("/");
        let host = ["registry", "npmjs", "org"].join(".");
        for bad in [folder, host] {
            assert_eq!(found(check, &[("docs/protocol.md", &format!("see {bad}\n"))]), ["docs/protocol.md:1"], "{bad}");
        }
        assert!(found(check, &[("docs/protocol.md", "see /api/tables and ~/holdout\n")]).is_empty());
    }
}
