//! The log beside the file, looked at before anything is opened for writing.
//!
//! `SQLite` reads its log up to the first frame that does not fit and forgets the rest: right after a crash, wrong for
//! a damaged disk, because what lies behind the bad frame was acknowledged. Frames that carry the log's present salt
//! behind a bad one, or a shared index that counted more frames than can be read, prove that something is lost.

use crate::beside;
use std::fs;
use std::io;
use std::path::Path;

const HEADER: usize = 32;
const FRAME: usize = 24;

/// What the log holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogState {
    /// Frames that can be read, up to the last whole transaction.
    pub whole: usize,
    /// Transactions in them.
    pub transactions: usize,
    /// Frames of the present log behind the first bad one, or counted by the index and not there.
    pub lost: usize,
}

/// Reads the log of a database through; nothing is changed. `None` if there is no log.
pub(crate) fn inspect(database: &Path) -> io::Result<Option<LogState>> {
    let log = match fs::read(beside(database, "-wal")) {
        Ok(log) => log,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error),
    };
    let counted = fs::read(beside(database, "-shm")).ok().and_then(|index| Counted::read(&index));
    if log.is_empty() {
        let lost = counted.map_or(0, |counted| counted.frames.saturating_sub(counted.folded));
        return Ok((lost > 0).then_some(LogState { lost, ..LogState::default() }));
    }
    Ok(Some(walk(&log, counted)))
}

fn word(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).map_or(0, |bytes| u32::from_be_bytes(bytes.try_into().expect("four bytes")))
}

/// What the shared index of the last process says of the log.
#[derive(Clone, Copy)]
struct Counted {
    frames: usize,
    folded: usize,
    salt: [u8; 8],
}

impl Counted {
    /// The index is written by the processor's own order; two copies that agree were written whole.
    fn read(index: &[u8]) -> Option<Self> {
        if index.len() < 136 || index[..48] != index[48..96] {
            return None;
        }
        let number = |at: usize| u32::from_ne_bytes(index[at..at + 4].try_into().expect("four bytes"));
        let known = number(0) == 3_007_000 && index[12] == 1;
        let mut sums = (0_u32, 0_u32);
        for pair in index[..40].chunks_exact(8) {
            let half = |at: usize| u32::from_ne_bytes(pair[at..at + 4].try_into().expect("four bytes"));
            sums.0 = sums.0.wrapping_add(half(0)).wrapping_add(sums.1);
            sums.1 = sums.1.wrapping_add(half(4)).wrapping_add(sums.0);
        }
        let whole = sums == (number(40), number(44));
        let salt = index[32..40].try_into().expect("eight bytes");
        (known && whole).then(|| Self { frames: number(16) as usize, folded: number(96) as usize, salt })
    }
}

/// The running sum of a log, in the byte order its first word names.
struct Sum {
    big: bool,
    sums: (u32, u32),
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        for pair in bytes.chunks_exact(8) {
            let half = |at: usize| {
                let bytes: [u8; 4] = pair[at..at + 4].try_into().expect("four bytes");
                if self.big { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) }
            };
            let (first, second) = (half(0), half(4));
            self.sums.0 = self.sums.0.wrapping_add(first).wrapping_add(self.sums.1);
            self.sums.1 = self.sums.1.wrapping_add(second).wrapping_add(self.sums.0);
        }
    }
}

fn walk(log: &[u8], counted: Option<Counted>) -> LogState {
    let mut state = LogState::default();
    let (magic, page) = (word(log, 0), word(log, 8) as usize);
    let mut sum = Sum { big: magic & 1 == 1, sums: (0, 0) };
    let sound_size = page.is_power_of_two() && (512..=65_536).contains(&page);
    sum.add(&log[..log.len().min(24)]);
    let begun = magic & 0xffff_fffe == 0x377f_0682 && sound_size && sum.sums == (word(log, 24), word(log, 28));
    if log.len() < HEADER || !begun {
        // Nothing of it can be read. A log cut short while it was begun holds nothing yet.
        state.lost = match counted {
            Some(counted) => counted.frames.saturating_sub(counted.folded),
            None => log.len().saturating_sub(HEADER) / (FRAME + 512),
        };
        return state;
    }
    let salt = &log[16..24];
    let frames: Vec<&[u8]> = log[HEADER..].chunks(FRAME + page).collect();
    let mut read = 0;
    for frame in &frames {
        let ours = frame.len() == FRAME + page && frame[8..16] == *salt && word(frame, 0) != 0;
        if !ours {
            break;
        }
        sum.add(&frame[..8]);
        sum.add(&frame[FRAME..]);
        if sum.sums != (word(frame, 16), word(frame, 20)) {
            break;
        }
        read += 1;
        if word(frame, 4) != 0 {
            state.whole = read;
            state.transactions += 1;
        }
    }
    let behind = frames.iter().skip(read + 1).filter(|frame| frame.len() >= 16 && frame[8..16] == *salt).count();
    let missing = counted
        .filter(|counted| counted.salt == *salt)
        .map_or(0, |counted| counted.frames.saturating_sub(state.whole.max(counted.folded)));
    state.lost = behind.max(missing);
    state
}
