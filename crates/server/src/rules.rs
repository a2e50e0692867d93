//! Calling the rules: a panic in there becomes a fault of one table and nothing more.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What the rules said when they broke down. It may name things that are hidden: for the operator only.
#[derive(Debug)]
pub struct Broken {
    pub what: String,
}

/// Runs rules code. After a panic whatever it worked on must be thrown away and rebuilt.
pub fn guarded<T>(rules: impl FnOnce() -> T) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(rules)).map_err(|panic| Broken { what: text(panic.as_ref()) })
}

fn text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("the rules broke down").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_words() {
        assert_eq!(guarded(|| 5).unwrap(), 5);
        let said = guarded(|| panic!("row {}", 3)).unwrap_err();
        assert_eq!(said.what, "row 3");
    }
}
