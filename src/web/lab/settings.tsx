import type { Signal } from '@preact/signals';
import { type Level, levelName } from '../../bots/levels.ts';
import type { GameModule } from '../../games/index.ts';
import { textFor } from '../../kernel/roles.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Choice } from '../shell/parts/choice.tsx';
import { language } from '../shell/settings.ts';
import { ChangedCard } from './changed-card.tsx';
import { areRivals, BOTS, COUNTS, type Given, LARGEST_SEED, type Study } from './study.ts';
import { WORDS } from './words.ts';

interface SettingProps {
  readonly module: GameModule;
  readonly study: Signal<Study>;
}
/** The settings, and what of them is changed to compare. */
export function What({ module, study }: SettingProps) {
  const w = WORDS[language.value];
  const { setup, other } = study.value;
  const change = (part: Partial<Study>): void => {
    study.value = { ...study.value, ...part };
  };
  return (
    <>
      <Settings module={module} given={setup} set={(next) => change({ setup: next })} />
      <label class="lab-check">
        <input
          type="checkbox"
          checked={other !== undefined}
          onChange={({ currentTarget }) =>
            change({ other: currentTarget.checked ? setup : undefined, change: undefined })
          }
        />
        {w.compare}
      </label>
      {other !== undefined && (
        <>
          <p class="mute">{w.compareHow}</p>
          <Settings module={module} given={other} was={setup} set={(next) => change({ other: next })} />
          {module.numbers !== undefined && <ChangedCard module={module} study={study} numbers={module.numbers} />}
        </>
      )}
    </>
  );
}

interface SettingsProps {
  readonly module: GameModule;
  readonly given: Given;
  /** What it is compared with. */
  readonly was?: Given;
  readonly set: (given: Given) => void;
}
function Settings({ module, given, was, set }: SettingsProps) {
  const w = WORDS[language.value];
  const text = module.texts[language.value];
  const { options } = module.game;
  const setup = readSetup(options, given) as Given;
  const before = readSetup(options, was ?? given) as Given;
  return (
    <div class="lab-settings" role="group" aria-label={was === undefined ? w.first : w.second}>
      {Object.entries(options).map(([name, { values }]) => {
        if (values === undefined) return null;
        const [value, old] = [String(setup[name]), String(before[name])];
        return (
          <label key={name} class={value === old ? '' : 'changed'}>
            <span>{text.setting(name)}</span>
            <select value={value} onChange={({ currentTarget }) => set({ ...given, [name]: currentTarget.value })}>
              {values.map((one) => (
                <option key={String(one)} value={String(one)}>
                  {text.setting(name, String(one))}
                </option>
              ))}
            </select>
            {value !== old && <em>{w.changed(text.setting(name, old), text.setting(name, value))}</em>}
          </label>
        );
      })}
    </div>
  );
}

/** Who plays, how often, and with which deals. */
export function Players({ module, study }: SettingProps) {
  const w = WORDS[language.value];
  const { bots, count, seed, setup, other, untilSure } = study.value;
  const change = (part: Partial<Study>): void => {
    study.value = { ...study.value, ...part };
  };
  const rivals = areRivals(module, study.value);
  const seats = textFor(module.game, module.texts[language.value], setup).seats;
  return (
    <>
      <h3 class="zone-label">{w.players}</h3>
      <div class="lab-settings">
        {bots.slice(0, rivals ? bots.length : 1).map((bot, seat) => (
          <label key={seat}>
            <span>{rivals ? (seats[seat] ?? w.players) : w.all}</span>
            <select
              value={bot}
              onChange={({ currentTarget }) => {
                const next = BOTS.find((one) => one === currentTarget.value) ?? bot;
                change({ bots: bots.map((before, i) => (i === seat ? next : before)) });
              }}
            >
              {BOTS.map((one) => (
                <option key={one} value={one}>
                  {one === 'random' ? w.chance : levelName(one satisfies Level, language.value)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Choice label={w.count} values={COUNTS} value={count} name={String} set={(one) => change({ count: one })} />
      {other !== undefined && (
        <label class="lab-check">
          <input
            type="checkbox"
            checked={untilSure}
            onChange={({ currentTarget }) => change({ untilSure: currentTarget.checked })}
          />
          {w.untilSure}
        </label>
      )}
      <label class="field lab-seed">
        <span>{w.seed}</span>
        <input
          type="number"
          min="0"
          max={LARGEST_SEED}
          value={seed}
          onInput={({ currentTarget }) => {
            const next = Math.trunc(Number(currentTarget.value));
            if (next >= 0 && next <= LARGEST_SEED) change({ seed: next });
          }}
        />
      </label>
    </>
  );
}
