import type { DefId } from '../../../kernel/ids.ts';
import { CopyButton } from '../../shell/parts/copy.tsx';
import { useFetched } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { Layout } from '../../table/layout.ts';
import { RuleText } from '../../table/rule-text.tsx';
import { edition } from '../../shell/edition.ts';
import { bookOf, saidIn } from '../rulebook/book.ts';
import { keywordsOf, rulingsOf, type ShownCard, usesOf } from './cards.ts';
import type { Loaded } from './page.tsx';
import { GALLERY } from './words.ts';

interface LargeProps extends Loaded {
  readonly game: string;
  readonly card: ShownCard;
  /** Of those that are shown. */
  readonly place: readonly [number, number];
  readonly turn: (by: 1 | -1) => void;
  readonly close: () => void;
}
/** A card as large as it gets, with all that is known of it. */
export function Large(props: LargeProps) {
  const { game, card, layout, sorts, place, turn, close } = props;
  const w = GALLERY[language.value];
  const { Face } = layout;
  return (
    <>
      <div class="large-head">
        <h2 tabIndex={-1} data-large-name="">
          {card.name}
        </h2>
        <p class="mute">
          {card.kind} · {w.at(place[0] + 1, place[1])}
        </p>
        {sorts.Rarity !== undefined && (
          <p class="mute large-imprint">
            <sorts.Rarity def={card.def} /> {sorts.imprint?.(card.def)}
            {card.owned !== undefined && ` · ${w.copies(card.owned)}`}
          </p>
        )}
        <button type="button" class="icon-button" aria-label={words().table.close} onClick={close}>
          <Icon name="r-x" />
        </button>
      </div>
      <div class="large-body">
        <div class="large-card">
          <div class="slot" style={{ '--w': '210px' }}>
            <Face def={card.def} detail="full" />
          </div>
          <Explained card={card} layout={layout} />
        </div>
        <Rulings key={card.def} {...props} />
        <Uses {...props} />
      </div>
      <footer class="large-go">
        {layout.buildsDecks === true && (
          <a class="button filled" href={href(['decks', game])}>
            <Icon name="r-plus" /> {w.toDeck}
          </a>
        )}
        <CopyButton
          class="large-link"
          icon="linked-rings"
          text={() => new URL(href(['cards', game, String(card.def)]), location.href).href}
        >
          {w.link}
        </CopyButton>
        <button
          type="button"
          class="icon-button large-previous"
          aria-label={w.previous}
          title={w.previous}
          onClick={() => turn(-1)}
        >
          <Icon name="r-left" />
        </button>
        <button type="button" class="icon-button large-next" aria-label={w.next} title={w.next} onClick={() => turn(1)}>
          <Icon name="r-left" />
        </button>
      </footer>
    </>
  );
}

/** What is printed, in words, and what the words and icons on it mean. */
function Explained({ card, layout }: { card: ShownCard; layout: Layout }) {
  const keywords = keywordsOf(card, layout.glossary?.(language.value) ?? []);
  return (
    <div class="large-words">
      {card.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <dl>
        {keywords.map(({ icon, name, text }) => (
          <div key={name}>
            <dt>
              <Icon name={icon} /> {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Rulings({ game, card, layout }: LargeProps) {
  const book = useFetched(() => bookOf(game, language.value), [game, language.value]).value;
  if (book === undefined) return null;
  const names = keywordsOf(card, layout.glossary?.(language.value) ?? []).map(({ name }) => name);
  const rules = rulingsOf(card, names, book);
  if (rules.length === 0) return null;
  return (
    <section class="large-rules">
      <h3 class="zone-label">{GALLERY[language.value].rulings}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id}>
            <a href={href(['rules', game, rule.id])}>{rule.id}</a> <RuleText text={saidIn(rule, edition.value)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Uses({ card, printable, prints }: LargeProps) {
  const uses = usesOf(card.def, printable, prints.length, language.value);
  if (uses.length === 0) return null;
  return (
    <section>
      <h3 class="zone-label">{GALLERY[language.value].used}</h3>
      <ul class="chips large-uses">
        {uses.map(({ set, name, copies }) => (
          <li key={set} class="chip">
            {name}
            {copies > 1 && ` ×${copies}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
export const defIn = (text: string | undefined, prints: readonly DefId[]): DefId | undefined =>
  prints.find((def) => String(def) === text);
