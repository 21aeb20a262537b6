import { type Liberation, roleOf } from '../../../games/liberation/state.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { Language } from '../../../kernel/text.ts';
import { language } from '../../shell/settings.ts';
import type { TableView } from '../../table/view.ts';
import { AIDS, type PlayerAid } from './aids.ts';
import { SIDE_COLOURS } from './look.ts';
import { WORDS } from './words.ts';
import './tiles.css';

const TEXT = { uk, ru, en } as const;

function AidText({ side, spoken }: { side: 0 | 1; spoken: Language }) {
  const { aim, steps } = AIDS[spoken][side];
  return (
    <div class="aid-text">
      <p class="aid-side">{TEXT[spoken].seats[side]}</p>
      <p>{aim}</p>
      <ol>
        <Steps steps={steps} />
      </ol>
    </div>
  );
}
function Steps({ steps }: { steps: PlayerAid['steps'] }) {
  return (
    <>
      {steps.map(({ text, parts }) => (
        <li key={text}>
          {text}
          {parts !== undefined && (
            <ul>
              <Steps steps={parts} />
            </ul>
          )}
        </li>
      ))}
    </>
  );
}
/** For paper: the aid of the Dynasty on one side, that of the Resistance on the other. */
export function AidTile({ side }: { side: 0 | 1 }) {
  return (
    <div class="aid-print" style={{ '--side': SIDE_COLOURS[side] }}>
      <AidText side={side} spoken={language.value} />
    </div>
  );
}
/** At the table: folded until it is wanted; who watches, or has no side yet, finds both. */
export function Aids({ view }: { view: TableView<Liberation> }) {
  const spoken = view.language;
  const both = view.viewer === 'spectator' || view.s.undecided.value === 1;
  const sides = both ? ([0, 1] as const) : [roleOf(view.s, view.seat) as 0 | 1];
  return (
    <>
      {sides.map((side) => (
        <details key={side} class="aid">
          <summary>{`${WORDS[spoken].aid}: ${TEXT[spoken].seats[side]}`}</summary>
          <AidText side={side} spoken={spoken} />
        </details>
      ))}
    </>
  );
}
