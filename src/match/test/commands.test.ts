import { expect, test } from 'vitest';
import { trick52 } from '../../../bench/trick52.ts';
import type { Seat } from '../../kernel/ids.ts';
import { replay } from '../../kernel/record.ts';
import { readCommand } from '../messages.ts';
import { skirmish } from './skirmish.ts';
import { Sitting } from './sitting.ts';

const [first, second] = [0 as Seat, 1 as Seat];

test('a command that comes twice is carried out once and gets the same answer', async () => {
  const sitting = await Sitting.of(trick52.game);
  const { args } = sitting.replica(first).decision()!.options[0]!;
  const command = { cmd: 'act', serial: sitting.serial(first), actions: [`play ${args[0]!.value}`] } as const;
  const answer = await sitting.send(first, command, 'same');
  expect(answer).toEqual({ re: 'ok', id: 'same', version: 2 });
  const stood = await sitting.digests();
  expect(await sitting.send(first, command, 'same')).toEqual(answer);
  await sitting.steps(3);
  expect(await sitting.send(first, command, 'same')).toEqual(answer);
  expect(await sitting.digests()).not.toBe(stood);
  expect((await sitting.match.record()).moves.length).toBe(4);
});

test('a refusal is repeated, too, although the same words would be accepted by now', async () => {
  const sitting = await Sitting.of(trick52.game);
  const early = { cmd: 'act', serial: 0, actions: ['play 1'] } as const;
  const refused = await sitting.send(second, early, 'early');
  expect(refused).toMatchObject({ re: 'no', rule: 'match.notYourTurn' });
  await sitting.steps(1);
  const { options } = sitting.replica(second).decision()!;
  const legal = { ...early, actions: [`play ${options[0]!.args[0]!.value}`] };
  expect(await sitting.send(second, legal, 'early')).toEqual(refused);
  expect(await sitting.send(second, legal)).toMatchObject({ re: 'ok' });
});

test('the id of another seat cannot be used', async () => {
  const sitting = await Sitting.of(trick52.game);
  await sitting.steps(1);
  expect(await sitting.send(second, { cmd: 'concede' }, 'c1')).toMatchObject({ re: 'no', rule: 'match.idTaken' });
  expect(sitting.over).toBe(false);
});

test('what is refused changes nothing and tells nobody anything', async () => {
  const sitting = await Sitting.of(skirmish);
  await sitting.steps(5);
  const stood = await sitting.digests();
  const told = sitting.heard.get('spectator')!.length;
  const seat = sitting.toAct[0]!;
  const refused = [
    await sitting.send(seat, { cmd: 'act', serial: sitting.serial(seat) + 1, actions: ['pass'] }),
    await sitting.act(seat, 'plan 999'),
    await sitting.act(seat, 'no such words'),
    await sitting.act(seat, 'pass', 'march'),
    await sitting.send(9 as Seat, { cmd: 'concede' }),
    await sitting.send(seat, { cmd: 'agree' }),
    await sitting.send(seat, { cmd: 'claim', against: 1 - seat }),
    await sitting.send(seat, { cmd: 'ready', nonce: '' }),
    await sitting.undo(seat, 200),
  ];
  expect(refused.map((answer) => (answer.re === 'no' ? answer.rule : 'ok'))).toEqual([
    'match.stale',
    'SKI-2.1',
    'match.noSuchAction',
    expect.stringMatching(/^match\.not/),
    'match.noSeat',
    'match.nobodyAsks',
    'match.inTime',
    'match.begun',
    'match.nothingToUndo',
  ]);
  expect(await sitting.digests()).toBe(stood);
  expect(sitting.heard.get('spectator')!.length).toBe(told);
});

test('a refusal names the rule of the game that refuses, and which of the actions it was', async () => {
  const sitting = await Sitting.of(skirmish);
  const planned = async (): Promise<string> => {
    const { options } = sitting.replica(first).decision()!;
    const plan = options.find(({ verb }) => verb === 'plan')!;
    return `plan ${plan.args[0]!.value}`;
  };
  await sitting.act(first, await planned());
  const [one] = [await planned()];
  expect(await sitting.act(first, one, 'pass', 'pass')).toMatchObject({ re: 'no', values: { index: 2 } });
  await sitting.act(first, one);
  const hand = sitting.match.rules.refusals(sitting.replica(first).state, first);
  const refused = hand.find(({ rule }) => rule === 'SKI-2.2')!;
  expect(await sitting.act(first, refused.action)).toMatchObject({ re: 'no', rule: 'SKI-2.2', values: { index: 0 } });
});

test('several actions are one command: all of them or none', async () => {
  const sitting = await Sitting.of(skirmish);
  const { options } = sitting.replica(second).decision()!;
  const plan = options.find(({ verb }) => verb === 'plan')!.action;
  expect(await sitting.act(second, plan, 'pass')).toMatchObject({ re: 'ok', version: 2 });
  expect(sitting.toAct).toEqual([first]);
  expect((await sitting.match.record()).moves.length).toBe(2);
});

test('seats that act side by side do not make each other late', async () => {
  const sitting = await Sitting.of(skirmish);
  const serial = sitting.serial(first);
  await sitting.act(second, 'pass');
  expect(await sitting.send(first, { cmd: 'act', serial, actions: ['pass'] })).toMatchObject({ re: 'ok' });
});

test('a finished match is a record that can be played again, with the secret opened', async () => {
  const sitting = await Sitting.of(skirmish);
  await sitting.steps(3);
  const running = await sitting.match.record();
  expect(running.secret).toBeUndefined();
  expect(sitting.about.secret).toBeUndefined();
  await sitting.steps(500);
  const record = await sitting.match.record();
  expect(sitting.about).toMatchObject({ phase: 'over', result: { by: 'rules' }, secret: record.secret });
  expect(sitting.about.commitment).toBe(running.commitment);
  expect(replay(skirmish, record).outcome).toEqual(sitting.about.result!.scores);
  expect(await sitting.act(first, 'pass')).toMatchObject({ re: 'no', rule: 'match.over' });
});

test.each([
  [null, ''],
  [{ cmd: 'act', match: 'm', id: 'i', serial: 0 }, 'actions'],
  [{ cmd: 'act', match: 'm', id: 'i', serial: -1, actions: ['pass'] }, 'serial'],
  [{ cmd: 'act', match: 'm', id: '', serial: 0, actions: ['pass'] }, 'id'],
  [{ cmd: 'act', match: 'm', id: 'i', serial: 0, actions: Array(300).fill('pass') }, 'actions'],
  [{ cmd: 'act', match: 'm', id: 'i', serial: 0, actions: ['x'.repeat(600)] }, 'actions'],
  [{ cmd: 'fly', match: 'm', id: 'i' }, 'cmd'],
  [{ cmd: 'concede', match: 'm', id: 'i', seat: 1 }, 'seat'],
  [{ cmd: 'ready', match: 'm', id: 'i', nonce: 'xyz' }, 'nonce'],
  [{ cmd: 'orders', match: 'm', id: 'i', orders: { BEFORE: 'maybe' } }, 'orders.BEFORE'],
])('a message that is no command is refused by name (%#)', (json, field) => {
  expect(() => readCommand(json)).toThrow(expect.objectContaining({ name: 'InputError', field }));
});

test('a message that is a command is read', () => {
  const command = { cmd: 'undo', match: 'm', id: 'i', serial: 4 };
  expect(readCommand(command)).toEqual({ ...command, count: 1 });
  const orders = { cmd: 'orders', match: 'm', id: 'i', orders: { BEFORE: 'never', '*': 'smart' } };
  expect(readCommand(orders)).toEqual(orders);
});
