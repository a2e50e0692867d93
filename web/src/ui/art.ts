/** Drawings of our own, as symbols that are laid down once and used wherever they are needed. */
export interface Drawing {
  id: string;
  box: string;
  body: string;
  /** Only its mass and its eyes. */
  shade: string;
}

/** Width and height of a drawing in its own units. */
export function sizeOf(drawing: Drawing): { w: number; h: number } {
  const [, , w = 100, h = 100] = drawing.box.split(" ").map(Number);
  return { w, h };
}
