import { Fields, InputError } from '../../../kernel/input.ts';
import { type MatchRecord, readRecord } from '../../../kernel/record.ts';
import { type Language, LANGUAGES } from '../../../kernel/text.ts';

/** What the table showed when somebody found that something was wrong. */
export interface ReportedView {
  readonly viewer: string;
  /** Of the match, as the page had heard it. */
  readonly version: number;
  readonly digest: string;
  readonly phase: string;
  /** What was on offer. */
  readonly options: readonly string[];
}
/** A report of something that is wrong, with all that it takes to see it again. */
export interface Report {
  readonly redut: 'report';
  /** Of these pages. */
  readonly version: string;
  readonly language: Language;
  /** The page, without what its address carries. */
  readonly page: string;
  readonly window: readonly [width: number, height: number];
  readonly browser: string;
  /** What its writer said. */
  readonly says: string;
  readonly error?: string;
  readonly view?: ReportedView;
  /** As far as it was played. */
  readonly record?: MatchRecord;
}
export const SAYS = 2000;
const LONG = 4000;
/** A report from a file or a link; what cannot be one is an error that names the field. */
export function readReport(json: unknown): Report {
  const fields = new Fields(json, '');
  if (fields.raw('redut') !== 'report') throw new InputError('redut', 'must be "report": this is no report');
  const short = (name: string, most: number): string => {
    const text = fields.text(name);
    if (text.length > most) throw new InputError(name, `must have at most ${most} characters`);
    return text;
  };
  const size = fields.list('window').map(Number);
  if (size.length !== 2 || !size.every(Number.isFinite)) throw new InputError('window', 'must be two numbers');
  const report: Report = {
    redut: 'report',
    version: short('version', 40),
    language: fields.oneOf('language', LANGUAGES),
    page: short('page', 200),
    window: [size[0]!, size[1]!],
    browser: short('browser', 400),
    says: short('says', SAYS),
    ...(fields.has('error') ? { error: short('error', LONG) } : {}),
    ...(fields.has('view') ? { view: readView(new Fields(fields.raw('view'), 'view')) } : {}),
    ...(fields.has('record') ? { record: readRecord(fields.raw('record')) } : {}),
  };
  fields.done();
  return report;
}
function readView(fields: Fields): ReportedView {
  const view = {
    viewer: fields.text('viewer'),
    version: fields.number('version', 0, 2 ** 31),
    digest: fields.text('digest'),
    phase: fields.text('phase'),
    options: fields.texts('options'),
  };
  fields.done();
  return view;
}
