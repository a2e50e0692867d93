//! Where each figure comes from. Kept beside the content, so that a card view can show it.
//!
//! A key `spaces` has its source in `spaces_provenance` and may have a word on it in `spaces_note`; a plain
//! `provenance` in a table speaks for every key of the table that has no source of its own.

use holdout_kernel::Problem;
use holdout_reading::Lines;
use serde::Serialize;
use toml::de::{DeTable, DeValue};

/// What is known about the origin of one figure or group of figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The content file.
    pub file: String,
    /// What the figure belongs to: the id or number of its table, such as `gun`, or the name of the table.
    pub entry: String,
    /// The figure, such as `count`; empty where the whole entry is meant.
    pub figure: String,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// Origin of a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// Printed in the text of the rulebook.
    Seed,
    /// Seen in public material, and where.
    Public(String),
    /// Lost in the rulebook's pictures; a value proposed by this project.
    Reconstructed,
}

impl Provenance {
    fn parse(text: &str) -> Option<Self> {
        match text {
            "seed" => Some(Self::Seed),
            "reconstructed" => Some(Self::Reconstructed),
            public => public.strip_prefix("public:").filter(|at| !at.is_empty()).map(|at| Self::Public(at.to_owned())),
        }
    }
}

/// Takes all keys about origins out of a file's table and keeps what they say.
pub fn take_sources(
    table: &mut DeTable<'_>,
    lines: &Lines<'_>,
    entry: &str,
    sources: &mut Vec<Source>,
    problems: &mut Vec<Problem>,
) {
    let about: Vec<(String, std::ops::Range<usize>)> = table
        .iter()
        .map(|(key, value)| (key.get_ref().to_string(), value.span()))
        .filter(|(key, _)| {
            let word = key.rsplit('_').next().unwrap_or(key);
            word == "provenance" || word == "note"
        })
        .collect();
    let mut notes = Vec::new();
    for (key, span) in about {
        let Some(value) = table.remove(key.as_str()) else { continue };
        let Some(text) = value.get_ref().as_str() else {
            problems.push(lines.problem(span.start, format!("`{key}` must be a text")));
            continue;
        };
        let figure = key.rsplit_once('_').map_or("", |(figure, _)| figure).to_owned();
        if key.ends_with("note") {
            notes.push((figure, text.to_owned()));
        } else if let Some(provenance) = Provenance::parse(text) {
            sources.push(Source { file: lines.file().into(), entry: entry.into(), figure, provenance, note: None });
        } else {
            let what = format!("`{key}` must be \"seed\", \"reconstructed\" or \"public:<where>\", not {text:?}");
            problems.push(lines.problem(span.start, what));
        }
    }
    for (figure, note) in notes {
        let mut own = sources.iter_mut().filter(|source| source.entry == entry && source.file == lines.file());
        if let Some(source) = own.find(|source| source.figure == figure) {
            source.note = Some(note);
        }
    }
    for (key, value) in table.iter_mut() {
        let name = key.get_ref().to_string();
        match value.get_mut() {
            DeValue::Table(inner) => take_sources(inner, lines, &name, sources, problems),
            DeValue::Array(many) => {
                for one in many.iter_mut() {
                    if let DeValue::Table(inner) = one.get_mut() {
                        let entry = entry_of(inner).unwrap_or_else(|| name.clone());
                        take_sources(inner, lines, &entry, sources, problems);
                    }
                }
            }
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => {}
        }
    }
}

/// What a table of a list is called: its id, or else its number.
fn entry_of(table: &DeTable<'_>) -> Option<String> {
    let id = table.get("id").and_then(|id| id.get_ref().as_str()).map(str::to_owned);
    let number = ["number", "players"].iter().find_map(|key| table.get(*key)?.get_ref().as_integer());
    id.or_else(|| number.map(|number| number.as_str().to_owned()))
}
