//! What the house offers: titles, rules, health and numbers.

use crate::hub::Hub;
use crate::objection::Objection;
use crate::protocol::{Chapter, KeptFor, Role, RuleIndex, RuleText, Title};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use holdout_lexicon::{Language, RuleKind};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The titles, in the order of the shop window.
#[utoipa::path(get, path = "/api/titles", tag = "about", responses((status = 200, body = Vec<Title>)))]
pub async fn titles(State(hub): State<Arc<Hub>>) -> Response {
    hub.once("titles", || shop_window(&hub))
}

fn shop_window(hub: &Hub) -> Vec<Title> {
    let title = |title: &&'static dyn holdout_catalog::Title| {
        let info = title.info();
        let plain = |value: &dyn erased::Plain| value.plain();
        Title {
            id: info.id.to_owned(),
            name: info.name.into(),
            tagline: info.tagline.into(),
            players: info.players,
            stage: plain(&info.stage).as_str().unwrap_or_default().to_owned(),
            missions: info.missions,
            bots: bots_of(*title),
            roles: title.roles().iter().map(|role| role_of(info.id, role)).collect(),
            options: info.options.iter().map(|option| plain(option)).collect(),
            remembers: title.remembers(),
        }
    };
    hub.titles().iter().map(title).collect()
}

fn bots_of(title: &dyn holdout_catalog::Title) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for kind in title.roles().iter().flat_map(|role| holdout_bots::kinds(title.id(), role.id)) {
        if !all.iter().any(|known| known == kind) {
            all.push((*kind).to_owned());
        }
    }
    all
}

fn role_of(title: &str, role: &holdout_kernel::Role) -> Role {
    let bots = holdout_bots::kinds(title, role.id).iter().map(|kind| (*kind).to_owned()).collect();
    Role { id: role.id.to_owned(), side: role.side.map(str::to_owned), bots }
}

/// Plain data as JSON.
mod erased {
    use serde::Serialize;
    use serde_json::Value;

    pub trait Plain {
        fn plain(&self) -> Value;
    }

    impl<T: Serialize> Plain for T {
        fn plain(&self) -> Value {
            serde_json::to_value(self).expect("plain data")
        }
    }
}

/// What is in the box of a title: cards, figures, missions with their provenance, by content file.
#[utoipa::path(
    get, path = "/api/titles/{title}/box", tag = "about", params(("title" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = crate::protocol::Failure))
)]
pub async fn in_the_box(State(hub): State<Arc<Hub>>, Path(title): Path<String>) -> Result<Response, Objection> {
    let known = hub.title(&title)?;
    Ok(hub.once(&format!("box {title}"), || known.in_the_box()))
}

/// The rules of a title, in the order of the book.
#[utoipa::path(
    get, path = "/api/rules/{title}", tag = "about", params(("title" = String, Path)),
    responses((status = 200, body = RuleIndex), (status = 404, body = crate::protocol::Failure))
)]
pub async fn rules(State(hub): State<Arc<Hub>>, Path(title): Path<String>) -> Result<Response, Objection> {
    hub.title(&title)?;
    let index = holdout_lexicon::RuleIndex::of(&title).ok_or_else(Objection::no_such_title)?;
    Ok(hub.once(&format!("rules {title}"), || rule_index(index)))
}

fn rule_index(index: &holdout_lexicon::RuleIndex) -> RuleIndex {
    let chapters = index.chapters().iter().map(|chapter| Chapter {
        id: chapter.id.clone(),
        en: chapter.title.get(Language::En).to_owned(),
        pl: chapter.title.get(Language::Pl).to_owned(),
    });
    let rules = index.rules().iter().map(|rule| {
        let reason = |language| rule.unenforceable.as_ref().map(|reason| reason.get(language).to_owned());
        let name = |language| rule.name.as_ref().map(|name| name.get(language).to_owned());
        RuleText {
            id: rule.id.clone(),
            name_en: name(Language::En),
            name_pl: name(Language::Pl),
            en: rule.text.get(Language::En).to_owned(),
            pl: rule.text.get(Language::Pl).to_owned(),
            chapter: rule.chapter.clone(),
            kind: kind(rule.kind).to_owned(),
            enforceable: rule.is_enforceable(),
            reason: reason(Language::En),
            reason_pl: reason(Language::Pl),
        }
    });
    RuleIndex { chapters: chapters.collect(), rules: rules.collect() }
}

fn kind(kind: RuleKind) -> &'static str {
    match kind {
        RuleKind::Rule => "rule",
        RuleKind::Product => "product",
        RuleKind::Skill => "skill",
        RuleKind::Ruling => "ruling",
    }
}

/// How long this server keeps what nobody plays.
#[utoipa::path(get, path = "/api/kept", tag = "about", responses((status = 200, body = KeptFor)))]
pub async fn kept_for(State(hub): State<Arc<Hub>>) -> Json<KeptFor> {
    let days = |kept: Option<Duration>| kept.map(|kept| (kept.as_secs() / 86_400) as u32);
    let keep = hub.settings.keep;
    Json(KeptFor { unplayed: days(keep.unplayed), uploads: days(keep.uploads) })
}

/// Whether the server works: it answers, and its disk takes what is written. The disk is tried every few seconds at most.
#[utoipa::path(
    get, path = "/healthz", tag = "about",
    responses((status = 200, body = Object), (status = 429, body = crate::protocol::Failure),
              (status = 503, body = Object, description = "the disk takes nothing"))
)]
pub async fn health(State(hub): State<Arc<Hub>>) -> (StatusCode, Json<Value>) {
    let ok = hub.disk_works().await;
    let stats = hub.store.stats();
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(json!({ "ok": ok, "waiting": stats.waiting, "tables": hub.metrics.open_tables.get() })))
}

/// Numbers for Prometheus.
#[utoipa::path(
    get, path = "/metrics", tag = "about",
    responses((status = 200, body = String, content_type = "application/openmetrics-text"),
              (status = 429, body = crate::protocol::Failure))
)]
pub async fn metrics(State(hub): State<Arc<Hub>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hub.metrics.text())
}
