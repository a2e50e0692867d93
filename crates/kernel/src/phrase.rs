//! A sentence without its language: a key of the Fluent files and its arguments.
//!
//! Rules never build sentences for humans. They say what happened as data; a game's `words.rs` turns that
//! into phrases, and the terminal and the browser render the same phrase in the reader's language.

use crate::seat::Seat;
use serde::Serialize;
use serde::ser::SerializeMap;
use std::borrow::Cow;

/// One sentence to be looked up in `locales/<language>/*.ftl`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Phrase {
    /// Message id in the Fluent files, such as `os-event-moved`.
    pub key: Cow<'static, str>,
    /// Named arguments, in the order they were given.
    #[serde(serialize_with = "args_as_map", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<std::collections::BTreeMap<String, Arg>>"))]
    pub args: Vec<(&'static str, Arg)>,
}

/// A value inside a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A count; the language picks the plural.
    Number(#[cfg_attr(feature = "wire", ts(type = "number"))] i64),
    /// Words somebody typed. Shown as they are.
    Text(String),
    /// A seat, shown by the name of who sits there.
    Seat(Seat),
    /// Another message, such as `os-area-3`; its attributes (grammatical cases) become `$name-gen`, `$name-loc`, ...
    Term(Cow<'static, str>),
    /// Several arguments, joined as a list of the language ("a, b and c").
    List(Vec<Arg>),
}

impl Phrase {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn arg(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// An argument that is itself a message of the Fluent files.
    #[must_use]
    pub fn term(self, name: &'static str, key: impl Into<Cow<'static, str>>) -> Self {
        self.arg(name, Arg::Term(key.into()))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

fn args_as_map<S: serde::Serializer>(args: &[(&'static str, Arg)], to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(args.len()))?;
    for (name, value) in args {
        map.serialize_entry(name, value)?;
    }
    map.end()
}
