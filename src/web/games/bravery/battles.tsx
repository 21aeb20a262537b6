import { FIRST_ENEMY, FIRST_TERRITORY, LANDS, landOf, SET, territory } from '../../../games/bravery/cards/set.ts';
import {
  crosshairs,
  enemyCopies,
  enemyDefence,
  offensive,
  shields,
  shieldsFree,
  strength,
} from '../../../games/bravery/cards/columns.ts';
import { attackOf, targets } from '../../../games/bravery/rules/08-assault.ts';
import { defenceOf, displayed, reachable, wornDown } from '../../../games/bravery/rules/10-counter.ts';
import { type Bravery, planAt, plansOf, zone } from '../../../games/bravery/state.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { cardsIn, type TableView } from '../../table/view.ts';
import { nameOf } from './card.tsx';
import { Needs } from './needs.tsx';
import { WORDS } from './words.ts';

/** Copies of each enemy print that nobody has seen yet, by print. */
export function hiddenEnemies(s: Bravery): readonly number[] {
  const left = Array.from({ length: FIRST_TERRITORY }, (_, def) => enemyCopies[def] ?? 0);
  for (const place of [zone.turned, zone.display, zone.enemyDiscard, zone.scouted]) {
    for (const card of cardsIn(s, place)) left[s.table.printed(card)]!--;
  }
  return left;
}
/** What all plans together bring into one battle. */
export function planned(s: Bravery, column: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < plansOf(s.table); i++)
    for (const card of cardsIn(s, planAt(s.table, i))) sum += column[s.table.printed(card)] ?? 0;
  return sum;
}
const landsIn = (mask: number): readonly number[] =>
  Array.from({ length: LANDS }, (_, land) => land).filter((land) => (mask & (1 << land)) !== 0);
/** Of the Offensives that are still hidden, the share that this defence stops one by one. */
function stopped(s: Bravery, defence: number): number {
  const left = hiddenEnemies(s);
  let [all, held] = [0, 0];
  SET.enemies.forEach((_, i) => {
    const def = (FIRST_ENEMY + i) as DefId;
    if (offensive[def] === 0) return;
    all += left[def]!;
    if (attackOf(s, def) <= defence) held += left[def]!;
  });
  return all === 0 ? 1 : held / all;
}

/** Of the enemy cards that are still hidden, the share after which this attack still breaks this defence. */
function breaks(s: Bravery, attack: number, defence: number): number {
  const left = hiddenEnemies(s);
  let [all, through] = [0, 0];
  SET.enemies.forEach((_, i) => {
    const def = FIRST_ENEMY + i;
    all += left[def]!;
    if (attack > defence + (enemyDefence[def] === 1 ? strength[def]! : 0)) through += left[def]!;
  });
  return all === 0 ? 1 : through / all;
}

export interface Row {
  readonly land: number;
  readonly icon: IconName;
  readonly sum: string;
  readonly good: boolean;
  /** How it looks: likely to go well, to go badly, or neither. */
  readonly tone: 'good' | 'poor' | '';
  readonly says: string;
  /** How likely it goes well, where that is known. */
  readonly share?: number;
}
/** What is likelier than this is no worry; what is less likely than half is one. */
const LIKELY = 0.75;
const toneOf = (share: number): Row['tone'] => (share >= LIKELY ? 'good' : share < 0.5 ? 'poor' : '');
/** Never rounded up to a certainty that there is none of. */
const hundredths = (share: number): number => Math.min(99, Math.round(share * 100));
const MOST_THREATENED = 2;
/** While the week is planned: the next blow, and the easiest counter-offensive. */
export function ahead(view: TableView<Bravery>): readonly Row[] {
  const w = WORDS[view.language];
  const { s } = view;
  const occupied = s.occupied.value;
  const [guard, strike] = [planned(s, shields), planned(s, crosshairs)];
  const threatened = landsIn(targets(occupied)).slice(0, MOST_THREATENED);
  const rows: Row[] = threatened.map((land) => {
    const own = shieldsFree[land] ?? 0;
    const share = stopped(s, own + guard);
    return {
      land,
      icon: 'shield',
      sum: guard === 0 ? String(own) : `${own} + ${guard} = ${own + guard}`,
      good: share >= LIKELY,
      tone: toneOf(share),
      says: share === 1 ? w.standsAny : w.standsSome(hundredths(share)),
      share,
    };
  });
  const easiest = landsIn(reachable(occupied)).toSorted((a, b) => defenceOf(s, a) - defenceOf(s, b))[0];
  if (strike > 0 && easiest !== undefined) {
    const defence = defenceOf(s, easiest);
    const good = strike > defence;
    const share = breaks(s, strike, defence);
    const says = share === 1 ? w.freedAny : w.freedSome(hundredths(share));
    rows.push({
      land: easiest,
      icon: 'targeted',
      sum: `${strike} : ${defence}`,
      good,
      tone: good ? toneOf(share) : 'poor',
      says: good ? says : w.lacks(defence, defence + 1 - strike),
      ...(good ? { share } : {}),
    });
  }
  return rows;
}
/** So many cards of Enemy Defence a counter-offensive would cost that fails. */
export function wornBy(s: Bravery, attack: number, defence: number): number {
  let cards = 0;
  for (let left = wornDown(s, defence - displayed(s), attack); left !== 0; left &= left - 1) cards++;
  return cards;
}
/** While a battle is prepared: what it comes to as it stands. */
function now(view: TableView<Bravery>): readonly Row[] {
  const w = WORDS[view.language];
  const { prompt, values } = view.decision!;
  const { target = 0, attack = 0, defence = 0 } = values;
  if (target === 0) return [];
  const wins = attack > defence;
  const ours = prompt === 'counter';
  return [
    {
      land: landOf(target as DefId),
      icon: ours ? 'targeted' : 'shield',
      sum: `${attack} : ${defence}`,
      good: ours === wins,
      tone: ours === wins ? 'good' : 'poor',
      says: ours
        ? wins
          ? w.freed
          : [
              w.lacks(defence, defence + 1 - attack),
              ...[wornBy(view.s, attack, defence)].filter(Boolean).map(w.wears),
            ].join('. ')
        : wins
          ? w.falls(attack - defence)
          : w.stands,
    },
  ];
}

/** What the plans come to against the enemy. */
export function Battles({ view }: { view: TableView<Bravery> }) {
  const prompt = view.decision?.prompt;
  // A phone has room for the battle at hand only.
  const rows =
    prompt === 'planning'
      ? view.narrow
        ? []
        : ahead(view)
      : prompt === 'defend' || prompt === 'counter'
        ? now(view)
        : [];
  if (rows.length === 0) return null;
  return (
    <section class="brv-battles">
      {prompt === 'planning' && <Needs view={view} />}
      <h2 class="heading">{WORDS[view.language].battles}</h2>
      {rows.map(({ land, icon, sum, good, tone, says, share }) => (
        <div key={`${icon}${land}`} class="battle-row">
          <b>{nameOf(territory(land))}</b>
          <span class="battle-sum">
            <Icon name={icon} /> {sum}
          </span>
          <small class={tone}>
            <Icon name={good ? 'r-check' : 'hazard-sign'} /> {says}
          </small>
          {share !== undefined && (
            <i class="battle-bar" aria-hidden="true">
              <em style={{ width: `${share * 100}%` }} />
            </i>
          )}
        </div>
      ))}
    </section>
  );
}
