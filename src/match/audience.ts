import type { Viewer } from '../kernel/ids.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import type { Framing } from './frames.ts';
import type { Frame, Told, Whole } from './messages.ts';
import type { Advanced, Situation } from './referee.ts';

/** Who has missed more than so many versions gets the whole view. */
const TAIL = 64;
/** Of the frames of one viewer so many letters are remembered. */
const MOST_LETTERS = 16 * 1024;
/** Whoever holds a seat comes back to it. For who only looked on, and left, nothing is put together. */
const patienceWith = (viewer: Viewer): number => (viewer === 'spectator' ? 0 : TAIL);

/** Hears a message, and the same as JSON, which is written once for all who are told it. */
export type Tell = (message: Told, text: string) => void;
interface Watcher {
  readonly viewer: Viewer;
  readonly tell: Tell;
  /** The last version it was told. */
  version: number;
}
/** A text is one thing in memory where a frame is dozens: many are kept for long, few are ever told again. */
interface Remembered {
  readonly v: number;
  readonly prev: number;
  readonly text: string;
}
/** The last frames of one viewer, without gaps. */
interface Memory {
  readonly frames: Remembered[];
  letters: number;
  /** The version at which somebody last followed through these eyes. */
  followed: number;
}
type Missed = readonly { readonly told: Told; readonly text: string }[];
const wholes = new WeakMap<Whole, string>();
function textOf(whole: Whole): string {
  let text = wholes.get(whole);
  if (text === undefined) wholes.set(whole, (text = JSON.stringify(whole)));
  return text;
}

/**
 * Those who follow a match, and the last frames that each viewer was told: whoever was away for a moment is told the
 * rest of them, at a cost that has nothing to do with how long the match has been.
 */
export class Audience<S extends State, O extends SetupOptions> {
  private readonly watchers = new Set<Watcher>();
  private readonly memories = new Map<Viewer, Memory>();

  /** Tells it from now on, beginning with what it has missed. */
  join(watcher: Watcher, framing: Framing<S, O>, situation: Situation<S>): () => void {
    this.watchers.add(watcher);
    this.catchUp(watcher, framing, situation);
    this.remembered(watcher.viewer, situation.ledger.version);
    return () => void this.watchers.delete(watcher);
  }
  /** What has happened is told to everybody, and remembered for those who have just left. */
  hear(framing: Framing<S, O>, from: Situation<S>, advanced: Advanced<S>): void {
    const { version } = advanced.situation.ledger;
    for (const { viewer } of this.watchers) this.remembered(viewer, version);
    for (const [viewer, memory] of this.memories) {
      if (version - memory.followed > patienceWith(viewer)) this.memories.delete(viewer);
      else this.spread(viewer, memory, framing.frame(viewer, from, advanced));
    }
  }
  private spread(viewer: Viewer, memory: Memory, frame: Frame): void {
    const text = JSON.stringify(frame);
    remember(memory, { v: frame.v, prev: frame.prev, text });
    for (const watcher of this.watchers) if (watcher.viewer === viewer) this.tell(watcher, frame, text);
  }
  catchAllUp(framing: Framing<S, O>, situation: Situation<S>): void {
    for (const watcher of this.watchers) this.catchUp(watcher, framing, situation);
  }
  /** What a viewer has missed since that version: frames that are remembered, or the whole view. */
  missed(viewer: Viewer, have: number, framing: Framing<S, O>, situation: Situation<S>): Missed {
    const { version } = situation.ledger;
    if (have === version) return [];
    const frames = this.memories.get(viewer)?.frames ?? [];
    const first = frames.findLastIndex(({ prev }) => prev === have);
    if (first >= 0 && frames.at(-1)!.v === version)
      return frames.slice(first).map(({ text }) => ({ told: JSON.parse(text) as Frame, text }));
    const told = framing.whole(viewer, situation);
    return [{ told, text: textOf(told) }];
  }
  private catchUp(watcher: Watcher, framing: Framing<S, O>, situation: Situation<S>): void {
    for (const { told, text } of this.missed(watcher.viewer, watcher.version, framing, situation))
      this.tell(watcher, told, text);
  }
  /** A viewer that cannot listen is no reason for the others to wait. */
  private tell(watcher: Watcher, message: Told, text: string): void {
    watcher.version = message.v;
    try {
      watcher.tell(message, text);
    } catch {
      this.watchers.delete(watcher);
    }
  }
  private remembered(viewer: Viewer, followed: number): void {
    const memory = this.memories.get(viewer);
    if (memory === undefined) this.memories.set(viewer, { frames: [], letters: 0, followed });
    else memory.followed = followed;
  }
}
function remember(memory: Memory, frame: Remembered): void {
  const { frames } = memory;
  // The log was read anew in between.
  if (frames.length > 0 && frames.at(-1)!.v !== frame.prev) frames.length = memory.letters = 0;
  frames.push(frame);
  memory.letters += frame.text.length;
  while (frames.length > 1 && (memory.letters > MOST_LETTERS || frames.length > TAIL))
    memory.letters -= frames.shift()!.text.length;
}
