//! DM-10.20: one attack from its declaration to its end, step by step.

mod effect;
pub mod legal;
mod roll;
pub mod target;

pub use effect::{affected, endangered};

use crate::abilities::{blow_through, knockback};
use crate::answer::Answer;
use crate::board::{Board, Figure, INVADER, MonsterRef, seat_of};
use crate::event::{Lost, Moving, Seen};
use crate::exploration::Explore;
use crate::frame::{Frame, Step, one};
use crate::invader::window::Window;
use crate::movement::enter::Enter;
use crate::movement::{Pose, move_to};
use crate::orders::guard::Guard;
use crate::orders::heal::Heal;
use crate::orders::{self, aim, dodge};
use crate::pieces::{Square, Timing, WeaponKind};
use crate::{Cx, Doom, Flow, tokens};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// What was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of the declaration")]
pub struct Declared {
    pub attacker: Figure,
    pub weapon: WeaponKind,
    pub square: Square,
    pub target: Option<Figure>,
    pub aimed: bool,
    pub interrupt: bool,
    pub reaction: bool,
    /// In the monster's activation (DM-10.20 (12): Rampage).
    pub active: bool,
}

impl Default for Declared {
    fn default() -> Self {
        Self {
            attacker: Figure::Marine(0),
            weapon: WeaponKind::Fist,
            square: Square::NONE,
            target: None,
            aimed: false,
            interrupt: false,
            reaction: false,
            active: false,
        }
    }
}

/// An attack being carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attacking {
    declared: Declared,
    serial: u16,
    at: At,
    /// Who was damaged and may still be knocked back.
    hurt_marines: u8,
    hurt_monsters: u64,
    /// Where somebody was just knocked to.
    knocked: Option<Figure>,
    /// The walked square may be rolled for.
    walked: bool,
}

/// The steps of DM-10.20.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Declare,
    EventsBefore,
    GuardBefore,
    HealBefore,
    Check,
    Reroll,
    Rerolled,
    Ammo,
    Resolve,
    Explore,
    Knockback,
    EventsAfter,
    GuardAfter,
    Walk,
    End,
}

impl Attacking {
    pub fn of(declared: Declared) -> Self {
        Self { declared, ..Self::default() }
    }

    /// DM-24.10.
    pub fn reaction(slot: u8, square: Square, target: Figure) -> Frame {
        let declared = Declared {
            attacker: Figure::Monster(slot),
            square,
            target: Some(target),
            reaction: true,
            ..Declared::default()
        };
        Frame::Attacking(Self::of(declared))
    }

    fn is_there(&self, board: &Board) -> bool {
        match self.declared.attacker {
            Figure::Marine(marine) => board.marine(marine).is_on_board(),
            Figure::Monster(slot) => board.stands(MonsterRef { slot, serial: self.serial }),
        }
    }

    fn owner(&self) -> Seat {
        match self.declared.attacker {
            Figure::Marine(marine) => seat_of(marine),
            Figure::Monster(_) => INVADER,
        }
    }

    fn is_monster(&self) -> bool {
        matches!(self.declared.attacker, Figure::Monster(_))
    }

    /// DM-10.20 (1).
    fn declare(&mut self, cx: &mut Cx<'_>) {
        let Declared { attacker, weapon, square, target, aimed, interrupt, reaction, .. } = self.declared;
        let (rule, weapon) = match attacker {
            Figure::Marine(marine) => {
                if aimed {
                    orders::lose(cx, marine, Lost::Used);
                }
                if interrupt && cx.marine(marine).order == Some(crate::pieces::Order::Guard) {
                    orders::lose(cx, marine, Lost::Used);
                }
                (if interrupt { "DM-16.8" } else { "DM-10.1" }, Some(weapon))
            }
            Figure::Monster(slot) => {
                self.serial = cx.monster(slot).serial;
                (if reaction { "DM-24.10" } else { "DM-10.1" }, None)
            }
        };
        let aim = target.or_else(|| cx.figures_at(square).next());
        let event = Seen::AttackDeclared {
            who: cx.named(attacker),
            figure: attacker,
            weapon,
            at: cx.spot(square),
            target: aim.map(|figure| cx.named(figure)),
            named: target,
            aimed,
            interrupt,
            reaction,
        };
        cx.emit(RuleId(rule), event.into());
    }

    /// DM-10.23: whether the attack can still be made.
    fn is_legal(&self, cx: &Cx<'_>) -> bool {
        if !self.is_there(cx) {
            return false;
        }
        let attack = cx.attack();
        if let Figure::Marine(marine) = attack.attacker
            && tokens::cannot_use(cx, marine, attack.weapon).is_some()
        {
            return false;
        }
        // A walked square needs neither sight nor a melee neighbour.
        if attack.made {
            return blow_through::cannot_roll(cx, attack, attack.target).is_none();
        }
        legal::Reach::of(cx, attack.attacker, attack.weapon).range(cx, attack.square).is_ok()
    }

    fn end(&mut self, cx: &mut Cx<'_>) -> Flow {
        cx.emit(RuleId("DM-10.20"), Seen::AttackEnded.into());
        Flow::Pop
    }
}

impl Step for Attacking {
    fn rule(&self) -> RuleId {
        match self.at {
            At::Reroll | At::Rerolled => RuleId("DM-21.1"),
            At::Knockback => RuleId("DM-24.9"),
            At::Walk => RuleId("DM-24.5"),
            _ => RuleId("DM-10.20"),
        }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            match self.at {
                At::Declare => {
                    self.declare(cx);
                    self.at = At::EventsBefore;
                }
                At::EventsBefore => {
                    self.at = At::GuardBefore;
                    let timing =
                        if self.is_monster() { Timing::BeforeInvaderAttack } else { Timing::BeforeMarineAttack };
                    return Flow::Push(Window::new(timing));
                }
                At::GuardBefore => {
                    self.at = At::HealBefore;
                    if self.is_monster() && cx.is_invader_turn() {
                        return Flow::Push(Guard::window());
                    }
                }
                At::HealBefore => {
                    self.at = At::Check;
                    if self.is_there(cx)
                        && let Some(heal) = Heal::window(cx, cx.attack())
                    {
                        return Flow::Push(heal);
                    }
                }
                At::Check => {
                    if !self.is_legal(cx) {
                        cx.emit(RuleId("DM-10.23"), Seen::AttackVoid.into());
                        return Flow::Pop;
                    }
                    roll::roll(cx);
                    self.at = At::Reroll;
                    if dodge::rerolls(cx, cx.attack(), &affected(cx, cx.attack())).is_some() {
                        return Flow::Wait;
                    }
                    self.at = At::Rerolled;
                }
                At::Reroll => return Flow::Wait,
                At::Rerolled => {
                    self.at = At::Ammo;
                    if roll::ammo(cx, cx.attack()).is_some() {
                        return Flow::Push(Window::new(Timing::AfterMarineRoll));
                    }
                }
                At::Ammo => {
                    roll::spend(cx);
                    self.at = At::Resolve;
                }
                At::Resolve => {
                    (self.hurt_marines, self.hurt_monsters) = effect::resolve(cx);
                    self.at = At::Explore;
                    if cx.is_over() {
                        return Flow::Pop;
                    }
                }
                At::Explore => {
                    self.at = At::Knockback;
                    return Flow::Push(Explore::look());
                }
                At::Knockback => {
                    if let Some(figure) = self.knocked.take() {
                        return Flow::Push(Enter::new(cx, figure));
                    }
                    if self.is_there(cx) && self.knockable(cx).next().is_some() {
                        return Flow::Wait;
                    }
                    self.at = At::EventsAfter;
                }
                At::EventsAfter => {
                    self.at = At::GuardAfter;
                    if self.declared.active && self.is_there(cx) {
                        return Flow::Push(Window::new(Timing::AfterInvaderAttack));
                    }
                }
                At::GuardAfter => {
                    self.at = At::Walk;
                    if self.is_monster() && cx.is_invader_turn() {
                        return Flow::Push(Guard::window());
                    }
                }
                At::Walk => {
                    if self.is_there(cx) && (self.walked || blow_through::goes_on(cx, cx.attack())) {
                        return Flow::Wait;
                    }
                    self.at = At::End;
                }
                At::End => return self.end(cx),
            }
        }
    }

    fn asked(&self, board: &Board) -> Asked {
        match self.at {
            At::Reroll => {
                let attack = board.attack();
                one(dodge::rerolls(board, attack, &affected(board, attack)).unwrap_or(INVADER))
            }
            _ => one(self.owner()),
        }
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        let attack = board.attack();
        match self.at {
            At::Reroll => {
                out.offer(Answer::Keep);
                for dice in 1..1_u8 << attack.pool.len() {
                    out.offer(Answer::Reroll { dice });
                }
                out.fall_back(Answer::Keep);
            }
            At::Knockback => {
                for who in self.knockable(board) {
                    for pose in knockback::places(board, who) {
                        out.offer(Answer::Knock { who, to: board.spot(pose.at) });
                    }
                }
                out.offer(Answer::End);
                out.fall_back(Answer::End);
            }
            _ => {
                let aim = match attack.attacker {
                    Figure::Marine(marine) => aim::is_ready(board, marine),
                    Figure::Monster(_) => false,
                };
                blow_through::offers(board, attack, self.walked, aim, out);
            }
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        match answer {
            Answer::Reroll { dice } => {
                roll::again(cx, seat, dice);
                self.at = At::Rerolled;
            }
            Answer::Keep => self.at = At::Rerolled,
            Answer::Knock { who, to } => {
                match who {
                    Figure::Marine(marine) => self.hurt_marines &= !(1 << marine),
                    Figure::Monster(slot) => self.hurt_monsters &= !(1 << slot),
                }
                if let Some(pose) = Pose::read(cx, to, Pose::of(cx, who).axis) {
                    move_to(cx, who, pose, Moving::Knockback, RuleId("DM-24.9"));
                    self.knocked = Some(who);
                }
            }
            Answer::Walk { to, die } => {
                self.walked = true;
                cx.emit(RuleId("DM-24.5"), Seen::AttackWalked { at: to, die }.into());
            }
            Answer::Roll { other, aimed } => {
                self.walked = false;
                if let (true, Figure::Marine(marine)) = (aimed, self.declared.attacker) {
                    orders::lose(cx, marine, Lost::Used);
                }
                let square = cx.attack().square;
                let both = cx.figures_at(square).count() > 1;
                let named = cx.figures_at(square).nth(usize::from(other)).filter(|_| both);
                let at = cx.spot(square);
                cx.emit(RuleId("DM-24.5"), Seen::AttackAgain { at, named, aimed }.into());
                self.at = At::EventsBefore;
            }
            _ if self.at == At::Knockback => (self.hurt_marines, self.hurt_monsters) = (0, 0),
            _ => self.at = At::End,
        }
    }
}

impl Attacking {
    /// The words of its question.
    pub fn asks(&self) -> &'static str {
        match self.at {
            At::Reroll => "dm-ask-reroll",
            At::Knockback => "dm-ask-knockback",
            _ => "dm-ask-walk",
        }
    }

    /// DM-24.9: the damaged figures that can still be thrown somewhere.
    fn knockable<'b>(&'b self, board: &'b Board) -> impl Iterator<Item = Figure> + 'b {
        let knocks = board.abilities(board.attack()).knockback;
        let marines = board.standing_marines().map(|(marine, _)| marine);
        let marines = marines.filter(|marine| self.hurt_marines >> marine & 1 == 1).map(Figure::Marine);
        let monsters = board.monsters_on_board().map(|(slot, _)| slot);
        let monsters = monsters.filter(|slot| self.hurt_monsters >> slot & 1 == 1).map(Figure::Monster);
        marines.chain(monsters).filter(move |figure| knocks && !knockback::places(board, *figure).is_empty())
    }
}
