import { useEffect } from 'preact/hooks';
import { base } from '../../../../games/war/cards/set.ts';
import { totalOf } from '../../../../games/war/cards/effects.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { RARITIES, type Rarity } from '../../../../games/war/cards/vocabulary.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { isNarrow, language } from '../../../shell/settings.ts';
import { Face } from '../card/card.tsx';
import { GROUPS, groupOf, nameOfGroup } from '../card/groups.ts';
import { Gem } from '../card/imprint.tsx';
import { lookOfRow } from '../card/look.ts';
import { collection, keepOpening, type Opening } from './kept.ts';
import { WORDS } from './words.ts';
import './opening.css';

const rowOf = (id: string): CardRow => base.row(base.def(id));
/** Which booster is in hand, and how many of its cards have been turned over. */
export function placeIn({ packs, seen }: Pick<Opening, 'packs' | 'seen'>): {
  readonly pack: number;
  readonly turned: number;
} {
  let left = seen;
  for (const [pack, cards] of packs.entries()) {
    if (left <= cards.length) return { pack, turned: left };
    left -= cards.length;
  }
  return { pack: packs.length - 1, turned: packs.at(-1)?.length ?? 0 };
}
const before = ({ packs }: Pick<Opening, 'packs'>, pack: number): number => packs.slice(0, pack).flat().length;

interface OpeningProps {
  readonly opening: Opening;
  /** What can be done with the cards, at the foot. */
  readonly children: preact.ComponentChildren;
}
/** Boosters, opened one card at a time: the latest card large, those before it in a row, what one has got beside it. */
export function OpeningTable({ opening, children }: OpeningProps) {
  const w = WORDS[language.value];
  const { packs, seen } = opening;
  const { pack, turned } = placeIn(opening);
  const cards = packs[pack] ?? [];
  const whole = packs.flat().length;
  const turnTo = (n: number): void => keepOpening({ ...opening, seen: Math.min(n, whole) });
  const toEnd = (): void => turnTo(before(opening, pack) + cards.length);
  const onward = (): void => turnTo(seen + 1);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('button, a, input, select, textarea')) return;
      if (event.key === ' ' || event.key === 'Enter') onward();
      else if (event.key.toLowerCase() === 'a' || event.key.toLowerCase() === 'ф') toEnd();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [opening]);
  const done = seen >= whole;
  const between = turned === cards.length && !done;
  return (
    <div class="packs-body">
      <Boosters opening={opening} />
      <main class="packs-stage" data-seen={seen}>
        <div class="packs-head">
          <h2>{w.booster(pack + 1)}</h2>
          <span class="mute">{w.cardOf(turned, cards.length)}</span>
          <span class="spacer" />
          {!done && (
            <button type="button" class="button compact" data-all="" onClick={() => turnTo(whole)}>
              {w.all}
            </button>
          )}
        </div>
        <Latest opening={opening} id={turned === 0 ? undefined : cards[turned - 1]!} />
        <Row cards={cards} turned={turned} />
      </main>
      <aside class="packs-side">
        <Got opening={opening} />
        <div class="packs-do">
          {!done && (
            <button type="button" class="button filled" data-next="" onClick={onward}>
              {between ? w.nextBooster : turned === cards.length - 1 ? w.last : w.next}
            </button>
          )}
          {!done && (
            <p class="packs-keys" aria-hidden="true">
              <kbd>␣</kbd> {w.further} <kbd>A</kbd> {w.wholeBooster}
            </p>
          )}
          {children}
        </div>
      </aside>
    </div>
  );
}
function Boosters({ opening }: { opening: Opening }) {
  const w = WORDS[language.value];
  const { packs, seen } = opening;
  const { pack: at } = placeIn(opening);
  return (
    <nav class="packs-list" aria-label={w.boosters(packs.length)}>
      <h2>{w.boosters(packs.length)}</h2>
      <p class="mute">{w.rule}</p>
      <ol>
        {packs.map((cards, i) => {
          const open = seen >= before(opening, i) + cards.length;
          const state = open ? 'opened' : i === at ? 'opening' : 'shut';
          return (
            <li key={i} class={`packs-box is-${state}`} aria-current={i === at ? 'step' : undefined}>
              <Icon name={state === 'shut' ? 'cargo-crate' : 'wooden-crate'} />
              <span>
                <b>{w.booster(i + 1)}</b>
                <small>{w[state]}</small>
              </span>
              {open && (
                <span class="packs-marks">
                  {cards
                    .map((id) => rowOf(id).rarity)
                    .filter((rarity) => rarity !== 'common')
                    .map((rarity, k) => (
                      <Gem key={k} rarity={rarity} />
                    ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
function Latest({ opening, id }: { opening: Opening; id: string | undefined }) {
  const w = WORDS[language.value];
  if (id === undefined)
    return (
      <div class="packs-latest">
        <div class="packs-back large" aria-hidden="true">
          <Icon name="r-redut" />
        </div>
      </div>
    );
  const row = rowOf(id);
  const { pack } = placeIn(opening);
  const same = (opening.packs[pack] ?? []).filter((other) => rowOf(other).rarity === row.rarity).length;
  const copies = collection.value.get(id)?.copies ?? 0;
  return (
    <div class={`packs-latest is-${row.rarity}`} key={`${pack} ${id}`}>
      <div class="packs-light">
        <div class="slot" style={{ '--w': 'var(--packs-w)' }}>
          <Face def={base.def(id)} detail="full" />
        </div>
      </div>
      <p class="packs-says" role="status">
        <Gem rarity={row.rarity} />
        <b>{labelsIn(language.value).rarities[row.rarity]}</b>
        <span class="hidden-words">{row.name[language.value]}</span>
        <span class="mute">
          № {String(row.number).padStart(3, '0')} · {base.blocks[row.block]?.[language.value] ?? row.block} ·{' '}
          {w.inBooster(same)}
        </span>
        <span class={`packs-tag ${copies <= 1 ? 'is-new' : ''}`}>{copies <= 1 ? w.fresh : w.again(copies)}</span>
      </p>
    </div>
  );
}
function Row({ cards, turned }: { cards: readonly string[]; turned: number }) {
  return (
    <ol class="packs-row" tabIndex={0} aria-label={WORDS[language.value].opened}>
      {cards.map((id, i) => (
        <li key={i} class={i === turned - 1 ? 'latest' : ''}>
          {i < turned ? (
            <div
              class="slot"
              style={{ '--w': isNarrow.value ? '50px' : '68px' }}
              role="img"
              aria-label={rowOf(id).name[language.value]}
            >
              <Face def={base.def(id)} detail={isNarrow.value ? 'mini' : 'token'} />
            </div>
          ) : (
            <div class={`packs-back ${i === cards.length - 1 ? 'rare' : ''}`} aria-hidden="true">
              <Icon name="r-redut" />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
/** How many of each sort there are so far, and how rare. */
function Got({ opening }: { opening: Opening }) {
  const w = WORDS[language.value];
  const rows = opening.packs.flat().slice(0, opening.seen).map(rowOf);
  const of = (rarity: Rarity): number => rows.filter((row) => row.rarity === rarity).length;
  const units = rows.filter((row) => row.unit !== undefined);
  const cheap = units.filter((row) => totalOf(row.cost) <= 4).length;
  const tip = cheap * 10 > units.length * 6 ? w.cheap : cheap * 10 < units.length * 4 ? w.dear : w.even;
  return (
    <section class="packs-got" aria-label={w.have(rows.length)}>
      <h3 class="heading">{w.have(rows.length)}</h3>
      <ul>
        {GROUPS.map((group) => {
          const own = rows.filter((row) => groupOf(row) === group);
          return own.length === 0 ? null : (
            <li key={group}>
              <Icon name={lookOfRow(own[0]!).icon} />
              <span>{nameOfGroup(group)}</span>
              <b>{own.length}</b>
            </li>
          );
        })}
      </ul>
      <div class="packs-rarities">
        <h3 class="heading">{w.rarity}</h3>
        <ul>
          {RARITIES.map((rarity) => (
            <li key={rarity}>
              <Gem rarity={rarity} />
              <span>{labelsIn(language.value).rarities[rarity]}</span>
              <b>{of(rarity)}</b>
            </li>
          ))}
        </ul>
      </div>
      {units.length >= 8 && (
        <p class="packs-tip">
          <b>{w.tip}</b> {tip}
        </p>
      )}
    </section>
  );
}
