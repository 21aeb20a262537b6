import { LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import { DYNASTY, type Liberation, RESISTANCE, seatOfRole, zone } from '../../../games/liberation/state.ts';
import { ATTACK, fact } from '../../../games/liberation/verbs.ts';
import type { Fact } from '../../../kernel/facts.ts';
import type { Language } from '../../../kernel/text.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { Seats } from '../../table/end/seats.tsx';
import type { TableView } from '../../table/view.ts';

type View = TableView<Liberation>;
interface Words {
  readonly attacks: (all: number, hits: number) => string;
  readonly probes: (n: number) => string;
  readonly sabotage: (all: number, hits: number) => string;
  readonly missions: (dynasty: number, resistance: number) => string;
  readonly moves: (n: number) => string;
  /** The circle in which it ended. */
  readonly circle: (n: number, of: number) => string;
  readonly captured: (n: number) => string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    attacks: (all, hits) => `Напади Династії: ${all}, з них влучних ${hits}`,
    probes: (n) => `Зонди: ${n}`,
    sabotage: (all, hits) => `Саботажі Опору: ${all}, з них влучних ${hits}`,
    missions: (dynasty, resistance) => `Місії: Династія ${dynasty}, Опір ${resistance}`,
    moves: (n) => `Зміни бази: ${n}`,
    circle: (n, of) => `Коло наприкінці: ${n} із ${of}`,
    captured: (n) => `Захоплено локацій: ${n}`,
  },
  ru: {
    attacks: (all, hits) => `Нападения Династии: ${all}, из них попаданий ${hits}`,
    probes: (n) => `Зонды: ${n}`,
    sabotage: (all, hits) => `Саботажи Сопротивления: ${all}, из них удачных ${hits}`,
    missions: (dynasty, resistance) => `Миссии: Династия ${dynasty}, Сопротивление ${resistance}`,
    moves: (n) => `Смены базы: ${n}`,
    circle: (n, of) => `Круг в конце: ${n} из ${of}`,
    captured: (n) => `Захвачено локаций: ${n}`,
  },
  en: {
    attacks: (all, hits) => `Attacks by the Dynasty: ${all}, of which hits: ${hits}`,
    probes: (n) => `Probes: ${n}`,
    sabotage: (all, hits) => `Sabotage by the Resistance: ${all}, of which hits: ${hits}`,
    missions: (dynasty, resistance) => `Missions: Dynasty ${dynasty}, Resistance ${resistance}`,
    moves: (n) => `Base moves: ${n}`,
    circle: (n, of) => `Circle at the end: ${n} of ${of}`,
    captured: (n) => `Locations captured: ${n}`,
  },
};

/** How it came to that: what each side tried and what came of it; and who sat where. */
export function Score({ view }: { view: View }) {
  const said = SAID[view.language];
  const { s } = view;
  const facts = view.model.entries.flatMap((entry) => entry.facts);
  const count = (is: (one: Fact) => boolean): number => facts.filter(is).length;
  const of = (kind: number, more: (one: Fact) => boolean = () => true): number =>
    count((one) => one.kind === kind && more(one));
  const rows: readonly (readonly [IconName, string])[] = [
    [
      'targeted',
      said.attacks(
        of(fact.attacked),
        of(fact.attacked, ({ b }) => b !== ATTACK.missed),
      ),
    ],
    ['radar-dish', said.probes(of(fact.probed))],
    [
      'hazard-sign',
      said.sabotage(
        of(fact.sabotaged),
        of(fact.sabotaged, ({ b }) => b === 1),
      ),
    ],
    [
      'open-book',
      said.missions(
        of(fact.performed, ({ a }) => a === seatOfRole(s, DYNASTY)),
        of(fact.performed, ({ a }) => a === seatOfRole(s, RESISTANCE)),
      ),
    ],
    ['return-arrow', said.moves(of(fact.baseTaken))],
    ['ringed-planet', said.circle(s.circle.value, LAST_CIRCLE)],
    ['imperial-crown', said.captured(s.table.size(zone.captured))],
  ];
  return (
    <>
      <Seats view={view} />
      <ul class="end-facts">
        {rows.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} /> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
