//! Checked content: cards, Survivors, decks and missions, with every name resolved.

mod check;
pub(crate) mod digest;
mod goals;
pub(crate) mod laying;
pub mod map;
pub(crate) mod mission;
pub mod places;
pub mod raw;
pub mod raw_mission;
pub(crate) mod tiles;

use crate::knobs::Knobs;
use crate::pieces::{Card, Colour, Counts, KINDS, Kind, Level, Mode, Slots, Spot, Zone};
use crate::skills::{Perks, Skill};
use holdout_kernel::Problem;
use map::{Ground, Map};
pub use raw::{Ammo, CardEffect, Class, Defeat, Difficulty, Enemy, Fits, Lock, Trigger};

/// Everything in the box.
#[allow(clippy::struct_excessive_bools)] // What no card and no skill of the box does need not be asked for.
pub struct Content {
    /// How the edition turns the knobs.
    pub knobs: &'static Knobs,
    pub cards: Vec<CardInfo>,
    /// The starting cards of a box in the order they are dealt: the last of the file first.
    pub starting: Vec<Card>,
    pub identities: Vec<Identity>,
    /// The skills of the edition, counted from 1.
    pub skills: Vec<Skill>,
    /// What any of them grants.
    pub all_perks: Perks,
    /// Some skill works from some way off only.
    pub has_afar: bool,
    /// Some skill gives places in the backpack.
    pub has_hoards: bool,
    /// Some cards are attached to others.
    pub has_ammo: bool,
    /// Some part can lose the game by what lies on the board.
    pub has_endings: bool,
    /// What each card is good for, by its number, and where it may lie.
    pub gear: [Gear; 256],
    pub rooms: [Slots; 256],
    /// Figures of each kind.
    pub supply: Counts,
    /// Kinds whose figures go ways of their own, as bits.
    pub wanderers: u8,
    /// What each kind of enemy is.
    pub enemies: [Enemy; KINDS],
    /// The Zombie deck; a card is named by its place here.
    pub spawn_cards: Vec<SpawnCard>,
    /// Groups of the Zombie deck a table may leave in the box: the option, and the numbers from and to.
    pub deck_groups: Vec<(String, u8, u8)>,
    /// Tokens that close any opening.
    pub door_tokens: u8,
    /// Figures of each kind that an option adds.
    pub others: Counts,
    /// Machines of the box.
    pub machines: Vec<MachineInfo>,
    /// How Guards fight, and what they can be taught.
    pub guards: GuardsInfo,
    pub missions: Vec<Mission>,
}

/// An equipment card.
#[allow(clippy::struct_excessive_bools)] // Symbols of a card.
pub struct CardInfo {
    pub id: String,
    pub fits: Fits,
    pub in_deck: u8,
    pub starting: u8,
    pub in_vault: u8,
    /// Two of the same name, one in each hand, fight together.
    pub dual: bool,
    pub is_spell: bool,
    pub is_enchantment: bool,
    /// How it fights, by mode.
    pub weapons: [Option<Weapon>; 3],
    pub door: Option<DoorSymbol>,
    /// The least value that wards off a Wound; 0 for none.
    pub armour: u8,
    pub deed: CardEffect,
    /// The weapons whose Ranged Actions it lets re-roll, by number.
    pub rerolls: u64,
    /// Skills whoever attacks with it has, by number.
    pub skills: Vec<u16>,
    /// What a weapon takes, or what a card of ammunition is.
    pub ammo: Option<Ammo>,
    pub is_ammo: bool,
    /// It does not work without ammunition attached.
    pub needs_ammo: bool,
    /// The range of what is thrown with it.
    pub throws: Option<[u8; 2]>,
    /// Whom it lets spawn when it is drawn.
    pub spawns: Option<(Kind, u8)>,
    /// Copies in a supply of their own.
    pub in_supply: u8,
    /// The skill its Enchantment gives, by number; 0 for none.
    pub grants: u16,
}

/// Something about every card, by its number; there is nothing about no card.
fn by_number<T: Copy + Default>(cards: &[CardInfo], of: impl Fn(&CardInfo) -> T) -> [T; 256] {
    let mut table = [T::default(); 256];
    table.iter_mut().skip(1).zip(cards).for_each(|(place, info)| *place = of(info));
    table
}

/// What cards are good for, as bits: what nobody holds need not be looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gear(u8);

impl Gear {
    pub const FOOD: Self = Self(1 << 3);
    pub const ENCHANTMENT: Self = Self(1 << 4);
    /// Opens doors.
    pub const OPENER: Self = Self(1 << 5);
    /// Pours or lights a fire.
    pub const FIRE: Self = Self(1 << 6);

    /// A weapon of a mode.
    pub const fn weapon(mode: Mode) -> Self {
        Self(1 << mode as u8)
    }

    fn of(info: &CardInfo) -> Self {
        let weapons = Mode::ALL.into_iter().filter(|mode| info.weapons[mode.index()].is_some()).map(Self::weapon);
        let others = [
            (Self::FOOD, info.deed == CardEffect::Food),
            (Self::ENCHANTMENT, info.is_enchantment),
            (Self::OPENER, info.door.is_some()),
            (Self::FIRE, matches!(info.deed, CardEffect::Bile | CardEffect::Torch)),
        ];
        let others = others.into_iter().filter(|(_, is_so)| *is_so).map(|(gear, _)| gear);
        weapons.chain(others).fold(Self::default(), Self::with)
    }

    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What a box says about Guards.
#[derive(Default)]
pub struct GuardsInfo {
    /// How each of them fights, by mode.
    pub arms: [Option<Weapon>; 2],
    /// How a Survivor fights with what lies at hand, by mode.
    pub improvised: [Option<Weapon>; 2],
    /// Cards with a skill for Guards, by number.
    pub skill_cards: Vec<u16>,
}

/// A Machine that Survivors drive.
pub struct MachineInfo {
    pub id: String,
    /// The colour of its remote control.
    pub remote: Colour,
    pub moves: bool,
    /// How it fights, by mode.
    pub arms: [Option<Weapon>; 2],
}

/// One way of fighting with a card.
#[derive(Clone, Copy, Debug)]
pub struct Weapon {
    pub mode: Mode,
    pub least: u8,
    pub most: u8,
    pub dice: u8,
    pub accuracy: u8,
    pub damage: u8,
    pub noisy: bool,
    /// Has to be reloaded after each shot.
    pub reload: bool,
}

/// What a card does to a door.
#[derive(Clone, Copy, Debug)]
pub struct DoorSymbol {
    /// Dice and least value, or none if it opens without a roll.
    pub roll: Option<(u8, u8)>,
    pub noisy: bool,
}

/// A Survivor's identity card.
pub struct Identity {
    pub id: String,
    /// He comes from another box.
    pub guest: bool,
    /// Wounds that kill.
    pub health: u8,
    /// What he is trained for.
    pub class: Option<Class>,
    /// Skill numbers by level.
    pub skills: [Vec<u16>; 4],
    /// Cards the body slot may hold besides, by number.
    pub body: u64,
}

/// A card of the Zombie deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpawnCard {
    /// Who appears, by level.
    Enemies([Option<(Kind, u8)>; 4]),
    /// These kinds are activated once more, and nobody appears.
    ExtraActivation { kind: Kind, levels: [bool; 4] },
    /// Two further cards for the zone in place of this one.
    Double,
    /// Of a part in play.
    Part(crate::parts::Card),
}

/// A mission, laid out.
pub struct Mission {
    pub id: String,
    pub number: u8,
    pub name: [String; 2],
    pub briefing: [String; 2],
    pub difficulty: Difficulty,
    pub least: u8,
    pub most: u8,
    pub minutes: u16,
    pub map: Map,
    /// Digest of the tiles and doors the map was laid out from.
    pub layout: String,
    /// Start Zones, one or more.
    pub starts: Vec<Zone>,
    pub exit: Option<Zone>,
    pub objective_xp: u8,
    /// Zones of objectives; the first `pool` of them are mixed.
    pub objectives: Vec<Zone>,
    pub colours: Vec<Colour>,
    pub pool: usize,
    pub spawn: Vec<(Zone, Colour, Option<Colour>)>,
    /// By number of the vault: yellow 0, violet 1.
    pub vaults: [Vec<VaultItem>; 2],
    pub figures: Vec<(Kind, Zone)>,
    pub goals: Vec<Goal>,
    pub defeat: Vec<Defeat>,
    pub when: Vec<(Trigger, Effect)>,
    /// Zombie cards left in the box, by place.
    pub removed: u64,
    /// Equipment left in the box, by number.
    pub without: u64,
    /// Cards laid aside for what an objective gives.
    pub set_aside: Vec<Card>,
    /// Spawn tokens that wait for something else than an objective, by place.
    pub asleep: u16,
    /// Who appears in place of whom.
    pub treat_as: [Kind; 5],
    /// What it says about the parts in play.
    pub parts: crate::parts::Sections,
    /// Zones with names of their own.
    pub places: Vec<places::Place>,
}

/// What lies in a vault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VaultItem {
    Known(Card),
    /// One of the artefacts, drawn at random.
    RandomArtefact,
}

/// One goal of a mission and the goals it comes after.
pub struct Goal {
    pub what: Want,
    /// Bits of the goals that must be reached before.
    pub after: u16,
}

/// What has to be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Want {
    /// Everybody leaves by the exit; whoever is dead cannot any more.
    Escape,
    Kill(Kind),
    /// All objectives have been taken.
    Objectives,
    ObjectiveAt(Zone),
    /// All objectives of a colour have been taken.
    ObjectivesOf(Colour),
    /// Everybody has reached the level.
    AllAtLevel(Level),
    /// Somebody has reached the level.
    Level(Level),
    /// The team holds these cards at the same time.
    Carry(Vec<(Card, u8)>),
    /// In an End Phase everybody stands there, and no Zombie.
    Gather(Zone),
    /// Something of a part in play.
    Part(crate::parts::Want),
}

/// What an objective sets off when it is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The first of these kinds that is not on the board appears in the zone.
    Appear(Vec<Kind>),
    /// One Zombie card for the zone.
    Spawn,
    /// The taker gets this card from the deck or the discard pile.
    FindCard(Card),
    /// The taker gets cards that were laid aside.
    Give(Vec<Card>),
    /// The taker learns.
    Xp(u8),
    /// Something of a part in play.
    Part(crate::parts::Effect),
}

impl Content {
    /// Reads the content files of an edition: all problems at once, each with file and line.
    pub fn read(files: &[(String, String)], knobs: &'static Knobs) -> Result<Self, Vec<Problem>> {
        let mut sorted: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        sorted.sort_unstable();
        check::content(&sorted, knobs)
    }

    pub const fn enemy(&self, kind: Kind) -> &Enemy {
        &self.enemies[kind.index()]
    }

    /// The kind that comes or acts where figures run out.
    pub fn boss(&self) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| self.enemy(*kind).boss)
    }

    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.0 as usize - 1]
    }

    pub fn card_named(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|card| card.id == id).map(|at| Card(at as u8 + 1))
    }

    pub fn skill_named(&self, id: &str) -> Option<u16> {
        self.skills.iter().position(|skill| skill.id == id).map(|at| at as u16 + 1)
    }

    pub fn skill(&self, number: u16) -> &Skill {
        &self.skills[number as usize - 1]
    }

    pub fn mission_named(&self, id: &str) -> Option<usize> {
        self.missions.iter().position(|mission| mission.id == id)
    }

    /// Cards of a number's kind with the deed.
    pub fn is(&self, card: Card, deed: CardEffect) -> bool {
        card.is_some() && self.card(card).deed == deed
    }
}

impl Mission {
    /// The first Start Zone.
    pub fn start(&self) -> Zone {
        self.starts.first().copied().unwrap_or_default()
    }

    pub fn zone(&self, name: &str) -> Option<Zone> {
        self.map.zone(Spot::parse(name)?)
    }

    pub fn spot(&self, zone: Zone) -> Spot {
        self.map.zones[zone.index()].spot
    }
}
