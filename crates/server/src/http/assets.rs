//! The browser client inside the binary. Every page of it is one file; what stands behind the address is its business.

use axum::body::Body;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use holdout_lexicon::{Language, Lexicon};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::fmt::Write;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const PAGE: &str = "index.html";

/// Pages the client knows; anything else that is no file is a wrong address.
const PAGES: [&str; 4] = ["new", "table", "replay", "rules"];

pub async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_page = path.is_empty() || PAGES.contains(&path.split('/').next().unwrap_or_default());
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return answer(path, &file, &headers, StatusCode::OK);
    }
    match Client::get(PAGE) {
        Some(file) => answer(PAGE, &file, &headers, if is_page { StatusCode::OK } else { StatusCode::NOT_FOUND }),
        None => not_built(),
    }
}

fn answer(path: &str, file: &EmbeddedFile, asked: &HeaderMap, status: StatusCode) -> Response {
    let tag = file.metadata.sha256_hash()[..16].iter().fold(String::from("\""), |mut tag, byte| {
        let _ = write!(tag, "{byte:02x}");
        tag
    }) + "\"";
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    // Files in assets/ carry a digest in their name and never change.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let body = if known { Body::empty() } else { Body::from(file.data.to_vec()) };
    let mut response = Response::new(body);
    *response.status_mut() = if known { StatusCode::NOT_MODIFIED } else { status };
    for (name, value) in [(header::CONTENT_TYPE, kind.as_ref()), (header::ETAG, &tag), (header::CACHE_CONTROL, keep)] {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// The client was not there when the program was built: a page that says how to get it.
fn not_built() -> Response {
    let lines = Language::ALL.map(|language| {
        let text = Lexicon::house(language).text("server-no-client");
        format!("<p lang=\"{}\">{text}</p>", language.code())
    });
    let page = format!("<!doctype html><meta charset=\"utf-8\"><title>Holdout</title>{}", lines.concat());
    (StatusCode::OK, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}
