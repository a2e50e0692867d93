//! OS-10: the attack on the car park. Strengths do not matter there: every monster takes somebody, vote by vote.

use crate::board::About;
use crate::event::Seen;
use crate::frame::{Frame, Step};
use crate::tokens::Victim;
use crate::voting::{Decision, Discussion, elect_alone, only_candidate};
use crate::{Cx, Flow};
use holdout_kernel::RuleId;

/// The attack on the car park.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CarPark {
    at: At,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Start,
    Discussion,
    Decision,
    Victim,
    Eaten,
}

impl Step for CarPark {
    fn rule(&self) -> RuleId {
        RuleId("OS-10.2")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let area = cx.car_park();
        match self.at {
            At::Start => {
                convoy(cx);
                self.at = At::Discussion;
                self.advance(cx)
            }
            At::Discussion => {
                if cx.monsters(area) == 0 {
                    // OS-10.7.
                    return Flow::Pop;
                }
                if cx.visible(area).is_empty() {
                    return nobody_left(cx);
                }
                // OS-10.2, OS-10.5: each monster needs a vote of its own, with its discussion.
                self.at = At::Decision;
                Flow::Push(Frame::Discussion(Discussion::new(About::Victim, area)))
            }
            At::Decision => {
                if cx.monsters(area) == 0 {
                    // OS-10.3: driven off before anybody was chosen.
                    cx.emit(RuleId("OS-10.3"), Seen::Averted { area, monsters: 0 }.into());
                    return Flow::Pop;
                }
                if cx.visible(area).is_empty() {
                    return nobody_left(cx);
                }
                self.at = At::Victim;
                if let Some(seat) = only_candidate(cx, area) {
                    elect_alone(cx, About::Victim, area, seat, RuleId("OS-10.9"));
                    return self.advance(cx);
                }
                Flow::Push(Frame::Decision(Decision::new(About::Victim, area, cx)))
            }
            At::Victim => {
                let seat = cx.elected.expect("the vote has elected somebody");
                self.at = At::Eaten;
                Flow::Push(Frame::Victim(Victim::new(area, seat)))
            }
            At::Eaten => {
                // OS-10.4: one monster returns to the pool for each victim.
                cx.emit(RuleId("OS-10.4"), Seen::MonstersLeft { area, count: 1 }.into());
                self.at = At::Discussion;
                self.advance(cx)
            }
        }
    }
}

/// OS-10.6: everybody there is eaten or hidden; the remaining monsters leave.
fn nobody_left(cx: &mut Cx<'_>) -> Flow {
    let area = cx.car_park();
    let count = cx.monsters(area);
    cx.emit(RuleId("OS-10.6"), Seen::NobodyFound { area, count }.into());
    Flow::Pop
}

/// Variant 16: enough people together chase a monster off before the first vote.
fn convoy(cx: &mut Cx<'_>) {
    let area = cx.car_park();
    if let Some((people, monsters)) = cx.knobs.convoy
        && cx.crowd(area).len() >= people
    {
        let count = monsters.min(cx.monsters(area));
        cx.emit(RuleId("OS-16.11"), Seen::ConvoyLeft { area, count }.into());
    }
}
