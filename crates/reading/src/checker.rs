//! A content file that is being checked, and everything found wrong in it so far.

use crate::Lines;
use holdout_kernel::Problem;

/// Collects what is wrong in a file, in any order.
pub struct Checker<'t> {
    lines: Lines<'t>,
    wrong: Vec<(usize, String)>,
}

impl<'t> Checker<'t> {
    pub const fn of(lines: Lines<'t>) -> Self {
        Self { lines, wrong: Vec::new() }
    }

    /// What is wrong at a byte of the file.
    pub fn wrong(&mut self, at: usize, what: impl Into<String>) {
        self.wrong.push((at, what.into()));
    }

    pub const fn is_sound(&self) -> bool {
        self.wrong.is_empty()
    }

    /// What was found, in the order of the lines.
    pub fn problems(mut self) -> Vec<Problem> {
        self.wrong.sort_by_key(|(at, _)| *at);
        self.wrong.into_iter().map(|(at, what)| self.lines.problem(at, what)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_are_told_with_their_lines_in_order() {
        let mut checker = Checker::of(Lines::new("tiles.toml", "one\ntwo\nthree\n"));
        checker.wrong(9, "later");
        checker.wrong(0, "sooner");
        assert!(!checker.is_sound());
        let told: Vec<String> = checker.problems().iter().map(ToString::to_string).collect();
        assert_eq!(told, ["tiles.toml:1: sooner", "tiles.toml:3: later"]);
    }
}
