import { expect, test } from 'vitest';
import { moduleOf } from '../../../games/index.ts';
import type { Viewer } from '../../../kernel/ids.ts';
import { chaptersOf, headingIn } from '../story.ts';
import { rivalIn, toRival } from '../rival.ts';
import { toYou } from '../you.ts';

test('a heading stands over its own lines, the newest first', () => {
  const lines = ['# 1', 'a', 'b', '# 2', 'c'];
  const story = chaptersOf(lines, (line) => line.startsWith('#'));
  expect(story).toEqual([
    { heading: '# 2', lines: ['c'] },
    { heading: '# 1', lines: ['b', 'a'] },
  ]);
  expect(chaptersOf(['a', '# 1'], (line) => line.startsWith('#'))).toEqual([
    { heading: '# 1', lines: [] },
    { heading: undefined, lines: ['a'] },
  ]);
});
test('a heading is read without its dashes, whatever kind of space stands between', () => {
  expect(headingIn('— Dynasty, turn 3 —')).toBe('Dynasty, turn 3');
  expect(headingIn('—\u{A0}Династія, хід 3\u{A0}—')).toBe('Династія, хід 3');
  expect(headingIn('Player 1 passes.')).toBeUndefined();
});
test.each([
  ['uk', 'Гравець 1', 'Гравець 1 бере: Оборона', 'Ви берете: Оборона'],
  ['uk', 'Гравець 1', 'Гравець 1 відмовляється: Оборона', 'Ви відмовляєтеся: Оборона'],
  ['uk', 'Гравець 1', 'Гравець 1 просить: Оборона ← Гравець 2', 'Ви просите: Оборона ← Гравець 2'],
  ['uk', 'Гравець 1', 'Гравець 2 віддає: Оборона → Гравець 1', 'Гравець 2 віддає вам: Оборона'],
  ['uk', 'Гравець 1', 'Гравець 2 просить: Оборона ← Гравець 1', 'Гравець 2 просить у вас: Оборона'],
  ['uk', 'Гравець 1', 'Гравець 2 виставляє: Оборона, план: Гравець 1', 'Гравець 2 виставляє: Оборона, ваш план'],
  ['ru', 'Игрок 1', 'Игрок 2 отдаёт: Оборона → Игрок 1', 'Игрок 2 отдаёт вам: Оборона'],
  ['ru', 'Игрок 1', 'Игрок 2 выставляет: Оборона, план: Игрок 1', 'Игрок 2 выставляет: Оборона, ваш план'],
  ['uk', 'Гравець 1', 'Гравець 10 бере: карта', 'Гравець 10 бере: карта'],
  ['uk', 'Династія', '— Династія, хід 3 —', '— Ви, хід 3 —'],
  ['uk', 'Гравець 1', 'Хід 7: Гравець 1.', 'Хід 7: ви.'],
  ['ru', 'Игрок 1', 'Игрок 1 берёт: карта', 'Вы берёте: карта'],
  ['ru', 'Игрок 1', 'Игрок 1 отказывается: карта', 'Вы отказываетесь: карта'],
  ['ru', 'Игрок 1', 'Игрок 1 не может платить', 'Вы не можете платить'],
  ['en', 'Player 1', 'Player 1 passes.', 'You pass.'],
  ['en', 'Dynasty', 'The Dynasty captures F.', 'You capture F.'],
  ['en', 'Dynasty', 'A is not in the Dynasty’s hand.', 'A is not in your hand.'],
  ['en', 'Dynasty', 'The Resistance shows it to the Dynasty.', 'The Resistance shows it to you.'],
  ['en', 'Player 1', 'Player 1 uses a bonus.', 'You use a bonus.'],
  ['en', 'Player 1', 'Player 1 has 3 points.', 'You have 3 points.'],
  ['en', 'Player 1', 'Player 1 loses 2 cards.', 'You lose 2 cards.'],
  ['en', 'Player 1', 'Player 1 searches the deck.', 'You search the deck.'],
  ['uk', 'Перша армія', '— Раунд 9. Починає Перша армія —', '— Раунд 9. Починаєте ви —'],
  ['ru', 'Первая армия', '— Раунд 9. Начинает Первая армия —', '— Раунд 9. Начинаете вы —'],
  ['en', 'First army', '— Round 9. First army goes first —', '— Round 9. You go first —'],
] as const)('in %s, to %s: %s', (language, name, text, told) => expect(toYou(text, name, language)).toBe(told));
test.each([
  ['uk', 'Гравець 2', 'Гравець 2 бере 2 карти.', 'Противник бере 2 карти.'],
  ['uk', 'Гравець 2', 'Хід 2: Гравець 2.', 'Хід 2: противник.'],
  ['uk', 'Гравець 2', 'Гравець 2 дивиться карти противника.', 'Противник дивиться ваші карти.'],
  ['uk', 'Гравець 2', 'Ви дивитеся карти противника.', 'Ви дивитеся карти противника.'],
  ['ru', 'Игрок 2', 'Игрок 2 смотрит карты противника.', 'Противник смотрит ваши карты.'],
  ['en', 'Player 2', 'Turn 2: Player 2.', 'Turn 2: the opponent.'],
  ['en', 'Player 2', 'Player 2 looks at the opponent’s cards.', 'The opponent looks at your cards.'],
] as const)('in %s, of the only opponent, %s: %s', (language, name, text, told) =>
  expect(toRival(text, name, language)).toBe(told),
);
test('only where two play against each other, and have no names, is the other one called the opponent', async () => {
  const rival = async (name: string, viewer: 0 | 1 | 'spectator'): Promise<string | undefined> => {
    const { game, texts } = await moduleOf(name);
    return rivalIn(game, texts.en, viewer as Viewer);
  };
  expect(await rival('war', 0)).toBe('Player 2');
  expect(await rival('war', 1)).toBe('Player 1');
  expect(await rival('war', 'spectator')).toBeUndefined();
  for (const game of ['liberation', 'afu', 'bravery']) expect(await rival(game, 0)).toBeUndefined();
});
