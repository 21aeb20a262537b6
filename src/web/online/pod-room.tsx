import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../kernel/ids.ts';
import { personOf, seatHeldBy } from '../../match/ledger.ts';
import { bringingOf } from '../games/index.ts';
import { Meanwhile, useFetched } from '../shell/parts/fetched.tsx';
import { Icon } from '../shell/icons/icon.tsx';
import { Page } from '../shell/parts/page.tsx';
import { ToEvent } from './again.tsx';
import { timeText } from './clocks.tsx';
import { Cut, type InRoom } from './in-room.tsx';
import { nonce } from './lobby.tsx';
import { TurnNotices, useTurnSound } from './notices.tsx';
import { podWords } from './pod-words.ts';
import { hasBrought, isReady, openedBy, packsId, seatName } from './sealed.ts';
import { Lines, Phrases } from './talk.tsx';
import { roomWords } from './text.ts';
import './pod.css';

/** Everybody builds as if they sat first: a table like this has more places than a match. */
const AS_FIRST = 0 as Seat;

/** How far somebody at the table is. */
type Stage = 'opens' | 'waits' | 'drafts' | 'builds' | 'confirms' | 'built' | 'over' | 'kept' | 'looksOn';
function stageOf(room: InRoom, mine: Seat | undefined): Stage {
  const { about, who } = room;
  if (about.phase === 'over') return 'over';
  if (mine === undefined) return about.seats.some((holder) => personOf(holder) === who) ? 'kept' : 'looksOn';
  const { packs } = about;
  if (openedBy(about, mine) !== undefined) {
    if (isReady(room, mine)) return 'built';
    return hasBrought(room, mine) ? 'confirms' : 'builds';
  }
  if (packs?.draft !== undefined) return 'drafts';
  return packs?.opened[mine] === null ? 'opens' : 'waits';
}

/** A table at which some of those in a tournament open packs, or draft, and build what they play with. */
export function PodRoom(props: InRoom) {
  const { view, about, who, link } = props;
  const w = podWords();
  const loaded = useFetched(() => bringingOf(view.game), [view.game]);
  const mine = seatHeldBy(about.seats, who);
  const stage = stageOf(props, mine);
  const choosing = useSignal<'packs' | 'deck' | undefined>(undefined);
  const isMyTurn = mine !== undefined && about.packs?.draft?.waits.includes(mine) === true;
  useTurnSound(isMyTurn);
  // Whoever drafts wants to see the cards, also after a reload; and when all are taken, the deck.
  useEffect(() => {
    if (stage === 'drafts') choosing.value = 'packs';
    else if (stage === 'built' || stage === 'over' || stage === 'kept') choosing.value = undefined;
  }, [stage]);
  useEffect(() => {
    document.title = w.title;
  }, [w.title]);
  const bringing = loaded.value;
  if (bringing === undefined) {
    return (
      <Page title={w.title}>
        <Meanwhile {...loaded} />
      </Page>
    );
  }
  const send = (command: object) => link.send({ ...command, match: view.match } as never);
  const id = packsId(about, view.match);
  const close = (): void => {
    choosing.value = undefined;
  };
  return (
    <Page title={w.title}>
      <div class="pod" data-stage={stage}>
        <Steps stage={stage} />
        <section class="pod-now">
          <Says stage={stage} />
          <Left link={link} until={stage === 'over' ? undefined : about.packs?.until} />
          <Do {...props} stage={stage} choose={(what) => (choosing.value = what)} />
        </section>
        <Places {...props} mine={mine} />
        <section class="pod-terms panel">
          <p>
            {bringing
              .termsOf(view.terms ?? {})
              .map(({ name, value }) => `${name}: ${value}`)
              .join(' · ')}
          </p>
          <p class="mute">{w.secret}</p>
          {about.packs !== undefined && (
            <p class="mute">
              <Icon name="padlock" /> <code title={about.packs.commitment}>{about.packs.commitment.slice(0, 12)}</code>
            </p>
          )}
        </section>
        <details class="sealed-talk">
          <summary>{roomWords().say}</summary>
          <Lines link={link} members={view.members} />
          <Phrases link={link} />
          <TurnNotices />
        </details>
      </div>
      {choosing.value === 'packs' && mine !== undefined && bringing.Opener && about.packs && (
        <bringing.Opener
          seat={mine}
          terms={view.terms ?? {}}
          packs={about.packs}
          room={view.room}
          match={id}
          names={namesAt(props)}
          bots={about.seats.map(({ kind }) => kind === 'bot')}
          now={() => link.now()}
          send={send}
          close={close}
        />
      )}
      {choosing.value === 'deck' && mine !== undefined && (
        <bringing.Chooser
          seat={AS_FIRST}
          terms={view.terms ?? {}}
          brought={hasBrought(props, mine) ? about.setup : undefined}
          fixed={false}
          opened={openedBy(about, mine)}
          room={view.room}
          match={id}
          bring={(setup) => link.send({ cmd: 'bring', match: view.match, setup })}
          close={close}
        />
      )}
      <div class="notices">{link.cut.value && <Cut />}</div>
    </Page>
  );
}
/** Bots of one strength are told apart by a number. */
function namesAt(room: InRoom): readonly string[] {
  const { seats } = room.about;
  return seats.map((holder, place) => {
    const name = seatName(room, holder);
    if (holder.kind !== 'bot' || holder.keeps !== undefined) return name;
    const isBot = (other: (typeof seats)[number]): boolean => other.kind === 'bot' && other.keeps === undefined;
    return `${name} ${seats.slice(0, place + 1).filter(isBot).length}`;
  });
}
const STEP: Readonly<Record<Stage, number>> = {
  opens: 0,
  waits: 0,
  drafts: 0,
  kept: 0,
  looksOn: 0,
  builds: 1,
  confirms: 1,
  built: 1,
  over: 2,
};
function Steps({ stage }: { stage: Stage }) {
  return (
    <ol class="pod-steps">
      {podWords().steps.map((step, i) => (
        <li
          key={step}
          class={i < STEP[stage] ? 'was' : i === STEP[stage] ? 'on' : ''}
          aria-current={i === STEP[stage] ? 'step' : undefined}
        >
          {i < STEP[stage] ? <Icon name="r-check" /> : <b>{i + 1}</b>} {step}
        </li>
      ))}
    </ol>
  );
}
function Says({ stage }: { stage: Stage }) {
  const w = podWords();
  const said: Readonly<Record<Stage, string>> = {
    opens: w.waitsOpen,
    waits: w.waitsOpen,
    drafts: w.goesOn,
    kept: w.kept,
    looksOn: w.looksOn,
    builds: w.builds,
    confirms: w.isBuilt,
    built: w.waitsAll,
    over: w.over,
  };
  return <p role="status">{said[stage]}</p>;
}
function Left({ link, until }: { link: InRoom['link']; until: number | undefined }) {
  const left = useSignal(0);
  useEffect(() => {
    if (until === undefined) return undefined;
    const look = (): void => {
      left.value = Math.max(0, until - link.now());
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === undefined) return null;
  return (
    <span class="pod-left" role="timer">
      <Icon name="stopwatch" /> {podWords().left(timeText(left.value))}
    </span>
  );
}
/** The one thing to do now. */
function Do(props: InRoom & { readonly stage: Stage; readonly choose: (what: 'packs' | 'deck') => void }) {
  const { stage, choose, link, view } = props;
  const w = podWords();
  const button = (label: string, act: () => void, name: string) => (
    <button type="button" class="button filled" data-pod={name} onClick={act}>
      {label}
    </button>
  );
  const change = (
    <button type="button" class="button" data-pod="change" onClick={() => choose('deck')}>
      {w.change}
    </button>
  );
  const ready = (): void => void link.send({ cmd: 'ready', match: view.match, nonce: nonce() });
  return (
    <div class="pod-go">
      {view.event !== undefined && <ToEvent event={view.event} filled={stage === 'over'} />}
      {stage === 'opens' && button(w.begin, () => choose('packs'), 'open')}
      {stage === 'drafts' && button(w.toTable, () => choose('packs'), 'draft')}
      {stage === 'builds' && button(w.choose, () => choose('deck'), 'build')}
      {stage === 'confirms' && change}
      {stage === 'confirms' && button(w.done, ready, 'ready')}
      {stage === 'kept' && button(w.back, () => void link.inRoom('back'), 'back')}
    </div>
  );
}
function Places(props: InRoom & { readonly mine: Seat | undefined }) {
  const { about, mine } = props;
  const w = podWords();
  const { packs } = about;
  const names = namesAt(props);
  const stateOf = (place: number): keyof ReturnType<typeof podWords>['place'] => {
    const holder = about.seats[place]!;
    if (about.phase === 'over' || isReady(props, place)) return 'ready';
    if (holder.kind === 'bot' && holder.keeps !== undefined) return 'kept';
    if (packs?.draft !== undefined && packs.draft.waits.length > 0)
      return packs.draft.waits.includes(place) && holder.kind === 'person' ? 'thinks' : 'took';
    if (holder.kind === 'bot') return (about.brought?.[place] ?? null) === null ? 'came' : 'ready';
    if (packs?.draft !== undefined || (packs?.opened[place] ?? 0) > 0) return 'builds';
    return packs?.opened[place] === null ? 'waits' : 'came';
  };
  return (
    <section class="pod-places panel" aria-label={w.places}>
      <h2 class="zone-label">{w.places}</h2>
      <ol>
        {about.seats.map((holder, place) => {
          const state = stateOf(place);
          const name = names[place]!;
          return (
            <li key={place} class={place === mine ? 'own' : ''} data-place={state}>
              <span class="initial" aria-hidden="true">
                {holder.kind === 'bot' && holder.keeps === undefined ? (
                  <Icon name="r-gear" />
                ) : (
                  name.slice(0, 1).toUpperCase()
                )}
              </span>
              <span>
                <b>{name}</b>
                <small>{w.place[state]}</small>
              </span>
              <Icon name={state === 'ready' || state === 'took' ? 'r-check' : 'hourglass'} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
