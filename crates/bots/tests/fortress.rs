//! What the bots know of a fortress: Guards who are sent, fire that comes together.

use holdout_bots::bot;
use holdout_catalog::{Given, Seated, Table, title};
use holdout_kernel::{By, Seat, Seed};
use serde_json::{Value, json};

fn arrange(position: &Value) -> Box<dyn Table> {
    title("white-death")
        .expect("it is in the catalog")
        .arrange(position, Seed::from_number(1))
        .expect("it is consistent")
}

/// What a bot answers until its first Hero's Turn is over.
fn turn(kind: &str, table: &mut dyn Table) -> Vec<String> {
    let bot = bot("white-death", kind).expect("a kind of bot");
    let mut answers = Vec::new();
    while answers.len() < 12 && !table.is_over() {
        let ask = table.ask(Seat(0)).expect("the only seat is asked");
        let name = bot.answer(&Seated::new(table, Seat(0)), &ask, Seed::from_number(2));
        table.act(Seat(0), ask.id, &Given::Name(name.clone()), By::Player).expect("bots answer legally");
        let over = name == "end-turn" || name.starts_with("activate");
        answers.push(name);
        if over {
            break;
        }
    }
    answers
}

/// Whoever corrupts is far from all Heroes, but Guards stand between: they go and strike him.
#[test]
fn guards_are_sent_against_whoever_corrupts() {
    let position = json!({
        "mission": "m1", "turn": "ogon", "beacon": "32R.s12",
        "survivors": [{ "id": "ogon", "zone": "34R.s22", "skills": [], "hands": ["dagger"] }],
        "guards": { "28R.s21": 3 },
        "defiler": { "zone": "27V.s21", "origin": 1 },
        "tokens": [{ "zone": "27V.s21" }],
    });
    let answers = turn("rookie", &mut *arrange(&position));
    let sent = answers.iter().position(|answer| answer == "order:28R.s21").expect("an order is given");
    assert_eq!(answers[sent + 1], "guards:move:27V.s01", "{answers:?}");
}

/// Where Guards may not die nobody is sent into a fight.
#[test]
fn guards_who_may_not_die_stay() {
    let position = json!({
        "mission": "m4", "turn": "ogon",
        "survivors": [{ "id": "ogon", "zone": "31R.s21", "skills": [], "hands": ["dagger"] }],
        "guards": { "26V.s11": 3 },
        "defiler": { "zone": "29R.s21", "origin": 1 },
        "tokens": [{ "zone": "29R.s21" }],
    });
    let answers = turn("rookie", &mut *arrange(&position));
    assert!(!answers.iter().any(|answer| answer.starts_with("guards:move:29R")), "{answers:?}");
}

/// Bile and Torch burn down the building the mission wants burnt, and nothing else.
#[test]
fn fire_is_kept_for_what_must_burn() {
    let position = |zone: &str| {
        json!({
            "mission": "m4", "turn": "ogon",
            "survivors": [{ "id": "ogon", "zone": zone, "skills": [], "hands": ["torch", "dragon-bile"] }],
            "zombies": { "27R.s01": { "walker": 2 } },
            "tokens": [{ "zone": "33V.s02" }],
        })
    };
    for kind in ["rookie", "survivor"] {
        let beside = turn(kind, &mut *arrange(&position("27R.s21")));
        assert_eq!(beside[0], "ignite:27R.D", "the {kind}: {beside:?}");
    }
    let elsewhere = turn("rookie", &mut *arrange(&position("27R.s11")));
    assert!(!elsewhere.contains(&"ignite:27R.s01".to_owned()), "{elsewhere:?}");
}

/// Who has the Torch and who has the Bile come together: one of them gets both, and perhaps burns at once.
#[test]
fn bile_and_torch_come_into_one_hand() {
    let position = json!({
        "mission": "m4", "turn": "ogon",
        "survivors": [
            { "id": "ogon", "zone": "26V.s22", "skills": [], "hands": ["dagger"], "pack": ["torch"] },
            { "id": "sarnai", "zone": "26V.s22", "skills": [], "hands": ["power-blast"], "pack": ["dragon-bile"] },
        ],
        "tokens": [{ "zone": "33V.s02" }],
    });
    let mut table = arrange(&position);
    let answers = turn("survivor", &mut *table);
    let view = table.view(holdout_kernel::Viewer::Omniscient);
    let cards = |at: usize| view["survivors"][at]["cards"].to_string();
    let both = |cards: &str| cards.contains("torch") && cards.contains("dragon-bile");
    let burnt = answers.iter().any(|answer| answer.starts_with("ignite"));
    assert!(burnt || both(&cards(0)) || both(&cards(1)), "{answers:?} {} {}", cards(0), cards(1));
}

/// Fragments of a Tome are given to one Hero, until it is whole.
#[test]
fn fragments_come_to_one_hero() {
    let position = json!({
        "mission": "m2", "turn": "dragomir",
        "survivors": [
            { "id": "dragomir", "zone": "28V.s11", "skills": [], "hands": ["dagger"], "tokens": { "fragment": 2 } },
            { "id": "jenia", "zone": "28V.s11", "skills": [], "hands": ["dagger"], "tokens": { "fragment": 2 } },
        ],
        "taken": ["26V.C", "32R.D", "34R.A", "28V.B"],
        "tokens": [{ "zone": "33V.s01" }, { "zone": "34R.s10" }],
    });
    let mut table = arrange(&position);
    let answers = turn("survivor", &mut *table);
    let view = table.view(holdout_kernel::Viewer::Omniscient);
    let whole = (0..2).any(|at| view["survivors"][at]["kept"]["tome"] == json!(1));
    assert!(whole, "{answers:?} {} {}", view["survivors"][0]["kept"], view["survivors"][1]["kept"]);
}

/// Whoever has a Tome and stands beside a token on Corruption banishes it.
#[test]
fn a_tome_is_used_where_it_helps() {
    let position = json!({
        "mission": "m2", "turn": "dragomir",
        "survivors": [
            { "id": "dragomir", "zone": "34R.s12", "skills": [], "hands": ["dagger"], "tokens": { "tome": 1 } },
        ],
        "guards": {},
        "tokens": [{ "zone": "33V.s01" }, { "zone": "34R.s10" }, { "zone": "33V.s11" }, { "zone": "29R.s11" }],
    });
    let answers = turn("survivor", &mut *arrange(&position));
    assert!(answers.iter().any(|answer| answer.starts_with("banish:")), "{answers:?}");
}
