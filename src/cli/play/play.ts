import { randomInt } from 'node:crypto';
import { readBot } from '../../bots/spec.ts';
import type { GameModule } from '../../games/index.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { CardId, DefId, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import type { Language } from '../../kernel/text.ts';
import { Match } from '../../match/match.ts';
import { MemoryStore } from '../../match/memory.ts';
import type { Holder } from '../../match/messages.ts';
import { checkSetup, loadGame } from '../game.ts';
import type { Io } from '../io.ts';
import type { CliText } from '../text/text.ts';
import { Session } from './session.ts';

export interface PlaySpec {
  readonly io: Io;
  readonly language: Language;
  readonly text: CliText;
  readonly game: string;
  readonly setup: Readonly<Record<string, string>>;
  /** A number from 1, a name, or `all`. */
  readonly seat: string;
  readonly bot: string;
  readonly seed: string | undefined;
}

/** Lays a match out for the people at this screen and lets them play it. */
export async function play(spec: PlaySpec): Promise<number> {
  const { io, language, text, setup, bot } = spec;
  const module = await loadGame(spec.game, text);
  const seats = checkSetup(module, setup);
  const people = peopleOf(module, seats, spec);
  readBot(bot);
  const seed = spec.seed ?? randomInt(1_000_000_000).toString(36);
  const holders = Array.from({ length: seats }, (_, seat): Holder =>
    people.includes(seat as Seat) ? { kind: 'person', who: String(seat) } : { kind: 'bot', level: bot },
  );
  const match = await Match.create(module.game, new MemoryStore(), {
    match: 'local',
    setup,
    secret: secretOfSeed(seed),
    seats: holders,
    at: 0,
  });
  const again = commandLine({ ...spec, seed });
  const prints = printsIn(module, setup);
  return new Session({ io, text, language, module, match, people, seed, prints, again }).run();
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
function peopleOf({ game, texts }: GameModule, seats: number, { seat, text, language }: PlaySpec): Seat[] {
  const all = Array.from({ length: seats }, (_, i) => i as Seat);
  if (seat === 'all') return all;
  const wanted = seat.toLowerCase();
  const found = all.find((one) =>
    [String(one + 1), game.seatNames[one], texts[language].seats[one]].some((name) => name?.toLowerCase() === wanted),
  );
  if (found !== undefined) return [found];
  const known = all.map((one) => `${one + 1} (${game.seatNames[one] ?? ''})`).join(', ');
  throw new InputError('--seat', text.wrong.noSeat(`${known}, all`));
}
/** What to type to get the same deal again. */
export function commandLine({ game, setup, seat, bot, seed }: Omit<PlaySpec, 'io' | 'text' | 'language'>): string {
  const pairs = Object.entries(setup).map(([name, value]) => `${name}=${value}`);
  return [
    `redut play ${game}`,
    ...(pairs.length === 0 ? [] : [`--setup ${pairs.join(',')}`]),
    `--seat ${seat}`,
    ...(seat === 'all' ? [] : [`--bot ${bot}`]),
    ...(seed === undefined ? [] : [`--seed ${seed}`]),
  ].join(' ');
}
