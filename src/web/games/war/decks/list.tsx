import { useSignal } from '@preact/signals';
import { base } from '../../../../games/war/cards/set.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { printsOf } from '../../../../games/war/decks/deck.ts';
import type { Finding } from '../../../../games/war/decks/legality.ts';
import { sayFinding } from '../../../../games/war/text/deck-findings.ts';
import { sayUnread, type Unread, writeText } from '../../../../games/war/text/deck-list.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import type { DefId } from '../../../../kernel/ids.ts';
import { CopyButton } from '../../../shell/parts/copy.tsx';
import { Modal } from '../../../shell/parts/modal.tsx';
import { href } from '../../../shell/router.ts';
import { percent } from '../../../shell/figures.ts';
import { language } from '../../../shell/settings.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { words as pageWords } from '../../../shell/text/index.ts';
import { Face } from '../card/card.tsx';
import { lookOf } from '../card/look.ts';
import { GROUPS, groupOf, nameOfGroup } from '../card/groups.ts';
import type { Opening } from '../packs/kept.ts';
import { type Bench, chanceOf, costOf, OPENING } from './bench.ts';
import { shortIn } from '../card/short.ts';
import { keep } from './kept.ts';
import { Play } from './play.tsx';
import { WORDS } from './words.ts';

/** What keeps the deck from being played, in words, with the rule and the way out. */
function Problems({ bench }: { bench: Bench }) {
  const w = WORDS[language.value];
  const list = bench.problems.value;
  if (list.length === 0) {
    return (
      <p class="deck-ok" role="status">
        <Icon name="r-check" />
        {w.legal}
      </p>
    );
  }
  return (
    <div class="deck-problems" role="status">
      <b>{w.problems(list.length)}</b>
      <ul>
        {list.slice(0, 6).map((finding: Finding) => (
          <li key={JSON.stringify(finding)}>
            <Icon name="hazard-sign" />
            <span>
              {sayFinding(base, finding, language.value)}{' '}
              <a class="rule-link" href={href(['rules', 'war', finding.rule])}>
                {finding.rule}
              </a>
            </span>
            <button type="button" class="button compact" onClick={() => bench.mend(finding)}>
              {w.repair[bench.repair(finding)]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
const COLUMNS = 10;
/** How many cards cost how much; the last column is "and more". */
function Curve({ bench }: { bench: Bench }) {
  const counts = Array.from({ length: COLUMNS }, () => 0);
  for (const [id, copies] of Object.entries(bench.deck.value.cards)) {
    const row = base.row(base.def(id));
    if (row.resource === undefined) counts[Math.min(COLUMNS, Math.max(1, costOf(row))) - 1]! += copies;
  }
  const most = Math.max(1, ...counts);
  return (
    <div
      class="deck-curve"
      role="img"
      aria-label={`${WORDS[language.value].curve}: ${counts.map((n, i) => `${i + 1}: ${n}`).join(', ')}`}
    >
      {counts.map((n, i) => (
        <span key={i}>
          <b>{n > 0 ? n : ''}</b>
          <i style={{ height: `${(n / most) * 34 + 2}px` }} class={n > 0 ? '' : 'none'} />
          <small>{i + 1 === COLUMNS ? `${COLUMNS}+` : i + 1}</small>
        </span>
      ))}
    </div>
  );
}
function Odds({ bench }: { bench: Bench }) {
  const w = WORDS[language.value];
  const entries = Object.entries(bench.deck.value.cards).map(([id, copies]) => ({
    row: base.row(base.def(id)),
    copies,
  }));
  const size = bench.size.value;
  const resources = entries.reduce((sum, { row, copies }) => sum + (row.resource === undefined ? 0 : copies), 0);
  const units = entries
    .filter(({ row }) => row.unit !== undefined)
    .toSorted((a, b) => b.copies - a.copies)
    .slice(0, 2);
  if (size < OPENING) return <p class="mute">—</p>;
  return (
    <ul class="deck-odds">
      <li>{w.oddsResources(percent(chanceOf(2, resources, OPENING, size), 1))}</li>
      {units.map(({ row, copies }) => (
        <li key={row.id}>{w.oddsCard(percent(chanceOf(1, copies, OPENING, size), 1), row.name[language.value])}</li>
      ))}
    </ul>
  );
}
function Entries({ bench }: { bench: Bench }) {
  const rows = Object.keys(bench.deck.value.cards).map((id) => base.row(base.def(id)));
  const bad = new Set(bench.problems.value.flatMap((finding) => ('card' in finding ? [finding.card] : [])));
  const count = (list: readonly CardRow[]): number => list.reduce((sum, row) => sum + bench.copies(row.id), 0);
  return (
    <div class="deck-list" tabIndex={0} role="group" aria-label={WORDS[language.value].builder}>
      <div class="deck-columns">
        {GROUPS.map((group) => {
          const own = rows.filter((row) => groupOf(row) === group);
          if (own.length === 0) return null;
          return (
            <section key={group}>
              <h3>
                <span>{nameOfGroup(group)}</span>
                <b>{count(own)}</b>
              </h3>
              <ul>
                {own.map((row) => (
                  <li key={row.id} class={bad.has(row.id) ? 'bad' : ''}>
                    <b>{bench.copies(row.id)}</b>
                    <Icon name={lookOf(base.def(row.id)).icon} />
                    <span title={row.name[language.value]}>{shortIn(base.def(row.id), language.value)}</span>
                    <em>{costOf(row) === 0 ? '' : costOf(row)}</em>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** The deck itself, to the right of the cards. */
export function DeckList({ bench, opening }: { bench: Bench; opening: Opening | undefined }) {
  const w = WORDS[language.value];
  const words = labelsIn(language.value);
  const deck = bench.deck.value;
  const size = bench.size.value;
  const done = useSignal('');
  const panel = useSignal<'import' | 'hand' | undefined>(undefined);
  const link = (): string => new URL(href(['decks', 'war'], { code: bench.code.value }), location.href).href;
  const name = deck.name ?? '';
  return (
    <aside class="deck-side" aria-label={name === '' ? w.unnamed : name}>
      <header>
        <div>
          <input
            class="deck-name"
            aria-label={w.name}
            placeholder={w.unnamed}
            maxLength={40}
            value={name}
            onInput={({ currentTarget }) => bench.rename(currentTarget.value)}
          />
          <small>
            {words.sides[deck.side]} ·{' '}
            <label>
              {w.division}{' '}
              <select value={deck.division ?? ''} onChange={({ currentTarget }) => bench.divide(currentTarget.value)}>
                <option value="">{w.none}</option>
                {bench.divisions.value.map((row) => (
                  <option key={row.id} value={row.id}>
                    {row.name[language.value]}
                  </option>
                ))}
              </select>
            </label>
          </small>
        </div>
        <div class={`deck-count ${size === bench.agreed.value ? '' : 'bad'}`}>
          <b>{size}</b> {w.of(bench.agreed.value)}
        </div>
      </header>
      <Problems bench={bench} />
      <div class="deck-two">
        <section>
          <h2 class="zone-label">{w.curve}</h2>
          <Curve bench={bench} />
        </section>
        <section>
          <h2 class="zone-label">{w.odds}</h2>
          <Odds bench={bench} />
        </section>
      </div>
      <Entries bench={bench} />
      <footer>
        <button type="button" class="button compact" onClick={() => bench.complete()}>
          {w.complete}
        </button>
        <CopyButton class="compact" text={() => writeText(base, deck, language.value)}>
          {w.copyText}
        </CopyButton>
        <CopyButton class="compact" text={link}>
          {w.copyLink}
        </CopyButton>
        <button type="button" class="button compact" onClick={() => (panel.value = 'import')}>
          {w.importText}
        </button>
        <button
          type="button"
          class="button compact"
          onClick={() => {
            keep({ name: name === '' ? w.unnamed : name, code: bench.code.value });
            done.value = 'kept';
          }}
        >
          {done.value === 'kept' ? w.saved : w.save}
        </button>
        <button type="button" class="button compact" onClick={() => (panel.value = 'hand')}>
          {w.testHand}
        </button>
        <a class="button compact" href={href(['print', 'war'], { deck: bench.code.value })}>
          {pageWords().home.print}
        </a>
        {bench.problems.value.length === 0 && <Play bench={bench} opening={opening} />}
      </footer>
      {panel.value === 'import' && <Import bench={bench} close={() => (panel.value = undefined)} />}
      {panel.value === 'hand' && <TestHand bench={bench} close={() => (panel.value = undefined)} />}
    </aside>
  );
}

function Import({ bench, close }: { bench: Bench; close: () => void }) {
  const w = WORDS[language.value];
  const text = useSignal('');
  const unread = useSignal<readonly Unread[]>([]);
  return (
    <Modal class="deck-panel" label={w.importText} close={close}>
      <p>{w.importHow}</p>
      <textarea
        rows={9}
        aria-label={w.importText}
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <ul class="deck-unread">
        {unread.value.map((one) => (
          <li key={one.line}>{sayUnread(one, language.value)}</li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button" onClick={close}>
          {w.close}
        </button>
        <button
          type="button"
          class="button filled"
          onClick={() => {
            unread.value = bench.load(text.value);
            if (unread.value.length === 0) close();
          }}
        >
          {w.importDo}
        </button>
      </div>
    </Modal>
  );
}
function TestHand({ bench, close }: { bench: Bench; close: () => void }) {
  const w = WORDS[language.value];
  const deal = (): readonly DefId[] => {
    const cards = [...printsOf(base, bench.deck.value)];
    const drawn: DefId[] = [];
    const chance = crypto.getRandomValues(new Uint32Array(OPENING));
    for (let i = 0; i < OPENING && cards.length > 0; i++) drawn.push(...cards.splice(chance[i]! % cards.length, 1));
    return drawn;
  };
  const hand = useSignal(deal());
  return (
    <Modal class="deck-panel wide" label={w.testHand} close={close}>
      <div class="deck-hand">
        {hand.value.map((def, i) => (
          <div key={i} class="slot" style={{ '--w': '120px' }}>
            <Face def={def} detail="full" />
          </div>
        ))}
      </div>
      <div class="row">
        <button type="button" class="button" onClick={close}>
          {w.close}
        </button>
        <button type="button" class="button filled" onClick={() => (hand.value = deal())}>
          {w.again}
        </button>
      </div>
    </Modal>
  );
}
