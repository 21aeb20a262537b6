import { type Found, tryAnything } from '../../../kernel/contract/refused.ts';
import { tryUntimely } from '../../../kernel/contract/untimely.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { liberation } from '../game.ts';
import { texts } from '../text/index.ts';

/** The rules that speak of each act, read one by one: a refusal by any other does not say why. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  moveBase: ['LIB-5.2', 'LIB-7.2'],
  keepTaken: ['LIB-6.5'],
  discardTaken: ['LIB-6.5'],
  capture: ['LIB-5.4', 'LIB-5.5', 'LIB-6.1', 'LIB-7.11'],
  attack: ['LIB-5.4', 'LIB-5.5', 'LIB-6.3', 'LIB-7.2', 'LIB-R8'],
  operate: ['LIB-5.4', 'LIB-5.5', 'LIB-7.2', 'LIB-8.6'],
  planet: ['LIB-18.15', 'LIB-18.21'],
  discard: ['LIB-8.2'],
  discardOpenly: ['LIB-8.2'],
  borrow: ['LIB-14.10', 'LIB-18.14', 'LIB-R20'],
  recall: ['LIB-18.24'],
  strike: ['LIB-5.4', 'LIB-7.2', 'LIB-18.17', 'LIB-18.25', 'LIB-18.27', 'LIB-R8', 'LIB-R33'],
  seize: ['LIB-5.4', 'LIB-7.11', 'LIB-18.25', 'LIB-18.29'],
  lay: ['LIB-2.8'],
  layBase: ['LIB-2.9', 'LIB-5.2', 'LIB-7.2', 'LIB-7.3', 'LIB-18.16'],
  spyTake: ['LIB-18.22'],
  spyReturn: ['LIB-18.22'],
  flip: ['LIB-2.3', 'LIB-18.26', 'LIB-18.27'],
  exchange: ['LIB-2.3', 'LIB-18.28', 'LIB-18.29'],
  exert: ['LIB-5.5', 'LIB-8.3', 'LIB-8.4', 'LIB-14.9'],
  restore: ['LIB-5.6', 'LIB-5.8', 'LIB-7.2'],
  perform: ['LIB-5.3', 'LIB-7.9', 'LIB-8.6'],
  draw: ['LIB-5.1', 'LIB-5.2', 'LIB-7.1', 'LIB-7.2'],
  ask: ['LIB-R36'],
  sabotage: ['LIB-5.2', 'LIB-7.2', 'LIB-7.5', 'LIB-7.8', 'LIB-18.19'],
};
/** Acts that every question has or has not: refused by the question itself. */
const GENERAL = new Set(['pass', 'done', 'amount']);
/** Nothing else is done while sides are asked for. */
const FIRST_OF_ALL = 'LIB-R36';

/** Whatever is tried is refused by a rule that speaks of it and has a sentence: what is not. */
export function whateverIsTried(seeds: readonly number[]): Found {
  const known = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));
  const found = new Set<string>();
  const refused = tryAnything(liberation, { seeds, decisionsOfEach: 400 }, ({ verb, why, asked }) => {
    const general = GENERAL.has(verb) || asked === FIRST_OF_ALL;
    const speaks = general ? why === asked : SAYS[verb]?.includes(why) === true;
    if (!speaks || !known.has(why)) found.add(`${verb} by ${why}`);
    for (const language of LANGUAGES)
      if (texts[language].refusal(why).includes(why)) found.add(`${why} in ${language}`);
  });
  return { refused, found: [...found] };
}

/** The rules that speak of when each act is done, for whoever tries it at another time with the right cards. */
const WHEN: Readonly<Record<string, readonly string[]>> = {
  ask: ['LIB-R36'],
  attack: ['LIB-5.4'],
  borrow: ['LIB-18.14'],
  capture: ['LIB-5.4'],
  discard: ['LIB-8.2'],
  discardOpenly: ['LIB-8.2'],
  discardTaken: ['LIB-6.5'],
  draw: ['LIB-5.1', 'LIB-5.2', 'LIB-7.1', 'LIB-7.2'],
  exchange: ['LIB-18.28', 'LIB-18.29'],
  exert: ['LIB-8.3', 'LIB-14.9'],
  flip: ['LIB-18.26', 'LIB-18.27'],
  keepTaken: ['LIB-6.5'],
  lay: ['LIB-2.8'],
  layBase: ['LIB-7.2'],
  moveBase: ['LIB-7.2'],
  operate: ['LIB-5.4'],
  perform: ['LIB-5.3', 'LIB-7.9'],
  planet: ['LIB-18.21'],
  recall: ['LIB-18.24'],
  restore: ['LIB-5.8'],
  sabotage: ['LIB-7.2', 'LIB-7.5'],
  seize: ['LIB-5.4', 'LIB-18.29'],
  spyReturn: ['LIB-18.22'],
  spyTake: ['LIB-18.22'],
  strike: ['LIB-5.4', 'LIB-18.17'],
};

/** What only the time forbids is refused by a rule that speaks of the time: what is not. */
export function whatTimeForbids(seeds: readonly number[]): Found {
  const found = new Set<string>();
  const spec = { general: GENERAL, moment: [], seeds, decisionsOfEach: 1500 };
  const refused = tryUntimely(liberation, spec, ({ verb, why, phrase, offeredAt, triedAt }) => {
    if (triedAt === 'ask' ? why !== FIRST_OF_ALL : WHEN[verb]?.includes(why) !== true)
      found.add(`${verb} by ${why}: ${phrase}, of ${offeredAt}, at ${triedAt}`);
  });
  return { refused, found: [...found] };
}
