//! The moments: where the core calls the parts, in the order of a game, with the words of the books.
//!
//! A part is a folder beside this file. It answers to the moments it cares about and to no others; the core calls them
//! for the parts in play and knows nothing else about them. `docs/editions.md` says how a part is made.

use crate::actions::Acting;
use crate::answer::Answer;
use crate::board::{Board, Phase};
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{RawGoal, RawSpawnCard, RawWhen};
use crate::desk::{Cx, Menu};
use crate::digest::Trace;
use crate::enemies::paths::Paths;
use crate::frame::{Frame, Step};
use crate::ground::{Border, Mover};
use crate::pieces::{Ally, Colour, Counts, Hero, KINDS, Kind, MAX_ZONES, Mode, Slot, Spot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use crate::why::Why;
use holdout_kernel::{Key, Phrase, Problem, RuleId, Throw};
use serde::Serialize;
use std::fmt::Debug;

/// A part, as an edition plays with it: its own knobs, and what it does at the moments of the game.
///
/// What it does not have is [`Nothing`](super::Nothing) (answers, events, frames, cards) or [`Empty`](super::Empty)
/// (what it adds to a view).
pub(crate) trait Part: Copy + Debug + Sync + 'static {
    /// What it keeps on the board; the resting state leaves no trace in digests.
    type State: Copy + Default + Trace;
    /// What happens, as everybody sees it.
    type Seen: Clone + Debug + PartialEq + Serialize;
    /// What happens with something hidden in it.
    type Hidden: Clone;
    type Answer: Named;
    type Frame: Step + Trace + Copy;
    type Rule: Copy + Debug + PartialEq + Eq;
    /// A card of the enemies' deck that is its own.
    type Card: Copy + Debug + PartialEq + Eq + Trace;
    /// A goal of a mission that is its own, and something an objective sets off.
    type Want: Clone + Debug + PartialEq + Eq + Trace;
    type Effect: Clone + Debug + PartialEq + Eq + Trace;
    /// What a mission says about it in a table of its own, checked.
    type Section: Debug + Default + Trace;
    /// What it adds to the view of the table, and to each zone of it.
    type View: Clone + Debug + Serialize;
    type ZoneView: Clone + Debug + Serialize;

    /// Under which id the edition has one of its rules.
    fn rule(&self, rule: Self::Rule) -> RuleId;

    // ---- Before the game -------------------------------------------------------------------------------------------

    /// A setup is read: what its options say, and what is wrong with them.
    fn agree(&self, _: &Setup, _: &mut Vec<Problem>) {}

    /// The board is laid out by the setup.
    fn lay_out(&self, _: &Setup, _: &mut Board) {}

    /// "Shuffle the cards", "place the tokens": the setup reaches what is drawn by chance.
    fn set_up(&self, _: &mut Cx<'_>) {}

    /// A card of the enemies' deck, as its content file has it.
    fn read_card(_: &RawSpawnCard) -> Option<Self::Card> {
        None
    }

    /// The names of its tables in a mission.
    const SECTIONS: &'static [&'static str] = &[];

    /// Reads its tables of a mission (`draft.section(…)`); what is wrong is told with `draft.wrong`.
    fn read_section(_: &mut Draft<'_, '_>, _: &Map) -> Self::Section {
        Self::Section::default()
    }

    /// Names of its goals.
    const GOALS: &'static [&'static str] = &[];

    /// Reads one of its goals.
    fn read_goal(
        _: &RawGoal,
        _at: usize,
        _: &mut Draft<'_, '_>,
        _: &Map,
        _: &[Vec<VaultItem>; 2],
    ) -> Option<Self::Want> {
        None
    }

    /// Reads something of its own that an objective sets off, by its name.
    fn read_effect(_: &RawWhen) -> Option<Self::Effect> {
        None
    }

    // ---- A Survivor's Turn -----------------------------------------------------------------------------------------

    /// "During the Players' Phase a Survivor may …": Actions it gives.
    fn offer(&self, _: &Acting<'_>, _: &mut Menu<'_>) {}

    /// An Action of its own is taken; gives back the frame that goes on with it.
    fn perform(&self, _: &mut Cx<'_>, _: Hero, answer: Self::Answer) -> Option<Frame> {
        unreachable!("{answer:?} is no Action")
    }

    /// "… cannot enter the Zone": why a Survivor may not step from his zone into a zone beside it.
    fn bars_step(&self, _: &Acting<'_>, _: Zone) -> Option<(Why, Cited)> {
        None
    }

    /// A step of a Survivor into a zone that would lose the game at once, by the key of the sentence that warns of it.
    fn dooms(&self, _: &Board, _: Hero, _: Zone) -> Option<&'static str> {
        None
    }

    /// Whether a Survivor may Search a place that is no room.
    fn lets_search(&self, _: &Acting<'_>) -> bool {
        false
    }

    /// "… cannot be taken": why a Survivor may not take the objective where he stands.
    fn bars_objective(&self, _: &Acting<'_>) -> Option<(Why, Cited)> {
        None
    }

    /// Why a Survivor may not leave the board.
    fn bars_escape(&self, _: &Acting<'_>) -> Option<(Why, Cited)> {
        None
    }

    /// "… cannot be Searched": why a Survivor may not Search where he stands.
    fn bars_search(&self, _: &Acting<'_>) -> Option<(Why, Cited)> {
        None
    }

    /// What a Survivor can do on his way that not all can; `own` are his permissions that parts ask for
    /// ([`crate::skills::Perks::own`]).
    fn mover(&self, _: &Board, _: Hero, _own: u32) -> Mover {
        Mover::PLAIN
    }

    /// "… must keep": the slot whose card may not leave it, and why.
    fn must_keep(&self, _: &Board, _: Hero) -> Option<(Slot, Why, Cited)> {
        None
    }

    /// "… cannot be used": why a Survivor may not attack with a card he holds.
    fn bars_weapon(&self, _: &Acting<'_>, _: Slot) -> Option<(Why, Cited)> {
        None
    }

    /// Combat Actions of its own, for some modes.
    fn offer_fights(&self, _: &Acting<'_>, _modes: u16, _: &mut Menu<'_>) {}

    /// Such an Action is taken without being paid for.
    fn fight(&self, _: &mut Cx<'_>, _: Hero, answer: Self::Answer) -> Option<Frame> {
        unreachable!("{answer:?} is no Combat Action")
    }

    /// A free Move of its own: the once-per-Turn deed it is.
    fn strides(&self, _: &Acting<'_>) -> Option<u32> {
        None
    }

    /// A Survivor leaves the board from a zone.
    fn leaves(&self, _: &mut Cx<'_>, _: Hero, _: Zone) {}

    /// An attack puts frost on a zone.
    fn chills(&self, _: &mut Cx<'_>, _: Zone) {}

    /// A Survivor begins an Action, of whatever kind.
    fn acts(&self, _: &mut Cx<'_>, _: Hero, _: &Answer) {}

    /// "At the start of his Turn …": what a Survivor is asked before anything else.
    fn turn_begins(&self, _: &Board, _: Hero) -> Option<Frame> {
        None
    }

    /// An objective of a colour was taken.
    fn took(&self, _: &mut Cx<'_>, _: Hero, _: Colour) {}

    /// A card somebody drew lets enemies spawn.
    fn found(&self, _: &mut Cx<'_>, _: Hero, _: Kind, _count: u8) -> Option<Frame> {
        None
    }

    /// Dice a Survivor rolls besides.
    fn more_dice(&self, _: &Board, _: Hero, _: Mode) -> u8 {
        0
    }

    /// Dice it will be more once the Action that is thought of has begun.
    fn dice_ahead(&self, _: &Board, _: Hero, _: Mode) -> u8 {
        0
    }

    /// Enemies were killed by an attack of a mode.
    fn slain(&self, _: &mut Cx<'_>, _: Hero, _: Mode, _: Kind, _count: u8) {}

    /// Survivors of a zone were pulled into another; its own figures there may follow.
    fn pulled(&self, _: &mut Cx<'_>, _from: Zone, _to: Zone) -> Option<Frame> {
        None
    }

    /// A Survivor has entered a zone.
    fn stepped_in(&self, _: &mut Cx<'_>, _: Hero, _: Zone) {}

    /// A Survivor goes through a zone without stopping there.
    fn passes(&self, _: &mut Cx<'_>, _: Hero, _: Zone) {}

    // ---- At any time -----------------------------------------------------------------------------------------------

    /// Whether there is anything of the kind that follows: asked after everything that happens.
    fn is_due(&self, board: &Board) -> bool {
        self.due(board).is_some()
    }

    /// "Immediately …": what must be settled before anything else goes on.
    fn due(&self, _: &Board) -> Option<Frame> {
        None
    }

    /// Enemies of a kind were eliminated in a zone.
    fn killed(&self, _: &mut Cx<'_>, _: Zone, _: Kind, _: u8) {}

    /// Enemies of a kind have entered or appeared in a zone.
    fn came(&self, _: &mut Cx<'_>, _: Zone, _: Kind) {}

    /// Enemies have spawned in a zone.
    fn spawned(&self, _: &mut Cx<'_>, _: Zone) {}

    /// "A zone becomes a Mold zone": a blight has come over a zone.
    fn spoiled(&self, _: &mut Cx<'_>, _: Zone) {}

    /// A fire of a Survivor's has burnt everything in a zone.
    fn burnt(&self, _: &mut Cx<'_>, _: Hero, _: Zone) {}

    /// "… is treated like a Survivor": where figures of its own stand that enemies see, hear and attack.
    fn allies(&self, _: &Board, _: &mut dyn FnMut(Ally)) {}

    /// So many of these figures in a zone take Damage.
    fn ally_hit(&self, _: &mut Cx<'_>, _: Hero, _: Zone, _count: u8) {}

    /// Tokens of its own that count as noise.
    fn heard(&self, _: &Board, _: &mut [u8; MAX_ZONES]) {}

    /// Whether somebody of its own is another Survivor in a zone.
    fn is_company(&self, _: &Board, _: Zone) -> bool {
        false
    }

    /// A card is discarded, by somebody who held it or as it was drawn; true if the part takes it back to where it came
    /// from.
    fn takes_back(_: &mut Board, _: crate::pieces::Card, _held: bool) -> bool {
        false
    }

    /// All enemies of a zone were pushed into another: what the part knows about single figures moves along.
    fn pushed(_: &mut Board, _from: Zone, _to: Zone) {}

    /// "The game is lost if …", looked at after everything that happens.
    fn is_lost(&self, _: &Board) -> bool {
        false
    }

    /// The rule it is lost by, and the name of the ending.
    fn lost(&self) -> Option<(Cited, &'static str)> {
        None
    }

    /// How much of one of its goals is done, and how much there is to do.
    fn progress(board: &Board, want: &Self::Want) -> (u8, u8);

    /// Whether all of it is done: asked far more often than how much of it is.
    fn is_met(board: &Board, want: &Self::Want) -> bool {
        let (done, of) = Self::progress(board, want);
        done >= of
    }

    fn goal_phrase(board: &Board, want: &Self::Want) -> Phrase;

    /// The zone a goal needs to be reached, so that a mission is checked for a way there.
    fn place_of(_: &Self::Want) -> Option<Zone> {
        None
    }

    /// The marks its things make in a zone of the board as text: what is written there, and the key of what it means.
    fn marks(_: &Self::View, _: &Self::ZoneView, _: Spot) -> Vec<(String, &'static str)> {
        Vec::new()
    }

    /// The same on the side of a cell.
    fn edge_mark(_: &Self::View, _cell: (usize, usize), _side: &str) -> Option<(&'static str, &'static str)> {
        None
    }

    /// What the board as text tells of it besides.
    fn told(_: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// Whether a goal of its own that was reached once stays reached.
    fn lasts(_: &Self::Want) -> bool {
        true
    }

    /// Whether one of its goals cannot be reached any more.
    fn impossible(_: &Board, _: &Self::Want) -> bool {
        false
    }

    /// An objective was taken in a zone, and the mission says what it sets off.
    fn happens(&self, cx: &mut Cx<'_>, hero: Hero, zone: Zone, effect: &Self::Effect) -> Option<Frame>;

    // ---- The enemies' phase ----------------------------------------------------------------------------------------

    /// An Activation of all enemies of some kinds (as bits) begins.
    fn activates(&self, _: &mut Cx<'_>, _kinds: u8) {}

    /// Enemies act now, with one of their Actions; `acting` tells those of which zones.
    fn stirs(&self, _: &mut Cx<'_>, _acting: &dyn Fn(&Board) -> ZoneSet) {}

    /// Enemies have spent their Action on a closed border.
    fn broken(&self, _: &mut Cx<'_>, _from: Zone, _to: Zone, _: Border) {}

    /// Enemies are about to activate, with all the Actions they have; `roused` tells those of a zone.
    fn roused(&self, _: &mut Cx<'_>, _roused: &dyn Fn(&Board, Zone) -> Counts) {}

    /// Whether any enemies at all sleep: asked first.
    fn sleeps(&self, _: &Board) -> bool {
        false
    }

    /// "… skip their Activation": the enemies of a zone that do nothing this time. Once it has begun, those who were there
    /// then; whoever comes later is awake.
    fn asleep(&self, _: &Board, _: Zone, _begun: bool) -> Counts {
        [0; KINDS]
    }

    /// An Activation is over.
    fn settled(&self, _: &mut Cx<'_>) {}

    /// Figures of a kind that go where they want, each with its number and the next zones it may choose; nothing for
    /// kinds that follow noise and sight. `called`: somebody calls them, and these are the next zones to him.
    fn own_ways(
        &self,
        _: &Board,
        _: &mut Paths<'_>,
        _: Kind,
        _from: Zone,
        _called: Option<ZoneSet>,
    ) -> Option<OwnWays> {
        None
    }

    /// The rule such figures move by.
    fn way_rule(&self, _: Kind) -> Option<Cited> {
        None
    }

    /// Such a figure moves; false if it is none of the part's.
    fn walk(&self, _: &mut Cx<'_>, _: Kind, _number: u8, _from: Zone, _to: Zone) -> bool {
        false
    }

    /// All moves of an Activation are done.
    fn marched(&self, _: &mut Cx<'_>) {}

    // ---- Enemies' cards --------------------------------------------------------------------------------------------

    /// A card of the enemies is resolved, whoever has it.
    fn turns_up(&self, _: &mut Cx<'_>) {}

    /// A card of its own is resolved for a zone, and for one of the spawn tokens there if it was drawn for that.
    fn card(&self, _: &mut Cx<'_>, _: Self::Card, _: Zone, _token: Option<u8>) -> OnCard {
        OnCard::default()
    }

    /// The Activations the card set off are over.
    fn after_card(&self, _: &mut Cx<'_>, _: Self::Card, _: Zone) -> Then {
        Then::Nothing
    }

    /// A figure of the kind appears by the mission, in a way of its own.
    fn appears(&self, _: Kind, _: Zone) -> Option<Frame> {
        None
    }

    /// All cards of a Spawn step, a building or a zone are resolved.
    fn cards_done(&self, _: &mut Cx<'_>) {}

    // ---- The course of a Round -------------------------------------------------------------------------------------

    /// "At the start of each Players' Phase": what the team is asked then.
    fn players_begin(&self, _: &Board) -> Option<Frame> {
        None
    }

    /// "At the end of each Players' Phase": what the team is asked then.
    fn players_end(&self, _: &Board) -> Option<Frame> {
        None
    }

    /// "At the end of the … Phase": the phase ends, before the next begins.
    fn phase_ends(&self, _: &mut Cx<'_>, _: Phase) {}

    // ---- The writer, the viewers, the words --------------------------------------------------------------------------

    /// The one place where its state changes.
    fn evolve(board: &mut Board, seen: &Self::Seen, key: Key);

    fn evolve_hidden(board: &mut Board, hidden: &Self::Hidden, key: Key);

    /// What is seen of something hidden.
    fn see(hidden: &Self::Hidden) -> Self::Seen;

    /// Whether it tells something nobody knew.
    fn is_news(seen: &Self::Seen) -> bool;

    fn view(&self, board: &Board) -> Self::View;

    fn zone_view(&self, board: &Board, zone: Zone) -> Self::ZoneView;

    fn answer_phrase(frame: &Frame, board: &Board, answer: &Self::Answer) -> Phrase;

    fn event_phrase(seen: &Self::Seen) -> Option<Phrase>;

    // ---- Written positions, and what must hold ----------------------------------------------------------------------

    /// Takes its own fields out of a written position.
    fn arrange(&self, _: &mut Arranging) {}

    /// Redraws what nobody can know.
    fn imagine(_: &mut Board, _: Key, _: &mut Throw<'_>) {}

    /// Tells every equipment card it holds, so that none is there twice.
    fn count_cards(_: &Board, _: Key, _: &mut dyn FnMut(crate::pieces::Card)) {}

    /// What must hold on the board.
    fn conserved(_: &Board) -> Result<(), String> {
        Ok(())
    }
}

/// Where the figures of a zone that go ways of their own may go next: the number of each, and its ways.
pub(crate) struct OwnWays {
    ways: [(u8, ZoneSet); 8],
    count: usize,
}

impl FromIterator<(u8, ZoneSet)> for OwnWays {
    fn from_iter<I: IntoIterator<Item = (u8, ZoneSet)>>(figures: I) -> Self {
        let mut all = Self { ways: [(0, ZoneSet::EMPTY); 8], count: 0 };
        for figure in figures.into_iter().take(8) {
            all.ways[all.count] = figure;
            all.count += 1;
        }
        all
    }
}

impl OwnWays {
    pub fn iter(&self) -> std::slice::Iter<'_, (u8, ZoneSet)> {
        self.ways[..self.count].iter()
    }
}

/// What a card of a part leads to once its Activations are over.
pub(crate) enum Then {
    Nothing,
    /// A further card, resolved next.
    Card(u8),
    Frame(Frame),
}

/// What a card of a part leads to.
#[derive(Default)]
pub(crate) struct OnCard {
    /// Kinds that activate now, as bits.
    pub activate: u8,
    /// Whether [`Part::after_card`] is called when they have.
    pub goes_on: bool,
    /// What comes before anything else.
    pub frame: Option<Frame>,
}

/// An answer of a part: its stable name, and how it is read.
pub trait Named: Copy + Debug + PartialEq + Eq + Serialize {
    fn name(&self) -> String;

    /// Reads [`Named::name`], cut at its colons.
    fn parse(verb: &str, words: &[&str]) -> Option<Self>;
}
