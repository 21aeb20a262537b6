import { FastChance } from '../../kernel/chance.ts';
import { GAME_NAMES, games } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { Client, newGuest, newRoom } from './client.ts';
import { type Mischief, Player } from './player.ts';

/** For what is tried with one game alone. */
export const playedGame = async (): Promise<AnyGame> => (await games.liberation()).game;
/** The games that are played in the rooms, one after the other. */
export const playedGames = (): Promise<readonly AnyGame[]> =>
  Promise.all(GAME_NAMES.map(async (name) => (await games[name]()).game));

/** Makes rooms of two, room after room another game, and puts two players into each. `mischief` is asked for each player. */
export async function gather(
  base: string,
  rooms: number,
  seed: number,
  mischief: (player: number) => Mischief,
): Promise<readonly Player[]> {
  const played = await playedGames();
  const players: Player[] = [];
  for (let i = 0; i < rooms; i++) {
    const game = played[i % played.length]!;
    const [ann, bob] = [await newGuest(base, 'Ann'), await newGuest(base, 'Bob')];
    const { room } = await newRoom(base, ann, { game: game.name, seat: 0 });
    // Sitting down is not what is tried here.
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
