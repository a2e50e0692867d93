//! What a seat can answer, and the stable name of each answer.

use crate::items::Item;
use crate::pieces::{Area, Kind};
use holdout_kernel::Seat;
use serde::Serialize;

/// An answer to a question of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// OS-2.12: put a character where a die shows.
    Place { character: Kind, die: Area },
    /// OS-3.20: nothing more to say or play in this discussion.
    Ready,
    /// OS-14.1: play a card, with whom or where it needs.
    Play {
        item: Item,
        #[serde(skip_serializing_if = "Option::is_none")]
        character: Option<Kind>,
        #[serde(skip_serializing_if = "Option::is_none")]
        area: Option<Area>,
    },
    /// OS-3.10.
    Vote { player: Seat },
    /// OS-3.22: what the clock says for a voter.
    Abstain,
    /// OS-3.14: break a tie.
    Choose { player: Seat },
    /// OS-4.5.
    Keep { item: Item },
    /// OS-4.5.
    Give { item: Item, player: Seat },
    /// Variant 14.
    Discard { item: Item },
    /// Do nothing in a window that is open.
    Pass,
    /// Variant 6: show one die.
    Show { die: Area },
    /// OS-6.1, OS-6.3: mark a destination.
    Go { area: Area },
    /// OS-6.8: what the clock says for somebody who marked nothing.
    GoAnywhere,
    /// OS-7.3.
    Move { character: Kind },
    /// OS-7.11: the turn is over.
    Done,
    /// Variant 9: shift a monster.
    Haunt { from: Area, to: Area },
    /// OS-9.13.
    Victim { character: Kind },
    /// Variant 15: hand the victim token on.
    Token { player: Seat },
}

impl Answer {
    /// Plays a card that needs nothing named.
    pub const fn play(item: Item) -> Self {
        Self::Play { item, character: None, area: None }
    }

    /// The name in records, cases and scripts.
    pub fn name(&self) -> String {
        match *self {
            Self::Place { character, die } => format!("place:{}:{}", character.id(), die.number()),
            Self::Ready => "ready".into(),
            Self::Play { item, character, area } => {
                let character = character.map_or(String::new(), |kind| format!(":{}", kind.id()));
                let area = area.map_or(String::new(), |area| format!(":{}", area.number()));
                format!("play:{}{character}{area}", item.id())
            }
            Self::Vote { player } => format!("vote:{}", player.name()),
            Self::Abstain => "abstain".into(),
            Self::Choose { player } => format!("choose:{}", player.name()),
            Self::Keep { item } => format!("keep:{}", item.id()),
            Self::Give { item, player } => format!("give:{}:{}", item.id(), player.name()),
            Self::Discard { item } => format!("discard:{}", item.id()),
            Self::Pass => "pass".into(),
            Self::Show { die } => format!("show:{}", die.number()),
            Self::Go { area } => format!("go:{}", area.number()),
            Self::GoAnywhere => "go:anywhere".into(),
            Self::Move { character } => format!("move:{}", character.id()),
            Self::Done => "done".into(),
            Self::Haunt { from, to } => format!("haunt:{}:{}", from.number(), to.number()),
            Self::Victim { character } => format!("victim:{}", character.id()),
            Self::Token { player } => format!("token:{}", player.name()),
        }
    }

    /// Reads [`Answer::name`].
    pub fn parse(name: &str) -> Option<Self> {
        let mut words = name.split(':');
        let verb = words.next()?;
        let words: Vec<&str> = words.collect();
        let answer = match (verb, words.as_slice()) {
            ("place", [kind, die]) => Self::Place { character: Kind::parse(kind)?, die: area(die)? },
            ("ready", []) => Self::Ready,
            ("play", [item, rest @ ..]) => {
                let item = Item::parse(item)?;
                match rest {
                    [] => Self::play(item),
                    [one] => match Kind::parse(one) {
                        Some(kind) => Self::Play { item, character: Some(kind), area: None },
                        None => Self::Play { item, character: None, area: Some(area(one)?) },
                    },
                    [kind, to] => Self::Play { item, character: Some(Kind::parse(kind)?), area: Some(area(to)?) },
                    [..] => return None,
                }
            }
            ("vote", [player]) => Self::Vote { player: Seat::parse(player)? },
            ("abstain", []) => Self::Abstain,
            ("choose", [player]) => Self::Choose { player: Seat::parse(player)? },
            ("keep", [item]) => Self::Keep { item: Item::parse(item)? },
            ("give", [item, player]) => Self::Give { item: Item::parse(item)?, player: Seat::parse(player)? },
            ("discard", [item]) => Self::Discard { item: Item::parse(item)? },
            ("pass", []) => Self::Pass,
            ("show", [die]) => Self::Show { die: area(die)? },
            ("go", ["anywhere"]) => Self::GoAnywhere,
            ("go", [to]) => Self::Go { area: area(to)? },
            ("move", [kind]) => Self::Move { character: Kind::parse(kind)? },
            ("done", []) => Self::Done,
            ("haunt", [from, to]) => Self::Haunt { from: area(from)?, to: area(to)? },
            ("victim", [kind]) => Self::Victim { character: Kind::parse(kind)? },
            ("token", [player]) => Self::Token { player: Seat::parse(player)? },
            (_, _) => return None,
        };
        Some(answer)
    }
}

fn area(number: &str) -> Option<Area> {
    // One digit and nothing else: `+4` and `04` are no names.
    let [digit @ b'1'..=b'9'] = number.as_bytes() else { return None };
    Area::new(digit - b'0')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        let names = [
            "place:leader:2",
            "ready",
            "play:gun",
            "play:rotten-meat:crybaby",
            "play:canned-food:4",
            "play:energy-drink:leader:5",
            "vote:player-2",
            "abstain",
            "choose:player-6",
            "keep:gun",
            "give:gun:player-3",
            "discard:truck-keys",
            "pass",
            "show:3",
            "go:4",
            "go:anywhere",
            "move:klutz",
            "done",
            "haunt:3:5",
            "victim:defender",
            "token:player-2",
        ];
        for name in names {
            assert_eq!(Answer::parse(name).map(|answer| answer.name()).as_deref(), Some(name));
        }
    }

    #[test]
    fn nonsense_is_no_answer() {
        for name in ["", "vote", "vote:player-0", "go:7", "go:04", "go:+4", "play", "play:sword", "ready:now", "move:cat"] {
            assert_eq!(Answer::parse(name), None, "{name}");
        }
    }

    #[test]
    fn an_answer_is_small() {
        assert!(size_of::<Option<Answer>>() <= 4);
    }
}
