//! Single perks of a Survivor, asked for without gathering all of them.

use crate::board::Board;
use crate::pieces::{Card, Hero, Zone};
use crate::skills::Perks;

impl Board {
    /// Whether something is among his perks that one skill grants whole, while he attacks a zone with a card.
    pub fn can_at(&self, hero: Hero, card: Card, zone: Zone, perk: impl Fn(&Perks) -> bool) -> bool {
        let content = self.content();
        if !perk(&content.all_perks) {
            return false;
        }
        let grants = |skill: u16| skill > 0 && perk(&content.skill(skill).alone);
        self.can(hero, &perk)
            || card.is_some() && content.card(card).skills.iter().any(|skill| grants(*skill))
            || content.has_afar
                && self.hero(hero).skills().any(|skill| grants(content.skill(skill).afar))
                && self.is_afar(hero, zone)
    }

    /// Whether a zone is so far away that skills count which work from some way off only.
    pub(crate) fn is_afar(&self, hero: Hero, zone: Zone) -> bool {
        self.range(self.hero(hero).zone, zone).is_none_or(|range| range >= 2)
    }

    /// Of all his perks, the permissions that only parts ask for.
    pub fn own_perks(&self, hero: Hero) -> u32 {
        let (it, content) = (self.hero(hero), self.content());
        if content.all_perks.own == 0 {
            return 0;
        }
        let lent = it.lent.iter().copied().filter(|skill| *skill > 0);
        let own = it.skills().chain(lent).fold(0, |own, skill| own | content.skill(skill).alone.own);
        match self.lenders(hero) {
            0 => own,
            lenders => self.lent_by(hero, lenders).fold(own, |own, skill| own | skill.alone.own),
        }
    }
}
