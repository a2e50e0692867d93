//! The languages Holdout speaks.

use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    #[default]
    En,
    Pl,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::En, Self::Pl];

    /// The code of the language, which is also the name of its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
        }
    }

    /// Reads a code such as `pl`, also as systems write it: `pl_PL.UTF-8`, `pl-PL`.
    pub fn parse(text: &str) -> Option<Self> {
        let code = text.split(['-', '_', '.']).next()?;
        Self::ALL.into_iter().find(|language| code.eq_ignore_ascii_case(language.code()))
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Language {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_back_and_nonsense_is_not() {
        for language in Language::ALL {
            assert_eq!(Language::parse(language.code()), Some(language));
            assert_eq!(Language::ALL[language.index()], language);
        }
        assert_eq!(Language::parse("pl_PL.UTF-8"), Some(Language::Pl));
        assert_eq!(Language::parse("EN-gb"), Some(Language::En));
        for wrong in ["", "de", "plx", "C"] {
            assert_eq!(Language::parse(wrong), None, "{wrong}");
        }
    }
}
