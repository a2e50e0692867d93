//! The board as text: every cell with its walls, doors, figures and tokens, then the team.

use crate::pieces::{Colour, Spot};
use crate::view::{View, ZoneView};
use holdout_kernel::{Arg, Phrase};
use std::fmt::Write;

/// Columns of a cell.
const WIDE: usize = 13;

/// Draws the board. Words come through `say`.
pub fn picture(view: &View, say: &dyn Fn(&Phrase) -> String) -> String {
    let mut text = String::new();
    let head = Phrase::new("zc-picture-head")
        .arg("round", Arg::Number(i64::from(view.round)))
        .term("phase", format!("zc-phase-{}", phase_id(view)))
        .term("level", format!("zc-level-{}", view.danger.id()))
        .arg("tokens", view.tokens.iter().filter(|token| token.active).count())
        .arg("limit", view.token_limit);
    let _ = writeln!(text, "{}", say(&head));
    let columns = view.map.columns;
    let _ = writeln!(text, "+{}", format!("{}+", "-".repeat(WIDE)).repeat(columns));
    for row in 0..view.map.rows {
        let cells: Vec<[String; 3]> = (0..columns).map(|column| cell(view, row, column)).collect();
        for line in 0..3 {
            let _ = write!(text, "|");
            for (column, cell) in cells.iter().enumerate() {
                let wall = east(view, row, column, line);
                let _ = write!(text, "{:WIDE$}{wall}", cell[line]);
            }
            text.push('\n');
        }
        let _ = write!(text, "+");
        for column in 0..columns {
            let _ = write!(text, "{}+", south(view, row, column));
        }
        text.push('\n');
    }
    for zone in view.zones.iter().filter(|zone| zone.ground == "vault") {
        let _ = writeln!(text, "[{}] {} {}", zone.zone.name(), figures(zone), people(view, zone));
    }
    for it in &view.survivors {
        let cards: Vec<String> = it
            .cards
            .iter()
            .map(|(slot, card)| {
                let empty = if it.unloaded.contains(slot) { "*" } else { "" };
                format!("{slot}: {}{empty}", say(&Phrase::new(format!("zc-card-{card}"))))
            })
            .collect();
        let line = Phrase::new("zc-picture-survivor")
            .term("who", format!("zc-survivor-{}", it.id))
            .arg("place", it.zone.map_or_else(|| say(&Phrase::new(fate_key(it.fate))), Spot::name))
            .arg("wounds", it.wounds)
            .arg("xp", it.xp)
            .term("level", format!("zc-level-{}", it.level.id()))
            .arg("actions", it.actions)
            .arg("cards", cards.join(", "));
        let _ = writeln!(text, "{}", say(&line));
    }
    text
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

/// The three lines of a cell; what stands in a zone is written in its first cell.
fn cell(view: &View, row: usize, column: usize) -> [String; 3] {
    let spot = zone_at(view, row, column);
    let first = view.map.cells.iter().position(|other| *other == spot) == Some(row * view.map.columns + column);
    let Some(zone) = view.zones.iter().find(|zone| zone.zone == spot).filter(|_| first) else {
        return [String::new(), String::new(), String::new()];
    };
    let mut marks = String::new();
    if zone.objective {
        marks.push_str(" X");
    }
    if zone.is_exit {
        marks.push_str(" >>");
    }
    for token in view.tokens.iter().filter(|token| token.zone == spot) {
        marks.push_str(match (token.active, token.necromancer) {
            (true, true) => " @",
            (true, false) => " ^",
            (false, _) => " v",
        });
    }
    marks.push_str(&" %".repeat(zone.bile as usize));
    if zone.noise > 0 {
        let _ = write!(marks, " !{}", zone.noise);
    }
    [format!("{}{marks}", spot.name()), figures(zone), people(view, zone)].map(|line| line.chars().take(WIDE).collect())
}

fn figures(zone: &ZoneView) -> String {
    let letters = [("walker", 'W'), ("fatty", 'F'), ("runner", 'R'), ("abomination", 'A'), ("necromancer", 'N')];
    let there = letters.iter().filter_map(|(kind, letter)| Some(format!("{letter}{}", zone.zombies.get(kind)?)));
    there.collect::<Vec<_>>().join(" ")
}

fn people(view: &View, zone: &ZoneView) -> String {
    let names = zone.survivors.iter().map(|hero| view.survivors[hero.index()].id.chars().take(3).collect::<String>());
    names.collect::<Vec<_>>().join(" ")
}

fn door_at(view: &View, row: usize, column: usize, side: &str) -> Option<char> {
    let (near, far) = if side == "E" { ((row, column + 1), "W") } else { ((row + 1, column), "N") };
    let found = view.doors.iter().find(|door| {
        door.cell == Some((row, column)) && door.side == Some(side) || door.cell == Some(near) && door.side == Some(far)
    })?;
    Some(match (found.open, found.colour) {
        (true, _) => '.',
        (false, Colour::Blue) => 'B',
        (false, Colour::Green) => 'G',
        (false, _) => '#',
    })
}

fn east(view: &View, row: usize, column: usize, line: usize) -> char {
    let at = row * view.map.columns + column;
    if column + 1 == view.map.columns {
        return '|';
    }
    match view.map.east[at] {
        "free" if zone_at(view, row, column) == zone_at(view, row, column + 1) => ' ',
        "free" => ':',
        "opening" if line == 1 => ' ',
        "door" if line == 1 => door_at(view, row, column, "E").unwrap_or('#'),
        _ => '|',
    }
}

fn south(view: &View, row: usize, column: usize) -> String {
    let at = row * view.map.columns + column;
    let middle = |mark: char| format!("{}{mark}{}", "-".repeat(WIDE / 2), "-".repeat(WIDE - WIDE / 2 - 1));
    if row + 1 == view.map.rows {
        return "-".repeat(WIDE);
    }
    match view.map.south[at] {
        "free" if zone_at(view, row, column) == zone_at(view, row + 1, column) => " ".repeat(WIDE),
        "free" => ". ".repeat(WIDE / 2 + 1).chars().take(WIDE).collect(),
        "opening" => middle(' '),
        "door" => middle(door_at(view, row, column, "S").unwrap_or('#')),
        _ => "-".repeat(WIDE),
    }
}
