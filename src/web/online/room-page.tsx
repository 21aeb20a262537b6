import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { levelName, LEVELS } from '../../bots/levels.ts';
import { type GameModule, games, isGameName } from '../../games/index.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { About, Holder } from '../../match/messages.ts';
import { CopyButton } from '../app/copy.tsx';
import { Page } from '../app/parts.tsx';
import { go, href } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { layoutOf } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import type { Layout } from '../table/layout.ts';
import { TableModel } from '../table/model.ts';
import { TableScreen } from '../table/screen.tsx';
import { QrCode } from '../qr/qr.tsx';
import { words } from '../text/index.ts';
import { CheckGame } from './check.tsx';
import { Clocks } from './clocks.tsx';
import { TurnNotices, useTurnSound } from './notices.tsx';
import { People } from './people.tsx';
import { RoomLink } from './room-link.ts';
import { comeIn, findRoom, type Me, type RoomView, session } from './server.ts';
import { Talk } from './talk.tsx';
import { roomWords } from './text.ts';
import '../styles/online.css';

/** A room of the server: somebody brings a friend in by its address. */
export function RoomPage({ room }: { room: string }) {
  const me = useSignal<Me | undefined>(undefined);
  const found = useSignal<RoomView | undefined>(undefined);
  const failed = useSignal(false);
  const w = words().online;
  useEffect(() => {
    session().then(
      (known) => (me.value = known),
      () => (failed.value = true),
    );
  }, []);
  const known = me.value?.who ?? null;
  useEffect(() => {
    if (known === null) return;
    findRoom(room).then(
      (view) => (view.room === room ? (found.value = view) : go(['room', view.room], {}, true)),
      () => (failed.value = true),
    );
  }, [known, room]);
  if (failed.value) return <Page title={w.title}>{w.none}</Page>;
  if (me.value === undefined) return <Page title={w.title}>{words().table.loading}</Page>;
  if (known === null) return <Door enter={(next) => (me.value = next)} />;
  if (found.value === undefined) return <Page title={w.title}>{words().table.loading}</Page>;
  return <Inside key={found.value.room} room={found.value.room} who={known} />;
}

/** Nothing but a name is asked. */
export function Door({ enter }: { enter: (me: Me) => void }) {
  const w = words().online;
  const name = useSignal('');
  const failed = useSignal(false);
  return (
    <Page title={w.title}>
      <form
        class="sheet"
        onSubmit={(event) => {
          event.preventDefault();
          comeIn(name.value.trim() || w.guest).then(enter, () => (failed.value = true));
        }}
      >
        <label class="field">
          <span>{w.yourName}</span>
          <input
            value={name.value}
            maxLength={40}
            placeholder={w.guest}
            autoComplete="nickname"
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </label>
        {failed.value && <p role="alert">{w.none}</p>}
        <button type="submit" class="btn p">
          {w.enter}
        </button>
      </form>
    </Page>
  );
}

function Inside({ room, who }: { room: string; who: string }) {
  const w = words().online;
  const link = useMemo(() => new RoomLink(room), [room]);
  useEffect(() => () => link.close(), [link]);
  const loaded = useSignal<{ module: GameModule; layout: Layout } | undefined>(undefined);
  const view = link.room.value;
  const about = link.about.value;
  const game = view?.game;
  useEffect(() => {
    if (game === undefined || !isGameName(game)) return;
    void Promise.all([games[game](), layoutOf(game)]).then(([module, layout]) => (loaded.value = { module, layout }));
  }, [game]);
  if (link.out.value !== undefined) return <Page title={w.title}>{w.none}</Page>;
  if (view === undefined || about === undefined || loaded.value === undefined)
    return <Page title={w.title}>{words().table.loading}</Page>;
  const props = { link, view, about, who, ...loaded.value };
  return about.phase === 'gathering' ? (
    <Lobby {...props} />
  ) : (
    <OnlineTable key={`${view.match} ${seatOf(about, who)}`} {...props} />
  );
}
const seatOf = ({ seats }: About, who: string): Seat | undefined => {
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.who === who);
  return seat < 0 ? undefined : (seat as Seat);
};

interface Props {
  readonly link: RoomLink;
  readonly view: RoomView;
  readonly about: About;
  readonly who: string;
  readonly module: GameModule;
  readonly layout: Layout;
}
/** Cards are dealt when everybody at the table is ready, and not before. */
function Lobby({ link, view, about, who, module }: Props) {
  const w = words().online;
  const text = module.texts[language.value];
  const mine = seatOf(about, who);
  const ready = mine !== undefined && (about.ready & (1 << mine)) !== 0;
  const open = about.seats.some(({ kind }) => kind === 'open');
  const address = new URL(href(['room', view.room]), location.href).href;
  return (
    <Page title={`${w.title}: ${text.title}`}>
      <div class="sheet lobby">
        <div class="lobby-head">
          <h2>
            {w.room} <span class="code">{view.code}</span>
          </h2>
          <CopyButton text={() => address} data-copy={address}>
            <Icon name="linked-rings" />
            {w.copy}
          </CopyButton>
        </div>
        <div class="lobby-way">
          {open && <QrCode text={address} label={w.qr} />}
          <p class="mute">{w.how}</p>
        </div>
        <ul class="lobby-seats">
          {about.seats.map((holder, seat) => (
            <li key={seat} class={holder.kind === 'open' ? 'free' : ''}>
              <b>{text.seats[seat] ?? seat + 1}</b>
              <span>{holderWords(holder, view, who)}</span>
              <span class="sp" />
              <SeatTools
                holder={holder}
                seat={seat}
                link={link}
                mine={mine}
                host={view.host === who}
                ready={(about.ready & (1 << seat)) !== 0}
              />
            </li>
          ))}
        </ul>
        <Talk link={link} members={view.members} words={view.private} />
        <TurnNotices />
        <People link={link} view={view} who={who} />
        <div class="sheet-go">
          <a class="btn" href={href([])}>
            {words().learn.leave}
          </a>
          {mine !== undefined && (
            <button
              type="button"
              class="btn p"
              data-ready=""
              disabled={ready}
              onClick={() => void link.send({ cmd: 'ready', match: view.match, nonce: nonce() })}
            >
              {ready ? (open ? w.waitsForFriend : w.waitsForReady) : w.ready}
            </button>
          )}
        </div>
      </div>
      {!link.connected.value && <Cut />}
    </Page>
  );
}
const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function holderWords(holder: Holder, view: RoomView, who: string): string {
  const w = words().online;
  if (holder.kind === 'open') return w.free;
  if (holder.kind === 'bot') {
    const level = LEVELS.find((one) => one === holder.level);
    return `${words().setup.bot}: ${level === undefined ? holder.level : levelName(level, language.value)}`;
  }
  const name = view.members.find((member) => member.who === holder.who)?.name ?? '';
  return holder.who === who ? `${name} (${words().setup.me})` : name;
}
interface ToolsProps {
  readonly holder: Holder;
  readonly seat: number;
  readonly link: RoomLink;
  readonly mine: Seat | undefined;
  readonly host: boolean;
  readonly ready: boolean;
}
function SeatTools({ holder, seat, link, mine, host, ready }: ToolsProps) {
  const w = words().online;
  if (holder.kind === 'open') {
    return mine === undefined ? (
      <button type="button" class="btn" data-sit={seat} onClick={() => void link.inRoom('sit', { seat })}>
        {w.sit}
      </button>
    ) : host ? (
      <button type="button" class="btn" onClick={() => void link.inRoom('seat', { seat, level: 'officer' })}>
        {w.addBot}
      </button>
    ) : null;
  }
  if (seat === mine && !ready) {
    return (
      <button type="button" class="btn g" onClick={() => void link.inRoom('stand')}>
        {w.stand}
      </button>
    );
  }
  if (holder.kind === 'bot' || ready) {
    return (
      <span class="is-ready">
        <Icon name="r-check" /> {w.isReady}
      </span>
    );
  }
  return (
    <span class="is-choosing">
      <Icon name="hourglass" /> {w.isChoosing}
    </span>
  );
}

/** The match of the room, at the same table as every other match. */
function OnlineTable({ link, view, about, who, module, layout }: Props) {
  const model = useSignal<TableModel | undefined>(undefined);
  const mine = seatOf(about, who);
  const w = words().online;
  useEffect(() => {
    let gone = false;
    const seats = about.seats.map((holder, seat): Holder => (seat === mine ? holder : { kind: 'open' }));
    const opened = { match: view.match, game: view.game, setup: view.setup, seats };
    const next = new TableModel(link.wire(mine ?? 'spectator'), opened, module);
    next.nameOf = (id) => link.room.value?.members.find((member) => member.who === id)?.name ?? '';
    next.again = () => void link.inRoom('again');
    void next.start(layout.orders?.()).then(() => !gone && (model.value = next));
    return () => {
      gone = true;
      next.stop();
    };
  }, []);
  useTurnSound(about.phase === 'on' && mine !== undefined && (about.awaited & (1 << mine)) !== 0);
  const early = useSignal('');
  if (model.value === undefined) return <Page title={w.title}>{words().table.loading}</Page>;
  const own = roomWords();
  const kept = about.phase === 'on' && about.seats.some((holder) => holder.kind === 'bot' && holder.keeps === who);
  /** The server says whether they have been away for long enough. */
  const instead = (cmd: 'replace' | 'absent', seat: number): void => {
    void link.inRoom(cmd, { seat }).then((answer) => {
      if (answer.re !== 'no' || answer.rule !== 'room.stillHere') return;
      early.value = own.stillWaits(Math.ceil(Number(answer.values['wait']) / 1000));
      setTimeout(() => (early.value = ''), 4000);
    });
  };
  const absent = about.seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.who !== who && !link.here.value.includes(holder.who) ? [seat] : [],
  );
  const { asking } = about;
  const asked =
    asking !== undefined && mine !== undefined && asking.seat !== mine && (asking.agreed & (1 << mine)) === 0;
  const text = module.texts[language.value];
  const extra = (
    <>
      {!link.connected.value && <Cut />}
      {link.connected.value && link.elsewhere.value && (
        <div class="notice" role="alert">
          <span>{own.elsewhere}</span>
          <button type="button" class="btn p" data-here="" onClick={() => link.enter()}>
            {own.playHere}
          </button>
        </div>
      )}
      {kept && (
        <div class="notice" role="status">
          <span>{own.botKeeps}</span>
          <button type="button" class="btn p" data-back="" onClick={() => void link.inRoom('back')}>
            {own.takeBack}
          </button>
        </div>
      )}
      <Clocks
        about={about}
        choice={view.clock}
        nameOf={(seat) => text.seats[seat] ?? ''}
        mine={mine}
        claim={(against) => void link.send({ cmd: 'claim', match: view.match, against })}
      />
      {asked && (
        <div class="notice" role="alert">
          <span>{w.asksUndo(text.seats[asking.seat] ?? '')}</span>
          <button type="button" class="btn p" onClick={() => void link.send({ cmd: 'agree', match: view.match })}>
            {w.agree}
          </button>
          <button type="button" class="btn" onClick={() => void link.send({ cmd: 'disagree', match: view.match })}>
            {w.disagree}
          </button>
        </div>
      )}
      {about.phase === 'on' && mine !== undefined && absent.length > 0 && (
        <div class="notice" role="status">
          <span>{early.value || w.gone(absent.map((seat) => text.seats[seat] ?? '').join(', '))}</span>
          <button type="button" class="btn" onClick={() => instead('replace', absent[0]!)}>
            {w.toBot}
          </button>
          <button type="button" class="btn" onClick={() => instead('absent', absent[0]!)}>
            {w.claim}
          </button>
        </div>
      )}
      {about.phase === 'over' && (
        <CheckGame
          game={module.game}
          match={view.match}
          commitment={link.commitments.get(view.match) ?? about.commitment}
        />
      )}
      <Talk link={link} members={view.members} words={view.private} floating>
        <TurnNotices />
        <People link={link} view={view} who={who} />
      </Talk>
    </>
  );
  return <TableScreen model={model.value} layout={layout} extra={extra} />;
}

const Cut = () => (
  <div class="notice cut" role="alert">
    <Icon name="hourglass" />
    <span>{words().online.cut}</span>
  </div>
);
