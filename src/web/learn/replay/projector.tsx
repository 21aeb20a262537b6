import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../kernel/ids.ts';
import { textAt } from '../../../kernel/roles.ts';
import type { Rules } from '../../../kernel/rules.ts';
import { optionByItself } from '../../../kernel/text.ts';
import { unspell } from '../../../kernel/verbs.ts';
import { points } from '../../shell/figures.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { hasLittleRoom } from '../../shell/letters.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { TableScreen } from '../../table/screen/screen.tsx';
import { headingIn, sentences } from '../../table/story.ts';
import type { TableModel } from '../../table/model.ts';
import { Aside } from './aside.tsx';
import { commentsOf } from './comments.ts';
import { CourseChart } from './course.tsx';
import { EyesSelect, Share, Ways } from './ways.tsx';
import { useKeys } from './keys.ts';
import type { Film } from './record-film.ts';
import {
  type ChanceCourse,
  type Eyes,
  mayTell,
  readEyes,
  targetOf,
  useChanceCourse,
  useModel,
  useTeller,
} from './reel.ts';
import { REPLAY } from './words.ts';
import '../learn.css';
import '../../table/plot.css';
import './replay.css';

/** What the move before this position told, as it is read out. */
const lastLines = ({ entries }: TableModel): readonly string[] =>
  entries.at(-1)?.lines[language.value].map(({ text }) => headingIn(text) ?? text) ?? [];
const saidOfTurn = ({ turns }: ChanceCourse, at: number): string => {
  const turn = turns.find(({ move }) => move === at);
  return turn === undefined ? '' : REPLAY[language.value].turnAt(turn.kind, at, points(turn.worth));
};

const BEAT = 900;

export function Projector({ film, query }: { film: Film; query: URLSearchParams }) {
  const { module, record, states, layout } = film;
  const last = states.length - 1;
  const teller = useTeller(film);
  const { seats } = teller.rules;
  const eyes = useSignal<Eyes>(readEyes(query.get('view'), seats));
  const asked = Number(query.get('at') ?? 0);
  const at = useSignal(Number.isInteger(asked) ? Math.max(0, Math.min(last, asked)) : 0);
  const runs = useSignal(false);
  const rate = useSignal(1);
  const comments = useSignal(commentsOf(record));
  const scene = useModel(film, teller, eyes.value, at.value);
  const course = useChanceCourse(film, eyes.value, query, layout);
  const all: readonly Eyes[] = ['all', ...Array.from({ length: seats }, (_, seat) => seat as Seat), 'spectator'];
  const go = (to: number): void => {
    at.value = Math.max(0, Math.min(last, to));
  };
  const turn = (by: 1 | -1): void => {
    const { turns } = course.value;
    const next = by > 0 ? turns.find(({ move }) => move > at.value) : turns.findLast(({ move }) => move < at.value);
    if (next !== undefined) go(next.move);
  };
  useKeys({
    step: (by) => go(at.value + by),
    end: (which) => go(which === 'first' ? 0 : last),
    turn,
    run: () => (runs.value = !runs.value),
    eyes: (which) => (eyes.value = all[which] ?? eyes.value),
  });
  useEffect(() => {
    if (!runs.value) return undefined;
    const timer = setTimeout(() => {
      if (at.value < last) at.value++;
      else runs.value = false;
    }, BEAT / rate.value);
    return () => clearTimeout(timer);
  }, [runs.value, at.value, rate.value]);
  if (scene === undefined) return null;
  const { model } = scene;
  const text = textAt(module.game, module.texts[language.value], states[at.value]!);
  const mover = record.moves[at.value - 1]?.[0];
  const ways = (
    <Ways
      film={film}
      actor={teller.rules.actor(states[at.value]!)}
      all={all}
      names={text.seats}
      at={at}
      eyes={eyes}
      rate={rate}
    />
  );
  const bar = (
    <div class="film-bar" role="region" aria-label={words().replay.title}>
      <p class="hidden-words" aria-live="polite" data-told="">
        {sentences([words().replay.move(scene.at, last), saidOfTurn(course.value, scene.at), ...lastLines(model)])}
      </p>
      <Transport at={at.value} last={last} go={go} turn={turn} runs={runs} />
      <CourseChart
        course={course.value}
        last={last}
        at={at.value}
        go={go}
        name={text.seats[targetOf(eyes.value)] ?? ''}
        commented={comments.value.map(({ move }) => move)}
        told={(move) => mayTell(eyes.value, record.moves[move - 1]?.[0])}
      />
      {!hasLittleRoom.value && ways}
    </div>
  );
  const heading = (
    <div class="film-heading">
      <h1 class="game-name">
        {hasLittleRoom.value ? words().replay.move(at.value, last) : REPLAY[language.value].heading(text.title)}
      </h1>
      <small class="mute">{hasLittleRoom.value ? text.title : resultOf(film)}</small>
    </div>
  );
  return (
    <TableScreen
      key={`${eyes.value}`}
      model={model}
      layout={layout}
      tools={
        hasLittleRoom.value ? (
          <EyesSelect all={all} names={text.seats} eyes={eyes} />
        ) : (
          <Share film={film} at={at} eyes={eyes} />
        )
      }
      film={{
        title: REPLAY[language.value].heading(text.title),
        heading,
        bar,
        aside: (view, controls) => (
          <Aside
            view={view}
            controls={controls}
            record={record}
            done={mayTell(eyes.value, mover) ? doneAt(film, teller.rules, at.value) : undefined}
            course={course.value}
            comments={comments.value}
            at={at.value}
            last={last}
            go={go}
            changed={() => (comments.value = commentsOf(record))}
            more={
              <>
                {ways}
                <Share film={film} at={at} eyes={eyes} />
              </>
            }
          />
        ),
      }}
    />
  );
}

/** The move that led to this position, as it was chosen. */
function doneAt({ module, record, states }: Film, rules: Rules, at: number): string | undefined {
  const made = record.moves[at - 1];
  const action = made && unspell(module.game.verbs, made[1]);
  if (made === undefined || action === undefined) return undefined;
  const before = states[at - 1]!;
  const seat = made[0] as Seat;
  const text = textAt(module.game, module.texts[language.value], before);
  return optionByItself(text, before, seat, action, rules.decision(before, seat));
}
/** How the game ended, in one line; nothing where it was not played to its end. */
function resultOf({ module, outcome, states }: Film): string {
  if (outcome === undefined) return '';
  const end = states.at(-1)!;
  return textAt(module.game, module.texts[language.value], end).outcome(end)[0] ?? '';
}

interface TransportProps {
  readonly at: number;
  readonly last: number;
  readonly go: (move: number) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly runs: Signal<boolean>;
}
/** To the start, back, on by itself, on, and to what decided the game. */
function Transport({ at, last, go, turn, runs }: TransportProps) {
  const w = REPLAY[language.value];
  const says = words().replay;
  const button = (label: string, icon: IconName, does: () => void, key: string, off = false) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={key}
      aria-disabled={off}
      onClick={does}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="film-transport">
      {button(w.first, 'r-first', () => go(0), 'Home', at === 0)}
      {button(says.previous, 'r-back', () => go(at - 1), 'ArrowLeft', at === 0)}
      <button
        type="button"
        class="button filled"
        data-home=""
        aria-keyshortcuts="Space"
        aria-label={runs.value ? w.stop : w.run}
        onClick={() => (runs.value = !runs.value)}
      >
        <Icon name={runs.value ? 'r-pause' : 'r-play'} />
        <span>{runs.value ? w.stop : w.run}</span>
      </button>
      {button(says.next, 'r-next', () => go(at + 1), 'ArrowRight', at === last)}
      {button(w.nextTurn, 'r-diamond', () => turn(1), 'ArrowDown')}
      <p class="film-keys" aria-hidden="true">
        <kbd class="keycap">←</kbd>
        <kbd class="keycap">→</kbd> {w.keys.move} <kbd class="keycap">↑</kbd>
        <kbd class="keycap">↓</kbd> {w.keys.turn}
      </p>
    </div>
  );
}
