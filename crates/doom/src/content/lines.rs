//! Where in a content file something stands, for messages.

use holdout_kernel::Problem;

/// A content file and its text.
#[derive(Clone, Copy)]
pub struct Lines<'t> {
    pub file: &'t str,
    pub text: &'t str,
}

impl Lines<'_> {
    /// A problem at a byte of the file, told with its line.
    pub fn problem(&self, at: usize, what: impl Into<String>) -> Problem {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        Problem::new(format!("{}:{line}", self.file), what)
    }
}
