import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sidesOf } from '../../../../games/war/cards/columns.ts';
import { base } from '../../../../games/war/cards/set.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { RARITIES } from '../../../../games/war/cards/vocabulary.ts';
import { MOST_COPIES } from '../../../../games/war/decks/deck.ts';
import { isBasic } from '../../../../games/war/decks/legality.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { CopyButton } from '../../../shell/parts/copy.tsx';
import { Icon } from '../../../shell/icons/icon.tsx';
import { Modal } from '../../../shell/parts/modal.tsx';
import { HouseBar } from '../../../shell/parts/page.tsx';
import { href } from '../../../shell/router.ts';
import { isNarrow, language } from '../../../shell/settings.ts';
import { Face } from '../card/card.tsx';
import { groupOf, nameOfGroup } from '../card/groups.ts';
import { Gem } from '../card/imprint.tsx';
import { lookOfRow } from '../card/look.ts';
import { shortIn } from '../card/short.ts';
import { WORDS } from './collection-words.ts';
import { collection, type Opening } from './kept.ts';
import { syncOpenings, where } from './sync.ts';
import { WORDS as PACKS } from './words.ts';
import '../../../table/table.css';
import './panel.css';
import './collection.css';

/** Everything that boosters hold, by number. */
const COLLECTED: readonly CardRow[] = base.rows.filter((row) => !isBasic(row)).toSorted((a, b) => a.number - b.number);
const VIEWS = ['album', 'gaps', 'spare'] as const;
type View = (typeof VIEWS)[number];
const copiesOf = ({ id }: CardRow): number => collection.value.get(id)?.copies ?? 0;

/** `#/collection/war`: a collection by number with its gaps, and what came from which booster. */
export function CollectionPage() {
  const w = WORDS[language.value];
  const view = useSignal<View>('album');
  const at = useSignal(0);
  const shown = useSignal<CardRow | undefined>(undefined);
  useEffect(() => {
    document.title = w.title;
  }, [w]);
  useEffect(() => void syncOpenings(), []);
  const rows = COLLECTED.filter(
    (row) => view.value === 'album' || (view.value === 'gaps' ? copiesOf(row) === 0 : copiesOf(row) > MOST_COPIES),
  );
  const [leaf, leaves] = isNarrow.value ? [6, 1] : [9, 2];
  const spreads = Math.max(1, Math.ceil(rows.length / (leaf * leaves)));
  const spread = Math.min(at.value, spreads - 1);
  const turn = (by: number): void => {
    at.value = Math.max(0, Math.min(spreads - 1, spread + by));
  };
  /** To the pocket of this number, or the next one that is shown. */
  const jump = (event: SubmitEvent): void => {
    event.preventDefault();
    const { number } = (event.currentTarget as HTMLFormElement).elements as unknown as Record<string, HTMLInputElement>;
    const found = rows.findIndex((row) => row.number >= Number(number!.value));
    if (number!.value.trim() !== '' && found >= 0) at.value = Math.floor(found / (leaf * leaves));
    number!.value = '';
  };
  useEffect(() => {
    const pressed = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLElement && target.closest('input, [role=dialog]')) return;
      if (key === 'ArrowLeft') turn(-1);
      else if (key === 'ArrowRight') turn(1);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [spread, spreads]);
  return (
    <div class="page collection-page felt-war">
      <HouseBar title={w.title} />
      <div class="collection-body">
        <main class="collection">
          <form class="collection-head" onSubmit={jump}>
            <b>{w.views[view.value]}</b>
            <label class="collection-jump">
              {w.number}
              <input name="number" inputMode="numeric" autoComplete="off" />
            </label>
            <span>{w.spread(spread + 1, spreads)}</span>
          </form>
          {rows.length === 0 ? (
            <p class="collection-none">{view.value === 'album' ? w.nothing : w.none[view.value]}</p>
          ) : (
            <div class="collection-spread">
              {leavesOf(rows, spread, leaf, leaves).map((own) => (
                <section key={own[0]!.id}>
                  <h2>{titleOf(own)}</h2>
                  <ol class="collection-cards">
                    {own.map((row) => (
                      <Pocket key={row.id} row={row} open={() => (shown.value = row)} />
                    ))}
                  </ol>
                </section>
              ))}
            </div>
          )}
          <div class="collection-turn">
            <button type="button" aria-label={w.previous} disabled={spread === 0} onClick={() => turn(-1)}>
              <Icon name="r-arrow" />
            </button>
            <button type="button" aria-label={w.next} disabled={spread === spreads - 1} onClick={() => turn(1)}>
              <Icon name="r-arrow" />
            </button>
          </div>
        </main>
        <Aside
          view={view.value}
          set={(one) => {
            view.value = one;
            at.value = 0;
          }}
        />
      </div>
      <footer class="collection-foot">
        <a class="button filled" href={href(['boosters', 'war'])}>
          {w.open}
        </a>
      </footer>
      {shown.value !== undefined && <Origin row={shown.value} close={() => (shown.value = undefined)} />}
    </div>
  );
}
/** What lies on each leaf of a spread. */
function leavesOf(rows: readonly CardRow[], spread: number, leaf: number, leaves: number): readonly CardRow[][] {
  const first = spread * leaf * leaves;
  return Array.from({ length: leaves }, (_, i) => rows.slice(first + i * leaf, first + (i + 1) * leaf)).filter(
    ({ length }) => length > 0,
  );
}
/** Whose cards lie on a leaf, and of which sorts. */
function titleOf(rows: readonly CardRow[]): string {
  const { sides } = labelsIn(language.value);
  const whose = new Set(rows.map(sidesOf).map((all) => (all.length === 1 ? sides[all[0]!] : undefined)));
  const groups = [...new Set(rows.map(groupOf))].map(nameOfGroup);
  const side = whose.size === 1 ? [...whose][0] : undefined;
  return [...(side === undefined ? [] : [side]), groups.slice(0, 3).join(', ')].join(' · ');
}
function Pocket({ row, open }: { row: CardRow; open: () => void }) {
  const w = WORDS[language.value];
  const copies = copiesOf(row);
  const def = base.def(row.id);
  return (
    <li data-number={row.number} data-copies={copies}>
      {copies === 0 ? (
        <div class="collection-gap">
          <Icon name={lookOfRow(row).icon} />
          <span>{shortIn(def, language.value)}</span>
        </div>
      ) : (
        <button type="button" class="collection-card" onClick={open}>
          <span class="slot" style={{ '--w': 'var(--collection-w)' }}>
            <Face def={def} detail={isNarrow.value ? 'token' : 'full'} />
          </span>
        </button>
      )}
      <p>
        № {String(row.number).padStart(3, '0')} <Gem rarity={row.rarity} />
        <span class="spacer" />
        {copies === 0 ? <span class="mute">{w.missing}</span> : <b>×{copies}</b>}
      </p>
    </li>
  );
}
interface Part {
  readonly name: string;
  readonly rows: readonly CardRow[];
}
const partsOf = (): readonly (readonly Part[])[] => {
  const labels = labelsIn(language.value);
  return [
    Object.entries(base.theatres).map(([id, name]) => ({
      name: name[language.value],
      rows: COLLECTED.filter(({ theatres }) => theatres.includes(id)),
    })),
    RARITIES.map((rarity) => ({
      name: labels.rarities[rarity],
      rows: COLLECTED.filter((row) => row.rarity === rarity),
    })),
  ];
};
function Aside({ view, set }: { view: View; set: (view: View) => void }) {
  const w = WORDS[language.value];
  const owned = COLLECTED.filter((row) => copiesOf(row) > 0);
  const list = (): string => owned.map((row) => `${copiesOf(row)} ${row.name[language.value]}`).join('\n');
  return (
    <aside class="collection-side">
      <h2>
        {PACKS[language.value].collection} <b data-owned={owned.length}>{owned.length}</b>{' '}
        <small class="mute">{w.of(COLLECTED.length)}</small>
      </h2>
      {partsOf().map((parts, i) => (
        <ul key={i} class="collection-parts">
          {parts.map(({ name, rows }) => {
            const has = rows.filter((row) => copiesOf(row) > 0).length;
            return (
              <li key={name}>
                <span>{name}</span>
                <b>
                  {has} / {rows.length}
                </b>
                <progress max={rows.length} value={has} aria-label={name} />
              </li>
            );
          })}
        </ul>
      ))}
      <div class="chips" role="group">
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            data-view={one}
            aria-pressed={view === one}
            onClick={() => set(one)}
          >
            {w.views[one]}
          </button>
        ))}
      </div>
      <p class="mute" data-where={where.value}>
        {where.value === 'device' ? w.onDevice : where.value === 'account' ? w.onAccount : w.notNow}
      </p>
      <a class="button filled" href={href(['boosters', 'war'])}>
        {w.open}
      </a>
      <CopyButton disabled={owned.length === 0} text={list}>
        {w.list}
      </CopyButton>
    </aside>
  );
}
/** In which boosters the card was. */
const boostersWith = ({ packs, seen }: Opening, id: string): readonly number[] => {
  let left = seen;
  return packs.flatMap((pack, i) => {
    const turned = pack.slice(0, Math.max(0, left));
    left -= pack.length;
    return turned.includes(id) ? [i + 1] : [];
  });
};
function Origin({ row, close }: { row: CardRow; close: () => void }) {
  const w = WORDS[language.value];
  const { copies = 0, from = [] } = collection.value.get(row.id) ?? {};
  return (
    <Modal class="war-panel collection-origin" label={row.name[language.value]} close={close}>
      <div class="slot" style={{ '--w': '200px' }}>
        <Face def={base.def(row.id)} detail="full" />
      </div>
      <div>
        <h2>{row.name[language.value]}</h2>
        <p class="mute">{w.copies(copies)}</p>
        <h3 class="heading">{w.from}</h3>
        <ul>
          {from.slice(0, 8).map((opening) => (
            <li key={opening.id}>
              <a href={href(['boosters', 'war', opening.id])}>
                {new Date(opening.at).toLocaleDateString(language.value)}: {w.how[opening.from]}
                {opening.from === 'draft'
                  ? ''
                  : `, ${boostersWith(opening, row.id)
                      .map((n) => w.booster(n))
                      .join(', ')}`}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" class="button" onClick={close}>
          {w.close}
        </button>
      </div>
    </Modal>
  );
}
