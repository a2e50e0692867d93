//! PostgreSQL for the tests: installed if it is missing, and a private instance started as `holdout load` does it.

#[path = "../../crates/server/src/load/instance.rs"]
#[expect(dead_code, reason = "the load generator restarts it, the tests do not")]
mod instance;

use crate::tools::Package;
use anyhow::Result;
pub use instance::Instance;

const POSTGRES: Package = Package {
    program: "pg_lsclusters",
    packages: &["postgresql"],
    why: "to test several servers on one database (a private instance, in a temporary folder)",
};

/// Installs it if it is missing, and starts an instance.
pub fn start() -> Result<Instance> {
    ensure()?;
    Ok(Instance::start()?)
}

/// Installs it if it is missing.
pub fn ensure() -> Result<()> {
    if instance::programs().is_none() { POSTGRES.ensure() } else { Ok(()) }
}
