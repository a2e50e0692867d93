//! The real binary, with good and bad input for every command.

mod check;
mod content;
mod measures;
mod play;
mod records;
mod rules;
mod shop;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A folder of its own to run `holdout` in.
struct Desk {
    folder: TempDir,
}

/// What a run printed and how it ended.
#[derive(Debug)]
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Desk {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder for a test") }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("a file has a folder")).expect("the folder can be made");
        std::fs::write(&path, text).expect("the file can be written");
        path
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the file is there")
    }

    fn holdout(&self, arguments: &[&str]) -> Run {
        self.holdout_with(arguments, "")
    }

    /// Runs `holdout` with lines to read, in English unless the arguments say otherwise.
    fn holdout_with(&self, arguments: &[&str], input: &str) -> Run {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holdout"));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let mut child = command
            .args(arguments)
            .current_dir(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("holdout starts");
        let mut stdin = child.stdin.take().expect("stdin is piped");
        let input = input.to_owned();
        // A program that ends early leaves the rest unread; that is its right.
        let writing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output().expect("holdout ends");
        writing.join().expect("writing does not panic");
        Run {
            code: output.status.code().expect("holdout is not killed"),
            out: String::from_utf8(output.stdout).expect("output is text"),
            err: String::from_utf8(output.stderr).expect("messages are text"),
        }
    }
}

impl Run {
    /// It worked, and said nothing on the side.
    #[track_caller]
    fn good(self) -> Self {
        assert_eq!(self.code, 0, "{}\n{}", self.out, self.err);
        assert!(self.err.is_empty(), "{}", self.err);
        self
    }

    /// It failed with one message that contains all these parts.
    #[track_caller]
    fn bad(self, parts: &[&str]) -> Self {
        assert_ne!(self.code, 0, "{}", self.out);
        for part in parts {
            assert!(self.err.contains(part), "{part:?} is not in: {}", self.err);
        }
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }

    #[track_caller]
    fn says(&self, part: &str) -> &Self {
        assert!(self.out.contains(part), "{part:?} is not in:\n{}", self.out);
        self
    }

    fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }

    fn last_line(&self) -> &str {
        self.out.lines().last().unwrap_or_default()
    }
}

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn help_is_there_for_every_command() {
    let desk = Desk::new();
    let help = desk.holdout(&["--help"]).good();
    let commands = ["games", "play", "replay", "verify", "check", "rules", "check-content", "fuzz", "bench", "match"];
    for command in commands.into_iter().chain(["profile"]) {
        help.says(&format!("  {command} "));
        desk.holdout(&[command, "--help"]).good().says("Usage: holdout");
    }
    desk.holdout(&["rules", "coverage", "--help"]).good().says("--require");
}

#[test]
fn an_unknown_game_is_named_with_those_there_are() {
    let desk = Desk::new();
    for arguments in [
        &["play", "chess"][..],
        &["rules", "chess"],
        &["rules", "coverage", "chess"],
        &["fuzz", "chess"],
        &["bench", "chess"],
        &["match", "chess", "--seats", "random"],
    ] {
        desk.holdout(arguments).bad(&["chess", "osaczeni"]);
    }
    desk.holdout(&["play", "chess", "--lang", "pl"]).bad(&["nie ma gry", "chess", "osaczeni"]);
}

#[test]
fn a_wrong_word_on_the_command_line_is_explained() {
    let desk = Desk::new();
    desk.holdout(&["plya", "osaczeni"]).bad(&["plya"]);
    desk.holdout(&["games", "--lang", "tlh"]).bad(&["tlh", "en, pl"]);
    desk.holdout(&["play", "osaczeni", "--seed", "many"]).bad(&["many", "64 hexadecimal digits"]);
    desk.holdout(&["play", "osaczeni", "--seats", "human,cat"]).bad(&["cat", "bot:KIND"]);
}

/// `holdout rules osaczeni | head -1`.
#[test]
fn a_reader_that_leaves_is_no_disaster() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_holdout"))
        .args(["rules", "osaczeni"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("holdout starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("holdout ends");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(141));
}
