//! The server with real sockets and a real database file.

mod brittle;
mod clients;
mod clocks;
mod faults;
mod games;
mod guards;
mod house;
mod lobby;
mod pages;
mod passes;
mod restart;
mod secrecy;
mod undo;
