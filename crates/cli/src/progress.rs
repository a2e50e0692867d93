//! Progress bars: on long work, and only where somebody watches.

use crate::words::Words;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;

/// A bar over `total` steps; nothing at all when stderr is no terminal.
pub fn bar(words: &Words, total: u64, what: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} [{bar:30}] {pos}/{len} {per_sec} {eta}")
        .expect("the template is a constant")
        .progress_chars("=> ");
    ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr())
        .with_style(style)
        .with_message(words.text(what))
}
