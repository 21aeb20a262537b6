import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaigns } from '../../games/war/campaigns/index.ts';
import { easternFront } from '../../games/war/campaigns/eastern-front.ts';
import { type Fought, foughtOut } from '../../kernel/campaign.ts';
import { readRecord, replay } from '../../kernel/record.ts';
import { type Client, newRoom } from '../torture/client.ts';
import { Coverage, OF_CAMPAIGNS } from './coverage.ts';
import { game, ok, rule, Tavern, until } from './tavern.ts';

let tavern: Tavern;
beforeAll(async () => {
  tavern = await Tavern.open();
});
afterAll(() => tavern.close());

const war = game('war');
const coverage = new Coverage();
const BRODY = { id: 'eastern-front', battle: 'brody', fought: [] as readonly Fought[] };
const get = async (path: string, client: Client): Promise<string> =>
  (await fetch(`${tavern.base}/${path}`, { headers: { Authorization: `Bearer ${client.guest.token}` } })).text();
async function seated(campaign: object, more: object = {}) {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => tavern.guest(name, 'war', true)));
  const wanted = { game: 'war', seat: 0, campaign, ...more };
  expect(coverage.see('POST rooms request', wanted)).toBeUndefined();
  const { room } = await newRoom(tavern.base, ann!.guest, wanted);
  for (const client of [ann!, bob!]) await ok(client.enter(room));
  await ok(bob!.send({ cmd: 'sit', room, seat: 1 }));
  await until(() => bob!.seat === 1);
  return { ann: ann!, bob: bob!, room };
}
async function deal(...people: readonly Client[]): Promise<string> {
  const { match } = people[0]!.room!;
  for (const client of people) await ok(client.send({ cmd: 'ready', match, nonce: 'ab' }));
  await until(() => people.every(({ replica, followed }) => followed === match && replica!.about!.phase === 'on'));
  return match;
}
async function concedes(loser: Client, winner: Client): Promise<string> {
  const match = await deal(loser, winner);
  await ok(loser.send({ cmd: 'concede', match }));
  await until(() => [loser, winner].every(({ replica }) => replica!.about!.phase === 'over'));
  return match;
}
const setupIn = async (client: Client, match: string): Promise<Readonly<Record<string, unknown>>> =>
  readRecord(JSON.parse(await get(`api/matches/${match}/record`, client))).setup;

describe('a campaign in a room', () => {
  test('battles are fought one after the other, with their conditions and what goes along, and count once', async () => {
    const { ann, bob, room } = await seated(BRODY);
    expect(ann.room!.campaign).toEqual(BRODY);
    // Decks are the battle's: nobody brings another one.
    expect(await rule(ann.send({ cmd: 'bring', match: ann.room!.match, setup: { deck1: 'high-seas' } }))).toBe(
      'match.nothingToBring',
    );
    const first = await concedes(bob, ann);
    const record = readRecord(JSON.parse(await get(`api/matches/${first}/record`, ann)));
    expect(record.setup).toMatchObject(campaigns.setupOf(easternFront, easternFront.battles[0]!, []));
    const fought = foughtOut(campaigns, 'brody', replay(war, record).state, [1, -1]);
    expect(fought.won).toBe(0);

    // They must want the same battle; what cannot be fought is refused, and nothing is stuck by it.
    expect(await rule(ann.send({ cmd: 'again', room, battle: 'kursk' }))).toBe('room.noBattle');
    expect(await rule(ann.send({ cmd: 'again', room, battle: 'nowhere' }))).toBe('room.noBattle');
    await ok(ann.send({ cmd: 'again', room, battle: 'kyiv' }));
    await until(() => bob.room!.campaign!.next === 'kyiv');
    await ok(bob.send({ cmd: 'again', room, battle: 'brody' }));
    await until(() => ann.room!.campaign!.next === 'brody');
    expect(ann.room!.again).toEqual([bob.guest.who]);
    await ok(ann.send({ cmd: 'again', room, battle: 'kyiv' }));
    await ok(bob.send({ cmd: 'again', room, battle: 'kyiv' }));
    await until(() => [ann, bob].every((client) => client.room!.match !== first && client.followed !== first));
    expect(ann.room!.campaign).toEqual({ id: 'eastern-front', battle: 'kyiv', fought: [fought] });
    expect(ann.room!.round).toBe(2);
    // Said late, once more: it speaks of a battle that is over.
    await ok(bob.send({ cmd: 'leave', room }));
    await ok(bob.enter(room));
    const second = await concedes(ann, bob);
    const kyiv = easternFront.battles.find(({ id }) => id === 'kyiv')!;
    expect(await setupIn(ann, second)).toMatchObject(campaigns.setupOf(easternFront, kyiv, [fought]));
    // Two lines of one person say it at once; it is one battle that follows, counted once.
    const both = [ann, bob].map((client) => client.send({ cmd: 'again', room, battle: 'odesa' }));
    const again = bob.send({ cmd: 'again', room, battle: 'odesa' });
    await Promise.all([...both, again]);
    await until(() => ann.room!.campaign!.battle === 'odesa');
    expect(ann.room!.campaign!.fought.map(({ battle, won }) => [battle, won])).toEqual([
      ['brody', 0],
      ['kyiv', 1],
    ]);
    for (const text of [...ann.texts, ...bob.texts]) expect(coverage.see('told', JSON.parse(text))).toBeUndefined();
    expect(coverage.see('said', { cmd: 'again', id: 'x', room, battle: 'odesa' })).toBeUndefined();
  });

  test('a campaign goes on elsewhere from what was fought, and a lost battle may be fought once more', async () => {
    const lost: Fought = {
      battle: 'brody',
      won: 1,
      turns: 4,
      along: { veteran: ['pak-35'], fallen1: [], fallen2: [] },
    };
    const { ann } = await seated({ ...BRODY, fought: [lost] });
    expect(ann.room!.campaign!.fought).toEqual([lost]);
    for (const text of ann.texts) expect(coverage.see('told', JSON.parse(text))).toBeUndefined();
    const next = await seated({ ...BRODY, battle: 'kyiv', fought: [lost] });
    expect(next.ann.room!.campaign!.battle).toBe('kyiv');
  });

  test('what cannot be is refused when the room is made, and names what is wrong', async () => {
    const guest = await tavern.guest('Una', 'war');
    const bad = (more: object, campaign: object = {}) =>
      newRoom(tavern.base, guest.guest, { game: 'war', seat: 0, campaign: { ...BRODY, ...campaign }, ...more });
    const won: Fought = { battle: 'brody', won: 0, turns: 1, along: {} };
    for (const [more, campaign, field] of [
      [{}, { id: 'moon' }, 'campaign.id'],
      [{}, { battle: 'kursk' }, 'campaign.battle'],
      [{}, { battle: 'nowhere' }, 'campaign.battle'],
      [{}, { fought: [{ battle: 'kursk', won: 0 }] }, 'campaign.fought'],
      [{}, { fought: 'all' }, 'campaign.fought'],
      [{}, { fought: [won, won, won] }, 'campaign.battle'],
      ...[
        { veteran: ['no-such-card'] },
        { veteran: ['is-2', 'is-2', 'is-2'] },
        { veteran: ['t-34'] },
        { veteran: ['pak-35'] },
        { veteran: 'gun-45' },
        { fallen1: ['vasily-zaitsev'] },
        { fallen2: ['tiger'] },
        { trophies: ['tiger'] },
      ].map(
        (along) =>
          [
            {},
            { battle: 'kyiv', fought: [{ ...won, along }] },
            `campaign.fought[0].along.${Object.keys(along)[0]}`,
          ] as const,
      ),
      [{}, { fought: Array.from({ length: 65 }, () => won) }, 'campaign.fought'],
      [{}, { more: 1 }, 'campaign.more'],
      [{ game: 'skirmish' }, {}, 'campaign.id'],
      [{ setup: { first: 2 } }, {}, 'setup.first'],
      [{ terms: { size: 60 } }, {}, 'terms.size'],
      [{ bestOf: 3 }, {}, 'bestOf'],
    ] as const)
      await expect(bad(more, campaign), JSON.stringify([more, campaign])).rejects.toThrow(field);
    expect(await rule(guest.send({ cmd: 'ping' }))).toBe('ok');
  });

  test('what was said and told of campaigns fits the schema, and every entry of it was met', () => {
    const won: Fought = { battle: 'brody', won: 0, turns: 4, along: { veteran: ['t-34'] } };
    const wanted = { game: 'war', campaign: { ...BRODY, battle: 'kyiv', fought: [won] } };
    expect(coverage.see('POST rooms request', wanted)).toBeUndefined();
    expect(coverage.unmet().filter((entry) => OF_CAMPAIGNS.test(entry))).toEqual([]);
  });
});
