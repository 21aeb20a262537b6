import { AID_DEF, cost, DEFS } from '../../../games/afu/cards/columns.ts';
import { DISPLAY, openAt, zone, PROGRESS } from '../../../games/afu/state.ts';
import { fact } from '../../../games/afu/verbs.ts';
import type { CardId, DefId, ZoneId } from '../../../kernel/ids.ts';
import { longestIn } from '../../shell/hyphens.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { drawnThing, Mark } from '../../table/thing.tsx';
import { cardsIn, defKey, numberKey } from '../../table/view.ts';
import { Face, TileFace } from './card.tsx';
import { nameIn, pictureOf, shortIn } from './look.ts';
import { optionsOf, type View } from './things.tsx';
import { WORDS } from './words.ts';

interface OnOffer {
  readonly def: DefId;
  readonly card: CardId;
  readonly at: ZoneId;
  /** Aid: how many are left. */
  readonly left?: number;
}
function onOffer(view: View): readonly OnOffer[] {
  const { s } = view;
  const open = Array.from({ length: DISPLAY }, (_, i) => openAt(i)).flatMap((at) =>
    cardsIn(s, at).map((card): OnOffer => ({ def: s.table.printed(card), card, at })),
  );
  const left = s.table.size(zone.aid);
  const aid = left === 0 ? [] : [{ def: AID_DEF, card: s.table.top(zone.aid), at: zone.aid, left }];
  return [...open, ...aid];
}

/** The reserve as a strip of small plates: in view while the battle takes the room. */
export function ReserveStrip({ view }: { view: View }) {
  const w = WORDS[view.language];
  return (
    <div class="afu-reserves">
      <div class="zone-label">{w.reserve}</div>
      {onOffer(view).map(({ def, card, at, left }) => (
        <Plate key={card} view={view} def={def} card={card} at={at} left={left} />
      ))}
    </div>
  );
}
function Plate({
  view,
  def,
  card,
  at,
  left,
}: {
  view: View;
  def: DefId;
  card: CardId;
  at: ZoneId;
  left: number | undefined;
}) {
  const row = DEFS[def]!;
  const { attack, defence, support } = row.own ?? {};
  const [props, said] = drawnThing(view, reserveKeys(view, def), nameIn(def, view.language), def, {
    count: left ?? 1,
    about: left === undefined ? '' : WORDS[view.language].left(left),
  });
  return (
    <div
      {...props}
      data-mark-at={defKey(def)}
      class={`afu-reserve ${left === undefined ? '' : 'aid'} ${props['data-state']}`}
      data-card={card}
      data-zone={at}
      data-zone-at={at}
      data-def={def}
    >
      {said}
      <span class="drawn" aria-hidden="true">
        <span class="cost">
          <b>{cost[def]}</b>
        </span>
        <Icon name={pictureOf(row)} class="big" />
        <span class="reserve-words">
          <b style={{ '--longest': longestIn(shortIn(def, view.language)) }}>{shortIn(def, view.language)}</b>
          <small>
            {attack !== undefined && (
              <>
                <Icon name="heavy-bullets" />
                {attack}
              </>
            )}
            {defence !== undefined && (
              <>
                <Icon name="shield" />
                {defence}
              </>
            )}
            {support !== undefined && left === undefined && (
              <>
                <Icon name="backup" />
                {support}
              </>
            )}
            {left !== undefined && WORDS[view.language].left(left)}
          </small>
        </span>
        <Mark state={props['data-state']} />
      </span>
    </div>
  );
}

/** The reserve in full, while there is no battle: what can be bought, and for how much. */
export function Market({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s } = view;
  const recruits = view.decision?.prompt === 'afu.recruit';
  const top = s.table.size(zone.afuDeck) === 0 ? (0 as DefId) : s.table.printed(s.table.top(zone.afuDeck));
  return (
    <div class="afu-market">
      <div class={`afu-market-head ${optionsOf(view, 'calm').length > 0 ? 'with-calm' : ''}`}>
        <h2 class="zone-label">{w.reserve}</h2>
        {recruits && (
          <b class="afu-budget">
            <Icon name="rank-2" /> {w.budget(s.budget.get(view.seat))}
          </b>
        )}
        <Calm view={view} />
      </div>
      <div class="afu-goods">
        {onOffer(view).map(({ def, card, at, left }) => (
          <Good
            key={card}
            view={view}
            def={def}
            card={card}
            at={at}
            note={left === undefined ? '' : `×${left}`}
            count={left}
          />
        ))}
        {top !== 0 && !view.narrow && (
          <div class="afu-next">
            <Good view={view} def={top} card={s.table.top(zone.afuDeck)} at={zone.afuDeck} note={w.next} />
          </div>
        )}
      </div>
      {!view.narrow && <LastBattle view={view} />}
    </div>
  );
}
/** What names the print of a card that is in hand as well means the one in hand, unless it is about buying. */
function reserveKeys(view: View, def: DefId): readonly string[] {
  const { s, decision, seat } = view;
  const held = s.table.find(zone.hand(seat), def) !== 0 && decision?.prompt !== 'afu.recruit';
  return [held ? `reserve:${def}` : defKey(def)];
}
interface GoodProps {
  readonly view: View;
  readonly def: DefId;
  readonly card: CardId;
  readonly at: ZoneId;
  readonly note: string;
  /** So many of them are left. */
  readonly count?: number | undefined;
}
function Good({ view, def, card, at, note, count }: GoodProps) {
  const [props, said] = drawnThing(view, reserveKeys(view, def), nameIn(def, view.language), def, {
    count: count ?? 1,
    about: count === undefined ? note : '',
  });
  const width = 112;
  return (
    <div
      {...props}
      data-mark-at={defKey(def)}
      class={`slot ${view.narrow ? 'tile' : ''} ${props['data-state']}`}
      style={{ '--w': `${width}px` }}
      data-card={card}
      data-zone={at}
      data-zone-at={at}
      data-def={def}
    >
      {said}
      <span class="drawn" aria-hidden="true">
        {view.narrow ? <TileFace def={def} view={view} /> : <Face def={def} detail="token" view={view} />}
        {note !== '' && <b class="copies">{note}</b>}
        <Mark state={props['data-state']} />
      </span>
    </div>
  );
}
/** AFU-13.12: where a panic card may be given back from. */
function Calm({ view }: { view: View }) {
  const w = WORDS[view.language];
  const ways = optionsOf(view, 'calm');
  if (ways.length === 0) return null;
  return (
    <div class="afu-calm">
      <Icon name="screaming" />
      <span>{view.narrow ? w.calmBrief : w.calm}:</span>
      {ways.map(({ action, args }) => {
        const name = view.text.option(view.s, view.seat, action);
        const [props, said] = drawnThing(view, [numberKey('calm', args[0]!.value)], name);
        return (
          <span key={action} {...props} class={`afu-chip ${props['data-state']}`}>
            {said}
            <span aria-hidden="true">{/\((.+)\)/u.exec(name)?.[1] ?? name}</span>
            <Mark state={props['data-state']} />
          </span>
        );
      })}
    </div>
  );
}
const TOLD = new Set<number>([
  fact.fought,
  fact.undefended,
  fact.panicTaken,
  fact.panicPrevented,
  fact.rocketStruck,
  fact.budget,
]);
/** The battle is over in a moment: what came of it stays in view until the next one. */
function LastBattle({ view }: { view: View }) {
  const w = WORDS[view.language];
  const all = view.model.entries.flatMap(({ lines }) => lines[view.language]);
  const begins = all.findLastIndex((line) => line.fact.kind === fact.roundBegan);
  const round = all.slice(begins + 1);
  // What the events of the round have brought is no outcome of the battle.
  const battle = round.findIndex(({ fact: { kind } }) => kind === fact.fought || kind === fact.undefended);
  const told = battle < 0 ? [] : round.slice(battle).filter((line) => TOLD.has(line.fact.kind));
  if (view.s.progress.value !== PROGRESS.fought || told.length === 0) return null;
  return (
    <section class="afu-last">
      <h2 class="zone-label">{w.lastBattle}</h2>
      <ul>
        {told.map(({ text, fact: { kind, c } }, i) => (
          <li key={i} class={kind === fact.fought ? ((c & 2) !== 0 ? 'poor' : (c & 1) !== 0 ? 'good' : '') : ''}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
