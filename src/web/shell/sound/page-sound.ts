import { sounds, volume } from '../settings.ts';
import { Sound } from './sound.ts';

/** The ear goes by ratios: half way down the slider is to be half as loud. */
const asHeard = (percent: number): number => (percent / 100) ** 2;

export const pageSound = new Sound({
  loudness: (unseen) => (sounds.value === 'off' || (document.hidden && !unseen) ? 0 : asHeard(volume.value)),
  context: () => new AudioContext(),
  synth: () => import('./synth.ts'),
  now: () => performance.now(),
});

/** From the first gesture on the page may be heard. */
export function wakeByGestures(): () => void {
  const off = new AbortController();
  // Each anew: a browser may have put the sound to sleep, and it may be switched on only now.
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(gesture, () => void pageSound.wake(), { signal: off.signal, capture: true });
  return () => off.abort();
}
