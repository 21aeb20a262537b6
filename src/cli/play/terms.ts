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
import { readJson } from '../files.ts';
import { numberOfSeed } from '../game.ts';
import { drawnPacks, readPacksFile, verifyPacks } from '../packs-file.ts';
import type { CliText } from '../text/text.ts';

interface Bringing {
  readonly module: GameModule;
  readonly text: CliText;
  readonly language: Language;
  readonly seed: string;
  readonly drafted?: Drafted | undefined;
}
/** A file of packs, and the numbers of those two in it who play: `1,3`. */
export interface Drafted {
  readonly file: string;
  readonly pair: string;
}
/** What the seats bring, and on which terms; none where nobody named any. */
export interface Settled {
  readonly setup: Setup;
  readonly terms?: Setup;
  /** By seat: what each builds from, where packs were opened. */
  readonly opened?: readonly (Opened | undefined)[];
}
/**
 * The setup with what each seat brings, held against what was agreed: what does not fit is refused with the rule and the
 * remedy, and who names nothing plays something that fits.
 */
export function settledBy(given: Setup, setup: Setup, bringing: Bringing): Settled {
  const { module, text, language, seed } = bringing;
  const { game } = module;
  const pool = bringing.drafted && poolsIn(bringing.drafted, bringing);
  const terms = pool?.terms ?? given;
  const named = Object.keys(terms).length > 0;
  if (game.brings === undefined) {
    if (named) throw new InputError('--terms', text.wrong.noTerms);
    return { setup };
  }
  if (!named) return { setup };
  const agreed = readSetup(game.brings.terms, terms, '--terms');
  const chance = new FastChance(numberOfSeed(seed));
  const seats = Array.from({ length: game.seats(readSetup(game.options, setup)) }, (_, i) => i as Seat);
  const opened = seats.map((seat) => (pool === undefined ? openedFrom(agreed, seat, bringing) : pool.opened[seat]));
  const brought = seats.map((seat) => {
    const own = ownSettings(game.options, seat).filter((name) => setup[name] !== undefined);
    if (own.length === 0) return game.brings!.suits(agreed, seat, chance, opened[seat]);
    const brings = Object.fromEntries(own.map((name) => [name, setup[name]]));
    const read = readBrought(game, seat, brings, agreed, undefined, opened[seat]);
    if (isUnfit(read)) throw new InputError(`--setup ${own.join(', ')}`, sayUnfit(module, read, language));
    return read.setup;
  });
  return { setup: Object.assign({}, setup, ...brought) as Setup, terms: agreed, opened };
}
/** What the two have who play, drawn again from the file: what somebody has written into it does not count. */
function poolsIn(
  { file, pair }: Drafted,
  { module: { game }, text }: Bringing,
): { readonly terms: Setup; readonly opened: readonly Opened[] } {
  const packs = readPacksFile(readJson(file, text));
  if (packs.game !== game.name) throw new InputError('--packs', text.wrong.oneOf(game.name, packs.game));
  verifyPacks(game, packs);
  const drawn = drawnPacks(game, packs);
  const players = pair.split(',').map((number) => Number(number) - 1);
  const isThere = (player: number): boolean => drawn[player] !== undefined;
  if (players.length !== 2 || players[0] === players[1] || !players.every(isThere))
    throw new InputError('--pair', text.wrong.pair(drawn.length));
  const opened = players.map((player) => ({
    sort: packs.seats[player]?.sort ?? '',
    cards: drawn[player]!.flat(),
  }));
  return { terms: packs.terms, opened };
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
export const sayUnfit = ({ sayUnfit: say }: GameModule, unfit: Unfit, language: Language): string =>
  say?.(unfit, language) ?? `${unfit.rule}: ${String(unfit.values['problem'] ?? '')}`;
