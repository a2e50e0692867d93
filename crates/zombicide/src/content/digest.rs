//! The digest of what a game is played with: its mission, the cards and figures of the box, and its team.
//!
//! It is made from checked values, not from text, so a corrected note or a new mission refuses no running game. What
//! rests leaves no trace (`crate::digest`), so a new kind of value changes nothing for content that does not have it.

use super::map::Tile;
use super::raw::{Side, Special};
use super::*;
use crate::board::Board;
use crate::digest::{Trace, named, short, traced, traced_names, word};
use std::hash::Hasher;

traced_names!(Ground { Street, Room, Vault, Corridor, Outdoor, Walkway, Ruin });
traced_names!(Side { N, E, S, W });
traced_names!(Fits { Hand, Body, Backpack, None });
traced_names!(Defeat { AnyDeath });
traced_names!(Ammo { Bullets, Energy, Canister });
traced_names!(Class { Civilian, Soldier });
traced!(MachineInfo { id, remote, moves, arms });
traced!(Weapon { mode, least, most, dice, accuracy, damage, noisy, reload });
traced!(DoorSymbol { roll, noisy });
traced_names!(Special { Security, Oxygen, Airlock });
traced!(Tile { id, cells, special, openings, stairs, airlocks, gaps, objectives });
traced!(Goal { what, after });
traced!(Enemy { actions, wounds, toughness, xp, order, splits, boss, ignores_armour });

/// A colour that opens or sets off something.
fn key<H: Hasher>(to: &mut H, colour: Colour) {
    let (first, rest) = colour.id().split_at(1);
    word(to, &format!("{}{rest}", first.to_uppercase()));
}

impl Trace for Lock {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::Colour(colour) => key(to, *colour),
            Self::All(_) => word(to, "All"),
        }
    }
}

impl Trace for Trigger {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::Colour(colour) => key(to, *colour),
            Self::Any(_) => word(to, "Any"),
        }
    }
}

impl Trace for CardEffect {
    fn rests(&self) -> bool {
        *self == Self::Nothing
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        word(
            to,
            match self {
                Self::Nothing => "nothing",
                Self::ExtraMeleeDie => "extra-melee-die",
                Self::ExtraMagicDie => "extra-magic-die",
                Self::PairDamage => "pair-damage-2",
                Self::Grant => "grant",
                Self::Torch => "torch",
                Self::Bile => "bile",
                Self::Food => "food",
                Self::Ambush => "ambush",
                Self::Heal => "heal",
                Self::Hide => "hide",
                Self::Push => "push",
                Self::Run => "run",
                Self::Searchlight => "searchlight",
                Self::Drone => "drone",
                Self::Ablative => "ablative",
                Self::Oxygen => "oxygen",
                Self::Flamethrower => "flamethrower",
            },
        );
    }
}

impl Trace for CardInfo {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        let Self {
            id,
            fits,
            in_deck,
            starting,
            in_vault,
            dual,
            is_spell,
            is_enchantment,
            weapons,
            door,
            armour,
            deed,
            rerolls,
            // Told by name in `of`, since numbers may change.
            skills: _,
            grants: _,
            ammo,
            is_ammo,
            needs_ammo,
            throws,
            spawns,
            in_supply,
        } = self;
        word(to, id);
        named(to, "fits", fits);
        named(to, "in-deck", in_deck);
        named(to, "starting", starting);
        named(to, "in-vault", in_vault);
        named(to, "dual", dual);
        named(to, "spell", is_spell);
        named(to, "enchantment", is_enchantment);
        named(to, "weapons", weapons);
        named(to, "door", door);
        named(to, "armour", armour);
        named(to, "does", deed);
        named(to, "rerolls", rerolls);
        named(to, "ammo", ammo);
        named(to, "is-ammo", is_ammo);
        named(to, "needs-ammo", needs_ammo);
        named(to, "throws", throws);
        named(to, "spawns", spawns);
        named(to, "in-supply", in_supply);
    }
}

impl Trace for SpawnCard {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::Enemies(lines) => {
                word(to, "enemies");
                lines.trace(to);
            }
            Self::ExtraActivation { kind, levels } => {
                word(to, "extra-activation");
                kind.trace(to);
                levels.trace(to);
            }
            Self::Double => word(to, "double"),
            Self::Part(card) => card.trace(to),
        }
    }
}

impl Trace for VaultItem {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::Known(card) => card.trace(to),
            Self::RandomArtefact => to.write_u8(0),
        }
    }
}

impl Trace for Want {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::Escape => word(to, "escape"),
            Self::Kill(kind) => {
                word(to, "kill");
                kind.trace(to);
            }
            Self::Objectives => word(to, "objectives"),
            Self::ObjectiveAt(zone) => {
                word(to, "objective-at");
                zone.trace(to);
            }
            Self::ObjectivesOf(colour) => {
                word(to, "objectives-of");
                word(to, colour.id());
            }
            Self::AllAtLevel(level) => {
                word(to, "all-at-level");
                level.trace(to);
            }
            Self::Level(level) => {
                word(to, "level");
                level.trace(to);
            }
            Self::Carry(cards) => {
                word(to, "carry");
                cards.trace(to);
            }
            Self::Gather(zone) => {
                word(to, "gather");
                zone.trace(to);
            }
            Self::Part(want) => want.trace(to),
        }
    }
}

impl Trace for Effect {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::Appear(kinds) => {
                word(to, "appear");
                kinds.trace(to);
            }
            Self::Spawn => word(to, "spawn"),
            Self::FindCard(card) => {
                word(to, "find-card");
                card.trace(to);
            }
            Self::Give(cards) => {
                word(to, "give");
                cards.trace(to);
            }
            Self::Xp(amount) => {
                word(to, "xp");
                amount.trace(to);
            }
            Self::Part(effect) => effect.trace(to),
        }
    }
}

impl Trace for Mission {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        let Self {
            id,
            // What is only told.
            number: _,
            name: _,
            briefing: _,
            places: _,
            difficulty: _,
            minutes: _,
            // The team that plays is told below.
            least: _,
            most: _,
            // Follows from the layout.
            map: _,
            layout,
            starts,
            exit,
            objective_xp,
            objectives,
            colours,
            pool,
            spawn,
            vaults,
            figures,
            goals,
            defeat,
            when,
            removed,
            without,
            set_aside,
            asleep,
            treat_as,
            parts,
        } = self;
        word(to, id);
        named(to, "layout", layout);
        named(to, "start", &self.start());
        if let [_, more @ ..] = starts.as_slice() {
            named(to, "starts", more);
        }
        named(to, "exit", exit);
        named(to, "objective-xp", objective_xp);
        named(to, "objectives", objectives);
        named(to, "colours", colours);
        named(to, "pool", pool);
        named(to, "spawn", spawn);
        named(to, "vaults", vaults);
        named(to, "figures", figures);
        named(to, "goals", goals);
        named(to, "defeat", defeat);
        named(to, "when", when);
        named(to, "removed", removed);
        named(to, "without", without);
        named(to, "set-aside", set_aside);
        named(to, "asleep", asleep);
        named(to, "treat-as", treat_as);
        parts.trace(to);
    }
}

/// What lies on the table before anything else: tiles as drawn and turned, and the doors on them.
pub(super) fn layout(
    grid: &[Vec<(&Tile, usize)>],
    doors: &[laying::DoorToken<'_>],
    vault_doors: &[(Spot, u8, Option<Lock>)],
) -> String {
    short(|to| {
        for row in grid {
            for (tile, turns) in row {
                tile.trace(to);
                named(to, "turns", turns);
            }
            word(to, "row");
        }
        for door in doors {
            word(to, "door");
            named(to, "between", door.between);
            named(to, "row", &door.cell.0);
            named(to, "column", &door.cell.1);
            named(to, "side", &door.side);
            named(to, "colour", &door.colour);
            named(to, "open", &door.open);
            named(to, "lock", &door.lock);
        }
        for (spot, vault, lock) in vault_doors {
            word(to, "vault-door");
            word(to, &spot.name());
            named(to, "vault", vault);
            named(to, "lock", lock);
        }
    })
}

/// The digest of what a table is played with.
pub(crate) fn of(board: &Board) -> String {
    let content = board.content();
    short(|to| {
        board.mission().trace(to);
        named(to, "cards", &content.cards);
        for card in content.cards.iter().filter(|card| !card.skills.is_empty()) {
            word(to, &card.id);
            card.skills.iter().for_each(|skill| word(to, &content.skill(*skill).id));
        }
        for card in content.cards.iter().filter(|card| card.grants > 0) {
            word(to, &card.id);
            word(to, &content.skill(card.grants).id);
        }
        named(to, "figures", &content.supply);
        named(to, "enemies", &content.enemies);
        named(to, "spawn-cards", &content.spawn_cards);
        named(to, "machines", &content.machines);
        named(to, "others", &content.others);
        // The box as it comes rests, so that games from before this could be changed stay what they were.
        if content.knobs.parts.door_tokens.is_some() && content.door_tokens != 5 {
            named(to, "door-tokens", &content.door_tokens);
        }
        named(to, "guards", &content.guards.arms);
        named(to, "improvised", &content.guards.improvised);
        for skill in &content.guards.skill_cards {
            word(to, &content.skill(*skill).id);
        }
        for hero in board.all() {
            let identity = board.identity(hero);
            word(to, &identity.id);
            for level in &identity.skills {
                for skill in level {
                    word(to, &content.skill(*skill).id);
                }
                word(to, "level");
            }
            named(to, "body", &identity.body);
            named(to, "class", &identity.class);
            if identity.health != 3 {
                named(to, "health", &identity.health);
            }
        }
    })
}
