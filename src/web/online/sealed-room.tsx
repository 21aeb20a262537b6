import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../kernel/ids.ts';
import { seatHeldBy } from '../../match/ledger.ts';
import { isBetweenGames } from '../../match/series.ts';
import { bringingOf } from '../games/index.ts';
import { CopyButton } from '../shell/parts/copy.tsx';
import { Meanwhile, useFetched } from '../shell/parts/fetched.tsx';
import { Page } from '../shell/parts/page.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { Absent } from './absent.tsx';
import { Again, ToEvent } from './again.tsx';
import { Cut, type InRoom, nameIn } from './in-room.tsx';
import { nonce } from './lobby.tsx';
import { TurnNotices } from './notices.tsx';
import { People } from './people.tsx';
import { roomAddress } from './invitation.ts';
import { Format, Invite, Middle, SeriesCourse } from './sealed-aside.tsx';
import { Half } from './sealed-half.tsx';
import {
  hasBrought,
  isReady,
  isSealed,
  mayChoose,
  openedBy,
  packsId,
  type Sealed,
  seatName,
  winsToWin,
} from './sealed.ts';
import { sealedWords } from './sealed-words.ts';
import { Lines, OwnWords, Phrases } from './talk.tsx';
import { roomWords } from './text.ts';
import './sealed.css';

/** A room to which everybody brings something sealed, such as a deck: two halves, and between them how the series stands. */
export function SealedRoom(props: InRoom) {
  const { view, about, who, module, link } = props;
  const loaded = useFetched(() => bringingOf(view.game), [view.game]);
  const choosing = useSignal<'packs' | 'deck' | undefined>(undefined);
  const mine = seatHeldBy(about.seats, who);
  const title = module.texts[language.value].title;
  useEffect(() => {
    document.title = `${title} · ${view.code}`;
  }, [title, view.code]);
  const bringing = loaded.value;
  if (bringing === undefined) {
    return (
      <Page title={title}>
        <Meanwhile {...loaded} />
      </Page>
    );
  }
  const sealed: Sealed = { ...props, bringing, mine };
  const choose = (): void => {
    choosing.value = mine !== undefined && mayChoose(about, mine) ? 'deck' : 'packs';
  };
  const [left, right] = (mine === 1 ? [1, 0] : [0, 1]) as [Seat, Seat];
  return (
    <Page title={`${words().online.title}: ${title}`} foot={null}>
      <div class="sealed-room">
        <Head {...sealed} />
        <div class="sealed-halves">
          <Half {...sealed} seat={left} choose={choose} />
          <Middle {...sealed} />
          <Half {...sealed} seat={right} choose={choose} />
          <p class="sealed-print">{sealedWords().whatPrint}</p>
        </div>
        <aside class="sealed-aside">
          <Format {...sealed} />
          <Invite {...sealed} />
          <SeriesCourse {...sealed} />
        </aside>
        <details class="sealed-talk">
          <summary>{roomWords().say}</summary>
          <Lines link={link} members={view.members} />
          {view.private && <OwnWords link={link} />}
          <Phrases link={link} />
          <TurnNotices />
          <People link={link} view={view} who={who} />
          {view.event !== undefined && <ToEvent event={view.event} />}
          {view.host !== who && view.event === undefined && (
            <p class="mute host-may">{roomWords().hostMay(nameIn(view, view.host))}</p>
          )}
        </details>
        <Foot {...sealed} choose={choose} />
      </div>
      {choosing.value === 'packs' && mine !== undefined && bringing.Opener && about.packs && (
        <bringing.Opener
          seat={mine}
          terms={view.terms ?? {}}
          packs={about.packs}
          room={view.room}
          match={packsId(about, view.match)}
          names={about.seats.map((holder) => seatName(sealed, holder))}
          bots={about.seats.map(({ kind }) => kind === 'bot')}
          now={() => link.now()}
          send={(command) => link.send({ ...command, match: view.match })}
          close={() => (choosing.value = undefined)}
        />
      )}
      {choosing.value === 'deck' && mine !== undefined && (
        <bringing.Chooser
          seat={mine}
          terms={view.terms ?? {}}
          brought={hasBrought(sealed, mine) ? about.setup : undefined}
          fixed={(about.series?.played ?? 0) > 0 && hasBrought(sealed, mine)}
          opened={openedBy(about, mine)}
          room={view.room}
          match={packsId(about, view.match)}
          bring={(setup) => link.send({ cmd: 'bring', match: view.match, setup })}
          close={() => (choosing.value = undefined)}
        />
      )}
      <div class="notices">
        {link.cut.value && <Cut />}
        {isBetweenGames(about) && (
          <Absent link={link} about={about} who={who} names={about.seats.map((holder) => seatName(sealed, holder))} />
        )}
      </div>
    </Page>
  );
}
function Head({ view, bringing }: Sealed) {
  const w = words().online;
  const own = sealedWords();
  const address = roomAddress(view, nameIn(view, view.host));
  const terms = bringing.termsOf(view.terms ?? {});
  return (
    <div class="sealed-head">
      <h2>
        {w.room} <span class="code">{view.code}</span>
      </h2>
      <CopyButton text={() => address} icon="linked-rings" data-copy={address}>
        {w.copy}
      </CopyButton>
      <span class="spacer" />
      <span class="mute">
        {view.bestOf === undefined ? own.oneGame : own.toWins(winsToWin(view.bestOf))} · {terms[0]?.value}
      </span>
    </div>
  );
}

/** What is waited for, in words, and the one thing to do now. */
function Foot(props: Sealed & { readonly choose: () => void }) {
  const { about, view, link, mine, choose, bringing } = props;
  const own = sealedWords();
  const free = about.seats.findIndex(({ kind }) => kind === 'open');
  const open = free >= 0;
  const unsealed = about.seats.findIndex((_, seat) => !isSealed(props, seat as Seat));
  const unready = about.seats.findIndex(({ kind }, seat) => kind === 'person' && !isReady(props, seat));
  const game = about.series === undefined ? undefined : about.series.played + 1;
  const name = (seat: number): string => seatName(props, about.seats[seat]);
  const gathering = about.phase === 'gathering';
  const sealed = mine !== undefined && isSealed(props, mine);
  const waits = open
    ? own.waitSeat
    : unsealed >= 0
      ? own.waitDeck(name(unsealed))
      : mine !== undefined && isReady(props, mine) && unready >= 0
        ? own.waitReady(name(unready))
        : undefined;
  const said =
    mine === undefined
      ? open
        ? own.mayPlay
        : own.looksOn
      : unsealed < 0
        ? own.allSealed
        : sealed
          ? own.yoursSealed
          : mayChoose(about, mine)
            ? own.chooseNow
            : own.packsFirst;
  return (
    <footer class="sealed-foot">
      {gathering && <b role="status">{said}</b>}
      <span class="spacer" />
      <a class="button" href={href([])}>
        {words().learn.leave}
      </a>
      {!gathering && <Again {...props} />}
      {gathering && mine === undefined && open && (
        <button
          type="button"
          class="button filled"
          data-sit={free}
          onClick={() => void link.inRoom('sit', { seat: free })}
        >
          {own.sit}
        </button>
      )}
      {gathering && mine !== undefined && !sealed && (
        <button type="button" class="button filled" onClick={choose}>
          {mayChoose(about, mine) ? own.choose : bringing.opening(view.terms ?? {})}
        </button>
      )}
      {gathering && mine !== undefined && sealed && (
        <button
          type="button"
          class="button filled"
          data-ready=""
          disabled={waits !== undefined}
          onClick={() => void link.send({ cmd: 'ready', match: view.match, nonce: nonce() })}
        >
          {waits ?? own.deal(game)}
        </button>
      )}
    </footer>
  );
}
