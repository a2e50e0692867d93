//! Makes the TypeScript of one game: its view, its events, and every type they are made of.

use std::any::TypeId;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "\
/**
 * What the server sends of this game: `View` is the table through somebody's eyes, `Seen` an event. Made from the Rust
 * types by `HOLDOUT_WRITE=1 cargo test -p holdout-catalog --test typescript`; do not edit.
 */
";

/// Types of the kernel that stand in the file of the protocol.
const SHARED: [&str; 2] = ["Arg", "Phrase"];

/// The file of a game with this view and these events.
pub fn types<View: TS + 'static, Seen: TS + 'static>() -> String {
    let config = Config::default().with_large_int("number");
    let mut found = Found { config: &config, types: BTreeMap::new() };
    found.visit::<View>();
    found.visit::<Seen>();
    let shared = SHARED.into_iter().filter(|name| found.types.contains_key(*name)).collect::<Vec<_>>();
    let mut text = HEAD.to_owned();
    if !shared.is_empty() {
        text.push_str(&format!("import type {{ {} }} from \"../../protocol.generated\";\n", shared.join(", ")));
    }
    for (name, (_, declared)) in found.types {
        if !SHARED.contains(&name.as_str()) {
            text.push_str(&declared);
        }
    }
    text
}

/// All types on the way, by name.
struct Found<'c> {
    config: &'c Config,
    types: BTreeMap<String, (TypeId, String)>,
}

impl TypeVisitor for Found<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let (name, id) = (T::ident(self.config), TypeId::of::<T>());
        if let Some((other, _)) = self.types.get(&name) {
            assert!(*other == id, "two types of one game are called {name}: one needs another name in TypeScript");
            return;
        }
        // One event per line, so that a new one is a line of its own.
        let declared = T::decl(self.config).replace("} | {", "}\n  | {").replace(",  }", " }").replace(", }", " }");
        let text = format!("\n{}export {declared}\n", T::docs().unwrap_or_default());
        let shared = SHARED.contains(&name.as_str());
        self.types.insert(name, (id, text));
        if !shared {
            T::visit_dependencies(self);
        }
    }
}
