/** A picture of how a game ended, to be shared: what stands on the result, its curve, and the name of the game. */

export interface Postcard {
  game: string;
  headline: string;
  lead: string;
  /** One line for each player or figure. */
  lines: { name: string; told: string }[];
  curve: SVGSVGElement | null;
}

const WIDE = 1200;
const HIGH = 630;
const EDGE = 60;

/** Draws it with the colours and letters of the page as it is. */
export function drawn(card: Postcard): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const ink = canvas.getContext("2d");
  if (ink === null) return canvas;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const face = (name: string): string => style.getPropertyValue(name).trim() || "sans-serif";
  const write = (text: string, x: number, y: number, most: number, font: string, fill: string): void => {
    ink.font = font;
    ink.fillStyle = fill;
    ink.fillText(text, x, y, most);
  };
  ink.fillStyle = colour("--ground");
  ink.fillRect(0, 0, WIDE, HIGH);
  ink.fillStyle = colour("--ember");
  ink.fillRect(0, 0, WIDE, 10);
  write(`Holdout · ${card.game}`, EDGE, 68, WIDE - 2 * EDGE, `500 30px ${face("--label-face")}`, colour("--soft"));
  write(card.headline, EDGE, 138, WIDE - 2 * EDGE, `600 56px ${face("--label-face")}`, colour("--text"));
  write(card.lead, EDGE, 184, WIDE - 2 * EDGE, `400 26px ${face("--text-face")}`, colour("--soft"));
  const half = card.curve === null ? WIDE - 2 * EDGE : (WIDE - 2 * EDGE) * 0.46;
  const step = Math.min(58, (HIGH - 270) / Math.max(1, card.lines.length));
  card.lines.forEach(({ name, told }, at) => {
    const y = 250 + at * step;
    write(name, EDGE, y, half * 0.5, `600 ${Math.min(28, step * 0.6)}px ${face("--text-face")}`, colour("--text"));
    write(told, EDGE + half * 0.53, y, half * 0.47, `400 ${Math.min(26, step * 0.55)}px ${face("--text-face")}`, colour("--soft"));
  });
  if (card.curve !== null) trace(ink, card.curve, { x: EDGE + half + 40, y: 220, w: WIDE - 2 * EDGE - half - 40, h: HIGH - 220 - EDGE });
  return canvas;
}

/** The lines and areas of a drawing of the page, as it stands there, inside a box. */
function trace(ink: CanvasRenderingContext2D, drawing: SVGSVGElement, box: { x: number; y: number; w: number; h: number }): void {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const scale = Math.min(box.w / width, box.h / height);
  const outer = drawing.getScreenCTM()?.inverse();
  for (const path of drawing.querySelectorAll("path")) {
    const own = path.getScreenCTM();
    const style = getComputedStyle(path);
    if (outer === undefined || own === null) continue;
    const at = outer.multiply(own);
    const shape = new Path2D(path.getAttribute("d") ?? "");
    ink.save();
    ink.translate(box.x - x * scale, box.y - y * scale);
    ink.scale(scale, scale);
    ink.transform(at.a, at.b, at.c, at.d, at.e, at.f);
    ink.globalAlpha = Number(style.opacity);
    if (style.fill !== "none") {
      ink.fillStyle = style.fill;
      ink.fill(shape);
    }
    if (style.stroke !== "none") {
      ink.strokeStyle = style.stroke;
      ink.lineWidth = Number.parseFloat(style.strokeWidth);
      ink.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat));
      ink.stroke(shape);
    }
    ink.restore();
  }
  for (const text of drawing.querySelectorAll("text")) {
    const own = text.getScreenCTM();
    if (outer === undefined || own === null) continue;
    const at = outer.multiply(own);
    const style = getComputedStyle(text);
    ink.save();
    ink.translate(box.x - x * scale, box.y - y * scale);
    ink.scale(scale, scale);
    ink.transform(at.a, at.b, at.c, at.d, at.e, at.f);
    ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    ink.fillStyle = style.fill;
    ink.textAlign = style.textAnchor === "end" ? "right" : "left";
    ink.fillText(text.textContent ?? "", Number(text.getAttribute("x") ?? 0), Number(text.getAttribute("y") ?? 0));
    ink.restore();
  }
}

/** The picture of a result that stands on the page: its words are marked by `data-card`. */
export function cardOf(result: ParentNode, game: string): Postcard {
  const words = (place: ParentNode | null | undefined, which: string): string => (place?.querySelector(which)?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const lines = [...result.querySelectorAll("[data-card=line]")].map((line) => ({ name: words(line, "[data-card=name]"), told: words(line, "[data-card=told]") }));
  return { game, headline: words(result, "h2"), lead: words(result, "[data-card=lead]"), lines, curve: result.querySelector<SVGSVGElement>("svg.curve") };
}

/** Gives it to the system's own way of sharing, where there is one for pictures, and otherwise saves it as a file. */
export async function send(card: Postcard, name: string): Promise<void> {
  const picture = await new Promise<Blob | null>((done) => drawn(card).toBlob(done, "image/png"));
  if (picture === null) return;
  const file = new File([picture], `${name}.png`, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
