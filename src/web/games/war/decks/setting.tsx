import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { base } from '../../../../games/war/cards/set.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { decodeDeck } from '../../../../games/war/decks/code.ts';
import type { Deck } from '../../../../games/war/decks/deck.ts';
import { findings } from '../../../../games/war/decks/legality.ts';
import { BY_LOT } from '../../../../games/war/decks/lot.ts';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { sayFinding } from '../../../../games/war/text/deck-findings.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { href } from '../../../shell/router.ts';
import { language } from '../../../shell/settings.ts';
import { Scene } from '../../../table/scene.tsx';
import { FanCard } from '../../fan.tsx';
import type { Setting as SettingPart, WrittenSetting } from '../../shown.ts';
import { lookOfRow } from '../look.ts';
import { shortIn } from '../short.ts';
import { WORDS as BROUGHT } from './bringing-words.ts';
import { keptDecks } from './kept.ts';
import { facesOf, MEASURES, measuresOf, MOST_STEPS } from './measure.ts';
import { WORDS } from './setting-words.ts';
import { WORDS as DECKS } from './words.ts';
import '../faces.ts';
import './setting.css';

interface Box {
  readonly value: string;
  readonly name: string;
  readonly plan: string;
  readonly deck: Deck;
}
/** The ready decks, those of the player, and one that only the address or an earlier table named. */
function boxesFor(settings: readonly WrittenSetting[]): readonly Box[] {
  const { own } = DECKS[language.value];
  const ready = READY_DECKS.map((deck): Box => ({
    value: deck.id,
    name: deck.title[language.value],
    plan: deck.plan[language.value],
    deck,
  }));
  const kept = keptDecks.value.flatMap(({ name, code }) => boxOf(code, name, own));
  const known = new Set([...ready, ...kept].map(({ value }) => value).concat(BY_LOT));
  const named = new Set(settings.map(({ value }) => value).filter((value) => !known.has(value)));
  return [...ready, ...kept, ...[...named].flatMap((code) => boxOf(code, own, ''))];
}
function boxOf(code: string, name: string, plan: string): readonly Box[] {
  const deck = decodeDeck(base, code);
  return deck === undefined ? [] : [{ value: code, name, plan, deck }];
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
  return (
    <>
      <Whose settings={settings} at={settings.indexOf(setting)} turn={(i) => (at.value = i)} />
      <div class="pick-shelf" ref={shelf}>
        {boxesFor(settings).map((box) => (
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
        {facesOf(deck).map((row) => (
          <SmallCard key={row.id} row={row} />
        ))}
      </span>
      <span class="pick-words">
        <b class="pick-name">{name}</b>
        {problem === undefined ? (
          <>
            <span class="pick-plan">{plan}</span>
            <Bars deck={deck} />
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
function SmallCard({ row }: { row: CardRow }) {
  const { icon, class: kind, flies } = lookOfRow(row);
  const def = base.def(row.id);
  return (
    <FanCard kind={`war ${kind}`}>
      <div class="top">
        <div class="card-title">{shortIn(def, language.value)}</div>
      </div>
      <div class="art">
        <Scene icon={icon} flies={flies} />
      </div>
      <div class="card-foot">
        <span class="strengths">
          {base.attack[def]}
          <s>/</s>
          {base.defence[def]}
        </span>
      </div>
    </FanCard>
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
