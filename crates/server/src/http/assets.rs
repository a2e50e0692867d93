//! The browser client inside the binary. Every page of it is one file; what stands behind the address is its business.

use super::extract::Caller;
use super::preview;
use crate::hub::Hub;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::State;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, Request, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use holdout_lexicon::{Language, Lexicon};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::convert::Infallible;
use std::fmt::Write;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use tower::{Layer, ServiceExt, service_fn};
use tower_http::compression::CompressionLayer;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const PAGE: &str = "index.html";

/// Pages the client knows; anything else that is no file is a wrong address.
const PAGES: [&str; 4] = ["new", "table", "replay", "rules"];

pub async fn page(
    State(hub): State<Arc<Hub>>,
    caller: Caller,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_page = path.is_empty() || PAGES.contains(&path.split('/').next().unwrap_or_default());
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        let packed = packed_for(path, &file, &headers).await;
        return answer(path, file.metadata.sha256_hash(), file.data.to_vec(), packed, &headers, StatusCode::OK);
    }
    let Some(file) = Client::get(PAGE) else { return not_built() };
    let text = preview::of(&hub, &caller, &uri, &headers, &String::from_utf8_lossy(&file.data)).await;
    // It is small, and another one for every address: it is not packed.
    let status = if is_page { StatusCode::OK } else { StatusCode::NOT_FOUND };
    answer(PAGE, Sha256::digest(&text).into(), text.into_bytes(), None, &headers, status)
}

async fn packed_for(path: &str, file: &EmbeddedFile, asked: &HeaderMap) -> Option<Bytes> {
    if !takes_gzip(asked) {
        return None;
    }
    packed(file.metadata.sha256_hash(), kind_of(path).as_ref(), &file.data).await
}

fn kind_of(path: &str) -> mime_guess::Mime {
    mime_guess::from_path(path).first_or_octet_stream()
}

fn answer(
    path: &str,
    digest: [u8; 32],
    data: Vec<u8>,
    packed: Option<Bytes>,
    asked: &HeaderMap,
    status: StatusCode,
) -> Response {
    let tag = digest[..16].iter().fold(String::from("\""), |mut tag, byte| {
        let _ = write!(tag, "{byte:02x}");
        tag
    }) + "\"";
    let kind = kind_of(path);
    // Files in assets/ carry a digest in their name and never change.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let is_packed = packed.is_some();
    let body = match packed {
        _ if known => Body::empty(),
        Some(packed) => Body::from(packed),
        None => Body::from(data),
    };
    let mut response = Response::new(body);
    let varies = HeaderValue::from_static("accept-encoding");
    response.headers_mut().insert(header::VARY, varies);
    if is_packed {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(GZIP));
    }
    *response.status_mut() = if known { StatusCode::NOT_MODIFIED } else { status };
    for (name, value) in [(header::CONTENT_TYPE, kind.as_ref()), (header::ETAG, &tag), (header::CACHE_CONTROL, keep)] {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// Files as they were packed, by the digest of their content; `None` for those that do not get smaller.
static PACKED: LazyLock<Mutex<HashMap<[u8; 32], Option<Bytes>>>> = LazyLock::new(Mutex::default);

const GZIP: &str = "gzip";

fn takes_gzip(asked: &HeaderMap) -> bool {
    let listed = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = listed.flat_map(|list| list.split(','));
    codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(GZIP));
        is_gzip && !parts.any(|part| part.strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0)))
    })
}

/// A file packed, once for everybody: it takes some milliseconds, and strangers may ask as often as they like.
async fn packed(digest: [u8; 32], kind: &str, data: &[u8]) -> Option<Bytes> {
    let known = PACKED.lock().unwrap_or_else(PoisonError::into_inner).get(&digest).cloned();
    if let Some(known) = known {
        return known;
    }
    let packed = pack(kind, data).await;
    PACKED.lock().unwrap_or_else(PoisonError::into_inner).insert(digest, packed.clone());
    packed
}

async fn pack(kind: &str, data: &[u8]) -> Option<Bytes> {
    let mut plain = Response::new(Body::from(data.to_vec()));
    plain.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_str(kind).ok()?);
    let plain = Mutex::new(Some(plain));
    let once = service_fn(move |_: Request<Body>| {
        let plain = plain.lock().unwrap_or_else(PoisonError::into_inner).take();
        async move { Ok::<_, Infallible>(plain.unwrap_or_default()) }
    });
    let wish = Request::builder().header(header::ACCEPT_ENCODING, GZIP).body(Body::empty()).ok()?;
    let Ok(answer) = CompressionLayer::new().layer(once).oneshot(wish).await;
    answer.headers().get(header::CONTENT_ENCODING)?;
    to_bytes(Body::new(answer.into_body()), usize::MAX).await.ok()
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Strangers ask for pages as often as they like: what packing costs is paid once.
    #[tokio::test]
    async fn a_file_is_packed_once_for_everybody() {
        let text = "Lights out, shutters down. ".repeat(1_000);
        let first = packed([7; 32], "text/html", text.as_bytes()).await.unwrap();
        let second = packed([7; 32], "text/html", text.as_bytes()).await.unwrap();
        assert_eq!(first.as_ptr(), second.as_ptr(), "the very same bytes");
        assert!(first.starts_with(&[0x1f, 0x8b]) && first.len() < text.len() / 10);
        assert_eq!(packed([8; 32], "image/png", text.as_bytes()).await, None, "pictures are packed already");
    }

    #[test]
    fn only_who_takes_gzip_gets_it() {
        let takes = |list: &'static str| {
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(list))]))
        };
        for list in ["gzip", "br, gzip", "deflate, GZIP;q=0.5"] {
            assert!(takes(list), "{list}");
        }
        for list in ["", "br", "gzip;q=0", "gzip; q=0.0, br", "x-gzip"] {
            assert!(!takes(list), "{list}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
