import { Choice } from './choice.tsx';
import { percent } from '../figures.ts';
import { pageSound } from '../sound/page-sound.ts';
import {
  type Contrast,
  contrast,
  type KeyMode,
  keyMode,
  sounds,
  type Switch,
  TEXT_SIZES,
  type TextSize,
  textSize,
  textTable,
  type Theme,
  theme,
  volume,
} from '../settings.ts';
import { words } from '../text/index.ts';

/** What makes pages and tables fit who uses them: colours, letters, keys, sounds. */
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
      <Choice
        label={w.textTable.label}
        values={['off', 'on']}
        value={textTable.value}
        name={(one: Switch) => w.textTable.values[one]}
        set={(one) => (textTable.value = one)}
      />
      <Sounds />
    </>
  );
}

/** What is chosen is heard at once. */
async function sample(): Promise<void> {
  await pageSound.wake();
  pageSound.play('turn');
}
function Sounds() {
  const w = words().menu;
  return (
    <>
      <Choice
        label={w.sounds}
        values={['on', 'off']}
        value={sounds.value}
        name={(one: Switch) => w.switches[one]}
        set={(one) => {
          sounds.value = one;
          void sample();
        }}
      />
      {sounds.value === 'on' && (
        <label class="volume">
          <span class="choice-label">{w.volume}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={volume.value}
            aria-valuetext={percent(volume.value / 100)}
            onInput={({ currentTarget }) => (volume.value = currentTarget.valueAsNumber)}
            onChange={() => void sample()}
          />
          <output>{percent(volume.value / 100)}</output>
        </label>
      )}
    </>
  );
}
