import type { Bravery } from '../../../games/bravery/state.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { seasoned } from '../../shell/settings.ts';
import { readingTime } from '../../table/reading-time.ts';
import { TurningPoint } from '../../table/turning-point.tsx';
import type { TableView } from '../../table/view.ts';
import { Face, nameOf, shortOf } from './card.tsx';
import type { DefId } from '../../../kernel/ids.ts';
import type { Battle, Brought } from './fought.ts';
import { MOMENT_WORDS, type MomentWords } from './moment-words.ts';
import { WORDS } from './words.ts';

type View = TableView<Bravery>;
interface Part {
  readonly name: string;
  /** Below nothing where it takes away. */
  readonly n: number;
}
/** Cards of one print, told once. */
interface Alike extends Brought {
  readonly count: number;
}
function alike(cards: readonly Brought[]): readonly Alike[] {
  const all = new Map<DefId, Alike>();
  for (const { def, n } of cards) {
    const { count = 0, n: sum = 0 } = all.get(def) ?? {};
    all.set(def, { def, n: sum + n, count: count + 1 });
  }
  return [...all.values()];
}
const partsOf = (cards: readonly Brought[], sign = 1): readonly Part[] =>
  alike(cards).map(({ def, n, count }) => ({
    name: count === 1 ? shortOf(def) : `${shortOf(def)}\u00a0×${count}`,
    n: sign * n,
  }));
const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { n }) => sum + n, 0);
/** Nothing is weakened below nought, so no more is taken away than is there. */
function upTo(there: number, parts: readonly Part[]): readonly Part[] {
  let left = there;
  return parts.map(({ name, n }) => {
    const taken = Math.min(Math.max(0, left), -n);
    left -= taken;
    return { name, n: -taken };
  });
}
/** What the attack and the defence are made of. */
export function sidesOf(
  battle: Battle,
  w: MomentWords,
): { readonly strikes: readonly Part[]; stands: readonly Part[] } {
  const { ours, attackers, defenders, weakening, land, undermined } = battle;
  const weaker = partsOf(weakening, -1);
  const stands = [
    { name: w.land, n: land },
    ...partsOf(defenders),
    ...(undermined === 0 ? [] : [{ name: w.undermined, n: -undermined }]),
  ];
  return {
    strikes: ours ? partsOf(attackers) : [...partsOf(attackers), ...upTo(sumOf(partsOf(attackers)), weaker)],
    stands: ours ? [...stands, ...upTo(sumOf(stands), weaker)] : stands,
  };
}

interface SideProps {
  readonly name: string;
  readonly icon: 'targeted' | 'shield';
  readonly parts: readonly Part[];
  readonly sum: number;
}
/** An equation whose parts are named. */
const Side = ({ name, icon, parts, sum }: SideProps) => (
  <p class="brv-side">
    <small>{name}</small>
    <span class="brv-parts">
      {parts.map((part, i) => (
        <span key={i}>
          {(i > 0 || part.n < 0) && <i>{part.n < 0 || Object.is(part.n, -0) ? '−' : '+'}</i>}
          <b>{Math.abs(part.n)}</b>
          <small>{part.name}</small>
        </span>
      ))}
      {parts.length !== 1 && <i>=</i>}
    </span>
    <span class="brv-total">
      <Icon name={icon} />
      {sum}
    </span>
  </p>
);
const Cards = ({ view, cards }: { view: View; cards: readonly Brought[] }) => (
  <div class="brv-fighters">
    {alike(cards).map(({ def, count }) => (
      <div key={def} class="slot turned-card">
        <span class="drawn">
          <Face def={def} detail="token" view={view} />
        </span>
        {count > 1 && <b class="brv-count-of">×{count}</b>}
      </div>
    ))}
  </div>
);
/** What of the attack the enemy keeps: it goes on with that. */
function kept(attackers: readonly Brought[], gone: readonly DefId[]): readonly string[] {
  const lost = [...gone];
  return attackers.flatMap(({ def }) => {
    const at = lost.indexOf(def);
    if (at < 0) return [shortOf(def)];
    lost.splice(at, 1);
    return [];
  });
}
interface BattleProps {
  readonly view: View;
  readonly done: () => void;
  readonly week: number;
  readonly battle: Battle;
}
/** Who struck with what, what it met, and what became of the territory. */
export function BattleShow({ view, done, week, battle }: BattleProps) {
  const w = MOMENT_WORDS[view.language];
  const { target, ours, attackers, defenders, weakening, attack, defence, gone } = battle;
  const through = attack > defence;
  const good = ours === through;
  const stamp = ours ? (through ? w.freed : w.repelled) : through ? w.lost : w.held;
  const says = ours ? (through ? w.freedSays : w.repelledSays) : through ? w.lostSays : w.heldSays;
  const rest = kept(attackers, gone);
  const { strikes, stands } = sidesOf(battle, w);
  const [front, behind] = ours ? [[...attackers, ...weakening], defenders] : [attackers, [...defenders, ...weakening]];
  return (
    <TurningPoint
      view={view}
      done={done}
      ms={readingTime(!good, 6 * (strikes.length + stands.length), seasoned.value === 0)}
      tone={good ? 'good' : 'bad'}
      over={`${ours ? w.counter : w.battle} · ${WORDS[view.language].weekOf(week)}`}
      title={nameOf(target)}
      picture={
        <div class="brv-battle">
          <Cards view={view} cards={front} />
          <Icon name="crossed-swords" class="brv-swords" />
          {behind.length > 0 ? (
            <Cards view={view} cards={behind} />
          ) : (
            <Icon name={ours ? 'bunker' : 'shield'} class="brv-alone" />
          )}
          <em class={`table-stamp brv-stamp ${good ? 'good' : 'bad'}`}>{stamp}</em>
        </div>
      }
    >
      <Side name={ours ? w.we : w.they} icon="targeted" parts={strikes} sum={attack} />
      <p class="brv-operator">{through ? '>' : '≤'}</p>
      <Side name={ours ? w.theirDefence : w.ourDefence} icon="shield" parts={stands} sum={defence} />
      <p class="brv-says">{says}</p>
      {gone.length > 0 && <p class="brv-was">{w.gone(gone.map((def) => shortOf(def)).join(', '))}</p>}
      {!ours && through && rest.length > 0 && <p class="brv-says">{w.goesOn(rest.join(', '))}</p>}
    </TurningPoint>
  );
}
