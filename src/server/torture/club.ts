import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import { GAME_NAMES, isGameName, moduleOf } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { Client, newGuest, newRoom } from './client.ts';
import { type Mischief, Player } from './player.ts';

export async function gameNamed(name: string): Promise<AnyGame> {
  if (!isGameName(name)) throw new Error(`there is no game ${name}`);
  return (await moduleOf(name)).game;
}
/** For what is tried with one game alone. */
export const playedGame = async (): Promise<AnyGame> => (await moduleOf('liberation')).game;
/** The games that are played in the rooms, one after the other. */
export const playedGames = (): Promise<readonly AnyGame[]> =>
  Promise.all(GAME_NAMES.map(async (name) => (await moduleOf(name)).game));

/** So long that nobody runs out of it: a match that ends by its clock has been told a wrong time. */
const CLOCK = { kind: 'byoyomi', minutes: 600, seconds: 600, periods: 20 } as const;

/** Where decks are brought: from packs of one's own, from a draft with a bot at the table, or as they are. */
const TERMS = [{ format: 'sealed', boosters: 6 }, { format: 'draft', places: 3, seconds: 600 }, {}] as const;

/**
 * Makes rooms of two, room after room another game, and puts two players into each. Some rooms are private, some have a
 * clock; where decks are brought, in some of them packs are opened first. `mischief` is asked for each player; `first` is the
 * number of the first game.
 */
export async function gather(
  base: string,
  rooms: number,
  seed: number,
  mischief: (player: number) => Mischief,
  first = 0,
): Promise<readonly Player[]> {
  const played = await playedGames();
  const players: Player[] = [];
  for (let i = 0; i < rooms; i++) {
    const game = played[(first + i) % played.length]!;
    const terms = game.brings && TERMS[(Math.floor((first + i) / played.length) + seed) % TERMS.length]!;
    const [ann, bob] = [await newGuest(base, 'Ann'), await newGuest(base, 'Bob')];
    const clock = i % 3 === 0 ? { clock: CLOCK } : {};
    const wanted = { game: game.name, seat: 0, private: i % 2 === 1, ...clock, ...(terms && { terms }) };
    const { room } = await newRoom(base, ann, wanted);
    // Whoever plays first must find somebody.
    const second = new Client(game, bob);
    await second.connect(base);
    await second.enter(room);
    await second.send({ cmd: 'sit', room, seat: 1 });
    second.cut();
    [ann, bob].forEach((guest, j) => {
      const chance = new FastChance(seed + 2 * i + j);
      players.push(new Player(game, guest, room, chance, mischief(2 * i + j)));
    });
  }
  return players;
}

const OUT_MS = 30_000;
const PAUSE_MS = 10;
/** All play until they are stopped, have everything answered, and see the same of their room. Then they leave. */
export async function playAll(players: readonly Player[], stopped: () => boolean): Promise<readonly string[]> {
  const comeBack = (): Promise<readonly boolean[]> =>
    Promise.all(players.map((player) => player.playOut(stopped, OUT_MS)));
  let back = await comeBack();
  for (const began = performance.now(); !areLevel(players) && performance.now() - began < OUT_MS;) {
    await sleep(PAUSE_MS);
    back = await comeBack();
  }
  for (const { client } of players) client.cut();
  const missing = back.filter((yes) => !yes).length;
  return missing === 0 ? [] : [`${missing} players could not come back`];
}
/** Does everybody know what others in the room know, and what they were told is done? */
function areLevel(players: readonly Player[]): boolean {
  const furthest = new Map<string, string>();
  const where = ({ client }: Player): string =>
    `${client.room?.version ?? 0} ${client.room?.match ?? ''} ${client.version}`;
  return players.every((player) => {
    if (!player.isUpToDate || player.client.followed !== player.client.room?.match) return false;
    const known = furthest.get(player.room) ?? where(player);
    furthest.set(player.room, known);
    return known === where(player);
  });
}
