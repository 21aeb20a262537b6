import type { ComponentChildren } from 'preact';
import { chaining, EFFECT, firstEffect, secondEffect, threshold } from '../../../games/afu/cards/columns.ts';
import { attackAt, COLUMNS, enemySupportAt, solo, zone } from '../../../games/afu/state.ts';
import { fact } from '../../../games/afu/verbs.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { Icon, IconIn } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { byFinger, seasoned } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { LogLine } from '../../table/story.ts';
import { Back, Face } from './card.tsx';
import { stakesOf } from './event-stakes.ts';
import { nameIn, sideOf } from './look.ts';
import { MOMENT_WORDS, type WarFigures } from './moment-words.ts';
import { roundEvents } from './round-events.ts';
import { useShowTime } from '../../table/show-time.ts';
import type { View } from './things.tsx';
import { WORDS } from './words.ts';

const EVENT = 4000;
const BEGINNING = 8000;

interface ShowProps {
  readonly view: View;
  readonly done: () => void;
}
interface PanelProps extends ShowProps {
  readonly ms: number;
  readonly over: string;
  readonly title: string;
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
  readonly go: string;
  readonly wide?: boolean;
}
/** The table goes dark, and one thing is told large. */
function Panel({ view, done, ms, over, title, picture, children, go, wide = false }: PanelProps) {
  const w = MOMENT_WORDS[view.language];
  // Whoever has not played yet has more to read.
  const time = seasoned.value === 0 ? 2 * ms : ms;
  const { left, press } = useShowTime(0, time, done);
  return (
    <section class={`show event-show ${wide ? 'wide' : ''}`} role="group" aria-label={title} {...press}>
      {left !== undefined && <i class="show-left" style={{ animationDuration: `${left}ms` }} />}
      {wide && <Panorama />}
      {picture}
      <div class="event-words">
        <p class="event-over">{over}</p>
        <h2>{title}</h2>
        {children}
      </div>
      <div class="show-controls">
        <small>{left === undefined ? '' : byFinger() ? w.press : w.leavesIn(time / 1000)}</small>
        <button type="button" class="button filled" data-show-next="" onClick={done}>
          {go}
        </button>
      </div>
    </section>
  );
}

/** What came of an event: the lines after its own, up to the next event or round. */
function cameOf(view: View, def: DefId): readonly LogLine[] {
  const isIt = ({ fact: { kind, a } }: LogLine): boolean => kind === fact.eventRevealed && a === def;
  const lines = view.model.entries.findLast((entry) => entry.lines[view.language].some(isIt))?.lines[view.language];
  const rest = lines?.slice(lines.findIndex(isIt) + 1) ?? [];
  const to = rest.findIndex(({ fact: { kind } }) => kind === fact.eventRevealed || kind === fact.roundBegan);
  return rest.slice(0, to < 0 ? undefined : to);
}
/** The cards before it that drew it after them, and whether it draws another. */
function Chain({ view, def, before }: { view: View; def: DefId; before: readonly DefId[] }) {
  const w = MOMENT_WORDS[view.language];
  return (
    <div class="event-chain">
      {before.map((one) => (
        <div key={one} class="event-earlier">
          <div class="event-small">
            <Face def={one} detail={view.narrow ? 'mini' : 'token'} view={view} />
          </div>
          <small>{view.narrow ? nameIn(one, view.language) : w.done}</small>
          <Icon name="linked-rings" />
        </div>
      ))}
      <div class="event-card">
        <Face def={def} detail="full" view={view} />
      </div>
      {chaining[def] === 1 && (
        <div class="event-earlier next">
          <Icon name="linked-rings" />
          <div class="event-small">
            <Back zone="eventDeck" detail="mini" />
          </div>
          <small>{w.oneMore}</small>
        </div>
      )}
    </div>
  );
}
/** What the game comes to after an event: what may be bought at once is bought before the next one. */
function nextOf({ s, seat }: View, def: DefId): 'toRecruitment' | 'toNextEvent' | 'toAuction' | 'toPreparation' {
  if ([firstEffect[def], secondEffect[def]].includes(EFFECT.buy) && s.budget.get(seat) > 0) return 'toRecruitment';
  if (chaining[def] === 1) return 'toNextEvent';
  return threshold[def]! > 0 ? 'toAuction' : 'toPreparation';
}
/** What it is, what it does, and what came of it in this game. */
export function EventShow({ view, done, def, again = false }: ShowProps & { def: DefId; again?: boolean }) {
  const w = MOMENT_WORDS[view.language];
  const { lines, kind } = view.text.card(def);
  const all = roundEvents(view);
  const at = all.lastIndexOf(def);
  const objective = threshold[def]! > 0;
  // An objective ends the series that led to it.
  const before = objective ? all : all.slice(0, Math.max(0, at));
  const nth = before.length === 0 && chaining[def] !== 1 ? kind : w.eventOf(before.length + 1);
  return (
    <Panel
      view={view}
      done={done}
      ms={EVENT}
      over={`${nth} · ${WORDS[view.language].round(view.s.round.value)}`}
      title={nameIn(def, view.language)}
      picture={<Chain view={view} def={def} before={before} />}
      go={again ? w.toTable : w[nextOf(view, def)]}
    >
      {(objective ? [lines.join(' · ')] : lines).map((line) => (
        <p key={line} class="event-says">
          {line}
        </p>
      ))}
      {objective && <p class="event-says">{solo(view.s) ? w.auctionAlone : w.auctionNext}</p>}
      {objective && view.s.lastRound.value === 1 && <p class="event-says">{w.lastRound}</p>}
      <ul class="event-came">
        {stakesOf(view, def).map(({ seat, text, figure, tone }, i) => (
          <li key={`${seat} ${text}`} class={tone} style={{ animationDelay: `${i * 80}ms` }}>
            <i class={`disc side-${sideOf(view.s, seat)}`} />
            <span>
              <b>{seat === view.viewer ? words().table.me : view.text.seats[seat]}</b>
              <small>{text}</small>
            </span>
            <b class="event-figure">{figure}</b>
          </li>
        ))}
        {cameOf(view, def).map(({ text, fact: told }, i) => {
          const telling = view.layout.tells?.(view.s, told, view.viewer);
          return (
            <li key={i} class={telling?.tone ?? 'even'} style={{ animationDelay: `${i * 80}ms` }}>
              <Icon name={telling?.icon ?? 'r-dot'} />
              {text}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** A city behind hills at dusk, and tanks before it. */
const Panorama = () => (
  <svg class="city-view" viewBox="0 0 1366 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx="1010" cy="120" r="110" fill="#ffd9a8" opacity=".16" />
    <circle cx="1010" cy="120" r="64" fill="#ffd9a8" opacity=".3" />
    <g style={{ color: '#1d1512' }}>
      <IconIn name="modern-city" x={520} y={20} size={150} />
      <IconIn name="modern-city" x={690} y={44} size={120} />
      <IconIn name="family-house" x={840} y={84} size={84} />
      <IconIn name="modern-city" x={1180} y={30} size={140} />
    </g>
    <path d="M0 150Q200 90 420 150T840 150T1366 110V260H0Z" fill="#2a1a12" />
    <g style={{ color: '#0d0b0a' }}>
      <IconIn name="battle-tank" x={120} y={104} size={64} />
      <IconIn name="battle-tank" x={220} y={112} size={64} />
      <IconIn name="battle-tank" x={330} y={126} size={64} />
    </g>
    <path d="M0 200Q300 150 640 196T1366 180V260H0Z" fill="#0d0b0a" />
  </svg>
);
/** What the war begins with. What was revealed or dealt since is counted where it came from. */
function figuresOf({ s, model }: View, seat: Seat): WarFigures {
  const { table } = s;
  const revealed = model.entries.at(-1)?.facts.filter(({ kind }) => kind === fact.eventRevealed).length ?? 0;
  const scouted = table.size(zone.recon(seat));
  const rows = Array.from({ length: COLUMNS }, (_, i) => [attackAt(seat, i), enemySupportAt(seat, i)]).flat();
  const dealt = rows.reduce((sum, at) => sum + table.size(at), 0);
  return {
    events: table.size(zone.eventDeck) + revealed,
    invaders: table.size(zone.invaderDeck(seat)) + dealt + scouted,
    deck: table.size(zone.deck(seat)) + table.size(zone.hand(seat)),
    trophies: table.size(zone.trophies(seat)),
    hospital: table.size(zone.hospital(seat)),
  };
}
/** No card of the game says that the war begins: one is drawn for it. */
function WarCard({ view, atOnce }: { view: View; atOnce: boolean }) {
  const w = MOMENT_WORDS[view.language];
  return (
    <div class="event-card war-card" aria-hidden="true">
      <b>{w.war}</b>
      <svg viewBox="0 0 320 226">
        <circle cx="230" cy="70" r="84" fill="#ffd9a8" opacity=".18" />
        <circle cx="230" cy="70" r="48" fill="#ffd9a8" opacity=".35" />
        <g style={{ color: '#1d1512' }}>
          <IconIn name="modern-city" x={140} y={24} size={150} />
          <IconIn name="modern-city" x={40} y={88} size={90} />
        </g>
        <path d="M0 176Q120 146 320 182V226H0Z" fill="#2a1a12" />
      </svg>
      {!atOnce && <em>{w.warPart}</em>}
      <ul>
        {w.warBrings.map((text, i) => (
          <li key={text}>
            <Icon name={BRINGS[i]!} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
const BRINGS: readonly IconName[] = ['linked-rings', 'flag-objective', 'battle-tank'];
const CHANGES: readonly IconName[] = ['newspaper', 'flag-objective', 'battle-tank', 'stack', 'trophy-cup'];
/** The second half of the game begins. */
export function WarShow({ view, done }: ShowProps) {
  const w = MOMENT_WORDS[view.language];
  // AFU-26.1: without an Invasion there is nothing that was held or kept.
  const atOnce = view.s.kalyna.value === 1;
  const changes = w.warChanges(figuresOf(view, view.seat)).slice(0, atOnce ? 3 : undefined);
  return (
    <Panel
      view={view}
      done={done}
      ms={BEGINNING}
      over={`${WORDS[view.language].round(view.s.round.value)} · ${atOnce ? w.warAtOnce : w.warOver}`}
      title={w.war}
      picture={view.narrow ? null : <WarCard view={view} atOnce={atOnce} />}
      go={w.toEvent}
      wide
    >
      <p class="event-says">{`${atOnce ? w.noInvasion : w.withstood} ${w.warSays}`}</p>
      <ul class="event-came two">
        {changes.map(([name, text], i) => (
          <li key={name} class={i > 2 ? 'good' : 'even'} style={{ animationDelay: `${i * 80}ms` }}>
            <Icon name={CHANGES[i]!} />
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
