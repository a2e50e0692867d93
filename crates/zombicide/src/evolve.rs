//! The one writer of the board: what each happening changes.

use crate::board::{Board, Fate, MAX_SKILLS, Phase, Token, once};
use crate::digest::Row;
use crate::event::{Event, Seen};
use crate::free_actions::Paid;
use crate::knobs::Gifts;
use crate::parts;
use crate::pieces::*;
use holdout_kernel::{Happening, Key, Secret};

impl Board {
    fn hero_mut(&mut self, who: Who) -> &mut crate::board::Survivor {
        &mut self.heroes[who.hero.index()]
    }

    pub(crate) fn put(&mut self, zone: Zone, kind: Kind, count: u8) {
        self.zombies[zone.index()][kind.index()] += count;
        if count > 0 {
            self.crowd.insert(zone);
        }
    }

    pub(crate) fn take(&mut self, zone: Zone, kind: Kind, count: u8) {
        self.zombies[zone.index()][kind.index()] -= count;
        if self.zombies[zone.index()] == [0; KINDS] {
            self.crowd.remove(zone);
        }
    }

    pub(crate) fn discard_card(&mut self, card: Card, held: bool) {
        // Vault cards stay out of the game; some go back to where they came from.
        if !parts::takes_back(self, card, held) && self.book.content.card(card).in_vault == 0 {
            self.discard[card.0 as usize] += 1;
        }
    }

    fn take_from_deck(&mut self, card: Card, key: Key) {
        let left = self.deck_left as usize;
        let deck = self.deck.open_mut(key);
        if let Some(at) = deck[..left].iter().rposition(|one| *one == card) {
            deck.copy_within(at + 1..left, at);
            self.deck_left -= 1;
        }
    }

    /// The shout of whoever has a new Turn, or is gone, draws nobody any more.
    fn forget_shout(&mut self, who: Who) {
        if self.loudest_by == who.hero {
            (self.loudest, self.loudest_by) = (Zone::NONE, Hero::NONE);
        }
    }

    fn empty_slot(&mut self, who: Who, slot: Slot) {
        let it = self.hero_mut(who);
        it.cards[slot.index()] = Card::NONE;
        it.unloaded &= !(1 << slot.0);
        it.cast &= !(1 << slot.0);
        // What is attached goes where the weapon goes.
        let attached = it.attached.get_mut(slot.index()).map(std::mem::take).unwrap_or_default();
        attached.into_iter().filter(|card| card.is_some()).for_each(|card| self.discard_card(card, true));
    }
}

impl Happening for Event {
    type Board = Board;

    fn evolve(&self, board: &mut Board, key: Key) {
        match self {
            Self::Open(seen) => open(board, seen, key),
            Self::EquipmentShuffled { cards, order } => {
                board.deck = Secret::new(Row(**order.open(key)));
                board.deck_left = *cards;
                board.discard = [0; 64];
            }
            Self::ZombiesShuffled { cards, order } => {
                board.zombie_deck = Secret::new(Row(**order.open(key)));
                board.zombie_left = *cards;
                board.zombie_discard = 0;
            }
            Self::ObjectivesMixed { colours } => board.colours = *colours,
            Self::Part(hidden) => parts::evolve_hidden(board, hidden, key),
        }
    }

    fn is_barrier(&self) -> bool {
        crate::view::is_news(self)
    }
}

fn open(board: &mut Board, seen: &Seen, key: Key) {
    if let Seen::Part(seen) = seen {
        return parts::evolve(board, seen, key);
    }
    match *seen {
        Seen::Dealt { who, card, slot } | Seen::Packed { who, card, slot } => {
            board.hero_mut(who).cards[slot.index()] = card.card;
        }
        Seen::FirstPlayer { player } => board.first = player,
        Seen::StartsAt { who, zone, .. } => board.hero_mut(who).zone = zone.zone,
        Seen::ExtraToken { zone } => {
            if let Some(token) = board.tokens.iter_mut().find(|token| token.zone == Zone::NONE) {
                *token = Token { zone: zone.zone, ..Token::NONE };
            }
        }
        Seen::SpawnFirst { zone } => board.spawn_first = zone.zone,
        Seen::RoundBegan { round } => {
            board.round = round;
            board.heroes.iter_mut().for_each(|it| it.acted = false);
            board.gifted = 0;
        }
        Seen::PhaseBegan { phase } => {
            board.phase = phase;
            // The Spawn step belongs to the same phase as the Activation.
            if phase != Phase::Spawn {
                board.ignored_one = 0;
            }
        }
        Seen::TurnBegan { who, actions } => {
            board.forget_shout(who);
            // What was cast in the Turn of another may be cast again; in an extra Turn that other Turn still goes on.
            if !board.linking {
                board.heroes.iter_mut().for_each(|it| it.cast = 0);
            }
            let gifted = board.gifted & who.hero.bit() != 0;
            board.gifted &= !who.hero.bit();
            let it = board.hero_mut(who);
            it.in_turn = true;
            it.acted = true;
            it.actions = actions;
            it.granted = 0;
            (it.used, it.paid, it.borrowed, it.cast) = (0, Paid::default(), 0, 0);
            // What he did before with an Action he was given counts.
            if !gifted {
                (it.once, it.searched, it.stirred) = (0, false, false);
            }
        }
        Seen::TurnEnded { who } => {
            let it = board.hero_mut(who);
            (it.in_turn, it.actions) = (false, 0);
        }
        Seen::TurnResumed { who, used } => {
            let it = board.hero_mut(who);
            (it.in_turn, it.acted, it.actions) = (used.in_turn, used.acted, used.actions);
            (it.used, it.paid, it.borrowed) = (used.free, used.paid, used.borrowed);
            (it.once, it.cast, it.searched, it.stirred) = (used.once, used.cast, used.searched, used.stirred);
            board.linking = false;
        }
        Seen::RoundEnded { first } => {
            board.noise = [0; MAX_ZONES];
            board.first = first;
            for it in &mut board.heroes {
                (it.unloaded, it.hidden, it.killed, it.lent) = (0, false, false, [0; 2]);
            }
        }
        Seen::Won => board.outcome = Some(crate::board::Outcome::Won),
        Seen::Lost { outcome } => board.outcome = Some(outcome),
        Seen::GoalReached { goal } => board.goals |= 1 << (goal - 1),
        Seen::Spent { who, actions, free, uses } => {
            let it = board.hero_mut(who);
            it.actions -= actions;
            match free.map(usize::from) {
                None => {}
                Some(own) if own < MAX_SKILLS => {
                    it.used |= 1 << own;
                    it.paid = it.paid.and(uses);
                }
                Some(lent) => it.borrowed |= 1 << (lent - MAX_SKILLS),
            }
        }
        Seen::Moved { who, to } | Seen::Pulled { who, to } => board.hero_mut(who).zone = to.zone,
        Seen::Escaped { who } => {
            board.forget_shout(who);
            let it = board.hero_mut(who);
            (it.fate, it.zone) = (Fate::Escaped, Zone::NONE);
        }
        Seen::Noise { who, zone } => {
            board.hero_mut(who).stirred = true;
            let noise = &mut board.noise[zone.zone.index()];
            *noise = noise.saturating_add(1);
        }
        Seen::Shouted { who, zone } => {
            board.loudest = zone.zone;
            board.loudest_by = who.hero;
        }
        Seen::Searched { who } => board.hero_mut(who).searched = true,
        Seen::Drew { card, .. } | Seen::FoundInDeck { card, .. } => board.take_from_deck(card.card, key),
        Seen::FoundInDiscard { card, .. } => board.discard[card.card.0 as usize] -= 1,
        Seen::LeftBehind { card } => board.discard_card(card.card, false),
        Seen::Discarded { who, card, slot } => {
            board.empty_slot(who, slot);
            board.discard_card(card.card, true);
        }
        Seen::Shifted { who, from, with, to } => shift(board, who, from, with, to),
        Seen::Returned { who, bags, with, theirs } => {
            for (who, bags) in [(who, bags), (with, theirs)] {
                let it = board.hero_mut(who);
                (it.cards, it.unloaded, it.cast) = (bags.cards, bags.unloaded, bags.cast);
                (it.attached, it.tokens, it.kept) = (bags.attached, bags.tokens, bags.kept);
            }
        }
        Seen::Reloaded { who, slots } => board.hero_mut(who).unloaded &= !slots.0,
        Seen::ObjectiveTaken { number, colour, .. } => {
            board.taken |= 1 << number;
            board.colours_taken |= colour.bit();
            board.taken_of[colour as usize] += 1;
        }
        Seen::ObjectiveLost { number, colour, .. } => {
            board.gone |= 1 << number;
            board.gone_of[colour as usize] += 1;
        }
        Seen::Attached { who, card, from, hand } => {
            let it = board.hero_mut(who);
            if let Some(from) = from {
                it.cards[from.index()] = Card::NONE;
            }
            if let Some(place) = it.attached[hand.index()].iter_mut().find(|place| place.is_none()) {
                *place = card.card;
            }
        }
        Seen::Detached { who, card, hand, to } => {
            let it = board.hero_mut(who);
            if let Some(place) = it.attached[hand.index()].iter().rposition(|place| *place == card.card) {
                it.attached[hand.index()].copy_within(place + 1.., place);
                it.attached[hand.index()][crate::board::MAX_ATTACHED - 1] = Card::NONE;
            }
            it.cards[to.index()] = card.card;
        }
        Seen::TokenPassed { who, with, colour } => {
            board.hero_mut(who).tokens &= !colour.bit();
            board.hero_mut(with).tokens |= colour.bit();
        }
        Seen::Kept { who, what, count } => board.hero_mut(who).kept[what.index()] += count,
        Seen::Parted { who, what, count } => board.hero_mut(who).kept[what.index()] -= count,
        Seen::Given { who, with, what } => {
            board.hero_mut(who).kept[what.index()] -= 1;
            board.hero_mut(with).kept[what.index()] += 1;
        }
        Seen::Lent { who, number, .. } => {
            let it = board.hero_mut(who);
            let free = it.lent.iter().position(|skill| *skill == 0).unwrap_or(0);
            it.lent[free] = number;
        }
        Seen::SpawnTokenMoved { token, to } => board.tokens[token as usize].zone = to.zone,
        Seen::TokenActivated { zone, colour } => {
            let waiting = board.tokens.iter_mut().filter(|token| token.zone == zone.zone);
            let waits = |token: &&mut Token| token.waits_for == Some(colour) || token.asleep && token.colour == colour;
            for token in waiting.filter(waits) {
                (token.waits_for, token.asleep) = (None, false);
            }
        }
        Seen::Healed { who, wounds } => board.hero_mut(who).wounds -= wounds,
        Seen::Rotten { who, on } => board.hero_mut(who).rotten = on,
        Seen::Hidden { who, on } => board.hero_mut(who).hidden = on,
        Seen::Once { who, deed } => board.hero_mut(who).once |= deed,
        Seen::Led { other, .. } => {
            if board.knobs().gifts == Gifts::NextTurn {
                board.hero_mut(other).granted += 1;
            }
        }
        Seen::GiftBegan { who } => {
            let gifted = board.gifted & who.hero.bit() != 0;
            let it = board.hero_mut(who);
            if !it.acted && !gifted {
                (it.once, it.searched, it.stirred) = (0, false, false);
            }
            (it.in_turn, it.actions, it.used) = (true, 1, u16::MAX);
            it.once |= once::FREE;
        }
        Seen::GiftEnded { who, used } => {
            let it = board.hero_mut(who);
            (it.in_turn, it.actions, it.used) = (used.in_turn, used.actions, used.free);
            it.once = it.once & !once::FREE | used.once;
            if !it.acted {
                board.gifted |= who.hero.bit();
            }
        }
        Seen::Pushed { from, to } => {
            for kind in Kind::ALL {
                let count = board.zombies[from.zone.index()][kind.index()];
                if count > 0 {
                    board.take(from.zone, kind, count);
                    board.put(to.zone, kind, count);
                }
            }
            parts::pushed(board, from.zone, to.zone);
        }
        Seen::Attacked { who, .. } => board.hero_mut(who).stirred = true,
        Seen::Unloaded { who, slots } => board.hero_mut(who).unloaded |= slots.0,
        Seen::Killed { who, zone, kind, count } => {
            board.take(zone.zone, kind, count);
            board.kills[kind.index()] = board.kills[kind.index()].saturating_add(count);
            if let Some(who) = who {
                board.hero_mut(who).killed = true;
            }
        }
        Seen::Experience { who, total, .. } => {
            let before = std::mem::replace(&mut board.hero_mut(who).xp, total);
            if board.hero(who.hero).laps > 0 {
                board.owe(who.hero, before, total);
            }
            board.learning = board.next_to_learn().is_some();
            board.level_reached = board.level_reached.max(Board::level_of(total));
        }
        Seen::Lapped { who, total } => {
            let it = board.hero_mut(who);
            (it.xp, it.laps) = (total, it.laps.saturating_add(1));
            board.owe(who.hero, 0, total);
            board.learning = board.next_to_learn().is_some();
        }
        Seen::Learned { who, number, level, .. } => {
            let before = board.perks(who.hero).actions;
            board.note_place(who.hero, level, number);
            let it = board.hero_mut(who);
            if let Some(slot) = it.skills.iter_mut().find(|slot| **slot == 0) {
                *slot = number;
            }
            board.note_lending(who.hero);
            // A new skill works at once.
            let more = board.perks(who.hero).actions - before;
            let it = board.hero_mut(who);
            if it.in_turn {
                it.actions += more;
            }
            board.learning = board.next_to_learn().is_some();
        }
        Seen::Ignored { who, .. } => board.ignored_one |= who.hero.bit(),
        Seen::Wounded { who, total, .. } => board.hero_mut(who).wounds = total,
        Seen::Died { who } => {
            for slot in Slot::all() {
                let card = board.hero_mut(who).cards[slot.index()];
                if card.is_some() {
                    board.empty_slot(who, slot);
                    board.discard_card(card, true);
                }
            }
            board.forget_shout(who);
            let it = board.hero_mut(who);
            (it.fate, it.zone, it.actions) = (Fate::Dead, Zone::NONE, 0);
        }
        Seen::ZombiesMoved { kind, count, from, to, .. } => {
            board.take(from.zone, kind, count);
            board.put(to.zone, kind, count);
        }
        Seen::ZombiesAdded { kind, count, zone } | Seen::Spawned { kind, count, zone } => {
            board.put(zone.zone, kind, count);
        }
        Seen::CardDrawn { .. } => board.zombie_left -= 1,
        Seen::CardDone { number } => board.zombie_discard |= 1 << number,
        Seen::LinkOwed { who } => board.links |= 1 << who.hero.0,
        Seen::LinkPaid { who } => {
            board.links &= !(1 << who.hero.0);
            board.linking = true;
        }
        Seen::Part(_)
        | Seen::Shuffled { .. }
        | Seen::ObjectivesMixed
        | Seen::NothingToDraw { .. }
        | Seen::Rolled { .. }
        | Seen::Absorbed { .. }
        | Seen::FriendlyFire { .. }
        | Seen::Assigned { .. }
        | Seen::ArmourRolled { .. }
        | Seen::ExtraActivation { .. }
        | Seen::NothingAtBlue { .. }
        | Seen::Shortage { .. }
        | Seen::ZombiesAttacked { .. }
        | Seen::NobodyCame { .. }
        | Seen::DoubleSpawn { .. } => {}
    }
}

/// Exchanges the cards of two slots, with what is attached to them and known about them.
fn shift(board: &mut Board, who: Who, from: Slot, with: Who, to: Slot) {
    let (mut a, mut b) = (board.hero_mut(who).lies(from), board.hero_mut(with).lies(to));
    // Taken over in an extra Turn, it is another Survivor's Turn it may be cast in.
    if board.linking && who.hero != with.hero {
        (a.2, b.2) = (0, 0);
    }
    let attached = |board: &mut Board, who: Who, slot: Slot| {
        board.hero_mut(who).attached.get(slot.index()).copied().unwrap_or_default()
    };
    let (on_a, on_b) = (attached(board, who, from), attached(board, with, to));
    for (who, slot, lies, on) in [(who, from, b, on_b), (with, to, a, on_a)] {
        let it = board.hero_mut(who);
        if let Some(hand) = it.attached.get_mut(slot.index()) {
            *hand = on;
        }
        it.lay(slot, lies);
    }
}
