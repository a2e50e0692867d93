//! What a seat can answer, and the stable name of each answer.

use crate::digest::{Trace, word};
use crate::pieces::{Colour, Hero, Keepsake, Kind, Mode, Slot, Slots, Spot};
use holdout_kernel::Seat;
use serde::Serialize;
use std::hash::{Hash, Hasher};

/// An answer to a question of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    // Setup and the team's choices.
    Deal {
        survivor: Hero,
    },
    FirstPlayer {
        player: Seat,
    },
    /// Where the next Survivor begins, if the mission has several Start Zones.
    StartAt {
        zone: Spot,
    },
    /// `Rule::SpawnOrder`: the spawn zone to begin with.
    SpawnFirst {
        zone: Spot,
    },
    /// `Rule::ExtraTokens`: where an extra token goes.
    ExtraToken {
        zone: Spot,
    },
    /// `Rule::CardPerRoom`: the next room, or the rest as listed.
    Room {
        zone: Spot,
    },
    Rooms,
    /// `Rule::TeamDirects`: the next step of enemies who have several ways as short.
    Way {
        zone: Spot,
    },
    /// A figure from the box goes to the group of this zone.
    Support {
        zone: Spot,
    },
    /// `Rule::ChooseSkill`.
    Skill {
        choice: u8,
    },

    // A Turn.
    Activate {
        survivor: Hero,
    },
    /// A Survivor who may act at any time waits.
    Later,
    EndTurn,
    Escape,
    Move {
        zone: Spot,
    },
    Sprint {
        zone: Spot,
    },
    Jump {
        zone: Spot,
    },
    Rush {
        zone: Spot,
    },
    Charge {
        zone: Spot,
    },
    Stop,
    Search,
    SearchBodies,
    Rearrange,
    Trade {
        survivor: Hero,
    },
    Attack {
        mode: Mode,
        with: Slots,
        zone: Spot,
        also: Option<Spot>,
        swarm: bool,
        /// The one enemy it is aimed at alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        focus: Option<Kind>,
    },
    Objective,
    Reload {
        slot: Slot,
    },
    Noise,
    Eat {
        slot: Slot,
    },
    Shout,
    Taunt {
        zone: Spot,
    },
    Shove {
        zone: Spot,
    },
    Pull {
        zone: Spot,
    },
    Lead {
        survivor: Hero,
    },

    // Inventories.
    Take,
    Leave,
    Arrange,
    Shift {
        from: Slot,
        to: Slot,
    },
    Drop {
        slot: Slot,
    },
    /// `Rule::DiscardAnyTime`.
    Discard {
        survivor: Hero,
        slot: Slot,
    },
    /// In a trade with another player: the own cards.
    Repack {
        survivor: Hero,
        from: Slot,
        to: Slot,
    },
    Done,
    Pair,
    Redraw,
    Keep,
    Agree,
    Refuse,

    // Fighting and wounds.
    Reroll,
    Hit {
        kind: Kind,
    },
    /// This and all further hits, as long as there are targets of the kind.
    AllHits {
        kind: Kind,
    },
    FriendlyFire {
        survivor: Hero,
    },
    AllFriendlyFire {
        survivor: Hero,
    },
    Wound {
        survivor: Hero,
    },
    AllWounds {
        survivor: Hero,
    },
    UseArmour,
    UseShield,
    Shrug {
        slot: Slot,
    },
    /// Armour goes with one attack of a kind, or with one hit of Friendly Fire.
    Ablate {
        kind: Option<Kind>,
    },
    /// Ammunition goes with a weapon in hand, and off it.
    Attach {
        from: Slot,
        hand: Slot,
    },
    Detach {
        hand: Slot,
    },
    /// A token that takes no slot changes hands.
    Pass {
        colour: Colour,
    },
    /// A thing that takes no slot changes hands in a trade.
    Give {
        what: Keepsake,
        theirs: bool,
    },
    Suffer,

    /// To a part in play.
    #[serde(untagged)]
    Part(crate::parts::Answer),
}

impl Answer {
    /// The name in records, cases and scripts.
    pub fn name(&self) -> String {
        match *self {
            Self::Deal { survivor } => format!("deal:{}", survivor.name()),
            Self::FirstPlayer { player } => format!("first:{}", player.name()),
            Self::StartAt { zone } => format!("start:{}", zone.name()),
            Self::SpawnFirst { zone } => format!("spawn-first:{}", zone.name()),
            Self::ExtraToken { zone } => format!("extra-token:{}", zone.name()),
            Self::Room { zone } => format!("room:{}", zone.name()),
            Self::Rooms => "rooms".into(),
            Self::Way { zone } => format!("way:{}", zone.name()),
            Self::Support { zone } => format!("support:{}", zone.name()),
            Self::Skill { choice } => format!("skill:{choice}"),
            Self::Activate { survivor } => format!("activate:{}", survivor.name()),
            Self::Later => "later".into(),
            Self::EndTurn => "end-turn".into(),
            Self::Escape => "escape".into(),
            Self::Move { zone } => format!("move:{}", zone.name()),
            Self::Sprint { zone } => format!("sprint:{}", zone.name()),
            Self::Jump { zone } => format!("jump:{}", zone.name()),
            Self::Rush { zone } => format!("rush:{}", zone.name()),
            Self::Charge { zone } => format!("charge:{}", zone.name()),
            Self::Stop => "stop".into(),
            Self::Search => "search".into(),
            Self::SearchBodies => "search-bodies".into(),
            Self::Rearrange => "rearrange".into(),
            Self::Trade { survivor } => format!("trade:{}", survivor.name()),
            Self::Attack { mode, with, zone, also, swarm, focus } => {
                let also = also.map_or(String::new(), |spot| format!("+{}", spot.name()));
                let swarm = if swarm { ":swarm" } else { "" };
                let focus = focus.map_or(String::new(), |kind| format!(":at-{}", kind.id()));
                format!("{}:{}:{}{also}{swarm}{focus}", mode.id(), with.name(), zone.name())
            }
            Self::Objective => "objective".into(),
            Self::Reload { slot } => format!("reload:{}", slot.name()),
            Self::Noise => "noise".into(),
            Self::Eat { slot } => format!("eat:{}", slot.name()),
            Self::Shout => "shout".into(),
            Self::Taunt { zone } => format!("taunt:{}", zone.name()),
            Self::Shove { zone } => format!("shove:{}", zone.name()),
            Self::Pull { zone } => format!("pull:{}", zone.name()),
            Self::Lead { survivor } => format!("lead:{}", survivor.name()),
            Self::Take => "take".into(),
            Self::Leave => "leave".into(),
            Self::Arrange => "arrange".into(),
            Self::Shift { from, to } => format!("shift:{}:{}", from.name(), to.name()),
            Self::Drop { slot } => format!("drop:{}", slot.name()),
            Self::Discard { survivor, slot } => format!("discard:{}:{}", survivor.name(), slot.name()),
            Self::Repack { survivor, from, to } => format!("repack:{}:{}:{}", survivor.name(), from.name(), to.name()),
            Self::Done => "done".into(),
            Self::Pair => "pair".into(),
            Self::Redraw => "redraw".into(),
            Self::Keep => "keep".into(),
            Self::Agree => "agree".into(),
            Self::Refuse => "refuse".into(),
            Self::Reroll => "reroll".into(),
            Self::Hit { kind } => format!("hit:{}", kind.id()),
            Self::AllHits { kind } => format!("all-hits:{}", kind.id()),
            Self::FriendlyFire { survivor } => format!("friendly-fire:{}", survivor.name()),
            Self::AllFriendlyFire { survivor } => format!("all-friendly-fire:{}", survivor.name()),
            Self::Wound { survivor } => format!("wound:{}", survivor.name()),
            Self::AllWounds { survivor } => format!("all-wounds:{}", survivor.name()),
            Self::UseArmour => "use-armour".into(),
            Self::UseShield => "use-shield".into(),
            Self::Shrug { slot } => format!("shrug:{}", slot.name()),
            Self::Ablate { kind } => format!("ablate:{}", kind.map_or("hit", Kind::id)),
            Self::Attach { from, hand } => format!("attach:{}:{}", from.name(), hand.name()),
            Self::Detach { hand } => format!("detach:{}", hand.name()),
            Self::Pass { colour } => format!("pass:{}", colour.id()),
            Self::Give { what, theirs } => format!("give:{}{}", if theirs { "their-" } else { "" }, what.id()),
            Self::Suffer => "suffer".into(),
            Self::Part(answer) => answer.name(),
        }
    }

    /// Reads [`Answer::name`].
    pub fn parse(name: &str) -> Option<Self> {
        let words: Vec<&str> = name.split(':').collect();
        let (verb, words) = words.split_first()?;
        let answer = match (*verb, words) {
            ("deal", [who]) => Self::Deal { survivor: Hero::parse(who)? },
            ("first", [seat]) => Self::FirstPlayer { player: Seat::parse(seat)? },
            ("start", [at]) => Self::StartAt { zone: Spot::parse(at)? },
            ("spawn-first", [at]) => Self::SpawnFirst { zone: Spot::parse(at)? },
            ("extra-token", [at]) => Self::ExtraToken { zone: Spot::parse(at)? },
            ("room", [at]) => Self::Room { zone: Spot::parse(at)? },
            ("rooms", []) => Self::Rooms,
            ("way", [at]) => Self::Way { zone: Spot::parse(at)? },
            ("support", [at]) => Self::Support { zone: Spot::parse(at)? },
            ("skill", [choice]) => Self::Skill { choice: number(choice)? },
            ("activate", [who]) => Self::Activate { survivor: Hero::parse(who)? },
            ("later", []) => Self::Later,
            ("end-turn", []) => Self::EndTurn,
            ("escape", []) => Self::Escape,
            ("move", [at]) => Self::Move { zone: Spot::parse(at)? },
            ("sprint", [at]) => Self::Sprint { zone: Spot::parse(at)? },
            ("jump", [at]) => Self::Jump { zone: Spot::parse(at)? },
            ("rush", [at]) => Self::Rush { zone: Spot::parse(at)? },
            ("charge", [at]) => Self::Charge { zone: Spot::parse(at)? },
            ("stop", []) => Self::Stop,
            ("search", []) => Self::Search,
            ("search-bodies", []) => Self::SearchBodies,
            ("rearrange", []) => Self::Rearrange,
            ("trade", [who]) => Self::Trade { survivor: Hero::parse(who)? },
            ("melee" | "ranged" | "magic", [with, at, rest @ ..]) => {
                let mode = Mode::ALL.into_iter().find(|mode| mode.id() == *verb)?;
                let (zone, also) = match at.split_once('+') {
                    Some((one, two)) => (Spot::parse(one)?, Some(Spot::parse(two)?)),
                    None => (Spot::parse(at)?, None),
                };
                let (swarm, rest) = match rest {
                    ["swarm", rest @ ..] => (true, rest),
                    rest => (false, rest),
                };
                let focus = match rest {
                    [] => None,
                    [one] => Some(aimed(one)?),
                    [..] => return None,
                };
                Self::Attack { mode, with: Slots::parse(with)?, zone, also, swarm, focus }
            }
            ("objective", []) => Self::Objective,
            ("reload", [slot]) => Self::Reload { slot: Slot::parse(slot)? },
            ("noise", []) => Self::Noise,
            ("eat", [slot]) => Self::Eat { slot: Slot::parse(slot)? },
            ("shout", []) => Self::Shout,
            ("taunt", [at]) => Self::Taunt { zone: Spot::parse(at)? },
            ("shove", [at]) => Self::Shove { zone: Spot::parse(at)? },
            ("pull", [at]) => Self::Pull { zone: Spot::parse(at)? },
            ("lead", [who]) => Self::Lead { survivor: Hero::parse(who)? },
            ("take", []) => Self::Take,
            ("leave", []) => Self::Leave,
            ("arrange", []) => Self::Arrange,
            ("shift", [from, to]) => Self::Shift { from: Slot::parse(from)?, to: Slot::parse(to)? },
            ("drop", [slot]) => Self::Drop { slot: Slot::parse(slot)? },
            ("discard", [who, slot]) => Self::Discard { survivor: Hero::parse(who)?, slot: Slot::parse(slot)? },
            ("ablate", ["hit"]) => Self::Ablate { kind: None },
            ("ablate", [kind]) => Self::Ablate { kind: Some(Kind::parse(kind)?) },
            ("attach", [from, hand]) => Self::Attach { from: Slot::parse(from)?, hand: Slot::parse(hand)? },
            ("detach", [hand]) => Self::Detach { hand: Slot::parse(hand)? },
            ("pass", [colour]) => Self::Pass { colour: Colour::ALL.into_iter().find(|one| one.id() == *colour)? },
            ("repack", [who, from, to]) => {
                Self::Repack { survivor: Hero::parse(who)?, from: Slot::parse(from)?, to: Slot::parse(to)? }
            }
            ("done", []) => Self::Done,
            ("pair", []) => Self::Pair,
            ("redraw", []) => Self::Redraw,
            ("keep", []) => Self::Keep,
            ("agree", []) => Self::Agree,
            ("refuse", []) => Self::Refuse,
            ("reroll", []) => Self::Reroll,
            ("hit", [kind]) => Self::Hit { kind: Kind::parse(kind)? },
            ("all-hits", [kind]) => Self::AllHits { kind: Kind::parse(kind)? },
            ("friendly-fire", [who]) => Self::FriendlyFire { survivor: Hero::parse(who)? },
            ("all-friendly-fire", [who]) => Self::AllFriendlyFire { survivor: Hero::parse(who)? },
            ("wound", [who]) => Self::Wound { survivor: Hero::parse(who)? },
            ("all-wounds", [who]) => Self::AllWounds { survivor: Hero::parse(who)? },
            ("use-armour", []) => Self::UseArmour,
            ("use-shield", []) => Self::UseShield,
            ("shrug", [slot]) => Self::Shrug { slot: Slot::parse(slot)? },
            ("give", [what]) => {
                let theirs = what.strip_prefix("their-");
                Self::Give { what: Keepsake::parse(theirs.unwrap_or(what))?, theirs: theirs.is_some() }
            }
            ("suffer", []) => Self::Suffer,
            (_, _) => return crate::parts::Answer::parse(verb, words).map(Self::Part),
        };
        Some(answer)
    }
}

impl Trace for Answer {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        word(to, &self.name());
    }
}

impl Hash for Answer {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.trace(to);
    }
}

/// A small number, written plainly.
pub(crate) fn number(text: &str) -> Option<u8> {
    let value: u8 = text.parse().ok()?;
    (value.to_string() == text).then_some(value)
}

/// Reads the one enemy an attack is aimed at: `at-walker`.
pub(crate) fn aimed(word: &str) -> Option<Kind> {
    Kind::parse(word.strip_prefix("at-")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_is_no_answer() {
        for name in ["", "move", "move:9R", "open:01:hand-1", "ranged:hand-1", "melee:hand-1:9R.A:x", "skill:+1"] {
            assert_eq!(Answer::parse(name), None, "{name}");
        }
    }
}
