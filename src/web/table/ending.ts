import { DONE, PASS } from '../../kernel/verbs.ts';
import type { Choice } from './selection.ts';
import type { TableView } from './view.ts';

/** Does this option end the turn or the step? */
export const ends = ({ layout }: TableView, { option }: Choice): boolean =>
  option.action === PASS || option.action === DONE || (layout.ending?.includes(option.verb) ?? false);
