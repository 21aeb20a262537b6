import type { SetupOptions } from '../../../kernel/setup.ts';
import type { GameText } from '../../../kernel/text.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { language } from '../../shell/settings.ts';
import { type Choices, type Given, type Offered, type OfferedValue, offered } from './choices.ts';
import './options.css';

type SetValue = (name: string, value: string) => void;
/** So many values stand side by side as pictures; more of them are a row of words. */
const MOST_TILES = 4;

interface TileProps extends Pick<OfferedValue, 'name' | 'says' | 'picture' | 'steps'> {
  readonly chosen: boolean;
  readonly choose: () => void;
}
/** One of a few ways to play: its name, one sentence, a picture. */
export function Tile({ name, says, picture, steps, chosen, choose }: TileProps) {
  return (
    <button type="button" class="option-tile" aria-pressed={chosen} onClick={choose}>
      <b>{name}</b>
      {says !== '' && <span class="option-says">{says}</span>}
      {steps !== undefined && (
        <span class={`option-steps of-${steps}`} aria-hidden="true">
          {[1, 2, 3].map((step) => (
            <i key={step} class={step <= steps ? 'on' : ''} />
          ))}
        </span>
      )}
      {picture !== undefined && <Icon name={picture} />}
      {chosen && (
        <span class="option-check" aria-hidden="true">
          <Icon name="r-check" />
        </span>
      )}
    </button>
  );
}
function Tiles({ option, set }: { option: Offered; set: SetValue }) {
  return (
    <section class="option" role="group" aria-label={option.label} data-option={option.name}>
      <h2 class="option-label">{option.label}</h2>
      {option.says !== '' && <p class="option-about">{option.says}</p>}
      <div class={`option-tiles of-${option.values.length}`}>
        {option.values.map((one) => (
          <Tile
            key={one.value}
            {...one}
            chosen={one.value === option.value}
            choose={() => set(option.name, one.value)}
          />
        ))}
      </div>
    </section>
  );
}
function Words({ option, set }: { option: Offered; set: SetValue }) {
  const says = [option.values.find(({ value }) => value === option.value)?.says ?? '', option.says];
  return (
    <section class="option" role="group" aria-label={option.label} data-option={option.name}>
      <h2 class="option-label">{option.label}</h2>
      <div class="chips">
        {option.values.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            class="chip"
            aria-pressed={value === option.value}
            onClick={() => set(option.name, value)}
          >
            {name}
          </button>
        ))}
      </div>
      <p class="option-about">{says.filter((one) => one !== '').join(' ')}</p>
    </section>
  );
}
/** A setting to look at first: in pictures, where its few values have something to say. */
export const FirstOption = ({ option, set }: { option: Offered; set: SetValue }) =>
  option.values.length <= MOST_TILES && option.values.some(({ says }) => says !== '') ? (
    <Tiles option={option} set={set} />
  ) : (
    <Words option={option} set={set} />
  );
/** Settings that are seldom changed, one below the other. */
export const RestOptions = ({ options, set }: { options: readonly Offered[]; set: SetValue }) => (
  <>
    {options.map((option) => (
      <Words key={option.name} option={option} set={set} />
    ))}
  </>
);
/** What is chosen under a fold, in one line. */
export const chosenIn = (options: readonly Offered[]): string =>
  options
    .map(({ label, value, values }) => `${label}: ${values.find((one) => one.value === value)?.name ?? value}`)
    .join(' · ');

/** All settings of a game with a list of values: the first ones and the number of seats, and the rest under a fold. */
export function Options(props: {
  options: SetupOptions;
  choices: Choices | undefined;
  text: GameText;
  setup: Given;
  more: string;
  set: SetValue;
}) {
  const all = offered(props.options, props.choices, props.text, language.value, props.setup);
  const seats = all.rest.filter(({ name }) => name === props.choices?.seats);
  const rest = all.rest.filter((option) => !seats.includes(option));
  return (
    <>
      {[...seats, ...all.first].map((option) => (
        <FirstOption key={option.name} option={option} set={props.set} />
      ))}
      {rest.length > 0 && (
        <details class="option-more">
          <summary>
            <b>{props.more}</b>
            <span>{chosenIn(rest)}</span>
          </summary>
          <RestOptions options={rest} set={props.set} />
        </details>
      )}
    </>
  );
}
