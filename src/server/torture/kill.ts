import { outages } from './outages.ts';
import type { Report, Run } from './report.ts';

/** People play while the server is killed without warning, again and again. */
export const kill = (run: Run): Promise<Report> => outages(run, { kind: 'kills', perSecond: 0.5 });
