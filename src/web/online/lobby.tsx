import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Level, levelName, LEVELS } from '../../bots/levels.ts';
import { textFor } from '../../kernel/roles.ts';
import { toHex } from '../../kernel/sha256.ts';
import type { Holder } from '../../match/messages.ts';
import { isBetweenGames } from '../../match/series.ts';
import { CopyButton } from '../shell/parts/copy.tsx';
import { DEFAULT_LEVEL } from '../worker/seating.ts';
import { Page } from '../shell/parts/page.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { roomAddress } from './invitation.ts';
import { QrCode } from './qr/qr.tsx';
import { words } from '../shell/text/index.ts';
import { Absent } from './absent.tsx';
import { Again, ToEvent } from './again.tsx';
import { Brief, sideNames, useCampaigns } from './campaign-room.tsx';
import { Cut, type InRoom, nameIn } from './in-room.tsx';
import { seatHeldBy } from '../../match/ledger.ts';
import { TurnNotices } from './notices.tsx';
import { People } from './people.tsx';
import { RoomScore } from './score.tsx';
import type { RoomView } from '../shell/server.ts';
import { tallyOf } from './tally.ts';
import { Lines, OwnWords, Phrases } from './talk.tsx';
import { roomWords } from './text.ts';

/** Cards are dealt when everybody at the table is ready, and not before. */
export function Lobby(props: InRoom) {
  const { link, view, about, who, module } = props;
  const w = words().online;
  const own = roomWords();
  const text = textFor(module.game, module.texts[language.value], view.setup);
  const mine = seatHeldBy(about.seats, who);
  const ready = mine !== undefined && (about.ready & (1 << mine)) !== 0;
  const open = about.seats.some(({ kind }) => kind === 'open');
  // Everybody waits for the viewer.
  const asked = mine !== undefined && !open && !ready;
  useEffect(() => {
    document.title = asked ? words().table.tabTitle(text.title) : `${text.title} · ${view.code}`;
  }, [asked, text, view.code]);
  const sides = sideNames(useCampaigns(props));
  const address = roomAddress(view, nameIn(view, view.host));
  const tally = tallyOf(view, about, module.game.utility === 'shared');
  const hasSecretSettings = Object.values(module.game.options).some(({ sees }) => sees !== 'everyone');
  return (
    <Page title={`${w.title}: ${text.title}`} foot={null}>
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
          {open && <QrCode text={roomAddress(view)} label={w.qr} />}
          <div>
            {open && <p class="mute">{w.how}</p>}
            <p class="mute">
              {own.clockOf(view.clock)} · {own.spectators.toLowerCase()}: {own.watching[view.spectators]}
            </p>
            {hasSecretSettings && view.campaign === undefined && <p class="mute">{own.secretSettings}</p>}
          </div>
        </div>
        <RoomScore tally={tally} nameOf={(player) => nameIn(view, player)} />
        {view.host !== who && view.event === undefined && (
          <p class="mute host-may">{own.hostMay(nameIn(view, view.host))}</p>
        )}
        <ul class="lobby-seats">
          {about.seats.map((holder, seat) => (
            <li key={seat} class={holder.kind === 'open' ? 'free' : ''}>
              <b>{sides?.[seat] ?? text.seats[seat] ?? seat + 1}</b>
              <Presence {...props} holder={holder} />
              {/* Who comes or goes is heard as well as seen. */}
              <span aria-live="polite">{holderWords(holder, view, who)}</span>
              <span class="spacer" />
              <SeatTools {...props} holder={holder} seat={seat} />
            </li>
          ))}
        </ul>
        {view.campaign !== undefined && <Brief {...props} />}
        {mine === undefined && !open && <p role="status">{own.looksOn[view.spectators]}</p>}
        <Lines link={link} members={view.members} />
        {view.private && <OwnWords link={link} />}
        <details class="say-more">
          <summary>{own.say}</summary>
          <Phrases link={link} />
        </details>
        <TurnNotices />
        <People link={link} view={view} who={who} />
        <div class="sheet-go">
          <a class="button" href={href([])}>
            {words().learn.leave}
          </a>
          {view.event !== undefined && about.phase !== 'over' && <ToEvent event={view.event} />}
          {about.phase === 'over' && <Again {...props} />}
          {mine !== undefined && about.phase === 'gathering' && (
            <button
              type="button"
              class="button filled"
              data-ready=""
              disabled={ready}
              onClick={() => void link.send({ cmd: 'ready', match: view.match, nonce: nonce() })}
            >
              {ready ? (open ? w.waitsForFriend : w.waitsForReady) : w.ready}
            </button>
          )}
        </div>
      </div>
      <div class="notices">
        {link.cut.value && <Cut />}
        {isBetweenGames(about) && <Absent link={link} about={about} who={who} names={text.seats} />}
      </div>
    </Page>
  );
}
export const nonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

function Presence({ link, who, holder }: InRoom & { holder: Holder }) {
  const w = roomWords();
  if (holder.kind !== 'person' || holder.who === who) return null;
  const here = link.here.value.includes(holder.who);
  const label = here ? w.here : w.away;
  return <i class={`presence ${here ? 'here' : ''}`} role="img" aria-label={label} title={label} />;
}
function holderWords(holder: Holder, view: RoomView, who: string): string {
  const w = words().online;
  if (holder.kind === 'open') return w.free;
  if (holder.kind === 'bot') {
    const level = LEVELS.find((one) => one === holder.level);
    return `${words().setup.bot}: ${level === undefined ? holder.level : levelName(level, language.value)}`;
  }
  const name = nameIn(view, holder.who);
  return holder.who === who ? `${name} (${words().setup.me})` : name;
}

interface ToolsProps extends InRoom {
  readonly holder: Holder;
  readonly seat: number;
  /** Whether somebody is ready is said elsewhere. */
  readonly quiet?: boolean;
}
export function SeatTools({ link, view, about, who, holder, seat, quiet = false }: ToolsProps) {
  const w = words().online;
  const mine = seatHeldBy(about.seats, who);
  // Once a series has begun its seats are taken to its end.
  const taken = isBetweenGames(about) || about.phase === 'over';
  const host = view.host === who && !taken;
  const ready = (about.ready & (1 << seat)) !== 0;
  if (holder.kind === 'open') {
    return (
      <>
        {mine === undefined && !quiet && (
          <button type="button" class="button" data-sit={seat} onClick={() => void link.inRoom('sit', { seat })}>
            {w.sit}
          </button>
        )}
        {host && <AddBot add={(level) => void link.inRoom('seat', { seat, level })} />}
      </>
    );
  }
  if (seat === mine && !ready && !taken && view.event === undefined) {
    return (
      <button type="button" class="button bare" onClick={() => void link.inRoom('stand')}>
        {w.stand}
      </button>
    );
  }
  if (quiet && holder.kind !== 'bot') return null;
  if (holder.kind !== 'bot' && !ready) {
    return (
      <span class="is-choosing">
        <Icon name="hourglass" /> {w.isChoosing}
      </span>
    );
  }
  const away = roomWords().removeBot;
  return (
    <>
      {!quiet && (
        <span class="is-ready">
          <Icon name="r-check" /> {w.isReady}
        </span>
      )}
      {holder.kind === 'bot' && host && (
        <button
          type="button"
          class="icon-button"
          aria-label={away}
          title={away}
          data-no-bot={seat}
          onClick={() => void link.inRoom('seat', { seat, level: 'open' })}
        >
          <Icon name="r-x" />
        </button>
      )}
    </>
  );
}
function AddBot({ add }: { add: (level: Level) => void }) {
  const level = useSignal<Level>(DEFAULT_LEVEL);
  return (
    <span class="add-bot">
      <select
        aria-label={words().setup.bot}
        value={level.value}
        onChange={({ currentTarget }) => (level.value = currentTarget.value as Level)}
      >
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {levelName(one, language.value)}
          </option>
        ))}
      </select>
      <button type="button" class="button" data-bot="" onClick={() => add(level.value)}>
        {words().online.addBot}
      </button>
    </span>
  );
}
