import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { isLevel, levelName } from '../../bots/levels.ts';
import type { Seat } from '../../kernel/ids.ts';
import { shortcut } from '../shell/parts/keys.tsx';
import { LanguageSwitch, Logo } from '../shell/parts/page.tsx';
import { Icon } from '../shell/icons/icon.tsx';
import { words } from '../shell/text/index.ts';
import type { Controls } from './controls.ts';
import type { PhaseMark } from './layout.ts';
import type { RoomParts } from './room-parts.ts';
import type { TableView } from './view.ts';

/** A bot is called by its strength, a person by name. */
export function holderName(view: TableView, seat: Seat): string {
  const holder = view.model.holder(seat);
  if (holder?.kind === 'bot') return isLevel(holder.level) ? levelName(holder.level, view.language) : holder.level;
  if (holder?.kind === 'person') return view.model.nameOf(holder.who) || (seat === view.viewer ? words().table.me : '');
  return '';
}
const THINKING = 300;
/** More than these are told by their marks alone. */
const FEW_SEATS = 2;

interface BarProps {
  readonly view: TableView;
  readonly controls: Controls;
  readonly room?: RoomParts | undefined;
  readonly tools?: ComponentChildren;
  /** What stands in place of the game's name and the steps of a turn. */
  readonly heading?: ComponentChildren;
}
/** While a step is being shown it is the present one, although the game is further. */
function showing(steps: readonly PhaseMark[], shown: string | undefined): readonly PhaseMark[] {
  if (!steps.some(({ name }) => name === shown)) return steps;
  return steps.map((step) =>
    step.name === shown ? { ...step, at: 'now' } : step.at === 'now' ? { ...step, at: 'later' } : step,
  );
}
export function Bar({ view, controls, room, tools, heading }: BarProps) {
  const w = words().table;
  const moment = view.model.moments.value[0];
  const shown = moment?.name?.[view.language];
  const steps = showing(heading === undefined ? (view.layout.steps?.(view) ?? []) : [], shown);
  const step = steps.find(({ at }) => at === 'now');
  return (
    <header class="bar">
      {view.narrow ? (
        <button type="button" class="icon-button" aria-label={w.menu} onClick={() => (controls.panel.value = 'menu')}>
          <Icon name="r-menu" />
        </button>
      ) : (
        <Logo />
      )}
      {heading}
      {!view.narrow && heading === undefined && <h1 class="game-name">{view.text.title}</h1>}
      {!view.narrow && heading === undefined && (
        <ol class="steps">
          {steps.map(({ name, at }) => (
            <li key={name} class={at} aria-current={at === 'now' ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      {view.narrow && heading === undefined && (
        <div class="bar-mid">
          <h1 class="game-name">{shown ?? step?.name ?? view.text.title}</h1>
          {step !== undefined && (
            <small>{moment?.when?.[view.language] ?? view.layout.when?.(view) ?? view.text.title}</small>
          )}
        </div>
      )}
      <span class="spacer" />
      <div class={`seats ${view.rules.seats > FEW_SEATS ? 'crowd' : ''}`}>
        {Array.from({ length: view.rules.seats }, (_, seat) => (
          <SeatChip key={seat} view={view} seat={seat as Seat} room={room} />
        ))}
      </div>
      {tools}
      {!view.narrow && <LanguageSwitch />}
      <button
        type="button"
        class="icon-button"
        aria-label={w.rules}
        aria-keyshortcuts={shortcut('R')}
        title={w.rules}
        onClick={() => (controls.panel.value = 'rules')}
      >
        <Icon name="rule-book" />
      </button>
      {!view.narrow && (
        <button
          type="button"
          class="icon-button"
          aria-label={w.menu}
          aria-keyshortcuts={shortcut('M')}
          title={w.menu}
          onClick={() => (controls.panel.value = 'menu')}
        >
          <Icon name="r-menu" />
        </button>
      )}
    </header>
  );
}

function SeatChip({ view, seat, room }: { view: TableView; seat: Seat; room: RoomParts | undefined }) {
  const w = words().table;
  const mark = view.layout.seat(seat, view);
  const toMove = ((view.about?.awaited ?? 0) & (1 << seat)) !== 0;
  const bot = view.model.holder(seat)?.kind === 'bot';
  const thinks = useSignal(false);
  const shown = view.model.shown.value;
  useEffect(() => {
    thinks.value = false;
    if (!toMove || !bot) return undefined;
    const timer = setTimeout(() => (thinks.value = true), THINKING);
    return () => clearTimeout(timer);
  }, [shown, toMove, bot]);
  const name = holderName(view, seat);
  const role = view.layout.called?.(view, seat) ?? view.text.seats[seat] ?? '';
  const label = `${name} ${role}${thinks.value ? `, ${w.thinks(name)}` : ''}`;
  return (
    <div
      class={`seat ${toMove ? 'on' : ''} ${seat === view.viewer ? 'me' : ''}`}
      role={room === undefined ? 'img' : 'group'}
      aria-label={label}
      title={label}
    >
      <i class="avatar" style={{ background: mark.colour }}>
        {mark.letter !== undefined && !thinks.value ? (
          <b>{mark.letter}</b>
        ) : (
          <Icon name={thinks.value ? 'hourglass' : mark.icon} class={thinks.value ? 'turning' : ''} />
        )}
      </i>
      <div class="seat-words">
        {name !== '' && <b>{name}</b>} <span>{role}</span>
      </div>
      {room?.seat(seat)}
    </div>
  );
}
