import type { Signal } from '@preact/signals';
import { eventWords } from './words.ts';

/** Why the organiser does what they do: nothing is done without it, and everybody reads it. */
export const Reason = ({ of }: { of: Signal<string> }) => (
  <label class="field">
    <span>{eventWords().reason}</span>
    <input
      required
      maxLength={300}
      value={of.value}
      onInput={({ currentTarget }) => (of.value = currentTarget.value)}
    />
  </label>
);
