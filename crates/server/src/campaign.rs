//! The memory of a playing group between games, kept as a profile in the store.
//!
//! What a game unlocks and how a setup hears of it is the title's own; here numbers are kept, by group and title.

use crate::rules::guarded;
use holdout_catalog::Title;
use holdout_kernel::Seed;
use holdout_store::{Json, Store, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What a group has unlocked, by title.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    #[serde(default)]
    pub unlocked: BTreeMap<String, BTreeSet<u32>>,
}

/// Whether a table of this title can be opened with these numbers unlocked.
pub fn fits(title: &dyn Title, numbers: &[u32]) -> bool {
    let mut setup = title.default_setup(title.info().players.0);
    if !title.remembers() {
        return false;
    }
    title.remember(&mut setup, &numbers.iter().copied().collect());
    guarded(|| title.open(&setup, Seed::from_number(0)).is_ok()).unwrap_or(false)
}

/// Tells a setup what the group has unlocked.
pub fn remind(setup: &mut Value, title: &dyn Title, memory: &Memory) {
    if let Some(numbers) = memory.unlocked.get(title.id()).filter(|numbers| !numbers.is_empty()) {
        title.remember(setup, numbers);
    }
}

/// The memory of a group; `None` if there is no such group.
pub fn read(store: &Store, group: &str) -> Result<Option<Memory>, StoreError> {
    store.profile(group)?.map(|profile| profile.json.read()).transpose()
}

/// Founds a group, or puts a memory in the place of the one it has.
pub fn write(store: &Store, group: &str, memory: &Memory) -> Result<(), StoreError> {
    loop {
        let revision = store.profile(group)?.map_or(0, |profile| profile.revision);
        match store.put_profile(group, revision, Json::of(memory)?) {
            // Two games ended together: whoever was late reads again.
            Err(StoreError::ProfileChanged { .. }) => {}
            done => return done.map(drop),
        }
    }
}

/// Adds what a game unlocked. A group that was forgotten meanwhile stays forgotten.
pub fn add(store: &Store, group: &str, title: &str, number: u32) -> Result<(), StoreError> {
    while let Some(profile) = store.profile(group)? {
        let mut memory: Memory = profile.json.read()?;
        if !memory.unlocked.entry(title.to_owned()).or_default().insert(number) {
            return Ok(());
        }
        match store.put_profile(group, profile.revision, Json::of(&memory)?) {
            Err(StoreError::ProfileChanged { .. }) => {}
            done => return done.map(drop),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_remembers_and_forgets() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("holdout.db")).unwrap();
        add(&store, "group", "osaczeni", 3).unwrap();
        assert_eq!(read(&store, "group").unwrap(), None, "nobody founded that group");
        write(&store, "group", &Memory::default()).unwrap();
        for number in [5, 3, 5] {
            add(&store, "group", "osaczeni", number).unwrap();
        }
        let memory = read(&store, "group").unwrap().unwrap();
        let title = |id| holdout_catalog::title(id).unwrap();
        let mut setup = title("black-plague").default_setup(2);
        let before = setup.clone();
        remind(&mut setup, title("black-plague"), &memory);
        assert_eq!(setup, before);
        let mut setup = title("osaczeni").default_setup(4);
        remind(&mut setup, title("osaczeni"), &memory);
        assert_eq!(setup["unlocked"], serde_json::json!([3, 5]));
    }
}
