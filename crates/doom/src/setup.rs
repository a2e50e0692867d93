//! DM-2, DM-26: what a table agrees on, and how the game is laid out.

use crate::board::{Board, MARINES};
use crate::content::{Content, Scenario};
use crate::event::Seen;
use crate::exploration::Explore;
use crate::frame::{Frame, Step};
use crate::pieces::{Card, MarineCard};
use crate::round::Round;
use crate::{Cx, Flow, deck, stream, tokens};
use holdout_kernel::{Problem, RuleId};
use serde::{Deserialize, Serialize};

/// The colours of the marine figures (DM-2.2).
pub const COLOURS: [&str; 3] = ["red", "green", "blue"];

/// What a table agrees on before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4: one invader and one to three marines.
    pub players: u8,
    #[serde(default = "first_scenario")]
    pub scenario: String,
    #[serde(default = "standard")]
    pub difficulty: String,
    /// The marines' colours in turn order.
    #[serde(default)]
    pub colours: Vec<String>,
}

fn first_scenario() -> String {
    "knee-deep-in-the-dead".into()
}

fn standard() -> String {
    "hurt-me-plenty".into()
}

impl Setup {
    /// The first scenario with the standard rules.
    pub fn of(players: u8) -> Self {
        Self { players, scenario: first_scenario(), difficulty: standard(), colours: Vec::new() }
    }
}

/// The scenario and the place of the difficulty, or everything that is wrong.
pub(crate) fn read(
    content: &'static Content,
    setup: &Setup,
) -> Result<(&'static Scenario, u8, [u8; MARINES]), Vec<Problem>> {
    let mut problems = Vec::new();
    if !(2..=4).contains(&setup.players) {
        problems.push(Problem::new("players", "two to four can play: one invader and one to three marines"));
    }
    let scenario = content.scenario(&setup.scenario);
    if scenario.is_none() {
        let known: Vec<&str> = content.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        let what = format!("there is no scenario `{}`; there are: {}", setup.scenario, known.join(", "));
        problems.push(Problem::new("scenario", what));
    }
    if let Some(scenario) = scenario {
        let (fewest, most) = scenario.marines;
        let fits = (fewest + 1..=most + 1).contains(&setup.players);
        if !fits && (2..=4).contains(&setup.players) {
            const WORDS: [&str; 4] = ["no", "one", "two", "three"];
            let (fewest, most) = (WORDS[fewest as usize], WORDS[most as usize]);
            let range: String = if fewest == most { fewest.into() } else { format!("{fewest} to {most}") };
            problems.push(Problem::new("players", format!("{range} marines play `{}`", scenario.id)));
        }
    }
    let difficulty = content.difficulties.iter().position(|one| one.id == setup.difficulty);
    if difficulty.is_none() {
        let known: Vec<&str> = content.difficulties.iter().map(|one| one.id.as_str()).collect();
        let what = format!("there is no difficulty `{}`; there are: {}", setup.difficulty, known.join(", "));
        problems.push(Problem::new("difficulty", what));
    }
    let colours = read_colours(setup, &mut problems);
    match (scenario, difficulty) {
        (Some(scenario), Some(difficulty)) if problems.is_empty() => Ok((scenario, difficulty as u8, colours)),
        _ => Err(problems),
    }
}

/// DM-2.2: no two the same; without a choice red, green, blue.
fn read_colours(setup: &Setup, problems: &mut Vec<Problem>) -> [u8; MARINES] {
    let mut colours = [0, 1, 2];
    if setup.colours.is_empty() {
        return colours;
    }
    if setup.colours.len() + 1 != setup.players as usize {
        problems.push(Problem::new("colours", "name one colour for each marine, or none at all"));
    }
    for (n, name) in setup.colours.iter().enumerate().take(MARINES) {
        match COLOURS.iter().position(|colour| colour == name) {
            None => problems.push(Problem::new("colours", format!("`{name}` is none of: {}", COLOURS.join(", ")))),
            Some(_) if setup.colours[..n].contains(name) => {
                problems.push(Problem::new("colours", format!("{name} is taken twice")));
            }
            Some(colour) => colours[n] = colour as u8,
        }
    }
    colours
}

pub fn open(content: &'static Content, setup: &Setup) -> Result<(Board, Frame), Vec<Problem>> {
    let (scenario, difficulty, colours) = read(content, setup)?;
    let mut board = Board::empty(content, scenario, setup.players - 1, difficulty);
    for (marine, colour) in board.squad.iter_mut().zip(colours) {
        marine.colour = colour;
    }
    Ok((board, Frame::SettingUp(SettingUp::default())))
}

/// DM-2.6 to DM-2.10: laying out the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SettingUp {
    at: At,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Cards,
    Reveal,
    Begin,
}

/// DM-2.7, DM-2.9, DM-26.4: a marine's first wounds, armour and bullets.
pub(crate) fn start_of(board: &Board, marine: u8) -> (u8, u8, u8) {
    let start = board.content().numbers.start[board.marines as usize - 1];
    let difficulty = &board.content().difficulties[board.difficulty as usize];
    let (wounds, armor) = tokens::card_bonus(board, marine);
    let changed = |number: u8, by: i8| number.saturating_add_signed(by).max(1);
    (changed(start.wounds, difficulty.wounds) + wounds, start.armor + armor, changed(start.bullets, difficulty.bullets))
}

fn deal(cx: &mut Cx<'_>) {
    let content = cx.content();
    let copies = |card: &MarineCard| std::iter::repeat_n(*card, content.marine_card(*card).copies as usize);
    let mut cards: Vec<MarineCard> = MarineCard::ALL.iter().flat_map(copies).collect();
    cx.throw(stream::MARINE_CARDS).shuffle(&mut cards);
    let each = content.numbers.start[cx.marines as usize - 1].marine_cards as usize;
    for (n, card) in cards.into_iter().take(each * cx.marines as usize).enumerate() {
        let marine = (n / each) as u8 + 1;
        cx.emit(RuleId("DM-2.8"), Seen::CardDealt { marine, card }.into());
    }
    for marine in 0..cx.marines {
        let (wounds, armor, bullets) = start_of(cx, marine);
        cx.emit(RuleId("DM-2.7"), Seen::Equipped { marine: marine + 1, wounds, armor, bullets }.into());
    }
    let deck: Vec<Card> = (0..content.cards.len() as u8).map(Card).collect();
    deck::shuffle(cx, &deck, false, RuleId("DM-2.10"));
    for _ in 0..content.numbers.starting_hand {
        deck::draw(cx, RuleId("DM-2.10"));
    }
}

impl Step for SettingUp {
    fn rule(&self) -> RuleId {
        RuleId("DM-2.6")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            At::Cards => {
                let (scenario, marines) = (cx.scenario(), cx.marines);
                cx.emit(
                    RuleId("DM-2.4"),
                    Seen::GameBegan { scenario: &scenario.id, title: &scenario.title, marines }.into(),
                );
                deal(cx);
                self.at = At::Reveal;
                Flow::Push(Explore::reveal(scenario.start_area))
            }
            At::Reveal => {
                for marine in 0..cx.marines {
                    let at = cx.spot(cx.scenario().starts[marine as usize]);
                    cx.emit(RuleId("DM-M0.6"), Seen::MarinePlaced { marine: marine + 1, at }.into());
                }
                self.at = At::Begin;
                Flow::Push(Explore::look())
            }
            At::Begin => Flow::Replace(Frame::Round(Round::default())),
        }
    }
}
