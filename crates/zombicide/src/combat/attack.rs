//! One Combat Action, from the roll to the last hit.

mod asked;

use super::dice;
use super::harm::Harm;
use super::profile::{Profile, misses_first};
use crate::actions::fighting::offer_mode;
use crate::actions::things::free_move;
use crate::actions::{Acting, fighting};
use crate::answer::Answer;
use crate::board::{Board, Fate};
use crate::deeds::{be_noticed, kill, make_noise};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_names};
use crate::event::{Faces, Seen};
use crate::frame::{Dealing, Flow, Frame, Step};
use crate::matter::Matter;
use crate::parts;
use crate::pieces::*;
use crate::rule::{Cited, Rule};
use holdout_kernel::{Seat, SeatSet};

/// Where an attack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Begin,
    Roll,
    /// A choice that comes before anything else.
    Reroll,
    Hits,
    Friends,
    Harm,
    After,
    Run,
}

traced_names!(Stage { Begin, Roll, Reroll, Hits, Friends, Harm, After, Run });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Facts of an attack.
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
    /// Re-rolls left, and those the Action has used: at a second target they are the same.
    rerolls: u8,
    rerolled: u8,
    /// The roll at the present target stands.
    kept: bool,
    hits: u8,
    misses: u8,
    reaped: bool,
    killed: u8,
    /// The one enemy it is aimed at alone.
    focus: Option<Kind>,
    /// Zones emptied so far that a free Move is still due for.
    emptied: u8,
    /// The frost it leaves is there.
    kept_frost: bool,
    /// Friendly Fire so far.
    friends: [u8; MAX_TARGETS],
    /// What it is made with where that is no card of his: the name of the weapon, and its profile.
    other: Option<(&'static str, Profile)>,
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
    rerolled,
    kept,
    hits,
    misses,
    reaped,
    killed,
    emptied,
    focus,
    kept_frost,
    friends,
    other
});

impl Attack {
    pub(crate) fn of(board: &Board, hero: Hero, answer: Answer) -> Self {
        let Answer::Attack { mode, with, zone, also, swarm, focus } = answer else {
            unreachable!("{answer:?} is no attack")
        };
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
            rerolled: 0,
            kept: false,
            hits: 0,
            misses: 0,
            reaped: false,
            killed: 0,
            emptied: 0,
            focus,
            kept_frost: false,
            friends: [0; MAX_TARGETS],
            other: None,
        }
    }

    /// An attack by other means than his cards (a machine, others he orders); he pays and learns, and the part that
    /// makes it has told it and its noise.
    pub(crate) fn by(hero: Hero, weapon: &'static str, profile: Profile, zone: Zone, focus: Option<Kind>) -> Self {
        Self {
            hero,
            mode: profile.mode,
            with: Slots::default(),
            zone,
            also: Zone::NONE,
            swarm: false,
            stage: Stage::Roll,
            faces: Faces::default(),
            rerolls: 0,
            rerolled: 0,
            kept: false,
            hits: 0,
            misses: 0,
            reaped: false,
            killed: 0,
            emptied: 0,
            focus,
            kept_frost: false,
            friends: [0; MAX_TARGETS],
            other: Some((weapon, profile)),
        }
    }

    pub(crate) fn matter(&self, board: &Board) -> Matter {
        let card = || board.name(board.hero(self.hero).cards[self.with.first().index()]).id;
        let profile = self.profile(board);
        Matter::Attack {
            survivor: self.hero,
            mode: self.mode,
            card: self.other.map_or_else(card, |(weapon, _)| weapon),
            with: self.weapons(),
            zone: board.spot(self.zone),
            dice: self.faces,
            least: profile.least,
            damage: profile.damage,
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

    /// What the attack is made with at its present target.
    fn profile(&self, board: &Board) -> Profile {
        let of_cards = || {
            let all = Profile::of_cards(board, self.hero, self.mode, self.weapons(), self.zone, self.swarm);
            if self.focus.is_some() { all.focused(board, self.hero) } else { all }
        };
        let mut profile = self.other.map_or_else(of_cards, |(_, profile)| profile);
        if profile.sixes_hurt {
            profile.damage = profile.damage.saturating_add(self.faces.at_least(6));
        }
        profile
    }

    fn roll(&mut self, cx: &mut Cx<'_>, profile: &Profile) {
        self.faces = dice::roll(cx, self.hero, profile.bonus, profile.dice);
        self.show(cx, profile);
    }

    fn show(&mut self, cx: &mut Cx<'_>, profile: &Profile) {
        self.hits = self.faces.at_least(profile.least);
        self.misses = self.faces.count() - self.hits;
        let who = cx.who(self.hero);
        cx.tell(Rule::Hits, Seen::Rolled { who, dice: self.faces, hits: self.hits, misses: self.misses });
    }

    /// A new roll can better this one: there are misses, or sixes to be had that give further dice or more Damage.
    fn may_reroll(&self, board: &Board) -> bool {
        let sixes = || self.has_sixes(board) || self.sixes_hurt(board);
        let worth = || self.misses > 0 || self.faces.at_least(6) < self.faces.count() && sixes();
        self.rerolls > 0 && !self.kept && worth()
    }

    /// One more die for each six, as long as sixes come.
    fn sixes(&mut self, cx: &mut Cx<'_>) {
        if !self.has_sixes(cx.board()) {
            return;
        }
        let profile = self.profile(cx.board());
        let mut more = self.faces.at_least(6);
        while more > 0 {
            let faces = dice::roll(cx, self.hero, profile.bonus, more);
            more = faces.at_least(6);
            for (sum, new) in self.faces.0.iter_mut().zip(faces.0) {
                *sum = sum.saturating_add(new);
            }
            self.show(cx, &profile);
        }
    }

    /// `Rule::Priority`, `Rule::MeleeHits`: the kinds the next hit may strike.
    fn targets(&self, board: &Board, profile: &Profile) -> [bool; KINDS] {
        profile.targets(board, &board.zombies[self.zone.index()])
    }

    fn strike(&mut self, cx: &mut Cx<'_>, profile: &Profile, kind: Kind, count: u8) {
        let rule = if profile.aims { Rule::MeleeHits } else { Rule::Priority };
        self.hits -= count;
        let mut dead = count;
        let left = cx.board().zombies[self.zone.index()][kind.index()] - count;
        if left > 0 && !self.reaped && profile.reaps {
            self.reaped = true;
            dead += 1;
        }
        kill(cx, Some(self.hero), self.zone, kind, dead, rule);
        parts::slain(cx, self.hero, self.mode, kind, dead);
        self.killed = self.killed.saturating_add(dead);
        self.emptied += u8::from(cx.board().is_clear(self.zone));
    }

    /// Hits it takes to kill so many of a kind: one fewer where one of them dies for nothing.
    const fn worth(&self, profile: &Profile, count: u8) -> u8 {
        let free = !self.reaped && profile.reaps;
        count - (free && count > 1) as u8
    }

    /// As many hits as a kind can take.
    fn at_once(&self, board: &Board, profile: &Profile, kind: Kind) -> u8 {
        let count = board.zombies[self.zone.index()][kind.index()];
        self.hits.min(self.worth(profile, count))
    }

    /// All hits together on one enemy; whatever is left of them is lost.
    fn concentrate(&mut self, cx: &mut Cx<'_>, kind: Kind) {
        let hits = std::mem::take(&mut self.hits);
        let damage = self.profile(cx.board()).damage.saturating_mul(hits);
        if cx.board().zombies[self.zone.index()][kind.index()] == 0 {
            return;
        }
        if damage >= cx.board().content().enemy(kind).toughness {
            kill(cx, Some(self.hero), self.zone, kind, 1, Rule::Concentrated);
            self.killed += 1;
            self.emptied += u8::from(cx.board().is_clear(self.zone));
            parts::slain(cx, self.hero, self.mode, kind, 1);
        } else if hits > 0 {
            let zone = cx.place(self.zone);
            cx.tell(Rule::Concentrated, Seen::Absorbed { zone, kind, hits });
        }
    }

    /// Strikes everything that leaves no choice; true if the player must choose.
    fn assign(&mut self, cx: &mut Cx<'_>) -> bool {
        if let Some(kind) = self.focus {
            self.concentrate(cx, kind);
            return false;
        }
        while self.hits > 0 && cx.board().outcome.is_none() {
            let profile = self.profile(cx.board());
            let targets = self.targets(cx.board(), &profile);
            let counts = cx.board().zombies[self.zone.index()];
            let mut kinds = Kind::ALL.into_iter().filter(|kind| targets[kind.index()]);
            let total: u8 = kinds.clone().map(|kind| counts[kind.index()]).sum();
            match (kinds.next(), kinds.next()) {
                (None, _) => {
                    // `Rule::TooWeak`: a hit that cannot kill is used up without effect.
                    let there = Kind::ALL.into_iter().filter(|kind| counts[kind.index()] > 0);
                    if let Some(kind) = there.min_by_key(|kind| cx.board().content().enemy(*kind).order) {
                        let zone = cx.place(self.zone);
                        cx.tell(Rule::TooWeak, Seen::Absorbed { zone, kind, hits: self.hits });
                    }
                    self.hits = 0;
                }
                (Some(kind), None) => {
                    let hits = self.at_once(cx.board(), &profile, kind);
                    self.strike(cx, &profile, kind, hits);
                }
                (Some(kind), Some(_)) if self.hits >= total => {
                    let worth = self.worth(&profile, counts[kind.index()]);
                    self.strike(cx, &profile, kind, worth);
                }
                (Some(_), Some(_)) => return true,
            }
        }
        false
    }

    pub(crate) fn dealing(&self, board: &Board) -> Option<Dealing> {
        let each = self.profile(board).damage;
        (self.stage == Stage::Friends).then(|| Dealing { given: self.friends.map(|hits| hits * each), each })
    }

    /// `Rule::FriendlyFire`: who can be hit by a miss.
    fn exposed(&self, board: &Board) -> Vec<Hero> {
        let mut all: Vec<Hero> = board.living_in(self.zone).collect();
        parts::allies(board, &mut |ally| {
            if ally.zone == self.zone && self.room(&ally) > 0 {
                all.push(ally.hero());
            }
        });
        let profile = if all.is_empty() { return all } else { self.profile(board) };
        let harmless = profile.aims || profile.spares;
        let own = |hero: &Hero| *hero == self.hero && !profile.hits_owner;
        let ducks = |hero: &Hero| hero.as_ally().is_none() && board.can(*hero, |perks| perks.ducks);
        all.retain(|hero| !harmless && !own(hero) && !ducks(hero));
        all
    }

    /// How many more misses can hit such figures.
    fn room(&self, ally: &Ally) -> u8 {
        if ally.most == 0 { u8::MAX } else { ally.most.saturating_sub(self.friends[ally.hero().index()]) }
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
                    let profile = self.profile(cx.board());
                    (self.rerolls, self.kept) = (profile.rerolls.saturating_sub(self.rerolled), false);
                    self.roll(cx, &profile);
                    self.stage = Stage::Reroll;
                }
                Stage::Reroll => {
                    if self.may_reroll(cx.board()) {
                        return Flow::Wait;
                    }
                    self.sixes(cx);
                    self.stage = if misses_first(cx.board()) { Stage::Friends } else { Stage::Hits };
                }
                Stage::Hits => {
                    if self.assign(cx) {
                        return Flow::Wait;
                    }
                    self.stage = if misses_first(cx.board()) { Stage::After } else { Stage::Friends };
                    if cx.board().outcome.is_some() {
                        return Flow::Pop;
                    }
                }
                Stage::Friends => {
                    let exposed = self.exposed(cx.board());
                    match exposed.as_slice() {
                        [] => self.misses = 0,
                        [only] => {
                            self.friends[only.index()] += self.harmful(cx.board(), *only);
                            self.misses = 0;
                        }
                        [..] if self.misses > 0 => return Flow::Wait,
                        [..] => {}
                    }
                    self.stage = Stage::Harm;
                }
                Stage::Harm => {
                    self.stage = if misses_first(cx.board()) { Stage::Hits } else { Stage::After };
                    if self.friends.iter().any(|hits| *hits > 0) {
                        let friends = std::mem::take(&mut self.friends);
                        let harm = Harm::friendly(self.zone, friends, self.profile(cx.board()).damage);
                        return Flow::Push(Frame::Harm(harm));
                    }
                }
                Stage::After => {
                    if !self.kept_frost && self.freezes(cx.board()) {
                        self.kept_frost = true;
                        parts::chills(cx, self.zone);
                    }
                    if self.also != Zone::NONE {
                        // The other weapon of the pair at its own target.
                        let first = self.with.first();
                        self.with = Slots(self.with.0 & !Slots::only(first).0);
                        self.zone = std::mem::replace(&mut self.also, Zone::NONE);
                        (self.stage, self.kept_frost) = (Stage::Roll, false);
                        continue;
                    }
                    let alive = cx.board().hero(self.hero).fate == Fate::Alive;
                    if alive && self.other.is_none() && self.emptied > 0 && cx.board().perks(self.hero).runs_on {
                        self.emptied -= 1;
                        return Flow::Push(free_move(cx, self.hero, true));
                    }
                    self.stage = Stage::Run;
                }
                Stage::Run => {
                    let it = cx.board().hero(self.hero);
                    let own = it.fate == Fate::Alive && self.other.is_none_or(|(_, profile)| profile.improvised);
                    let card = if self.other.is_some() { Card::NONE } else { it.cards[self.with.first().index()] };
                    if own && self.killed > 0 && cx.board().perks_with(self.hero, card).hits_and_runs {
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

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        match self.stage {
            Stage::Reroll => {
                out.offer(Answer::Reroll);
                out.offer(Answer::Keep);
                out.fall_back(Answer::Keep);
            }
            Stage::Hits => {
                let profile = self.profile(board);
                let targets = self.targets(board, &profile);
                // What acts most comes first.
                let mut first = None;
                for kind in Kind::ALL.into_iter().rev().filter(|kind| targets[kind.index()]) {
                    first = first.or(Some(kind));
                    out.offer(Answer::Hit { kind });
                    if self.at_once(board, &profile, kind) > 1 {
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
                    if self.harmful(board, survivor) > 1 {
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

    fn holds_back(&self, _: &Board, hero: Hero, _: Slot) -> bool {
        hero == self.hero
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::Reroll => {
                self.rerolls -= 1;
                self.rerolled += 1;
                let profile = self.profile(cx.board());
                self.roll(cx, &profile);
            }
            Answer::Keep => self.kept = true,
            Answer::Hit { kind } | Answer::AllHits { kind } => {
                let (profile, all) = (self.profile(cx.board()), matches!(answer, Answer::AllHits { .. }));
                let hits = if all { self.at_once(cx.board(), &profile, kind) } else { 1 };
                self.strike(cx, &profile, kind, hits);
            }
            Answer::FriendlyFire { survivor } => {
                self.friends[survivor.index()] += 1;
                self.misses -= 1;
            }
            Answer::AllFriendlyFire { survivor } => {
                let hits = self.harmful(cx.board(), survivor);
                self.friends[survivor.index()] += hits;
                self.misses -= hits;
            }
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
    /// The only zones it may be aimed at, if there are such.
    pub at: ZoneSet,
    pub chosen: Option<Answer>,
}

traced!(FreeAttack { hero, modes, at, chosen });

impl FreeAttack {
    pub(crate) const fn of(hero: Hero, modes: u16) -> Self {
        Self { hero, modes, at: ZoneSet::EMPTY, chosen: None }
    }

    fn each(&self, board: &Board, out: &mut Menu<'_>) {
        let mut acting = Acting::of(board, self.hero);
        acting.only = (!self.at.is_empty()).then_some(self.at);
        for mode in Mode::ALL.into_iter().filter(|mode| self.modes & fighting::mode_bit(*mode) != 0) {
            offer_mode(&acting, mode, true, out);
        }
        parts::offer_fights(&acting, self.modes, out);
    }
}

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
                parts::acts(cx, self.hero, &answer);
                Flow::Replace(Frame::Attack(Attack::of(cx.board(), self.hero, answer)))
            }
            Some(ref answer @ Answer::Part(own)) => {
                parts::acts(cx, self.hero, answer);
                parts::fight(cx, self.hero, own).map_or(Flow::Pop, Flow::Replace)
            }
            Some(_) => Flow::Pop,
            None => {
                let mut anything = crate::desk::AnyOffer::default();
                self.each(cx.board(), &mut Menu::Told(&mut anything));
                if anything.0 { Flow::Wait } else { Flow::Pop }
            }
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        SeatSet::only(board.hero(self.hero).seat)
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        self.each(board, out);
        out.offer(Answer::Stop);
        out.fall_back(Answer::Stop);
    }

    fn accept(&mut self, _: &mut Cx<'_>, _: Seat, answer: Answer) {
        self.chosen = Some(answer);
    }
}
