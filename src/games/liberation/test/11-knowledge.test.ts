import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { factsFor } from '../../../kernel/facts.ts';
import type { CardId, Viewer } from '../../../kernel/ids.ts';
import { IN_CATEGORY } from '../cards/columns.ts';
import { zone } from '../state.ts';
import { texts } from '../text/index.ts';
import { deal, deck, discards, DYNASTY, lay, RESISTANCE, seen, type T } from './at.ts';

const everyone: readonly Viewer[] = [DYNASTY, RESISTANCE, 'spectator'];
const turn = 'resistance';

rule('LIB-11.1', 'public: galaxy, circle, sizes, captured locations and their state, face-up discards', () => {
  const t = lay({
    captured: ['H', 'B exerted'],
    dynasty: { hand: ['C'] },
    resistance: { hand: ['K', 'A'], base: 'J' },
    discard: ['D', 'E open'],
    circle: 2,
  });
  for (const viewer of everyone) {
    const view = t.view(viewer);
    expect([view.galaxy.value, view.circle.value]).toEqual([t.s.galaxy.value, 2]);
    expect(seen(t, viewer, zone.captured)).toBe('HB');
    expect([0, 1].map((i) => view.exerted.get(view.table.card(zone.captured, i)))).toEqual([0, 1]);
    expect(
      [zone.deck, zone.discard, zone.hand(DYNASTY), zone.hand(RESISTANCE)].map((at) => view.table.size(at)),
    ).toEqual([6, 2, 1, 2]);
    expect(seen(t, viewer, zone.discard)).toBe('?E');
  }
});

rule('LIB-11.2', 'hands and the base are their owners’ alone', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['C', 'D'] }, resistance: { hand: ['K', 'A'], base: 'J' } });
  const of = (viewer: Viewer): string[] =>
    [zone.hand(DYNASTY), zone.hand(RESISTANCE), zone.base(RESISTANCE)].map((at) => seen(t, viewer, at));
  expect(of(DYNASTY)).toEqual(['CD', '??', '?']);
  expect(of(RESISTANCE)).toEqual(['??', 'KA', 'J']);
  expect(of('spectator')).toEqual(['??', '??', '?']);
});

rule('LIB-11.3', 'nobody looks into deck or face-down discards, but who discarded a card remembers it', () => {
  const t = lay({
    captured: ['H'],
    dynasty: { hand: ['A', 'B', 'C', 'D'] },
    resistance: { base: 'N' },
    discard: ['E'],
  });
  t.at('dynasty').does('pass', 'discard B');
  expect(everyone.map((viewer) => seen(t, viewer, zone.discard))).toEqual(['?B', '??', '??']);
  for (const viewer of everyone) expect(seen(t, viewer, zone.deck)).toMatch(/^\?+$/);
});

rule('LIB-11.4', 'of a mission from hand the opponent learns the mission, not the location', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['K', 'A'], base: 'J' }, turn });
  t.at('resistance').does('mission K');
  expect([seen(t, DYNASTY, zone.aside(RESISTANCE)), seen(t, RESISTANCE, zone.aside(RESISTANCE))]).toEqual(['?', 'K']);
  const lines = factsFor(t.facts, 1 << DYNASTY).map((fact) => texts.en.fact(t.view(DYNASTY), fact, DYNASTY));
  expect(lines).toContain('Resistance performs “Base Mobilisation” with a card from hand.');
  // The finding: the card set aside, and later in the pile, is a Shipyard.
  const shipyards = IN_CATEGORY[2]!;
  const findings = (card: CardId): number => t.view(DYNASTY).table.candidates!.of(DYNASTY, card);
  expect(findings(t.s.table.top(zone.aside(RESISTANCE))) & ~shipyards).toBe(0);
  t.at('resistance').does('discard A', 'lay J');
  expect(seen(t, DYNASTY, zone.discard)).toBe('??');
  expect(findings(t.s.table.top(zone.discard)) & ~shipyards).toBe(0);
});

rule('LIB-11.5', 'what justified a sabotage is not told', () => {
  const heard = (base: string, hand: string): string => {
    const t = lay({ captured: ['H'], resistance: { hand: [hand], base }, turn });
    t.at('resistance').does('sabotage C');
    return JSON.stringify(factsFor(t.facts, 1 << DYNASTY));
  };
  // C is connected to B, D, H and J: once the base justifies it, once the hand.
  expect(heard('J', 'N')).toBe(heard('N', 'J'));
  expect(heard('J', 'N')).toBe(heard('N', 'D'));
});

rule('LIB-11.6', 'captures, hits on the hand and successful sabotage show the card to both', () => {
  const hit = lay({ captured: ['H'], resistance: { hand: ['B'], base: 'L' } });
  hit.at('dynasty').does('exert H, attack B');
  expect(everyone.map((viewer) => seen(hit, viewer, zone.taken))).toEqual(['B', 'B', 'B']);
  const capture = lay({ captured: ['H'], dynasty: { hand: ['B'] }, resistance: { base: 'L' } });
  capture.at('dynasty').does('exert H, capture B');
  expect(everyone.map((viewer) => seen(capture, viewer, zone.captured))).toEqual(['HB', 'HB', 'HB']);
  const sabotage = lay({ captured: ['H'], dynasty: { hand: ['C'] }, resistance: { base: 'J' }, turn });
  sabotage.at('resistance').does('sabotage C');
  expect(everyone.map((viewer) => seen(sabotage, viewer, zone.discard))).toEqual(['C', 'C', 'C']);
});

rule('LIB-14.1', 'nothing is shown when a card is played, discarded or named', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['B', 'K'] }, resistance: { base: 'N' } });
  t.at('dynasty').does('mission B', 'discard K', 'planet Lumena');
  expect([seen(t, RESISTANCE, zone.discard), seen(t, 'spectator', zone.discard)]).toEqual(['??', '??']);
});

rule('LIB-14.3', 'by agreement every discard is shown: payment, mission card, step 3', () => {
  const t = lay(
    { captured: ['H'], resistance: { hand: ['B', 'K', 'A', 'D', 'E', 'G'], base: 'N' }, turn },
    { setup: { openDiscards: true } },
  );
  t.at('resistance').does('mission B', 'discard K', 'done', 'discard A');
  expect(seen(t, DYNASTY, zone.discard)).toBe('KBA');
  expect([deal({ openDiscards: true }), deal()].map((game) => game.s.openDiscards.value)).toEqual([1, 0]);
});

rule('LIB-14.5', 'attack, sabotage and probe are answered truthfully', () => {
  const hit = lay({ captured: ['H'], resistance: { hand: ['B'], base: 'C' } });
  hit.at('dynasty').does('exert H, attack B');
  expect(hit.at('dynasty').prompt).toBe('taken');
  const base = lay({ captured: ['H'], resistance: { hand: ['B'], base: 'C' } });
  base.at('dynasty').does('exert H, attack C');
  expect(base.outcome).toEqual([1, -1]);
  for (const [planet, there] of [
    ['Arkadun', 1],
    ['Lumena', 0],
  ] as const) {
    const probe = lay({ captured: ['B'], dynasty: { hand: ['K'] }, resistance: { base: 'C' } });
    probe.at('dynasty').does('exert B, mission', 'discard K', `planet ${planet}`);
    expect(probe.facts.some(({ kind, b }) => kind === probed(probe) && b === there)).toBe(true);
  }
});
const probed = (t: T): number => t.rules.game.facts.list.find(({ fact }) => fact === 'probed')!.id;

rule('LIB-R14', 'a face-up discard stays visible until the pile is shuffled', () => {
  const t = lay({
    captured: ['H', 'A', 'I', 'E'],
    dynasty: { hand: ['C', 'D'] },
    resistance: { hand: ['J'], base: 'N' },
    turn,
    rest: 'discard',
  });
  t.at('resistance').does('sabotage C');
  expect(seen(t, DYNASTY, zone.discard).endsWith('C')).toBe(true);
  t.at('dynasty').does('pass', 'exert A, mission', 'discard D', 'exert H', 'exert I');
  expect(discards(t)).toBe('');
  expect(deck(t)).toContain('C');
  for (const viewer of everyone) expect(seen(t, viewer, zone.deck)).toMatch(/^\?+$/);
});

rule('LIB-R16', 'cards that Public Support discards are unseen by both', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['A', 'K'], base: 'N' }, turn });
  t.at('resistance').does('mission A', 'discard K');
  expect(seen(t, DYNASTY, zone.discard)).toMatch(/^\?+$/);
  expect(seen(t, RESISTANCE, zone.discard)).toMatch(/^K\?+A$/);
});

rule('LIB-R26', 'the card of a hand mission is shown only by agreement', () => {
  for (const openPlay of [false, true]) {
    const t = lay(
      { captured: ['H'], dynasty: { hand: ['B', 'K'] }, resistance: { base: 'N' } },
      { setup: { openPlay } },
    );
    t.at('dynasty').does('mission B');
    expect(seen(t, RESISTANCE, zone.aside(DYNASTY))).toBe(openPlay ? 'B' : '?');
    t.at('dynasty').does('discard K', 'planet Lumena');
    expect(seen(t, RESISTANCE, zone.discard)).toBe(openPlay ? '?B' : '??');
  }
  expect([deal({ openPlay: true }), deal()].map((game) => game.s.openPlay.value)).toEqual([1, 0]);
});
