import { type Found, tryAnything } from '../../../kernel/contract/refused.ts';
import { tryUntimely } from '../../../kernel/contract/untimely.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { bravery } from '../game.ts';
import { texts } from '../text/index.ts';

/** The rules that speak of each act, read one by one: a refusal by any other does not say why. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  plan: ['BRV-7.1', 'BRV-7.2', 'BRV-7.3', 'BRV-7.10', 'BRV-17.8', 'BRV-17.12'],
  takeBack: ['BRV-7.1', 'BRV-7.2', 'BRV-7.6', 'BRV-7.10', 'BRV-17.13', 'BRV-R13', 'BRV-R38'],
  volunteer: ['BRV-7.2', 'BRV-7.10', 'BRV-17.13'],
  dismiss: ['BRV-7.2', 'BRV-17.13', 'BRV-R38'],
  shift: ['BRV-7.2', 'BRV-14.4', 'BRV-17.20', 'BRV-R38'],
  confirm: ['BRV-7.3', 'BRV-7.6', 'BRV-7.10', 'BRV-17.8', 'BRV-R13'],
  reopen: ['BRV-R13', 'BRV-R38'],
  give: ['BRV-4.4', 'BRV-17.19', 'BRV-R9', 'BRV-R10', 'BRV-R11', 'BRV-R38', 'BRV-R41'],
  ask: ['BRV-4.4', 'BRV-17.19', 'BRV-R10', 'BRV-R11', 'BRV-R38', 'BRV-R41'],
  accept: ['BRV-4.4', 'BRV-R9', 'BRV-R11'],
  decline: ['BRV-4.4', 'BRV-R11'],
  cancel: ['BRV-17.15', 'BRV-R24', 'BRV-R38'],
  target: ['BRV-8.5', 'BRV-8.6', 'BRV-R24', 'BRV-R38'],
  undermine: ['BRV-10.5', 'BRV-17.9', 'BRV-R24', 'BRV-R38'],
  attack: ['BRV-10.6', 'BRV-R24', 'BRV-R38'],
  leave: ['BRV-R24', 'BRV-R38'],
  commit: ['BRV-7.2', 'BRV-9.1', 'BRV-9.2', 'BRV-R24', 'BRV-R38'],
  withdraw: ['BRV-R20', 'BRV-R24', 'BRV-R38'],
  agree: ['BRV-R24'],
  decide: ['BRV-R24'],
  putBack: ['BRV-17.10'],
  recover: ['BRV-10.9', 'BRV-17.11'],
};
/** Acts that every question has or has not: refused by the question itself. */
const GENERAL = new Set(['pass', 'done', 'amount']);

/** Whatever is tried is refused by a rule that speaks of it and has a sentence: what is not. */
export function whateverIsTried(seeds: readonly number[]): Found {
  const known = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));
  const found = new Set<string>();
  const refused = tryAnything(bravery, { seeds, decisionsOfEach: 400 }, ({ verb, why, asked }) => {
    const speaks = GENERAL.has(verb) ? why === asked : SAYS[verb]?.includes(why) === true;
    if (!speaks || !known.has(why)) found.add(`${verb} by ${why}`);
    for (const language of LANGUAGES)
      if (texts[language].refusal(why).includes(why)) found.add(`${why} in ${language}`);
  });
  return { refused, found: [...found] };
}

/** The rules that speak of when each act is done, for whoever tries it at another time with the right cards. */
const WHEN: Readonly<Record<string, readonly string[]>> = {
  accept: ['BRV-4.4'],
  agree: ['BRV-R24'],
  ask: ['BRV-4.4', 'BRV-R38'],
  attack: ['BRV-10.6', 'BRV-R38'],
  cancel: ['BRV-17.15', 'BRV-R38'],
  commit: ['BRV-9.1', 'BRV-9.2', 'BRV-R38'],
  confirm: ['BRV-R13'],
  decide: ['BRV-R24'],
  decline: ['BRV-4.4'],
  dismiss: ['BRV-7.2', 'BRV-R38'],
  give: ['BRV-4.4', 'BRV-R38'],
  leave: ['BRV-R24', 'BRV-R38'],
  plan: ['BRV-7.2'],
  putBack: ['BRV-17.10'],
  recover: ['BRV-10.9'],
  reopen: ['BRV-R13', 'BRV-R38'],
  shift: ['BRV-7.2', 'BRV-R38'],
  takeBack: ['BRV-7.2', 'BRV-R38'],
  target: ['BRV-8.6', 'BRV-R38'],
  undermine: ['BRV-10.5', 'BRV-R38'],
  volunteer: ['BRV-7.2'],
  withdraw: ['BRV-R20', 'BRV-R38'],
};

/** What only the time forbids is refused by a rule that speaks of the time: what is not. */
export function whatTimeForbids(seeds: readonly number[]): Found {
  const found = new Set<string>();
  const spec = { general: GENERAL, moment: ['confirmed'], seeds, decisionsOfEach: 1200 };
  const refused = tryUntimely(bravery, spec, ({ verb, why, phrase, offeredAt, triedAt }) => {
    if (WHEN[verb]?.includes(why) !== true) found.add(`${verb} by ${why}: ${phrase}, of ${offeredAt}, at ${triedAt}`);
  });
  return { refused, found: [...found] };
}
