//! The digest of a board: the core's fields, then what each part in play keeps, all by name.

use crate::board::{Board, Survivor};
use crate::digest::{Trace, named, word};
use crate::pieces::Hero;
use std::hash::{Hash, Hasher};

/// A Survivor as digests tell him: who he is and what he can by the names of the content, whose lists may grow.
struct Told<'b>(&'b Survivor, &'b Board, Hero);

impl Trace for Told<'_> {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        let Survivor {
            identity,
            seat,
            zone,
            fate,
            wounds,
            xp,
            learned,
            skills,
            cards,
            unloaded,
            cast,
            rotten,
            hidden,
            killed,
            acted,
            granted,
            in_turn,
            actions,
            used,
            paid,
            borrowed,
            once,
            searched,
            stirred,
            attached,
            tokens,
            kept,
            lent,
            laps,
            owed,
            // Follows from what he has learned, but where experience begins again.
            places,
        } = self.0;
        let (content, has) = (self.1.content(), |bits: u16| bits >> self.2.0 & 1 == 1);
        word(to, &content.identities[*identity as usize].id);
        for skill in skills.iter().filter(|skill| **skill > 0) {
            word(to, &content.skill(*skill).id);
        }
        named(to, "seat", seat);
        named(to, "zone", zone);
        named(to, "fate", fate);
        named(to, "wounds", wounds);
        named(to, "xp", xp);
        named(to, "learned", learned);
        named(to, "cards", cards);
        named(to, "unloaded", unloaded);
        named(to, "cast", cast);
        named(to, "rotten", rotten);
        named(to, "hidden", hidden);
        named(to, "killed", killed);
        named(to, "ignored-one", &has(self.1.ignored_one));
        named(to, "acted", acted);
        named(to, "granted", granted);
        named(to, "in-turn", in_turn);
        named(to, "actions", actions);
        named(to, "used", used);
        named(to, "paid", paid);
        named(to, "borrowed", borrowed);
        named(to, "once", once);
        named(to, "searched", searched);
        named(to, "stirred", stirred);
        named(to, "attached", attached);
        named(to, "tokens", tokens);
        named(to, "kept", kept);
        for skill in lent.iter().filter(|skill| **skill > 0) {
            word(to, "lent");
            word(to, &content.skill(*skill).id);
        }
        named(to, "gifted", &has(self.1.gifted));
        named(to, "laps", laps);
        named(to, "owed", owed);
        if *laps > 0 {
            named(to, "places", places);
        }
    }
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, to: &mut H) {
        let Self {
            book,
            seats,
            round,
            phase,
            first,
            team,
            heroes,
            zombies,
            // Follows from `zombies`.
            crowd: _,
            supply,
            noise,
            terrain,
            taken,
            gone,
            // Follow from what was taken and removed.
            taken_of: _,
            gone_of: _,
            ultrared,
            festival,
            boxed,
            colours,
            colours_taken,
            tokens,
            deck,
            deck_left,
            discard,
            zombie_deck,
            zombie_left,
            zombie_discard,
            kills,
            goals,
            level_reached,
            // Follows from what everybody has learned.
            learning: _,
            // Told with each Survivor.
            ignored_one: _,
            gifted: _,
            // Follows from what skills everybody has.
            lending: _,
            links,
            linking,
            loudest,
            loudest_by,
            spawn_first,
            outcome,
            parts,
        } = self;
        word(to, &book.mission.id);
        named(to, "seats", seats);
        named(to, "round", round);
        named(to, "phase", phase);
        named(to, "first", first);
        for (at, hero) in heroes[..*team as usize].iter().enumerate() {
            named(to, "survivor", &Told(hero, self, Hero(at as u8)));
        }
        named(to, "enemies", zombies);
        named(to, "supply", supply);
        named(to, "noise", noise);
        // The first doors of a map under the name they had when nothing else changed on the ground.
        named(to, "closed", &terrain.first_doors());
        named(to, "terrain", &terrain.further());
        named(to, "taken", taken);
        named(to, "gone", gone);
        named(to, "ultrared", ultrared);
        named(to, "festival", festival);
        named(to, "boxed", boxed);
        named(to, "colours", colours);
        named(to, "colours-taken", colours_taken);
        named(to, "tokens", tokens);
        named(to, "deck", deck);
        named(to, "deck-left", deck_left);
        named(to, "discard", discard);
        named(to, "enemy-deck", zombie_deck);
        named(to, "enemy-deck-left", zombie_left);
        named(to, "enemy-discard", zombie_discard);
        named(to, "kills", kills);
        named(to, "goals", goals);
        named(to, "level-reached", level_reached);
        named(to, "links", links);
        named(to, "linking", linking);
        named(to, "loudest", loudest);
        named(to, "loudest-by", loudest_by);
        named(to, "spawn-first", spawn_first);
        named(to, "outcome", outcome);
        parts.trace(&book.content.knobs.parts, to);
    }
}
