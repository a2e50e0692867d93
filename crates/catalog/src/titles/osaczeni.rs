//! Osaczeni in the shop window.

use crate::erased::Published;
use crate::title::{Opt, OptChoice, OptKind, Stage, TitleInfo};
use holdout_kernel::{Phrase, Problem};
use holdout_osaczeni::{Content, MAX_PLAYERS, Osaczeni, Setup, View, content};
use serde_json::{Value, json};

impl Published for Osaczeni {
    fn info() -> TitleInfo {
        TitleInfo {
            id: "osaczeni",
            name: Phrase::new("os-title"),
            tagline: Phrase::new("os-tagline"),
            players: Content::in_play().players,
            stage: Stage::Beta,
            missions: Vec::new(),
            options: vec![variant(), any_variant(), cold_store(), drinks(), first("badge"), first("victim")],
        }
    }

    fn default_setup(seats: u8) -> Setup {
        Setup::of(seats)
    }

    /// Every player count with the standard rules and with every variant.
    fn setups() -> Vec<Setup> {
        let variants = || Content::in_play().variants.iter().map(|variant| Some(variant.number));
        (3..=6)
            .flat_map(|players| {
                std::iter::once(None).chain(variants()).map(move |variant| Setup {
                    variant,
                    any_variant: variant.is_some(),
                    ..Setup::of(players)
                })
            })
            .collect()
    }

    fn content() -> &'static Content {
        Content::in_play()
    }

    fn use_content(files: &[(String, String)]) -> Result<(), Vec<Problem>> {
        Content::play_with(&borrowed(files))
    }

    /// Games played without files of one's own go on beside those played with them.
    fn contents() -> Vec<&'static Content> {
        vec![Content::in_play(), Content::embedded()]
    }

    fn content_files() -> Vec<(&'static str, &'static str)> {
        content::FILES.to_vec()
    }

    fn read_content(files: &[(String, String)]) -> Result<Content, Vec<Problem>> {
        Content::from_files(&content::with_the_rest(&borrowed(files))?)
    }

    fn picture(view: &View, say: &dyn Fn(&Phrase) -> String) -> String {
        holdout_osaczeni::picture::picture(view, say)
    }
}

fn borrowed(files: &[(String, String)]) -> Vec<(&str, &str)> {
    files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

/// OS-2.17, OS-16.9: the standard rules or one variant.
fn variant() -> Opt {
    let standard = OptChoice {
        value: Value::Null,
        name: Phrase::new("os-option-variant-none"),
        text: Phrase::new("os-option-variant-none-text"),
    };
    let variants = Content::in_play().variants.iter().map(|variant| OptChoice {
        value: json!(variant.number),
        name: Phrase::new(format!("os-variant-{}", variant.number)),
        text: Phrase::new(format!("os-variant-{}-text", variant.number)),
    });
    Opt {
        id: "variant",
        kind: OptKind::Choice,
        default: Value::Null,
        name: Phrase::new("os-option-variant"),
        text: Phrase::new("os-option-variant-text"),
        choices: std::iter::once(standard).chain(variants).collect(),
    }
}

/// Free play for groups that do not want to unlock variants first.
fn any_variant() -> Opt {
    Opt {
        id: "any_variant",
        kind: OptKind::Flag,
        default: json!(false),
        name: Phrase::new("os-option-any-variant"),
        text: Phrase::new("os-option-any-variant-text"),
        choices: Vec::new(),
    }
}

/// OS-11.8: the lengths of the cold store's rows are reconstructed; both readings can be played.
fn cold_store() -> Opt {
    let profile = |value: &str| OptChoice {
        value: json!(value),
        name: Phrase::new(format!("os-option-cold-store-{value}")),
        text: Phrase::new(format!("os-option-cold-store-{value}-text")),
    };
    Opt {
        id: "cold_store",
        kind: OptKind::Choice,
        default: json!("by-player-count"),
        name: Phrase::new("os-option-cold-store"),
        text: Phrase::new("os-option-cold-store-text"),
        choices: vec![profile("by-player-count"), profile("uniform")],
    }
}

/// OS-G21: both readings can be played.
fn drinks() -> Opt {
    let reading = |value: &str| OptChoice {
        value: json!(value),
        name: Phrase::new(format!("os-option-drinks-{value}")),
        text: Phrase::new(format!("os-option-drinks-{value}-text")),
    };
    Opt {
        id: "drinks",
        kind: OptKind::Choice,
        default: json!("own-turn"),
        name: Phrase::new("os-option-drinks"),
        text: Phrase::new("os-option-drinks-text"),
        choices: vec![reading("own-turn"), reading("any-turn")],
    }
}

/// OS-2.5 to OS-2.7: who begins with a token, named by the host or drawn.
fn first(token: &'static str) -> Opt {
    let drawn = OptChoice {
        value: Value::Null,
        name: Phrase::new("os-option-drawn"),
        text: Phrase::new("os-option-drawn-text"),
    };
    let players = (1..=MAX_PLAYERS).map(|number| OptChoice {
        value: json!(format!("player-{number}")),
        name: Phrase::new(format!("os-option-player-{number}")),
        text: Phrase::new("os-option-player-text"),
    });
    Opt {
        id: token,
        kind: OptKind::Choice,
        default: Value::Null,
        name: Phrase::new(format!("os-option-{token}")),
        text: Phrase::new(format!("os-option-{token}-text")),
        choices: std::iter::once(drawn).chain(players).collect(),
    }
}
