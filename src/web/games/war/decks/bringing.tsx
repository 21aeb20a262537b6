import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { sidesOf } from '../../../../games/war/cards/columns.ts';
import { base } from '../../../../games/war/cards/set.ts';
import { formatOf } from '../../../../games/war/brings.ts';
import { encodeDeck } from '../../../../games/war/decks/code.ts';
import type { Deck } from '../../../../games/war/decks/deck.ts';
import { barred } from '../../../../games/war/decks/legality.ts';
import { BY_LOT } from '../../../../games/war/decks/lot.ts';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { readText, sayUnread, type Unread } from '../../../../games/war/text/deck-list.ts';
import { builtFrom, planOn, sidesWith } from '../../../../games/war/packs.ts';
import type { Opened } from '../../../../kernel/packs.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { Modal } from '../../../shell/parts/modal.tsx';
import { href } from '../../../shell/router.ts';
import { language } from '../../../shell/settings.ts';
import type { Bringing, ChooserProps } from '../../parts/bringing.ts';
import { Cover, SideMark } from './cover.tsx';
import { firstOf, listOf, nameOf, read, settingOf, termsOf, type Trouble, troubleOf, troubleWith } from './brought.ts';
import { keepOnce, openingIn } from '../packs/kept.ts';
import { WORDS as PACKS } from '../packs/words.ts';
import { WORDS } from './bringing-words.ts';
import { keptDecks } from './kept.ts';
import { Opener } from './opener.tsx';
import { TermsOfRoom } from './terms.tsx';
import '../packs/panel.css';
import './bringing.css';

/** What is about to be sealed; none: a deck by lot. */
type Chosen = Signal<Deck | undefined>;

function Shelf({ chosen, terms, opened }: { chosen: Chosen } & Pick<ChooserProps, 'terms' | 'opened'>) {
  const w = WORDS[language.value];
  const kept = keptDecks.value.flatMap(({ name, code }) => {
    const deck = read(code);
    return deck === undefined ? [] : [{ key: code, name, plan: undefined, deck }];
  });
  const ready = READY_DECKS.map((deck) => ({
    key: deck.id,
    name: deck.title[language.value],
    plan: deck.plan[language.value],
    deck: listOf(deck),
  }));
  const groups = [
    { title: w.mine, decks: kept },
    // From boosters nobody can have built a ready deck.
    { title: w.ready, decks: opened === undefined ? ready : [] },
  ];
  return (
    <div class="bring-shelf">
      {groups
        .filter(({ decks }) => decks.length > 0)
        .map(({ title, decks }) => (
          <section key={title}>
            <h3 class="heading">{title}</h3>
            <div class="bring-decks">
              {decks.map(({ key, name, plan, deck }) => (
                <button
                  key={key}
                  type="button"
                  class={`bring-deck side-${deck.side}`}
                  data-deck={key}
                  aria-pressed={chosen.value !== undefined && encodeDeck(base, chosen.value) === encodeDeck(base, deck)}
                  onClick={() => (chosen.value = deck)}
                >
                  <span class="bring-cover" aria-hidden="true">
                    <Cover deck={deck} />
                  </span>
                  <span class="bring-words">
                    <b>
                      <SideMark side={deck.side} /> {name}
                    </b>
                    {plan !== undefined && <small>{plan}</small>}
                  </span>
                  {troubleWith(deck, terms, undefined, opened) !== undefined && <Icon name="hazard-sign" />}
                </button>
              ))}
            </div>
          </section>
        ))}
    </div>
  );
}
/** The deck is built from boosters: by oneself, or as a bot would. */
function FromBoosters({
  chosen,
  terms,
  opened,
  match,
  room,
}: { chosen: Chosen; opened: Opened } & Pick<ChooserProps, 'terms' | 'match' | 'room'>) {
  const w = WORDS[language.value];
  const build = (): void => {
    const built = builtFrom(base, formatOf(base, terms), opened, sidesWith(base));
    chosen.value = listOf(built);
  };
  return (
    <div class="bring-boosters">
      <a
        class="button"
        data-build=""
        href={href(['decks', 'war'], { packs: match })}
        onClick={() => keepOnce(openingIn(match, room, opened))}
      >
        {w.own60}
      </a>
      <button type="button" class="button" data-built="" onClick={build}>
        {PACKS[language.value].buildNow}
      </button>
    </div>
  );
}
function Paste({ chosen }: { chosen: Chosen }) {
  const w = WORDS[language.value];
  const unread = useSignal<readonly Unread[]>([]);
  const list = useRef<HTMLDivElement>(null);
  // The panel is longer than a laptop's screen: what is wrong is seen without looking for it.
  useEffect(() => {
    if (unread.value.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [unread.value]);
  const take = (text: string): void => {
    const decoded = read(text.trim());
    unread.value = [];
    if (decoded !== undefined) chosen.value = listOf(decoded);
    else if (text.trim() !== '') unread.value = readText(base, text).unread;
  };
  return (
    <details class="bring-paste">
      <summary>{w.paste}</summary>
      <p class="mute">{w.pasteHow}</p>
      <div role="alert" ref={list}>
        <ul class="bring-unread">
          {unread.value.slice(0, 4).map((one) => (
            <li key={one.line}>{sayUnread(one, language.value)}</li>
          ))}
        </ul>
      </div>
      <textarea
        rows={5}
        aria-label={w.paste}
        data-paste=""
        onInput={({ currentTarget }) => take(currentTarget.value)}
      />
    </details>
  );
}
/** WAR-4.1: announced anew in every game. */
function Division({ chosen, terms }: { chosen: Chosen; terms: ChooserProps['terms'] }) {
  const w = WORDS[language.value];
  const deck = chosen.value;
  if (deck === undefined) return null;
  const format = formatOf(base, terms);
  const rows = base.rows.filter(
    (row) => row.division && sidesOf(row).includes(deck.side) && barred(row, format).length === 0,
  );
  const divide = (division: string): void => {
    const { division: _, ...rest } = deck;
    chosen.value = division === '' ? rest : { ...rest, division };
  };
  return (
    <label class="field">
      <span>{w.division}</span>
      <select
        data-division=""
        value={deck.division ?? ''}
        onChange={({ currentTarget }) => divide(currentTarget.value)}
      >
        <option value="">{w.noDivision}</option>
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.name[language.value]}
          </option>
        ))}
      </select>
    </label>
  );
}
/** Cards change places with those of the sideboard, one by one. */
function Swap({ chosen }: { chosen: Chosen }) {
  const w = WORDS[language.value];
  const deck = chosen.value;
  if (deck?.sideboard === undefined) return null;
  const move = (id: string, into: 'cards' | 'sideboard'): void => {
    const by = into === 'cards' ? 1 : -1;
    chosen.value = {
      ...deck,
      cards: { ...deck.cards, [id]: (deck.cards[id] ?? 0) + by },
      sideboard: { ...deck.sideboard, [id]: (deck.sideboard?.[id] ?? 0) - by },
    };
  };
  const list = (from: 'cards' | 'sideboard') =>
    Object.entries(deck[from] ?? {}).flatMap(([id, copies]) => {
      if (copies === 0) return [];
      const name = base.row(base.def(id)).name[language.value];
      const into = from === 'cards' ? 'sideboard' : 'cards';
      return [
        <button
          key={id}
          type="button"
          class="chip"
          aria-label={into === 'cards' ? w.toDeck(name) : w.toSideboard(name)}
          onClick={() => move(id, into)}
        >
          {copies} × {name}
        </button>,
      ];
    });
  return (
    <details class="bring-swap">
      <summary>{w.swap}</summary>
      <div class="chips">{list('sideboard')}</div>
      <hr />
      <div class="chips">{list('cards')}</div>
    </details>
  );
}
function Refused({ trouble, deck }: { trouble: Trouble | undefined; deck: Deck | undefined }) {
  if (trouble === undefined) return null;
  return (
    <p class="bring-refused" role="alert">
      <Icon name="hazard-sign" />
      <span>
        {trouble.text} {trouble.remedy}{' '}
        {trouble.rule !== '' && <a href={href(['rules', 'war', trouble.rule])}>{trouble.rule}</a>}
      </span>
      {deck !== undefined && (
        <a class="button compact" href={href(['decks', 'war'], { code: encodeDeck(base, deck) })}>
          {WORDS[language.value].mend}
        </a>
      )}
    </p>
  );
}
/** A deck is chosen, its division announced, and both sealed; what does not fit says why and cannot be sealed. */
function Chooser({ seat, terms, brought, fixed, opened, match, room, bring, close }: ChooserProps) {
  const w = WORDS[language.value];
  const had = brought && read(brought[settingOf(seat)]);
  const chosen = useSignal<Deck | undefined>(had === undefined ? undefined : listOf(had));
  const lot = useSignal(brought?.[settingOf(seat)] === BY_LOT);
  const said = useSignal<Trouble | undefined>(undefined);
  const deck = lot.value ? undefined : chosen.value;
  const trouble = deck && troubleWith(deck, terms, fixed ? had : undefined, opened);
  const seal = async (): Promise<void> => {
    const answer = await bring({ [settingOf(seat)]: deck === undefined ? BY_LOT : encodeDeck(base, deck) });
    said.value = answer.re === 'no' ? troubleOf(answer.rule, answer.values) : undefined;
    if (answer.re === 'ok') close();
  };
  return (
    <Modal class="war-panel bring-panel" label={w.choose} close={close}>
      <h2>{w.choose}</h2>
      {!fixed && (
        <div onClickCapture={() => (lot.value = false)} onInputCapture={() => (lot.value = false)}>
          {opened !== undefined && (
            <FromBoosters chosen={chosen} terms={terms} opened={opened} match={match} room={room} />
          )}
          <Shelf chosen={chosen} terms={terms} opened={opened} />
          <Paste chosen={chosen} />
        </div>
      )}
      {!fixed && opened === undefined && (
        <button
          type="button"
          class="bring-deck"
          data-deck={BY_LOT}
          aria-pressed={lot.value}
          onClick={() => (lot.value = true)}
        >
          <b>{w.byLot}</b>
          <small>{w.byLotHow}</small>
        </button>
      )}
      {!lot.value && <Division chosen={chosen} terms={terms} />}
      {!lot.value && <Swap chosen={chosen} />}
      <Refused trouble={said.value ?? trouble} deck={deck} />
      <div class="bring-go">
        <button type="button" class="button" onClick={close}>
          {w.close}
        </button>
        <button
          type="button"
          class="button filled"
          data-seal=""
          disabled={(deck === undefined && !lot.value) || trouble !== undefined}
          onClick={() => void seal()}
        >
          {w.seal}
        </button>
      </div>
    </Modal>
  );
}
const opening: Bringing['opening'] = (terms) => {
  const w = WORDS[language.value];
  return planOn(terms)?.places === undefined ? w.openNow : w.toDraft;
};
export const bringing: Bringing = { nameOf, termsOf, firstOf, opening, Chooser, Opener, Terms: TermsOfRoom };
