//! Events as sentences of the log.

use super::{Says, about_key, area_key, item_key, phase_key, statement, verdict};
use crate::board::{About, Ballots};
use crate::content::RowEffect;
use crate::event::{Finding, How, Lock, Lure, Maps, Seen, Skipped};
use crate::items::Item;
use crate::pieces::{Area, Kind};
use holdout_kernel::{Arg, Phrase, Seat};

/// The sentence for a happening; none for those that only move pieces along.
pub fn event(seen: &Seen) -> Option<Phrase> {
    let phrase = match *seen {
        Seen::TokensDealt { badge, victim } => {
            Phrase::new("os-event-tokens-dealt").arg("badge", badge).arg("victim", victim)
        }
        Seen::DeckShuffled { cards } => Phrase::new("os-event-deck-shuffled").arg("count", cards),
        Seen::Dealt { seat, item } => card("os-event-dealt", "os-event-dealt-hidden", item).who(seat),
        Seen::StartingDice { seat, ref dice } => Phrase::new("os-event-starting-dice").who(seat).dice(dice),
        Seen::Placed { seat, character, die, area, .. } => {
            let key = if die == area { "os-event-placed" } else { "os-event-placed-full" };
            Phrase::new(key).who(seat).character(character).area("area", area).area("shown", die)
        }
        Seen::FirstDice { ref dice } => Phrase::new("os-event-first-dice").dice(dice),

        Seen::RoundBegan { round } => Phrase::new("os-event-round").arg("round", round),
        Seen::PhaseBegan { phase } => Phrase::new("os-event-phase").term("phase", phase_key(phase)),
        Seen::PhaseSkipped { why: Skipped::NobodyThere, .. } => Phrase::new("os-event-skipped-nobody"),
        Seen::PhaseSkipped { why: Skipped::DeckEmpty, .. } => Phrase::new("os-event-skipped-deck"),

        Seen::DiscussionBegan { about, area, participants } if participants.len() == 1 => {
            about_vote("os-event-discussion-alone", about, area).seats("participants", participants)
        }
        Seen::DiscussionBegan { about, area, participants } => {
            about_vote("os-event-discussion", about, area).seats("participants", participants)
        }
        Seen::Ready { seat } => Phrase::new("os-event-ready").who(seat),
        Seen::DecisionBegan { about, area, candidates, ballot, .. } => {
            let key = if ballot > 1 { "os-event-decision-again" } else { "os-event-decision" };
            about_vote(key, about, area).seats("candidates", candidates)
        }
        Seen::Locked { seat, what: Lock::Vote } => Phrase::new("os-event-locked-vote").who(seat),
        Seen::Locked { seat, what: Lock::Destination } => Phrase::new("os-event-locked-destination").who(seat),
        Seen::VotesRevealed { ref ballots, .. } => votes(ballots),
        Seen::Tied { candidates } => Phrase::new("os-event-tied").seats("candidates", candidates),
        Seen::TieBroken { seat, chosen } => Phrase::new("os-event-tie-broken").who(seat).arg("player", chosen),
        Seen::Elected { about, area, seat, how } => elected(about, how).who(seat).area("area", area),

        Seen::Played { seat, item } => Phrase::new("os-event-played").who(seat).item(item),
        Seen::VotesGained { seat, votes } => Phrase::new("os-event-votes-gained").who(seat).arg("count", votes),
        Seen::Hid { seat, character, area } => {
            Phrase::new("os-event-hid").who(seat).character(character).area("area", area)
        }
        Seen::Lured { seat, from, to } => shifted("os-event-lured", seat, from, to),
        Seen::DrivenOff { seat, area, count } => {
            Phrase::new("os-event-driven-off").who(seat).area("area", area).arg("count", count)
        }

        Seen::Drawn { seat, count, items: None } => Phrase::new("os-event-drawn-hidden").who(seat).arg("count", count),
        Seen::Drawn { seat, count, items: Some(ref items) } => {
            Phrase::new("os-event-drawn").who(seat).arg("count", count).items(items)
        }
        Seen::Kept { seat, item } => card("os-event-kept", "os-event-kept-hidden", item).who(seat),
        Seen::Given { from, to, item } => {
            card("os-event-given", "os-event-given-hidden", item).who(from).arg("player", to)
        }
        Seen::Boxed { seat, item } => card("os-event-boxed", "os-event-boxed-hidden", item).who(seat),
        Seen::Discarded { seat, item } => card("os-event-discarded", "os-event-discarded-hidden", item).who(seat),

        Seen::BadgeTaken { seat, from } => {
            Phrase::new(if seat == from { "os-event-badge-kept" } else { "os-event-badge-taken" }).who(seat)
        }
        Seen::BadgeStays { seat } => Phrase::new("os-event-badge-stays").who(seat),
        Seen::Shaken { count, dice: None } => Phrase::new("os-event-shaken").arg("count", count),
        Seen::Shaken { count, dice: Some(ref dice) } => {
            Phrase::new("os-event-shaken-open").arg("count", count).dice(dice)
        }
        Seen::Peeked { seat, dice: None } => Phrase::new("os-event-peeked").who(seat),
        Seen::Peeked { seat, dice: Some(ref dice) } => Phrase::new("os-event-peeked-open").who(seat).dice(dice),
        Seen::DieShown { seat, die } => {
            Phrase::new("os-event-die-shown").who(seat).area("area", die).arg("number", die.number())
        }
        Seen::Passed { seat } => Phrase::new("os-event-passed").who(seat),

        Seen::Announced { seat, area, auto } => {
            Phrase::new("os-event-announced").who(seat).area("area", area).arg("auto", u8::from(auto))
        }
        Seen::Marked { seat, area } => Phrase::new("os-event-marked").who(seat).area("area", area),
        Seen::NoDestination { seat } => Phrase::new("os-event-no-destination").who(seat),
        Seen::MapsRevealed { maps } => maps_open(maps),
        Seen::DiceRevealed { ref dice } => Phrase::new("os-event-dice-revealed").dice(dice),
        Seen::Moved { seat, character, from, to, marked, auto } => {
            moved(character, from, to, marked).who(seat).arg("auto", u8::from(auto))
        }
        Seen::Stayed { seat, marked: Some(area), full } => {
            let key = if full { "os-event-stayed-full" } else { "os-event-stayed-there" };
            Phrase::new(key).who(seat).area("area", area)
        }
        Seen::Stayed { seat, marked: None, .. } => Phrase::new("os-event-stayed-unmarked").who(seat),

        Seen::MonsterCame { area, to, lure, pool_empty } => came(area, to, lure, pool_empty),

        Seen::Haunted { seat, from, to } => shifted("os-event-haunted", seat, from, to),
        Seen::AreaChecked { area, monsters, strength, finding } => checked(area, monsters, strength, finding)?,
        Seen::ConvoyLeft { area, count } => counted("os-event-convoy-left", area, count),
        Seen::Averted { area, monsters: 0 } => Phrase::new("os-event-averted-all").area("area", area),
        Seen::Averted { area, .. } => Phrase::new("os-event-averted").area("area", area),
        Seen::NobodyFound { area, count } => counted("os-event-nobody-found", area, count),
        Seen::Eaten { seat, character, area, .. } => {
            Phrase::new("os-event-eaten").who(seat).character(character).area("area", area)
        }
        Seen::RowFilled { row, effect } => row_filled(effect).arg("row", row),
        Seen::VictimToken { to, .. } => Phrase::new("os-event-victim-token").who(to),
        Seen::BadgePassed { from, to } => Phrase::new("os-event-badge-passed").who(from).arg("player", to),
        Seen::Consoled { seat, item } => card("os-event-consoled", "os-event-consoled-hidden", item).who(seat),
        Seen::MonstersLeft { count: 0, .. } => return None,
        Seen::MonstersLeft { area, count } => counted("os-event-monsters-left", area, count),
        Seen::FacesUp { characters } => Phrase::new("os-event-faces-up").arg("count", characters.len()),

        Seen::Closed { area, characters, .. } => {
            Phrase::new("os-event-closed").area("area", area).arg("people", characters.len())
        }
        Seen::EndChecked { alive, limit, over } => {
            let key = if over { "os-event-end" } else { "os-event-no-end" };
            Phrase::new(key).arg("alive", alive).arg("limit", limit)
        }

        Seen::KeysShown { seat, points } => Phrase::new("os-event-keys-shown").who(seat).arg("points", points),
        Seen::Scored { survivors: 0, .. } => Phrase::new("os-event-scored-nobody"),
        Seen::Scored { points, winners, .. } => {
            let best = points.points.iter().max().copied().unwrap_or(0);
            let key = if winners.len() == 1 { "os-event-scored" } else { "os-event-scored-shared" };
            Phrase::new(key).seats("winners", winners).arg("points", best)
        }
        Seen::HandShown { seat, hand } if hand.is_empty() => Phrase::new("os-event-hand-empty").who(seat),
        Seen::HandShown { seat, hand } => {
            Phrase::new("os-event-hand-shown").who(seat).items(&hand.iter().collect::<Vec<_>>())
        }
        Seen::EpilogueUnlocked { number } => Phrase::new("os-event-epilogue")
            .arg("number", number)
            .term("title", format!("os-epilogue-{number}"))
            .term("story", format!("os-epilogue-{number}-story")),
        Seen::NothingUnlocked => Phrase::new("os-event-no-epilogue"),

        Seen::Said { seat, statement: ref said, .. } => statement(seat, said),
        Seen::Judged { seat, verdict: came_to, ref statement, .. } => verdict(seat, statement, came_to),
        Seen::Lapsed { .. } => return None,
    };
    Some(phrase)
}

/// A sentence about a card that the reader may or may not know.
fn card(known: &'static str, hidden: &'static str, item: Option<Item>) -> Phrase {
    item.map_or_else(|| Phrase::new(hidden), |item| Phrase::new(known).term("item", item_key(item)))
}

fn about_vote(key: &'static str, about: About, area: Area) -> Phrase {
    Phrase::new(key).term("question", about_key(about)).area("area", area)
}

fn counted(key: &'static str, area: Area, count: u8) -> Phrase {
    Phrase::new(key).area("area", area).arg("count", count)
}

fn shifted(key: &'static str, seat: Seat, from: Area, to: Area) -> Phrase {
    Phrase::new(key).who(seat).area("from", from).area("to", to)
}

fn elected(about: About, how: How) -> Phrase {
    Phrase::new(match (about, how) {
        (About::Truck, How::Alone) => "os-event-elected-truck-alone",
        (About::Truck, How::Votes | How::TieBreak) => "os-event-elected-truck",
        (About::Badge, How::Alone) => "os-event-elected-badge-alone",
        (About::Badge, How::Votes | How::TieBreak) => "os-event-elected-badge",
        (About::Victim, How::Alone) => "os-event-elected-victim-alone",
        (About::Victim, How::Votes | How::TieBreak) => "os-event-elected-victim",
    })
}

/// One sentence per number of voters, so that each language orders it as it likes.
fn votes(ballots: &Ballots) -> Phrase {
    const NAMES: [(&str, &str, &str); 6] = [
        ("who1", "weight1", "for1"),
        ("who2", "weight2", "for2"),
        ("who3", "weight3", "for3"),
        ("who4", "weight4", "for4"),
        ("who5", "weight5", "for5"),
        ("who6", "weight6", "for6"),
    ];
    let cast = ballots.iter().count();
    let phrase = Phrase::new(format!("os-event-votes-{cast}"));
    ballots.iter().zip(NAMES).fold(phrase, |phrase, (ballot, (who, weight, vote))| {
        let player = ballot.vote.map_or(Arg::Term("os-nobody".into()), Arg::Seat);
        phrase.arg(who, ballot.seat).arg(weight, ballot.weight).arg(vote, player)
    })
}

fn maps_open(maps: Maps) -> Phrase {
    const NAMES: [(&str, &str); 6] = [
        ("who1", "area1"),
        ("who2", "area2"),
        ("who3", "area3"),
        ("who4", "area4"),
        ("who5", "area5"),
        ("who6", "area6"),
    ];
    let marked = maps.0.into_iter().zip(0..).filter_map(|(area, seat)| area.map(|area| (Seat(seat), area)));
    let phrase = Phrase::new(format!("os-event-maps-{}", marked.clone().count()));
    marked.zip(NAMES).fold(phrase, |phrase, ((seat, area), (who, to))| phrase.arg(who, seat).term(to, area_key(area)))
}

fn moved(character: Kind, from: Area, to: Area, marked: Option<Area>) -> Phrase {
    let key = match marked {
        Some(area) if area == to => "os-event-moved",
        Some(_) => "os-event-moved-full",
        None => "os-event-ran",
    };
    let phrase = Phrase::new(key).character(character).area("from", from).area("to", to);
    match marked {
        Some(area) => phrase.area("marked", area),
        None => phrase,
    }
}

fn came(area: Area, to: Option<Area>, lure: Lure, pool_empty: bool) -> Phrase {
    let lure = match lure {
        Lure::Die => "os-lure-die",
        Lure::Crybabies => "os-lure-crybabies",
        Lure::Crowd => "os-lure-crowd",
        Lure::Noise => "os-lure-noise",
        Lure::Gathering => "os-lure-gathering",
    };
    let phrase = match to {
        Some(to) if to == area => Phrase::new("os-event-monster"),
        Some(to) => Phrase::new("os-event-monster-overflow").area("to", to),
        None if pool_empty => Phrase::new("os-event-monster-none-left"),
        None => Phrase::new("os-event-monster-lost"),
    };
    phrase.area("area", area).term("lure", lure)
}

fn checked(area: Area, monsters: u8, strength: u8, finding: Finding) -> Option<Phrase> {
    let key = match finding {
        Finding::Closed | Finding::Empty => return None,
        Finding::Holds if monsters == 0 => return None,
        Finding::Holds => "os-event-holds",
        Finding::Threatened => "os-event-threatened",
        Finding::Attacked => "os-event-attacked",
    };
    Some(counted(key, area, monsters).arg("strength", strength))
}

fn row_filled(effect: Option<RowEffect>) -> Phrase {
    Phrase::new(match effect {
        Some(RowEffect::MonstersEnterOnEqualStrength) => "os-event-row-equal",
        Some(RowEffect::AddDie) => "os-event-row-die",
        None => "os-event-row-nothing",
    })
}
