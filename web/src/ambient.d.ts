/** Path data of one game-icons drawing on a 512 grid; see build/icons.ts. */
declare module "icon:*" {
  const path: string;
  export default path;
}

/** A drawing of our own from `art/`. */
declare module "art:*" {
  const drawing: { id: string; box: string; body: string; shade: string };
  export default drawing;
}
