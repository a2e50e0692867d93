/** The contract of phrases that the terminal keeps as well. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { render } from "../src/lib/phrase";

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const POLISH = bundle(
  "pl",
  `
common-seat = Gracz { $number }
common-list-more = { $list }, { $item }
common-list-last = { $list } i { $item }
area-1 = Toalety
    .to = do toalet
area-5 = Hol
    .to = do holu
person = Lider
    .acc = Lidera
monsters = { $count ->
    [one] { $count } potwór
    [few] { $count } potwory
    [many] { $count } potworów
   *[other] { $count } potwora
}
moved = { $who } przenosi { $character-acc } { $area-to }.
said = { $areas }; { $areas-to } ({ $areas-count })
note = { $text }
`,
);

const names = (seat: number): string => ["Ania", "Bartek"][seat] ?? "";

describe("a phrase", () => {
  it("picks Polish plurals", () => {
    const said = [1, 2, 5, 22, 12].map((number) => render(POLISH, { key: "monsters", args: { count: { number } } }));
    expect(said).toEqual(["1 potwór", "2 potwory", "5 potworów", "22 potwory", "12 potworów"]);
  });

  it("names seats and bends terms", () => {
    const phrase = { key: "moved", args: { who: { seat: 1 }, character: { term: "person" }, area: { term: "area-5" } } };
    expect(render(POLISH, phrase, names)).toBe("Bartek przenosi Lidera do holu.");
  });

  it("counts a seat where nobody's name is known", () => {
    expect(render(POLISH, { key: "note", args: { text: { seat: 3 } } }, names)).toBe("Gracz 4");
  });

  it("joins lists, in every case that all items have", () => {
    const areas = { list: [{ term: "area-1" }, { term: "area-5" }] };
    expect(render(POLISH, { key: "said", args: { areas } })).toBe("Toalety i Hol; do toalet i do holu (2)");
    const three = { list: [{ number: 1 }, { number: 2 }, { number: 3 }] };
    expect(render(POLISH, { key: "note", args: { text: three } })).toBe("1, 2 i 3");
  });

  it("keeps typed words as they are, without marks around them", () => {
    expect(render(POLISH, { key: "note", args: { text: { text: "<b>{ $x }</b>" } } })).toBe("<b>{ $x }</b>");
  });

  it("shows a missing text as its key", () => {
    expect(render(POLISH, { key: "nowhere" })).toBe("[nowhere]");
  });
});
