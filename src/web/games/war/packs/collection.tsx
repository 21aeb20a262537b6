import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { base } from '../../../../games/war/cards/set.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { RARITIES } from '../../../../games/war/cards/vocabulary.ts';
import { MOST_COPIES } from '../../../../games/war/decks/deck.ts';
import { isBasic } from '../../../../games/war/decks/legality.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { copyText } from '../../../shell/copy.tsx';
import { Icon } from '../../../shell/icons/icon.tsx';
import { Modal } from '../../../shell/modal.tsx';
import { LanguageSwitch, Logo, ThemeSwitch } from '../../../shell/parts.tsx';
import { href } from '../../../shell/router.ts';
import { isNarrow, language } from '../../../shell/settings.ts';
import { Face } from '../card.tsx';
import { Gem } from '../imprint.tsx';
import { lookOfRow } from '../look.ts';
import { shortIn } from '../short.ts';
import { WORDS } from './collection-words.ts';
import { collection, type Opening } from './kept.ts';
import { syncOpenings, where } from './sync.ts';
import { WORDS as PACKS } from './words.ts';
import '../../../table/table.css';
import '../war.css';
import './collection.css';

/** Everything that boosters hold, by number. */
export const COLLECTED: readonly CardRow[] = base.rows
  .filter((row) => !isBasic(row))
  .toSorted((a, b) => a.number - b.number);
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
  const page = isNarrow.value ? 6 : 18;
  const spreads = Math.max(1, Math.ceil(rows.length / page));
  const spread = Math.min(at.value, spreads - 1);
  const turn = (by: number): void => {
    at.value = Math.max(0, Math.min(spreads - 1, spread + by));
  };
  return (
    <div class="collection-page felt-war">
      <header class="bar">
        <Logo />
        <h1 class="page-title">{w.title}</h1>
        <span class="spacer" />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <div class="collection-body">
        <main class="collection">
          <div class="collection-head">
            <b>{w.views[view.value]}</b>
            <span>{w.spread(spread + 1, spreads)}</span>
          </div>
          {rows.length === 0 ? (
            <p class="collection-none">{view.value === 'album' ? w.nothing : w.none[view.value]}</p>
          ) : (
            <ol class="collection-cards">
              {rows.slice(spread * page, (spread + 1) * page).map((row) => (
                <Pocket key={row.id} row={row} open={() => (shown.value = row)} />
              ))}
            </ol>
          )}
          <div class="collection-turn">
            <button type="button" aria-label={w.previous} disabled={spread === 0} onClick={() => turn(-1)}>
              <Icon name="r-undo" />
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
      {shown.value !== undefined && <Origin row={shown.value} close={() => (shown.value = undefined)} />}
    </div>
  );
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
  const done = useSignal(false);
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
      <button
        type="button"
        class="button"
        disabled={owned.length === 0}
        onClick={() => void copyText(list()).then(() => (done.value = true))}
      >
        {done.value ? w.copied : w.list}
      </button>
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
    <Modal class="collection-origin" label={row.name[language.value]} close={close}>
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
