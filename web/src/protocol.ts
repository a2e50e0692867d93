/** The protocol of the server. Views are the titles' own: `titles/<title>/view.ts`. */
export type * from "./protocol.generated";
