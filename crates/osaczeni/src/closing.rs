//! OS-13: phase 7. Surrounded areas close, and the end is checked.

use crate::event::{Lure, Seen};
use crate::pieces::Area;
use crate::{Cx, talk};
use holdout_kernel::RuleId;

/// Closes areas and says whether the game is over.
pub fn close_and_check(cx: &mut Cx<'_>) -> bool {
    gather(cx);
    close(cx);
    talk::round_is_over(cx);
    // OS-13.6, OS-13.7: checked here only, after closing.
    let (alive, limit) = (cx.alive().len(), cx.knobs.end_at);
    let over = alive <= limit;
    cx.emit(RuleId("OS-13.6"), Seen::EndChecked { alive, limit, over }.into());
    over
}

/// Variant 18: every open empty area with a monster gets one more, into a free notch only.
fn gather(cx: &mut Cx<'_>) {
    for _ in 0..cx.knobs.gathering {
        let besieged = |area: &Area| cx.is_open(*area) && cx.crowd(*area).is_empty() && cx.monsters(*area) > 0;
        let areas: crate::pieces::AreaSet = cx.knobs.closable.iter().filter(besieged).collect();
        for area in areas.iter() {
            if cx.pool > 0 && cx.has_free_notch(area) {
                let came = Seen::MonsterCame { area, to: Some(area), lure: Lure::Gathering, pool_empty: false };
                cx.emit(RuleId("OS-16.11"), came.into());
            }
        }
    }
}

/// OS-13.1: every open area 1-5 with enough monsters around it closes. OS-13.2: its monsters go to the pool, its
/// people to the car park. OS-13.3: several may close at once.
fn close(cx: &mut Cx<'_>) {
    for area in cx.knobs.closable.iter() {
        let count = cx.monsters(area);
        if cx.is_open(area) && count >= cx.knobs.to_close {
            let characters = cx.crowd(area);
            cx.emit(RuleId("OS-13.1"), Seen::Closed { area, count, characters }.into());
        }
    }
}
