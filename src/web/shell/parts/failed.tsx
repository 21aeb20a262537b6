import { language } from '../settings.ts';
import { ReportForm } from './report-form.tsx';
import { REPORT } from '../report/words.ts';

const LONGEST = 4000;
/** Where a page could not be drawn: the way to report why. */
export const FailedReport = ({ error }: { error: string }) => (
  <details>
    <summary>{REPORT[language.value].open}</summary>
    <ReportForm about={() => Promise.resolve({ error: error.slice(0, LONGEST) })} />
  </details>
);
