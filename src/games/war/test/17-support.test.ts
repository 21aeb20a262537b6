/** WAR 17: who may stand against whom on the first line, as a list of all that is offered and why the rest is not. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { MARK } from '../state.ts';
import { battle, type Battle, bomber, DIRECTED, type Drafts, fighter, infantry, order, tank, unit } from './at.ts';

const FORCE: Drafts = {
  tank: tank(3, 3, DIRECTED),
  plain: tank(3, 9),
  rifles: infantry(1, 9),
  hunter: tank(2, 9, { keywords: { interception: true } }),
  sniper: infantry(1, 1, { keywords: { longRangeFire: 3 } }),
  ship: unit('destroyer', 3, 3, DIRECTED),
  coast: unit('coastalArtillery', 2, 9),
  bomber: bomber(1, 9, 2),
  sturm: bomber(1, 9, 2, {}, 'groundAttack'),
  ace: fighter(3, 3),
  flak: unit('aaAutocannon', 1, 2, {}, { aa: 2 }),
  rearFlak: unit('aaAutocannon', 1, 2, {}, { line: 2, aa: 2 }),
  heavyFlak: unit('aaGun', 1, 2, {}, { aa: 2 }),
  rearHeavyFlak: unit('aaGun', 1, 2, {}, { line: 2, aa: 2 }),
  rear: unit('howitzer', 1, 1, {}, { line: 2 }),
};
/** Directed attacks and raids on the rifles, undirected attacks by the others; the defender is asked for blocks. */
function assault(
  by: { directed?: string[]; undirected?: string[]; air?: string[] },
  blue: object,
  drafts = FORCE,
): Battle {
  const b = battle(drafts, {
    red: { first: [...(by.directed ?? []), ...(by.undirected ?? [])], second: by.air ?? [] },
    blue,
  });
  b.to('wave').red.does('wave');
  if (by.directed !== undefined) b.to('directed').red.does(...by.directed.map((name) => `attack ${name} -> rifles`));
  if (by.undirected !== undefined) b.to('undirected').red.does(...by.undirected.map((name) => `attack ${name}`));
  if (by.air !== undefined) b.to('air').red.does(...by.air.map((name) => `bomb ${name} -> rifles`));
  return b;
}
const all = {
  first: ['rifles', 'plain', 'flak', 'heavyFlak', 'coast', 'ship', 'tapped hunter'],
  second: ['sturm', 'bomber', 'ace', 'rearFlak', 'rearHeavyFlak', 'rear'],
};
const why = (b: Battle, verb: string, target: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...all.first, ...all.second].map((name) => {
      const unitName = name.replace('tapped ', '');
      const phrase = `${verb} ${unitName} -> ${target}`;
      return [unitName, b.blue.offers(phrase) ? 'yes' : b.blue.whyNot(phrase)];
    }),
  );
rule(
  ['WAR-17.2', 'WAR-17.12', 'WAR-24.18', 'WAR-25.6', 'WAR-25.7'],
  'who blocks a land attacker, and who a ship',
  () => {
    expect(why(assault({ undirected: ['tank'] }, all).to('block'), 'block', 'tank')).toEqual({
      rifles: 'yes',
      plain: 'yes',
      flak: 'yes',
      heavyFlak: 'yes',
      coast: 'yes',
      ship: 'WAR-25.1',
      hunter: 'WAR-17.10',
      sturm: 'yes',
      bomber: 'WAR-17.12',
      ace: 'WAR-17.12',
      rearFlak: 'WAR-17.12',
      rearHeavyFlak: 'WAR-17.12',
      rear: 'WAR-17.12',
    });
    expect(why(assault({ undirected: ['ship'] }, all).to('block'), 'block', 'ship')).toEqual({
      rifles: 'WAR-25.6',
      plain: 'WAR-25.6',
      flak: 'WAR-25.6',
      heavyFlak: 'WAR-25.6',
      coast: 'yes',
      ship: 'yes',
      hunter: 'WAR-25.6',
      sturm: 'WAR-25.6',
      bomber: 'WAR-25.6',
      ace: 'WAR-25.6',
      rearFlak: 'WAR-25.6',
      rearHeavyFlak: 'WAR-25.6',
      rear: 'WAR-25.6',
    });
  },
);
rule(
  ['WAR-17.6', 'WAR-17.8', 'WAR-17.12', 'WAR-23.16', 'WAR-24.19', 'WAR-R49', 'WAR-R50', 'WAR-R57'],
  'who supports a unit of the first line against land units, against aircraft, and against both',
  () => {
    const onLand = {
      rifles: undefined,
      plain: 'yes',
      flak: 'yes',
      heavyFlak: 'yes',
      coast: 'yes',
      ship: 'WAR-25.1',
      hunter: 'WAR-17.6',
      sturm: 'yes',
      bomber: 'WAR-24.19',
      ace: 'WAR-24.19',
      rearFlak: 'WAR-17.12',
      rearHeavyFlak: 'WAR-17.12',
      rear: 'WAR-17.12',
    };
    expect(why(assault({ directed: ['tank'] }, all).to('block'), 'support', 'rifles')).toEqual(onLand);
    expect(why(assault({ air: ['bomber'] }, all).to('block'), 'support', 'rifles')).toEqual({
      rifles: undefined,
      plain: 'WAR-17.8',
      flak: 'yes',
      heavyFlak: 'WAR-23.20',
      coast: 'WAR-17.8',
      ship: 'WAR-25.1',
      hunter: 'WAR-17.8',
      sturm: 'WAR-24.19',
      bomber: 'WAR-24.19',
      ace: 'WAR-24.19',
      rearFlak: 'yes',
      rearHeavyFlak: 'WAR-23.20',
      rear: 'WAR-17.12',
    });
    expect(why(assault({ directed: ['tank'], air: ['bomber'] }, all).to('block'), 'support', 'rifles')).toEqual({
      ...onLand,
      rearFlak: 'yes',
      rearHeavyFlak: 'WAR-23.20',
    });
  },
);
rule(['WAR-1.6', 'WAR-23.16'], 'AA artillery that may not block does not support either', () => {
  const drafts: Drafts = {
    ...FORCE,
    panic: order({
      when: ['WAVE_START'],
      turn: 'own',
      target: { whose: 'enemy' },
      effects: [{ do: 'forbid', acts: ['block'] }],
    }),
  };
  const b = battle(drafts, {
    red: { second: ['bomber'], hand: ['panic'] },
    blue: { first: ['rifles', 'flak', 'flak'] },
  });
  b.to('wave').red.does('wave', 'play panic', 'choose enemy flak');
  b.to('air').red.does('bomb bomber -> rifles');
  b.to('block');
  expect([b.blue.whyNot('support flak -> rifles'), b.blue.offers('support flak#2 -> rifles')]).toEqual([
    'WAR-1.6',
    true,
  ]);
});
rule(
  ['WAR-26.32', 'WAR-26.34', 'WAR-17.3'],
  'an interceptor is supported as a target is, and its prey is blocked by nobody else',
  () => {
    const b = assault({ directed: ['tank'], undirected: ['plain'] }, { first: ['rifles', 'hunter', 'coast'] });
    b.to('BEFORE_BLOCK').blue.does('intercept hunter -> tank');
    expect(b.to('block').blue.offered).toEqual([
      'block rifles -> plain',
      'support rifles -> hunter',
      'block coast -> plain',
      'support coast -> hunter',
      'done',
    ]);
    expect([b.blue.whyNot('block hunter -> plain'), b.blue.whyNot('support hunter -> hunter')]).toEqual([
      'WAR-17.3',
      undefined,
    ]);
  },
);
rule(['WAR-17.3', 'WAR-17.6', 'WAR-R95'], 'who intercepted is bound, even if a card untaps it', () => {
  const drafts: Drafts = {
    ...FORCE,
    rest: order({ when: ['BEFORE_BLOCK'], turn: 'enemy', target: { is: ['tapped'] }, effects: [{ do: 'untap' }] }),
  };
  const b = battle(drafts, {
    red: { first: ['tank', 'tank', 'plain'] },
    blue: { first: ['rifles', 'hunter'], hand: ['rest'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank -> rifles', 'attack tank#2 -> rifles');
  b.to('undirected').red.does('attack plain');
  b.to('BEFORE_BLOCK', 'blue').blue.does('intercept hunter -> tank', 'play rest', 'choose hunter');
  expect(b.isTapped('blue', 'hunter')).toBe(false);
  b.to('block');
  expect([b.blue.whyNot('support hunter -> rifles'), b.blue.whyNot('block hunter -> plain')]).toEqual([
    'WAR-17.6',
    'WAR-17.3',
  ]);
});
rule(['WAR-26.32', 'WAR-26.44'], 'an interceptor whose prey has fallen needs no support', () => {
  const b = assault({ directed: ['tank'], undirected: ['plain'] }, { first: ['rifles', 'hunter', 'sniper'] });
  b.to('BEFORE_BLOCK').blue.does('intercept hunter -> tank', 'fire sniper -> tank');
  expect(b.at('red', 'losses')).toEqual(['tank']);
  expect(b.to('block').blue.offered).toEqual(['block rifles -> plain', 'done']);
});
rule(
  ['WAR-24.22', 'WAR-24.18'],
  "the defender's fighters cover only when a ground-attack aircraft has been sent",
  () => {
    const b = assault({ undirected: ['plain'] }, { first: ['rifles'], second: ['sturm', 'ace', 'tapped ace'] });
    expect(b.to('block').blue.offered).toEqual(['block rifles -> plain', 'block sturm -> plain', 'done']);
    b.blue.does('block rifles -> plain');
    expect(b.blue.offered).toEqual(['block sturm -> plain', 'done']);
    b.blue.does('block sturm -> plain');
    expect([b.blue.offered, b.blue.whyNot('cover with ace#2')]).toEqual([['cover with ace', 'done'], 'WAR-5.2']);
  },
);
rule(['WAR-R34', 'WAR-16.1'], 'blocked is only who attacks: who stands by, or was stopped, is not', () => {
  const halt = order({ when: ['ON_ATTACK'], target: { is: ['attacking'] }, effects: [{ do: 'stop' }] });
  const b = battle(
    { ...FORCE, halt },
    { red: { first: ['plain', 'plain', 'plain', 'rifles'], hand: ['halt'] }, blue: { first: ['rifles', 'rifles'] } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack plain', 'attack plain#2', 'attack plain#3');
  b.to('ON_ATTACK').red.does('play halt', 'choose plain#3');
  b.to('block').blue.does('block rifles -> plain');
  b.to('BEFORE_CALC');
  const names = ['plain', 'plain#2', 'plain#3', 'rifles'];
  expect(names.filter((name) => (b.s.marks.get(b.card('red', name)) & MARK.blocked) !== 0)).toEqual(['plain']);
});
