import type { Cue } from './cue.ts';

/** One tone of a cue: its pitch goes from one to the other (Hz), it begins and lasts so long (seconds). */
interface Tone {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly pitch: readonly [from: number, to: number];
  readonly at: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly loud: number;
}
const tone = (wave: Tone['wave'], from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  wave,
  pitch: [from, to],
  at,
  lasts,
  loud,
});
const note = (pitch: number, at: number, lasts = 0.18, loud = 0.5): Tone =>
  tone('triangle', pitch, pitch, at, lasts, loud);

/** How each cue is made: wood, paper, drum and a few notes. */
export const SCORE: Readonly<Record<Cue, readonly Tone[]>> = {
  card: [tone('noise', 1800, 900, 0, 0.05, 0.5), tone('sine', 170, 90, 0, 0.07, 0.6)],
  draw: [tone('noise', 900, 3200, 0, 0.09, 0.4)],
  refusal: [tone('triangle', 165, 150, 0, 0.06, 0.5), tone('triangle', 150, 140, 0.09, 0.07, 0.5)],
  miss: [tone('noise', 3200, 2600, 0, 0.03, 0.5), tone('sine', 330, 250, 0.02, 0.08, 0.3)],
  probe: [note(988, 0, 0.12, 0.3), note(988, 0.17, 0.12, 0.18), note(988, 0.34, 0.12, 0.1)],
  offer: [note(587, 0, 0.12, 0.35), note(784, 0.1, 0.16, 0.35)],
  turn: [note(659, 0, 0.14, 0.4), note(880, 0.13, 0.2, 0.4)],
  good: [note(523, 0, 0.12), note(659, 0.1, 0.18)],
  bad: [tone('triangle', 196, 156, 0, 0.28, 0.6)],
  hit: [tone('noise', 1200, 200, 0, 0.14, 0.8), tone('sine', 150, 50, 0, 0.18, 0.9)],
  breakthrough: [
    tone('noise', 900, 200, 0, 0.12, 0.8),
    tone('sine', 150, 55, 0, 0.16, 0.9),
    tone('noise', 1600, 300, 0.14, 0.2, 0.7),
    tone('triangle', 147, 294, 0.14, 0.24, 0.5),
  ],
  event: [tone('sine', 92, 44, 0, 0.4, 1), tone('noise', 260, 90, 0, 0.2, 0.6), tone('sine', 92, 44, 0.3, 0.4, 0.6)],
  end: [note(440, 0), note(440, 0.2), note(523, 0.4, 0.4)],
  loss: [note(392, 0), note(330, 0.2), note(262, 0.4, 0.5)],
  win: [note(523, 0), note(659, 0.16), note(784, 0.32), note(1047, 0.48, 0.5)],
};
/** Nothing sinks to this and is still heard; a ramp cannot go to nothing at all. */
const SILENCE = 0.0001;
const ATTACK = 0.008;

/** How long a cue is heard, in seconds. */
export const lengthOf = (cue: Cue): number => Math.max(...SCORE[cue].map(({ at, lasts }) => at + lasts));

function noise(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const samples = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  buffer.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
function glide(pitch: AudioParam, [from, to]: Tone['pitch'], at: number, until: number): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, until);
}
function play(context: AudioContext, { wave, pitch, at, lasts, loud }: Tone, begin: number, gain: number): void {
  const [from, until] = [begin + at, begin + at + lasts];
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(SILENCE, from);
  loudness.gain.exponentialRampToValueAtTime(Math.max(loud * gain, SILENCE), from + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, until);
  loudness.connect(context.destination);
  if (wave === 'noise') {
    const [source, band] = [noise(context, lasts), context.createBiquadFilter()];
    band.type = 'bandpass';
    glide(band.frequency, pitch, from, until);
    source.connect(band).connect(loudness);
    source.start(from);
    return;
  }
  const source = context.createOscillator();
  source.type = wave;
  glide(source.frequency, pitch, from, until);
  source.connect(loudness);
  source.start(from);
  source.stop(until);
}
/** Plays a cue so many seconds from now. */
export function sound(context: AudioContext, cue: Cue, gain: number, wait = 0): void {
  for (const one of SCORE[cue]) play(context, one, context.currentTime + wait, gain);
}
