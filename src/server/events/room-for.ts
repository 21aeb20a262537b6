import type { Player } from '../../events/facts.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Holder } from '../../match/messages.ts';
import type { EventHall } from './hall.ts';
import type { EventRoom } from '../rooms/rooms.ts';
import type { Known } from './events.ts';

/** Where some of those who take part come together: who sits where, and on which terms. */
interface Meeting {
  readonly room: string;
  readonly match: string;
  readonly players: readonly Player[];
}
/** A room for them, as the event wants it. */
export async function roomFor(
  { store }: Pick<EventHall, 'store'>,
  { row, state }: Known,
  { room, match, players }: Meeting,
  game: AnyGame,
): Promise<EventRoom> {
  const people = players.flatMap((player) => state.players[player]!.who ?? []);
  const names = await store.namesOf(people);
  const { terms, setup, bestOf, clock, spectators } = row.body.terms;
  return {
    room,
    match,
    event: row.event,
    game: row.body.terms.game,
    setup,
    ...(game.brings === undefined ? {} : { terms }),
    bestOf,
    clock,
    spectators,
    members: people.map((who) => ({ who, name: names.get(who) ?? '' })),
    seats: players.map((player): Holder => {
      const { who, bot } = state.players[player]!;
      return who === undefined ? { kind: 'bot', level: bot! } : { kind: 'person', who };
    }),
  };
}
