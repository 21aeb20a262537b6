import type { Signal } from '@preact/signals';
import type { GameModule } from '../../games/index.ts';
import type { DefId } from '../../kernel/ids.ts';
import type { CardNumbers } from '../../kernel/module.ts';
import { layoutOf } from '../games/index.ts';
import { numbersOf } from '../games/parts/prints.ts';
import { useFetched } from '../shell/parts/fetched.tsx';
import { language } from '../shell/settings.ts';
import { LARGEST_NUMBER, type Study } from './study.ts';
import { WORDS } from './words.ts';

interface CardProps {
  readonly module: GameModule;
  readonly study: Signal<Study>;
  readonly numbers: CardNumbers;
}
/** One card whose numbers are others in what is compared, with steps up and down. */
export function ChangedCard({ module, study, numbers }: CardProps) {
  const w = WORDS[language.value];
  const text = module.texts[language.value];
  const { change } = study.value;
  const { compare } = new Intl.Collator(language.value);
  const cards = numbersOf(module.game)
    .filter((def) => Object.keys(numbers.of(def)).length > 0)
    .map((def) => ({ def, name: text.card(def).name }))
    .toSorted((a, b) => compare(a.name, b.name));
  const choose = (def: string): void => {
    const card = cards.find((one) => String(one.def) === def);
    study.value = { ...study.value, change: card && { def: card.def, numbers: {} } };
  };
  return (
    <div class="lab-settings" role="group" aria-label={w.card}>
      <label>
        <span>{w.card}</span>
        <select
          value={change === undefined ? '' : String(change.def)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{w.noCard}</option>
          {cards.map(({ def, name }) => (
            <option key={def} value={String(def)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {change !== undefined && (
        <div class="lab-card">
          <Face module={module} def={change.def as DefId} numbers={change.numbers} />
          <Steps study={study} numbers={numbers} def={change.def as DefId} />
        </div>
      )}
    </div>
  );
}
interface FaceProps {
  readonly module: GameModule;
  readonly def: DefId;
  readonly numbers: Readonly<Record<string, number>>;
}
/** The card with the numbers that it is tried with. */
function Face({ module, def, numbers }: FaceProps) {
  const layout = useFetched(() => layoutOf(module.game.name), [module]).value;
  if (layout === undefined) return null;
  const { Changed } = layout;
  return (
    <div class="slot" style={{ '--w': '112px' }} data-changed-card="" aria-hidden="true">
      {Changed === undefined ? (
        <layout.Face def={def} detail="full" />
      ) : (
        <Changed def={def} numbers={numbers} detail="full" />
      )}
    </div>
  );
}
function Steps({ study, numbers, def }: Omit<CardProps, 'module'> & { def: DefId }) {
  const w = WORDS[language.value];
  const given = study.value.change?.numbers ?? {};
  const set = (name: string, value: number): void => {
    const printed = numbers.of(def)[name];
    const { [name]: _old, ...others } = given;
    study.value = {
      ...study.value,
      change: { def, numbers: value === printed ? others : { ...others, [name]: value } },
    };
  };
  return (
    <div class="lab-steps">
      {Object.entries(numbers.of(def)).map(([name, printed]) => {
        const value = given[name] ?? printed;
        const says = numbers.name(name, language.value);
        return (
          <div key={name} class={value === printed ? '' : 'changed'} role="group" aria-label={says}>
            <span>{says}</span>
            <button type="button" aria-label={`${says} −1`} disabled={value === 0} onClick={() => set(name, value - 1)}>
              −
            </button>
            <output>{value}</output>
            <button
              type="button"
              aria-label={`${says} +1`}
              disabled={value === LARGEST_NUMBER}
              onClick={() => set(name, value + 1)}
            >
              +
            </button>
            {value !== printed && <em>{w.changed(String(printed), String(value))}</em>}
          </div>
        );
      })}
    </div>
  );
}
