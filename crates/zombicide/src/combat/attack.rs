//! BP-9: one Combat Action, from the roll to the last hit.

use super::dice;
use super::harm::Harm;
use crate::actions::fighting::offer_mode;
use crate::actions::things::free_move;
use crate::actions::{Acting, fighting};
use crate::answer::Answer;
use crate::board::{Board, Fate};
use crate::deeds::{be_noticed, kill, make_noise};
use crate::desk::{Cx, Menu};
use crate::digest::{traced, traced_names};
use crate::event::{Faces, Seen};
use crate::frame::{Flow, Frame, Step};
use crate::matter::Matter;
use crate::pieces::*;
use crate::rule::{Cited, Rule};
use holdout_kernel::{Seat, SeatSet};

/// Where an attack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Begin,
    Roll,
    /// BP-9.14: before anything else.
    Reroll,
    Hits,
    Friends,
    Harm,
    After,
    Run,
}

traced_names!(Stage { Begin, Roll, Reroll, Hits, Friends, Harm, After, Run });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    hero: Hero,
    mode: Mode,
    with: Slots,
    zone: Zone,
    /// The second target of a pair, or none.
    also: Zone,
    swarm: bool,
    stage: Stage,
    faces: Faces,
    rerolls: u8,
    hits: u8,
    misses: u8,
    reaped: bool,
    killed: u8,
    emptied: bool,
    /// Friendly Fire so far.
    friends: [u8; MAX_TEAM],
}

traced!(Attack {
    hero,
    mode,
    with,
    zone,
    also,
    swarm,
    stage,
    faces,
    rerolls,
    hits,
    misses,
    reaped,
    killed,
    emptied,
    friends
});

impl Attack {
    pub(crate) fn of(board: &Board, hero: Hero, answer: Answer) -> Self {
        let Answer::Attack { mode, with, zone, also, swarm } = answer else { unreachable!("{answer:?} is no attack") };
        Self {
            hero,
            mode,
            with,
            zone: board.at(zone),
            also: also.map_or(Zone::NONE, |spot| board.at(spot)),
            swarm,
            stage: Stage::Begin,
            faces: Faces::default(),
            rerolls: 0,
            hits: 0,
            misses: 0,
            reaped: false,
            killed: 0,
            emptied: false,
            friends: [0; MAX_TEAM],
        }
    }

    pub(crate) fn matter(&self, board: &Board) -> Matter {
        let card = board.hero(self.hero).cards[self.with.first().index()];
        Matter::Attack {
            survivor: self.hero,
            mode: self.mode,
            card: &board.content().card(card).id,
            with: self.weapons(),
            zone: board.spot(self.zone),
            dice: self.faces,
            least: self.accuracy(board),
            damage: self.damage(board),
            hits: self.hits,
            misses: self.misses,
            rerolls: self.rerolls,
        }
    }

    /// The weapons used at the present target.
    fn weapons(&self) -> Slots {
        if self.also == Zone::NONE { self.with } else { Slots::only(self.with.first()) }
    }

    fn begin(&mut self, cx: &mut Cx<'_>) {
        let (who, hero) = (cx.who(self.hero), self.hero);
        let card = cx.board().hero(hero).cards[self.with.first().index()];
        let (name, zone) = (cx.name(card), cx.place(self.zone));
        let weapons = self.with.len();
        cx.tell(Rule::CombatAction, Seen::Attacked { who, mode: self.mode, card: name, weapons, zone });
        be_noticed(cx, hero);
        let weapon = cx.board().content().card(card).weapons[self.mode.index()];
        if weapon.is_some_and(|weapon| weapon.noisy) {
            make_noise(cx, hero, Rule::AttackNoise);
        }
        if weapon.is_some_and(|weapon| weapon.reload) {
            cx.tell(Rule::Unloaded, Seen::Unloaded { who, slots: self.with });
        }
    }

    fn accuracy(&self, board: &Board) -> u8 {
        let weapon = board.card(self.hero, self.with.first()).and_then(|info| info.weapons[self.mode.index()]);
        weapon.map_or(6, |weapon| weapon.accuracy)
    }

    fn roll(&mut self, cx: &mut Cx<'_>) {
        let count = dice::pool(cx.board(), self.hero, self.mode, self.weapons(), self.zone, self.swarm);
        self.faces = dice::roll(cx, self.hero, self.mode, count);
        self.show(cx);
    }

    fn show(&mut self, cx: &mut Cx<'_>) {
        let accuracy = self.accuracy(cx.board());
        self.hits = self.faces.at_least(accuracy);
        self.misses = self.faces.count() - self.hits;
        let who = cx.who(self.hero);
        cx.tell(Rule::Hits, Seen::Rolled { who, dice: self.faces, hits: self.hits, misses: self.misses });
    }

    /// One more die for each six, as long as sixes come.
    fn sixes(&mut self, cx: &mut Cx<'_>) {
        if !cx.board().perks(self.hero).sixes[self.mode.index()] {
            return;
        }
        let mut more = self.faces.at_least(6);
        while more > 0 {
            let faces = dice::roll(cx, self.hero, self.mode, more);
            more = faces.at_least(6);
            for (sum, new) in self.faces.0.iter_mut().zip(faces.0) {
                *sum = sum.saturating_add(new);
            }
            self.show(cx);
        }
    }

    /// Whether the player assigns hits as he likes, and misses hurt nobody.
    fn aims(&self, board: &Board) -> bool {
        let perks = board.perks(self.hero);
        let close = perks.aims_close && board.hero(self.hero).zone == self.zone;
        self.mode == Mode::Melee || perks.aims || close
    }

    fn damage(&self, board: &Board) -> u8 {
        dice::damage(board, self.hero, self.mode, self.with.first())
    }

    /// BP-9.16, BP-9.24 to BP-9.27: the kinds the next hit may strike.
    fn targets(&self, board: &Board) -> [bool; KINDS] {
        let counts = board.zombies[self.zone.index()];
        let damage = self.damage(board);
        let there = |kind: Kind| counts[kind.index()] > 0;
        let mut targets = Kind::ALL.map(|kind| there(kind) && kind.toughness() <= damage);
        if !self.aims(board) {
            // The lowest number draws all hits, whether they can kill or not.
            let order = board.knobs().target_order;
            let first = Kind::ALL.into_iter().filter(|kind| there(*kind)).map(|kind| order[kind.index()]).min();
            for at in 0..KINDS {
                targets[at] &= Some(order[at]) == first;
            }
        }
        targets
    }

    fn strike(&mut self, cx: &mut Cx<'_>, kind: Kind, count: u8) {
        let rule = if self.aims(cx.board()) { Rule::MeleeHits } else { Rule::Priority };
        self.hits -= count;
        let mut dead = count;
        let left = cx.board().zombies[self.zone.index()][kind.index()] - count;
        if left > 0 && !self.reaped && cx.board().perks(self.hero).reaps[self.mode.index()] {
            self.reaped = true;
            dead += 1;
        }
        kill(cx, Some(self.hero), self.zone, kind, dead, rule);
        self.killed = self.killed.saturating_add(dead);
        self.emptied |= cx.board().is_clear(self.zone);
    }

    /// Hits it takes to kill so many of a kind: one fewer where one of them dies for nothing.
    fn worth(&self, board: &Board, count: u8) -> u8 {
        let free = !self.reaped && board.perks(self.hero).reaps[self.mode.index()];
        count - u8::from(free && count > 1)
    }

    /// As many hits as a kind can take.
    fn at_once(&self, board: &Board, kind: Kind) -> u8 {
        let count = board.zombies[self.zone.index()][kind.index()];
        self.hits.min(self.worth(board, count))
    }

    /// Strikes everything that leaves no choice; true if the player must choose.
    fn assign(&mut self, cx: &mut Cx<'_>) -> bool {
        while self.hits > 0 && cx.board().outcome.is_none() {
            let targets = self.targets(cx.board());
            let counts = cx.board().zombies[self.zone.index()];
            let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| targets[kind.index()]).collect();
            let total: u8 = kinds.iter().map(|kind| counts[kind.index()]).sum();
            match kinds.as_slice() {
                [] => {
                    // BP-9.9, BP-9.26: used up without effect.
                    let order = cx.board().knobs().target_order;
                    let there = Kind::ALL.into_iter().filter(|kind| counts[kind.index()] > 0);
                    if let Some(kind) = there.min_by_key(|kind| order[kind.index()]) {
                        let zone = cx.place(self.zone);
                        cx.tell(Rule::TooWeak, Seen::Absorbed { zone, kind, hits: self.hits });
                    }
                    self.hits = 0;
                }
                [kind] => {
                    let hits = self.at_once(cx.board(), *kind);
                    self.strike(cx, *kind, hits);
                }
                [kind, ..] if self.hits >= total => {
                    let worth = self.worth(cx.board(), counts[kind.index()]);
                    self.strike(cx, *kind, worth);
                }
                [..] => return true,
            }
        }
        false
    }

    /// BP-9.28: who can be hit by a miss.
    fn exposed(&self, board: &Board) -> Vec<Hero> {
        if self.aims(board) || board.perks(self.hero).spares_friends {
            return Vec::new();
        }
        board.living_in(self.zone).filter(|hero| *hero != self.hero && !board.perks(*hero).ducks).collect()
    }
}

impl Step for Attack {
    fn name(&self) -> &'static str {
        "attack"
    }

    fn rule(&self) -> Cited {
        Cited::Core(match self.stage {
            Stage::Reroll => Rule::Reroll,
            Stage::Friends => Rule::FriendlyFire,
            _ if self.mode == Mode::Melee => Rule::MeleeHits,
            _ => Rule::SamePriority,
        })
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            match self.stage {
                Stage::Begin => {
                    self.begin(cx);
                    self.stage = Stage::Roll;
                }
                Stage::Roll => {
                    self.rerolls = dice::rerolls(cx.board(), self.hero, self.mode, self.with);
                    self.roll(cx);
                    self.stage = Stage::Reroll;
                }
                Stage::Reroll => {
                    if self.rerolls > 0 && self.misses > 0 {
                        return Flow::Wait;
                    }
                    self.sixes(cx);
                    self.stage = Stage::Hits;
                }
                Stage::Hits => {
                    if self.assign(cx) {
                        return Flow::Wait;
                    }
                    self.stage = Stage::Friends;
                    if cx.board().outcome.is_some() {
                        return Flow::Pop;
                    }
                }
                Stage::Friends => {
                    let exposed = self.exposed(cx.board());
                    match exposed.as_slice() {
                        [] => self.misses = 0,
                        [only] => self.friends[only.index()] += std::mem::take(&mut self.misses),
                        [..] if self.misses > 0 => return Flow::Wait,
                        [..] => {}
                    }
                    self.stage = Stage::Harm;
                }
                Stage::Harm => {
                    self.stage = Stage::After;
                    if self.friends.iter().any(|hits| *hits > 0) {
                        let friends = std::mem::take(&mut self.friends);
                        let harm = Harm::friendly(self.zone, friends, self.damage(cx.board()));
                        return Flow::Push(Frame::Harm(harm));
                    }
                }
                Stage::After => {
                    if self.also != Zone::NONE {
                        // The other weapon of the pair at its own target.
                        let first = self.with.first();
                        self.with = Slots(self.with.0 & !Slots::only(first).0);
                        self.zone = std::mem::replace(&mut self.also, Zone::NONE);
                        self.stage = Stage::Roll;
                        continue;
                    }
                    self.stage = Stage::Run;
                    let alive = cx.board().hero(self.hero).fate == Fate::Alive;
                    if alive && self.emptied && cx.board().perks(self.hero).runs_on {
                        return Flow::Push(free_move(cx, self.hero, true));
                    }
                }
                Stage::Run => {
                    let alive = cx.board().hero(self.hero).fate == Fate::Alive;
                    if alive && self.killed > 0 && cx.board().perks(self.hero).hits_and_runs {
                        return Flow::Replace(free_move(cx, self.hero, false));
                    }
                    return Flow::Pop;
                }
            }
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        if self.stage == Stage::Friends { board.everybody() } else { SeatSet::only(board.hero(self.hero).seat) }
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut dyn Menu) {
        match self.stage {
            Stage::Reroll => {
                out.offer(Answer::Reroll);
                out.offer(Answer::Keep);
                out.fall_back(Answer::Keep);
            }
            Stage::Hits => {
                let targets = self.targets(board);
                // What acts most comes first.
                let order = [Kind::Necromancer, Kind::Abomination, Kind::Runner, Kind::Fatty, Kind::Walker];
                let mut first = None;
                for kind in order.into_iter().filter(|kind| targets[kind.index()]) {
                    first = first.or(Some(kind));
                    out.offer(Answer::Hit { kind });
                    if self.at_once(board, kind) > 1 {
                        out.offer(Answer::AllHits { kind });
                    }
                }
                if let Some(kind) = first {
                    out.fall_back(Answer::Hit { kind });
                }
            }
            Stage::Friends => {
                for (at, survivor) in self.exposed(board).into_iter().enumerate() {
                    out.offer(Answer::FriendlyFire { survivor });
                    if self.misses > 1 {
                        out.offer(Answer::AllFriendlyFire { survivor });
                    }
                    if at == 0 {
                        out.fall_back(Answer::FriendlyFire { survivor });
                    }
                }
            }
            Stage::Begin | Stage::Roll | Stage::Harm | Stage::After | Stage::Run => {}
        }
    }

    fn uses_cards_of(&self, hero: Hero) -> bool {
        hero == self.hero
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::Reroll => {
                self.rerolls -= 1;
                self.roll(cx);
            }
            Answer::Keep => self.rerolls = 0,
            Answer::Hit { kind } => self.strike(cx, kind, 1),
            Answer::AllHits { kind } => {
                let hits = self.at_once(cx.board(), kind);
                self.strike(cx, kind, hits);
            }
            Answer::FriendlyFire { survivor } => {
                self.friends[survivor.index()] += 1;
                self.misses -= 1;
            }
            Answer::AllFriendlyFire { survivor } => self.friends[survivor.index()] += std::mem::take(&mut self.misses),
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}

/// A free Combat Action to be used at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeAttack {
    pub hero: Hero,
    /// Modes it may be used for.
    pub modes: u16,
    pub chosen: Option<Answer>,
}

traced!(FreeAttack { hero, modes, chosen });

impl Step for FreeAttack {
    fn name(&self) -> &'static str {
        "free-attack"
    }

    fn rule(&self) -> Cited {
        Rule::SkillDeed.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.chosen {
            Some(answer @ Answer::Attack { .. }) => {
                Flow::Replace(Frame::Attack(Attack::of(cx.board(), self.hero, answer)))
            }
            Some(_) => Flow::Pop,
            None => {
                let mut anything = crate::desk::Anything::default();
                let acting = Acting::of(cx.board(), self.hero);
                for mode in Mode::ALL.into_iter().filter(|mode| self.modes & fighting::mode_bit(*mode) != 0) {
                    offer_mode(&acting, mode, &mut anything);
                }
                if anything.0 { Flow::Wait } else { Flow::Pop }
            }
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        SeatSet::only(board.hero(self.hero).seat)
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut dyn Menu) {
        let acting = Acting::of(board, self.hero);
        for mode in Mode::ALL.into_iter().filter(|mode| self.modes & fighting::mode_bit(*mode) != 0) {
            offer_mode(&acting, mode, out);
        }
        out.offer(Answer::Stop);
        out.fall_back(Answer::Stop);
    }

    fn accept(&mut self, _: &mut Cx<'_>, _: Seat, answer: Answer) {
        self.chosen = Some(answer);
    }
}
