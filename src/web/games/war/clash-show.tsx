import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { DECK, opponentOf, type War, zone } from '../../../games/war/state.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { seasoned } from '../../shell/settings.ts';
import { Selection } from '../../table/selection.ts';
import { ShowPace } from '../../table/show-pace.tsx';
import { useShowTime } from '../../table/show-time.ts';
import { cardsTold } from '../../../games/war/text/index.ts';
import { CLASH_WORDS } from './clash-words.ts';
import { clashesShown } from './clashes.ts';
import { type Fight, type Fighter, sumOf } from './fought.ts';
import { briefOf } from './named.ts';
import { Stage } from './stage.tsx';
import type { View } from './unit.tsx';
import '../parts/fight-outcome.css';
import './clash-show.css';

/** So long a clash stays; with more to read it stays longer, and so it does for whoever sees it for the first time. */
const [PLAIN, LETTER, NEWCOMER] = [1900, 22, 1.5];

interface ClashProps {
  readonly view: View;
  readonly done: () => void;
  /** The wave as it was fought. */
  readonly scene: War;
  readonly fights: readonly Fight[];
}
/** The clashes of a wave one after the other, on the table as it was: both strengths meet, and who falls is stamped. */
export function ClashShow({ view, done, scene, fights }: ClashProps) {
  const w = CLASH_WORDS[view.language];
  const shown = useMemo(
    (): View => ({ ...view, s: scene, decision: undefined, selection: new Selection() }),
    [view.language, view.narrow],
  );
  const told = useMemo(() => numbered(shown, fights), [shown]);
  const [at, go] = useState(0);
  const next = (): void => (at + 1 < told.length ? go(at + 1) : done());
  const now = told[at]!;
  const says = saidOf(shown, now.fight);
  const { paused, pause, left, press } = useShowTime(at, timeOf(says), next);
  const root = useRef<HTMLElement>(null);
  const places = usePlaces(root, shown, told);
  // Drawn once: nothing on it changes but what is laid over it, and who has fallen.
  const stage = useMemo(() => <Stage view={shown} />, [shown]);
  useLayoutEffect(() => {
    for (const { fight } of told.slice(0, at + 1))
      for (const { card, destroyed } of everybodyIn(fight))
        if (destroyed) root.current?.querySelector(`.clash-table [data-card="${card}"]`)?.classList.add('fallen');
  }, [at, stage]);
  return (
    <section ref={root} class="clash-show" role="group" aria-label={w.title(now.number)} data-clash={at + 1}>
      <div class="clash-table" style={places.table} aria-hidden="true" {...press}>
        <div class="clash-lines" inert>
          {stage}
        </div>
        {told.slice(0, at + 1).map(({ fight }, i) => (
          <Stamps key={fight.name} view={shown} fight={fight} places={places} fresh={i === at} />
        ))}
        <Meeting key={at} view={shown} fight={now.fight} places={places} />
      </div>
      {places.rail !== undefined && <Waves view={shown} told={told} at={at} place={places.rail} />}
      <div class="clash-told" style={places.prompt} {...press}>
        <p class={`fight-outcome clash-outcome ${goodFor(shown, now.fight) ? 'good' : 'bad'}`}>
          <Icon name="crossed-swords" />
          <span>
            <b>{now.fight.deck > 0 ? w.deckTitle : w.title(now.number)}.</b> {says}
          </span>
          {left !== undefined && <i style={{ animationDuration: `${left}ms` }} />}
        </p>
      </div>
      <div class="clash-controls" style={places.controls}>
        <ShowPace language={view.language} paused={paused} pause={pause} done={done} />
        <button type="button" class="button filled" data-show-next="" onClick={next}>
          {w.next}
        </button>
      </div>
    </section>
  );
}

const everybodyIn = ({ attackers, defenders }: Fight): readonly Fighter[] => [...attackers, ...defenders];

interface Told {
  readonly number: number;
  readonly fight: Fight;
}
/** By the numbers that they have on the table. */
function numbered(view: View, fights: readonly Fight[]): readonly Told[] {
  const { shown } = clashesShown(view);
  return fights
    .map((fight, i) => ({ fight, number: shown.find(({ name }) => name === fight.name)?.number ?? i + 1 }))
    .toSorted((a, b) => a.number - b.number);
}
const timeOf = (says: string): number => (PLAIN + says.length * LETTER) * (seasoned.value === 0 ? NEWCOMER : 1);
/** Every unit that was in it: what hit it, what it stood with, and what became of it. */
function saidOf(view: View, { attackers, defenders, deck, seat }: Fight): string {
  const w = CLASH_WORDS[view.language];
  const of = ({ card, dealt, defence, destroyed, by }: Fighter): string => {
    const name = briefOf(view, card);
    if (dealt === 0) return w.unhurt(name);
    const met = defence === undefined ? w.hit(name, dealt) : w.met(name, dealt, defence);
    const told = `${met}, ${destroyed ? w.destroyed : w.damaged}`;
    return by === undefined ? told : w.by(briefOf(view, by), told);
  };
  const units = [...defenders, ...attackers].toSorted((a, b) => Number(b.dealt > 0) - Number(a.dealt > 0)).map(of);
  return [...(deck > 0 ? [w.deck(view.seat !== seat, cardsTold(view.language, deck))] : units)].join(' · ');
}
const isMine = (view: View, card: CardId): boolean => view.s.table.ownerOf(card) === view.seat;
/** More of the other side fell than of the viewer's, or nobody's and the viewer was attacked. */
function goodFor(view: View, { attackers, defenders, deck, seat }: Fight): boolean {
  if (deck > 0) return seat === view.seat;
  const fell = (side: readonly Fighter[]): number => side.filter(({ destroyed }) => destroyed).length;
  const [mine, theirs] = seat === view.seat ? [attackers, defenders] : [defenders, attackers];
  return fell(theirs) > fell(mine) || (fell(theirs) === fell(mine) && seat !== view.seat);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}
type Style = Readonly<Record<string, string>>;
interface Places {
  readonly table: Style;
  readonly prompt: Style;
  readonly controls: Style;
  readonly rail: Style | undefined;
  /** The middle of every unit and of the deck that is struck, on the table. */
  readonly spots: ReadonlyMap<CardId, Spot>;
}
const NOWHERE: Places = { table: {}, prompt: {}, controls: {}, rail: undefined, spots: new Map() };
/** Exactly over what it shows again: the table, the question, and what stands beside them. */
function usePlaces(root: { readonly current: HTMLElement | null }, view: View, told: readonly Told[]): Places {
  const [places, place] = useState(NOWHERE);
  useLayoutEffect(() => {
    const show = root.current;
    const table = show?.closest('.table');
    if (show === null || table === null || table === undefined) return undefined;
    const measure = (): void => {
      const from = table.getBoundingClientRect();
      const over = (selector: string): Style | undefined => {
        const one = table.querySelector<HTMLElement>(`:scope > ${selector}`);
        if (one === null) return undefined;
        const { left, top, width, height } = one.getBoundingClientRect();
        const zoom = one.currentCSSZoom ?? 1;
        const px = (n: number): string => `${n / zoom}px`;
        return {
          left: px(left - from.left),
          top: px(top - from.top),
          width: px(width),
          height: px(height),
          zoom: String(zoom),
        };
      };
      const prompt = over('.prompt') ?? {};
      place({
        table: over('.stage') ?? {},
        prompt,
        controls: (view.narrow ? over('.commands') : undefined) ?? prompt,
        rail: view.narrow ? undefined : over('.rail'),
        spots: spotsIn(show.querySelector<HTMLElement>('.clash-table')!, view, told),
      });
    };
    measure();
    // The copy is as large as the table only now.
    const frame = requestAnimationFrame(measure);
    const watch = new ResizeObserver(measure);
    watch.observe(table);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [view]);
  return places;
}
function spotsIn(table: HTMLElement, view: View, told: readonly Told[]): ReadonlyMap<CardId, Spot> {
  const from = table.getBoundingClientRect();
  const zoom = table.currentCSSZoom ?? 1;
  const spots = new Map<CardId, Spot>();
  const note = (card: CardId, selector: string): void => {
    const rect = table.querySelector(selector)?.getBoundingClientRect();
    if (rect === undefined) return;
    const [x, y] = [rect.left + rect.width / 2 - from.left, rect.top + rect.height / 2 - from.top];
    spots.set(card, { x: x / zoom, y: y / zoom });
  };
  for (const { fight } of told) {
    for (const { card } of everybodyIn(fight)) note(card, `[data-card="${card}"]`);
    if (fight.name === DECK) note(DECK, `[data-zone-at="${zone.deck(opponentOf(view.s.active.value))}"]`);
  }
  return spots;
}

interface LaidProps {
  readonly view: View;
  readonly fight: Fight;
  readonly places: Places;
}
/** On every unit of the clash, what became of it. */
function Stamps({ view, fight, places, fresh }: LaidProps & { fresh: boolean }) {
  const w = CLASH_WORDS[view.language];
  return (
    <>
      {everybodyIn(fight).map(({ card, destroyed, dealt }) => {
        const spot = places.spots.get(card);
        // To be hit is bad for whose it is; to stand is good.
        const good = (destroyed || dealt > 0) !== isMine(view, card);
        return (
          spot !== undefined && (
            <em
              key={card}
              class={`table-stamp clash-stamp ${good ? 'good' : 'bad'} ${fresh ? 'fresh' : ''}`}
              style={{ left: `${spot.x}px`, top: `${spot.y}px` }}
            >
              {destroyed ? w.destroyed : dealt > 0 ? w.damaged : w.holds}
            </em>
          )
        );
      })}
    </>
  );
}
/** So far from the edge of the table and from the deck stands what the deck loses. */
const [EDGE, BELOW] = [84, 48];
/** Where both sides meet: what each of them struck with. */
function Meeting({ view, fight, places }: LaidProps) {
  const w = CLASH_WORDS[view.language];
  const { attackers, defenders, deck, seat } = fight;
  const spots = (side: readonly Fighter[]): readonly Spot[] => side.flatMap(({ card }) => places.spots.get(card) ?? []);
  const middle = (all: readonly Spot[]): Spot => ({
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  });
  const goal = deck > 0 ? places.spots.get(DECK) : undefined;
  const [ours, theirs] = [spots(attackers), goal === undefined ? spots(defenders) : [goal]];
  if (ours.length === 0 || theirs.length === 0) return null;
  const [from, to] = [middle(ours), middle(theirs)];
  const mine = seat === view.seat;
  const at = { left: `${(from.x + to.x) / 2}px`, top: `${(from.y + to.y) / 2}px` };
  // Beside the deck, which stands at the edge of the table.
  const beside = { left: `${Math.max(to.x, EDGE)}px`, top: `${to.y + Math.sign(from.y - to.y) * BELOW}px` };
  if (goal !== undefined)
    return (
      <span class={`clash-meeting ${mine ? 'good' : 'bad'}`} style={beside}>
        <b>−{deck}</b> <small>{w.deckWord}</small>
      </span>
    );
  return (
    <span class="clash-meeting" style={at}>
      <b class={mine ? 'good' : 'bad'}>{sumOf(defenders)}</b> <small>{w.against}</small>{' '}
      <b class={mine ? 'bad' : 'good'}>{sumOf(attackers)}</b>
    </span>
  );
}
interface WavesProps {
  readonly view: View;
  readonly told: readonly Told[];
  readonly at: number;
  readonly place: Style;
}
/** Beside the table: all clashes of the wave, with what became of those that were seen. */
function Waves({ view, told, at, place }: WavesProps) {
  const w = CLASH_WORDS[view.language];
  const names = (side: readonly Fighter[]): string => side.map(({ card }) => briefOf(view, card)).join(' + ');
  return (
    <aside class="clash-list" style={place}>
      <h2 class="heading">{w.wave(view.s.wave.value)}</h2>
      <ol>
        {told.map(({ number, fight }, i) => (
          <li key={fight.name} class={i === at ? 'now' : i < at ? '' : 'later'}>
            <b>{number}</b>
            <span>
              {names(fight.attackers)} <Icon name="crossed-swords" />{' '}
              {fight.deck > 0 ? w.deckWord : names(fight.defenders)}
              {i <= at && <small>{saidOf(view, fight)}</small>}
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
