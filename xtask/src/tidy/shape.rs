//! How files look: a header, a readable length, nothing unfinished, no catch-all where secrets are kept.

use super::tree::code_lines;
use super::{Finding, Tree};
use regex_lite::Regex;

const LONGEST_FILE: usize = 600;

pub fn module_headers(tree: &Tree) -> Vec<Finding> {
    tree.rust()
        .filter(|(_, text)| !text.starts_with("//!"))
        .map(|(path, _)| Finding::new(path, 1, "begins without a `//!` header that says what it is"))
        .collect()
}

/// A new event or field must not compile until somebody says who sees it.
pub fn no_wildcard_in_views(tree: &Tree) -> Vec<Finding> {
    let wildcard = Regex::new(r"(^|[\s|,{(])_\s*(if\b.*)?=>").expect("the pattern is a constant");
    let mut findings = Vec::new();
    for (path, text) in tree.rust().filter(|(path, _)| path.ends_with("/view.rs") || path.contains("/view/")) {
        for (number, line) in code_lines(text).filter(|(_, line)| wildcard.is_match(line)) {
            findings.push(Finding::new(path, number, format!("`{}`: say for each who sees it", line.trim())));
        }
    }
    findings
}

/// What a machine writes nobody has to read through.
pub fn no_long_files(tree: &Tree) -> Vec<Finding> {
    tree.under(&["crates/", "xtask/", "web/"], &[".rs", ".ts", ".svelte", ".css", ".mjs"])
        .filter(|(path, _)| !path.ends_with("generated.ts"))
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > LONGEST_FILE)
        .map(|(path, lines)| Finding::new(path, 0, format!("has {lines} lines, over {LONGEST_FILE}: split it")))
        .collect()
}

pub fn no_unfinished_marks(tree: &Tree) -> Vec<Finding> {
    let marks = r"\b(todo|unimplemented|dbg)!\s*[(\[{]|\b(TODO|FIXME|XXX)\b|#\[ignore\]|\b(test|it|describe)\.(skip|only|todo)\b|(?i)coming soon|not yet implemented";
    let marks = Regex::new(marks).expect("the pattern is a constant");
    let mut findings = Vec::new();
    let written =
        tree.under(&["crates/", "web/", "locales/", "docs/"], &[".rs", ".ts", ".svelte", ".mjs", ".ftl", ".md"]);
    for (path, text) in written {
        for (number, line) in (1..).zip(text.lines()) {
            for hit in marks.find_iter(line) {
                findings.push(Finding::new(path, number, format!("`{}` marks something unfinished", hit.as_str())));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    const FILE: &str = "crates/osaczeni/src/view.rs";

    #[test]
    fn a_module_without_header_is_found() {
        assert_eq!(found(module_headers, &[(FILE, "use std::fmt;\n")]), ["crates/osaczeni/src/view.rs:1"]);
        assert_eq!(found(module_headers, &[(FILE, "/// About the next item.\n")]).len(), 1);
        assert!(found(module_headers, &[(FILE, "//! Who sees what.\n")]).is_empty());
    }

    #[test]
    fn a_catch_all_in_a_view_is_found() {
        for bad in ["        _ => None,", "match x { A => 1, _ => 2 }", "A | _ => 3,", "_ if hidden => 4,"] {
            assert_eq!(found(no_wildcard_in_views, &[(FILE, bad)]).len(), 1, "{bad}");
            assert!(found(no_wildcard_in_views, &[("crates/osaczeni/src/vote.rs", bad)]).is_empty());
        }
        for good in ["Event::Moved { seat: _ } => 1,", "// no `_ =>` here", "let _ = x;", "Some(_) => 2,"] {
            assert!(found(no_wildcard_in_views, &[(FILE, good)]).is_empty(), "{good}");
        }
    }

    #[test]
    fn a_long_file_is_found() {
        assert_eq!(found(no_long_files, &[(FILE, &"a\n".repeat(601))]), ["crates/osaczeni/src/view.rs:0"]);
        assert!(found(no_long_files, &[(FILE, &"a\n".repeat(600))]).is_empty());
        assert!(found(no_long_files, &[("web/src/protocol.generated.ts", &"a\n".repeat(601))]).is_empty());
        assert!(found(no_long_files, &[("web/src/titles/osaczeni/generated.ts", &"a\n".repeat(601))]).is_empty());
    }

    #[test]
    fn unfinished_things_are_found() {
        for bad in ["todo!()", "unimplemented!(\"later\")", "dbg!(x);", "// TODO: this", "#[ignore]", "it.skip('x')"] {
            assert_eq!(found(no_unfinished_marks, &[(FILE, bad)]).len(), 1, "{bad}");
        }
        assert_eq!(found(no_unfinished_marks, &[("locales/en/web.ftl", "web-bots = Bots are coming soon\n")]).len(), 1);
        assert!(found(no_unfinished_marks, &[(FILE, "let todo = list.len();")]).is_empty());
    }
}
