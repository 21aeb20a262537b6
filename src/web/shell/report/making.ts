import { pack, unpack } from '../packed.ts';
import { href } from '../router.ts';
import { language } from '../settings.ts';
import { readReport, type Report } from './report.ts';

const VERSION = (import.meta.env['REDUT_VERSION'] as string | undefined) ?? '';

/** A report of this moment. */
export function reportNow(parts: Pick<Report, 'says'> & Partial<Pick<Report, 'error' | 'view' | 'record'>>): Report {
  return {
    redut: 'report',
    version: VERSION,
    language: language.value,
    page: location.hash.split('?')[0]!.slice(0, 200),
    window: [innerWidth, innerHeight],
    browser: navigator.userAgent.slice(0, 400),
    ...parts,
  };
}
export const printReport = (report: Report): string => `${JSON.stringify(report, undefined, 2)}\n`;
export const linkOf = async (report: Report): Promise<string> =>
  new URL(href(['report'], { file: await pack(JSON.stringify(report)) }), location.href).href;

export const reportIn = async (word: string): Promise<Report> => readReport(JSON.parse(await unpack(word)));
