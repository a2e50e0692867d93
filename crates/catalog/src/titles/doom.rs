//! DOOM: The Board Game in the shop window.

use crate::erased::Published;
use crate::title::{Opt, OptChoice, OptKind, Stage, TitleInfo};
use holdout_doom::{Content, Doom, Setup, View, content};
use holdout_kernel::{Phrase, Problem};
use serde_json::json;
use std::sync::OnceLock;

/// What ships together with a folder of the user's own.
static OWN: OnceLock<Content> = OnceLock::new();

impl Published for Doom {
    fn info() -> TitleInfo {
        TitleInfo {
            id: "doom",
            name: Phrase::new("dm-title"),
            tagline: Phrase::new("dm-tagline"),
            players: (2, 4),
            stage: Stage::Alpha,
            missions: Self::content().scenarios.iter().map(|scenario| scenario.id.clone()).collect(),
            options: vec![scenario(), difficulty()],
        }
    }

    fn default_setup(seats: u8) -> Setup {
        Setup::of(seats)
    }

    fn mission_setup(mission: &str, seats: u8) -> Setup {
        Setup { scenario: mission.to_owned(), ..Setup::of(seats) }
    }

    /// Every scenario with every number of players and every difficulty.
    fn setups() -> Vec<Setup> {
        let content = Self::content();
        let scenarios = content.scenarios.iter();
        let with_players = scenarios
            .flat_map(|scenario| (scenario.marines.0..=scenario.marines.1).map(move |marines| (scenario, marines + 1)));
        with_players
            .flat_map(|(scenario, players)| {
                content.difficulties.iter().map(move |difficulty| Setup {
                    scenario: scenario.id.clone(),
                    difficulty: difficulty.id.clone(),
                    ..Setup::of(players)
                })
            })
            .collect()
    }

    fn content() -> &'static Content {
        OWN.get().unwrap_or_else(|| Content::embedded())
    }

    fn use_content(files: &[(String, String)]) -> Result<(), Vec<Problem>> {
        let content = Self::read_content(files)?;
        // A second folder comes too late: tables may be open with the first.
        OWN.set(content).map_err(|_| vec![Problem::new("content", "content of one's own is given once")])
    }

    /// Games played without a folder of one's own go on beside those played with it.
    fn contents() -> Vec<&'static Content> {
        OWN.get().into_iter().chain([Content::embedded()]).collect()
    }

    fn content_files() -> Vec<(&'static str, &'static str)> {
        content::FILES.to_vec()
    }

    /// DM-1.8: scenarios tell what lies in the dark, so no page and no request serves them.
    fn shown_files() -> Vec<(&'static str, String)> {
        let open = content::FILES.into_iter().filter(|(name, _)| !name.starts_with("scenario"));
        open.map(|(name, text)| (name, text.to_owned())).collect()
    }

    fn read_content(files: &[(String, String)]) -> Result<Content, Vec<Problem>> {
        let mut all: Vec<(&str, &str)> = content::FILES.to_vec();
        for (name, text) in files {
            match all.iter_mut().find(|(known, _)| known == name) {
                Some(known) => known.1 = text,
                None => all.push((name, text)),
            }
        }
        Content::from_files(&all)
    }

    fn picture(view: &View, say: &dyn Fn(&Phrase) -> String) -> String {
        holdout_doom::picture::picture(view, say)
    }
}

/// DM-2.4: the scenario.
fn scenario() -> Opt {
    let built_in = Content::embedded();
    let choices = Doom::content().scenarios.iter().map(|scenario| {
        // A scenario of the user's own brings its words along.
        let both =
            |key, [en, pl]: &[String; 2]| Phrase::new(key).arg("words-en", en.clone()).arg("words-pl", pl.clone());
        let (name, text) = if built_in.scenario(&scenario.id).is_some() {
            let key = format!("dm-scenario-{}", scenario.id);
            (Phrase::new(key.clone()), Phrase::new(format!("{key}-text")))
        } else {
            (both("dm-scenario-own", &scenario.title), both("dm-scenario-own-text", &scenario.objective))
        };
        OptChoice { value: json!(scenario.id), name, text }
    });
    Opt {
        id: "scenario",
        kind: OptKind::Choice,
        default: json!(Setup::of(2).scenario),
        name: Phrase::new("dm-option-scenario"),
        text: Phrase::new("dm-option-scenario-text"),
        choices: choices.collect(),
    }
}

/// DM-26.1: the difficulty settings.
fn difficulty() -> Opt {
    let choices = Doom::content().difficulties.iter().map(|one| OptChoice {
        value: json!(one.id),
        name: Phrase::new(format!("dm-difficulty-{}", one.id)),
        text: Phrase::new(format!("dm-difficulty-{}-text", one.id)),
    });
    Opt {
        id: "difficulty",
        kind: OptKind::Choice,
        default: json!(Setup::of(2).difficulty),
        name: Phrase::new("dm-option-difficulty"),
        text: Phrase::new("dm-option-difficulty-text"),
        choices: choices.collect(),
    }
}
