//! The kernel's own way of making keys is not public.
use holdout_kernel::Key;

fn main() {
    let _ = Key::of_the_rules();
}
