import type { GameModule } from '../../games/index.ts';
import type { Unfit } from '../../kernel/brings.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { ownSettings, readSetup } from '../../kernel/setup.ts';
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
    if (own.length === 0) return game.brings!.suits(agreed, seat, chance);
    const given = Object.fromEntries(own.map((name) => [name, setup[name]]));
    const read = readBrought(game, seat, given, agreed, undefined);
    if (isUnfit(read)) throw new InputError(`--setup ${own.join(', ')}`, sayUnfit(module, read, language));
    return read.setup;
  });
  return Object.assign({}, setup, ...brought) as Setup;
}
const sayUnfit = ({ sayUnfit: say }: GameModule, unfit: Unfit, language: Language): string =>
  say?.(unfit, language) ?? `${unfit.rule}: ${String(unfit.values['problem'] ?? '')}`;
