import { type Draft, isDrafted, newDraft, tableOf, withPicks } from '../kernel/draft.ts';
import type { Pack, Packs } from '../kernel/packs.ts';
import type { Io } from './io.ts';
import type { CliText } from './text/text.ts';

/** The table of a draft at one screen: so many people at its first places, bots at the others. */
export interface DraftTable {
  readonly io: Io;
  readonly text: CliText;
  readonly packs: Packs;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly people: number;
  readonly nameOf: (card: string) => string;
  /** Its kind and all that stands on it, in one line. */
  readonly saysOf: (card: string) => string;
}
/** Card by card until all are taken; undefined: somebody has stopped, or there is nobody to type. */
export async function draftAt(table: DraftTable, opened: Draft['packs']): Promise<Draft | undefined> {
  let draft = newDraft(opened, 0);
  while (!isDrafted(draft)) {
    const { before, taken } = tableOf(draft);
    const picks: (readonly [number, number])[] = [];
    for (const [place, pack] of before.entries()) {
      const at =
        place < table.people ? await pickOf(table, draft, place) : table.packs.pick(table.terms, taken[place]!, pack);
      if (at === undefined) return undefined;
      picks.push([place, at]);
    }
    draft = withPicks(draft, picks);
  }
  return draft;
}
/** Asks whoever sits there until the answer is a card. */
async function pickOf(table: DraftTable, draft: Draft, place: number): Promise<number | undefined> {
  const { io, text, packs, terms, people, nameOf, saysOf } = table;
  const words = text.boosters;
  const { round, pick, before, taken } = tableOf(draft);
  const [pack, own] = [before[place]!, taken[place]!];
  if (people > 1) {
    // What lay before the one before is nobody else's to see.
    if (io.tty) io.out('\u001b[2J\u001b[3J\u001b[H');
    if ((await io.line(`${words.hand(place + 1)} `)) === undefined) return undefined;
  }
  io.out(`\n${words.player(place + 1)}: ${words.atTable(round + 1, pick + 1, own.length)}`);
  pack.forEach((card, i) => io.out(`  ${i + 1} ${nameOf(card)} (${saysOf(card)})`));
  for (;;) {
    const typed = await io.line(`${words.take(pack.length)} `);
    if (typed === undefined || typed.trim() === 'q') return undefined;
    const word = typed.trim();
    if (word === 't') io.out(countedIn(own, nameOf) || words.nothing);
    else if (word === '?') io.out(words.bot(nameOf(pack[packs.pick(terms, own, pack)]!)));
    else if (/^\d{1,3}$/.test(word) && Number(word) >= 1 && Number(word) <= pack.length) return Number(word) - 1;
    else io.out(words.notThere(pack.length));
  }
}
/** Each card once, with how many there are. */
export function countedIn(cards: Pack, nameOf: (card: string) => string): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => (n === 1 ? nameOf(card) : `${nameOf(card)} ×${n}`)).join(', ');
}
