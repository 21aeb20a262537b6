import type { Viewer } from '../kernel/ids.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import type { Framing } from './frames.ts';
import type { Frame, Told } from './messages.ts';
import type { Advanced, Standing } from './referee.ts';

/** Who has missed more than so many versions gets the whole view. */
const TAIL = 64;
/** Of the frames of one viewer so much is remembered, as it lies in memory. */
const MOST_BYTES = 24 * 1024;

export interface Watcher {
  readonly viewer: Viewer;
  readonly tell: (message: Told) => void;
  /** The last version it was told. */
  version: number;
}
/** The last frames of one viewer, without gaps. */
interface Memory {
  readonly frames: Frame[];
  bytes: number;
  /** The version at which somebody last followed through these eyes. */
  followed: number;
}

/**
 * Those who follow a match, and the last frames that each viewer was told: whoever was away for a moment is told the
 * rest of them, at a cost that has nothing to do with how long the match has been.
 */
export class Audience<S extends State, O extends SetupOptions> {
  private readonly watchers = new Set<Watcher>();
  private readonly memories = new Map<Viewer, Memory>();

  /** Tells it from now on, beginning with what it has missed. */
  join(watcher: Watcher, framing: Framing<S, O>, standing: Standing<S>): () => void {
    this.watchers.add(watcher);
    this.catchUp(watcher, framing, standing);
    this.remembered(watcher.viewer, standing.ledger.version);
    return () => void this.watchers.delete(watcher);
  }
  /** What has happened is told to everybody, and remembered for those who have just left. */
  hear(framing: Framing<S, O>, from: Standing<S>, advanced: Advanced<S>): void {
    const { version } = advanced.standing.ledger;
    for (const { viewer } of this.watchers) this.remembered(viewer, version);
    for (const [viewer, memory] of this.memories) {
      if (version - memory.followed > TAIL) this.memories.delete(viewer);
      else remember(memory, framing.frame(viewer, from, advanced));
    }
    this.catchAllUp(framing, advanced.standing);
  }
  catchAllUp(framing: Framing<S, O>, standing: Standing<S>): void {
    for (const watcher of this.watchers) this.catchUp(watcher, framing, standing);
  }
  /** What a viewer has missed since that version: frames that are remembered, or the whole view. */
  missed(viewer: Viewer, have: number, framing: Framing<S, O>, standing: Standing<S>): readonly Told[] {
    const { version } = standing.ledger;
    if (have === version) return [];
    const frames = this.memories.get(viewer)?.frames ?? [];
    const first = frames.findLastIndex(({ prev }) => prev === have);
    return first < 0 || frames.at(-1)!.v !== version ? [framing.whole(viewer, standing)] : frames.slice(first);
  }
  private catchUp(watcher: Watcher, framing: Framing<S, O>, standing: Standing<S>): void {
    for (const told of this.missed(watcher.viewer, watcher.version, framing, standing)) this.tell(watcher, told);
  }
  /** A viewer that cannot listen is no reason for the others to wait. */
  private tell(watcher: Watcher, message: Told): void {
    watcher.version = message.v;
    try {
      watcher.tell(message);
    } catch {
      this.watchers.delete(watcher);
    }
  }
  private remembered(viewer: Viewer, followed: number): void {
    const memory = this.memories.get(viewer);
    if (memory === undefined) this.memories.set(viewer, { frames: [], bytes: 0, followed });
    else memory.followed = followed;
  }
}
function remember(memory: Memory, frame: Frame): void {
  const { frames } = memory;
  // The log was read anew in between.
  if (frames.length > 0 && frames.at(-1)!.v !== frame.prev) frames.length = memory.bytes = 0;
  frames.push(frame);
  memory.bytes += bytesOf(frame);
  while (frames.length > 1 && (memory.bytes > MOST_BYTES || frames.length > TAIL))
    memory.bytes -= bytesOf(frames.shift()!);
}
/** About what it takes in memory: eight bytes a number, and as much as a few dozen for the rest. */
function bytesOf({ view, facts }: Frame): number {
  let numbers = 60 + 8 * facts.length;
  for (const run of view) numbers += run.length + 4;
  return 8 * numbers;
}
