import { expect, test } from 'vitest';
import { module } from '../../games/liberation/index.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Sitting } from './sitting.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const over = async (setup: Readonly<Record<string, unknown>>, ...asked: readonly string[]): Promise<unknown> => {
  const sitting = await Sitting.of(module.game, { setup });
  for (const [seat, wish] of asked.entries()) await sitting.act(seat as Seat, wish);
  await sitting.send(second, { cmd: 'concede' });
  return (await sitting.match.about(first)).result;
};

test('a result tells who was who, where that was left to play and came to be decided', async () => {
  const gaveUp = { by: 'concession', seat: second };
  expect(await over({ roles: 'after' }, 'ask 1', 'ask 0')).toMatchObject({ ...gaveUp, roles: [1, 0] });
  expect(await over({ roles: 'after' }, 'ask 0', 'ask 1')).toMatchObject({ ...gaveUp, roles: [0, 1] });
  for (const open of [over({ roles: 'after' }), over({ roles: 'after' }, 'ask 0'), over({})])
    expect(await open).not.toHaveProperty('roles');
});
