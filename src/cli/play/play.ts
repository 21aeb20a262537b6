import { randomInt } from 'node:crypto';
import { prepareBot } from '../../bots/spec.ts';
import type { GameModule } from '../../games/index.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { CardId, DefId, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { seatNamesFor, textFor } from '../../kernel/roles.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import type { Language } from '../../kernel/text.ts';
import { Match } from '../../match/match.ts';
import { MemoryStore } from '../../match/memory.ts';
import type { Holder } from '../../match/messages.ts';
import { Series, type Setup } from '../../match/series.ts';
import { checkSetup, loadGame } from '../game.ts';
import type { Io } from '../io.ts';
import type { CliText } from '../text/text.ts';
import { Session } from './session.ts';
import { changedBetween } from './between.ts';
import { type Drafted, type Settled, settledBy } from './terms.ts';

interface PlaySpec {
  readonly io: Io;
  readonly language: Language;
  /** The same, if it was asked for and is to be asked for again. */
  readonly lang?: Language | undefined;
  readonly text: CliText;
  readonly game: string;
  /** A file of cards to add to the game's own. */
  readonly set: string | undefined;
  readonly setup: Readonly<Record<string, string>>;
  /** What was agreed of what each seat brings, such as the size of decks. */
  readonly terms: Readonly<Record<string, string>>;
  /** A number from 1, a name, or `all`. */
  readonly seat: string;
  readonly bot: string;
  readonly bestOf: number;
  readonly seed: string | undefined;
  /** What the seats build from: a file of packs, and who of those in it plays. */
  readonly drafted?: Drafted | undefined;
}

/** Lays a match out for the people at this screen and lets them play it, or several until one has won most of them. */
export async function play(spec: PlaySpec): Promise<number> {
  const module = await loadGame(spec.game, spec.text, spec.set);
  const count = checkSetup(module, spec.setup);
  const people = peopleOf(module, count, spec);
  await prepareBot(spec.bot, module.game);
  const seed = spec.seed ?? randomInt(1_000_000_000).toString(36);
  const { text, language } = spec;
  const settled = settledBy(spec.terms, spec.setup, { module, text, language, seed, drafted: spec.drafted });
  const seeded = { ...spec, seed, again: commandLine({ ...spec, seed }) };
  if (spec.bestOf === 1) return (await playOne(seeded, module, settled.setup, people)).code;
  if (count !== 2) throw new InputError('--best-of', spec.text.wrong.twoSeats);
  return playSeries(seeded, module, settled, people);
}
type Seeded = Pick<PlaySpec, 'io' | 'language' | 'text' | 'bot'> & { readonly seed: string; readonly again: string };
interface Played {
  readonly code: number;
  /** Nothing if the people left before the end. */
  readonly scores: readonly number[] | undefined;
  readonly match: Match;
}
/** One match, to its end or until the people leave. */
export async function playOne(
  spec: Seeded,
  module: GameModule,
  setup: Setup,
  people: readonly Seat[],
): Promise<Played> {
  const { io, language, text, bot, seed, again } = spec;
  const seats = Array.from({ length: checkSetup(module, setup) }, (_, seat): Holder =>
    people.includes(seat as Seat) ? { kind: 'person', who: String(seat) } : { kind: 'bot', level: bot },
  );
  const secret = secretOfSeed(seed);
  const match = await Match.create(module.game, new MemoryStore(), { match: 'local', setup, secret, seats, at: 0 });
  const prints = printsIn(module, setup);
  const code = await new Session({ io, text, language, module, match, setup, people, seed, prints, again }).run();
  const { phase, result } = await match.about();
  return { code, scores: phase === 'over' ? result?.scores : undefined, match };
}
async function playSeries(
  spec: PlaySpec & Seeded,
  module: GameModule,
  settled: Settled,
  people: readonly Seat[],
): Promise<number> {
  const { io, text, language, bestOf, seed } = spec;
  const series = new Series(bestOf, 2);
  const names = [0, 1].map((player) =>
    people.length === 2
      ? textFor(module.game, module.texts[language], settled.setup).seats[player]!
      : people.includes(player as Seat)
        ? text.play.yourself
        : text.play.opponent,
  );
  const score = (): string => `${names[0]} ${series.wins[0]} : ${series.wins[1]} ${names[1]}`;
  let setup: Setup = { ...module.game.rematch?.(undefined), ...settled.setup };
  // By seat: who sits there, by the seat of the first game.
  let players: readonly number[] = [0, 1];
  while (!series.over) {
    io.out(text.play.series(series.played + 1, bestOf, score()));
    const here = players.flatMap((player, seat) => (people.includes(player as Seat) ? [seat as Seat] : []));
    const game = series.played === 0 ? spec : { ...spec, seed: `${seed}.${series.played + 1}` };
    const { code, scores, match } = await playOne(game, module, setup, here);
    if (scores === undefined) return code;
    series.count(players, scores);
    ({ setup, seats: players } = await match.next(players));
    if (series.over) break;
    const next = players.flatMap((player, seat) =>
      people.includes(player as Seat) ? [{ seat, name: names[player]! }] : [],
    );
    const changed = await changedBetween({ io, text, language, module, settled, setup }, next);
    if (typeof changed === 'string') {
      io.out(text.play[changed]);
      return changed === 'ended' ? 1 : 0;
    }
    setup = changed;
  }
  io.out(text.play.seriesOver(bestOf, score()));
  return 0;
}
/** All prints of any deal; none where not everybody may know what the others have brought. */
function printsIn({ game }: GameModule, given: Readonly<Record<string, unknown>>): DefId[] {
  if (game.belief !== undefined) return [];
  const setup = readSetup(game.options, given);
  const rules = rulesFor(game, setup);
  const s = rules.create();
  rules.start(s, setup, new FastChance(1));
  return Array.from({ length: s.table.cards }, (_, i) => s.table.printed((i + 1) as CardId));
}
function peopleOf({ game, texts }: GameModule, seats: number, { setup, seat, text, language }: PlaySpec): Seat[] {
  const all = Array.from({ length: seats }, (_, i) => i as Seat);
  if (seat === 'all') return all;
  const wanted = seat.toLowerCase();
  const names = seatNamesFor(game, setup);
  const words = textFor(game, texts[language], setup).seats;
  const found = all.find((one) =>
    [String(one + 1), names[one], words[one]].some((name) => name?.toLowerCase() === wanted),
  );
  if (found !== undefined) return [found];
  const known = all.map((one) => `${one + 1} (${names[one] ?? ''})`).join(', ');
  throw new InputError('--seat', text.wrong.noSeat(`${known}, all`));
}
/** What to type to get the same deal again. */
export function commandLine({
  game,
  set,
  setup,
  terms,
  seat,
  bot,
  lang,
  bestOf,
  seed,
  drafted,
}: Omit<PlaySpec, 'io' | 'text' | 'language'>): string {
  const listed = (flag: string, given: Readonly<Record<string, string>>): readonly string[] => {
    const pairs = Object.entries(given).map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? [] : [`--${flag} ${pairs.join(',')}`];
  };
  return [
    `redut play ${game}`,
    ...(set === undefined ? [] : [`--set ${set}`]),
    ...listed('setup', setup),
    ...listed('terms', terms),
    ...(drafted === undefined ? [] : [`--packs ${drafted.file} --pair ${drafted.pair}`]),
    `--seat ${seat}`,
    ...(seat === 'all' ? [] : [`--bot ${bot}`]),
    ...(lang === undefined ? [] : [`--lang ${lang}`]),
    ...(bestOf === 1 ? [] : [`--best-of ${bestOf}`]),
    ...(seed === undefined ? [] : [`--seed ${seed}`]),
  ].join(' ');
}
