//! `cargo xtask test`: every check of the house, in order, stopping at the first that fails.

use crate::postgres;
use crate::tools::{self, output, run};
use crate::web::Web;
use crate::{play, supply, tidy};
use anyhow::{Context, Result, bail};
use std::cell::OnceCell;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// A check, as `cargo xtask test --list` shows it.
struct Step {
    name: &'static str,
    what: &'static str,
    run: fn(&House) -> Result<Outcome>,
}

enum Outcome {
    Passed,
    /// There was nothing to check, or no way to check it; with the reason.
    Skipped(String),
}

use Outcome::{Passed, Skipped};

/// Cheap checks come first. The browser client is built before anything that embeds it.
const STEPS: &[Step] = &[
    Step { name: "web-build", what: "build the browser client, and its size", run: web_build },
    Step { name: "format", what: "formatting", run: format },
    Step { name: "tidy", what: "order of the house", run: |house| tidy::tidy(&house.root).map(|()| Passed) },
    Step {
        name: "supply",
        what: "where libraries come from, and their licences",
        run: |house| supply::check(&house.root).map(|()| Passed),
    },
    Step { name: "lint", what: "clippy, warnings are errors", run: lint },
    Step { name: "unit", what: "unit, integration and doc tests", run: unit },
    Step { name: "binary", what: "build holdout as it is shipped", run: |house| house.holdout().map(|_| Passed) },
    Step { name: "postgres", what: "store and several servers on a PostgreSQL of our own", run: on_postgres },
    Step { name: "content", what: "content files", run: |house| holdout(house, &["check-content"]) },
    Step { name: "cases", what: "executable rule cases", run: |house| holdout(house, &["check", "cases"]) },
    Step { name: "coverage", what: "rules used by cases, for every game", run: coverage },
    Step { name: "records", what: "recorded games replay to the same end", run: records },
    Step { name: "fuzz", what: "battery over random play, for every game", run: fuzz },
    Step { name: "wasm", what: "engine crates build for the browser", run: wasm },
    Step { name: "instructions", what: "instruction counts of the hot paths", run: instructions },
    Step { name: "web", what: "types and unit tests of the browser client", run: web },
    Step { name: "browser", what: "the client in a real browser", run: browser },
];

/// What is tried with PostgreSQL; named in the whole workspace, so that what the step `unit` built serves here too.
const POSTGRES_TESTS: &[&[&str]] = &[
    &["--workspace", "--test", "tables", "--test", "writers", "--test", "leases"],
    &["--workspace", "--test", "server", "--", "several", "moving", "presence"],
    &["--workspace", "--test", "keeping", "--test", "servers"],
];

/// Things that happen to two servers while people play, each kind twice.
const FAULTS: &str = "10";

/// Random games per title; a few seconds in the release build.
const FUZZ_GAMES: &str = "400";
/// Random games of these titles go on for thousands of answers: fewer of them.
const FUZZ_FEWER_GAMES: [(&str, &str); 1] = [("doom", "60")];

pub fn test(root: &Path, arguments: &[String]) -> Result<()> {
    if arguments == ["--list"] {
        for step in STEPS {
            println!("{:<13} {}", step.name, step.what);
        }
        return Ok(());
    }
    let steps = chosen(arguments)?;
    let house = House { root: root.to_path_buf(), web: OnceCell::new(), holdout: OnceCell::new() };
    let start = Instant::now();
    let mut report = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n=== [{}/{}] {}: {}", index + 1, steps.len(), step.name, step.what);
        let begun = Instant::now();
        let outcome = (step.run)(&house).with_context(|| {
            format!("the step {:?} failed; run it alone with `cargo xtask test {}`", step.name, step.name)
        })?;
        let took = seconds(begun.elapsed());
        let line = match outcome {
            Passed => format!("passed   {took:>8}  {}", step.name),
            Skipped(reason) => format!("skipped  {took:>8}  {}: {reason}", step.name),
        };
        println!("--- {line}");
        report.push(line);
    }
    println!("\n=== Summary\n{}\nAll checks passed in {}.", report.join("\n"), seconds(start.elapsed()));
    Ok(())
}

/// The steps with these names, in their own order; all if none is named.
fn chosen(names: &[String]) -> Result<Vec<&'static Step>> {
    if let Some(unknown) = names.iter().find(|name| !STEPS.iter().any(|step| step.name == **name)) {
        let known: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        bail!("there is no step {unknown:?}; the steps are {}", known.join(", "));
    }
    Ok(STEPS.iter().filter(|step| names.is_empty() || names.iter().any(|name| name == step.name)).collect())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f32())
}

/// What several steps share and only the first of them has to make.
struct House {
    root: PathBuf,
    web: OnceCell<Option<Web>>,
    holdout: OnceCell<PathBuf>,
}

impl House {
    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("cargo");
        command.current_dir(&self.root);
        if let Some((task, rest)) = arguments.split_first() {
            command.arg(task);
            // What was checked is what the lock file names, and nothing newer.
            if *task != "fmt" {
                command.arg("--locked");
            }
            command.args(rest);
        }
        command
    }

    fn holdout(&self) -> Result<Command> {
        if self.holdout.get().is_none() {
            let _ = self.holdout.set(play::release_binary(&self.root)?);
        }
        let mut command = Command::new(self.holdout.get().expect("was set above"));
        command.current_dir(&self.root);
        Ok(command)
    }

    fn web(&self) -> Result<Option<&Web>> {
        if self.web.get().is_none() {
            let _ = self.web.set(Web::set_up(&self.root)?);
        }
        Ok(self.web.get().expect("was set above").as_ref())
    }

    fn games(&self) -> Result<Vec<String>> {
        game_ids(&output(self.holdout()?.args(["games", "--json"]))?)
    }

    /// Crates with the path of their folder, by their manifests.
    fn manifests(&self) -> Result<Vec<toml::Table>> {
        let mut folders: Vec<_> = std::fs::read_dir(self.root.join("crates"))
            .context("crates/ cannot be read")?
            .filter_map(|entry| Some(entry.ok()?.path().join("Cargo.toml")))
            .filter(|path| path.exists())
            .collect();
        folders.sort();
        let read = |path: PathBuf| -> Result<toml::Table> {
            let text = std::fs::read_to_string(&path)?;
            text.parse().with_context(|| format!("{} is no manifest", path.display()))
        };
        folders.into_iter().map(read).collect()
    }
}

/// Ids in what `holdout games --json` prints.
fn game_ids(json: &str) -> Result<Vec<String>> {
    let games: serde_json::Value = serde_json::from_str(json).context("`holdout games --json` printed no JSON")?;
    let games = games.as_array().context("`holdout games --json` printed no list")?;
    let ids: Option<Vec<_>> = games.iter().map(|game| Some(game["id"].as_str()?.to_owned())).collect();
    let ids = ids.context("a game in `holdout games --json` has no id")?;
    if ids.is_empty() {
        bail!("`holdout games --json` lists no game");
    }
    Ok(ids)
}

fn web_build(house: &House) -> Result<Outcome> {
    let Some(web) = house.web()? else { return Ok(no_web()) };
    web.script("build")?;
    if web.has_script("size") {
        web.script("size")?;
    }
    Ok(Passed)
}

fn no_web() -> Outcome {
    Skipped("there is no web/package.json".to_owned())
}

fn format(house: &House) -> Result<Outcome> {
    run(&mut house.cargo(&["fmt", "--all", "--check"])).context("`cargo fmt --all` puts it right")?;
    // Named by a macro, so cargo does not see them.
    let skills = std::fs::read_dir(house.root.join("crates/zombicide/src/skills"))?;
    let skills: Vec<PathBuf> = skills.map(|file| Ok(file?.path())).collect::<Result<_>>()?;
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024", "--check"]).args(skills).current_dir(&house.root);
    run(&mut rustfmt).context("`rustfmt --edition 2024` on these files puts it right")?;
    Ok(Passed)
}

fn lint(house: &House) -> Result<Outcome> {
    run(&mut house.cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    Ok(Passed)
}

/// Plain `cargo test`: unit, integration and doc tests, with its closing lines in sight.
fn unit(house: &House) -> Result<Outcome> {
    run(&mut house.cargo(&["test", "--workspace"]))?;
    Ok(Passed)
}

/// The tests that need a database shared by several servers, with a private instance.
fn on_postgres(house: &House) -> Result<Outcome> {
    let instance = match postgres::start() {
        Ok(instance) => instance,
        Err(error) => {
            return Ok(Skipped(format!("no PostgreSQL could be had, so nothing was tried with it: {error:#}")));
        }
    };
    for tests in POSTGRES_TESTS {
        run(house.cargo(&["test"]).args(*tests).env("HOLDOUT_POSTGRES", instance.url()))?;
    }
    drop(instance);
    holdout(house, &["load", "--servers", "2", "--faults", FAULTS, "--tables", "8"])
}

fn holdout(house: &House, arguments: &[&str]) -> Result<Outcome> {
    run(house.holdout()?.args(arguments))?;
    Ok(Passed)
}

fn coverage(house: &House) -> Result<Outcome> {
    for game in house.games()? {
        holdout(house, &["rules", "coverage", &game, "--require", "100"])?;
    }
    Ok(Passed)
}

fn records(house: &House) -> Result<Outcome> {
    let mut files = Vec::new();
    if let Ok(folders) = std::fs::read_dir(house.root.join("records")) {
        for folder in folders {
            for file in std::fs::read_dir(folder?.path())? {
                files.push(file?.path());
            }
        }
    }
    if files.is_empty() {
        return Ok(Skipped("there are no recorded games in records/".to_owned()));
    }
    files.sort();
    run(house.holdout()?.arg("verify").args(files))?;
    Ok(Passed)
}

fn fuzz(house: &House) -> Result<Outcome> {
    for game in house.games()? {
        println!("{game}:");
        let fewer = FUZZ_FEWER_GAMES.iter().find(|(title, _)| *title == game);
        let games = fewer.map_or(FUZZ_GAMES, |(_, games)| games);
        holdout(house, &["fuzz", &game, "--games", games, "--seed", "1"])?;
    }
    Ok(Passed)
}

fn wasm(house: &House) -> Result<Outcome> {
    if !tools::wasm_target() {
        return Ok(Skipped(
            "the target wasm32-unknown-unknown is not installed and could not be added with rustup, \
             so it was NOT checked that the engine builds for the browser"
                .to_owned(),
        ));
    }
    let mut build = house.cargo(&["build", "--lib", "--target", "wasm32-unknown-unknown"]);
    for folder in tidy::engine_crates() {
        if house.root.join(folder).join("Cargo.toml").exists() {
            let name = folder.trim_start_matches("crates/");
            build.args(["--package", &format!("holdout-{name}")]);
        }
    }
    run(&mut build)?;
    Ok(Passed)
}

/// Benchmarks of this name count instructions and hold their own limits.
const INSTRUCTION_BENCH: &str = "instructions";

fn instructions(house: &House) -> Result<Outcome> {
    let counted: Vec<_> = house.manifests()?.iter().filter_map(crate_with_instruction_bench).collect();
    if counted.is_empty() {
        return Ok(Skipped(format!("no crate has a benchmark named {INSTRUCTION_BENCH:?}")));
    }
    tools::VALGRIND.ensure()?;
    let runner = tools::gungraun_runner(&house.root)?;
    // Built as the game is delivered, all at once.
    let mut bench = house.cargo(&["bench", "--profile", "release", "--bench", INSTRUCTION_BENCH]);
    for package in &counted {
        bench.args(["--package", package]);
    }
    run(bench.env("GUNGRAUN_RUNNER", &runner))?;
    Ok(Passed)
}

fn crate_with_instruction_bench(manifest: &toml::Table) -> Option<String> {
    let benches = manifest.get("bench")?.as_array()?;
    benches.iter().find(|bench| bench.get("name").and_then(toml::Value::as_str) == Some(INSTRUCTION_BENCH))?;
    Some(manifest.get("package")?.get("name")?.as_str()?.to_owned())
}

fn web(house: &House) -> Result<Outcome> {
    let Some(web) = house.web()? else { return Ok(no_web()) };
    web.script("check")?;
    web.script("test")?;
    Ok(Passed)
}

/// The browser tests play against the real server, so they need the binary.
fn browser(house: &House) -> Result<Outcome> {
    const SCRIPT: &str = "test:browser";
    let Some(web) = house.web()? else { return Ok(no_web()) };
    if !web.has_script(SCRIPT) {
        return Ok(Skipped(format!("web/package.json has no script {SCRIPT:?}")));
    }
    tools::CHROMIUM.ensure()?;
    // Without a PostgreSQL the test of two servers says that it tried nothing.
    let instance = postgres::start().ok();
    let database = instance.as_ref().map(postgres::Instance::url);
    web.script_with(SCRIPT, house.holdout()?.get_program(), database)?;
    Ok(Passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_have_names_of_their_own() {
        for (index, step) in STEPS.iter().enumerate() {
            assert!(STEPS[..index].iter().all(|other| other.name != step.name), "{} is there twice", step.name);
        }
    }

    #[test]
    fn named_steps_keep_the_order_of_the_house() {
        let names: Vec<_> = chosen(&["fuzz".to_owned(), "format".to_owned()]).unwrap();
        assert_eq!(names.iter().map(|step| step.name).collect::<Vec<_>>(), ["format", "fuzz"]);
        assert_eq!(chosen(&[]).unwrap().len(), STEPS.len());
        assert!(chosen(&["fuz".to_owned()]).is_err());
    }

    #[test]
    fn games_are_read_from_the_list() {
        assert_eq!(game_ids(r#"[{"id":"a","players":[3,6]},{"id":"b"}]"#).unwrap(), ["a", "b"]);
        for wrong in ["", "{}", "[]", r#"[{"title":"A"}]"#] {
            assert!(game_ids(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn crates_that_count_instructions_are_found_by_their_manifest() {
        let manifest =
            |bench: &str| format!("[package]\nname = \"k\"\n[[bench]]\nname = \"{bench}\"\n").parse().unwrap();
        assert_eq!(crate_with_instruction_bench(&manifest("instructions")).as_deref(), Some("k"));
        assert_eq!(crate_with_instruction_bench(&manifest("speed")), None);
    }
}
