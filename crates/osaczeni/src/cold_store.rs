//! OS-11: the cold store. The dead fill its rows; a full row makes the game harder.

use crate::Cx;
use crate::content::RowEffect;
use crate::event::Seen;
use crate::pieces::{Area, Character};
use holdout_kernel::RuleId;

/// OS-11.1: the eaten character goes to the first free space. OS-11.6: below the tile once all rows are full.
/// OS-11.2: a row works from the moment its last space is filled.
pub fn bury(cx: &mut Cx<'_>, character: Character, area: Area, auto: bool) {
    let full_before = cx.full_rows();
    let row = cx.row_of(cx.dead_len).map(|row| row + 1);
    let rule = if row.is_none() {
        RuleId("OS-11.6")
    } else if area == cx.car_park() {
        RuleId("OS-10.4")
    } else {
        RuleId("OS-9.14")
    };
    let Character { seat, kind } = character;
    cx.emit(rule, Seen::Eaten { seat, character: kind, area, row, auto }.into());
    if cx.full_rows() > full_before {
        let printed = cx.content().cold_store.rows[full_before as usize];
        // Variant 11: a row whose die is in play already does nothing.
        let has_die = cx.knobs.rows_with_die >> full_before & 1 == 1;
        let (effect, rule) = match printed {
            RowEffect::MonstersEnterOnEqualStrength => (Some(printed), RuleId("OS-11.3")),
            RowEffect::AddDie if full_before <= 1 => (has_die.then_some(printed), RuleId("OS-11.4")),
            RowEffect::AddDie => (has_die.then_some(printed), RuleId("OS-11.5")),
        };
        cx.emit(rule, Seen::RowFilled { row: full_before + 1, effect }.into());
    }
}
