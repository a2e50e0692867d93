//! Many independent jobs on a few threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How many threads to use when nobody says.
pub const USUAL_THREADS: usize = 2;

/// Does the jobs numbered from 0 to `count`, until a job says stop. Results come in the order of their numbers,
/// whichever thread did them.
pub fn run<T: Send>(threads: usize, count: u64, job: impl Fn(u64) -> (T, Next) + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let stopped = AtomicBool::new(false);
    let done = Mutex::new(Vec::new());
    let work = || {
        while !stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let (result, next) = job(number);
            done.lock().expect("no job panics while it hands in").push((number, result));
            if next == Next::Stop {
                stopped.store(true, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let mut done = done.into_inner().expect("no job panics while it hands in");
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

/// What a job says about the jobs to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    GoOn,
    Stop,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_is_done_once_and_results_are_in_order() {
        let results = run(2, 100, |number| (number * 2, Next::GoOn));
        assert_eq!(results, (0..100).map(|number| number * 2).collect::<Vec<_>>());
    }

    #[test]
    fn a_job_can_stop_the_rest() {
        let stop_at = |number| if number == 10 { Next::Stop } else { Next::GoOn };
        assert_eq!(run(1, 100, |number| (number, stop_at(number))).len(), 11);
    }
}
