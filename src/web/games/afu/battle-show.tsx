import { useState } from 'preact/hooks';
import type { Points } from '../../../games/afu/clash.ts';
import { fact } from '../../../games/afu/verbs.ts';
import { DEFS, PANIC_DEF } from '../../../games/afu/cards/columns.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { longestIn } from '../../shell/hyphens.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { byFinger, seasoned } from '../../shell/settings.ts';
import { Face } from './card.tsx';
import { reasons } from './columns.tsx';
import type { UnitType } from '../../../games/afu/cards/schema.ts';
import type { Fight, Parts } from './fights.ts';
import { shortIn } from './look.ts';
import { MOMENT_WORDS } from './moment-words.ts';
import { WORDS } from './words.ts';

import { readingTime } from '../../table/reading-time.ts';
import { ShowPace } from '../../table/show-pace.tsx';
import { useShowTime } from '../../table/show-time.ts';
import type { View } from './things.tsx';

/** What there is to read in a column decides how long it stays. */
function timeOf(view: View, { beaten, shelled, clash }: Fight): number {
  const why = reasons(view, clash).reduce((sum, { text }) => sum + text.length, 0);
  return readingTime(beaten || shelled || clash.front === 0, why, seasoned.value === 0);
}

interface BattleProps {
  readonly view: View;
  readonly done: () => void;
  readonly fights: readonly Fight[];
  /** The round that it was fought in: the game may be in the next one already. */
  readonly round: number;
}
/** On a phone the legend of the chevrons and the sentence below say these. */
const SAID_ELSEWHERE = new Set(['AFU-8.1', 'AFU-8.4', 'AFU-8.9']);
/** One column after the other: who struck with what, and what became of it. */
export function BattleShow({ view, done, fights, round }: BattleProps) {
  const w = MOMENT_WORDS[view.language];
  const [at, go] = useState(0);
  const next = (): void => (at + 1 < fights.length ? go(at + 1) : done());
  const { paused, pause, left, press, rests } = useShowTime(at, timeOf(view, fights[at]!), next);
  return (
    <section class="show battle-show" role="group" aria-label={w.battle} data-column={fights[at]!.clash.column + 1}>
      {view.narrow && (
        <div class="show-tabs">
          {fights.map((fight, i) => (
            <Tab key={fight.clash.column} view={view} fight={fight} is={i - at} pick={() => go(i)} />
          ))}
        </div>
      )}
      {/* A rest of the mouse holds the columns; the controls below go on as they say. */}
      <div class="show-columns" {...press} {...rests}>
        {fights
          .filter((_, i) => !view.narrow || i === at)
          .map((fight) => (
            <Column
              key={fight.clash.column}
              view={view}
              fight={fight}
              of={fights.length}
              is={fights.indexOf(fight) - at}
              pick={() => go(fights.indexOf(fight))}
            />
          ))}
      </div>
      <Outcome key={at} view={view} fight={fights[at]!} left={left} last={at + 1 === fights.length} />
      {!view.narrow && <Tally view={view} fights={fights} at={at} />}
      <div class="show-controls">
        <b class="who">{w.battle}</b>
        <small>{byFinger() ? w.press : w.keys}</small>
        <ShowPace language={view.language} paused={paused} pause={pause} done={done} />
        <button type="button" class="button filled" data-show-next="" onClick={next}>
          {at + 1 < fights.length ? w.next(fights[at + 1]!.clash.column + 1) : afterwards(view, round)}
        </button>
      </div>
    </section>
  );
}

/** What the battle is followed by. */
function afterwards(view: View, round: number): string {
  const w = MOMENT_WORDS[view.language];
  const now = view.s.round.value;
  if (view.about?.phase === 'over') return w.toScore;
  return now > round ? w.toRound(now) : w.toRecruitment;
}

/** So many cards of ours a column costs: with the card in front goes its support, and enemy artillery hits that alone. */
const lostIn = ({ clash, beaten, shelled }: Fight): number =>
  (beaten ? 1 : 0) + (clash.back !== 0 && (beaten || shelled) ? 1 : 0);
/** Beside the columns: what the battle has come to so far, and what became of each column. */
function Tally({ view, fights, at }: { view: View; fights: readonly Fight[]; at: number }) {
  const w = MOMENT_WORDS[view.language];
  const seen = fights.slice(0, at + 1);
  const points = budgetOf(view);
  const sums = [
    seen.filter(({ destroyed }) => destroyed).length,
    seen.filter(({ panic }) => panic === 'taken').length,
    seen.reduce((sum, fight) => sum + lostIn(fight), 0),
    ...(points === undefined ? [] : [`+${points}`]),
  ];
  return (
    <aside class="show-tally">
      <h3 class="heading">{w.soFar}</h3>
      <div class="afu-sum">
        {sums.map((n, i) => (
          <div key={i} class={i > 0 && i < 3 && n !== 0 ? 'poor' : ''}>
            <b>{n}</b> {WORDS[view.language].sums[i]}
          </div>
        ))}
      </div>
      <h3 class="heading">{w.columns}</h3>
      <ol class="show-list">
        {fights.map((fight, i) => (
          <li key={fight.clash.column} class={i === at ? 'now' : ''}>
            <b>{fight.clash.column + 1}</b>
            <span>
              {shortIn(fight.clash.enemy, view.language)}
              <small class={i > at ? '' : fight.destroyed ? 'good' : 'bad'}>
                {i > at ? w.later : fight.destroyed ? w.destroyed : w.survived}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** What came of this column, with the names of the cards. */
function saidOf(view: View, { clash, destroyed, beaten, shelled, panic }: Fight): string {
  const w = MOMENT_WORDS[view.language];
  const name = (def: DefId): string => shortIn(def, view.language);
  const lost = [...(beaten ? [clash.front] : []), ...(clash.back !== 0 && (beaten || shelled) ? [clash.back] : [])];
  const came = panic === undefined ? w.came(name(clash.enemy), destroyed, lost.map(name)) : w.nobody[panic];
  const column = WORDS[view.language].column(clash.column + 1);
  return `${column.charAt(0).toUpperCase()}${column.slice(1)}. ${came}`;
}
interface OutcomeProps {
  readonly view: View;
  readonly fight: Fight;
  /** So many milliseconds more it is shown; undefined while it is held. */
  readonly left: number | undefined;
  /** What follows is told with it. */
  readonly last: boolean;
}
/** What the cards that were left in hand give for the recruitment that follows. */
function budgetOf(view: View): number | undefined {
  const facts = view.model.entries.at(-1)?.facts ?? [];
  return facts.findLast(({ kind, a }) => kind === fact.budget && a === view.seat)?.b;
}
function budgetSaid(view: View): string {
  const points = budgetOf(view);
  return points === undefined ? '' : MOMENT_WORDS[view.language].budget(points);
}
/** What came of the column, in a sentence, with a bar of the time that it still stands. */
function Outcome({ view, fight, left, last }: OutcomeProps) {
  const budget = last ? budgetSaid(view) : '';
  const good = !fight.beaten && !fight.shelled && fight.panic !== 'taken';
  return (
    <p class={`fight-outcome show-outcome ${good ? 'good' : 'bad'}`}>
      <Icon name={good ? 'r-check' : fight.panic === undefined ? 'hospital-cross' : 'screaming'} />
      <span>
        {saidOf(view, fight)}
        {budget !== '' && <small>{budget}</small>}
      </span>
      {left !== undefined && <i class="show-left" style={{ animationDuration: `${left}ms` }} />}
    </p>
  );
}

interface TabProps {
  readonly view: View;
  readonly fight: Fight;
  readonly is: number;
  readonly pick: () => void;
}
/** A column on a phone while another is in view: its number, the enemy, and what became of it. */
function Tab({ view, fight: { clash, destroyed }, is, pick }: TabProps) {
  const w = MOMENT_WORDS[view.language];
  const seen = is <= 0;
  return (
    <button type="button" class={`show-tab ${is === 0 ? 'now' : ''}`} aria-current={is === 0} onClick={pick}>
      <b>{clash.column + 1}</b>
      <span style={{ '--longest': longestIn(shortIn(clash.enemy, view.language)) }}>
        {shortIn(clash.enemy, view.language)}
        <small class={seen ? (destroyed ? 'good' : 'bad') : ''}>
          {seen && <Icon name={destroyed ? 'r-check' : 'r-x'} />}
          {seen ? (destroyed ? w.destroyed : w.survived) : w.later}
        </small>
      </span>
    </button>
  );
}

interface ColumnProps {
  readonly view: View;
  readonly fight: Fight;
  readonly of: number;
  /** Before 0: seen; 0: now; after it: still to come. */
  readonly is: number;
  readonly pick: () => void;
}
function Column({ view, fight, of, is, pick }: ColumnProps) {
  const w = MOMENT_WORDS[view.language];
  const { clash, destroyed, beaten, shelled, strikes, stands, lent, panic } = fight;
  const open = clash.front === 0;
  const told = is <= 0;
  const title = w.columnOf(clash.column + 1, of);
  return (
    <article class={`show-column ${is === 0 ? 'now' : ''} ${is > 0 ? 'later' : ''}`} aria-label={title}>
      <button type="button" class="show-title" onClick={pick}>
        {title}
      </button>
      <div class="show-cards">
        {open && panic === 'taken' && <Card view={view} def={PANIC_DEF} stamp={told ? 'panic' : undefined} />}
        {!open && <Card view={view} def={clash.front} stamp={told ? (beaten ? 'hospital' : 'held') : undefined} />}
        {clash.back !== 0 && (
          <Card view={view} def={clash.back} small stamp={told && (beaten || shelled) ? 'hospital' : undefined} />
        )}
        {(!open || panic === 'taken') && <Icon name="crossed-swords" class="show-swords" />}
        <Card view={view} def={clash.enemy} enemy stamp={told ? (destroyed ? 'destroyed' : 'survived') : undefined} />
        {clash.enemyBack !== 0 && <Card view={view} def={clash.enemyBack} enemy small stamp={undefined} />}
      </div>
      {told && panic !== undefined && <p class={`show-sum ${panic === 'taken' ? 'bad' : 'good'}`}>{w.nobody[panic]}</p>}
      {told && !open && (
        <>
          <Sum
            view={view}
            name={w.ours}
            parts={strikes}
            ours={clash.ours.attack}
            theirs={clash.theirs.defence}
            lent={lent}
            type={typeOf(clash.front)}
            stopped={clash.saved.enemy !== undefined}
            says={destroyed ? w.destroyed : w.survived}
            good={destroyed}
          />
          <Sum
            view={view}
            name={w.theirs}
            parts={stands}
            ours={clash.ours.defence}
            theirs={clash.theirs.attack}
            lent={lent}
            type={typeOf(clash.front)}
            attacked
            stopped={clash.saved.own !== undefined}
            says={beaten ? w.hospital : w.held}
            good={!beaten}
          />
          {/* Beside the sums a phone has no room for it. */}
          {is === 0 && view.narrow && lent > 0 && (
            <p class="show-why">{w.backed(shortIn(clash.enemyBack, view.language), lent)}</p>
          )}
          {is === 0 && <Chevrons view={view} fight={fight} />}
          {is === 0 &&
            reasons(view, clash)
              .filter(({ rule }) => !view.narrow || !SAID_ELSEWHERE.has(rule))
              .map(({ text, rule }) => (
                <p key={rule} class="show-why">
                  {text} <small>{rule}</small>
                </p>
              ))}
        </>
      )}
    </article>
  );
}

/** What the chevrons beside the sums mean, where there are any. */
function Chevrons({ view, fight: { clash } }: { view: View; fight: Fight }) {
  const w = MOMENT_WORDS[view.language];
  const { ours, theirs } = clash;
  const attack = ours.attack.enhanced || theirs.attack.enhanced;
  const defence = ours.defence.enhanced || theirs.defence.enhanced;
  return attack || defence ? (
    <p class="show-legend">
      {attack && <span class="enhanced">{w.strongAttack}</span>}
      {defence && <span class="enhanced brought-down">{w.strongDefence}</span>}
    </p>
  ) : null;
}

type Stamp = 'destroyed' | 'survived' | 'held' | 'hospital' | 'panic';
const GOOD: Readonly<Record<Stamp, boolean>> = {
  destroyed: true,
  survived: false,
  held: true,
  hospital: false,
  panic: false,
};
const typeOf = (def: DefId): UnitType => DEFS[def]!.own?.type ?? 'none';
interface CardProps {
  readonly view: View;
  readonly def: DefId;
  readonly enemy?: boolean;
  readonly small?: boolean;
  readonly stamp: Stamp | undefined;
}
const Card = ({ view, def, enemy = false, small = false, stamp }: CardProps) => (
  <div class={`slot show-card ${enemy ? 'foe' : ''} ${small ? 'small' : ''}`}>
    <span class="drawn">
      <Face def={def} detail="token" view={view} />
    </span>
    {stamp !== undefined && (
      <em class={`table-stamp show-stamp ${stamp} ${GOOD[stamp] ? 'good' : 'bad'}`}>
        {MOMENT_WORDS[view.language][stamp]}
      </em>
    )}
  </div>
);

interface SumProps {
  readonly view: View;
  readonly name: string;
  readonly parts: Parts;
  readonly ours: Points;
  readonly theirs: Points;
  /** What the card behind the invader adds to theirs. */
  readonly lent: number;
  /** Of our card in front. */
  readonly type: UnitType;
  /** They strike, and ours is the defence. */
  readonly attacked?: boolean;
  readonly stopped: boolean;
  readonly says: string;
  readonly good: boolean;
}
/** An equation whose parts are named, and what it decides. */
function Sum({ view, name, parts, ours, theirs, lent, type, attacked = false, stopped, says, good }: SumProps) {
  const w = MOMENT_WORDS[view.language];
  const named = (
    [
      ['own', parts.own],
      ['support', parts.support],
      ['bonus', parts.bonus],
    ] as const
  ).filter(([part, n]) => part === 'own' || n !== 0);
  const [strikes, stands] = attacked ? [theirs, ours] : [ours, theirs];
  const sign = stopped ? '✕' : strikes.n > 0 && strikes.n >= stands.n ? '≥' : '<';
  const total = <Total points={ours} icon={attacked ? 'shield' : 'heavy-bullets'} />;
  const made = (
    <span class="show-parts">
      {named.map(([part, n], i) => (
        <span key={part} class={part}>
          {i > 0 && <i>+</i>}
          <b>{n}</b>
          <small>{part === 'own' ? w.parts.own[type] : w.parts[part]}</small>
        </span>
      ))}
      {named.length > 1 && <i>=</i>}
    </span>
  );
  const foes = lent > 0 && (
    <span class="show-parts theirs">
      <span>
        <b>{theirs.n - lent}</b>
        <small>{w.parts.foe}</small>
      </span>
      <span>
        <i>+</i>
        <b>{lent}</b>
        <small>{w.parts.support}</small>
      </span>
      <i>=</i>
    </span>
  );
  return (
    <p class={`show-sum ${good ? 'good' : 'bad'}`}>
      <small class="show-who">{name}</small>
      {attacked ? foes : made}
      {attacked && <Total points={theirs} icon="heavy-bullets" />}
      {!attacked && total}
      <b class="operator">{sign}</b>
      {attacked ? made : foes}
      {attacked ? total : <Total points={theirs} icon="shield" />}
      <span class="show-says">
        <Icon name={good ? 'r-check' : 'r-x'} />
        {says}
      </span>
    </p>
  );
}
const Total = ({ points, icon }: { points: Points; icon: 'heavy-bullets' | 'shield' }) => (
  <span class={`strength ${points.enhanced ? 'enhanced' : ''} ${icon === 'shield' ? 'brought-down' : ''}`}>
    <Icon name={icon} />
    {points.n}
  </span>
);
