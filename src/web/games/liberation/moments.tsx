import { baseOf, DYNASTY, type Liberation, REASON, seatOfRole, zone } from '../../../games/liberation/state.ts';
import { ATTACK, fact } from '../../../games/liberation/verbs.ts';
import type { Fact } from '../../../kernel/facts.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Moment } from '../../table/layout.ts';
import { TurningPoint } from '../../table/turning-point.tsx';
import type { TableView } from '../../table/view.ts';
import { Face } from './card.tsx';
import { placeName } from './look.ts';
import './moments.css';

type View = TableView<Liberation>;
interface Words {
  readonly found: string;
  readonly foundTitle: string;
  readonly foundSays: (place: string) => string;
  readonly held: string;
  readonly heldTitle: string;
  readonly heldSays: (place: string) => string;
  readonly captured: (n: number) => string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    found: 'напад влучив',
    foundTitle: 'Базу знайдено!',
    foundSays: (place) => `Таємна база була тут: ${place}. Династія перемагає.`,
    held: 'третє коло скінчилося',
    heldTitle: 'База вистояла!',
    heldSays: (place) => `Наприкінці вона була тут: ${place}. Опір перемагає.`,
    captured: (n) => `Захоплених локацій у Династії: ${n}.`,
  },
  ru: {
    found: 'нападение попало в цель',
    foundTitle: 'База найдена!',
    foundSays: (place) => `Секретная база была здесь: ${place}. Династия побеждает.`,
    held: 'третий круг закончился',
    heldTitle: 'База выстояла!',
    heldSays: (place) => `Под конец она была здесь: ${place}. Сопротивление побеждает.`,
    captured: (n) => `Захваченных локаций у Династии: ${n}.`,
  },
  en: {
    found: 'the attack strikes home',
    foundTitle: 'The base is found!',
    foundSays: (place) => `The secret base was here: ${place}. The Dynasty wins.`,
    held: 'the third circle is over',
    heldTitle: 'The base has held!',
    heldSays: (place) => `In the end it was here: ${place}. The Resistance wins.`,
    captured: (n) => `Locations that the Dynasty captured: ${n}.`,
  },
};
const LASTS = 5000;

interface ShowProps {
  readonly view: View;
  readonly done: () => void;
}
/** The card that was looked for the whole game lies open. */
function Base({ view, def }: { view: View; def: DefId }) {
  return (
    <div class="base-shown">
      <Face def={def} detail="full" view={view} />
    </div>
  );
}
function Found({ view, done, def }: ShowProps & { def: DefId }) {
  const w = SAID[view.language];
  return (
    <TurningPoint
      view={view}
      done={done}
      ms={LASTS}
      tone={toneOf(view, seatOfRole(view.s, DYNASTY))}
      over={w.found}
      title={w.foundTitle}
      picture={<Base view={view} def={def} />}
    >
      <p>{w.foundSays(placeName(def, view.language))}</p>
      <p>{w.captured(view.s.table.size(zone.captured))}</p>
    </TurningPoint>
  );
}
function Held({ view, done }: ShowProps) {
  const w = SAID[view.language];
  const { table } = view.s;
  const def = table.size(baseOf(view.s)) === 0 ? (0 as DefId) : table.printed(table.top(baseOf(view.s)));
  return (
    <TurningPoint
      view={view}
      done={done}
      ms={LASTS}
      tone={toneOf(view, (1 - seatOfRole(view.s, DYNASTY)) as Seat)}
      over={w.held}
      title={w.heldTitle}
      picture={def === 0 ? null : <Base view={view} def={def} />}
    >
      {def !== 0 && <p>{w.heldSays(placeName(def, view.language))}</p>}
      <p>{w.captured(table.size(zone.captured))}</p>
    </TurningPoint>
  );
}
const toneOf = ({ viewer }: View, winner: Seat): 'good' | 'bad' | 'even' =>
  viewer === 'spectator' ? 'even' : viewer === winner ? 'good' : 'bad';

/** The finding of the base, and the end of the last circle. */
export function moments(_before: Liberation, facts: readonly Fact[]): readonly Moment<Liberation>[] {
  return facts.flatMap(({ kind, a, b }): readonly Moment<Liberation>[] => {
    if (kind === fact.attacked && b === ATTACK.base)
      return [{ Show: (props) => <Found {...props} def={a as DefId} /> }];
    return kind === fact.won && b === REASON.thirdCircle ? [{ Show: Held }] : [];
  });
}
