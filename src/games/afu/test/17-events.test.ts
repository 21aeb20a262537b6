import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { defOf, foe, lay, ONE, own, solo, SPARE, TWO, war } from './at.ts';

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
  expect(field.t.facts.filter(({ kind }) => kind === fact.budget).map(({ a, b }) => [a, b])).toEqual([
    [ONE, 3],
    [TWO, 3],
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
  const wounded = war(['brokenSupply'], { hand: ['scouts', 'panic'], hospital: ['pathfinders'] });
  expect(wounded.one.offered).toEqual(['discard scouts', 'discard panic']); // and nobody comes out of the hospital
});
rule('AFU-R42', 'used events lie open and out of the game', () => {
  const field = war(['blackout']);
  expect(field.in(zone.events)).toEqual(['blackout']);
  expect(field.t.view('spectator').table.printed(field.s.table.top(zone.events))).toBe(defOf('blackout'));
});

rule('AFU-R41', 'cycle1 with an empty hand draws nothing either', () => {
  const field = war(['massedStrike'], { deck: [] }, { hand: ['pathfinders'] });
  expect([field.one.offered, field.t.toAct]).toEqual([[], ['two']]);
  const bare = solo({
    phase: 'war',
    eventDeck: ['attackFromTheSea', 'massedStrike'],
    one: { deck: ['scouts'], invaderDeck: ['t72', 'bmp2', 't80'] },
  });
  bare.one.does('discard scouts'); // the hand is empty now, the discard is not
  expect([bare.one.prompt, bare.hand(), bare.discard()]).toEqual(['afu.place', [], ['scouts']]);
});
rule('AFU-R40', 'the hospital is opened at the reveal, first player first, before anybody draws', () => {
  const field = lay(
    {
      phase: 'war',
      eventDeck: ['backInTheRanks', 'izium'],
      one: { hospital: ['polissiaTanks'], deck: ['scouts'] },
      two: { hospital: ['slobodaTanks'], deck: ['pathfinders'] },
    },
    { first: 'two' },
  );
  expect([field.t.toAct, field.hand(ONE), field.hand(TWO)]).toEqual([['two'], [], []]);
  field.two.does('fetch slobodaTanks');
  expect([field.t.toAct, field.hand(TWO)]).toEqual([['one'], ['slobodaTanks']]);
  field.one.does('fetch polissiaTanks');
  expect([field.hand(ONE).toSorted(), field.hand(TWO).toSorted()]).toEqual([
    ['polissiaTanks', 'scouts'],
    ['pathfinders', 'slobodaTanks'],
  ]);
});
rule('AFU-R40', 'recon and purchases of an event begin with the first player too', () => {
  const first = (event: string): readonly string[] =>
    lay(
      {
        phase: 'war',
        eventDeck: [event, 'izium'],
        open: ['localWatch'],
        one: { invaderDeck: ['t72', 'bmp2', 't80'] },
        two: { invaderDeck: ['t64', 'btr82', 't72b3'] },
      },
      { first: 'two' },
    ).t.toAct;
  expect([first('intercepted'), first('nowIsTheTime')]).toEqual([['two'], ['two']]);
});
rule('AFU-R40', 'an effect on the hand waits for the draw and for the row of attackers', () => {
  const field = war(['attackFromTheSea', 'izium'], { deck: ['scouts', 'polissiaTanks'] });
  expect([field.one.prompt, field.hand().length, field.row().length]).toEqual(['afu.discard', 2, 3]);
  expect(field.one.offers('pass')).toBe(false); // compulsory
});
rule(
  ['AFU-18.8', 'AFU-18.9', 'AFU-R43'],
  'recon and the return from the hospital come once to each, the first player first',
  () => {
    const recon = war(['intercepted', 'izium'], { deck: ['scouts'] }, { deck: ['pathfinders'] });
    expect([recon.t.toAct, recon.one.prompt]).toEqual([['one'], 'afu.reconDrop']);
    recon.one.does('done', 'put back t72', 'put back bmp2');
    expect([recon.t.toAct, recon.two.prompt]).toEqual([['two'], 'afu.reconDrop']);
    recon.two.does('done', 'put back t64', 'put back btr82');
    expect(recon.one.prompt).toBe('afu.bid');
    const fetch = war(
      ['backInTheRanks', 'izium'],
      { hospital: ['scouts', 'raiders'] },
      { hospital: ['pathfinders', 'volunteers'] },
    );
    fetch.one.does('fetch raiders');
    expect(fetch.t.toAct).toEqual(['two']);
    fetch.two.does('fetch volunteers');
    expect([fetch.one.prompt, fetch.hospital(ONE), fetch.hospital(TWO)]).toEqual([
      'afu.bid',
      ['scouts'],
      ['pathfinders'],
    ]);
  },
);
rule(
  ['AFU-17.5', 'AFU-17.8'],
  'the ship makes the round the last one; no other objective does, nor an empty event deck',
  () => {
    const last = (events: readonly string[]) => {
      const field = war(events, { deck: ['scouts'] });
      return [field.s.lastRound.value, field.one.prompt, field.told(fact.eventRevealed)];
    };
    expect([last(['moskva']), last(['izium']), last(['irpinBridge']), last([])]).toEqual([
      [1, 'afu.bid', 1],
      [0, 'afu.bid', 1],
      [0, 'afu.bid', 1],
      [0, 'afu.place', 0],
    ]);
  },
);
rule(['AFU-18.10', 'AFU-18.1'], 'who has no card has none to discard or to exchange', () => {
  for (const event of ['attackFromTheSea', 'regrouping']) {
    const field = war([event, 'izium'], {}, { deck: ['pathfinders'] });
    expect([event, field.t.toAct]).toEqual([event, ['two']]);
  }
});
