//! A PostgreSQL of our own, for tests and measures: in a folder that is gone afterwards, on a free port of the loopback.

use std::fs::{self, File};
use std::io::{Error, Result};
use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A running instance; it is stopped and removed when dropped.
pub struct Instance {
    folder: PathBuf,
    programs: PathBuf,
    /// The user it runs as, where ours may not run it.
    user: Option<&'static str>,
    pub port: u16,
}

impl Instance {
    /// Starts it with the newest version that is installed.
    pub fn start() -> Result<Self> {
        let programs =
            programs().ok_or_else(|| Error::other("there is no PostgreSQL: no initdb in /usr/lib/postgresql"))?;
        let folder = std::env::temp_dir().join(format!("holdout-postgres-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        // PostgreSQL refuses to run as root.
        let root = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
        let user = root.then_some("postgres");
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let instance = Self { folder, programs, user, port };
        if let Some(user) = user {
            instance.quietly(Command::new("chown").arg(user).arg(&instance.folder))?;
        }
        let data = instance.data();
        instance.quietly(
            instance.program("initdb").args(["-A", "trust", "-U", "holdout", "-E", "UTF8", "-D"]).arg(&data),
        )?;
        let options = format!(
            "-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={} -c max_connections=300",
            instance.folder.display()
        );
        let log = instance.folder.join("log");
        let mut start = instance.program("pg_ctl");
        instance.quietly(start.args(["-w", "-o", &options, "-l"]).arg(log).arg("-D").arg(&data).arg("start"))?;
        Ok(instance)
    }

    /// Where it is found.
    pub fn url(&self) -> String {
        format!("postgres://holdout@127.0.0.1:{}/postgres", self.port)
    }

    /// Goes down, as after a loss of power if `hard`, and comes up again.
    pub fn restart(&self, hard: bool) -> Result<()> {
        let mode = if hard { "immediate" } else { "fast" };
        let log = self.folder.join("log");
        let mut restart = self.program("pg_ctl");
        self.quietly(restart.args(["-w", "-m", mode, "-l"]).arg(log).arg("-D").arg(self.data()).arg("restart"))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
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

    /// Runs a command for what it does; what it says is shown if it fails.
    fn quietly(&self, command: &mut Command) -> Result<()> {
        // A server that is started keeps what it inherits: no pipes.
        let said = std::env::temp_dir().join(format!("holdout-postgres-said-{}", self.port));
        let file = File::create(&said)?;
        let status = command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file).status()?;
        let words = fs::read_to_string(&said).unwrap_or_default();
        let _ = fs::remove_file(said);
        if status.success() { Ok(()) } else { Err(Error::other(format!("{command:?} failed: {words}"))) }
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        if let Err(error) =
            self.quietly(self.program("pg_ctl").args(["-m", "immediate", "-D"]).arg(self.data()).arg("stop"))
        {
            eprintln!("the PostgreSQL in {} could not be stopped: {error}", self.folder.display());
        }
        // What is left in the temporary folder disturbs nobody.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder with the programs of the newest version.
pub fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let versions = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    versions.filter(|bin| bin.join("initdb").is_file()).max_by_key(|bin| version_of(bin))
}

fn version_of(bin: &Path) -> u32 {
    let name = bin.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    name.and_then(|name| name.parse().ok()).unwrap_or(0)
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
