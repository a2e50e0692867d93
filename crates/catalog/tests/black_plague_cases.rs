//! The executable cases of Black Plague, and which rules they show.

use holdout_catalog::cases::{self, Verdict};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn all_cases_pass() {
    let title = holdout_catalog::title("black-plague").expect("it is in the catalog");
    let (mut failed, mut passed, mut shown) = (String::new(), 0, BTreeSet::new());
    for entry in std::fs::read_dir(root().join("cases/black-plague")).expect("there are cases") {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("cases are text");
        let file = cases::parse(&text).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
        for case in &file.cases {
            match title.run_case(case) {
                Verdict::Passed => {
                    passed += 1;
                    shown.extend(case.rules.iter().cloned());
                }
                Verdict::Failed(reasons) => {
                    let place = format!("{}:{}", path.display(), case.line(&text));
                    failed += &format!("\n{place} {}\n    {}", case.name.get_ref(), reasons.join("\n    "));
                }
            }
        }
    }
    assert!(failed.is_empty(), "{passed} passed; these failed:{failed}");
    let index: toml::Table =
        std::fs::read_to_string(root().join("rules/black-plague.toml")).expect("it is there").parse().expect("TOML");
    let rules = index["rule"].as_table().expect("rules");
    let unknown: Vec<_> = shown.iter().filter(|id| !rules.contains_key(*id) && !id.starts_with("BP-X")).collect();
    assert!(unknown.is_empty(), "cases name rules that do not exist: {unknown:?}");
    let missing: Vec<_> = rules
        .iter()
        .filter(|(id, rule)| rule["kind"].as_str() != Some("ruling") && !shown.contains(*id))
        .map(|(id, _)| id.as_str())
        .collect();
    println!("{passed} cases; rules without a case: {}: {}", missing.len(), missing.join(" "));
}
