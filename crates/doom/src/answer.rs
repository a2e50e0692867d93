//! What a seat can answer, and the stable name of each answer.

use crate::actions::Action;
use crate::board::Figure;
use crate::pieces::{
    Axis, CardName, DieColour, EventKind, Line, MonsterKind, Order, SpawnKind, Spot, TokenKind, WeaponKind,
};
use serde::Serialize;

/// An answer to a question of the rules. Marines are counted from 1, monsters by their number on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// Let a window pass.
    Pass,
    /// DM-6.6: play an event card.
    Play {
        card: EventKind,
    },
    /// DM-7.1: play a spawn card.
    Spawn {
        card: SpawnKind,
    },
    /// DM-6.3.
    Discard {
        card: CardName,
    },
    /// DM-5.1.
    Act {
        action: Action,
    },
    /// DM-13.8.
    Adrenaline,
    /// The card Officer: another marine steps.
    Officer {
        marine: u8,
    },
    /// Done with what comes before the action.
    Ready,
    /// DM-15.5.
    Respawn {
        at: Spot,
    },
    /// DM-8.2: one step; a demon also says how it then lies.
    Step {
        to: Spot,
        axis: Axis,
    },
    /// Walk further than one step: the question where to follows.
    Go,
    /// The square to walk to.
    To {
        at: Spot,
        axis: Axis,
    },
    /// DM-19.1.
    Teleport,
    /// DM-19.7.
    Vent {
        to: Spot,
    },
    /// DM-9.1.
    Open {
        door: Line,
    },
    Close {
        door: Line,
    },
    /// DM-13.2.
    PickUp {
        token: TokenKind,
    },
    /// DM-9.10.
    Give {
        token: TokenKind,
        marine: u8,
    },
    /// DM-16.1.
    Order {
        order: Order,
    },
    /// The turn, the activation or the effect is over.
    End,
    /// Attack with a weapon; the question which square follows.
    Attack {
        weapon: WeaponKind,
    },
    /// A monster attacks; the question which square follows.
    Strike,
    /// DM-10.2: the attacked square; `other` names the second of two figures there, `aimed` spends an aim order.
    At {
        at: Spot,
        other: bool,
        aimed: bool,
    },
    /// Think again about the attack or the walk.
    Back,
    /// DM-21.1: the dice to roll again, bit by bit.
    Reroll {
        dice: u8,
    },
    /// DM-21.3.
    Keep,
    /// DM-24.5: walk the attack on, for a die.
    Walk {
        to: Spot,
        die: DieColour,
    },
    /// Roll on the walked square; `other` names the second of two figures there.
    Roll {
        other: bool,
        aimed: bool,
    },
    /// DM-16.16.
    Heal {
        marine: u8,
    },
    /// The card Prepared: the event card has no effect.
    Cancel,
    /// DM-24.10: a watchful monster attacks.
    React {
        monster: u8,
    },
    /// DM-24.9.
    Knock {
        #[serde(serialize_with = "figure")]
        who: Figure,
        to: Spot,
    },
    /// DM-6.8.
    Activate {
        monster: u8,
    },
    /// DM-7.2, counted from 1.
    Group {
        group: u8,
    },
    /// Which monster of the group is placed next.
    Kind {
        kind: MonsterKind,
    },
    /// DM-7.3, DM-14.7.
    Place {
        at: Spot,
        axis: Axis,
    },
    /// DM-7.9: the figure to use anew.
    Reuse {
        monster: u8,
    },
    /// Do without.
    LeaveOut,
    /// The door an event card speaks of.
    Door {
        door: Line,
    },
    /// The token an event card speaks of.
    Token {
        token: TokenKind,
        at: Spot,
    },
    /// The monster an event card speaks of.
    Monster {
        monster: u8,
    },
}

fn figure<S: serde::Serializer>(figure: &Figure, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&figure_name(*figure))
}

fn figure_name(figure: Figure) -> String {
    match figure {
        Figure::Marine(marine) => format!("marine-{}", marine + 1),
        Figure::Monster(slot) => format!("monster-{slot}"),
    }
}

fn parse_figure(name: &str) -> Option<Figure> {
    if let Some(marine) = name.strip_prefix("marine-") {
        return number(marine)?.checked_sub(1).map(Figure::Marine);
    }
    name.strip_prefix("monster-").and_then(number).map(Figure::Monster)
}

/// A number as it is written, without signs and leading zeros.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

fn lying(at: Spot, axis: Axis) -> String {
    match axis {
        Axis::East => at.to_string(),
        Axis::South => format!("{at}:south"),
    }
}

fn parse_lying(rest: &[&str]) -> Option<(Spot, Axis)> {
    match rest {
        [at] => Some((Spot::parse(at)?, Axis::East)),
        [at, "south"] => Some((Spot::parse(at)?, Axis::South)),
        _ => None,
    }
}

impl Answer {
    /// The name in records, cases and scripts.
    pub fn name(&self) -> String {
        match *self {
            Self::Pass => "pass".into(),
            Self::Play { card } => format!("play:{}", card.id()),
            Self::Spawn { card } => format!("spawn:{}", card.id()),
            Self::Discard { card } => format!("discard:{}", card.id()),
            Self::Act { action } => action.id().into(),
            Self::Adrenaline => "adrenaline".into(),
            Self::Officer { marine } => format!("officer:{marine}"),
            Self::Ready => "ready".into(),
            Self::Respawn { at } => format!("respawn:{at}"),
            Self::Step { to, axis } => format!("step:{}", lying(to, axis)),
            Self::Go => "go".into(),
            Self::To { at, axis } => format!("to:{}", lying(at, axis)),
            Self::Teleport => "teleport".into(),
            Self::Vent { to } => format!("vent:{to}"),
            Self::Open { door } => format!("open:{door}"),
            Self::Close { door } => format!("close:{door}"),
            Self::PickUp { token } => format!("pick-up:{}", token.id()),
            Self::Give { token, marine } => format!("give:{}:{marine}", token.id()),
            Self::Order { order } => format!("order:{}", order.id()),
            Self::End => "end".into(),
            Self::Attack { weapon } => format!("attack:{}", weapon.id()),
            Self::Strike => "attack".into(),
            Self::At { at, other, aimed } => {
                format!("at:{at}{}{}", if other { ":other" } else { "" }, if aimed { ":aimed" } else { "" })
            }
            Self::Back => "back".into(),
            Self::Reroll { dice } => {
                let places: Vec<String> =
                    (0..8).filter(|place| dice >> place & 1 == 1).map(|place| (place + 1).to_string()).collect();
                format!("reroll:{}", places.join(","))
            }
            Self::Keep => "keep".into(),
            Self::Walk { to, die } => format!("walk:{to}:{}", die.id()),
            Self::Roll { other, aimed } => {
                format!("roll{}{}", if other { ":other" } else { "" }, if aimed { ":aimed" } else { "" })
            }
            Self::Heal { marine } => format!("heal:{marine}"),
            Self::Cancel => "cancel".into(),
            Self::React { monster } => format!("react:{monster}"),
            Self::Knock { who, to } => format!("knock:{}:{to}", figure_name(who)),
            Self::Activate { monster } => format!("activate:{monster}"),
            Self::Group { group } => format!("group:{group}"),
            Self::Kind { kind } => format!("kind:{}", kind.id()),
            Self::Place { at, axis } => format!("place:{}", lying(at, axis)),
            Self::Reuse { monster } => format!("reuse:{monster}"),
            Self::LeaveOut => "leave-out".into(),
            Self::Door { door } => format!("door:{door}"),
            Self::Token { token, at } => format!("token:{}:{at}", token.id()),
            Self::Monster { monster } => format!("monster:{monster}"),
        }
    }

    /// Reads [`Answer::name`].
    pub fn parse(name: &str) -> Option<Self> {
        let mut parts = name.split(':');
        let first = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        Some(match (first, rest.as_slice()) {
            ("pass", []) => Self::Pass,
            ("play", [card]) => Self::Play { card: EventKind::parse(card)? },
            ("spawn", [card]) => Self::Spawn { card: SpawnKind::parse(card)? },
            ("discard", [card]) => Self::Discard { card: CardName::parse(card)? },
            ("adrenaline", []) => Self::Adrenaline,
            ("officer", [marine]) => Self::Officer { marine: number(marine)? },
            ("ready", []) => Self::Ready,
            ("respawn", [at]) => Self::Respawn { at: Spot::parse(at)? },
            ("step", rest) => parse_lying(rest).map(|(to, axis)| Self::Step { to, axis })?,
            ("go", []) => Self::Go,
            ("to", rest) => parse_lying(rest).map(|(at, axis)| Self::To { at, axis })?,
            ("teleport", []) => Self::Teleport,
            ("vent", [to]) => Self::Vent { to: Spot::parse(to)? },
            ("open", [door]) => Self::Open { door: Line::parse(door)? },
            ("close", [door]) => Self::Close { door: Line::parse(door)? },
            ("pick-up", [token]) => Self::PickUp { token: TokenKind::parse(token)? },
            ("give", [token, marine]) => Self::Give { token: TokenKind::parse(token)?, marine: number(marine)? },
            ("order", [order]) => Self::Order { order: Order::parse(order)? },
            ("end", []) => Self::End,
            ("attack", []) => Self::Strike,
            ("attack", [weapon]) => Self::Attack { weapon: WeaponKind::parse(weapon)? },
            ("at", [at]) => Self::At { at: Spot::parse(at)?, other: false, aimed: false },
            ("at", [at, "other"]) => Self::At { at: Spot::parse(at)?, other: true, aimed: false },
            ("at", [at, "aimed"]) => Self::At { at: Spot::parse(at)?, other: false, aimed: true },
            ("at", [at, "other", "aimed"]) => Self::At { at: Spot::parse(at)?, other: true, aimed: true },
            ("back", []) => Self::Back,
            ("reroll", [places]) => {
                let mut dice = 0;
                for place in places.split(',') {
                    dice |= 1_u8.checked_shl(u32::from(number(place)?.checked_sub(1)?))?;
                }
                let answer = Self::Reroll { dice };
                return (answer.name() == name).then_some(answer);
            }
            ("keep", []) => Self::Keep,
            ("walk", [to, die]) => Self::Walk { to: Spot::parse(to)?, die: DieColour::parse(die)? },
            ("roll", []) => Self::Roll { other: false, aimed: false },
            ("roll", ["aimed"]) => Self::Roll { other: false, aimed: true },
            ("roll", ["other"]) => Self::Roll { other: true, aimed: false },
            ("roll", ["other", "aimed"]) => Self::Roll { other: true, aimed: true },
            ("heal", [marine]) => Self::Heal { marine: number(marine)? },
            ("cancel", []) => Self::Cancel,
            ("react", [monster]) => Self::React { monster: number(monster)? },
            ("knock", [who, to]) => Self::Knock { who: parse_figure(who)?, to: Spot::parse(to)? },
            ("activate", [monster]) => Self::Activate { monster: number(monster)? },
            ("group", [group]) => Self::Group { group: number(group)? },
            ("kind", [kind]) => Self::Kind { kind: MonsterKind::parse(kind)? },
            ("place", rest) => parse_lying(rest).map(|(at, axis)| Self::Place { at, axis })?,
            ("reuse", [monster]) => Self::Reuse { monster: number(monster)? },
            ("leave-out", []) => Self::LeaveOut,
            ("door", [door]) => Self::Door { door: Line::parse(door)? },
            ("token", [token, at]) => Self::Token { token: TokenKind::parse(token)?, at: Spot::parse(at)? },
            ("monster", [monster]) => Self::Monster { monster: number(monster)? },
            (action, []) => Self::Act { action: Action::parse(action)? },
            _ => return None,
        })
    }
}
