//! From a phrase to a sentence.
//!
//! Arguments become Fluent variables: a number picks its plural, a seat is the name of who sits there, a term is
//! another message, and each of its attributes (a grammatical case, a gender) is a variable `$argument-attribute`.
//! A list is joined as the language does, has the attributes that all its items have, and its length is
//! `$argument-count`.

use crate::language::Language;
use crate::shelf;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};
use holdout_kernel::{Arg, Phrase, Seat};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// Texts of one language.
pub struct Lexicon {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

/// What a reader of a phrase would miss.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("locales/{language}: there is no text {key:?}")]
    MissingText { language: Language, key: String },
    #[error("locales/{language}: {key:?}: {what}")]
    BadText { language: Language, key: String, what: String },
}

/// The texts of one language: of the whole house, and of each title.
struct Shelf {
    house: Lexicon,
    titles: BTreeMap<&'static str, Lexicon>,
}

static SHELVES: LazyLock<[Shelf; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let files = shelf::files(language);
        let read = |files, later| {
            Lexicon::read(language, files, later)
                .unwrap_or_else(|faults| unreachable!("the tests of this crate read these files: {faults:?}"))
        };
        let titles = shelf::titles(&files).map(|title| (title, read(shelf::of_title(&files, title), Later::Overrides)));
        Shelf { titles: titles.collect(), house: read(shelf::of_the_house(&files), Later::Yields) }
    })
});

/// What becomes of a text that an earlier file has already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Later {
    /// It takes the place of the earlier one: an edition has its own word for it.
    Overrides,
    /// It is left out.
    Yields,
    /// It is a fault.
    Clashes,
}

impl Lexicon {
    /// The texts at a table of this title: what all share, then those of its family, then its own. Later ones override.
    pub fn of(language: Language, title: &str) -> &'static Self {
        let shelf = &SHELVES[language.index()];
        shelf.titles.get(title).unwrap_or(&shelf.house)
    }

    /// The same with texts of one table's own on top.
    pub fn with(language: Language, title: &str, own: &str) -> Result<Self, Vec<Fault>> {
        let files = shelf::files(language);
        let own = std::iter::once(("own".to_owned(), own));
        Self::read(language, shelf::of_title(&files, title).into_iter().chain(own), Later::Overrides)
    }

    /// The texts of the whole house, for places where titles stand side by side. Where an edition has another word than
    /// its family, this is the family's.
    pub fn house(language: Language) -> &'static Self {
        &SHELVES[language.index()].house
    }

    /// Texts from Fluent files, given by name and contents. Collects everything that is wrong with them.
    pub fn read<'a>(
        language: Language,
        files: impl IntoIterator<Item = (String, &'a str)>,
        later: Later,
    ) -> Result<Self, Vec<Fault>> {
        let locale: LanguageIdentifier = language.code().parse().expect("the codes of our languages are well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        let mut faults = Vec::new();
        let mut keys = BTreeSet::new();
        for (file, text) in files {
            let mut fault = |what: String| faults.push(Fault::BadText { language, key: file.clone(), what });
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, errors)| {
                for error in errors {
                    let line = text[..error.pos.start].lines().count().max(1);
                    fault(format!("line {line}: {error}"));
                }
                readable
            });
            keys.extend(resource.entries().filter_map(message_key));
            match later {
                Later::Overrides => bundle.add_resource_overriding(resource),
                // The earlier one stays; all else that may be wrong with a resource was found above.
                Later::Yields => drop(bundle.add_resource(resource)),
                Later::Clashes => {
                    for error in bundle.add_resource(resource).err().unwrap_or_default() {
                        fault(error.to_string());
                    }
                }
            }
        }
        if faults.is_empty() { Ok(Self { language, bundle, keys }) } else { Err(faults) }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// Keys of all messages, in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// The sentence for this phrase. A missing text shows as its key in brackets, so that nothing is hidden.
    ///
    /// `names` are the names of who sits in the seats; a seat without one is shown by its number.
    pub fn render(&self, phrase: &Phrase, names: &[String]) -> String {
        Reading { lexicon: self, names, faults: Vec::new() }.phrase(phrase)
    }

    /// What is wrong with the sentence for this phrase; nothing, if all is well.
    pub fn faults(&self, phrase: &Phrase) -> Vec<Fault> {
        let mut reading = Reading { lexicon: self, names: &[], faults: Vec::new() };
        reading.phrase(phrase);
        reading.faults
    }

    /// A text that needs no arguments.
    pub fn text(&self, key: &str) -> String {
        Reading { lexicon: self, names: &[], faults: Vec::new() }.message(key, None)
    }
}

/// One act of reading, which notes what it does not find.
struct Reading<'a> {
    lexicon: &'a Lexicon,
    names: &'a [String],
    faults: Vec<Fault>,
}

/// An argument in words: its value, and its value in each of its attributes.
struct Worded {
    value: FluentValue<'static>,
    attributes: BTreeMap<String, FluentValue<'static>>,
}

impl Worded {
    fn plain(value: impl Into<FluentValue<'static>>) -> Self {
        Self { value: value.into(), attributes: BTreeMap::new() }
    }
}

/// A value as it stands in a list.
fn words(value: &FluentValue) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
    }
}

impl Reading<'_> {
    fn phrase(&mut self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            let worded = self.arg(arg);
            for (attribute, text) in worded.attributes {
                args.set(format!("{name}-{attribute}"), text);
            }
            args.set(*name, worded.value);
        }
        self.message(&phrase.key, Some(&args))
    }

    fn arg(&mut self, arg: &Arg) -> Worded {
        match arg {
            Arg::Number(number) => Worded::plain(*number),
            Arg::Text(text) => Worded::plain(text.clone()),
            Arg::Seat(seat) => Worded::plain(self.name(*seat)),
            Arg::Term(key) => self.term(key),
            Arg::List(items) => self.list(items),
        }
    }

    fn name(&mut self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| {
            let args = FluentArgs::from_iter([("number", seat.index() + 1)]);
            self.message("common-seat", Some(&args))
        })
    }

    fn term(&mut self, key: &str) -> Worded {
        let value = self.message(key, None);
        let mut attributes = BTreeMap::new();
        if let Some(message) = self.lexicon.bundle.get_message(key) {
            for attribute in message.attributes() {
                let text = self.pattern(key, attribute.value(), None);
                attributes.insert(attribute.id().to_owned(), text.into());
            }
        }
        Worded { value: value.into(), attributes }
    }

    fn list(&mut self, items: &[Arg]) -> Worded {
        let items: Vec<Worded> = items.iter().map(|item| self.arg(item)).collect();
        let value = self.join(items.iter().map(|item| &item.value));
        let mut attributes = BTreeMap::new();
        for name in items.iter().take(1).flat_map(|item| item.attributes.keys()) {
            let each: Option<Vec<_>> = items.iter().map(|item| item.attributes.get(name)).collect();
            if let Some(each) = each {
                attributes.insert(name.clone(), self.join(each).into());
            }
        }
        attributes.insert("count".to_owned(), items.len().into());
        Worded { value: value.into(), attributes }
    }

    /// "a, b and c", as the texts of the language say it.
    fn join<'v>(&mut self, items: impl IntoIterator<Item = &'v FluentValue<'static>>) -> String {
        let mut items = items.into_iter().map(words).peekable();
        let mut list = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            let key = if items.peek().is_some() { "common-list-more" } else { "common-list-last" };
            let args = FluentArgs::from_iter([("list", list), ("item", item)]);
            list = self.message(key, Some(&args));
        }
        list
    }

    fn message(&mut self, key: &str, args: Option<&FluentArgs>) -> String {
        let message = self.lexicon.bundle.get_message(key);
        let Some(pattern) = message.as_ref().and_then(FluentMessage::value) else {
            self.faults.push(Fault::MissingText { language: self.lexicon.language, key: key.to_owned() });
            return format!("[{key}]");
        };
        self.pattern(key, pattern, args)
    }

    fn pattern(&mut self, key: &str, pattern: &Pattern<&str>, args: Option<&FluentArgs>) -> String {
        let mut errors = Vec::new();
        let text = self.lexicon.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        for error in errors {
            let language = self.lexicon.language;
            self.faults.push(Fault::BadText { language, key: key.to_owned(), what: error.to_string() });
        }
        text
    }
}

fn message_key(entry: &Entry<&str>) -> Option<String> {
    if let Entry::Message(message) = entry { Some(message.id.name.to_owned()) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "
common-seat = Player { $number }
common-list-more = { $list }, { $item }
common-list-last = { $list } and { $item }
area = Toilets
    .loc = in the toilets
shop = Shop
    .loc = in the shop
monsters = { $count ->
    [one] one monster
   *[other] { $count } monsters
} { $where-loc }
moved = { $who } goes: { $areas }; { $areas-loc }
places = { $areas-count ->
    [0] nowhere
   *[other] { $areas }
}
";

    const POLISH: &str = "
common-seat = Gracz { $number }
common-list-more = { $list }, { $item }
common-list-last = { $list } i { $item }
area = Toalety
    .loc = w toaletach
shop = Sklep
    .loc = w sklepie
monsters = { $count ->
    [one] { $count } potwór
    [few] { $count } potwory
   *[many] { $count } potworów
} { $where-loc }
moved = { $who } idzie: { $areas }; { $areas-loc }
places = { $areas-count ->
    [0] nigdzie
   *[other] { $areas }
}
";

    fn lexicon(language: Language) -> Lexicon {
        let text = if language == Language::En { ENGLISH } else { POLISH };
        Lexicon::read(language, [("test.ftl".to_owned(), text)], Later::Clashes)
            .unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    fn monsters(count: u8) -> Phrase {
        Phrase::new("monsters").arg("count", count).term("where", "area")
    }

    fn moved(areas: &[&'static str]) -> Phrase {
        let areas = areas.iter().map(|key| Arg::Term((*key).into())).collect();
        Phrase::new("moved").arg("who", Seat(1)).arg("areas", Arg::List(areas))
    }

    #[test]
    fn plurals_follow_the_language() {
        let english = lexicon(Language::En);
        assert_eq!(english.render(&monsters(1), &[]), "one monster in the toilets");
        assert_eq!(english.render(&monsters(5), &[]), "5 monsters in the toilets");
        let polish = lexicon(Language::Pl);
        for (count, expected) in [
            (0, "0 potworów w toaletach"),
            (1, "1 potwór w toaletach"),
            (2, "2 potwory w toaletach"),
            (5, "5 potworów w toaletach"),
            (12, "12 potworów w toaletach"),
            (22, "22 potwory w toaletach"),
        ] {
            assert_eq!(polish.render(&monsters(count), &[]), expected);
        }
    }

    #[test]
    fn lists_are_joined_also_in_their_attributes() {
        let names = ["Ania".to_owned(), "Bartek".to_owned()];
        for (areas, english, polish) in [
            (&["area"][..], "Bartek goes: Toilets; in the toilets", "Bartek idzie: Toalety; w toaletach"),
            (
                &["area", "shop"],
                "Bartek goes: Toilets and Shop; in the toilets and in the shop",
                "Bartek idzie: Toalety i Sklep; w toaletach i w sklepie",
            ),
            (
                &["area", "shop", "area"],
                "Bartek goes: Toilets, Shop and Toilets; in the toilets, in the shop and in the toilets",
                "Bartek idzie: Toalety, Sklep i Toalety; w toaletach, w sklepie i w toaletach",
            ),
        ] {
            assert_eq!(lexicon(Language::En).render(&moved(areas), &names), english);
            assert_eq!(lexicon(Language::Pl).render(&moved(areas), &names), polish);
        }
    }

    #[test]
    fn a_list_may_mix_seats_numbers_and_words() {
        let typed = Arg::Text("{ $who }".to_owned());
        let list = Arg::List(vec![Seat(0).into(), 3_u8.into(), typed, Seat(4).into()]);
        let phrase = Phrase::new("places").arg("areas", list);
        assert_eq!(lexicon(Language::En).render(&phrase, &["Ann".to_owned()]), "Ann, 3, { $who } and Player 5");
    }

    #[test]
    fn an_empty_list_is_told_by_its_count() {
        let phrase = Phrase::new("places").arg("areas", Arg::List(Vec::new()));
        assert_eq!(lexicon(Language::En).render(&phrase, &[]), "nowhere");
        assert_eq!(lexicon(Language::Pl).render(&phrase, &[]), "nigdzie");
    }

    #[test]
    fn missing_texts_show_their_key_and_are_reported() {
        let lexicon = lexicon(Language::Pl);
        let phrase = Phrase::new("no-such-text").term("what", "no-such-term");
        assert_eq!(lexicon.render(&phrase, &[]), "[no-such-text]");
        assert_eq!(lexicon.text("no-such-text"), "[no-such-text]");
        let faults: Vec<_> = lexicon.faults(&phrase).iter().map(ToString::to_string).collect();
        let expected = |key| format!("locales/pl: there is no text \"{key}\"");
        assert_eq!(faults, [expected("no-such-term"), expected("no-such-text")]);
    }

    #[test]
    fn a_missing_argument_is_reported() {
        let lexicon = lexicon(Language::En);
        assert!(lexicon.faults(&monsters(2)).is_empty());
        let faults = lexicon.faults(&Phrase::new("monsters").arg("count", 2_u8));
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].to_string().contains("$where-loc"), "{}", faults[0]);
    }

    #[test]
    fn broken_files_are_refused_with_file_and_line() {
        let broken = "good = Good\nbad = { $x\nalso-good = Good\n";
        let faults =
            Lexicon::read(Language::En, [("locales/en/x.ftl".to_owned(), broken)], Later::Clashes).err().unwrap();
        assert!(
            faults[0].to_string().contains("locales/en/x.ftl") && faults[0].to_string().contains("line 2"),
            "{faults:?}"
        );
        let twice = [("a.ftl".to_owned(), "key = A\n"), ("b.ftl".to_owned(), "key = B\n")];
        assert_eq!(Lexicon::read(Language::En, twice, Later::Clashes).err().unwrap().len(), 1);
    }

    /// An edition overrides a text or a single word of its family, and the family's sentences follow.
    #[test]
    fn later_files_override_or_yield() {
        let family =
            "-foe = { $form ->\n   *[one] Zombie\n    [pl] Zombies\n}\nhere = { -foe(form: \"pl\") } here\nname = A\n";
        let edition = "-foe = Xenos\nname = B\nown = C\n";
        let files = || [("family.ftl".to_owned(), family), ("edition.ftl".to_owned(), edition)];
        let read = |later| Lexicon::read(Language::En, files(), later).unwrap_or_else(|faults| panic!("{faults:?}"));
        let said = |lexicon: &Lexicon| ["here", "name", "own"].map(|key| lexicon.text(key));
        assert_eq!(said(&read(Later::Overrides)), ["Xenos here", "B", "C"]);
        assert_eq!(said(&read(Later::Yields)), ["Zombies here", "A", "C"]);
        assert!(read(Later::Overrides).faults(&Phrase::new("here")).is_empty());
    }
}
