//! The server with real sockets and a real database file.

mod after;
mod bounds;
mod brittle;
mod calls;
mod clients;
mod clocks;
mod costs;
mod endings;
mod faults;
mod games;
mod gathering;
mod guards;
mod hands;
mod host;
mod house;
mod keeping;
mod lobby;
mod moving;
mod other_rules;
mod pages;
mod passes;
mod restart;
mod secrecy;
mod several;
mod siege;
mod undo;
