//! Vigil, a small game that uses everything the kernel offers; it exists to prove the kernel.
//!
//! Up to four keepers sit through six nights. Every night they elect a watch by a sealed vote (V-1). The watch may
//! trim the lamp first, as often as it likes to change its mind (V-2, can be taken back), then throws a die for oil
//! (V-3, chance). Before the oil counts, every other keeper holding a card may snuff the lamp by spending one (V-4, an
//! interrupt over hidden hands, so everybody with cards is asked). Oil kept is doubled on a bright lamp (V-5). At dawn
//! the watch draws a card (V-6). Most oil after the last night wins (V-7). Anybody may boast at any time (V-8),
//! and pour away a measure of his oil, asked or not, unless a thrown die waits for the snuffers (V-9).

use holdout_kernel::*;
use serde::{Deserialize, Serialize};

pub struct Vigil;

pub const NIGHTS: u8 = 6;
const CARDS: [u8; 12] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
const DECK: u8 = 0;
const DICE: u8 = 1;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub keepers: u8,
}

#[derive(Clone, Copy, Hash)]
pub struct Board {
    pub keepers: u8,
    pub night: u8,
    pub watch: Option<Seat>,
    pub bright: bool,
    pub oil: [u8; 4],
    pub hand_sizes: [u8; 4],
    hands: Secret<[[u8; 6]; 4]>,
    deck: Secret<[u8; 12]>,
    pub deck_left: u8,
    pub spent: [u8; 6],
    pub boasts: u8,
}

#[derive(Clone, Copy, Hash)]
pub enum Frame {
    Deal { next: u8 },
    Night { step: Step },
    Vote { votes: [Option<Seat>; 4] },
    Trim,
    Snuff { die: u8, asked: SeatSet },
}

#[derive(Clone, Copy, Hash)]
pub enum Step {
    Dusk,
    Watch,
    Dawn,
}

impl Default for Frame {
    fn default() -> Self {
        Self::Night { step: Step::Dusk }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Vote { keeper: Seat },
    Trim,
    Throw,
    Snuff { card: u8 },
    Pass,
    Pour,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Boast {
    pub louder: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    NoSuchCard,
    LampIsBright,
    DieIsWaiting,
}

pub enum Event {
    Open(Seen),
    Shuffled { deck: Secret<[u8; 12]> },
    Drew { keeper: Seat, card: Secret<u8> },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    Shuffled,
    Drew { keeper: Seat, card: Option<u8> },
    HasVoted { keeper: Seat },
    Voted { votes: [Option<Seat>; 4] },
    Elected { keeper: Seat },
    Trimmed { bright: bool },
    Thrown { die: u8 },
    Passed { keeper: Seat },
    Snuffed { keeper: Seat, card: u8 },
    Kept { keeper: Seat, oil: u8 },
    Poured { keeper: Seat },
    NightFell { night: u8 },
    Boasted { keeper: Seat },
}

#[derive(Clone, Debug, Serialize)]
pub struct View {
    pub night: u8,
    pub watch: Option<Seat>,
    pub oil: [u8; 4],
    pub hand_sizes: [u8; 4],
    pub deck_left: u8,
    pub hands: Vec<Option<[u8; 6]>>,
    pub spent: [u8; 6],
}

impl Board {
    fn keepers(&self) -> SeatSet {
        SeatSet::all(self.keepers)
    }

    fn top_card(&self, key: Key) -> u8 {
        self.deck.open(key)[self.deck_left as usize - 1]
    }
}

fn draw(cx: &mut Cx<'_, Vigil>, keeper: Seat) {
    if cx.deck_left > 0 {
        let card = Secret::new(cx.top_card(cx.key()));
        cx.emit(RuleId("V-6"), Event::Drew { keeper, card });
    }
}

impl Game for Vigil {
    const ID: &'static str = "vigil";
    const RULES_VERSION: u32 = 1;
    const SAY_RULE: RuleId = RuleId("V-8");
    const STREAMS: &'static [&'static str] = &["deck", "dice"];

    type Content = ();
    type Setup = Setup;
    type Position = Setup;
    type Board = Board;
    type Frame = Frame;
    type Answer = Answer;
    type Statement = Boast;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Why = Why;

    fn content_digest((): &()) -> String {
        "none".into()
    }

    fn seats(setup: &Setup) -> u8 {
        setup.keepers
    }

    fn position_seats(position: &Setup) -> u8 {
        position.keepers
    }

    fn open((): &'static (), setup: &Setup) -> Result<(Board, Frame), Vec<Problem>> {
        if !(2..=4).contains(&setup.keepers) {
            return Err(vec![Problem::new("keepers", "two to four keepers sit at a vigil")]);
        }
        let board = Board {
            keepers: setup.keepers,
            night: 0,
            watch: None,
            bright: false,
            oil: [0; 4],
            hand_sizes: [0; 4],
            hands: Secret::new([[0; 6]; 4]),
            deck: Secret::new(CARDS),
            deck_left: 12,
            spent: [0; 6],
            boasts: 0,
        };
        Ok((board, Frame::Deal { next: 0 }))
    }

    fn arrange(content: &'static (), position: &Setup) -> Result<(Board, Vec<Frame>), Vec<Problem>> {
        Self::open(content, position).map(|(board, frame)| (board, vec![frame]))
    }

    fn advance(frame: &mut Frame, cx: &mut Cx<'_, Self>) -> Flow<Frame> {
        match frame {
            Frame::Deal { next: 0 } => {
                let mut deck = CARDS;
                cx.throw(DECK).shuffle(&mut deck);
                cx.emit(RuleId("V-6"), Event::Shuffled { deck: Secret::new(deck) });
                Flow::Replace(Frame::Deal { next: 1 })
            }
            Frame::Deal { .. } => {
                for keeper in Seat::all(cx.keepers) {
                    draw(cx, keeper);
                    draw(cx, keeper);
                }
                Flow::Replace(Frame::default())
            }
            Frame::Night { step: step @ Step::Dusk } => {
                if cx.night == NIGHTS {
                    return Flow::Pop;
                }
                *step = Step::Watch;
                cx.emit(RuleId("V-1"), Event::Open(Seen::NightFell { night: cx.night + 1 }));
                Flow::Push(Frame::Vote { votes: [None; 4] })
            }
            Frame::Night { step: step @ Step::Watch } => {
                *step = Step::Dawn;
                Flow::Push(Frame::Trim)
            }
            Frame::Night { step: step @ Step::Dawn } => {
                *step = Step::Dusk;
                let watch = cx.watch.expect("a night has a watch");
                draw(cx, watch);
                Flow::Replace(*frame)
            }
            Frame::Vote { votes } => {
                if votes.iter().all(Option::is_none) {
                    return Flow::Wait;
                }
                cx.emit(RuleId("V-1"), Event::Open(Seen::Voted { votes: *votes }));
                let count = |seat: Seat| votes.iter().filter(|vote| **vote == Some(seat)).count();
                let keeper = Seat::all(cx.keepers).rev().max_by_key(|&seat| count(seat)).expect("there are keepers");
                cx.emit(RuleId("V-1"), Event::Open(Seen::Elected { keeper }));
                Flow::Pop
            }
            Frame::Trim => Flow::Wait,
            Frame::Snuff { die, asked } => {
                if !asked.is_empty() {
                    return Flow::Wait;
                }
                let keeper = cx.watch.expect("a night has a watch");
                let oil = if cx.bright { *die * 2 } else { *die };
                cx.emit(RuleId("V-5"), Event::Open(Seen::Kept { keeper, oil }));
                Flow::Pop
            }
        }
    }

    fn asked(frame: &Frame, board: &Board) -> Asked {
        match frame {
            Frame::Vote { .. } => Asked { seats: board.keepers(), mode: Mode::Sealed },
            Frame::Trim => Asked { seats: board.watch.map_or(SeatSet::EMPTY, SeatSet::only), mode: Mode::Each },
            Frame::Snuff { asked, .. } => Asked { seats: *asked, mode: Mode::Each },
            Frame::Deal { .. } | Frame::Night { .. } => unreachable!("these never wait"),
        }
    }

    fn offers(frame: &Frame, board: &Board, seat: Seat, key: Key, out: &mut impl Offers<Self>) {
        match frame {
            Frame::Vote { .. } => {
                for keeper in Seat::all(board.keepers) {
                    out.offer(Answer::Vote { keeper });
                }
                out.fall_back(Answer::Vote { keeper: seat });
            }
            Frame::Trim => {
                out.offer(Answer::Throw);
                if board.bright {
                    out.refuse(Answer::Trim, Why::LampIsBright, RuleId("V-2"));
                } else {
                    out.offer(Answer::Trim);
                }
                out.fall_back(Answer::Throw);
            }
            Frame::Snuff { .. } => {
                out.offer(Answer::Pass);
                for card in 1..=6 {
                    if board.hands.open(key)[seat.index()][card as usize - 1] > 0 {
                        out.offer(Answer::Snuff { card });
                    } else {
                        out.refuse(Answer::Snuff { card }, Why::NoSuchCard, RuleId("V-4"));
                    }
                }
                out.fall_back(Answer::Pass);
            }
            Frame::Deal { .. } | Frame::Night { .. } => {}
        }
    }

    fn liberties(frames: &[Frame], board: &Board, seat: Seat, out: &mut impl Offers<Self>) {
        let waits = matches!(frames.last(), Some(Frame::Snuff { .. }));
        match board.oil.get(seat.index()) {
            None | Some(0) => {}
            Some(_) if waits => out.refuse(Answer::Pour, Why::DieIsWaiting, RuleId("V-9")),
            Some(_) => out.offer(Answer::Pour),
        }
    }

    fn take_liberty(cx: &mut Cx<'_, Self>, seat: Seat, _: Answer) {
        cx.emit(RuleId("V-9"), Event::Open(Seen::Poured { keeper: seat }));
    }

    fn accept(frame: &mut Frame, cx: &mut Cx<'_, Self>, seat: Seat, answer: Answer) {
        match (frame, answer) {
            (Frame::Vote { votes }, Answer::Vote { keeper }) => votes[seat.index()] = Some(keeper),
            (Frame::Trim, Answer::Trim) => cx.emit(RuleId("V-2"), Event::Open(Seen::Trimmed { bright: true })),
            (frame @ Frame::Trim, Answer::Throw) => {
                let die = cx.throw(DICE).die(6);
                cx.emit(RuleId("V-3"), Event::Open(Seen::Thrown { die }));
                let others = Seat::all(cx.keepers).filter(|other| *other != seat && cx.hand_sizes[other.index()] > 0);
                *frame = Frame::Snuff { die, asked: others.collect() };
            }
            (Frame::Snuff { asked, .. }, Answer::Pass) => {
                *asked = asked.without(seat);
                cx.emit(RuleId("V-4"), Event::Open(Seen::Passed { keeper: seat }));
            }
            (Frame::Snuff { asked, die }, Answer::Snuff { card }) => {
                cx.emit(RuleId("V-4"), Event::Open(Seen::Snuffed { keeper: seat, card }));
                (*asked, *die) = (SeatSet::EMPTY, 0);
            }
            (_, answer) => unreachable!("{answer:?} was not offered"),
        }
    }

    fn sealed(_: &Frame, seat: Seat) -> (RuleId, Event) {
        (RuleId("V-1"), Event::Open(Seen::HasVoted { keeper: seat }))
    }

    fn say(cx: &mut Cx<'_, Self>, seat: Seat, _: &Boast) -> Result<(), (Why, RuleId)> {
        cx.emit(RuleId("V-8"), Event::Open(Seen::Boasted { keeper: seat }));
        Ok(())
    }

    fn small_talk(_: &Board, _: Seat, _: &mut Throw<'_>) -> Option<Boast> {
        Some(Boast { louder: true })
    }

    fn evolve(board: &mut Board, event: &Event, key: Key) {
        match event {
            Event::Shuffled { deck } => board.deck = *deck,
            Event::Drew { keeper, card } => {
                board.deck_left -= 1;
                board.hand_sizes[keeper.index()] += 1;
                board.hands.open_mut(key)[keeper.index()][*card.open(key) as usize - 1] += 1;
            }
            Event::Open(seen) => match *seen {
                Seen::Elected { keeper } => board.watch = Some(keeper),
                Seen::Trimmed { bright } => board.bright = bright,
                Seen::Snuffed { keeper, card } => {
                    board.hand_sizes[keeper.index()] -= 1;
                    board.hands.open_mut(key)[keeper.index()][card as usize - 1] -= 1;
                    board.spent[card as usize - 1] += 1;
                }
                Seen::Kept { keeper, oil } => board.oil[keeper.index()] += oil,
                Seen::Poured { keeper } => board.oil[keeper.index()] -= 1,
                Seen::NightFell { night } => (board.night, board.bright, board.watch) = (night, false, None),
                Seen::Boasted { .. } => board.boasts = board.boasts.wrapping_add(1),
                Seen::Shuffled
                | Seen::Drew { .. }
                | Seen::HasVoted { .. }
                | Seen::Voted { .. }
                | Seen::Thrown { .. }
                | Seen::Passed { .. } => {}
            },
        }
    }

    fn is_barrier(event: &Event) -> bool {
        match event {
            Event::Shuffled { .. } | Event::Drew { .. } => true,
            Event::Open(seen) => match seen {
                Seen::Voted { .. } | Seen::Thrown { .. } | Seen::Snuffed { .. } | Seen::Passed { .. } => true,
                Seen::Shuffled
                | Seen::Drew { .. }
                | Seen::HasVoted { .. }
                | Seen::Elected { .. }
                | Seen::Trimmed { .. }
                | Seen::Kept { .. }
                | Seen::Poured { .. }
                | Seen::NightFell { .. }
                | Seen::Boasted { .. } => false,
            },
        }
    }

    fn see(event: &Event, viewer: Viewer, key: Key) -> Option<Seen> {
        Some(match event {
            Event::Open(seen) => seen.clone(),
            Event::Shuffled { .. } => Seen::Shuffled,
            Event::Drew { keeper, card } => {
                Seen::Drew { keeper: *keeper, card: viewer.is(*keeper).then(|| *card.open(key)) }
            }
        })
    }

    fn view(table: &Table<Self>, viewer: Viewer, key: Key) -> View {
        let board = table.board();
        let hand = |seat: Seat| viewer.is(seat).then(|| board.hands.open(key)[seat.index()]);
        View {
            night: board.night,
            watch: board.watch,
            oil: board.oil,
            hand_sizes: board.hand_sizes,
            deck_left: board.deck_left,
            hands: Seat::all(board.keepers).map(hand).collect(),
            spent: board.spent,
        }
    }

    fn imagine(board: &mut Board, _: &mut [Frame], viewer: Viewer, key: Key, throw: &mut Throw<'_>) {
        if viewer == Viewer::Omniscient {
            return;
        }
        let unknown: Vec<Seat> = Seat::all(board.keepers).filter(|seat| !viewer.is(*seat)).collect();
        let mut cards = board.deck.open(key)[..board.deck_left as usize].to_vec();
        for seat in &unknown {
            let hand = std::mem::take(&mut board.hands.open_mut(key)[seat.index()]);
            cards.extend((0..6).flat_map(|card| std::iter::repeat_n(card as u8 + 1, hand[card] as usize)));
        }
        throw.shuffle(&mut cards);
        for seat in unknown {
            for _ in 0..board.hand_sizes[seat.index()] {
                let card = cards.pop().expect("as many cards as before");
                board.hands.open_mut(key)[seat.index()][card as usize - 1] += 1;
            }
        }
        board.deck.open_mut(key)[..cards.len()].copy_from_slice(&cards);
    }

    fn conserved(board: &Board, _: &[Frame], key: Key) -> Result<(), String> {
        let hands: u8 = board.hands.open(key).iter().flatten().sum();
        let all = hands + board.deck_left + board.spent.iter().sum::<u8>();
        if all == 12 { Ok(()) } else { Err(format!("{all} cards instead of 12")) }
    }

    fn ask_text(frame: &Frame, _: &Board, seat: Seat) -> AskText {
        let key = match frame {
            Frame::Vote { .. } => "vigil-vote",
            Frame::Trim => "vigil-trim",
            Frame::Snuff { .. } => "vigil-snuff",
            Frame::Deal { .. } | Frame::Night { .. } => "vigil-night",
        };
        AskText { about: Phrase::new(key), waiting: Phrase::new(key).arg("who", seat) }
    }

    fn ask_rule(frame: &Frame) -> RuleId {
        match frame {
            Frame::Vote { .. } => RuleId("V-1"),
            Frame::Trim => RuleId("V-2"),
            Frame::Snuff { .. } => RuleId("V-4"),
            Frame::Deal { .. } | Frame::Night { .. } => RuleId("V-7"),
        }
    }

    fn answer_name(answer: &Answer) -> String {
        match answer {
            Answer::Vote { keeper } => format!("vote:{}", keeper.name()),
            Answer::Trim => "trim".into(),
            Answer::Throw => "throw".into(),
            Answer::Snuff { card } => format!("snuff:{card}"),
            Answer::Pass => "pass".into(),
            Answer::Pour => "pour".into(),
        }
    }

    fn parse_answer(name: &str) -> Option<Answer> {
        Some(match name.split_once(':') {
            None if name == "trim" => Answer::Trim,
            None if name == "throw" => Answer::Throw,
            None if name == "pass" => Answer::Pass,
            None if name == "pour" => Answer::Pour,
            Some(("vote", keeper)) => Answer::Vote { keeper: Seat::parse(keeper)? },
            Some(("snuff", card)) => Answer::Snuff { card: card.parse().ok()? },
            _ => return None,
        })
    }

    fn answer_phrase(_: &Frame, _: &Board, answer: &Answer) -> Phrase {
        Phrase::new(Self::answer_name(answer))
    }

    fn event_phrase(_: &Seen) -> Option<Phrase> {
        None
    }

    fn why_phrase(why: &Why) -> Phrase {
        Phrase::new(format!("vigil-{why:?}"))
    }
}

/// A whole game of random answers without a log; returns how many answers it took.
pub fn random_game(table: &mut Table<Vigil>, throw: &mut Throw<'_>, legal: &mut Vec<Answer>) -> u32 {
    let mut answers = 0;
    while !table.is_over() {
        let seat = table.waiting_for().iter().next().expect("somebody is asked");
        table.legal(seat, legal);
        let answer = *throw.pick(legal);
        table.take_offered(seat, answer, Aside::NONE);
        answers += 1;
    }
    answers
}
