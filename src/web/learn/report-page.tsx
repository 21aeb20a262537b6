import { useSignal } from '@preact/signals';
import { useFetched } from '../shell/parts/fetched.tsx';
import { OWN_NAMES, Page } from '../shell/parts/page.tsx';
import { go } from '../shell/router.ts';
import { reportIn } from '../shell/report/making.ts';
import { readReport, type Report } from '../shell/report/report.ts';
import { REPORT } from '../shell/report/words.ts';
import { language } from '../shell/settings.ts';
import { Problem } from '../shell/text/problem.tsx';
import { packRecord } from '../table/record-link.ts';

/** `#/report?file=…`: a report that somebody passed on, and the game in it. */
export function ReportPage({ query }: { query: URLSearchParams }) {
  const w = REPORT[language.value];
  const word = query.get('file');
  const linked = useFetched(async () => (word === null ? undefined : reportIn(word)), [word]);
  const opened = useSignal<Report | undefined>(undefined);
  const problem = useSignal('');
  const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
  const failed = problem.value || (linked.error === undefined ? '' : said(linked.error));
  const report = opened.value ?? linked.value;
  return (
    <Page title={w.title}>
      <div class="prose">
        {failed !== '' && (
          <p role="alert">
            <b>{w.bad}</b> <Problem detail={failed} />
          </p>
        )}
        {report !== undefined && <Told report={report} failed={(error) => (problem.value = said(error))} />}
        <label class="button">
          {w.choose}
          <input
            class="hidden-words"
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              problem.value = '';
              void currentTarget.files?.[0]
                ?.text()
                .then((text) => (opened.value = readReport(JSON.parse(text))))
                .catch((error: unknown) => (problem.value = said(error)));
            }}
          />
        </label>
      </div>
    </Page>
  );
}

function Told({ report, failed }: { report: Report; failed: (error: unknown) => void }) {
  const w = REPORT[language.value];
  const { record, view } = report;
  const rows: readonly (readonly [string, string])[] = [
    [w.version, report.version],
    [w.language, OWN_NAMES[report.language]],
    [w.page, report.page],
    [w.window, `${report.window.join(' × ')}, ${report.browser}`],
    ...(report.error === undefined ? [] : [[w.error, report.error] as const]),
    ...(view === undefined ? [] : [[w.view, w.seen(view.viewer, view.version, view.options.length)] as const]),
  ];
  const watch = async (): Promise<void> =>
    go(['replay'], {
      at: String(record!.moves.length),
      ...(view === undefined ? {} : { view: view.viewer }),
      game: await packRecord(record!),
    });
  return (
    <>
      <blockquote>{report.says}</blockquote>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {record?.secret === undefined ? (
        <p class="mute">{w.noGame}</p>
      ) : (
        <button type="button" class="button filled" data-watch="" onClick={() => void watch().catch(failed)}>
          {w.replay}
        </button>
      )}
    </>
  );
}
