/** WAR 24: aviation. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { act } from '../verbs.ts';
import { battle, bomber, DIRECTED, type Drafts, fighter, infantry, order, tank, unit } from './at.ts';

const AIR: Drafts = {
  bomber: bomber(1, 1, 3),
  ace: fighter(3, 3),
  jabo: unit('fighterBomber', 3, 3, {}, { bombing: 2, bombs: ['first', 'second'] }),
  sturm: bomber(1, 3, 4, {}, 'groundAttack'),
  tank: tank(3, 3, DIRECTED),
  rifles: infantry(2, 2),
  rear: unit('howitzer', 1, 1, {}, { line: 2 }),
};
rule(['WAR-24.1', 'WAR-24.12'], 'in an interception aircraft use attack against defence, not bombs', () => {
  const b = battle(AIR, { red: { second: ['bomber'] }, blue: { first: ['rifles'], second: ['ace'] } });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb bomber -> rifles');
  b.to('BEFORE_BLOCK').blue.does('intercept ace -> bomber');
  b.finishWave();
  expect([
    b.at('red', 'losses'),
    b.damage('blue', 'ace'),
    b.damage('blue', 'rifles'),
    b.isTapped('blue', 'rifles'),
  ]).toEqual([['bomber'], 1, 0, false]);
});
rule(
  ['WAR-24.4', 'WAR-24.5', 'WAR-R51'],
  'on the ground an aircraft is 0/0 whatever supports it, for attacks and for Strikes',
  () => {
    const drafts: Drafts = {
      ...AIR,
      rocket: unit(
        'rocketArtillery',
        1,
        1,
        { keywords: { strike: { n: 1, at: { whose: 'enemy', where: ['second'] } } } },
        { line: 2 },
      ),
      tanks: { upgrade: { on: {} }, modifiers: [{ um: [2, 2] }] },
    };
    const b = battle(drafts, {
      red: { first: ['tank'], second: ['rocket'] },
      blue: { second: [{ card: 'ace', under: ['tanks'] }, 'ace'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('onward').red.does('advance tank -> ace');
    b.to('BEFORE_CALC', 'red');
    expect(b.stats('blue', 'ace')).toBe('0/0');
    b.red.does('strike rocket -> ace#2');
    expect(b.at('blue', 'losses')).toEqual(['ace']);
    b.finishWave();
    expect([b.at('blue', 'second'), b.damage('red', 'tank')]).toEqual([[], 0]);
  },
);
rule(
  ['WAR-24.6', 'WAR-24.7', 'WAR-29.16', 'WAR-29.28'],
  'a bomber attacks what its card lists; on the first line the attack is directed',
  () => {
    const drafts = { ...AIR, he: unit('tacticalBomber', 1, 1, {}, { bombing: 2, bombs: ['second', 'resources'] }) };
    const b = battle(drafts, {
      red: { second: ['bomber', 'he'] },
      blue: { first: ['rifles'], second: ['rear'], resources: ['depot'] },
    });
    b.to('wave').red.does('wave');
    b.to('air');
    expect([b.red.offers('bomb bomber -> rifles'), b.red.whyNot('bomb he -> rifles')]).toEqual([true, 'WAR-24.6']);
    b.red.does('bomb bomber -> rifles');
    b.to('block');
    expect(b.isTapped('blue', 'rifles')).toBe(true);
    b.to('airRear');
    expect([
      b.red.offers('bomb he -> rear'),
      b.red.offers('bomb he -> depot'),
      b.red.offers('bomb he -> deck'),
    ]).toEqual([true, true, false]);
  },
);
rule('WAR-24.8', 'a bomber cannot attack an untapped fighter', () => {
  const b = battle(AIR, { red: { second: ['bomber'] }, blue: { second: ['ace', 'tapped jabo'] } });
  b.to('wave').red.does('wave');
  b.to('airRear');
  expect([b.red.whyNot('bomb bomber -> ace'), b.red.offers('bomb bomber -> jabo')]).toEqual(['WAR-24.8', true]);
});
rule(
  ['WAR-24.9', 'WAR-24.10', 'WAR-R52'],
  'a fighter does not attack, unless it has bombs; then it can be intercepted',
  () => {
    const b = battle(AIR, { red: { second: ['ace', 'jabo'] }, blue: { first: ['rifles'], second: ['ace'] } });
    b.to('wave').red.does('wave');
    b.to('air');
    expect([b.red.offers('bomb ace -> rifles'), b.red.offers('bomb jabo -> rifles')]).toEqual([false, true]);
    b.red.does('bomb jabo -> rifles');
    expect(b.to('BEFORE_BLOCK').blue.offers('intercept ace -> jabo')).toBe(true);
  },
);
rule(
  ['WAR-24.11', 'WAR-24.17', 'WAR-29.31', 'WAR-R53'],
  'over the rear too a fighter intercepts; the target was tapped already and stays so',
  () => {
    const b = battle(AIR, { red: { second: ['bomber'] }, blue: { second: ['ace', 'rear'] } });
    b.to('wave').red.does('wave');
    b.to('airRear').red.does('bomb bomber -> rear');
    b.to('interceptRear').blue.does('intercept ace -> bomber');
    expect([b.isTapped('blue', 'ace'), b.isTapped('blue', 'rear')]).toEqual([true, true]);
    b.finishWave();
    expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([['bomber'], []]);
  },
);
rule(
  ['WAR-24.13', 'WAR-24.14', 'WAR-24.15', 'WAR-24.16', 'WAR-R54'],
  'a fighter that covers must be met first; several may take the same aircraft; one never met is tapped for nothing',
  () => {
    const b = battle(AIR, {
      red: { second: ['bomber', 'ace'] },
      blue: { first: ['rifles'], second: ['ace', 'ace', 'ace'] },
    });
    b.to('wave').red.does('wave');
    expect(b.to('air').red.offers('cover with ace')).toBe(false);
    b.red.does('bomb bomber -> rifles', 'cover with ace');
    b.to('BEFORE_BLOCK');
    expect(b.blue.whyNot('intercept ace -> bomber')).toBe('WAR-24.15');
    b.blue.does('intercept ace -> ace', 'intercept ace#2 -> ace', 'intercept ace#3 -> bomber');
    b.to('BEFORE_CALC');
    b.to('split', 'red').red.does('3');
    b.finishWave();
    expect(b.at('red', 'losses').toSorted()).toEqual(['ace', 'bomber']);
    const c = battle(AIR, { red: { second: ['bomber', 'ace'] }, blue: { first: ['rifles'] } });
    c.to('wave').red.does('wave');
    c.to('air').red.does('bomb bomber -> rifles', 'cover with ace');
    c.finishWave();
    expect([c.isTapped('red', 'ace'), c.at('red', 'losses'), c.at('blue', 'losses')]).toEqual([true, [], ['rifles']]);
  },
);
rule(
  ['WAR-24.18', 'WAR-24.19', 'WAR-24.20', 'WAR-R55'],
  'a ground-attack aircraft blocks and supports against land units, with its bombs, and is out of their reach',
  () => {
    const b = battle(
      { ...AIR, overrunner: tank(9, 5, { keywords: { overrun: true } }) },
      { red: { first: ['tank', 'overrunner'] }, blue: { first: ['rifles'], second: ['sturm', 'sturm', 'bomber'] } },
    );
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack tank -> rifles');
    b.to('undirected').red.does('attack overrunner');
    b.to('block');
    expect([b.blue.offers('support sturm -> rifles'), b.blue.offers('block bomber -> overrunner')]).toEqual([
      true,
      false,
    ]);
    b.blue.does('block sturm -> overrunner', 'support sturm#2 -> rifles');
    b.finishWave();
    // 4 bombs and 2 attack on the tank of defence 3; the other takes 4 and neither hurts the aircraft nor overruns it.
    expect([
      b.at('red', 'losses'),
      b.damage('red', 'overrunner'),
      b.at('blue', 'second').length,
      b.hasBrokenThrough('red', 'overrunner'),
    ]).toEqual([['tank'], 4, 3, false]);
  },
);
rule(
  ['WAR-24.21', 'WAR-24.22', 'WAR-R56'],
  "the attacker's fighters may intercept blocking aircraft after all blocks; without blockers the attacker is unblocked",
  () => {
    const b = battle(AIR, { red: { first: ['tank'], second: ['ace', 'ace'] }, blue: { second: ['sturm', 'ace'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('block').blue.does('block sturm -> tank', 'cover with ace');
    b.to('interceptBlockers');
    expect(b.red.whyNot('intercept ace -> sturm')).toBe('WAR-24.15');
    b.red.does('intercept ace -> ace', 'intercept ace#2 -> sturm');
    b.to('ON_BREAKTHROUGH');
    expect([
      b.hasBrokenThrough('red', 'tank'),
      b.damage('red', 'tank'),
      b.at('blue', 'losses').includes('sturm'),
    ]).toEqual([true, 0, true]);
  },
);
rule(
  ['WAR-24.15', 'WAR-R54'],
  'once met, a fighter that covers screens no more and cannot be met again in stage 2',
  () => {
    const drafts = { ...AIR, tough: fighter(1, 9) };
    const b = battle(drafts, {
      red: { second: ['bomber', 'bomber', 'tough'] },
      blue: { first: ['rifles'], second: ['tough', 'ace', 'rear'] },
    });
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb bomber -> rifles', 'cover with tough');
    b.to('BEFORE_BLOCK').blue.does('intercept tough -> tough');
    b.to('airRear').red.does('bomb bomber#2 -> rear');
    b.to('interceptRear');
    expect([b.blue.offers('intercept ace -> bomber#2'), b.blue.offers('intercept ace -> tough')]).toEqual([
      true,
      false,
    ]);
  },
);
rule(['WAR-24.7', 'WAR-1.6'], 'what hides a unit from directed attacks hides it from bombers and ships', () => {
  const smoke = order({
    when: ['WAVE_START'],
    turn: 'enemy',
    target: { types: ['infantry', 'ship'], where: ['first'], n: 2, upTo: true },
    effects: [{ do: 'forbid', acts: ['beTargeted'], until: 'wave' }],
  });
  const drafts = { ...AIR, smoke, ship: unit('destroyer', 3, 3, DIRECTED) };
  const b = battle(drafts, {
    red: { first: ['tank', 'ship'], second: ['bomber'] },
    blue: { first: ['rifles', 'tank', 'ship'], hand: ['smoke'] },
  });
  b.to('wave').red.does('wave');
  b.to('WAVE_START', 'blue').blue.does('play smoke', 'choose rifles', 'choose ship');
  b.to('directed');
  expect(['tank -> rifles', 'ship -> ship'].map((what) => b.red.whyNot(`attack ${what}`))).toEqual([
    'WAR-1.6',
    'WAR-1.6',
  ]);
  b.to('air');
  expect([b.red.whyNot('bomb bomber -> rifles'), b.red.offers('bomb bomber -> tank')]).toEqual(['WAR-1.6', true]);
});
rule(['WAR-24.13', 'WAR-29.28'], 'over the rear a fighter covers only if a bomber was sent there', () => {
  const b = battle(AIR, {
    red: { second: ['bomber', 'bomber', 'ace'] },
    blue: { first: ['rifles'], second: ['rear'] },
  });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb bomber -> rifles');
  b.to('airRear');
  expect(b.red.offers('cover with ace')).toBe(false);
  b.red.does('bomb bomber#2 -> rear');
  expect(b.red.offers('cover with ace')).toBe(true);
});
rule('WAR-8.9', 'a unit that aircraft attack fires if its owner wishes; one that came to help came to fire', () => {
  const flak = unit('aaAutocannon', 1, 9, {}, { aa: 3 });
  const raid = (choice: string): string[] => {
    const b = battle({ ...AIR, flak }, { red: { second: ['bomber'] }, blue: { first: ['flak'] } });
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb bomber -> flak');
    expect(b.to('antiAir').blue.offered).toEqual(['AA fire of flak', 'hold fire of flak']);
    b.blue.does(choice);
    return b.finishWave().at('red', 'losses');
  };
  expect([raid('AA fire of flak'), raid('hold fire of flak')]).toEqual([['bomber'], []]);
  const b = battle({ ...AIR, flak }, { red: { second: ['bomber'] }, blue: { first: ['rifles', 'flak'] } });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb bomber -> rifles');
  b.to('block').blue.does('support flak -> rifles');
  expect([b.isAsked('antiAir'), b.at('red', 'losses')]).toEqual([false, ['bomber']]);
});
rule(['WAR-8.9', 'WAR-R37'], 'who was tapped before has no AA strength to be asked about', () => {
  const flak = unit('aaAutocannon', 1, 9, {}, { aa: 3 });
  const b = battle({ ...AIR, flak }, { red: { second: ['bomber'] }, blue: { first: ['tapped flak'] } });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb bomber -> flak');
  expect([b.isAsked('antiAir'), b.at('red', 'losses')]).toEqual([false, []]);
});
rule(['WAR-17.10', 'WAR-24.18'], 'a tapped ground-attack aircraft does not block', () => {
  const b = battle(AIR, { red: { first: ['tank'] }, blue: { second: ['tapped sturm', 'ace'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  expect(b.to('block').blue.whyNot('block sturm -> tank')).toBe('WAR-17.10');
});
rule(
  ['WAR-24.6', 'WAR-29.16', 'WAR-29.28'],
  'bombing at another time is refused by its time, or by what the card lists',
  () => {
    const b = battle(AIR, {
      red: { second: ['jabo', 'bomber'] },
      blue: { first: ['rifles'], second: ['rear'], resources: ['depot'] },
    });
    const why = (aircraft: string, target: string): string | undefined =>
      b.t.rules.why(b.s, b.red.seat, act.bomb(b.card('red', aircraft), b.card('blue', target)))?.rule;
    const first = ['jabo', 'bomber'].flatMap((aircraft) => ['rifles', 'rear', 'depot'].map((it) => why(aircraft, it)));
    expect([b.asked, ...first]).toEqual([
      'ATTACK_START',
      'WAR-29.16',
      'WAR-29.28',
      'WAR-24.6',
      'WAR-29.16',
      'WAR-29.28',
      'WAR-29.28',
    ]);
    const decks = ['jabo', 'bomber'].map((it) => b.t.rules.why(b.s, b.red.seat, act.bombDeck(b.card('red', it)))?.rule);
    expect(decks).toEqual(['WAR-24.6', 'WAR-29.28']);
  },
);
