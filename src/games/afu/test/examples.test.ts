import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { readPositionFile } from '../../../kernel/scenario.ts';
import { zone } from '../state.ts';
import { Field, ONE, TWO } from './at.ts';

const folder = join(import.meta.dirname, '../../../../positions/afu');
function play(name: string, steps = Number.POSITIVE_INFINITY): Field {
  const file = readPositionFile(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
  const field = new Field(file.position as Record<string, unknown>, file.setup);
  for (const line of file.do.slice(0, steps)) field.t.do(line);
  return field;
}

rule(['AFU-E1', 'AFU-E2', 'AFU-E3'], 'Volodymyr’s combat: the first big example', () => {
  const field = play('first-combat');
  expect(field.trophies(ONE)).toEqual(['msta', 'su35']);
  expect(field.away(ONE)).toEqual(['brigade45']);
  expect(field.hospital(ONE)).toEqual(['firstArtilleryDivision']);
  expect(field.discard(ONE)).toEqual(['airAssaultBrigade', 'artilleryDivision', 'artilleryGroup', 'tankBattalion']);
  expect([field.s.panics.get(ONE), field.s.budget.get(ONE), field.open]).toEqual([
    0,
    0,
    ['battalion98', 'raiders', 'tankCompany', 'escortTanks', 'ironBrigade'],
  ]);
  expect(field.t.toAct).toEqual(['two']); // and Anna recruits (AFU-E4)
});
rule(['AFU-E4', 'AFU-E5', 'AFU-E6', 'AFU-E7'], 'Anna’s recruitment after it', () => {
  const field = play('recruitment', 2);
  expect([
    field.in(zone.open1),
    field.size(zone.aid),
    field.s.budget.get(TWO),
    field.discard(TWO).includes('battalion98'),
  ]).toEqual([['localWatch'], 7, 0, true]);
  const panics = field.panicStack;
  field.two.does('calm discard');
  expect([field.panicStack, field.s.panics.get(TWO)]).toEqual([panics + 1, 1]); // the other one is in her hand
  expect([field.s.first.value, field.s.round.value]).toEqual([TWO, 2]);
});
rule(['AFU-E8', 'AFU-E9', 'AFU-E10', 'AFU-E11'], 'a War round: the second big example', () => {
  const events = play('war-round', 4);
  expect([events.in(zone.events), events.in(zone.pile)]).toEqual([
    ['nowIsTheTime', 'explosion', 'attackFromTheSea'],
    ['mariupol'],
  ]);
  expect([events.hand(ONE).length, events.hand(TWO).length, events.row(ONE).length, events.row(TWO).length]).toEqual([
    5, 5, 2, 2,
  ]);
  const auction = play('war-round', 6);
  expect([auction.hand(ONE).length, auction.hand(TWO).length, auction.one.prompt]).toEqual([4, 4, 'afu.bid']);
  const after = play('war-round', 8);
  expect([after.trophies(TWO), after.in(zone.used(TWO)), after.s.panics.get(ONE), after.s.panics.get(TWO)]).toEqual([
    ['mariupol'],
    ['secondBattalion'],
    0,
    0,
  ]);
});
test('every position file can be played', () => {
  for (const name of readdirSync(folder)) expect(() => play(name.replace('.json', ''))).not.toThrow();
});
