//! Lists of figures on the move, on the stack.

use crate::pieces::MAX_FIGURES;

/// Things kept without asking for memory. Each of them is a figure at least, and no game has more figures than there are
/// places.
pub(crate) struct Few<T> {
    none: T,
    first: [T; FIRST],
    /// Written only where the first places do not suffice.
    second: Option<[T; SECOND]>,
    count: usize,
}

const FIRST: usize = 24;
const SECOND: usize = MAX_FIGURES - FIRST;

impl<T: Copy> Few<T> {
    pub const fn new(none: T) -> Self {
        Self { none, first: [none; FIRST], second: None, count: 0 }
    }

    pub fn push(&mut self, thing: T) {
        match self.count.checked_sub(FIRST) {
            None => self.first[self.count] = thing,
            Some(at) => self.second.get_or_insert([self.none; SECOND])[at] = thing,
        }
        self.count += 1;
    }

    pub fn iter(&self) -> impl Iterator<Item = &T> {
        (0..self.count).filter_map(|at| match at.checked_sub(FIRST) {
            None => Some(&self.first[at]),
            Some(at) => self.second.as_ref().map(|second| &second[at]),
        })
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.first.iter_mut().chain(self.second.iter_mut().flatten()).take(self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_figures_of_a_game_have_a_place() {
        let mut all = Few::new(0);
        for number in 1..=MAX_FIGURES {
            all.push(number);
            assert_eq!((all.iter().count(), all.iter().last()), (number, Some(&number)));
        }
        all.iter_mut().for_each(|number| *number *= 2);
        assert!(all.iter().copied().eq((1..=MAX_FIGURES).map(|number| number * 2)));
    }
}
