import {
  type CardKey,
  FIRST_ENEMY,
  FIRST_PLAYER,
  FIRST_TERRITORY,
  KEYS,
  landOf,
  SET,
} from '../../../games/bravery/cards/set.ts';
import { shieldsFree, shieldsOccupied } from '../../../games/bravery/cards/columns.ts';
import type { PlayerRow } from '../../../games/bravery/cards/schema.ts';
import { cardsEn } from '../../../games/bravery/text/cards-en.ts';
import { cardsRu } from '../../../games/bravery/text/cards-ru.ts';
import { cardsUk } from '../../../games/bravery/text/cards-uk.ts';
import { texts } from '../../../games/bravery/text/index.ts';
import type { CardSpeech } from '../../../games/bravery/text/words.ts';
import type { Bravery } from '../../../games/bravery/state.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import { hyphenated, longerLineIn } from '../../shell/hyphens.ts';
import { language } from '../../shell/settings.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { CardBack } from '../../table/card-back.tsx';
import type { Detail } from '../../table/layout.ts';
import { Scene } from '../../table/scene.tsx';
import type { TableView } from '../../table/view.ts';
import { pictureFor } from './pictures.ts';
import { WORDS } from './words.ts';
import './faces.ts';

const COLOUR = { blue: 'blue', yellow: 'yellow', orange: 'orange', green: 'green', red: 'red' } as const;
export const playerRow = (def: DefId): PlayerRow | undefined => SET.players[def - FIRST_PLAYER];
const isEnemy = (def: DefId): boolean => def >= FIRST_ENEMY && def < FIRST_TERRITORY;
export const nameOf = (def: DefId): string => texts[language.value].card(def).name;
const SPEECH: Readonly<Record<Language, CardSpeech>> = { uk: cardsUk, ru: cardsRu, en: cardsEn };
/** For narrow places. */
export const shortIn = (def: DefId, spoken: Language): string => SPEECH[spoken].names[KEYS[def] as CardKey][1];
export const shortOf = (def: DefId): string => shortIn(def, language.value);
export const colourOf = (def: DefId): string => {
  const row = playerRow(def);
  return row === undefined ? 'enemy-card' : COLOUR[row.colour];
};
export const pictureOf = (def: DefId): IconName => pictureFor(KEYS[def] ?? '');

/** One disc for each point. */
export function Points({ shields, crosshairs, more = false }: { shields: number; crosshairs: number; more?: boolean }) {
  const w = WORDS[language.value];
  const disc = (icon: IconName, name: string, count: number) =>
    Array.from({ length: count }, (_, i) => (
      <span key={`${icon}${i}`}>
        <Icon name={icon} title={name} />
      </span>
    ));
  return (
    <div class="symbols">
      {disc('shield', w.shields, shields)}
      {disc('targeted', w.crosshairs, crosshairs)}
      {more && disc('card-draw', w.next, 1)}
    </div>
  );
}
const kindOf = ({ colour }: PlayerRow): keyof typeof KINDS => colour;
const KINDS = { blue: 'military', yellow: 'need', orange: 'urgent', green: 'people', red: 'hostile' } as const;

const Title = ({ def, detail }: { def: DefId; detail: Detail }) => (
  <div class="card-title" style={{ '--longest': longerLineIn(shortOf(def)) }}>
    {detail === 'full' ? nameOf(def) : hyphenated(shortOf(def))}
  </div>
);
function PlayerFace({ def, row, detail }: { def: DefId; row: PlayerRow; detail: Detail }) {
  const w = WORDS[language.value];
  const will = row.willGain ?? -(row.willLoss ?? 0);
  return (
    <div class={`card bravery-card ${COLOUR[row.colour]} ${detail === 'full' ? '' : 'token'} ${detail}`}>
      <div class="in">
        <div class="top">
          {row.willCost !== undefined ? (
            <div class="will-cost">
              <Icon name="torch" />
              <b>{row.willCost}</b>
            </div>
          ) : (
            <div class="day-cost">
              <b>{row.days}</b>
            </div>
          )}
          {detail !== 'mini' && <Title def={def} detail={detail} />}
        </div>
        <div class="art">
          <Scene icon={pictureOf(def)} />
          <Points shields={row.shields ?? 0} crosshairs={row.crosshairs ?? 0} />
        </div>
        <div class="card-foot">
          <p>
            <span class="card-kind">{w[KINDS[kindOf(row)]]}</span>
            {texts[language.value].card(def).lines[0] ?? ''}
          </p>
          {will !== 0 && (
            <span class={`will-gain ${will < 0 ? 'negative' : ''}`}>
              <Icon name="torch" />
              {will > 0 ? `+${will}` : `−${-will}`}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
function EnemyFace({ def, detail }: { def: DefId; detail: Detail }) {
  const row = SET.enemies[def - FIRST_ENEMY]!;
  const { kind, lines } = texts[language.value].card(def);
  return (
    <div class={`card bravery-card enemy-card ${detail === 'full' ? '' : 'token'} ${detail}`}>
      <div class="in">
        <div class="top">{detail !== 'mini' && <Title def={def} detail={detail} />}</div>
        <div class="art">
          <Scene icon={pictureOf(def)} />
          <Points
            shields={row.kind === 'defence' ? row.strength : 0}
            crosshairs={row.kind === 'offensive' ? row.strength : 0}
            more={row.additional}
          />
        </div>
        <div class="card-foot">
          <p>
            <span class="card-kind">{kind}</span>
            {lines[0] ?? ''}
          </p>
        </div>
      </div>
    </div>
  );
}
function LandFace({ def, detail, view }: { def: DefId; detail: Detail; view: TableView<Bravery> | undefined }) {
  const land = landOf(def);
  const occupied = view !== undefined && (view.s.occupied.value & (1 << land)) !== 0;
  return (
    <div class={`card bravery-card ${occupied ? 'red' : 'green'} ${detail === 'full' ? '' : 'token'}`}>
      <div class="in">
        <div class="top">
          <div class="card-title">{nameOf(def)}</div>
        </div>
        <div class="art">
          <Scene icon={occupied ? 'barbed-wire' : 'wheat'} />
          <Points shields={(occupied ? shieldsOccupied : shieldsFree)[land] ?? 0} crosshairs={0} />
        </div>
        <div class="card-foot">
          <p>{texts[language.value].card(def).lines[0] ?? ''}</p>
        </div>
      </div>
    </div>
  );
}
export function Face({ def, detail, view }: { def: DefId; detail: Detail; view?: TableView<Bravery>; card?: CardId }) {
  const row = playerRow(def);
  if (row !== undefined) return <PlayerFace def={def} row={row} detail={detail} />;
  return isEnemy(def) ? <EnemyFace def={def} detail={detail} /> : <LandFace def={def} detail={detail} view={view} />;
}
export function Back({ zone, detail }: { zone: string; detail: Detail }) {
  const enemy = zone.startsWith('enemy') || zone === 'turned' || zone === 'display';
  return (
    <CardBack kind={`${enemy ? 'enemy-back' : 'bravery-back'} ${detail}`} icon={enemy ? 'great-war-tank' : 'wheat'} />
  );
}
