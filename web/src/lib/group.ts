/**
 * The playing group of this browser: what its games have unlocked between them. The server keeps the memory; whoever
 * knows the group's id belongs to it.
 */
import { api, Failure } from "./api";
import type { Group } from "../protocol";

const PLACE = "holdout.group";

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** The group and its memory; one is founded at the first need, or when the server no longer knows the old one. */
export async function ownGroup(): Promise<Group> {
  const id = kept();
  if (id !== null) {
    try {
      return await api.group(id);
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 404) throw error;
    }
  }
  const founded = await api.found();
  try {
    localStorage.setItem(PLACE, founded.group);
  } catch {
    // Without storage every visit is a new group.
  }
  return founded;
}
