//! Builds the crate anew when a text file is added or removed; `include_dir` notices only changed ones.

fn main() {
    println!("cargo:rerun-if-changed=../../locales");
    println!("cargo:rerun-if-changed=../../rules");
}
