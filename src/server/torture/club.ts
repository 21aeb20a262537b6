import { FastChance } from '../../kernel/chance.ts';
import { games } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { Client, newGuest, newRoom } from './client.ts';
import { type Mischief, Player } from './player.ts';

/** The game that everything is tried with. */
export const playedGame = async (): Promise<AnyGame> => (await games.liberation()).game;

/** Makes rooms of two and puts two players into each. `mischief` is asked for each player. */
export async function gather(
  base: string,
  rooms: number,
  seed: number,
  mischief: (player: number) => Mischief,
): Promise<readonly Player[]> {
  const game = await playedGame();
  const players: Player[] = [];
  for (let i = 0; i < rooms; i++) {
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
