import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { fight, foe, lay, ONE, own, solo, SPARE } from './at.ts';

rule(['AFU-7.1', 'AFU-7.6'], 'a destroyed invader still strikes, and goes to the trophies after that', () => {
  const front = own('5/2');
  const field = fight([{ foe: foe('3/3'), front }]);
  expect([field.trophies().length, field.hospital()]).toEqual([1, [front]]);
});
rule(
  ['AFU-7.2', 'AFU-7.3'],
  'support is added to attack and to defence; attack and defence in the support row are not',
  () => {
    const [front, back] = [own('2/2'), own('9/9 S2')];
    const field = fight([{ foe: foe('3/4'), front, back }]);
    expect([field.trophies().length, field.hospital(), field.discard()]).toEqual([1, [], [back, front].toSorted()]);
    const [weak, rear] = [own('2/2'), own('9/9 S1')];
    const short = fight([{ foe: foe('3/4'), front: weak, back: rear }]);
    expect([short.trophies(), short.hospital()]).toEqual([[], [weak, rear].toSorted()]);
  },
);
rule(['AFU-7.5', 'AFU-E12'], 'an attack equal to the defence destroys', () => {
  expect(fight([{ foe: foe('1/3'), front: own('3/5') }]).trophies()).toHaveLength(1);
});
rule('AFU-7.7', 'with less attack the invader survives and goes to the invader discard', () => {
  const enemy = foe('1/4');
  const field = fight([{ foe: enemy, front: own('3/5') }]);
  expect([field.trophies(), field.away()]).toEqual([[], [enemy]]);
});
rule(['AFU-7.8', 'AFU-E13'], 'an attack equal to the total defence sends both own cards to the hospital', () => {
  const [front, back] = [own('1/2'), own('1/1 S1')];
  const field = fight([{ foe: foe('3/9'), front, back }]);
  expect([field.hospital(), field.discard()]).toEqual([[front, back].toSorted(), []]);
});
rule(['AFU-7.9', 'AFU-7.10'], 'with less attack front and support go to the discard together', () => {
  const [front, back] = [own('1/3'), own('1/1 S1')];
  expect(fight([{ foe: foe('3/9'), front, back }]).discard()).toEqual([front, back].toSorted());
});
rule(['AFU-7.11', 'AFU-E34'], 'columns are resolved by themselves', () => {
  const stage = (behind: 0 | 1) => {
    const [gun, plain, a, b, helper] = [foe('3/3 enemyArtillery'), foe('2/2'), own('3/4'), own('1/2'), own('-/- S1')];
    const field = fight([
      { foe: gun, front: a, ...(behind === 0 ? { back: helper } : {}) },
      { foe: plain, front: b, ...(behind === 1 ? { back: helper } : {}) },
    ]);
    return { gun, plain, a, b, helper, field };
  };
  const second = stage(1);
  expect(second.field.trophies()).toEqual([second.gun, second.plain].toSorted());
  expect(second.field.discard()).toEqual([second.a, second.b, second.helper].toSorted());
  const first = stage(0);
  expect([first.field.trophies(), first.field.away()]).toEqual([[first.gun], [first.plain]]);
  expect([first.field.discard(), first.field.hospital()]).toEqual([[first.a], [first.b, first.helper].toSorted()]);
});
rule('AFU-7.12', 'no invader stays in the row', () => {
  expect(
    fight([{ foe: foe('3/3'), front: own('1/1') }, { foe: foe('2/2') }, { foe: foe('1/1'), front: own('4/4') }]).row(),
  ).toEqual([]);
});
rule('AFU-7.13', 'all four combinations are possible', () => {
  const [x, y] = [own('3/1'), own('1/1')];
  const field = fight([
    { foe: foe('2/3'), front: x },
    { foe: foe('2/3'), front: y },
    { foe: foe('2/3'), front: own('3/3') },
  ]);
  expect([field.trophies().length, field.hospital()]).toEqual([2, [x, y].toSorted()]);
  expect(fight([{ foe: foe('2/3'), front: own('1/3') }]).discard()).toHaveLength(1);
});
rule(['AFU-7.4', 'AFU-R9'], 'marks of the support card work in front; its type, badge and attack bonus do not', () => {
  const lends = (mark: string, enemy: string, front: string) =>
    fight([{ foe: foe(enemy), front: own(front), back: own(mark) }]).trophies().length;
  expect(lends('1e/- S0', '1/1e', '3/9')).toBe(1);
  expect(lends('1/1 S0 antiAir', '1/1 air', '3/9')).toBe(1);
  expect(lends('-/- S0 reinforcements', '1/1e', '3/9')).toBe(1);
  expect(lends('1/1 S0 air', '1/1 air', '3/9')).toBe(0);
  const booster = own('1/1 S0', { bonus: { gain: 'attackPlus', n: 3 } });
  expect(fight([{ foe: foe('1/4'), front: own('3/9'), back: booster }]).trophies()).toHaveLength(0);
});

rule(
  ['AFU-8.1', 'AFU-8.2', 'AFU-E14'],
  'enhanced defence yields to enhanced attack alone, and then by the numbers',
  () => {
    const enemy = '1/1e';
    expect(fight([{ foe: foe(enemy), front: own('9/9') }]).trophies()).toHaveLength(0);
    expect(fight([{ foe: foe(enemy), front: own('9/9'), back: own('-/- S0 reinforcements') }]).trophies()).toHaveLength(
      1,
    );
    expect(fight([{ foe: foe('1/5e'), front: own('4e/9') }]).trophies()).toHaveLength(0);
  },
);
rule('AFU-8.3', 'enhanced attack gives nothing against normal defence', () => {
  expect(fight([{ foe: foe('1/5'), front: own('4e/9') }]).trophies()).toHaveLength(0);
  expect(fight([{ foe: foe('1/5'), front: own('5/9') }]).trophies()).toHaveLength(1);
});
rule('AFU-8.4', 'an own card with enhanced defence is safe from a normal attack', () => {
  expect(fight([{ foe: foe('9/9'), front: own('1/1e') }]).hospital()).toHaveLength(0);
  expect(fight([{ foe: foe('9e/9'), front: own('1/1e') }]).hospital()).toHaveLength(1);
});
rule(['AFU-8.5', 'AFU-E20', 'AFU-27.4'], 'an arrow on either of the two cards is enough', () => {
  const field = fight([{ foe: foe('5/3e'), front: own('2/2'), back: own('1e/1e S1') }]);
  expect([field.trophies().length, field.hospital(), field.discard().length]).toEqual([1, [], 2]);
});
rule(['AFU-8.7', 'AFU-E32'], 'Reinforcements make the attack enhanced, for both sides', () => {
  const a = fight([{ foe: foe('4e/4e'), front: own('3/3'), back: own('-/- S1 reinforcements') }]);
  expect([a.trophies().length, a.hospital().length]).toEqual([1, 2]);
  const b = fight([{ foe: foe('4e/4e'), front: own('3/3'), back: own('1e/1e S1') }]);
  expect([b.trophies().length, b.hospital().length]).toEqual([1, 2]);
  const c = fight([{ foe: foe('3/3'), foeSupport: foe('-/- S1 reinforcements'), front: own('2/4e') }]);
  expect([c.away().length, c.hospital().length]).toEqual([2, 1]);
  const without = fight([{ foe: foe('3/3'), foeSupport: foe('-/- S1'), front: own('2/4e') }]);
  expect(without.hospital()).toHaveLength(0);
});
rule(
  ['AFU-8.8', 'AFU-8.9', 'AFU-R12'],
  'Enemy Artillery sends the support card of its column away, even from the grave and from the second row',
  () => {
    const [front, back] = [own('9/9'), own('-/- S1')];
    const dead = fight([{ foe: foe('1/1 enemyArtillery'), front, back }]);
    expect([dead.trophies().length, dead.discard(), dead.hospital()]).toEqual([1, [front], [back]]);
    const alone = fight([{ foe: foe('1/1 enemyArtillery'), front: own('1/9') }]);
    expect(alone.hospital()).toEqual([]);
    const rear = own('-/- S1');
    const behind = fight([
      { foe: foe('1/9'), foeSupport: foe('-/- S1 enemyArtillery'), front: own('1/9'), back: rear },
      { foe: foe('1/9'), front: own('1/9'), back: own('-/- S1') },
    ]);
    expect(behind.hospital()).toEqual([rear]);
  },
);
rule('AFU-8.13', 'ground troops without anti-air do not destroy an air unit', () => {
  for (const type of ['infantry', 'tank', 'artillery', 'none']) {
    expect(fight([{ foe: foe('1/1 air'), front: own(`9e/9 ${type}`) }]).trophies()).toHaveLength(0);
  }
});
rule('AFU-8.14', 'an air unit destroys ground troops', () => {
  const front = own('1/1');
  expect(fight([{ foe: foe('2/9 air'), front }]).hospital()).toEqual([front]);
  expect(fight([{ foe: foe('1/2'), front: own('2/9 air') }]).trophies()).toHaveLength(1);
});
rule(
  ['AFU-8.15', 'AFU-8.16'],
  'anti-air in front or behind may destroy an air unit, by the numbers and the arrows',
  () => {
    expect(fight([{ foe: foe('1/3 air'), front: own('3/9 antiAir') }]).trophies()).toHaveLength(1);
    expect(fight([{ foe: foe('1/4 air'), front: own('3/9 antiAir') }]).trophies()).toHaveLength(0);
    expect(fight([{ foe: foe('1/3e air'), front: own('3/9 antiAir') }]).trophies()).toHaveLength(0);
    expect(fight([{ foe: foe('1/3 air'), front: own('3/9'), back: own('-/- S0 antiAir') }]).trophies()).toHaveLength(1);
  },
);
rule(
  ['AFU-8.17', 'AFU-E15', 'AFU-9.4'],
  'a ground card opposite an air unit prevents panic and fights for its own life',
  () => {
    const [enemy, front] = [foe('2/2 air'), own('5/5')];
    const field = fight([{ foe: enemy, front }]);
    expect([field.away(), field.discard(), field.s.panics.get(ONE)]).toEqual([[enemy], [front], 0]);
    expect(fight([{ foe: foe('5/2 air'), front: own('5/5') }]).hospital()).toHaveLength(1);
  },
);
rule('AFU-8.18', 'ground types make no difference in combat', () => {
  const results = ['infantry', 'tank', 'artillery', 'none'].map((type) => {
    const field = fight([{ foe: foe(`2/3 ${type}`), front: own(`3/3 ${type}`) }]);
    return [field.trophies().length, field.hospital().length];
  });
  expect(new Set(results.map(String))).toEqual(new Set(['1,0']));
});
rule(['AFU-R14', 'AFU-E31'], 'the immunity of air units is symmetrical, and anti-air lifts it for either side', () => {
  const a = fight([
    { foe: foe('3/4 tank'), foeSupport: foe('-/- S1 antiAir'), front: own('5/3 air'), back: own('1/1 S1') },
  ]);
  expect([a.trophies().length, a.hospital().length]).toEqual([2, 2]);
  const unmarked = fight([
    { foe: foe('3/4 tank'), foeSupport: foe('-/- S1'), front: own('5/3 air'), back: own('1/1 S1') },
  ]);
  expect([unmarked.trophies().length, unmarked.hospital().length]).toEqual([2, 0]);
  const b = fight([{ foe: foe('3/5 air'), foeSupport: foe('-/- S1'), front: own('4/3'), back: own('1/1 S2 antiAir') }]);
  expect([b.trophies().length, b.hospital().length]).toEqual([2, 0]);
  const blind = fight([{ foe: foe('3/5 air'), foeSupport: foe('-/- S1'), front: own('4/3'), back: own('1/1 S2') }]);
  expect(blind.away()).toHaveLength(2);
  expect(fight([{ foe: foe('1/2 air'), front: own('2/9 air') }]).trophies()).toHaveLength(1);
});
rule('AFU-R15', 'an air unit in support lends points; the front keeps its own type', () => {
  expect(fight([{ foe: foe('3/9'), front: own('1/1'), back: own('1/1 S1 air') }]).hospital()).toHaveLength(2);
  expect(fight([{ foe: foe('9/9'), front: own('1/1 air'), back: own('1/1 S1') }]).hospital()).toHaveLength(0);
});
rule('AFU-R11', 'for conditions on defence only the printed arrow of the single card counts', () => {
  const asker = own('2/9', { bonus: { when: { is: 'playedEnhancedDefence' }, gain: 'attackPlus', n: 2 } });
  // The other column's front is enhanced through a Reinforcements card and a supporter with an arrow on attack only.
  const field = fight([
    { foe: foe('1/4'), front: asker },
    { foe: foe('1/9'), front: own('1/3'), back: own('1e/- S1') },
  ]);
  expect(field.trophies()).toHaveLength(0);
  const printed = fight([
    { foe: foe('1/4'), front: asker },
    { foe: foe('1/9'), front: own('1/3e') },
  ]);
  expect(printed.trophies()).toHaveLength(1);
});
rule('AFU-R52', 'invader support shares the fate of its attacker; an undefended column costs one panic card', () => {
  const [attacker, supporter] = [foe('1/1'), foe('-/- S1')];
  expect(fight([{ foe: attacker, foeSupport: supporter, front: own('5/5') }]).trophies()).toEqual(
    [attacker, supporter].toSorted(),
  );
  const open = fight([{ foe: foe('1/1'), foeSupport: foe('-/- S1') }]);
  expect([open.s.panics.get(ONE), open.away().length]).toEqual([1, 2]);
});
rule('AFU-R10', 'panic of empty columns comes first, so that it can help in the same battle', () => {
  const field = fight([
    { foe: foe('1/5'), front: own('2/9', { bonus: { when: { is: 'panicThisRound' }, gain: 'attackPlus', n: 3 } }) },
    { foe: foe('1/1') },
  ]);
  expect([field.s.panics.get(ONE), field.trophies().length]).toEqual([1, 1]);
  const order = field.t.facts.map(({ kind }) => kind);
  expect(order.indexOf(fact.panicTaken)).toBeLessThan(order.indexOf(fact.fought));
});
rule(['AFU-9.1', 'AFU-E16'], 'each invader that nobody faces costs a panic card into the discard', () => {
  const field = lay({ step: 'placement', one: { hand: [SPARE], attack: ['t72', 'bmp2', 't80'] }, two: {} });
  field.passes('one', 'two');
  expect([field.discard(), field.away().length, field.panicStack]).toEqual([['panic', 'panic', 'panic'], 3, 13]);
});
rule('AFU-9.3', 'the invader that nobody faced goes to the invader discard', () => {
  expect(fight([{ foe: 't72' }]).away()).toEqual(['t72']);
});
rule(
  ['AFU-9.5', 'AFU-R16', 'AFU-R17', 'AFU-E17', 'AFU-27.1'],
  'the first player takes what is left of the stack',
  () => {
    const field = lay(
      { step: 'placement', panic: 1, one: { hand: [SPARE], attack: ['t72'] }, two: { attack: ['t64'] } },
      { first: 'two' },
    );
    field.passes('one', 'two');
    expect([field.s.panics.get(ONE), field.s.panics.get(1 as typeof ONE), field.panicStack]).toEqual([0, 1, 0]);
    expect(field.s.panicSince.get(ONE)).toBe(0); // what was not supplied was not received
    const both = lay({
      step: 'placement',
      panic: 3,
      one: { hand: [SPARE], attack: ['t72', 'bmp2'] },
      two: { attack: ['t64', 'btr82'] },
    });
    both.passes('one', 'two');
    expect([both.s.panics.get(ONE), both.s.panics.get(1 as typeof ONE)]).toEqual([2, 1]);
  },
);
rule('AFU-R22', 'a panic card counts as received when it really came; drawing an old one does not', () => {
  const asker = own('2/9', { bonus: { when: { is: 'panicThisRound' }, gain: 'attackPlus', n: 3 } });
  const old = fight([{ foe: foe('1/5'), front: asker }], {}, ['panic']);
  expect(old.trophies()).toHaveLength(0);
  const event = fight([{ foe: foe('1/5'), front: asker }], { one: { hand: [SPARE], panicThisRound: true } });
  expect(event.trophies()).toHaveLength(1);
});
rule(['AFU-12.1', 'AFU-R25', 'AFU-E35'], 'a shield prevents the next panic card; two shields prevent two', () => {
  const shield = { bonus: { gain: 'panicShield' } } as const;
  const one = fight([{ foe: foe('1/9'), front: own('1/9', shield) }, { foe: 't72' }, { foe: 'bmp2' }], { panic: 5 });
  expect([one.panicStack, one.s.panics.get(ONE), one.away().length, one.s.panicSince.get(ONE)]).toEqual([4, 1, 3, 2]);
  const two = fight(
    [{ foe: foe('1/9'), front: own('1/9', shield), back: own('-/- S1', shield) }, { foe: 't72' }, { foe: 'bmp2' }],
    { panic: 5 },
  );
  expect([two.panicStack, two.s.panics.get(ONE), two.s.panicSince.get(ONE)]).toEqual([5, 0, 0]);
});
rule('AFU-10.2', 'using a bonus is optional, also one that would be credited by itself', () => {
  const shield = own('1/9', { bonus: { gain: 'panicShield' } });
  const striker = own('2/9', { bonus: { gain: 'attackPlus', n: 2 } });
  const field = lay({
    step: 'placement',
    one: { hand: [shield, striker, SPARE], attack: ['t72', foe('1/4'), 'bmp2'] },
    two: {},
  });
  field.one.does(`defend ${shield} 1`, `defend ${striker} 2`, `decline ${shield}`, `decline ${striker}`, 'pass');
  field.passes('two');
  expect([field.s.panics.get(ONE), field.trophies()]).toEqual([1, []]);
});
rule(
  ['AFU-8.10', 'AFU-8.12'],
  'a Rocket Strike comes if its bearer survives, defended or not, and spares the aid stack',
  () => {
    const struck = (front?: string) => {
      const field = fight([{ foe: foe('1/5 rocketStrike'), ...(front === undefined ? {} : { front }) }], {
        open: ['localWatch'],
        afuDeck: ['raiders'],
      });
      return [field.told(fact.rocketStruck), field.size(zone.aid)];
    };
    expect(struck(own('5/5'))[0]).toBe(0);
    expect(struck(own('1/5'))[0]).toBe(1);
    expect(struck()).toEqual([1, 7]);
  },
);
rule(['AFU-R13', 'AFU-R52'], 'a mark on a support card strikes if it survives, and not without an attacker', () => {
  const rocket = foe('-/- S1 rocketStrike');
  const more = { open: ['localWatch'], afuDeck: ['raiders', 'volunteers', 'checkpoint'] };
  const struck = (front?: string): number =>
    fight([{ foe: foe('1/5 rocketStrike'), foeSupport: rocket, ...(front === undefined ? {} : { front }) }], more).told(
      fact.rocketStruck,
    );
  expect([struck(), struck(own('1/9')), struck(own('9/9'))]).toEqual([2, 2, 0]);
  const left = solo({ step: 'placement', ...more, one: { hand: [SPARE], enemySupport: [rocket] } }).passes('one');
  expect([left.told(fact.rocketStruck), left.away(), left.s.panics.get(ONE)]).toEqual([0, [rocket], 0]);
});
rule(['AFU-7.1', 'AFU-9.1'], 'everybody is told column by column what the battle came to', () => {
  const field = fight([
    { foe: foe('1/9'), front: own('1/9') },
    { foe: foe('9/1 enemyArtillery'), front: own('9/1'), back: own('-/- S1') },
    { foe: 't72' },
  ]);
  const told = (kind: number): number[][] =>
    field.t.facts.filter((one) => one.kind === kind).map(({ a, b, c }) => [a, b, c]);
  expect(told(fact.fought)).toEqual([
    [ONE, 1, 0],
    [ONE, 2, 7], // destroyed, beaten and shelled
  ]);
  expect(told(fact.undefended)).toEqual([[ONE, 3, 0]]);
});
rule('AFU-8.10', 'a strike is over with its round', () => {
  const field = solo({
    step: 'placement',
    open: ['localWatch'],
    afuDeck: ['raiders', 'volunteers'],
    one: { hand: ['polissiaTanks'], attack: [foe('1/5 rocketStrike')], invaderDeck: ['t72'] },
  });
  field.passes('one', 'one', 'one', 'one');
  expect([field.s.round.value, field.told(fact.rocketStruck)]).toEqual([3, 1]);
});
rule('AFU-R3', 'nothing comes of no attack, even against defence 0', () => {
  expect(fight([{ foe: foe('1/0'), front: own('0/5') }]).trophies()).toHaveLength(0);
  expect(fight([{ foe: foe('0/9'), front: own('2/0') }]).hospital()).toHaveLength(0);
});
