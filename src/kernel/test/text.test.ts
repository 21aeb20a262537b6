import { expect, test } from 'vitest';
import type { Action, Seat } from '../ids.ts';
import type { Asked, GameText } from '../text.ts';
import { optionByItself } from '../text.ts';
import type { State } from '../table.ts';
import { amount, DONE, PASS } from '../verbs.ts';

const option = (action: Action): string => `option ${action}`;
const told = (text: Partial<GameText>, action: Action, asked: Asked | undefined): string =>
  optionByItself(
    { option: (_s: State, _seat: Seat, act: Action) => option(act), ...text } as unknown as GameText,
    {} as State,
    0 as Seat,
    action,
    asked,
  );
const asked = { prompt: 'attack' } as Asked;

test('what leaves a question is told by what it comes to there, where the game says so', () => {
  const text: Partial<GameText> = { leave: (prompt) => (prompt === 'attack' ? 'Hold fire' : undefined) };
  expect([told(text, PASS, asked), told(text, DONE, asked)]).toEqual(['Hold fire', 'Hold fire']);
  expect(told(text, amount(1), asked)).toBe(option(amount(1)));
  expect(told(text, PASS, { prompt: 'other' } as Asked)).toBe(option(PASS));
  expect([told(text, PASS, undefined), told({}, PASS, asked)]).toEqual([option(PASS), option(PASS)]);
});
test('an option without its question beside it is told whole, where the game does so', () => {
  const text: Partial<GameText> = {
    byItself: (_s, action, { prompt }) => (action === amount(2) ? undefined : `${prompt} with ${action}`),
  };
  expect(told(text, amount(1), asked)).toBe(`attack with ${amount(1)}`);
  expect(told(text, amount(2), asked)).toBe(option(amount(2)));
  expect(told(text, amount(1), undefined)).toBe(option(amount(1)));
  expect(told({ ...text, leave: () => 'Hold fire' }, DONE, asked)).toBe('Hold fire');
});
