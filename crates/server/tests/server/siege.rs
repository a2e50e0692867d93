//! The attacks of `holdout siege`, in short. The long run is the same with more rounds.

use crate::house::{House, folder};
use holdout_server::Settings;
use holdout_server::siege::{Siege, with_twins};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_gets_through() {
    let folder = folder();
    let (titles, mirror) = with_twins(holdout_catalog::titles());
    let house = House::with(folder.path(), Settings::unhurried(), &titles).await;
    let pairs_of_each = titles.len() as u64 * 4;
    let counts = Siege { address: house.address, titles, mirror, rounds: 2, seed: 1 }.run().await.unwrap();
    assert!(counts.wishes > 100 && counts.requests > 50 && counts.records > 20, "{counts:?}");
    assert!(counts.pairs > pairs_of_each && counts.compared > counts.pairs * 10, "{counts:?}");
    assert_eq!(house.count("faults_total").await, 0);
    house.close().await;
}
