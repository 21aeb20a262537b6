import { effect, type Signal, signal } from '@preact/signals';
import { type Language, LANGUAGES } from '../../kernel/text.ts';

export type Theme = 'auto' | 'dark' | 'light';
/** 0: one step at a click; 1 and 2: that fast; 3: at once. */
export type Speed = 0 | 1 | 2 | 3;

/** Letters and figures that act at the table: alone, with Alt, or not at all. */
export type KeyMode = 'on' | 'alt' | 'off';

/** Sight: as the system says, or high. */
export type Contrast = 'auto' | 'high';
/** Letters in percent of what the browser is set to. */
export type TextSize = 100 | 125 | 150 | 200;
export type Switch = 'on' | 'off';

/** A setting that survives a reload; a device that keeps nothing gets the default each time. */
function kept<T extends string | number>(name: string, read: (text: string | null) => T): Signal<T> {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(`redut.${name}`);
  } catch {
    // Private windows of some browsers refuse; the setting then lasts as long as the page.
  }
  const setting = signal(read(stored));
  let first = true;
  effect(() => {
    const value = String(setting.value);
    if (!first) {
      try {
        localStorage.setItem(`redut.${name}`, value);
      } catch {
        // As above.
      }
    }
    first = false;
  });
  return setting;
}

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((known) => wanted.toLowerCase().startsWith(known));
    if (found !== undefined) return found;
  }
  return 'en';
}
const chosen = kept<Language>('language', (text) => LANGUAGES.find((known) => known === text) ?? preferred());
let borrowed: Language | undefined;
export const language = {
  get value(): Language {
    return borrowed ?? chosen.value;
  },
  set value(next: Language) {
    chosen.value = next;
  },
};
/** Whatever is drawn while this runs is drawn in another language than the page: for cards in two languages. */
export function speaking<T>(spoken: Language, draw: () => T): T {
  borrowed = spoken;
  try {
    return draw();
  } finally {
    borrowed = undefined;
  }
}
export const theme = kept<Theme>('theme', (text) => (text === 'dark' || text === 'light' ? text : 'auto'));
export const speed = kept<Speed>(
  'speed',
  (text) => ([0, 1, 2, 3] as const).find((known) => String(known) === text) ?? 1,
);

export const keyMode = kept<KeyMode>('keys', (text) => (text === 'alt' || text === 'off' ? text : 'on'));

export const contrast = kept<Contrast>('contrast', (text) => (text === 'high' ? text : 'auto'));
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export const textSize = kept<TextSize>('textSize', (text) => TEXT_SIZES.find((known) => String(known) === text) ?? 100);

/** How many times larger a table is drawn for big letters: by so much less its letters grow by themselves. */
export const drawnLarger = signal(1);

/** Is the table read in words instead of drawn? An address with `?text` asks for it. */
export const textTable = kept<Switch>('text', (text) =>
  text === 'on' || /[?&]text(?:[&#]|$)/u.test(globalThis.location?.href ?? '') ? 'on' : 'off',
);
/** How much of a card is read in words: its name, its figures, all of it. */
export const readingDepth = kept<'names' | 'figures' | 'texts'>('reading', (text) =>
  text === 'names' || text === 'texts' ? text : 'figures',
);

/** Is the table heard? Quietly, and not before the page has been touched. */
export const sounds = kept<Switch>('sounds', (text) => (text === 'off' ? text : 'on'));
const QUIET = 40;
/** In percent. */
export const volume = kept<number>('volume', (text) => {
  const percent = text === null || text === '' ? QUIET : Number(text);
  return percent >= 0 && percent <= 100 ? Math.round(percent) : QUIET;
});

const strong = matchMedia('(prefers-contrast: more)');
const systemIsStrong = signal(strong.matches);
strong.addEventListener('change', () => (systemIsStrong.value = strong.matches));

/** 1 once somebody has finished a lesson or a game here: they need not be told where to begin. */
export const seasoned = kept<0 | 1>('seasoned', (text) => (text === '1' ? 1 : 0));

/** How many games stood on the start page the last time: their place is held until they have been found again. */
export const begunBefore = kept<number>('begun', (text) => Number(text) || 0);

/** The games, by name, whose aim the viewer has folded away at the table. */
export const aimsFolded = kept<string>('aimsFolded', (text) => text ?? '');

const bright = matchMedia('(prefers-color-scheme: light)');
const systemIsLight = signal(bright.matches);
bright.addEventListener('change', () => (systemIsLight.value = bright.matches));
export const isLight = (): boolean => (theme.value === 'auto' ? systemIsLight.value : theme.value === 'light');

const still = matchMedia('(prefers-reduced-motion: reduce)');
export const reducedMotion = (): boolean => still.matches;

const narrow = matchMedia('(max-width: 1099px)');
export const isNarrow = signal(narrow.matches);
narrow.addEventListener('change', () => (isNarrow.value = narrow.matches));

/** A narrow screen that is a tablet's: what a phone has no room for is drawn there. */
const roomy = matchMedia('(min-width: 700px) and (min-height: 600px)');
export const isRoomy = signal(roomy.matches);
roomy.addEventListener('change', () => (isRoomy.value = roomy.matches));

/** The first pointer is a finger: no keyboard is spoken of. */
const fingers = matchMedia('(pointer: coarse)');
export const byFinger = (): boolean => fingers.matches;

effect(() => {
  document.documentElement.lang = language.value;
});
effect(() => {
  document.documentElement.classList.toggle('light', isLight());
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isLight() ? '#fbf7ec' : '#171d20');
});
effect(() => {
  document.documentElement.classList.toggle('contrast', contrast.value === 'high' || systemIsStrong.value);
  const size = textSize.value / drawnLarger.value;
  document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
});
