//! From data to phrases: the one place that knows the keys of the Fluent files.

use crate::actions::moving::between;
use crate::answer::Answer;
pub(crate) use crate::answer::number;
use crate::board::{Board, Outcome, Phase};
use crate::enemies::spawn::asks_who_is_linked;
use crate::event::{Faces, Lure, Seen};
use crate::frame::{Frame, Step};
use crate::matter::{self, Matter};
use crate::parts;
use crate::pieces::*;
use crate::rule::{Cited, Rule};
use crate::why::Why;
use holdout_kernel::{Arg, AskText, Phrase, Seat};

pub(crate) const fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Players => "players",
        Phase::Zombies => "zombies",
        Phase::Spawn => "spawn",
        Phase::End => "end",
        Phase::Over => "over",
    }
}

/// Shorthands for the arguments that come up again and again.
pub(crate) trait Say: Sized {
    fn who(self, who: Who) -> Self;
    fn person(self, board: &Board, hero: Hero) -> Self;
    fn card(self, id: &'static str) -> Self;
    fn zone(self, spot: Spot) -> Self;
    fn kind(self, kind: Kind) -> Self;
    fn slot(self, frame: &Frame, board: &Board, slot: Slot) -> Self;
}

impl Say for Phrase {
    fn who(self, who: Who) -> Self {
        self.term("who", survivor_key(who))
    }

    fn person(self, board: &Board, hero: Hero) -> Self {
        self.term("survivor", survivor_key(board.who(hero)))
    }

    fn card(self, id: &'static str) -> Self {
        self.term("card", format!("zc-card-{id}"))
    }

    fn zone(self, spot: Spot) -> Self {
        self.arg("zone", spot)
    }

    fn kind(self, kind: Kind) -> Self {
        self.term("kind", format!("zc-kind-{}", kind.id()))
    }

    /// The card in a slot of whoever has the Turn.
    fn slot(self, frame: &Frame, board: &Board, slot: Slot) -> Self {
        let card = card_in(frame, board, slot);
        let name = if card.is_some() { board.name(card).id } else { "unknown" };
        self.card(name).term("slot", slot_key(slot))
    }
}

/// The card a slot means in an answer: while cards are packed also what lies there or is the other's, while Wounds are
/// warded off the defender's, else the card of whoever has the Turn.
fn card_in(frame: &Frame, board: &Board, slot: Slot) -> Card {
    let holder = match frame {
        Frame::Pack(pack) => return pack.card_in(board, slot),
        Frame::Harm(harm) => Some(harm.hero()).filter(|hero| hero.as_ally().is_none()),
        Frame::FreeAttack(step) => Some(step.hero),
        _ => board.all().find(|hero| board.hero(*hero).in_turn),
    };
    holder.map_or(Card::NONE, |hero| board.hero(hero).cards[slot.index()])
}

/// Zones are called by what people call them; the signs of tiles are for files and records.
impl From<Spot> for Arg {
    fn from(spot: Spot) -> Self {
        Self::Term(spot.term().into())
    }
}

/// An answer as a sentence on a button.
pub(crate) fn answer(frame: &Frame, board: &Board, answer: &Answer) -> Phrase {
    let new = |key: &'static str| Phrase::new(key);
    // A step that would lose the game says so.
    let mover = || match frame {
        Frame::Moving(moving) => Some(moving.hero),
        _ => board.all().find(|hero| board.hero(*hero).in_turn),
    };
    let step = |key: &'static str, zone: Spot| {
        new(mover().and_then(|hero| parts::dooms(board, hero, board.at(zone))).unwrap_or(key)).zone(zone)
    };
    // So does one that leads through such a zone.
    let rush = |key: &'static str, zone: Spot| {
        let doom = mover().and_then(|hero| {
            let to = board.at(zone);
            let middle = || between(board, hero, to, true).and_then(|middle| parts::dooms(board, hero, middle));
            parts::dooms(board, hero, to).or_else(middle)
        });
        new(doom.unwrap_or(key)).zone(zone)
    };
    match *answer {
        Answer::Deal { survivor } => new("zc-answer-deal").person(board, survivor),
        Answer::FirstPlayer { player } => new("zc-answer-first").arg("player", player),
        Answer::StartAt { zone } => new("zc-answer-start-at").zone(zone),
        Answer::SpawnFirst { zone } => new("zc-answer-spawn-first").zone(zone),
        Answer::ExtraToken { zone } => new("zc-answer-extra-token").zone(zone),
        Answer::Room { zone } => new("zc-answer-room").zone(zone),
        Answer::Rooms => new("zc-answer-rooms"),
        Answer::Way { zone } => new("zc-answer-way").zone(zone),
        Answer::Support { zone } => new("zc-answer-support").zone(zone),
        Answer::Skill { choice } => {
            let skill = board.next_to_learn().and_then(|(hero, level)| {
                let number = *board.skills_open(hero, level).get(choice as usize - 1)?;
                Some(board.content().skill(number).id.as_str())
            });
            new("zc-answer-skill").term("skill", skill.map_or_else(|| "zc-card-unknown".to_owned(), skill_key))
        }
        Answer::Activate { survivor } => new("zc-answer-activate").person(board, survivor),
        Answer::Later => new("zc-answer-later"),
        Answer::EndTurn => new("zc-answer-end-turn"),
        Answer::Escape => new("zc-answer-escape"),
        Answer::Move { zone } => step("zc-answer-move", zone),
        Answer::Sprint { zone } => step("zc-answer-sprint", zone),
        Answer::Jump { zone } => step("zc-answer-jump", zone),
        Answer::Rush { zone } => rush("zc-answer-rush", zone),
        Answer::Charge { zone } => rush("zc-answer-charge", zone),
        Answer::Stop => new("zc-answer-stop"),
        Answer::Search => new("zc-answer-search"),
        Answer::SearchBodies => new("zc-answer-search-bodies"),
        Answer::Rearrange => new("zc-answer-rearrange"),
        Answer::Trade { survivor } => new("zc-answer-trade").person(board, survivor),
        Answer::Attack { with, zone, focus: Some(kind), .. } => {
            new("zc-answer-focus").slot(frame, board, with.first()).arg("weapons", with.len()).zone(zone).kind(kind)
        }
        Answer::Attack { mode, with, zone, also, swarm, focus: None } => {
            let key = match (mode, swarm) {
                (Mode::Melee, false) => "zc-answer-melee",
                (Mode::Ranged, false) => "zc-answer-ranged",
                (Mode::Magic, false) => "zc-answer-magic",
                (_, true) => "zc-answer-swarm",
            };
            let zones = also.map_or_else(|| zone.into(), |other| Arg::List(vec![zone.into(), other.into()]));
            new(key).slot(frame, board, with.first()).arg("weapons", with.len()).arg("zone", zones)
        }
        Answer::Objective => new("zc-answer-objective"),
        Answer::Reload { slot } => new("zc-answer-reload").slot(frame, board, slot),
        Answer::Noise => new("zc-answer-noise"),
        Answer::Eat { slot } => new("zc-answer-eat").slot(frame, board, slot),
        Answer::Shout => new("zc-answer-shout"),
        Answer::Taunt { zone } => new("zc-answer-taunt").zone(zone),
        Answer::Shove { zone } => new("zc-answer-shove").zone(zone),
        Answer::Pull { zone } => new("zc-answer-pull").zone(zone),
        Answer::Lead { survivor } => new("zc-answer-lead").person(board, survivor),
        Answer::Take if matches!(frame, Frame::Setting(_)) => new("zc-answer-deal-all"),
        Answer::Take => new("zc-answer-take"),
        Answer::Leave => new("zc-answer-leave"),
        Answer::Arrange => new("zc-answer-arrange"),
        Answer::Shift { from, to } => {
            new("zc-answer-shift").slot(frame, board, from).term("from", slot_key(from)).term("to", slot_key(to))
        }
        Answer::Drop { slot } => new("zc-answer-drop").slot(frame, board, slot),
        Answer::Discard { survivor, slot } => {
            let name = board.name(board.hero(survivor).cards[slot.index()]);
            new("zc-answer-discard").person(board, survivor).card(name.id).term("slot", slot_key(slot))
        }
        Answer::Repack { survivor, from, to } => {
            let name = board.name(board.hero(survivor).cards[from.index()]);
            let moved = new("zc-answer-repack").person(board, survivor).card(name.id);
            moved.term("from", slot_key(from)).term("to", slot_key(to))
        }
        Answer::Done => new("zc-answer-done"),
        Answer::Pair => new("zc-answer-pair"),
        Answer::Redraw => new("zc-answer-redraw"),
        Answer::Keep => new("zc-answer-keep"),
        Answer::Agree => new("zc-answer-agree"),
        Answer::Refuse => new("zc-answer-refuse"),
        Answer::Reroll => new("zc-answer-reroll"),
        Answer::Hit { kind } => new("zc-answer-hit").kind(kind),
        Answer::AllHits { kind } => new("zc-answer-all-hits").kind(kind),
        Answer::AllFriendlyFire { survivor } => new("zc-answer-all-friendly-fire").person(board, survivor),
        Answer::FriendlyFire { survivor } => new("zc-answer-friendly-fire").person(board, survivor),
        Answer::Wound { survivor } => new("zc-answer-wound").person(board, survivor),
        Answer::AllWounds { survivor } => new("zc-answer-all-wounds").person(board, survivor),
        Answer::UseArmour => new("zc-answer-use-armour"),
        Answer::UseShield => new("zc-answer-use-shield"),
        Answer::Shrug { slot } => new("zc-answer-shrug").slot(frame, board, slot),
        Answer::Ablate { kind: None } => new("zc-answer-ablate-hit"),
        Answer::Ablate { kind: Some(kind) } => new("zc-answer-ablate").kind(kind),
        Answer::Attach { from, hand } => new("zc-answer-attach").slot(frame, board, from).term("hand", slot_key(hand)),
        Answer::Detach { hand } => new("zc-answer-detach").slot(frame, board, hand),
        Answer::Pass { colour } => new("zc-answer-pass").term("colour", format!("zc-colour-{}", colour.id())),
        Answer::Give { what, theirs } => {
            let key = if theirs { "zc-answer-give-theirs" } else { "zc-answer-give" };
            new(key).term("what", format!("zc-keepsake-{}", what.id()))
        }
        Answer::Suffer => new("zc-answer-suffer"),
        Answer::Part(ref answer) => parts::answer_phrase(frame, board, answer),
    }
}

/// What a Survivor is called; whoever is in the team a second time has a number.
fn survivor_key(who: Who) -> String {
    name_key(who.id, who.twin)
}

pub(crate) fn name_key(id: &str, twin: bool) -> String {
    format!("zc-survivor-{id}{}", if twin { "-2" } else { "" })
}

/// What a place for a card is called.
fn slot_key(slot: Slot) -> String {
    format!("zc-slot-{}", slot.name())
}

/// The name of a skill; those with a parameter share the name of their family.
pub(crate) fn skill_key(id: &str) -> String {
    format!("zc-skill-{}", crate::skills::family(id).unwrap_or(id))
}

/// The words around a question.
pub(crate) fn ask(frame: &Frame, board: &Board, seat: Seat) -> AskText {
    let about =
        matter::of(frame, board).map_or_else(|| plain(frame, board), |matter| about(&matter, frame.rule(), board));
    // What the others wait for, of the same things.
    let waiting = Phrase { key: about.key.replacen("-ask-", "-waiting-", 1).into(), ..about.clone() };
    AskText { about, waiting: waiting.arg("player", seat) }
}

/// What a question without anything in hand is about.
fn plain(frame: &Frame, board: &Board) -> Phrase {
    let new = |key: &'static str, hero: Hero| Phrase::new(key).who(board.who(hero));
    match frame {
        Frame::Turn(turn) => new("zc-ask-turn", turn.hero).arg("actions", board.hero(turn.hero).actions),
        Frame::Moving(step) => new("zc-ask-moving", step.hero),
        Frame::Search(step) => new("zc-ask-search", step.hero),
        Frame::Pulling(step) => new("zc-ask-pulling", step.hero).zone(board.spot(step.zone)),
        Frame::FreeAttack(step) => new("zc-ask-free-attack", step.hero),
        Frame::Setting(step) if step.rule() == Rule::ExtraTokens.into() => Phrase::new("zc-ask-extra-token"),
        Frame::Setting(step) => {
            step.starting().map_or_else(|| Phrase::new("zc-ask-first"), |hero| new("zc-ask-start-at", hero))
        }
        Frame::Spawn(_) if asks_who_is_linked(board) => Phrase::new("zc-ask-extra-turn"),
        Frame::Spawn(step) if step.rule() == Rule::SpawnOrder.into() => Phrase::new("zc-ask-spawn"),
        Frame::Spawn(_) => Phrase::new("zc-ask-rooms"),
        Frame::Activation(step) => step.about(board),
        Frame::Part(step) => step.about(board),
        _ => Phrase::new("zc-ask-round"),
    }
}

/// What a question about the matter in hand is about; the rule tells apart what is asked in turn about the same matter.
fn about(matter: &Matter, rule: Cited, board: &Board) -> Phrase {
    let new = |key: &'static str, hero: Hero| Phrase::new(key).who(board.who(hero));
    match *matter {
        Matter::Deal { card, .. } => Phrase::new("zc-ask-deal").card(card),
        Matter::Drawn { survivor, card } => new("zc-ask-drawn", survivor).card(card),
        Matter::Pack { survivor, partner: Some(partner), agreeing, .. } => {
            new(if agreeing { "zc-ask-agree" } else { "zc-ask-trade" }, survivor).person(board, partner)
        }
        Matter::Pack { survivor, ref found, .. } => match found.len() {
            0 => new("zc-ask-arrange", survivor),
            cards => new("zc-ask-found", survivor).arg("cards", cards),
        },
        Matter::Attack { survivor, hits, misses, .. } => match rule {
            Cited::Core(Rule::Reroll) => new("zc-ask-reroll", survivor).arg("hits", hits),
            Cited::Core(Rule::FriendlyFire) => new("zc-ask-friendly-fire", survivor).arg("hits", misses),
            _ => new("zc-ask-hits", survivor).arg("hits", hits),
        },
        Matter::Wounds { zone, next, .. } => Phrase::new("zc-ask-wounds").zone(zone).kind(next),
        Matter::Defence { survivor, plain, hard, .. } => new("zc-ask-defence", survivor).arg("wounds", plain + hard),
        Matter::Order { survivor, zone, guards } => new("wd-ask-order", survivor).zone(zone).arg("count", guards),
        Matter::Way { kind, zone } => Phrase::new("zc-ask-way").zone(zone).kind(kind),
        Matter::Skill { survivor, level, .. } => {
            new("zc-ask-skill", survivor).term("level", format!("zc-level-{}", level.id()))
        }
    }
}

/// A reason as a sentence.
pub(crate) fn why(why: Why) -> Phrase {
    match why {
        Why::ZombiesHold(count) => Phrase::new("zc-why-zombies-hold").arg("count", count),
        Why::SearchedAlready => Phrase::new("zc-why-searched"),
        Why::ZombiesHere => Phrase::new("zc-why-zombies-here"),
        Why::NothingToSearch => Phrase::new("zc-why-nothing-to-search"),
        Why::NotLoaded => Phrase::new("zc-why-not-loaded"),
        Why::NobodyToHit => Phrase::new("zc-why-nobody-to-hit"),
        Why::CardInUse => Phrase::new("zc-why-card-in-use"),
        Why::NotYet => Phrase::new("zc-why-not-yet"),
        Why::HadTurn => Phrase::new("zc-why-had-turn"),
        Why::OthersFirst => Phrase::new("zc-why-others-first"),
        Why::Said(key) => Phrase::new(key),
    }
}

/// Faces that were rolled, from the lowest.
pub(crate) fn dice(faces: Faces) -> String {
    let each = faces.0.iter().zip(1..).flat_map(|(count, face)| std::iter::repeat_n(face, *count as usize));
    each.map(|face: u8| face.to_string()).collect::<Vec<_>>().join(" ")
}

/// An event as a sentence of the log; `None` for those that only move pieces along.
pub(crate) fn event(seen: &Seen) -> Option<Phrase> {
    let new = |key: &'static str| Phrase::new(key);
    Some(match *seen {
        Seen::Shuffled { deck, cards } => {
            let key = match deck {
                crate::event::DeckName::Equipment => "zc-event-shuffled-equipment",
                crate::event::DeckName::Zombies => "zc-event-shuffled-zombies",
            };
            new(key).arg("count", cards)
        }
        Seen::ObjectivesMixed => new("zc-event-objectives-mixed"),
        Seen::Dealt { who, card, .. } => new("zc-event-dealt").who(who).card(card.id),
        Seen::FirstPlayer { player } => new("zc-event-first-player").arg("player", player),
        Seen::StartsAt { who, zone, .. } => new("zc-event-starts-at").who(who).zone(zone.spot),
        Seen::ExtraToken { zone } => new("zc-event-extra-token").zone(zone.spot),
        Seen::SpawnFirst { zone } => new("zc-event-spawn-first").zone(zone.spot),
        Seen::RoundBegan { round } => new("zc-event-round").arg("round", Arg::Number(i64::from(round))),
        Seen::PhaseBegan { phase } => new("zc-event-phase").term("phase", format!("zc-phase-{}", phase_id(phase))),
        Seen::TurnBegan { who, actions } => new("zc-event-turn").who(who).arg("actions", actions),
        Seen::RoundEnded { first } => new("zc-event-round-ended").arg("player", first),
        Seen::Won => new("zc-event-won"),
        Seen::Lost { outcome } => new(match outcome {
            Outcome::Won => "zc-event-won",
            Outcome::Lost(how) => return Some(Phrase::new(format!("zc-event-lost-{how}"))),
        }),
        Seen::GoalReached { goal } => new("zc-event-goal").arg("goal", goal),
        Seen::Moved { who, to } => new("zc-event-moved").who(who).zone(to.spot),
        Seen::Escaped { who } => new("zc-event-escaped").who(who),
        Seen::Noise { who, zone } => new("zc-event-noise").who(who).zone(zone.spot),
        Seen::Shouted { who, zone } => new("zc-event-shouted").who(who).zone(zone.spot),
        Seen::Searched { who } => new("zc-event-searched").who(who),
        Seen::Drew { who, card } => new("zc-event-drew").who(who).card(card.id),
        Seen::FoundInDeck { who, card } | Seen::FoundInDiscard { who, card } => {
            new("zc-event-found").who(who).card(card.id)
        }
        Seen::NothingToDraw { who } => new("zc-event-nothing-to-draw").who(who),
        Seen::Packed { who, card, .. } => new("zc-event-packed").who(who).card(card.id),
        Seen::LeftBehind { card } => new("zc-event-left").card(card.id),
        Seen::Discarded { who, card, .. } => new("zc-event-discarded").who(who).card(card.id),
        Seen::Returned { who, with, .. } => new("zc-event-returned").who(who).term("other", survivor_key(with)),
        Seen::Reloaded { who, .. } => new("zc-event-reloaded").who(who),
        Seen::ObjectiveTaken { who, zone, colour, .. } => {
            new("zc-event-objective").who(who).zone(zone.spot).term("colour", format!("zc-colour-{}", colour.id()))
        }
        Seen::ObjectiveLost { zone, colour, .. } => {
            new("zc-event-objective-lost").zone(zone.spot).term("colour", format!("zc-colour-{}", colour.id()))
        }
        Seen::Attached { who, card, .. } => new("zc-event-attached").who(who).card(card.id),
        Seen::Detached { who, card, .. } => new("zc-event-detached").who(who).card(card.id),
        Seen::Kept { who, what, .. } => {
            new("zc-event-kept").who(who).term("what", format!("zc-keepsake-{}", what.id()))
        }
        Seen::Parted { .. } => return None,
        Seen::Given { who, with, what } => new("zc-event-given")
            .who(who)
            .term("other", survivor_key(with))
            .term("what", format!("zc-keepsake-{}", what.id())),
        Seen::Lent { who, skill, .. } => new("zc-event-lent").who(who).term("skill", skill_key(skill)),
        Seen::SpawnTokenMoved { token, to } => new("zc-event-token-moved").arg("number", token + 1).zone(to.spot),
        Seen::TokenPassed { who, with, colour } => new("zc-event-passed")
            .who(who)
            .term("other", survivor_key(with))
            .term("colour", format!("zc-colour-{}", colour.id())),
        Seen::TokenActivated { zone, .. } => new("zc-event-token-active").zone(zone.spot),
        Seen::Healed { who, wounds } => new("zc-event-healed").who(who).arg("count", wounds),
        Seen::Rotten { who, on } | Seen::Hidden { who, on } => {
            new(if on { "zc-event-unnoticed" } else { "zc-event-noticed" }).who(who)
        }
        Seen::Led { who, other } => new("zc-event-led").who(who).term("other", survivor_key(other)),
        Seen::Pushed { from, to } => new("zc-event-pushed").arg("from", from.spot).zone(to.spot),
        Seen::Pulled { who, to } => new("zc-event-pulled").who(who).zone(to.spot),
        Seen::Attacked { who, card, weapons, zone, .. } => {
            new("zc-event-attacked").who(who).card(card.id).arg("weapons", weapons).zone(zone.spot)
        }
        Seen::Rolled { who, dice: faces, hits, misses } => {
            new("zc-event-rolled").who(who).arg("dice", dice(faces)).arg("hits", hits).arg("misses", misses)
        }
        Seen::Killed { kind, count, zone, .. } => new("zc-event-killed").kind(kind).arg("count", count).zone(zone.spot),
        Seen::Absorbed { kind, hits, .. } => new("zc-event-absorbed").kind(kind).arg("count", hits),
        Seen::Experience { who, amount, total } => {
            new("zc-event-experience").who(who).arg("amount", amount).arg("total", total)
        }
        Seen::Lapped { who, total } => new("zc-event-lapped").who(who).arg("total", total),
        Seen::Learned { who, skill, .. } => new("zc-event-learned").who(who).term("skill", skill_key(skill)),
        Seen::FriendlyFire { who, hits } => new("zc-event-friendly-fire").who(who).arg("count", hits),
        Seen::Assigned { who, wounds } => new("zc-event-assigned").who(who).arg("count", wounds),
        Seen::ArmourRolled { who, dice: faces, saved } => {
            new("zc-event-armour").who(who).arg("dice", dice(faces)).arg("count", saved)
        }
        Seen::Ignored { who, .. } => new("zc-event-ignored").who(who),
        Seen::Wounded { who, wounds, total } => {
            new("zc-event-wounded").who(who).arg("count", wounds).arg("total", total)
        }
        Seen::Died { who } => new("zc-event-died").who(who),
        Seen::ExtraActivation { kind } => new("zc-event-extra-activation").kind(kind),
        Seen::NothingAtBlue { kind } => new("zc-event-nothing-at-blue").kind(kind),
        Seen::Shortage { kind, missing } => new("zc-event-shortage").kind(kind).arg("count", missing),
        Seen::ZombiesAttacked { zone, wounds } => new("zc-event-zombies-attack").zone(zone.spot).arg("count", wounds),
        Seen::ZombiesMoved { kind, count, from, to, lure } => {
            let key = match lure {
                Lure::Sight => "zc-event-zombies-see",
                Lure::Noise => "zc-event-zombies-hear",
                Lure::SpawnZone | Lure::Taunt => "zc-event-zombies-taunted",
            };
            new(key).kind(kind).arg("count", count).arg("from", from.spot).zone(to.spot)
        }
        Seen::ZombiesAdded { kind, count, zone } => {
            new("zc-event-zombies-added").kind(kind).arg("count", count).zone(zone.spot)
        }
        Seen::CardDrawn { number, zone } => new("zc-event-card").arg("number", number + 1).zone(zone.spot),
        Seen::Spawned { kind, count, zone } => new("zc-event-spawned").kind(kind).arg("count", count).zone(zone.spot),
        Seen::NobodyCame { zone } => new("zc-event-nobody").zone(zone.spot),
        Seen::DoubleSpawn { zone } => new("zc-event-double").zone(zone.spot),
        Seen::LinkPaid { who } => new("zc-event-extra-turn").who(who),
        Seen::Part(ref seen) => return parts::event_phrase(seen),
        Seen::GiftBegan { .. }
        | Seen::GiftEnded { .. }
        | Seen::TurnEnded { .. }
        | Seen::TurnResumed { .. }
        | Seen::Spent { .. }
        | Seen::Shifted { .. }
        | Seen::Once { .. }
        | Seen::Unloaded { .. }
        | Seen::CardDone { .. }
        | Seen::LinkOwed { .. } => return None,
    })
}
