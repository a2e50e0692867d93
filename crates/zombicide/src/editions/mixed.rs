//! Editions for tests, mixed from the three there are: the content of one, each part played or left out, each knob turned
//! as one of them turns it. Random games of them are clean, and nothing there is to turn stays as it was.

use super::black_plague::BlackPlagueEdition;
use super::invader::InvaderEdition;
use super::white_death::WhiteDeathEdition;
use crate::content::Content;
use crate::ground::SightRule;
use crate::knobs::{Knobs, TileEdges};
use crate::parts::Parts;
use crate::{Edition, Setup, Zombicide};
use holdout_kernel::battery::{self, Care};
use holdout_kernel::{RuleId, Seed};
use include_dir::Dir;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

type Mixed = Zombicide<MixedEdition>;

/// What the editions have together; each game is played by the knobs of its own content.
struct MixedEdition;

const EDITIONS: [&Knobs; 3] = [BlackPlagueEdition::KNOBS, InvaderEdition::KNOBS, WhiteDeathEdition::KNOBS];

const EVERY_PART: Parts = EDITIONS[0].parts.or(&EDITIONS[1].parts).or(&EDITIONS[2].parts);

const KNOBS: Knobs = Knobs { parts: EVERY_PART, ..*EDITIONS[0] };

impl Edition for MixedEdition {
    const ID: &'static str = "mixed";
    const RULES_VERSION: u32 = 1;
    const PREFIX: &'static str = "zc";
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

/// Names the knobs that can be turned one by one, whatever the content says.
macro_rules! knobs {
    ($($knob:ident),+ $(,)?) => {
        const TURNED: &[&str] = &[$(stringify!($knob)),+, "across", "range"];

        /// How the knobs stand, each in its own words. Whoever adds a knob says here how it is turned, or why it is not.
        fn standing(knobs: &Knobs) -> Vec<String> {
            let Knobs {
                rule: _,                                             // what rules are called
                parts: _,                                            // one by one, below
                grounds: _, skills: _, options: _,                   // what the content names
                sight: SightRule { across, range, lines: _, above: _, below: _ },
                $($knob),+
            } = knobs;
            vec![$(format!("{:?}", $knob)),+, format!("{across:?}"), format!("{range:?}")]
        }

        /// Turns one knob as another edition has it.
        fn turn(knobs: &mut Knobs, name: &str, other: &Knobs) {
            match name {
                $(stringify!($knob) => knobs.$knob = other.$knob,)+
                "across" => knobs.sight.across = other.sight.across,
                "range" => knobs.sight.range = other.sight.range,
                _ => unreachable!("{name} is no knob"),
            }
        }
    };
}

knobs!(
    slots,
    deaths,
    both,
    impossible,
    tile_edges,
    taint,
    movers,
    imagined,
    blocked,
    draw,
    split,
    shield,
    ones,
    beside,
    torches,
    spawn_order,
    running_out,
    meals,
    most_found,
    tough,
    misses,
    gifts,
    rushes,
    taunts,
    lenders,
    starts,
    crowds,
    more_boxes,
    focus,
);

/// Numbers that look drawn by chance, the same everywhere.
struct Drawn(u64);

impl Drawn {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// The files of an edition with some of its missions, and what parts of others need besides.
fn files(edition: usize, first: usize, missions: usize) -> Vec<(String, String)> {
    let own = [
        Zombicide::<BlackPlagueEdition>::files,
        Zombicide::<InvaderEdition>::files,
        Zombicide::<WhiteDeathEdition>::files,
    ];
    let is_chosen = |name: &str| {
        let number = name.strip_prefix("mission-").and_then(|rest| rest.strip_suffix(".toml")?.parse::<usize>().ok());
        number.is_none_or(|number| (number + 11 - first) % 11 < missions)
    };
    let mut all: BTreeMap<&str, &str> = own[edition]().into_iter().filter(|(name, _)| is_chosen(name)).collect();
    for (name, text) in own[1]().into_iter().chain(own[2]()) {
        if ["machines.toml", "guards.toml"].contains(&name) {
            all.entry(name).or_insert(text);
        }
    }
    let mut all: Vec<_> = all.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    for (_, figures) in all.iter_mut().filter(|(name, text)| name == "miniatures.toml" && !text.contains("door-token"))
    {
        figures.push_str("[[figure]]\nkind = \"door-token\"\nname_pl = \"\"\ncount = 3\nprovenance = \"seed\"\n");
    }
    all
}

/// Content as far as these knobs can read it: what a file says about something they do not have is taken out of it, and
/// a mission that is none without it is left out.
fn trimmed(mut files: Vec<(String, String)>, knobs: &'static Knobs) -> Result<&'static Content, String> {
    loop {
        let problems = match Content::read(&files, knobs) {
            Ok(content) => return Ok(Box::leak(Box::new(content))),
            Err(problems) => problems,
        };
        let mut wrong: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
        for problem in &problems {
            let (file, line) = problem.place.split_once(':').unwrap_or((&problem.place, "1"));
            wrong.entry(file.to_owned()).or_default().insert(line.parse().expect("a number of a line"));
        }
        for (file, lines) in wrong {
            let at = files.iter().position(|(name, _)| *name == file).ok_or_else(|| format!("{problems:?}"))?;
            let is_mission = file.starts_with("mission-");
            for line in lines.into_iter().rev() {
                let text = &files[at].1;
                let rest = if is_mission { without_line(text, line) } else { without_table(text, line) };
                if rest.is_none() && !is_mission {
                    return Err(format!("{problems:?}"));
                }
                files[at].1 = rest.unwrap_or_default();
            }
        }
        files.retain(|(_, text)| !text.is_empty());
    }
}

/// A mission without what stands in a line: an item of a list, a field, or a whole table; none if that is the mission.
fn without_line(text: &str, line: usize) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let at = line - 1;
    let said = lines.get(at)?;
    let ends = |is_end: &dyn Fn(&str) -> bool| {
        let after = lines[at + 1..].iter().position(|one| is_end(one));
        after.map(|more| at + 1 + more)
    };
    let last = match said {
        said if said.starts_with("[[mission]]") => return None,
        said if said.starts_with('[') => ends(&|one| one.starts_with('[')).unwrap_or(lines.len()) - 1,
        said if said.ends_with('[') => ends(&|one| one.starts_with(']'))?,
        _ => at,
    };
    Some(without(&lines, at, last))
}

/// A file of cards or figures without the table a line stands in; one that counts its cards counts those that are left.
fn without_table(text: &str, line: usize) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let at = (line - 1).min(lines.len() - 1);
    let is_head = |one: &&str| one.starts_with('[');
    let Some(first) = lines[..=at].iter().rposition(is_head) else {
        let cards = lines.iter().filter(|one| one.starts_with("[[card]]")).count();
        return lines[at].starts_with("count = ").then(|| text.replacen(lines[at], &format!("count = {cards}"), 1));
    };
    let last = lines[first + 1..].iter().position(is_head).map_or(lines.len() - 1, |more| first + more);
    Some(without(&lines, first, last))
}

fn without(lines: &[&str], first: usize, last: usize) -> String {
    let kept = lines.iter().enumerate().filter(|(at, _)| !(first..=last).contains(at));
    kept.map(|(_, line)| format!("{line}\n")).collect()
}

/// One mix: the content of an edition, one part for certain as it does not have it, and whatever chance turns besides.
fn mix(number: usize) -> (usize, &'static Knobs) {
    let base = number % 3;
    let mut drawn = Drawn(number as u64);
    let mut knobs = *EDITIONS[base];
    for (at, name) in Parts::NAMES.iter().enumerate() {
        if at == number / 3 || drawn.below(4) == 0 {
            let other = if knobs.parts.has(name) { &Parts::NONE } else { &EVERY_PART };
            knobs.parts.take(name, other);
        }
    }
    for name in TURNED {
        let other = drawn.below(6);
        if other < 3 {
            turn(&mut knobs, name, EDITIONS[other]);
        }
    }
    // A blight has to be something.
    if knobs.parts.has("mold") {
        knobs.taint = EDITIONS[1].taint;
    } else if knobs.parts.has("corruption") {
        knobs.taint = EDITIONS[2].taint;
    }
    (base, Box::leak(Box::new(knobs)))
}

/// Why no box could be like this, if so.
fn cannot_be(base: usize, knobs: &Knobs) -> Option<&'static str> {
    let on = |names: &[&str]| names.iter().filter(|name| knobs.parts.has(name)).count();
    let own = EDITIONS[base].tile_edges;
    match knobs {
        _ if on(&["crypts", "prototypes", "spoils"]) > 1 => Some("two parts would deal the same cards"),
        _ if on(&["necromancers", "corruption"]) > 1 => Some("two parts would move the same figure"),
        knobs if knobs.tile_edges != own && own == TileEdges::Divide => Some("its tiles are not drawn to be joined"),
        _ => None,
    }
}

/// Plays one mix; what is wrong with it, if anything.
fn played(number: usize, base: usize, knobs: &'static Knobs) -> Result<(), String> {
    let mut content = trimmed(files(base, number % 11, 4), knobs)?;
    if content.missions.is_empty() {
        content = trimmed(files(base, 0, 11), knobs)?;
    }
    let mission = content.missions.get(number % content.missions.len().max(1)).ok_or("no mission is left")?;
    let setup = Setup::default_for(content, &mission.id, 1 + number as u8 % 4);
    let ran = battery::play::<Mixed>(content, &setup, Seed::from_number(number as u64), Care { every: 60 });
    ran.map(|_| ()).map_err(|failure| format!("{}: {}: {}", mission.id, failure.check, failure.what))
}

#[test]
fn games_are_clean_whatever_is_turned() {
    let mut parts: BTreeSet<(&str, bool, bool)> = BTreeSet::new();
    let mut stood: BTreeSet<(&str, String)> = BTreeSet::new();
    let mut wrong = String::new();
    for number in 0..3 * Parts::NAMES.len() {
        let (base, knobs) = mix(number);
        if cannot_be(base, knobs).is_some() {
            continue;
        }
        let its_own = |name: &str| EDITIONS[base].parts.has(name);
        parts.extend(Parts::NAMES.iter().map(|name| (*name, knobs.parts.has(name), its_own(name))));
        stood.extend(TURNED.iter().copied().zip(standing(knobs)));
        if let Err(what) = played(number, base, knobs) {
            let on: Vec<&str> = Parts::NAMES.iter().copied().filter(|name| knobs.parts.has(name)).collect();
            wrong += &format!("\nmix {number} of edition {base} with {on:?}: {what}");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    for name in Parts::NAMES {
        for (is_on, is_its_own) in [(true, true), (true, false), (false, true), (false, false)] {
            let turned = parts.contains(&(*name, is_on, is_its_own));
            assert!(turned, "nobody turned the part {name} to {is_on} where it belongs ({is_its_own})");
        }
    }
    for knobs in EDITIONS {
        for stands in TURNED.iter().copied().zip(standing(knobs)) {
            assert!(stood.contains(&stands), "nobody turned {} to {}", stands.0, stands.1);
        }
    }
}

#[test]
fn what_a_line_says_is_taken_out() {
    let text = "schema = 1\n[[mission]]\nid = \"m\"\ngoals = [\n  { kind = \"a\" },\n]\n[mission.mold]\nactive = []\n";
    assert_eq!(without_line(text, 2), None);
    assert_eq!(without_line(text, 3).as_deref(), Some(&*text.replace("id = \"m\"\n", "")));
    assert_eq!(without_line(text, 4).as_deref(), Some(&*text.replace("goals = [\n  { kind = \"a\" },\n]\n", "")));
    assert_eq!(without_line(text, 5).as_deref(), Some(&*text.replace("  { kind = \"a\" },\n", "")));
    let cards = "count = 2\n[[card]]\nnumber = 1\n\n[[card]]\nnumber = 2\n";
    assert_eq!(without_table(cards, 3).as_deref(), Some("count = 2\n[[card]]\nnumber = 2\n"));
    assert_eq!(
        without_table("count = 2\n[[card]]\nnumber = 2\n", 1).as_deref(),
        Some("count = 1\n[[card]]\nnumber = 2\n")
    );
    assert_eq!(without_table("schema = 1\n", 1), None);
    assert_eq!(without_line(text, 7).as_deref(), Some(&*text.replace("[mission.mold]\nactive = []\n", "")));
}
