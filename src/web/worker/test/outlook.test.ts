import { expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { replay } from '../../../kernel/record.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { someRecord } from '../../test/some-record.ts';
import { accountOf, bestAndWorst, endingAt, review, Reviewer, shareOf } from '../outlook.ts';

const MOVES = 150;

test.each(GAME_NAMES)('%s: a chance for every position, and what changed it adds up', async (name) => {
  const module = await moduleOf(name);
  const { game } = module;
  const record = someRecord(module, MOVES);
  const outlook = review(game, record, 0 as Seat, 0 as Seat);
  expect(outlook.chances).toHaveLength(record.moves.length + 1);
  expect(outlook.choices).toHaveLength(record.moves.length);
  expect(outlook.chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  const { own, others, luck } = accountOf(outlook, 0 as Seat, game.utility === 'shared');
  expect(own + others + luck).toBeCloseTo(outlook.chances.at(-1)! - outlook.chances[0]!);
  const won = endingAt(outlook, 1);
  expect(won.chances.at(-1)).toBe(1);
  expect(won.chances).toHaveLength(outlook.chances.length);
  const account = accountOf(won, 0 as Seat, game.utility === 'shared');
  expect(account.own + account.others + account.luck).toBeCloseTo(1 - outlook.chances[0]!);
});

test('liberation: the chance goes by what the viewer may see, not by what is hidden from it', async () => {
  const module = await moduleOf('liberation');
  const { game } = module;
  const record = someRecord(module, MOVES);
  const rules = rulesFor(game, readSetup(game.options, record.setup));
  const [truth, other] = [rules.create(), rules.create()];
  replay(game, someRecord(module, 6), (state) => rules.copy(truth, state));
  // The Dynasty cannot see the deck: two of its cards change places.
  rules.copy(other, truth);
  const deck = Array.from({ length: other.table.cards }, (_, i) => i + 1).filter(
    (card) => (other.table.knownBy[card]! & 1) === 0,
  );
  const [a, b] = [deck[0]!, deck.find((card) => other.table.def[card] !== other.table.def[deck[0]!])!];
  [other.table.def[a], other.table.def[b]] = [other.table.def[b]!, other.table.def[a]!];
  const chanceIn = (state: typeof truth): number => new Reviewer(rules, 0 as Seat, 0 as Seat).chanceIn(state);
  expect(chanceIn(other)).toBe(chanceIn(truth));
});

test('liberation: what had to be done was no choice', async () => {
  const module = await moduleOf('liberation');
  const { game } = module;
  const record = someRecord(module, MOVES);
  const rules = rulesFor(game, readSetup(game.options, record.setup));
  const reviewer = new Reviewer(rules, 0 as Seat, 0 as Seat);
  const options = new Options();
  let forced = 0;
  replay(game, record, (state) => {
    if (rules.over(state)) return;
    const seat = rules.actor(state);
    rules.legal(state, seat, options);
    if (options.size !== 1) return;
    forced++;
    expect(reviewer.worthOf(state, seat, options.at(0))).toBe(0);
  });
  expect(forced).toBeGreaterThan(0);
});
test('what became of a seat is all, nothing, or a half where nobody won', () => {
  const [first, second] = [0 as Seat, 1 as Seat];
  expect([first, second].map((seat) => shareOf([1, -1], seat, 'zero-sum', false))).toEqual([1, 0]);
  expect(shareOf([0, 0], first, 'zero-sum', false)).toBe(0.5);
  expect(shareOf([1, 1], second, 'shared', false)).toBe(1);
  expect(shareOf([24], first, 'score', true)).toBe(0);
  expect(shareOf(undefined, first, 'score', false)).toBeUndefined();
  expect(shareOf(undefined, first, 'shared', true)).toBe(0);
});
test('giving up is a choice of who gave up, and the account adds up', () => {
  const outlook = { chances: [0.5, 0.6, 0.55], choices: [0.1, 0], movers: [0, 1] };
  const given = endingAt(outlook, 0, 0);
  expect(given.chances).toEqual([0.5, 0.6, 0.55, 0]);
  const { own, others, luck } = accountOf(given, 0 as Seat, false);
  expect(own).toBeCloseTo(0.1 - 0.55);
  expect(own + others + luck).toBeCloseTo(-0.5);
  expect(luck).toBeCloseTo(-0.05);
  const said = [{ uk: 'а', ru: 'б', en: 'c' }];
  expect(endingAt({ ...outlook, said }, 0, 0).said).toBe(said);
});
test('the best and the worst move are the seat’s own, and neither is the last', () => {
  const outlook = {
    chances: [0.5, 0.6, 0.4, 0.45, 0.45, 1],
    choices: [0.1, -0.3, 0.2, -0.1, 0.5],
    movers: [0, 1, 0, 0, 0],
  };
  expect(bestAndWorst(outlook, 0 as Seat, false)).toEqual({ best: 2, worst: 3 });
  expect(bestAndWorst(outlook, 0 as Seat, true)).toEqual({ best: 2, worst: 1 });
  expect(bestAndWorst({ ...outlook, choices: [0.01, 0, -0.01, 0, 1] }, 0 as Seat, true)).toEqual({
    best: -1,
    worst: -1,
  });
});
test('liberation: every move is told in words of each language', async () => {
  const { game, texts } = await moduleOf('liberation');
  const record = someRecord(await moduleOf('liberation'), 12);
  const { said = [] } = review(game, record, 0 as Seat, 0 as Seat, texts);
  expect(said).toHaveLength(record.moves.length);
  for (const one of said) expect(new Set(Object.values(one)).size).toBeGreaterThan(1);
});
test('bravery: each move knows the rule that asked for it', async () => {
  const module = await moduleOf('bravery');
  const record = someRecord(module, 60);
  const { asked = [] } = review(module.game, record, 0 as Seat, 0 as Seat, module.texts);
  expect(asked).toHaveLength(record.moves.length);
  for (const rule of asked) expect(rule).toMatch(/^BRV-\d/);
});
