//! The description of everything that can be done over HTTP, made from the handlers and the protocol's types.

use super::{about, after, calls, groups, play_on, records, tables, wishes};
use crate::hub::Hub;
use crate::protocol;
use axum::extract::State;
use axum::response::Response;
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Holdout",
        description = "Tables, answers and replays over plain HTTP. The live connection at /ws is described in docs/protocol.md; its messages are ToServer and FromServer."
    ),
    paths(
        about::titles,
        about::in_the_box,
        about::rules,
        about::kept_for,
        about::health,
        about::metrics,
        tables::list,
        tables::make,
        tables::look,
        tables::join,
        tables::invite,
        after::hint,
        after::mine,
        after::rematch,
        calls::list,
        calls::add,
        calls::remove,
        wishes::answer,
        wishes::act,
        records::record,
        records::replay,
        records::load,
        play_on::play_on,
        groups::found,
        groups::show,
        groups::export,
        groups::import,
        groups::reset,
    ),
    components(schemas(protocol::ToServer, protocol::FromServer))
)]
struct Description;

pub async fn show(State(hub): State<Arc<Hub>>) -> Response {
    hub.once("openapi", openapi)
}

/// What any request may be answered with besides what its own description says.
const ANYWHERE: [(&str, &str); 8] = [
    ("400", "unreadable"),
    ("404", "not here"),
    ("408", "took too long to arrive"),
    ("413", "too large"),
    ("429", "too much at once; Retry-After says how long to wait"),
    ("500", "the rules or the disk broke down"),
    ("503", "full, too busy, or just restarting"),
    ("507", "the disk is full"),
];

/// The description as data.
pub fn openapi() -> utoipa::openapi::OpenApi {
    let mut all = Description::openapi();
    for (path, item) in &mut all.paths.paths {
        let operations = [&mut item.get, &mut item.post, &mut item.put, &mut item.delete];
        for operation in operations.into_iter().flatten().filter(|_| path.starts_with("/api")) {
            for (status, what) in ANYWHERE {
                let failure = Ref::from_schema_name("Failure");
                let content = ContentBuilder::new().schema(Some(failure)).build();
                let response = ResponseBuilder::new().description(what).content("application/json", content).build();
                operation.responses.responses.entry(status.to_owned()).or_insert_with(|| response.into());
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");

    /// Every way in is described, but for the description, the live connection, and what is between servers.
    #[test]
    fn every_way_in_is_described() {
        let described = serde_json::to_value(openapi()).unwrap();
        let mut ways = 0;
        for route in include_str!("mod.rs").split(".route(").skip(1) {
            let (path, handlers) = route.trim_start().trim_start_matches('"').split_once('"').unwrap();
            if ["/api/openapi.json", "/api/servers/sit-again/{table}", "/api/{*rest}", "/ws"].contains(&path) {
                continue;
            }
            let handlers = handlers.split(".route").next().unwrap();
            for method in ["get", "post", "put", "delete"]
                .iter()
                .filter(|method| handlers.contains(&format!(" {method}(")) || handlers.contains(&format!(".{method}(")))
            {
                assert!(described["paths"][path][method].is_object(), "{method} {path} is not described");
                ways += 1;
            }
        }
        let all = described["paths"].as_object().unwrap().values().map(|way| way.as_object().unwrap().len());
        assert_eq!(ways, all.sum::<usize>());
    }

    /// Whoever writes a program reads `docs/protocol.md`: it names every path, every message and every field of an update.
    #[test]
    fn the_protocol_is_described_to_its_end() {
        let described = serde_json::to_value(openapi()).unwrap();
        let paths = described["paths"].as_object().unwrap().keys();
        let schemas = &described["components"]["schemas"];
        let fields = schemas["Update"]["properties"].as_object().unwrap().keys();
        let messages = schemas["ToServer"]["oneOf"].as_array().unwrap().iter();
        let kinds = messages.map(|message| &message["properties"]["type"]["enum"][0]);
        let kinds: Vec<String> =
            kinds.map(|kind| kind.as_str().unwrap().to_owned()).filter(|kind| kind != "hello").collect();
        assert!(kinds.len() > 15 && fields.len() > 10);
        let named = |name: &str| PROTOCOL.contains(&format!("`{name}`"));
        for path in paths {
            let path = path.as_str();
            let ends = ["`", "?", " ", "|"].iter().any(|end| PROTOCOL.contains(&format!("{path}{end}")));
            assert!(ends, "{path} is not described");
        }
        for name in fields.cloned().chain(kinds) {
            assert!(named(&name), "{name} is not described");
        }
    }
}
