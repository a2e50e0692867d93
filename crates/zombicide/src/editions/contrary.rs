//! An edition for tests: the content of another, with every knob turned the other way. It shows that shared code asks
//! the knobs, and that games end and stay sound whatever they say.

use super::black_plague::BlackPlagueEdition;
use crate::content::Content;
use crate::ground::{Across, Mover, Range, SightRule};
use crate::knobs::*;
use crate::parts::Parts;
use crate::parts::dragon_fire::{DragonFire, Way};
use crate::rule::Rule;
use crate::skills::{self, SkillKind};
use crate::{Answer, Edition, Setup, Zombicide};
use holdout_kernel::battery::{self, Care};
use holdout_kernel::record::Start;
use holdout_kernel::{By, RuleId, Script, Seat, Seed, Sitting, Viewer};
use include_dir::Dir;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::OnceLock;

type Contrary = Zombicide<ContraryEdition>;

struct ContraryEdition;

const KNOBS: Knobs = Knobs {
    rule: BlackPlagueEdition::KNOBS.rule,
    parts: Parts { dragon_fire: FIRE, ..BlackPlagueEdition::KNOBS.parts },
    options: BlackPlagueEdition::KNOBS.options,
    grounds: BlackPlagueEdition::KNOBS.grounds,
    skills: &[OWN, skills::COMMON],
    slots: 0b1_1111_1111,
    deaths: Deaths::FirstLoses,
    both: Both::Loses,
    impossible: Some(Rule::Win),
    tile_edges: BlackPlagueEdition::KNOBS.tile_edges,
    sight: SightRule { across: Across::Hidden, range: Range::Cells, ..BlackPlagueEdition::KNOBS.sight },
    taint: None,
    movers: BlackPlagueEdition::KNOBS.movers,
    imagined: Mover::UNBOUND,
    blocked: Blocked::MayBeChosen,
    draw: Attraction::WithinReach,
    split: Split::Together,
    shield: Shield::BetterValue,
    ones: Ones::Fail,
    beside: Beside::Seen,
    torches: Torches::Carried,
    spawn_order: SpawnOrder::AsListed,
    running_out: RunningOut::AbominationsActivateAndOneComes,
    meals: Meals::Action,
    most_found: 2,
    tough: Tough::EachAttack,
    misses: Misses::BeforeHits,
    gifts: Gifts::AtOnce,
    rushes: Rushes::OncePerTurn,
    taunts: Taunts::TwoSteps,
    lenders: Lenders::AmongOthers,
    starts: Groups::ChancePlaces,
    crowds: Crowds::ExtraCards,
    more_boxes: false,
    focus: true,
};

/// A reading of a name of its own.
const OWN: &[&SkillKind] = &[&SkillKind::one("tough", |perks, _| perks.slips = true)];

/// The other way of making fire.
const FIRE: Option<DragonFire> = match BlackPlagueEdition::KNOBS.parts.dragon_fire {
    Some(fire) => Some(DragonFire { way: Way::AtOnce, ..fire }),
    None => None,
};

/// The third value of the knobs that have three.
const THIRD: Knobs = Knobs { split: Split::ShareOut, running_out: RunningOut::AbominationComesOrActivates, ..KNOBS };

const BARE: Knobs = Knobs { parts: Parts::NONE, ..KNOBS };

impl Edition for ContraryEdition {
    const ID: &'static str = "contrary";
    const RULES_VERSION: u32 = 1;
    const PREFIX: &'static str = "bp";
    const TALK: RuleId = BlackPlagueEdition::TALK;
    const KNOBS: &'static Knobs = &KNOBS;

    fn folder() -> &'static Dir<'static> {
        BlackPlagueEdition::folder()
    }

    fn shelves() -> &'static [OnceLock<Content>; 2] {
        static SHELVES: [OnceLock<Content>; 2] = [OnceLock::new(), OnceLock::new()];
        &SHELVES
    }
}

/// The files of the other edition, with enemies that deal more Wounds and are hit in another order.
fn files() -> Vec<(String, String)> {
    const ENEMIES: [(&str, &str); 3] = [
        ("wounds = 1, toughness = 2, xp = 1, order = 2", "wounds = 2, toughness = 2, xp = 1, order = 1"),
        ("wounds = 1, toughness = 3, xp = 5, order = 2", "wounds = 3, toughness = 3, xp = 5, order = 1"),
        ("wounds = 1, toughness = 1, xp = 1, order = 1", "wounds = 1, toughness = 1, xp = 1, order = 2"),
    ];
    let changed = |text: &str| ENEMIES.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to));
    Contrary::files().into_iter().map(|(name, text)| (name.to_owned(), changed(text))).collect()
}

fn contrary() -> &'static Content {
    static SHELF: OnceLock<Content> = OnceLock::new();
    SHELF.get_or_init(|| Content::read(&files(), &KNOBS).unwrap_or_else(|problems| panic!("{problems:?}")))
}

fn third() -> &'static Content {
    static SHELF: OnceLock<Content> = OnceLock::new();
    SHELF.get_or_init(|| Content::read(&files(), &THIRD).unwrap_or_else(|problems| panic!("{problems:?}")))
}

/// A game from a written position.
struct Tried {
    sitting: Sitting<Contrary>,
    script: Script,
}

impl Tried {
    fn on(content: &'static Content, position: Value, dice: &[(&str, &[u8])]) -> Self {
        let dice: BTreeMap<String, Vec<u8>> =
            dice.iter().map(|(stream, faces)| ((*stream).to_owned(), faces.to_vec())).collect();
        let mut script = Script::new(crate::streams::NAMES, dice);
        let start = Start::position(position).expect("the position is readable");
        let sitting = Sitting::begin_scripted(content, start, Seed::from_number(1), Some(&mut script));
        Self { sitting: sitting.expect("the position is sound"), script }
    }

    fn new(position: Value) -> Self {
        Self::on(contrary(), position, &[])
    }

    fn answer(&mut self, name: &str) -> &mut Self {
        let answer = Answer::parse(name).expect("the answer is readable");
        let ask = self.sitting.table().ask_id(Seat(0));
        let taken = self.sitting.answer(Seat(0), ask, answer, By::Player, Some(&mut self.script));
        assert!(taken.is_ok(), "{name} is refused: {:?}", taken.err());
        self
    }

    fn offers(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.sitting.table().legal(Seat(0), &mut legal);
        legal.iter().map(Answer::name).collect()
    }

    fn all(&self) -> Vec<Value> {
        let seen = self.sitting.seen_since(0, Viewer::Spectator).into_iter();
        seen.map(|entry| serde_json::to_value(entry.seen).expect("events are plain data")).collect()
    }

    fn events(&self, kind: &str) -> Vec<Value> {
        self.all().into_iter().filter(|event| event["type"] == kind).collect()
    }

    fn view(&self) -> Value {
        serde_json::to_value(self.sitting.table().view(Viewer::Spectator)).expect("a view is plain data")
    }
}

#[test]
fn games_are_clean_whatever_the_knobs_say() {
    for content in [contrary(), third()] {
        for (at, mission) in content.missions.iter().enumerate() {
            let setup = Setup::default_for(content, &mission.id, 1 + at as u8 % 4);
            let ran = battery::play::<Contrary>(content, &setup, Seed::from_number(at as u64), Care { every: 40 });
            assert!(ran.is_ok(), "{}: {:?}", mission.id, ran.err().map(|failure| (failure.check, failure.what)));
        }
    }
}

/// Each part switched off alone.
const WITHOUT: [(Knobs, Option<&str>); 5] = [
    (Knobs { parts: Parts { doors: None, ..KNOBS.parts }, ..KNOBS }, Some("this edition has no doors")),
    (Knobs { parts: Parts { crypts: None, ..KNOBS.parts }, ..KNOBS }, Some("this edition has no vaults")),
    (Knobs { parts: Parts { dragon_fire: None, ..KNOBS.parts }, ..KNOBS }, Some("there is no `fire`")),
    (Knobs { parts: Parts { necromancers: None, ..KNOBS.parts }, ..KNOBS }, Some("there is no `necromancer`")),
    (Knobs { parts: Parts { spells: None, ..KNOBS.parts }, ..KNOBS }, None),
];

/// Content that speaks of a part is refused in words; without what it does not need, games are clean.
#[test]
fn every_part_can_be_switched_off() {
    static KNOBS_WITHOUT: [(Knobs, Option<&str>); 5] = WITHOUT;
    for (knobs, missed) in &KNOBS_WITHOUT {
        match (Content::read(&files(), knobs), missed) {
            (Err(problems), Some(words)) => {
                let all: String = problems.iter().map(|problem| format!("{problem}\n")).collect();
                assert!(all.contains(words), "{words}: {all}");
            }
            (Ok(content), None) => {
                let content: &'static Content = Box::leak(Box::new(content));
                let setup = Setup::default_for(content, "m1", 2);
                let ran = battery::play::<Contrary>(content, &setup, Seed::from_number(7), Care { every: 60 });
                assert!(ran.is_ok(), "{:?}", ran.err().map(|failure| (failure.check, failure.what)));
            }
            (read, missed) => panic!("{missed:?}: {:?}", read.err()),
        }
    }
}

#[test]
fn what_an_edition_does_not_have_is_refused() {
    let problems = Content::read(&files(), &BARE).err().expect("these missions have doors and vaults");
    let all: String = problems.iter().map(|problem| format!("{problem}\n")).collect();
    assert!(all.contains("no doors") && all.contains("no vaults"), "{all}");
}

#[test]
fn the_first_death_loses() {
    let tried = Tried::new(json!({
        "mission": "m1", "survivors": [{ "id": "ann", "zone": "2R.s22" }, { "id": "clovis", "zone": "8V.G" }],
        "phase": "zombies", "zombies": { "2R.s22": { "walker": 3 } } }));
    assert_eq!(tried.view()["outcome"], "somebody-died");
}

#[test]
fn from_a_room_the_next_house_is_not_seen() {
    let tried = Tried::new(json!({
        "mission": "m1", "survivors": [{ "id": "ann", "zone": "2R.C" }], "turn": "ann", "open": [1, 2] }));
    let view = tried.view();
    let zone =
        view["zones"].as_array().expect("zones").iter().find(|zone| zone["zone"] == "2R.C").expect("it is there");
    let sees = zone["sees"].as_array().expect("a list");
    assert!(sees.contains(&json!("2R.s00")) && !sees.contains(&json!("8V.G")), "{sees:?}");
}

/// The noisiest zone lies behind a closed door; the other one can be walked to.
#[test]
fn zones_within_reach_come_first() {
    let position = json!({
        "mission": "m1", "phase": "zombies", "zombies": { "9V.s10": { "walker": 1 } }, "noise": { "2R.B": 9 },
        "survivors": [{ "id": "ann", "zone": "2R.s01" }] });
    let moved = Tried::new(position.clone()).events("zombies-moved");
    let all = Sitting::<Zombicide<BlackPlagueEdition>>::begin(
        Zombicide::<BlackPlagueEdition>::built_in(),
        Start::position(position).expect("it is readable"),
        Seed::from_number(1),
    );
    let other = all.expect("it is sound").seen_since(0, Viewer::Spectator).into_iter();
    let other = other.map(|entry| serde_json::to_value(entry.seen).expect("events are plain data"));
    let other: Vec<Value> = other.filter(|event| event["type"] == "zombies-moved").collect();
    assert_eq!(moved.len(), 1);
    assert_ne!(moved, other, "the closed house drew them");
}

#[test]
fn all_of_a_zone_stay_together() {
    let mut tried = Tried::new(json!({
        "mission": "m4", "survivors": [{ "id": "ann", "zone": "6R.s00" }], "phase": "zombies",
        "zombies": { "6R.s22": { "walker": 4, "fatty": 1, "abomination": 1 } }, "zombie_deck": [1, 2, 3] }));
    assert_eq!(tried.offers(), ["way:6R.s12", "way:6R.s21"]);
    let moved = tried.answer("way:6R.s21").events("zombies-moved");
    assert_eq!(moved.len(), 3);
    assert!(moved.iter().all(|event| event["to"] == "6R.s21"), "{moved:?}");
}

#[test]
fn the_team_shares_out_what_is_left_over() {
    let position = json!({
        "mission": "m4", "survivors": [{ "id": "ann", "zone": "6R.s00" }], "phase": "zombies",
        "zombies": { "6R.s22": { "walker": 3 } }, "zombie_deck": [1, 2, 3] });
    let mut tried = Tried::on(third(), position, &[]);
    let moved = tried.answer("way:6R.s21").events("zombies-moved");
    assert_eq!(moved.iter().map(|event| event["count"].as_u64()).collect::<Vec<_>>(), [Some(1), Some(2)]);
    assert!(tried.events("zombies-added").is_empty());
}

#[test]
fn some_kinds_deal_more_wounds() {
    let tried = Tried::new(json!({
        "mission": "m1", "survivors": [{ "id": "ann", "zone": "2R.s22" }], "phase": "zombies",
        "zombies": { "2R.s22": { "fatty": 1 } } }));
    assert_eq!(tried.events("zombies-attacked")[0]["wounds"], 2);
    assert_eq!(tried.events("wounded")[0]["wounds"], 2);
}

#[test]
fn the_better_of_armour_and_shield_counts() {
    let position = json!({
        "mission": "m1", "phase": "zombies", "zombies": { "2R.s22": { "walker": 2 } },
        "survivors": [{ "id": "ann", "zone": "2R.s22", "hands": ["shield"], "body": "leather-armour" }] });
    let tried = Tried::on(contrary(), position, &[("dice/1", &[4, 1])]);
    assert_eq!(tried.events("armour-rolled")[0]["saved"], 1);
    assert_eq!(tried.events("wounded")[0]["wounds"], 1, "nobody was asked for another roll");
}

#[test]
fn spawn_zones_draw_as_they_are_listed() {
    let tried = Tried::new(json!({
        "mission": "m1", "survivors": [{ "id": "ann" }], "phase": "spawn", "zombie_deck": [1, 2, 3],
        "tokens": [{ "zone": "9V.s12" }, { "zone": "1V.s00" }, { "zone": "2R.s00" }] }));
    let zones: Vec<Value> = tried.events("card-drawn").iter().map(|event| event["zone"].clone()).collect();
    assert_eq!(zones[..3], [json!("9V.s12"), json!("1V.s00"), json!("2R.s00")]);
}

#[test]
fn an_abomination_comes_when_figures_run_out() {
    let position = |on_board: u8| {
        json!({ "mission": "m1", "survivors": [{ "id": "ann", "zone": "2R.s22" }], "phase": "spawn",
            "tokens": [{ "zone": "2R.s00" }], "zombie_deck": [8], "figures": { "walker": 1, "abomination": 2 },
            "zombies": { "8V.s12": { "abomination": on_board } } })
    };
    for content in [contrary(), third()] {
        let tried = Tried::on(content, position(0), &[]);
        assert_eq!(tried.events("spawned")[1]["kind"], "abomination");
        assert!(tried.events("zombies-moved").is_empty());
    }
    let both = Tried::on(contrary(), position(1), &[]);
    assert_eq!((both.events("zombies-moved").len(), both.events("spawned").len()), (1, 2));
    let instead = Tried::on(third(), position(1), &[]);
    assert_eq!((instead.events("zombies-moved").len(), instead.events("spawned").len()), (1, 1));
}

#[test]
fn hits_fall_in_the_order_of_the_edition() {
    let position = json!({
        "mission": "m1", "turn": "nelly", "zombies": { "2R.s21": { "walker": 2, "fatty": 1 } },
        "survivors": [{ "id": "nelly", "zone": "2R.s22", "hands": ["hand-crossbow", "hand-crossbow"] }] });
    let mut tried = Tried::on(contrary(), position, &[("dice/1", &[3, 4, 6, 1])]);
    tried.answer("ranged:hand-1+hand-2:2R.s21");
    assert!(tried.events("killed").is_empty());
    assert_eq!(tried.events("absorbed")[0]["kind"], "fatty");
}

#[test]
fn misses_strike_friends_before_hits_are_dealt() {
    let position = json!({
        "mission": "m1", "turn": "nelly", "zombies": { "2R.s21": { "walker": 1 } },
        "survivors": [{ "id": "nelly", "zone": "2R.s22", "hands": ["hand-crossbow"] }, { "id": "ann", "zone": "2R.s21" }] });
    let mut tried = Tried::on(contrary(), position, &[("dice/1", &[6, 1])]);
    tried.answer("ranged:hand-1:2R.s21");
    let all = tried.all();
    let at = |kind: &str| all.iter().position(|event| event["type"] == kind);
    assert!(at("wounded").is_some() && at("wounded") < at("killed"), "{all:?}");
}

#[test]
fn a_meal_costs_an_action() {
    let mut tried = Tried::new(json!({
        "mission": "m0", "turn": "clovis",
        "survivors": [{ "id": "clovis", "pack": ["apples"], "actions": 2 }] }));
    tried.answer("eat:pack-1");
    assert_eq!(tried.view()["survivors"][0]["actions"], 1);
}

#[test]
fn bile_and_torch_are_one_throw() {
    let mut tried = Tried::new(json!({
        "mission": "m1", "turn": "ann", "zombies": { "2R.s21": { "walker": 1, "abomination": 1 } },
        "survivors": [{ "id": "ann", "zone": "2R.s22", "pack": ["dragon-bile", "torch"] }] }));
    let offers = tried.offers();
    assert!(offers.contains(&"ignite:2R.s21".to_owned()) && !offers.contains(&"ignite:2R.s22".to_owned()));
    assert!(!offers.iter().any(|name| name.starts_with("pour")), "{offers:?}");
    tried.answer("ignite:2R.s21");
    assert_eq!(tried.events("killed").len(), 2);
    assert_eq!(tried.view()["equipment_discard"], json!({ "dragon-bile": 1, "torch": 1 }));
}

#[test]
fn of_two_readings_of_a_skill_the_editions_own_counts() {
    let position = json!({
        "mission": "m1", "turn": "ann", "zombies": { "2R.s22": { "walker": 2 } },
        "survivors": [{ "id": "ann", "zone": "2R.s22", "skills": ["tough"], "actions": 1 }] });
    let tried = Tried::new(position.clone());
    assert!(tried.offers().contains(&"move:2R.s21".to_owned()), "{:?}", tried.offers());
    let here = Zombicide::<BlackPlagueEdition>::built_in();
    let skill = |content: &Content| content.skills.iter().filter(|skill| skill.id == "tough").count();
    assert_eq!((skill(contrary()), skill(here)), (1, 1));
}
