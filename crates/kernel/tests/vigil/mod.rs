//! Vigil, a small game that uses everything the kernel offers; it exists to prove the kernel.
//!
//! Up to four keepers sit through six nights. Every night they elect a watch by a sealed vote (V-1). The watch may
//! trim the lamp first, as often as it likes to change its mind (V-2, can be taken back), then throws a die for oil
//! (V-3, chance). Before the oil counts, every other keeper holding a card may snuff the lamp by spending one (V-4, an
//! interrupt over hidden hands, so everybody with cards is asked). Oil kept is doubled on a bright lamp (V-5). At dawn
//! the watch draws a card (V-6). Most oil after the last night wins (V-7). Anybody may boast at any time (V-8),
//! and pour away a measure of his oil, asked or not, unless a thrown die waits for the snuffers (V-9).
//!
//! Every night hides a find, laid out by the scenario; it is shown when the night falls, and adds to the oil that is
//! kept (V-10). The last seat may play the draught (V-11): it knows all finds, never has the watch, and wins if the
//! guards together end up with too little oil. A group that has kept much oil unlocks another scenario (V-12).

use holdout_kernel::*;
use std::collections::BTreeSet;

pub struct Vigil;

mod pieces;
pub use pieces::*;

fn draw(cx: &mut Cx<'_, Vigil>, keeper: Seat) {
    if cx.deck_left > 0 {
        let card = Secret::new(cx.top_card(cx.key()));
        cx.emit(RuleId("V-6"), Event::Drew { keeper, card });
    }
}

impl Happening for Event {
    type Board = Board;

    fn evolve(&self, board: &mut Board, key: Key) {
        match self {
            Self::Shuffled { deck } => board.deck = *deck,
            Self::Drew { keeper, card } => {
                board.deck_left -= 1;
                board.hand_sizes[keeper.index()] += 1;
                board.hands.open_mut(key)[keeper.index()][*card.open(key) as usize - 1] += 1;
            }
            Self::Open(seen) => match *seen {
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
                Seen::Found { find } => board.find = find,
                Seen::Ended => board.over = true,
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

    fn is_barrier(&self) -> bool {
        match self {
            Self::Shuffled { .. } | Self::Drew { .. } => true,
            Self::Open(seen) => match seen {
                Seen::Voted { .. }
                | Seen::Thrown { .. }
                | Seen::Snuffed { .. }
                | Seen::Passed { .. }
                | Seen::Found { .. } => true,
                Seen::Shuffled
                | Seen::Drew { .. }
                | Seen::HasVoted { .. }
                | Seen::Elected { .. }
                | Seen::Trimmed { .. }
                | Seen::Kept { .. }
                | Seen::Poured { .. }
                | Seen::NightFell { .. }
                | Seen::Ended
                | Seen::Boasted { .. } => false,
            },
        }
    }
}

impl Game for Vigil {
    const ID: &'static str = "vigil";
    const RULES_VERSION: u32 = 1;
    const SAY_RULE: Option<RuleId> = Some(RuleId("V-8"));
    const ROLES: &'static [Role] = &[KEEPER, GUARD, DRAUGHT];
    const REMEMBERS: bool = true;
    #[rustfmt::skip]
    const STREAMS: &'static [&'static str] = &[
        "deck",
        "dice/1/1", "dice/1/2", "dice/1/3", "dice/1/4", "dice/2/1", "dice/2/2", "dice/2/3", "dice/2/4",
        "dice/3/1", "dice/3/2", "dice/3/3", "dice/3/4", "dice/4/1", "dice/4/2", "dice/4/3", "dice/4/4",
        "dice/5/1", "dice/5/2", "dice/5/3", "dice/5/4", "dice/6/1", "dice/6/2", "dice/6/3", "dice/6/4",
    ];

    type Content = ();
    type Setup = Setup;
    type Position = Position;
    type Board = Board;
    type Frame = Frame;
    type Frames = [Frame; 3];
    type Answer = Answer;
    type Sealed = [Option<Answer>; MAX_SEATS];
    type Statement = Boast;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Why = Why;

    fn content_digest((): &(), _: &Self::Board) -> String {
        "none".into()
    }

    fn seats(setup: &Setup) -> u8 {
        setup.keepers
    }

    fn position_seats(position: &Position) -> u8 {
        position.keepers
    }

    fn remember(setup: &mut Setup, unlocked: &BTreeSet<u32>) {
        setup.unlocked.clone_from(unlocked);
    }

    fn open((): &'static (), setup: &Setup) -> Result<(Board, Frame), Vec<Problem>> {
        if !(2..=4).contains(&setup.keepers) {
            return Err(vec![Problem::new("keepers", "two to four keepers sit at a vigil")]);
        }
        let Some(finds) = SCENARIOS.get(setup.scenario as usize) else {
            return Err(vec![Problem::new("scenario", "there are three")]);
        };
        if setup.scenario == UNLOCKED_BY_OIL.0 && !setup.unlocked.contains(&u32::from(setup.scenario)) {
            return Err(vec![Problem::new("scenario", "not unlocked yet")]);
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
            draught: setup.draught.then(|| Seat(setup.keepers - 1)),
            finds: Secret::new(*finds),
            find: 0,
            over: false,
        };
        Ok((board, Frame::Deal { next: 0 }))
    }

    fn arrange(content: &'static (), position: &Position) -> Result<(Board, Vec<Frame>), Vec<Problem>> {
        let (board, _) = Self::open(content, &Setup::of(position.keepers))?;
        Ok((board, vec![Frame::default(); position.pending]))
    }

    fn outcome(board: &Board) -> Option<Outcome> {
        if !board.over {
            return None;
        }
        let oil = |seat: Seat| board.oil[seat.index()];
        let all: u8 = board.guards().map(oil).sum();
        let outcome = if let Some(draught) = board.draught {
            if all >= ENOUGH * board.keepers {
                Outcome::new(board.guards().collect(), "lamp-kept").of_side(GUARD.side)
            } else {
                Outcome::new(SeatSet::only(draught), "lamp-out").of_side(DRAUGHT.side)
            }
        } else {
            let most = board.guards().map(oil).max().unwrap_or(0);
            let points = board.guards().map(|seat| i16::from(oil(seat))).collect();
            let winners = board.guards().filter(|seat| oil(*seat) == most).collect();
            Outcome { points, ..Outcome::new(winners, "most-oil") }
        };
        let (scenario, enough) = UNLOCKED_BY_OIL;
        Some(Outcome { unlocks: (all >= enough).then_some(u32::from(scenario)), ..outcome })
    }

    fn role_of(board: &Board, seat: Seat) -> Role {
        match board.draught {
            None => KEEPER,
            Some(draught) if draught == seat => DRAUGHT,
            Some(_) => GUARD,
        }
    }

    fn turn_of(board: &Board) -> Option<Seat> {
        board.watch
    }

    fn window(frame: &Frame, _: &Board) -> Option<&'static str> {
        match frame {
            Frame::Snuff { .. } => Some("snuff"),
            Frame::Deal { .. } | Frame::Night { .. } | Frame::Vote { .. } | Frame::Trim => None,
        }
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
                    cx.emit(RuleId("V-7"), Event::Open(Seen::Ended));
                    return Flow::Pop;
                }
                *step = Step::Watch;
                let find = cx.finds.open(cx.key())[cx.night as usize];
                cx.emit(RuleId("V-1"), Event::Open(Seen::NightFell { night: cx.night + 1 }));
                cx.emit(RuleId("V-10"), Event::Open(Seen::Found { find }));
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
                let keeper = cx.guards().rev().max_by_key(|&seat| count(seat)).expect("there are keepers");
                cx.emit(RuleId("V-1"), Event::Open(Seen::Elected { keeper }));
                Flow::Pop
            }
            Frame::Trim => Flow::Wait,
            Frame::Snuff { die, asked } => {
                if !asked.is_empty() {
                    return Flow::Wait;
                }
                let keeper = cx.watch.expect("a night has a watch");
                let oil = if cx.bright { *die * 2 } else { *die } + if *die > 0 { cx.find } else { 0 };
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
                for keeper in board.guards() {
                    out.offer(Answer::Vote { keeper });
                }
                let own = board.draught != Some(seat);
                out.fall_back(Answer::Vote { keeper: if own { seat } else { Seat(0) } });
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
                let stream = DICE + (cx.night - 1) * 4 + seat.0;
                let die = cx.throw(stream).die(6);
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
        let find = |(find, night): (&u8, u8)| (night < board.night || board.knows_the_finds(viewer)).then_some(*find);
        View {
            night: board.night,
            watch: board.watch,
            oil: board.oil,
            hand_sizes: board.hand_sizes,
            deck_left: board.deck_left,
            hands: Seat::all(board.keepers).map(hand).collect(),
            spent: board.spent,
            finds: board.finds.open(key).iter().zip(0..).map(find).collect(),
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
        if !board.knows_the_finds(viewer) {
            throw.shuffle(&mut board.finds.open_mut(key)[board.night as usize..]);
        }
    }

    fn conserved(board: &Board, _: &[Frame], key: Key) -> Result<(), String> {
        let hands: u8 = board.hands.open(key).iter().flatten().sum();
        let all = hands + board.deck_left + board.spent.iter().sum::<u8>();
        let finds: u8 = board.finds.open(key).iter().sum();
        if (all, finds) == (12, 4) { Ok(()) } else { Err(format!("{all} cards instead of 12, finds {finds}")) }
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
        table.take_offered(seat, answer, Tape::NONE);
        answers += 1;
    }
    answers
}
