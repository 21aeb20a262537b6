import { base } from '../../../games/war/cards/set.ts';
import type { CardSet } from '../../../games/war/cards/columns.ts';
import type { CardRow, Cost } from '../../../games/war/cards/schema.ts';
import { type Keyword, RESOURCES } from '../../../games/war/cards/vocabulary.ts';
import type { War } from '../../../games/war/state.ts';
import { cardText, TONGUES, labelsIn } from '../../../games/war/text/card.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import { language } from '../../shell/settings.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { Detail } from '../../table/layout.ts';
import { Scene } from '../../table/scene.tsx';
import type { TableView } from '../../table/view.ts';
import { shortIn } from './short.ts';
import { KEYWORD_ICON, lookOf, lookOfRow, RESOURCE_ICON, rowOf, SIDE_LOOK, sideOf } from './look.ts';
import './faces.ts';

const LINE = { 1: 'I', 2: 'II', both: 'I·II' } as const;

/** The column of depots, factories and fuel; a number that cannot be converted is red in a white frame. */
function CostColumn({ cost }: { cost: Cost | undefined }) {
  return (
    <div class="costs">
      {RESOURCES.map((r) => {
        const n = cost?.[r] ?? 0;
        return n === 0 ? null : (
          <span key={r} class={cost?.strict?.includes(r) ? 'strict' : ''}>
            <Icon name={RESOURCE_ICON[r]} />
            {n}
          </span>
        );
      })}
    </div>
  );
}
const numberOf = (row: CardRow, keyword: Keyword): string => {
  const printed = row.keywords?.[keyword];
  if (typeof printed === 'number') return ` ${printed}`;
  return typeof printed === 'object' && 'n' in printed && printed.n !== undefined ? ` ${printed.n}` : '';
};
/** What the card says: keywords by icon and name, the rest in sentences. */
function Lines({ row, set, spoken }: { row: CardRow; set: CardSet; spoken: Language }) {
  const tongue = TONGUES[spoken];
  const { keywords = {} } = row;
  const list = Object.keys(keywords) as readonly Keyword[];
  const said = new Set(list.map((keyword) => tongue.keyword(keyword, keywords)));
  if (row.unit?.aa !== undefined) said.add(tongue.aa(row.unit.aa));
  const { lines } = cardText(set, row, spoken);
  return (
    <div class="card-text">
      {row.upgrade === undefined &&
        list.map((keyword) => (
          <p key={keyword}>
            <Icon name={KEYWORD_ICON[keyword]} />
            <span>
              {labelsIn(spoken).keywords[keyword]}
              {numberOf(row, keyword)}
            </span>
          </p>
        ))}
      {lines
        .filter((line) => !said.has(line))
        .map((line) => (
          <p key={line} title={line}>
            <span>{line}</span>
          </p>
        ))}
    </div>
  );
}
function Strength({ row }: { row: CardRow }) {
  const { unit, resource } = row;
  if (unit === undefined && resource === undefined) return null;
  return (
    <div class="strengths">
      {unit?.attack ?? 0}
      <s>/</s>
      {unit?.defence ?? resource?.defence}
    </div>
  );
}

interface FaceProps {
  readonly def: DefId;
  readonly detail: Detail;
  readonly view?: TableView<War>;
  readonly card?: CardId;
}
export function Face({ def, detail }: FaceProps) {
  const { icon, class: kind } = lookOf(def);
  if (detail === 'mini') {
    return (
      <div class={`card war wmini ${kind}`}>
        <div class="in">
          <div class="top" />
          <Icon name={icon} />
        </div>
      </div>
    );
  }
  const row = rowOf(def);
  const name = detail === 'full' ? row.name[language.value] : shortIn(def, language.value);
  return <PrintedFace row={row} set={base} name={name} detail={detail} />;
}
interface PrintedProps {
  readonly row: CardRow;
  /** The set that it names other cards of. */
  readonly set: CardSet;
  readonly name: string;
  readonly detail: Detail;
}
/** A row as it is printed, of the base set or of somebody's own. */
export function PrintedFace({ row, set, name, detail }: PrintedProps) {
  const spoken = language.value;
  const { icon, class: kind, flies } = lookOfRow(row);
  const side = sideOf(row);
  return (
    <div class={`card war ${kind} ${detail === 'token' ? 'token' : ''}`}>
      <div class="in">
        <div class="top">
          <div class="card-title">{name}</div>
          {row.unit !== undefined && <div class="line-number">{LINE[row.unit.line]}</div>}
        </div>
        <div class="art">
          <Scene icon={icon} flies={flies} />
          <CostColumn cost={row.cost} />
          {detail === 'full' && <div class="kind">{cardText(set, row, spoken).kind}</div>}
        </div>
        {detail === 'full' && <Lines row={row} set={set} spoken={spoken} />}
        <div class="card-foot">
          {side !== undefined && (
            <div class={`side-mark ${SIDE_LOOK[side].class}`}>
              {side !== 'allies' && <Icon name={SIDE_LOOK[side].icon} />}
            </div>
          )}
          {row.unit?.aa !== undefined && (
            <div class="extras">
              <Icon name="anti-aircraft-gun" />
              {row.unit.aa}
            </div>
          )}
          {row.unit?.bombing !== undefined && (
            <div class="extras">
              <Icon name="falling-bomb" />
              {row.unit.bombing}
            </div>
          )}
          <Strength row={row} />
        </div>
      </div>
    </div>
  );
}

export const Back = () => (
  <div class="card war-back">
    <div class="in">
      <Icon name="r-redut" />
    </div>
  </div>
);
