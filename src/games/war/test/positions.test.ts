/** The examples of the rulebook, E1 to E14, as position files with the cards of the base set. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import { readPositionFile, Scenario } from '../../../kernel/scenario.ts';
import { war } from '../game.ts';
import { idOf, nameOf } from '../notation.ts';
import { attackOf, defenceInClash, defenceOf, strengthInClash } from '../rules/08-parameters.ts';
import { reading, zone } from '../state.ts';
import { battle, tank } from './at.ts';

const folder = join(import.meta.dirname, '../../../../positions/war');
const SEATS = { player1: 0, player2: 1 } as const;
type Who = keyof typeof SEATS;

class Replay {
  readonly t: Scenario<ReturnType<typeof war.state>, typeof war.options>;
  constructor(file: string) {
    const read = readPositionFile(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    expect(read.game).toBe('war');
    this.t = new Scenario(war, { setup: read.setup, position: read.position, seed: read.seed });
    for (const line of read.do) this.t.do(line);
  }
  losses(who: Who): string[] {
    const { s } = this.t;
    const id = zone.losses(SEATS[who] as Seat);
    return Array.from({ length: s.table.size(id) }, (_, i) => idOf(s, s.table.printed(s.table.card(id, i)))).toSorted();
  }
  card(who: Who, name: string): CardId {
    const { table } = this.t.s;
    for (let card = 1 as CardId; card <= table.cards; card++) {
      const open = table.plan.viewers[table.zoneOf(card)] === table.plan.everyone;
      if (open && table.ownerOf(card) === SEATS[who] && nameOf(this.t.s, card) === name) return card;
    }
    throw new Error(`${who} has no ${name}`);
  }
  stats(who: Who, name: string): string {
    const g = reading(this.t.s);
    const card = this.card(who, name);
    if (this.t.s.clash.get(card) === 0) return `${attackOf(g, card)}/${defenceOf(g, card)}`;
    return `${strengthInClash(g, card)}/${defenceInClash(g, card)}`;
  }
}
const lost = (file: string): [string[], string[]] => {
  const r = new Replay(file);
  return [r.losses('player1'), r.losses('player2')];
};
rule('WAR-E1', 'three ways to pay for the armoured car', () => {
  for (const way of ['a', 'b', 'c']) {
    const { s } = new Replay(`e01${way}-armoured-car.json`).t;
    // It is Mobile: from the reserve it goes to its line at once.
    expect(s.table.size(zone.first(0 as Seat))).toBe(1);
    expect(idOf(s, s.table.printed(s.table.card(zone.first(0 as Seat), 0)))).toBe('ba-10');
    const resources = zone.resources(0 as Seat);
    for (let i = 0; i < s.table.size(resources); i++) expect(s.tapped.get(s.table.card(resources, i))).toBe(1);
  }
});
rule(['WAR-E2', 'WAR-E3', 'WAR-E4'], 'medium tank against armoured car, heavy tank and infantry', () => {
  expect(lost('e02-tank-and-armoured-car.json')).toEqual([[], ['sdkfz-222']]);
  expect(lost('e03-tank-and-heavy-tank.json')).toEqual([['t-34'], []]);
  expect(lost('e04-tank-and-infantry.json')).toEqual([['t-34'], ['grenadiers']]);
});
rule(['WAR-E5', 'WAR-E6'], 'tactical modifiers in attack and defence, and their common minimum', () => {
  expect(new Replay('e05a-modifier-in-attack.json').stats('player1', 'zis-3')).toBe('3/4');
  expect(new Replay('e05b-modifier-in-defence.json').stats('player2', 'zis-3')).toBe('3/4');
  expect(new Replay('e06-common-minimum.json').stats('player1', 'rangers')).toBe('3/3');
});
rule(['WAR-E7', 'WAR-E8'], 'SU-76i and Tiger, alone and with a PAK-35', () => {
  expect(lost('e07-su-76i-and-tiger.json')).toEqual([['su-76i'], ['tiger']]);
  expect(lost('e08-tiger-with-pak-35.json')).toEqual([['su-76i'], ['pak-35']]);
});
rule(['WAR-E9', 'WAR-E10', 'WAR-E11', 'WAR-E12'], 'the Stuka raid with and without escort', () => {
  expect(lost('e09-escort.json')).toEqual([['bf-109'], ['ml-20', 'yak-1']]);
  expect(lost('e10-autocannon.json')).toEqual([
    ['bf-109', 'ju-87'],
    ['aa-37', 'ml-20', 'yak-1'],
  ]);
  expect(lost('e11-intercepted-bomber.json')).toEqual([['ju-87'], []]);
  expect(lost('e12-second-fighter.json')).toEqual([['bf-109', 'ju-87'], ['yak-1']]);
});
rule('WAR-E13', 'the Tiger goes on as 2/2', () => {
  const r = new Replay('e13-overrun.json');
  expect([r.losses('player2'), r.stats('player1', 'tiger')]).toEqual([['gun-45'], '2/2']);
});
rule('WAR-E14', 'three units go by the name of motorised infantry', () => {
  const r = new Replay('e14-named-motorised-infantry.json');
  const stats = ['motor-infantry', 'motor-infantry-15', 'american-motor-infantry', 'grenadiers'].map((name) =>
    r.stats('player1', name),
  );
  expect(stats).toEqual(['3/3', '4/3', '3/3', '3/2']);
});
test('a position lays units and upgrades under a card, and says what is neither', () => {
  const lay = (under: string): unknown =>
    battle({ tank: tank(1, 1) }, { red: { first: [{ card: 'tank', under: [under] }] } });
  expect(() => lay('depot')).toThrow('player1.first[0].under[0]: must be a unit or an upgrade');
  expect(() => lay('tank')).not.toThrow();
});
