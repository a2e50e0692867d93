/**
 * Which page is shown. Addresses are plain paths; what stands behind `#` belongs to the page itself
 * (`#key=…` brings a seat, `#step=123` a moment of a replay, `#mission=m3` a choice for a new table).
 */

export type Route =
  | { page: "start" }
  | { page: "new"; title: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; title: string; rule: string | null }
  | { page: "lost" };

export function parse(path: string, hash: string): Route {
  const parts = path.split("/").filter((part) => part !== "").map(decodeURIComponent);
  const [first, second] = parts;
  if (first === undefined) return { page: "start" };
  if (second === undefined || parts.length > 2) return { page: "lost" };
  switch (first) {
    case "new":
      return { page: "new", title: second };
    case "table":
      return { page: "table", table: second };
    case "replay":
      return { page: "replay", table: second };
    case "rules":
      return { page: "rules", title: second, rule: hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null };
    default:
      return { page: "lost" };
  }
}

class Router {
  route: Route = $state.raw({ page: "start" });

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (click) => this.#follow(click));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address without a new page and without a new entry in the history. */
  rename(address: string): void {
    history.replaceState(null, "", address);
  }

  #read(): void {
    this.route = parse(location.pathname, location.hash);
  }

  /** Links inside the page change the page instead of loading it anew. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element).closest("a");
    if (link === null || link.target !== "" || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash !== "") return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** Values behind `#`, as in `#key=abc&step=12`. */
export function hashValues(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}
