//! The parts in the types for the client: what they add to a view is absent in editions without them, and what happens
//! in them is one list.

use super::*;
use ts_rs::{Config, TS, TypeVisitor};

/// What parts add to a view: each all of its fields or none.
fn beside(parts: &[String]) -> String {
    let shown = parts.iter().filter(|fields| *fields != NOTHING);
    shown.map(|fields| format!("Partial<{fields}>")).collect::<Vec<_>>().join(" & ")
}

/// What [`Empty`] is in TypeScript.
const NOTHING: &str = "Record<symbol, never>";

macro_rules! types {
    ($($name:ident: $part:ident),+ $(,)?) => {
        types!(@fields View: $($name),+);
        types!(@fields ZoneView: $($name),+);

        impl TS for Seen {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(cfg: &Config) -> String {
                Self::inline(cfg)
            }

            fn inline(cfg: &Config) -> String {
                let all = [$($name::Seen::inline(cfg)),+];
                all.into_iter().filter(|events| events != "never").collect::<Vec<_>>().join(" | ")
            }

            fn visit_dependencies(to: &mut impl TypeVisitor) {
                $($name::Seen::visit_dependencies(to);)+
            }
        }
    };
    (@fields $view:ident: $($name:ident),+) => {
        impl TS for $view {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(cfg: &Config) -> String {
                Self::inline(cfg)
            }

            fn inline(cfg: &Config) -> String {
                beside(&[$($name::$view::inline(cfg)),+])
            }

            fn inline_flattened(cfg: &Config) -> String {
                Self::inline(cfg)
            }

            fn visit_dependencies(to: &mut impl TypeVisitor) {
                $($name::$view::visit_dependencies(to);)+
            }
        }
    };
}
each_part!(types);
