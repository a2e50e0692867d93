//! What each event changes on the board. The one writer.

use crate::board::{Attack, Board, CARDS, Figure, Pellet, Token, Turn};
use crate::event::{Cause, Event, Lost, Seen, Twist, Veiled};
use crate::pieces::{Card, CardName, Order, Spot, Square, TokenKind, WeaponKind};
use crate::tokens;
use holdout_kernel::{Happening, Key};

impl Happening for Event {
    type Board = Board;

    fn evolve(&self, board: &mut Board, key: Key) {
        match self {
            Event::Hidden(veiled) => hidden(board, veiled, key),
            Event::Open(seen) => open(board, seen, key),
        }
    }

    fn is_barrier(&self) -> bool {
        self.is_news()
    }
}

fn hidden(board: &mut Board, veiled: &Veiled, key: Key) {
    match veiled {
        Veiled::DeckShuffled { cards, order, from_pile } => {
            *board.deck.open_mut(key) = *order.open(key);
            board.deck_len = *cards;
            if *from_pile {
                board.pile_len = 0;
                board.pile.0 = [Card(0); CARDS];
            }
        }
        Veiled::Drawn { card, .. } => {
            board.deck_len -= 1;
            board.deck.open_mut(key).0[board.deck_len as usize] = Card(0);
            let hand = &mut board.hand.open_mut(key).0;
            hand[board.hand_len as usize] = *card.open(key);
            board.hand_len += 1;
            hand[..board.hand_len as usize].sort_unstable();
        }
        Veiled::ReconShown { marine, area, .. } => {
            board.recon[*marine as usize - 1] = board.recon[*marine as usize - 1].with(*area);
        }
    }
}

fn square(board: &Board, spot: Spot) -> Square {
    board.map().at(spot.x, spot.y).unwrap_or(Square::NONE)
}

/// Puts a card on the pile.
fn discard(board: &mut Board, card: Card) {
    board.pile.0[board.pile_len as usize] = card;
    board.pile_len += 1;
}

fn leave_hand(board: &mut Board, card: Card, key: Key) {
    let len = board.hand_len as usize;
    let hand = &mut board.hand.open_mut(key).0;
    if let Some(at) = hand[..len].iter().position(|held| *held == card) {
        hand.copy_within(at + 1..len, at);
        hand[len - 1] = Card(0);
        board.hand_len -= 1;
    }
}

fn open(board: &mut Board, seen: &Seen, key: Key) {
    match *seen {
        Seen::GameBegan { .. } => board.countdown = crate::goals::first_countdown(board.scenario()),
        Seen::CardDealt { marine, card } => {
            let cards = &mut board.squad[marine as usize - 1].cards;
            if let Some(empty) = cards.iter_mut().find(|held| held.is_none()) {
                *empty = Some(card);
            }
        }
        Seen::Equipped { marine, wounds, armor, bullets } => {
            let one = &mut board.squad[marine as usize - 1];
            (one.wounds, one.full_wounds, one.armor, one.full_armor) = (wounds, wounds, armor, armor);
            one.ammo = [bullets, 0, 0];
        }
        Seen::MarinePlaced { marine, at } | Seen::Respawned { marine, at } => {
            board.squad[marine as usize - 1].at = square(board, at);
            board.recount_marines();
        }
        Seen::RoundBegan { round } => {
            board.round = round;
            board.jammed = crate::pieces::DoorSet::EMPTY;
        }
        Seen::TurnBegan { marine } => {
            board.turn = Turn::Marine(marine - 1);
            board.wade();
        }
        Seen::TurnEnded { marine } => {
            let one = &mut board.squad[marine as usize - 1];
            one.adrenaline += one.fresh_adrenaline;
            one.fresh_adrenaline = 0;
            board.scalding = 0;
        }
        Seen::InvaderTurnBegan => {
            board.turn = Turn::Invader;
            for slot in 0..board.monster_end {
                board.monsters[slot as usize].activated = false;
            }
            board.wade();
            board.spawns = board.content().numbers.spawn_cards_per_turn;
        }
        Seen::InvaderTurnEnded => board.scalding = 0,
        Seen::CountdownRuns { left } => board.countdown = left,

        Seen::DeckShuffled { .. } | Seen::Drawn { .. } | Seen::ReconShown { .. } => {}
        Seen::DeckRanOut { frags } => board.frags = frags,
        Seen::Discarded { number, .. } => {
            leave_hand(board, number, key);
            discard(board, number);
        }
        Seen::CardPlayed { number, card } => {
            leave_hand(board, number, key);
            if matches!(card, CardName::Spawn(_)) {
                board.spawns = board.spawns.saturating_sub(1);
            }
            if let Some(place) = board.shown.iter_mut().find(|place| place.is_none()) {
                *place = Some(number);
            }
            board.cancelled = false;
        }
        Seen::CardCancelled { .. } => board.cancelled = true,
        Seen::CardDone { .. } => {
            if let Some(card) = board.shown.iter_mut().rev().find_map(Option::take) {
                discard(board, card);
            }
            board.stops = board.stops.wrapping_add(1);
        }
        Seen::WindowPassed | Seen::ReactionPassed | Seen::GuardPassed { .. } => {
            board.stops = board.stops.wrapping_add(1);
        }

        Seen::ActionTaken { .. } => {}
        Seen::AdrenalineUsed { marine } => board.squad[marine as usize - 1].adrenaline -= 1,
        Seen::OrderPlaced { marine, order } => board.squad[marine as usize - 1].order = Some(order),
        Seen::OrderLost { marine, .. } => board.squad[marine as usize - 1].order = None,
        Seen::Healed { marine, wounds, .. } => board.squad[marine as usize - 1].wounds = wounds,
        Seen::TokenTaken { marine, token, place, .. } => {
            if let Some(lying) = board.tokens.iter_mut().find(|lying| lying.at.is_some() && lying.place == place) {
                *lying = Token { at: Square::NONE, ..*lying };
            }
            tokens::gain(board, marine - 1, token);
        }
        Seen::TokenPassed { marine, to, token } => {
            tokens::lose(&mut board.squad[marine as usize - 1], token);
            tokens::gain(board, to - 1, token);
        }
        Seen::BerserkFades { marine, left } => board.squad[marine as usize - 1].berserk = left,

        Seen::Moved { figure, to, axis, how, .. } => {
            let to = square(board, to);
            match figure {
                Figure::Marine(marine) => {
                    board.squad[marine as usize].at = to;
                    board.recount_marines();
                }
                Figure::Monster(slot) => {
                    let before = board.monster_body(slot);
                    let one = &mut board.monsters[slot as usize];
                    (one.at, one.axis) = (to, axis);
                    let after = board.monster_body(slot);
                    let mut entered = after.squares().iter().filter(|square| !before.contains(**square));
                    let wading = entered.any(|square| board.map().hazards.contains(*square));
                    board.monsters[slot as usize].wading = wading;
                    board.recount_monsters();
                }
            }
            // DM-18.4, DM-18.5: whoever walks from hazard to hazard stays, whoever is thrown there has yet to.
            if !how.is_walking() || !crate::movement::on_hazard(board, figure) {
                board.has_left_hazards(figure);
            }
        }
        Seen::DoorOpened { number, .. } => board.ground.closed = board.ground.closed.without(number),
        Seen::DoorClosed { number, .. } => board.ground.closed = board.ground.closed.with(number),
        Seen::DoorSmashed { number, .. } => {
            board.ground.closed = board.ground.closed.without(number);
            board.destroyed = board.destroyed.with(number);
            board.jammed = board.jammed.without(number);
        }
        Seen::DoorJammed { number, .. } => board.jammed = board.jammed.with(number),

        Seen::AreaRevealed { number, .. } => {
            board.areas = board.areas.with(number);
            board.ground.revealed = board.ground.revealed.or(&board.map().areas[number.index()]);
            let hidden = *board.hidden.open(key);
            for token in hidden.tokens_of(number) {
                let lying = Token { kind: token.kind, at: token.at, place: token.place };
                board.tokens[board.token_count as usize] = lying;
                board.token_count += 1;
            }
            let hidden = board.hidden.open_mut(key);
            for token in hidden.tokens.iter_mut().filter(|token| token.area == number) {
                token.at = Square::NONE;
            }
            board.stops = board.stops.wrapping_add(1);
        }
        Seen::MonsterPlaced { monster, kind, at, axis, .. } => {
            let at = square(board, at);
            board.serial = board.serial.wrapping_add(1);
            let attacks = board.monster(monster).attacks;
            board.monsters[monster as usize] = crate::board::Standing {
                at,
                kind,
                axis,
                serial: board.serial,
                attacks,
                ..crate::board::Standing::default()
            };
            board.monster_end = board.monster_end.max(monster + 1);
            board.has_left_hazards(Figure::Monster(monster));
            board.forget_attacks_on(monster);
            board.recount_monsters();
        }
        Seen::MonsterLeftOut { .. } => {}
        Seen::MonsterRemoved { monster, .. } | Seen::Killed { monster, .. } | Seen::Telefragged { monster, .. } => {
            board.monsters[monster as usize].at = Square::NONE;
            board.monsters[monster as usize].wounds = 0;
            board.has_left_hazards(Figure::Monster(monster));
            board.recount_monsters();
        }

        Seen::AttackDeclared { figure, weapon, at, named, aimed, interrupt, reaction, .. } => {
            let attack = Attack {
                square: square(board, at),
                target: named,
                aimed,
                interrupt,
                reaction,
                ..Attack::with(board, figure, weapon.unwrap_or(WeaponKind::Fist))
            };
            if let Figure::Marine(marine) = figure {
                board.squad[marine as usize].last_target = named.or_else(|| board.figures_at(attack.square).next());
            }
            board.attacks.push(attack);
            board.stops = board.stops.wrapping_add(1);
        }
        Seen::AttackWalked { at, die } => {
            let at = square(board, at);
            if let Some(attack) = board.attacks.top_mut() {
                attack.square = at;
                attack.target = None;
                attack.pool = attack.pool.without(die);
                attack.walked = true;
            }
        }
        Seen::AttackAgain { aimed, named, .. } => {
            if let Some(attack) = board.attacks.top_mut() {
                attack.target = named;
                (attack.aimed, attack.dodge_card, attack.dud, attack.misfire, attack.deadly) =
                    (aimed, false, false, false, 0);
            }
        }
        Seen::AttackTwisted { twist } => {
            if let Some(attack) = board.attacks.top_mut() {
                match twist {
                    Twist::Dodged => attack.dodge_card = true,
                    Twist::Dud => attack.dud = true,
                    Twist::Deadly(more) => attack.deadly += more,
                    Twist::Misfire => attack.misfire = true,
                }
            }
        }
        Seen::Rolled { ref dice } => {
            let (marines, monsters) = attacked(board);
            if let Some(attack) = board.attacks.top_mut() {
                for (lies, die) in attack.dice.iter_mut().zip(dice) {
                    *lies = Pellet { colour: die.colour, face: die.face };
                }
                attack.rolled = true;
                attack.hit_marines |= marines;
                attack.hit_monsters |= monsters;
                let first = !attack.made;
                attack.made = true;
                let attacker = attack.attacker;
                if first {
                    match attacker {
                        Figure::Marine(marine) => {
                            let one = &mut board.squad[marine as usize];
                            one.attacks = one.attacks.wrapping_add(1);
                        }
                        Figure::Monster(slot) => {
                            let one = &mut board.monsters[slot as usize];
                            one.attacks = one.attacks.wrapping_add(1);
                        }
                    }
                }
            }
        }
        Seen::Rerolled { ref dice, .. } => {
            if let Some(attack) = board.attacks.top_mut() {
                for (lies, die) in attack.dice.iter_mut().zip(dice) {
                    *lies = Pellet { colour: die.colour, face: die.face };
                }
            }
        }
        Seen::AmmoSpent { marine, ammo, left } => board.squad[marine as usize - 1].ammo[ammo.index()] = left,
        Seen::Missed { .. } | Seen::Hit { .. } | Seen::Held { .. } => {}
        Seen::Scattered { number, .. } => {
            board.deck_len -= 1;
            board.deck.open_mut(key).0[board.deck_len as usize] = Card(0);
            discard(board, number);
        }
        Seen::ScatterLands { at } => {
            let at = at.map_or(Square::NONE, |at| square(board, at));
            if let Some(attack) = board.attacks.top_mut() {
                attack.square = at;
            }
        }
        Seen::Wounded { figure, left, wounds, cause, .. } => {
            match figure {
                Figure::Marine(marine) => board.squad[marine as usize].wounds = left,
                Figure::Monster(slot) => {
                    board.monsters[slot as usize].wounds += wounds;
                    board.monsters[slot as usize].scalded |= cause == Cause::Hazard;
                }
            }
            board.stops = board.stops.wrapping_add(1);
        }
        Seen::Fragged { marine, at, frags } => {
            let fell = square(board, at);
            board.has_left_hazards(Figure::Marine(marine - 1));
            let one = &mut board.squad[marine as usize - 1];
            (one.at, one.fell) = (Square::NONE, fell);
            (one.wounds, one.armor, one.berserk, one.order) = (one.full_wounds, one.full_armor, 0, None);
            board.frags = frags;
            board.recount_marines();
        }
        Seen::BarrelExploded { at } => {
            let at = square(board, at);
            board.barrels.remove(at);
        }
        Seen::AttackSettled => {
            if let Some(attack) = board.attacks.top_mut() {
                attack.rolled = false;
            }
        }
        Seen::AttackVoid | Seen::AttackEnded => board.attacks.pop(),

        Seen::SpawnChosen { .. } => {}
        Seen::Activated { monster, granted, .. } => {
            board.active = Some(board.reference(monster));
            let one = &mut board.monsters[monster as usize];
            one.activated |= !granted;
            (one.scalded, one.rampage, one.haste) = (false, 0, 0);
        }
        Seen::Hastened { monster, points, .. } => board.monsters[monster as usize].haste += points,
        Seen::Rampages { monster, .. } => board.monsters[monster as usize].rampage += 1,
        Seen::MoreSpawns { cards } => board.spawns += cards,
        Seen::DarknessFalls => board.darkness = true,
        Seen::DarknessLifts => board.darkness = false,
        Seen::TokensSwapped { places: (one, other), .. } => {
            let find = |place| board.tokens.iter().position(|token| token.at.is_some() && token.place == place);
            if let (Some(one), Some(other)) = (find(one), find(other)) {
                let at = board.tokens[one].at;
                board.tokens[one].at = board.tokens[other].at;
                board.tokens[other].at = at;
            }
        }
        Seen::WoundRemoved { monster, .. } => {
            let one = &mut board.monsters[monster as usize];
            one.wounds = one.wounds.saturating_sub(1);
        }

        Seen::Encountered { place, .. } => {
            board.encountered |= 1_u64.checked_shl(u32::from(place)).unwrap_or(0);
            for token in &mut board.tokens {
                if token.place == place && token.kind == TokenKind::Encounter {
                    token.at = Square::NONE;
                }
            }
        }
        Seen::ExitReached { marine } => board.exited |= 1 << (marine - 1),
        Seen::GoalDone { goal } => board.goals_done |= 1 << goal,
        Seen::GameOver { ending } => board.ending = Some(ending),
    }
}

/// DM-24.5: whom the attack under way is rolled for.
fn attacked(board: &Board) -> (u8, u64) {
    let Some(attack) = board.attacks.top() else { return (0, 0) };
    let struck = attack.target.or_else(|| board.figures_at(attack.square).next());
    struck.into_iter().fold((0, 0), |(marines, monsters), figure| match figure {
        Figure::Marine(marine) => (marines | 1 << marine, monsters),
        Figure::Monster(slot) => (marines, monsters | 1 << slot),
    })
}

/// Orders that go when something happens to their marine.
pub fn goes(order: Order, why: Lost) -> bool {
    match why {
        Lost::Used | Lost::Fragged => true,
        // DM-16.6, DM-16.11.
        Lost::Moved | Lost::Wounded => matches!(order, Order::Aim | Order::Guard),
        // DM-5.2 (2).
        Lost::TurnBegan => matches!(order, Order::Guard | Order::Dodge | Order::Heal),
    }
}
