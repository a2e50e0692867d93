//! Requests made up from the server's own description of itself: whatever it is sent, it answers as described.

use super::{Camp, breach};
use crate::load::Trouble;
use hyper::Method;
use serde_json::{Value, json};

/// Requests made up for every path and method.
const TRIES: u32 = 4;

pub(super) async fn attack(camp: &mut Camp<'_>) -> Result<(), Trouble> {
    let described: Value = camp.http.get("/api/openapi.json").await?;
    let Some(paths) = described["paths"].as_object() else { return Err(breach("nothing is described")) };
    for (path, item) in paths {
        for (name, method) in
            [("get", Method::GET), ("post", Method::POST), ("put", Method::PUT), ("delete", Method::DELETE)]
        {
            let operation = &item[name];
            if !operation.is_object() {
                continue;
            }
            for _ in 0..TRIES {
                let address = address(camp, path, operation);
                let body = operation["requestBody"].is_object().then(|| body(camp, &described, operation));
                camp.counts.requests += 1;
                let (status, answer) = camp.http.raw(method.clone(), &address, body).await?;
                let code = status.as_u16().to_string();
                if status.as_u16() == 500 || !operation["responses"][&code].is_object() {
                    let said = String::from_utf8_lossy(&answer).chars().take(200).collect::<String>();
                    return Err(breach(format!("{method} {address} answered {code}, which is not described: {said}")));
                }
            }
        }
    }
    Ok(())
}

/// The path with something in every place of it, and a few of its parameters.
fn address(camp: &mut Camp<'_>, path: &str, operation: &Value) -> String {
    let odd = ["x", "osaczeni", "black-plague", "%00", "..%2f..", "%F0%9F%92%80", "0", "r0000000000000000000000"];
    let mut address = path.to_owned();
    while let (Some(from), Some(to)) = (address.find('{'), address.find('}')) {
        let part = *camp.throw.pick(&odd);
        address.replace_range(from..=to, part);
    }
    let asked = operation["parameters"].as_array().into_iter().flatten().filter(|asked| asked["in"] == "query");
    let mut sign = '?';
    for asked in asked {
        if camp.throw.below(2) == 0 {
            let value = *camp.throw.pick(&["0", "1", "-1", "99999999999999999999", "x", "", "%ff", "player-1", "all"]);
            address += &format!("{sign}{}={value}", asked["name"].as_str().unwrap_or("x"));
            sign = '&';
        }
    }
    // Nobody waits half a minute for an answer here.
    address.replace("wait=1", "wait=0").replace("wait=99999999999999999999", "wait=0")
}

/// A body after its schema, with odd values in odd places.
fn body(camp: &mut Camp<'_>, described: &Value, operation: &Value) -> Vec<u8> {
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    match camp.throw.below(8) {
        0 => b"{".to_vec(),
        1 => vec![b'['; 3_000],
        _ => made_up(camp, described, schema, 0).to_string().into_bytes(),
    }
}

fn made_up(camp: &mut Camp<'_>, described: &Value, schema: &Value, depth: u8) -> Value {
    let odd = [
        json!(null),
        json!(-1),
        json!(0),
        json!(255),
        json!(1e99),
        json!("x"),
        json!(""),
        json!([]),
        json!({}),
        json!(true),
    ];
    if depth > 5 || camp.throw.below(6) == 0 {
        return camp.throw.pick(&odd).clone();
    }
    if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        return made_up(camp, described, &described["components"]["schemas"][name], depth + 1);
    }
    for ways in ["oneOf", "anyOf", "allOf"] {
        if let Some(ways) = schema[ways].as_array().filter(|ways| !ways.is_empty()) {
            let way = camp.throw.below(ways.len() as u32) as usize;
            return made_up(camp, described, &ways[way], depth + 1);
        }
    }
    if let Some(values) = schema["enum"].as_array().filter(|values| !values.is_empty()) {
        return camp.throw.pick(values).clone();
    }
    if let Some(fields) = schema["properties"].as_object() {
        let mut made = serde_json::Map::new();
        for (name, field) in fields {
            if camp.throw.below(5) > 0 {
                made.insert(name.clone(), made_up(camp, described, field, depth + 1));
            }
        }
        return Value::Object(made);
    }
    let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str()).unwrap_or("");
    match kind {
        "array" => {
            let count = camp.throw.below(5);
            (0..count).map(|_| made_up(camp, described, &schema["items"], depth + 1)).collect()
        }
        "integer" | "number" => json!(camp.throw.below(9)),
        "boolean" => json!(camp.throw.below(2) == 0),
        "string" => json!(*camp.throw.pick(&["osaczeni", "black-plague", "Ania", "m1", "7", "\u{202e}", "random"])),
        _ => camp.throw.pick(&odd).clone(),
    }
}
