import { shields, shieldsFree } from '../../../games/bravery/cards/columns.ts';
import { landOf, territory } from '../../../games/bravery/cards/set.ts';
import { type Bravery, planAt, plansOf } from '../../../games/bravery/state.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { cardsIn, type TableView } from '../../table/view.ts';
import { nameOf } from './card.tsx';
import { Needs } from './needs.tsx';
import { isCommitted } from './keys.ts';
import { added, ahead, type Row, wornBy } from './odds.ts';
import { WORDS } from './words.ts';

/** What holds a territory: its own shields, and those of the cards that were put forward, one by one. */
function defenceParts(s: Bravery, target: DefId, defence: number): string {
  const put: number[] = [];
  for (let i = 0; i < plansOf(s.table); i++)
    for (const card of cardsIn(s, planAt(s.table, i)))
      if (isCommitted(s, card)) put.push(shields[s.table.printed(card)]!);
  const own = shieldsFree[landOf(target)]!;
  const parts = [own, ...put];
  return parts.reduce((sum, n) => sum + n) === defence ? added(parts) : String(defence);
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
      sum: `${attack} : ${ours ? defence : defenceParts(view.s, target as DefId, defence)}`,
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
