import { expect } from 'vitest';
import { FACT } from '../../../kernel/facts.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import { DEFS } from '../cards/columns.ts';
import { HAND, WAR, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { deal, defOf, Field, foe, lay, ONE, own, solo, SPARE, TWO, war } from './at.ts';

const side = (key: string): string => `${DEFS[defOf(key)]!.family} ${DEFS[defOf(key)]!.side}`;
/** The last round of an Invasion, up to the first decision of the War. */
const lastRound = (one: object, two: object, more = {}): Field =>
  lay({ step: 'end', round: 4, eventDeck: ['izium'], one, two, ...more }, { first: 'two' });
const enemies = (field: Field, seat: typeof ONE): string[] => [
  ...field.in(zone.invaderDeck(seat)),
  ...field.row(seat),
  ...field.in(zone.enemySupport1(seat)),
  ...field.in(zone.enemySupport2(seat)),
  ...field.in(zone.enemySupport3(seat)),
];

rule(['AFU-15.1', 'AFU-R37'], 'the Invasion ends with the round in which both invader decks are empty', () => {
  const on = lay({ step: 'end', round: 4, one: { invaderDeck: ['t72'] }, two: {} });
  expect([on.s.phase.value, on.row(ONE), on.row(TWO)]).toEqual([0, ['t72'], []]);
  expect(lastRound({}, {}).s.phase.value).toBe(WAR);
});
rule(
  ['AFU-15.3', 'AFU-27.5'],
  'the first player card is flipped after the last Invasion round as after any other',
  () => {
    const field = lastRound({}, {});
    expect(field.s.first.value).toBe(ONE); // seat two was first in round 4
  },
);
rule('AFU-16.1', 'trophies stay', () => expect(lastRound({ trophies: ['t72'] }, {}).trophies()).toEqual(['t72']));
rule(['AFU-16.2', 'AFU-R38'], 'number I goes to the player who is first now, II to the other', () => {
  const field = lastRound({}, {});
  expect(new Set(enemies(field, ONE).map(side))).toEqual(new Set(['numberedInvader 0']));
  expect(new Set(enemies(field, TWO).map(side))).toEqual(new Set(['numberedInvader 1']));
});
rule(
  ['AFU-16.3', 'AFU-16.4', 'AFU-E28', 'AFU-R72'],
  'the invader discards are exchanged and shuffled into new decks',
  () => {
    const field = lastRound(
      { invaderDiscard: ['t72', 'bmp2', 't80', 'msta', 'su25'] },
      { invaderDiscard: ['t64', 'ka52'] },
    );
    const [one, two] = [enemies(field, ONE), enemies(field, TWO)];
    expect([one.length, two.length]).toEqual([22, 25]);
    expect([one.includes('t64'), one.includes('t72'), two.includes('msta')]).toEqual([true, false, true]);
    expect([field.away(ONE), field.away(TWO)]).toEqual([[], []]);
    const shuffled = field.t.facts.filter(({ kind }) => kind === FACT.shuffled);
    const inDeck = (seat: typeof ONE): number | undefined => shuffled.find(({ a }) => a === zone.invaderDeck(seat))?.b;
    expect([inDeck(ONE), inDeck(TWO)]).toEqual([22, 25]); // all of them together, before any is laid out
  },
);
rule(['AFU-16.5', 'AFU-R39'], 'deck and discard become one deck, out of which the first War hand is drawn', () => {
  const field = lastRound(
    {
      hand: ['panic'],
      deck: ['scouts'],
      discard: ['polissiaTanks', 'polissiaCompany*2', 'polissiaMissiles', 'polissiaMedics'],
    },
    {},
  );
  expect([field.hand().length, field.size(zone.deck(ONE)), field.discard()]).toEqual([5, 2, []]);
  const shuffled = field.t.facts.filter(({ kind }) => kind === FACT.shuffled);
  expect(shuffled.find(({ a }) => a === zone.deck(ONE))?.b).toBe(7); // all of them together, before the draw
});
rule('AFU-16.6', 'the hospital stays', () =>
  expect(lastRound({ hospital: ['scouts'] }, {}).hospital()).toEqual(['scouts']),
);
rule(
  ['AFU-16.7', 'AFU-16.8', 'AFU-E29'],
  'the event deck: events, promo cards, seven objectives, and the cruiser at the bottom',
  () => {
    for (let seed = 1; seed < 6; seed++) {
      const full = deal({ players: 2 }, seed).in(zone.eventDeck);
      expect([full.length, full[0]]).toEqual([23, 'moskva']);
      expect(full.map((key) => DEFS[defOf(key)]!.family).join()).toMatch(/objective,event.*event,objective/);
      expect(full.filter((key) => DEFS[defOf(key)]!.family === 'event')).toHaveLength(11);
      expect(full.filter((key) => DEFS[defOf(key)]!.family === 'objective')).toHaveLength(8);
      const lean = deal({ players: 1, difficulty: 'incredible' }, seed).in(zone.eventDeck);
      expect([lean.length, lean[0]]).toEqual([19, 'moskva']);
    }
  },
);
rule('AFU-16.9', 'reserve and achievements are left alone', () => {
  const field = lastRound(
    { secret: ['rout'] },
    {},
    { open: ['raiders'], afuDeck: ['localWatch'], achievements: ['liberator'] },
  );
  expect([field.open, field.in(zone.achievements), field.in(zone.secret(ONE))]).toEqual([
    ['raiders'],
    ['liberator'],
    ['rout'],
  ]);
});
rule('AFU-16.10', 'a War turn is otherwise a turn of the Invasion', () => {
  const field = lay({
    phase: 'war',
    step: 'placement',
    one: { hand: ['polissiaTanks', SPARE], attack: ['t72'] },
    two: {},
  });
  field.one.does('defend polissiaTanks 1', 'pass');
  field.passes('two');
  expect([field.trophies(), field.one.prompt]).toEqual([['t72'], 'afu.recruit']);
});

rule('AFU-20.1', 'three attackers each round', () => {
  expect(war(['izium']).row()).toHaveLength(3);
});
rule(
  ['AFU-20.2', 'AFU-R51'],
  'a support-only invader takes the first free support place and does not count among the three',
  () => {
    const s = [foe('-/- S1'), foe('-/- S2'), foe('-/- S1'), foe('-/- S2')];
    const field = solo({
      phase: 'war',
      step: 'preparation',
      one: { hand: ['scouts'], invaderDeck: [s[0]!, 't72', s[1]!, s[2]!, s[3]!, 'bmp2', 't80'] },
    });
    expect([
      field.row(),
      field.in(zone.enemySupport1(ONE)),
      field.in(zone.enemySupport2(ONE)),
      field.in(zone.enemySupport3(ONE)),
    ]).toEqual([['t72', 'bmp2', 't80'], [s[0]], [s[1]], [s[2]]]);
    expect(field.away()).toEqual([s[3]]); // set aside, then discarded
    const only = solo({
      phase: 'war',
      step: 'preparation',
      secondWave: true,
      one: { hand: ['scouts'], invaderDeck: s },
    });
    expect([only.row(), only.away()]).toEqual([[], [s[3]]]); // a deck of support cards comes to an end
  },
);
rule(
  ['AFU-20.2', 'AFU-R51'],
  'an invader that can only attack, or only be defended against, is one of the three',
  () => {
    const [attacker, wall] = [foe('2/-'), foe('-/2')];
    const field = solo({
      phase: 'war',
      step: 'preparation',
      one: { hand: ['scouts'], invaderDeck: [attacker, wall, 't80', 'bmp2'] },
    });
    expect([field.row(), field.in(zone.enemySupport1(ONE))]).toEqual([[attacker, wall, 't80'], []]);
  },
);
rule(['AFU-20.4', 'AFU-R53'], 'invaders that come back come in no order that anybody knows', () => {
  const invaderDiscard = ['t72', 'bmp2', 't80'];
  const rows = Array.from({ length: 12 }, (_, seed) =>
    new Field(
      { phase: 'war', step: 'preparation', secondWave: true, one: { hand: ['scouts'], invaderDiscard } },
      { players: 1, difficulty: 'hard' },
      undefined,
      seed + 1,
    ).row(),
  );
  for (const row of rows) expect(row.toSorted()).toEqual(invaderDiscard.toSorted());
  expect(new Set(rows.map(String)).size).toBeGreaterThan(2);
});
rule('AFU-20.3', 'invader support adds to attack and defence and lends its marks', () => {
  const front = own('3/3');
  const field = lay({
    phase: 'war',
    step: 'placement',
    one: { hand: [SPARE], attack: [foe('2/2')], enemySupport: [foe('1/1 S2')], defence: [front] },
    two: {},
  });
  field.passes('one', 'two');
  expect([field.trophies(), field.hospital()]).toEqual([[], [front]]);
});
rule(
  ['AFU-20.4', 'AFU-R53'],
  'an empty invader deck is formed from the discard when an invader must be revealed; without either the row is short',
  () => {
    const field = war(['izium'], { invaderDeck: ['t72'], invaderDiscard: ['bmp2'] });
    expect([field.row().toSorted(), field.away()]).toEqual([['bmp2', 't72'], []]);
    const lazy = war(['izium'], { invaderDeck: ['t72', 'bmp2', 't80'], invaderDiscard: ['msta'] });
    expect(lazy.away()).toEqual(['msta']);
  },
);
rule(
  ['AFU-26.1', 'AFU-26.2', 'AFU-R68'],
  'Chervona Kalyna, for one and for two, starts with the War and the starting decks',
  () => {
    for (const players of [1, 2] as const) {
      const field = deal({ players, kalyna: true, difficulty: 'hard' }, 5);
      if (players === 2) {
        field.one.does(field.one.offered[0]!);
        field.two.does(field.two.offered[0]!);
      }
      expect(field.s.phase.value).toBe(WAR);
      expect(field.told(fact.eventRevealed)).toBeGreaterThan(0);
      const cards =
        field.size(zone.deck(ONE)) +
        field.hand().length +
        field.discard().filter((key) => DEFS[defOf(key)]!.family === 'starting').length;
      expect(cards).toBe(10);
      expect(field.s.first.value).toBe(ONE);
    }
    const promo = (difficulty: 'easy' | 'hard' | 'incredible'): number => {
      const field = deal({ players: 1, kalyna: true, difficulty }, 5);
      return [...field.in(zone.eventDeck), ...field.in(zone.events)].filter(
        (key) => DEFS[defOf(key)]!.family === 'promo',
      ).length;
    };
    expect([promo('easy'), promo('hard'), promo('incredible')]).toEqual([4, 4, 0]);
  },
);
rule(['AFU-26.3', 'AFU-E30', 'AFU-R67'], 'the invader deck is the own flag and a number: 32 cards', () => {
  const field = deal({ players: 2, kalyna: true, first: 'two' }, 9);
  field.one.does(field.one.offered[0]!);
  field.two.does(field.two.offered[0]!);
  const all = (seat: typeof ONE): string[] =>
    [...enemies(field, seat), ...field.away(seat), ...field.in(zone.recon(seat))].map(side);
  expect([all(ONE).length, all(TWO).length]).toEqual([32, 32]);
  expect(new Set(all(TWO))).toEqual(new Set(['flagInvader 1', 'numberedInvader 0'])); // two is first and has I
  expect(new Set(all(ONE))).toEqual(new Set(['flagInvader 0', 'numberedInvader 1']));
});
rule('AFU-26.4', 'all other rules stay: a Kalyna round is a War round', () => {
  const field = deal({ players: 1, kalyna: true, difficulty: 'hard' }, 2);
  while (field.one.prompt !== 'afu.place' && field.t.outcome === undefined)
    field.one.does(field.one.offered.includes('done') ? 'done' : field.one.offered[0]!);
  expect([field.s.phase.value, field.one.prompt]).toEqual([WAR, 'afu.place']);
  expect(field.row()).toHaveLength(3); // AFU-5.3
  // AFU-17.1: of 23 the first has no chaining symbol, so it is the only one.
  expect([...field.in(zone.events), ...field.in(zone.pile)]).toEqual(['chernihiv']);
  expect(field.in(zone.eventDeck)).toHaveLength(22);
  expect(field.hand()).toHaveLength(HAND); // AFU-5.1
});
rule(['AFU-15.1', 'AFU-16.1'], 'the War begins once, also when its invader decks run out', () => {
  const field = lay({ phase: 'war', step: 'end', round: 7, one: {}, two: {} });
  expect([field.s.phase.value, field.told(fact.phaseBegan), field.size(zone.numberI)]).toEqual([1, 0, 20]);
});
