import { CATEGORIES } from '../../../games/liberation/cards/categories.ts';
import { type MissionId, MISSIONS } from '../../../games/liberation/cards/missions.ts';
import { rowOf } from '../../../games/liberation/cards/columns.ts';
import type { Liberation } from '../../../games/liberation/state.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import { hyphenated } from '../../shell/hyphens.ts';
import { language } from '../../shell/settings.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { Detail } from '../../table/layout.ts';
import type { TableView } from '../../table/view.ts';
import { lookOf, shortIn } from './look.ts';
import { WORDS } from './words.ts';
import './faces.ts';

const TEXT = { uk, ru, en } as const;

function Mission({ id, side }: { id: MissionId; side: 'resistance' | 'dynasty' }) {
  const spoken = language.value;
  const name = TEXT[spoken].missions[id];
  const { discard, exert } = MISSIONS[id];
  return (
    <div class={`mission ${side}`}>
      <Icon name={side === 'resistance' ? 'fist' : 'imperial-crown'} />
      <span class={name.length > 18 ? 'lengthy' : ''}>{name}</span>
      <div class="costs">
        {discard + exert === 0 && <em>{WORDS[spoken].free}</em>}
        {Array.from({ length: discard }, (_, i) => (
          <Icon key={i} name="r-disc" />
        ))}
        {Array.from({ length: exert }, (_, i) => (
          <Icon key={`e${i}`} name="r-exert" />
        ))}
      </div>
    </div>
  );
}

export function Face({
  def,
  detail,
  view,
  card,
}: {
  def: DefId;
  detail: Detail;
  view?: TableView<Liberation>;
  card?: CardId;
}) {
  const spoken = language.value;
  const row = rowOf(def);
  const { icon, colour, glow } = lookOf(def);
  const exerted = view !== undefined && card !== undefined && card > 0 && view.s.exerted.get(card) === 1;
  const size = detail === 'full' ? '' : detail === 'token' ? 'token' : 'token mini';
  return (
    <div class={`card location-card ${size} ${exerted ? 'exerted' : ''}`} style={{ '--c1': colour, '--c2': glow }}>
      <div class="in">
        <div class="limb" />
        <div class="art">
          <Icon name={icon} />
        </div>
        <div class="card-letter">
          <b>{row.names[spoken][0]}</b>
        </div>
        {detail === 'full' && <div class="category">{TEXT[spoken].categories[row.category]}</div>}
        {detail === 'full' && <div class="card-name">{hyphenated(row.names[spoken][1])}</div>}
        {detail === 'token' && <div class="card-name">{hyphenated(shortIn(def, spoken))}</div>}
        {detail === 'full' && (
          <div class="missions">
            <Mission id={CATEGORIES[row.category].resistance} side="resistance" />
            <Mission id={CATEGORIES[row.category].dynasty} side="dynasty" />
          </div>
        )}
      </div>
      {exerted && (
        <span class="tap-mark">
          <Icon name="r-tap" title={WORDS[spoken].marks.exerted} />
        </span>
      )}
    </div>
  );
}

export function Back({ detail }: { zone: string; detail: Detail }) {
  return (
    <div class={`card location-back ${detail === 'mini' ? 'mini' : ''}`}>
      <div class="in">
        <div class="back-emblem">
          <Icon name="ringed-planet" />
        </div>
        <span class="numeral-1">I</span>
        <span class="numeral-2">II</span>
        <span class="numeral-3">III</span>
      </div>
    </div>
  );
}
