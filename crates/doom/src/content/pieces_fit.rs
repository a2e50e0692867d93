//! Whether obstacles and hazards can be laid out with the pieces of the box: hazards of two squares, blocking obstacles
//! of one, two or three in a line.

/// Lays the drawn squares with pieces of so many squares, at most so many of each; whether it can be done.
pub fn fit(squares: &[(u8, u8)], pieces: &[(u8, usize)]) -> bool {
    let mut left = squares.to_vec();
    left.sort_unstable_by_key(|(x, y)| (*y, *x));
    let mut pieces = pieces.to_vec();
    pieces.sort_unstable_by_key(|(length, _)| std::cmp::Reverse(*length));
    let room: usize = pieces.iter().map(|(length, count)| usize::from(*length) * count).sum();
    left.len() <= room && lay(&left, &mut pieces, &mut 200_000)
}

/// Lays a piece over the first square that is left, the long ones first. Gives up after so many tries.
fn lay(left: &[(u8, u8)], pieces: &mut [(u8, usize)], tries: &mut u32) -> bool {
    let Some(&(x, y)) = left.first() else { return true };
    for at in 0..pieces.len() {
        let (length, count) = pieces[at];
        if count == 0 {
            continue;
        }
        for (dx, dy) in [(1, 0), (0, 1)] {
            let piece: Vec<(u8, u8)> = (0..length).map(|step| (x + dx * step, y + dy * step)).collect();
            if *tries == 0 || !piece.iter().all(|square| left.contains(square)) {
                continue;
            }
            *tries -= 1;
            let rest: Vec<(u8, u8)> = left.iter().copied().filter(|square| !piece.contains(square)).collect();
            pieces[at].1 -= 1;
            if lay(&rest, pieces, tries) {
                return true;
            }
            pieces[at].1 += 1;
        }
    }
    false
}
