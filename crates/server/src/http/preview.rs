//! What a link shows where somebody shares it: the name of the game and a picture. Whoever makes such previews reads the page
//! and runs nothing of it, so they stand in the page as it is served.

use super::extract::Caller;
use crate::hub::Hub;
use axum::http::Uri;
use axum::http::header::{ACCEPT_LANGUAGE, HOST, HeaderMap, HeaderName};
use holdout_catalog::Title;
use holdout_lexicon::{Language, Lexicon};
use holdout_store::TableId;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Between these stands what is shown of any page.
const MARKS: (&str, &str) = ("<!--og-->", "<!--/og-->");

const PICTURE: &str = "/og.png";

const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// A page does not wait longer to be told what is played at its table.
const LOOK_WITHIN: Duration = Duration::from_secs(1);

/// The page with what its address leads to; as it is where nothing can be said.
pub(super) async fn of(hub: &Arc<Hub>, caller: &Caller, uri: &Uri, asked: &HeaderMap, page: &str) -> String {
    let Some((head, rest)) = page.split_once(MARKS.0) else { return page.to_owned() };
    let Some((general, tail)) = rest.split_once(MARKS.1) else { return page.to_owned() };
    let mut shown = general.to_owned();
    if let Some(origin) = origin(&hub.settings.origins, asked) {
        shown = shown.replace(&format!("\"{PICTURE}\""), &format!("\"{origin}{PICTURE}\""));
    }
    if let Some(title) = title(hub, caller, uri.path()).await {
        let info = title.info();
        let lexicon = Lexicon::of(language(asked), info.id);
        let (name, about) = (lexicon.render(&info.name, &[]), lexicon.render(&info.tagline, &[]));
        shown = with_content(&shown, "og:title", &format!("{name} – Holdout"));
        shown = with_content(&shown, "og:description", &about);
    }
    [head, &shown, tail].concat()
}

/// Where the page stands, for those who do not know where they found it. What a proxy or a browser says of it goes into the
/// answer to nobody else, and only if it can be an address.
fn origin(known: &[String], asked: &HeaderMap) -> Option<String> {
    if let Some(origin) = known.first() {
        return Some(origin.clone());
    }
    let host = asked.get(HOST)?.to_str().ok()?;
    let is_host = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    let is_safe = asked.get(FORWARDED_PROTO).is_some_and(|kind| kind == "https");
    (!host.is_empty() && host.chars().all(is_host)).then(|| format!("http{}://{host}", if is_safe { "s" } else { "" }))
}

fn language(asked: &HeaderMap) -> Language {
    let first = asked.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()?.split([',', ';']).next());
    first.and_then(|code| Language::parse(code.trim())).unwrap_or(Language::En)
}

/// The game an address leads to. Finding out what is played at a table is a look at it.
async fn title(hub: &Arc<Hub>, caller: &Caller, path: &str) -> Option<&'static dyn Title> {
    let mut parts = path.trim_matches('/').split('/');
    let title = match (parts.next()?, parts.next()?) {
        ("new" | "rules", title) => title.to_owned(),
        ("table", table) if hub.looks.allows(caller.0) => {
            timeout(LOOK_WITHIN, hub.glance(&TableId::new(table), Vec::new())).await.ok()?.ok()?.title
        }
        _ => return None,
    };
    hub.title(&title).ok()
}

fn with_content(shown: &str, property: &str, content: &str) -> String {
    let lines = shown.split_inclusive('\n').map(|line| {
        if line.contains(&format!("property=\"{property}\"")) {
            format!("    <meta property=\"{property}\" content=\"{}\" />\n", escaped(content))
        } else {
            line.to_owned()
        }
    });
    lines.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_page_knows_where_it_stands() {
        let asked = |of: &[(HeaderName, &'static str)]| -> HeaderMap {
            of.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
        };
        let at = |of: &[(HeaderName, &'static str)]| origin(&[], &asked(of));
        assert_eq!(at(&[(HOST, "[::1]:8080")]).as_deref(), Some("http://[::1]:8080"));
        assert_eq!(at(&[(HOST, "holdout.example"), (FORWARDED_PROTO, "https")]).unwrap(), "https://holdout.example");
        assert_eq!(at(&[(HOST, "a\"><script>")]), None);
        assert_eq!(at(&[]), None);
        let known = ["https://holdout.example".to_owned()];
        assert_eq!(origin(&known, &asked(&[(HOST, "10.0.0.1")])).unwrap(), known[0]);
        assert_eq!(language(&asked(&[(ACCEPT_LANGUAGE, "pl-PL,pl;q=0.9,en;q=0.8")])), Language::Pl);
        assert_eq!(language(&asked(&[(ACCEPT_LANGUAGE, "de")])), Language::En);
    }

    #[test]
    fn only_what_is_meant_is_replaced() {
        let shown =
            "    <meta property=\"og:type\" content=\"website\" />\n    <meta property=\"og:title\" content=\"x\" />\n";
        let other = with_content(shown, "og:title", "\"A\" & <B>");
        assert_eq!(
            other,
            "    <meta property=\"og:type\" content=\"website\" />\n    \
             <meta property=\"og:title\" content=\"&quot;A&quot; &amp; &lt;B>\" />\n"
        );
    }
}
