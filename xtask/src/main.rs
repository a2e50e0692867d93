//! `cargo xtask`: one command to play, one to test everything, one to keep the house in order.
//!
//! Both `play` and `test` do all set-up themselves, on a fresh Debian machine with Rust: what is missing is
//! installed, and each time they say what and why.

mod play;
mod postgres;
mod supply;
mod test;
mod tidy;
mod tools;
mod web;

use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
Tasks of the house

Usage: cargo xtask <TASK>

Tasks:
  play [ARGUMENTS]  Set everything up, then start Holdout.
                    Arguments after it go to `holdout` (for instance: cargo xtask play --lang pl)
  test [STEP...]    Set everything up, then run every check, stopping at the first failure.
                    With names of steps: only those. `cargo xtask test --list` names them
  tidy              Check the order of the house: dependency direction, rule ids, forbidden names and uses,
                    locale keys, module headers, unfinished marks
  help              Show this

What is missing on the machine is installed, and said so: Debian packages with apt-get (as root or through sudo),
the WebAssembly target with rustup, benchmark tools with cargo into target/tools.
Exit code 0 means success.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<()> {
    let Some((task, rest)) = arguments.split_first() else {
        print!("{HELP}");
        bail!("say which task to run");
    };
    let wants_help = matches!(rest.first().map(String::as_str), Some("--help" | "-h"));
    match task.as_str() {
        "help" | "--help" | "-h" => print!("{HELP}"),
        "play" | "test" | "tidy" if wants_help => print!("{HELP}"),
        "play" => play::play(&root(), rest)?,
        "test" => test::test(&root(), rest)?,
        "tidy" if rest.is_empty() => tidy::tidy(&root())?,
        "tidy" => bail!("tidy takes no arguments"),
        other => bail!("there is no task {other:?}; `cargo xtask help` lists them"),
    }
    Ok(())
}

/// The folder of the workspace, wherever the command was started.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask stands in the workspace").to_path_buf()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn nonsense_is_refused_with_a_way_on() {
        assert!(run(&words("")).is_err());
        let error = run(&words("plya")).unwrap_err().to_string();
        assert!(error.contains("plya") && error.contains("cargo xtask help"), "{error}");
        assert!(run(&words("tidy now")).is_err());
        assert!(run(&words("test no-such-step")).unwrap_err().to_string().contains("no-such-step"));
    }

    #[test]
    fn help_is_no_failure() {
        for line in ["help", "--help", "play --help", "test -h", "tidy --help"] {
            assert!(run(&words(line)).is_ok(), "{line}");
        }
    }
}
