import { type Def, DEFS, REWARD } from '../../../games/afu/cards/columns.ts';
import type { Bonus, Mark } from '../../../games/afu/cards/schema.ts';
import { conditionMet, playOf, valueBonus } from '../../../games/afu/rules/10-bonuses.ts';
import type { Afu } from '../../../games/afu/state.ts';
import { texts } from '../../../games/afu/text/index.ts';
import type { CardId, DefId, Seat } from '../../../kernel/ids.ts';
import { language } from '../../shell/settings.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import type { Detail } from '../../table/layout.ts';
import { Scene } from '../../table/scene.tsx';
import { plainName, type TableView } from '../../table/view.ts';
import {
  BADGE_LOOK,
  conditionIcon,
  EFFECT_ICON,
  flies,
  MARK_ICON,
  nameIn,
  pictureOf,
  REWARD_ICON,
  ROMAN,
  shortIn,
  SKY,
  TYPE_ICON,
} from './look.ts';
import { WORDS } from './words.ts';
import './faces.ts';

type View = TableView<Afu>;
const size = (detail: Detail): string => (detail === 'full' ? '' : detail === 'token' ? 'tok' : 'tok mini');
const titleOf = (def: DefId, detail: Detail): string =>
  detail === 'full' ? nameIn(def, language.value) : shortIn(def, language.value);
const Title = ({ text, detail }: { text: string; detail: Detail }) => (
  <div class={`ttl ${text.length > (detail === 'full' ? 24 : 14) ? 'l' : ''}`}>{text}</div>
);

/** What the bonuses add to the values of a card that lies in a row of its seat. */
export interface Gains {
  readonly attack: number;
  readonly defence: number;
  readonly support: number;
  /** Is its condition met now? Undefined where nobody has played it. */
  readonly met: boolean | undefined;
}
function gainsOf(view: View | undefined, card: CardId | undefined, def: DefId): Gains | undefined {
  if (view === undefined || card === undefined || card <= 0) return undefined;
  const { s } = view;
  const at = s.table.zoneOf(card);
  const name = plainName(s, at);
  if (!/^(defence|support)/.test(name)) return undefined;
  const seat = s.table.plan.owner[at] as Seat;
  const self = playOf(s, seat, def);
  const gain = (kind: number): number => valueBonus(s, seat, def, kind);
  const front = name.startsWith('defence');
  return {
    attack: front ? gain(REWARD.attackPlus) : 0,
    defence: front ? gain(REWARD.defencePlus) : 0,
    support: front ? 0 : gain(REWARD.supportPlus),
    met: self < 0 ? undefined : conditionMet(s, seat, def, self),
  };
}

interface ValueProps {
  readonly icon: IconName;
  readonly value: number | undefined;
  readonly gain?: number | undefined;
  readonly enhanced?: 'ea' | 'ed' | false;
}
const Value = ({ icon, value, gain = 0, enhanced = false }: ValueProps) => (
  <div class={`v ${enhanced || ''} ${value === undefined ? 'nil' : ''}`}>
    <Icon name={icon} />
    <b>
      {value === undefined ? '–' : value + gain}
      {gain > 0 && <sup>+{gain}</sup>}
    </b>
  </div>
);
function BonusMark({ bonus, met }: { bonus: Bonus; met?: boolean | undefined }) {
  const { when } = bonus;
  const n = 'n' in bonus ? `+${bonus.n}` : bonus.gain === 'recon3' ? '3' : '';
  return (
    <div class={`bon ${met === true ? 'met' : met === false ? 'unmet' : ''}`}>
      {when !== undefined && (
        <span class="cnd">
          <Icon name={conditionIcon(when)} />
          {when.is === 'destroyed' ? when.least : ''}
          {when.is === 'playedEnhancedDefence' && <i class="chev" />}
        </span>
      )}
      <span class={when === undefined ? '' : 'rw'}>
        <Icon name={REWARD_ICON[bonus.gain]} />
        {bonus.gain === 'hospitalSwap' && <Icon name="card-exchange" />}
        {bonus.gain === 'returnPanic' && <Icon name="r-x" />}
        {n}
      </span>
    </div>
  );
}
const Marks = ({ row }: { row: Def }) => {
  const unit = row.own ?? row.invader;
  const marks: readonly Mark[] = unit?.marks ?? [];
  return (
    <>
      <div class="mks">
        <span>
          <Icon name={TYPE_ICON[unit?.type ?? 'none']} />
        </span>
      </div>
      <div class="mksr">
        {marks.map((mark) => {
          const icon = MARK_ICON[mark];
          return (
            icon !== undefined && (
              <span key={mark}>
                <Icon name={icon} />
              </span>
            )
          );
        })}
      </div>
    </>
  );
};
const has = (row: Def, mark: Mark): boolean => (row.own ?? row.invader)?.marks?.includes(mark) === true;

function OwnFace({ def, row, detail, gains }: { def: DefId; row: Def; detail: Detail; gains: Gains | undefined }) {
  const own = row.own!;
  const [sky, ground] = SKY[own.type];
  const badge = BADGE_LOOK[own.badge];
  const picture = pictureOf(row);
  return (
    <div class={`card afu ${size(detail)}`} style={{ '--a1': sky, '--a2': ground }}>
      <div class="in">
        <div class="top">
          {own.cost === undefined ? (
            <div class="cost st0">
              <Icon name="rank-1" />
            </div>
          ) : (
            <div class="cost">
              <b>{own.cost}</b>
            </div>
          )}
          <Title text={titleOf(def, detail)} detail={detail} />
          <div class="bdg" style={{ background: badge.colour }}>
            <Icon name={badge.icon} />
          </div>
        </div>
        <div class="art">
          <Scene icon={picture} flies={flies(picture)} />
          <Marks row={row} />
          {own.bonus !== undefined && <BonusMark bonus={own.bonus} met={gains?.met} />}
        </div>
        <div class="sts">
          <Value
            icon="heavy-bullets"
            value={own.attack}
            gain={gains?.attack}
            enhanced={has(row, 'enhAttack') ? 'ea' : false}
          />
          <Value
            icon="shield"
            value={own.defence}
            gain={gains?.defence}
            enhanced={has(row, 'enhDefence') ? 'ed' : false}
          />
          <Value icon="backup" value={own.support} gain={gains?.support} />
          <div class="cmp">
            <Icon name={own.pay === 'removePanic' ? 'screaming' : 'rank-2'} />
            {own.pay === 'removePanic' ? <Icon name="r-x" class="cross" /> : <b>+{own.pay}</b>}
          </div>
        </div>
      </div>
    </div>
  );
}
function InvaderFace({ def, row, detail }: { def: DefId; row: Def; detail: Detail }) {
  const unit = row.invader!;
  const picture = pictureOf(row);
  const flag = row.family === 'flagInvader';
  return (
    <div class={`card afu inv ${size(detail)}`}>
      <div class="in">
        <div class="top">
          <div class="num">{flag ? <i class={`flag f${row.side}`} /> : ROMAN[row.side]}</div>
          <Title text={titleOf(def, detail)} detail={detail} />
          <div class="bdg" style={{ background: '#7d3324' }}>
            <Icon name={TYPE_ICON[unit.type]} />
          </div>
        </div>
        <div class="art">
          <Scene icon={picture} flies={flies(picture)} />
          <Marks row={row} />
        </div>
        <div class="sts">
          {unit.attack !== undefined && (
            <Value icon="heavy-bullets" value={unit.attack} enhanced={has(row, 'enhAttack') ? 'ea' : false} />
          )}
          {unit.defence !== undefined && (
            <Value icon="shield" value={unit.defence} enhanced={has(row, 'enhDefence') ? 'ed' : false} />
          )}
          {unit.support !== undefined && <Value icon="backup" value={unit.support} />}
        </div>
      </div>
    </div>
  );
}
function ObjectiveFace({ def, row, detail }: { def: DefId; row: Def; detail: Detail }) {
  const { demands, threshold, vp } = row.objective!;
  return (
    <div class={`card obj ${size(detail)}`}>
      <div class="in">
        {detail !== 'mini' && <div class="ttl">{titleOf(def, detail)}</div>}
        <div class="art">
          <Scene icon={pictureOf(row)} />
        </div>
        <div class="ft">
          <span>
            <Icon name={demands === 'attack' ? 'heavy-bullets' : 'shield'} />
            {threshold}
          </span>
          <span class="vp">
            <Icon name="laurels" />
            {vp}
          </span>
        </div>
      </div>
    </div>
  );
}
function EventFace({ def, row, detail }: { def: DefId; row: Def; detail: Detail }) {
  const { effects, chaining } = row.event!;
  return (
    <div class={`card obj ev ${size(detail)}`}>
      <div class="in">
        {detail !== 'mini' && <div class="ttl">{titleOf(def, detail)}</div>}
        <div class="art">
          <Scene icon={pictureOf(row)} />
          {chaining && (
            <span class="chain">
              <Icon name="linked-rings" />
            </span>
          )}
        </div>
        <div class="ft">
          {effects.map((effect) => (
            <span key={effect.does}>
              <Icon name={EFFECT_ICON[effect.does]} />
              {'n' in effect ? effect.n : effect.does === 'fewerInvaders' || effect.does === 'discard1' ? '−1' : ''}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
function AchievementFace({ def, row, detail }: { def: DefId; row: Def; detail: Detail }) {
  const { vp } = row.achievement!;
  const said = texts[language.value].card(def).lines[0] ?? '';
  return (
    <div class={`card obj ach ${size(detail)}`}>
      <div class="in">
        {detail !== 'mini' && <div class="ttl">{titleOf(def, detail)}</div>}
        <div class="art">
          <Icon name="ribbon-medal" />
          {detail !== 'mini' && <p>{said}</p>}
        </div>
        <div class="ft">
          <span class="vp">
            <Icon name="laurels" />
            {vp}
          </span>
        </div>
      </div>
    </div>
  );
}
const PanicFace = ({ def, detail }: { def: DefId; detail: Detail }) => (
  <div class={`card panic ${size(detail)}`}>
    <div class="in">
      <Icon name="screaming" />
      <b>{nameIn(def, language.value)}</b>
      <em>−1</em>
    </div>
  </div>
);

interface FaceProps {
  readonly def: DefId;
  readonly detail: Detail;
  readonly view?: View;
  readonly card?: CardId;
}
export function Face({ def, detail, view, card }: FaceProps) {
  const row = DEFS[def];
  if (row === undefined || def === 0) return null;
  if (row.own !== undefined) return <OwnFace def={def} row={row} detail={detail} gains={gainsOf(view, card, def)} />;
  if (row.invader !== undefined) return <InvaderFace def={def} row={row} detail={detail} />;
  if (row.objective !== undefined) return <ObjectiveFace def={def} row={row} detail={detail} />;
  if (row.event !== undefined) return <EventFace def={def} row={row} detail={detail} />;
  if (row.achievement !== undefined) return <AchievementFace def={def} row={row} detail={detail} />;
  return row.family === 'panic' ? (
    <PanicFace def={def} detail={detail} />
  ) : (
    <div class={`card obj ${size(detail)}`}>
      <div class="in">
        {detail !== 'mini' && <div class="ttl">{titleOf(def, detail)}</div>}
        <div class="art">
          <Scene icon="flag-objective" />
        </div>
      </div>
    </div>
  );
}

export function Back({ zone }: { zone: string; detail: Detail }) {
  const [kind, icon]: readonly [string, IconName] = /^(invader|attack|enemy|recon|number|bid)/.test(zone)
    ? ['ebk', 'battle-tank']
    : zone.startsWith('event')
      ? ['abk news', 'newspaper']
      : /^(secret|achievement)/.test(zone)
        ? ['abk medal', 'ribbon-medal']
        : ['abk', 'r-redut'];
  return (
    <div class={`card ${kind}`}>
      <div class="in">
        <Icon name={icon} />
      </div>
    </div>
  );
}

/** A card lying on its side, for a phone: name, picture, values. */
export function TileFace({ def, view, card }: { def: DefId; view: View; card?: CardId }) {
  const row = DEFS[def]!;
  const unit = row.own ?? row.invader;
  const spoken = language.value;
  if (row.family === 'panic')
    return (
      <div class="hti pan">
        <div class="pic">
          <Icon name="screaming" />
        </div>
        <span class="n0">{nameIn(def, spoken)}</span>
        <b>−1</b>
      </div>
    );
  const picture = pictureOf(row);
  const [sky, ground] = unit === undefined ? ['#5f86a8', '#23405c'] : SKY[unit.type];
  const gains = gainsOf(view, card, def);
  const marks = (unit?.marks ?? []).flatMap((mark) => MARK_ICON[mark] ?? []);
  return (
    <div class={`hti ${row.invader === undefined ? '' : 'foe'}`} style={{ '--a1': sky, '--a2': ground }}>
      <div class="pic">
        <Scene icon={picture} flies={flies(picture)} />
      </div>
      <div class="nm" title={nameIn(def, spoken)}>
        {shortIn(def, spoken)}
      </div>
      <span class={`cc0 ${row.own?.cost === undefined ? 'z' : ''}`}>
        {row.own?.cost ??
          (row.invader === undefined ? (
            <Icon name={row.own === undefined ? 'flag-objective' : 'rank-1'} />
          ) : row.family === 'flagInvader' ? (
            <i class={`flag f${row.side}`} />
          ) : (
            ROMAN[row.side]
          ))}
      </span>
      {marks.length > 0 && (
        <span class="tile-marks">
          {marks.map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
        </span>
      )}
      {row.own?.bonus !== undefined && (
        <span class="afu tok tile-bonus">
          <BonusMark bonus={row.own.bonus} met={gains?.met} />
        </span>
      )}
      <TileValues row={row} gains={gains} />
    </div>
  );
}
function TileValues({ row, gains }: { row: Def; gains: Gains | undefined }) {
  const unit = row.own ?? row.invader;
  if (unit === undefined) {
    const { objective, achievement } = row;
    return (
      <div class="v3">
        {objective !== undefined && (
          <span>
            <Icon name={objective.demands === 'attack' ? 'heavy-bullets' : 'shield'} />
            {objective.threshold}
          </span>
        )}
        {row.event?.effects.map((effect) => (
          <span key={effect.does}>
            <Icon name={EFFECT_ICON[effect.does]} />
          </span>
        ))}
        {(objective ?? achievement) !== undefined && (
          <em>
            {(objective ?? achievement)!.vp} {WORDS[language.value].vp}
          </em>
        )}
      </div>
    );
  }
  return (
    <div class="v3">
      {unit.attack !== undefined && (
        <span class={has(row, 'enhAttack') ? 'ea' : ''}>
          <Icon name="heavy-bullets" />
          {unit.attack + (gains?.attack ?? 0)}
        </span>
      )}
      {unit.defence !== undefined && (
        <span class={has(row, 'enhDefence') ? 'ed' : ''}>
          <Icon name="shield" />
          {unit.defence + (gains?.defence ?? 0)}
        </span>
      )}
      {unit.support !== undefined && (
        <span>
          <Icon name="backup" />
          {unit.support + (gains?.support ?? 0)}
        </span>
      )}
      {row.own !== undefined && <em>{row.own.pay === 'removePanic' ? '✕' : `+${row.own.pay}`}</em>}
    </div>
  );
}
