/** WAR 3: what has left a place is met there no more: it is not on offer, and nothing happens to it. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Ability, Effect } from '../cards/schema.ts';
import { MARK, zone } from '../state.ts';
import { battle, bomber, type Draft, type Drafts, infantry, order, tank, unit } from './at.ts';

const BLUE = 1 as Seat;
const staff = (effect: Effect, more: Partial<Ability> = {}): Draft => ({
  ubo: { subtype: 'ordinary' },
  abilities: [{ when: ['BUILD'], effects: [effect], ...more }],
});
const medal: Ability = { when: ['BUILD'], effects: [{ do: 'modify', on: 'self', um: [1, 0] }] };
const FORCE: Drafts = {
  rifles: infantry(2, 2),
  tank: tank(3, 3),
  driver: tank(2, 2, { keywords: { tankRiders: true } }),
  guard: infantry(1, 1, { abilities: [medal] }),
  veteran: infantry(1, 1, { abilities: [medal] }),
  eager: infantry(1, 1, { modifiers: [{ um: [1, 0], when: 'attacking' }] }),
  stuka: bomber(1, 1, 2),
  rear: unit('howitzer', 1, 1, {}, { line: 2 }),
  supply: staff({ do: 'draw', n: 1 }),
  levy: staff({ do: 'draw', n: 1, who: 'opponent' }),
  spy: staff({ do: 'look', at: 'deck', n: 1, who: 'opponent' }),
  office: staff({ do: 'search', from: 'deck', to: 'hand', n: 1, for: { types: ['infantry'] } }),
  depots: staff({ do: 'search', from: 'losses', to: 'reserve', n: 1, for: { types: ['infantry'] } }),
  shot: order({ when: ['BUILD'], target: {}, effects: [{ do: 'send', to: 'losses' }] }),
  push: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] }),
  halt: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] }),
};

describe('is not on offer', () => {
  rule(['WAR-13.1', 'WAR-3.3'], 'an order that was played', () => {
    const b = battle(FORCE, { phase: 'build', red: { hand: ['halt', 'push'], deck: 0 } });
    b.to('build').red.does('play push');
    expect([b.to('build').at('red', 'losses'), b.red.offered]).toEqual([['push'], ['play halt', 'pass']]);
  });
  rule(['WAR-8.14', 'WAR-3.3'], 'the property of a unit that was lost', () => {
    const b = battle(FORCE, { phase: 'build', red: { first: ['guard', 'veteran'], hand: ['shot'] } });
    b.to('build').red.does('play shot', 'choose veteran');
    expect(b.to('build').red.offered).toEqual(['use guard', 'pass']);
  });
  rule(['WAR-7.4', 'WAR-3.3'], 'a resource card that was laid, not even to say why not', () => {
    const b = battle(FORCE, { phase: 'resources', red: { hand: ['factory', 'depot'] } });
    b.to('resources').red.does('lay depot');
    expect(b.to('build').red.refused.filter(({ phrase }) => phrase.startsWith('lay'))).toEqual([
      { phrase: 'lay factory', rule: 'WAR-7.4' },
    ]);
  });
  rule(['WAR-27.9', 'WAR-3.3'], 'in a deck what was drawn from it, in losses what was taken out of them', () => {
    const deck = ['rifles', 'tank', 'guard', 'fuel'];
    const b = battle(FORCE, { phase: 'build', red: { deck, ubo: ['supply', 'office'] } });
    b.to('build').red.does('use supply', 'use office');
    expect([b.asked, b.red.offered]).toEqual(['search', ['take guard', 'done']]);
    const c = battle(FORCE, { phase: 'build', red: { losses: ['guard', 'rifles'], ubo: ['depots', 'depots'] } });
    c.to('build').red.does('use depots', 'take rifles');
    c.to('build').red.does('use depots#2');
    expect([c.asked, c.red.offered]).toEqual(['search', ['take guard', 'done']]);
  });
  rule(['WAR-26.59', 'WAR-R74'], 'a pair twice, when another unit of the line was lost', () => {
    const b = battle(FORCE, {
      phase: 'build',
      red: { first: ['guard', 'driver', 'rifles'], hand: ['shot'] },
      blue: { first: ['rifles'] },
    });
    b.to('build').red.does('play shot', 'choose guard');
    b.to('wave').red.does('wave');
    expect(b.to('directed').red.offered).toEqual(['attack driver carrying rifles', 'done']);
  });
});

rule(['WAR-3.3', 'WAR-13.2'], 'who looks at the top of a deck does not see what was drawn from it', () => {
  const b = battle(FORCE, {
    phase: 'build',
    red: { ubo: ['levy', 'spy'] },
    blue: { deck: ['rifles', 'tank', 'fuel'] },
  });
  b.to('build').red.does('use levy', 'use spy');
  const { table, cards } = b.t.view(0 as Seat);
  const seen = (id: ReturnType<typeof zone.deck>): (string | undefined)[] =>
    Array.from({ length: table.size(id) }, (_, i) => cards.rows[table.printed(table.card(id, i)) - 1]?.id);
  expect([seen(zone.deck(BLUE)), seen(zone.hand(BLUE))]).toEqual([[undefined, 'tank'], [undefined]]);
});

describe('nothing happens to', () => {
  rule(['WAR-9.8', 'WAR-29.38'], 'a unit that came back from losses long ago, when a wave ends', () => {
    const b = battle(FORCE, { phase: 'build', red: { losses: ['eager'], ubo: ['depots'] } });
    b.to('build').red.does('use depots', 'take eager');
    b.turn('blue').turn('red').to('wave').red.does('wave');
    b.to('undirected').red.does('attack eager');
    expect([b.to('wave').at('red', 'losses'), b.stats('red', 'eager')]).toEqual([[], '2/1']);
  });
  rule(['WAR-17.14', 'WAR-29.29'], 'a resource card that was attacked and has gone: it is not tapped', () => {
    const fire = order({
      when: ['ON_ATTACK_AIR'],
      target: { whose: 'enemy', where: ['resources'] },
      effects: [{ do: 'send', to: 'losses' }],
    });
    const b = battle(
      { ...FORCE, fire },
      { red: { first: ['tank'], second: ['stuka'], hand: ['fire'] }, blue: { resources: ['fuel', 'depot'] } },
    );
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('onward').red.does('advance tank -> depot');
    b.to('airRear').red.does('bomb stuka -> fuel');
    b.to('ON_ATTACK_AIR').red.does('play fire', 'choose enemy depot');
    expect(b.finishWave().at('blue', 'losses')).toContain('depot');
    expect(b.told('defends').filter((said) => said.startsWith('depot'))).toEqual([]);
    expect(b.isTapped('blue', 'depot')).toBe(false);
  });
  rule(['WAR-19.1', 'WAR-R62'], 'a resource card that was attacked, has gone and was laid out anew', () => {
    const burn = order({
      when: ['ON_BLOCK'],
      turn: 'enemy',
      target: { where: ['resources'] },
      effects: [{ do: 'send', to: 'losses' }],
    });
    const rebuild = order({
      when: ['ON_BLOCK'],
      turn: 'enemy',
      effects: [{ do: 'search', from: 'losses', to: 'resources', n: 1, for: { cards: ['resource'] } }],
    });
    const b = battle(
      { ...FORCE, burn, rebuild },
      { red: { first: ['tank'] }, blue: { hand: ['burn', 'rebuild'], resources: ['depot'] } },
    );
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('onward').red.does('advance tank -> depot');
    b.to('ON_BLOCK', 'blue').blue.does('play burn', 'choose depot');
    b.to('ON_BLOCK', 'blue').blue.does('play rebuild', 'take depot');
    b.finishWave();
    expect([b.at('blue', 'resources'), b.told('clash')]).toEqual([['depot'], []]);
  });
  rule(['WAR-R62', 'WAR-26.1'], 'a unit that was attacked and has moved to the second line: it is not tapped', () => {
    const back = order({
      when: ['BEFORE_BLOCK'],
      turn: 'enemy',
      target: { where: ['first'] },
      effects: [{ do: 'shift' }],
    });
    const ram = tank(3, 3, { keywords: { directedAttack: true } });
    const b = battle(
      { ...FORCE, back, ram },
      { red: { first: ['ram'] }, blue: { first: ['tank', 'rifles'], hand: ['back'] } },
    );
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack ram -> rifles');
    b.to('BEFORE_BLOCK').blue.does('play back', 'choose rifles');
    b.finishWave();
    expect([b.at('blue', 'second'), b.isTapped('blue', 'rifles'), b.told('clash')]).toEqual([['rifles'], false, []]);
  });
});

rule('WAR-R41', 'what fell in one wave is not what has just been destroyed in the next', () => {
  const salvage = order({
    when: ['WAVE_START'],
    turn: 'own',
    if: [{ count: { whose: 'enemy', where: ['losses'], is: ['justDestroyed'] }, least: 1 }],
    effects: [{ do: 'draw', n: 1 }],
  });
  const b = battle(
    { ...FORCE, salvage },
    { red: { first: ['tank'], hand: ['salvage'] }, blue: { resources: ['depot'] } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  b.to('onward').red.does('advance tank -> depot');
  expect(b.finishWave().s.marks.get(b.card('blue', 'depot')) & MARK.fallen).toBe(MARK.fallen);
  b.to('wave').red.does('wave');
  expect([b.asked, b.red.whyNot('play salvage')]).toEqual(['WAVE_START', 'WAR-27.5']);
});
