import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { base } from '../../../../games/war/cards/set.ts';
import { totalOf } from '../../../../games/war/cards/effects.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { worthOf } from '../../../../games/war/decks/from-pool.ts';
import { planOn } from '../../../../games/war/packs.ts';
import { cardText } from '../../../../games/war/text/card.ts';
import type { DraftTold } from '../../../../match/packs.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { isNarrow, isRoomy, language } from '../../../shell/settings.ts';
import type { OpenerProps } from '../../parts/bringing.ts';
import { Face } from '../card/card.tsx';
import { Gem } from '../card/imprint.tsx';
import { lookOfRow } from '../card/look.ts';
import { shortIn } from '../card/short.ts';
import { WORDS } from './draft-words.ts';
import './draft.css';

const rowOf = (id: string): CardRow => base.row(base.def(id));
/** No place in any pack. */
const NOTHING = { taken: 0, place: -1 };
const MOST_WORTH = Math.max(...base.rows.map(worthOf));

/** The table of a draft: who has taken a card, what lies before one, and what one has. */
export function DraftTable(props: OpenerProps & { readonly draft: DraftTold; readonly leave: () => void }) {
  const { draft, send } = props;
  const w = WORDS[language.value];
  const choice = useSignal(NOTHING);
  const look = useSignal(NOTHING);
  const before = draft.before ?? [];
  const taken = draft.taken ?? [];
  const over = draft.waits.length === 0;
  // What was chosen in the pack before is no choice in this one.
  const [chosen, looked] = [choice, look].map(({ value }) => (value.taken === taken.length ? value.place : -1));
  const card = before[chosen!];
  const lookAt = (place: number): void => void (look.value = { taken: taken.length, place });
  /** How many cards one has taken by oneself, or has had on coming in; what is beyond was given. */
  const known = useSignal(taken.length);
  const take = (): void => {
    if (card === undefined) return;
    known.value = taken.length + 1;
    void send({ cmd: 'pick', card, taken: taken.length });
  };
  const given = taken.length > known.value ? taken.at(-1) : undefined;
  return (
    <div class="draft" data-taken={taken.length}>
      <div class="draft-body">
        <div class="draft-main">
          <div class="draft-head">
            <h2>{over ? w.over : w.title(draft.round + 1, draft.pick + 1)}</h2>
            <span class="spacer" />
            {!over && <Left {...props} short={take} />}
          </div>
          <Places {...props} />
          <ul class="draft-pack">
            {before.map((id, i) => (
              <li key={`${taken.length} ${i}`}>
                <button
                  type="button"
                  class="draft-card"
                  data-card={id}
                  aria-pressed={chosen === i}
                  onClick={() => {
                    known.value = taken.length;
                    choice.value = { taken: taken.length, place: i };
                  }}
                  onPointerEnter={() => lookAt(i)}
                  onPointerLeave={() => lookAt(-1)}
                  onFocus={() => lookAt(i)}
                  onBlur={() => lookAt(-1)}
                  onDblClick={take}
                  onKeyDown={(event) => {
                    // Enter chooses, and takes what is chosen.
                    if (event.key !== 'Enter' || chosen !== i) return;
                    event.preventDefault();
                    take();
                  }}
                >
                  <span class="slot" style={{ '--w': 'var(--draft-w)' }}>
                    <Face def={base.def(id)} detail={isNarrow.value && !isRoomy.value ? 'token' : 'full'} />
                  </span>
                  <span class="draft-worth">
                    <Gem rarity={rowOf(id).rarity} />
                    <span class="draft-bar">
                      <i style={{ width: `${Math.round((100 * worthOf(rowOf(id))) / MOST_WORTH)}%` }} />
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {isNarrow.value && card !== undefined && <Read card={card} />}
          {over && <Drafted taken={taken} />}
        </div>
        <Taken taken={taken} draft={draft} shown={before[looked!] ?? card} />
      </div>
      <footer class="draft-foot">
        <p role="status">
          {given !== undefined && <b>{w.given(shortIn(base.def(given), language.value))} </b>}
          {over ? w.over : before.length === 0 ? w.waiting : <Says {...props} card={card} />}
        </p>
        {over ? (
          <button type="button" class="button filled" data-drafted="" onClick={props.leave}>
            {w.build}
          </button>
        ) : (
          <>
            {card !== undefined && <kbd class="draft-key">Enter</kbd>}
            <button
              type="button"
              class="button filled"
              data-take={taken.length}
              disabled={card === undefined}
              onClick={take}
            >
              {card === undefined ? w.choose : w.take(shortIn(base.def(card), language.value))}
            </button>
          </>
        )}
      </footer>
    </div>
  );
}
/** In two rows a card has no room for all that it says: the one that is looked at stands large beside them. */
const Large = ({ card }: { card: string }) => (
  <div class="draft-large" data-large={card}>
    <span class="slot" style={{ '--w': 'var(--draft-large)' }}>
      <Face def={base.def(card)} detail="full" />
    </span>
  </div>
);
/** On a phone cards are too small to be read: what the chosen one says, beside them. */
function Read({ card }: { card: string }) {
  const { name, kind, lines } = cardText(base, rowOf(card), language.value);
  return (
    <section class="draft-read" aria-label={name}>
      <p>
        <b>{name}</b> <span class="mute">{kind}</span>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
/** All that was taken, cheap ones first. */
function Drafted({ taken }: { taken: readonly string[] }) {
  const rows = [...new Set(taken)].map(rowOf).toSorted((a, b) => totalOf(a.cost) - totalOf(b.cost));
  return (
    <ul class="draft-pack">
      {rows.map(({ id }) => (
        <li key={id} class="draft-card">
          <span class="slot" style={{ '--w': 'var(--draft-w)' }}>
            <Face def={base.def(id)} detail={isNarrow.value && !isRoomy.value ? 'token' : 'full'} />
          </span>
          <b>×{taken.filter((one) => one === id).length}</b>
        </li>
      ))}
    </ul>
  );
}
const nameAt = ({ names }: OpenerProps, place: number): string =>
  names[place] ?? WORDS[language.value].bot(place - names.length + 1);
/** To the left in the first round, to the right in the next. */
const nextPlace = ({ round, places }: DraftTold, seat: number): number =>
  (seat + (round % 2 === 0 ? 1 : places - 1)) % places;

function Places(props: OpenerProps & { readonly draft: DraftTold }) {
  const { draft, seat } = props;
  const w = WORDS[language.value];
  return (
    <ol class={`draft-places ${draft.round % 2 === 0 ? '' : 'rightward'}`}>
      {Array.from({ length: draft.places }, (_, place) => {
        const isBot = props.bots[place] ?? true;
        // Bots take theirs with the last of the people.
        const thinks = draft.waits.includes(place) && !isBot;
        const name = nameAt(props, place);
        return (
          <li key={place} class={place === seat ? 'own' : ''}>
            <span class="initial" aria-hidden="true">
              {isBot ? <Icon name="r-gear" /> : name.slice(0, 1).toUpperCase()}
            </span>
            <span>
              <b>{name}</b>
              <small>
                {draft.waits.length === 0
                  ? w.done
                  : place === seat && thinks
                    ? w.yourPack(draft.before?.length ?? 0)
                    : thinks
                      ? w.thinks
                      : w.picked}
              </small>
            </span>
            <Icon name={thinks ? 'hourglass' : 'r-check'} />
          </li>
        );
      })}
    </ol>
  );
}
/** So long before the end what is chosen is taken: an answer needs a moment. */
const LAST_MS = 1500;
/** `short`: the time is nearly over. */
function Left({ draft, terms, now, short }: OpenerProps & { readonly draft: DraftTold; readonly short: () => void }) {
  const seconds = planOn(terms)?.seconds ?? 0;
  const left = useSignal(seconds);
  const last = useRef(short);
  last.current = short;
  useEffect(() => {
    let isTaken = false;
    const look = (): void => {
      const ms = draft.since + seconds * 1000 - now();
      left.value = Math.max(0, Math.ceil(ms / 1000));
      if (ms > LAST_MS || isTaken) return;
      isTaken = true;
      last.current();
    };
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [draft.since]);
  return (
    <span class={`draft-left ${left.value <= 10 ? 'short' : ''}`} role="timer">
      <Icon name="stopwatch" /> {WORDS[language.value].left(left.value)}
    </span>
  );
}
function Says(props: OpenerProps & { readonly draft: DraftTold; readonly card: string | undefined }) {
  const { card, draft, seat } = props;
  const w = WORDS[language.value];
  if (card === undefined) return <>{w.chooseOne}</>;
  const copies = (draft.taken ?? []).filter((one) => one === card).length;
  return (
    <>
      <b>{rowOf(card).name[language.value]}.</b> {w.have(copies)} {w.passesTo(nameAt(props, nextPlace(draft, seat)))}
    </>
  );
}
const COLUMNS = 10;
function Taken({ taken, draft, shown }: { taken: readonly string[]; draft: DraftTold; shown: string | undefined }) {
  const w = WORDS[language.value];
  const counts = new Map<string, number>();
  for (const id of taken) counts.set(id, (counts.get(id) ?? 0) + 1);
  const columns = Array.from({ length: COLUMNS }, () => 0);
  for (const id of taken) columns[Math.min(COLUMNS, Math.max(1, totalOf(rowOf(id).cost))) - 1]!++;
  const most = Math.max(1, ...columns);
  const units = taken.map(rowOf).filter((row) => row.unit !== undefined);
  const cheap = units.filter((row) => totalOf(row.cost) <= 4).length;
  const tip = cheap * 10 > units.length * 6 ? w.cheap : cheap * 10 < units.length * 4 ? w.dear : w.even;
  return (
    <aside class="draft-side" aria-label={w.yours}>
      <h2>
        {w.yours} <b>{taken.length}</b> <small class="mute">{w.of(draft.each)}</small>
      </h2>
      <h3 class="heading">{w.costs}</h3>
      <div class="draft-curve" role="img" aria-label={columns.map((n, i) => `${i + 1}: ${n}`).join(', ')}>
        {columns.map((n, i) => (
          <span key={i}>
            <b>{n > 0 ? n : ''}</b>
            <i class={n === 0 ? 'none' : ''} style={{ height: `${(n / most) * 40 + 2}px` }} />
            <small>{i + 1 === COLUMNS ? `${COLUMNS}+` : i + 1}</small>
          </span>
        ))}
      </div>
      <ul class="draft-list">
        {[...counts].map(([id, n]) => (
          <li key={id}>
            <Icon name={lookOfRow(rowOf(id)).icon} />
            <span>{shortIn(base.def(id), language.value)}</span>
            {n > 1 && <b>×{n}</b>}
          </li>
        ))}
      </ul>
      {shown !== undefined && !isNarrow.value ? (
        <Large card={shown} />
      ) : (
        <>
          {units.length >= 6 && (
            <p class="draft-tip">
              <Icon name="light-bulb" /> <b>{w.missing}</b> {tip}
            </p>
          )}
          <p class="draft-note mute">{w.strength}</p>
        </>
      )}
    </aside>
  );
}
