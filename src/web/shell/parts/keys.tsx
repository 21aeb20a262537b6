import { keyMode } from '../settings.ts';

/** How a key of the table is pressed as the settings stand, in the form that readers know; undefined where there is none. */
export const shortcut = (key: string | undefined): string | undefined =>
  key === undefined || keyMode.value === 'off' ? undefined : keyMode.value === 'alt' ? `Alt+${key}` : key;
/** The sign of a key beside what it does: for the eye, readers have it from the button. */
export function KeyCap({ of }: { of: string | undefined }) {
  const pressed = shortcut(of);
  return pressed === undefined ? null : (
    <kbd class="keycap" aria-hidden="true">
      {pressed}
    </kbd>
  );
}
/** Whether this press is meant for a key of the table: a letter or a figure alone, or with Alt, or never. */
export const isTableKey = ({ altKey }: KeyboardEvent): boolean =>
  keyMode.value !== 'off' && altKey === (keyMode.value === 'alt');
