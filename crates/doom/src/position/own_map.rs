//! A map of one's own inside a position, for worked examples that need a few squares only.

use super::Position;
use crate::content::Scenario;
use holdout_kernel::Problem;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// The maps that were read; the same text is read once and kept, so a table can go on pointing at it.
static KEPT: Mutex<BTreeMap<String, &'static Scenario>> = Mutex::new(BTreeMap::new());

/// The most maps that are kept. Positions come from case files, which have far fewer.
const MOST: usize = 512;

pub fn scenario(position: &Position) -> Result<&'static Scenario, Vec<Problem>> {
    let key = format!("{:?}", (&position.map, &position.areas, &position.doors, position.frags_to_win));
    let mut kept = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(scenario) = kept.get(&key) {
        return Ok(scenario);
    }
    if kept.len() >= MOST {
        return Err(vec![Problem::new("map", "too many maps of one's own were read by this program")]);
    }
    let scenario = Scenario::sketch(
        &position.map,
        &position.areas,
        &position.doors,
        position.frags_to_win.unwrap_or(6),
    )
    .map_err(|what| vec![Problem::new("map", what)])?;
    let scenario: &'static Scenario = Box::leak(Box::new(scenario));
    kept.insert(key, scenario);
    Ok(scenario)
}
