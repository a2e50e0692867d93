//! Finding rules by their words, also without Polish letters: "ciezarowka" finds "ciężarówka".

use crate::language::Language;
use crate::rules::{Entry, Rule, RuleIndex};

/// Something found.
#[derive(Clone, Copy, Debug)]
pub enum Hit<'a> {
    Rule(&'a Rule),
    Entry(&'a Entry),
}

impl Hit<'_> {
    pub fn id(&self) -> &str {
        match self {
            Self::Rule(rule) => &rule.id,
            Self::Entry(entry) => &entry.id,
        }
    }
}

impl RuleIndex {
    /// Rules and catalogue entries in which every word of the query occurs: in the id, the name, the text or the
    /// title of the chapter. An id asked for comes first, then rules in the order of the book, then the catalogue.
    pub fn search(&self, query: &str, language: Language) -> Vec<Hit<'_>> {
        let words: Vec<String> = query.split_whitespace().map(fold).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let matches = |texts: &[&str]| {
            let texts: Vec<String> = texts.iter().map(|text| fold(text)).collect();
            words.iter().all(|word| texts.iter().any(|text| text.contains(word.as_str())))
        };
        let rules = self.rules().iter().filter(|rule| {
            let chapter = self.chapter(&rule.chapter).map_or("", |chapter| chapter.title.get(language));
            let name = rule.name.as_ref().map_or("", |name| name.get(language));
            matches(&[&rule.id, name, rule.text.get(language), chapter])
        });
        let entries = self
            .entries()
            .iter()
            .filter(|entry| matches(&[&entry.id, entry.name.get(language), entry.text.get(language)]));
        let mut hits: Vec<Hit> = rules.map(Hit::Rule).chain(entries.map(Hit::Entry)).collect();
        hits.sort_by_key(|hit| !hit.id().eq_ignore_ascii_case(query.trim()));
        hits
    }
}

/// Small letters without Polish marks.
fn fold(text: &str) -> String {
    let plain = |letter| match letter {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(query: &str, language: Language) -> Vec<String> {
        let text = "
[chapters]
truck = { en = \"Truck\", pl = \"Ciężarówka\" }
items = { en = \"Items\", pl = \"Przedmioty\" }
[rule.\"XX-4.1\"]
en = \"Skip the phase.\"
pl = \"Faza przepada.\"
chapter = \"truck\"
kind = \"rule\"
[rule.\"XX-4.10\"]
en = \"The boxed card stays secret (see XX-4.1).\"
pl = \"Odłożona karta pozostaje tajna.\"
chapter = \"truck\"
kind = \"rule\"
[rule.\"XX-14.1\"]
en = \"A card is played once.\"
pl = \"Kartę zagrywa się raz.\"
chapter = \"items\"
kind = \"rule\"
[entry.\"truck-keys\"]
kind = \"item\"
name_en = \"Truck keys\"
name_pl = \"Kluczyki do ciężarówki\"
en = \"One point.\"
pl = \"Jeden punkt.\"
";
        let index = RuleIndex::read("test.toml", text).unwrap_or_else(|errors| panic!("{errors:?}"));
        index.search(query, language).iter().map(|hit| hit.id().to_owned()).collect()
    }

    #[test]
    fn all_words_must_occur_in_text_chapter_or_name() {
        assert_eq!(found("card", Language::En), ["XX-4.10", "XX-14.1"]);
        assert_eq!(found("CARD truck", Language::En), ["XX-4.10"]);
        assert_eq!(found("truck", Language::En), ["XX-4.1", "XX-4.10", "truck-keys"]);
        assert!(found("card dragon", Language::En).is_empty());
        assert!(found("  ", Language::En).is_empty());
    }

    #[test]
    fn polish_letters_may_be_left_out() {
        assert_eq!(found("ciezarowk", Language::Pl), ["XX-4.1", "XX-4.10", "truck-keys"]);
        assert_eq!(found("odłożona", Language::Pl), ["XX-4.10"]);
        assert!(found("odłożona", Language::En).is_empty());
    }

    #[test]
    fn an_id_comes_first() {
        assert_eq!(found("xx-14.1", Language::En), ["XX-14.1"]);
        assert_eq!(found("XX-4.1", Language::En), ["XX-4.1", "XX-4.10"]);
    }
}
