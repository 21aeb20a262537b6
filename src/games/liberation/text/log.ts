import { FACT, type Fact } from '../../../kernel/facts.ts';
import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { baseOf, type Liberation, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { factText } from './facts.ts';
import { locationText, sideName } from './names.ts';
import type { Words } from './words.ts';

/** LIB-10.4: a card that was still in a hand at the end. */
const isHeld = (s: Liberation, { kind, b, def }: Fact): boolean =>
  kind === FACT.revealed && s.table.over && b !== baseOf(s) && def !== 0;
/** A sabotage that hits has said already which card goes. */
const isToldBy = (before: readonly Fact[], { kind, c, def }: Fact): boolean =>
  kind === FACT.moved &&
  c === zone.discard &&
  before.some((one) => one.kind === fact.sabotaged && one.b === 1 && one.a === (def as number));

const SPIED = new Set([zone.spied(0 as Seat), zone.spied(1 as Seat)]);
/** LIB-14.7: a card that a spy looks at, as whoever sees it reads of it. */
const isLookedAt = ({ kind, b, c, def }: Fact): boolean =>
  kind === FACT.moved && b === zone.deck && SPIED.has(c as ZoneId) && def !== 0;

interface Gathered {
  readonly at: number;
  readonly owner: ZoneId;
  readonly say: Words['facts']['held'];
  readonly cards: DefId[];
}
/** What happened in one go: the cards of a hand, or those that a spy looks at, stand in one line, and nothing is told twice. */
export function logLines(words: Words, s: Liberation, facts: readonly Fact[]): readonly string[] {
  const { held, looked } = words.facts;
  const lines: string[] = [];
  const gathered = new Map<string, Gathered>();
  const gather = (owner: ZoneId, say: Gathered['say'], def: DefId): void => {
    const name = `${owner} ${say === held}`;
    const one = gathered.get(name) ?? { at: lines.push('') - 1, owner, say, cards: [] };
    one.cards.push(def);
    gathered.set(name, one);
  };
  facts.forEach((f, i) => {
    if (isHeld(s, f)) return gather(f.b as ZoneId, held, f.def);
    if (isLookedAt(f)) return gather(f.c as ZoneId, looked, f.def);
    const line = isToldBy(facts.slice(0, i), f) ? undefined : factText(words, s, f);
    if (line !== undefined) lines.push(line);
  });
  for (const { at, owner, say, cards } of gathered.values()) {
    const who = sideName(words, s, s.table.plan.owner[owner] as Seat);
    lines[at] = say(who, cards.map((def) => locationText(words, def)).join(', '));
  }
  return lines;
}
