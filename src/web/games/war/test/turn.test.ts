import { expect, test } from 'vitest';
import type { War } from '../../../../games/war/state.ts';
import { DONE, PASS } from '../../../../kernel/verbs.ts';
import { Laid } from '../../../table/test/laid.ts';
import { endWords, leaves, waveWords } from '../leaving.ts';
import { billOf } from '../prices.ts';
import { asksNow, detour, headFor, main, obvious, otherwise, ready, stayHere } from '../turn.ts';

const war = (player1: object, phase: string) =>
  Laid.of<War>('war', {}, { player1: { deck: 20, ...player1 }, player2: { deck: 20 }, phase, turn: 5 });
const DEPOTS = ['depot', 'depot', 'depot'];
/** Whose wishes are remembered. */
const MODEL = {};

test('nobody is asked about a wave with nobody to attack', async () => {
  const empty = await war({}, 'attack');
  empty.play(0, 'pass');
  empty.play(1, 'pass');
  expect(empty.view(0).decision?.prompt).toBe('wave');
  expect(obvious(empty.view(0))).toBe(DONE);
  const tanks = await war({ first: ['t-34', 't-34'] }, 'attack');
  tanks.play(0, 'pass');
  tanks.play(1, 'pass');
  expect(obvious(tanks.view(0))).toBeUndefined();
  expect(main(tanks.view(0))?.actions).toEqual([
    tanks.view(0).decision!.options.find(({ verb }) => verb === 'wave')!.action,
  ]);
  expect(waveWords(tanks.view(0))).toContain('2');
  expect(leaves(tanks.view(0))?.asks).toContain('2');
});
test('everybody attacks at one press, and presses on against the deck at another', async () => {
  const laid = await war({ first: ['rifle-company', 'rifle-company'] }, 'attack');
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'wave', 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'done');
  expect(endWords(laid.view(0))).toBe('Do not attack');
  const all = main(laid.view(0))!;
  expect(all.actions).toHaveLength(2);
  for (const action of all.actions) laid.rules.apply(laid.s, 0 as never, action, { below: () => 0 });
  expect(laid.view(0).decision!.options.filter(({ verb }) => verb === 'attack')).toEqual([]);
  expect(endWords(laid.view(0))).toBe('Start the wave · 2');
});
test('before all attack it is told what they weigh, who could block, and whom one block would cost', async () => {
  const against = async (enemy: object) => {
    const laid = await Laid.of<War>(
      'war',
      {},
      {
        player1: { deck: 20, first: ['rifle-company', 'rifle-company'] },
        player2: { deck: 20, ...enemy },
        phase: 'attack',
        turn: 5,
      },
    );
    laid.play(0, 'pass');
    laid.play(1, 'pass');
    laid.play(0, 'wave', 'pass');
    laid.play(1, 'pass');
    laid.play(0, 'done');
    const forecast = main(laid.view(0))!.weighs!.forecast();
    return forecast.kind === 'certain' ? forecast.lines.map(({ text }) => text) : [];
  };
  // The rifle company is 3/2.
  expect(await against({})).toEqual([
    'Strength together: 6',
    'If nobody blocks, all break through: the opponent’s deck may lose up to 6 cards',
    'Nobody is able to block',
  ]);
  const [, , blockers, lost] = await against({ first: ['t-34'] });
  expect(blockers).toBe('Able to block: T-34 3/3');
  expect(lost).toBe('One block would destroy: Rifle Company ×2');
  // What stands on the second line blocks nobody.
  expect((await against({ second: ['t-34'] }))[2]).toBe('Nobody is able to block');
});
test('the end of building is passed by, unless the viewer wants to change lines there', async () => {
  const built = async (hand: readonly string[] = []) => {
    const laid = await war({ first: ['rifle-company'], hand }, 'build');
    laid.play(0, 'pass');
    laid.play(1, 'pass');
    return laid;
  };
  const laid = await built();
  const change = detour(laid.view(0));
  expect(change?.says).toBe('Change line');
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  expect(laid.view(0).decision!.options.some(({ verb }) => verb === 'move')).toBe(true);
  expect(obvious(laid.view(0))).toBe(PASS);
  expect(endWords(laid.view(0))).toBe('Next: attack');
  change!.choose();
  expect(obvious(laid.view(0))).toBeUndefined();
  // Nobody who has no unit that could go is led there.
  const bare = await war({}, 'build');
  bare.play(0, 'pass');
  bare.play(1, 'pass');
  expect(detour(bare.view(0))).toBeUndefined();
});
test('a price is paid as it was told, and otherwise where the viewer has said so', async () => {
  const building = async (resources: readonly string[]) => {
    const laid = await war({ hand: ['rifle-company'], resources }, 'build');
    laid.play(0, 'pass');
    laid.play(1, 'pass');
    return laid;
  };
  const build = (laid: Laid<War>) => laid.view(0).decision!.options.find(({ verb }) => verb === 'build')!;
  const plain = await building([...DEPOTS, 'factory']);
  expect(otherwise(plain.view(0), build(plain))).toBeUndefined();
  plain.play(0, 'build rifle-company');
  const { decision } = plain.view(0);
  expect(decision?.prompt).toBe('pay');
  expect(main(plain.view(0))?.actions).toEqual([decision!.options.find(({ verb }) => verb === 'pay')!.action]);
  expect(obvious(plain.view(0))).toBe(decision!.options.find(({ verb }) => verb === 'pay')!.action);
  const exchanged = await building([...DEPOTS, 'fuel', 'fuel']);
  const option = build(exchanged);
  expect(billOf(exchanged.view(0), option)).toMatchObject({ due: [3, 1, 0], spent: [3, 0, 2], lacking: [0, 1, 0] });
  const other = otherwise(exchanged.view(0), option);
  exchanged.play(0, 'build rifle-company');
  const proposal = exchanged.view(0).decision!.options.find(({ verb }) => verb === 'pay')!.action;
  expect(obvious(exchanged.view(0))).toBe(proposal);
  other!.choose();
  expect(obvious(exchanged.view(0))).toBeUndefined();
  expect(main(exchanged.view(0))?.actions).toEqual([proposal]);
});
test('a turn in which nothing can be done is ended by who plays it, and not before it is seen', async () => {
  const atBuilding = async (first: readonly string[]) => {
    const laid = await war({ first }, 'build');
    laid.play(0, 'pass');
    laid.play(1, 'pass');
    return laid.view(0);
  };
  const idle = await atBuilding([]);
  expect(idle.decision?.prompt).toBe('build');
  expect(obvious(idle)).toBeUndefined();
  expect(ready(idle)).toBe(true);
  expect(asksNow(idle)).toMatch(/nothing/);
  expect(endWords(idle)).toBe('End the turn');
  // Who can still attack is asked about that.
  const armed = await atBuilding(['rifle-company']);
  expect(obvious(armed)).toBe(PASS);
  expect(asksNow(armed)).toBeUndefined();
});
test('a press on a later phase passes the questions before it', async () => {
  const laid = await war(
    { hand: ['depot', 'rifle-company'], first: ['t-34'], resources: [...DEPOTS, 'factory'] },
    'resources',
  );
  const view = (): ReturnType<typeof laid.view> => ({ ...laid.view(0), model: MODEL as never });
  expect(view().decision?.prompt).toBe('resources');
  headFor(view(), 'end');
  expect(leaves(view())).toEqual({
    asks: 'You could still lay Depot, attack (1 ready). End the turn?',
    yes: 'End the turn',
  });
  // The question that it was said at is answered by the press itself.
  expect(obvious(view())).toBeUndefined();
  laid.play(0, 'done', 'pass');
  laid.play(1, 'pass');
  expect(view().decision?.prompt).toBe('build');
  expect(obvious({ ...view(), decision: { ...view().decision!, serial: 99 } })).toBe(PASS);
  headFor(view(), 'wave');
  stayHere();
  expect(obvious({ ...view(), decision: { ...view().decision!, serial: 99 } })).not.toBe(PASS);
});
test('whoever has ended the turn is not asked for scouting before an attack that does not come', async () => {
  const laid = await Laid.of<War>(
    'war',
    {},
    {
      player1: { deck: 20, first: ['foot-scouts'] },
      player2: { deck: 20, hand: ['fuel'], first: ['grenadiers'] },
      phase: 'build',
      turn: 5,
    },
  );
  const view = (): ReturnType<typeof laid.view> => ({ ...laid.view(0), model: MODEL as never });
  const toAttack = (): void => {
    for (let i = 0; i < 12 && !view().decision?.options.some(({ verb }) => verb === 'scout'); i++)
      laid.play(view().decision === undefined ? 1 : 0, 'pass');
  };
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  headFor(view(), 'end');
  toAttack();
  expect(view().decision!.options.map(({ verb }) => verb)).toContain('scout');
  expect(obvious(view())).toBe(PASS);
  stayHere();
  expect(obvious(view())).toBeUndefined();
});
test('a scout that could only look at the hand is no reason to ask who answers what is built', async () => {
  const answering = async (second: object) => {
    const laid = await Laid.of<War>(
      'war',
      {},
      { player1: { deck: 20, hand: ['fuel'] }, player2: { deck: 20, ...second }, phase: 'build', turn: 5 },
    );
    laid.play(0, 'pass');
    laid.play(1, 'pass');
    laid.play(0, 'pass');
    return laid.view(1);
  };
  const scouts = await answering({ first: ['foot-scouts'] });
  expect(scouts.decision?.prompt).toBe('buildAnswer');
  expect(scouts.decision!.options.map(({ verb }) => verb)).toEqual(['look', 'pass']);
  expect(obvious(scouts)).toBe(PASS);
});
test('while one builds, the question speaks of what can be done', async () => {
  const laid = await Laid.of<War>(
    'war',
    {},
    { player1: { deck: 20, first: ['foot-scouts'] }, player2: { deck: 20, hand: ['fuel'] }, phase: 'build', turn: 5 },
  );
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  expect(laid.view(0).decision!.options.map(({ verb }) => verb)).toContain('look');
  expect(asksNow(laid.view(0))).toBe('There is nothing you can pay for: use an ability or end building.');
});
test('who broke through is named before it is stopped', async () => {
  const laid = await war({ first: ['rifle-company'] }, 'attack');
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'wave', 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'done', 'attack rifle-company', 'done', 'pass');
  laid.play(1, 'pass', 'done', 'pass');
  for (const seat of [0, 1, 0, 1, 0, 1]) if (laid.view(seat).decision?.prompt === 'window') laid.play(seat, 'pass');
  expect(laid.view(0).decision?.prompt).toBe('onward');
  expect(leaves(laid.view(0))).toEqual({ asks: 'Broke through: 1. Stop without a strike?', yes: 'Attack no further' });
  expect(endWords(laid.view(0))).toBe('Attack no further');
});
