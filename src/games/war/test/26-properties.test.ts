/** WAR 26: what all properties have in common, and for each of them all that it offers. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Keywords } from '../cards/schema.ts';
import type { Window } from '../cards/vocabulary.ts';
import {
  battle,
  type Battle,
  DIRECTED,
  type Draft,
  type Drafts,
  fort,
  howitzer,
  infantry,
  order,
  tank,
  unit,
} from './at.ts';

const enemy = { whose: 'enemy' } as const;
/** A property, when it is used, by whom, and how it is said. */
const USES: readonly (readonly [Keywords, Window | 'buildAnswer', 'red' | 'blue', string])[] = [
  [{ artillerySupport: 1 }, 'ON_ATTACK', 'red', 'assist bearer -> tank'],
  [{ artillerySupport: 1 }, 'ON_BLOCK', 'blue', 'assist bearer -> guard'],
  [{ strike: { n: 1, at: enemy } }, 'ON_ATTACK', 'red', 'strike bearer -> guard'],
  [{ deckStrike: 1 }, 'ON_ATTACK', 'red', 'strike bearer -> deck'],
  [{ interception: true }, 'BEFORE_BLOCK', 'blue', 'intercept bearer -> tank'],
  [{ command: {} }, 'WAVE_START', 'red', 'command bearer -> tank'],
  [{ longRangeFire: 1 }, 'BEFORE_BLOCK', 'blue', 'fire bearer -> tank'],
  [{ mining: true }, 'buildAnswer', 'blue', 'mine bearer -> guard'],
  [{ recon: { um: [-1, 0], whose: 'enemy' } }, 'ATTACK_START', 'red', 'look with bearer'],
  [{ drop: { n: 1 } }, 'WAVE_START', 'red', 'drop bearer -> deck'],
  [{ signals: { n: 2 } }, 'TURN_END', 'red', 'signal with bearer'],
];
function setUp(keywords: Keywords, who: 'red' | 'blue', hushed: boolean): Battle {
  const drafts: Drafts = {
    bearer: unit('mortar', 2, 2, { keywords }),
    tank: tank(3, 9, DIRECTED),
    guard: infantry(1, 9),
    hush: {
      ubo: { subtype: 'terrain' },
      passives: [{ to: { named: 'bearer', whose: 'any' }, effects: [{ do: 'forbid', acts: ['properties'] }] }],
    },
  };
  const bearer = (side: string): string[] => (who === side ? ['bearer'] : []);
  return battle(drafts, {
    phase: 'build',
    red: { first: ['tank', ...bearer('red')] },
    blue: { first: ['guard', ...bearer('blue')], hand: ['guard'], ubo: hushed ? ['hush'] : [] },
  });
}
rule(
  ['WAR-3.5', 'WAR-8.14', 'WAR-1.6'],
  'each property is used in its window and told; a text that forbids properties forbids all',
  () => {
    for (const [keywords, window, who, phrase] of USES) {
      const reach = (hushed: boolean): Battle => {
        const b = setUp(keywords, who, hushed);
        if (!['buildAnswer', 'ATTACK_START', 'TURN_END'].includes(window)) {
          b.to('wave').red.does('wave');
          if (window !== 'WAVE_START') b.to('directed').red.does('attack tank -> guard');
        }
        return b.to(window, who);
      };
      const b = reach(false);
      expect([phrase, b[who].offers(phrase)]).toEqual([phrase, true]);
      const before = b.told('acted').length;
      b[who].does(phrase);
      expect([phrase, b.told('acted').length - before, b.isTapped(who, 'bearer')]).toEqual([phrase, 1, true]);
      expect(b.told('acted').at(-1)).toMatch(/^bearer \d+ \d+$/);
      expect([phrase, reach(true)[who].offers(phrase)]).toEqual([phrase, false]);
    }
  },
);

const LINES: Drafts = {
  rifles: infantry(2, 2),
  tank: tank(3, 3),
  ship: unit('destroyer', 3, 3),
  guns: howitzer(2),
  rear: unit('howitzer', 1, 2, {}, { line: 2 }),
};
const both = { first: ['rifles', 'tank', 'ship'], second: ['rear', 'guns'] };
const wave = (drafts: Drafts, red: object, blue: object): Battle => {
  const b = battle(drafts, { red, blue });
  b.to('wave').red.does('wave');
  return b;
};
rule(
  ['WAR-26.35', 'WAR-26.37', 'WAR-R70'],
  'a Command Unit helps the own land units of both lines but itself; one that is free does so tapped',
  () => {
    const hq = (command: Keywords['command'] & object): Drafts => ({
      ...LINES,
      hq: unit('headquarters', 1, 1, { keywords: { command } }),
    });
    const red = { first: ['hq', ...both.first], second: both.second };
    const offered = ['rifles', 'tank', 'rear', 'guns'].map((name) => `command hq -> ${name}`);
    const b = wave(hq({}), red, both);
    expect([b.red.offered, b.red.whyNot('command hq -> hq')]).toEqual([[...offered, 'pass'], 'WAR-26.37']);
    const spent = { ...red, first: ['tapped hq', ...both.first] };
    const tapped = wave(hq({}), spent, both);
    expect([tapped.red.offered, tapped.red.whyNot('command hq -> tank')]).toEqual([['pass'], 'WAR-5.2']);
    expect(wave(hq({ free: true }), spent, both).red.offered).toEqual([...offered, 'pass']);
  },
);
rule(['WAR-26.49', 'WAR-25.9'], 'a miner mines any own unit of either line but a ship, once', () => {
  const drafts = { ...LINES, miner: infantry(1, 1, { keywords: { mining: true } }) };
  const b = battle(drafts, { phase: 'build', blue: { first: ['miner', 'miner', ...both.first], second: ['rear'] } });
  b.to('buildAnswer').blue.does('mine miner -> tank');
  const mine = ['miner', 'miner#2', 'rifles', 'rear'].map((name) => `mine miner#2 -> ${name}`);
  expect(b.to('buildAnswer').blue.offered).toEqual([...mine, 'pass']);
  expect(['tank', 'ship'].map((name) => b.blue.whyNot(`mine miner#2 -> ${name}`))).toEqual(['WAR-27.5', 'WAR-25.9']);
});
rule(
  ['WAR-26.40', 'WAR-R71', 'WAR-26.44'],
  'Long-range Fire hits who attacks, and no ship or aircraft; who falls has gone before blocks',
  () => {
    const drafts = { ...LINES, sniper: infantry(1, 1, { keywords: { longRangeFire: 3 } }) };
    const b = wave(drafts, both, { first: ['sniper', 'rifles'] });
    b.to('undirected').red.does('attack tank', 'attack ship');
    b.to('BEFORE_BLOCK', 'blue');
    expect(b.blue.offered).toEqual(['fire sniper -> tank', 'pass']);
    expect(['ship', 'rifles'].map((name) => b.blue.whyNot(`fire sniper -> ${name}`))).toEqual(['WAR-R71', undefined]);
    b.blue.does('fire sniper -> tank');
    expect(b.at('red', 'losses')).toEqual(['tank']);
  },
);
rule(
  ['WAR-26.62', 'WAR-26.64', 'WAR-R76', 'WAR-25.9'],
  'a spotter anywhere on the table lets howitzers and mortars strike land units of the first line',
  () => {
    const drafts: Drafts = {
      ...LINES,
      eye: infantry(1, 1, { keywords: { artillerySpotter: true } }),
      mortar: unit('mortar', 1, 1, { keywords: { artillerySupport: 1 } }),
      rockets: unit('rocketArtillery', 1, 1, { keywords: { artillerySupport: 1 } }),
    };
    const where = (place: string, seat: 'red' | 'blue' = 'red'): readonly string[] => {
      const red: Record<string, string[]> = { first: ['mortar', 'rockets', 'tapped guns'], second: ['guns'] };
      const blue: Record<string, string[]> = { ...both };
      const side = seat === 'red' ? red : blue;
      side[place] = [...(side[place] ?? []), 'eye'];
      return wave(drafts, red, blue).red.offered;
    };
    const strikes = ['mortar', 'guns#2'].flatMap((name) =>
      ['rifles', 'tank'].map((at) => `spotted strike ${name} -> ${at}`),
    );
    for (const place of ['first', 'second', 'reserve']) expect(where(place)).toEqual([...strikes, 'pass']);
    for (const place of ['losses', 'hand']) expect(where(place)).toEqual(['pass']);
    expect(where('first', 'blue')).toEqual(['pass']);
    const b = wave(drafts, { first: ['eye', 'mortar', 'rockets', 'tapped guns'] }, both);
    expect(
      ['mortar -> ship', 'guns -> tank', 'guns -> ship', 'rockets -> tank'].map((what) =>
        b.red.whyNot(`spotted strike ${what}`),
      ),
    ).toEqual(['WAR-25.9', 'WAR-26.64', 'WAR-26.64', 'WAR-26.62']);
  },
);
const scouts = (um: readonly [number, number], n: number): Drafts => ({
  ...LINES,
  scouts: infantry(1, 1, { keywords: { recon: { um, whose: 'any', n } } }),
  shell: order({ when: ['BUILD'], target: { whose: 'any' }, effects: [{ do: 'damage', n: 1 }] }),
});
rule(
  ['WAR-26.69', 'WAR-26.70', 'WAR-26.71', 'WAR-R78'],
  'Recon changes as many units as printed, each once, never itself; who dies of it dies at once',
  () => {
    const lines = { first: ['rifles', 'tank'], second: ['rear'] };
    const offered = (n: number): readonly (readonly string[])[] => {
      const b = battle(scouts([0, -1], n), { red: { first: ['scouts', 'tank'], second: ['rear'] }, blue: lines });
      const asked = [b.to('ATTACK_START').red.offered];
      for (
        b.red.does('scout with scouts: enemy rifles');
        b.asked === 'scout';
        b.red.does('scout with scouts: enemy rear')
      )
        asked.push(b.red.offered);
      return asked;
    };
    const all = ['tank', 'enemy rifles', 'enemy tank', 'rear', 'enemy rear'].map(
      (name) => `scout with scouts: ${name}`,
    );
    const left = all.filter((phrase) => phrase !== 'scout with scouts: enemy rifles');
    expect([offered(1), offered(2)]).toEqual([
      [[...all, 'pass']],
      [
        [...all, 'pass'],
        [...left, 'done'],
      ],
    ]);
    const b = battle(scouts([0, -1], 2), {
      phase: 'build',
      red: { first: ['scouts'], hand: ['shell'] },
      blue: { first: ['rifles', 'tank'], hand: ['tank'] },
    });
    b.to('build').red.does('play shell', 'choose enemy rifles');
    b.to('ATTACK_START').red.does('scout with scouts: enemy tank');
    expect(b.asked).toBe('scout');
    b.red.does('scout with scouts: enemy rifles');
    expect([b.asked, b.at('blue', 'losses'), b.stats('blue', 'tank')]).toEqual(['ATTACK_START', ['rifles'], '3/2']);
  },
);
rule(
  ['WAR-26.68', 'WAR-27.5', 'WAR-5.2'],
  'Recon looks at a hand that has cards, untapped, and the look is told',
  () => {
    const look = (first: string, hand: readonly string[]): Battle =>
      battle(scouts([1, 0], 1), { phase: 'build', red: { first: [first] }, blue: { hand } }).to('build');
    const b = look('scouts', ['tank']);
    b.red.does('look with scouts');
    expect([b.told('looked'), b.isTapped('red', 'scouts')]).toEqual([['0 1'], true]);
    expect(look('scouts', []).red.whyNot('look with scouts')).toBe('WAR-27.5');
    expect(look('tapped scouts', ['tank']).red.whyNot('look with scouts')).toBe('WAR-5.2');
    expect(look('tapped scouts', []).red.whyNot('look with scouts')).toBe('WAR-5.2');
    expect(look('scouts', ['tank']).red.whyNot('scout with scouts: scouts')).toBe('WAR-26.69');
  },
);
rule(['WAR-26.82', 'WAR-26.83'], 'Signals waits for its moment, an untapped unit, and a deck that has cards', () => {
  const drafts = { ...LINES, radio: infantry(1, 1, { keywords: { signals: { n: 2 } } }) };
  const at = (first: string, deck: number): Battle =>
    battle(drafts, { phase: 'end', red: { first: [first], deck } }).to('TURN_END');
  expect(at('radio', 5).red.offered).toEqual(['signal with radio', 'pass']);
  expect([at('tapped radio', 5).red.offered, at('tapped radio', 5).red.whyNot('signal with radio')]).toEqual([
    ['pass'],
    'WAR-26.83',
  ]);
  expect([at('radio', 0).red.offered, at('radio', 0).red.whyNot('signal with radio')]).toEqual([['pass'], undefined]);
  const early = battle(drafts, { phase: 'build', red: { first: ['radio'] } }).to('build');
  expect(early.red.whyNot('signal with radio')).toBe('WAR-26.82');
});
rule(
  ['WAR-8.13', 'WAR-23.12'],
  'a property whose particulars nobody has printed gives nothing, and harms nothing',
  () => {
    const keywords: Keywords = {
      strike: { n: 1, at: enemy },
      command: {},
      signals: { n: 1 },
      recon: { um: [1, 0], whose: 'own' },
    };
    const text: Draft = {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { types: ['infantry'] }, effects: [{ do: 'grant', keywords }] }],
    };
    const b = battle(
      { ...LINES, text },
      { red: { first: ['rifles'], ubo: ['text'] }, blue: { ...both, hand: ['tank'] } },
    );
    expect(b.to('ATTACK_START').red.offered).toEqual(['look with rifles', 'pass']);
    b.to('wave').red.does('wave');
    expect(b.red.offered).toEqual(['look with rifles', 'pass']);
    expect(b.to('TURN_END').red.offers('signal with rifles')).toBe(false);
  },
);
rule(
  ['WAR-23.11', 'WAR-26.21'],
  'Strike reaches what its print names, wherever that lies, and nothing aboard a carrier',
  () => {
    const drafts: Drafts = {
      ...LINES,
      fort: fort(1, 3),
      rockets: unit('rocketArtillery', 1, 1, {
        keywords: { strike: { n: 1, at: { whose: 'enemy', where: ['second', 'resources', 'carrier'] } } },
      }),
      carrier: unit('carrier', 1, 4, {}, { capacity: 2 }),
      ace: unit('fighter', 3, 3),
    };
    const b = wave(
      drafts,
      { first: ['rockets', 'rifles'], second: ['rear'] },
      {
        first: ['tank', { card: 'carrier', aboard: ['ace'] }],
        second: ['rear'],
        resources: ['depot'],
      },
    );
    expect(b.red.offered).toEqual(['strike rockets -> rear', 'strike rockets -> depot', 'pass']);
    expect(['ace', 'tank'].map((name) => b.red.whyNot(`strike rockets -> ${name}`))).toEqual(['WAR-25.15', undefined]);
    b.red.does('strike rockets -> depot');
    expect([b.red.offered, b.red.whyNot('strike rockets -> rear')]).toEqual([['pass'], 'WAR-26.22']);
  },
);
