//! A PostgreSQL of our own for the tests: in a folder that is gone afterwards, on a free port of the loopback.

use crate::tools::Package;
use anyhow::{Context, Result, bail};
use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const POSTGRES: Package = Package {
    program: "pg_lsclusters",
    packages: &["postgresql"],
    why: "to test several servers on one database (a private instance, in a temporary folder)",
};

/// A running instance; it is stopped and removed when dropped.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    /// The user it runs as, where ours may not run it.
    user: Option<&'static str>,
    port: u16,
}

impl Postgres {
    /// Installs it if it is missing, and starts it.
    pub fn start() -> Result<Self> {
        if programs().is_none() {
            POSTGRES.ensure()?;
        }
        let programs =
            programs().context("PostgreSQL is installed, and yet there is no initdb in /usr/lib/postgresql")?;
        let folder = std::env::temp_dir().join(format!("holdout-postgres-{}", std::process::id()));
        std::fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        // PostgreSQL refuses to run as root.
        let root = std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
        let user = root.then_some("postgres");
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let instance = Self { folder, programs, user, port };
        if let Some(user) = user {
            quietly(Command::new("chown").arg(user).arg(&instance.folder))?;
        }
        let data = instance.folder.join("data");
        quietly(instance.program("initdb").args(["-A", "trust", "-U", "holdout", "-E", "UTF8", "-D"]).arg(&data))?;
        let options = format!(
            "-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={} -c max_connections=300",
            instance.folder.display()
        );
        let log = instance.folder.join("log");
        let mut start = instance.program("pg_ctl");
        quietly(start.args(["-w", "-o", &options, "-l"]).arg(log).arg("-D").arg(&data).arg("start"))?;
        Ok(instance)
    }

    /// Where tests find it.
    pub fn url(&self) -> String {
        format!("postgres://holdout@127.0.0.1:{}/postgres", self.port)
    }

    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = match self.user {
            Some(user) => {
                let mut command = Command::new("runuser");
                command.args(["-u", user, "--"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.current_dir(&self.folder);
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        if let Err(error) = quietly(self.program("pg_ctl").args(["-m", "immediate", "-D"]).arg(data).arg("stop")) {
            eprintln!("the PostgreSQL in {} could not be stopped: {error:#}", self.folder.display());
        }
        // What is left in the temporary folder disturbs nobody.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The folder with the programs of the newest version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let versions = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    versions.filter(|bin| bin.join("initdb").is_file()).max_by_key(|bin| version_of(bin))
}

fn version_of(bin: &Path) -> u32 {
    let name = bin.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    name.and_then(|name| name.parse().ok()).unwrap_or(0)
}

/// Runs a command for what it does; what it says is shown if it fails.
fn quietly(command: &mut Command) -> Result<()> {
    // A server that is started keeps what it inherits: no pipes.
    let said = tempfile(command)?;
    let status = command.status().context("cannot start it")?;
    if !status.success() {
        bail!("`{}` failed: {}", crate::tools::spell(command), std::fs::read_to_string(&said).unwrap_or_default());
    }
    let _ = std::fs::remove_file(said);
    Ok(())
}

/// Sends what a command says into a file.
fn tempfile(command: &mut Command) -> Result<PathBuf> {
    let path = std::env::temp_dir().join(format!("holdout-postgres-said-{}", std::process::id()));
    let file = std::fs::File::create(&path)?;
    command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_the_largest_number() {
        assert!(
            version_of(Path::new("/usr/lib/postgresql/15/bin")) > version_of(Path::new("/usr/lib/postgresql/9/bin"))
        );
        assert_eq!(version_of(Path::new("/usr/lib/postgresql/odd/bin")), 0);
    }
}
