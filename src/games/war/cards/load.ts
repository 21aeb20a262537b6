/** Files of rows to a checked and compiled set; the built-in set and a custom one take the same way. */
import type { Fault } from '../../../kernel/input.ts';
import { CardSet } from './columns.ts';
import { KIND_NAMES } from './kind-names.ts';
import { isRecord } from './shapes.ts';
import { type CardFile, checkSet } from './validate.ts';

interface FaultInFile extends Fault {
  readonly file: string;
}
const describe = ({ file, card, field, problem }: FaultInFile): string =>
  `${file}: ${card}${field === '' ? '' : `: ${field}`}: ${problem}`;

export class CardErrors extends Error {
  readonly faults: readonly FaultInFile[];
  constructor(faults: readonly FaultInFile[]) {
    super(faults.map(describe).join('\n'));
    this.name = 'CardErrors';
    this.faults = faults;
  }
}

/** Throws CardErrors with every fault of every file. */
export function loadSet(files: readonly CardFile[]): CardSet {
  const { rows, faults, ...releases } = checkSet(files);
  const all = faults.flatMap(({ found }, i) => found.map((fault) => ({ ...fault, file: files[i]!.file })));
  if (all.length > 0) throw new CardErrors(all);
  return new CardSet(
    rows.toSorted((a, b) => a.number - b.number),
    (kind) => KIND_NAMES[kind],
    releases,
  );
}

/** A custom set: a JSON list of rows, or `{ "cards": [ … ], "blocks"?: { … }, "theatres"?: { … } }`. */
export function parseFile(file: string, json: string): CardFile {
  const fail = (problem: string): never => {
    throw new CardErrors([{ file, card: 'the file', field: '', problem }]);
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
