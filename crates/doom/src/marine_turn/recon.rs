//! The card Recon: at the start of his turn its holder sees what lies behind the closed doors he stands at.

use crate::board::Figure;
use crate::event::{Lurking, Lying, Veiled};
use crate::pieces::MarineCard;
use crate::{Cx, doors};
use holdout_kernel::{RuleId, Secret};

pub fn look(cx: &mut Cx<'_>, marine: u8) {
    if !cx.marine(marine).has(MarineCard::Recon) {
        return;
    }
    for door in doors::at_hand(cx, Figure::Marine(marine)).iter() {
        if !cx.ground.closed.contains(door) {
            continue;
        }
        for area in cx.scenario().doors[door.index()].joins {
            // Also if he knows the area from another door: silence would tell the others where this one leads.
            if cx.is_revealed(area) {
                continue;
            }
            let hidden = *cx.hidden.open(cx.key());
            let here = |slot: u8| slot <= cx.marines;
            let monsters = hidden.monsters_of(area).filter(|one| here(one.slot));
            let monsters = monsters.map(|one| Lurking { kind: one.kind, at: cx.spot(one.at) }).collect();
            let tokens = hidden.tokens_of(area).map(|one| Lying { kind: one.kind, at: cx.spot(one.at) }).collect();
            let event = Veiled::ReconShown {
                marine: marine + 1,
                line: doors::line(cx, door),
                area,
                monsters: Secret::new(monsters),
                tokens: Secret::new(tokens),
            };
            cx.emit(RuleId("DM-25.4"), event.into());
        }
    }
}
