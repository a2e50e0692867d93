//! The attacks of `holdout siege`, in short. The long run is the same with more rounds.

use crate::house::{House, folder};
use holdout_server::siege::Siege;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_gets_through() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let titles = holdout_catalog::titles().to_vec();
    let counts = Siege { address: house.address, titles, rounds: 2, seed: 1 }.run().await.unwrap();
    assert!(counts.wishes > 100 && counts.requests > 50 && counts.records > 20 && counts.pairs > 0, "{counts:?}");
    assert_eq!(house.count("faults_total").await, 0);
    house.close().await;
}
