import { LEVELS } from '../../bots/levels.ts';
import type { GameModule } from '../../games/index.ts';
import { readSetup } from '../../kernel/setup.ts';
import { numbersOf } from '../games/parts/prints.ts';
import type { CardChange } from '../worker/wire.ts';

export type Given = Readonly<Record<string, unknown>>;
export const BOTS = ['random', ...LEVELS] as const;
type BotName = (typeof BOTS)[number];
export const COUNTS = [50, 200, 1000, 4000] as const;

/** All that a study depends on: who has it has the same games. */
export interface Study {
  readonly setup: Given;
  /** What is compared with it, on the same deals. */
  readonly other: Given | undefined;
  /** Numbers of a card that are others in what is compared. */
  readonly change: CardChange | undefined;
  /** One for each seat, or one for all. */
  readonly bots: readonly BotName[];
  readonly count: number;
  readonly seed: number;
  /** Stop as soon as the difference is proven. */
  readonly untilSure: boolean;
}
/** Bots that play well enough to tell something, and fast enough to be waited for. */
const DEFAULT_BOT: BotName = 'soldier';
export const LARGEST_SEED = 999_999;

export const freshStudy = (module: GameModule): Study => ({
  setup: module.studied ?? {},
  other: undefined,
  change: undefined,
  bots: [DEFAULT_BOT, DEFAULT_BOT],
  count: 200,
  seed: 1,
  untilSure: true,
});
/** A few values to choose from: those of the setting, or where any text will do the ones that are ready. */
export function isAsked(module: GameModule, name: string): boolean {
  const { values, examples = [] } = module.game.options[name]!;
  return (values ?? examples).length > 1;
}
/** The second series: other settings, or the same ones where only the numbers of a card are others. */
export const secondOf = ({ setup, other, change }: Study): Given | undefined =>
  other ?? (change === undefined || Object.keys(change.numbers).length === 0 ? undefined : setup);
export const seatsOf = (module: GameModule, { setup }: Study): number =>
  module.game.seats(readSetup(module.game.options, setup));
/** Against each other they may differ in strength; where many play together one strength is enough. */
export const areRivals = (module: GameModule, study: Study): boolean =>
  module.game.utility !== 'shared' && seatsOf(module, study) === study.bots.length;

const textOf = (given: Given): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
const wholeIn = (text: string | null, most: number, otherwise: number): number => {
  const n = Number(text ?? Number.NaN);
  return Number.isInteger(n) && n >= 0 && n <= most ? n : otherwise;
};
/** `17:attack=4,F=2` */
const wordOf = ({ def, numbers }: CardChange): string =>
  `${def}:${Object.entries(numbers)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')}`;
/** Nothing that a card has is larger. */
export const LARGEST_NUMBER = 12;
function changeIn(module: GameModule, word: string | null): CardChange | undefined {
  const [, def, list] = /^(\d{1,4}):(.+)$/.exec(word ?? '') ?? [];
  if (def === undefined || list === undefined || module.numbers === undefined) return undefined;
  const print = numbersOf(module.game).find((one) => String(one) === def);
  if (print === undefined) return undefined;
  const printed = module.numbers.of(print);
  const numbers = list.split(',').flatMap((part): readonly (readonly [string, number])[] => {
    const [name = '', value] = part.split('=');
    const n = wholeIn(value ?? null, LARGEST_NUMBER, -1);
    return name in printed && n >= 0 ? [[name, n]] : [];
  });
  return numbers.length === 0 ? undefined : { def: print, numbers: Object.fromEntries(numbers) };
}
/** The study as the query of an address. */
export function queryOf(study: Study): Readonly<Record<string, string>> {
  return {
    a: JSON.stringify(textOf(study.setup)),
    ...(study.other === undefined ? {} : { b: JSON.stringify(textOf(study.other)) }),
    ...(study.change === undefined ? {} : { card: wordOf(study.change) }),
    bots: study.bots.join('.'),
    count: String(study.count),
    seed: String(study.seed),
    until: study.untilSure ? 'sure' : 'end',
  };
}
function givenIn(module: GameModule, json: string | null): Given | undefined {
  if (json === null) return undefined;
  try {
    const given = JSON.parse(json) as Given;
    readSetup(module.game.options, given);
    return given;
  } catch {
    // A link that somebody has changed: what of it makes sense is taken.
    return undefined;
  }
}
/** From a link; whatever of it is missing or makes no sense is as in a fresh study. */
export function studyIn(module: GameModule, query: URLSearchParams): Study {
  const fresh = freshStudy(module);
  const bots = (query.get('bots') ?? '').split('.').flatMap((name) => BOTS.find((known) => known === name) ?? []);
  return {
    setup: givenIn(module, query.get('a')) ?? fresh.setup,
    other: givenIn(module, query.get('b')),
    change: changeIn(module, query.get('card')),
    bots: bots.length === fresh.bots.length ? bots : fresh.bots,
    count: COUNTS.find((count) => String(count) === query.get('count')) ?? fresh.count,
    seed: wholeIn(query.get('seed'), LARGEST_SEED, fresh.seed),
    untilSure: query.get('until') !== 'end',
  };
}
