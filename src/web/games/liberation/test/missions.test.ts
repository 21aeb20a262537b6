import { expect, test } from 'vitest';
import type { Liberation } from '../../../../games/liberation/state.ts';
import type { FactList } from '../../../../kernel/facts.ts';
import { asSeat } from '../../../../kernel/ids.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import type { Forecast } from '../../../table/layout.ts';
import { Laid } from '../../../table/test/laid.ts';
import type { TableView } from '../../../table/view.ts';
import { explains } from '../buttons.ts';
import { forecast, handCardOf } from '../forecast.ts';
import { letterIn } from '../look.ts';
import { missionTargets } from '../missions.ts';
import { exclusions } from '../suspects.tsx';
import type { Excluded } from '../words.ts';

const dynasty = () =>
  Laid.of<Liberation>(
    'liberation',
    {},
    {
      galaxy: 'G1',
      captured: ['H'],
      dynasty: { hand: ['E', 'N', 'L'] },
      resistance: { hand: ['B', 'K'], base: 'F' },
      turn: 'dynasty',
      step: 'action',
    },
  );
const certain = (told: Forecast | undefined): Extract<Forecast, { kind: 'certain' }> => {
  if (told?.kind !== 'certain') throw new Error('a mission is told in lines');
  return told;
};

test('a mission tells its effect, its price, what it finds now and what follows before it is paid for', async () => {
  const laid = await dynasty();
  for (const language of LANGUAGES) {
    const view = laid.view(0, language);
    const missions = view.decision!.options.filter(({ verb }) => verb === 'perform' || verb === 'operate');
    expect(missions.length).toBeGreaterThan(1);
    for (const option of missions) {
      const { title, lines } = certain(forecast(view, option));
      expect(title).not.toBe('');
      expect(explains(view, option)).toContain(lines[0]!.text);
      const labels = lines.map(({ label }) => label).filter((label) => label !== undefined && label !== '');
      expect(labels).toHaveLength(3);
      for (const { text } of lines) expect(text).not.toBe('');
    }
  }
});
test('the price names the cards that could pay, without the one that performs', async () => {
  const view = (await dynasty()).view(0);
  const option = view.decision!.options.find(({ verb }) => verb === 'perform')!;
  const played = letterIn(option.args[0]!.value as never, 'en');
  const { lines } = certain(forecast(view, option));
  const { text: price, tiles } = lines.find(({ label }) => label === 'cost')!;
  // Drawn beside the table are the same cards as are named.
  expect(tiles!.map(({ letter }) => letter)).not.toContain(played);
  expect(tiles!.length).toBeGreaterThan(0);
  for (const { letter } of tiles!) expect(price).toMatch(new RegExp(`\\b${letter}\\b`));
  expect(price).toMatch(/in hand/);
  expect(price.slice(price.indexOf('in hand'))).not.toContain(` ${played}`);
});
test('a mission that would come to nothing says so and why, and its button does not push', async () => {
  const laid = await Laid.of<Liberation>(
    'liberation',
    {},
    { captured: ['H'], resistance: { hand: ['E', 'A'], base: 'N' }, turn: 'resistance' },
  );
  const view = laid.view(1);
  const vain = view.decision!.options.flatMap((option) => {
    const told = forecast(view, option);
    return told?.kind === 'certain' && told.anyway !== undefined ? [told] : [];
  });
  expect(vain.length).toBeGreaterThan(0);
  for (const { lines } of vain) expect(lines.some(({ good, text }) => good === false && text.includes(':'))).toBe(true);
});
test('a card in hand stands for what is done with it, not for what is done to its location', async () => {
  const view = (await dynasty()).view(0);
  for (const option of view.decision!.options) {
    const held = handCardOf(view, option);
    if (option.verb === 'attack' || option.verb === 'operate') expect(held).toBe(0);
    if (option.verb === 'perform' || option.verb === 'capture') expect(held).not.toBe(0);
  }
});
test('what a chosen mission can turn on is marked before it is paid for, and nothing else', async () => {
  const laid = await Laid.of<Liberation>(
    'liberation',
    {},
    { captured: ['H', 'B'], resistance: { hand: ['E', 'A'], base: 'N' }, turn: 'resistance' },
  );
  const view = laid.view(1);
  expect(missionTargets(view).size).toBe(0);
  const anomaly = view.selection
    .all()
    .find(({ option: { verb, args } }) => verb === 'perform' && letterIn(args[0]!.value as never, 'en') === 'E')!;
  view.selection.show(anomaly);
  expect([...missionTargets(view)].map((def) => letterIn(def, 'en')).toSorted()).toEqual(['B', 'H']);
});

const DYNASTY = asSeat(0);
/** As the Dynasty sees it, after these moves. */
function seen(laid: Laid<Liberation>, facts: FactList): TableView<Liberation> {
  const s = laid.rules.create() as Liberation;
  laid.rules.mask(laid.s, DYNASTY, s);
  return { ...laid.view(DYNASTY), s, model: { entries: [{ facts: facts.facts }] } } as never;
}
test('a location that cannot be the base has its reason', async () => {
  const laid = await dynasty();
  const facts = laid.play(DYNASTY, 'exert H, attack C');
  const found = exclusions(seen(laid, facts));
  const letters = (why: Excluded): readonly string[] => (found.get(why) ?? []).map((def) => letterIn(def, 'en'));
  expect(letters('captured')).toEqual(['H']);
  expect(letters('mine').toSorted()).toEqual(['E', 'L', 'N']);
  expect(letters('attacked')).toEqual(['C']);
});
