import { expect, test, vi } from 'vitest';
import { moduleOf } from '../../../../games/index.ts';
import { replay } from '../../../../kernel/record.ts';
import { someRecord } from '../../../test/some-record.ts';
import { printReport, reportNow } from '../making.ts';
import { readReport, type Report } from '../report.ts';

// Before anything that looks where the page is.
vi.hoisted(() => {
  vi.stubGlobal('location', { hash: '#/table/secret~1?game=private', href: 'http://here/' });
  vi.stubGlobal('innerWidth', 1366);
  vi.stubGlobal('innerHeight', 768);
  vi.stubGlobal('addEventListener', () => undefined);
});

const liberation = await moduleOf('liberation');
const view = { viewer: '0', version: 7, digest: 'abc', phase: 'on', options: ['pass', 'draw'] };
const report = (): Report => reportNow({ says: 'Тут не так.', view, record: someRecord(liberation, 20) });

test('a report is written, read again, and its game is played again', () => {
  const again = readReport(JSON.parse(printReport(report())));
  expect(again).toEqual(report());
  expect(replay(liberation.game, again.record!).moves).toBe(20);
});
test('what an address carries is no part of a report', () => {
  expect(report().page).toBe('#/table/secret~1');
});
test.each([
  [{ redut: 'record' }, 'redut'],
  [{ says: 'x'.repeat(2001) }, 'says'],
  [{ language: 'de' }, 'language'],
  [{ window: [1] }, 'window'],
  [{ view: { ...view, more: 1 } }, 'view'],
  [{ record: { redut: 2 } }, 'game'],
])('what is no report is refused: %#', (wrong, field) => {
  expect(() => readReport({ ...report(), ...wrong })).toThrow(field);
});
