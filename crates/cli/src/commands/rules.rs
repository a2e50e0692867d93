//! `holdout rules`: the rulebook in our own words, and how much of it the cases cover.

use super::coverage::Coverage;
use super::print_json;
use crate::titles;
use crate::words::Words;
use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use holdout_kernel::Phrase;
use holdout_lexicon::{Entry, Hit, Language, Rule, RuleIndex, RuleKind};
use serde_json::{Value, json};
use std::io::{Write, stdout};
use std::process::ExitCode;

/// Read the rules of a game, one of them, or those that contain some words
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Rules {
    #[command(subcommand)]
    command: Option<RulesCommand>,

    /// The game, such as osaczeni
    #[arg(required = true)]
    game: Option<String>,

    /// A rule such as OS-3.10, or the id of a card, an area or a character, such as gun
    id: Option<String>,

    /// Only rules in which all these words occur; Polish letters may be left out
    #[arg(long, value_name = "TEXT", conflicts_with = "id")]
    search: Option<String>,

    /// Also what the game keeps sealed until a group has unlocked it
    #[arg(long)]
    sealed: bool,

    /// Print JSON: a list with one object per rule
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum RulesCommand {
    Coverage(Coverage),
}

/// Kinds of the catalogue that stay sealed until a group has unlocked them (OS-2.3).
const SEALED_KINDS: &[&str] = &["epilogue", "variant"];

impl Rules {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        if let Some(RulesCommand::Coverage(coverage)) = &self.command {
            return coverage.run(words);
        }
        let game = self.game.as_deref().unwrap_or_default();
        titles::find(words, game)?;
        let index = titles::rules(words, game)?;
        let mut hits = self.chosen(words, index)?;
        if !self.sealed {
            let before = hits.len();
            hits.retain(|hit| !is_sealed(hit));
            if self.id.is_some() && hits.len() < before {
                bail!(words.text("cli-rules-sealed"));
            }
        }
        if hits.is_empty() {
            let text = self.search.clone().unwrap_or_default();
            bail!(words.say(&Phrase::new("cli-rules-nothing").arg("text", text).arg("game", game.to_owned())));
        }
        let mut out = stdout().lock();
        if self.json {
            let all: Vec<Value> = hits.iter().map(|hit| data(hit, words.language())).collect();
            print_json(&mut out, &all)?;
        } else if self.id.is_some() || self.search.is_some() {
            for hit in hits {
                writeln!(out, "{}", describe(words, index, &hit))?;
            }
        } else {
            write_book(&mut out, words, index, &hits)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn chosen<'i>(&self, words: &Words, index: &'i RuleIndex) -> Result<Vec<Hit<'i>>> {
        if let Some(id) = &self.id {
            return Ok(vec![find(words, index, id)?]);
        }
        if let Some(text) = &self.search {
            return Ok(index.search(text, words.language()));
        }
        let entries = index.entries().iter().map(Hit::Entry);
        Ok(index.rules().iter().map(Hit::Rule).chain(entries).collect())
    }
}

pub fn is_sealed(hit: &Hit) -> bool {
    matches!(hit, Hit::Entry(entry) if SEALED_KINDS.contains(&entry.kind.as_str()))
}

/// The rule or catalogue entry with this id.
pub fn find<'i>(words: &Words, index: &'i RuleIndex, id: &str) -> Result<Hit<'i>> {
    let rule = index.rule(id).map(Hit::Rule);
    rule.or_else(|| index.entry(id).map(Hit::Entry)).ok_or_else(|| {
        let phrase = Phrase::new("cli-rules-unknown").arg("id", id.to_owned());
        words.error(&phrase.arg("game", index.game().to_owned()))
    })
}

/// A rule with its chapter, or an entry with its name.
pub fn describe(words: &Words, index: &RuleIndex, hit: &Hit) -> String {
    match hit {
        Hit::Rule(rule) => describe_rule(words, index, rule),
        Hit::Entry(entry) => describe_entry(words, entry),
    }
}

fn describe_rule(words: &Words, index: &RuleIndex, rule: &Rule) -> String {
    let language = words.language();
    let chapter = index.chapter(&rule.chapter).map_or("", |chapter| chapter.title.get(language));
    let name = rule.name.as_ref().map_or(String::new(), |name| format!(", {}", name.get(language)));
    let text = format!("{}{name} ({chapter})\n  {}", rule.id, rule.text.get(language));
    match &rule.unenforceable {
        Some(reason) => {
            let note = Phrase::new("cli-rules-unenforceable").arg("reason", reason.get(language).to_owned());
            format!("{text}\n  {}", words.say(&note))
        }
        None => text,
    }
}

fn describe_entry(words: &Words, entry: &Entry) -> String {
    let language = words.language();
    format!("{} ({})\n  {}", entry.name.get(language), entry.id, entry.text.get(language))
}

/// The whole book, chapter by chapter.
fn write_book(out: &mut impl Write, words: &Words, index: &RuleIndex, hits: &[Hit]) -> Result<()> {
    let language = words.language();
    for chapter in index.chapters() {
        let rules = hits.iter().filter_map(|hit| if let Hit::Rule(rule) = hit { Some(rule) } else { None });
        writeln!(out, "\n{}\n", chapter.title.get(language))?;
        for rule in rules.filter(|rule| rule.chapter == chapter.id) {
            writeln!(out, "{:<9} {}", rule.id, rule.text.get(language))?;
        }
    }
    writeln!(out, "\n{}\n", words.text("cli-rules-catalogue"))?;
    for hit in hits {
        if let Hit::Entry(entry) = hit {
            writeln!(out, "{}", describe_entry(words, entry))?;
        }
    }
    Ok(())
}

fn data(hit: &Hit, language: Language) -> Value {
    match hit {
        Hit::Rule(rule) => {
            let kind = match rule.kind {
                RuleKind::Rule => "rule",
                RuleKind::Product => "product",
                RuleKind::Skill => "skill",
                RuleKind::Ruling => "ruling",
            };
            json!({
                "id": rule.id, "name": rule.name.as_ref().map(|name| name.get(language)), "chapter": rule.chapter, "kind": kind, "text": rule.text.get(language),
                "unenforceable": rule.unenforceable.as_ref().map(|reason| reason.get(language)),
            })
        }
        Hit::Entry(entry) => json!({
            "id": entry.id, "kind": entry.kind, "name": entry.name.get(language), "text": entry.text.get(language),
        }),
    }
}
