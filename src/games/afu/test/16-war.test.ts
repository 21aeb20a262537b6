import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { DEFS } from '../cards/columns.ts';
import { HAND, WAR, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { deal, defOf, type Field, foe, lay, ONE, own, solo, SPARE, TWO } from './at.ts';

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

const war = (eventDeck: readonly string[], one: object = {}, two: object = {}, more = {}): Field =>
  lay({
    phase: 'war',
    eventDeck,
    one: { invaderDeck: ['t72', 'bmp2', 't80'], ...one },
    two: { invaderDeck: ['t64', 'btr82', 't72b3'], ...two },
    ...more,
  });

rule(
  ['AFU-17.1', 'AFU-17.5'],
  'each War round one event card is revealed; one without the symbol ends the series',
  () => {
    const field = war(['blackout', 'sirens']);
    expect([field.in(zone.events), field.in(zone.eventDeck)]).toEqual([['blackout'], ['sirens']]);
  },
);
rule('AFU-17.2', 'objectives form a pile, the newest on top', () => {
  const field = war(['izium'], {}, {}, { pile: ['chernihiv'] });
  expect(field.in(zone.pile)).toEqual(['chernihiv', 'izium']);
});
rule(['AFU-17.3', 'AFU-R40'], 'an effect is carried out at once, for each player, first player first', () => {
  const field = war(['intercepted', 'izium']);
  expect([field.t.toAct, field.one.prompt, field.row()]).toEqual([['one'], 'afu.reconDrop', []]);
  field.one.does('done', field.one.offered[0] === undefined ? '' : 'put back t72', 'put back bmp2');
  expect(field.t.toAct).toEqual(['two']);
});
rule(['AFU-17.4', 'AFU-17.6'], 'chaining events follow one another and add up', () => {
  const field = war(['explosion', 'partisans', 'izium']);
  expect([field.in(zone.events), field.row(ONE).length, field.row(TWO).length]).toEqual([
    ['explosion', 'partisans'],
    1,
    1,
  ]);
});
rule('AFU-17.7', 'discards wait for the draw, in the order of reveal', () => {
  const field = war(['regrouping', 'attackFromTheSea', 'izium'], {
    deck: ['scouts', 'polissiaTanks', 'polissiaCompany*2', 'polissiaMissiles', 'polissiaMedics'],
  });
  expect([field.one.prompt, field.hand().length, field.row().length]).toEqual(['afu.cycle', 5, 3]);
  field.one.does('cycle scouts');
  expect([field.one.prompt, field.hand().length]).toEqual(['afu.discard', 5]);
  field.one.does('discard polissiaTanks');
  expect([field.hand().length, field.discard()]).toEqual([4, ['polissiaTanks', 'scouts']]);
});
rule(['AFU-17.8', 'AFU-21.1', 'AFU-R56'], 'the cruiser makes this the last round, and can still be taken in it', () => {
  const strong = own('8/8');
  const field = war(['moskva'], { deck: [strong] }, {}, { pile: ['izium'] });
  field.one.does('bid 8');
  field.two.does('pass');
  field.one.does(`offer ${strong}`);
  field.passes('one', 'two');
  expect(field.t.outcome).toEqual([1, -1]);
  expect([field.trophies(), field.s.vp.get(ONE)]).toEqual([['moskva'], 5 - field.s.panics.get(ONE)]);
});
rule(
  ['AFU-18.1', 'AFU-R73'],
  'cycle1: discard any card, panic too, and draw; an empty deck is formed first, so it may come back',
  () => {
    const field = war(['massedStrike'], { hand: ['panic'] });
    field.one.does('cycle panic');
    expect([field.hand(), field.s.panics.get(ONE)]).toEqual([['panic'], 1]);
  },
);
rule(['AFU-18.2', 'AFU-18.3', 'AFU-E8'], 'buy(n): points to be spent at once and alternately; the rest is lost', () => {
  const field = war(
    ['nowIsTheTime', 'explosion', 'attackFromTheSea', 'mariupol'],
    { deck: ['scouts', 'polissiaTanks', 'polissiaCompany*2', 'polissiaMissiles'] },
    { deck: ['pathfinders', 'slobodaTanks', 'slobodaCompany*2', 'slobodaMissiles'] },
    { open: ['battalion98', 'raiders'], afuDeck: ['localWatch'] },
  );
  expect([field.one.prompt, field.s.budget.get(ONE), field.s.budget.get(TWO), field.in(zone.pile)]).toEqual([
    'afu.recruit',
    3,
    3,
    [],
  ]);
  field.one.does('buy raiders');
  expect([field.t.toAct, field.in(zone.open2), field.discard()]).toEqual([['two'], ['localWatch'], ['raiders']]);
  field.two.does('buy battalion98');
  field.passes('one', 'two');
  expect([field.s.budget.get(ONE), field.in(zone.events), field.in(zone.pile)]).toEqual([
    0,
    ['nowIsTheTime', 'explosion', 'attackFromTheSea'],
    ['mariupol'],
  ]);
});
rule('AFU-E9', 'then five cards each, two invaders, and one card is discarded', () => {
  const field = war(
    ['explosion', 'attackFromTheSea', 'mariupol'],
    { deck: ['scouts', 'polissiaTanks', 'polissiaCompany*2', 'polissiaMissiles'] },
    { deck: ['pathfinders', 'slobodaTanks', 'slobodaCompany*2', 'slobodaMissiles'] },
  );
  expect([
    field.hand(ONE).length,
    field.hand(TWO).length,
    field.row(ONE).length,
    field.row(TWO).length,
    field.t.toAct,
  ]).toEqual([5, 5, 2, 2, ['one', 'two']]);
  field.one.does('discard scouts');
  field.two.does('discard pathfinders');
  expect([field.hand(ONE).length, field.hand(TWO).length, field.one.prompt]).toEqual([4, 4, 'afu.bid']);
});
rule(['AFU-18.4', 'AFU-R54'], 'fewerInvaders takes a whole column away, for attackers and support places alike', () => {
  const supports = [foe('-/- S1'), foe('-/- S1'), foe('-/- S1')];
  const field = solo({
    phase: 'war',
    eventDeck: ['explosion', 'izium'],
    one: { hand: ['scouts'], invaderDeck: [...supports, 't72', 'bmp2', 't80'] },
  });
  expect([
    field.row(),
    field.in(zone.enemySupport1(ONE)).length + field.in(zone.enemySupport2(ONE)).length,
    field.in(zone.enemySupport3(ONE)),
  ]).toEqual([['t72', 'bmp2'], 2, []]);
});
rule('AFU-18.5', 'panic: one card each into the discard', () => {
  const field = war(['blackout'], { hand: ['scouts'] }, { hand: ['pathfinders'] });
  expect([field.s.panics.get(ONE), field.s.panics.get(TWO), field.panicStack]).toEqual([1, 1, 14]);
});
rule(
  ['AFU-18.6', 'AFU-18.7', 'AFU-R55'],
  'airLoss: own air units fight as usual and end in the hospital; partners follow the fight',
  () => {
    const [jet, partner, drone, front] = [own('9/9 air'), own('-/- S1'), own('1/1 S1 air'), own('1/9')];
    const field = lay({
      phase: 'war',
      step: 'placement',
      airLoss: true,
      one: { hand: [SPARE], attack: [foe('1/1'), foe('1/9')], defence: [jet, front], support: [partner, drone] },
      two: {},
    });
    field.passes('one', 'two');
    expect([field.trophies().length, field.hospital(), field.discard()]).toEqual([
      1,
      [jet, drone].toSorted(),
      [partner, front].toSorted(),
    ]);
    const objective = solo({
      phase: 'war',
      step: 'auction',
      airLoss: true,
      pile: ['irpinBridge'],
      one: { hand: [jet, SPARE], invaderDeck: ['reconGroup'] },
    });
    objective.one.does(`offer ${jet}`, 'done', 'pass');
    expect(objective.hospital()).toEqual([]);
  },
);
rule('AFU-18.6', 'the event that is revealed costs the air units of this round, not of the next', () => {
  const jet = own('9/9 air');
  const field = solo({
    phase: 'war',
    eventDeck: ['massedStrike', 'blackout'],
    one: { hand: [jet, SPARE], deck: [SPARE], invaderDeck: ['t72', 'bmp2', 't80', 't64', 'btr82', 't72b3'] },
  });
  field.one.does(`cycle ${SPARE}`, `defend ${jet} 1`, 'pass');
  expect([field.hospital(), field.s.airLoss.value]).toEqual([[jet], 1]);
  field.one.does('pass');
  expect([field.in(zone.events), field.s.airLoss.value]).toEqual([['massedStrike', 'blackout'], 0]);
});
rule('AFU-18.8', 'recon3 of an event looks at the own invaders before the row is laid out', () => {
  const field = solo({
    phase: 'war',
    eventDeck: ['intercepted', 'izium'],
    one: { hand: ['scouts'], invaderDeck: ['t72', 'bmp2', 't80', 'msta', 'su25'] },
  });
  field.one.does('drop t72', 'put back t80');
  expect([field.away(), field.row()]).toEqual([['t72'], ['bmp2', 't80', 'msta']]);
});
rule(['AFU-18.9', 'AFU-R43'], 'hospitalReturn: any card at the reveal, counted among the five, without a price', () => {
  const field = solo({
    phase: 'war',
    eventDeck: ['backInTheRanks', 'izium'],
    one: {
      hospital: ['polissiaTanks', 'scouts'],
      deck: ['polissiaCompany*2', 'polissiaMissiles', 'polissiaMedics', 'polissiaHowitzers'],
      invaderDeck: ['t72', 'bmp2'],
    },
  });
  expect(field.one.offered).toEqual(['fetch polissiaTanks', 'fetch scouts']); // compulsory
  field.one.does('fetch scouts');
  expect([field.hand().length, field.hand().includes('scouts'), field.size(zone.deck(ONE)), field.hospital()]).toEqual([
    5,
    true,
    1,
    ['polissiaTanks'],
  ]);
  const none = solo({
    phase: 'war',
    eventDeck: ['backInTheRanks', 'izium'],
    one: { hand: ['scouts'], invaderDeck: ['t72'] },
  });
  expect(none.one.prompt).toBe('afu.offer');
});
rule(['AFU-18.10', 'AFU-R41'], 'discard1: a card without replacement; an empty hand loses nothing', () => {
  const field = war(['brokenSupply'], { hand: ['scouts', 'panic'] });
  expect(field.one.offered).toEqual(['discard scouts', 'discard panic']);
  field.one.does('discard panic');
  expect([field.hand(), field.discard()]).toEqual([['scouts'], ['panic']]);
  expect(field.two.offered.some((phrase) => phrase.startsWith('discard'))).toBe(false);
});
rule('AFU-R42', 'used events lie open and out of the game', () => {
  const field = war(['blackout']);
  expect(field.in(zone.events)).toEqual(['blackout']);
  expect(field.t.view('spectator').table.printed(field.s.table.top(zone.events))).toBe(defOf('blackout'));
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
  expect(field.in(zone.events).length + field.in(zone.pile).length).toBeGreaterThan(0); // AFU-17.1
  expect(field.hand()).toHaveLength(HAND); // AFU-5.1
});
