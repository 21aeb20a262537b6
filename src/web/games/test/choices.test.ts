import { expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { module as skirmish } from '../../../match/test/skirmish-module.ts';
import { type Given, offered, settled } from '../parts/choices.ts';
import { choicesOf } from '../index.ts';

async function offeredFor(name: string, given: Given) {
  const { game, texts } = await moduleOf(name);
  const setup = readSetup(game.options, given);
  return offered(game.options, await choicesOf(name), texts.uk, 'uk', setup);
}
/** The games that say something of their settings. */
const SAYING: string[] = [];
for (const name of GAME_NAMES) if ((await choicesOf(name)) !== undefined) SAYING.push(name);
const names = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);

test.each(SAYING)('%s says in three languages what each setting is for', async (name) => {
  const { game } = await moduleOf(name);
  const choices = (await choicesOf(name))!;
  const listed = Object.entries(game.options).filter(([, { values }]) => values !== undefined);
  for (const language of LANGUAGES) {
    const said = choices.words[language];
    expect(Object.keys(said)).toEqual(Object.keys(choices.words.uk));
    for (const [setting, { values }] of listed) {
      const each = values!.map((value) => said[`${setting}=${String(value)}`]?.[1] ?? '');
      expect(said[setting]![1] !== '' || each.every((one) => one !== ''), `${language} ${setting}`).toBe(true);
    }
  }
});
test.each(SAYING)('what the page of %s says is about settings that there are', async (name) => {
  const { game } = await moduleOf(name);
  const { words, first, seats, order, pictures, steps, sides } = (await choicesOf(name))!;
  const keys = Object.entries(game.options).flatMap(([setting, { values = [] }]) =>
    [setting].concat(values.map((value) => `${setting}=${String(value)}`)),
  );
  const known = new Set(keys.concat((sides ?? []).map((_, side) => `side=${side}`)));
  const used = [words.uk, pictures, steps, order].flatMap((one) => Object.keys(one ?? {}));
  expect(used.concat(first, seats ?? []).filter((key) => !known.has(key))).toEqual([]);
});
test('a host is one of those who sit at the table, and one player needs none', async () => {
  const two = await offeredFor('bravery', { players: 2 });
  expect(two.rest.find(({ name }) => name === 'host')!.values.map(({ value }) => value)).toEqual(['0', '1', '2']);
  expect(names((await offeredFor('bravery', { players: 1 })).rest)).toEqual(['players', 'offensives']);
});
test('one army is asked how hard it shall be, two are asked who begins', async () => {
  const one = await offeredFor('afu', { players: 1 });
  expect(names(one.first)).toEqual(['players', 'difficulty', 'kalyna']);
  expect(names(one.rest)).toEqual(['edition', 'colour']);
  const two = await offeredFor('afu', {});
  expect(names(two.first)).toEqual(['players', 'kalyna']);
  expect(names(two.rest)).toEqual(['edition', 'first', 'colour']);
});
test('what no longer means anything is no longer chosen', async () => {
  const { game } = await moduleOf('bravery');
  const given = { players: '2', host: '5', difficulty: 'harder' };
  const left = settled(await choicesOf('bravery'), given, readSetup(game.options, given));
  expect(left).toEqual({ players: '2', difficulty: 'harder' });
});
test('a game that says nothing of its settings has all of them in view, by their own names', () => {
  const { game, texts } = skirmish;
  const { first, rest } = offered(game.options, undefined, texts.uk, 'uk', readSetup(game.options, {}));
  const several = Object.entries(game.options).filter(([, { values = [] }]) => values.length > 1);
  expect(names(first)).toEqual(several.map(([name]) => name));
  expect(rest).toEqual([]);
});
