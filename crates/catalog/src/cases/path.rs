//! Finding a place in a view: `areas[number=3].characters[0].kind`.

use serde_json::Value;

/// The value at a path, or what could not be found.
pub fn find<'v>(root: &'v Value, path: &str) -> Result<&'v Value, String> {
    let mut at = root;
    for part in parts(path) {
        let (name, picks) = part.split_once('[').map_or((part, ""), |(name, picks)| (name, picks));
        if !name.is_empty() {
            at = at.get(name).ok_or_else(|| format!("`{path}`: there is no `{name}`; there is {}", names(at)))?;
        }
        if !picks.is_empty() {
            let picks = picks.strip_suffix(']').ok_or_else(|| format!("`{path}`: a `]` is missing"))?;
            for pick in picks.split("][") {
                at = select(at, pick).ok_or_else(|| format!("`{path}`: nothing there is [{pick}]"))?;
            }
        }
    }
    Ok(at)
}

/// The parts between dots; a dot inside brackets belongs to a name, as in `zones[zone=9R.A].noise`.
fn parts(path: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut from) = (Vec::new(), 0_usize, 0);
    for (at, letter) in path.char_indices() {
        match letter {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            '.' if depth == 0 => {
                parts.push(&path[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&path[from..]);
    parts
}

fn select<'v>(list: &'v Value, pick: &str) -> Option<&'v Value> {
    let list = list.as_array()?;
    let Some((key, wanted)) = pick.split_once('=') else {
        return list.get(pick.parse::<usize>().ok()?);
    };
    list.iter().find(|item| match item.get(key) {
        Some(Value::String(text)) => text == wanted,
        Some(other) => wanted == format!("{other}"),
        None => false,
    })
}

fn names(value: &Value) -> String {
    match value {
        Value::Object(map) => map.keys().cloned().collect::<Vec<_>>().join(", "),
        other => format!("only {other}"),
    }
}

/// Whether a value has at least everything the wanted one has.
pub fn covers(value: &Value, wanted: &Value) -> bool {
    match (value, wanted) {
        (Value::Object(value), Value::Object(wanted)) => {
            wanted.iter().all(|(key, wanted)| value.get(key).is_some_and(|value| covers(value, wanted)))
        }
        (Value::Array(value), Value::Array(wanted)) => {
            value.len() == wanted.len() && value.iter().zip(wanted).all(|(value, wanted)| covers(value, wanted))
        }
        _ => value == wanted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn paths_lead_to_their_places() {
        let view = json!({"areas": [{"number": 1, "monsters": 4}, {"number": 3, "monsters": 2, "who": [7, 8]}]});
        assert_eq!(find(&view, "areas[number=3].monsters"), Ok(&json!(2)));
        assert_eq!(find(&view, "areas[0].monsters"), Ok(&json!(4)));
        assert_eq!(find(&view, "areas[number=3].who[1]"), Ok(&json!(8)));
        for wrong in ["area", "areas[number=9].monsters", "areas[5]", "areas[0"] {
            assert!(find(&view, wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_part_covers_less_than_the_whole() {
        let event = json!({"type": "moved", "seat": 1, "to": 6});
        assert!(covers(&event, &json!({"type": "moved", "to": 6})));
        assert!(!covers(&event, &json!({"type": "moved", "to": 5})));
        assert!(!covers(&event, &json!({"type": "moved", "from": 5})));
    }
}
