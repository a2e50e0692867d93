//! The editions: what each calls its rules, and what it puts into the box.

pub mod black_plague;
