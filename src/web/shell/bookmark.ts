/** How a match stood when this device last saw it: what a list can say of it without opening it. */
export interface Bookmark {
  /** The seats for whom the table waited, as a mask. */
  readonly awaited: number;
  /** The round, week or circle, as the game counts. */
  readonly stage?: number;
  readonly at: number;
}
const place = (match: string): string => `redut.bookmark.${match}`;

export function laidIn(match: string): Bookmark | undefined {
  try {
    const { awaited, stage, at } = JSON.parse(localStorage.getItem(place(match)) ?? '{}') as Record<string, unknown>;
    if (typeof awaited !== 'number' || typeof at !== 'number') return undefined;
    return { awaited, at, ...(typeof stage === 'number' ? { stage } : {}) };
  } catch {
    // A device that keeps nothing, or something else than what was laid in.
    return undefined;
  }
}
/** Nothing takes it out again, as that of a match that is over. */
export function layIn(match: string, mark: Bookmark | undefined): void {
  try {
    if (mark === undefined) localStorage.removeItem(place(match));
    else localStorage.setItem(place(match), JSON.stringify(mark));
  } catch {
    // As above: the list then says less.
  }
}
