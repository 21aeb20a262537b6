/** Small checks that say where they failed; a row is checked field by field before anything reads it. */

export interface Problem {
  readonly file: string;
  /** id of the card, or its place in the file */
  readonly card: string;
  /** e.g. `unit.attack`; '' for the whole card */
  readonly field: string;
  readonly message: string;
}

/** Collects the problems of one card. */
export class Report {
  readonly problems: Problem[] = [];
  readonly file: string;
  card = '';
  constructor(file: string) {
    this.file = file;
  }
  add(field: string, message: string): void {
    this.problems.push({ file: this.file, card: this.card, field, message });
  }
}

export const describe = ({ file, card, field, message }: Problem): string =>
  `${file}: ${card}${field === '' ? '' : `: ${field}`}: ${message}`;

export type Check = (value: unknown, field: string, report: Report) => void;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const whole =
  (least: number, most: number): Check =>
  (value, field, report) => {
    if (!Number.isInteger(value) || Number(value) < least || Number(value) > most)
      report.add(field, `must be a whole number from ${least} to ${most}`);
  };

export const oneOf =
  (words: readonly (string | number)[]): Check =>
  (value, field, report) => {
    if (!words.includes(value as string))
      report.add(field, `${JSON.stringify(value)} is not one of ${words.join(', ')}`);
  };

export const flag: Check = (value, field, report) => {
  if (value !== true) report.add(field, 'must be true, or left out');
};

export const text =
  (pattern: RegExp, saying: string): Check =>
  (value, field, report) => {
    if (typeof value !== 'string' || !pattern.test(value)) report.add(field, `must be ${saying}`);
  };

export const listOf =
  (check: Check, least = 1): Check =>
  (value, field, report) => {
    if (!Array.isArray(value)) return report.add(field, 'must be a list');
    if (value.length < least) report.add(field, `must have at least ${least} member`);
    value.forEach((member, i) => check(member, `${field}[${i}]`, report));
  };

export const either =
  (first: (value: unknown) => boolean, then: Check, otherwise: Check): Check =>
  (value, field, report) =>
    (first(value) ? then : otherwise)(value, field, report);

type Fields = Readonly<Record<string, Check>>;

/** An object with these fields and no others, so that a misspelt one is found. */
export const shape =
  (required: Fields, optional: Fields = {}): Check =>
  (value, field, report) => {
    if (!isRecord(value)) return report.add(field, 'must be an object');
    const inside = (name: string) => (field === '' ? name : `${field}.${name}`);
    for (const [name, check] of Object.entries(required))
      if (value[name] === undefined) report.add(inside(name), 'is missing');
      else check(value[name], inside(name), report);
    for (const [name, member] of Object.entries(value)) {
      if (name in required) continue;
      const check = optional[name];
      if (check === undefined) report.add(inside(name), 'is not a field of a card');
      else if (member !== undefined) check(member, inside(name), report);
    }
  };
