/** WAR 25: an aircraft that has left its ship is one aircraft, and is asked about once. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { type Battle, battle, bomber, type Drafts, fighter, infantry, tank, unit } from './at.ts';

const FLEET: Drafts = {
  ship: unit('carrier', 1, 4),
  ace: fighter(3, 3),
  stuka: bomber(1, 1, 2),
  storm: bomber(1, 3, 4, {}, 'groundAttack'),
  scout: fighter(1, 1, { keywords: { recon: { um: [1, 0], whose: 'own' } } }),
  rifles: infantry(2, 2),
  para: infantry(2, 2, { keywords: { drop: { n: 2 } } }),
  tank: tank(3, 3),
  rear: unit('howitzer', 1, 2, {}, { line: 2 }),
};
const SHIP = (aircraft: string): object => ({ card: 'ship', aboard: [aircraft] });

describe('of the attacker', () => {
  /** Red has landed this aircraft, and its wave has begun. */
  function wave(aircraft: string, red: object, blue: object): Battle {
    const first = [...((red as { first?: object[] }).first ?? []), SHIP(aircraft)];
    const b = battle(FLEET, { phase: 'build', red: { ...red, first }, blue });
    b.to('BUILD_START').red.does(`land ${aircraft}`);
    expect([b.at('red', 'carrier'), b.at('red', 'second').includes(aircraft)]).toEqual([[], true]);
    b.to('wave').red.does('wave');
    return b;
  }
  rule(['WAR-25.12', 'WAR-24.7'], 'a bomber is offered each target once', () => {
    const b = wave('stuka', {}, { first: ['rifles'] }).to('air');
    expect(b.red.offered).toEqual(['bomb stuka -> rifles', 'done']);
  });
  rule(['WAR-25.12', 'WAR-24.13'], 'a fighter is offered as cover once', () => {
    const b = wave('ace', { second: ['stuka'] }, { first: ['rifles'] }).to('air');
    b.red.does('bomb stuka -> rifles');
    expect(b.red.offered).toEqual(['cover with ace', 'done']);
  });
  rule(['WAR-25.12', 'WAR-24.11'], 'a bomber is intercepted once, over the first line and over the rear', () => {
    const front = wave('stuka', {}, { first: ['rifles'], second: ['ace'] }).to('air');
    front.red.does('bomb stuka -> rifles');
    expect(front.to('BEFORE_BLOCK').blue.offered).toEqual(['intercept ace -> stuka', 'pass']);
    const rear = wave('stuka', {}, { second: ['ace', 'rear'] }).to('airRear');
    rear.red.does('bomb stuka -> rear');
    expect(rear.to('interceptRear').blue.offered).toEqual(['intercept ace -> stuka', 'done']);
  });
  rule(['WAR-25.12', 'WAR-26.68'], 'a property is offered once', () => {
    const b = wave('scout', {}, { hand: ['depot'] });
    expect(b.red.offered).toEqual(['look with scout', 'pass']);
  });
  rule(['WAR-25.12', 'WAR-R79'], 'the fight of one that covers a Drop is fought once', () => {
    const b = wave('ace', { first: ['para'] }, { second: ['scout'] });
    b.red.does('drop para -> deck', 'cover with ace');
    b.to('meetDrop').blue.does('intercept scout -> ace', 'done');
    b.finishWave();
    expect([b.told('clash').length, b.damage('red', 'ace'), b.at('blue', 'losses')]).toEqual([
      1,
      1,
      ['scout', 'depot', 'depot'],
    ]);
  });
});

describe('of the defender', () => {
  /** Blue has landed this aircraft in its turn, and red’s next wave has begun. */
  function wave(aircraft: string, red: object, blue: object): Battle {
    const b = battle(FLEET, {
      phase: 'build',
      active: 'player2',
      red,
      blue: { ...blue, first: [...((blue as { first?: object[] }).first ?? []), SHIP(aircraft)] },
    });
    b.to('BUILD_START').blue.does(`land ${aircraft}`);
    b.turn('red').to('wave').red.does('wave');
    return b;
  }
  rule(['WAR-25.12', 'WAR-24.11'], 'a fighter is offered once for each bomber', () => {
    const b = wave('ace', { second: ['stuka'] }, { first: ['rifles'], second: ['rear'] });
    b.to('airRear').red.does('bomb stuka -> rear');
    expect(b.to('interceptRear').blue.offered).toEqual(['intercept ace -> stuka', 'done']);
  });
  rule(['WAR-25.12', 'WAR-24.19'], 'a ground-attack aircraft is offered once for each attacker', () => {
    const b = wave('storm', { first: ['tank'] }, {});
    b.to('undirected').red.does('attack tank');
    expect(b.to('block').blue.offered.filter((phrase) => phrase.includes('storm'))).toEqual(['block storm -> tank']);
  });
  rule(['WAR-25.12', 'WAR-26.74'], 'a fighter is offered once against a Drop', () => {
    const b = wave('ace', { first: ['para'] }, {});
    b.red.does('drop para -> deck');
    expect(b.to('meetDrop').blue.offered).toEqual(['intercept ace -> para', 'done']);
  });
});
