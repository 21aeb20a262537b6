import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { FACT } from '../../../kernel/facts.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { verbOf } from '../../../kernel/verbs.ts';
import { zone } from '../state.ts';
import { texts } from '../text/index.ts';
import { uk } from '../text/uk.ts';
import { ru } from '../text/ru.ts';
import { en } from '../text/en.ts';
import { act, fact } from '../verbs.ts';
import { deal, DYNASTY, lay, RESISTANCE, type T } from './at.ts';

/** The offered missions that the words call idle, by their phrase. */
function idle(t: T, seat: 'dynasty' | 'resistance'): string[] {
  const number = t.seatNamed(seat);
  const ending = en.options.idly('');
  return t.rules
    .decision(t.view(number), number)!
    .options.filter(({ action }) => texts.en.option(t.view(number), number, action).endsWith(ending))
    .map(({ action }) => t.rules.game.notation(t.s, number, action));
}
const turn = 'resistance';

describe('a mission that will change nothing says so before it is paid', () => {
  test('Space Anomaly against a single captured location', () => {
    const resistance = { hand: ['E', 'A'], base: 'N' };
    expect(idle(lay({ captured: ['H'], resistance, turn }), turn)).toEqual(['mission E']);
    expect(idle(lay({ captured: ['H', 'B'], resistance, turn }), turn)).toEqual([]);
  });
  test('what needs a deck, while there is none', () => {
    const resistance = { hand: ['A', 'J', 'K'], base: 'N' };
    const without = lay({ captured: ['H'], dynasty: { hand: ['C'] }, resistance, rest: 'discard', turn });
    expect(idle(without, turn)).toEqual(['mission A', 'mission J']);
    without.at('resistance').does('pass');
    without.at('dynasty').does('pass');
    expect(idle(without, 'dynasty')).toEqual(['mission C']);
  });
  test('Base Mobilisation with no card left to lay', () => {
    expect(idle(lay({ captured: ['H'], resistance: { hand: ['K', 'A'], base: 'N' }, turn }), turn)).toEqual([
      'mission K',
    ]);
    expect(idle(lay({ captured: ['H'], resistance: { hand: ['K', 'A', 'B'], base: 'N' }, turn }), turn)).toEqual([]);
  });
  test('Design Flaw with nothing to exert and nothing to sabotage', () => {
    const resistance = { hand: ['B', 'A', 'D', 'G'], base: 'N' };
    const bare = { captured: ['H exerted'], resistance, turn };
    expect(idle(lay(bare), turn)).toEqual(['mission B']);
    expect(idle(lay({ ...bare, captured: ['H'] }), turn)).toEqual([]);
    expect(idle(lay({ ...bare, dynasty: { hand: ['C'] } }), turn)).toEqual([]);
  });
  test('Superweapon where every planet in reach is captured already', () => {
    const captured = ['L', 'M', 'N'];
    const dynasty = { hand: ['F'] };
    expect(idle(lay({ captured, dynasty, resistance: { base: 'A' } }), 'dynasty')).toEqual([
      'mission F',
      'exert M, mission',
    ]);
    expect(idle(lay({ captured: ['L', 'M'], dynasty, resistance: { base: 'A' } }), 'dynasty')).toEqual([]);
  });
  test('Armed Resistance: nothing worth borrowing, or this one is not', () => {
    const resistance = { hand: ['F', 'A', 'K', 'D'], base: 'N' };
    const one = { captured: ['M'], resistance, turn };
    expect(idle(lay(one), turn)).toEqual(['mission F']);
    // Of I (Space Anomaly) and B (Design Flaw) the first does nothing to a Dynasty that keeps one location.
    const few = lay({ captured: ['I'], resistance, turn });
    expect(idle(few, turn)).toEqual(['mission F']);
    few.at('resistance').does('mission F');
    expect(idle(few, turn)).toEqual(['borrow I']);
    const more = lay({ captured: ['I', 'B'], resistance, turn });
    expect(idle(more, turn)).toEqual([]);
    more.at('resistance').does('mission F');
    expect(idle(more, turn)).toEqual([]);
  });
  test('Armed Resistance that borrows a base move goes by the cards that both costs leave', () => {
    const armed = (...others: readonly string[]): T =>
      lay({ captured: ['K'], resistance: { hand: ['F', ...others], base: 'N' }, turn });
    expect([idle(armed('A', 'D'), turn), idle(armed('A', 'D', 'G'), turn)]).toEqual([['mission F'], []]);
    const poor = armed('A', 'D');
    poor.at('resistance').does('mission F');
    expect(idle(poor, turn)).toEqual(['borrow K']);
    const rich = armed('A', 'D', 'G');
    rich.at('resistance').does('mission F');
    expect(idle(rich, turn)).toEqual([]);
  });
  test('in every language', () => {
    const words = { uk, ru, en };
    const t = lay({ captured: ['H'], resistance: { hand: ['E', 'A'], base: 'N' }, turn });
    const { options } = t.rules.decision(t.s, RESISTANCE)!;
    const mission = options.find(({ action }) => verbOf(action) === act.perform.id)!;
    for (const language of LANGUAGES) {
      const said = texts[language].option(t.view(RESISTANCE), RESISTANCE, mission.action);
      expect(said.endsWith(words[language].options.idly(''))).toBe(true);
    }
  });
});

test('what is called idle pays, and changes nothing else, whatever is chosen on the way', () => {
  const chance = new FastChance(5);
  const harmless = new Set<number>([
    fact.performed,
    fact.borrowed,
    fact.exerted,
    fact.baseTaken,
    fact.baseLaid,
    fact.sabotaged,
    fact.turn,
  ]);
  let met = 0;
  for (let game = 0; game < 120; game++) {
    const t = deal(game % 2 === 0 ? {} : { warped: 'random' }, game);
    while (t.outcome === undefined) {
      const seat = t.rules.actor(t.s);
      const name = seat === DYNASTY ? 'dynasty' : 'resistance';
      const { options, prompt } = t.rules.decision(t.s, seat)!;
      const idly = prompt.endsWith('Action') ? idle(t, name) : [];
      if (idly.length === 0) {
        t.apply(seat, options[chance.below(options.length)]!.action);
        continue;
      }
      met++;
      const before = { facts: t.facts.length, galaxy: t.s.galaxy.value, deck: t.s.table.size(zone.deck) };
      const captured = t.s.table.size(zone.captured);
      t.at(name).does(idly[chance.below(idly.length)]!);
      while (t.outcome === undefined && t.rules.actor(t.s) === seat && t.at(name).prompt !== 'discardDown') {
        const { options: inside } = t.rules.decision(t.s, seat)!;
        t.apply(seat, inside[chance.below(inside.length)]!.action);
      }
      expect([t.s.galaxy.value, t.s.table.size(zone.deck), t.s.table.size(zone.captured)]).toEqual([
        before.galaxy,
        before.deck,
        captured,
      ]);
      for (const { kind, b, c } of t.facts.slice(before.facts)) {
        if (kind !== FACT.moved) expect(harmless).toContain(kind);
        else
          expect([zone.discard, zone.aside(seat), zone.oldBase(seat), zone.base(seat), zone.hand(seat)]).toContain(c);
        if (kind === fact.sabotaged) expect(b).toBe(0);
      }
    }
  }
  expect(met).toBeGreaterThan(60);
});
