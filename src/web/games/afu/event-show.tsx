import type { ComponentChildren } from 'preact';
import { threshold } from '../../../games/afu/cards/columns.ts';
import { fact } from '../../../games/afu/verbs.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { byFinger } from '../../shell/settings.ts';
import type { Line } from '../../table/story.ts';
import { Face } from './card.tsx';
import { nameIn } from './look.ts';
import { MOMENT_WORDS } from './moment-words.ts';
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
  readonly wide?: boolean;
}
/** The table goes dark, and one thing is told large. */
function Panel({ view, done, ms, over, title, picture, children, wide = false }: PanelProps) {
  const w = MOMENT_WORDS[view.language];
  const { paused, left, over: held } = useShowTime(0, ms, done);
  return (
    <section class={`show event-show ${wide ? 'wide' : ''}`} role="group" aria-label={title} {...held}>
      {left !== undefined && <i class="show-left" style={{ animationDuration: `${left}ms` }} />}
      <div class="event-card">{picture}</div>
      <div class="event-words">
        <p class="event-over">{over}</p>
        <h2>{title}</h2>
        {children}
      </div>
      <div class="show-controls">
        <small>{paused ? '' : byFinger() ? w.press : w.leavesIn(ms / 1000)}</small>
        <button type="button" class="button filled" data-show-next="" onClick={done}>
          {w.go}
        </button>
      </div>
    </section>
  );
}

/** What came of an event: the lines after its own, up to the next event or round. */
function cameOf(lines: readonly Line[], def: DefId): readonly Line[] {
  const from = lines.findIndex(({ fact: { kind, a } }) => kind === fact.eventRevealed && a === def) + 1;
  const rest = lines.slice(from);
  const to = rest.findIndex(({ fact: { kind } }) => kind === fact.eventRevealed || kind === fact.roundBegan);
  return from === 0 ? [] : rest.slice(0, to < 0 ? undefined : to);
}
/** What it is, what it does, and what came of it in this game. */
export function EventShow({ view, done, def }: ShowProps & { def: DefId }) {
  const { lines, kind } = view.text.card(def);
  const came = cameOf(view.model.entries.at(-1)?.lines[view.language] ?? [], def);
  return (
    <Panel
      view={view}
      done={done}
      ms={EVENT}
      over={kind}
      title={nameIn(def, view.language)}
      picture={<Face def={def} detail="full" view={view} />}
    >
      {lines.map((line) => (
        <p key={line} class="event-says">
          {line}
        </p>
      ))}
      {threshold[def]! > 0 && <p class="event-says">{MOMENT_WORDS[view.language].auctionNext}</p>}
      <ul class="event-came">
        {came.map(({ text, fact: told }, i) => {
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
const CHANGES: readonly IconName[] = ['newspaper', 'flag-objective', 'battle-tank', 'trophy-cup'];
/** The second half of the game begins. */
export function WarShow({ view, done }: ShowProps) {
  const w = MOMENT_WORDS[view.language];
  return (
    <Panel
      view={view}
      done={done}
      ms={BEGINNING}
      over={WORDS[view.language].round(view.s.round.value)}
      title={w.war}
      picture={<Icon name="modern-city" />}
      wide
    >
      <p class="event-says">{w.warSays}</p>
      <ul class="event-came two">
        {w.warChanges.map(([name, text], i) => (
          <li
            key={name}
            class={i === w.warChanges.length - 1 ? 'good' : 'even'}
            style={{ animationDelay: `${i * 80}ms` }}
          >
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
