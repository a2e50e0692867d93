//! Which files a title speaks with, and in which order.
//!
//! Texts of a title are those of everybody, of its family and its own. An edition says in its first comment which family
//! it is of (`### Family: zombicide`); everything else in its file is what it says differently, or what it alone has.

use crate::embedded;
use crate::language::Language;

/// Files that belong to no title.
const SHARED: [&str; 4] = ["common", "cli", "server", "web"];

/// A Fluent file: its path and its text.
type File = (String, &'static str);

/// The files of a language, by the name they have without folder and ending.
pub fn files(language: Language) -> Vec<(&'static str, File)> {
    let stem = |path: &str| -> &'static str {
        let name = path.rsplit('/').next().unwrap_or(path);
        name.strip_suffix(".ftl").unwrap_or(name).to_owned().leak()
    };
    embedded::locales(language.code()).into_iter().map(|file| (stem(&file.0), file)).collect()
}

/// The family an edition says it is of.
pub fn family(text: &str) -> Option<&str> {
    text.lines().take_while(|line| line.starts_with("###")).find_map(|line| line.strip_prefix("### Family: "))
}

/// Everything with a file of its own: titles, and families, which nobody asks for by name.
pub fn titles<'f>(files: &'f [(&'static str, File)]) -> impl Iterator<Item = &'static str> + 'f {
    files.iter().map(|(name, _)| *name).filter(|name| !SHARED.contains(name) && !name.starts_with("web-"))
}

/// The files of a title: shared ones first, its own last.
pub fn of_title(files: &[(&'static str, File)], title: &str) -> Vec<File> {
    let named = |name: &str| files.iter().find(|(known, _)| *known == name).map(|(_, file)| file.clone());
    let own = named(title);
    let family = own.as_ref().and_then(|(_, text)| family(text)).and_then(named);
    SHARED.iter().filter_map(|name| named(name)).chain(family).chain(own).collect()
}

/// All files: what editions say differently comes last.
pub fn of_the_house(files: &[(&'static str, File)]) -> Vec<File> {
    let (editions, others): (Vec<_>, Vec<_>) =
        files.iter().map(|(_, file)| file.clone()).partition(|(_, text)| family(text).is_some());
    others.into_iter().chain(editions).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_speaks_with_what_all_share_then_its_family_then_its_own() {
        let file = |name: &'static str, text| (name, (format!("{name}.ftl"), text));
        let files = [
            file("common", ""),
            file("invader", "### Family: zombicide\nkey = A\n"),
            file("osaczeni", ""),
            file("zombicide", ""),
        ];
        let names = |files: Vec<File>| files.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(names(of_title(&files, "invader")), ["common.ftl", "zombicide.ftl", "invader.ftl"]);
        assert_eq!(names(of_title(&files, "osaczeni")), ["common.ftl", "osaczeni.ftl"]);
        assert_eq!(names(of_the_house(&files)).last().map(String::as_str), Some("invader.ftl"));
    }
}
