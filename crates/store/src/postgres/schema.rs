//! The layout of the database: created, checked and brought up to date, by one server at a time.

use super::link::{Fail, Link, Place};
use super::rows::value;
use crate::StoreError;
use std::path::PathBuf;

/// The steps from an empty database to today's layout, added at the end and never changed.
const STEPS: &[&str] = &[include_str!("../../migrations/postgres/001-tables.sql")];

/// Brings the database up to date. One that another program uses, or a newer Holdout wrote, is left alone.
pub(super) async fn prepare(link: &mut Link, place: &Place) -> Result<(), Fail> {
    link.say("BEGIN; SELECT pg_advisory_xact_lock(1213156420)").await?;
    match steps(link, place).await {
        Ok(()) => link.say("COMMIT").await,
        Err(fail) => {
            // The connection may be gone; then so is the transaction.
            let _ = link.say("ROLLBACK").await;
            Err(fail)
        }
    }
}

async fn steps(link: &mut Link, place: &Place) -> Result<(), Fail> {
    let file = PathBuf::from(&place.name);
    let known = STEPS.len() as u32;
    let taken = if is_there(link, "holdout_layout").await? {
        let row = link.row("SELECT version FROM holdout_layout", &[]).await?.ok_or(Fail::Nonsense)?;
        u32::try_from(value::<i32>(&row, 0)?).map_err(|_| Fail::Nonsense)?
    } else if is_there(link, "tables").await? {
        return Err(Fail::Refused(StoreError::Foreign { file }));
    } else {
        link.say("CREATE TABLE holdout_layout (version integer NOT NULL); INSERT INTO holdout_layout VALUES (0)")
            .await?;
        0
    };
    if taken > known {
        return Err(Fail::Refused(StoreError::Newer { file, found: taken, known }));
    }
    for step in STEPS.iter().skip(taken as usize) {
        link.say(step).await?;
    }
    if taken < known {
        link.say(&format!("UPDATE holdout_layout SET version = {known}")).await?;
    }
    Ok(())
}

async fn is_there(link: &mut Link, name: &str) -> Result<bool, Fail> {
    let row = link.row("SELECT to_regclass($1::text) IS NOT NULL", &[&name]).await?.ok_or(Fail::Nonsense)?;
    value(&row, 0)
}
