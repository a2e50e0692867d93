//! The table as text, for terminals: the revealed map in squares, figures, equipment, cards.

use crate::pieces::{MonsterKind, Spot, TokenKind};
use crate::view::{Thing, View};
use holdout_kernel::Phrase;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Everything a viewer sees, in the viewer's language.
pub fn picture(view: &View, say: &dyn Fn(&Phrase) -> String) -> String {
    let word = |key: String| say(&Phrase::new(key));
    let mut text = String::new();
    // A scenario of one's own has no words in the locales.
    let [en, pl] = view.scenario.title;
    let head = Phrase::new("dm-picture-head")
        .arg("words-en", en.clone())
        .arg("words-pl", pl.clone())
        .arg("round", usize::from(view.round))
        .arg("frags", view.frags)
        .arg("goal", view.frags_to_win);
    let _ = writeln!(text, "{}", say(&head));
    if let Some(left) = view.countdown {
        let _ = writeln!(text, "{}", say(&Phrase::new("dm-picture-countdown").arg("left", left)));
    }
    if let Some(reached) = view.reached {
        let _ = writeln!(text, "{}", say(&Phrase::new("dm-picture-reached").arg("reached", reached)));
    }
    if view.darkness {
        let _ = writeln!(text, "{}", say(&Phrase::new("dm-picture-darkness")));
    }
    text += &map(view);
    for door in &view.doors {
        // An ordinary door says by its sign on the map all there is to say.
        let state = if door.jammed {
            "jammed"
        } else if door.locked {
            "locked"
        } else {
            door.state
        };
        if door.kind != "normal" || door.jammed || door.state == "destroyed" {
            let line = Phrase::new("dm-picture-door")
                .term("door", format!("dm-door-{}", door.kind))
                .arg("at", Spot { x: door.door.x, y: door.door.y }.to_string())
                .arg("state", state.to_owned());
            let _ = writeln!(text, "{}", say(&line));
        }
    }
    if !view.keys.is_empty() {
        let keys: Vec<String> = view.keys.iter().map(|key| word(format!("dm-token-key-{}", key.id()))).collect();
        let _ = writeln!(text, "{}", say(&Phrase::new("dm-picture-keys").arg("keys", keys.join(", "))));
    }
    for marine in &view.marines {
        let place = marine.at.map_or_else(|| "-".into(), |at| at.to_string());
        let line = Phrase::new("dm-picture-marine")
            .arg("marine", holdout_kernel::Seat(marine.marine))
            .arg("number", marine.marine)
            .arg("at", place)
            .arg("wounds", marine.wounds)
            .arg("full", marine.full_wounds)
            .arg("armor", marine.armor)
            .arg("bullets", marine.bullets)
            .arg("rockets", marine.rockets)
            .arg("cells", marine.cells);
        let mut more: Vec<String> = marine.weapons.iter().map(|one| word(format!("dm-weapon-{}", one.id()))).collect();
        more.extend(marine.cards.iter().map(|card| word(format!("dm-marine-card-{}", card.id()))));
        if marine.adrenaline > 0 {
            more.push(format!("{} {}", word("dm-token-adrenaline".into()), marine.adrenaline));
        }
        if marine.berserk > 0 {
            more.push(word("dm-token-berserk".into()));
        }
        more.extend(marine.order.iter().map(|order| format!("[{}]", word(format!("dm-order-{}", order.id())))));
        let _ = writeln!(text, "{} {}", say(&line), more.join(", "));
    }
    for one in &view.monsters {
        let name = word(format!("dm-monster-{}", one.kind.id()));
        let spent = if one.activated { " *" } else { "" };
        let _ = writeln!(text, "{:>2} {name} {} {}/{}{spent}", one.monster, one.at, one.wounds, one.life);
    }
    if let Some(dark) = &view.dark {
        let monsters = dark.monsters.iter().map(|one| (format!("dm-monster-{}", one.kind.id()), one.at));
        let tokens = dark.tokens.iter().map(|one| (format!("dm-token-{}", one.kind.id()), one.at));
        let things: Vec<String> = monsters.chain(tokens).map(|(key, at)| format!("{} {at}", word(key))).collect();
        if !things.is_empty() {
            let line = Phrase::new("dm-picture-dark").arg("things", things.join(", "));
            let _ = writeln!(text, "{}", say(&line));
        }
    }
    if !view.in_sight.is_empty() {
        let squares = view.in_sight.iter().map(|one| format!("{} ({})", one.at, one.range));
        let line = Phrase::new("dm-picture-in-sight").arg("squares", squares.collect::<Vec<_>>().join(", "));
        let _ = writeln!(text, "{}", say(&line));
    }
    let cards =
        Phrase::new("dm-picture-cards").arg("deck", view.deck).arg("hand", view.hand_size).arg("pile", view.pile.len());
    let _ = writeln!(text, "{}", say(&cards));
    if let Some(hand) = &view.hand {
        let names: Vec<String> = hand
            .iter()
            .map(|card| match card {
                crate::pieces::CardName::Event(event) => word(format!("dm-event-card-{}", event.id())),
                crate::pieces::CardName::Spawn(spawn) => word(format!("dm-spawn-card-{}", spawn.id())),
            })
            .collect();
        let _ = writeln!(text, "  {}", names.join(", "));
    }
    text
}

/// The revealed squares, two columns each; doors stand between them.
fn map(view: &View) -> String {
    let mut signs: BTreeMap<(u8, u8), char> = BTreeMap::new();
    let dark = view.dark.iter().flat_map(|dark| &dark.squares);
    for square in &view.squares {
        signs.insert((square.at.y, square.at.x), ground(square.is.map(Thing::id)));
    }
    for square in dark {
        let sign = square.is.map_or('·', |is| ground(Some(is.id())));
        signs.insert((square.at.y, square.at.x), sign);
    }
    for token in &view.tokens {
        put(&mut signs, token.at, token_sign(token.kind));
    }
    for one in &view.monsters {
        for square in &one.squares {
            put(&mut signs, *square, monster_sign(one.kind));
        }
    }
    for marine in &view.marines {
        if let Some(at) = marine.at {
            put(&mut signs, at, (b'0' + marine.marine) as char);
        }
    }
    let rows = signs.keys().map(|(y, _)| *y);
    let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else { return String::new() };
    let left = signs.keys().map(|(_, x)| *x).min().unwrap_or(0);
    let right = signs.keys().map(|(_, x)| *x).max().unwrap_or(0);
    let door = |upright: bool, x: u8, y: u8| {
        let dark = view.dark.iter().flat_map(|dark| &dark.doors);
        view.doors.iter().chain(dark).find(|one| {
            let line = one.door;
            line.upright == upright
                && if upright {
                    line.x == x && (line.y == y || line.y + 1 == y)
                } else {
                    line.y == y && (line.x == x || line.x + 1 == x)
                }
        })
    };
    let sign = |state: &str, closed: char| if state == "closed" { closed } else { ':' };
    let mut text = String::new();
    text += "    ";
    for x in left..=right {
        let _ = write!(text, " {}", x % 10);
    }
    text.push('\n');
    // One row and one column more: a door may stand where the dark begins.
    for y in top..=bottom + 1 {
        let mut above = String::from("    ");
        let mut line = format!("{y:>3} ");
        let mut has_door = false;
        for x in left..=right + 1 {
            let lying = door(false, x, y);
            has_door |= lying.is_some();
            above.push(' ');
            above.push(lying.map_or(' ', |one| sign(one.state, '=')));
            line.push(door(true, x, y).map_or(' ', |one| sign(one.state, '|')));
            line.push(signs.get(&(y, x)).copied().unwrap_or(' '));
        }
        if has_door {
            let _ = writeln!(text, "{}", above.trim_end());
        }
        if y <= bottom {
            let _ = writeln!(text, "{}", line.trim_end());
        }
    }
    text
}

fn put(signs: &mut BTreeMap<(u8, u8), char>, at: Spot, sign: char) {
    signs.insert((at.y, at.x), sign);
}

fn ground(is: Option<&str>) -> char {
    match is {
        Some("barrel") => 'o',
        Some("blocking") => 'X',
        Some("hazard") => '~',
        Some("vent") => 'v',
        Some("teleporter-red") => 'r',
        Some("teleporter-blue") => 'b',
        Some("teleporter-yellow") => 'y',
        Some("exit") => 'E',
        _ => '.',
    }
}

const fn monster_sign(kind: MonsterKind) -> char {
    match kind {
        MonsterKind::Zombie => 'Z',
        MonsterKind::Imp => 'I',
        MonsterKind::Trite => 'T',
        MonsterKind::Demon => 'D',
        MonsterKind::Archvile => 'V',
        MonsterKind::Mancubus => 'M',
        MonsterKind::HellKnight => 'H',
        MonsterKind::Cyberdemon => 'C',
    }
}

const fn token_sign(kind: TokenKind) -> char {
    match kind {
        TokenKind::Bullets => 'a',
        TokenKind::Rockets => 'g',
        TokenKind::Cells => 'c',
        TokenKind::Chainsaw => 'w',
        TokenKind::Shotgun => 's',
        TokenKind::MachineGun => 'm',
        TokenKind::ChainGun => 'n',
        TokenKind::RocketLauncher => 'l',
        TokenKind::PlasmaGun => 'p',
        TokenKind::Bfg => 'f',
        TokenKind::Health => 'h',
        TokenKind::Armor => '+',
        TokenKind::Adrenaline => 'A',
        TokenKind::Berserk => 'K',
        TokenKind::RedKey => 'R',
        TokenKind::BlueKey => 'U',
        TokenKind::YellowKey => 'Y',
        TokenKind::Encounter => '?',
    }
}
