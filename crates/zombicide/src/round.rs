//! `Rule::RoundCourse`: the course of a Round. The bottom frame; its phases stand here in the order of the rulebook.

use crate::answer::Answer;
use crate::board::{Board, Fate, Phase, Survivor};
use crate::deeds::{check_goals, give_xp};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_names};
use crate::enemies::activation::Activation;
use crate::enemies::spawn::Spawn;
use crate::event::Seen;
use crate::frame::{Flow, Frame, Step};
use crate::parts;
use crate::pieces::{ALL_KINDS, Hero};
use crate::rule::{Cited, Rule};
use crate::skills::Perks;
use crate::turn::Turn;
use holdout_kernel::{Seat, SeatSet};

/// What comes next in a Round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Next {
    #[default]
    Begin,
    Players,
    /// The Players' Phase is over but for what comes at its end.
    PlayersEnd,
    Zombies,
    Spawn,
    SpawnEnds,
    End,
}

traced_names!(Next { Begin, Players, PlayersEnd, Zombies, Spawn, SpawnEnds, End });

/// Some of the team, as bits.
#[derive(Clone, Copy, Default)]
struct Heroes(u16);

impl Heroes {
    const fn insert(&mut self, hero: Hero) {
        self.0 |= hero.bit();
    }

    fn iter(self) -> impl Iterator<Item = Hero> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Hero(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                first
            })
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    pub next: Next,
    /// How many players have finished.
    pub finished: u8,
    /// The Survivor chosen to act.
    pub chosen: Hero,
}

traced!(Round { next, finished, chosen });

impl Default for Round {
    fn default() -> Self {
        Self { next: Next::Begin, finished: 0, chosen: Hero::NONE }
    }
}

impl Round {
    /// The player whose Survivors act now.
    fn player(self, board: &Board) -> Option<Seat> {
        (self.finished < board.seats).then(|| Seat((board.first.0 + self.finished) % board.seats))
    }

    /// Those who have not had their Turn yet: those of the player whose time it is, and of the others those who may act at
    /// any time, or are left when all players are through.
    fn waiting(self, board: &Board) -> (Heroes, Heroes) {
        let player = self.player(board);
        let (mut own, mut others) = (Heroes::default(), Heroes::default());
        for hero in board.all() {
            let it = board.hero(hero);
            if it.fate != Fate::Alive || it.acted {
                continue;
            }
            if Some(it.seat) == player {
                own.insert(hero);
            } else if player.is_none() || board.can(hero, |perks| perks.any_time) {
                others.insert(hero);
            }
        }
        (own, others)
    }

    fn may_wait(board: &Board, own: Heroes) -> bool {
        own.iter().all(|hero| board.can(hero, |perks| perks.any_time))
    }

    /// `Rule::TurnOrder`: whose Turn is next; `None` if the phase is over.
    fn players(&mut self, cx: &mut Cx<'_>) -> Option<Flow> {
        if self.chosen != Hero::NONE {
            let hero = std::mem::replace(&mut self.chosen, Hero::NONE);
            return Some(Flow::Push(Frame::Turn(Turn::of(hero))));
        }
        let board = cx.board();
        let all = board.all().filter(|hero| board.hero(*hero).fate == Fate::Alive && !board.hero(*hero).acted);
        let seats: SeatSet = all.map(|hero| board.hero(hero).seat).collect();
        if seats.is_empty() {
            self.finished = board.seats;
            return None;
        }
        while self.player(board).is_some_and(|player| !seats.contains(player)) {
            self.finished += 1;
        }
        let (own, others) = self.waiting(board);
        let mut all = own.iter().chain(others.iter());
        let first = all.next()?;
        let free = || self.player(board).is_some() && board.can(first, |perks| perks.any_time);
        if all.next().is_none() && !free() {
            return Some(Flow::Push(Frame::Turn(Turn::of(first))));
        }
        Some(Flow::Wait)
    }

    /// Those who heal others, before everybody heals himself if they learn from it.
    fn mend(cx: &mut Cx<'_>, learning: bool) {
        if cx.board().living().all(|hero| cx.board().hero(hero).wounds == 0) {
            return;
        }
        let mends = |hero: &Hero| {
            let can = |perk: fn(&Perks) -> bool| cx.board().can(*hero, perk);
            can(|perks| perks.mends) && can(|perks| perks.learns_mending) == learning
        };
        let bits = |heroes: &mut dyn Iterator<Item = Hero>| heroes.fold(0_u16, |all, hero| all | 1 << hero.0);
        let menders = bits(&mut cx.board().living().filter(mends));
        for mender in cx.board().all().filter(|hero| menders >> hero.0 & 1 == 1) {
            let zone = cx.board().hero(mender).zone;
            let hurt = bits(&mut cx.board().living_in(zone).filter(|hero| cx.board().hero(*hero).wounds > 0));
            for hero in cx.board().all().filter(|hero| hurt >> hero.0 & 1 == 1) {
                let who = cx.who(hero);
                cx.tell(Rule::EndPhase, Seen::Healed { who, wounds: 1 });
                if learning {
                    give_xp(cx, mender, 1, Rule::EndPhase);
                }
            }
        }
    }

    /// The End Phase in its order.
    fn end(cx: &mut Cx<'_>) {
        cx.tell(Rule::EndPhase, Seen::PhaseBegan { phase: Phase::End });
        check_goals(cx, true);
        if cx.board().outcome.is_some() {
            return;
        }
        Self::mend(cx, true);
        for hero in cx.board().all() {
            let Survivor { wounds, fate, .. } = *cx.board().hero(hero);
            if wounds > 0 && fate == Fate::Alive && cx.board().can(hero, |perks| perks.heals) {
                let who = cx.who(hero);
                cx.tell(Rule::EndPhase, Seen::Healed { who, wounds });
            }
        }
        Self::mend(cx, false);
        parts::phase_ends(cx, Phase::End);
        if cx.board().outcome.is_some() {
            return;
        }
        // `Rule::FirstPlayer`: the token passes those who have nobody left.
        let board = cx.board();
        let has = |seat: &Seat| board.living().any(|hero| board.hero(hero).seat == *seat);
        let first = board.first.next(board.seats).clockwise(board.seats).find(has).unwrap_or(board.first);
        cx.tell(Rule::EndPhase, Seen::RoundEnded { first });
    }
}

impl Step for Round {
    fn name(&self) -> &'static str {
        "round"
    }

    fn rule(&self) -> Cited {
        Rule::TurnOrder.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.next {
            Next::Begin => {
                let round = cx.board().round.saturating_add(1);
                cx.tell(Rule::RoundCourse, Seen::RoundBegan { round });
                cx.tell(Rule::RoundCourse, Seen::PhaseBegan { phase: Phase::Players });
                *self = Self { next: Next::Players, ..Self::default() };
                parts::players_begin(cx.board()).map_or(Flow::Replace(Frame::Round(*self)), Flow::Push)
            }
            Next::Players => self.players(cx).unwrap_or_else(|| {
                self.next = Next::PlayersEnd;
                Flow::Replace(Frame::Round(*self))
            }),
            Next::PlayersEnd => {
                self.next = Next::Zombies;
                parts::players_end(cx.board()).map_or(Flow::Replace(Frame::Round(*self)), Flow::Push)
            }
            Next::Zombies => {
                cx.tell(Rule::ZombiesPhase, Seen::PhaseBegan { phase: Phase::Zombies });
                self.next = Next::Spawn;
                Flow::Push(Frame::Activation(Activation::of(ALL_KINDS)))
            }
            Next::Spawn => {
                cx.tell(Rule::ZombiesPhase, Seen::PhaseBegan { phase: Phase::Spawn });
                self.next = Next::SpawnEnds;
                Flow::Push(Frame::Spawn(Spawn::step()))
            }
            Next::SpawnEnds => {
                parts::phase_ends(cx, Phase::Spawn);
                self.next = Next::End;
                Flow::Replace(Frame::Round(*self))
            }
            Next::End => {
                Self::end(cx);
                self.next = Next::Begin;
                Flow::Replace(Frame::Round(*self))
            }
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        let (own, others) = self.waiting(board);
        own.iter().chain(others.iter()).map(|hero| board.hero(hero).seat).collect()
    }

    fn offers(&self, board: &Board, seat: Seat, out: &mut Menu<'_>) {
        let (own, others) = self.waiting(board);
        let mut first = None;
        for hero in own.iter().chain(others.iter()).filter(|hero| board.hero(*hero).seat == seat) {
            first = first.or(Some(hero));
            out.offer(Answer::Activate { survivor: hero });
        }
        if self.player(board) == Some(seat) && Self::may_wait(board, own) {
            out.offer(Answer::Later);
        }
        if let Some(survivor) = first {
            out.fall_back(Answer::Activate { survivor });
        }
        if out.wants_reasons() {
            for survivor in board.all().filter(|hero| board.hero(*hero).seat == seat && board.hero(*hero).acted) {
                out.refuse(Answer::Activate { survivor }, crate::why::Why::HadTurn, Rule::OneTurn.into());
            }
        }
    }

    fn accept(&mut self, _: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::Activate { survivor } => self.chosen = survivor,
            Answer::Later => self.finished += 1,
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}
