import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { base } from '../../../../games/war/cards/set.ts';
import { totalOf } from '../../../../games/war/cards/effects.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { worthOf } from '../../../../games/war/decks/from-pool.ts';
import { planOn } from '../../../../games/war/packs.ts';
import type { DraftTold } from '../../../../match/packs.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { isNarrow, language } from '../../../shell/settings.ts';
import type { OpenerProps } from '../../bringing.ts';
import { Face } from '../card.tsx';
import { Gem } from '../imprint.tsx';
import { lookOfRow } from '../look.ts';
import { shortIn } from '../short.ts';
import { WORDS } from './draft-words.ts';
import './draft.css';

const rowOf = (id: string): CardRow => base.row(base.def(id));
const MOST_WORTH = Math.max(...base.rows.map(worthOf));

/** The table of a draft: who has taken a card, what lies before one, and what one has. */
export function DraftTable(props: OpenerProps & { readonly draft: DraftTold; readonly leave: () => void }) {
  const { draft, send } = props;
  const w = WORDS[language.value];
  const choice = useSignal({ taken: 0, place: -1 });
  const before = draft.before ?? [];
  const taken = draft.taken ?? [];
  const over = draft.waits.length === 0;
  // What was chosen in the pack before is no choice in this one.
  const chosen = choice.value.taken === taken.length ? choice.value.place : -1;
  const card = before[chosen];
  const take = (): void => {
    if (card !== undefined) void send({ cmd: 'pick', card, taken: taken.length });
  };
  return (
    <div class="draft" data-taken={taken.length}>
      <main class="draft-main">
        <div class="draft-head">
          <h2>{over ? w.over : w.title(draft.round + 1, draft.pick + 1)}</h2>
          <span class="spacer" />
          {!over && <Left {...props} />}
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
                onClick={() => (choice.value = { taken: taken.length, place: i })}
                onDblClick={take}
              >
                <span class="slot" style={{ '--w': 'var(--draft-w)' }}>
                  <Face def={base.def(id)} detail={isNarrow.value ? 'token' : 'full'} />
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
      </main>
      <Taken taken={taken} draft={draft} />
      <footer class="draft-foot">
        <p role="status">{over ? w.over : before.length === 0 ? w.waiting : <Says {...props} card={card} />}</p>
        {over ? (
          <button type="button" class="button filled" data-drafted="" onClick={props.leave}>
            {w.build}
          </button>
        ) : (
          <button
            type="button"
            class="button filled"
            data-take={taken.length}
            disabled={card === undefined}
            onClick={take}
          >
            {card === undefined ? w.choose : w.take(shortIn(base.def(card), language.value))}
          </button>
        )}
      </footer>
    </div>
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
    <ol class={`draft-places ${draft.round % 2 === 0 ? '' : 'back'}`}>
      {Array.from({ length: draft.places }, (_, place) => {
        const isBot = place >= props.names.length;
        // Bots take theirs with the last of the people.
        const thinks = draft.waits.includes(place) && !isBot;
        const name = nameAt(props, place);
        return (
          <li key={place} class={place === seat ? 'own' : ''}>
            <span class="avatar" aria-hidden="true">
              {isBot ? <Icon name="r-gear" /> : name.slice(0, 1).toUpperCase()}
            </span>
            <span>
              <b>{name}</b>
              <small>
                {place === seat && thinks ? w.yourPack(draft.before?.length ?? 0) : thinks ? w.thinks : w.picked}
              </small>
            </span>
            <Icon name={thinks ? 'hourglass' : 'r-check'} />
          </li>
        );
      })}
    </ol>
  );
}
function Left({ draft, terms, now }: OpenerProps & { readonly draft: DraftTold }) {
  const seconds = planOn(terms)?.seconds ?? 0;
  const left = useSignal(seconds);
  useEffect(() => {
    const look = (): void => {
      left.value = Math.max(0, Math.ceil((draft.since + seconds * 1000 - now()) / 1000));
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
  if (card === undefined) return <>{w.strength}</>;
  const copies = (draft.taken ?? []).filter((one) => one === card).length;
  return (
    <>
      <b>{rowOf(card).name[language.value]}.</b> {w.have(copies)} {w.passesTo(nameAt(props, nextPlace(draft, seat)))}
    </>
  );
}
const COLUMNS = 10;
function Taken({ taken, draft }: { taken: readonly string[]; draft: DraftTold }) {
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
            <i style={{ height: `${(n / most) * 40 + 2}px` }} />
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
      {units.length >= 6 && (
        <p class="draft-tip">
          <Icon name="light-bulb" /> <b>{w.missing}</b> {tip}
        </p>
      )}
    </aside>
  );
}
