//! Lists of figures on the move, on the stack.

/// Things kept without asking for memory. Each of them is a figure at least, and no box has more figures than these; if
/// content of somebody's own has, the rest is kept elsewhere.
pub(super) struct Few<T> {
    first: [T; MOST_FIGURES],
    count: usize,
    more: Vec<T>,
}

const MOST_FIGURES: usize = 128;

impl<T: Copy> Few<T> {
    pub const fn new(none: T) -> Self {
        Self { first: [none; MOST_FIGURES], count: 0, more: Vec::new() }
    }

    pub fn push(&mut self, thing: T) {
        match self.first.get_mut(self.count) {
            Some(place) => *place = thing,
            None => self.more.push(thing),
        }
        self.count += 1;
    }

    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.first[..self.count.min(MOST_FIGURES)].iter().chain(&self.more)
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.first[..self.count.min(MOST_FIGURES)].iter_mut().chain(&mut self.more)
    }
}
