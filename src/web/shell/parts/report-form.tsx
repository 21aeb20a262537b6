import { useSignal } from '@preact/signals';
import { CopyButton } from './copy.tsx';
import { saveFile } from '../save-file.ts';
import { language } from '../settings.ts';
import { linkOf, printReport, reportNow } from '../report/making.ts';
import { type Report, SAYS } from '../report/report.ts';
import { REPORT } from '../report/words.ts';
import './report-form.css';

interface FormProps {
  /** What the page knows beside what its reader says. */
  readonly about: () => Promise<Partial<Pick<Report, 'error' | 'view' | 'record'>>>;
}
/** A few words, then the report as a file or a link. Nothing is sent. */
export function ReportForm({ about }: FormProps) {
  const w = REPORT[language.value];
  const says = useSignal('');
  const saved = useSignal(false);
  const report = async (): Promise<Report> => reportNow({ says: says.value.trim(), ...(await about()) });
  const save = async (): Promise<void> => {
    saveFile('redut-report.json', printReport(await report()));
    saved.value = true;
  };
  return (
    <div class="report-form">
      <label class="field">
        <span>{w.what}</span>
        <textarea
          rows={3}
          maxLength={SAYS}
          value={says.value}
          onInput={({ currentTarget }) => (says.value = currentTarget.value)}
        />
      </label>
      <small class="mute">{w.how}</small>
      <button type="button" class="button" data-save-report="" onClick={() => void save()}>
        {w.save}
      </button>
      <CopyButton text={async () => linkOf(await report())} data-copy-report="">
        {w.link}
      </CopyButton>
      <p role="status">{saved.value ? w.saved : ''}</p>
    </div>
  );
}
