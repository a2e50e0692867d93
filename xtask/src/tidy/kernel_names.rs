//! The kernel serves any table game: it names none, nor what only one of them has.

use super::{Finding, Tree};
use regex_lite::Regex;

pub fn check(tree: &Tree) -> Vec<Finding> {
    let names = "(?i)\\b(osaczeni|zombicide|doom|black[ -]plague|invader|white[ -]death|lockdown|crybaby|beksa|zombies?|survivors?|marines?)\\b";
    let names = Regex::new(names).expect("the pattern is a constant");
    let mut findings = Vec::new();
    for (path, text) in tree.under(&["crates/kernel/"], &[".rs"]) {
        for (number, line) in (1..).zip(text.lines()) {
            for hit in names.find_iter(line) {
                findings.push(Finding::new(path, number, format!("the kernel names {:?}", hit.as_str())));
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
    fn a_game_in_the_kernel_is_found_even_in_a_comment() {
        let bad = "//! Votes.\n// As in Osaczeni.\nstruct Zombicide;\n";
        let both = ["crates/kernel/src/ask.rs:2", "crates/kernel/src/ask.rs:3"];
        assert_eq!(found(check, &[("crates/kernel/src/ask.rs", bad)]), both);
        assert_eq!(found(check, &[("crates/kernel/src/ask.rs", "// a black plague")]).len(), 1);
    }

    #[test]
    fn elsewhere_and_inside_other_words_it_is_fine() {
        assert!(found(check, &[("crates/catalog/src/lib.rs", "enum Title { Osaczeni }")]).is_empty());
        assert!(found(check, &[("crates/kernel/src/lib.rs", "// a doomed attempt")]).is_empty());
    }
}
