import { expect, test } from 'vitest';
import { Fields, InputError } from '../../../../kernel/input.ts';
import { readRecord } from '../../../../kernel/record.ts';
import { parseFile } from '../../../../games/war/cards/load.ts';
import { fieldOf, kindOf } from '../problem-kinds.ts';

const said = (attempt: () => unknown): string => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('nothing was wrong');
};
const fields = new Fields({ n: 99, flag: 1, text: 2, one: 'x', list: 3, inside: 4 }, 'card');

test.each([
  ['number', ['1', '20'], 'card.n', () => fields.number('n', 1, 20)],
  ['flag', [], 'card.flag', () => fields.flag('flag')],
  ['text', [], 'card.text', () => fields.text('text')],
  ['oneOf', ['a, b'], 'card.one', () => fields.oneOf('one', ['a', 'b'])],
  ['list', [], 'card.list', () => fields.list('list')],
  ['object', [], 'card.inside', () => fields.inside('inside')],
  ['unknown', [], 'lost', () => new Fields({ lost: 1 }, '').done()],
  ['notRecord', [], 'redut', () => readRecord({ redut: 3 })],
  ['notJson', [], '', () => JSON.parse('{"a":')],
  ['notJson', [], 'cards.json', () => parseFile('cards.json', '[{')],
] as const)('what a loader says is understood: %s', (kind, values, field, attempt) => {
  const message = said(attempt);
  expect(kindOf(message)).toEqual({ kind, values: [...values] });
  expect(fieldOf(message)).toBe(field);
});

test.each([
  ['strays', 'moves[3]', 'another digest'],
  ['strays', 'secret', 'does not match the commitment'],
  ['strays', 'moves[0]', '"pass" is refused (WAR-4.6)'],
  ['notEnded', 'secret', 'is missing: the match has not ended'],
  ['noGame', 'game', 'is chess, not war'],
  ['rule', 'unit.line', 'aircraft belong to the second line (WAR-R97)'],
  ['missing', 'cost', 'is missing'],
  ['twice', 'id', 'is used twice'],
  ['other', 'yields', 'a resource card must yield something'],
] as const)('%s: %s %s', (kind, field, problem) => {
  const { message } = new InputError(field, problem);
  expect(kindOf(message).kind).toBe(kind);
  expect(fieldOf(message)).toBe(field);
});
