import { expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import type { Action, Kind } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { LAST } from '../cards/columns.ts';
import { liberation } from '../game.ts';
import { texts } from '../text/index.ts';

/** The rules that speak of each act, read one by one: a refusal by any other does not say why. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  moveBase: ['LIB-5.2', 'LIB-7.2'],
  keepTaken: ['LIB-6.5'],
  discardTaken: ['LIB-6.5'],
  capture: ['LIB-5.4', 'LIB-5.5', 'LIB-6.1', 'LIB-7.11'],
  attack: ['LIB-5.4', 'LIB-5.5', 'LIB-6.3', 'LIB-7.2', 'LIB-R8'],
  operate: ['LIB-5.4', 'LIB-5.5', 'LIB-7.2', 'LIB-8.6'],
  planet: ['LIB-18.15', 'LIB-18.21'],
  discard: ['LIB-8.2'],
  discardOpenly: ['LIB-8.2'],
  borrow: ['LIB-14.10', 'LIB-18.14', 'LIB-R20'],
  recall: ['LIB-18.24'],
  strike: ['LIB-6.3', 'LIB-7.2', 'LIB-18.17', 'LIB-18.25', 'LIB-18.27', 'LIB-R8'],
  seize: ['LIB-6.1', 'LIB-7.11', 'LIB-18.25', 'LIB-18.29'],
  lay: ['LIB-2.8'],
  layBase: ['LIB-7.3'],
  spyTake: ['LIB-18.22'],
  spyReturn: ['LIB-18.22'],
  flip: ['LIB-2.3', 'LIB-18.26'],
  exchange: ['LIB-2.3', 'LIB-18.28'],
  exert: ['LIB-5.5', 'LIB-8.3', 'LIB-8.4', 'LIB-14.9'],
  restore: ['LIB-5.6', 'LIB-5.8', 'LIB-7.2'],
  perform: ['LIB-5.3', 'LIB-7.9', 'LIB-8.6'],
  draw: ['LIB-5.1', 'LIB-5.2', 'LIB-7.1', 'LIB-7.2'],
  sabotage: ['LIB-5.2', 'LIB-7.2', 'LIB-7.5', 'LIB-7.8', 'LIB-18.19'],
};
/** Acts that every question has or has not: refused by the question itself. */
const GENERAL = new Set(['pass', 'done', 'amount']);

test('whatever is tried is refused by a rule that speaks of it and has a sentence', () => {
  const known = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));
  const found = new Set<string>();
  const chance = new FastChance(17);
  const out = new Options();
  const { list } = liberation.verbs;
  let refused = 0;
  for (const sample of liberation.samples) {
    const setup = readSetup(liberation.options, sample);
    const rules = rulesFor(liberation, setup);
    const s = rules.create();
    const most: Readonly<Record<Kind, number>> = {
      card: s.table.capacity,
      def: LAST + 1,
      seat: rules.seats,
      zone: rules.plan.names.length,
      number: 5,
    };
    for (let decisions = 0; decisions < 360; decisions++) {
      if (decisions === 0 || rules.over(s)) rules.start(s, setup, chance);
      const seat = rules.actor(s);
      const { rule } = rules.decision(s, seat)!;
      rules.legal(s, seat, out);
      const offered = new Set(out.toArray());
      const taken = out.at(chance.below(out.size));
      for (let i = 0; i < 40; i++) {
        const { id, verb, kinds } = list[chance.below(list.length)]!;
        const [a = 0, b = 0] = kinds.map((kind) => chance.below(most[kind]));
        const action = ((id << 20) | (a << 10) | b) as Action;
        if (offered.has(action)) continue;
        refused++;
        const why = rules.why(s, seat, action)?.rule ?? 'nothing';
        const speaks = GENERAL.has(verb) ? why === rule : SAYS[verb]?.includes(why) === true;
        if (!speaks || !known.has(why)) found.add(`${verb} by ${why}`);
        for (const language of LANGUAGES)
          if (texts[language].refusal(why).includes(why)) found.add(`${why} in ${language}`);
      }
      rules.apply(s, seat, taken, chance);
    }
  }
  expect([...found]).toEqual([]);
  expect(refused).toBeGreaterThan(100_000);
});
