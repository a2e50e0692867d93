//! Where in a content file something stands, for messages.

use holdout_kernel::Problem;

/// A content file and its text.
#[derive(Clone, Copy)]
pub struct Lines<'t> {
    file: &'t str,
    text: &'t str,
}

impl<'t> Lines<'t> {
    pub const fn new(file: &'t str, text: &'t str) -> Self {
        Self { file, text }
    }

    pub const fn file(&self) -> &'t str {
        self.file
    }

    pub const fn text(&self) -> &'t str {
        self.text
    }

    /// A problem at a byte of the file, told with its line.
    pub fn problem(&self, at: usize, what: impl Into<String>) -> Problem {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        Problem::new(format!("{}:{line}", self.file), what)
    }

    /// A problem that the TOML reader found.
    pub fn unreadable(&self, error: &toml::de::Error) -> Problem {
        let at = error.span().map_or(0, |span| span.start);
        self.problem(at, error.message().trim().replace('\n', "; "))
    }
}
