import { expect, test } from 'vitest';
import { typeset } from '../typeset.ts';

test('a figure stays with its unit, and a dash with the word before it', () => {
  expect(typeset('3 ОМ')).toBe('3\u00a0ОМ');
  expect(typeset('від 41 до 63 %')).toBe('від 41 до 63\u00a0%');
  expect(typeset('−1 VP at the end')).toBe('−1\u00a0VP at the end');
  expect(typeset('зачекайте 5 с.')).toBe('зачекайте 5\u00a0с.');
  expect(typeset('Карта — дивізія')).toBe('Карта\u00a0— дивізія');
});
test('other words may stand on the next line', () => {
  expect(typeset('карта 5 с руки')).toBe('карта 5 с руки');
  expect(typeset('3 ПОДІЇ, 2 mmx, 41–63')).toBe('3 ПОДІЇ, 2 mmx, 41–63');
});
test('marks inside marks become the inner ones', () => {
  expect(typeset('карту «2С3 «Акація»»')).toBe('карту «2С3 „Акація“»');
  expect(typeset('«Т-34» і «Тигр»')).toBe('«Т-34» і «Тигр»');
  expect(typeset('the “Old “Tiger” tank”')).toBe('the “Old ‘Tiger’ tank”');
  expect(typeset(typeset('карту «2С3 «Акація»»'))).toBe('карту «2С3 „Акація“»');
});
test('what functions say is set, wherever they stand, and other values stay', () => {
  const words = typeset({
    deep: [{ cost: (n: number) => `Ціна ${n} ОМ` }],
    card: (name: string) => ({ name, lines: [`${name} — 1 ПО`] }),
    none: (): string | undefined => undefined,
    least: 4,
  });
  expect(words.deep[0]!.cost(2)).toBe('Ціна 2\u00a0ОМ');
  expect(words.card('А')).toEqual({ name: 'А', lines: ['А\u00a0— 1\u00a0ПО'] });
  expect([words.none(), words.least]).toEqual([undefined, 4]);
});
test('what is no plain words is left as it is', () => {
  const date = new Date(0);
  expect([typeset(null), typeset(7), typeset(date)]).toEqual([null, 7, date]);
  expect(typeset({ inside: { date, none: null } }).inside.date).toBe(date);
});
