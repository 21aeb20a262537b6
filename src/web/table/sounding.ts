import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Fact, FACT, type FactVocabulary } from '../../kernel/facts.ts';
import type { Viewer } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import { type Cue, weightOf } from '../shell/sound/cue.ts';
import { pageSound, wakeByGestures } from '../shell/sound/page-sound.ts';
import { verdictOf } from './verdict.ts';
import type { TableView } from './view.ts';

/** The cue of a fact: always the same, or by what it came to. Nothing, where silence is meant. */
type Cued<S extends State> = Cue | null | ((s: S, fact: Fact, viewer: Viewer) => Cue | null);
/** What is heard of every kind of fact. */
export interface Cues<S extends State = State> {
  readonly kinds: readonly number[];
  of(s: S, fact: Fact, viewer: Viewer): Cue | null;
}

/** One entry for every fact of a game: a fact that nobody has thought about does not compile. */
export function cuesOf<V extends FactVocabulary, S extends State>(
  vocabulary: V,
  own: Readonly<Record<Exclude<keyof V, 'list'>, Cued<S>>>,
  everywhere: Readonly<Record<Exclude<keyof typeof FACT, 'game'>, Cued<S>>>,
): Cues<S> {
  const byKind = new Map<number, Cued<S>>([
    ...vocabulary.list.map(({ fact, id }) => [id, own[fact as Exclude<keyof V, 'list'>]] as const),
    ...Object.entries(everywhere).map(([name, cue]) => [FACT[name as keyof typeof FACT], cue] as const),
  ]);
  return {
    kinds: [...byKind.keys()],
    of: (s, fact, viewer) => {
      const cued = byKind.get(fact.kind) ?? null;
      return typeof cued === 'function' ? cued(s, fact, viewer) : cued;
    },
  };
}
/** Of all that happened at one moment, the cue that matters most. */
export function cueOf(cues: Cues, s: State, facts: readonly Fact[], viewer: Viewer): Cue | undefined {
  let heard: Cue | undefined;
  for (const fact of facts) {
    const cue = cues.of(s, fact, viewer);
    if (cue !== null && (heard === undefined || weightOf(cue) > weightOf(heard))) heard = cue;
  }
  return heard;
}

/** What others do is 6 dB quieter. */
const OTHERS = 0.5;
const ENDS = { won: 'win', lost: 'loss', drawn: 'end', over: 'end' } as const;

/** Lets a table be heard: what happened, whose turn it is, why not, and how it ended. */
export function useSounds(view: TableView, silent: boolean): void {
  const { model, layout } = view;
  useEffect(() => {
    if (silent) return undefined;
    model.heard = (facts, mine) => {
      const cue = layout.cues && cueOf(layout.cues, model.state, facts, model.viewer.value);
      if (cue !== undefined) pageSound.play(cue, { share: mine ? 1 : OTHERS });
    };
    const asleep = wakeByGestures();
    return () => {
      model.heard = undefined;
      asleep();
    };
  }, [model, layout, silent]);
  useTurn(view, silent);
  useSignalEffect(() => {
    if (model.selection.why.value !== undefined && !silent) pageSound.play('refusal');
  });
}
/** The turn has come, or the game has ended, since it was last looked at. */
function useTurn(view: TableView, silent: boolean): void {
  const asked = view.decision !== undefined;
  const phase = view.about?.phase;
  const before = useRef({ asked, phase });
  useEffect(() => {
    const { asked: wasAsked, phase: was } = before.current;
    before.current = { asked, phase };
    if (silent) return;
    if (was === 'on' && phase === 'over') pageSound.play(ENDS[verdictOf(view)], { after: true });
    // Who goes on by themselves need not be told that it is their turn.
    else if (asked && !wasAsked && view.model.acted.value !== undefined) pageSound.play('turn', { after: true });
  }, [asked, phase]);
}
