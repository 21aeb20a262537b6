/** The examples of the rulebook of WAR, typed at the command line: each is played and ends as the rulebook says. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rule } from '../../kernel/contract/rule.ts';
import { run } from './typed.ts';

const folder = join(import.meta.dirname, '../../../positions/war');
interface Expected {
  readonly destroyed?: readonly string[];
  /** Lines, or parts of lines, that must be on the screen. */
  readonly shows?: readonly string[];
}
const BA_10 = 'First line: BA-10 Armoured Car 2/2';
const VECTORS: Readonly<Record<string, Expected>> = {
  'e01a-armoured-car': { shows: [BA_10, 'Player 1 pays: 5 depots, 1 fuel.'] },
  'e01b-armoured-car': { shows: [BA_10, 'Player 1 pays: 3 depots, 2 factories.'] },
  'e01c-armoured-car': { shows: [BA_10, 'Player 1 pays: 2 factories, 3 fuel.'] },
  'e02-tank-and-armoured-car': { destroyed: ['Sd.Kfz. 222 Armoured Car'], shows: ['T-34 3/3'] },
  'e03-tank-and-heavy-tank': { destroyed: ['T-34'], shows: ['Tiger 5/4'] },
  'e04-tank-and-infantry': { destroyed: ['T-34', 'Grenadier Company'] },
  'e05a-modifier-in-attack': { shows: ['76-mm ZIS-3 Gun 2/2 (in the clash 3/4'] },
  'e05b-modifier-in-defence': { shows: ['76-mm ZIS-3 Gun 2/2 (in the clash 3/4'] },
  'e06-common-minimum': { shows: ['Rangers 3/2 (in the clash 3/3'] },
  'e07-su-76i-and-tiger': { destroyed: ['SU-76i', 'Tiger'] },
  'e08-tiger-with-pak-35': { destroyed: ['SU-76i', 'PAK-35'], shows: ['Tiger 5/4'] },
  'e09-escort': { destroyed: ['Bf 109', 'Yak-1', '152-mm ML-20 Gun-howitzer'], shows: ['Ju 87 Stuka 1/1'] },
  'e10-autocannon': {
    destroyed: ['Bf 109', 'Ju 87 Stuka', 'Yak-1', '37-mm AA Autocannon', '152-mm ML-20 Gun-howitzer'],
  },
  'e11-intercepted-bomber': { destroyed: ['Ju 87 Stuka'], shows: ['152-mm ML-20 Gun-howitzer 1/1', 'Yak-1 3/3'] },
  'e12-second-fighter': { destroyed: ['Bf 109', 'Ju 87 Stuka', 'Yak-1'], shows: ['152-mm ML-20 Gun-howitzer 1/1'] },
  'e13-overrun': { destroyed: ['45-mm Anti-tank Gun'], shows: ['Player 1 breaks through: Tiger.', 'Tiger 2/2'] },
  'e14-named-motorised-infantry': {
    shows: [
      'Motorised Infantry 2/2 (in the clash 3/3',
      'Motorised Infantry of the 15th Panzer 3/2 (in the clash 4/3',
      'American Armoured Infantry 2/2 (in the clash 3/3',
      'Grenadier Company 3/2 (in the clash 3/2',
    ],
  },
};
const idOf = (file: string): string => `WAR-E${Number(/^e(\d+)/.exec(file)![1])}`;

// Every position file of every game can be read by a program too.
test.each(globSync('*/*.json', { cwd: join(folder, '..') }).toSorted())('%s as JSON', async (file) => {
  const { code, out } = await run(`position ${join(folder, '..', file)} --json --lang en`);
  const told = JSON.parse(out) as { failed: unknown; zones: object; facts: readonly object[]; printed: unknown };
  expect([code, told.failed]).toEqual([0, null]);
  expect(
    Object.values(told.zones)
      .flat()
      .every((card) => typeof card === 'string' && card !== ''),
  ).toBe(true);
  expect(told.facts.every((fact) => 'fact' in fact && 'says' in fact)).toBe(true);
});
rule('WAR-18.3', 'the clash over the deck is told in words, and in JSON without a card', async () => {
  const { out } = await run(`position ${join(folder, 'e25-infantry-saves-the-deck.json')} --json --lang en`);
  const { facts } = JSON.parse(out) as { facts: readonly { fact: string; args?: readonly unknown[]; says: string }[] };
  expect(facts).toContainEqual(
    expect.objectContaining({
      fact: 'declared',
      args: ['T-34', '', expect.any(Number)],
      says: 'Player 1 attacks: T-34 → the deck.',
    }),
  );
});

for (const [file, { destroyed = [], shows = [] }] of Object.entries(VECTORS)) {
  rule(idOf(file), `redut position ${file}`, async () => {
    const { code, out } = await run(`position ${join(folder, `${file}.json`)} --lang en`);
    expect(code).toBe(0);
    const lost = [...out.matchAll(/^ {2}Player [12] loses: (.*?)\.(?: Damage: \d+\.)?$/gm)].map(([, name]) => name!);
    expect(lost.toSorted()).toEqual(destroyed.toSorted());
    for (const line of shows) expect(out).toContain(line);
  });
}
