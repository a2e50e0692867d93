/** How a moment of a recorded game is found: by what lies on the table, by what is answered there, by what has just happened. */

export const matter = (type, more = () => true) => ({ view }) => view.matter?.type === type && more(view.matter, view);

/** The recorded answer begins with this name. */
export const asked = (start) => (_, answer) => answer?.startsWith(start) === true;

export const came = (type, more = () => true) => ({ events }) => events.some(({ event }) => event.type === type && more(event));

/** How many enemies stand on a board of Zombicide. */
export const enemies = (view) => view.zones.reduce((sum, zone) => sum + Object.values(zone.zombies).reduce((a, b) => a + b, 0), 0);

/** Points at the first answer whose name begins like this, or at the button it stands behind. */
export const point = (tab, start) => tab.locator(`.ask [data-answer^="${start}"], .ask [data-answers*="${start}"]`).first().dispatchEvent("pointerenter");
