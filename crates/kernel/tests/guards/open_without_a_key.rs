//! Nobody outside rules code can make the key that opens a secret.
use holdout_kernel::{Key, Secret};

fn main() {
    let hand = Secret::new(3);
    let _ = hand.open(Key(()));
}
