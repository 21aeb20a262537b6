/** What can be wrong with a file, a link or a field, as far as it can be said in every language. */
export type ProblemKind =
  | 'notJson'
  | 'notRecord'
  | 'notEnded'
  | 'strays'
  | 'noGame'
  | 'damaged'
  | 'tooLong'
  | 'missing'
  | 'number'
  | 'flag'
  | 'text'
  | 'oneOf'
  | 'list'
  | 'atLeast'
  | 'object'
  | 'unknown'
  | 'noCard'
  | 'twice'
  | 'rule'
  | 'other';

/** By what the detail says, which is written for whoever wrote the file; the first that fits counts. */
const KINDS: readonly (readonly [ProblemKind, RegExp])[] = [
  ['notJson', /JSON/],
  ['notRecord', /not a record of Redut/],
  ['notEnded', /the match has not ended/],
  ['strays', /digest|commitment|the replay gives|is refused|there is no (?:seat|action)|the rules have changed/],
  ['noGame', /there is no game|^game: is /],
  [
    'damaged',
    /damaged|base64|cut off|encoded|hexadecimal|decompress|compressed input|stored block|invalid code|invalid block/i,
  ],
  ['tooLong', /the link is too long/],
  ['rule', /\(([A-Z]+-R?[\d.]+)\)/],
  ['missing', /is missing/],
  ['number', /whole number from (-?\d+) to (-?\d+)/],
  ['flag', /must be true/],
  ['atLeast', /must have at least (\d+)/],
  ['oneOf', /(?:must be|is not|must have) one of (.+?)(?:, not .*)?$/],
  ['list', /must be a list/],
  ['object', /must be an object/],
  ['unknown', /is not a (?:field|setting)/],
  ['noCard', /there is no card "(.*?)"/],
  ['twice', /is used twice|is also the number of/],
  ['text', /must be a text/],
];

interface Kinded {
  readonly kind: ProblemKind;
  /** The figures and names that the sentence repeats. */
  readonly values: readonly string[];
}
export function kindOf(detail: string): Kinded {
  for (const [kind, pattern] of KINDS) {
    const found = pattern.exec(detail);
    if (found !== null) return { kind, values: found.slice(1) };
  }
  return { kind: 'other', values: [] };
}
/** The field that a message begins with: `moves[3]: another digest`. */
export const fieldOf = (message: string): string => /^([\w.[\]-]+): /.exec(message)?.[1] ?? '';
