//! The board as text: every cell with its walls, doors, figures and tokens, then the team.

use crate::content::raw::Special;
use crate::goals::GoalView;
use crate::matter::Matter;
use crate::parts;
use crate::parts::crypts::{VaultItemView, VaultView};
use crate::parts::doors::DoorView;
use crate::pieces::{Colour, Level, Slot, Spot};
use crate::view::{SurvivorView, TokenView, View, ZoneView};
use crate::words::{dice, name_key, skill_key};
use holdout_kernel::{Arg, Phrase};

/// Columns of a cell.
const WIDE: usize = 13;
/// Lines of a cell in which little stands.
const HIGH: usize = 3;

/// A wall between a rampart and what lies below it, and the stairs over it.
const RAMPART: &str = "=";
const STAIRS: &str = "/";

type Say<'a> = dyn Fn(&Phrase) -> String + 'a;

/// Draws the board. Words come through `say`.
pub fn picture(view: &View, say: &Say<'_>) -> String {
    let mut lines = vec![head(view, say)];
    lines.extend(view.mission.goals.iter().map(|goal| goal_line(goal, say)));
    lines.push(peril(view, say));
    lines.extend(board(view, say));
    lines.push(legend(view, say));
    lines.extend(parts::told(&view.parts).iter().map(say));
    lines.extend(vaults(view).map(|vault| vault_line(view, vault, say)));
    lines.extend(view.survivors.iter().flat_map(|it| survivor_lines(view, it, say)));
    lines.extend(view.matter.iter().flat_map(|matter| middle(matter, say)));
    lines.join("\n") + "\n"
}

fn head(view: &View, say: &Say<'_>) -> String {
    let head = Phrase::new("zc-picture-head").arg("round", Arg::Number(i64::from(view.round)));
    say(&head.term("phase", format!("zc-phase-{}", phase_id(view))).term("level", level_key(view.danger)))
}

/// A goal with a box to tick: `x` reached, `-` not yet open.
fn goal_line(goal: &GoalView, say: &Say<'_>) -> String {
    let tick = match (goal.reached, goal.open) {
        (true, _) => 'x',
        (false, true) => ' ',
        (false, false) => '-',
    };
    format!("[{tick}] {}. {} ({}/{})", goal.goal, say(&goal.what), goal.done, goal.of)
}

fn peril(view: &View, say: &Say<'_>) -> String {
    let key = if view.mission.nobody_may_die { "zc-picture-lost-any" } else { "zc-picture-lost-last" };
    let tokens = view.tokens.iter().filter(|token| token.active).count();
    say(&Phrase::new(key)
        .arg("tokens", tokens)
        .arg("limit", view.parts.necromancers.as_ref().map_or(0, |part| part.token_limit)))
}

fn board(view: &View, say: &Say<'_>) -> Vec<String> {
    let columns = view.map.columns;
    let mut lines = vec![format!("+{}", format!("{}+", "-".repeat(WIDE)).repeat(columns))];
    for row in 0..view.map.rows {
        let cells: Vec<Vec<String>> = (0..columns).map(|column| cell(view, row, column, say)).collect();
        let high = cells.iter().map(Vec::len).max().unwrap_or(0).max(HIGH);
        for line in 0..high {
            let inside = cells.iter().enumerate().map(|(column, cell)| {
                format!("{:WIDE$}{}", cell.get(line).map_or("", String::as_str), east(view, row, column, line))
            });
            lines.push(format!("|{}", inside.collect::<String>()));
        }
        let below = (0..columns).map(|column| format!("{}+", south(view, row, column)));
        lines.push(format!("+{}", below.collect::<String>()));
    }
    lines
}

/// What the marks mean; only those that are on the board.
fn legend(view: &View, say: &Say<'_>) -> String {
    let zone = |on: fn(&ZoneView) -> bool| view.zones.iter().any(on);
    let token = |mark| view.tokens.iter().any(|token| token_mark(token) == mark);
    let door = |mark| doors(view).any(|door| door_mark(door) == mark);
    let drawn = |kind| view.map.east.iter().chain(view.map.south).any(|edge| *edge == kind);
    let marks = [
        ("X", zone(|zone| objective_mark(zone) == "X"), "zc-mark-objective"),
        ("XB", zone(|zone| objective_mark(zone) == "XB"), "zc-mark-blue-objective"),
        ("XG", zone(|zone| objective_mark(zone) == "XG"), "zc-mark-green-objective"),
        ("XP", zone(|zone| objective_mark(zone) == "XP"), "zc-mark-purple-objective"),
        ("XW", zone(|zone| objective_mark(zone) == "XW"), "zc-mark-white-objective"),
        (">>", zone(|zone| zone.is_exit), "zc-mark-exit"),
        ("^", token('^'), "zc-mark-spawn"),
        ("v", token('v'), "zc-mark-asleep"),
        ("@", token('@'), "zc-mark-necromancer"),
        ("%", zone(|zone| bile(zone) > 0), "zc-mark-bile"),
        ("!", zone(|zone| zone.noise > 0), "zc-mark-noise"),
        ("#", door("#"), "zc-mark-closed"),
        ("/", door("/"), "zc-mark-opened"),
        ("B", door("B"), "zc-mark-blue"),
        ("G", door("G"), "zc-mark-green"),
        ("Y#", door("Y#"), "zc-mark-yellow-vault"),
        ("Y/", door("Y/"), "zc-mark-yellow-opened"),
        ("V#", door("V#"), "zc-mark-violet-vault"),
        ("V/", door("V/"), "zc-mark-violet-opened"),
        (RAMPART, drawn("rampart"), "zc-mark-rampart"),
        (STAIRS, drawn("stairs"), "zc-mark-stairs"),
        (AIRLOCK, drawn("airlock"), "zc-mark-airlock"),
        ("[S]", zone(|zone| room_mark(zone) == "[S]"), "zc-mark-security"),
        ("[O2]", zone(|zone| room_mark(zone) == "[O2]"), "zc-mark-oxygen"),
        ("[A]", zone(|zone| room_mark(zone) == "[A]"), "zc-mark-airlock-room"),
    ];
    let there = marks.into_iter().filter(|(_, there, _)| *there);
    let mut words: Vec<String> = there.map(|(mark, _, key)| format!("{mark} {}", say(&Phrase::new(key)))).collect();
    let mut own: Vec<(String, &str)> = Vec::new();
    let of_zones = view.zones.iter().flat_map(|zone| parts::marks(&view.parts, &zone.parts, zone.zone));
    for mark in of_zones.chain(edges(view)) {
        if !own.iter().any(|(_, key)| *key == mark.1) {
            own.push(mark);
        }
    }
    words.extend(own.iter().map(|(mark, key)| format!("{mark} {}", say(&Phrase::new(*key)))));
    let on_board = |kind: &str| view.zones.iter().any(|zone| zone.zombies.get(kind).is_some());
    let kinds = LETTERS.iter().filter(|(kind, _)| on_board(kind));
    words.extend(kinds.map(|(kind, letter)| format!("{letter} {}", say(&Phrase::new(format!("zc-kind-{kind}"))))));
    say(&Phrase::new("zc-picture-legend").arg("marks", words.join(", ")))
}

/// What lies in the middle of the table, as far as the question does not tell it.
fn middle(matter: &Matter, say: &Say<'_>) -> Vec<String> {
    let card = |id: &str| say(&Phrase::new(format!("zc-card-{id}")));
    match matter {
        Matter::Pack { found, .. } if !found.is_empty() => {
            let cards: Vec<String> = found.values().map(|id| card(id)).collect();
            vec![say(&Phrase::new("zc-picture-found").arg("cards", cards.join(", ")))]
        }
        Matter::Attack { card: id, dice: faces, least, damage, .. } => {
            let roll = Phrase::new("zc-picture-roll").arg("card", card(id)).arg("dice", dice(*faces));
            vec![say(&roll.arg("least", *least).arg("damage", *damage))]
        }
        Matter::Skill { skills, .. } => {
            let text = |skill: &str| say(&Phrase::new(format!("{}-text", skill_key(skill))));
            skills.iter().map(|skill| format!("  {}: {}", say(&Phrase::new(skill_key(skill))), text(skill))).collect()
        }
        Matter::Pack { .. }
        | Matter::Deal { .. }
        | Matter::Drawn { .. }
        | Matter::Wounds { .. }
        | Matter::Defence { .. }
        | Matter::Order { .. }
        | Matter::Way { .. } => Vec::new(),
    }
}

fn vault_line(view: &View, vault: &VaultView, say: &Say<'_>) -> String {
    let key = |item: &VaultItemView| format!("zc-card-{}", item.card.unwrap_or("unknown"));
    let cards: Vec<String> = vault.items.iter().map(|item| say(&Phrase::new(key(item)))).collect();
    let inside = view.zones.iter().find(|zone| zone.zone == vault.vault);
    let inside = inside.map(|zone| [figures(zone), people(view, zone, say)].concat()).unwrap_or_default();
    let line = Phrase::new("zc-picture-vault").arg("vault", vault.vault).arg("inside", or_none(inside.join(" ")));
    say(&line.arg("cards", or_none(cards.join(", "))))
}

fn or_none(words: String) -> String {
    if words.is_empty() { "–".to_owned() } else { words }
}

/// Who, where and how; the danger track; then skills and cards.
fn survivor_lines(view: &View, it: &SurvivorView, say: &Say<'_>) -> Vec<String> {
    let who = Phrase::new("zc-picture-survivor").term("who", name_of(view, it));
    let who = match it.zone {
        Some(zone) => who.arg("place", zone),
        None => who.term("place", fate_key(it.fate)),
    };
    let mut facts = vec![say(&who)];
    if view.players > 1 {
        facts.push(say(&Phrase::new("zc-picture-player").arg("player", it.seat)));
    }
    if it.zone.is_none() {
        return vec![format!("  {}", facts.join(", "))];
    }
    facts.push(say(&Phrase::new("zc-picture-wounds").arg("wounds", it.wounds).arg("health", it.health)));
    if !it.remotes.is_empty() {
        let colours = it.remotes.iter().map(|colour| Arg::Term(format!("zc-colour-{colour}").into())).collect();
        facts.push(say(&Phrase::new("zc-picture-remotes").arg("colours", Arg::List(colours))));
    }
    if !it.kept.is_empty() {
        let each = it.kept.iter().map(|(what, count)| {
            let what = say(&Phrase::new(format!("zc-keepsake-{what}")));
            if *count > 1 { format!("{what} ×{count}") } else { what }
        });
        facts.push(say(&Phrase::new("zc-picture-kept").arg("what", each.collect::<Vec<_>>().join(", "))));
    }
    if it.rotten || it.hidden {
        facts.push(say(&Phrase::new("zc-picture-unnoticed")));
    }
    if it.in_turn {
        facts.push(say(&Phrase::new("zc-picture-acting").arg("actions", it.actions)));
    } else if it.acted {
        facts.push(say(&Phrase::new("zc-picture-acted")));
    }
    let skills: Vec<String> = it.skills.iter().map(|skill| say(&Phrase::new(skill_key(skill)))).collect();
    let held = Slot::all().filter_map(|slot| Some((slot.own_name(), it.cards.get(slot.own_name())?)));
    let cards: Vec<String> = held
        .map(|(slot, card)| {
            let place = say(&Phrase::new(format!("zc-slot-{slot}")));
            let card = say(&Phrase::new(format!("zc-card-{card}")));
            let empty =
                if it.unloaded.contains(&slot) { say(&Phrase::new("zc-picture-unloaded")) } else { String::new() };
            let attached = it.attached.get(slot).into_iter().flatten();
            let attached = attached.map(|id| format!(" + {}", say(&Phrase::new(format!("zc-card-{id}")))));
            format!("{place}: {card}{empty}{}", attached.collect::<String>())
        })
        .collect();
    let mark = if it.in_turn { '>' } else { ' ' };
    vec![
        format!("{mark} {}", facts.join(", ")),
        format!("    {}   {}", track(it, say), skills.join(", ")),
        format!("    {}", or_none(cards.join(", "))),
    ]
}

/// The danger track: where the levels begin, and in brackets where the Survivor stands.
fn track(it: &SurvivorView, say: &Say<'_>) -> String {
    let levels = Level::ALL.map(|level| {
        let name = say(&Phrase::new(level_key(level)));
        if level == it.level { format!("{name} [{}]", it.xp) } else { format!("{name} {}", level.least_xp()) }
    });
    say(&Phrase::new("zc-picture-track").arg("levels", levels.join(" – ")))
}

fn level_key(level: Level) -> String {
    format!("zc-level-{}", level.id())
}

const fn fate_key(fate: crate::board::Fate) -> &'static str {
    match fate {
        crate::board::Fate::Alive => "zc-fate-alive",
        crate::board::Fate::Dead => "zc-fate-dead",
        crate::board::Fate::Escaped => "zc-fate-escaped",
    }
}

fn phase_id(view: &View) -> &'static str {
    crate::words::phase_id(view.phase)
}

fn zone_at(view: &View, row: usize, column: usize) -> Spot {
    view.map.cells[row * view.map.columns + column]
}

/// The lines of a cell, as many as it takes; what stands in a zone is written in its first cell.
fn cell(view: &View, row: usize, column: usize, say: &Say<'_>) -> Vec<String> {
    let spot = zone_at(view, row, column);
    let first = view.map.cells.iter().position(|other| *other == spot) == Some(row * view.map.columns + column);
    let Some(zone) = view.zones.iter().find(|zone| zone.zone == spot).filter(|_| first) else { return Vec::new() };
    let name = say(&Phrase::new("zc-picture-place").arg("place", spot));
    let mut marks: Vec<String> = name.split_whitespace().map(Into::into).collect();
    if zone.objective {
        marks.push(objective_mark(zone).into());
    }
    if zone.is_exit {
        marks.push(">>".into());
    }
    marks.extend(view.tokens.iter().filter(|token| token.zone == spot).map(|token| numbered(view, token)));
    marks.extend(
        doors(view).filter(|door| door.vault == Some(true) && door.between[0] == spot).map(door_mark).map(Into::into),
    );
    marks.extend((0..bile(zone)).map(|_| "%".into()));
    marks.extend(Some(room_mark(zone)).filter(|mark| !mark.is_empty()).map(Into::into));
    marks.extend(parts::marks(&view.parts, &zone.parts, spot).into_iter().map(|(mark, _)| mark));
    if zone.noise > 0 {
        marks.push(format!("!{}", zone.noise));
    }
    [wrapped(&marks), wrapped(&figures(zone)), wrapped(&people(view, zone, say))].concat()
}

/// Words in lines no wider than a cell; one line even if there are none.
fn wrapped(words: &[String]) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= WIDE {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.clone());
        }
    }
    lines
}

fn objective_mark(zone: &ZoneView) -> &'static str {
    match zone.objective_colour {
        _ if !zone.objective => "",
        Some(Colour::Blue) => "XB",
        Some(Colour::Green) => "XG",
        Some(Colour::Purple) => "XP",
        Some(Colour::White) => "XW",
        _ => "X",
    }
}

/// What a room is besides, as long as no Mold has taken that from it.
fn room_mark(zone: &ZoneView) -> &'static str {
    match zone.special {
        Some(Special::Airlock) => "[A]",
        Some(Special::Security) if !is_moldy(zone) => "[S]",
        Some(Special::Oxygen) if !is_moldy(zone) => "[O2]",
        _ => "",
    }
}

fn is_moldy(zone: &ZoneView) -> bool {
    zone.parts.mold.as_ref().is_some_and(|part| part.mold.is_some())
}

const fn token_mark(token: &TokenView) -> char {
    match (token.active, token.special) {
        (true, true) => '@',
        (true, false) => '^',
        (false, _) => 'v',
    }
}

/// The mark of a spawn token, with its number where the mission numbers them.
fn numbered(view: &View, token: &TokenView) -> String {
    let mark = token_mark(token);
    if view.parts.corruption.is_some() && mark == '^' { format!("^{}", token.token + 1) } else { mark.to_string() }
}

const LETTERS: [(&str, char); 5] =
    [("walker", 'W'), ("fatty", 'F'), ("runner", 'R'), ("abomination", 'A'), ("necromancer", 'N')];

fn figures(zone: &ZoneView) -> Vec<String> {
    let there = LETTERS.iter().filter_map(|(kind, letter)| Some(format!("{letter}{}", zone.zombies.get(kind)?)));
    there.collect()
}

/// The first letters of everybody there.
fn people(view: &View, zone: &ZoneView, say: &Say<'_>) -> Vec<String> {
    let name = |it: &SurvivorView| {
        let short: String = say(&Phrase::new(name_key(it.id, false))).chars().take(3).collect();
        if is_twin(view, it) { format!("{short}2") } else { short }
    };
    zone.survivors.iter().map(|hero| name(&view.survivors[hero.index()])).collect()
}

fn name_of(view: &View, it: &SurvivorView) -> String {
    name_key(it.id, is_twin(view, it))
}

fn is_twin(view: &View, it: &SurvivorView) -> bool {
    view.survivors[..it.name.index()].iter().any(|other| other.id == it.id)
}

const fn door_mark(door: &DoorView) -> &'static str {
    match (door.open, door.colour) {
        (false, Colour::Yellow) => "Y#",
        (true, Colour::Yellow) => "Y/",
        (false, Colour::Violet) => "V#",
        (true, Colour::Violet) => "V/",
        (true, _) => "/",
        (false, Colour::Blue) => "B",
        (false, Colour::Green) => "G",
        (false, _) => "#",
    }
}

/// A cell and its eastern or southern side, and the same side seen from the other cell.
fn both_sides(row: usize, column: usize, side: &str) -> [((usize, usize), &str); 2] {
    let (near, far) = if side == "E" { ((row, column + 1), "W") } else { ((row + 1, column), "N") };
    [((row, column), side), (near, far)]
}

fn door_at(view: &View, row: usize, column: usize, side: &str) -> &'static str {
    let sides = both_sides(row, column, side);
    let found =
        doors(view).find(|door| sides.iter().any(|(cell, side)| door.cell == Some(*cell) && door.side == Some(side)));
    found.map_or("#", door_mark)
}

/// What a part has laid on a side of a cell, and the key of what it means.
fn token_at(view: &View, row: usize, column: usize, side: &str) -> Option<(&'static str, &'static str)> {
    let sides = both_sides(row, column, side);
    sides.into_iter().find_map(|(cell, side)| parts::edge_mark(&view.parts, cell, side))
}

/// Everything the parts have laid on sides of cells.
fn edges(view: &View) -> impl Iterator<Item = (String, &'static str)> + '_ {
    let cells = (0..view.map.rows).flat_map(|row| (0..view.map.columns).map(move |column| (row, column)));
    let sides = cells.flat_map(|(row, column)| ["E", "S"].map(|side| (row, column, side)));
    let laid = sides.filter_map(|(row, column, side)| token_at(view, row, column, side));
    laid.map(|(mark, key)| (mark.to_owned(), key))
}

/// What is printed between a cell and the next, but for walls that Mold or Corruption has opened.
fn edge(view: &View, (row, column): (usize, usize), side: &str) -> &'static str {
    let at = row * view.map.columns + column;
    let (printed, next) =
        if side == "E" { (view.map.east[at], (row, column + 1)) } else { (view.map.south[at], (row + 1, column)) };
    let zone = |(row, column)| view.zones.iter().find(|zone| zone.zone == zone_at(view, row, column));
    let both = [zone((row, column)), zone(next)];
    let opened = both.iter().flatten().any(|zone| is_moldy(zone))
        && both.iter().flatten().all(|zone| zone.printed.unwrap_or(zone.ground) != "outdoor");
    let corrupt = |zone: &&ZoneView| zone.parts.corruption.as_ref().is_some_and(|part| part.corruption);
    let high = both.iter().flatten().filter(|zone| zone.ground == "walkway").count();
    match printed {
        "wall" if opened => "opening",
        _ if both.iter().flatten().filter(|zone| corrupt(zone)).count() == 2 => "free",
        // What was a rampart lies at street level.
        "rampart" | "stairs" if high == 0 => "free",
        "free" if high == 1 => "rampart",
        _ => printed,
    }
}

/// Airlock doors.
const AIRLOCK: &str = "=";

fn east(view: &View, row: usize, column: usize, line: usize) -> &'static str {
    if column + 1 == view.map.columns {
        return "|";
    }
    match edge(view, (row, column), "E") {
        "free" if zone_at(view, row, column) == zone_at(view, row, column + 1) => " ",
        "free" => ":",
        "opening" | "door" if line == 1 && token_at(view, row, column, "E").is_some() => {
            token_at(view, row, column, "E").map_or(" ", |(mark, _)| mark)
        }
        "airlock" if line == 1 => AIRLOCK,
        "opening" if line == 1 => " ",
        "door" if line == 1 && view.parts.doors.is_none() => " ",
        "door" if line == 1 => door_at(view, row, column, "E"),
        "stairs" if line == 1 => STAIRS,
        "rampart" | "stairs" => RAMPART,
        _ => "|",
    }
}

fn south(view: &View, row: usize, column: usize) -> String {
    let middle = |mark: &str| format!("{}{mark}{}", "-".repeat(WIDE / 2), "-".repeat(WIDE - WIDE / 2 - 1));
    if row + 1 == view.map.rows {
        return "-".repeat(WIDE);
    }
    match (edge(view, (row, column), "S"), token_at(view, row, column, "S")) {
        ("free", _) if zone_at(view, row, column) == zone_at(view, row + 1, column) => " ".repeat(WIDE),
        ("free", _) => ". ".repeat(WIDE / 2 + 1).chars().take(WIDE).collect(),
        ("opening" | "door", Some((mark, _))) => middle(mark),
        ("airlock", _) => middle(AIRLOCK),
        ("opening", None) => middle(" "),
        ("door", None) if view.parts.doors.is_none() => middle(" "),
        ("door", None) => middle(door_at(view, row, column, "S")),
        ("rampart", _) => RAMPART.repeat(WIDE),
        ("stairs", _) => format!("{}{STAIRS}{}", RAMPART.repeat(WIDE / 2), RAMPART.repeat(WIDE - WIDE / 2 - 1)),
        _ => "-".repeat(WIDE),
    }
}

fn doors(view: &View) -> impl Iterator<Item = &DoorView> {
    view.parts.doors.iter().flat_map(|part| &part.doors)
}

fn vaults(view: &View) -> impl Iterator<Item = &VaultView> {
    view.parts.crypts.iter().flat_map(|part| &part.vaults)
}

fn bile(zone: &ZoneView) -> u8 {
    zone.parts.dragon_fire.as_ref().map_or(0, |part| part.bile)
}
