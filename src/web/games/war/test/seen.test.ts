import { expect, test } from 'vitest';
import { moduleOf } from '../../../../games/index.ts';
import { opponentOf, type War, zone } from '../../../../games/war/state.ts';
import { FACT, factsFor } from '../../../../kernel/facts.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { Laid } from '../../../table/test/laid.ts';

const US = 0 as Seat;
const THEM = opponentOf(US);
const looked = async () => {
  const laid = await Laid.of<War>(
    'war',
    {},
    {
      player1: { deck: 20, first: ['foot-scouts'] },
      player2: { deck: 20, hand: ['fuel', 'pak-35', 'fuel'] },
      phase: 'build',
      turn: 5,
    },
  );
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  return { laid, told: laid.play(0, 'look with foot-scouts').facts };
};

test('what a scout has seen in a hand stands in the log of who looked, and of nobody else', async () => {
  const { laid, told } = await looked();
  const { texts } = await moduleOf('war');
  const lines = (seat: Seat) => texts.en.log!(laid.s, factsFor(told, 1 << seat), seat).join(' ');
  expect(told.some(({ kind, b }) => kind === FACT.revealed && b === zone.hand(THEM))).toBe(true);
  expect(lines(US)).toContain('In the opponent’s hand: ');
  expect(lines(US)).toContain('Fuel ×2');
  expect(lines(THEM)).not.toContain('In the opponent’s hand');
});
test('a card that is only laid from a hand is not called seen', async () => {
  const { texts } = await moduleOf('war');
  const laid = await Laid.of<War>(
    'war',
    {},
    {
      player1: { deck: 20 },
      player2: { deck: 20, hand: ['fuel', 'pak-35'] },
      phase: 'resources',
      turn: 5,
      active: 'player2',
    },
  );
  const told = laid.play(1, 'lay fuel').facts;
  expect(told.some(({ kind, b, def }) => kind === FACT.revealed && b === zone.hand(THEM) && def !== 0)).toBe(true);
  expect(texts.en.log!(laid.s, factsFor(told, 1 << US), US).join(' ')).not.toContain('In the opponent’s hand');
});
