import { useEffect } from 'preact/hooks';
import { percent, percents } from '../shell/figures.ts';
import { words } from '../shell/text/index.ts';
import { spokenHint } from './advice-reasons.ts';
import type { Forecast, ForecastLine } from './layout.ts';
import { forecastOf } from './forecast.ts';
import { sentences } from './story.ts';
import type { TableView } from './view.ts';

export interface Wording {
  readonly who: string;
  readonly say: string;
  /** Without it, what is marked on the table. */
  readonly note?: string;
  /** Instead of the note, where that speaks of marks. */
  readonly spoken?: string;
}
/** A wait that is shorter than this is not worth a word. */
const WAIT = 2000;

/** A line of a forecast with what it is about. */
const lineWords = ({ label = '', text }: ForecastLine): string => (label === '' ? text : `${label}: ${text}`);
/** The same figures as on the bar. */
function oddsWords(all: Extract<Forecast, { kind: 'odds' }>['parts']): readonly string[] {
  const parts = all.filter(({ share }) => share > 0.004);
  const whole = percents(parts.map(({ share }) => share));
  return parts.map(({ name }, i) => `${percent(whole[i]! / 100)} ${name}`);
}
/** A forecast in sentences. */
export function forecastWords(forecast: Forecast): string {
  const lines = forecast.kind === 'odds' ? oddsWords(forecast.parts) : forecast.lines.map(lineWords);
  // A line that is a sentence of its own ends like one.
  return sentences([forecast.title, lines.join('; ').replaceAll('.;', '.'), forecast.cost ?? '']);
}

/** Says what is asked once, and of what is chosen after that only what is new. */
function useQuestion(view: TableView, { who, say, note = '', spoken = note }: Wording): void {
  const { selection, decision, model, about } = view;
  const { speaker } = model;
  const picks = selection.picks.value;
  const asking = selection.asking.value;
  const weighed = selection.weighed.value;
  const advice = selection.advice.value;
  const hint = selection.hint.value;
  const serial = decision?.serial;
  useEffect(() => {
    if (about?.phase === 'over') speaker.say(sentences([who, say]));
    else if (decision === undefined && !model.behind.value && !model.byOrder) {
      const timer = setTimeout(() => speaker.say(sentences([who, say])), WAIT);
      return () => clearTimeout(timer);
    } else if (decision !== undefined) speaker.say(sentences([who, say, spoken]));
    return undefined;
  }, [serial, about?.phase, view.language]);
  useEffect(() => {
    // What has been sent is no longer a choice.
    if (decision === undefined || model.unanswered.value > 0) return;
    const forecast = forecastOf(view);
    if (weighed !== undefined && forecast !== undefined) speaker.say(sentences([forecastWords(forecast), spoken]));
    else if (asking || advice !== undefined) speaker.say(sentences([say, note]));
    else if (picks.length > 0) speaker.say(sentences([forecast === undefined ? '' : forecastWords(forecast), spoken]));
  }, [picks, asking, weighed, advice]);
  useEffect(() => {
    if (hint !== undefined && advice === undefined) speaker.say(spokenHint(view, hint));
  }, [hint]);
}

/** Read out and not seen: what happened, what is asked, what is chosen. */
export function SpokenTable({ view, wording }: { view: TableView; wording: Wording }) {
  useQuestion(view, wording);
  return (
    <div class="hidden-words" role="log" aria-live="polite" aria-relevant="additions" aria-label={words().table.spoken}>
      {view.model.speaker.said.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
