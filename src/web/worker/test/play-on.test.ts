import { expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import { replay } from '../../../kernel/record.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Match } from '../../../match/match.ts';
import { MemoryStore } from '../../../match/memory.ts';
import type { Holder } from '../../../match/messages.ts';
import { someRecord } from '../../test/some-record.ts';
import { commandsOf, followRecord, onceMore } from '../play-on.ts';

test('moves of one seat in a row are one command, in order', () => {
  const moves = [0, 0, 1, 0].map((seat, i) => [seat, `m ${i}`, ''] as const);
  expect(commandsOf(moves).map((one) => one.map(([, text]) => text))).toEqual([['m 0', 'm 1'], ['m 2'], ['m 3']]);
  expect(commandsOf(Array.from({ length: 100 }, () => [1, 'm', ''] as const)).map((one) => one.length)).toEqual([
    64, 36,
  ]);
});

test.each(GAME_NAMES)('%s: a match goes on from the middle of a record, with the same cards', async (name) => {
  const module = await moduleOf(name);
  const { game } = module;
  const record = someRecord(module, 120);
  const count = Math.floor(record.moves.length / 2);
  const rules = rulesFor(game, readSetup(game.options, record.setup));
  const expected = rules.create();
  replay(game, record, (state, _move, i) => {
    if (i < count) rules.copy(expected, state);
  });
  const seats = Array.from({ length: rules.seats }, (_, seat): Holder =>
    seat === 0 ? { kind: 'person', who: '' } : { kind: 'bot', level: 'recruit' },
  );
  const match = await Match.create(game, new MemoryStore(), onceMore('on', record, seats.length));
  await followRecord(match, record, count, seats);
  const about = await match.about();
  expect(about.seats).toEqual(seats);
  expect(about.phase).toBe('on');
  const sight = (await match.sight(0 as Seat))!;
  const masked = rules.create();
  rules.mask(expected, 0 as Seat, masked);
  expect(rules.digest(sight.state)).toBe(rules.digest(masked));
});
