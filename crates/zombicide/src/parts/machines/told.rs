//! Machines in answers, events, views and words.

use super::{remotes, secured};
use crate::answer::aimed;
use crate::board::Board;
use crate::digest::traced_names;
use crate::parts::moments::Named;
use crate::pieces::{Colour, Hero, Kind, Mode, Place, Spot, Who, Zone};
use crate::words::Say;
use holdout_kernel::Phrase;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The Machines there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Machine {
    Bot,
    SentryGun,
}

traced_names!(Machine { Bot, SentryGun });

impl Machine {
    pub const ALL: [Self; 2] = [Self::Bot, Self::SentryGun];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::SentryGun => "sentry-gun",
        }
    }

    /// Who stands for it where somebody is hit.
    pub const fn stand_in(self) -> Hero {
        Hero::ally(self as u8)
    }

    fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|machine| machine.id() == id)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Drive {
        machine: Machine,
        zone: Spot,
    },
    Fire {
        machine: Machine,
        mode: Mode,
        zone: Spot,
        #[serde(skip_serializing_if = "Option::is_none")]
        focus: Option<Kind>,
    },
    /// The Bot goes with the Survivor.
    Escort {
        zone: Spot,
    },
    /// The Bot forces a secured airlock.
    Force,
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::Drive { machine, zone } => format!("drive:{}:{}", machine.id(), zone.name()),
            Self::Fire { machine, mode, zone, focus } => {
                let focus = focus.map_or(String::new(), |kind| format!(":at-{}", kind.id()));
                format!("fire:{}:{}:{}{focus}", machine.id(), mode.id(), zone.name())
            }
            Self::Escort { zone } => format!("escort:{}", zone.name()),
            Self::Force => "force".into(),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("drive", [machine, zone]) => Self::Drive { machine: Machine::parse(machine)?, zone: Spot::parse(zone)? },
            ("fire", [machine, mode, zone, focus @ ..]) => {
                let mode = Mode::ALL.into_iter().find(|one| one.id() == *mode)?;
                let focus = match focus {
                    [] => None,
                    [one] => Some(aimed(one)?),
                    [..] => return None,
                };
                Self::Fire { machine: Machine::parse(machine)?, mode, zone: Spot::parse(zone)?, focus }
            }
            ("escort", [zone]) => Self::Escort { zone: Spot::parse(zone)? },
            ("force", []) => Self::Force,
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    MachineMoved { machine: Machine, to: Place },
    MachineFired { who: Who, machine: Machine, mode: Mode, zone: Place },
    MachineWoke { machine: Machine },
    MachinesSlept,
    MachineDestroyed { machine: Machine },
    RemoteTaken { who: Who, colour: Colour },
    AirlockForced { border: u8, between: [Place; 2] },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::MachineMoved { .. }
        | Seen::MachineFired { .. }
        | Seen::MachineWoke { .. }
        | Seen::MachinesSlept
        | Seen::MachineDestroyed { .. }
        | Seen::RemoteTaken { .. }
        | Seen::AirlockForced { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    pub machines: Vec<MachineView>,
    /// Which remote control drives which.
    #[cfg_attr(feature = "wire", ts(as = "BTreeMap<Colour, Machine>"))]
    pub remote_controls: BTreeMap<&'static str, Machine>,
    /// The two zones of the airlock only the Bot can force.
    pub secured: Option<[Spot; 2]>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MachineView {
    pub machine: Machine,
    /// Where it stands; nowhere once it is destroyed.
    pub zone: Option<Spot>,
    pub active: bool,
    pub destroyed: bool,
}

pub(super) fn view(board: &Board) -> View {
    let it = &board.parts.machines;
    let there = Machine::ALL.into_iter().filter(|one| it.gone[one.index()] || it.zones[one.index()] != Zone::NONE);
    let machines = there.map(|machine| MachineView {
        machine,
        zone: (it.zones[machine.index()] != Zone::NONE).then(|| board.spot(it.zones[machine.index()])),
        active: it.active[machine.index()],
        destroyed: it.gone[machine.index()],
    });
    let secured = secured(board).map(|border| {
        let info = &board.mission().map.borders[border.index()];
        [board.spot(info.a), board.spot(info.b)]
    });
    View { machines: machines.collect(), remote_controls: remotes(board), secured }
}

/// How a Machine is marked in a zone: large while Xenos notice it.
pub(super) fn mark(it: &MachineView) -> (String, &'static str) {
    let (mark, key) = match (it.machine, it.active) {
        (Machine::Bot, false) => ("[b]", "inv-mark-bot"),
        (Machine::Bot, true) => ("[B]", "inv-mark-bot-active"),
        (Machine::SentryGun, false) => ("[g]", "inv-mark-gun"),
        (Machine::SentryGun, true) => ("[G]", "inv-mark-gun-active"),
    };
    (mark.into(), key)
}

/// Machines that are gone, and an airlock nobody passes.
pub(super) fn lines(view: &View) -> Vec<Phrase> {
    let gone = view.machines.iter().filter(|one| one.destroyed);
    let gone = gone.map(|one| Phrase::new("inv-event-machine-destroyed").machine(one.machine));
    let secured = view.secured.map(|[from, to]| Phrase::new("inv-picture-secured").arg("from", from).arg("to", to));
    gone.chain(secured).collect()
}

/// Phrases about a Machine.
trait SayMachine: Sized {
    fn machine(self, machine: Machine) -> Self;
}

impl SayMachine for Phrase {
    fn machine(self, machine: Machine) -> Self {
        self.term("machine", format!("inv-machine-{}", machine.id()))
    }
}

pub(super) fn answer(answer: Answer) -> Phrase {
    match answer {
        Answer::Drive { machine, zone } => Phrase::new("inv-answer-drive").machine(machine).zone(zone),
        Answer::Fire { machine, mode, zone, focus: None } => {
            let key = if mode == Mode::Melee { "inv-answer-fire-melee" } else { "inv-answer-fire" };
            Phrase::new(key).machine(machine).zone(zone)
        }
        Answer::Fire { machine, zone, focus: Some(kind), .. } => {
            Phrase::new("inv-answer-fire-focus").machine(machine).zone(zone).kind(kind)
        }
        Answer::Escort { zone } => Phrase::new("inv-answer-escort").zone(zone),
        Answer::Force => Phrase::new("inv-answer-force"),
    }
}

pub(super) fn event(seen: &Seen) -> Option<Phrase> {
    Some(match *seen {
        Seen::MachineMoved { machine, to } => Phrase::new("inv-event-machine-moved").machine(machine).zone(to.spot),
        Seen::MachineFired { who, machine, zone, .. } => {
            Phrase::new("inv-event-machine-fired").who(who).machine(machine).zone(zone.spot)
        }
        Seen::MachineWoke { machine } => Phrase::new("inv-event-machine-woke").machine(machine),
        Seen::MachinesSlept => return None,
        Seen::MachineDestroyed { machine } => Phrase::new("inv-event-machine-destroyed").machine(machine),
        Seen::RemoteTaken { who, colour } => {
            Phrase::new("inv-event-remote-taken").who(who).term("colour", format!("zc-colour-{}", colour.id()))
        }
        Seen::AirlockForced { between, .. } => {
            Phrase::new("inv-event-airlock-forced").arg("from", between[0].spot).arg("to", between[1].spot)
        }
    })
}
