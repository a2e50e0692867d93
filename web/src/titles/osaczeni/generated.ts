/**
 * What the server sends of this game: `View` is the table through somebody's eyes, `Seen` an event. Made from the Rust
 * types by `HOLDOUT_WRITE=1 cargo test -p holdout-catalog --test typescript`; do not edit.
 */

/**
 * What a vote is about.
 */
export type About = "truck" | "badge" | "victim";

/**
 * An area of the mall by its printed number, 1 to 6.
 */
export type Area = number;

export type AreaSeen = { number: Area, 
/**
 * Character spaces; 0 is any number.
 */
spaces: number, notches: number, closed: boolean, monsters: number, strength: number, characters: Array<CharacterSeen>, 
/**
 * Whether its attack of this round is over.
 */
resolved: boolean, 
/**
 * Whether the monsters would get in as things stand.
 */
breaks_in: boolean };

/**
 * Counts of item cards, three bits per kind.
 */
export type Bag = Array<"gun" | "walkie-talkie" | "energy-drink" | "rotten-meat" | "canned-food" | "baseball-bat" | "chainsaw" | "molotov" | "truck-keys">;

/**
 * One vote in the open.
 */
export type Ballot = { seat: Seat, weight: number, 
/**
 * Whom it was cast for; nobody if the clock ran out (OS-3.22).
 */
for: Seat | null };

/**
 * Who voted, with what weight, and for whom. An entry of weight 0 cast nothing.
 */
export type Ballots = Array<{ seat: Seat, weight: number, 
/**
 * Whom it was cast for; nobody if the clock ran out (OS-3.22).
 */
for: Seat | null }>;

/**
 * One character: a kind in the colour of a seat.
 */
export type Character = { seat: Seat, kind: Kind };

export type CharacterSeen = { seat: Seat, kind: Kind, hidden: boolean };

export type ColdStoreSeen = { rows: Array<RowSeen>, stack: Array<Character> };

/**
 * A set of characters: four bits per seat.
 */
export type Crowd = Array<{ seat: Seat, kind: Kind }>;

/**
 * A handful of dice that lie on the table or under the hatch. A face is an area's number.
 */
export type Dice = Array<number>;

export type DiceSeen = { 
/**
 * Dice that the next shake uses.
 */
available: number, 
/**
 * Whether dice lie under the hatch, or lay there this round.
 */
shaken: boolean, values: Dice | null, seen_by: SeatSet, shown: Area | null };

/**
 * For offline tools: what nobody at the table sees.
 */
export type Everything = { 
/**
 * From the top.
 */
deck: Array<Item>, drawn: Array<Item>, boxed: Array<Item> };

export type FamilySeen = { seat: Seat, alive: number, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * Points of the living.
 */
points: number, eliminated: boolean, 
/**
 * Guns in force.
 */
guns: number, characters: Array<MemberSeen>, destination: Area | null, 
/**
 * Whether an answer of this seat is sealed.
 */
locked: boolean, 
/**
 * The cards themselves, for who may see them.
 */
cards: Array<Item> | null, word: WordSeen };

/**
 * What an attack finds at an area.
 */
export type Finding = "closed" | "empty" | "holds" | "threatened" | "attacked";

export type GivenSeen = { seat: Seat, item: Item };

/**
 * Why a vote did not have to be counted, or how it was decided.
 */
export type How = "alone" | "votes" | "tie-break";

/**
 * The kinds of item cards, in the order of the catalogue.
 */
export type Item = "gun" | "walkie-talkie" | "energy-drink" | "rotten-meat" | "canned-food" | "baseball-bat" | "chainsaw" | "molotov" | "truck-keys";

/**
 * OS-1.2: who a member of a family is. The order is that of OS-18.3.
 */
export type Kind = "defender" | "leader" | "crybaby" | "klutz";

export type LastVoteSeen = { area: Area, about: About, ballots: Array<Ballot>, elected: Seat | null, tie_broken_by: Seat | null };

/**
 * What a sealed answer was about.
 */
export type Lock = "vote" | "destination";

/**
 * What brought a monster.
 */
export type Lure = "die" | "crybabies" | "crowd" | "noise" | "gathering";

/**
 * The destinations on all maps, by seat.
 */
export type Maps = Array<{ seat: Seat, area: Area }>;

export type MemberSeen = { kind: Kind, 
/**
 * Where the character stands; nowhere if dead or not placed yet.
 */
area: Area | null, hidden: boolean };

/**
 * What only the viewer's own seat knows.
 */
export type Mine = { seat: Seat, hand: Array<Item>, destination: Area | null, 
/**
 * Cards drawn from the truck and not yet dealt with.
 */
drawn: Array<Item>, 
/**
 * Cards given to others that they have not played.
 */
given: Array<GivenSeen>, 
/**
 * Cards put into the box.
 */
boxed: Array<Item> };

/**
 * OS-1.13: where in a round the table is.
 */
export type Phase = "setup" | "truck" | "badge" | "destinations" | "movement" | "arrival" | "attacks" | "end-of-round" | "over";

/**
 * Points of all seats, in their order.
 */
export type Points = Array<number>;

/**
 * The promises that can be checked.
 */
export type Promised = { "type": "vote-for", player: Seat }
  | { "type": "spare", player: Seat }
  | { "type": "go", area: number }
  | { "type": "give", player: Seat }
  | { "type": "play", item: Item };

export type ResultSeen = { points: Array<number>, winners: SeatSet, survivors: number, keys: Seat | null, hands: Array<Array<Item>>, epilogue: number | null };

/**
 * What a full row of the cold store does.
 */
export type RowEffect = "monsters-enter-on-equal-strength" | "add-die";

export type RowSeen = { spaces: number, dead: Array<Character>, active: boolean };

/**
 * A place at the table, counted from 0 clockwise.
 */
export type Seat = number;

/**
 * A set of seats in one byte.
 */
export type SeatSet = Array<Seat>;

/**
 * A happening as somebody sees it.
 */
export type Seen = { "type": "tokens-dealt", badge: Seat, victim: Seat }
  | { "type": "deck-shuffled", cards: number }
  | { "type": "dealt", seat: Seat, item: Item | null }
  | { "type": "starting-dice", seat: Seat, dice: Dice }
  | { "type": "placed", seat: Seat, character: Kind, die: Area, area: Area, auto: boolean }
  | { "type": "first-dice", dice: Dice }
  | { "type": "round-began", round: number }
  | { "type": "phase-began", phase: Phase }
  | { "type": "phase-skipped", phase: Phase, why: Skipped }
  | { "type": "discussion-began", about: About, area: Area, participants: SeatSet }
  | { "type": "ready", seat: Seat }
  | { "type": "decision-began", about: About, area: Area, voters: SeatSet, candidates: SeatSet, ballot: number }
  | { "type": "locked", seat: Seat, what: Lock }
  | { "type": "votes-revealed", about: About, area: Area, ballots: Ballots }
  | { "type": "tied", candidates: SeatSet }
  | { "type": "tie-broken", seat: Seat, chosen: Seat }
  | { "type": "elected", about: About, area: Area, seat: Seat, how: How }
  | { "type": "played", seat: Seat, item: Item }
  | { "type": "votes-gained", seat: Seat, votes: number }
  | { "type": "hid", seat: Seat, character: Kind, area: Area }
  | { "type": "lured", seat: Seat, from: Area, to: Area }
  | { "type": "driven-off", seat: Seat, area: Area, count: number }
  | { "type": "drawn", seat: Seat, count: number, items: Array<Item> | null }
  | { "type": "kept", seat: Seat, item: Item | null }
  | { "type": "given", from: Seat, to: Seat, item: Item | null }
  | { "type": "boxed", seat: Seat, item: Item | null }
  | { "type": "discarded", seat: Seat, item: Item | null }
  | { "type": "badge-taken", seat: Seat, from: Seat }
  | { "type": "badge-stays", seat: Seat }
  | { "type": "shaken", count: number, dice: Dice | null }
  | { "type": "peeked", seat: Seat, dice: Dice | null }
  | { "type": "die-shown", seat: Seat, die: Area }
  | { "type": "passed", seat: Seat }
  | { "type": "announced", seat: Seat, area: Area, auto: boolean }
  | { "type": "marked", seat: Seat, area: Area }
  | { "type": "no-destination", seat: Seat }
  | { "type": "maps-revealed", maps: Maps }
  | { "type": "dice-revealed", dice: Dice }
  | { "type": "moved", seat: Seat, character: Kind, from: Area, to: Area, marked: Area | null, auto: boolean }
  | { "type": "stayed", seat: Seat, marked: Area | null, full: boolean }
  | { "type": "monster-came", area: Area, to: Area | null, lure: Lure, pool_empty: boolean }
  | { "type": "haunted", seat: Seat, from: Area, to: Area }
  | { "type": "area-checked", area: Area, monsters: number, strength: number, finding: Finding }
  | { "type": "convoy-left", area: Area, count: number }
  | { "type": "averted", area: Area, monsters: number }
  | { "type": "nobody-found", area: Area, count: number }
  | { "type": "eaten", seat: Seat, character: Kind, area: Area, row: number | null, auto: boolean }
  | { "type": "row-filled", row: number, effect: RowEffect | null }
  | { "type": "victim-token", from: Seat, to: Seat }
  | { "type": "badge-passed", from: Seat, to: Seat }
  | { "type": "consoled", seat: Seat, item: Item | null }
  | { "type": "monsters-left", area: Area, count: number }
  | { "type": "faces-up", characters: Crowd }
  | { "type": "closed", area: Area, count: number, characters: Crowd }
  | { "type": "end-checked", alive: number, limit: number, over: boolean }
  | { "type": "keys-shown", seat: Seat, points: number }
  | { "type": "scored", points: Points, winners: SeatSet, survivors: number }
  | { "type": "hand-shown", seat: Seat, hand: Bag }
  | { "type": "epilogue-unlocked", number: number }
  | { "type": "nothing-unlocked" }
  | { "type": "said", id: number, seat: Seat, statement: Statement }
  | { "type": "judged", id: number, seat: Seat, verdict: Verdict, statement: Statement }
  | { "type": "lapsed", id: number, seat: Seat };

/**
 * Why a phase was skipped.
 */
export type Skipped = "nobody-there" | "deck-empty";

/**
 * What a seat says.
 */
export type Statement = { "type": "dice", areas: Array<number> }
  | { "type": "destination", area: number }
  | { "type": "vote", player: Seat }
  | { "type": "hand", items: Array<Item> }
  | { "type": "promise", to?: Seat, 
/**
 * In which round; the next time it comes up if none is named.
 */
round?: number, what?: Promised, 
/**
 * An offer: for this in return. It binds once the other has promised just that.
 */
want?: Promised, text?: string }
  | { "type": "refuse", to: Seat };

export type StatementSeen = { id: number, seat: Seat, round: number, statement: Statement, verdict: Verdict | null };

/**
 * A family being placed.
 */
export type UnplacedSeen = { seat: Seat, dice: Dice, characters: Array<Kind> };

/**
 * Whether a statement was true, once the facts are public.
 */
export type Verdict = "kept" | "partly" | "broken";

/**
 * The table through somebody's eyes.
 */
export type View = { round: number, phase: Phase, players: number, variant: number | null, areas: Array<AreaSeen>, families: Array<FamilySeen>, badge: Seat, victim: Seat, 
/**
 * Cards left in the deck.
 */
deck: number, 
/**
 * Cards in the box, face down.
 */
boxed: number, 
/**
 * Monsters in the pool.
 */
pool: number, 
/**
 * Cards that were played, in order.
 */
played: Array<Item>, dice: DiceSeen, cold_store: ColdStoreSeen, mine: Mine | null, vote: VoteSeen | null, last_vote: LastVoteSeen | null, unplaced: UnplacedSeen | null, statements: Array<StatementSeen>, result: ResultSeen | null, everything?: Everything };

export type VoteSeen = { area: Area, about: About, step: VoteStep, voters: Array<VoterSeen>, candidates: SeatSet, elected: Seat | null };

export type VoteStep = "discussion" | "decision" | "tie-break" | "victim";

export type VoterSeen = { seat: Seat, weight: number, guns: number, ready: boolean, locked: boolean };

/**
 * How often a seat's word was kept, partly kept, broken.
 */
export type WordSeen = { kept: number, partly: number, broken: number };
