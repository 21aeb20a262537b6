import { describe, expect, test } from 'vitest';
import type { Seat } from '../ids.ts';
import { holds, type Printed, readExample, readPrinted } from '../printed.ts';
import { Proof, zoneName } from '../proof.ts';
import { dealtAs, readPositionFile, Scenario, scenarioOf } from '../scenario.ts';
import { plan, type Stall, stall, type StallOptions, zone } from './stall.ts';

const position = {
  store: ['cheese', 'apple'],
  anna: ['bread', 'apple', 'bread'],
  bohdan: ['cheese'],
  shown: ['apple'],
};
const laid = (): Scenario<Stall, StallOptions> => new Scenario(stall, { position, draws: [1, 2, 3, 4] });

describe('a position file', () => {
  const least = { game: 'stall', position };
  test('what it leaves out has its usual value', () => {
    expect(readPositionFile(least)).toEqual({
      ...least,
      setup: {},
      seed: 1,
      do: [],
      draws: undefined,
      example: undefined,
      printed: undefined,
    });
    const full = { ...least, setup: { late: true }, draws: [0, 5], seed: 0, do: ['anna: draw'] };
    expect(readPositionFile(full)).toMatchObject(full);
    expect(readPositionFile({ ...least, seed: 2 ** 31 }).seed).toBe(2 ** 31);
  });
  test.each<[object, string]>([
    [{ setup: [] }, 'setup: must be an object'],
    [{ setup: 5 }, 'setup: must be an object'],
    [{ draws: [0.5] }, 'draws: must be whole numbers from 0 up'],
    [{ draws: [1, -1] }, 'draws: must be whole numbers from 0 up'],
    [{ draws: 5 }, 'draws: must be a list'],
    [{ seed: -1 }, 'seed: must be a whole number from 0'],
    [{ extra: 1 }, 'extra: is not a field here'],
    [{ example: 5 }, 'example: must be an object'],
    [{ printed: 5 }, 'printed: must be an object'],
  ])('%j is refused', (wrong, message) => {
    expect(() => readPositionFile({ ...least, ...wrong })).toThrow(message);
  });
  test('is played from its position, its draws and its seed', () => {
    const told = (file: object): number[] => {
      const t = scenarioOf(stall, readPositionFile({ ...least, ...file }));
      t.do('anna: draw');
      return t.facts.filter(({ kind }) => kind === stall.facts.list[2]!.id).map(({ a }) => a);
    };
    expect(told({ draws: [7] })).toEqual([7]);
    expect(told({ seed: 2 })).toEqual(told({ seed: 2 }));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => told({ seed }).join())).size).toBeGreaterThan(1);
    expect(() => told({ draws: [] })).toThrow('scripted draw 0');
    const placed = scenarioOf(stall, readPositionFile(least)).s.table;
    expect([placed.cards, placed.size(zone.store)]).toEqual([7, 2]);
    const dealt = scenarioOf(stall, readPositionFile({ game: 'stall', setup: { late: true } }));
    expect([dealt.s.table.cards, dealt.toAct]).toEqual([6, ['bohdan']]);
  });
});

describe('a scenario', () => {
  test('says who is to act, what is on offer and what is refused by which rule', () => {
    const t = laid();
    expect([t.toAct, t.at('anna').prompt, t.at('bohdan').prompt]).toEqual([['anna'], 'day', undefined]);
    expect([t.at('anna').offered, t.at('bohdan').offered]).toEqual([['put bread', 'put apple', 'draw'], []]);
    expect(t.at('anna').refused).toEqual([{ phrase: 'Close  Up', rule: 'STL-3' }]);
    expect([t.at('anna').offers('put bread'), t.at('anna').offers('put cheese')]).toEqual([true, false]);
    expect([t.at('anna').whyNot('close up'), t.at('anna').whyNot('draw')]).toEqual(['STL-3', undefined]);
    expect(t.outcome).toBeUndefined();
  });
  test('phrases may be written in any case and with any spaces, several in a line', () => {
    const t = laid();
    t.do('anna:  PUT   bread ');
    t.do(' bohdan : draw');
    expect(() => t.do('anna: draw; close up')).toThrow('anna: "close up" — it is not anna\'s to act');
    t.do('bohdan: close UP');
    expect([t.outcome, t.toAct]).toEqual([[2, 0], []]);
  });
  test('what cannot be done is refused by the rule, or as not on offer, with what is', () => {
    const t = laid();
    expect(() => t.do('anna: close up')).toThrow(
      'do: anna: "close up" is refused by STL-3; on offer: "put bread", "put apple", "draw"',
    );
    expect(() => t.do('anna: fly')).toThrow('do: anna: "fly" is not on offer; on offer: "put bread"');
    expect(() => t.do('draw')).toThrow('"draw" does not say whose move it is');
    expect(() => t.do(': draw')).toThrow('seat: there is no ; known: anna, bohdan');
    expect(() => t.at('nobody')).toThrow(/^seat: there is no nobody; known: anna, bohdan$/);
    expect(() => t.at('absent')).toThrow('seat: there is no absent');
  });
  test('shows what a viewer sees', () => {
    const t = laid();
    expect([...t.view(1 as Seat).table.def.subarray(1)]).toEqual([0, 0, 0, 0, 0, 3, 1]);
    expect([...t.view('spectator').table.def.subarray(1)]).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });
});

describe('a game that is dealt as a position stands', () => {
  test('begins there, and goes on by its own rules', () => {
    const t = laid();
    t.do('anna: put bread');
    const again = new Scenario(dealtAs(stall, Int32Array.from(t.s.table.words)), { draws: [1] });
    expect([...again.s.table.words]).toEqual([...t.s.table.words]);
    expect([again.toAct, again.at('bohdan').offered]).toEqual([t.toAct, t.at('bohdan').offered]);
  });
});

describe('what is printed of an example', () => {
  const says = { uk: 'a', ru: 'b', en: 'c' };
  test('the example says what it shows in every language', () => {
    expect(readExample({ id: 'STL-E1', rules: ['STL-1'], says })).toEqual({ id: 'STL-E1', rules: ['STL-1'], says });
    expect(() => readExample({ id: 'STL-E1', says: { uk: 'a', ru: 'b' } })).toThrow('example.says.en: must be a text');
    expect(() => readExample({ id: 'STL-E1', says: { ...says, fr: 'd' } })).toThrow('example.says.fr: is not a field');
    expect(() => readExample({ id: 'STL-E1', says, more: 1 })).toThrow('example.more: is not a field here');
  });
  test('all of it may be left out, and what is there is read', () => {
    const none = { zones: {}, sizes: {}, told: [], strengths: {}, offered: [], refused: {}, outcome: undefined };
    expect(readPrinted({})).toEqual(none);
    const all = {
      zones: { store: ['apple'] },
      sizes: { store: 1000, 'bag.anna': 0 },
      told: ['put anna bread'],
      strengths: { 'anna: apple': '1/0' },
      offered: ['anna: draw'],
      refused: { 'anna: close up': 'STL-3' },
      outcome: [2, 0],
    };
    expect(readPrinted(all)).toEqual(all);
  });
  test.each<[object, string]>([
    [{ zones: [] }, 'printed.zones: must be an object'],
    [{ zones: 5 }, 'printed.zones: must be an object'],
    [{ zones: { store: 'apple' } }, 'printed.zones.store: must be a list'],
    [{ sizes: { store: -1 } }, 'printed.sizes.store: must be a whole number from 0 to 1000'],
    [{ sizes: { store: 1001 } }, 'printed.sizes.store: must be a whole number from 0 to 1000'],
    [{ strengths: { x: 5 } }, 'printed.strengths.x: must be a text'],
    [{ refused: { x: 5 } }, 'printed.refused.x: must be a text'],
    [{ outcome: [1, 0.5] }, 'printed.outcome: must be whole numbers'],
    [{ more: 1 }, 'printed.more: is not a field here'],
  ])('%j is refused', (wrong, message) => {
    expect(() => readPrinted(wrong)).toThrow(message);
  });
});

describe('a proof', () => {
  const claims = (printed: Partial<Printed>, ...lines: readonly string[]) => {
    const t = laid();
    for (const line of lines) t.do(line);
    return new Proof(t as never).claims({ ...readPrinted({}), ...printed });
  };
  const found = (printed: Partial<Printed>, ...lines: readonly string[]): unknown[] =>
    claims(printed, ...lines).map((claim) => [claim.is, claim.about, claim.printed, claim.here, holds(claim)]);

  test('zones are called by name and seat', () => {
    const names = plan(2).names.map((_, id) => zoneName(plan(2), stall.seatNames, id));
    expect(names.join(' ')).toBe('store shelf.anna shelf.bohdan shelf.absent bag.anna bag.bohdan bag.absent');
    expect(zoneName(plan(2), stall.seatNames, 99)).toBe('99');
  });
  test('holds what lies in a zone against what is printed, whatever the order', () => {
    expect(found({ zones: { 'bag.anna': ['bread', 'bread', 'apple'], store: ['apple'] } })).toEqual([
      ['zone', 'bag.anna', 'apple, bread, bread', 'apple, bread, bread', true],
      ['zone', 'store', 'apple', 'apple, cheese', false],
    ]);
    expect(claims({ zones: { store: ['cheese'] } })).toMatchObject([{ zone: zone.store, cards: [3], found: [3, 1] }]);
    expect(() => found({ zones: { store: ['cheese', 'milk'] } })).toThrow(
      'printed.zones.store[1]: there is no card "milk"',
    );
    expect(() => found({ zones: { store: [''] } })).toThrow('printed.zones.store[0]: there is no card ""');
    expect(() => found({ zones: { cellar: [] } })).toThrow('printed.zones.cellar: there is no such zone');
  });
  test('holds sizes', () => {
    expect(found({ sizes: { store: 2, 'bag.bohdan': 3 } })).toEqual([
      ['size', 'store', '2', '2', true],
      ['size', 'bag.bohdan', '3', '1', false],
    ]);
    expect(() => found({ sizes: { cellar: 1 } })).toThrow('printed.sizes.cellar: there is no such zone');
  });
  test('holds facts in the order in which they were told, with others between them', () => {
    const lines = ['anna: put bread', 'bohdan: draw', 'anna: put bread'];
    const told = ['put anna bread', 'counted 1 1 -', 'drew apple bag.bohdan', 'put anna bread', 'counted 3 3 -'];
    expect(found({ told }, ...lines).map((claim) => (claim as unknown[])[4])).toEqual(told.map(() => true));
    expect(found({ told: ['drew apple bag.bohdan', 'counted 1 1 -'] }, ...lines)).toEqual([
      ['told', 'drew apple bag.bohdan', 'drew apple bag.bohdan', 'drew apple bag.bohdan', true],
      ['told', 'counted 1 1 -', 'counted 1 1 -', '', false],
    ]);
    expect(found({ told: ['put anna bread', 'put anna bread', 'put anna bread'] }, ...lines)[2]).toMatchObject({
      4: false,
    });
    // One that was never told does not lead back to what came before.
    const late = ['drew apple bag.bohdan', 'never', 'counted 1 1 -'];
    expect(found({ told: late }, ...lines).map((claim) => (claim as unknown[])[4])).toEqual([true, false, false]);
    expect(found({ told: ['quiet'] }, ...lines)).toMatchObject([{ 4: true }]);
    expect(claims({ told: ['quiet', 'never'] }, ...lines)).toMatchObject([
      { fact: { kind: stall.facts.list[3]!.id } },
      { fact: undefined },
    ]);
  });
  test('the very first fact counts as any other, and a card or a print that is none is a dash', () => {
    const [put, drew] = stall.facts.list;
    const facts = [
      { kind: put!.id, a: 0, b: 0, c: 0, def: 0, seenBy: 7 },
      { kind: drew!.id, a: 0, b: zone.store, c: 0, def: 0, seenBy: 7 },
    ];
    const proof = new Proof(Object.create(laid(), { facts: { value: facts } }) as never);
    const told = ['put anna -', 'put anna -', 'drew - store'];
    expect(proof.claims({ ...readPrinted({}), told }).map(holds)).toEqual([true, false, true]);
  });
  test('holds the strength of a card in the open', () => {
    expect(found({ strengths: { 'anna: apple': '1/0' } })).toEqual([['strength', 'anna: apple', '1/0', '1/0', true]]);
    expect(found({ strengths: { 'anna :bread': '2/2' } }, 'anna: put bread')).toMatchObject([{ 3: '2/1', 4: false }]);
    expect(() => found({ strengths: { 'anna: bread': '1' } })).toThrow('anna has no such card in the open');
    expect(() => found({ strengths: { 'bohdan: apple': '1' } })).toThrow('bohdan has no such card in the open');
    expect(() => found({ strengths: { apple: '1' } })).toThrow('printed.strengths.apple: does not say of which seat');
  });
  test('holds what is offered and what is refused by which rule', () => {
    expect(found({ offered: ['anna: draw', 'anna: close up'] })).toEqual([
      ['offered', 'anna: draw', 'offered', 'offered', true],
      ['offered', 'anna: close up', 'offered', '', false],
    ]);
    expect(found({ refused: { 'anna: close up': 'STL-3', 'anna: draw': 'STL-2' } })).toEqual([
      ['refused', 'anna: close up', 'STL-3', 'STL-3', true],
      ['refused', 'anna: draw', 'STL-2', '', false],
    ]);
    expect(claims({ offered: ['bohdan: draw'], refused: { 'anna: close up': 'STL-3' } })).toMatchObject([
      { seat: 1, action: undefined },
      { seat: 0, action: laid().at('anna').refusalOf('close up')!.action },
    ]);
    expect(() => found({ offered: ['draw'] })).toThrow('printed.offered: does not say of which seat');
    expect(() => found({ offered: [': draw'] })).toThrow('there is no ; known: anna, bohdan');
    expect(() => found({ refused: { draw: 'STL-2' } })).toThrow('printed.refused: does not say of which seat');
  });
  test('holds the outcome, of which there is none before the end', () => {
    expect(found({ outcome: [2, 0] })).toEqual([['outcome', 'outcome', '2 0', '', false]]);
    const lines = ['anna: put bread', 'bohdan: close up'];
    expect(found({ outcome: [2, 0] }, ...lines)).toEqual([['outcome', 'outcome', '2 0', '2 0', true]]);
  });
  test('a game without names calls its prints by their numbers, as many as it has cards', () => {
    const plain: Record<string, unknown> = { ...stall };
    for (const member of ['key', 'prints', 'strength']) delete plain[member];
    const t = new Scenario(plain as never, { position, draws: [] });
    const proof = new Proof(t);
    expect(proof.claims(readPrinted({ zones: { store: ['3', '1'] } }))).toMatchObject([
      { here: '1, 3', printed: '1, 3' },
    ]);
    expect(proof.claims(readPrinted({ strengths: { 'anna: 1': '' } }))).toMatchObject([{ here: '' }]);
    expect(() => proof.claims(readPrinted({ zones: { store: ['8'] } }))).toThrow('there is no card "8"');
  });
});
