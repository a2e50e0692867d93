//! The table itself: who stands where, what lies where, who holds what. Flat, and changed by events only.

use crate::bag::{Bag, MAX_CARDS};
use crate::content::{Content, RowEffect};
use crate::epilogues::Unlocked;
use crate::items::Item;
use crate::pieces::{AREAS, Area, AreaSet, Character, Crowd, Dice, KINDS, Kind, MAX_PLAYERS};
use crate::talk::Ledger;
use crate::truck::MAX_DRAW;
use crate::variants::Knobs;
use holdout_kernel::{Key, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// OS-1.13: where in a round the table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    #[default]
    Setup,
    Truck,
    Badge,
    Destinations,
    Movement,
    Arrival,
    Attacks,
    EndOfRound,
    Over,
}

/// What a vote is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// OS-4.3: who searches the truck.
    #[default]
    Truck,
    /// OS-5.1: who takes the badge.
    Badge,
    /// OS-9.12: who loses a character.
    Victim,
}

/// The content of a table. It never changes during a game and a record names its digest, so no digest of the table
/// includes it.
#[derive(Clone, Copy)]
pub struct ContentOf(pub &'static Content);

impl Hash for ContentOf {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// Item cards in order.
#[derive(Clone, Copy, Hash)]
pub struct Cards<const N: usize>(pub [Item; N]);

impl<const N: usize> Default for Cards<N> {
    fn default() -> Self {
        Self([Item::Gun; N])
    }
}

/// OS-17.2: the last open vote, as everybody saw it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LastVote {
    pub about: About,
    pub area: Option<Area>,
    pub ballots: Ballots,
    pub elected: Option<Seat>,
    pub tie_broken_by: Option<Seat>,
}

/// Who voted, with what weight, and for whom. An entry of weight 0 cast nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "Vec<crate::event::Ballot>"))]
pub struct Ballots {
    pub weight: [u8; MAX_PLAYERS],
    /// Seats counted from 1; 0 is nobody.
    votes: [u8; MAX_PLAYERS],
}

impl Ballots {
    pub fn cast(&mut self, voter: Seat, player: Seat) {
        self.votes[voter.index()] = player.0 + 1;
    }

    /// Whom a seat has voted for; nobody if the clock ran out (OS-3.22).
    pub fn vote(&self, voter: Seat) -> Option<Seat> {
        self.votes[voter.index()].checked_sub(1).map(Seat)
    }
}

/// How the game ended, once it has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outcome {
    pub points: [u8; MAX_PLAYERS],
    pub winners: SeatSet,
    pub survivors: u8,
    /// Who showed the truck keys.
    pub keys: Option<Seat>,
    pub epilogue: Option<u8>,
}

/// One arrangement of the table.
#[derive(Clone, Copy, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether something lies open on the table")]
pub struct Board {
    pub(crate) content: ContentOf,
    pub(crate) knobs: Knobs,
    pub(crate) players: u8,
    pub(crate) variant: Option<u8>,
    pub(crate) unlocked: Unlocked,
    pub(crate) round: u8,
    pub(crate) phase: Phase,

    // The mall.
    pub(crate) standing: [Crowd; AREAS],
    pub(crate) unplaced: Crowd,
    /// OS-1.10: hidden characters, in phase 6 only.
    pub(crate) hidden: Crowd,
    pub(crate) monsters: [u8; AREAS],
    pub(crate) pool: u8,
    pub(crate) closed: AreaSet,
    /// The area whose attack is being resolved, and those already resolved this round.
    pub(crate) resolving: Option<Area>,
    pub(crate) resolved: AreaSet,

    // The cold store, in the order of death.
    pub(crate) dead: [Character; MAX_PLAYERS * KINDS],
    pub(crate) dead_len: u8,

    // Tokens.
    pub(crate) badge: Seat,
    pub(crate) victim: Seat,

    // Cards.
    pub(crate) hands: Secret<[Bag; MAX_PLAYERS]>,
    pub(crate) hand_len: [u8; MAX_PLAYERS],
    /// OS-17.3: all hands are open after scoring.
    pub(crate) hands_open: bool,
    /// The deck, its top at the end.
    pub(crate) deck: Secret<Cards<MAX_CARDS>>,
    pub(crate) deck_len: u8,
    pub(crate) searcher: Option<Seat>,
    pub(crate) drawn: Secret<Cards<MAX_DRAW>>,
    pub(crate) drawn_len: u8,
    /// Cards boxed at the truck, by who boxed them.
    pub(crate) boxed: Secret<[Bag; MAX_PLAYERS]>,
    pub(crate) boxed_len: [u8; MAX_PLAYERS],
    /// Cards put away from a hand that was too full, by whose hand it was.
    pub(crate) discarded: Secret<[Bag; MAX_PLAYERS]>,
    pub(crate) discarded_len: [u8; MAX_PLAYERS],
    /// Cards that a written position left in the box.
    pub(crate) left_out: Secret<Bag>,
    pub(crate) left_out_len: u8,
    pub(crate) played: Cards<MAX_CARDS>,
    pub(crate) played_len: u8,
    /// OS-4.10: what each seat knows of each other seat's cards, because it gave them: they are in that hand, or
    /// that seat has put them away.
    pub(crate) known: Secret<[[Bag; MAX_PLAYERS]; MAX_PLAYERS]>,
    /// How many cards each seat has given to each other seat; everybody saw that.
    pub(crate) gifts: [[u8; MAX_PLAYERS]; MAX_PLAYERS],

    // Dice.
    /// Dice that lie open before a family being placed.
    pub(crate) starting_dice: Dice,
    pub(crate) placing: Option<Seat>,
    pub(crate) shaken: bool,
    pub(crate) dice: Secret<Dice>,
    pub(crate) dice_len: u8,
    pub(crate) seen_by: SeatSet,
    pub(crate) dice_open: bool,
    /// A die shown to all while the others stay covered (variant 6).
    pub(crate) shown: Option<Area>,

    // Maps.
    pub(crate) marked: Secret<[Option<Area>; MAX_PLAYERS]>,
    pub(crate) locked: SeatSet,
    /// Whose map lies open.
    pub(crate) maps_open: SeatSet,

    // Votes.
    pub(crate) guns: [u8; MAX_PLAYERS],
    pub(crate) elected: Option<Seat>,
    pub(crate) last_vote: LastVote,
    /// Whether a weapon was used at the area being resolved (variant 5).
    pub(crate) weapon_used: bool,

    pub(crate) talk: Ledger,
    pub(crate) outcome: Outcome,
}

impl Board {
    /// A table before anything was set up, with the families still off the board.
    pub(crate) fn empty(content: &'static Content, knobs: Knobs, players: u8) -> Self {
        Self {
            content: ContentOf(content),
            knobs,
            players,
            variant: None,
            unlocked: Unlocked::default(),
            round: 0,
            phase: Phase::Setup,
            standing: [Crowd::NOBODY; AREAS],
            unplaced: Crowd::families(players, knobs.family),
            hidden: Crowd::NOBODY,
            monsters: [0; AREAS],
            pool: content.monsters,
            closed: AreaSet::EMPTY,
            resolving: None,
            resolved: AreaSet::EMPTY,
            dead: [Character::default(); MAX_PLAYERS * KINDS],
            dead_len: 0,
            badge: Seat(0),
            victim: Seat(1),
            hands: Secret::default(),
            hand_len: [0; MAX_PLAYERS],
            hands_open: false,
            deck: Secret::default(),
            deck_len: 0,
            searcher: None,
            drawn: Secret::default(),
            drawn_len: 0,
            boxed: Secret::default(),
            boxed_len: [0; MAX_PLAYERS],
            discarded: Secret::default(),
            discarded_len: [0; MAX_PLAYERS],
            left_out: Secret::default(),
            left_out_len: 0,
            played: Cards::default(),
            played_len: 0,
            known: Secret::default(),
            gifts: [[0; MAX_PLAYERS]; MAX_PLAYERS],
            starting_dice: Dice::default(),
            placing: None,
            shaken: false,
            dice: Secret::default(),
            dice_len: 0,
            seen_by: SeatSet::EMPTY,
            dice_open: false,
            shown: None,
            marked: Secret::default(),
            locked: SeatSet::EMPTY,
            maps_open: SeatSet::EMPTY,
            guns: [0; MAX_PLAYERS],
            elected: None,
            last_vote: LastVote::default(),
            weapon_used: false,
            talk: Ledger::default(),
            outcome: Outcome::default(),
        }
    }

    pub const fn content(&self) -> &'static Content {
        self.content.0
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    pub const fn round(&self) -> u8 {
        self.round
    }

    pub const fn players(&self) -> u8 {
        self.players
    }

    pub(crate) fn car_park(&self) -> Area {
        self.content().car_park
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// OS-1.11: the order that holds where no other is stated.
    pub(crate) fn clockwise_of_the_badge(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.badge.clockwise(self.players)
    }

    pub(crate) const fn crowd(&self, area: Area) -> Crowd {
        self.standing[area.index()]
    }

    /// The characters in an area that monsters can find.
    pub(crate) const fn visible(&self, area: Area) -> Crowd {
        self.crowd(area).minus(self.hidden)
    }

    /// OS-1.10: all living characters on the board.
    pub(crate) fn alive(&self) -> Crowd {
        self.standing.iter().fold(Crowd::NOBODY, |all, crowd| all.and(*crowd))
    }

    pub(crate) fn area_of(&self, character: Character) -> Option<Area> {
        Area::all().find(|area| self.crowd(*area).contains(character))
    }

    /// OS-1.14: without a living character.
    pub(crate) fn is_eliminated(&self, seat: Seat) -> bool {
        self.alive().of(seat).is_empty()
    }

    /// OS-1.6: whether nobody more fits in.
    pub(crate) const fn is_full(&self, area: Area) -> bool {
        let spaces = self.knobs.spaces[area.index()];
        spaces != 0 && self.crowd(area).len() >= spaces
    }

    pub(crate) const fn is_open(&self, area: Area) -> bool {
        !self.closed.contains(area)
    }

    pub(crate) const fn monsters(&self, area: Area) -> u8 {
        self.monsters[area.index()]
    }

    pub(crate) const fn has_free_notch(&self, area: Area) -> bool {
        self.monsters(area) < self.knobs.notches[area.index()]
    }

    /// OS-1.8: how strong the people in an area are, the hidden ones included.
    pub(crate) fn strength(&self, area: Area) -> u8 {
        let crowd = self.crowd(area);
        let each = |kind: Kind| crowd.of_kind(kind) * self.content().character(kind).strength;
        let together: u8 = Kind::ALL.into_iter().map(each).sum();
        match self.knobs.wall {
            Some((from, bonus)) if area != self.car_park() && crowd.of_kind(Kind::Defender) >= from => together + bonus,
            Some(_) | None => together,
        }
    }

    /// OS-9.4 to OS-9.6: whether the monsters around one of the areas 1-5 get in.
    pub(crate) fn gets_in(&self, area: Area) -> bool {
        let (monsters, strength) = (self.monsters(area), self.strength(area));
        let equal_suffices = self.row_in_force(RowEffect::MonstersEnterOnEqualStrength);
        monsters > strength || (equal_suffices && monsters == strength && monsters > 0)
    }

    /// Whether the attack on an area still goes on: the monsters get in, or on the car park any is left (OS-10.1).
    pub(crate) fn in_danger(&self, area: Area) -> bool {
        if area == self.car_park() { self.monsters(area) > 0 } else { self.gets_in(area) }
    }

    /// OS-3.1: who has a character where a vote is held.
    pub(crate) const fn participants(&self, area: Area) -> SeatSet {
        self.crowd(area).seats()
    }

    /// OS-3.12: who can be elected. Nobody is hidden outside phase 6, so one reading serves all votes.
    pub(crate) const fn candidates(&self, area: Area) -> SeatSet {
        self.visible(area).seats()
    }

    /// OS-3.2: the weight of a seat's vote in an area.
    pub(crate) fn weight(&self, seat: Seat, area: Area) -> u8 {
        let here = self.visible(area).of(seat);
        if here.is_empty() {
            return 0;
        }
        let content = self.content();
        let votes: u8 = here.iter().map(|kind| content.character(kind).votes).sum();
        let guns = self.guns[seat.index()] * content.item(Item::Gun).amount;
        let alone = self.knobs.lone_votes > 0 && self.alive().of(seat).len() == 1;
        votes + guns + if alone { self.knobs.lone_votes } else { 0 }
    }

    /// OS-15.1: the points of a seat's living characters.
    pub(crate) fn points(&self, seat: Seat) -> u8 {
        self.alive().of(seat).iter().map(|kind| self.content().character(kind).points).sum()
    }

    /// OS-11.1: the row of the cold store in which the dead with this place in the order lies; `None` is the stack
    /// below.
    pub(crate) fn row_of(&self, place: u8) -> Option<u8> {
        let mut end = 0;
        let row = self.rows().position(|length| {
            end += length;
            place < end
        });
        row.map(|row| row as u8)
    }

    /// Lengths of the rows.
    pub(crate) fn rows(&self) -> impl Iterator<Item = u8> + '_ {
        self.knobs.rows.iter().copied().take(self.content().cold_store.rows.len())
    }

    /// OS-11.2: how many rows are full.
    pub(crate) fn full_rows(&self) -> u8 {
        let mut end = 0;
        let is_full = |length: u8| {
            end += length;
            end <= self.dead_len
        };
        self.rows().map(is_full).take_while(|full| *full).count() as u8
    }

    fn row_in_force(&self, effect: RowEffect) -> bool {
        let full = self.full_rows() as usize;
        self.content().cold_store.rows.iter().take(full).any(|row| *row == effect)
    }

    /// OS-5.3: dice that the next shake uses.
    pub(crate) fn available_dice(&self) -> u8 {
        let full = (1_u8 << self.full_rows()) - 1;
        self.knobs.starting_dice + (self.knobs.rows_with_die & full).count_ones() as u8
    }

    pub(crate) const fn hand(&self, seat: Seat, key: Key) -> Bag {
        self.hands.open(key)[seat.index()]
    }

    /// Whether any card of this kind can still be in somebody's hand, as far as everybody knows.
    pub(crate) fn may_be_held(&self, item: Item) -> bool {
        let played = self.played.0[..self.played_len as usize].iter().filter(|card| **card == item).count();
        played < self.content().item(item).count as usize
    }

    pub(crate) fn dead(&self) -> &[Character] {
        &self.dead[..self.dead_len as usize]
    }

    /// All cards in the box: from the truck, from full hands, or never in play.
    pub(crate) fn boxed_cards(&self) -> u8 {
        self.boxed_len.iter().sum::<u8>() + self.discarded_len.iter().sum::<u8>() + self.left_out_len
    }
}
