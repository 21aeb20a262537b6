import { spell } from '../../kernel/verbs.ts';
import { percent, percents } from '../shell/figures.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { KeyCap, shortcut } from '../shell/parts/keys.tsx';
import { words } from '../shell/text/index.ts';
import type { Controls } from './controls.ts';
import { forecastOf } from './forecast.ts';
import type { Forecast, ForecastTile } from './layout.ts';
import { useWait, waits } from './held.tsx';
import { rowsOf } from './rows.ts';
import { optionWords, type TableView } from './view.ts';

/** Everything that can be done, in words: for the keyboard, for readers, and for what has no place on the table. */
export function Actions({ view, controls }: { view: TableView; controls: Controls }) {
  const w = words().table;
  const { selection, layout, language, decision } = view;
  const wait = useWait(view);
  if (decision === undefined) return <h2 class="heading">{w.actions}</h2>;
  const armed = selection.armed();
  return (
    <>
      <div class="acts-head">
        <h2 class="heading">{w.actions}</h2>
        {!view.narrow && view.model.link.advise !== undefined && <HintButton controls={controls} />}
      </div>
      <div class="acts">
        {rowsOf(view).map((row) => {
          const key = row.number === undefined ? undefined : String(row.number);
          if (row.kind === 'many') {
            const { icon, words: name } = layout.verbs![row.verb]!;
            return (
              <button
                key={row.verb}
                type="button"
                class="act"
                data-row={key}
                data-verb={row.verb}
                aria-keyshortcuts={shortcut(key)}
                onClick={() => controls.chooseRow(row)}
              >
                <Icon name={icon} />
                <span>
                  {name[language]}
                  <small>{w.optionsOf(row.choices.length)}</small>
                </span>
                <KeyCap of={key} />
              </button>
            );
          }
          const { option } = row.choice;
          const icon: IconName = layout.verbs?.[option.verb]?.icon ?? 'r-arrow';
          const says = layout.explains?.(view, option);
          return (
            <button
              key={option.action}
              type="button"
              class={`act ${armed === row.choice ? 'on' : ''}`}
              data-row={key}
              aria-keyshortcuts={shortcut(key)}
              aria-current={armed === row.choice ? true : undefined}
              data-act={spell(view.rules.game.verbs, option.action)}
              disabled={wait > 0 && waits(view, option)}
              onClick={() => controls.chooseRow(row)}
            >
              <Icon name={icon} />
              <span>
                {optionWords(view, option)}
                {says !== undefined && <small>{says}</small>}
              </span>
              <KeyCap of={key} />
            </button>
          );
        })}
      </div>
    </>
  );
}

/** Beside the list of actions; on a phone, without its name, beside the tabs. */
export function HintButton({ controls, brief = false }: { readonly controls: Controls; readonly brief?: boolean }) {
  const w = words().table;
  const thinks = controls.thinking.value;
  return (
    <button
      type="button"
      class="hint"
      data-hint=""
      aria-busy={thinks}
      aria-label={brief ? w.hint : undefined}
      title={w.hintHow}
      aria-keyshortcuts={shortcut('H')}
      onClick={() => void controls.advise()}
    >
      <Icon name={thinks ? 'hourglass' : 'light-bulb'} class={thinks ? 'turning' : ''} />
      {!brief && w.hint}
    </button>
  );
}

function ForecastHead({ forecast }: { forecast: Forecast }) {
  const of = forecast.kind === 'certain' ? forecast.of : undefined;
  if (of === undefined) return <h3 class="display">{forecast.title}</h3>;
  return (
    <div class="forecast-head">
      <span class="forecast-picture" style={{ background: of.colour }}>
        <Icon name={of.icon} />
      </span>
      <div>
        <h3 class="display">{forecast.title}</h3>
        <small>{of.says}</small>
      </div>
    </div>
  );
}
/** A line whose cards are drawn; it is read out in words. */
const Tiled = ({ text, short, tiles }: { text: string; short: string; tiles: readonly ForecastTile[] }) => (
  <>
    <span class="hidden-words">{text}</span>
    <span aria-hidden="true">
      {short}
      <span class="forecast-tiles">
        {tiles.map(({ letter, says }) => (
          <span key={letter} class="forecast-tile">
            <b>{letter}</b>
            {says}
          </span>
        ))}
      </span>
    </span>
  </>
);
/** What would come of what is chosen. */
export function ForecastPanel({ view }: { view: TableView }) {
  const forecast = forecastOf(view);
  if (forecast === undefined) return null;
  return (
    <section class="forecast" data-forecast={forecast.kind}>
      <ForecastHead forecast={forecast} />
      {forecast.kind === 'odds' ? (
        <OddsBar forecast={forecast} />
      ) : (
        <ul class="forecast-lines">
          {forecast.lines.map(({ label, text, good, tiles = [], short = text }) => (
            <li
              key={text}
              class={`${good === undefined ? '' : good ? 'good' : 'poor'} ${label === undefined ? '' : 'with-label'}`}
            >
              {label !== undefined && <span class="zone-label">{label}</span>}
              {good !== undefined && <Icon name={good ? 'r-check' : 'r-x'} />}
              {tiles.length === 0 ? text : <Tiled text={text} short={short} tiles={tiles} />}
            </li>
          ))}
        </ul>
      )}
      {forecast.cost !== undefined && <p class="forecast-cost">{forecast.cost}</p>}
    </section>
  );
}

export function OddsBar({
  forecast,
  brief = false,
}: {
  forecast: Extract<Forecast, { kind: 'odds' }>;
  brief?: boolean;
}) {
  const parts = forecast.parts.filter(({ share }) => share > 0.004);
  const whole = percents(parts.map(({ share }) => share));
  return (
    <div class="odds" title={words().table.oddsKnow}>
      <div class="odds-bar" aria-hidden="true">
        {parts.map(({ share, colour, name }, i) => (
          <i key={name} style={{ flexGrow: share, background: colour }}>
            {share > 0.12 ? percent(whole[i]! / 100) : ''}
          </i>
        ))}
      </div>
      <ul class={brief ? 'odds-brief' : ''}>
        {parts.map(({ colour, name, says }, i) => (
          <li key={name}>
            <span class="swatch" style={{ background: colour }} />
            <b>
              {percent(whole[i]! / 100)} {name}
            </b>
            {!brief && ` — ${says}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
