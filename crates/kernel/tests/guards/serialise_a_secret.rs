//! A secret cannot be serialised.
use holdout_kernel::Secret;

fn main() {
    let hand = Secret::new(vec![1, 2, 3]);
    let _ = serde_json::to_string(&hand);
}
