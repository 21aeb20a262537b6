import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { base } from '../../../../games/war/cards/set.ts';
import { decodeDeck } from '../../../../games/war/decks/code.ts';
import type { Deck } from '../../../../games/war/decks/deck.ts';
import { findings } from '../../../../games/war/decks/legality.ts';
import { BY_LOT } from '../../../../games/war/decks/lot.ts';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { type Side, SIDES } from '../../../../games/war/cards/vocabulary.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { sayFinding } from '../../../../games/war/text/deck-findings.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { href } from '../../../shell/router.ts';
import { language } from '../../../shell/settings.ts';
import type { Setting as SettingPart, WrittenSetting } from '../../parts/parts.ts';
import { WORDS as BROUGHT } from './bringing-words.ts';
import { keptDecks } from './kept.ts';
import { Cover, SideMark } from './cover.tsx';
import { FARED } from './fared.ts';
import { MEASURES, measuresOf, MOST_STEPS } from './measure.ts';
import { WORDS } from './setting-words.ts';
import { WORDS as DECKS } from './words.ts';
import './setting.css';

interface Box {
  readonly value: string;
  readonly name: string;
  readonly plan: string;
  readonly deck: Deck;
  /** Built by the player, or named by the address. */
  readonly own: boolean;
}
/** The ready decks, those of the player, and one that only the address or an earlier table named. */
function boxesFor(settings: readonly WrittenSetting[]): readonly Box[] {
  const { own } = DECKS[language.value];
  const ready = READY_DECKS.map((deck): Box => ({
    value: deck.id,
    name: deck.title[language.value],
    plan: deck.plan[language.value],
    deck,
    own: false,
  }));
  const kept = keptDecks.value.flatMap(({ name, code }) => boxOf(code, name, own));
  const known = new Set([...ready, ...kept].map(({ value }) => value).concat(BY_LOT));
  const named = new Set(settings.map(({ value }) => value).filter((value) => !known.has(value)));
  return [...ready, ...kept, ...[...named].flatMap((code) => boxOf(code, own, ''))];
}
function boxOf(code: string, name: string, plan: string): readonly Box[] {
  const deck = decodeDeck(base, code);
  return deck === undefined ? [] : [{ value: code, name, plan, deck, own: true }];
}

/** Chooses the decks before the deal: boxes with a side's colour, three cards and a plan. */
export const Setting: SettingPart = ({ settings, set }) => {
  const at = useSignal(0);
  const setting = settings[at.value] ?? settings[0]!;
  const shelf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const taken = shelf.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (taken) shelf.current!.scrollLeft = taken.offsetLeft - shelf.current!.offsetLeft - 14;
  }, [setting.name]);
  const lot = BROUGHT[language.value];
  const choose = (value: string) => () => set(setting.name, value);
  const shown = useSignal<Shown>('all');
  const boxes = boxesFor(settings);
  return (
    <>
      <div class="pick-top">
        <Whose settings={settings} at={settings.indexOf(setting)} turn={(i) => (at.value = i)} />
        <Filter boxes={boxes} shown={shown} />
      </div>
      <Odds settings={settings} boxes={boxes} />
      <div class="pick-shelf" ref={shelf}>
        {boxes
          .filter((box) => isShown(box, shown.value))
          .map((box) => (
            <DeckBox key={box.value} box={box} settings={settings} setting={setting} choose={choose(box.value)} />
          ))}
        <button
          type="button"
          class="pick-box plain"
          data-deck={BY_LOT}
          aria-pressed={setting.value === BY_LOT}
          onClick={choose(BY_LOT)}
        >
          <Icon name="perspective-dice-six-faces-random" />
          <b class="pick-name">{lot.byLot}</b>
          <span>{lot.byLotHow}</span>
          <Taken settings={settings} value={BY_LOT} />
        </button>
        <BuildOwn />
      </div>
    </>
  );
};
type Shown = 'all' | 'mine' | Side;
const isShown = ({ own, deck }: Box, shown: Shown): boolean =>
  shown === 'all' || (shown === 'mine' ? own : deck.side === shown);
/** All decks, the player's own, or those of one side. */
function Filter({ boxes, shown }: { boxes: readonly Box[]; shown: Signal<Shown> }) {
  const w = WORDS[language.value];
  const kinds: readonly Shown[] = ['all', 'mine', ...SIDES];
  return (
    <div class="chips pick-filter" role="group" aria-label={w.show}>
      {kinds
        .filter((kind) => boxes.some((box) => isShown(box, kind)))
        .map((kind) => (
          <button
            key={kind}
            type="button"
            class="chip"
            aria-pressed={shown.value === kind}
            onClick={() => (shown.value = kind)}
          >
            {kind === 'all' || kind === 'mine' ? (
              `${w[kind]} ${boxes.filter((box) => isShown(box, kind)).length}`
            ) : (
              <>
                <SideMark side={kind} /> {labelsIn(language.value).sides[kind]}
              </>
            )}
          </button>
        ))}
    </div>
  );
}
/** Beside the ready decks: what it does best, and what it can least. */
function Worth({ deck }: { deck: Deck }) {
  const w = WORDS[language.value];
  const measures = measuresOf(deck);
  const inOrder = MEASURES.toSorted((a, b) => measures[b] - measures[a]);
  return (
    <span class="pick-worth">
      <span class="good">
        <Icon name="r-plus" /> {w.best[inOrder[0]!]}
      </span>
      <span class="bad">
        <Icon name="r-x" /> {w.least[inOrder.at(-1)!]}
      </span>
    </span>
  );
}
const deckNumber = (value: unknown): number => (FARED.decks as readonly unknown[]).indexOf(value);
/** How often a ready deck wins against all the others. */
function Fared({ value }: { value: string }) {
  const row = FARED.shares[deckNumber(value)];
  if (row === undefined) return null;
  const others = row.length - 1;
  const share = Math.round((row.reduce<number>((sum, one) => sum + one, 0) - 50) / others);
  return <span class="pick-fared">{WORDS[language.value].fared(share, others * FARED.games)}</span>;
}
/** What the two decks that are chosen make of each other; of decks that nobody has measured, nothing. */
function Odds({ settings, boxes }: { settings: readonly WrittenSetting[]; boxes: readonly Box[] }) {
  const w = WORDS[language.value];
  const [first, second] = settings.map(({ value }) => value);
  const share = FARED.shares[deckNumber(first)]?.[deckNumber(second)];
  if (share === undefined || first === second) return null;
  const nameOf = (value: unknown): string => boxes.find((box) => box.value === value)?.name ?? '';
  return (
    <div class="pick-odds">
      <span class="pick-scale" role="img" aria-label={w.odds(nameOf(first), share, nameOf(second), 100 - share)}>
        <i style={{ width: `${share}%` }}>{share} %</i>
        <i>{100 - share} %</i>
      </span>
      <small>{w.oddsOf(FARED.games)}</small>
    </div>
  );
}
function BuildOwn() {
  const w = WORDS[language.value];
  return (
    <a class="pick-box plain" href={href(['decks', 'war'])}>
      <Icon name="r-plus" />
      <b class="pick-name">{w.build}</b>
      <span>{w.buildHow}</span>
    </a>
  );
}
/** The seat whose deck is being chosen. */
function Whose({ settings, at, turn }: { settings: readonly WrittenSetting[]; at: number; turn: (i: number) => void }) {
  return (
    <div class="pick-whose" role="group" aria-label={WORDS[language.value].whose}>
      {settings.map(({ name, label }, i) => (
        <button key={name} type="button" aria-pressed={i === at} data-setting={name} onClick={() => turn(i)}>
          <i class={`pick-seat of-${i}`}>{i + 1}</i>
          {label}
        </button>
      ))}
    </div>
  );
}
/** The seats that have taken a deck. */
function Taken({ settings, value }: { settings: readonly WrittenSetting[]; value: string }) {
  const w = WORDS[language.value];
  return (
    <span class="pick-taken">
      {settings.map((one, i) =>
        one.value === value ? (
          <i key={one.name} class={`pick-seat of-${i}`}>
            <span aria-hidden="true">{i + 1}</span>
            <span class="hidden-words">{w.takenBy(one.label)}</span>
          </i>
        ) : null,
      )}
    </span>
  );
}
interface DeckBoxProps {
  readonly box: Box;
  readonly settings: readonly WrittenSetting[];
  readonly setting: WrittenSetting;
  readonly choose: () => void;
}
function DeckBox({ box, settings, setting, choose }: DeckBoxProps) {
  const { value, name, plan, deck } = box;
  const [problem] = findings(base, deck);
  const by = settings.flatMap((one, i) => (one.value === value ? [`by-${i}`] : [])).join(' ');
  const inside = (
    <>
      <span class="pick-cover" aria-hidden="true">
        <Cover deck={deck} />
      </span>
      <span class="pick-words">
        <b class="pick-name">
          <SideMark side={deck.side} /> {name}
        </b>
        {problem === undefined ? (
          <>
            <span class="pick-plan">{plan}</span>
            <Bars deck={deck} />
            <Worth deck={deck} />
            <Fared value={value} />
          </>
        ) : (
          <span class="pick-plan">
            {sayFinding(base, problem, language.value)} <u>{BROUGHT[language.value].mend}</u>
          </span>
        )}
      </span>
      <Taken settings={settings} value={value} />
    </>
  );
  if (problem !== undefined)
    return (
      <a class={`pick-box side-${deck.side} unfit`} href={href(['decks', 'war'], { code: value })}>
        {inside}
      </a>
    );
  return (
    <button
      type="button"
      class={`pick-box side-${deck.side} ${by}`}
      data-deck={value}
      aria-pressed={setting.value === value}
      onClick={choose}
    >
      {inside}
    </button>
  );
}
function Bars({ deck }: { deck: Deck }) {
  const w = WORDS[language.value];
  const measures = measuresOf(deck);
  return (
    <span class="pick-bars">
      {MEASURES.map((measure) => (
        <span key={measure}>
          <span aria-hidden="true">{w.measures[measure]}</span>
          <span class="hidden-words">{w.of(w.measures[measure], measures[measure], MOST_STEPS)}. </span>
          <span class="pick-steps" aria-hidden="true">
            {Array.from({ length: MOST_STEPS }, (_, i) => (
              <i key={i} class={i < measures[measure] ? 'on' : ''} />
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}
