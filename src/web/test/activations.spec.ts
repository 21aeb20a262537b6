import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { instant, lay, settled } from './robot.ts';
import { test } from './unpainted.ts';

/** One press each: a button of the prompt, a row of the list, a card before the viewer, a place or card on the table. */
type Press =
  | 'main'
  | 'end'
  | `act ${string}`
  | `go ${'build' | 'wave' | 'end'}`
  | `row ${string}`
  | `card ${string}`
  | `place ${string}`;
interface Turn {
  readonly name: string;
  readonly position: object;
  readonly presses: readonly Press[];
  /** A line of the log that is there then, and was not before. */
  readonly told: RegExp;
}

const dynasty = (more: object = {}): object => ({
  galaxy: 'G1',
  captured: ['H'],
  dynasty: { hand: ['B', 'N', 'L'] },
  resistance: { hand: ['A', 'C'], base: 'F' },
  turn: 'dynasty',
  step: 'step1',
  ...more,
});
const resistance = (hand: readonly string[]): object =>
  dynasty({ dynasty: { hand: ['D', 'E'] }, resistance: { hand, base: 'J' }, captured: ['H', 'G'], turn: 'resistance' });
const LIBERATION: readonly Turn[] = [
  { name: 'draw a card', position: dynasty(), presses: ['main'], told: /Ви берете карту/ },
  {
    name: 'draw, capture a location from hand',
    position: dynasty(),
    presses: ['main', 'card Верф', 'card Бюро', 'main'],
    told: /Ви захоплюєте локацію Б/,
  },
  {
    name: 'draw, attack and miss',
    position: dynasty(),
    presses: ['main', 'card Верф', 'place Є', 'main'],
    told: /Ви нападаєте на локацію Є.*промах/,
  },
  {
    name: 'draw, attack, capture what was hit',
    position: dynasty(),
    presses: ['main', 'card Верф', 'place К', 'main', 'row Захопити К'],
    told: /Ви захоплюєте локацію К/,
  },
  {
    name: 'draw, probe a planet',
    position: dynasty(),
    presses: ['main', 'card Лабораторія', 'main', 'card Нічний', 'place Ішкаль', 'main'],
    told: /Ішкаль: база не тут/,
  },
  {
    name: 'draw, send a spy',
    position: dynasty(),
    presses: ['main', 'card Нічний', 'main', 'row Узяти карту', 'row Повернути карту'],
    told: /Ви повертаєте на колоду карту/,
  },
  {
    name: 'restore, attack',
    position: dynasty({ captured: ['H exerted'] }),
    presses: ['row Відновити В', 'card Верф', 'place Є', 'main'],
    told: /Ви нападаєте на локацію Є/,
  },
  {
    name: 'Resistance: draw, sabotage',
    position: resistance(['A', 'M']),
    presses: ['main', 'place Д Дев', 'main'],
    told: /Ви саботуєте локацію Д/,
  },
  {
    name: 'Resistance: draw, move the base',
    position: resistance(['I', 'M']),
    presses: ['main', 'act moveBase', 'main', 'card Іонний', 'main'],
    told: /Ви кладете базу/,
  },
  {
    name: 'draw, end the turn without an action',
    position: dynasty({ dynasty: { hand: ['B', 'N'] } }),
    presses: ['main', 'end', 'end'],
    told: /Опір, хід/i,
  },
];

const war = (player1: object, phase: string, player2: object = {}): object => ({
  player1: { deck: 30, ...player1 },
  player2: { deck: 30, ...player2 },
  phase,
  turn: 5,
});
const RIFLES = { hand: ['rifle-company'], resources: ['depot', 'depot', 'depot', 'factory'] };
const WAR: readonly Turn[] = [
  {
    name: 'lay two resources',
    position: war({ hand: ['depot', 'factory'] }, 'resources'),
    presses: ['card Склад', 'card Завод'],
    told: /Ви викладаєте ресурс: Завод/,
  },
  {
    name: 'nothing to be done: end the turn',
    position: war({ hand: ['t-34'] }, 'build'),
    presses: ['end'],
    told: /Хід 6: Гравець 2/i,
  },
  { name: 'build a unit', position: war(RIFLES, 'build'), presses: ['card Стрілецька', 'main'], told: /Ви платите/ },
  {
    name: 'build a unit that takes an exchange',
    position: war({ hand: ['rifle-company'], resources: ['depot', 'depot', 'depot', 'fuel', 'fuel'] }, 'build'),
    presses: ['card Стрілецька', 'main'],
    told: /Ви платите/,
  },
  {
    name: 'build a unit, end the turn',
    position: war(RIFLES, 'build'),
    presses: ['card Стрілецька', 'main', 'end'],
    told: /Хід 6: Гравець 2/i,
  },
  {
    name: 'build one unit, attack the deck with two',
    position: war({ ...RIFLES, first: ['rifle-company', 'rifle-company'] }, 'build'),
    presses: ['card Стрілецька', 'main', 'main', 'main', 'main', 'main'],
    told: /Гравець 2 втрачає карти колоди: 6/,
  },
  {
    name: 'attack the deck with two, nothing built',
    position: war({ ...RIFLES, first: ['rifle-company', 'rifle-company'] }, 'build'),
    presses: ['go wave', 'end', 'main', 'main', 'main'],
    told: /Гравець 2 втрачає карти колоди: 6/,
  },
  {
    name: 'a directed attack',
    position: war({ first: ['t-34'] }, 'build', { first: ['pak-35'] }),
    presses: ['main', 'place Т-34', 'place PAK-35', 'main'],
    told: /Знищено: PAK-35/,
  },
  {
    name: 'attack the deck with one',
    position: war({ first: ['rifle-company'] }, 'build'),
    presses: ['main', 'place Стрілецька', 'main', 'main'],
    told: /Гравець 2 втрачає карти колоди: 3/,
  },
  {
    name: 'end the turn from building, with something left to build',
    position: war(RIFLES, 'build'),
    presses: ['go end', 'end'],
    told: /Хід 6: Гравець 2/i,
  },
];

async function press(page: Page, what: Press): Promise<void> {
  const [how, ...rest] = what.split(' ');
  const name = rest.join(' ');
  const target = {
    main: page.locator('[data-primary]'),
    end: page.locator('[data-end]'),
    act: page.locator(`.commands [data-act^="${name}"]`),
    go: page.locator(`[data-go="${name}"]`),
    row: page.locator('.acts .act', { hasText: name }).first(),
    card: page.locator(`.front [data-name^="${name}"]`).first(),
    place: page.locator(`.stage [data-name^="${name}"]`).first(),
  }[how!]!;
  await target.click();
}

const doc = (): Promise<string> => readFile(join(import.meta.dirname, '../../../docs/activations.md'), 'utf8');
for (const [game, turns] of [
  ['liberation', LIBERATION],
  ['war', WAR],
] as const) {
  test(`${game}: typical turns take as many presses as the page about them says`, async ({ page }) => {
    await instant(page);
    const told = (await doc()).split('\n');
    for (const { name, position, presses, told: line } of turns) {
      await lay(page, game, position);
      await expect(page.locator('.log')).not.toContainText(line);
      for (const what of presses.slice(0, -1)) {
        await press(page, what);
        await settled(page);
      }
      await press(page, presses.at(-1)!);
      await expect(page.locator('.log'), name).toContainText(line);
      const row = told.map((one) => one.split('|').map((cell) => cell.trim())).find((cells) => cells[1] === name);
      expect(row?.[3], name).toBe(String(presses.length));
    }
  });
}
