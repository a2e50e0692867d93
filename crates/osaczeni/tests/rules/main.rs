//! The rules at written positions: worked examples first, then chapter by chapter.

mod content;
mod epilogues;
mod examples;
mod fallbacks;
mod items;
mod phases;
mod positions;
mod table;
mod talk;
mod variants;
mod votes;
