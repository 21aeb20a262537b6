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

/** What happened in one go: the cards of a hand stand in one line, and nothing is told twice. */
export function logLines(words: Words, s: Liberation, facts: readonly Fact[]): readonly string[] {
  const lines: string[] = [];
  const hands = new Map<ZoneId, { readonly at: number; readonly cards: DefId[] }>();
  facts.forEach((f, i) => {
    if (isHeld(s, f)) {
      const owner = f.b as ZoneId;
      const hand = hands.get(owner) ?? { at: lines.push('') - 1, cards: [] };
      hand.cards.push(f.def);
      hands.set(owner, hand);
      return;
    }
    const line = isToldBy(facts.slice(0, i), f) ? undefined : factText(words, s, f);
    if (line !== undefined) lines.push(line);
  });
  for (const [owner, { at, cards }] of hands) {
    const who = sideName(words, s, s.table.plan.owner[owner] as Seat);
    lines[at] = words.facts.held(who, cards.map((def) => locationText(words, def)).join(', '));
  }
  return lines;
}
