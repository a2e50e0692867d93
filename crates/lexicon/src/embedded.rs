//! The text files, as they were when the program was built.

use include_dir::{Dir, include_dir};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");
static RULES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../rules");

/// All Fluent files of a language: name from the root of the project, and text.
pub fn locales(language: &str) -> Vec<(String, &'static str)> {
    files(LOCALES.get_dir(language), "ftl", "locales")
}

/// All rule indexes.
pub fn rules() -> Vec<(String, &'static str)> {
    files(Some(&RULES), "toml", "rules")
}

fn files(folder: Option<&Dir<'static>>, ending: &str, root: &str) -> Vec<(String, &'static str)> {
    let of_ending = |path: &std::path::Path| path.extension().is_some_and(|found| found == ending);
    let name = |path: &std::path::Path| format!("{root}/{}", path.display());
    let all = folder.into_iter().flat_map(Dir::files).filter(|file| of_ending(file.path()));
    all.filter_map(|file| Some((name(file.path()), file.contents_utf8()?))).collect()
}
