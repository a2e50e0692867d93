//! Rules code that panics is a finding, not the end of the program.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

thread_local! {
    static CATCHING: Cell<bool> = const { Cell::new(false) };
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps panics that somebody catches off the screen.
pub fn install() {
    let usual = take_hook();
    set_hook(Box::new(move |info| {
        if CATCHING.get() {
            LAST.set(Some(info.to_string()));
        } else {
            usual(info);
        }
    }));
}

/// Runs something; a panic comes back as its message and place.
pub fn catch<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    CATCHING.set(true);
    LAST.take();
    // Whatever was half done is thrown away with the panic, so nobody sees it broken.
    let result = catch_unwind(AssertUnwindSafe(run));
    CATCHING.set(false);
    result.map_err(|_| take_last().unwrap_or_default())
}

/// The last panic of this thread that was caught somewhere deeper, with its place.
pub fn take_last() -> Option<String> {
    LAST.take().map(|message| message.replace('\n', " "))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_panic_comes_back_with_its_message_and_place() {
        super::install();
        let list: Vec<u8> = Vec::new();
        let message = super::catch(|| list[3]).expect_err("there is no fourth");
        assert!(message.contains("index is 3") && message.contains("panics.rs"), "{message}");
        assert_eq!(super::catch(|| 7), Ok(7));
    }
}
