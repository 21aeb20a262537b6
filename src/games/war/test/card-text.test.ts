import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KIND_NAMES } from '../cards/kind-names.ts';
import { base } from '../cards/set.ts';
import { proofSheet } from '../text/proof.ts';
import type { CardRow } from '../cards/schema.ts';
import { type Language, LANGUAGES } from '../cards/vocabulary.ts';
import { cardText, TONGUES } from '../text/card.ts';
import { labels } from '../text/noun.ts';
import { KIND } from '../text/nouns-ru.ts';

const lines = (id: string, language: Language): readonly string[] =>
  cardText(base, base.row(base.def(id)), language).lines;
const said = (language: Language, change: Partial<CardRow>): readonly string[] => {
  const { tactical: _, ...row } = base.row(base.def('panic'));
  return cardText(base, { ...row, ...change }, language).lines;
};

test('a kind is called on a card what it is called where names are compared', () => {
  expect(labels(KIND)).toEqual(KIND_NAMES);
});

describe('the text of a card', () => {
  test('is generated from its row in three languages', () => {
    expect(lines('su-76i', 'ru')).toEqual(['Направленная атака.', 'Трофейные.', '+1/+1 против бронетехники.']);
    expect(lines('su-76i', 'uk')).toEqual(['Спрямована атака.', 'Трофейні.', '+1/+1 проти бронетехніки.']);
    expect(lines('su-76i', 'en')).toEqual(['Directed Attack.', 'Captured.', '+1/+1 against armour.']);
  });

  test('follows the row when the row changes', () => {
    const strike = (n: number): Partial<CardRow> => ({
      tactical: {
        when: ['BEFORE_BLOCK'],
        target: { whose: 'enemy', types: ['armour'], is: ['attacking'] },
        effects: [{ do: 'damage', n }],
      },
    });
    const ru = 'До назначения блокирующих выберите атакующее подразделение бронетехники противника: оно получает';
    expect([1, 2, 5].map((n) => said('ru', strike(n))[0])).toEqual([
      `${ru} 1 повреждение.`,
      `${ru} 2 повреждения.`,
      `${ru} 5 повреждений.`,
    ]);
    const uk =
      'До призначення блокувальних підрозділів оберіть підрозділ бронетехніки противника, що атакує: він отримує';
    expect(said('uk', strike(3))).toEqual([`${uk} 3 пошкодження.`]);
    expect(said('en', strike(3))).toEqual([
      'Before blockers are assigned, choose an attacking enemy armour unit: it takes 3 damage.',
    ]);
  });

  test('counts cards and resources by the forms of the language', () => {
    const mill = (n: number): Partial<CardRow> => ({
      tactical: { when: ['TURN_END'], effects: [{ do: 'mill', n, who: 'opponent' }] },
    });
    expect(said('ru', mill(1))[0]).toContain('кладёт 1 верхнюю карту своей колоды');
    expect(said('ru', mill(5))[0]).toContain('кладёт 5 верхних карт своей колоды');
    expect(said('uk', mill(2))[0]).toContain('кладе 2 верхні карти своєї колоди');
    expect(said('en', mill(1))[0]).toBe(
      'At the end of your turn, the opponent puts the top card of their deck into losses.',
    );
    const yields = (U: number): Partial<CardRow> => ({ yields: [{ D: U, U }] });
    expect(said('ru', yields(2))).toEqual(['Поверните: 2 склада и 2 топлива.']);
    expect(said('uk', yields(5))).toEqual(['Поверніть набік: 5 складів та 5 пального.']);
    expect(said('en', yields(1))).toEqual(['Tap: 1 depot and 1 fuel.']);
  });

  test('agrees in gender, number and case', () => {
    const two = (kinds: readonly ('howitzer' | 'mediumTank')[], upTo?: true): Partial<CardRow> => ({
      tactical: {
        when: ['BUILD'],
        target: { kinds, is: ['tapped'], n: 2, ...(upTo && { upTo }) },
        effects: [{ do: 'untap' }],
      },
    });
    expect(said('ru', two(['howitzer']))).toEqual([
      'В свою фазу строительства выберите две своих повёрнутых гаубицы: они разворачиваются.',
    ]);
    expect(said('ru', two(['mediumTank'], true))).toEqual([
      'В свою фазу строительства выберите до двух своих повёрнутых средних танков: они разворачиваются.',
    ]);
    expect(said('uk', two(['howitzer']))).toEqual([
      'У свою фазу будівництва оберіть дві свої повернуті гаубиці: вони розвертаються.',
    ]);
    const one = {
      tactical: { when: ['BUILD'], target: { kinds: ['howitzer'], is: ['tapped'] }, effects: [{ do: 'untap' }] },
    } as const;
    expect(said('ru', one)).toEqual([
      'В свою фазу строительства выберите свою повёрнутую гаубицу: она разворачивается.',
    ]);
    expect(said('en', one)).toEqual(['In your building phase, choose one of your tapped howitzers: it untaps.']);
  });

  test('names the cards and kinds that it refers to in the same language', () => {
    expect(lines('mud-season', 'uk')).toContain('Не можна грати разом із картою Місцевості: «Гори».');
    expect(lines('panzer-division-15', 'ru')).toContain(
      'Ваши подразделения «Мотопехота» получают +1/+1 против наземных подразделений.',
    );
  });

  test('is clean for every card: whole sentences, no holes, no words of another language', () => {
    const wrong: string[] = [];
    for (const row of base.rows)
      for (const language of LANGUAGES) {
        const text = cardText(base, row, language);
        const foreign = { ru: /[ієїґʼ]/iu, uk: /[ыэъё]/iu, en: /[а-яіїєґ]/iu }[language];
        for (const line of [text.kind, ...text.lines]) {
          if (/undefined|NaN|\[object| {2}| ,|,,|\.\.|:\s*\.|« | »/u.test(line) || line === '')
            wrong.push(`${row.id} ${language}: ${line}`);
          if (foreign.test(line)) wrong.push(`${row.id} ${language}, foreign: ${line}`);
        }
        for (const line of text.lines)
          if (!/^[\p{Lu}+−«0-9].*\.$/u.test(line)) wrong.push(`${row.id} ${language}, not a sentence: ${line}`);
        if (foreign.test(text.name) && !/«/.test(text.name)) wrong.push(`${row.id} ${language}, name: ${text.name}`);
      }
    expect(wrong).toEqual([]);
  });

  test('explains every keyword in every language', () => {
    for (const language of LANGUAGES)
      for (const text of Object.values(TONGUES[language].labels.explained)) expect(text).toMatch(/^\p{Lu}.+\.$/u);
  });
});

test('the proof sheet in docs is that of the rows', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../../../docs/war-proof-sheet.md'), 'utf8');
  expect(sheet === proofSheet(base), 'run src/games/war/text/proof.node.ts').toBe(true);
});
