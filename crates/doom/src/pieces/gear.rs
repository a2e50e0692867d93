//! Dice, weapons, ammunition, abilities and tokens.

use super::{KeyColour, named};

named! {
    /// The four kinds of dice.
    DieColour {
        Yellow = "yellow",
        Red = "red",
        Green = "green",
        Blue = "blue",
    }
}

/// One face of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    pub range: u8,
    pub damage: u8,
    pub bullet: bool,
    pub miss: bool,
}

/// The dice of an attack, by colour, in the order of [`DieColour::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pool(pub [u8; 4]);

impl Pool {
    pub const fn len(self) -> usize {
        (self.0[0] + self.0[1] + self.0[2] + self.0[3]) as usize
    }

    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub const fn of(self, colour: DieColour) -> u8 {
        self.0[colour.index()]
    }

    #[must_use]
    pub const fn without(mut self, colour: DieColour) -> Self {
        self.0[colour.index()] -= 1;
        self
    }

    /// The dice one by one: yellow, red, green, blue.
    pub fn iter(self) -> impl Iterator<Item = DieColour> {
        DieColour::ALL.iter().flat_map(move |colour| std::iter::repeat_n(*colour, self.of(*colour) as usize))
    }
}

/// DM-24: the icons of a weapon or a monster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is an icon that is printed or not")]
pub struct Abilities {
    pub accuracy: u8,
    pub blast: u8,
    pub deadly: u8,
    pub aimed: bool,
    pub blow_through: bool,
    pub homing: bool,
    pub knockback: bool,
    pub stealth: bool,
    pub sweep: bool,
    pub watchful: bool,
}

named! {
    /// DM-12.1.
    Ammo {
        Bullets = "bullets",
        Rockets = "rockets",
        Cells = "cells",
    }
}

named! {
    /// The marines' weapons.
    WeaponKind {
        Fist = "fist",
        Chainsaw = "chainsaw",
        Pistol = "pistol",
        Shotgun = "shotgun",
        MachineGun = "machine-gun",
        ChainGun = "chain-gun",
        Grenade = "grenade",
        RocketLauncher = "rocket-launcher",
        PlasmaGun = "plasma-gun",
        Bfg = "bfg",
    }
}

impl WeaponKind {
    pub const COUNT: usize = 10;
}

named! {
    /// What can lie on a square and be taken, and the encounter token.
    TokenKind {
        Bullets = "ammo-bullets",
        Rockets = "ammo-rockets",
        Cells = "ammo-cells",
        Chainsaw = "weapon-chainsaw",
        Shotgun = "weapon-shotgun",
        MachineGun = "weapon-machine-gun",
        ChainGun = "weapon-chain-gun",
        RocketLauncher = "weapon-rocket-launcher",
        PlasmaGun = "weapon-plasma-gun",
        Bfg = "weapon-bfg",
        Health = "health",
        Armor = "armor",
        Adrenaline = "adrenaline",
        Berserk = "berserk",
        RedKey = "key-red",
        BlueKey = "key-blue",
        YellowKey = "key-yellow",
        Encounter = "encounter",
    }
}

impl TokenKind {
    /// DM-13.1: everything but encounter tokens.
    pub fn is_equipment(self) -> bool {
        self != Self::Encounter
    }

    pub const fn weapon(self) -> Option<WeaponKind> {
        Some(match self {
            Self::Chainsaw => WeaponKind::Chainsaw,
            Self::Shotgun => WeaponKind::Shotgun,
            Self::MachineGun => WeaponKind::MachineGun,
            Self::ChainGun => WeaponKind::ChainGun,
            Self::RocketLauncher => WeaponKind::RocketLauncher,
            Self::PlasmaGun => WeaponKind::PlasmaGun,
            Self::Bfg => WeaponKind::Bfg,
            _ => return None,
        })
    }

    pub const fn ammo(self) -> Option<Ammo> {
        Some(match self {
            Self::Bullets => Ammo::Bullets,
            Self::Rockets => Ammo::Rockets,
            Self::Cells => Ammo::Cells,
            _ => return None,
        })
    }

    pub const fn key(self) -> Option<KeyColour> {
        Some(match self {
            Self::RedKey => KeyColour::Red,
            Self::BlueKey => KeyColour::Blue,
            Self::YellowKey => KeyColour::Yellow,
            _ => return None,
        })
    }
}
