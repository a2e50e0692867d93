//! The editions of Zombicide in the shop window.

use crate::erased::Published;
use crate::title::{Opt, OptChoice, OptKind, Stage, TitleInfo};
use holdout_kernel::record::Start;
use holdout_kernel::{Phrase, Problem, Seed, Sitting, Viewer};
use holdout_zombicide::{Content, Edition, OptionKind, Setup, TableOption, View, Zombicide};
use serde_json::{Map, Value, json};

impl<E: Edition> Published for Zombicide<E> {
    fn info() -> TitleInfo {
        let mut options = vec![mission::<E>(), survivors::<E>(), owners::<E>()];
        options.extend(E::KNOBS.options.iter().map(option::<E>));
        TitleInfo {
            id: E::ID,
            name: words::<E>("title"),
            tagline: words::<E>("tagline"),
            players: (1, 6),
            stage: if E::IS_YOUNG { Stage::Alpha } else { Stage::Beta },
            missions: Self::content().missions.iter().map(|mission| mission.id.clone()).collect(),
            options,
        }
    }

    fn default_setup(seats: u8) -> Setup {
        Self::mission_setup(&first::<E>(), seats)
    }

    fn mission_setup(mission: &str, seats: u8) -> Setup {
        Setup::default_for(Self::content(), mission, seats)
    }

    /// Every mission with every number of players, as it is and with each option turned that is on or off, and with every
    /// team of seven to twelve it allows; those with several options turned.
    fn setups() -> Vec<Setup> {
        let content = Self::content();
        let mut setups = Vec::new();
        for (at, mission) in content.missions.iter().enumerate() {
            setups.extend((1..=6).map(|players| Setup::default_for(content, &mission.id, players)));
            for (number, option) in E::KNOBS.options.iter().enumerate() {
                let OptionKind::Flag { default } = option.kind else { continue };
                // What is off from the start is tried by every number of players.
                let seats = if default { 1 + (at + number) as u8 % 6..=1 + (at + number) as u8 % 6 } else { 1..=6 };
                setups.extend(seats.map(|players| {
                    let mut turned = Setup::default_for(content, &mission.id, players);
                    turned.options.insert(option.id.to_owned(), Value::Bool(!default));
                    let stands = |setup: &Setup| {
                        Sitting::<Self>::begin(content, Start::Setup(setup.clone()), Seed::from_number(0)).is_ok()
                    };
                    if !stands(&turned) {
                        // An option that needs another is tried with all of them.
                        let flags = E::KNOBS.options.iter().filter(|one| matches!(one.kind, OptionKind::Flag { .. }));
                        turned.options.extend(flags.map(|one| (one.id.to_owned(), Value::Bool(true))));
                    }
                    turned
                }));
            }
            for size in 7..=mission.most {
                let turn = at as u8 + size;
                let mut large = Setup::default_for(content, &mission.id, 1 + turn % 6);
                // Second copies of everybody, or guests, where there are any.
                let all = content.identities.iter().filter(|one| turn % 2 == 1 || !one.guest);
                large.survivors = all.cycle().take(size as usize).map(|one| one.id.clone()).collect();
                for option in E::KNOBS.options {
                    let value = match option.kind {
                        OptionKind::Flag { default } => Value::Bool(default || turn % 2 == 1),
                        OptionKind::Number { least, offered, .. } => Value::from(least + turn % offered),
                    };
                    large.options.insert(option.id.to_owned(), value);
                }
                setups.push(large);
            }
        }
        setups
    }

    fn content() -> &'static Content {
        Self::content()
    }

    fn use_content(files: &[(String, String)]) -> Result<(), Vec<Problem>> {
        Self::use_content(files)
    }

    /// Games played without a folder of one's own go on beside those played with it.
    fn contents() -> Vec<&'static Content> {
        Self::contents()
    }

    fn content_files() -> Vec<(&'static str, &'static str)> {
        Self::files()
    }

    /// How each mission begins, as anybody at its table sees it, without the team and without what is seen from where.
    fn laid_out() -> Vec<(&'static str, Value)> {
        let content = Self::content();
        let start = |mission: &str| {
            let setup = Start::Setup(Setup::default_for(content, mission, 1));
            let sitting = Sitting::<Self>::begin(content, setup, Seed::from_number(0)).ok()?;
            let mut view = sitting.table().view(Viewer::Spectator);
            view.survivors.clear();
            for zone in &mut view.zones {
                zone.sees.clear();
                zone.survivors.clear();
            }
            Some((mission.to_owned(), json!(view)))
        };
        let starts: Map<String, Value> = content.missions.iter().filter_map(|mission| start(&mission.id)).collect();
        vec![("starts", Value::Object(starts))]
    }

    fn terms(setup: &Setup, language: &str) -> String {
        Self::terms(setup, language)
    }

    fn read_content(files: &[(String, String)]) -> Result<Content, Vec<Problem>> {
        Self::read_with(files)
    }

    fn picture(view: &View, say: &dyn Fn(&Phrase) -> String) -> String {
        holdout_zombicide::picture(view, say)
    }
}

/// Words of the edition's own.
fn words<E: Edition>(key: &str) -> Phrase {
    Phrase::new(format!("{}-{key}", E::PREFIX))
}

fn first<E: Edition>() -> String {
    Zombicide::<E>::content().missions.first().map_or_else(String::new, |mission| mission.id.clone())
}

/// The team chooses a mission.
fn mission<E: Edition>() -> Opt {
    let built_in = Zombicide::<E>::built_in();
    let choices = Zombicide::<E>::content().missions.iter().map(|mission| {
        // A mission of the user's own brings its words along.
        let both =
            |key, [en, pl]: &[String; 2]| words::<E>(key).arg("words-en", en.clone()).arg("words-pl", pl.clone());
        let (name, text) = if built_in.mission_named(&mission.id).is_some() {
            (words::<E>(&format!("mission-{}", mission.id)), words::<E>(&format!("mission-{}-text", mission.id)))
        } else {
            (both("mission-own", &mission.name), both("mission-own-text", &mission.briefing))
        };
        OptChoice { value: json!(mission.id), name, text }
    });
    Opt {
        id: "mission",
        kind: OptKind::Choice,
        default: json!(first::<E>()),
        name: words::<E>("option-mission"),
        text: words::<E>("option-mission-text"),
        choices: choices.collect(),
    }
}

/// The team, in the order in which it is shared out; above six, identities may come twice.
fn survivors<E: Edition>() -> Opt {
    let identities = &Zombicide::<E>::content().identities;
    let choices = identities.iter().map(|one| OptChoice {
        value: json!(one.id),
        name: Phrase::new(format!("zc-survivor-{}", one.id)),
        text: words::<E>("option-survivors-text"),
    });
    let team = Setup::default_for(Zombicide::<E>::content(), &first::<E>(), 1).survivors;
    Opt {
        id: "survivors",
        kind: OptKind::List,
        default: json!(team),
        name: words::<E>("option-survivors"),
        text: words::<E>("option-survivors-text"),
        choices: choices.collect(),
    }
}

/// Who plays whom, by seat, in the order of the team; an empty list shares it out evenly.
fn owners<E: Edition>() -> Opt {
    Opt {
        id: "owners",
        kind: OptKind::List,
        default: json!([]),
        name: words::<E>("option-owners"),
        text: words::<E>("option-owners-text"),
        choices: Vec::new(),
    }
}

/// An option of the edition's own.
fn option<E: Edition>(option: &TableOption) -> Opt {
    let key = format!("option-{}", option.id);
    let text = || words::<E>(&format!("{key}-text"));
    let (kind, choices) = match option.kind {
        OptionKind::Flag { .. } => (OptKind::Flag, Vec::new()),
        OptionKind::Number { least, offered, .. } => {
            let each = (least..least + offered).map(|count| OptChoice {
                value: json!(count),
                name: words::<E>(&format!("{key}-count")).arg("count", count),
                text: text(),
            });
            (OptKind::Choice, each.collect())
        }
    };
    Opt { id: option.id, kind, default: option.default(), name: words::<E>(&key), text: text(), choices }
}
