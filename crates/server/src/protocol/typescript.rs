//! The protocol as TypeScript, for the browser client: one file, made from these types and never edited.
//!
//! The test fails when the file is not what the types say; with `HOLDOUT_WRITE=1` it writes the file instead.

use super::*;
use std::path::Path;
use ts_rs::{Config, TS};

const FILE: &str = "../../web/src/protocol.generated.ts";

const HEAD: &str = "\
/**
 * Everything that travels between the browser and the server. Made from crates/server/src/protocol by
 * `HOLDOUT_WRITE=1 cargo test -p holdout-server typescript`; do not edit.
 */

/** A structured answer, statement or event: `type` and the fields of that type. */
export interface Typed {
  type: string;
  [field: string]: unknown;
}

export type OptionValue = string | number | boolean | null | (string | number)[];

export interface OptionChoice {
  value: OptionValue;
  name: Phrase;
  text: Phrase;
}

/** An option of a title's setup. */
export interface TitleOption {
  id: string;
  /** A list is several values in an order. */
  kind: \"choice\" | \"flag\" | \"list\";
  default: OptionValue;
  choices?: OptionChoice[];
  name: Phrase;
  text: Phrase;
}

/** When each seat's time runs out, in milliseconds from when the message was sent. */
export type Clock = Record<string, number>;

/** A finished game as a file. */
export interface GameRecord {
  commitment?: string;
  seed?: string;
  [field: string]: unknown;
}
";

fn declare<T: TS>(text: &mut String, config: &Config) {
    text.push('\n');
    if let Some(docs) = T::docs() {
        text.push_str(&docs);
    }
    text.push_str("export ");
    text.push_str(&T::decl(config));
    text.push('\n');
}

fn typescript() -> String {
    let config = Config::default();
    let mut text = HEAD.to_owned();
    macro_rules! declare {
        ($($name:ty),* $(,)?) => { $(declare::<$name>(&mut text, &config);)* };
    }
    declare!(
        Phrase,
        Arg,
        Ask,
        Liberties,
        Mode,
        Choice,
        Greyed,
        Waiting,
        SeenEvent,
        Outcome,
        Title,
        Role,
        NewTable,
        PlayOn,
        NewSeat,
        NewSeatKind,
        TableClock,
        ClockKind,
        OnTimeout,
        UndoPolicy,
        SeatLink,
        TableMade,
        PublicTable,
        Joined,
        SeatState,
        SeatKind,
        Lobby,
        ChatLine,
        Stage,
        Snapshot,
        LuckShown,
        Hint,
        OwnTable,
        PlayedUnder,
        LuckPromise,
        ReplayStep,
        ReplayPage,
        Made,
        RuleIndex,
        Chapter,
        RuleText,
        KeptFor,
        Group,
        Failure,
        Place,
        ToServer,
        Instead,
        FromServer,
        Update,
        UndoState,
        UndoOffer,
        UndoAsked,
        NewCall,
        PushTo,
        CallKind,
        Call,
        Calls,
        CallMade,
    );
    text
}

#[test]
fn the_typescript_of_the_protocol_is_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let made = typescript();
    if std::env::var_os("HOLDOUT_WRITE").is_some() {
        std::fs::write(&file, &made).unwrap();
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(found == made, "{FILE} is out of date; HOLDOUT_WRITE=1 cargo test -p holdout-server typescript writes it");
}
