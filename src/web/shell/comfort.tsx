import { Choice } from './choice.tsx';
import { percent } from './figures.ts';
import {
  type Contrast,
  contrast,
  type KeyMode,
  keyMode,
  TEXT_SIZES,
  type TextSize,
  textSize,
  type Theme,
  theme,
} from './settings.ts';
import { words } from './text/index.ts';

/** What makes pages and tables fit who uses them: colours, letters, keys. */
export function Comfort() {
  const w = words();
  return (
    <>
      <Choice
        label={w.menu.theme}
        values={['auto', 'dark', 'light']}
        value={theme.value}
        name={(one: Theme) => w.theme[one]}
        set={(one) => (theme.value = one)}
      />
      <Choice
        label={w.menu.contrast}
        values={['auto', 'high']}
        value={contrast.value}
        name={(one: Contrast) => w.menu.contrasts[one]}
        set={(one) => (contrast.value = one)}
      />
      <Choice
        label={w.menu.textSize}
        values={TEXT_SIZES}
        value={textSize.value}
        name={(one: TextSize) => percent(one / 100)}
        set={(one) => (textSize.value = one)}
      />
      <Choice
        label={w.menu.keyMode}
        values={['on', 'alt', 'off']}
        value={keyMode.value}
        name={(one: KeyMode) => w.menu.keyModes[one]}
        set={(one) => (keyMode.value = one)}
      />
    </>
  );
}
