//! The memory of a playing group between games, kept as a profile in the store.
//!
//! A title that remembers says so by a field `unlocked` in its setup, a list of numbers. What a game adds to it stands
//! in the public view at the end as `result.epilogue`. Nothing here knows more of a title than these two names.

use holdout_catalog::{Table, Title};
use holdout_kernel::Viewer;
use holdout_store::{Json, Store, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const FIELD: &str = "unlocked";

/// What a group has unlocked, by title.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    #[serde(default)]
    pub unlocked: BTreeMap<String, BTreeSet<u32>>,
}

/// Whether games of this title remember each other.
pub fn remembers(title: &dyn Title) -> bool {
    title.default_setup(title.info().players.0).get(FIELD).is_some()
}

/// Puts what the group has unlocked into a setup that asks for it.
pub fn remind(setup: &mut Value, title: &str, memory: &Memory) {
    if let Some(field) = setup.get_mut(FIELD) {
        let numbers = memory.unlocked.get(title).cloned().unwrap_or_default();
        *field = numbers.into_iter().collect();
    }
}

/// What a finished game unlocked.
pub fn unlocked_by(table: &dyn Table) -> Option<u32> {
    let view = table.view(Viewer::Spectator);
    view.get("result")?.get("epilogue")?.as_u64().map(|number| number as u32)
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
        add(&store, "group", "title", 3).unwrap();
        assert_eq!(read(&store, "group").unwrap(), None, "nobody founded that group");
        write(&store, "group", &Memory::default()).unwrap();
        for number in [5, 3, 5] {
            add(&store, "group", "title", number).unwrap();
        }
        let memory = read(&store, "group").unwrap().unwrap();
        let mut setup = serde_json::json!({"players": 4, "unlocked": []});
        remind(&mut setup, "title", &memory);
        assert_eq!(setup["unlocked"], serde_json::json!([3, 5]));
        remind(&mut setup, "another", &memory);
        assert_eq!(setup["unlocked"], serde_json::json!([]));
        let mut forgetful = serde_json::json!({"players": 4});
        remind(&mut forgetful, "title", &memory);
        assert_eq!(forgetful, serde_json::json!({"players": 4}));
    }
}
