import { type AnyGame } from './game.ts';
import { Rules } from './rules.ts';
import { readSetup } from './setup.ts';
import { sha256, toHex } from './sha256.ts';
import { OPTION_TOKENS, PER_OPTION, TOKENS } from './tokens.ts';

/** Raised when the same declarations give other tokens than before. */
const EDITION = 1;

/**
 * A short hash of all that tokens are made of: zones, columns, verbs, procedures, and how many prints there are. What was
 * learned from other tokens is worthless, so it is held against this. Tokens count seats from the one that looks, so that
 * they are the same for any number of them: the usual one stands for all.
 */
export function declarationsOf(game: AnyGame): string {
  const rules = new Rules(game, game.seats(readSetup(game.options, {})));
  const { table } = rules.create();
  const columns = [...table.cardColumns, ...table.seatColumns, ...table.gameCells];
  const said = {
    tokens: [EDITION, TOKENS, OPTION_TOKENS, PER_OPTION],
    prints: game.prints ?? game.cards,
    zones: rules.plan.names,
    columns: columns.map(({ name, sees, holds }) => [name, sees, holds]),
    verbs: game.verbs.list.map(({ verb, kinds }) => [verb, kinds]),
    procedures: game.book.procedures
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, schema, steps }) => [name, Object.entries(schema), steps.length]),
    findings: table.candidates !== undefined,
    features: game.features?.edition ?? 0,
  };
  return toHex(sha256(new TextEncoder().encode(JSON.stringify(said)))).slice(0, 16);
}
