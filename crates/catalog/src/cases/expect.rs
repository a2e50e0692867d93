//! What a case expects.

use super::file::Expectation;
use super::path::covers;
use super::run::{look, read_viewer};
use crate::table::{Ask, Seated, Table};
use holdout_kernel::{Seat, Viewer};
use serde_json::Value;

/// The expectations of one block, checked in order.
pub struct Expecting<'t> {
    pub table: &'t dyn Table,
    /// Where the log of this block begins.
    pub from: usize,
    /// How many events of the block earlier expectations have passed.
    pub next: usize,
}

impl Expecting<'_> {
    pub fn check(&mut self, expectation: &Expectation) -> Result<(), String> {
        let e = expectation;
        let mains = [
            e.event.is_some(),
            e.no_event.is_some(),
            e.view.is_some(),
            e.asked.is_some(),
            e.offers.is_some(),
            e.offers_only.is_some(),
            e.not_offered.is_some(),
            e.greyed.is_some(),
            e.clock.is_some(),
            e.seconds.is_some(),
            e.bot_sees_as.is_some(),
            e.over.is_some(),
            e.cannot_begin.is_some(),
        ];
        if mains.iter().filter(|given| **given).count() != 1 {
            return Err("an expectation is exactly one of event, no_event, view, asked, offers, offers_only, \
                        not_offered, greyed, clock, seconds, bot_sees_as, over, cannot_begin"
                .into());
        }
        refinements_fit(e)?;
        if e.cannot_begin.is_some() {
            return Err("the game begins, but should not".into());
        }
        if let Some(over) = e.over {
            let is = self.table.is_over();
            return if is == over { Ok(()) } else { Err(format!("over is {is}, not {over}")) };
        }
        if let Some(seat) = &e.bot_sees_as {
            return self.bot_sees_as(seat);
        }
        if let Some(asked) = &e.asked {
            let waiting = self.table.waiting();
            let found: Vec<String> = waiting.iter().filter(|w| !w.locked).map(|w| w.seat.name()).collect();
            return if *asked == found { Ok(()) } else { Err(format!("{found:?} are asked, not {asked:?}")) };
        }
        if let Some(wanted) = &e.event {
            return self.event(e, wanted);
        }
        if let Some(unwanted) = &e.no_event {
            let viewer = read_viewer(e.to.as_deref())?;
            let found = self.events(viewer).into_iter().find(|(rule, event)| matches(e, unwanted, rule, event));
            return found.map_or(Ok(()), |(rule, event)| Err(format!("should not happen, but did ({rule}): {event}")));
        }
        if let Some(at) = &e.view {
            let view = self.table.view(read_viewer(e.to.as_deref())?);
            if e.absent {
                return absent(&view, at);
            }
            return compare(at, look(&view, at)?, e);
        }
        self.answers(e)
    }

    fn events(&self, viewer: Viewer) -> Vec<(String, Value)> {
        let events = self.table.events_since(self.from, viewer).into_iter();
        events.map(|seen| (seen.rule.0.to_owned(), seen.event)).collect()
    }

    fn event(&mut self, e: &Expectation, wanted: &Value) -> Result<(), String> {
        let events = self.events(read_viewer(e.to.as_deref())?);
        if let Some(times) = e.times {
            let found = events.iter().filter(|(rule, event)| matches(e, wanted, rule, event)).count();
            return if found == times { Ok(()) } else { Err(format!("{wanted} happened {found} times, not {times}")) };
        }
        let later = events.iter().skip(self.next);
        let Some(at) = later.clone().position(|(rule, event)| matches(e, wanted, rule, event)) else {
            let list: Vec<String> = later.map(|(rule, event)| format!("  {rule} {event}")).collect();
            let rule = e.rule.as_ref().map_or(String::new(), |rule| format!(" ({rule})"));
            return Err(format!("{wanted}{rule} did not happen; what happened:\n{}", list.join("\n")));
        };
        self.next += at + 1;
        Ok(())
    }

    fn answers(&self, e: &Expectation) -> Result<(), String> {
        let Viewer::Seat(seat) = read_viewer(e.to.as_deref())? else {
            return Err("only a seat has answers".into());
        };
        let ask = self.table.ask(seat).ok_or_else(|| format!("{} is not asked", seat.name()))?;
        let offered: Vec<&str> = ask.answers.iter().map(|choice| choice.name.as_str()).collect();
        if let Some(wanted) = &e.offers {
            let missing: Vec<_> = wanted.iter().filter(|name| !offered.contains(&name.as_str())).collect();
            return done(missing.is_empty(), || format!("{missing:?} not offered; offered: {offered:?}"));
        }
        if let Some(wanted) = &e.offers_only {
            let same = wanted.len() == offered.len() && wanted.iter().all(|name| offered.contains(&name.as_str()));
            return done(same, || format!("offered: {offered:?}, not {wanted:?}"));
        }
        if let Some(unwanted) = &e.not_offered {
            let found: Vec<_> = unwanted.iter().filter(|name| offered.contains(&name.as_str())).collect();
            return done(found.is_empty(), || format!("{found:?} offered, but should not be"));
        }
        if let Some(clock) = &e.clock {
            return done(ask.fallback.as_deref() == Some(clock), || {
                format!("the clock would answer {:?}, not {clock}", ask.fallback)
            });
        }
        if let Some(seconds) = e.seconds {
            return done(ask.seconds == Some(seconds), || {
                format!("{:?} seconds are usual, not {seconds}", ask.seconds)
            });
        }
        greyed(e, seat, &ask)
    }

    /// What a bot is handed is what a human in that seat is sent, and less than everything.
    fn bot_sees_as(&self, seat: &str) -> Result<(), String> {
        let Viewer::Seat(seat) = read_viewer(Some(seat))? else {
            return Err("only a seat can be a bot's".into());
        };
        let bot = Seated::new(self.table, seat);
        let human = Viewer::Seat(seat);
        let same = bot.view() == self.table.view(human)
            && bot.ask() == self.table.ask(seat)
            && bot.events_since(0) == self.table.events_since(0, human);
        done(same, || format!("a bot in {} gets something else than a human", seat.name()))?;
        let all = self.table.view(Viewer::Omniscient);
        done(bot.view() != all, || "nothing is hidden here, so the case shows nothing".into())
    }
}

/// A refinement that its main field does not know would be silently ignored; so it is an error.
fn refinements_fit(e: &Expectation) -> Result<(), String> {
    let values = e.is.is_some()
        || e.is_not.is_some()
        || e.nothing.is_some()
        || e.absent
        || e.contains.is_some()
        || e.lacks.is_some()
        || e.at_least.is_some()
        || e.at_most.is_some()
        || e.count.is_some();
    let about_event = e.event.is_some() || e.no_event.is_some();
    let about_answers = e.offers.is_some()
        || e.offers_only.is_some()
        || e.not_offered.is_some()
        || e.greyed.is_some()
        || e.clock.is_some()
        || e.seconds.is_some();
    if values != e.view.is_some() {
        return Err("`is`, `is_not`, `nothing`, `absent`, `contains`, `lacks`, `at_least`, `at_most`, `count` go with `view`, and `view` needs one".into());
    }
    if e.rule.is_some() && !(about_event || e.greyed.is_some()) {
        return Err("`rule` goes with `event`, `no_event` or `greyed`".into());
    }
    if e.times.is_some() && e.event.is_none() {
        return Err("`times` goes with `event`".into());
    }
    if about_answers && e.to.is_none() {
        return Err("say whose answers: `to = \"player-1\"`".into());
    }
    if e.to.is_some() && !(about_answers || about_event || e.view.is_some()) {
        return Err("`to` goes with `view`, with events or with answers".into());
    }
    Ok(())
}

fn matches(e: &Expectation, wanted: &Value, rule: &str, event: &Value) -> bool {
    covers(event, wanted) && e.rule.as_deref().is_none_or(|wanted| wanted == rule)
}

/// The last name of the path is missing where all the others lead.
fn absent(view: &Value, at: &str) -> Result<(), String> {
    let (parent, name) = at.rsplit_once('.').unwrap_or(("", at));
    let parent = if parent.is_empty() { view } else { look(view, parent)? };
    let found = parent.as_object().ok_or_else(|| format!("`{at}`: {parent} has no names"))?.get(name);
    done(found.is_none(), || format!("`{at}` is there"))
}

fn greyed(e: &Expectation, seat: Seat, ask: &Ask) -> Result<(), String> {
    let name = e.greyed.as_deref().unwrap_or_default();
    let found = ask.refused.iter().find(|greyed| greyed.name == name);
    let found = found.ok_or_else(|| {
        let all: Vec<&str> = ask.refused.iter().map(|greyed| greyed.name.as_str()).collect();
        format!("{name} is not greyed for {}; greyed: {all:?}", seat.name())
    })?;
    let rule = e.rule.as_deref().ok_or("say which rule greys it: `rule = \"…\"`")?;
    done(found.rule.0 == rule, || format!("{name} is greyed for {}, not for {rule}", found.rule))
}

/// Null, or nothing in it.
fn is_empty(found: &Value) -> bool {
    match found {
        Value::Null => true,
        Value::Array(list) => list.is_empty(),
        Value::Object(table) => table.is_empty(),
        Value::String(text) => text.is_empty(),
        Value::Bool(_) | Value::Number(_) => false,
    }
}

fn compare(at: &str, found: &Value, e: &Expectation) -> Result<(), String> {
    if let Some(wanted) = &e.is {
        done(found == wanted, || format!("`{at}` is {found}, not {wanted}"))?;
    }
    if let Some(unwanted) = &e.is_not {
        done(found != unwanted, || format!("`{at}` is {found}, but should not be"))?;
    }
    if let Some(nothing) = e.nothing {
        done(is_empty(found) == nothing, || format!("`{at}` is {found}"))?;
    }
    let list = || found.as_array().ok_or_else(|| format!("`{at}` is no list but {found}"));
    if let Some(member) = &e.contains {
        done(list()?.iter().any(|item| covers(item, member)), || format!("`{at}` is {found}, without {member}"))?;
    }
    if let Some(member) = &e.lacks {
        done(!list()?.iter().any(|item| covers(item, member)), || format!("`{at}` is {found}, with {member}"))?;
    }
    if let Some(count) = e.count {
        done(list()?.len() == count, || {
            format!("`{at}` has {} members, not {count}: {found}", list().map_or(0, Vec::len))
        })?;
    }
    let number = || found.as_i64().ok_or_else(|| format!("`{at}` is no number but {found}"));
    if let Some(least) = e.at_least {
        done(number()? >= least, || format!("`{at}` is {found}, not at least {least}"))?;
    }
    if let Some(most) = e.at_most {
        done(number()? <= most, || format!("`{at}` is {found}, not at most {most}"))?;
    }
    Ok(())
}

fn done(so: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if so { Ok(()) } else { Err(otherwise()) }
}
