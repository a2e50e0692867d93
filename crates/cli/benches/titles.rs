//! The figures of `holdout bench` from `cargo bench -p holdout-cli`: random play and single operations, per title.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use holdout_catalog::bench::Operation;
use holdout_catalog::{Title, titles};
use holdout_kernel::Seed;

fn main() {
    for title in titles() {
        println!("{}: a table has {} bytes", title.id(), title.table_bytes());
    }
    divan::main();
}

/// Every title, at a table for four where it allows that.
fn ids() -> impl Iterator<Item = &'static str> {
    titles().iter().map(|title| title.id())
}

fn title(id: &str) -> (&'static dyn Title, serde_json::Value) {
    let title = holdout_catalog::title(id).expect("the list gave this id");
    let (fewest, most) = title.info().players;
    (title, title.default_setup(4.clamp(fewest, most)))
}

/// Whole random games; items are answers.
#[divan::bench(args = ids())]
fn random_games(bencher: Bencher, id: &str) {
    let (title, setup) = title(id);
    let seed = Seed::from_number(1);
    let answers = title.random_games(&setup, seed, 100).answers;
    bencher.counter(ItemsCount::new(answers)).bench(|| title.random_games(black_box(&setup), seed, 100));
}

/// One operation many times over; items are operations.
fn operation(bencher: Bencher, id: &str, operation: Operation) {
    const TIMES: u32 = 100_000;
    let (title, setup) = title(id);
    let seed = Seed::from_number(1);
    bencher.counter(ItemsCount::new(TIMES)).bench(|| title.repeat(operation, black_box(&setup), seed, TIMES));
}

#[divan::bench(args = ids())]
fn legal(bencher: Bencher, id: &str) {
    operation(bencher, id, Operation::Legal);
}

#[divan::bench(args = ids())]
fn clone(bencher: Bencher, id: &str) {
    operation(bencher, id, Operation::Clone);
}

#[divan::bench(args = ids())]
fn apply(bencher: Bencher, id: &str) {
    operation(bencher, id, Operation::Apply);
}

#[divan::bench(args = ids())]
fn view(bencher: Bencher, id: &str) {
    operation(bencher, id, Operation::View);
}
