import { useEffect } from 'preact/hooks';
import { personOf } from '../../match/ledger.ts';
import type { About, Holder } from '../../match/messages.ts';
import { type RoomView, serverRecord } from '../shell/server.ts';
import { keepOnline, type KeptOnline, type Sitter } from '../worker/online.ts';

interface Played {
  readonly view: RoomView | undefined;
  readonly about: About | undefined;
  readonly who: string;
}
/** The match of a room as the device keeps it; nothing for who only looks on. */
function keptOf({ view, about, who }: Played): KeptOnline | undefined {
  if (view === undefined || about === undefined || view.pod === true) return undefined;
  const mine = about.seats.findIndex((holder) => personOf(holder) === who);
  const { phase, awaited, series, result, serials } = about;
  // A game that its series ended before the deal was never played.
  if (mine < 0 || (phase === 'over' && serials.length === 0)) return undefined;
  const { match, room, game } = view;
  const known = { match, room, game, who, phase, mine, awaited, at: Date.now() };
  return {
    ...known,
    seats: about.seats.map((holder) => sitterIn(view, holder)),
    ...(series === undefined ? {} : { series }),
    ...(result?.scores === undefined ? {} : { scores: result.scores }),
    ...(result?.roles === undefined ? {} : { roles: result.roles }),
  };
}
function sitterIn({ members }: RoomView, holder: Holder): Sitter {
  const person = personOf(holder);
  if (person !== undefined) return { kind: 'person', name: members.find(({ who }) => who === person)?.name ?? '' };
  return holder.kind === 'bot' ? { kind: 'bot', level: holder.level } : { kind: 'open' };
}

/** The device remembers where it plays, and keeps the record of what it has played. */
export function useRemembered(played: Played): void {
  const kept = keptOf(played);
  const opened = played.about?.secret !== undefined;
  useEffect(() => {
    if (kept === undefined) return;
    const keep = async (): Promise<void> => {
      await keepOnline([kept]);
      if (opened) await keepOnline([{ ...kept, record: await serverRecord(kept.match) }]);
    };
    // A device that keeps nothing plays all the same, and a record that does not come now comes with the list.
    keep().catch(() => undefined);
  }, [kept?.match, kept?.phase, kept?.awaited, opened, JSON.stringify(kept?.seats)]);
}
