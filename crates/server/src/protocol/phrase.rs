//! A sentence without its language, as it travels: a key of the Fluent files and its arguments.

use holdout_kernel as kernel;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A sentence without its language: a key of the Fluent files and its arguments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Phrase {
    pub key: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Arg>>")]
    pub args: BTreeMap<String, Arg>,
}

/// A value inside a sentence: a count, typed words, a seat, another message, or several of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    Number(#[ts(type = "number")] i64),
    Text(String),
    Seat(u8),
    Term(String),
    #[schema(no_recursion)]
    List(Vec<Arg>),
}

impl Phrase {
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: BTreeMap::new() }
    }

    #[must_use]
    pub fn text(mut self, name: &str, text: impl Into<String>) -> Self {
        self.args.insert(name.to_owned(), Arg::Text(text.into()));
        self
    }

    #[must_use]
    pub fn number(mut self, name: &str, number: u64) -> Self {
        self.args.insert(name.to_owned(), Arg::Number(number as i64));
        self
    }

    #[must_use]
    pub fn seat(mut self, name: &str, seat: u8) -> Self {
        self.args.insert(name.to_owned(), Arg::Seat(seat));
        self
    }
}

impl From<kernel::Phrase> for Phrase {
    fn from(phrase: kernel::Phrase) -> Self {
        let args = phrase.args.into_iter().map(|(name, arg)| (name.to_owned(), arg.into())).collect();
        Self { key: phrase.key.into_owned(), args }
    }
}

impl From<kernel::Arg> for Arg {
    fn from(arg: kernel::Arg) -> Self {
        match arg {
            kernel::Arg::Number(number) => Self::Number(number),
            kernel::Arg::Text(text) => Self::Text(text),
            kernel::Arg::Seat(seat) => Self::Seat(seat.0),
            kernel::Arg::Term(key) => Self::Term(key.into_owned()),
            kernel::Arg::List(items) => Self::List(items.into_iter().map(Self::from).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_travels_as_the_kernel_writes_it() {
        let areas = vec![kernel::Arg::Term("area-1".into()), kernel::Arg::Seat(kernel::Seat(2))];
        let phrase = kernel::Phrase::new("moved")
            .arg("who", kernel::Seat(1))
            .arg("count", 3_u8)
            .arg("note", "typed".to_owned())
            .arg("areas", kernel::Arg::List(areas));
        let wire = Phrase::from(phrase.clone());
        assert_eq!(serde_json::to_value(&wire).unwrap(), serde_json::to_value(&phrase).unwrap());
        let read: Phrase = serde_json::from_str(&serde_json::to_string(&phrase).unwrap()).unwrap();
        assert_eq!(read, wire);
        let bare = kernel::Phrase::new("quiet");
        assert_eq!(serde_json::to_string(&Phrase::from(bare)).unwrap(), r#"{"key":"quiet"}"#);
    }
}
