import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { instant, lay, settled } from './robot.ts';
import { test } from './devices.ts';

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
  /** A game just dealt, where it is left out. */
  readonly position?: object;
  readonly setup?: object;
  /** How it came to that; not counted. */
  readonly before?: readonly Press[];
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
    told: /Ви нападаєте на локацію Є.*ні бази/,
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
    presses: ['main', 'card Нічний', 'main', 'row Узяти', 'row Покласти назад'],
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
    told: /Хід \d+ · Опір/i,
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
    told: /Хід 6: противник/i,
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
    told: /Хід 6: противник/i,
  },
  {
    name: 'build one unit, attack the deck with two',
    position: war({ ...RIFLES, first: ['rifle-company', 'rifle-company'] }, 'build'),
    presses: ['card Стрілецька', 'main', 'main', 'main', 'main', 'main'],
    told: /Противник втрачає 6 карт колоди/,
  },
  {
    name: 'attack the deck with two, nothing built',
    position: war({ ...RIFLES, first: ['rifle-company', 'rifle-company'] }, 'build'),
    presses: ['go wave', 'end', 'main', 'main', 'main'],
    told: /Противник втрачає 6 карт колоди/,
  },
  {
    name: 'a directed attack',
    position: war({ first: ['t-34'] }, 'build', { first: ['pak-35'] }),
    presses: ['main', 'place Т-34', 'place PAK-35', 'main'],
    told: /втрачає: PAK-35/,
  },
  {
    name: 'attack the deck with one',
    position: war({ first: ['rifle-company'] }, 'build'),
    presses: ['main', 'place Стрілецька', 'main', 'main'],
    told: /Противник втрачає 3 карти колоди/,
  },
  {
    name: 'end the turn from building, with something left to build',
    position: war(RIFLES, 'build'),
    presses: ['go end', 'end'],
    told: /Хід 6: противник/i,
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
    // Without a name: the first that can be chosen.
    place: page.locator(name === '' ? '.stage [data-state=can]' : `.stage [data-name^="${name}"]`).first(),
  }[how!]!;
  await target.click();
}

const bravery = (player1: object, more: object = {}): object => ({ player1, player2: { hand: [] }, ...more });
/** Alone, because a mate would put cards forward first. */
const ALONE = { players: 1 };
const struck = (plan: readonly string[], by = 'offensive2'): object => ({
  player1: { plan },
  stage: 'enemy',
  enemyNext: [by],
});
const TWO = { players: 2 };
const BRAVERY: readonly Turn[] = [
  {
    name: 'plan a card',
    setup: TWO,
    position: bravery({ hand: ['counter2'] }),
    presses: ['card Контрнаступ 2'],
    told: /Ви плануєте: Контрнаступ 2/,
  },
  {
    name: 'take a card out of the plan',
    setup: TWO,
    position: bravery({ plan: ['counter2'] }),
    presses: ['place Контрнаступ 2'],
    told: /Ви забираєте назад: Контрнаступ 2/,
  },
  {
    name: 'let Volunteers take over a need',
    setup: TWO,
    position: bravery({ hand: ['volunteers'], plan: ['bridge', 'homes'] }),
    presses: ['card Всемогутні волонтери', 'place Ремонт мосту'],
    told: /Волонтери|волонтер/,
  },
  {
    name: 'fill a week with four cards and confirm it (7 of 7)',
    setup: TWO,
    position: bravery({ hand: ['defence2', 'counter1', 'counter1', 'defence1'] }),
    presses: ['card Оборона 2', 'card Контрнаступ 1', 'card Контрнаступ 1', 'card Оборона 1', 'end'],
    told: /Ви підтверджуєте план/,
  },
  {
    name: 'confirm a week in which a card would still fit (it asks once)',
    setup: TWO,
    position: bravery({ hand: ['defence1'] }),
    presses: ['end', 'end'],
    told: /Ви підтверджуєте план/,
  },
  {
    name: 'put a card forward in a battle',
    position: struck(['defence1']),
    setup: ALONE,
    presses: ['place Оборона 1'],
    told: /Ви виставляєте: Оборона 1/,
  },
  {
    name: 'take the fight as it stands',
    position: struck(['defence1'], 'offensive1'),
    setup: ALONE,
    presses: ['end'],
    told: /Битва за територію/,
  },
  {
    name: 'hold a territory: put a card forward, take the fight',
    position: struck(['defence2']),
    setup: ALONE,
    presses: ['place Оборона 2', 'end'],
    told: /наступ відбито/,
  },
  {
    name: 'free a territory: choose it, put a card forward, agree',
    position: { player1: { plan: ['counter3'] }, stage: 'actions' },
    setup: ALONE,
    presses: ['place Сіверщина', 'main', 'place Контрнаступ 3', 'end'],
    told: /Звільнено: Сіверщина/,
  },
  {
    name: 'put three scouted cards back, in the order wanted',
    position: { player1: { plan: ['recon'] }, stage: 'actions', enemyNext: ['lull', 'offensive2', 'offensive3'] },
    setup: ALONE,
    presses: ['card Ворожий наступ 3', 'card Ворожий наступ 2'],
    told: /Тиждень 2/i,
  },
];

const ARMIES = { players: 2, first: 'one', colour: 'yellow' };
const placing = (hand: readonly string[], attack: readonly string[]): object => ({
  phase: 'invasion',
  step: 'placement',
  one: { hand, attack },
});
const OPEN = ['battalion98', 'raiders', 'tankCompany', 'escortTanks', 'ironBrigade'];
const recruiting = (hand: readonly string[]): object => ({
  phase: 'invasion',
  step: 'recruitment',
  open: OPEN,
  afuDeck: ['localWatch', 'volunteers'],
  one: { hand, invaderDeck: ['t72'] },
  two: { invaderDeck: ['t64'] },
});
const AFU: readonly Turn[] = [
  {
    name: 'lay a card against an invader',
    position: placing(['raiders'], ['t72', 'bmp2']),
    presses: ['card Рейдова', 'place захист · колонка 1'],
    told: /«Рейдова група»:\sлінія захисту\s1/,
  },
  {
    name: 'lay a card where there is one place for it',
    position: placing(['raiders'], ['t72']),
    presses: ['card Рейдова'],
    told: /«Рейдова група»:\sлінія захисту\s1/,
  },
  {
    name: 'lay three cards against three invaders',
    position: placing(['raiders', 'assaultTanks', 'tankCompany'], ['t72', 'bmp2', 't80']),
    presses: [
      'card Рейдова',
      'place захист · колонка 1',
      'card Штурмові',
      'place захист · колонка 2',
      'card Танкова',
      'place захист · колонка 3',
    ],
    told: /«Танкова рота»:\sлінія захисту\s3/,
  },
  {
    name: 'lay a card and its support',
    position: placing(['raiders', 'fireSpotters'], ['t72', 'bmp2']),
    presses: ['card Рейдова', 'place захист · колонка 1', 'card Коригувальники'],
    told: /«Коригувальники вогню»:\sлінія підтримки\s1/,
  },
  {
    name: 'begin the battle with nothing useful left',
    position: placing(['internationalAid'], ['t72']),
    presses: ['end'],
    told: /панік/i,
  },
  {
    name: 'begin the battle although a column is open (it asks once)',
    position: placing(['raiders'], ['t72']),
    presses: ['end', 'end'],
    told: /панік/i,
  },
  {
    name: 'recruit one card',
    position: recruiting(['battalion2315', 'slobodaCompany']),
    presses: ['place 98-й батальйон', 'main'],
    told: /98-й батальйон/,
  },
  { name: 'keep one of two secret achievements', presses: ['place ', 'main'], told: /Ви залишаєте таємне досягнення/ },
  {
    name: 'bid in an auction',
    position: {
      phase: 'war',
      round: 6,
      step: 'events',
      eventDeck: ['darivkaBridge', 'moskva'],
      one: { deck: ['polissiaCompany*2', 'polissiaTanks', 'polissiaTerritorials'] },
      two: { deck: ['slobodaCompany'] },
    },
    presses: ['place Ставка 4', 'main'],
    told: /Ви: ставка 4/i,
  },
  {
    name: 'take a card back and lay it elsewhere',
    position: placing(['tankBattalion'], ['t72', 'bmp2']),
    before: ['card Танковий', 'place захист · колонка 1'],
    presses: ['place Танковий', 'main', 'card Танковий', 'place захист · колонка 2'],
    told: /«Танковий батальйон»:\sлінія захисту\s2/,
  },
];

const doc = (): Promise<string> => readFile(join(import.meta.dirname, '../../../docs/activations.md'), 'utf8');
for (const [game, turns] of [
  ['liberation', LIBERATION],
  ['war', WAR],
  ['bravery', BRAVERY],
  ['afu', AFU],
] as const) {
  test(`${game}: typical turns take as many presses as the page about them says`, async ({ page }) => {
    await instant(page);
    const told = (await doc()).split('\n');
    for (const { name, position, setup, before = [], presses, told: line } of turns) {
      if (position === undefined) {
        await page.goto(`#/play/${game}?seed=turns&bot=recruit&players=2`);
        await settled(page);
      } else await lay(page, game, position, setup ?? (game === 'afu' ? ARMIES : undefined));
      for (const what of before) {
        await press(page, what);
        await settled(page);
      }
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
