//! The rule index of a game: every rule by its id, in a sentence or two of our own, in both languages.
//!
//! `rules/<game>.toml` is read and checked as a whole; all that is wrong with it is said at once, with file and
//! line. See the head of such a file for what its fields mean.

use crate::embedded;
use crate::language::Language;
use crate::lexicon::Lexicon;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use toml::Spanned;

/// Every rule of one game, in the order of the rulebook, with its catalogue.
#[derive(Debug)]
pub struct RuleIndex {
    game: String,
    chapters: Vec<Chapter>,
    rules: Vec<Rule>,
    entries: Vec<Entry>,
}

/// The same words in every language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    en: String,
    pl: String,
}

#[derive(Debug)]
pub struct Chapter {
    pub id: String,
    pub title: Text,
}

#[derive(Debug)]
pub struct Rule {
    /// Such as `OS-3.10`, or the id of a skill.
    pub id: String,
    /// Skills have names.
    pub name: Option<Text>,
    pub text: Text,
    /// Id of the chapter.
    pub chapter: String,
    pub kind: RuleKind,
    /// Why software cannot meet this rule, if it cannot.
    pub unenforceable: Option<Text>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleKind {
    /// Printed in the rulebook.
    Rule,
    /// What the paper game does not need and software does.
    Product,
    /// What a skill does.
    #[serde(skip)]
    Skill,
    /// How a gap of the rulebook was read. Enforced through the rule it explains, and counted apart.
    Ruling,
}

/// Something with a name that the rules speak of: a character, an area, a card, a variant.
#[derive(Debug)]
pub struct Entry {
    /// The id it has in `content/`.
    pub id: String,
    /// What sort of thing it is, such as `item`.
    pub kind: String,
    pub name: Text,
    pub text: Text,
}

/// Something wrong in a rule index.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct IndexError {
    pub file: String,
    pub line: usize,
    pub what: String,
}

impl Text {
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Pl => &self.pl,
        }
    }

    /// The languages in which there are no words.
    fn missing(&self) -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().filter(|language| self.get(*language).trim().is_empty())
    }
}

impl Rule {
    /// Whether a case must show that the program keeps this rule.
    pub fn is_enforceable(&self) -> bool {
        self.kind != RuleKind::Ruling && self.unenforceable.is_none()
    }

    /// `collector` for `collector-walker`: a name with a parameter in brackets stands for all its values.
    fn is_family_of(&self, id: &str) -> bool {
        let has_parameter = self.name.as_ref().is_some_and(|name| name.get(Language::En).contains('['));
        has_parameter && id.strip_prefix(&self.id).is_some_and(|rest| rest.starts_with('-'))
    }
}

static INDEXES: LazyLock<Vec<RuleIndex>> = LazyLock::new(|| {
    let read = |(file, text): (String, &str)| {
        RuleIndex::read(&file, text)
            .unwrap_or_else(|errors| unreachable!("the tests of this crate read this file: {errors:?}"))
    };
    embedded::rules().into_iter().map(read).collect()
});

impl RuleIndex {
    /// All rule indexes built into the program.
    pub fn all() -> &'static [Self] {
        &INDEXES
    }

    /// The rule index of a game, by the id of the game.
    pub fn of(game: &str) -> Option<&'static Self> {
        Self::all().iter().find(|index| index.game == game)
    }

    pub fn game(&self) -> &str {
        &self.game
    }

    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    pub fn chapter(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.id == id)
    }

    /// All rules in the order of the rulebook: OS-1.2 before OS-1.10, rulings after the rules, skills last.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// A rule by its id, in capitals or not; a skill with a parameter is found under its family.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        let exact = self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id));
        exact.or_else(|| self.rules.iter().find(|rule| rule.is_family_of(id)))
    }

    /// The catalogue, in the order of the file.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// Reads the text of `rules/<game>.toml`.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<IndexError>> {
        let line = |at: usize| text.get(..at).unwrap_or(text).matches('\n').count() + 1;
        let raw: RawIndex = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            vec![IndexError { file: file.to_owned(), line: line(at), what: error.message().to_owned() }]
        })?;
        let mut faults = Vec::new();
        let index = raw.check(file, &mut faults);
        if faults.is_empty() {
            return Ok(index);
        }
        faults.sort_by_key(|(at, _)| *at);
        Err(faults.into_iter().map(|(at, what)| IndexError { file: file.to_owned(), line: line(at), what }).collect())
    }
}

/// A place in the file, and what is wrong there.
type Faults = Vec<(usize, String)>;

type Tables<T> = BTreeMap<Spanned<String>, T>;

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawIndex {
    chapters: Tables<Text>,
    skills: Option<Spanned<RawSkills>>,
    rule: Tables<RawRule>,
    #[serde(default)]
    entry: Tables<RawEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRule {
    en: String,
    pl: String,
    chapter: String,
    kind: RuleKind,
    #[serde(default = "enforceable_unless_said")]
    enforceable: bool,
    reason_en: Option<String>,
    reason_pl: Option<String>,
}

/// Skills are rules whose words stand with the other texts of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSkills {
    chapter: String,
    /// How the keys of their names begin; that of the text ends in `-text` besides.
    texts: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEntry {
    kind: String,
    name_en: String,
    name_pl: String,
    en: String,
    pl: String,
}

const fn enforceable_unless_said() -> bool {
    true
}

impl RawIndex {
    fn check(self, file: &str, faults: &mut Faults) -> RuleIndex {
        let game = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".toml").to_owned();
        let chapters: Vec<Chapter> = in_file_order(self.chapters)
            .map(|(at, id, title)| {
                demand(&title, at, &format!("chapter {id:?} has no title"), faults);
                Chapter { id, title }
            })
            .collect();
        let mut rules: Vec<(RulebookOrder, Rule)> = in_file_order(self.rule)
            .filter_map(|(at, id, raw)| {
                let place = RulebookOrder::of(&id);
                if place.is_none() {
                    faults.push((at, format!("{id:?} is no rule id, such as OS-3.10 or OS-G12")));
                }
                Some((place?, raw.check(id, at, &chapters, faults)))
            })
            .collect();
        rules.sort_by(|(a, _), (b, _)| a.cmp(b));
        let mut rules: Vec<Rule> = rules.into_iter().map(|(_, rule)| rule).collect();
        if let Some(skills) = self.skills {
            let at = skills.span().start;
            rules.extend(skills.into_inner().check(&game, at, &chapters, faults));
        }
        let entries = in_file_order(self.entry).map(|(at, id, raw)| raw.check(id, at, faults)).collect();
        RuleIndex { game, chapters, rules, entries }
    }
}

impl RawRule {
    fn check(self, id: String, at: usize, chapters: &[Chapter], faults: &mut Faults) -> Rule {
        let text = Text { en: self.en, pl: self.pl };
        demand(&text, at, &format!("{id} has no text"), faults);
        if !chapters.iter().any(|chapter| chapter.id == self.chapter) {
            faults.push((at, format!("{id} stands in the unknown chapter {:?}", self.chapter)));
        }
        let reason = match (self.reason_en, self.reason_pl) {
            (None, None) => None,
            (en, pl) => Some(Text { en: en.unwrap_or_default(), pl: pl.unwrap_or_default() }),
        };
        match &reason {
            Some(_) if self.enforceable => faults.push((at, format!("{id} is enforceable and needs no reason"))),
            Some(reason) => demand(reason, at, &format!("{id} is not enforceable, but has no reason"), faults),
            None if self.enforceable => {}
            None => faults.push((at, format!("{id} is not enforceable, but has no reason_en and reason_pl"))),
        }
        Rule { id, name: None, text, chapter: self.chapter, kind: self.kind, unenforceable: reason }
    }
}

impl RawSkills {
    /// Every key of both languages that has a text.
    fn check(self, game: &str, at: usize, chapters: &[Chapter], faults: &mut Faults) -> Vec<Rule> {
        if !chapters.iter().any(|chapter| chapter.id == self.chapter) {
            faults.push((at, format!("the skills stand in the unknown chapter {:?}", self.chapter)));
        }
        let (en, pl) = (Lexicon::of(Language::En, game), Lexicon::of(Language::Pl, game));
        let say = |key: &str| Text { en: en.text(key), pl: pl.text(key) };
        let ids = en.keys().filter_map(|key| key.strip_prefix(&self.texts)?.strip_suffix("-text"));
        let rule = |id: &str| Rule {
            id: id.to_owned(),
            name: Some(say(&format!("{}{id}", self.texts))),
            text: say(&format!("{}{id}-text", self.texts)),
            chapter: self.chapter.clone(),
            kind: RuleKind::Skill,
            unenforceable: None,
        };
        let skills: Vec<Rule> = ids.map(rule).collect();
        if skills.is_empty() {
            faults.push((at, format!("no text begins with {:?}", self.texts)));
        }
        skills
    }
}

impl RawEntry {
    fn check(self, id: String, at: usize, faults: &mut Faults) -> Entry {
        let name = Text { en: self.name_en, pl: self.name_pl };
        let text = Text { en: self.en, pl: self.pl };
        demand(&name, at, &format!("entry {id:?} has no name"), faults);
        demand(&text, at, &format!("entry {id:?} has no text"), faults);
        Entry { id, kind: self.kind, name, text }
    }
}

/// Every text exists in every language.
fn demand(text: &Text, at: usize, what: &str, faults: &mut Faults) {
    faults.extend(text.missing().map(|language| (at, format!("{what} in {language:?}"))));
}

/// TOML tables come sorted by name; their author's order is in their places.
fn in_file_order<T>(tables: Tables<T>) -> impl Iterator<Item = (usize, String, T)> {
    let mut tables: Vec<_> =
        tables.into_iter().map(|(key, value)| (key.span().start, key.into_inner(), value)).collect();
    tables.sort_by_key(|(at, ..)| *at);
    tables.into_iter()
}

/// Where a rule stands in its book: numbered chapters, then missions (`M`), then rulings (`G`).
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct RulebookOrder {
    part: u8,
    chapter: u16,
    rule: u16,
}

impl RulebookOrder {
    fn of(id: &str) -> Option<Self> {
        let (prefix, place) = id.split_once('-')?;
        if prefix.is_empty() || !prefix.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return None;
        }
        let (part, numbers) = match place.as_bytes().first()? {
            b'0'..=b'9' => (0, place),
            b'M' => (1, &place[1..]),
            b'G' => (2, &place[1..]),
            _ => return None,
        };
        let (chapter, rule) = numbers.split_once('.').unwrap_or((numbers, "0"));
        // `XX-M.1` is a rule about all missions and stands before those of mission 1.
        let chapter = if part == 1 && chapter.is_empty() { "0" } else { chapter };
        (part != 0 || numbers.contains('.')).then_some(())?;
        Some(Self { part, chapter: chapter.parse().ok()?, rule: rule.parse().ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "[chapters]\nvoting = { en = \"Voting\", pl = \"Głosowanie\" }\n";

    fn rule(id: &str, rest: &str) -> String {
        format!("[rule.\"{id}\"]\nen = \"Yes\"\npl = \"Tak\"\nchapter = \"voting\"\nkind = \"rule\"\n{rest}")
    }

    fn read(rules: &[String]) -> Result<RuleIndex, Vec<String>> {
        RuleIndex::read("rules/test.toml", &format!("{HEAD}{}", rules.concat()))
            .map_err(|errors| errors.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn rules_come_in_the_order_of_the_book() {
        let ids = ["XX-G2", "XX-1.10", "XX-10.1", "XX-M1.2", "XX-1.2", "XX-M.1", "XX-G10"];
        let index = read(&ids.map(|id| rule(id, ""))).unwrap();
        let order: Vec<_> = index.rules().iter().map(|rule| rule.id.as_str()).collect();
        assert_eq!(order, ["XX-1.2", "XX-1.10", "XX-10.1", "XX-M.1", "XX-M1.2", "XX-G2", "XX-G10"]);
        assert_eq!(index.game(), "test");
    }

    #[test]
    fn rules_are_found_by_id_and_know_their_chapter() {
        let index = read(&[rule("XX-3.1", "")]).unwrap();
        let found = index.rule("xx-3.1").unwrap();
        assert_eq!(found.text.get(Language::Pl), "Tak");
        assert_eq!(index.chapter(&found.chapter).unwrap().title.get(Language::En), "Voting");
        assert!(found.is_enforceable());
        assert!(index.rule("XX-3.10").is_none());
    }

    #[test]
    fn what_software_cannot_meet_says_why() {
        let said = "enforceable = false\nreason_en = \"Age\"\nreason_pl = \"Wiek\"\n";
        let index = read(&[rule("XX-2.5", said)]).unwrap();
        let found = index.rule("XX-2.5").unwrap();
        assert!(!found.is_enforceable());
        assert_eq!(found.unenforceable.as_ref().unwrap().get(Language::Pl), "Wiek");
        for wrong in ["enforceable = false\n", "reason_en = \"Age\"\n", "enforceable = false\nreason_en = \"Age\"\n"] {
            assert!(read(&[rule("XX-2.5", wrong)]).is_err(), "{wrong}");
        }
    }

    #[test]
    fn all_errors_are_named_at_once_with_file_and_line() {
        let empty = rule("XX-1.1", "").replace("\"Tak\"", "\" \"");
        let astray = rule("XX-1.2", "").replace("\"voting\"", "\"attic\"");
        let errors = read(&[empty, astray, rule("XX-x", "")]).unwrap_err();
        assert_eq!(
            errors,
            [
                "rules/test.toml:3: XX-1.1 has no text in Pl",
                "rules/test.toml:8: XX-1.2 stands in the unknown chapter \"attic\"",
                "rules/test.toml:13: \"XX-x\" is no rule id, such as OS-3.10 or OS-G12",
            ]
        );
    }

    #[test]
    fn broken_files_are_refused_with_file_and_line() {
        let unknown_field = read(&[rule("XX-1.1", "colour = \"red\"\n")]).unwrap_err();
        assert!(unknown_field[0].starts_with("rules/test.toml:8: unknown field `colour`"), "{unknown_field:?}");
        let unknown_kind = read(&[rule("XX-1.1", "").replace("\"rule\"", "\"rumour\"")]).unwrap_err();
        assert!(unknown_kind[0].starts_with("rules/test.toml:7: unknown variant `rumour`"), "{unknown_kind:?}");
        let broken = read(&["[rule.\n".to_owned()]).unwrap_err();
        assert!(broken[0].starts_with("rules/test.toml:3: "), "{broken:?}");
        let twice = read(&[rule("XX-1.1", ""), rule("XX-1.1", "")]).unwrap_err();
        assert!(twice[0].starts_with("rules/test.toml:8: "), "{twice:?}");
    }

    #[test]
    fn ids_are_read_strictly() {
        for good in ["XX-3.10", "XX-M2.1", "XX-M.1", "XX-G12"] {
            assert!(RulebookOrder::of(good).is_some(), "{good}");
        }
        for wrong in ["", "XX", "XX-", "-3.1", "xx-3.1", "XX-3", "XX-3.", "XX-3.x", "XX-X1", "XX-G", "XX-3.1.2"] {
            assert!(RulebookOrder::of(wrong).is_none(), "{wrong}");
        }
    }
}
