/** WAR 29: the steps of a wave, what is told of them, and what ends in them. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Effect } from '../cards/schema.ts';
import type { Window } from '../cards/vocabulary.ts';
import { ATTACK, STAGE } from '../state.ts';
import { fact } from '../verbs.ts';
import { type Battle, battle, bomber, type Drafts, fighter, infantry, order, tank, told, unit } from './at.ts';

const FORCE: Drafts = {
  tank: tank(3, 3),
  rifles: infantry(2, 2),
  wall: tank(1, 9),
  stuka: bomber(1, 1, 2),
  owl: bomber(1, 1, 2, { keywords: { night: true } }, 'nightBomber'),
  ace: fighter(3, 3),
  rear: unit('howitzer', 1, 2, {}, { line: 2 }),
};
const wave = (red: object, blue: object, drafts: Drafts = FORCE): Battle => {
  const b = battle(drafts, { red, blue });
  b.to('wave').red.does('wave');
  return b;
};

describe('where the wave stands', () => {
  const { none, declaring, blocking, onward, rear } = STAGE;
  rule(
    ['WAR-29.12', 'WAR-29.19', 'WAR-29.26', 'WAR-29.29'],
    'is told at every stage, with attackers and breakthrough',
    () => {
      const b = wave({ first: ['tank', 'tank'], second: ['stuka'] }, { second: ['rear'] });
      b.to('undirected').red.does('attack tank', 'attack tank#2');
      b.to('airRear').red.does('bomb stuka -> deck');
      b.finishWave();
      expect(told(b, fact.step)).toEqual([
        [declaring, 0, 0],
        [blocking, 2, 0],
        [onward, 2, 6],
        [rear, 3, (1 << 8) | 6],
      ]);
      b.turn('blue');
      expect(told(b, fact.step).at(-1)).toEqual([none, 0, (1 << 8) | 6]);
    },
  );
  rule(['WAR-29.12', 'WAR-26.80'], 'begins anew with the next wave, and tells night from day', () => {
    const b = wave({ first: ['tank', 'rifles'], second: ['owl'] }, { first: ['wall'] });
    b.to('undirected').red.does('attack tank');
    b.to('air').red.does('bomb owl -> wall');
    b.to('wave').red.does('wave');
    const steps = told(b, fact.step);
    expect(steps.filter(([stage]) => stage === declaring)).toEqual([
      [declaring, 0, 0],
      [declaring, 0, 0],
    ]);
    expect(steps.filter(([stage]) => stage === blocking)).toEqual([[blocking, 2, 2 << 8]]);
  });
});

describe('questions that a wave does not ask', () => {
  rule('WAR-29.25', 'nothing was destroyed by the clashes: what fell before does not count', () => {
    const shot = order({ when: ['ON_ATTACK'], target: { whose: 'enemy' }, effects: [{ do: 'damage', n: 2 }] });
    const shoot = (attack: boolean): boolean => {
      const b = wave({ first: ['tank'], hand: ['shot'] }, { first: ['rifles', 'wall'] }, { ...FORCE, shot });
      if (attack) b.to('undirected').red.does('attack tank');
      b.to('ON_ATTACK').red.does('play shot', 'choose enemy rifles');
      expect(b.at('blue', 'losses')).toEqual(['rifles']);
      if (attack) b.to('block').blue.does('block wall -> tank');
      return b.isAsked('ON_DESTROY');
    };
    expect([shoot(false), shoot(true)]).toEqual([false, false]);
  });
  rule('WAR-29.25', 'what the clashes destroyed opens the window, whoever owned it', () => {
    const b = wave({ first: ['tank'] }, { first: ['rifles'] });
    b.to('undirected').red.does('attack tank');
    b.to('block').blue.does('block rifles -> tank');
    expect(b.isAsked('ON_DESTROY')).toBe(true);
    const c = wave({ first: ['rifles'] }, { first: ['tank'] });
    c.to('undirected').red.does('attack rifles');
    c.to('block').blue.does('block tank -> rifles');
    expect(c.isAsked('ON_DESTROY')).toBe(true);
  });
});

describe('a wave without attackers', () => {
  rule(['WAR-29.20', 'WAR-29.27', 'WAR-29.30'], 'nobody is asked to block, to go on or to guard the rear', () => {
    for (const asked of ['block', 'onward', 'rearSupport', 'air', 'airRear'])
      expect([asked, wave({ first: ['tank'] }, { first: ['wall'], second: ['tank'] }).isAsked(asked)]).toEqual([
        asked,
        false,
      ]);
  });
});
describe('covering bombers over the rear', () => {
  rule(
    ['WAR-24.13', 'WAR-29.28', 'WAR-24.17'],
    'a fighter covers once a bomber is sent there, and attacks nothing',
    () => {
      const b = wave({ second: ['stuka', 'ace'] }, { second: ['rear', 'ace'] });
      b.to('airRear');
      expect(b.red.offers('cover with ace')).toBe(false);
      b.red.does('bomb stuka -> rear', 'cover with ace');
      const ace = b.card('red', 'ace');
      expect([b.isTapped('red', 'ace'), b.s.attacking.get(ace), b.s.clash.get(ace)]).toEqual([true, ATTACK.cover, 0]);
      b.to('interceptRear');
      expect([b.blue.offered, b.blue.whyNot('intercept ace -> stuka')]).toEqual([
        ['intercept ace -> ace', 'done'],
        'WAR-24.15',
      ]);
    },
  );
});

describe('what has ended has its consequences at once', () => {
  /** The watch falls when its player has no veteran; the oath makes one and sends the old one off. */
  const oath = (when: Window, until: 'clash' | 'wave'): Drafts => {
    const effects: readonly Effect[] = [
      { do: 'grant', on: { named: 'rifles' }, keywords: { veteran: true }, until },
      { do: 'send', on: { named: 'old' }, to: 'losses' },
    ];
    return {
      ...FORCE,
      old: infantry(1, 1, { keywords: { veteran: true } }),
      watch: { ubo: { subtype: 'ordinary', falls: [{ count: { has: ['veteran'] }, most: 0 }] } },
      oath: order({ when: [when], effects }),
    };
  };
  const sworn = (when: Window, until: 'clash' | 'wave'): Battle => {
    const b = wave(
      { first: ['rifles', 'old', 'tank'], ubo: ['watch'], hand: ['oath'] },
      { first: ['wall'] },
      oath(when, until),
    );
    b.to('undirected').red.does('attack tank');
    b.to(when, 'red').red.does('play oath');
    expect(b.at('red', 'ubo')).toContain('watch');
    return b;
  };
  rule(['WAR-12.8', 'WAR-29.26'], 'with the clash: when those of the first line are closed', () => {
    const b = sworn('BEFORE_CALC', 'clash');
    b.to('ON_BREAKTHROUGH');
    expect(b.at('red', 'ubo')).toEqual([]);
  });
  rule(['WAR-12.8', 'WAR-29.38', 'WAR-R98'], 'with the wave: before the next is asked for', () => {
    const b = sworn('ON_ATTACK', 'wave');
    expect([b.to('WAVE_END', 'blue').at('red', 'ubo'), b.to('wave').at('red', 'ubo')]).toEqual([['watch', 'oath'], []]);
  });
  rule(['WAR-26.9', 'WAR-8.5'], 'an Overrun: damage from elsewhere may destroy who is left weaker by it', () => {
    const drafts: Drafts = {
      ...FORCE,
      tiger: tank(5, 4, { keywords: { overrun: true, infantrySupport: true } }),
      mates: infantry(1, 3),
      sniper: infantry(1, 1, { keywords: { longRangeFire: 2 } }),
    };
    const b = wave({ first: ['tiger', 'mates'] }, { first: ['rifles', 'sniper'] }, drafts);
    b.to('undirected').red.does('attack tiger with mates');
    b.to('BEFORE_BLOCK').blue.does('fire sniper -> tiger');
    b.to('block').blue.does('block rifles -> tiger');
    b.to('split', 'blue').blue.does('0', '2');
    b.to('overrun').red.does('overrun tiger');
    expect([b.at('red', 'losses'), b.at('red', 'first')]).toEqual([['tiger'], ['mates']]);
  });
});
