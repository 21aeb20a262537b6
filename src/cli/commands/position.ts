import { type Fact, FACT } from '../../kernel/facts.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { InputError } from '../../kernel/input.ts';
import type { Seat } from '../../kernel/ids.ts';
import { readPositionFile, Scenario } from '../../kernel/scenario.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { flag } from '../arguments.ts';
import { columns, command } from '../command.ts';
import { readJson } from '../files.ts';
import { loadGame } from '../game.ts';

type Laid = Scenario<State, SetupOptions>;

export default command('position', { json: flag() }, async ({ io, text, language, flags, positionals }) => {
  const file = readPositionFile(readJson(positionals[0]!, text));
  const { game, texts } = await loadGame(file.game, text);
  const { draws, seed, setup, position } = file;
  const laid = new Scenario(game, {
    setup,
    seed,
    ...(position === undefined ? {} : { position }),
    ...(draws === undefined ? {} : { draws }),
  });
  const did: string[] = [];
  let failed: string | undefined;
  for (const line of file.do) {
    failed = attempt(laid, line);
    if (failed !== undefined) break;
    did.push(line);
  }
  if (flags.json) {
    const facts = laid.facts.map((fact) => factOf(game, laid, fact));
    const outcome = laid.outcome ?? null;
    const seats = Object.fromEntries(laid.toAct.map((name) => [name, standing(laid, name)]));
    io.out(
      JSON.stringify({ game: file.game, setup, did, failed: failed ?? null, toAct: laid.toAct, seats, facts, outcome }),
    );
    return failed === undefined ? 0 : 1;
  }
  const words = texts[language];
  const told = laid.facts.flatMap((fact) => words.fact(laid.s, fact, 'spectator') ?? []);
  io.out(words.table(laid.s, 'spectator').join('\n'));
  for (const line of did) io.out(text.position.did(line));
  if (told.length > 0) io.out([text.position.facts, ...told.map((line) => `  ${line}`)].join('\n'));
  for (const name of laid.toAct) io.out(seatLines(laid, name, text.position, (rule) => words.refusal(rule)).join('\n'));
  if (laid.outcome !== undefined) io.out([text.position.over, ...words.outcome(laid.s)].join('\n'));
  if (failed !== undefined) io.err(`redut: ${failed}\n`);
  return failed === undefined ? 0 : 1;
});

/** Why the line cannot be done, if it cannot. */
function attempt(laid: Laid, line: string): string | undefined {
  try {
    laid.do(line);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

interface SeatStanding {
  readonly prompt: string;
  readonly rule: string;
  readonly offered: readonly string[];
  readonly refused: readonly { readonly phrase: string; readonly rule: string }[];
}
function standing(laid: Laid, name: string): SeatStanding {
  const side = laid.at(name);
  const { prompt, rule } = laid.rules.decision(laid.s, side.seat)!;
  return { prompt, rule, offered: side.offered, refused: side.refused };
}
function seatLines(
  laid: Laid,
  name: string,
  words: { readonly offered: (seat: string, prompt: string) => string; readonly refused: string },
  refusal: (rule: string) => string,
): string[] {
  const { prompt, rule, offered, refused } = standing(laid, name);
  const rows = refused.map((one): [string, string] => [one.phrase, `${one.rule} ${refusal(one.rule)}`]);
  return [
    words.offered(name, `${prompt}, ${rule}`),
    ...offered.map((phrase) => `  ${phrase}`),
    ...(rows.length === 0 ? [] : [words.refused, ...columns(rows)]),
  ];
}

const KERNEL_FACTS: Readonly<Record<number, string>> = {
  [FACT.moved]: 'moved',
  [FACT.revealed]: 'revealed',
  [FACT.shuffled]: 'shuffled',
  [FACT.over]: 'over',
};
/** A fact with its names: zones and seats as the game calls them. */
function factOf(game: AnyGame, laid: Laid, { kind, a, b, c, def, seenBy }: Fact): object {
  const zone = (id: number): string => laid.rules.plan.names[id] ?? String(id);
  const seats = Array.from({ length: laid.rules.seats }, (_, seat) => seat as Seat);
  const knows = seats.filter((seat) => (seenBy & (1 << seat)) !== 0).map((seat) => game.seatNames[seat]);
  const fact = KERNEL_FACTS[kind];
  if (kind === FACT.moved) return { fact, card: a, from: zone(b), to: zone(c), print: def, knows };
  if (kind === FACT.revealed) return { fact, card: a, zone: zone(b), print: def, knows };
  if (kind === FACT.shuffled) return { fact, zone: zone(a), size: b };
  if (fact !== undefined) return { fact };
  const named = game.facts.list.find(({ id }) => id === kind)!;
  return { fact: named.fact, args: [a, b, c].slice(0, named.kinds.length), kinds: named.kinds, knows };
}
