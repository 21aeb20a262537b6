import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../kernel/ids.ts';
import { textAt } from '../../kernel/roles.ts';
import type { State } from '../../kernel/table.ts';
import type { Holder } from '../../match/messages.ts';
import { isBetweenGames } from '../../match/series.ts';
import { seatHeldBy } from '../../match/ledger.ts';
import { Page } from '../shell/parts/page.tsx';
import { language } from '../shell/settings.ts';
import { useBookmark } from '../table/bookmarking.ts';
import { TableModel } from '../table/model.ts';
import { TableScreen } from '../table/screen/screen.tsx';
import { readWhatIsPlayed } from '../shell/edition.ts';
import { words } from '../shell/text/index.ts';
import { Absent } from './absent.tsx';
import { Again } from './again.tsx';
import { CheckGame } from './check.tsx';
import { OutOfTime, SeatClock, TimeWarning } from './clocks.tsx';
import { Cut, type InRoom, nameIn } from './in-room.tsx';
import { useTurnSound } from './notices.tsx';
import { RoomPanel } from './room-panel.tsx';
import { RoomScore, ScoreChip } from './score.tsx';
import { tallyOf } from './tally.ts';
import { sealedWords } from './sealed-words.ts';
import { Bubble } from './talk.tsx';
import { roomWords } from './text.ts';

/** The match of the room, at the same table as every other match. */
export function OnlineTable(props: InRoom) {
  const { link, view, about, who, module, layout } = props;
  const model = useSignal<TableModel | undefined>(undefined);
  const mine = seatHeldBy(about.seats, who);
  useEffect(() => {
    let gone = false;
    const seats = about.seats.map((holder, seat): Holder => (seat === mine ? holder : { kind: 'open' }));
    const opened = { match: view.match, game: view.game, setup: view.setup, seats };
    readWhatIsPlayed(module.game.options, view.setup);
    const next = new TableModel(link.wire(mine ?? 'spectator'), opened, module);
    next.nameOf = (id) => link.room.value?.members.find((member) => member.who === id)?.name ?? '';
    void next.start(layout.orders?.()).then(() => !gone && (model.value = next));
    return () => {
      gone = true;
      next.stop();
    };
  }, []);
  useBookmark(mine === undefined ? undefined : model.value, layout);
  useTurnSound(about.phase === 'on' && mine !== undefined && (about.awaited & (1 << mine)) !== 0);
  if (model.value === undefined) return <Page title={words().online.title}>{words().table.loading}</Page>;
  const tally = tallyOf(view, about, module.game.utility === 'shared');
  const score = { tally, nameOf: (player: string) => nameIn(view, player) };
  const room = {
    seat: (seat: Seat) => <SeatMark {...props} seat={seat} />,
    tools: (
      <>
        <ScoreChip {...score} />
        <RoomPanel {...props} tally={tally} />
      </>
    ),
    after: (
      <>
        <RoomScore {...score} />
        <Again {...props} />
        {about.secret === undefined ? (
          <p class="mute">{sealedWords().checkLater}</p>
        ) : (
          <CheckGame
            game={module.game}
            match={view.match}
            commitment={link.commitments.get(view.match) ?? about.commitment}
            brought={link.brought.get(view.match) ?? about.brought}
          />
        )}
      </>
    ),
  };
  const extra = (
    <div class="notices">
      <Notices {...props} mine={mine} s={model.value.state} />
      <Bubble link={link} members={view.members} who={who} />
    </div>
  );
  return <TableScreen model={model.value} layout={layout} extra={extra} room={room} />;
}

/** Is the player of this seat there, and how much time is left? */
function SeatMark({ link, view, about, who, seat }: InRoom & { seat: Seat }) {
  const w = roomWords();
  const holder = about.seats[seat];
  const away = holder?.kind === 'person' && holder.who !== who && !link.here.value.includes(holder.who);
  return (
    <>
      <SeatClock about={about} choice={view.clock} now={() => link.now()} seat={seat} />
      {away && <i class="presence" role="img" aria-label={w.away} title={w.away} />}
    </>
  );
}

/** Whatever needs an answer now, one under the other. */
function Notices({ link, view, about, who, module, mine, s }: InRoom & { mine: Seat | undefined; s: State }) {
  const w = words().online;
  const own = roomWords();
  const text = textAt(module.game, module.texts[language.value], s);
  const kept = about.phase === 'on' && about.seats.some((holder) => holder.kind === 'bot' && holder.keeps === who);
  const { asking } = about;
  const asked =
    asking !== undefined && mine !== undefined && asking.seat !== mine && (asking.agreed & (1 << mine)) === 0;
  return (
    <>
      {link.cut.value && <Cut />}
      <TimeWarning about={about} choice={view.clock} now={() => link.now()} mine={mine} />
      {link.connected.value && link.elsewhere.value && (
        <div class="notice" role="alert">
          <span>{own.elsewhere}</span>
          <button type="button" class="button filled" data-here="" onClick={() => link.enter()}>
            {own.playHere}
          </button>
        </div>
      )}
      {kept && (
        <div class="notice" role="status">
          <span>{own.botKeeps}</span>
          <button type="button" class="button filled" data-back="" onClick={() => void link.inRoom('back')}>
            {own.takeBack}
          </button>
        </div>
      )}
      <OutOfTime
        about={about}
        choice={view.clock}
        now={() => link.now()}
        nameOf={(seat) => text.seats[seat] ?? ''}
        mine={mine}
        claim={(against) => void link.send({ cmd: 'claim', match: view.match, against })}
      />
      {asked && (
        <div class="notice" role="alert">
          <span>{w.asksUndo(text.seats[asking.seat] ?? '')}</span>
          <button
            type="button"
            class="button filled"
            data-agree=""
            onClick={() => void link.send({ cmd: 'agree', match: view.match })}
          >
            {w.agree}
          </button>
          <button type="button" class="button" onClick={() => void link.send({ cmd: 'disagree', match: view.match })}>
            {w.disagree}
          </button>
        </div>
      )}
      {asking !== undefined && asking.seat === mine && (
        <div class="notice" role="status">
          <span>{own.askedUndo}</span>
        </div>
      )}
      {(about.phase === 'on' || isBetweenGames(about)) && (
        <Absent link={link} about={about} who={who} names={text.seats} />
      )}
    </>
  );
}
