import { secretOfSeed } from '../../../kernel/chance.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { toHex } from '../../../kernel/sha256.ts';
import { spell } from '../../../kernel/verbs.ts';
import { ReportForm } from '../../shell/parts/report-form.tsx';
import type { ReportedView } from '../../shell/report/report.ts';
import { language } from '../../shell/settings.ts';
import { REPORT } from '../../shell/report/words.ts';
import type { TableView } from '../view.ts';

const viewIn = ({ viewer, model, rules, s, about, decision }: TableView): ReportedView => ({
  viewer: String(viewer),
  version: model.shown.value,
  digest: rules.digest(s).toString(16),
  phase: about?.phase ?? '',
  options: decision?.options.map(({ action }) => spell(rules.game.verbs, action)) ?? [],
});
/** The record so far. A deal of this device is no secret from whoever sits at it: with it the game can be seen again. */
async function recordIn({ model }: TableView): Promise<MatchRecord | undefined> {
  const record = await model.link.record().catch(() => undefined);
  if (record === undefined || record.secret !== undefined || model.seed === undefined) return record;
  return { ...record, setup: { ...model.opened.setup }, secret: toHex(secretOfSeed(model.seed)) };
}
/** In the menu of a table: what is wrong, with the game in which it is. */
export const TableReport = ({ view }: { view: TableView }) => (
  <details>
    <summary class="button">{REPORT[language.value].open}</summary>
    <ReportForm
      about={async () => {
        const record = await recordIn(view);
        return { view: viewIn(view), ...(record === undefined ? {} : { record }) };
      }}
    />
  </details>
);
