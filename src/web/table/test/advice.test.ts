import { expect, test } from 'vitest';
import { adviceFor } from '../../../bots/adviser.ts';
import { GAME_NAMES } from '../../../games/index.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Sight } from '../../../kernel/sight.ts';
import { type Language, LANGUAGES } from '../../../kernel/text.ts';
import { besideFirst, moveWords, nudgeWords, reasonsFor, spokenHint } from '../advice-reasons.ts';
import { hintIn } from '../compared.ts';
import { nudgeOf } from '../nudge.ts';
import type { Hint } from '../selection.ts';
import { optionAlone } from '../view.ts';
import { Laid } from './laid.ts';

/** A hint about the first choice of a game. */
async function advised(game: string) {
  const laid = await Laid.dealt(game, {}, 5);
  const awaited = laid.rules.awaited(laid.s);
  const seat = (31 - Math.clz32(awaited & -awaited)) as Seat;
  const advice = adviceFor(new Sight(laid.rules, seat).look(laid.s), 1);
  const hinted = (language: Language) => {
    const view = laid.view(seat, language);
    return { view, hint: hintIn(view.selection.all(), advice, 1)! };
  };
  return hinted;
}
const at = (hint: Hint, depth: Hint['depth']): Hint => ({ ...hint, depth });

for (const game of GAME_NAMES)
  test(`${game}: a nudge names no move, the move has figures, the explanation says how they came about`, async () => {
    const hinted = await advised(game);
    for (const language of LANGUAGES) {
      const { view, hint } = hinted(language);
      const move = optionAlone(view, hint.choice.option);
      const nudge = nudgeWords(view, hint);
      expect(nudge.title).not.toContain(move);
      expect(nudge.why.length).toBeGreaterThan(10);
      expect(moveWords(view, hint).title).toBe(move);
      expect(hint.compared.length).toBeGreaterThan(1);
      const told = reasonsFor(view, hint);
      for (const text of [told.known, told.gives, told.computed]) expect(text).toMatch(/\.$/);
      // What it may cost is told where that is known, and nothing else is called a risk.
      expect(told.risks).toMatch(/^$|\.$/);
      expect(told.computed).toMatch(/\d/);
      expect(spokenHint(view, at(hint, 1))).not.toContain(move);
      expect(spokenHint(view, at(hint, 2))).toContain(`${move}: `);
      expect(spokenHint(view, at(hint, 3))).toContain(told.risks);
    }
  });

test('the place is nudged at, unless only one move is about it', async () => {
  const laid = await Laid.dealt('liberation', {}, 5);
  const view = laid.view(0, 'en', { place: (_view, { args }) => ({ key: `n:${args.length}`, name: 'there' }) });
  const [best] = view.selection.all();
  expect(nudgeOf(view as never, best!)).toMatchObject({ kind: 'place', moves: view.selection.all().length });
  const apart = laid.view(0, 'en', {
    place: (_view, { action }) => ({ key: `n:${action}`, name: 'there' }),
    verbs: { [best!.option.verb]: { icon: 'r-card', words: { uk: 'х', ru: 'х', en: 'lay' } } },
  });
  expect(nudgeOf(apart as never, apart.selection.all()[0]!)).toMatchObject({ kind: 'verb', name: 'lay' });
});

test('what looks better than the advice is not called worse', async () => {
  const { view, hint } = (await advised('war'))('en');
  const [first, second] = hint.compared;
  const pair = [
    { ...first!, chance: 0.4 },
    { ...second!, chance: 0.5 },
  ];
  expect(besideFirst(view as never, pair, 0)).toBe('advised by the bot');
  expect(besideFirst(view as never, pair, 1)).toContain('more at a glance');
  // Nor the best beside a figure that is a little greater.
  const near = [pair[0]!, { ...pair[1]!, chance: 0.415 }];
  expect(besideFirst(view as never, near, 0)).toBe('advised by the bot');
  expect(besideFirst(view as never, [pair[0]!, { ...pair[1]!, chance: 0.38 }], 0)).toBe('the best');
  expect(moveWords(view as never, { ...hint, by: 'look', compared: pair }).why).toContain('quick look');
});
test('figures that stand beside each other agree, and trial games are counted as the language counts', async () => {
  const hinted = await advised('war');
  const { view, hint } = hinted('uk');
  const [first, second] = hint.compared;
  const pair = (a: number, b: number) => [
    { ...first!, chance: a },
    { ...second!, chance: b },
  ];
  // 62 and 50, and not 13 between them.
  expect(besideFirst(view as never, pair(0.624, 0.496), 1)).toMatch(/^на 12\s?% менше$/);
  expect(reasonsFor(view as never, { ...hint, compared: pair(0.624, 0.496) }).gives).toMatch(/на 12\s?%/);
  expect(besideFirst(view as never, pair(0.496, 0.624), 1)).toMatch(/на 12\s?% більше/);
  const counted = (language: Language, looks: number): string =>
    reasonsFor(hinted(language).view, { ...hint, by: 'search', looks }).computed;
  const FORMS = {
    1: 'пробну партію',
    22: 'пробні партії',
    353: 'пробні партії',
    11: 'пробних партій',
    400: 'пробних партій',
  };
  for (const [n, form] of Object.entries(FORMS)) expect(counted('uk', Number(n))).toContain(`${n} ${form}`);
  const RU = { 21: 'пробную партию', 353: 'пробные партии', 112: 'пробных партий' };
  for (const [n, form] of Object.entries(RU)) expect(counted('ru', Number(n))).toContain(`${n} ${form}`);
  expect([counted('en', 1), counted('en', 353)].map((told) => /\d+ trial games?/.exec(told)?.[0])).toEqual([
    '1 trial game',
    '353 trial games',
  ]);
  expect(counted('uk', 12_000)).toMatch(/12\s000 пробних партій/);
});
