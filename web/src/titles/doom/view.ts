/** The table as one viewer sees it. Places are written "x,y", doors "v5,2" or "h9,8". */
export type Spot = string;
export type Line = string;
export type Monster = "zombie" | "imp" | "trite" | "demon" | "archvile" | "mancubus" | "hell-knight" | "cyberdemon";
export type Weapon = "fist" | "chainsaw" | "pistol" | "shotgun" | "machine-gun" | "chain-gun" | "grenade" | "rocket-launcher" | "plasma-gun" | "bfg";
export type Die = "yellow" | "red" | "green" | "blue";
export type Order = "aim" | "guard" | "dodge" | "heal";
export type Key = "red" | "blue" | "yellow";
/** In English and Polish. */
export type Texts = [string, string];

export type Named = { marine: number } | { monster: number; kind: Monster };

export interface Area {
  id: string;
  name: Texts;
  text: Texts;
}

export interface SquareSeen {
  at: Spot;
  area: string;
  /** What lies on it, unless it is bare floor. */
  is?: string;
}

export interface Door {
  door: Line;
  kind: "normal" | Key;
  state: "closed" | "open" | "destroyed";
  locked: boolean;
  jammed: boolean;
}

export interface Lying {
  kind: string;
  at: Spot;
}

export interface Marine {
  marine: number;
  colour: "red" | "green" | "blue";
  at?: Spot;
  fell?: Spot;
  wounds: number;
  full_wounds: number;
  armor: number;
  bullets: number;
  rockets: number;
  cells: number;
  weapons: Weapon[];
  adrenaline: number;
  berserk: number;
  order?: Order;
  cards: string[];
}

export interface Beast {
  monster: number;
  kind: Monster;
  at: Spot;
  axis: "east" | "south";
  squares: Spot[];
  wounds: number;
  life: number;
  activated: boolean;
}

export interface Lies {
  colour: Die;
  face: number;
  range: number;
  damage: number;
  bullet?: boolean;
  miss?: boolean;
}

export interface Attack {
  who: Named;
  weapon?: Weapon;
  at?: Spot;
  range: number;
  melee: boolean;
  accuracy: number;
  deadly: number;
  blast: number;
  pool: Die[];
  dice: Lies[];
  aimed: boolean;
  dodge_card: boolean;
  interrupt: boolean;
  reaction: boolean;
  affected: Named[];
}

/** An attack whose square is being chosen. */
export type Aiming = Pick<Attack, "who" | "weapon" | "melee" | "accuracy" | "deadly" | "blast" | "pool">;

/** What lies in the dark, for those who know it. */
export interface Dark {
  areas?: Area[];
  squares?: SquareSeen[];
  doors?: Door[];
  monsters: { kind: Monster; at: Spot }[];
  tokens: Lying[];
}

export interface DmView {
  role: "invader" | "marine" | "spectator" | "omniscient";
  you?: number;
  scenario: { id: string; title: Texts; objective: Texts };
  difficulty: string;
  round: number;
  turn: "setup" | "marine" | "invader";
  acting?: number;
  frags: number;
  frags_to_win: number;
  countdown?: number;
  darkness: boolean;
  keys: Key[];
  areas: Area[];
  squares: SquareSeen[];
  doors: Door[];
  tokens: Lying[];
  marines: Marine[];
  monsters: Beast[];
  deck: number;
  hand_size: number;
  hand_limit: number;
  hand?: string[];
  pile: string[];
  shown: string[];
  attack?: Attack;
  aiming?: Aiming;
  dark?: Dark;
  outcome?: { marines_won: boolean; how: "goal" | "frags" | "countdown" };
}

/** Squares a kind of monster stands on: across and down. */
export const SIZES: Record<Monster, [number, number]> = {
  zombie: [1, 1],
  imp: [1, 1],
  trite: [1, 1],
  demon: [2, 1],
  archvile: [1, 1],
  mancubus: [2, 2],
  "hell-knight": [2, 2],
  cyberdemon: [2, 2],
};

export const marineAt = (view: DmView, number: number | undefined): Marine | undefined => view.marines.find((one) => one.marine === number);
export const beast = (view: DmView, number: number | undefined): Beast | undefined => view.monsters.find((one) => one.monster === number);

/** The marine whose turn it is. */
export const acting = (view: DmView): Marine | undefined => (view.turn === "marine" ? marineAt(view, view.acting) : undefined);

/** The squares a figure stands on. */
export function standing(view: DmView, who: Named): Spot[] {
  if ("kind" in who) return beast(view, who.monster)?.squares ?? [];
  const at = marineAt(view, who.marine)?.at;
  return at === undefined ? [] : [at];
}
