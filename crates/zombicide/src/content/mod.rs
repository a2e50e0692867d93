//! Checked content: cards, Survivors, decks and missions, with every name resolved.

mod check;
mod lines;
pub mod map;
pub mod raw;

use crate::pieces::{Card, Colour, Counts, Kind, Level, Mode, Spot, Zone};
use crate::skills::Skill;
use holdout_kernel::Problem;
use include_dir::{Dir, include_dir};
use map::Map;
pub use raw::{Deed, Defeat, Difficulty, Fits, Lock, Trigger};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::OnceLock;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../content/black-plague");

/// Everything in the box.
pub struct Content {
    pub cards: Vec<CardInfo>,
    pub identities: Vec<Identity>,
    pub skills: Vec<Skill>,
    /// Figures of each kind.
    pub supply: Counts,
    /// The Zombie deck; a card is named by its place here.
    pub spawn_cards: Vec<SpawnCard>,
    pub missions: Vec<Mission>,
    pub digest: String,
}

/// An equipment card.
pub struct CardInfo {
    pub id: String,
    pub fits: Fits,
    pub in_deck: u8,
    pub starting: u8,
    pub in_vault: u8,
    /// BP-9.2.
    pub dual: bool,
    pub is_spell: bool,
    pub is_enchantment: bool,
    /// How it fights, by mode.
    pub weapons: [Option<Weapon>; 3],
    pub door: Option<DoorSymbol>,
    /// BP-6.13; 0 for none.
    pub armour: u8,
    pub deed: Deed,
    /// BP-13.13: the weapons whose Ranged Actions it lets re-roll, by number.
    pub rerolls: u64,
    pub provenance: String,
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
    /// BP-9.32.
    pub reload: bool,
}

/// BP-5.16 to BP-5.19.
#[derive(Clone, Copy, Debug)]
pub struct DoorSymbol {
    /// Dice and least value, or none if it opens without a roll.
    pub roll: Option<(u8, u8)>,
    pub noisy: bool,
}

/// A Survivor's identity card.
pub struct Identity {
    pub id: String,
    pub name: String,
    /// Skill numbers by level.
    pub skills: [Vec<u8>; 4],
    /// BP-13.4: cards the body slot may hold besides, by number.
    pub body: u64,
}

/// A card of the Zombie deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpawnCard {
    /// BP-7.26: who appears, by level.
    Enemies([Option<(Kind, u8)>; 4]),
    /// BP-7.29.
    ExtraActivation {
        kind: Kind,
        levels: [bool; 4],
    },
    Necromancer,
    /// BP-7.30.
    Double,
}

/// A mission, laid out.
pub struct Mission {
    pub id: String,
    pub number: u8,
    pub name: [String; 2],
    pub difficulty: Difficulty,
    pub least: u8,
    pub most: u8,
    pub minutes: u16,
    pub map: Map,
    pub start: Zone,
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
    /// Who appears in place of whom (BP-M0.6).
    pub treat_as: [Kind; 5],
}

/// What lies in a vault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VaultItem {
    Known(Card),
    /// BP-M.6.
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
    /// BP-M.4, BP-M.5.
    Escape,
    Kill(Kind),
    /// All objectives have been taken.
    Objectives,
    ObjectiveAt(Zone),
    /// So many vault artefacts have been taken.
    Artefacts(u8),
    /// Somebody has reached the level.
    Level(Level),
    /// BP-M4.1: the team holds these cards at the same time.
    Carry(Vec<(Card, u8)>),
    /// BP-M4.1: in an End Phase everybody stands there, and no Zombie.
    Gather(Zone),
    /// BP-M9.1: a Dragon Fire there, while all spawn tokens lie there.
    Fire {
        zone: Zone,
        tokens: bool,
    },
}

/// What an objective sets off when it is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// BP-M1.3 to BP-M1.5: the first of these kinds that is not on the board appears in the zone.
    Appear(Vec<Kind>),
    /// BP-M3.3: one Zombie card for the zone.
    Spawn,
    /// BP-M9.4: the taker gets this card from the deck or the discard pile.
    FindCard(Card),
    /// BP-M10.5: the taker gets a random vault artefact.
    Artefact,
}

impl Content {
    /// The content that ships with the program.
    pub fn built_in() -> &'static Self {
        static CONTENT: OnceLock<Content> = OnceLock::new();
        CONTENT.get_or_init(|| {
            let files = Self::files().into_iter().map(|(name, text)| (name.to_owned(), text.to_owned()));
            Self::read(&files.collect::<Vec<_>>()).unwrap_or_else(|problems| {
                panic!("{}", problems.iter().map(|problem| format!("\n{problem}")).collect::<String>())
            })
        })
    }

    /// The files that ship: name and text.
    pub fn files() -> Vec<(&'static str, &'static str)> {
        let mut files: Vec<_> = FILES
            .files()
            .filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
            .collect();
        files.sort_unstable();
        files
    }

    /// Reads content files: all problems at once, each with file and line.
    pub fn read(files: &[(String, String)]) -> Result<Self, Vec<Problem>> {
        let mut sorted: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        sorted.sort_unstable();
        let mut hash = Sha256::new();
        for (name, text) in &sorted {
            hash.update(format!("{name}\0{}\0{text}\0", text.len()));
        }
        let digest = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        check::content(&sorted, digest)
    }

    /// What ships, with a folder of the user's own beside it: its missions come on top, a file of the same name
    /// replaces ours.
    pub fn read_with(own: &[(String, String)]) -> Result<Self, Vec<Problem>> {
        let mut files: BTreeMap<String, String> =
            Self::files().into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        files.extend(own.iter().cloned());
        Self::read(&files.into_iter().collect::<Vec<_>>())
    }

    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.0 as usize - 1]
    }

    pub fn card_named(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|card| card.id == id).map(|at| Card(at as u8 + 1))
    }

    pub fn skill_named(&self, id: &str) -> Option<u8> {
        self.skills.iter().position(|skill| skill.id == id).map(|at| at as u8 + 1)
    }

    pub fn mission_named(&self, id: &str) -> Option<usize> {
        self.missions.iter().position(|mission| mission.id == id)
    }

    /// Cards of a number's kind with the deed.
    pub fn is(&self, card: Card, deed: Deed) -> bool {
        card.is_some() && self.card(card).deed == deed
    }
}

impl Mission {
    pub fn zone(&self, name: &str) -> Option<Zone> {
        self.map.zone(Spot::parse(name)?)
    }

    pub fn spot(&self, zone: Zone) -> Spot {
        self.map.zones[zone.index()].spot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ships_is_sound_and_complete() {
        let content = Content::built_in();
        assert_eq!(content.missions.len(), 11);
        assert_eq!(content.cards.iter().map(|card| u32::from(card.in_deck)).sum::<u32>(), 63);
        assert_eq!(content.spawn_cards.len(), 54);
        assert_eq!(content.supply, [35, 14, 14, 1, 1]);
    }

    /// The order the content lists spawn zones in is the order the map works out.
    #[test]
    fn spawn_zones_are_listed_clockwise_from_the_north() {
        for mission in &Content::built_in().missions {
            let ranks: Vec<u8> = mission.spawn.iter().map(|(zone, ..)| mission.map.clockwise[zone.index()]).collect();
            let turns = ranks.iter().zip(ranks.iter().cycle().skip(1)).filter(|(one, two)| one > two).count();
            assert!(turns <= 1, "{}: {ranks:?}", mission.id);
        }
    }

    #[test]
    fn sight_is_mutual_and_every_link_has_a_way_back() {
        for mission in &Content::built_in().missions {
            let map = &mission.map;
            for (at, zone) in map.zones.iter().enumerate() {
                let here = Zone(at as u8);
                for sight in &zone.sights {
                    let back = map.zones[sight.to.index()].sights.iter();
                    let mut back = back.filter(|other| other.to == here);
                    assert!(
                        back.any(|other| other.range == sight.range && other.doors == sight.doors),
                        "{}: {} sees {} one way only",
                        mission.id,
                        zone.spot.name(),
                        mission.spot(sight.to).name()
                    );
                }
                for link in &zone.links {
                    let back = &map.zones[link.to.index()].links;
                    assert!(back.iter().any(|other| other.to == here && other.door == link.door));
                }
            }
        }
    }

    /// Every objective, exit, vault and spawn zone can be reached once all doors are open.
    #[test]
    fn every_place_that_matters_can_be_reached() {
        for mission in &Content::built_in().missions {
            let mut steps = [0; crate::pieces::MAX_ZONES];
            mission.map.distances(mission.start, 0, &mut steps);
            let vaults = mission.map.vaults.iter();
            let places = mission.objectives.iter().copied().chain(mission.exit).chain(vaults);
            for zone in places.chain(mission.spawn.iter().map(|(zone, ..)| *zone)) {
                assert!(steps[zone.index()] < u8::MAX, "{}: {}", mission.id, mission.spot(zone).name());
            }
        }
    }

    #[test]
    fn all_errors_are_told_at_once_with_file_and_line() {
        let (_, text) = Content::files().into_iter().find(|(name, _)| *name == "mission-03.toml").expect("it ships");
        let broken = text
            .replace("id = \"m3\"", "id = \"mine\"")
            .replace("\"1R.B\"", "\"1R.Z\"")
            .replace("4V.s10\"", "4V.s77\"");
        let problems = Content::read_with(&[("mine.toml".into(), broken)]).err().expect("it is wrong");
        let text: String = problems.iter().map(|problem| format!("{problem}\n")).collect();
        assert!(text.contains("1R.Z") && text.contains("4V.s77") && text.contains("mine.toml:"), "{text}");
        assert!(problems.len() >= 3, "{text}");
    }

    #[test]
    fn a_mission_of_ones_own_is_added() {
        let (_, text) = Content::files().into_iter().find(|(name, _)| *name == "mission-03.toml").expect("it ships");
        let mine = text.replace("id = \"m3\"", "id = \"mine\"");
        let content =
            Content::read_with(&[("mine.toml".into(), mine)]).unwrap_or_else(|problems| panic!("{problems:?}"));
        assert_eq!(content.missions.len(), 12);
        assert!(content.mission_named("mine").is_some());
    }
}
