//! What somebody types at the table, read.

use crate::words::Words;
use std::path::PathBuf;

/// A line, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// An answer, by its number, its letter or its name.
    Answer(Pick),
    /// Why an answer is greyed or legal; without one, why the question is asked.
    Why(Option<Pick>),
    /// The text of a rule, or rules in which words occur.
    Rule(String),
    Say(String),
    Undo,
    /// What people at this screen may do without being asked: the list, or one of it, counted from 1.
    AnyTime(Option<usize>),
    Log,
    Board,
    Save(PathBuf),
    Help,
    Quit,
    /// An empty line.
    Nothing,
    /// A command that lacks what it needs.
    Incomplete(Word),
}

/// Which answer is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A legal answer, counted from 1.
    Number(usize),
    /// A greyed answer, by its letter: place in the list, from 0.
    Letter(usize),
    Name(String),
}

/// The words that begin a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Why,
    Rule,
    Say,
    Undo,
    AnyTime,
    Log,
    Board,
    Save,
    Help,
    Quit,
}

impl Word {
    /// Each with its English spelling, which always works, and the text that lists those of the language.
    const ALL: [(Self, &str, &str); 10] = [
        (Self::Why, "why", "cli-word-why"),
        (Self::Rule, "rule", "cli-word-rule"),
        (Self::Say, "say", "cli-word-say"),
        (Self::Undo, "undo", "cli-word-undo"),
        (Self::AnyTime, "anytime", "cli-word-anytime"),
        (Self::Log, "log", "cli-word-log"),
        (Self::Board, "board", "cli-word-board"),
        (Self::Save, "save", "cli-word-save"),
        (Self::Help, "help", "cli-word-help"),
        (Self::Quit, "quit", "cli-word-quit"),
    ];

    fn read(text: &str, words: &Words) -> Option<Self> {
        let text = text.to_lowercase();
        let means = |(_, english, key): &&(Self, &str, &str)| {
            text == *english || words.text(key).split(',').any(|word| word.trim() == text)
        };
        Self::ALL.iter().find(means).map(|(word, ..)| *word)
    }

    /// The word as somebody who speaks the language would type it.
    pub fn spelled(self, words: &Words) -> String {
        let (.., key) = Self::ALL.iter().find(|(word, ..)| *word == self).expect("every word is in the list");
        words.text(key).split(',').next().unwrap_or_default().trim().to_owned()
    }
}

/// Reads a line.
pub fn read(line: &str, words: &Words) -> Typed {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let Some(word) = Word::read(first, words) else {
        return if line.is_empty() { Typed::Nothing } else { Typed::Answer(pick(line)) };
    };
    let needs = |typed: fn(String) -> Typed| {
        if rest.is_empty() { Typed::Incomplete(word) } else { typed(rest.to_owned()) }
    };
    match word {
        Word::Why => Typed::Why((!rest.is_empty()).then(|| pick(rest))),
        Word::Rule => needs(Typed::Rule),
        Word::Say => needs(Typed::Say),
        Word::Save => needs(|file| Typed::Save(file.into())),
        Word::Undo => Typed::Undo,
        Word::AnyTime if rest.is_empty() => Typed::AnyTime(None),
        Word::AnyTime => rest.parse().map_or(Typed::Incomplete(word), |number| Typed::AnyTime(Some(number))),
        Word::Log => Typed::Log,
        Word::Board => Typed::Board,
        Word::Help => Typed::Help,
        Word::Quit => Typed::Quit,
    }
}

fn pick(text: &str) -> Pick {
    let text = text.trim_end_matches(['.', ')']);
    if let Ok(number) = text.parse() {
        return Pick::Number(number);
    }
    let letter = (text.len() <= 2).then(|| (0..26 * 27).find(|at| letter(*at) == text)).flatten();
    letter.map_or_else(|| Pick::Name(text.to_owned()), Pick::Letter)
}

/// The label of a greyed answer: a, b, …, z, aa, ab, …
pub fn letter(at: usize) -> String {
    let one = |at: usize| char::from(b'a' + (at % 26) as u8);
    if at < 26 { one(at).to_string() } else { format!("{}{}", one(at / 26 - 1), one(at)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holdout_lexicon::Language;

    fn english(line: &str) -> Typed {
        read(line, &Words::new(Language::En))
    }

    #[test]
    fn answers_are_numbers_letters_or_names() {
        assert_eq!(english("3"), Typed::Answer(Pick::Number(3)));
        assert_eq!(english(" 3. "), Typed::Answer(Pick::Number(3)));
        assert_eq!(english("b"), Typed::Answer(Pick::Letter(1)));
        assert_eq!(english("ab"), Typed::Answer(Pick::Letter(27)));
        assert_eq!(english("vote:player-2"), Typed::Answer(Pick::Name("vote:player-2".into())));
        assert_eq!(english(""), Typed::Nothing);
    }

    #[test]
    fn commands_are_read_with_what_follows_them() {
        assert_eq!(english("why b"), Typed::Why(Some(Pick::Letter(1))));
        assert_eq!(english("WHY"), Typed::Why(None));
        assert_eq!(english("rule OS-3.10"), Typed::Rule("OS-3.10".into()));
        assert_eq!(english("anytime"), Typed::AnyTime(None));
        assert_eq!(english("anytime 2"), Typed::AnyTime(Some(2)));
        assert_eq!(english("anytime soon"), Typed::Incomplete(Word::AnyTime));
        assert_eq!(english("say dice 1 4"), Typed::Say("dice 1 4".into()));
        assert_eq!(english("save my game.json"), Typed::Save("my game.json".into()));
        for word in [Word::Save, Word::Say, Word::Rule] {
            assert_eq!(english(&word.spelled(&Words::new(Language::En))), Typed::Incomplete(word));
        }
    }

    #[test]
    fn every_language_has_its_words_and_english_always_works() {
        for language in Language::ALL {
            let words = Words::new(language);
            for (word, english, key) in Word::ALL {
                assert_eq!(Word::read(english, &words), Some(word));
                for spelling in words.text(key).split(',') {
                    assert_eq!(Word::read(spelling.trim(), &words), Some(word), "{spelling}");
                }
            }
        }
    }

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 52].map(letter), ["a", "z", "aa", "ab", "ba"]);
    }
}
