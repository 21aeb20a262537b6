import { percent } from '../../shell/figures.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { KeyCap } from '../../shell/parts/keys.tsx';
import { besideFirst, moveWords, nudgeWords, reasonsFor, type Said } from '../advice-reasons.ts';
import { ADVICE, type Depth, DEPTHS } from '../advice-words.ts';
import type { Controls } from '../controls.ts';
import type { Hint } from '../selection.ts';
import { optionAlone, type TableView } from '../view.ts';
import './advice.css';

interface AdviceProps {
  readonly view: TableView;
  readonly controls: Controls;
}
/** A hint in three depths; each press goes one deeper, and less said leaves more to the player. */
export function Advice({ view, controls }: AdviceProps) {
  const hint = view.selection.hint.value;
  const thinks = controls.thinking.value;
  if (hint === undefined && !thinks) return null;
  const w = ADVICE[view.language];
  return (
    <section class="advice" aria-label={w.title} data-depth={hint?.depth ?? 0}>
      <h2 class="advice-title heading">
        <Icon name="light-bulb" /> {w.title} {!view.narrow && <KeyCap of="H" />}
      </h2>
      <Depths view={view} controls={controls} />
      {hint === undefined ? (
        <p class="advice-box">{w.thinking}</p>
      ) : (
        <Told view={view} controls={controls} hint={hint} />
      )}
    </section>
  );
}

const ICONS: Readonly<Record<Depth, IconName>> = { 1: 'light-bulb', 2: 'targeted', 3: 'open-book' };
/** Which depth is shown; those before it have been read. */
function Depths({ view, controls }: AdviceProps) {
  const w = ADVICE[view.language];
  const depth = view.selection.hint.value?.depth ?? 0;
  const thinks = controls.thinking.value;
  return (
    <div class="advice-depths" role="group" aria-label={w.title}>
      {DEPTHS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === depth}
          class={one < depth ? 'read' : ''}
          data-deep={one}
          disabled={thinks}
          onClick={() => void controls.advise(one)}
        >
          <Icon
            name={thinks && one === 1 ? 'hourglass' : one < depth ? 'r-check' : ICONS[one]}
            class={thinks && one === 1 ? 'turning' : ''}
          />
          {w.depths[one]}
        </button>
      ))}
    </div>
  );
}

function Told({ view, controls, hint }: AdviceProps & { readonly hint: Hint }) {
  const w = ADVICE[view.language];
  if (hint.depth === 1)
    return (
      <div class="advice-box">
        <Heading {...nudgeWords(view, hint)} />
        <button type="button" class="button" data-deeper="" onClick={() => void controls.advise(2)}>
          {w.name}
        </button>
      </div>
    );
  return (
    <div class="advice-box">
      <Heading {...moveWords(view, hint)} />
      {hint.depth === 3 && <Reasoned view={view} hint={hint} />}
      <Moves view={view} controls={controls} hint={hint} />
      {hint.depth === 3 && <p class="advice-computed">{reasonsFor(view, hint).computed}</p>}
      <button type="button" class="button" data-choose="" onClick={() => controls.follow(hint.choice)}>
        <Icon name="targeted" />
        {w.choose}
      </button>
    </div>
  );
}
function Heading({ title, why }: Said) {
  return (
    <>
      <h3 class="advice-move">{title}</h3>
      <p>{why}</p>
    </>
  );
}
function Reasoned({ view, hint }: { readonly view: TableView; readonly hint: Hint }) {
  const w = ADVICE[view.language];
  const { known, gives, risks } = reasonsFor(view, hint);
  const rows = [
    ['binoculars', w.known, known],
    ['convergence-target', w.gives, gives],
    ['hazard-sign', w.risks, risks],
  ] as const;
  return (
    <ul class="advice-reasons">
      {rows
        .filter(([, , text]) => text !== '')
        .map(([icon, label, text]) => (
          <li key={label}>
            <Icon name={icon} />
            <span>
              <b>{label}</b> {text}
            </span>
          </li>
        ))}
    </ul>
  );
}
/** The move and two others, numbered as on the table, with the chance after each. */
function Moves({ view, controls, hint }: AdviceProps & { readonly hint: Hint }) {
  const w = ADVICE[view.language];
  const { compared } = hint;
  return (
    <>
      <h4 class="zone-label advice-chances">{w.chances}</h4>
      <ol class="advice-moves">
        {compared.map(({ choice, chance }, i) => (
          <li key={choice.option.action}>
            <button
              type="button"
              aria-pressed={view.selection.advice.value === choice}
              onClick={() => controls.follow(choice)}
            >
              <span class="advice-number" aria-hidden="true">
                {i + 1}
              </span>
              <span class="advice-name">
                {optionAlone(view, choice.option)}
                <small>{besideFirst(view, compared, i)}</small>
              </span>
              <b>{percent(chance)}</b>
              <i aria-hidden="true">
                <i style={{ width: `${Math.round(chance * 100)}%` }} />
              </i>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
