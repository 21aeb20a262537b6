/** Files of rows to a checked and compiled set; the built-in set and a custom one take the same way. */
import { KIND_NAMES } from '../text/nouns-ru.ts';
import { CardSet } from './columns.ts';
import { describe, isRecord, type Problem } from './shapes.ts';
import { type CardFile, checkSet } from './validate.ts';

export class CardErrors extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(describe).join('\n'));
    this.name = 'CardErrors';
    this.problems = problems;
  }
}

/** Throws CardErrors with every problem of every file. */
export function loadSet(files: readonly CardFile[]): CardSet {
  const { rows, reports, ...releases } = checkSet(files);
  const problems = reports.flatMap((report) => report.problems);
  if (problems.length > 0) throw new CardErrors(problems);
  return new CardSet(
    rows.toSorted((a, b) => a.number - b.number),
    (kind) => KIND_NAMES[kind],
    releases,
  );
}

/** A custom set: a JSON list of rows, or `{ "cards": [ … ], "blocks"?: { … }, "theatres"?: { … } }`. */
export function parseFile(file: string, json: string): CardFile {
  const fail = (message: string): never => {
    throw new CardErrors([{ file, card: 'the file', field: '', message }]);
  };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return fail(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const {
    cards: list,
    blocks,
    theatres,
  }: Readonly<Record<string, unknown>> = isRecord(value) ? value : { cards: value };
  if (!Array.isArray(list)) return fail('must be a list of cards');
  return { file, rows: list as readonly unknown[], blocks, theatres };
}
