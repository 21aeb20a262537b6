import type { Forecast } from './layout.ts';
import type { TableView } from './view.ts';

/** What would come of what is chosen, or of the main button. */
export function forecastOf(view: TableView): Forecast | undefined {
  const { selection, layout } = view;
  if (selection.weighed.value !== undefined) return layout.main?.(view)?.weighs?.forecast();
  const armed = selection.armed();
  return armed && layout.forecast?.(view, armed.option);
}
