//! DM-13: tokens on the board and on the equipment cards.

use crate::board::{Board, Marine, Token};
use crate::pieces::{Ammo, MarineCard, TokenKind, WeaponKind};
use crate::why::Why;
use holdout_kernel::RuleId;

/// What a marine gets from a token. Keys go beside the compass (DM-9.7).
pub fn gain(board: &mut Board, marine: u8, token: TokenKind) {
    let health = board.content().numbers.health;
    let one = &mut board.squad[marine as usize];
    match token {
        TokenKind::Health => one.wounds = (one.wounds + health).min(one.full_wounds),
        TokenKind::Armor => one.armor += 1,
        TokenKind::Adrenaline => one.fresh_adrenaline += 1,
        // DM-13.12: another one turns it bright side up again.
        TokenKind::Berserk => one.berserk = 3,
        TokenKind::RedKey | TokenKind::BlueKey | TokenKind::YellowKey => {
            if let Some(colour) = token.key() {
                board.keys[colour.index()] = true;
            }
        }
        TokenKind::Bullets | TokenKind::Rockets | TokenKind::Cells => {
            if let Some(ammo) = token.ammo() {
                one.ammo[ammo.index()] = one.ammo[ammo.index()].saturating_add(1);
            }
        }
        TokenKind::Chainsaw
        | TokenKind::Shotgun
        | TokenKind::MachineGun
        | TokenKind::ChainGun
        | TokenKind::RocketLauncher
        | TokenKind::PlasmaGun
        | TokenKind::Bfg => {
            if let Some(weapon) = token.weapon() {
                one.weapons[weapon.index()] += 1;
            }
        }
        TokenKind::Encounter => {}
    }
}

/// DM-9.10: what leaves the giver's card.
pub fn lose(marine: &mut Marine, token: TokenKind) {
    if let Some(ammo) = token.ammo() {
        marine.ammo[ammo.index()] -= 1;
    }
    if let Some(weapon) = token.weapon() {
        marine.weapons[weapon.index()] -= 1;
    }
}

/// The weapon and ammo tokens a marine could hand on, each kind once.
pub fn to_hand_on(marine: &Marine) -> impl Iterator<Item = TokenKind> + '_ {
    TokenKind::ALL.iter().copied().filter(|token| {
        token.ammo().is_some_and(|ammo| marine.ammo(ammo) > 0)
            || token.weapon().is_some_and(|weapon| marine.weapons[weapon.index()] > 0)
    })
}

/// DM-10.3: whether he may use a weapon at all.
pub fn owns(board: &Board, marine: u8, weapon: WeaponKind) -> bool {
    board.content().weapon(weapon).always || board.marine(marine).weapons[weapon.index()] > 0
}

/// Why a marine cannot attack with a weapon; `None` if he can.
pub fn cannot_use(board: &Board, marine: u8, weapon: WeaponKind) -> Option<(Why, RuleId)> {
    let one = board.marine(marine);
    let printed = board.content().weapon(weapon);
    if one.berserk > 0 && weapon != WeaponKind::Fist {
        return Some((Why::Berserk, RuleId("DM-13.9")));
    }
    if !owns(board, marine, weapon) {
        return Some((Why::NoWeapon(weapon), RuleId("DM-10.3")));
    }
    match printed.ammo {
        Some(ammo) if one.ammo(ammo) == 0 => Some((Why::NoAmmo(ammo), RuleId("DM-10.4"))),
        Some(_) | None => None,
    }
}

/// The token kinds that lie on the marine's square, each kind once.
pub fn lying_here(board: &Board, marine: u8) -> impl Iterator<Item = Token> + '_ {
    let at = board.marine(marine).at;
    let here = move |token: &&Token| token.at == at && token.kind.is_equipment();
    board.tokens().filter(here).copied()
}

/// DM-13.5: why he may not take it.
pub fn cannot_take(board: &Board, marine: u8, token: TokenKind) -> Option<(Why, RuleId)> {
    let one = board.marine(marine);
    (token == TokenKind::Health && one.wounds >= one.full_wounds).then_some((Why::FullHealth, RuleId("DM-13.5")))
}

/// DM-2.9: wounds and armour that cards add to the start.
pub fn card_bonus(board: &Board, marine: u8) -> (u8, u8) {
    let one = board.marine(marine);
    let add = |card: MarineCard| one.copies(card) * board.content().marine_card(card).amount;
    (add(MarineCard::SurvivalOps), add(MarineCard::Tough))
}

/// The ammunition a weapon uses.
pub fn ammo_of(board: &Board, weapon: WeaponKind) -> Option<Ammo> {
    board.content().weapon(weapon).ammo
}
