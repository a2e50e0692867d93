//! OS-7: phase 4. Maps and dice are shown, then everybody moves one character, clockwise from the badge.

use crate::answer::Answer;
use crate::board::Board;
use crate::event::{Maps, Seen};
use crate::frame::{Step, one};
use crate::items::energy_drink::{self, Drinks};
use crate::items::{self, Item};
use crate::pieces::{Area, Character, Kind, KindSet};
use crate::talk;
use crate::why::Why;
use crate::{Cx, Flow, Osaczeni};
use holdout_kernel::{Asked, Key, Mode, Offers, RuleId, Seat, SeatSet};

/// Phase 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Movement {
    at: At,
    /// How many players have had their turn.
    turn: u8,
    /// OS-G21, in anybody's turn: who wants no drink before the next move.
    passed: SeatSet,
    /// Somebody ran, so everybody looks at a new situation.
    changed: bool,
    /// Where the mover goes: the marked area, and where that leads now.
    way: Option<(Area, Area)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Reveal,
    /// OS-G21, in anybody's turn: drinks before the first move.
    Opening,
    Move,
    Drink,
}

impl Movement {
    /// OS-7.3: starting with the badge holder, clockwise. Variant 21: the badge holder comes last.
    fn mover(self, board: &Board) -> Seat {
        let first = u8::from(board.knobs.badge_moves_last);
        Seat((board.badge.0 + first + self.turn) % board.players)
    }

    /// The marked area of whoever is choosing whom to move, and where that leads: the car park if it is full.
    pub const fn way(self) -> Option<(Area, Area)> {
        self.way
    }

    pub const fn drinking(self) -> bool {
        matches!(self.at, At::Opening | At::Drink)
    }

    /// Who may drink now: whoever has moved, or everybody who has not passed where the table agreed on that.
    fn drinkers(self, board: &Board) -> SeatSet {
        let thirsty = |seat: &Seat| !self.passed.contains(*seat) && drinks_possible(board, *seat);
        match board.knobs.drinks {
            Drinks::OwnTurn => SeatSet::only(self.mover(board)).iter().filter(thirsty).collect(),
            Drinks::AnyTurn => board.alive().seats().iter().filter(thirsty).collect(),
        }
    }

    /// Waits for those who may drink; `None` when nobody may any more.
    fn wait_for_drinkers(&mut self, board: &Board) -> Option<Flow> {
        let anew = std::mem::take(&mut self.changed);
        if self.drinkers(board).is_empty() {
            return None;
        }
        Some(if anew { Flow::WaitAnew } else { Flow::Wait })
    }
}

/// What a compulsory move can do.
struct Choice {
    /// Who can be moved.
    movable: KindSet,
    /// Where they go.
    to: Area,
    /// The rule that decides.
    rule: RuleId,
}

/// OS-7.5 to OS-7.9: whom a player can move to the marked area, or to the car park if that is full.
fn choice(board: &Board, seat: Seat, marked: Area) -> Choice {
    let outside = board.alive().of(seat).minus(board.crowd(marked).of(seat));
    if board.is_full(marked) {
        // OS-7.7: somebody who stands neither there nor on the car park. OS-7.8: else nothing moves.
        let car_park = board.car_park();
        let movable = outside.minus(board.crowd(car_park).of(seat));
        let rule = if movable.is_empty() && !outside.is_empty() { RuleId("OS-7.8") } else { RuleId("OS-7.6") };
        Choice { movable, to: car_park, rule }
    } else {
        // OS-7.9: anybody outside, also from the car park.
        Choice { movable: outside, to: marked, rule: RuleId("OS-7.3") }
    }
}

impl Step for Movement {
    fn rule(&self) -> RuleId {
        if self.drinking() { RuleId("OS-7.11") } else { RuleId("OS-7.3") }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.at == At::Reveal {
            reveal(cx);
            self.at = if cx.knobs.drinks == Drinks::AnyTurn { At::Opening } else { At::Move };
        }
        if self.at == At::Opening {
            if let Some(wait) = self.wait_for_drinkers(cx) {
                return wait;
            }
            self.passed = SeatSet::EMPTY;
            self.at = At::Move;
        }
        while self.turn < cx.players {
            let seat = self.mover(cx);
            if cx.is_eliminated(seat) {
                self.turn += 1;
                continue;
            }
            if self.at == At::Move {
                let marked = cx.marked.open(cx.key())[seat.index()];
                match marked.map(|area| (area, choice(cx, seat, area))) {
                    Some((area, choice)) if choice.movable.len() > 1 => {
                        self.way = Some((area, choice.to));
                        return Flow::Wait;
                    }
                    Some((area, choice)) => match choice.movable.single() {
                        Some(kind) => step(cx, seat, kind, area, &choice, true),
                        None => stay(cx, seat, Some(area), choice.rule),
                    },
                    None => stay(cx, seat, None, RuleId("OS-6.7")),
                }
                self.at = At::Drink;
            }
            if let Some(wait) = self.wait_for_drinkers(cx) {
                return wait;
            }
            self.next_turn();
        }
        Flow::Pop
    }

    fn asked(&self, board: &Board) -> Asked {
        if self.drinking() {
            return Asked { seats: self.drinkers(board), mode: Mode::Each };
        }
        one(self.mover(board))
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, key: Key, out: &mut O) {
        if self.drinking() {
            offer_drinks(board, seat, key, out);
        } else if let Some(marked) = board.marked.open(key)[seat.index()] {
            offer_moves(board, seat, marked, key, out);
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        match answer {
            Answer::Move { character } => {
                let marked = cx.marked.open(cx.key())[seat.index()].expect("a mover has marked a destination");
                let choice = choice(cx, seat, marked);
                step(cx, seat, character, marked, &choice, false);
                self.at = At::Drink;
            }
            Answer::Play { character: Some(character), area: Some(area), .. } => {
                energy_drink::play(cx, seat, character, area);
                if cx.knobs.drinks == Drinks::AnyTurn {
                    // Whoever had enough may want to answer this.
                    self.passed = SeatSet::EMPTY;
                    self.changed = true;
                }
            }
            Answer::Pass => {
                self.passed = self.passed.with(seat);
                cx.emit(RuleId("OS-7.11"), Seen::Passed { seat }.into());
            }
            _ => self.next_turn(),
        }
    }
}

impl Movement {
    const fn next_turn(&mut self) {
        self.turn += 1;
        self.at = At::Move;
        self.passed = SeatSet::EMPTY;
        self.way = None;
    }
}

/// OS-7.1: all maps at once. OS-7.2: the hatch is lifted.
fn reveal(cx: &mut Cx<'_>) {
    let maps = *cx.marked.open(cx.key());
    cx.emit(RuleId("OS-7.1"), Seen::MapsRevealed { maps: Maps(maps) }.into());
    talk::maps_are_open(cx, maps);
    let dice = *cx.dice.open(cx.key());
    cx.emit(RuleId("OS-7.2"), Seen::DiceRevealed { dice }.into());
    talk::dice_are_open(cx, dice.areas());
}

fn step(cx: &mut Cx<'_>, seat: Seat, character: Kind, marked: Area, choice: &Choice, auto: bool) {
    let from = cx.area_of(Character::new(seat, character)).expect("somebody who moves stands somewhere");
    let moved = Seen::Moved { seat, character, from, to: choice.to, marked: Some(marked), auto };
    cx.emit(choice.rule, moved.into());
}

/// OS-7.8, OS-7.12, OS-6.7: the compulsory move is skipped.
fn stay(cx: &mut Cx<'_>, seat: Seat, marked: Option<Area>, rule: RuleId) {
    // Everybody stands in the marked area already.
    let full = rule == RuleId("OS-7.8");
    let rule = if rule == RuleId("OS-7.3") || rule == RuleId("OS-7.6") { RuleId("OS-7.12") } else { rule };
    cx.emit(rule, Seen::Stayed { seat, marked, full }.into());
}

/// OS-7.11: whether the player could have an energy drink and somewhere to go, as far as everybody can see.
fn drinks_possible(board: &Board, seat: Seat) -> bool {
    board.hand_len[seat.index()] > 0
        && board.may_be_held(Item::EnergyDrink)
        && board.alive().of(seat).iter().any(|kind| !energy_drink::targets(board, seat, kind).is_empty())
}

fn offer_moves<O: Offers<Osaczeni>>(board: &Board, seat: Seat, marked: Area, key: Key, out: &mut O) {
    let choice = choice(board, seat, marked);
    for character in choice.movable.iter() {
        out.offer(Answer::Move { character });
    }
    // OS-18.3: the movable character with fewest points.
    let cheapest = choice.movable.iter().min_by_key(|kind| board.content().character(*kind).points);
    if let Some(character) = cheapest {
        out.fall_back(Answer::Move { character });
    }
    if O::WANTS_REASONS {
        for character in board.alive().of(seat).minus(choice.movable).iter() {
            let answer = Answer::Move { character };
            if board.crowd(marked).of(seat).contains(character) {
                out.refuse(answer, Why::StandsThere(character), RuleId("OS-7.5"));
            } else {
                out.refuse(answer, Why::OnTheCarPark(character), RuleId("OS-7.7"));
            }
        }
        for item in board.hand(seat, key).kinds() {
            let rule = if item == Item::EnergyDrink { RuleId("OS-7.11") } else { items::RULE_OF_WINDOWS };
            out.refuse(Answer::play(item), Why::OtherMoment(item), rule);
        }
    }
}

fn offer_drinks<O: Offers<Osaczeni>>(board: &Board, seat: Seat, key: Key, out: &mut O) {
    let enough = if board.knobs.drinks == Drinks::AnyTurn { Answer::Pass } else { Answer::Done };
    out.offer(enough);
    out.fall_back(enough);
    let hand = board.hand(seat, key);
    if hand.has(Item::EnergyDrink) {
        energy_drink::offer(board, seat, out);
    }
    if O::WANTS_REASONS {
        for item in hand.kinds().filter(|item| *item != Item::EnergyDrink) {
            out.refuse(Answer::play(item), Why::OtherMoment(item), items::RULE_OF_WINDOWS);
        }
    }
}
