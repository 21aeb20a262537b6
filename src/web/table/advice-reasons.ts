import type { CardId } from '../../kernel/ids.ts';
import type { Option } from '../../kernel/rules.ts';
import { percent, rounded } from '../shell/figures.ts';
import { ADVICE } from './advice-words.ts';
import type { Forecast } from './layout.ts';
import { nudgeOf } from './nudge.ts';
import type { Compared, Hint } from './selection.ts';
import { sentences } from './story.ts';
import { optionAlone, type TableView } from './view.ts';

/** Less than this tells no two moves apart. */
const ALIKE = 0.02;

export interface Said {
  readonly title: string;
  readonly why: string;
}
const manyWords = ({ language }: TableView, few: number, all: number): string =>
  few === all ? ADVICE[language].all(all) : ADVICE[language].moves(few, all);
/** The first depth in words: where to look, and no more. */
export function nudgeWords(view: TableView, hint: Hint): Said {
  const w = ADVICE[view.language];
  const nudge = nudgeOf(view, hint.choice);
  switch (nudge.kind) {
    case 'place':
      return { title: w.place(nudge.place.name), why: manyWords(view, nudge.moves, nudge.of) };
    case 'verb':
      return { title: w.verb(nudge.name), why: manyWords(view, nudge.moves, nudge.of) };
    case 'enough':
      return { title: w.enough, why: w.enoughWhy };
    case 'only':
      return { title: w.only, why: w.onlyWhy };
  }
}
/** What a move does for the viewer, in a few words. */
function doesWords(view: TableView, option: Option): string {
  const forecast = view.layout.forecast?.(view, option);
  if (forecast?.kind === 'odds') {
    const [part] = forecast.parts;
    return part === undefined || part.share < 0.005 ? '' : `${percent(part.share)} ${part.name}: ${part.says}`;
  }
  const line = forecast?.lines.find(({ good, label = '' }) => good !== false && label === '');
  return line?.text ?? view.layout.explains?.(view, option) ?? '';
}
/** The move, what it does, and why it is this one. */
export function moveWords(view: TableView, { choice, compared, by }: Hint): Said {
  const w = ADVICE[view.language];
  const [first, second] = compared;
  const title = optionAlone(view, choice.option);
  const said = (why: string): Said => ({ title, why: sentences([doesWords(view, choice.option), why]) });
  if (first === undefined || second === undefined) return said(w.alone);
  const apart = first.chance - second.chance;
  if (by === 'look' && apart < ALIKE) return said(w.seen);
  return said(apart < ALIKE ? w.alike : w.clear(percent(first.chance), percent(second.chance)));
}
/** What is said under each of the moves. */
export function besideFirst(view: TableView, compared: readonly Compared[], at: number): string {
  const w = ADVICE[view.language];
  const first = compared[0]!.chance;
  const most = Math.max(...compared.map(({ chance }) => chance));
  // Nothing is called the best beside a greater figure, however little greater.
  if (at === 0) return percent(most) === percent(first) ? w.best : w.advised;
  const apart = first - compared[at]!.chance;
  if (Math.abs(apart) < ALIKE) return w.same;
  const told = rounded(first) - rounded(compared[at]!.chance);
  return told > 0 ? w.less(percent(told)) : w.more(percent(-told));
}

function hiddenCards({ s }: TableView): number {
  let hidden = 0;
  for (let card = 1; card <= s.table.cards; card++) if (s.table.printed(card as CardId) === 0) hidden++;
  return hidden;
}
/** What a forecast has to say for a move and against it. */
function forAndAgainst(forecast: Forecast | undefined): readonly [string, string] {
  if (forecast === undefined) return ['', ''];
  const cost = forecast.cost ?? '';
  if (forecast.kind === 'odds') {
    const parts = forecast.parts.filter(({ share }) => share > 0.004);
    return [parts.map(({ share, name, says }) => `${percent(share)} ${name}: ${says}`).join('; '), cost];
  }
  const said = (against: boolean): readonly string[] =>
    forecast.lines
      .filter(({ good }) => (good === false) === against)
      .map(({ label = '', text }) => (label === '' ? text : `${label}: ${text}`));
  return [sentences(said(false)), sentences([...said(true), cost])];
}
export interface Reasons {
  readonly known: string;
  readonly gives: string;
  /** '' where nothing is known that the move would cost. */
  readonly risks: string;
  readonly computed: string;
}
/** The third depth: from what the viewer may know, what it gives and risks, and how it was computed. */
export function reasonsFor(view: TableView, { choice, compared, by, looks }: Hint): Reasons {
  const w = ADVICE[view.language];
  const [first, second] = compared;
  const hidden = hiddenCards(view);
  const [pro, contra] = forAndAgainst(view.layout.forecast?.(view, choice.option));
  const ahead = first !== undefined && second !== undefined ? first.chance - second.chance : 0;
  const gain =
    ahead < ALIKE
      ? first === undefined
        ? ''
        : w.expects(percent(first.chance))
      : w.ahead(percent(rounded(first!.chance) - rounded(second!.chance)));
  const does = pro || (view.layout.explains?.(view, choice.option) ?? '');
  return {
    known: hidden === 0 ? w.open : w.hidden(hidden),
    gives: sentences([does, gain]),
    risks: sentences([contra]),
    computed: by === 'search' ? w.searched(looks) : w.looked(looks),
  };
}
/** A hint as it is read out. */
export function spokenHint(view: TableView, hint: Hint): string {
  const w = ADVICE[view.language];
  const nudge = nudgeWords(view, hint);
  if (hint.depth === 1) return sentences([w.depths[1], nudge.title, nudge.why]);
  const { title, why } = moveWords(view, hint);
  const moves = hint.compared.map(({ choice, chance }) => `${optionAlone(view, choice.option)}: ${percent(chance)}`);
  if (hint.depth === 2) return sentences([title, why, w.chances, ...moves]);
  const { known, gives, risks, computed } = reasonsFor(view, hint);
  return sentences([title, why, w.known, known, w.gives, gives, ...(risks === '' ? [] : [w.risks, risks]), computed]);
}
