/** Which zones lie beside each other and what parts them, read from the map. */
import type { Edge, Spot, DoorView, View } from "./view";

export interface Border {
  zone: Spot;
  /** A door that has to be opened first. */
  shut: boolean;
}

/** The neighbours of every zone one can walk to, or could if a door were open. */
export function borders({ map, doors = [] }: Pick<View, "map" | "doors">): Map<Spot, Border[]> {
  const found = new Map<Spot, Border[]>();
  const join = (one: Spot | undefined, other: Spot | undefined, edge: Edge | undefined): void => {
    if (one === undefined || other === undefined || one === other || edge === undefined || edge === "wall" || edge === "rampart") return;
    const shut = (edge === "door" || edge === "opening") && isShut(doors, one, other);
    for (const [from, zone] of [[one, other], [other, one]] as const) {
      const known = found.get(from) ?? [];
      if (!known.some((border) => border.zone === zone)) found.set(from, [...known, { zone, shut }]);
    }
  };
  map.cells.forEach((zone, index) => {
    if ((index + 1) % map.columns !== 0) join(zone, map.cells[index + 1], map.east[index]);
    join(zone, map.cells[index + map.columns], map.south[index]);
  });
  for (const door of doors) if (door.vault === true) join(door.between[0], door.between[1], "door");
  return found;
}

function isShut(doors: readonly DoorView[], one: Spot, other: Spot): boolean {
  return doors.some((door) => !door.open && door.between.includes(one) && door.between.includes(other));
}
