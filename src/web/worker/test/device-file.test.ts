import { expect, test } from 'vitest';
import { readDeviceFile } from '../device-file.ts';
import { newIn } from '../transfer.ts';

const header = {
  match: 'a~1',
  game: 'war',
  edition: 1,
  setup: {},
  commitment: '00',
  seats: [
    { kind: 'person', who: '' },
    { kind: 'bot', level: 'officer' },
  ],
  standIn: 'soldier',
  at: 1000,
};
const kept = { header, secret: 'ab', orders: [], touched: 2000, result: { by: 'rules', scores: [1, -1] }, moves: 3 };
const row = (version: number) => ({ version, id: `c${version}`, seat: 0, at: 1500, edition: 1, body: {}, digest: '0' });
const past = {
  match: '0a.r.1',
  room: 'r',
  game: 'war',
  who: 'me',
  phase: 'over',
  seats: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }],
  mine: 0,
  awaited: 0,
  at: 3000,
  series: { bestOf: 3, first: '0a.r.1', played: 0, wins: [0, 0] },
  scores: [1, -1],
};
const file = {
  redut: 'device',
  version: 1,
  matches: [{ kept, rows: [row(1), row(2)] }],
  online: [past],
  settings: { 'redut.theme': 'dark' },
};
/** The file with one thing in it changed. */
const spoilt = (change: (copy: typeof file) => void): typeof file => {
  const copy = structuredClone(file);
  change(copy);
  return copy;
};

test('a file is read as it was written', () => {
  expect(readDeviceFile(JSON.parse(JSON.stringify(file)))).toEqual(file);
});
test.each<readonly [string, (copy: typeof file) => void, RegExp]>([
  ['another file', (copy) => (copy.redut = 'record'), /^redut: /],
  ['a later version', (copy) => (copy.version = 2), /^version: /],
  ['a match without a name', (copy) => (copy.matches[0]!.kept.header.match = ''), /^matches\.0\.kept\.header\.match: /],
  [
    'a seat that nobody can hold',
    (copy) => (copy.matches[0]!.kept.header.seats[1]!.kind = 'ghost'),
    /seats\.1\.kind: /,
  ],
  ['a match without seats', (copy) => (copy.matches[0]!.kept.header.seats = []), /seats: must be 1 to 32/],
  ['a log with a gap', (copy) => (copy.matches[0]!.rows[1]!.version = 3), /^matches\.0\.rows\.1\.version: /],
  [
    'scores that are no numbers',
    (copy) => (copy.online[0]!.scores = ['1' as unknown as number]),
    /^online\.0\.scores: /,
  ],
  ['an online game that is not over', (copy) => (copy.online[0]!.phase = 'on'), /^online\.0\.phase: /],
  ['a record that is none', (copy) => Object.assign(copy.online[0]!, { record: {} }), /^redut: /],
  ['a setting of somebody else', (copy) => Object.assign(copy.settings, { token: 'x' }), /^settings\.token: /],
  ['something that no file has', (copy) => Object.assign(copy, { extra: 1 }), /^extra: /],
])('%s is refused, and it is said what is wrong', (_what, change, problem) => {
  expect(() => readDeviceFile(spoilt(change))).toThrow(problem);
});
test.each([null, 1, 'text', []])('%j is no file', (json) => {
  expect(() => readDeviceFile(json)).toThrow(/must be an object/);
});
test('only what is not here yet is added', () => {
  const whole = readDeviceFile(file);
  expect(newIn(whole, whole).matches).toEqual([]);
  const empty = { ...whole, matches: [], online: [], settings: {} };
  expect(newIn(whole, empty)).toEqual(whole);
  expect(newIn(whole, { ...whole, settings: {} })).toMatchObject({ matches: [], settings: whole.settings });
});
