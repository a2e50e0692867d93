//! What the tasks need on the machine beyond Rust, why, and how it is had.
//!
//! Nothing is installed silently: every installation is announced with its reason, and every one that fails
//! says what to install by hand.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Something that Debian's packages provide.
pub struct Package {
    /// The program that shows whether it is there.
    pub program: &'static str,
    /// Names of the Debian packages that bring it.
    pub packages: &'static [&'static str],
    pub why: &'static str,
}

pub const NODE: Package =
    Package { program: "npm", packages: &["nodejs", "npm"], why: "to build and test the browser client in web/" };

pub const VALGRIND: Package = Package {
    program: "valgrind",
    packages: &["valgrind"],
    why: "to count the instructions of the engine's hot paths",
};

pub const CHROMIUM: Package =
    Package { program: "chromium", packages: &["chromium"], why: "to run the browser tests of web/" };

impl Package {
    /// Installs the package if its program is missing.
    pub fn ensure(&self) -> Result<()> {
        if is_program(self.program) {
            return Ok(());
        }
        let names = self.packages.join(" ");
        println!("Installing {names} with apt-get: needed {}.", self.why);
        let by_hand = || format!("please install {names} by hand; it is needed {}", self.why);
        apt_get(&["update", "-qq"]).with_context(by_hand)?;
        let mut arguments = vec!["install", "-y", "-qq", "--no-install-recommends"];
        arguments.extend(self.packages);
        apt_get(&arguments).with_context(by_hand)?;
        if !is_program(self.program) {
            bail!("apt-get brought no program {:?}; {}", self.program, by_hand());
        }
        Ok(())
    }
}

fn apt_get(arguments: &[&str]) -> Result<()> {
    let root = Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.trim_ascii() == b"0");
    let mut command = if root {
        Command::new("apt-get")
    } else {
        let mut command = Command::new("sudo");
        command.arg("apt-get");
        command
    };
    command.env("DEBIAN_FRONTEND", "noninteractive").args(arguments);
    run(&mut command)
}

/// Whether the compiler can build for `WebAssembly`; adds the target if it can be had.
pub fn wasm_target() -> bool {
    const TARGET: &str = "wasm32-unknown-unknown";
    let installed = || {
        Command::new("rustup")
            .args(["target", "list", "--installed"])
            .stderr(Stdio::null())
            .output()
            .is_ok_and(|out| String::from_utf8_lossy(&out.stdout).lines().any(|line| line == TARGET))
    };
    if installed() {
        return true;
    }
    println!("Adding the Rust target {TARGET} with rustup: needed to prove that the engine builds for the browser.");
    run(Command::new("rustup").args(["target", "add", TARGET])).is_ok() && installed()
}

/// The `gungraun-runner` of exactly the version that the benchmarks are built with.
pub fn gungraun_runner(root: &Path) -> Result<PathBuf> {
    let lock = std::fs::read_to_string(root.join("Cargo.lock")).context("Cargo.lock cannot be read")?;
    let version = locked_version(&lock, "gungraun").context("Cargo.lock names no gungraun")?;
    installed(root, "gungraun-runner", &version, "to run the instruction counts")
}

/// A program from the registry, of exactly this version, built into `target/tools`.
pub fn installed(root: &Path, program: &str, version: &str, why: &str) -> Result<PathBuf> {
    let home = root.join("target/tools").join(format!("{program}-{version}"));
    let path = home.join("bin").join(program);
    if !path.exists() {
        println!("Installing {program} {version} into target/tools: needed {why}.");
        let mut install = Command::new("cargo");
        install.args(["install", program, "--locked", "--debug", "--quiet", "--version", version, "--root"]).arg(&home);
        run(&mut install).with_context(|| format!("{program} could not be installed"))?;
    }
    Ok(path)
}

fn locked_version(lock: &str, package: &str) -> Option<String> {
    let lock: toml::Table = lock.parse().ok()?;
    let packages = lock.get("package")?.as_array()?;
    let entry = packages.iter().find(|entry| entry.get("name").and_then(toml::Value::as_str) == Some(package))?;
    Some(entry.get("version")?.as_str()?.to_owned())
}

fn is_program(name: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| folder.join(name).is_file())
}

/// Runs a command in the open: its output is shown, and a failure names the command.
pub fn run(command: &mut Command) -> Result<()> {
    let line = spell(command);
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs a command for what it prints.
pub fn output(command: &mut Command) -> Result<String> {
    let line = spell(command);
    let out = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start `{line}`"))?;
    if !out.status.success() {
        bail!("`{line}` failed ({})", out.status);
    }
    String::from_utf8(out.stdout).with_context(|| format!("`{line}` printed something that is not text"))
}

/// The command as somebody would type it.
pub fn spell(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(OsStr::new("?")).to_string_lossy().into_owned();
    command.get_args().fold(name, |line, argument| format!("{line} {}", argument.to_string_lossy()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_in_the_lock_file_is_found() {
        let lock = "[[package]]\nname = \"gungraun-macros\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"gungraun\"\nversion = \"0.20.0\"\n";
        assert_eq!(locked_version(lock, "gungraun").as_deref(), Some("0.20.0"));
        assert_eq!(locked_version(lock, "divan"), None);
    }

    #[test]
    fn a_failing_command_is_named() {
        let error = run(&mut Command::new("false")).unwrap_err().to_string();
        assert!(error.contains("`false`"), "{error}");
        let error = format!("{:#}", run(Command::new("no-such-program-here").arg("now")).unwrap_err());
        assert!(error.contains("`no-such-program-here now`"), "{error}");
    }

    #[test]
    fn programs_are_looked_for_in_the_path() {
        assert!(is_program("cargo"));
        assert!(!is_program("no-such-program-here"));
    }
}
