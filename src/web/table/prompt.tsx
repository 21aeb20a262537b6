import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../shell/icons/icon.tsx';
import { shortcut } from '../shell/parts/keys.tsx';
import { begun } from '../shell/letters.ts';
import { byFinger } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { ADVICE } from './advice-words.ts';
import { OddsBar } from './actions.tsx';
import { holderName } from './bar.tsx';
import type { Controls } from './controls.ts';
import type { Seat } from '../../kernel/ids.ts';
import { spell } from '../../kernel/verbs.ts';
import { ends } from './ending.ts';
import { forecastOf } from './forecast.ts';
import type { Forecast, ForecastLine } from './layout.ts';
import { HeldTime, useWait, waits } from './held.tsx';
import { ResultLine } from './result.tsx';
import { rivalCalled, rivalIn } from './rival.ts';
import type { Choice } from './selection.ts';
import { Spelled } from './spelled.tsx';
import { useMarked } from './marked.ts';
import { SpokenTable, type Wording } from './spoken.tsx';
import { endedWords } from './verdict.ts';
import { isDrawn, isQuiet, optionAlone, optionWords, type TableView } from './view.ts';

/** A sentence of more letters than this takes two lines. */
const LONG = 62;
/** Of more than this, three on a phone: it says nothing else then, and covers nothing of the table. */
const LONGER = 72;

interface PromptProps {
  readonly view: TableView;
  readonly controls: Controls;
  readonly read?: boolean;
  /** How the game is won, before the first move. */
  readonly aim?: string;
}
/** The one place that says whose turn it is and what may be done. */
export function Prompt({ view, controls, read = false, aim = '' }: PromptProps) {
  const { selection, model } = view;
  // Whoever has begun to choose has read it.
  const chose = selection.picks.value.length > 0 || selection.asking.value || selection.weighed.value !== undefined;
  // What is being shown is told by the show, and nothing of what follows it.
  const shown = model.moments.value.length > 0;
  const result = chose || shown || view.about?.phase === 'over' ? undefined : model.announcer.result.value;
  const forecast = forecastOf(view);
  const wording = wordingOf(view);
  const marked = useMarked(view, controls);
  const height = useAimsHeight(marked.at, aim !== '', result !== undefined);
  const short = shortened(view, wording, forecast);
  const { who, say } = short;
  // Whoever reads sees no marks.
  const note = read ? (wording.spoken ?? wording.note ?? '') : (short.note ?? marked.says);
  return (
    <section
      ref={marked.at}
      class={`prompt ${isTall(forecast) ? 'prompt-long' : ''}`}
      aria-label={words().table.now}
      style={view.narrow && height > 0 ? { minHeight: `${height}px` } : {}}
    >
      <SpokenTable view={view} wording={wording} />
      <div class="prompt-words" data-home="" tabIndex={-1}>
        {result !== undefined && <ResultLine view={view} controls={controls} result={result} />}
        {result === undefined && who !== '' && (
          <span class={`who ${view.decision === undefined ? 'wait-tag' : ''}`}>{who}</span>
        )}
        {result === undefined && (
          <div class={`say ${say.length > LONG ? 'long' : ''} ${say.length > LONGER ? 'longer' : ''}`}>
            <Spelled view={view} controls={controls} text={say} />
            {note !== '' && aim === '' && (
              <small>
                <Spelled view={view} controls={controls} text={note} />
              </small>
            )}
            {aim !== '' && (
              <small class="aim-first">
                <b>{words().table.aim}.</b> {aim}
              </small>
            )}
          </div>
        )}
      </div>
      {view.narrow && forecast?.kind === 'odds' && <OddsBar forecast={forecast} brief />}
      {view.narrow && forecast !== undefined && (
        <ul class="phone-lines">
          {linesIn(forecast).map((line) => (
            <li key={line.text} class={line.label === undefined ? '' : 'with-label'}>
              {line.label !== undefined && <b>{line.label}</b>}
              <span>
                <Spelled view={view} controls={controls} text={begun(line.text)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <HeldTime view={view} />
      {!view.narrow && <Commands view={view} controls={controls} />}
    </section>
  );
}

/** What others do before the viewer's first move is told in the place of the aim, and leaves the prompt as high as it was. */
function useAimsHeight(prompt: RefObject<HTMLElement | null>, hasAim: boolean, tellsResult: boolean): number {
  const last = useRef(0);
  useLayoutEffect(() => {
    if (!tellsResult) last.current = hasAim ? (prompt.current?.offsetHeight ?? 0) : 0;
  });
  return tellsResult && hasAim ? last.current : 0;
}
/** Once all is chosen the question makes room for what would come of it: on a phone that is all there is room for. */
function shortened(view: TableView, wording: Wording, forecast: Forecast | undefined): Wording {
  if (forecast === undefined) return wording;
  if (view.narrow) return { who: '', say: forecast.title, note: '' };
  return view.selection.armed() === undefined ? wording : { ...wording, say: forecast.title };
}
/** So many letters of it leave no room for the hand on a phone: it is covered whole, not in part. */
const TALL = 150;
const isTall = (forecast: Forecast | undefined): boolean =>
  forecast !== undefined && linesIn(forecast).reduce((sum, { text }) => sum + text.length, 0) > TALL;
/** All that a phone says of a choice beside its odds. */
const linesIn = (forecast: Forecast): readonly ForecastLine[] => [
  ...(forecast.kind === 'certain' ? forecast.lines : []),
  ...(forecast.cost === undefined ? [] : [{ text: forecast.cost }]),
];

/** Where fingers are used there is no Esc: both buttons are in view. */
const orLeave = (view: TableView): string => (view.narrow || byFinger() ? '' : words().table.confirmOrLeave);

/** The name of a thing without what is said of its state. */
const unstated = (name: string): string => name.split(', ', 1)[0]!;
/** As the later part of a sentence. */
const ended = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** More kinds of things to do than this are not named in a question. */
const FEW = 3;
/** What has been begun: «Attack: Assembly → ?», or «Assembly: attack or perform its mission?» */
function begunWords(view: TableView, picked: readonly string[]): string | undefined {
  const verbs = [...new Set(view.selection.remaining().map(({ option }) => option.verb))];
  const does = verbs.map((verb) => view.layout.verbs?.[verb]?.words[view.language]);
  if (!does.every((name) => name !== undefined) || does.length > FEW) return undefined;
  // Whoever chose it from the list of actions has picked nothing but its name.
  const things = picked.map(unstated).filter((name) => !does.includes(name));
  if (does.length > 1) return `${things.join(' → ')}: ${words().table.either(does.map(ended))}?`;
  return things.length === 0 ? `${does[0]}: ?` : `${does[0]}: ${things.join(' → ')} → ?`;
}
/** Where the rest of the choice is to be found. */
function pickAnother(view: TableView): string {
  const w = words().table;
  if (view.selection.unclear()) return w.pickBelow;
  return view.selection.whole().every(({ option }) => isDrawn(view, option)) ? w.pickMarked : w.pickMarkedOr;
}
function wordingOf(view: TableView): Wording {
  const w = words().table;
  const { decision, selection, text, about, model } = view;
  if (about?.phase === 'over') return { who: words().end.over, say: endedWords(view), note: '' };
  if (decision === undefined) {
    const acted = model.acted.value;
    const awaited = about?.awaited ?? 0;
    const next = (31 - Math.clz32(awaited & -awaited)) as Seat;
    const seat = acted ?? next;
    const rival = rivalIn(view.rules.game, text, view.viewer);
    const name = rival !== undefined && seat !== view.viewer ? rivalCalled(view.language) : (text.seats[seat] ?? '');
    // A pass that is worth no word leaves what was said before it.
    const told = model.entries.findLast(({ lines }) => lines[view.language].length > 0);
    const line = told?.lines[view.language].at(-1)?.text ?? '';
    // What has just happened is being shown: nobody is thinking, and how it ends is not told before it is seen.
    const [moment] = model.moments.value;
    if (moment !== undefined) return { who: w.now, say: moment.name?.[view.language] ?? line, note: '' };
    // What a standing order answers is no question: it goes on at once.
    const who = model.byOrder ? w.now : seat === view.viewer ? w.yourTurn : w.turnOf(name);
    return {
      who,
      say:
        model.behind.value || acted !== undefined || seat === view.viewer
          ? line
          : w.thinks(name || holderName(view, seat)),
      note: '',
    };
  }
  const who = view.layout.replies?.(view) === true ? w.yourReply : w.yourTurn;
  const say =
    view.layout.asksNow?.(view) ??
    (view.narrow ? view.layout.asks?.(view) : undefined) ??
    text.prompt(decision.prompt, decision.values);
  const leaving = selection.asking.value ? view.layout.leaves?.(view) : undefined;
  if (leaving !== undefined) return { who, say: leaving.asks, note: orLeave(view) };
  if (selection.weighed.value !== undefined) return { who, say: forecastOf(view)?.title ?? say, note: orLeave(view) };
  const picked = selection.picks.value.map(({ name }) => name).filter(Boolean);
  const armed = selection.armed();
  const chosen = picked.length === 0 ? '' : w.chosen(picked.join(' → '));
  const advice = selection.advice.value;
  if (advice === undefined && (selection.hint.value?.depth ?? 0) > 1)
    return { who, say, note: ADVICE[view.language].onTable };
  if (advice !== undefined) return { who, say: w.hintSays(optionAlone(view, advice.option)), note: orLeave(view) };
  if (armed !== undefined) return { who, say, note: [chosen, orLeave(view)].filter(Boolean).join(' · ') };
  if (picked.length > 0)
    return {
      who,
      say: view.layout.asksNow?.(view) ?? begunWords(view, picked) ?? say,
      // On a phone the card that is chosen is in view, and there is room for one of both.
      note: view.narrow ? pickAnother(view) : `${chosen} · ${w.pickListed}`,
      spoken: `${chosen}. ${w.optionsOf(selection.remaining().length)}`,
    };
  const open = selection.all().filter((choice) => !ends(view, choice) && !isQuiet(view, choice.option));
  return { who, say, spoken: open.length === 0 ? '' : w.optionsOf(open.length) };
}

/** A phone has no room for more letters on its button, and says all of it over the hand. */
const ROOM = 22;
function buttonWords(view: TableView, { option }: Choice): string {
  const all = optionWords(view, option);
  // What was chosen is named over it.
  const short =
    view.narrow && all.length > ROOM && (forecastOf(view) !== undefined || view.selection.armed() !== undefined);
  return (short ? view.layout.verbs?.[option.verb]?.words[view.language] : undefined) ?? all;
}
const anywayOf = (forecast: Forecast | undefined): string | undefined =>
  forecast?.kind === 'certain' ? forecast.anyway : undefined;
/** Undo, the way out, and the one primary button. */
export function Commands({ view, controls }: { view: TableView; controls: Controls }) {
  const w = words().table;
  const { selection, decision, model } = view;
  const wait = useWait(view);
  const armed = selection.armed();
  const only = decision?.options.length === 1 ? selection.all()[0] : undefined;
  const leave = selection.all().find((choice) => ends(view, choice));
  // A phone has no room for the list of actions beside the table: what needs no choice stands on the button.
  const named = leave !== undefined && (view.layout.ending?.includes(leave.option.verb) ?? false);
  const plain = view.narrow && selection.picks.value.length === 0 && !named;
  const asides = new Set([...(view.layout.asides ?? []), ...(view.layout.asidesNow?.(view) ?? [])]);
  const isAside = ({ option }: Choice): boolean => asides.has(option.verb);
  const isSimple = (one: Choice): boolean => one.option.args.length === 0 && !ends(view, one) && !isAside(one);
  const weighed = selection.weighed.value !== undefined;
  const picked = selection.picks.value.length > 0 || selection.asking.value || weighed;
  const aside = picked ? undefined : selection.all().find(isAside);
  const simple = plain ? selection.all().find(isSimple) : undefined;
  const main = picked && !weighed ? undefined : view.layout.main?.(view);
  const detour = picked || leave === undefined ? undefined : view.layout.detour?.(view);
  const primary = main === undefined ? (armed ?? only ?? simple) : undefined;
  // Beside the table the list of actions has it.
  const [whole] =
    view.narrow && !selection.unclear() ? selection.whole().filter(({ option }) => !isDrawn(view, option)) : [];
  const stopped = picked || leave !== undefined ? undefined : model.refusals.stopped(view);
  const otherwise = armed === undefined || weighed ? undefined : view.layout.otherwise?.(view, armed.option);
  const anyway = armed && anywayOf(view.layout.forecast?.(view, armed.option));
  const spelt = ({ option }: Choice): string => spell(view.rules.game.verbs, option.action);
  return (
    <div class="commands" {...(view.narrow ? { role: 'region', 'aria-label': w.commands } : {})}>
      {model.link.final !== true && <Undo view={view} />}
      {model.behind.value && (
        <button type="button" class="button show-all" title={w.skip} onClick={() => model.skip()}>
          <Icon name="r-skip" />
          <span>{w.skip}</span>
        </button>
      )}
      {picked && (
        <button type="button" class="button" data-cancel="" onClick={() => selection.clear()}>
          {w.cancel}
        </button>
      )}
      {!picked && selection.hint.value !== undefined && (
        <button type="button" class="button" data-hide="" onClick={() => selection.clear()}>
          <Icon name="light-bulb" />
          {ADVICE[view.language].hide}
        </button>
      )}
      {/* A finger that reads aloud has no long press. */}
      {selection.picks.value.length > 0 &&
        !weighed &&
        view.narrow &&
        controls.meant.value !== 0 &&
        otherwise === undefined && (
          <button
            type="button"
            class="icon-button"
            data-read=""
            aria-label={w.look}
            title={w.look}
            onClick={() => controls.lookAt(controls.meant.value)}
          >
            <Icon name="magnifying-glass" />
          </button>
        )}
      {whole !== undefined && (
        <button type="button" class="button end-turn" data-act={spelt(whole)} onClick={() => controls.choose(whole)}>
          <span>{optionWords(view, whole.option)}</span>
        </button>
      )}
      {aside !== undefined && aside !== only && (
        <button type="button" class="button aside" data-act={spelt(aside)} onClick={() => controls.choose(aside)}>
          {optionWords(view, aside.option)}
        </button>
      )}
      {detour !== undefined && (
        <button
          type="button"
          class="button"
          data-detour=""
          onClick={() => {
            detour.choose();
            controls.take(leave!);
          }}
        >
          {detour.says}
        </button>
      )}
      {otherwise !== undefined && (
        <button
          type="button"
          class="button"
          data-otherwise=""
          onClick={() => {
            otherwise.choose();
            controls.take(armed!);
          }}
        >
          {otherwise.says}
        </button>
      )}
      {!picked && leave !== undefined && leave !== only && (
        <button
          type="button"
          class={`button end-turn ${primary === undefined && main === undefined && view.layout.ready?.(view) === true ? 'filled' : ''}`}
          data-end=""
          aria-keyshortcuts={shortcut('E')}
          data-act={spelt(leave)}
          onClick={() => controls.pass(leave)}
        >
          {optionWords(view, leave.option)}
        </button>
      )}
      {stopped !== undefined && (
        <button
          type="button"
          class="button end-turn stopped"
          data-stopped=""
          aria-disabled="true"
          onClick={({ currentTarget }) => controls.say(stopped.refusal, currentTarget)}
        >
          {optionWords(view, stopped.option)}
        </button>
      )}
      {main !== undefined && (
        <button
          type="button"
          class="button filled primary"
          data-primary=""
          data-act={main.actions.length === 1 ? spell(view.rules.game.verbs, main.actions[0]!) : undefined}
          onClick={() => controls.press(main)}
        >
          <span>{weighed ? main.weighs?.yes : main.says}</span>
        </button>
      )}
      {selection.asking.value && leave !== undefined ? (
        <button
          type="button"
          class="button filled primary"
          data-end=""
          aria-keyshortcuts={shortcut('E')}
          data-act={spelt(leave)}
          onClick={() => controls.pass(leave)}
        >
          {view.layout.leaves?.(view)?.yes ?? optionWords(view, leave.option)}
        </button>
      ) : (
        primary !== undefined && (
          <button
            type="button"
            class={`button ${anyway === undefined ? 'filled' : ''} primary`}
            data-primary=""
            disabled={wait > 0 && waits(view, primary.option)}
            data-act={spelt(primary)}
            data-end={primary === leave ? '' : undefined}
            onClick={() => controls.take(primary)}
          >
            <span>{anyway ?? buttonWords(view, primary)}</span>
          </button>
        )
      )}
    </div>
  );
}

/** Always in view: how far it goes, and why no further. */
function Undo({ view }: { view: TableView }) {
  const w = words().table;
  const { about, model } = view;
  const { free = 0, stop } = about?.undo ?? {};
  const alone = about?.seats.every((holder, seat) => holder.kind !== 'person' || seat === view.viewer) ?? false;
  const can = view.viewer !== 'spectator' && about?.phase === 'on' && (free > 0 || stop !== undefined);
  const reason =
    about?.phase === 'over'
      ? words().end.over
      : free > 0
        ? w.undoFree(free)
        : stop === undefined
          ? w.undoNothing
          : alone
            ? w.undoAlone
            : w.undoStop[stop];
  const more = free > 0 && stop !== undefined && !alone ? `; ${w.undoStop[stop]}` : '';
  return (
    <div class="undo">
      <button
        type="button"
        class="button"
        data-undo=""
        disabled={!can}
        aria-describedby="undo-reason"
        aria-label={w.undo}
        aria-keyshortcuts="Control+Z"
        title={`${reason}${more} (Ctrl+Z)`}
        onClick={() => void model.undo()}
      >
        <Icon name="r-undo" />
        <span class="undo-word">{w.undo}</span>
      </button>
      <small id="undo-reason">{reason + more}</small>
    </div>
  );
}
