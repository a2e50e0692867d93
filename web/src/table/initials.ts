/** One letter for each seat, or two where several names begin alike; people of the same name are numbered. */
export function initials(names: string[]): string[] {
  const firsts = names.map((name) => letters(name, 1));
  return names.map((name, seat) => {
    const first = firsts[seat] ?? "?";
    const alike = firsts.filter((other) => other === first).length > 1;
    const same = names.filter((other) => other === name).length > 1;
    if (same) return `${first}${names.slice(0, seat + 1).filter((other) => other === name).length}`;
    return alike ? pair(names, name) : first;
  });
}

/** Two names that also share their second letter are told apart by the last one. */
function pair(names: string[], name: string): string {
  const two = letters(name, 2);
  const clash = names.filter((other) => letters(other, 2) === two).length > 1;
  if (!clash) return two;
  const last = [...name.trim()].at(-1) ?? "";
  return letters(name, 1) + last.toLocaleUpperCase();
}

function letters(name: string, count: number): string {
  const found = [...name.trim()].slice(0, count).join("");
  if (found === "") return "?";
  return found.charAt(0).toLocaleUpperCase() + found.slice(1);
}
