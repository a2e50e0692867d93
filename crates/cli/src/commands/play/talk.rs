//! Talk at the table: structured claims and promises, which the rules note and judge, and free words, which they do
//! not hear.
//!
//! Claims are typed in few words (`dice 1 4`, `vote 2`, `promise to 3 spare 3`) and become the statements of the
//! title. A title without such statements has free talk only.

use crate::words::Words;
use holdout_kernel::{Phrase, Seat};
use holdout_lexicon::RuleIndex;
use serde_json::{Value, json};

/// Something said.
#[derive(Debug, PartialEq)]
pub enum Said {
    /// A statement the title knows.
    Claim(Value),
    /// It begins like a claim but cannot be read; here is how it is typed.
    Malformed(Phrase),
    Free(String),
}

/// Titles that know claims, with the text that explains how they are typed, and the rule of their discussions.
const TITLES: &[(&str, &str, &str)] = &[("osaczeni", "cli-talk-help", "OS-3.7")];

/// How claims are typed, for titles that know them.
pub fn help(title: &str) -> Option<&'static str> {
    TITLES.iter().find(|(id, ..)| *id == title).map(|(_, help, _)| *help)
}

/// Whether a question is a discussion, which everybody at the table hears and may join.
pub fn is_discussion(title: &str, rule: &str) -> bool {
    TITLES.iter().any(|(id, _, discussion)| *id == title && *discussion == rule)
}

/// Reads what follows `say`.
pub fn read(text: &str, title: &str, words: &Words, rules: &RuleIndex) -> Said {
    // Control characters could repaint somebody's screen.
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
    let kind = help(title).and_then(|_| Claim::ALL.into_iter().find(|claim| words.lists(claim.key(), first)));
    let Some(claim) = kind else { return Said::Free(text) };
    let reader = Reader { words, rules };
    match reader.claim(claim, rest.trim()) {
        Some(statement) => Said::Claim(statement),
        None => Said::Malformed(Phrase::new(claim.how())),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    Dice,
    Destination,
    Vote,
    Hand,
    Promise,
    Refuse,
}

impl Claim {
    const ALL: [Self; 6] = [Self::Dice, Self::Destination, Self::Vote, Self::Hand, Self::Promise, Self::Refuse];

    /// The text that lists the words such a claim begins with.
    const fn key(self) -> &'static str {
        match self {
            Self::Dice => "cli-claim-dice",
            Self::Destination => "cli-claim-go",
            Self::Vote => "cli-claim-vote",
            Self::Hand => "cli-claim-hand",
            Self::Promise => "cli-claim-promise",
            Self::Refuse => "cli-claim-refuse",
        }
    }

    /// The text that explains how it is typed.
    const fn how(self) -> &'static str {
        match self {
            Self::Dice => "cli-claim-dice-how",
            Self::Destination => "cli-claim-go-how",
            Self::Vote => "cli-claim-vote-how",
            Self::Hand => "cli-claim-hand-how",
            Self::Promise => "cli-claim-promise-how",
            Self::Refuse => "cli-claim-refuse-how",
        }
    }
}

impl Words {
    /// Whether a word is among those a text lists.
    fn lists(&self, key: &str, word: &str) -> bool {
        let word = word.to_lowercase();
        self.text(key).split(',').any(|known| known.trim() == word)
    }
}

struct Reader<'a> {
    words: &'a Words,
    rules: &'a RuleIndex,
}

impl Reader<'_> {
    fn claim(&self, claim: Claim, rest: &str) -> Option<Value> {
        match claim {
            Claim::Dice => {
                let areas: Option<Vec<u8>> = split(rest).map(area).collect();
                areas.filter(|areas| !areas.is_empty()).map(|areas| json!({"type": "dice", "areas": areas}))
            }
            Claim::Destination => Some(json!({"type": "destination", "area": area(rest)?})),
            Claim::Vote => Some(json!({"type": "vote", "player": self.player(rest)?})),
            Claim::Hand => {
                let nothing = self.words.lists("cli-claim-nothing", rest);
                let items = if nothing { Vec::new() } else { self.items(rest)? };
                Some(json!({"type": "hand", "items": items}))
            }
            Claim::Promise => self.promise(rest),
            Claim::Refuse => Some(json!({"type": "refuse", "to": self.player(rest)?})),
        }
    }

    /// `[to PLAYER] [round N] vote PLAYER | spare PLAYER | go AREA | give PLAYER | play ITEM | any words`, and for an
    /// offer `for` with what is wanted in return: `to 3 spare 3 for vote 2`.
    fn promise(&self, mut rest: &str) -> Option<Value> {
        let mut promise = json!({"type": "promise"});
        while let Some((first, more)) = rest.split_once(char::is_whitespace) {
            let (value, after) = more.trim().split_once(char::is_whitespace).unwrap_or((more.trim(), ""));
            if self.words.lists("cli-promise-to", first) {
                promise["to"] = json!(self.player(value)?);
            } else if self.words.lists("cli-promise-round", first) {
                promise["round"] = json!(value.parse::<u8>().ok()?);
            } else {
                break;
            }
            rest = after.trim();
        }
        if rest.is_empty() {
            return None;
        }
        let (give, want) = self.in_return(rest);
        match (self.deed(give), want.map(|want| self.deed(want))) {
            (Some(deed), None) => promise["what"] = deed,
            (Some(deed), Some(Some(want))) => {
                promise["what"] = deed;
                promise["want"] = want;
            }
            (Some(_) | None, _) => promise["text"] = json!(rest),
        }
        Some(promise)
    }

    /// What is promised, and what is wanted for it.
    fn in_return<'t>(&self, text: &'t str) -> (&'t str, Option<&'t str>) {
        for (at, _) in text.match_indices(char::is_whitespace) {
            let (before, after) = (&text[..at], text[at..].trim_start());
            if let Some((word, want)) = after.split_once(char::is_whitespace)
                && self.words.lists("cli-promise-for", word)
            {
                return (before.trim(), Some(want.trim()));
            }
        }
        (text, None)
    }

    /// The kinds of promises that can be kept or broken.
    fn deed(&self, text: &str) -> Option<Value> {
        let (first, rest) = text.split_once(char::is_whitespace)?;
        let rest = rest.trim();
        if self.words.lists("cli-claim-vote", first) {
            Some(json!({"type": "vote-for", "player": self.player(rest)?}))
        } else if self.words.lists("cli-promise-spare", first) {
            Some(json!({"type": "spare", "player": self.player(rest)?}))
        } else if self.words.lists("cli-claim-go", first) {
            Some(json!({"type": "go", "area": area(rest)?}))
        } else if self.words.lists("cli-promise-give", first) {
            Some(json!({"type": "give", "player": self.player(rest)?}))
        } else if self.words.lists("cli-promise-play", first) {
            Some(json!({"type": "play", "item": self.item(rest)?}))
        } else {
            None
        }
    }

    /// A player by number from 1, by `player-2`, or by name.
    fn player(&self, text: &str) -> Option<Seat> {
        let names = self.words.names();
        let by_name = names.iter().position(|name| name.to_lowercase() == text.to_lowercase());
        let number = text.trim_start_matches("player-").parse::<usize>().ok();
        let at = by_name.or(number.and_then(|number| number.checked_sub(1)))?;
        (at < names.len()).then_some(Seat(at as u8))
    }

    /// Cards with commas between them, or one after the other by their ids.
    fn items(&self, text: &str) -> Option<Vec<String>> {
        if let Some(item) = self.item(text) {
            return Some(vec![item]);
        }
        let parts: Vec<&str> =
            if text.contains(',') { text.split(',').collect() } else { text.split_whitespace().collect() };
        let items: Option<Vec<String>> = parts.into_iter().map(|part| self.item(part.trim())).collect();
        items.filter(|items| !items.is_empty())
    }

    /// A card by its id or by its name in either language.
    fn item(&self, text: &str) -> Option<String> {
        let wanted = text.to_lowercase();
        let cards = self.rules.entries().iter().filter(|entry| entry.kind == "item");
        let mut named = cards.filter(|entry| {
            let name = |language| entry.name.get(language).to_lowercase();
            entry.id == wanted || holdout_lexicon::Language::ALL.into_iter().any(|language| name(language) == wanted)
        });
        named.next().map(|entry| entry.id.clone())
    }
}

/// Whether there is such an area is for the rules to say.
fn area(text: &str) -> Option<u8> {
    text.trim().parse().ok()
}

fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use holdout_lexicon::Language;

    fn said(language: Language, text: &str) -> Said {
        let names = ["Ania", "Bruno", "Celina"].map(str::to_owned).to_vec();
        let words = Words::new(language).at_table("osaczeni", names);
        read(text, "osaczeni", &words, RuleIndex::of("osaczeni").unwrap())
    }

    #[test]
    fn claims_become_statements() {
        for (text, statement) in [
            ("dice 1 4", json!({"type": "dice", "areas": [1, 4]})),
            ("dice 1,4", json!({"type": "dice", "areas": [1, 4]})),
            ("go 5", json!({"type": "destination", "area": 5})),
            ("vote 2", json!({"type": "vote", "player": 1})),
            ("vote bruno", json!({"type": "vote", "player": 1})),
            ("hand gun, Truck keys", json!({"type": "hand", "items": ["gun", "truck-keys"]})),
            ("hand gun gun", json!({"type": "hand", "items": ["gun", "gun"]})),
            ("hand nothing", json!({"type": "hand", "items": []})),
            ("promise to 3 spare 3", json!({"type": "promise", "to": 2, "what": {"type": "spare", "player": 2}})),
            (
                "promise round 4 to Celina vote Ania",
                json!({"type": "promise", "to": 2, "round": 4, "what": {"type": "vote-for", "player": 0}}),
            ),
            ("promise play molotov", json!({"type": "promise", "what": {"type": "play", "item": "molotov"}})),
            (
                "promise to 3 spare 3 for vote 2",
                json!({"type": "promise", "to": 2, "what": {"type": "spare", "player": 2}, "want": {"type": "vote-for", "player": 1}}),
            ),
            ("refuse 3", json!({"type": "refuse", "to": 2})),
            ("promise we fight for you", json!({"type": "promise", "text": "we fight for you"})),
            ("promise we stay friends", json!({"type": "promise", "text": "we stay friends"})),
        ] {
            assert_eq!(said(Language::En, text), Said::Claim(statement), "{text}");
        }
    }

    #[test]
    fn polish_words_say_the_same() {
        for (polish, english) in [
            ("kości 1 4", "dice 1 4"),
            ("idę 5", "go 5"),
            ("głosuję 2", "vote 2"),
            ("ręka gun", "hand gun"),
            ("obiecuję dla 3 oszczędzę 3", "promise to 3 spare 3"),
            ("obiecuję dla 3 oszczędzę 3 za głosuję 2", "promise to 3 spare 3 for vote 2"),
            ("odmawiam 3", "refuse 3"),
        ] {
            assert_eq!(said(Language::Pl, polish), said(Language::En, english), "{polish}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_explained_and_what_is_no_claim_is_free() {
        for text in
            ["dice", "dice x", "go", "vote 9", "vote Zenon", "hand sword", "promise", "promise to 9 x", "refuse 9"]
        {
            assert!(matches!(said(Language::En, text), Said::Malformed(_)), "{text}");
        }
        assert_eq!(said(Language::En, "trust me"), Said::Free("trust me".into()));
        assert_eq!(said(Language::En, "\x1b[2Jboo"), Said::Free("[2Jboo".into()));
    }
}
