/** The protocol of the server. Views and events are the titles' own: `titles/<title>/generated.ts`. */
export type * from "./protocol.generated";
