import type { Signal } from '@preact/signals';
import { type Level, levelName } from '../../bots/levels.ts';
import type { GameModule } from '../../games/index.ts';
import { textFor } from '../../kernel/roles.ts';
import { readSetup } from '../../kernel/setup.ts';
import type { Choices } from '../games/parts/choices.ts';
import { choicesOf } from '../games/index.ts';
import { Choice } from '../shell/parts/choice.tsx';
import { useFetched } from '../shell/parts/fetched.tsx';
import { language } from '../shell/settings.ts';
import { ChangedCard } from './changed-card.tsx';
import { areRivals, BOTS, COUNTS, type Given, isAsked, LARGEST_SEED, secondOf, type Study } from './study.ts';
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
      <Settings module={module} given={setup} of="listed" set={(next) => change(alsoInOther(study.value, next))} />
      <label class="lab-check">
        <input
          type="checkbox"
          checked={other !== undefined}
          onChange={({ currentTarget }) => change({ other: currentTarget.checked ? setup : undefined })}
        />
        {w.compare}
      </label>
      {other !== undefined && (
        <>
          <p class="mute">{w.compareHow}</p>
          <Settings module={module} given={other} was={setup} of="all" set={(next) => change({ other: next })} />
        </>
      )}
      {module.numbers !== undefined && <ChangedCard module={module} study={study} numbers={module.numbers} />}
    </>
  );
}

/** The first series is set; the second goes along in whatever was the same. */
function alsoInOther({ setup, other }: Study, next: Given): Partial<Study> {
  if (other === undefined) return { setup: next };
  const moved = Object.entries(next).filter(([name, value]) => value !== setup[name] && other[name] === setup[name]);
  return { setup: next, other: { ...other, ...Object.fromEntries(moved) } };
}

interface SettingsProps {
  readonly module: GameModule;
  readonly given: Given;
  /** Those with a list of values, those that take any text, such as decks, or all of them. */
  readonly of: 'listed' | 'written' | 'all';
  /** What it is compared with. */
  readonly was?: Given;
  readonly set: (given: Given) => void;
}
function Settings({ module, given, was, of, set }: SettingsProps) {
  const w = WORDS[language.value];
  const text = module.texts[language.value];
  const { options } = module.game;
  const setup = readSetup(options, given) as Given;
  const before = readSetup(options, was ?? given) as Given;
  const choices = useFetched(() => choicesOf(module.game.name), [module]).value;
  return (
    <div class="lab-settings" role="group" aria-label={was === undefined ? w.first : w.second}>
      {Object.entries(options).map(([name, { values: listed }]) => {
        if (of !== 'all' && (of === 'listed') !== (listed !== undefined)) return null;
        const values = valuesOf(module, choices, name, String(setup[name]));
        if (values.length === 0) return null;
        const [value, old] = [String(setup[name]), String(before[name])];
        return (
          <label key={name} class={value === old ? '' : 'changed'}>
            <span>{text.setting(name)}</span>
            <select value={value} onChange={({ currentTarget }) => set({ ...given, [name]: currentTarget.value })}>
              {values.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.name}
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

/** What a setting can be set to: its values; where it takes any text what is ready, one's own, and what it is now. */
function valuesOf(
  module: GameModule,
  choices: Choices | undefined,
  name: string,
  now: string,
): readonly { readonly value: string; readonly name: string }[] {
  const text = module.texts[language.value];
  const { values, examples = [] } = module.game.options[name]!;
  if (!isAsked(module, name) || (values === undefined && choices?.given?.includes(name))) return [];
  const own = values === undefined ? (choices?.own?.(name) ?? []) : [];
  const known = values ?? [module.studied?.[name] ?? module.game.options[name]!.fallback, ...examples];
  const ready = new Set([...known.map(String), ...(own.some(({ value }) => value === now) ? [] : [now])]);
  return [...[...ready].map((value) => ({ value, name: text.setting(name, value) })), ...own];
}

/** Who plays, how often, and with which deals. */
export function Players({ module, study }: SettingProps) {
  const w = WORDS[language.value];
  const { bots, count, seed, setup, untilSure } = study.value;
  const change = (part: Partial<Study>): void => {
    study.value = { ...study.value, ...part };
  };
  const rivals = areRivals(module, study.value);
  const seats = textFor(module.game, module.texts[language.value], setup).seats;
  return (
    <>
      <h3 class="zone-label">{w.players}</h3>
      <Settings module={module} given={setup} of="written" set={(next) => change(alsoInOther(study.value, next))} />
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
      {secondOf(study.value) !== undefined && (
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
