import type { GameModule } from '../../games/index.ts';
import type { Unfit } from '../../kernel/brings.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { type Opened, packsChance, packsOf } from '../../kernel/packs.ts';
import { ownSettings, readSetup } from '../../kernel/setup.ts';
import { toHex } from '../../kernel/sha256.ts';
import type { Language } from '../../kernel/text.ts';
import { isUnfit, readBrought } from '../../match/brought.ts';
import type { Setup } from '../../match/series.ts';
import { numberOfSeed } from '../game.ts';
import type { CliText } from '../text/text.ts';

interface Bringing {
  readonly module: GameModule;
  readonly text: CliText;
  readonly language: Language;
  readonly seed: string;
}
/**
 * The setup with what each seat brings, held against what was agreed: what does not fit is refused with the rule and the
 * remedy, and who names nothing plays something that fits.
 */
export function settledBy(terms: Setup, setup: Setup, { module, text, language, seed }: Bringing): Setup {
  const { game } = module;
  const named = Object.keys(terms).length > 0;
  if (game.brings === undefined) {
    if (named) throw new InputError('--terms', text.wrong.noTerms);
    return setup;
  }
  if (!named) return setup;
  const agreed = readSetup(game.brings.terms, terms, '--terms');
  const chance = new FastChance(numberOfSeed(seed));
  const brought = Array.from({ length: game.seats(readSetup(game.options, setup)) }, (_, i) => {
    const seat = i as Seat;
    const own = ownSettings(game.options, seat).filter((name) => setup[name] !== undefined);
    const opened = openedFrom(agreed, seat, { module, text, language, seed });
    if (own.length === 0) return game.brings!.suits(agreed, seat, chance, opened);
    const given = Object.fromEntries(own.map((name) => [name, setup[name]]));
    const read = readBrought(game, seat, given, agreed, undefined, opened);
    if (isUnfit(read)) throw new InputError(`--setup ${own.join(', ')}`, sayUnfit(module, read, language));
    return read.setup;
  });
  return Object.assign({}, setup, ...brought) as Setup;
}
/** Packs as `redut boosters` opens them with the same seed; each seat has its own, of the first sort there is. */
function openedFrom(terms: Setup, seat: Seat, { module, text, seed }: Bringing): Opened | undefined {
  const { packs } = module.game.brings!;
  const plan = packs?.plan(terms);
  if (packs === undefined || plan === undefined) return undefined;
  if (plan.places !== undefined) throw new InputError('--terms', text.wrong.sealedOnly);
  const sort = packs.sorts(terms)[0] ?? '';
  const chance = packsChance(toHex(secretOfSeed(seed)), ['']);
  return { sort, cards: packsOf(packs, terms, plan, seat, sort, chance).flat() };
}
const sayUnfit = ({ sayUnfit: say }: GameModule, unfit: Unfit, language: Language): string =>
  say?.(unfit, language) ?? `${unfit.rule}: ${String(unfit.values['problem'] ?? '')}`;
