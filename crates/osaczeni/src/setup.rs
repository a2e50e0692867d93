//! OS-2: setup. Tokens, cards, starting areas, first monsters.

use crate::answer::Answer;
use crate::arrival::{self, Draw};
use crate::board::{Board, Cards};
use crate::content::{Content, Profile};
use crate::event::{Lure, Seen, Veiled};
use crate::frame::{Frame, Step, one};
use crate::items::energy_drink::Drinks;
use crate::pieces::{Area, Dice};
use crate::round::Round;
use crate::variants::Knobs;
use crate::{Cx, Flow, Osaczeni, stream};
use holdout_kernel::{Asked, Key, Offers, Problem, RuleId, Seat, Secret};
use serde::{Deserialize, Serialize};

/// What the table agrees on before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// OS-1.1: 3 to 6.
    pub players: u8,
    /// OS-2.6, OS-2.7: who begins with the security badge; drawn if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "named_player")]
    pub badge: Option<Seat>,
    /// OS-2.5, OS-2.7: who begins with the victim token; drawn if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "named_player")]
    pub victim: Option<Seat>,
    /// OS-2.17: at most one variant, by its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<u8>,
    /// OS-16.3: the epilogues this group has unlocked in earlier games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unlocked: Vec<u8>,
    /// Free play: any variant may be chosen, unlocked or not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub any_variant: bool,
    /// OS-11.8: lengths of the cold store's rows; as the content says if not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cold_store: Option<Profile>,
    /// OS-G21: when energy drinks may be drunk.
    #[serde(default, skip_serializing_if = "Drinks::is_usual")]
    pub drinks: Drinks,
}

impl Default for Setup {
    fn default() -> Self {
        Self::of(4)
    }
}

impl Setup {
    /// The standard game for a number of players.
    pub const fn of(players: u8) -> Self {
        Self {
            players,
            badge: None,
            victim: None,
            variant: None,
            unlocked: Vec::new(),
            any_variant: false,
            cold_store: None,
            drinks: Drinks::OwnTurn,
        }
    }

    /// Everything that cannot be played as agreed.
    fn problems(&self, content: &Content) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |place: &str, what: String| problems.push(Problem::new(place, what));
        let (min, max) = content.players;
        if !(min..=max).contains(&self.players) {
            wrong("players", format!("must be from {min} to {max}"));
        }
        for (place, seat) in [("badge", self.badge), ("victim", self.victim)] {
            if seat.is_some_and(|seat| seat.0 >= self.players) {
                wrong(place, "nobody sits there".into());
            }
        }
        if self.badge.is_some() && self.badge == self.victim {
            wrong("victim", "badge and victim token go to two different players (OS-2.7)".into());
        }
        for number in &self.unlocked {
            if content.epilogue(*number).is_none() {
                wrong("unlocked", format!("there is no epilogue {number}"));
            }
        }
        if let Some(number) = self.variant {
            if content.variant(number).is_none() {
                wrong("variant", format!("there is no variant {number}"));
            } else if !self.any_variant && !self.unlocked.contains(&number) {
                wrong("variant", format!("epilogue {number} is not unlocked yet (OS-16.9)"));
            }
        }
        problems
    }
}

/// A player of the setup by name, `player-1` to `player-6`, as in written positions and cases: a bare number would leave
/// open whether people or seats are counted.
mod named_player {
    use holdout_kernel::Seat;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Name(String),
        Number(i64),
    }

    #[expect(clippy::ref_option, reason = "serde hands over a reference to the field")]
    pub fn serialize<S: Serializer>(seat: &Option<Seat>, to: S) -> Result<S::Ok, S::Error> {
        match seat {
            Some(seat) => to.serialize_str(&seat.name()),
            None => to.serialize_none(),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Seat>, D::Error> {
        let unknown = |name: &str| D::Error::custom(format!("`{name}` is nobody: players are player-1 to player-6"));
        match Option::<Written>::deserialize(from)? {
            None => Ok(None),
            Some(Written::Number(number)) => Err(unknown(&number.to_string())),
            Some(Written::Name(name)) => {
                let number = name.strip_prefix("player-").and_then(|number| number.parse::<u8>().ok());
                let seat = number.and_then(|number| number.checked_sub(1)).map(Seat);
                seat.map(Some).ok_or_else(|| unknown(&name))
            }
        }
    }
}

/// The empty board of an agreed game, and its bottom frame.
pub fn open(content: &'static Content, setup: &Setup) -> Result<(Board, Frame), Vec<Problem>> {
    let problems = setup.problems(content);
    if !problems.is_empty() {
        return Err(problems);
    }
    let profile = setup.cold_store.unwrap_or(content.cold_store.profile);
    let knobs = Knobs { drinks: setup.drinks, ..Knobs::of(content, setup.players, profile, setup.variant) };
    let mut board = Board::empty(content, knobs, setup.players);
    board.variant = setup.variant;
    board.unlocked = setup.unlocked.iter().copied().collect();
    Ok((board, Frame::SettingUp(SettingUp { badge: setup.badge, victim: setup.victim, families_stand: false })))
}

/// The bottom frame until the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SettingUp {
    pub badge: Option<Seat>,
    pub victim: Option<Seat>,
    pub families_stand: bool,
}

impl Step for SettingUp {
    fn rule(&self) -> RuleId {
        RuleId("OS-2.10")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.families_stand {
            first_monsters(cx);
            // OS-2.18: round 1 starts with phase 1.
            return Flow::Replace(Frame::Round(Round::default()));
        }
        deal_tokens(cx, self.badge, self.victim);
        deal_items(cx);
        self.families_stand = true;
        Flow::Push(Frame::Placing(Placing))
    }
}

/// OS-2.5 to OS-2.7: the badge and the victim token go to two different players, named or drawn.
fn deal_tokens(cx: &mut Cx<'_>, badge: Option<Seat>, victim: Option<Seat>) {
    let players = cx.players;
    let mut draw = |not: Option<Seat>| {
        let open: u8 = players - u8::from(not.is_some());
        let nth = cx.throw(stream::TOKENS).die(open) - 1;
        Seat::all(players).filter(|seat| Some(*seat) != not).nth(nth as usize).expect("a die has no face beyond")
    };
    let badge = badge.unwrap_or_else(|| draw(victim));
    let victim = victim.unwrap_or_else(|| draw(Some(badge)));
    cx.emit(RuleId("OS-2.7"), Seen::TokensDealt { badge, victim }.into());
}

/// OS-2.2: all item cards are shuffled into one deck. OS-2.9: everybody draws and looks in secret.
fn deal_items(cx: &mut Cx<'_>) {
    let mut order = Cards::default();
    let mut cards = 0;
    for item in cx.content().deck.iter() {
        order.0[cards] = item;
        cards += 1;
    }
    cx.throw(stream::ITEM_DECK).shuffle(&mut order.0[..cards]);
    cx.emit(RuleId("OS-2.2"), Veiled::DeckShuffled { cards: cards as u8, order: Secret::new(order) }.into());
    for seat in cx.seats() {
        for _ in 0..cx.knobs.starting_items.min(cx.deck_len) {
            let item = top_card(cx);
            cx.emit(RuleId("OS-2.9"), Veiled::Dealt { seat, item: Secret::new(item) }.into());
        }
    }
}

/// The top card of the deck.
pub(crate) fn top_card(cx: &Cx<'_>) -> crate::items::Item {
    cx.deck.open(cx.key()).0[cx.deck_len as usize - 1]
}

/// OS-2.14 to OS-2.16: the first monsters come as the dice show, then to most Crybabies, then to most characters.
fn first_monsters(cx: &mut Cx<'_>) {
    let dice = roll(cx, stream::FIRST_MONSTERS, cx.content().starting_dice);
    cx.emit(RuleId("OS-2.14"), Seen::FirstDice { dice }.into());
    arrival::place_by_dice(cx, dice, RuleId("OS-2.14"));
    arrival::place_by_most(cx, &Draw { lure: Lure::Crybabies, at_least: 1, rule: RuleId("OS-2.15") });
    arrival::place_by_most(cx, &Draw { lure: Lure::Crowd, at_least: 1, rule: RuleId("OS-2.15") });
}

/// Rolls monster dice.
pub(crate) fn roll(cx: &mut Cx<'_>, stream: u8, count: u8) -> Dice {
    let faces = &cx.content().faces;
    let mut throw = cx.throw(stream);
    (0..count).map(|_| faces[throw.die(faces.len() as u8) as usize - 1]).collect()
}

/// OS-2.10: beginning with the badge holder and going clockwise, each player places the whole family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placing;

impl Step for Placing {
    fn rule(&self) -> RuleId {
        RuleId("OS-2.12")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            if let Some(seat) = cx.placing {
                if choice_matters(cx, seat) {
                    return Flow::Wait;
                }
                let (kind, die) = in_order(cx, seat).expect("somebody being placed has a character and a die");
                place(cx, seat, kind, die, true);
            } else {
                let unplaced = cx.unplaced;
                let next = cx.clockwise_of_the_badge().find(|seat| !unplaced.of(*seat).is_empty());
                let Some(seat) = next else { return Flow::Pop };
                // OS-2.11: as many dice as characters, once, in the open.
                let dice = roll(cx, stream::STARTING_DICE, unplaced.of(seat).len());
                cx.emit(RuleId("OS-2.11"), Seen::StartingDice { seat, dice }.into());
            }
        }
    }

    fn asked(&self, board: &Board) -> Asked {
        one(board.placing.expect("only a family being placed is asked about"))
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, _: Key, out: &mut O) {
        for character in board.unplaced.of(seat).iter() {
            for die in board.starting_dice.areas().iter() {
                out.offer(Answer::Place { character, die });
            }
        }
        if let Some((character, die)) = in_order(board, seat) {
            out.fall_back(Answer::Place { character, die });
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        if let Answer::Place { character, die } = answer {
            place(cx, seat, character, die, false);
        }
    }
}

/// OS-2.13: where a die puts a character: the area it shows, or the car park if that is full.
fn landing(board: &Board, die: Area) -> Area {
    if board.is_full(die) || !board.is_open(die) { board.car_park() } else { die }
}

/// OS-2.12: each die serves one character.
fn place(cx: &mut Cx<'_>, seat: Seat, character: crate::pieces::Kind, die: Area, auto: bool) {
    let area = landing(cx, die);
    let rule = if area == die { RuleId("OS-2.12") } else { RuleId("OS-2.13") };
    cx.emit(rule, Seen::Placed { seat, character, die, area, auto }.into());
}

/// OS-18.3: the dice in the order they were rolled, for Defender, Leader, Crybaby, Klutz.
fn in_order(board: &Board, seat: Seat) -> Option<(crate::pieces::Kind, Area)> {
    board.unplaced.of(seat).iter().next().zip(board.starting_dice.iter().next())
}

/// Whether two ways of placing the rest of a family can end differently: not if one character is left, nor if every
/// die leads to the same area and all of them fit.
fn choice_matters(board: &Board, seat: Seat) -> bool {
    let left = board.unplaced.of(seat).len();
    if left == 1 {
        return false;
    }
    let mut landings = board.starting_dice.iter().map(|die| landing(board, die));
    let Some(first) = landings.next() else { return false };
    let spaces = board.knobs.spaces[first.index()];
    let all_fit = spaces == 0 || board.crowd(first).len() + left <= spaces;
    !(all_fit && landings.all(|area| area == first))
}
