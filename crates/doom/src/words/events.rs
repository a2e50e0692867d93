//! Events as sentences of the log.

use super::{Says, key, named};
use crate::board::Ending;
use crate::event::{Cause, Lies, Lost, Moving, Placing, Seen, Twist};
use holdout_kernel::{Arg, Phrase};

/// The sentence for a happening; none for those that only move pieces along.
pub fn event(seen: &Seen) -> Option<Phrase> {
    let say = |name: &'static str| Phrase::new(name);
    Some(match *seen {
        Seen::GameBegan { title: [en, pl], marines, .. } => {
            say("dm-log-game-began").arg("words-en", en.clone()).arg("words-pl", pl.clone()).arg("marines", marines)
        }
        Seen::CardDealt { marine, card } => {
            say("dm-log-card-dealt").marine(marine).term("card", key("marine-card", card.id()))
        }
        Seen::Equipped { marine, wounds, armor, bullets } => {
            say("dm-log-equipped").marine(marine).arg("wounds", wounds).arg("armor", armor).arg("bullets", bullets)
        }
        Seen::MarinePlaced { .. } => return None,

        Seen::RoundBegan { round } => say("dm-log-round").arg("round", usize::from(round)),
        Seen::TurnBegan { marine } => say("dm-log-turn").marine(marine),
        Seen::TurnEnded { .. } | Seen::InvaderTurnEnded => return None,
        Seen::InvaderTurnBegan => say("dm-log-invader-turn"),
        Seen::CountdownRuns { left } => say("dm-log-countdown").arg("left", left),

        Seen::DeckShuffled { from_pile: true, .. } => say("dm-log-deck-shuffled"),
        Seen::DeckShuffled { from_pile: false, .. } => return None,
        Seen::DeckRanOut { frags } => say("dm-log-deck-ran-out").arg("frags", frags),
        Seen::Drawn { card: None } => say("dm-log-drawn"),
        Seen::Drawn { card: Some(card) } => say("dm-log-drawn-card").card(card),
        Seen::Discarded { card, .. } => say("dm-log-discarded").card(card),
        Seen::CardPlayed { card, .. } => say("dm-log-card-played").card(card),
        Seen::CardCancelled { card, marine } => say("dm-log-card-cancelled").card(card).marine(marine),
        Seen::CardDone { .. } | Seen::WindowPassed | Seen::ReactionPassed | Seen::GuardPassed { .. } => return None,

        Seen::ActionTaken { marine, action } => {
            say("dm-log-action").marine(marine).term("action", key("action", action.id()))
        }
        Seen::AdrenalineUsed { marine } => say("dm-log-adrenaline").marine(marine),
        Seen::OrderPlaced { marine, order } => {
            say("dm-log-order").marine(marine).term("order", key("order", order.id()))
        }
        Seen::OrderLost { marine, order, why } => say(match why {
            Lost::Used => "dm-log-order-used",
            Lost::Moved | Lost::Wounded | Lost::TurnBegan | Lost::Fragged => "dm-log-order-lost",
        })
        .marine(marine)
        .term("order", key("order", order.id())),
        Seen::Healed { marine, by, .. } => say("dm-log-healed").marine(marine).arg("medic", holdout_kernel::Seat(by)),
        Seen::TokenTaken { marine, token, at, .. } => say("dm-log-token-taken").marine(marine).token(token).at(at),
        Seen::TokenPassed { marine, to, token } => {
            say("dm-log-token-passed").marine(marine).arg("to", holdout_kernel::Seat(to)).token(token)
        }
        Seen::BerserkFades { marine, left: 0 } => say("dm-log-berserk-over").marine(marine),
        Seen::BerserkFades { marine, .. } => say("dm-log-berserk-fades").marine(marine),
        Seen::ReconShown { marine, door, ref monsters, ref tokens } => {
            let phrase = say(if monsters.is_some() { "dm-log-recon-seen" } else { "dm-log-recon" });
            let mut found: Vec<Arg> = Vec::new();
            let kinds = monsters.iter().flatten().map(|one| Arg::Term(key("monster", one.kind.id())));
            found.extend(kinds);
            found.extend(tokens.iter().flatten().map(|one| Arg::Term(key("token", one.kind.id()))));
            if found.is_empty() {
                found.push(Arg::Term("dm-nothing".into()));
            }
            phrase.marine(marine).door(door).arg("found", Arg::List(found))
        }
        Seen::Respawned { marine, at } => say("dm-log-respawned").marine(marine).at(at),

        Seen::Moved { who, to, how, .. } => say(match how {
            Moving::Step => "dm-log-moved",
            Moving::Teleport => "dm-log-teleported",
            Moving::Vent => "dm-log-vented",
            Moving::Officer => "dm-log-moved",
            Moving::Knockback => "dm-log-knocked",
            Moving::Earthquake => "dm-log-shaken",
            Moving::Aside => "dm-log-aside",
            Moving::Rift => "dm-log-rifted",
        })
        .who(who)
        .at(to),
        Seen::DoorOpened { door, who, .. } => say("dm-log-door-opened").who(who).door(door),
        Seen::DoorClosed { door, who, .. } => say("dm-log-door-closed").who(who).door(door),
        Seen::DoorSmashed { door, .. } => say("dm-log-door-smashed").door(door),
        Seen::DoorJammed { door, .. } => say("dm-log-door-jammed").door(door),

        Seen::AreaRevealed { name: [name_en, name_pl], text: [text_en, text_pl], .. } => say("dm-log-revealed")
            .arg("name-en", name_en.clone())
            .arg("name-pl", name_pl.clone())
            .arg("text-en", text_en.clone())
            .arg("text-pl", text_pl.clone()),
        Seen::MonsterPlaced { kind, at, how, .. } => say(match how {
            Placing::Reveal => "dm-log-monster-found",
            Placing::Spawn => "dm-log-monster-spawned",
        })
        .monster(kind)
        .at(at),
        Seen::MonsterLeftOut { kind, .. } => say("dm-log-monster-left-out").monster(kind),
        Seen::MonsterRemoved { kind, .. } => say("dm-log-monster-removed").monster(kind),

        Seen::AttackDeclared { who, weapon, at, target, aimed, interrupt, reaction, .. } => {
            let phrase = match weapon {
                Some(weapon) => say("dm-log-attack-weapon").weapon(weapon),
                None => say("dm-log-attack"),
            };
            let target = target.map_or(Arg::Term("dm-empty-square".into()), named);
            let how = match (interrupt, reaction, aimed) {
                (true, _, _) => 1,
                (false, true, _) => 2,
                (false, false, true) => 3,
                (false, false, false) => 0_u8,
            };
            phrase.who(who).at(at).arg("target", target).arg("how", how)
        }
        Seen::AttackWalked { at, die } => say("dm-log-attack-walked").at(at).term("die", key("die", die.id())),
        Seen::AttackAgain { at, .. } => say("dm-log-attack-again").at(at),
        Seen::AttackTwisted { twist } => match twist {
            Twist::Dodged => say("dm-log-twist-dodged"),
            Twist::Dud => say("dm-log-twist-dud"),
            Twist::Deadly(more) => say("dm-log-twist-deadly").arg("more", more),
            Twist::Misfire => say("dm-log-twist-misfire"),
        },
        Seen::AttackVoid => say("dm-log-attack-void"),
        Seen::Rolled { ref dice } => rolled("dm-log-rolled", dice),
        Seen::Rerolled { by, ref dice, .. } => rolled("dm-log-rerolled", dice).arg("by", holdout_kernel::Seat(by)),
        Seen::AmmoSpent { marine, ammo, left } => {
            say("dm-log-ammo-spent").marine(marine).term("ammo", key("ammo", ammo.id())).arg("left", left)
        }
        Seen::Missed { icon: true, .. } => say("dm-log-missed-icon"),
        Seen::Missed { range, needed, .. } => say("dm-log-missed").arg("range", range).arg("needed", needed),
        Seen::Hit { damage, .. } => say("dm-log-hit").arg("damage", damage),
        Seen::Scattered { direction: None, .. } => say("dm-log-scatter-none"),
        Seen::Scattered { direction: Some(direction), squares, .. } => {
            say("dm-log-scatter").term("direction", key("direction", direction.id())).arg("squares", squares)
        }
        Seen::ScatterLands { at: Some(at) } => say("dm-log-scatter-lands").at(at),
        Seen::ScatterLands { at: None } => say("dm-log-scatter-stopped"),
        Seen::Wounded { who, wounds, left, cause, .. } => say(match cause {
            Cause::Attack => "dm-log-wounded",
            Cause::Hazard => "dm-log-wounded-hazard",
            Cause::Barrel => "dm-log-wounded-barrel",
            Cause::Heat => "dm-log-wounded-heat",
        })
        .who(who)
        .arg("wounds", wounds)
        .arg("left", left),
        Seen::Held { who, damage } => say("dm-log-held").who(who).arg("damage", damage),
        Seen::Killed { kind, .. } => say("dm-log-killed").monster(kind),
        Seen::Telefragged { kind, .. } => say("dm-log-telefragged").monster(kind),
        Seen::Fragged { marine, frags, .. } => say("dm-log-fragged").marine(marine).arg("frags", frags),
        Seen::BarrelExploded { at } => say("dm-log-barrel").at(at),
        Seen::AttackSettled | Seen::AttackEnded => return None,

        Seen::SpawnChosen { .. } => return None,
        Seen::Activated { kind, .. } => say("dm-log-activated").monster(kind),
        Seen::Hastened { kind, points, .. } => say("dm-log-hastened").monster(kind).arg("points", points),
        Seen::Rampages { kind, .. } => say("dm-log-rampages").monster(kind),
        Seen::MoreSpawns { .. } => say("dm-log-more-spawns"),
        Seen::DarknessFalls => say("dm-log-darkness"),
        Seen::DarknessLifts => say("dm-log-darkness-lifts"),
        Seen::TokensSwapped { one, other, first, second, .. } => say("dm-log-swapped")
            .term("first", key("token", first.id()))
            .term("second", key("token", second.id()))
            .arg("one", one.to_string())
            .arg("other", other.to_string()),
        Seen::WoundRemoved { kind, .. } => say("dm-log-wound-removed").monster(kind),

        Seen::Encountered { marine, .. } => say("dm-log-encountered").marine(marine),
        Seen::ExitReached { marine } => say("dm-log-exit").marine(marine),
        Seen::GoalDone { .. } => say("dm-log-goal"),
        Seen::GameOver { ending } => say(match ending {
            Ending::Goal => "dm-log-over-goal",
            Ending::Frags => "dm-log-over-frags",
            Ending::Countdown => "dm-log-over-countdown",
        }),
    })
}

fn rolled(name: &'static str, dice: &[Lies]) -> Phrase {
    let sum = |of: fn(&Lies) -> u8| dice.iter().map(of).sum::<u8>();
    let miss = dice.iter().any(|die| die.miss);
    Phrase::new(name)
        .arg("range", sum(|die| die.range))
        .arg("damage", sum(|die| die.damage))
        .arg("miss", u8::from(miss))
}
