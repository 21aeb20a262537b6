/** Rulebooks of one game may be in print in two languages, and not be the same to the last line. */
export type Edition = 'uk' | 'en';

/** How the digests begin what the English rulebook says in the place of all before it. */
const OTHER = /\s*\*(?:English edition|За англійськими правилами|По английским правилам):\*\s*/;

/** Both texts of a rule; one where the rulebooks agree. */
export function editionsOf(text: string): { readonly text: string; readonly other?: string } {
  const [own = '', other] = text.split(OTHER);
  return other === undefined ? { text: own } : { text: own, other };
}
/** A rule as this rulebook has it. */
export function textIn(text: string, edition: Edition): string {
  const { text: own, other } = editionsOf(text);
  return edition === 'en' ? (other ?? own) : own;
}
/** Which rulebook a set-up plays by, in a game that has a setting of that name. */
export const editionIn = (setup: Readonly<Record<string, unknown>>): Edition =>
  setup['edition'] === 'en' ? 'en' : 'uk';
