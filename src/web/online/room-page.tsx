import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { GAME_NAMES, type GameModule, moduleOf } from '../../games/index.ts';
import { Meanwhile, useFetched } from '../shell/parts/fetched.tsx';
import { Page } from '../shell/parts/page.tsx';
import { go, href, place } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { layoutOf, posterOf } from '../games/index.ts';
import { titleOf } from '../games/titles.ts';
import type { Layout } from '../table/layout.ts';
import { words } from '../shell/text/index.ts';
import { LogIn } from './account.tsx';
import { typeset } from '../../kernel/typeset.ts';
import { seatHeldBy } from '../../match/ledger.ts';
import { useKeptCampaign } from './campaign-room.tsx';
import type { InRoom } from './in-room.tsx';
import { type Invitation, invitationIn } from './invitation.ts';
import { Lobby } from './lobby.tsx';
import { OnlineTable } from './online-table.tsx';
import { PodRoom } from './pod-room.tsx';
import { useRemembered } from './remember.ts';
import { RoomLink } from './room-link.ts';
import { SealedRoom } from './sealed-room.tsx';
import { comeIn, findRoom, type Me, type RoomView, session } from '../shell/server.ts';
import { roomWords } from './text.ts';
import './online.css';

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
  if (failed.value) return <NoWay why={w.none} />;
  if (me.value === undefined) return <Page title={w.title}>{words().table.loading}</Page>;
  if (known === null) return <Door enter={(next) => (me.value = next)} guest />;
  if (found.value === undefined) return <Page title={w.title}>{words().table.loading}</Page>;
  return <Inside key={found.value.room} room={found.value.room} who={known} />;
}
const NoWay = ({ why }: { why: string }) => (
  <Page title={words().online.title}>
    <div class="sheet">
      <p role="alert">{why}</p>
      <div class="sheet-go">
        <a class="button" href={href([])}>
          {words().end.home}
        </a>
        <a class="button filled" href={href(['invite', GAME_NAMES[0]!])}>
          {words().online.make}
        </a>
      </div>
    </div>
  </Page>
);

/** Nothing but a name is asked. */
interface DoorProps {
  readonly enter: (me: Me) => void;
  /** Somebody who comes by a link to a room. */
  readonly guest?: boolean;
}
export function Door({ enter, guest = false }: DoorProps) {
  const w = words().online;
  const name = useSignal('');
  const problem = useSignal('');
  const invitation = guest ? invitationIn(place.value.query) : undefined;
  return (
    <Page title={w.title} felt={invitation && posterOf(invitation.game)?.felt}>
      {invitation !== undefined && <Invited {...invitation} />}
      <form
        class="sheet"
        onSubmit={(event) => {
          event.preventDefault();
          comeIn(name.value.trim() || w.guest).then(enter, (error: Error) => {
            problem.value = roomWords().refused(error.message);
          });
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
        {guest && <p class="mute host-may">{roomWords().hostMay()}</p>}
        {problem.value !== '' && <p role="alert">{problem.value}</p>}
        <button type="submit" class="button filled">
          {w.enter}
        </button>
      </form>
      <LogIn enter={enter} />
    </Page>
  );
}

/** Who invites, to which game, and what that is about. */
const Invited = ({ game, from }: Invitation) => (
  <div class="invited">
    <h2>{roomWords().invited(from, titleOf(game))}</h2>
    <p>{typeset(posterOf(game)?.words[language.value].aim ?? '')}</p>
  </div>
);

interface Loaded {
  readonly module: GameModule;
  readonly layout: Layout;
}
/** Nothing as long as the room has not said what is played. */
async function gameOf(game: string | undefined): Promise<Loaded | undefined> {
  if (game === undefined) return undefined;
  const [module, layout] = await Promise.all([moduleOf(game), layoutOf(game)]);
  return { module, layout };
}
function Inside({ room, who }: { room: string; who: string }) {
  const w = words().online;
  const link = useMemo(() => new RoomLink(room), [room]);
  useEffect(() => () => link.close(), [link]);
  const view = link.room.value;
  const about = link.about.value;
  const game = view?.game;
  useRemembered({ view, about: link.known, who });
  const loaded = useFetched(() => gameOf(game), [game]);
  if (link.out.value !== undefined) return <NoWay why={roomWords().refused(link.out.value)} />;
  // Who may not look on is told nothing of the table until the end.
  if (view !== undefined && about === undefined && link.connected.value && view.spectators !== 'public')
    return <NoWay why={roomWords().looksOn[view.spectators]} />;
  if (view === undefined || about === undefined || loaded.value === undefined) {
    return (
      <Page title={w.title}>
        <Meanwhile {...loaded} />
      </Page>
    );
  }
  const props = { link, view, about, who, ...loaded.value };
  const isGiven = loaded.value.module.game.brings === undefined || view.campaign !== undefined;
  const Gathering = view.pod === true ? PodRoom : isGiven ? Lobby : SealedRoom;
  // A series may end before its next game is dealt: then there is no table to look at.
  return (
    <>
      {view.campaign !== undefined && <Keeping {...props} />}
      {about.serials.length === 0 ? (
        <Gathering {...props} />
      ) : (
        <OnlineTable key={`${view.match} ${seatHeldBy(about.seats, who)}`} {...props} />
      )}
    </>
  );
}
/** A campaign that is fought in the room stands on the device, too. */
function Keeping(props: InRoom) {
  useKeptCampaign(props);
  return null;
}
