//! What a case cannot say: content that is wrong, positions that do not fit, words that are judged. The rules themselves are
//! shown by `cases/osaczeni/`.

mod content;
mod positions;
mod table;
mod talk;
