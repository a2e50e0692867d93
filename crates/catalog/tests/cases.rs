//! Every case of every title holds: the same as `holdout check cases`, close at hand for whoever works on the rules.
//! `CASES=black-plague/combat` runs only files with this in their path.

use holdout_catalog::cases::{self, Verdict};
use std::path::{Path, PathBuf};

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|end| end == "toml") {
            into.push(path);
        }
    }
}

#[test]
fn every_case_holds() {
    let only = std::env::var("CASES").unwrap_or_default();
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases"), &mut paths);
    paths.sort();
    let mut failed = Vec::new();
    let mut count = 0;
    for path in paths.iter().filter(|path| path.to_string_lossy().contains(&only)) {
        let text = std::fs::read_to_string(path).expect("cases are text");
        let file = cases::parse(&text).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
        // Cases of a title that is not in the catalog yet wait for it.
        let Some(title) = holdout_catalog::title(&file.game) else { continue };
        for case in &file.cases {
            count += 1;
            if let Verdict::Failed(why) = title.run_case(case) {
                failed.push(format!(
                    "{}:{} {}: {}",
                    path.display(),
                    case.line(&text),
                    case.name.get_ref(),
                    why.join("; ")
                ));
            }
        }
    }
    assert!(count > 0, "no case has `{only}` in its path");
    assert!(failed.is_empty(), "{} of {count} cases fail:\n{}", failed.len(), failed.join("\n"));
}
