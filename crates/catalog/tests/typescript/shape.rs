//! Reads back the TypeScript that was made, as far as it uses the language, and holds JSON against it. A field that is
//! missing, one too many, or a word the type does not know is a fault.

use serde_json::Value;
use std::collections::BTreeMap;

/// A type.
#[derive(Debug)]
enum Shape {
    Null,
    Number,
    Text,
    Flag,
    Literal(String),
    Named(String),
    List(Box<Shape>),
    Tuple(Vec<Shape>),
    /// Keys, and what stands under each.
    Map(Box<Shape>, Box<Shape>, bool),
    Fields(Vec<Field>),
    OneOf(Vec<Shape>),
    Both(Vec<Shape>),
    Partial(Box<Shape>),
}

#[derive(Debug)]
struct Field {
    name: String,
    optional: bool,
    shape: Shape,
}

/// Where something is wrong, and what.
struct Fault<'f>(String, Why<'f>);

/// Told in words only at the end: in a union most of it is tried in vain.
enum Why<'f> {
    Is(&'f Value, &'f Shape),
    Missing,
    More,
}

impl Fault<'_> {
    fn at(self, place: &dyn std::fmt::Display) -> Self {
        Self(format!(".{place}{}", self.0), self.1)
    }
}

/// The types of one file by name.
pub struct Types(BTreeMap<String, Shape>);

impl Types {
    pub fn read(text: &str) -> Self {
        let mut rest = Tokens(tokens(text));
        let mut types = BTreeMap::new();
        while let Some(first) = rest.next() {
            if first == "import" {
                while rest.next().is_some_and(|token| token != ";") {}
                continue;
            }
            assert_eq!(first, "export");
            rest.take("type");
            let name = rest.next().expect("a type has a name");
            rest.take("=");
            types.insert(name, rest.shape());
            rest.take(";");
        }
        Self(types)
    }

    /// Types that stand in another file.
    pub fn with(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Says where a value is not of the type.
    pub fn check(&self, value: &Value, name: &str) -> Result<(), String> {
        self.fits(value, self.named(name)).map_err(|Fault(place, why)| match why {
            Why::Is(value, shape) => format!("{name}{place}: {value} is no {shape:?}"),
            Why::Missing => format!("{name}{place}: is missing"),
            Why::More => format!("{name}{place}: is not in the type"),
        })
    }

    /// The words a union of events has for `type`.
    pub fn kinds(&self, name: &str) -> Vec<&str> {
        let Shape::OneOf(all) = &self.0[name] else { panic!("{name} is no union") };
        all.iter().filter_map(kind).collect()
    }

    fn fits<'f>(&'f self, value: &'f Value, shape: &'f Shape) -> Result<(), Fault<'f>> {
        match (shape, value) {
            (Shape::Null, Value::Null) | (Shape::Text, Value::String(_)) | (Shape::Flag, Value::Bool(_)) => Ok(()),
            (Shape::Number, Value::Number(_)) => Ok(()),
            (Shape::Literal(word), Value::String(said)) if word == said => Ok(()),
            (Shape::Named(name), _) => self.fits(value, self.named(name)),
            (Shape::List(each), Value::Array(all)) => {
                all.iter().enumerate().try_for_each(|(at, one)| self.fits(one, each).map_err(|fault| fault.at(&at)))
            }
            (Shape::Tuple(each), Value::Array(all)) if each.len() == all.len() => {
                each.iter().zip(all).try_for_each(|(each, one)| self.fits(one, each))
            }
            (Shape::OneOf(all), _) => {
                // An event is held against its own variants, so that the fault is told and not only that there is one.
                let told = value.get("type").and_then(Value::as_str);
                let own = |one: &&Shape| told.is_none() || kind(one).is_none_or(|kind| Some(kind) == told);
                let mut last = Err(Fault(String::new(), Why::Is(value, shape)));
                for one in all.iter().filter(own) {
                    last = self.fits(value, one);
                    if last.is_ok() {
                        break;
                    }
                }
                last
            }
            (Shape::Map(keys, values, whole), Value::Object(all)) => {
                let words = self.words(keys);
                for (key, one) in all {
                    if !words.is_empty() && !words.contains(&key.as_str()) {
                        return Err(Fault(String::new(), Why::More).at(key));
                    }
                    self.fits(one, values).map_err(|fault| fault.at(key))?;
                }
                let missing = words.into_iter().find(|word| *whole && !all.contains_key(*word));
                missing.map_or(Ok(()), |word| Err(Fault(String::new(), Why::Missing).at(&word)))
            }
            (Shape::Fields(_) | Shape::Both(_) | Shape::Partial(_), Value::Object(all)) => {
                let mut fields = Vec::new();
                self.fields(shape, false, &mut fields);
                if let Some(more) = all.keys().find(|key| fields.iter().all(|(field, _)| field.name != **key)) {
                    return Err(Fault(String::new(), Why::More).at(more));
                }
                for (field, absent) in fields {
                    match all.get(&field.name) {
                        Some(one) => self.fits(one, &field.shape).map_err(|fault| fault.at(&field.name))?,
                        None if absent => {}
                        None => return Err(Fault(String::new(), Why::Missing).at(&field.name)),
                    }
                }
                Ok(())
            }
            _ => Err(Fault(String::new(), Why::Is(value, shape))),
        }
    }

    fn named(&self, name: &str) -> &Shape {
        self.0.get(name).unwrap_or_else(|| panic!("no type is called {name}"))
    }

    /// All fields of an object, and whether each may be absent.
    fn fields<'s>(&'s self, shape: &'s Shape, partial: bool, all: &mut Vec<(&'s Field, bool)>) {
        match shape {
            Shape::Fields(fields) => all.extend(fields.iter().map(|field| (field, partial || field.optional))),
            Shape::Both(shapes) => shapes.iter().for_each(|one| self.fields(one, partial, all)),
            Shape::Partial(inner) => self.fields(inner, true, all),
            Shape::Named(name) => self.fields(self.named(name), partial, all),
            other => panic!("{other:?} has no fields"),
        }
    }

    fn words<'s>(&'s self, shape: &'s Shape) -> Vec<&'s str> {
        match shape {
            Shape::Literal(word) => vec![word],
            Shape::OneOf(all) => all.iter().flat_map(|one| self.words(one)).collect(),
            Shape::Named(name) => self.words(self.named(name)),
            _ => Vec::new(),
        }
    }
}

/// What an object has for `type`.
fn kind(shape: &Shape) -> Option<&str> {
    let Shape::Fields(fields) = shape else { return None };
    let field = fields.iter().find(|field| field.name == "type")?;
    if let Shape::Literal(word) = &field.shape { Some(word) } else { None }
}

/// Words, texts in their quotation marks, and signs; comments are left out.
fn tokens(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest.find("*/").expect("a comment ends") + 2
        } else if first == '"' {
            rest[1..].find('"').expect("a text ends") + 2
        } else if first.is_alphanumeric() || first == '_' {
            rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        if !rest.starts_with("/*") {
            all.push(rest[..length].to_owned());
        }
        rest = rest[length..].trim_start();
    }
    all.reverse();
    all
}

/// What is still to be read, the next last.
struct Tokens(Vec<String>);

impl Tokens {
    fn next(&mut self) -> Option<String> {
        self.0.pop()
    }

    fn peek(&self, at: usize) -> &str {
        self.0.len().checked_sub(at + 1).map_or("", |at| &self.0[at])
    }

    fn take(&mut self, wanted: &str) {
        let found = self.next();
        assert_eq!(found.as_deref(), Some(wanted));
    }

    fn skip(&mut self, wanted: &str) -> bool {
        let there = self.peek(0) == wanted;
        if there {
            self.0.pop();
        }
        there
    }

    fn shape(&mut self) -> Shape {
        self.skip("|");
        let mut all = vec![self.both()];
        while self.skip("|") {
            all.push(self.both());
        }
        if all.len() == 1 { all.remove(0) } else { Shape::OneOf(all) }
    }

    fn both(&mut self) -> Shape {
        let mut all = vec![self.one()];
        while self.skip("&") {
            all.push(self.one());
        }
        if all.len() == 1 { all.remove(0) } else { Shape::Both(all) }
    }

    fn one(&mut self) -> Shape {
        let first = self.next().expect("a type is written out");
        match first.as_str() {
            "{" if self.peek(0) == "[" => self.map(),
            "{" => self.object(),
            "(" => {
                let shape = self.shape();
                self.take(")");
                shape
            }
            "[" => {
                let mut all = Vec::new();
                while !self.skip("]") {
                    all.push(self.shape());
                    self.skip(",");
                }
                Shape::Tuple(all)
            }
            "null" => Shape::Null,
            "number" => Shape::Number,
            "string" => Shape::Text,
            "boolean" => Shape::Flag,
            "Array" => Shape::List(Box::new(self.inside())),
            "Partial" => Shape::Partial(Box::new(self.inside())),
            text if text.starts_with('"') => Shape::Literal(text.trim_matches('"').to_owned()),
            name => Shape::Named(name.to_owned()),
        }
    }

    fn inside(&mut self) -> Shape {
        self.take("<");
        let shape = self.shape();
        self.take(">");
        shape
    }

    fn map(&mut self) -> Shape {
        self.take("[");
        self.next();
        self.take("in");
        let keys = self.shape();
        self.take("]");
        let whole = !self.skip("?");
        self.take(":");
        let values = self.shape();
        self.skip(",");
        self.take("}");
        Shape::Map(Box::new(keys), Box::new(values), whole)
    }

    fn object(&mut self) -> Shape {
        let mut fields = Vec::new();
        while !self.skip("}") {
            let name = self.next().expect("an object is closed").trim_matches('"').to_owned();
            let optional = self.skip("?");
            self.take(":");
            fields.push(Field { name, optional, shape: self.shape() });
            self.skip(",");
        }
        Shape::Fields(fields)
    }
}

#[test]
fn faults_are_found() {
    let text = "import type { X } from \"y\";\n/** Docs: { } */\nexport type Seat = number;\nexport type Kind = \"one\" | \"two\";
        export type View = { seat: Seat, \"kind\"?: Kind, all: Array<[number, string]>, by: { [key in Kind]?: number }, } & Partial<{ more: boolean | null }>;
        export type Seen = { \"type\": \"came\", who: Seat }\n  | { \"type\": \"left\" };";
    let types = Types::read(text);
    let view = |text: &str| types.check(&serde_json::from_str(text).unwrap(), "View");
    view(r#"{"seat":1,"kind":"two","all":[[1,"a"]],"by":{"one":3},"more":null}"#).unwrap();
    view(r#"{"seat":1,"all":[],"by":{}}"#).unwrap();
    for (wrong, place) in [
        (r#"{"all":[],"by":{}}"#, "View.seat: is missing"),
        (r#"{"seat":1,"all":[],"by":{},"odd":1}"#, "View.odd: is not in the type"),
        (r#"{"seat":"1","all":[],"by":{}}"#, "View.seat"),
        (r#"{"seat":1,"all":[[1,2]],"by":{}}"#, "View.all.0"),
        (r#"{"seat":1,"kind":"three","all":[],"by":{}}"#, "View.kind"),
        (r#"{"seat":1,"all":[],"by":{"three":1}}"#, "View.by.three"),
        (r#"{"seat":1,"all":[],"by":{},"more":0}"#, "View.more"),
    ] {
        let why = view(wrong).expect_err(wrong);
        assert!(why.starts_with(place), "{why}");
    }
    let seen = |text: &str| types.check(&serde_json::from_str(text).unwrap(), "Seen");
    seen(r#"{"type":"left"}"#).unwrap();
    assert_eq!(seen(r#"{"type":"came"}"#).unwrap_err(), "Seen.who: is missing");
    assert!(seen(r#"{"type":"went"}"#).is_err());
    assert_eq!(types.kinds("Seen"), ["came", "left"]);
}
