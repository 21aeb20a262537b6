import { type Found, type RefusedTry, tryAnything } from '../../../kernel/contract/refused.ts';
import { tryUntimely } from '../../../kernel/contract/untimely.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { war } from '../game.ts';
import type { War } from '../state.ts';
import { texts } from '../text/index.ts';
import { holds } from './grounds.ts';

/** Of any card: it is not in play, or it is the opponent's. */
const CARD = ['WAR-3.3', 'WAR-27.4'];
/** Of any unit: it waits in the reserve, lies under a fortification, is no unit, is tapped, or a card forbids it. */
const UNIT = [...CARD, 'WAR-3.5', 'WAR-3.6', 'WAR-5.2', 'WAR-6.1', 'WAR-R48', 'WAR-1.6'];
/** Of a unit with a keyword: it does not have it. */
const KEYWORD = [...UNIT, 'WAR-8.13'];
/** Of a unit that supports, in a clash or against an attack on the deck. */
const SUPPORTER = [
  ...UNIT,
  'WAR-17.6',
  'WAR-17.8',
  'WAR-17.12',
  'WAR-17.13',
  'WAR-23.1',
  'WAR-23.17',
  'WAR-23.18',
  'WAR-23.19',
  'WAR-23.20',
  'WAR-24.19',
  'WAR-25.1',
  'WAR-25.6',
  'WAR-26.50',
];
/** The rules that speak of each act, read one by one: a refusal by any other does not say why. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  advance: [...UNIT, 'WAR-20.5', 'WAR-25.3', 'WAR-25.5', 'WAR-29.27'],
  advanceDeck: [...UNIT, 'WAR-20.5', 'WAR-25.3', 'WAR-29.27'],
  amount: ['WAR-19.3'],
  antiAir: [...CARD, 'WAR-8.9', 'WAR-17.6', 'WAR-23.17', 'WAR-23.18', 'WAR-23.19', 'WAR-23.20', 'WAR-24.15'],
  assist: [...KEYWORD, 'WAR-25.9', 'WAR-26.15', 'WAR-26.16', 'WAR-26.18', 'WAR-26.20'],
  attack: [...UNIT, 'WAR-7.2', 'WAR-16.1', 'WAR-23.2', 'WAR-29.15'],
  block: [
    ...UNIT,
    'WAR-17.3',
    'WAR-17.10',
    'WAR-17.12',
    'WAR-23.1',
    'WAR-25.1',
    'WAR-25.6',
    'WAR-25.7',
    'WAR-26.50',
    'WAR-29.20',
  ],
  bomb: [...UNIT, 'WAR-7.2', 'WAR-24.6', 'WAR-24.8', 'WAR-25.1', 'WAR-25.14', 'WAR-26.80', 'WAR-29.16', 'WAR-29.28'],
  bombDeck: [...UNIT, 'WAR-7.2', 'WAR-24.6', 'WAR-26.80', 'WAR-29.28'],
  build: [
    'WAR-1.6',
    'WAR-12.1',
    'WAR-12.3',
    'WAR-12.12',
    'WAR-12.14',
    'WAR-12.15',
    'WAR-12.16',
    'WAR-12.18',
    'WAR-12.22',
    'WAR-14.1',
    'WAR-14.2',
    'WAR-14.3',
    'WAR-26.65',
    'WAR-27.6',
    'WAR-27.7',
  ],
  buyOff: ['WAR-12.5', 'WAR-12.6', 'WAR-29.43'],
  choose: [
    'WAR-1.6',
    'WAR-5.6',
    'WAR-9.3',
    'WAR-9.9',
    'WAR-9.10',
    'WAR-9.11',
    'WAR-13.2',
    'WAR-25.15',
    'WAR-26.77',
    'WAR-27.5',
    'WAR-R16',
  ],
  command: [...KEYWORD, 'WAR-26.35', 'WAR-26.36', 'WAR-26.37'],
  cover: [...UNIT, 'WAR-24.13', 'WAR-26.81'],
  deckStrike: [...KEYWORD, 'WAR-26.21', 'WAR-26.22'],
  directed: [...UNIT, 'WAR-7.2', 'WAR-16.1', 'WAR-16.5', 'WAR-23.2', 'WAR-25.1', 'WAR-25.5', 'WAR-26.51', 'WAR-29.14'],
  discard: [...CARD, 'WAR-12.4', 'WAR-12.19'],
  drop: [...KEYWORD, 'WAR-25.9', 'WAR-26.72', 'WAR-R79'],
  dropDeck: [...KEYWORD, 'WAR-26.72', 'WAR-R79'],
  embark: [...CARD, 'WAR-25.10', 'WAR-25.11', 'WAR-R60'],
  emerge: [...CARD, 'WAR-23.9', 'WAR-23.13'],
  entrench: [...CARD, 'WAR-23.7', 'WAR-23.8', 'WAR-23.9', 'WAR-23.13', 'WAR-R48'],
  equip: ['WAR-1.6', 'WAR-7.14', 'WAR-10.1', 'WAR-10.6', 'WAR-11.1', 'WAR-11.2', 'WAR-14.1', 'WAR-14.3'],
  escort: [...KEYWORD, 'WAR-29.15'],
  fire: [...KEYWORD, 'WAR-26.38', 'WAR-26.39', 'WAR-26.42', 'WAR-26.43', 'WAR-R71'],
  flag: ['WAR-8.17'],
  guns: [...CARD, 'WAR-8.9'],
  hold: [...CARD, 'WAR-8.9'],
  intercept: [
    ...UNIT,
    'WAR-23.1',
    'WAR-24.15',
    'WAR-25.1',
    'WAR-26.28',
    'WAR-26.29',
    'WAR-26.31',
    'WAR-26.33',
    'WAR-26.50',
    'WAR-26.79',
    'WAR-R99',
  ],
  land: [...CARD, 'WAR-25.12'],
  lay: ['WAR-1.6', 'WAR-7.4', 'WAR-14.1', 'WAR-27.6'],
  line: ['WAR-R3'],
  look: [...KEYWORD, 'WAR-8.14', 'WAR-26.68', 'WAR-27.5'],
  mine: [...KEYWORD, 'WAR-25.9', 'WAR-26.49', 'WAR-27.5'],
  move: [...UNIT, 'WAR-15.1', 'WAR-15.2', 'WAR-R32'],
  overrun: [...KEYWORD, 'WAR-26.9', 'WAR-26.10', 'WAR-29.26'],
  pay: ['WAR-7.13', 'WAR-7.14'],
  play: [
    'WAR-1.6',
    'WAR-5.6',
    'WAR-7.14',
    'WAR-9.3',
    'WAR-9.9',
    'WAR-9.10',
    'WAR-9.11',
    'WAR-13.1',
    'WAR-25.15',
    'WAR-26.66',
    'WAR-27.5',
    'WAR-R16',
  ],
  put: ['WAR-26.84'],
  redeal: ['WAR-4.6', 'WAR-4.7'],
  refit: [...CARD, 'WAR-10.4', 'WAR-10.6', 'WAR-R20'],
  ride: [...KEYWORD, 'WAR-29.14'],
  scout: [...KEYWORD, 'WAR-26.69', 'WAR-26.70', 'WAR-26.71'],
  signal: [...KEYWORD, 'WAR-26.82', 'WAR-26.83'],
  spend: ['WAR-7.13', 'WAR-7.14'],
  spotted: [...KEYWORD, 'WAR-25.9', 'WAR-26.62', 'WAR-26.64'],
  strike: [...KEYWORD, 'WAR-25.15', 'WAR-26.21', 'WAR-26.22'],
  support: [...SUPPORTER, 'WAR-25.7', 'WAR-29.20'],
  supportDeck: [...SUPPORTER, 'WAR-29.30'],
  take: ['WAR-3.4', 'WAR-7.12', 'WAR-27.9'],
  tap: [...CARD, 'WAR-5.2', 'WAR-7.7', 'WAR-7.8', 'WAR-7.13', 'WAR-7.14'],
  upkeep: [...CARD, 'WAR-7.14', 'WAR-12.9', 'WAR-12.10'],
  use: [
    ...CARD,
    'WAR-1.6',
    'WAR-5.2',
    'WAR-5.6',
    'WAR-7.14',
    'WAR-8.13',
    'WAR-8.14',
    'WAR-8.15',
    'WAR-9.3',
    'WAR-9.9',
    'WAR-9.10',
    'WAR-9.11',
    'WAR-25.15',
    'WAR-27.5',
    'WAR-R16',
    'WAR-R102',
  ],
  wave: ['WAR-29.12'],
};
/** Every rule that stands above, each once: all of them have a sentence of their own. */
export const SPOKEN: readonly string[] = [...new Set(Object.values(SAYS).flat())];
/** Acts that every question has or has not: refused by the question itself. */
const GENERAL = new Set(['pass', 'done']);

/** Whatever is tried is refused by a rule that speaks of it and has a sentence: what is not. */
export function whateverIsTried(seeds: readonly number[]): Found {
  const known = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));
  const found = new Set<string>();
  const tell = ({ verb, why, asked, ...tried }: RefusedTry<War>): void => {
    const general = GENERAL.has(verb);
    const speaks = general ? why === asked : SAYS[verb]?.includes(why) === true;
    if (!speaks || !known.has(why)) found.add(`${verb} by ${why}`);
    else if (!general && !holds(why, tried))
      found.add(`${war.notation(tried.s, tried.seat, tried.action)} at ${tried.prompt}: ${why} is not so`);
    for (const language of LANGUAGES)
      if (texts[language].refusal(why) === texts[language].refusal('')) found.add(`${why} in ${language}`);
  };
  const refused = tryAnything(war, { seeds, decisionsOfEach: 1100 }, tell);
  return { refused, found: [...found] };
}

/** The rules that speak of when each act is done, for whoever tries it at another time with the right cards. */
const WHEN: Readonly<Record<string, readonly string[]>> = {
  advance: ['WAR-29.27'],
  advanceDeck: ['WAR-29.27'],
  antiAir: ['WAR-8.9'],
  assist: ['WAR-26.15'],
  attack: ['WAR-29.15'],
  block: ['WAR-29.20'],
  bomb: ['WAR-29.16', 'WAR-29.28'],
  bombDeck: ['WAR-29.28'],
  build: ['WAR-12.1', 'WAR-12.12', 'WAR-12.16', 'WAR-12.22', 'WAR-14.2', 'WAR-27.7'],
  buyOff: ['WAR-29.43'],
  choose: ['WAR-13.2'],
  command: ['WAR-26.35'],
  cover: ['WAR-24.13'],
  deckStrike: ['WAR-26.21'],
  directed: ['WAR-1.6', 'WAR-5.2', 'WAR-16.5', 'WAR-29.14'],
  discard: ['WAR-12.4'],
  drop: ['WAR-26.72'],
  dropDeck: ['WAR-26.72'],
  embark: ['WAR-25.11'],
  emerge: ['WAR-23.9'],
  entrench: ['WAR-23.8'],
  equip: ['WAR-10.1'],
  escort: ['WAR-29.15'],
  fire: ['WAR-26.38'],
  flag: ['WAR-8.17'],
  guns: ['WAR-8.9'],
  hold: ['WAR-8.9'],
  intercept: ['WAR-26.28'],
  land: ['WAR-25.12'],
  lay: ['WAR-7.4'],
  line: ['WAR-R3'],
  look: ['WAR-8.14'],
  mine: ['WAR-26.49'],
  move: ['WAR-15.2'],
  overrun: ['WAR-29.26'],
  pay: ['WAR-7.13'],
  play: ['WAR-13.1'],
  put: ['WAR-26.84'],
  redeal: ['WAR-4.7'],
  refit: ['WAR-10.4'],
  ride: ['WAR-29.14'],
  scout: ['WAR-26.69'],
  signal: ['WAR-26.82'],
  spend: ['WAR-7.13'],
  spotted: ['WAR-26.62'],
  strike: ['WAR-26.21'],
  support: ['WAR-29.20'],
  supportDeck: ['WAR-29.30'],
  take: ['WAR-27.9'],
  tap: ['WAR-7.13'],
  upkeep: ['WAR-12.9'],
  use: ['WAR-8.14'],
  wave: ['WAR-29.12'],
};

/** What only the time forbids is refused by a rule that speaks of the time: what is not. */
export function whatTimeForbids(seeds: readonly number[]): Found {
  const found = new Set<string>();
  const spec = {
    general: new Set([...GENERAL, 'amount']),
    moment: ['active', 'phase', 'stage', 'wave'],
    seeds,
    decisionsOfEach: 3000,
  };
  const refused = tryUntimely(war, spec, ({ verb, why, phrase, offeredAt, triedAt }) => {
    if (WHEN[verb]?.includes(why) !== true) found.add(`${verb} by ${why}: ${phrase}, of ${offeredAt}, at ${triedAt}`);
  });
  return { refused, found: [...found] };
}
