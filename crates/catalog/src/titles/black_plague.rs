//! Zombicide: Black Plague in the shop window.

use crate::erased::Published;
use crate::title::{Opt, OptChoice, OptKind, Stage, TitleInfo};
use holdout_kernel::{Phrase, Problem};
use holdout_zombicide::{BlackPlague, Content, Setup, View};
use serde_json::json;
use std::sync::OnceLock;

/// What ships together with a folder of the user's own.
static OWN: OnceLock<Content> = OnceLock::new();

impl Published for BlackPlague {
    fn info() -> TitleInfo {
        TitleInfo {
            id: "black-plague",
            name: Phrase::new("bp-title"),
            tagline: Phrase::new("bp-tagline"),
            players: (1, 6),
            stage: Stage::Beta,
            missions: Self::content().missions.iter().map(|mission| mission.id.clone()).collect(),
            options: vec![mission(), survivors(), owners(), necromancers(), ambushes()],
        }
    }

    fn default_setup(seats: u8) -> Setup {
        Self::mission_setup("m0", seats)
    }

    fn mission_setup(mission: &str, seats: u8) -> Setup {
        Setup::default_for(Self::content(), mission, seats)
    }

    /// Every mission with every number of players, and with every team of seven to twelve it allows.
    fn setups() -> Vec<Setup> {
        let content = Self::content();
        let mut setups = Vec::new();
        for (at, mission) in content.missions.iter().enumerate() {
            setups.extend((1..=6).map(|players| Setup::default_for(content, &mission.id, players)));
            for size in 7..=mission.most {
                let mut large = Setup::default_for(content, &mission.id, 1 + (at as u8 + size) % 6);
                large.survivors = large.survivors.iter().cycle().take(size as usize).cloned().collect();
                large.necromancers = 1 + (at as u8 + size) % 3;
                setups.push(large);
            }
        }
        setups
    }

    fn content() -> &'static Content {
        OWN.get().unwrap_or_else(|| Self::built_in())
    }

    fn use_content(files: &[(String, String)]) -> Result<(), Vec<Problem>> {
        let content = Self::read_with(files)?;
        // A second folder comes too late: tables may be open with the first.
        OWN.set(content).map_err(|_| vec![Problem::new("content", "content of one's own is given once")])
    }

    /// Games played without a folder of one's own go on beside those played with it.
    fn contents() -> Vec<&'static Content> {
        OWN.get().into_iter().chain([Self::built_in()]).collect()
    }

    fn content_files() -> Vec<(&'static str, &'static str)> {
        BlackPlague::files()
    }

    fn read_content(files: &[(String, String)]) -> Result<Content, Vec<Problem>> {
        Self::read_with(files)
    }

    fn picture(view: &View, say: &dyn Fn(&Phrase) -> String) -> String {
        holdout_zombicide::picture(view, say)
    }
}

/// BP-2.1: the team chooses a mission.
fn mission() -> Opt {
    let built_in = BlackPlague::built_in();
    let choices = BlackPlague::content().missions.iter().map(|mission| {
        // A mission of the user's own brings its words along.
        let both =
            |key, [en, pl]: &[String; 2]| Phrase::new(key).arg("words-en", en.clone()).arg("words-pl", pl.clone());
        let (name, text) = if built_in.mission_named(&mission.id).is_some() {
            let key = format!("bp-mission-{}", mission.id);
            (Phrase::new(key.clone()), Phrase::new(format!("{key}-text")))
        } else {
            (both("bp-mission-own", &mission.name), both("bp-mission-own-text", &mission.briefing))
        };
        OptChoice { value: json!(mission.id), name, text }
    });
    Opt {
        id: "mission",
        kind: OptKind::Choice,
        default: json!("m0"),
        name: Phrase::new("bp-option-mission"),
        text: Phrase::new("bp-option-mission-text"),
        choices: choices.collect(),
    }
}

/// BP-2.4: the team, in the order in which it is shared out; above six, identities may come twice (BP-16.1).
fn survivors() -> Opt {
    let identities = &BlackPlague::content().identities;
    let choices = identities.iter().map(|one| OptChoice {
        value: json!(one.id),
        name: Phrase::new(format!("zc-survivor-{}", one.id)),
        text: Phrase::new("bp-option-survivors-text"),
    });
    Opt {
        id: "survivors",
        kind: OptKind::List,
        default: json!(identities.iter().map(|one| one.id.as_str()).collect::<Vec<_>>()),
        name: Phrase::new("bp-option-survivors"),
        text: Phrase::new("bp-option-survivors-text"),
        choices: choices.collect(),
    }
}

/// BP-2.4: who plays whom, by seat, in the order of the team; an empty list shares it out evenly.
fn owners() -> Opt {
    Opt {
        id: "owners",
        kind: OptKind::List,
        default: json!([]),
        name: Phrase::new("bp-option-owners"),
        text: Phrase::new("bp-option-owners-text"),
        choices: Vec::new(),
    }
}

/// BP-8.18: figures of Necromancers; two or more make a coven.
fn necromancers() -> Opt {
    let choices = (1..=3).map(|count: u8| OptChoice {
        value: json!(count),
        name: Phrase::new("bp-option-necromancers-count").arg("count", count),
        text: Phrase::new("bp-option-necromancers-text"),
    });
    Opt {
        id: "necromancers",
        kind: OptKind::Choice,
        default: json!(1),
        name: Phrase::new("bp-option-necromancers"),
        text: Phrase::new("bp-option-necromancers-text"),
        choices: choices.collect(),
    }
}

/// BP-G18: with or without the cards that hide a Walker.
fn ambushes() -> Opt {
    Opt {
        id: "ambushes",
        kind: OptKind::Flag,
        default: json!(true),
        name: Phrase::new("bp-option-ambushes"),
        text: Phrase::new("bp-option-ambushes-text"),
        choices: Vec::new(),
    }
}
