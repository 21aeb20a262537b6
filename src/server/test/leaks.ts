import type { Viewer } from '../../kernel/ids.ts';
import { toBase64 } from '../../kernel/snapshot.ts';
import type { State } from '../../kernel/table.ts';
import type { About, Answer, Run, Told } from '../../match/messages.ts';

/** What a careless server would know when it tells a viewer something. */
export interface Careless {
  readonly truth: State;
  readonly viewer: Viewer;
  readonly secret: string;
}
/** A fault: what would be sent instead. */
export type Leak = (told: Told, careless: Careless) => readonly Told[];
/** A leak, and where it shows: in a field, in the form of a message, in the sequence of messages, or as the secret itself. */
export interface Seeded {
  readonly shows: string;
  readonly leak: Leak;
}

/** A number that depends on every print that the viewer does not know, and on nothing else. */
export function hidden({ truth, viewer }: Careless): number {
  const { table } = truth;
  const bit = viewer === 'spectator' ? table.plan.spectators : 1 << viewer;
  let sum = 0;
  for (let card = 1; card <= table.cards; card++) {
    if ((table.knownBy[card]! & bit) === 0) sum = (Math.imul(sum, 31) + table.def[card]!) >>> 0;
  }
  return sum % 97;
}
const firstHidden = ({ truth, viewer }: Careless): number => {
  const { table } = truth;
  const bit = viewer === 'spectator' ? table.plan.spectators : 1 << viewer;
  for (let card = 1; card <= table.cards; card++) if ((table.knownBy[card]! & bit) === 0) return card;
  return 0;
};
export const odd = (careless: Careless): boolean => hidden(careless) % 2 === 1;
const about = (told: Told, change: Partial<About>): Told => ({ ...told, about: { ...told.about, ...change } }) as Told;
const more = (told: Told, extra: object): Told => ({ ...told, ...extra });

const oneByOne = ([at, ...words]: Run): readonly Run[] => words.map((word, i) => [at! + i, word]);

/** Twenty and some ways to say too much: by content, by order, by size and by number. */
export const LEAKS: Readonly<Record<string, Seeded>> = {
  'the whole truth': {
    shows: 'words',
    leak: (told, { truth }) => [told.ev === 'whole' ? { ...told, words: toBase64(truth.table.words) } : told],
  },
  'the digest of the truth': {
    shows: 'hash',
    leak: (told, careless) => [{ ...told, hash: hidden(careless).toString(16).padStart(8, '0') }],
  },
  'one print in the changed words': {
    shows: 'view',
    leak: (told, careless) => {
      const card = firstHidden(careless);
      return [told.ev === 'frame' ? { ...told, view: [...told.view, [card, careless.truth.table.def[card]!]] } : told];
    },
  },
  'a print in a fact': {
    shows: 'facts',
    leak: (told, careless) => {
      const def = careless.truth.table.def[firstHidden(careless)]!;
      return [told.ev === 'frame' ? { ...told, facts: told.facts.map(([k, a, b, c]) => [k, a, b, c, def, 0]) } : told];
    },
  },
  'a fact that is not for these eyes': {
    shows: 'facts',
    leak: (told, careless) => [
      told.ev === 'frame' ? { ...told, facts: [...told.facts, [1, hidden(careless), 0, 0, 0, 0]] } : told,
    ],
  },
  'a fact more or less': {
    shows: 'facts',
    leak: (told, careless) => [
      told.ev === 'frame' && odd(careless) ? { ...told, facts: [...told.facts, [1, 0, 0, 0, 0, 0]] } : told,
    ],
  },
  'the order of the facts': {
    shows: 'facts',
    leak: (told, careless) => [
      told.ev === 'frame' && odd(careless) ? { ...told, facts: told.facts.toReversed() } : told,
    ],
  },
  'the order of the changed words': {
    shows: 'view',
    leak: (told, careless) => [told.ev === 'frame' && odd(careless) ? { ...told, view: told.view.toReversed() } : told],
  },
  'how the changed words are cut into runs': {
    shows: 'view',
    leak: (told, careless) => [
      told.ev === 'frame' && odd(careless) ? { ...told, view: told.view.flatMap(oneByOne) } : told,
    ],
  },
  'the size of a message': {
    shows: 'padding',
    leak: (told, careless) => [more(told, { padding: ' '.repeat(hidden(careless)) })],
  },
  'the order of the fields': {
    shows: 'form',
    leak: (told, careless) => {
      const fields = Object.entries(told);
      return [Object.fromEntries(odd(careless) ? fields.toReversed() : fields) as unknown as Told];
    },
  },
  'a message told twice': { shows: 'sequence', leak: (told, careless) => (odd(careless) ? [told, told] : [told]) },
  'a message not told': { shows: 'sequence', leak: (told, careless) => (odd(careless) ? [] : [told]) },
  'the version': { shows: 'v', leak: (told, careless) => [{ ...told, v: told.v + hidden(careless) }] },
  'serials that count what was looked at': {
    shows: 'about.serials',
    leak: (told, careless) => [about(told, { serials: told.about.serials.map((serial) => serial + hidden(careless)) })],
  },
  'who is waited for': {
    shows: 'about.awaited',
    leak: (told, careless) => [about(told, odd(careless) ? { awaited: 0 } : {})],
  },
  'how much could be taken back': {
    shows: 'about.undo',
    leak: (told, careless) => [about(told, { undo: { free: hidden(careless) } })],
  },
  'what stops somebody from taking back': {
    shows: 'about.undo',
    leak: (told, careless) => [about(told, odd(careless) ? { undo: { free: 0, stop: 'learnt' } } : {})],
  },
  'a clock that shows how long the cards took': {
    shows: 'about.clock',
    leak: (told, careless) => [about(told, { clock: [{ bank: hidden(careless), periods: 0, since: -1 }] })],
  },
  'another commitment': {
    shows: 'about.commitment',
    leak: (told, careless) => [about(told, { commitment: String(hidden(careless)) })],
  },
  'the secret before the end': { shows: 'secret', leak: (told, { secret }) => [about(told, { secret })] },
  'the name of a bot that says how it stands': {
    shows: 'about.seats',
    leak: (told, careless) => [
      about(told, { seats: [...(told.about.seats ?? []), { kind: 'bot', level: String(hidden(careless)) }] }),
    ],
  },
};
/** A refusal that depends on the cards. */
export const talkativeRefusal = (answer: Answer, careless: Careless): Answer =>
  answer.re === 'no' ? { ...answer, values: { ...answer.values, index: hidden(careless) } } : answer;
