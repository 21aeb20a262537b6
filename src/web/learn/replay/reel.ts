import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat, Viewer } from '../../../kernel/ids.ts';
import type { Holder } from '../../../match/messages.ts';
import { think } from '../../table/chances/thinking.ts';
import type { Layout } from '../../table/layout.ts';
import { TableModel } from '../../table/model.ts';
import type { TableView } from '../../table/view.ts';
import { endingAt, type Outlook, shareOf, type Turn, turnsOf } from '../../worker/outlook.ts';
import { FilmWire } from '../film-wire.ts';
import { faceUp, Teller } from '../teller.ts';
import { endedIn, type Film } from './record-film.ts';

/** Through whose eyes: a seat's, those of somebody who looks on, or with every card open. */
export type Eyes = Viewer | 'all';
export const viewerOf = (eyes: Eyes): Viewer => (eyes === 'all' ? 'spectator' : eyes);
/** Whose chance is drawn. */
export const targetOf = (eyes: Eyes): Seat => (typeof eyes === 'string' ? (0 as Seat) : eyes);
/** What a seat chose may be told to that seat, and to whoever sees all cards. */
export const mayTell = (eyes: Eyes, mover: number | undefined): boolean => eyes === 'all' || eyes === mover;
export function readEyes(asked: string | null, seats: number): Eyes {
  const seat = asked === null || !/^\d$/.test(asked) ? seats : Number(asked);
  if (seat < seats) return seat as Seat;
  return asked === 'spectator' ? asked : 'all';
}

export function useTeller({ module, record, states }: Film): Teller {
  return useMemo(() => {
    const seats = Array.from({ length: states[0]!.table.plan.seats }, (): Holder => ({ kind: 'open' }));
    return new Teller(module.game, record.setup, seats);
  }, [record]);
}

const LOOK_BACK = 60;
/** A table, and after how many moves it is the one: it comes a moment after it was asked for. */
export interface Scene {
  readonly model: TableModel;
  readonly at: number;
}
/** The table as it stood after so many moves. */
export function useModel(film: Film, teller: Teller, eyes: Eyes, at: number): Scene | undefined {
  const scene = useSignal<Scene | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const { states, facts, record, module } = film;
    const viewer = viewerOf(eyes);
    const seats = Array.from({ length: teller.rules.seats }, (_, seat): Holder =>
      seat === viewer ? { kind: 'person', who: '' } : { kind: 'open' },
    );
    // The log tells of the moves before this one, as far back as anybody reads.
    const from = Math.max(0, at - LOOK_BACK);
    const shown = states.slice(from, at + 1).map((state) => (eyes === 'all' ? faceUp(teller, state) : state));
    const told = shown.map((state, i) =>
      i === 0 ? teller.whole(viewer, state, 1) : teller.frame(viewer, shown[i - 1]!, state, facts[from + i]!, i + 1),
    );
    const about = { match: 'replay', game: record.game, setup: record.setup, seats };
    const next = new TableModel(new FilmWire(told), about, module, false);
    void next.start().then(() => !gone && (scene.value = { model: next, at }));
    return () => {
      gone = true;
    };
  }, [film, eyes, at]);
  return scene.value;
}

export interface ChanceCourse {
  /** As far as it is known. */
  readonly outlook: Outlook;
  readonly turns: readonly Turn[];
  readonly whole: boolean;
}
/** How the chances went, from the left as they are worked out; nothing where they cannot be. */
export function useChanceCourse(film: Film, eyes: Eyes, query: URLSearchParams, layout: Layout): Signal<ChanceCourse> {
  const nothing: ChanceCourse = { outlook: { chances: [], choices: [], movers: [] }, turns: [], whole: false };
  const course = useSignal(nothing);
  useEffect(() => {
    const { record, module, states, outcome } = film;
    const [target, viewer] = [targetOf(eyes), viewerOf(eyes)];
    course.value = nothing;
    const show = (outlook: Outlook, whole: boolean): void => {
      course.value = { outlook, turns: turnsOf(outlook), whole };
    };
    const thought = think({ record, target, viewer }, (outlook) => show(outlook, false));
    const scores = outcome ?? endedIn(query, states[0]!.table.plan.seats);
    const lost = layout.lost?.({ s: states.at(-1)! } as TableView) === true;
    const ends = shareOf(scores, target, module.game.utility, lost);
    const gaveUp = outcome === undefined ? scores?.indexOf(Math.min(...scores)) : undefined;
    thought.found.then(
      (outlook) => show(endingAt(outlook, ends, gaveUp), true),
      () => (course.value = { ...nothing, whole: true }),
    );
    return () => thought.stop();
  }, [film, eyes]);
  return course;
}
