//! Reading a content file so that every slip is told, not only the first: what cannot be read is put aside, and the
//! rest is read again.

use crate::Lines;
use holdout_kernel::Problem;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue, ValueDeserializer};

/// What could be read of a table.
pub struct Reading<T> {
    pub what: T,
    /// Fields of the table of which something was put aside, or that were missing; what is said about them as a whole
    /// would not be true.
    pub incomplete: BTreeSet<String>,
}

/// A file as a table of TOML. All errors of the notation itself.
pub fn document(lines: Lines<'_>) -> Result<Spanned<DeValue<'_>>, Vec<Problem>> {
    let (table, errors) = DeTable::parse_recoverable(lines.text());
    if errors.is_empty() {
        let span = table.span();
        return Ok(Spanned::new(span, DeValue::Table(table.into_inner())));
    }
    Err(errors.iter().map(|error| lines.problem(error.span().map_or(0, |span| span.start), error.message())).collect())
}

/// Reads a table. Every slip goes to `tell`; `stand_ins` take the place of fields that are missing, so that the others
/// can be read. Nothing if even so there is no reading it.
pub fn read<T: DeserializeOwned>(
    table: &Spanned<DeValue<'_>>,
    stand_ins: &DeTable<'_>,
    tell: &mut dyn FnMut(usize, String),
) -> Option<Reading<T>> {
    let mut table = table.clone();
    let mut incomplete = BTreeSet::new();
    let mut aside: Vec<(String, Range<usize>)> = Vec::new();
    loop {
        let error = match T::deserialize(ValueDeserializer::from(table.clone())) {
            Ok(what) => return Some(Reading { what, incomplete }),
            Err(error) => error,
        };
        let span = error.span().unwrap_or_else(|| table.span());
        let missing = missing_field(error.message());
        // What was put aside before is missing now, and that has been told.
        let told = missing.is_some_and(|field| aside.contains(&(field.to_owned(), span.clone())));
        if !told {
            tell(span.start, plain(error.message()));
        }
        if span == table.span() {
            let field = missing?;
            let (name, value) = stand_ins.get_key_value(field)?;
            incomplete.insert(field.to_owned());
            if let DeValue::Table(fields) = table.get_mut() {
                fields.insert(name.clone(), value.clone());
            }
        } else {
            incomplete.insert(put_aside(&mut table, &span, &mut aside)?);
        }
    }
}

fn missing_field(message: &str) -> Option<&str> {
    message.strip_prefix("missing field `")?.strip_suffix('`')
}

/// Takes out what stands at a place, be it a key, a value or an element of a list; tells in which field it stood.
fn put_aside(
    table: &mut Spanned<DeValue<'_>>,
    span: &Range<usize>,
    aside: &mut Vec<(String, Range<usize>)>,
) -> Option<String> {
    let place = table.span();
    let DeValue::Table(fields) = table.get_mut() else { return None };
    // A list of tables stands where its first table stands, so what is inside comes first.
    let hit = fields.iter_mut().find_map(|(key, value)| {
        let inside = put_aside_within(value, span, aside);
        let whole = !inside && (key.span() == *span || value.span() == *span);
        (inside || whole).then(|| (key.clone(), whole))
    });
    let (key, whole) = hit?;
    if whole {
        fields.remove(&key);
        aside.push((key.get_ref().to_string(), place));
    }
    Some(key.into_inner().into_owned())
}

fn put_aside_within(
    value: &mut Spanned<DeValue<'_>>,
    span: &Range<usize>,
    aside: &mut Vec<(String, Range<usize>)>,
) -> bool {
    match value.get_mut() {
        DeValue::Table(_) => put_aside(value, span, aside).is_some(),
        DeValue::Array(items) => {
            if items.iter_mut().any(|item| put_aside_within(item, span, aside)) {
                return true;
            }
            let before = items.len();
            let mut kept = DeArray::new();
            items.iter().filter(|item| item.span() != *span).for_each(|item| kept.push(item.clone()));
            *items = kept;
            items.len() < before
        }
        _ => false,
    }
}

/// The reader's message in words for people who do not program.
fn plain(message: &str) -> String {
    const WORDS: [(&str, &str); 17] = [
        ("missing field `", "there must be a field `"),
        ("unknown field `", "there is no field `"),
        ("unknown variant `", "there is no `"),
        ("invalid type: map", "this is a table"),
        ("invalid type: sequence", "this is a list"),
        ("invalid type: ", "this is "),
        ("invalid value: ", "this is "),
        ("invalid length ", "this is a list of length "),
        ("this is integer `", "this is the number `"),
        ("this is floating point `", "this is the number `"),
        ("this is boolean `", "this is `"),
        ("this is string \"", "this is the text \""),
        ("expected a sequence", "expected a list"),
        ("expected an array of", "expected a list of"),
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected u16", "expected a whole number from 0 to 65535"),
        ("expected usize", "expected a whole number"),
    ];
    let message = message.trim().replace('\n', "; ");
    let message = WORDS.iter().fold(message, |message, (from, to)| message.replace(from, to));
    nearest(&message).unwrap_or(message)
}

/// Where there is much to choose from, the nearest of it.
fn nearest(message: &str) -> Option<String> {
    const MUCH: usize = 10;
    let (wrong, known) = message.split_once(", expected one of ")?;
    let name = wrong.split('`').nth(1)?;
    let known: Vec<&str> = known.split(", ").map(|one| one.trim_matches('`')).collect();
    let near = known.iter().min_by_key(|one| strsim::osa_distance(one, name)).filter(|_| known.len() > MUCH)?;
    Some(format!("{wrong}: the nearest is `{near}`"))
}
