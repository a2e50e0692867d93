//! Sentences for whoever sits at the terminal: a language, and the names of who sits where.

use holdout_kernel::Phrase;
use holdout_lexicon::{Language, Lexicon};

/// Speaks one language at one table.
#[derive(Clone)]
pub struct Words {
    lexicon: &'static Lexicon,
    names: Vec<String>,
}

impl Words {
    pub fn new(language: Language) -> Self {
        Self { lexicon: Lexicon::house(language), names: Vec::new() }
    }

    /// The same language at a table of this title, where these people sit.
    #[must_use]
    pub fn at_table(&self, title: &str, names: Vec<String>) -> Self {
        Self { lexicon: Lexicon::of(self.language(), title), names }
    }

    /// The same with texts of the table's own on top: the names its mission gives to places. They are read once for the
    /// one table of this process and stay.
    #[must_use]
    pub fn with_own(self, title: &str, own: &str) -> Self {
        match Lexicon::with(self.language(), title, own) {
            Ok(lexicon) if !own.is_empty() => Self { lexicon: Box::leak(Box::new(lexicon)), ..self },
            _ => self,
        }
    }

    pub fn language(&self) -> Language {
        self.lexicon.language()
    }

    /// Who sits where.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// A sentence. Names and promises come from others: nothing in them may speak to the terminal.
    pub fn say(&self, phrase: &Phrase) -> String {
        harmless(&self.lexicon.render(phrase, &self.names))
    }

    /// A text that needs no arguments.
    pub fn text(&self, key: &str) -> String {
        self.lexicon.text(key)
    }

    /// A text that not every title has.
    pub fn text_if_any(&self, key: &str) -> Option<String> {
        self.lexicon.keys().any(|known| known == key).then(|| self.text(key))
    }

    /// Something that went wrong, as the one message its reader gets.
    pub fn error(&self, phrase: &Phrase) -> anyhow::Error {
        anyhow::Error::msg(self.say(phrase))
    }
}

/// The text without letters that a terminal would obey.
fn harmless(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control() || *letter == '\n' || *letter == '\t').collect()
}

/// The language the system is set to, in the order of precedence that systems have agreed on; English if it is none
/// of ours.
pub fn language_of_the_system() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    value.and_then(|value| Language::parse(&value)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_names_of_its_own_for_places() {
        let zone = Phrase::new("zc-answer-move").arg("zone", holdout_kernel::Arg::Term("zc-place-9r-d".into()));
        let own = "zc-place-9r-d = Studnia\n    .to = do studni\n";
        let usual = Words::new(Language::Pl).at_table("black-plague", Vec::new());
        let named = usual.clone().with_own("black-plague", own);
        assert!(named.say(&zone).contains("do studni"), "{}", named.say(&zone));
        assert!(!usual.say(&zone).contains("studni"));
        assert_eq!(usual.clone().with_own("black-plague", "").say(&zone), usual.say(&zone));
    }

    #[test]
    fn a_name_does_not_speak_to_the_terminal() {
        assert_eq!(harmless("Ania\u{1b}[2J\u{7}\nBela"), "Ania[2J\nBela");
    }
}
