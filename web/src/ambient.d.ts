/** Path data of one game-icons drawing on a 512 grid; see build/icons.ts. */
declare module "icon:*" {
  const path: string;
  export default path;
}
