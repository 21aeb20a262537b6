import { expect, test } from 'vitest';
import { base } from '../../../../games/war/cards/set.ts';
import type { War } from '../../../../games/war/state.ts';
import type { CardId } from '../../../../kernel/ids.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { Laid } from '../../../table/test/laid.ts';
import { explains } from '../abilities.ts';
import { funds, priceOf, refuses, turnsFor } from '../prices.ts';

async function building(player1: object): Promise<Laid<War>> {
  const laid = await Laid.of<War>(
    'war',
    {},
    { player1: { deck: 20, ...player1 }, player2: { deck: 20 }, phase: 'build', turn: 5 },
  );
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  return laid;
}
/** Why the first card of the hand cannot be built. */
function refusal(laid: Laid<War>): string | undefined {
  const view = laid.view(0);
  const { action, rule } = laid.rules
    .refusals(laid.s, 0 as never)
    .find((refused) => laid.rules.decode(refused.action).verb === 'build')!;
  return refuses(view, laid.rules.decode(action), rule);
}

test('who cannot pay is told which resources are missing, how many, and what an exchange would give', async () => {
  // A T-34 costs a depot, three factories and two fuel.
  const short = await building({ hand: ['t-34'], resources: ['depot', 'depot', 'depot', 'factory'] });
  expect(refusal(short)).toBe('Missing: 2 factories, 2 fuel. At 2 : 1 the surplus gives only 1.');
  const bare = await building({ hand: ['t-34'], resources: ['depot'] });
  expect(refusal(bare)).toBe('Missing: 3 factories, 2 fuel.');
  expect(refuses(bare.view(0), bare.rules.decode(0 as never), 'WAR-13.1')).toBeUndefined();
});
test('a card that may not lie there yet says what it asks for, as it is printed (WAR-27.6)', async () => {
  const laid = await Laid.of<War>(
    'war',
    {},
    {
      player1: { deck: 20, hand: ['tankograd'], resources: ['depot'] },
      player2: { deck: 20 },
      phase: 'resources',
      turn: 5,
    },
  );
  const { action, rule } = laid.rules
    .refusals(laid.s, 0 as never)
    .find((refused) => laid.rules.decode(refused.action).verb === 'lay')!;
  expect([rule, refuses(laid.view(0), laid.rules.decode(action), rule)]).toEqual([
    'WAR-27.6',
    'Can be played and stay on the table only while you have at least three other resource cards.',
  ]);
});
test('a card that gives two counts for two', async () => {
  const laid = await building({ hand: ['t-34'], resources: ['depot', 'factory', 'tankograd', 'fuel', 'fuel'] });
  expect(funds(laid.view(0))).toEqual([1, 3, 2]);
  expect(laid.view(0).decision!.options.map(({ verb }) => verb)).toContain('build');
});
test('what is shown to turn is what turns when the price is paid as proposed', async () => {
  const resources = ['depot', 'depot', 'factory', 'tankograd', 'tankograd', 'fuel', 'fuel'];
  const laid = await building({ hand: ['t-34', 'gun-45'], resources });
  const tapped = () =>
    Array.from({ length: laid.s.table.cards }, (_, i) => (i + 1) as CardId).filter(
      (card) => laid.s.tapped.get(card) === 1,
    );
  for (const name of ['gun-45', 't-34']) {
    const before = tapped();
    const view = laid.view(0);
    const build = view.decision!.options.find(
      ({ verb, args }) => verb === 'build' && args[0]!.value === base.def(name),
    )!;
    const turns = turnsFor(view, build);
    laid.play(0, `build ${name}`, 'pay');
    expect(tapped().filter((card) => !before.includes(card))).toEqual(turns.toSorted((a, b) => a - b));
  }
});
test('an ability tells what it does and what it costs, in every language', async () => {
  const laid = await building({ hand: ['t-34'], ubo: ['guards-tank-corps'], resources: ['fuel', 'fuel'] });
  for (const language of LANGUAGES) {
    const view = laid.view(0, language);
    const use = view.decision!.options.find(({ verb }) => verb === 'use')!;
    expect(explains(view, use)).toContain('2');
    expect([...priceOf(view, use)!.total]).toEqual([0, 0, 2]);
  }
});
