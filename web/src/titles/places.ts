/** Places of a drawing that can be answered at: elements with `data-target` inside the board. */
import type { Scene, Target } from "./contract";

/** The place under the pointer or the focus, if it can be answered at. */
export function placeOf(event: Event): { target: Target; element: Element } | null {
  const element = (event.target as Element).closest("[data-target], [data-within]");
  const target = element?.getAttribute("data-target");
  if (element && target) return { target, element };
  // A thing that cannot be answered at itself lies in a place that perhaps can.
  const around = element?.getAttribute("data-within");
  const outer = around ? document.querySelector(`[data-target="${CSS.escape(around)}"]`) : null;
  return around && outer ? { target: around, element: outer } : null;
}

/** A click, Enter or the space bar on a place. */
export function pressPlace(scene: Scene, event: MouseEvent | KeyboardEvent): void {
  if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
  const place = placeOf(event);
  if (place === null) return;
  event.preventDefault();
  event.stopPropagation();
  scene.touch(place.target, place.element);
}
