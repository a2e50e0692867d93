//! Texts that a title may have: epilogues, variants. All texts of a title begin with the same word.

use crate::words::Words;
use holdout_catalog::TitleInfo;

/// Such as `epilogue-5-story` or `variant-15`; `None` if the title has no such text.
pub fn of_title(words: &Words, info: &TitleInfo, what: &str) -> Option<String> {
    let family = info.name.key.split('-').next().unwrap_or_default();
    words.text_if_any(&format!("{family}-{what}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use holdout_lexicon::Language;

    #[test]
    fn a_title_has_some_texts_and_lacks_others() {
        let info = holdout_catalog::title("osaczeni").unwrap().info();
        for language in Language::ALL {
            let words = Words::new(language);
            for what in ["epilogue-11", "epilogue-11-story", "variant-15", "variant-15-text"] {
                assert!(of_title(&words, &info, what).is_some_and(|text| !text.is_empty()), "{language}: {what}");
            }
            assert_eq!(of_title(&words, &info, "dragon"), None);
        }
    }
}
