//! Lists of figures on the move, on the stack.

/// Things kept without asking for memory. Each of them is a figure at least, and no box has more figures than there are
/// places; if content of somebody's own has, the rest is kept elsewhere.
pub(super) struct Few<T> {
    none: T,
    first: [T; FIRST],
    /// Written only where the first places do not suffice.
    second: Option<[T; SECOND]>,
    count: usize,
    more: Vec<T>,
}

const FIRST: usize = 24;
const SECOND: usize = 104;

impl<T: Copy> Few<T> {
    pub const fn new(none: T) -> Self {
        Self { none, first: [none; FIRST], second: None, count: 0, more: Vec::new() }
    }

    pub fn push(&mut self, thing: T) {
        let at = self.count;
        self.count += 1;
        if let Some(place) = self.first.get_mut(at) {
            *place = thing;
        } else if let Some(place) = self.second.get_or_insert([self.none; SECOND]).get_mut(at - FIRST) {
            *place = thing;
        } else {
            self.more.push(thing);
        }
    }

    /// How many there are in the second places.
    fn beyond(&self) -> usize {
        self.count.saturating_sub(FIRST).min(SECOND)
    }

    pub fn iter(&self) -> impl Iterator<Item = &T> {
        let second = self.second.as_ref().map_or(&[][..], |second| &second[..self.beyond()]);
        self.first[..self.count.min(FIRST)].iter().chain(second).chain(&self.more)
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        let beyond = self.beyond();
        let second = self.second.as_mut().map_or(&mut [][..], |second| &mut second[..beyond]);
        self.first[..self.count.min(FIRST)].iter_mut().chain(second).chain(&mut self.more)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost_where_the_places_end() {
        let mut all = Few::new(0);
        for number in 1..=FIRST + SECOND + 3 {
            all.push(number);
            assert_eq!((all.iter().count(), all.iter().last()), (number, Some(&number)));
        }
        all.iter_mut().for_each(|number| *number *= 2);
        assert!(all.iter().copied().eq((1..=FIRST + SECOND + 3).map(|number| number * 2)));
    }
}
