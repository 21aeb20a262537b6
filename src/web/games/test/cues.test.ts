import { expect, test } from 'vitest';
import { moduleOf } from '../../../games/index.ts';
import { FACT } from '../../../kernel/facts.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { State } from '../../../kernel/table.ts';
import { CUES, type Cue } from '../../shell/sound/cue.ts';
import { follow } from '../../table/test/tells-all.ts';
import { cueOf, type Cues } from '../../table/sounding.ts';

const FOUND = import.meta.glob<Cues>('../*/cues.ts', { eager: true, import: 'cues' });
/** The games that are heard by cues of their own. */
const HEARD = Object.entries(FOUND).map(([path, cues]) => [path.split('/')[1]!, cues] as const);
/** Heard of what is no fact: whose turn, why not, and the end. */
const BY_THE_TABLE: ReadonlySet<Cue> = new Set(['turn', 'refusal', 'win', 'loss', 'end']);

test('every fact of a game that has cues has one, or is silent on purpose', async () => {
  for (const [name, cues] of HEARD) {
    const { game } = await moduleOf(name);
    const kinds = [FACT.moved, FACT.revealed, FACT.shuffled, FACT.over, ...game.facts.list.map(({ id }) => id)];
    expect(
      cues.kinds.toSorted((a, b) => a - b),
      name,
    ).toEqual(kinds.toSorted((a, b) => a - b));
  }
});

test('games played at random are heard by cues that there are, and all cues of facts are heard', async () => {
  const heard = new Set<string>();
  for (const [name, cues] of HEARD) {
    const here = new Set<string>();
    await follow(name, (s: State, facts) => {
      const cue = cueOf(cues, s, facts, 0 as Seat);
      if (cue !== undefined) here.add(cue);
    });
    // A card that is laid, one that is drawn, and something that comes of them.
    expect(here.size, name).toBeGreaterThan(3);
    for (const cue of here) heard.add(cue);
  }
  expect([...heard].toSorted()).toEqual(CUES.filter((cue) => !BY_THE_TABLE.has(cue)).toSorted());
});
