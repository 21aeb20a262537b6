import { base } from '../../../../games/war/cards/set.ts';
import { changedRow } from '../../../../games/war/numbers.ts';
import type { CardSet } from '../../../../games/war/cards/columns.ts';
import type { CardRow, Cost } from '../../../../games/war/cards/schema.ts';
import { type Keyword, RESOURCES } from '../../../../games/war/cards/vocabulary.ts';
import type { War } from '../../../../games/war/state.ts';
import { cardText, TONGUES, labelsIn } from '../../../../games/war/text/card.ts';
import { capital } from '../../../../games/war/text/tongue.ts';
import type { CardId, DefId } from '../../../../kernel/ids.ts';
import type { Language } from '../../../../kernel/text.ts';
import { language } from '../../../shell/settings.ts';
import { hyphenated } from '../../../shell/hyphens.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { CardBack } from '../../../table/card-back.tsx';
import type { Detail } from '../../../table/layout.ts';
import { Scene } from '../../../table/scene.tsx';
import type { TableView } from '../../../table/view.ts';
import { shortIn } from './short.ts';
import { Flags } from './flags.tsx';
import { Imprint, Theatres } from './imprint.tsx';
import { KEYWORD_ICON, lookOf, lookOfRow, RESOURCE_ICON, rowOf } from './look.ts';
import './faces.ts';
import './card.css';

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
/** Above half of so many letters they are smaller on a large face, and on a small one the picture yields; above them all smaller still. */
const ROOM = 300;
/** More than this no face has room for: then keywords that the rules explain stand by their names alone. */
const MOST = 500;
interface Said {
  readonly keyword: Keyword;
  readonly name: string;
  /** What the card prints of it, or else what the rules say, for a large face. */
  readonly effect: string;
  readonly printed: boolean;
}
/** The keywords of the card: as printed where the card decides what they do, else explained if there is room. */
function keywordsSaid(row: CardRow, spoken: Language, rest: number): readonly Said[] {
  const tongue = TONGUES[spoken];
  const { keywords = {} } = row;
  const { keywords: names, explained } = labelsIn(spoken);
  const said = (Object.keys(keywords) as readonly Keyword[]).map((keyword) => {
    const name = `${names[keyword]}${numberOf(row, keyword)}`;
    const printed = tongue
      .keyword(keyword, keywords)
      .slice(name.length)
      .replace(/^[.:]\s*/, '');
    return { keyword, name, effect: printed === '' ? explained[keyword] : capital(printed), printed: printed !== '' };
  });
  const whole = said.reduce((sum, { name, effect }) => sum + name.length + effect.length, rest);
  return whole <= MOST ? said : said.map(bare);
}
const bare = (one: Said): Said =>
  one.printed ? one : { keyword: one.keyword, name: one.name, effect: '', printed: false };
const sizeOf = (letters: number): string => (letters > ROOM ? 'long longest' : letters > ROOM / 2 ? 'long' : '');
/** What the card says: keywords by icon and name, on a large face with their effect, the rest in sentences. */
function Lines({ row, set, spoken }: { row: CardRow; set: CardSet; spoken: Language }) {
  const tongue = TONGUES[spoken];
  const { keywords = {} } = row;
  const shown = new Set((Object.keys(keywords) as readonly Keyword[]).map((one) => tongue.keyword(one, keywords)));
  if (row.unit?.aa !== undefined) shown.add(tongue.aa(row.unit.aa));
  const rest = cardText(set, row, spoken).lines.filter((line) => !shown.has(line));
  const letters = rest.reduce((sum, line) => sum + line.length, 0);
  const said = row.upgrade === undefined ? keywordsSaid(row, spoken, letters) : [];
  const whole = said.reduce((sum, { name, effect }) => sum + name.length + effect.length, letters);
  const own = said.reduce((sum, { effect, printed }) => (printed ? sum : sum - effect.length), whole);
  return (
    <div class={`card-text ${sizeOf(whole)} ${own > ROOM / 2 ? 'wordy' : ''}`}>
      {said.map(({ keyword, name, effect, printed }) => (
        <p key={keyword}>
          <Icon name={KEYWORD_ICON[keyword]} />
          <span>
            <b>{name}</b>
            {effect !== '' && <span class={`effect ${printed ? '' : 'explained'}`}>. {effect}</span>}
          </span>
        </p>
      ))}
      {rest.map((line) => (
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

/** AA and bombing strength. */
const Extras = ({ row: { unit } }: { row: CardRow }) => (
  <>
    {unit?.aa !== undefined && (
      <div class="extras">
        <Icon name="anti-aircraft-gun" />
        {unit.aa}
      </div>
    )}
    {unit?.bombing !== undefined && (
      <div class="extras">
        <Icon name="falling-bomb" />
        {unit.bombing}
      </div>
    )}
  </>
);
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
      <div class={`card war war-mini ${kind}`}>
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
/** A word of more letters is set smaller, so that it stands whole in its line. */
const WIDE = 10;
const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map(({ length }) => length));
/** A row as it is printed, of the base set or of somebody's own. */
export function PrintedFace({ row, set, name, detail }: PrintedProps) {
  const spoken = language.value;
  const { icon, class: kind, flies } = lookOfRow(row);
  return (
    <div class={`card war ${kind} ${detail === 'token' ? 'token' : ''}`}>
      <div class="in">
        <div class="top">
          <div class={`card-title ${longestWord(name) > WIDE ? 'war-wide' : ''}`}>
            {detail === 'token' ? hyphenated(name) : name}
          </div>
          {row.unit !== undefined && <div class="line-number">{LINE[row.unit.line]}</div>}
        </div>
        <div class="art">
          <Scene icon={icon} flies={flies} />
          <div class="left">
            <CostColumn cost={row.cost} />
            {detail === 'full' && <Extras row={row} />}
          </div>
          {detail === 'full' && <Theatres row={row} spoken={spoken} />}
          {detail === 'full' && <div class="kind">{cardText(set, row, spoken).kind}</div>}
        </div>
        {detail === 'full' && <Lines row={row} set={set} spoken={spoken} />}
        <div class="card-foot">
          {detail === 'full' ? (
            <Imprint row={row} spoken={spoken} />
          ) : (
            row.flags.length > 0 && <Flags flags={row.flags} spoken={spoken} />
          )}
          {detail !== 'full' && <Extras row={row} />}
          <Strength row={row} />
        </div>
      </div>
    </div>
  );
}

export const Back = () => <CardBack kind="war-back" />;

interface ChangedProps {
  readonly def: DefId;
  readonly numbers: Readonly<Record<string, number>>;
  readonly detail: Detail;
}
/** A card of the set with other numbers on it. */
export function ChangedFace({ def, numbers, detail }: ChangedProps) {
  const row = changedRow(base.rows[def - 1]!, numbers);
  return <PrintedFace row={row} set={base} name={row.name[language.value]} detail={detail} />;
}
