import { type Def, DEFS, REWARD } from '../../../games/afu/cards/columns.ts';
import type { Bonus, Mark } from '../../../games/afu/cards/schema.ts';
import { conditionMet, playOf, valueBonus } from '../../../games/afu/rules/10-bonuses.ts';
import type { Afu } from '../../../games/afu/state.ts';
import { texts } from '../../../games/afu/text/index.ts';
import type { CardId, DefId, Seat } from '../../../kernel/ids.ts';
import { longestIn } from '../../shell/hyphens.ts';
import { language } from '../../shell/settings.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { CardBack } from '../../table/card-back.tsx';
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
const size = (detail: Detail): string => (detail === 'full' ? '' : detail === 'token' ? 'token' : 'token mini');
const titleOf = (def: DefId, detail: Detail): string =>
  detail === 'full' ? nameIn(def, language.value) : shortIn(def, language.value);
const Title = ({ text, detail }: { text: string; detail: Detail }) => (
  <div
    class={`card-title ${text.length > (detail === 'full' ? 24 : 14) ? 'lengthy' : ''}`}
    style={{ '--longest': longestIn(text) }}
  >
    {text}
  </div>
);

/** What the bonuses add to the values of a card that lies in a row of its seat. */
interface Gains {
  readonly attack: number;
  readonly defence: number;
  readonly support: number;
  /** Is its condition met now? Undefined where nobody has played it. */
  readonly met: boolean | undefined;
}
/** The same in words, for who does not see it. */
export function gainWords(view: View, card: CardId, def: DefId): string {
  const gains = gainsOf(view, card, def);
  const { own } = DEFS[def] ?? {};
  if (gains === undefined || own === undefined) return '';
  const grows = (value: number | undefined, gain: number): number | undefined =>
    value === undefined || gain === 0 ? undefined : value + gain;
  return WORDS[view.language].withBonus([
    grows(own.attack, gains.attack),
    grows(own.defence, gains.defence),
    grows(own.support, gains.support),
  ]);
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
  readonly enhanced?: 'enhanced-attack' | 'enhanced-defence' | false;
}
const Value = ({ icon, value, gain = 0, enhanced = false }: ValueProps) => (
  <div class={`value ${enhanced || ''} ${value === undefined ? 'absent' : ''}`}>
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
    <div class={`bonus ${met === true ? 'met' : met === false ? 'unmet' : ''}`}>
      {when !== undefined && (
        <span class="condition">
          <Icon name={conditionIcon(when)} />
          {when.is === 'destroyed' ? when.least : ''}
          {when.is === 'playedEnhancedDefence' && <i class="chevron" />}
        </span>
      )}
      <span class={when === undefined ? '' : 'reward'}>
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
      <div class="marks">
        <span>
          <Icon name={TYPE_ICON[unit?.type ?? 'none']} />
        </span>
      </div>
      <div class="right-marks">
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
            <div class="cost starting">
              <Icon name="rank-1" />
            </div>
          ) : (
            <div class="cost">
              <b>{own.cost}</b>
            </div>
          )}
          <Title text={titleOf(def, detail)} detail={detail} />
          <div class="badge" style={{ background: badge.colour }}>
            <Icon name={badge.icon} />
          </div>
        </div>
        <div class="art">
          <Scene icon={picture} flies={flies(picture)} />
          <Marks row={row} />
          {own.bonus !== undefined && <BonusMark bonus={own.bonus} met={gains?.met} />}
        </div>
        <div class="values">
          <Value
            icon="heavy-bullets"
            value={own.attack}
            gain={gains?.attack}
            enhanced={has(row, 'enhAttack') ? 'enhanced-attack' : false}
          />
          <Value
            icon="shield"
            value={own.defence}
            gain={gains?.defence}
            enhanced={has(row, 'enhDefence') ? 'enhanced-defence' : false}
          />
          <Value icon="backup" value={own.support} gain={gains?.support} />
          <div class="payment">
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
    <div class={`card afu invader ${size(detail)}`}>
      <div class="in">
        <div class="top">
          <div class="numeral">{flag ? <i class={`front-flag front-${row.side}`} /> : ROMAN[row.side]}</div>
          <Title text={titleOf(def, detail)} detail={detail} />
          <div class="badge" style={{ background: '#7d3324' }}>
            <Icon name={TYPE_ICON[unit.type]} />
          </div>
        </div>
        <div class="art">
          <Scene icon={picture} flies={flies(picture)} />
          <Marks row={row} />
        </div>
        <div class="values">
          {unit.attack !== undefined && (
            <Value
              icon="heavy-bullets"
              value={unit.attack}
              enhanced={has(row, 'enhAttack') ? 'enhanced-attack' : false}
            />
          )}
          {unit.defence !== undefined && (
            <Value icon="shield" value={unit.defence} enhanced={has(row, 'enhDefence') ? 'enhanced-defence' : false} />
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
    <div class={`card objective ${size(detail)}`}>
      <div class="in">
        {detail !== 'mini' && <div class="card-title">{titleOf(def, detail)}</div>}
        <div class="art">
          <Scene icon={pictureOf(row)} />
        </div>
        <div class="card-foot">
          <span>
            <Icon name={demands === 'attack' ? 'heavy-bullets' : 'shield'} />
            {threshold}
          </span>
          <span class="points">
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
    <div class={`card objective event ${size(detail)}`}>
      <div class="in">
        {detail !== 'mini' && <div class="card-title">{titleOf(def, detail)}</div>}
        <div class="art">
          <Scene icon={pictureOf(row)} />
          {chaining && (
            <span class="chain">
              <Icon name="linked-rings" />
            </span>
          )}
        </div>
        <div class="card-foot">
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
    <div class={`card objective achievement ${size(detail)}`}>
      <div class="in">
        {detail !== 'mini' && <div class="card-title">{titleOf(def, detail)}</div>}
        <div class="art">
          <Icon name="ribbon-medal" />
          {detail !== 'mini' && <p>{said}</p>}
        </div>
        <div class="card-foot">
          <span class="points">
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
    <div class={`card objective ${size(detail)}`}>
      <div class="in">
        {detail !== 'mini' && <div class="card-title">{titleOf(def, detail)}</div>}
        <div class="art">
          <Scene icon="flag-objective" />
        </div>
      </div>
    </div>
  );
}

export function Back({ zone }: { zone: string; detail: Detail }) {
  const [kind, icon]: readonly [string, IconName] = /^(invader|attack|enemy|recon|number|bid)/.test(zone)
    ? ['event-back', 'battle-tank']
    : zone.startsWith('event')
      ? ['army-back news', 'newspaper']
      : /^(secret|achievement)/.test(zone)
        ? ['army-back medal', 'ribbon-medal']
        : ['army-back', 'r-redut'];
  return <CardBack kind={kind} icon={icon} />;
}

/** A card lying on its side, for a phone: name, picture, values. */
/** A longer name takes two small lines. */
const TILE_LINE = 11;
export function TileFace({ def, view, card }: { def: DefId; view: View; card?: CardId }) {
  const row = DEFS[def]!;
  const unit = row.own ?? row.invader;
  const spoken = language.value;
  if (row.family === 'panic')
    return (
      <div class="card-tile panic-tile">
        <div class="picture">
          <Icon name="screaming" />
        </div>
        <span class="tile-heading">{nameIn(def, spoken)}</span>
        <b>−1</b>
      </div>
    );
  const picture = pictureOf(row);
  const [sky, ground] = unit === undefined ? ['#5f86a8', '#23405c'] : SKY[unit.type];
  const gains = gainsOf(view, card, def);
  const marks = (unit?.marks ?? []).flatMap((mark) => MARK_ICON[mark] ?? []);
  return (
    <div class={`card-tile ${row.invader === undefined ? '' : 'foe'}`} style={{ '--a1': sky, '--a2': ground }}>
      <div class="picture">
        <Scene icon={picture} flies={flies(picture)} />
      </div>
      <div
        class={`tile-label ${shortIn(def, spoken).length > TILE_LINE ? 'tile-two' : ''}`}
        title={nameIn(def, spoken)}
      >
        {shortIn(def, spoken)}
      </div>
      <span class={`tile-cost ${row.own?.cost === undefined ? 'costless' : ''}`}>
        {row.own?.cost ??
          (row.invader === undefined ? (
            <Icon name={row.own === undefined ? 'flag-objective' : 'rank-1'} />
          ) : row.family === 'flagInvader' ? (
            <i class={`front-flag front-${row.side}`} />
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
        <span class="afu token tile-bonus">
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
      <div class="tile-values">
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
    <div class="tile-values">
      {unit.attack !== undefined && (
        <span class={has(row, 'enhAttack') ? 'enhanced-attack' : ''}>
          <Icon name="heavy-bullets" />
          {unit.attack + (gains?.attack ?? 0)}
        </span>
      )}
      {unit.defence !== undefined && (
        <span class={has(row, 'enhDefence') ? 'enhanced-defence' : ''}>
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
