//! The table as text, for the terminal: the mall, who stands where, the monsters around, the cold store, the vote,
//! the tokens and the own hand. All words come from the caller's renderer.

use crate::board::Phase;
use crate::items::Item;
use crate::pieces::{Character, Dice};
use crate::view::{AreaSeen, FamilySeen, LastVoteSeen, ResultSeen, View, VoteSeen, VoteStep};
use crate::words::{Says, about_key, area_key, kind_key, phase_key};
use holdout_kernel::{Phrase, Seat};

type Say<'a> = dyn Fn(&Phrase) -> String + 'a;

/// Draws a view.
pub fn picture(view: &View, say: &dyn Fn(&Phrase) -> String) -> String {
    let mut lines = vec![header(view, say), String::new()];
    lines.extend(mall(view, say));
    lines.push(String::new());
    lines.extend(families(view, say));
    lines.push(String::new());
    lines.push(cold_store(view, say));
    lines.push(dice(view, say));
    lines.push(stock(view, say));
    lines.extend(view.vote.as_ref().map(|now| vote(now, say)));
    if view.vote.as_ref().is_none_or(|now| now.step != VoteStep::Decision) {
        lines.extend(view.last_vote.as_ref().map(|last| last_vote(last, say)));
    }
    lines.extend(unplaced(view, say));
    lines.extend(own(view, say));
    lines.extend(view.result.as_ref().map(|end| result(end, say)));
    lines.join("\n") + "\n"
}

fn header(view: &View, say: &Say<'_>) -> String {
    let key = if view.round == 0 { "os-picture-setup" } else { "os-picture-round" };
    let mut header = say(&Phrase::new(key).arg("round", view.round).term("phase", phase_key(view.phase)));
    if let Some(number) = view.variant {
        let variant = Phrase::new("os-picture-variant").term("variant", format!("os-variant-{number}"));
        header = format!("{header}   {}", say(&variant));
    }
    header
}

/// One line per area: how it stands, its monsters in their notches, its strength and its people.
fn mall(view: &View, say: &Say<'_>) -> Vec<String> {
    let names: Vec<String> = view.areas.iter().map(|area| say(&Phrase::new(area_key(area.number)))).collect();
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    view.areas.iter().zip(&names).map(|(area, name)| area_line(area, &padded(name, widest), say)).collect()
}

fn area_line(area: &AreaSeen, name: &str, say: &Say<'_>) -> String {
    let state = match (area.closed, area.breaks_in, area.resolved) {
        (true, _, _) => 'x',
        (false, true, false) => '!',
        (false, _, true) => '·',
        (false, false, false) => ' ',
    };
    let number = area.number.number();
    if area.closed {
        return format!("{state} {number} {name}  {}", say(&Phrase::new("os-picture-closed")));
    }
    let free = area.notches.saturating_sub(area.monsters) as usize;
    let notches = format!("{}{}", "●".repeat(area.monsters as usize), "○".repeat(free));
    let spaces = if area.spaces == 0 { "∞".to_owned() } else { area.spaces.to_string() };
    let room = format!("{}/{spaces}", area.characters.len());
    let people: Vec<String> = area
        .characters
        .iter()
        .map(|one| {
            let key = if one.hidden { "os-picture-hidden" } else { "os-picture-person" };
            say(&Phrase::new(key).who(one.seat).character(one.kind))
        })
        .collect();
    let strength = say(&Phrase::new("os-picture-strength").arg("strength", area.strength));
    format!("{state} {number} {name}  {notches}  {}  {}  {}", padded(&strength, 8), padded(&room, 4), people.join(", "))
        .trim_end()
        .to_owned()
}

fn families(view: &View, say: &Say<'_>) -> Vec<String> {
    let names: Vec<String> = view.families.iter().map(|family| name(family.seat, say)).collect();
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let line = |(family, name): (&FamilySeen, &String)| {
        let mut parts = vec![family_line(family, say)];
        let mut note = |holds: bool, key: &'static str| {
            if holds {
                parts.push(say(&Phrase::new(key)));
            }
        };
        note(view.badge == family.seat, "os-picture-badge");
        note(view.victim == family.seat, "os-picture-victim");
        note(family.eliminated, "os-picture-eliminated");
        note(family.locked, "os-picture-locked");
        let moving = matches!(view.phase, Phase::Destinations | Phase::Movement);
        if let Some(area) = family.destination.filter(|_| moving) {
            parts.push(say(&Phrase::new("os-picture-destination").area("area", area)));
        }
        format!("  {}  {}", padded(name, widest), parts.join(" · "))
    };
    view.families.iter().zip(&names).map(line).collect()
}

fn family_line(family: &FamilySeen, say: &Say<'_>) -> String {
    let living = Phrase::new("os-picture-family").arg("alive", family.alive).arg("points", family.points);
    say(&living.arg("cards", family.hand))
}

fn cold_store(view: &View, say: &Say<'_>) -> String {
    let lies = |one: &Character| say(&Phrase::new("os-picture-person").who(one.seat).character(one.kind));
    let rows: Vec<String> = view
        .cold_store
        .rows
        .iter()
        .map(|row| {
            let free = (row.spaces as usize).saturating_sub(row.dead.len());
            let dead = row.dead.iter().map(lies).chain(std::iter::repeat_n("–".to_owned(), free));
            let full = if row.active { "*" } else { "" };
            format!("[{}]{full}", dead.collect::<Vec<_>>().join(" | "))
        })
        .collect();
    let stack: Vec<String> = view.cold_store.stack.iter().map(lies).collect();
    let label = say(&Phrase::new("os-picture-cold-store"));
    format!("{label} {} {}", rows.join(" "), stack.join(", ")).trim_end().to_owned()
}

fn dice(view: &View, say: &Say<'_>) -> String {
    let seen = &view.dice;
    let count = seen.available;
    if let Some(values) = &seen.values {
        let secret = matches!(view.phase, Phase::Badge | Phase::Destinations);
        let key = if secret { "os-picture-dice-secret" } else { "os-picture-dice-seen" };
        return say(&Phrase::new(key).dice(values));
    }
    if let Some(die) = seen.shown {
        let one: Dice = std::iter::once(die).collect();
        return say(&Phrase::new("os-picture-dice-one").arg("count", count).dice(&one));
    }
    let key = if seen.shaken { "os-picture-dice-covered" } else { "os-picture-dice-waiting" };
    say(&Phrase::new(key).arg("count", count))
}

fn stock(view: &View, say: &Say<'_>) -> String {
    let phrase = Phrase::new("os-picture-stock").arg("deck", view.deck).arg("boxed", view.boxed);
    let mut line = say(&phrase.arg("pool", view.pool));
    if !view.played.is_empty() {
        line = format!("{line} {}", say(&Phrase::new("os-picture-played").items(&view.played)));
    }
    line
}

fn vote(now: &VoteSeen, say: &Say<'_>) -> String {
    let step = match now.step {
        VoteStep::Discussion => "os-picture-vote-discussion",
        VoteStep::Decision => "os-picture-vote-decision",
        VoteStep::TieBreak => "os-picture-vote-tie-break",
        VoteStep::Victim => "os-picture-vote-victim",
    };
    let phrase = Phrase::new(step).term("question", about_key(now.about)).area("area", now.area);
    let voters: Vec<String> = now
        .voters
        .iter()
        .map(|voter| {
            let mark = if voter.ready || voter.locked { "✓" } else { "" };
            format!("{} {}{mark}", name(voter.seat, say), voter.weight)
        })
        .collect();
    // Where everybody is hidden, nobody can be chosen.
    let phrase = if now.candidates.is_empty() {
        phrase.term("candidates", "os-nobody")
    } else {
        phrase.seats("candidates", now.candidates)
    };
    format!("{} [{}]", say(&phrase), voters.join(", "))
}

fn last_vote(last: &LastVoteSeen, say: &Say<'_>) -> String {
    let nobody = || say(&Phrase::new("os-nobody"));
    let ballots: Vec<String> = last
        .ballots
        .iter()
        .map(|ballot| {
            let target = ballot.vote.map_or_else(nobody, |seat| name(seat, say));
            format!("{} ({}) → {target}", name(ballot.seat, say), ballot.weight)
        })
        .collect();
    let phrase = Phrase::new("os-picture-last-vote").term("question", about_key(last.about)).area("area", last.area);
    format!("{} {}", say(&phrase), ballots.join(", "))
}

fn unplaced(view: &View, say: &Say<'_>) -> Option<String> {
    let placing = view.unplaced.as_ref()?;
    let kinds: Vec<String> = placing.characters.iter().map(|kind| say(&Phrase::new(kind_key(*kind)))).collect();
    let phrase = Phrase::new("os-picture-unplaced").who(placing.seat).dice(&placing.dice);
    Some(format!("{} {}", say(&phrase), kinds.join(", ")))
}

fn own(view: &View, say: &Say<'_>) -> Vec<String> {
    let Some(mine) = &view.mine else { return Vec::new() };
    let mut lines = vec![cards("os-picture-hand", "os-picture-hand-empty", &mine.hand, say)];
    if !mine.drawn.is_empty() {
        lines.push(say(&Phrase::new("os-picture-drawn").items(&mine.drawn)));
    }
    for given in &mine.given {
        lines.push(say(&Phrase::new("os-picture-given").arg("player", given.seat).item(given.item)));
    }
    lines
}

fn cards(some: &'static str, none: &'static str, items: &[Item], say: &Say<'_>) -> String {
    if items.is_empty() { say(&Phrase::new(none)) } else { say(&Phrase::new(some).items(items)) }
}

fn result(end: &ResultSeen, say: &Say<'_>) -> String {
    let seats = (0..).map(Seat).zip(&end.points);
    let points: Vec<String> = seats.map(|(seat, points)| format!("{} {points}", name(seat, say))).collect();
    let key = if end.survivors == 0 { "os-picture-nobody-survived" } else { "os-picture-winners" };
    let mut text = format!("{} ({})", say(&Phrase::new(key).seats("winners", end.winners)), points.join(", "));
    if let Some(number) = end.epilogue {
        let epilogue = Phrase::new("os-event-epilogue").arg("number", number);
        let epilogue = epilogue.term("title", format!("os-epilogue-{number}"));
        text = format!("{text}\n{}", say(&epilogue.term("story", format!("os-epilogue-{number}-story"))));
    }
    text
}

fn name(seat: Seat, say: &Say<'_>) -> String {
    say(&Phrase::new("os-picture-name").who(seat))
}

/// Fills up with blanks on the right, counting letters.
fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(missing))
}
