/** What the page of a new table must know of this title before anything of it is loaded. */
import type { OptionValue, TitleOption } from "../../protocol";

/** OS-16.9: a variant needs its epilogue unlocked, unless the table agrees on any variant. */
export function lockedVariant(option: TitleOption, value: OptionValue, unlocked: number[], options: Record<string, OptionValue>): boolean {
  return option.id === "variant" && typeof value === "number" && options["any_variant"] !== true && !unlocked.includes(value);
}
