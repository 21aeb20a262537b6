import { type Cue, weightOf } from './cue.ts';

/** At most one cue in so many milliseconds, unless the next one matters more. */
const APART = 120;

interface Synth {
  readonly sound: (context: AudioContext, cue: Cue, gain: number, wait?: number) => void;
  readonly lengthOf: (cue: Cue) => number;
}
interface Surroundings {
  /** How loud it may be, from 0 to 1; `unseen`: also while nobody sees the page. */
  loudness(unseen: boolean): number;
  context(): AudioContext;
  synth(): Promise<Synth>;
  /** Milliseconds. */
  now(): number;
}
interface Playing {
  /** Part of the loudness: what others do is quieter. */
  readonly share?: number;
  /** After what sounds now. */
  readonly after?: boolean;
  readonly unseen?: boolean;
}

/** What makes a page heard. It is silent, and fetches nothing, before somebody has touched the page. */
export class Sound {
  private readonly around: Surroundings;
  private context: AudioContext | undefined;
  private synth: Synth | undefined;
  private last: { readonly cue: Cue; readonly at: number; readonly until: number } | undefined;

  constructor(around: Surroundings) {
    this.around = around;
  }
  /** Somebody has touched the page: browsers let it be heard from now on. */
  async wake(): Promise<void> {
    if (this.around.loudness(true) === 0) return;
    this.context ??= this.around.context();
    if (this.context.state === 'suspended') void this.context.resume();
    this.synth ??= await this.around.synth();
  }
  play(cue: Cue, { share = 1, after = false, unseen = false }: Playing = {}): void {
    const { context, synth, last } = this;
    const gain = this.around.loudness(unseen) * share;
    if (context === undefined || synth === undefined || gain === 0) return;
    const now = this.around.now();
    const begins = after ? Math.max(now, last?.until ?? now) : now;
    if (last !== undefined && begins - last.at < APART && weightOf(cue) <= weightOf(last.cue)) return;
    synth.sound(context, cue, gain, (begins - now) / 1000);
    this.last = { cue, at: begins, until: begins + synth.lengthOf(cue) * 1000 };
  }
}
