/** Doubtful rulings are switches: the default is the digest's, and the other reading works too. */
import { afterEach, describe, expect, test } from 'vitest';
import { type Rulings, RULINGS } from '../rulings.ts';
import { battle, bomber, DIRECTED, type Drafts, infantry, tank, unit } from './at.ts';

const switches = RULINGS as { -readonly [K in keyof Rulings]: Rulings[K] };
const usual = { ...RULINGS };
afterEach(() => void Object.assign(switches, usual));

describe('the other reading', () => {
  test('of WAR-R25: a second Terrain replaces the first', () => {
    switches.secondCondition = 'replaces';
    const drafts: Drafts = { forest: { ubo: { subtype: 'terrain' } }, city: { ubo: { subtype: 'terrain' } } };
    const b = battle(drafts, { phase: 'end', red: { hand: ['city'] }, blue: { ubo: ['forest'] } });
    b.to('TURN_END').red.does('build city');
    expect([b.at('red', 'ubo'), b.at('blue', 'losses')]).toEqual([['city'], ['forest']]);
  });
  test('of WAR-R25: it replaces what is of its own sort, and ordinary conditions replace nothing', () => {
    switches.secondCondition = 'replaces';
    const drafts: Drafts = {
      forest: { ubo: { subtype: 'terrain' } },
      city: { ubo: { subtype: 'terrain' } },
      frost: { ubo: { subtype: 'climate', turns: 3 } },
      plants: { ubo: { subtype: 'ordinary' } },
      line: { ubo: { subtype: 'ordinary' } },
      corps: { division: true },
    };
    const b = battle(drafts, {
      phase: 'build',
      red: { hand: ['line', 'city'], ubo: ['corps', 'plants', 'forest'] },
      blue: { ubo: ['frost', 'plants'] },
    });
    b.to('build').red.does('build line');
    expect(b.at('red', 'ubo')).toEqual(['corps', 'plants', 'forest', 'line']);
    b.to('TURN_END').red.does('build city');
    expect([b.at('red', 'ubo'), b.at('blue', 'ubo'), b.told('lost')]).toEqual([
      ['corps', 'plants', 'line', 'city'],
      ['frost', 'plants'],
      ['forest 0'],
    ]);
  });
  test('of WAR-R37: an interceptor too fights with attack 0', () => {
    const drafts = {
      mine: tank(3, 3, DIRECTED),
      z: infantry(2, 2),
      hunter: tank(3, 2, { keywords: { interception: true } }),
    };
    const stats = (): string => {
      const b = battle(drafts, { red: { first: ['mine'] }, blue: { first: ['z', 'hunter'] } });
      b.to('wave').red.does('wave');
      b.to('directed').red.does('attack mine -> z');
      b.to('BEFORE_BLOCK').blue.does('intercept hunter -> mine');
      return b.to('BEFORE_CALC').stats('blue', 'hunter');
    };
    expect(stats()).toBe('3/2');
    switches.tappedEarly = 'everyDefender';
    expect(stats()).toBe('0/2');
  });
  test('of WAR-R44: the bombs of a bomber that is shot down are lost', () => {
    switches.bomberShotDown = 'lost';
    const drafts = { bomber: bomber(1, 2, 4), gun: unit('aaGun', 1, 2, {}, { line: 2, aa: 3 }) };
    const b = battle(drafts, { red: { second: ['bomber'] }, blue: { second: ['gun'] } });
    b.to('wave').red.does('wave');
    b.to('airRear').red.does('bomb bomber -> deck');
    b.to('rearSupport').blue.does('support gun -> deck');
    expect(b.finishWave().deck('blue')).toBe(20);
    const pair = battle(drafts, { red: { second: ['bomber', 'bomber', 'bomber'] }, blue: { second: ['gun'] } });
    pair.to('wave').red.does('wave');
    pair.to('airRear').red.does('bomb bomber -> deck', 'bomb bomber#2 -> deck', 'bomb bomber#3 -> deck');
    pair.to('rearSupport').blue.does('support gun -> deck');
    pair.to('split', 'blue').blue.does('3');
    expect(pair.finishWave().deck('blue')).toBe(12);
  });
  test('of WAR-R61: an aircraft that came out of reserve waits on its carrier', () => {
    switches.fromReserveToCarrier = 'waits';
    const drafts = {
      carrier: unit('carrier', 1, 4, {}, { capacity: 2 }),
      bomber: bomber(1, 1, 2),
      rifles: infantry(1, 1),
    };
    const b = battle(drafts, {
      phase: 'build',
      red: { first: ['carrier'], reserve: ['bomber'] },
      blue: { first: ['rifles'] },
    });
    b.to('BUILD_END').red.does('embark bomber on carrier');
    b.to('wave').red.does('wave');
    expect(b.to('air').red.offers('bomb bomber -> rifles')).toBe(false);
    b.turn('blue').turn('red').to('wave').red.does('wave');
    expect(b.to('air').red.offers('bomb bomber -> rifles')).toBe(true);
  });
  test('of WAR-R64: Overrun is compared with the strongest blocker', () => {
    const drafts = { big: tank(4, 9, { keywords: { overrun: true } }), x: tank(1, 2), y: tank(1, 2) };
    const asked = (): boolean => {
      const b = battle(drafts, { red: { first: ['big'] }, blue: { first: ['x', 'y'] } });
      b.to('wave').red.does('wave');
      b.to('undirected').red.does('attack big');
      b.to('block').blue.does('block x -> big', 'block y -> big');
      b.to('split').red.does('2', '2');
      return b.isAsked('overrun');
    };
    expect(asked()).toBe(false);
    switches.overrunAgainst = 'strongest';
    expect(asked()).toBe(true);
  });
  test('of WAR-R64: it is reduced by the strongest blocker alone, by the first of equals', () => {
    switches.overrunAgainst = 'strongest';
    const drafts = { big: tank(6, 9, { keywords: { overrun: true } }), x: tank(1, 2), y: tank(2, 3), z: tank(4, 2) };
    const after = (...blockers: readonly string[]): string => {
      const b = battle(drafts, { red: { first: ['big'] }, blue: { first: blockers } });
      b.to('wave').red.does('wave');
      b.to('undirected').red.does('attack big');
      b.to('block').blue.does(...blockers.map((name) => `block ${name} -> big`));
      b.to('split').red.does('3', '3');
      b.to('overrun').red.does('overrun big');
      return b.stats('red', 'big');
    };
    expect([after('x', 'y'), after('y', 'x'), after('x', 'z'), after('z', 'x')]).toEqual(['3/7', '3/7', '4/8', '4/5']);
  });
});
