//! The calls of the moments: each goes to the parts in play, in the order of their list.

use super::*;

/// Slots whose card may not leave them.
pub(crate) fn kept(board: &Board, hero: Hero) -> Slots {
    must_keep(board, hero).map_or_else(Slots::default, |(slot, ..)| Slots::only(slot))
}

/// What must be settled before anything else goes on. Asked after everything that happens, and most often nothing.
#[inline]
pub(crate) fn due(board: &Board) -> Option<crate::Frame> {
    if is_due(board) { first_due(board) } else { None }
}

/// The rule the game is lost by as the board is, and the ending. Asked as often, and most often it is not.
#[inline]
pub(crate) fn lost(board: &Board) -> Option<(Cited, &'static str)> {
    if is_lost(board) { first_lost(board) } else { None }
}

/// Makes the calls from the list of parts.
macro_rules! calls {
    ($($name:ident: $part:ident),+ $(,)?) => {
        // The moments, in the order of `moments.rs`.

        pub(crate) fn agree(parts: &Parts, setup: &Setup, problems: &mut Vec<Problem>) {
            $(if let Some(part) = &parts.$name { part.agree(setup, problems); })+
        }

        pub(crate) fn lay_out(setup: &Setup, board: &mut Board) {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name { part.lay_out(setup, board); })+
        }

        pub(crate) fn set_up(cx: &mut Cx<'_>) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.set_up(cx); })+
        }

        pub(crate) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
            let parts = &acting.board.knobs().parts;
            $(if let Some(part) = &parts.$name { part.offer(acting, out); })+
        }

        pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
            let parts = &cx.board().knobs().parts;
            match answer { $(Answer::$part(answer) => parts.$name.expect(IN_PLAY).perform(cx, hero, answer)),+ }
        }

        pub(crate) fn bars_step(acting: &Acting<'_>, to: Zone) -> Option<(Why, Cited)> {
            let parts = &acting.board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.bars_step(acting, to) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn dooms(board: &Board, hero: Hero, to: Zone) -> Option<&'static str> {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.dooms(board, hero, to) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn bars_search(acting: &Acting<'_>) -> Option<(Why, Cited)> {
            let parts = &acting.board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.bars_search(acting) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn lets_search(acting: &Acting<'_>) -> bool {
            let parts = &acting.board.knobs().parts;
            false $(|| parts.$name.as_ref().is_some_and(|part| part.lets_search(acting)))+
        }

        pub(crate) fn bars_objective(acting: &Acting<'_>) -> Option<(Why, Cited)> {
            let parts = &acting.board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.bars_objective(acting) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn bars_escape(acting: &Acting<'_>) -> Option<(Why, Cited)> {
            let parts = &acting.board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.bars_escape(acting) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn strides(acting: &Acting<'_>) -> Option<u32> {
            let parts = &acting.board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.strides(acting) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn leaves(cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.leaves(cx, hero, zone); })+
        }

        pub(crate) fn chills(cx: &mut Cx<'_>, zone: Zone) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.chills(cx, zone); })+
        }

        pub(crate) fn stepped_in(cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.stepped_in(cx, hero, zone); })+
        }

        pub(crate) fn passes(cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.passes(cx, hero, zone); })+
        }

        pub(crate) fn acts(cx: &mut Cx<'_>, hero: Hero, answer: &crate::Answer) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.acts(cx, hero, answer); })+
        }

        pub(crate) fn took(cx: &mut Cx<'_>, hero: Hero, colour: Colour) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.took(cx, hero, colour); })+
        }

        pub(crate) fn slain(cx: &mut Cx<'_>, hero: Hero, mode: Mode, kind: Kind, count: u8) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.slain(cx, hero, mode, kind, count); })+
        }

        pub(crate) fn pulled(cx: &mut Cx<'_>, from: Zone, to: Zone) -> Option<crate::Frame> {
            let mut next = None;
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { next = next.or(part.pulled(cx, from, to)); })+
            next
        }

        pub(crate) fn spawned(cx: &mut Cx<'_>, zone: Zone) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.spawned(cx, zone); })+
        }

        pub(crate) fn spoiled(cx: &mut Cx<'_>, zone: Zone) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.spoiled(cx, zone); })+
        }

        pub(crate) fn burnt(cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.burnt(cx, hero, zone); })+
        }

        pub(crate) fn ally_hit(cx: &mut Cx<'_>, ally: Hero, zone: Zone, count: u8) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.ally_hit(cx, ally, zone, count); })+
        }

        pub(crate) fn stirs(cx: &mut Cx<'_>, acting: &dyn Fn(&Board) -> ZoneSet) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.stirs(cx, acting); })+
        }

        pub(crate) fn broken(cx: &mut Cx<'_>, from: Zone, to: Zone, border: Border) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.broken(cx, from, to, border); })+
        }

        pub(crate) fn turns_up(cx: &mut Cx<'_>) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.turns_up(cx); })+
        }

        pub(crate) fn mover(board: &Board, hero: Hero, own: u32) -> Mover {
            let mut mover = Mover::PLAIN;
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name { mover = mover.with(part.mover(board, hero, own)); })+
            mover
        }

        pub(crate) fn must_keep(board: &Board, hero: Hero) -> Option<(Slot, Why, Cited)> {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.must_keep(board, hero) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn bars_weapon(acting: &Acting<'_>, slot: Slot) -> Option<(Why, Cited)> {
            let parts = &acting.board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.bars_weapon(acting, slot) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn offer_fights(acting: &Acting<'_>, modes: u16, out: &mut Menu<'_>) {
            let parts = &acting.board.knobs().parts;
            $(if let Some(part) = &parts.$name { part.offer_fights(acting, modes, out); })+
        }

        pub(crate) fn fight(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
            let parts = &cx.board().knobs().parts;
            match answer { $(Answer::$part(answer) => parts.$name.expect(IN_PLAY).fight(cx, hero, answer)),+ }
        }

        pub(crate) fn turn_begins(board: &Board, hero: Hero) -> Option<crate::Frame> {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.turn_begins(board, hero) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn players_begin(board: &Board) -> Option<crate::Frame> {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.players_begin(board) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn players_end(board: &Board) -> Option<crate::Frame> {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.players_end(board) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn found(cx: &mut Cx<'_>, hero: Hero, kind: Kind, count: u8) -> Option<crate::Frame> {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.found(cx, hero, kind, count) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn more_dice(board: &Board, hero: Hero, mode: Mode) -> u8 {
            0 $(+ board.knobs().parts.$name.as_ref().map_or(0, |part| part.more_dice(board, hero, mode)))+
        }

        pub(crate) fn dice_ahead(board: &Board, hero: Hero, mode: Mode) -> u8 {
            0 $(+ board.knobs().parts.$name.as_ref().map_or(0, |part| part.dice_ahead(board, hero, mode)))+
        }

        pub(crate) fn allies(board: &Board, each: &mut dyn FnMut(Ally)) {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name { part.allies(board, each); })+
        }

        pub(crate) fn heard(board: &Board, noise: &mut [u8; MAX_ZONES]) {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name { part.heard(board, noise); })+
        }

        pub(crate) fn is_company(board: &Board, zone: Zone) -> bool {
            let parts = &board.knobs().parts;
            false $(|| parts.$name.as_ref().is_some_and(|part| part.is_company(board, zone)))+
        }

        pub(crate) fn takes_back(board: &mut Board, card: crate::pieces::Card, held: bool) -> bool {
            let parts = &board.knobs().parts;
            false $(|| parts.$name.is_some() && $name::$part::takes_back(board, card, held))+
        }

        fn is_due(board: &Board) -> bool {
            let parts = &board.knobs().parts;
            false $(|| parts.$name.as_ref().is_some_and(|part| part.is_due(board)))+
        }

        fn first_due(board: &Board) -> Option<crate::Frame> {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name && part.is_due(board) {
                return part.due(board);
            })+
            None
        }

        pub(crate) fn killed(cx: &mut Cx<'_>, zone: Zone, kind: Kind, count: u8) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.killed(cx, zone, kind, count); })+
        }

        pub(crate) fn came(cx: &mut Cx<'_>, zone: Zone, kind: Kind) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.came(cx, zone, kind); })+
        }

        pub(crate) fn pushed(board: &mut Board, from: Zone, to: Zone) {
            $($name::$part::pushed(board, from, to);)+
        }

        /// Whether any of them can lose the game at all.
        pub(crate) fn can_lose(parts: &Parts) -> bool {
            false $(|| parts.$name.as_ref().is_some_and(|part| part.lost().is_some()))+
        }

        fn is_lost(board: &Board) -> bool {
            let parts = &board.knobs().parts;
            false $(|| parts.$name.as_ref().is_some_and(|part| part.is_lost(board)))+
        }

        fn first_lost(board: &Board) -> Option<(Cited, &'static str)> {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name && part.is_lost(board) {
                return part.lost();
            })+
            None
        }

        pub(crate) fn activates(cx: &mut Cx<'_>, kinds: u8) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.activates(cx, kinds); })+
        }

        pub(crate) fn roused(cx: &mut Cx<'_>, roused: &dyn Fn(&Board, Zone) -> Counts) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.roused(cx, roused); })+
        }

        pub(crate) fn sleeps(board: &Board) -> bool {
            let parts = &board.knobs().parts;
            false $(|| parts.$name.as_ref().is_some_and(|part| part.sleeps(board)))+
        }

        pub(crate) fn asleep(board: &Board, zone: Zone, begun: bool) -> Counts {
            let mut asleep = [0; KINDS];
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name {
                asleep.iter_mut().zip(part.asleep(board, zone, begun)).for_each(|(all, more)| *all = more.max(*all));
            })+
            asleep
        }

        pub(crate) fn settled(cx: &mut Cx<'_>) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.settled(cx); })+
        }

        pub(crate) fn own_ways(
            board: &Board,
            paths: &mut Paths<'_>,
            kind: Kind,
            from: Zone,
            called: Option<ZoneSet>,
        ) -> Option<OwnWays> {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.own_ways(board, paths, kind, from, called) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn way_rule(parts: &Parts, kind: Kind) -> Option<Cited> {
            $(if let Some(part) = &parts.$name && let Some(found) = part.way_rule(kind) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn walk(cx: &mut Cx<'_>, kind: Kind, number: u8, from: Zone, to: Zone) -> bool {
            let parts = &cx.board().knobs().parts;
            false $(|| parts.$name.as_ref().is_some_and(|part| part.walk(cx, kind, number, from, to)))+
        }

        pub(crate) fn marched(cx: &mut Cx<'_>) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.marched(cx); })+
        }

        pub(crate) fn card(cx: &mut Cx<'_>, card: Card, zone: Zone, token: Option<u8>) -> OnCard {
            let parts = &cx.board().knobs().parts;
            match card { $(Card::$part(card) => parts.$name.expect(IN_PLAY).card(cx, card, zone, token)),+ }
        }

        pub(crate) fn after_card(cx: &mut Cx<'_>, card: Card, zone: Zone) -> Then {
            let parts = &cx.board().knobs().parts;
            match card { $(Card::$part(card) => parts.$name.expect(IN_PLAY).after_card(cx, card, zone)),+ }
        }

        pub(crate) fn appears(board: &Board, kind: Kind, zone: Zone) -> Option<crate::Frame> {
            let parts = &board.knobs().parts;
            $(if let Some(part) = &parts.$name && let Some(found) = part.appears(kind, zone) {
                return Some(found);
            })+
            None
        }

        pub(crate) fn cards_done(cx: &mut Cx<'_>) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.cards_done(cx); })+
        }

        pub(crate) fn phase_ends(cx: &mut Cx<'_>, phase: Phase) {
            let parts = &cx.board().knobs().parts;
            $(if let Some(part) = &parts.$name { part.phase_ends(cx, phase); })+
        }

        pub(crate) fn evolve(board: &mut Board, seen: &Seen, key: Key) {
            match seen { $(Seen::$part(seen) => $name::$part::evolve(board, seen, key)),+ }
        }

        pub(crate) fn evolve_hidden(board: &mut Board, hidden: &Hidden, key: Key) {
            match hidden { $(Hidden::$part(hidden) => $name::$part::evolve_hidden(board, hidden, key)),+ }
        }

        #[allow(unreachable_code)] // Some parts have nothing hidden.
        pub(crate) fn see(hidden: &Hidden) -> Seen {
            match hidden { $(Hidden::$part(hidden) => Seen::$part($name::$part::see(hidden))),+ }
        }

        pub(crate) fn is_news(seen: &Seen) -> bool {
            match seen { $(Seen::$part(seen) => $name::$part::is_news(seen)),+ }
        }

        pub(crate) fn answer_phrase(frame: &crate::Frame, board: &Board, answer: &Answer) -> Phrase {
            match answer { $(Answer::$part(answer) => $name::$part::answer_phrase(frame, board, answer)),+ }
        }

        pub(crate) fn event_phrase(seen: &Seen) -> Option<Phrase> {
            match seen { $(Seen::$part(seen) => $name::$part::event_phrase(seen)),+ }
        }

        pub(crate) fn arrange(all: &mut Arranging) {
            let parts = &all.board.knobs().parts;
            $(if let Some(part) = &parts.$name { part.arrange(all); })+
        }

        pub(crate) fn imagine(board: &mut Board, key: Key, throw: &mut Throw<'_>) {
            $($name::$part::imagine(board, key, throw);)+
        }

        pub(crate) fn count_cards(board: &Board, key: Key, count: &mut dyn FnMut(crate::pieces::Card)) {
            $($name::$part::count_cards(board, key, count);)+
        }

        pub(crate) fn conserved(board: &Board) -> Result<(), String> {
            $(if board.knobs().parts.$name.is_some() { $name::$part::conserved(board)?; })+
            Ok(())
        }
    };
}

each_part!(calls);
