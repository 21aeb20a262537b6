/** WAR 3: what has gone from where it lay is met there no more, in whatever order cards came and went. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Ability, Selector } from '../cards/schema.ts';
import { amountOf, INDEX, keywordsOf, printWith } from '../rules/06-kinds.ts';
import { KEY } from '../prints.ts';
import {
  type Battle,
  battle,
  bomber,
  DIRECTED,
  type Draft,
  type Drafts,
  fighter,
  fort,
  gun,
  infantry,
  order,
  tank,
  unit,
} from './at.ts';

const ordinary = { subtype: 'ordinary' } as const;
const anywhere: Selector = {
  whose: 'any',
  where: ['first', 'second', 'reserve', 'ubo', 'resources', 'carrier', 'under'],
  types: ['infantry', 'armour', 'artillery', 'aviation', 'ship'],
};
const things: Selector = { ...anywhere, types: [] };
const razing = (target: Selector): Draft => order({ when: ['BUILD'], target, effects: [{ do: 'destroy' }] });
const recalling = (target: Selector): Draft =>
  order({ when: ['BUILD'], target, effects: [{ do: 'send', to: 'hand' }] });
const CARDS: Drafts = {
  rifles: infantry(2, 2),
  tank: tank(3, 3),
  plates: { upgrade: { on: {} }, modifiers: [{ um: [0, 1] }] },
  radio: { upgrade: { on: {} }, modifiers: [{ um: [1, 0] }] },
  carrier: unit('carrier', 1, 4),
  stuka: bomber(1, 1, 2),
  heinkel: bomber(1, 1, 2),
  raze: razing(anywhere),
  clear: razing(things),
  recall: recalling(anywhere),
  strip: recalling(things),
};
const camp = (red: object, blue: object = {}, drafts: Drafts = {}): Battle =>
  battle({ ...CARDS, ...drafts }, { phase: 'build', red, blue }).to('build');
const play = (b: Battle, card: string, chosen: string): Battle => {
  b.red.does(`play ${card}`, `choose ${chosen}`);
  return b.to('build');
};

describe('what lies under or on a unit', () => {
  rule('WAR-10.3', 'upgrades go to losses with their unit, the last first, whatever lay beside them before', () => {
    const b = camp({
      first: [
        { card: 'rifles', under: ['plates'] },
        { card: 'rifles', under: ['plates'] },
        { card: 'tank', under: ['plates'] },
      ],
      hand: ['raze', 'raze', 'raze', 'radio'],
    });
    play(play(b, 'raze', 'rifles'), 'raze', 'rifles');
    b.red.does('put radio under tank');
    play(b.to('build'), 'raze', 'tank');
    expect(b.told('lost').slice(-4)).toEqual(['radio 0', 'plates 0', 'tank 0', 'raze 0']);
  });
  rule('WAR-25.16', 'aircraft go down with their carrier, the last first, whatever lay beside them before', () => {
    const b = camp({
      first: [
        { card: 'carrier', aboard: ['stuka'] },
        { card: 'carrier', aboard: ['stuka'] },
        { card: 'carrier', aboard: ['stuka'] },
      ],
      second: ['heinkel'],
      hand: ['raze', 'raze', 'raze'],
    });
    play(play(b, 'raze', 'carrier'), 'raze', 'carrier');
    b.to('BUILD_END').red.does('embark heinkel on carrier');
    b.turn('blue').turn('red').to('build');
    const before = b.told('destroyed').length;
    play(b, 'raze', 'carrier');
    expect(b.told('destroyed').slice(before)).toEqual(['heinkel', 'stuka']);
  });
  rule(['WAR-R60', 'WAR-25.11'], 'an aircraft takes one place on its carrier after another has gone', () => {
    const drafts: Drafts = { carrier: unit('carrier', 1, 4, {}, { capacity: 2 }), ace: fighter(1, 1) };
    const red = { first: [{ card: 'carrier', aboard: ['stuka', 'heinkel'] }], second: ['ace'], hand: ['raze'] };
    const b = play(camp(red, {}, drafts), 'raze', 'stuka').to('BUILD_END');
    expect(b.red.offers('embark ace on carrier')).toBe(true);
    b.red.does('embark ace on carrier');
    expect(b.at('red', 'carrier')).toEqual(['heinkel', 'ace']);
  });
  rule('WAR-23.13', 'a unit takes one place under its fort after another has gone', () => {
    const drafts: Drafts = { fort: fort(1, 3), gun: gun(1, 1), guards: infantry(1, 1) };
    const red = { first: [{ card: 'fort', under: ['rifles', 'gun'] }, 'guards'], hand: ['raze'] };
    const b = play(camp(red, {}, drafts), 'raze', 'rifles').to('BUILD_END');
    expect(b.red.offers('entrench guards under fort')).toBe(true);
  });
  rule(['WAR-10.2', 'WAR-R16'], 'what an upgrade gives counts once after another has gone', () => {
    const drafts: Drafts = {
      tank: tank(3, 3, DIRECTED),
      sights: { upgrade: { on: {} }, modifiers: [{ tm: [2, 1] }] },
    };
    const b = camp(
      {
        first: [
          { card: 'rifles', under: ['plates'] },
          { card: 'tank', under: ['sights'] },
        ],
        hand: ['raze'],
      },
      { first: ['rifles'] },
      drafts,
    );
    play(b, 'raze', 'rifles').to('wave').red.does('wave');
    b.to('directed').red.does('attack tank -> rifles');
    expect(b.to('BEFORE_CALC').stats('red', 'tank')).toBe('5/4');
  });
  rule(['WAR-27.11', 'WAR-25.11'], 'a card that lay under a unit, and is now aboard a ship, gives it nothing', () => {
    const drafts: Drafts = {
      stuka: bomber(1, 1, 2, { keywords: { longRangeFire: 2 } }),
      kit: { upgrade: { on: {} } },
    };
    const red = {
      first: [{ card: 'tank', under: ['plates', 'kit'] }, 'carrier'],
      second: ['stuka'],
      hand: ['recall', 'strip'],
    };
    const b = camp(red, {}, drafts);
    const kit = b.card('red', 'kit');
    play(play(b, 'recall', 'stuka'), 'strip', 'kit').red.does('build stuka');
    // Both were seen, and lay in the hand: which of them left it cannot be told from the outside.
    expect(b.card('red', 'stuka')).toBe(kit);
    b.to('BUILD_END').red.does('embark stuka on carrier');
    const ship = b.card('red', 'carrier');
    expect([
      keywordsOf(b.g, ship),
      amountOf(b.g, ship, INDEX.longRangeFire),
      printWith(b.g, ship, KEY.longRangeFire),
    ]).toEqual([0, 0, b.s.table.printed(ship)]);
  });
});

describe('a row', () => {
  const escape: Ability = { when: ['BEFORE_BLOCK'], price: { lose: true }, effects: [{ do: 'draw', n: 1 }] };
  rule(['WAR-R62', 'WAR-25.11'], 'an aircraft that went aboard is told to stop where it is now', () => {
    const b = camp(
      { first: [{ card: 'carrier', aboard: ['heinkel'] }], second: ['stuka'] },
      { first: ['ghost'] },
      { ghost: infantry(1, 1, { abilities: [escape] }) },
    );
    b.to('BUILD_END').red.does('embark stuka on carrier');
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb stuka -> ghost', 'bomb heinkel -> ghost');
    b.to('BEFORE_BLOCK').blue.does('use ghost');
    expect(b.told('stopped')).toEqual(['heinkel', 'stuka']);
  });
  rule(['WAR-24.12', 'WAR-R62'], 'the interceptor of an aircraft that has gone is not told to stop', () => {
    const drafts: Drafts = {
      ace: unit('fighter', 1, 1),
      flak: order({ when: ['BEFORE_BLOCK'], target: { whose: 'enemy' }, effects: [{ do: 'destroy' }] }),
    };
    const b = camp({ second: ['stuka'] }, { first: ['rifles'], second: ['ace'], hand: ['flak'] }, drafts);
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb stuka -> rifles');
    b.to('BEFORE_BLOCK').blue.does('intercept ace -> stuka', 'play flak', 'choose enemy stuka');
    expect([b.at('red', 'losses'), b.told('stopped')]).toEqual([['stuka'], []]);
  });
  rule(['WAR-24.1', 'WAR-19.2'], 'an aircraft fights once after another has left its carrier', () => {
    const b = camp(
      { first: [{ card: 'carrier', aboard: ['heinkel', 'stuka'] }], hand: ['raze'] },
      { first: [{ card: 'rifles' }] },
      { rifles: infantry(0, 9) },
    );
    play(b, 'raze', 'heinkel').to('wave').red.does('wave');
    b.to('air').red.does('bomb stuka -> rifles');
    expect(b.finishWave().damage('blue', 'rifles')).toBe(2);
  });
  rule('WAR-8.5', 'what fell before does not fall again when the next does', () => {
    const shell = order({ when: ['BUILD'], target: things, effects: [{ do: 'damage', n: 3 }] });
    const b = camp(
      {
        first: [{ card: 'carrier', aboard: ['stuka', 'heinkel'] }],
        resources: ['depot', 'factory'],
        hand: ['shell', 'shell', 'shell', 'shell'],
      },
      {},
      { shell },
    );
    play(play(b, 'shell', 'factory'), 'shell', 'depot');
    expect(b.told('destroyed')).toEqual(['factory', 'depot']);
    play(play(b, 'shell', 'heinkel'), 'shell', 'stuka');
    expect(b.told('destroyed')).toEqual(['factory', 'depot', 'heinkel', 'stuka']);
  });
  rule('WAR-27.6', 'who stays is counted once after another has gone', () => {
    const text: Draft = {
      ubo: ordinary,
      passives: [
        {
          to: { types: ['infantry'] },
          if: [{ count: { types: ['armour'] }, least: 2 }],
          effects: [{ do: 'modify', um: [1, 0] }],
        },
      ],
    };
    const b = camp({ first: ['rifles', 'tank', 'tank'], ubo: ['text'], hand: ['raze'] }, {}, { text });
    expect(b.stats('red', 'rifles')).toBe('3/2');
    expect(play(b, 'raze', 'tank').stats('red', 'rifles')).toBe('2/2');
  });
});

describe('a line', () => {
  const DRAFTS: Drafts = {
    cruiser: tank(4, 4, { keywords: { overrun: true } }),
    spotter: infantry(1, 1, { keywords: { artillerySpotter: true } }),
    howitzer: unit('howitzer', 1, 1, { keywords: { artillerySupport: 2 } }, { line: 2 }),
    t34: tank(3, 3, { keywords: { tankRiders: true } }),
    ace: fighter(1, 1),
    radio: infantry(1, 1, {
      abilities: [{ when: ['TURN_START'], price: { tap: true }, effects: [{ do: 'draw', n: 1 }] }],
    }),
  };
  /** The first of red's line has gone, and the wave has begun. */
  const wave = (red: object, blue: object, chosen = 'rifles'): Battle => {
    const b = play(camp({ ...red, hand: ['raze'] }, blue, DRAFTS), 'raze', chosen).to('wave');
    b.red.does('wave');
    return b;
  };
  rule(['WAR-20.2', 'WAR-20.3'], 'who breaks through counts once after another has fallen', () => {
    const b = wave({ first: ['rifles', 'tank'] }, {}).to('undirected');
    b.red.does('attack tank');
    b.to('ON_BREAKTHROUGH');
    expect([b.told('brokeThrough'), b.s.breakthrough.value]).toEqual([['tank 3'], 3]);
  });
  rule('WAR-26.9', 'who may overrun is asked once after another has fallen', () => {
    const b = wave({ first: ['rifles', 'cruiser'] }, { first: ['tank'] }).to('undirected');
    b.red.does('attack cruiser');
    b.to('block').blue.does('block tank -> cruiser');
    expect(b.to('overrun').red.offered).toEqual(['overrun cruiser', 'done']);
  });
  rule(['WAR-5.5', 'WAR-R6'], 'what was tapped in the start of the turn stays so after another has gone', () => {
    const b = play(camp({ first: ['rifles', 'radio'], hand: ['raze'] }, {}, DRAFTS), 'raze', 'rifles');
    b.turn('blue').turn('red').red.does('use radio');
    expect(b.to('build').isTapped('red', 'radio')).toBe(true);
  });
  rule(['WAR-26.62', 'WAR-R76'], 'a spotter that has gone spots no more', () => {
    const b = wave({ first: ['tank', 'spotter'], second: ['howitzer'] }, { first: ['rifles'] }, 'spotter');
    expect(b.red.whyNot('spotted strike howitzer -> rifles')).toBe('WAR-26.62');
  });
  rule(['WAR-26.59', 'WAR-16.5'], 'riders do not go where the last target has gone from', () => {
    const red = { first: ['t34', 'rifles'] };
    const blue = { first: ['carrier', 'tank'] };
    expect(wave(red, blue, 'enemy tank').to('directed').red.offered).toEqual(['done']);
    expect(wave(red, blue, 'enemy carrier').to('directed').red.offered).toEqual(['attack t34 carrying rifles', 'done']);
  });
  rule(['WAR-17.12', 'WAR-8.14'], 'an aircraft that has gone neither blocks nor uses a property', () => {
    const drafts: Drafts = {
      sturm: bomber(
        1,
        3,
        1,
        { keywords: { strike: { n: 1, at: { whose: 'enemy', where: ['first'] } } } },
        'groundAttack',
      ),
    };
    const b = camp({ first: [{ card: 'carrier', aboard: ['sturm'] }], hand: ['raze'] }, { first: ['tank'] }, drafts);
    play(b, 'raze', 'sturm').to('wave').red.does('wave');
    expect([b.asked, b.red.offered]).toEqual(['WAVE_START', ['pass']]);
    b.turn('blue').to('wave').blue.does('wave');
    b.to('undirected').blue.does('attack tank');
    expect(b.to('block').red.offered).toEqual(['done']);
  });
  rule(
    ['WAR-26.13', 'WAR-26.21', 'WAR-26.62', 'WAR-26.68', 'WAR-R70'],
    'who stays is helped, hit or scouted once',
    () => {
      const drafts: Drafts = {
        ...DRAFTS,
        hq: unit('headquarters', 1, 1, { keywords: { command: {} } }),
        scouts: infantry(1, 1, { keywords: { recon: { um: [-1, 0], whose: 'enemy' } } }),
        rocket: infantry(1, 1, { keywords: { strike: { n: 1, at: { whose: 'enemy', where: ['first'] } } } }),
      };
      const red = {
        first: ['rifles', 'tank'],
        second: ['spotter', 'howitzer', 'hq', 'scouts', 'rocket'],
        hand: ['raze', 'raze'],
      };
      const b = camp(red, { first: ['rifles', 'tank'] }, drafts);
      play(play(b, 'raze', 'rifles'), 'raze', 'enemy rifles').to('ATTACK_START');
      const once = (phrase: string): number => b.red.offered.filter((option) => option === phrase).length;
      expect(once('scout with scouts: enemy tank')).toBe(1);
      b.to('wave').red.does('wave');
      const options = ['spotted strike howitzer -> tank', 'command hq -> tank', 'strike rocket -> tank'];
      expect(options.map(once)).toEqual([1, 1, 1]);
      b.to('undirected').red.does('attack tank');
      expect([b.to('ON_ATTACK').asked, once('assist howitzer -> tank')]).toEqual(['ON_ATTACK', 1]);
    },
  );
  rule(['WAR-24.13', 'WAR-29.16'], 'an aircraft that has gone covers nobody, and without one nobody flies', () => {
    const gone = (second: readonly string[]): Battle =>
      wave({ first: [{ card: 'carrier', aboard: ['ace'] }], second }, { first: ['rifles'] }, 'ace');
    expect(gone([]).isAsked('air')).toBe(false);
    const b = gone(['stuka']).to('air');
    b.red.does('bomb stuka -> rifles');
    expect(b.red.offered).toEqual(['done']);
  });
});
rule(['WAR-29.30', 'WAR-17.13'], 'a target in the rear is supported once after another has gone', () => {
  const drafts: Drafts = { ...CARDS, rear: unit('howitzer', 1, 2, {}, { line: 2 }) };
  const b = battle(drafts, {
    phase: 'build',
    red: { first: ['tank'], hand: ['raze'] },
    blue: { second: ['rifles', 'tank', 'rear'] },
  }).to('build');
  play(b, 'raze', 'enemy rifles').to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  b.to('onward').red.does('advance tank -> rear');
  expect(b.to('rearSupport').blue.offered).toEqual(['support tank -> rear', 'done']);
});
rule(['WAR-7.4', 'WAR-29.4'], 'a resource card that was laid is in the hand no more', () => {
  const b = battle(CARDS, { phase: 'resources', red: { hand: ['rifles', 'depot', 'fuel'] } }).to('resources');
  const offered = (): string[] => b.red.offered.filter((option) => option.startsWith('lay')).toSorted();
  const [first, second] = offered();
  expect(offered()).toHaveLength(2);
  b.red.does(second!);
  expect(offered()).toEqual([first]);
});
