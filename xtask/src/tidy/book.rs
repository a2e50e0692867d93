//! The books of the editions of Zombicide: for every rule of a rulebook, the place in code or content that follows it.
//!
//! A line of `editions/book/<edition>.toml` is `"BP-3.8" = "ground/ways.rs Map::passage"`: a file of the rules crate, or of
//! the edition's content, and what stands there: a definition, by itself or inside the type, constant or module it belongs
//! to; in content a key of the mission, or an entry by its name and a key of it.

use super::{Finding, Tree};
use regex_lite::{Regex, escape};
use std::collections::BTreeSet;
use toml::Value;

const CORE: &str = "crates/zombicide/src/";

/// A line of a book.
struct Line<'t> {
    number: usize,
    id: &'t str,
    place: &'t str,
}

/// The books, by the names of their editions, and of each its path and text.
fn books(tree: &Tree) -> impl Iterator<Item = (&str, &str, &str)> {
    let folder = format!("{CORE}editions/book/");
    tree.files().filter_map(move |(path, text)| {
        let edition = path.strip_prefix(&folder)?.strip_suffix(".toml")?;
        Some((edition, path, text))
    })
}

/// The lines of a book, and where one cannot be read.
fn lines(text: &str) -> (Vec<Line<'_>>, Vec<usize>) {
    let (mut lines, mut wrong) = (Vec::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        let said = line.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        match said.and_then(|said| said.split_once("\" = \"")) {
            Some((id, place)) => lines.push(Line { number, id, place }),
            None => wrong.push(number),
        }
    }
    (lines, wrong)
}

/// The rules of an edition in their order: the line, the id, and whether software can meet it.
fn rules(text: &str) -> Vec<(usize, &str, bool)> {
    let heads = (1..).zip(text.lines()).filter_map(|(number, line)| {
        let id = line.strip_prefix("[rule.\"")?.strip_suffix("\"]")?;
        let mut entry = text.lines().skip(number).take_while(|line| !line.starts_with('['));
        Some((number, id, !entry.any(|line| line == "enforceable = false")))
    });
    heads.collect()
}

fn text<'t>(tree: &'t Tree, path: &str) -> Option<&'t str> {
    tree.files().find(|(one, _)| *one == path).map(|(_, text)| text)
}

/// Every rule of an edition on the table that can be enforced stands in its book.
pub fn rules_stand(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, index) in tree.under(&["rules/"], &[".toml"]) {
        let edition = path.trim_start_matches("rules/").trim_end_matches(".toml");
        if text(tree, &format!("{CORE}editions/{}.rs", edition.replace('-', "_"))).is_none() {
            continue;
        }
        let book = text(tree, &format!("{CORE}editions/book/{edition}.toml")).unwrap_or_default();
        let said: BTreeSet<&str> = lines(book).0.iter().map(|line| line.id).collect();
        for (number, id, _) in rules(index).into_iter().filter(|(_, id, enforced)| *enforced && !said.contains(id)) {
            findings.push(Finding::new(path, number, format!("the book of {edition} does not say where {id} stands")));
        }
    }
    findings
}

/// A book tells rules there are, each once, in the order of the rulebook.
pub fn in_order(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (edition, path, book) in books(tree) {
        let index = rules(text(tree, &format!("rules/{edition}.toml")).unwrap_or_default());
        let (lines, wrong) = lines(book);
        findings
            .extend(wrong.into_iter().map(|number| Finding::new(path, number, "is not `\"RULE\" = \"file item\"`")));
        let mut last = None;
        for Line { number, id, .. } in lines {
            let what = match index.iter().find(|(_, one, _)| *one == id) {
                None => Some(format!("there is no rule {id} of {edition}")),
                Some((.., false)) => Some(format!("{id} is for people: no code can follow it")),
                Some((.., true)) if last >= Some(turn(id)) => {
                    Some(format!("{id} stands twice, or behind its turn in the rulebook"))
                }
                Some((.., true)) => None,
            };
            last = last.max(Some(turn(id)));
            findings.extend(what.map(|what| Finding::new(path, number, what)));
        }
    }
    findings
}

/// When the turn of a rule comes: chapters by their numbers, missions behind what they share, rulings.
fn turn(id: &str) -> (usize, u16, u16) {
    let place = id.split_once('-').map_or(id, |(_, place)| place);
    let part = ["M", "G"].iter().position(|part| place.starts_with(part)).map_or(0, |part| part + 1);
    let numbers = place.trim_start_matches(['M', 'G']);
    let (chapter, rule) = numbers.split_once('.').unwrap_or((numbers, "0"));
    let shared = part == 1 && chapter.is_empty();
    let number = |text: &str| text.parse::<u16>().map_or(0, |number| number + 1);
    (part, if shared { 0 } else { number(chapter) }, number(rule))
}

/// Every place a book names is there: the file, and in it what is named.
pub fn places_exist(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (edition, path, book) in books(tree) {
        for line in lines(book).0 {
            let (file, item) = line.place.split_once(' ').unwrap_or((line.place, ""));
            let is_content = file.rsplit_once('.').is_some_and(|(_, ending)| ending == "toml");
            let there = if is_content { format!("content/{edition}/{file}") } else { format!("{CORE}{file}") };
            let stands = text(tree, &there).map(|text| if is_content { has(text, item) } else { defines(text, item) });
            match stands {
                Some(true) => {}
                Some(false) => findings.push(Finding::new(path, line.number, format!("{there} has no `{item}`"))),
                None => findings.push(Finding::new(path, line.number, format!("there is no {there}"))),
            }
        }
    }
    findings
}

/// Whether a Rust file defines something: by itself, or inside what it belongs to (`Harm::armour`, `KNOBS::sight`). Tests
/// are none of it.
fn defines(text: &str, item: &str) -> bool {
    let code = text.split("\n#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let alone = |name: &str| {
        let kinds = "(?:fn|struct|enum|trait|type|const|static|mod)";
        Regex::new(&format!(r"^\s*(?:pub(?:\([a-z]+\))? )?(?:const |async )?{kinds} {}\b", escape(name)))
    };
    match item.split_once("::") {
        None => alone(item).is_ok_and(|head| !item.is_empty() && code.lines().any(|line| head.is_match(line))),
        Some((owner, name)) => {
            let (Ok(head), Ok(field)) = (
                alone(name),
                Regex::new(&format!(r"^\s*(?:pub(?:\([a-z]+\))? )?{}\b(?:,|:| \{{|\(| =|$)", escape(name))),
            ) else {
                return false;
            };
            blocks(code, owner).iter().any(|(is_list, block)| {
                block.iter().any(|line| head.is_match(line) || *is_list && field.is_match(line))
            })
        }
    }
}

/// The blocks of something: its definition, which may list fields or variants, and what is implemented for it.
fn blocks<'t>(code: &'t str, owner: &str) -> Vec<(bool, Vec<&'t str>)> {
    let kinds = r"(?:impl|struct|enum|trait|const|static|mod)";
    let pattern = format!(r"^( *)(?:pub(?:\([a-z]+\))? )?{kinds}\b[^=]*\b{}\b.*\{{$", escape(owner));
    let Ok(head) = Regex::new(&pattern) else { return Vec::new() };
    let lines: Vec<&str> = code.lines().collect();
    let mut blocks = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(hit) = head.captures(line) else { continue };
        let ends = [format!("{}}}", &hit[1]), format!("{}}};", &hit[1])];
        let inside = lines[at + 1..].iter().take_while(|line| !ends.iter().any(|end| end == *line));
        let is_list = !["impl", "trait", "mod"].iter().any(|kind| line.split(' ').any(|word| word.starts_with(kind)));
        blocks.push((is_list, inside.copied().collect()));
    }
    blocks
}

/// Whether a content file has something: a key of its mission, or an entry by its name (`dagger`), and a key of that
/// (`dagger::modes`).
fn has(text: &str, item: &str) -> bool {
    let Ok(file) = text.parse::<toml::Table>() else { return false };
    let mission = file.get("mission").and_then(Value::as_array).and_then(|missions| missions.first());
    if let Some(mission) = mission {
        return item.split("::").try_fold(mission, |at, key| at.get(key)).is_some();
    }
    let (name, key) = item.split_once("::").map_or((item, None), |(name, key)| (name, Some(key)));
    let called = |entry: &&Value| {
        let names = ["id", "kind", "number", "option"].iter().filter_map(|key| entry.get(key));
        let mut names = names.map(|name| name.as_str().map_or_else(|| name.to_string(), str::to_owned));
        names.any(|one| one == name)
    };
    let entries = file.values().filter_map(Value::as_array).flatten().filter(called);
    let mut entries = entries.chain(file.get(name));
    entries.any(|entry| key.is_none_or(|key| entry.get(key).is_some()))
}

#[cfg(test)]
mod tests {
    use super::super::test_help::found;
    use super::*;

    const RULES: (&str, &str) = (
        "rules/black-plague.toml",
        "[rule.\"BP-1.1\"]\nen = \"a\"\n\n[rule.\"BP-1.2\"]\nenforceable = false\n\n[rule.\"BP-1.3\"]\nen = \"b\"\n",
    );
    const EDITION: (&str, &str) = ("crates/zombicide/src/editions/black_plague.rs", "//! It.\n");
    const BOOK: &str = "crates/zombicide/src/editions/book/black-plague.toml";

    fn line(number: usize) -> String {
        format!("{BOOK}:{number}")
    }

    #[test]
    fn a_rule_that_stands_in_no_book_is_found() {
        assert!(found(rules_stand, &[RULES]).is_empty(), "an edition that is not on the table yet");
        let lost = ["rules/black-plague.toml:1", "rules/black-plague.toml:7"];
        assert_eq!(found(rules_stand, &[RULES, EDITION]), lost);
        let case = ("cases/black-plague/a.toml", "rules = [\"BP-1.1\", \"BP-1.3\"]\n");
        assert_eq!(found(rules_stand, &[RULES, EDITION, case]), lost, "a case is no place where a rule is followed");
        let longer = (BOOK, "# The game\n\"BP-1.1\" = \"a.rs b\"\n\"BP-1.31\" = \"a.rs b\"\n");
        assert_eq!(found(rules_stand, &[RULES, EDITION, longer]), lost[1..]);
        let whole = (BOOK, "\"BP-1.1\" = \"a.rs b\"\n\"BP-1.3\" = \"a.rs b\"\n");
        assert!(found(rules_stand, &[RULES, EDITION, whole]).is_empty());
    }

    #[test]
    fn a_book_in_disorder_is_found() {
        let book = |text: &'static str| found(in_order, &[RULES, EDITION, (BOOK, text)]);
        assert!(book("# The game\n\n\"BP-1.1\" = \"a.rs b\"\n\"BP-1.3\" = \"a.rs b\"\n").is_empty());
        assert_eq!(book("\"BP-1.3\" = \"a.rs b\"\n\"BP-1.1\" = \"a.rs b\"\n"), [line(2)]);
        assert_eq!(book("\"BP-1.1\" = \"a.rs b\"\n\"BP-1.1\" = \"a.rs b\"\n"), [line(2)]);
        assert_eq!(book("\"BP-1.2\" = \"a.rs b\"\n\"BP-1.4\" = \"a.rs b\"\n"), [line(1), line(2)]);
        assert_eq!(book("BP-1.1 = a.rs\n"), [line(1)]);
    }

    #[test]
    fn a_rulebook_has_an_order() {
        let order = ["BP-1.2", "BP-1.10", "BP-10.1", "BP-M.1", "BP-M0.1", "BP-M0.2", "BP-M1.1", "BP-G2", "BP-G10"];
        assert!(order.is_sorted_by(|one, two| turn(one) < turn(two)));
    }

    #[test]
    fn a_place_in_code_that_is_not_there_is_found() {
        let code = "\
//! Wounds. fn told
const MOST: usize = 4;
pub struct Harm {
    pub zone: Zone,
}
impl Harm {
    pub(crate) fn armour(&self) -> u8 {
        let plain = Roll { value: 4 };
    }
}
impl Step for Harm {
    fn advance(&mut self) {}
}
enum Stage {
    Divide,
    Dice(u8),
}
const KNOBS: Knobs = Knobs {
    parts: Parts {
        doors: None,
    },
    sight: SIGHT, // BP-4.2
};
fn deal() {}
#[cfg(test)]
mod tests {
    fn tried() {}
}
";
        let file = ("crates/zombicide/src/combat/harm.rs", code);
        let stands = |item: &str| {
            let book = format!("\"BP-1.1\" = \"combat/harm.rs {item}\"\n");
            found(places_exist, &[file, (BOOK, &book)]).is_empty()
        };
        let there = ["MOST", "Harm", "Harm::zone", "Harm::armour", "Harm::advance", "Stage::Divide", "Stage::Dice"];
        assert_eq!(there.iter().find(|item| !stands(item)), None);
        assert_eq!(["KNOBS::sight", "KNOBS::doors", "deal"].iter().find(|item| !stands(item)), None);
        let gone =
            ["", "told", "zone", "armour_", "Harm::deal", "Harm::value", "Stage::advance", "tried", "KNOBS::SIGHT"];
        assert_eq!(gone.iter().find(|item| stands(item)), None);
        let elsewhere = "\"BP-1.1\" = \"combat/wounds.rs deal\"\n";
        assert_eq!(found(places_exist, &[file, (BOOK, elsewhere)]), [line(1)]);
    }

    #[test]
    fn a_place_in_content_that_is_not_there_is_found() {
        let mission = "schema = 1\n[[mission]]\nid = \"m1\"\ngoals = []\n[mission.watch]\nuntil = \"blue\"\n";
        let cards = "schema = 1\n[[card]]\nid = \"dagger\"\nmodes = []\n[[card]]\nid = \"shield\"\narmour = 4\n";
        let files = [("content/black-plague/mission-01.toml", mission), ("content/black-plague/equipment.toml", cards)];
        let stands = |place: &str| {
            let book = format!("\"BP-1.1\" = \"{place}\"\n");
            found(places_exist, &[files[0], files[1], (BOOK, &book)]).is_empty()
        };
        let there = ["mission-01.toml goals", "mission-01.toml watch::until", "equipment.toml dagger::modes"];
        assert_eq!(there.iter().find(|place| !stands(place)), None);
        assert!(stands("equipment.toml shield") && stands("equipment.toml card"));
        let gone =
            ["mission-01.toml spawn", "mission-02.toml goals", "equipment.toml dagger::armour", "equipment.toml"];
        assert_eq!(gone.iter().find(|place| stands(place)), None);
    }
}
