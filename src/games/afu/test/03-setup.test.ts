import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { DEFS } from '../cards/columns.ts';
import { DISPLAY, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { deal, defOf, ONE, TWO } from './at.ts';

const side = (key: string): number => DEFS[defOf(key)]!.side;

rule(['AFU-3.1', 'AFU-3.2'], 'the first player is chosen and has one colour, the other player the other', () => {
  for (const colour of ['yellow', 'blue'] as const) {
    const { s } = deal({ first: 'two', colour });
    expect(s.first.value).toBe(TWO);
    expect([s.colour.get(ONE), s.colour.get(TWO)]).toEqual(colour === 'yellow' ? [0, 1] : [1, 0]);
  }
});
rule('AFU-3.3', 'ten starting cards of the own colour, shuffled, face down', () => {
  const field = deal({ colour: 'blue' });
  expect(field.size(zone.deck(ONE))).toBe(10);
  expect(new Set(field.in(zone.deck(ONE)).map(side))).toEqual(new Set([1]));
  expect(new Set(field.in(zone.deck(TWO)).map(side))).toEqual(new Set([0]));
  expect(deal({ colour: 'blue' }, 2).in(zone.deck(ONE))).not.toEqual(field.in(zone.deck(ONE)));
  expect(field.t.view(ONE).table.printed(field.s.table.top(zone.deck(ONE)))).toBe(0);
});
rule('AFU-3.4', 'four common achievements lie open', () => {
  const field = deal();
  expect(field.in(zone.achievements)).toHaveLength(4);
  const view = field.t.view('spectator');
  expect(view.table.printed(view.table.card(zone.achievements, 0))).not.toBe(0);
  const lots = [1, 2, 3, 4].map((seed) => deal({}, seed).in(zone.achievements).toSorted().join());
  expect(new Set(lots).size).toBeGreaterThan(1);
});
rule('AFU-3.5', 'each keeps one of two achievements in secret', () => {
  const field = deal();
  expect(field.t.toAct).toEqual(['one', 'two']);
  expect(field.one.offered).toHaveLength(2);
  const kept = field.one.offered[1]!;
  field.one.does(kept);
  expect(field.in(zone.secret(ONE)).map((key) => `keep ${key}`)).toEqual([kept]);
  const [card] = [field.s.table.card(zone.secret(ONE), 0)];
  expect(field.t.view(TWO).table.printed(card)).toBe(0);
  expect(field.t.view(ONE).table.printed(card)).not.toBe(0);
});
rule('AFU-3.6', 'the other achievements leave the game unseen by the opponent', () => {
  const field = deal();
  field.one.does(field.one.offered[0]!);
  field.two.does(field.two.offered[0]!);
  expect(field.size(zone.achievementBox)).toBe(5);
  const view = field.t.view(TWO);
  const seen = Array.from({ length: 5 }, (_, i) => view.table.printed(view.table.card(zone.achievementBox, i))).filter(
    (def) => def !== 0,
  );
  expect(seen).toHaveLength(1); // the one that seat two gave back itself
});
rule('AFU-3.7', 'twelve invaders with the flag of the own colour, face down', () => {
  const field = deal();
  expect(field.in(zone.invaderDeck(ONE)).map(side)).toEqual(Array.from({ length: 12 }, () => 0));
  expect(field.in(zone.invaderDeck(TWO)).map(side)).toEqual(Array.from({ length: 12 }, () => 1));
  expect(field.in(zone.invaderDeck(ONE)).every((key) => DEFS[defOf(key)]!.family === 'flagInvader')).toBe(true);
});
rule('AFU-3.8', 'five AFU cards lie open, and the top of the deck can be seen', () => {
  const field = deal();
  expect(field.open).toHaveLength(DISPLAY);
  expect(field.size(zone.afuDeck)).toBe(85);
  const { table } = field.t.view('spectator');
  expect(table.printed(table.top(zone.afuDeck))).not.toBe(0);
  expect(table.printed(table.card(zone.afuDeck, 83))).toBe(0);
});
rule('AFU-3.9', 'the aid cards are one open stack', () => expect(deal().size(zone.aid)).toBe(8));
rule('AFU-3.10', 'sixteen panic cards for two players', () => expect(deal().panicStack).toBe(16));
rule('AFU-3.11', 'discards, hospitals, trophies and rows begin empty; the War waits aside', () => {
  const field = deal();
  for (const seat of [ONE, TWO]) {
    const places = [zone.discard, zone.invaderDiscard, zone.hospital, zone.trophies, zone.used];
    expect(places.map((place) => field.size(place(seat)))).toEqual([0, 0, 0, 0, 0]);
  }
  expect([field.size(zone.numberI), field.size(zone.numberII), field.size(zone.pile)]).toEqual([20, 20, 0]);
  expect(field.size(zone.eventDeck)).toBe(23);
});
rule('AFU-3.12', 'every zone of the list exists, per seat or in common', () => {
  const { names } = deal().s.table.plan;
  for (const own of [
    'deck',
    'discard',
    'hand',
    'hospital',
    'trophies',
    'secret',
    'defence3',
    'support3',
    'invaderDeck',
    'invaderDiscard',
    'attack3',
    'enemySupport3',
  ]) {
    expect(names).toContain(`${own}0`);
    expect(names).toContain(`${own}1`);
  }
  for (const common of ['open5', 'aid', 'afuDeck', 'panic', 'achievements', 'eventDeck', 'pile'])
    expect(names).toContain(common);
});
rule(
  ['AFU-4.1', 'AFU-26.2'],
  'the Invasion is announced where it is played, and the War where the game begins with it',
  () => {
    const phases = (setup: Parameters<typeof deal>[0]): number[] =>
      deal(setup)
        .t.facts.filter(({ kind }) => kind === fact.phaseBegan)
        .map(({ a }) => a);
    expect([phases({ players: 1 }), phases({ players: 1, kalyna: true })]).toEqual([[0], [1]]);
  },
);

rule(['AFU-4.1', 'AFU-26.2'], 'the log begins with the part of the game that is played first', () => {
  const begun = (kalyna: boolean): number[] =>
    deal({ players: 1, kalyna })
      .t.facts.filter(({ kind }) => kind === fact.phaseBegan)
      .map(({ a }) => a);
  expect(begun(false)).toEqual([0]);
  expect(begun(true)).not.toContain(0);
});
rule('AFU-3.5', 'whichever is kept stays, and the other goes back into the box', () => {
  for (const choice of [0, 1]) {
    const field = deal();
    const dealt = field.in(zone.secret(ONE));
    field.one.does(`keep ${dealt[choice]}`);
    expect(field.in(zone.secret(ONE))).toEqual([dealt[choice]]);
    expect(field.in(zone.achievementBox)).toContain(dealt[1 - choice]);
  }
});
