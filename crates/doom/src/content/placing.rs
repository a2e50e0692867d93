//! Checking what stands and lies in a scenario: starts, monsters, tokens, and what the box holds.

use super::raw::{Name, Spanned};
use super::raw_scenario::*;
use super::scenario::{Draft, Ground, texts};
use super::walks::walk;
use super::{MOST_TOKENS, MonsterPlace, TokenPlace, pieces_fit};
use crate::geometry::{State, body, whole};
use crate::pieces::{
    Area, Axis, DoorKind, DoorSet, KeyColour, MonsterKind, Shape, Square, Squares, Terrain, TokenKind,
};

impl Draft<'_, '_> {
    pub fn area(&mut self, name: &Name, ground: &Ground) -> Option<Area> {
        let found = ground.areas.iter().position(|area| area.id == *name.get_ref());
        if found.is_none() {
            self.checker.wrong(name.span().start, format!("there is no area {}", name.get_ref()));
        }
        found.map(|at| Area(at as u8))
    }

    /// A square that lies in an area, as the list says.
    fn square(&mut self, at: usize, [x, y]: [u8; 2], area: Area, ground: &Ground) -> Option<Square> {
        let square = ground.map.at(x, y);
        match square {
            None => self.checker.wrong(at, format!("{x},{y} is wall")),
            Some(square) if ground.map.area(square) != area => {
                let found = &ground.areas[ground.map.area(square).index()].id;
                let named = &ground.areas[area.index()].id;
                self.checker.wrong(at, format!("{x},{y} lies in area {found}, not in {named}"));
            }
            Some(_) => {}
        }
        square
    }

    pub fn starts(&mut self, raw: &RawScenario, ground: &Ground, area: Area) -> [Square; 3] {
        let listed = raw.marine_starts.get_ref();
        if listed.len() != 3 {
            let what = format!("there are three start squares, not {}", listed.len());
            self.checker.wrong(raw.marine_starts.span().start, what);
        }
        let mut starts = [Square::NONE; 3];
        for (number, start) in listed.iter().take(3).enumerate() {
            let at = start.span().start;
            let Some(square) = self.square(at, *start.get_ref(), area, ground) else { continue };
            if !free(ground, square) || ground.map.hazards.contains(square) || ground.map.exits.contains(square) {
                self.checker.wrong(at, "a marine starts on plain floor");
            }
            if starts.contains(&square) {
                self.checker.wrong(at, "another marine starts there");
            }
            starts[number] = square;
        }
        starts
    }

    pub fn tokens(&mut self, raw: &[RawLying], ground: &Ground) -> Vec<TokenPlace> {
        let mut tokens = Vec::new();
        for token in raw {
            let kind = *token.kind.get_ref();
            if kind == TokenKind::Encounter {
                self.checker.wrong(token.kind.span().start, "encounter tokens stand in [[encounter]]");
            }
            let Some(area) = self.area(&token.area, ground) else { continue };
            let Some(at) = self.lying(&token.at, area, ground) else { continue };
            tokens.push(TokenPlace { kind, at, area, id: None, name: Default::default(), effect: Default::default() });
        }
        tokens
    }

    pub fn encounters(&mut self, raw: &[RawEncounter], ground: &Ground) -> Vec<TokenPlace> {
        let mut tokens: Vec<TokenPlace> = Vec::new();
        for encounter in raw {
            let id = encounter.id.get_ref();
            if tokens.iter().any(|other| other.id.as_ref() == Some(id)) {
                self.checker.wrong(encounter.id.span().start, format!("there is another encounter {id}"));
            }
            let Some(area) = self.area(&encounter.area, ground) else { continue };
            let Some(at) = self.lying(&encounter.at, area, ground) else { continue };
            tokens.push(TokenPlace {
                kind: TokenKind::Encounter,
                at,
                area,
                id: Some(id.clone()),
                name: texts(encounter.name.clone()),
                effect: texts(encounter.effect.clone()),
            });
        }
        tokens
    }

    fn lying(&mut self, at: &At, area: Area, ground: &Ground) -> Option<Square> {
        let square = self.square(at.span().start, *at.get_ref(), area, ground)?;
        if !free(ground, square) || ground.map.exits.contains(square) {
            self.checker.wrong(at.span().start, "a token lies where a marine can stand, and not on an exit");
        }
        Some(square)
    }

    /// DM-M0.4: a square holds one token.
    pub fn lie_apart(&mut self, raw: &RawScenario, tokens: &[TokenPlace]) {
        let places: Vec<usize> = raw
            .tokens
            .iter()
            .map(|token| token.at.span().start)
            .chain(raw.encounters.iter().map(|encounter| encounter.at.span().start))
            .collect();
        if tokens.len() != places.len() {
            return;
        }
        for (at, token) in tokens.iter().enumerate() {
            if tokens[..at].iter().any(|other| other.at == token.at) {
                self.checker.wrong(places[at], "another token lies there");
            }
        }
    }

    pub fn monsters(&mut self, raw: &[RawPlaced], ground: &Ground, starts: &[Square]) -> Vec<MonsterPlace> {
        let everything = State { revealed: Squares::below(ground.map.len()), closed: DoorSet(u16::MAX) };
        let mut taken: Squares = starts.iter().copied().filter(|square| square.is_some()).collect();
        let mut monsters = Vec::new();
        for placed in raw {
            let at = placed.squares.span().start;
            let slot = *placed.slot.get_ref();
            if !(1..=3).contains(&slot) {
                self.checker.wrong(placed.slot.span().start, "a slot is 1, 2 or 3: so many marines bring the monster");
            }
            let Some(area) = self.area(&placed.area, ground) else { continue };
            let mut squares: Vec<Square> =
                placed.squares.get_ref().iter().filter_map(|square| self.square(at, *square, area, ground)).collect();
            squares.sort_unstable();
            if squares.len() != placed.squares.get_ref().len() || squares.is_empty() {
                continue;
            }
            let shape = self.content.monster(placed.kind).shape;
            let axis = match squares[..] {
                [one, two] if ground.map.xy(one).0 == ground.map.xy(two).0 => Axis::South,
                _ => Axis::East,
            };
            let lies = body(&ground.map, shape, squares[0], axis).filter(|body| {
                let mut own = body.squares().to_vec();
                own.sort_unstable();
                own == squares
            });
            let Some(lies) = lies else {
                let form = match shape {
                    Shape::Single => "one square",
                    Shape::Pair => "two squares side by side",
                    Shape::Block => "a block of two by two squares",
                };
                self.checker.wrong(at, format!("{} stands on {form}", placed.kind.id()));
                continue;
            };
            if !whole(&ground.map, &everything, &lies) {
                self.checker.wrong(at, format!("{} would lie across a door", placed.kind.id()));
            }
            for square in &squares {
                let (x, y) = ground.map.xy(*square);
                if taken.contains(*square) {
                    self.checker.wrong(at, format!("another figure stands on {x},{y}"));
                }
                if !free(ground, *square) || ground.map.exits.contains(*square) {
                    self.checker.wrong(at, format!("no monster can stand on {x},{y}"));
                }
                taken.insert(*square);
            }
            monsters.push(MonsterPlace { kind: placed.kind, slot, at: squares[0], axis, area });
        }
        monsters
    }

    /// Everything fits into one box.
    pub fn box_limits(&mut self, raw: &RawScenario, tokens: &[TokenPlace], monsters: &[MonsterPlace], ground: &Ground) {
        let map = &ground.map;
        let top = raw.terrain.span().start;
        for kind in TokenKind::ALL {
            let used = tokens.iter().filter(|token| token.kind == *kind).count();
            let place = raw.tokens.iter().rfind(|token| token.kind.get_ref() == kind);
            self.at_most(place.map_or(top, |token| token.kind.span().start), kind.id(), used);
        }
        if tokens.len() > MOST_TOKENS {
            self.checker.wrong(top, format!("there is room for {MOST_TOKENS} tokens"));
        }
        self.at_most(top, "vent", map.vents.len());
        self.at_most(top, "barrel", map.barrels.len());
        for colour in KeyColour::ALL {
            let pads = map.squares.iter().filter(|square| square.terrain == Terrain::Teleporter(*colour)).count();
            self.at_most(top, &format!("teleporter-{}", colour.id()), pads);
            if pads == 1 {
                self.checker.wrong(top, format!("a {} teleporter leads nowhere without a second one", colour.id()));
            }
        }
        let doors = |kind: DoorKind| ground.doors.iter().filter(|door| door.kind == kind).count();
        let first = raw.doors.first().map_or(top, |door| door.id.span().start);
        self.at_most(first, "door-normal", doors(DoorKind::Normal));
        for colour in KeyColour::ALL {
            let id = format!("door-security-{}", colour.id());
            self.at_most(first, &id, doors(DoorKind::Security(*colour)));
        }
        let drawn = |squares: &Squares| squares.iter().map(|square| map.xy(square)).collect::<Vec<_>>();
        let piece = |id: &str| self.content.pieces.get(id).copied().unwrap_or_default();
        let blocking = [(1, piece("blocking-1x1")), (2, piece("blocking-1x2")), (3, piece("blocking-1x3"))];
        let hazards = [(2, piece("hazard-1x2"))];
        if !pieces_fit::fit(&drawn(&map.blocking), &blocking) {
            let counts = blocking.map(|(length, count)| format!("{count} of 1x{length}")).join(", ");
            self.checker.wrong(top, format!("the obstacles cannot be laid with the pieces of the box: {counts}"));
        }
        if !pieces_fit::fit(&drawn(&map.hazards), &hazards) {
            let what = format!("the hazards cannot be laid with the {} pieces of 1x2 squares in the box", hazards[0].1);
            self.checker.wrong(top, what);
        }
        for (area, text) in ground.areas.iter().enumerate() {
            for (kind, marines) in MonsterKind::ALL.iter().flat_map(|kind| (1..=3).map(move |marines| (*kind, marines)))
            {
                let here = |placed: &&MonsterPlace| placed.area.index() == area && placed.kind == kind;
                let used = monsters.iter().filter(here).filter(|placed| placed.slot <= marines).count();
                let figures = usize::from(self.content.monster(kind).figures_per_colour * marines);
                if used > figures {
                    let place =
                        raw.monsters.iter().find(|placed| placed.kind == kind && *placed.area.get_ref() == text.id);
                    let what = format!(
                        "area {} needs {used} figures of {} with {marines} marines; there are {figures}",
                        text.id,
                        kind.id()
                    );
                    self.checker.wrong(place.map_or(top, |placed| placed.squares.span().start), what);
                }
            }
        }
    }

    fn at_most(&mut self, at: usize, id: &str, used: usize) {
        let most = self.content.pieces.get(id).copied().unwrap_or_default();
        if used > most {
            self.checker.wrong(at, format!("{used} of {id}: the box holds {most}"));
        }
    }

    /// Every square can be reached, and every key before its door.
    pub fn walked(&mut self, raw: &RawScenario, ground: &Ground, starts: &[Square], tokens: &[TokenPlace]) {
        if starts.iter().any(|start| start.is_none()) || ground.doors.len() != raw.doors.len() {
            return;
        }
        let walk = walk(&ground.map, &ground.doors, starts, tokens);
        for (door, colour) in &walk.stuck {
            let what = format!("no marine can find the {} key before this door", colour.id());
            self.checker.wrong(raw.doors[door.index()].id.span().start, what);
        }
        let floor = Squares::below(ground.map.len()).minus(&ground.map.blocking);
        let mut lost = floor.minus(&walk.with_all_doors);
        while let Some(square) = lost.iter().next() {
            let (x, y) = ground.map.xy(square);
            let row = &raw.areas.get_ref()[y as usize];
            self.checker.wrong(row.span().start, format!("{x},{y} cannot be reached, even with all doors open"));
            // One word for every area that is cut off.
            lost = lost.minus(&ground.map.areas[ground.map.area(square).index()]);
        }
    }

    /// The picture for people shows what the lists say; a figure hides a token under it.
    pub fn picture(&mut self, drawn: &Spanned<Vec<Name>>, raw: &RawScenario, ground: &Ground) {
        let rows = raw.terrain.get_ref();
        let mut expected: Vec<Vec<u8>> = rows.iter().map(|row| row.get_ref().as_bytes().to_vec()).collect();
        let inside = |[x, y]: [u8; 2]| ground.map.at(x, y).is_some();
        let mut draw = |[x, y]: [u8; 2], letter: u8| {
            if inside([x, y]) {
                expected[y as usize][x as usize] = letter;
            }
        };
        raw.tokens.iter().for_each(|token| draw(*token.at.get_ref(), letter_of_token(*token.kind.get_ref())));
        raw.encounters.iter().for_each(|encounter| draw(*encounter.at.get_ref(), b'?'));
        for (start, letter) in raw.marine_starts.get_ref().iter().zip(*b"123") {
            draw(*start.get_ref(), letter);
        }
        for monster in &raw.monsters {
            monster.squares.get_ref().iter().for_each(|square| draw(*square, letter_of_monster(monster.kind)));
        }
        if drawn.get_ref().len() != expected.len() {
            self.checker.wrong(drawn.span().start, format!("`setup` has {} rows, as `areas`", expected.len()));
            return;
        }
        for (row, expected) in drawn.get_ref().iter().zip(expected) {
            if row.get_ref().as_bytes() != expected {
                let expected = String::from_utf8_lossy(&expected).into_owned();
                self.checker.wrong(row.span().start, format!("the lists say {expected} here"));
            }
        }
    }
}

/// Neither obstacle nor barrel.
fn free(ground: &Ground, square: Square) -> bool {
    !ground.map.blocking.contains(square) && !ground.map.barrels.contains(square)
}

const fn letter_of_monster(kind: MonsterKind) -> u8 {
    match kind {
        MonsterKind::Zombie => b'Z',
        MonsterKind::Imp => b'I',
        MonsterKind::Trite => b'T',
        MonsterKind::Demon => b'D',
        MonsterKind::Archvile => b'V',
        MonsterKind::Mancubus => b'M',
        MonsterKind::HellKnight => b'H',
        MonsterKind::Cyberdemon => b'C',
    }
}

const fn letter_of_token(kind: TokenKind) -> u8 {
    match kind {
        TokenKind::Bullets => b'a',
        TokenKind::Rockets => b'g',
        TokenKind::Cells => b'c',
        TokenKind::Chainsaw => b'w',
        TokenKind::Shotgun => b's',
        TokenKind::MachineGun => b'm',
        TokenKind::ChainGun => b'n',
        TokenKind::RocketLauncher => b'l',
        TokenKind::PlasmaGun => b'p',
        TokenKind::Bfg => b'f',
        TokenKind::Health => b'h',
        TokenKind::Armor => b'+',
        TokenKind::Adrenaline => b'A',
        TokenKind::Berserk => b'K',
        TokenKind::RedKey => b'R',
        TokenKind::BlueKey => b'U',
        TokenKind::YellowKey => b'Y',
        TokenKind::Encounter => b'?',
    }
}
