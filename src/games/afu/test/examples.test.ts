import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import { holds } from '../../../kernel/printed.ts';
import { Proof } from '../../../kernel/proof.ts';
import { readPositionFile, scenarioOf } from '../../../kernel/scenario.ts';
import { afu } from '../game.ts';
import { supportAt, zone } from '../state.ts';
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

const names = readdirSync(folder).map((file) => file.replace('.json', ''));
const fileOf = (name: string, edition?: 'en') => {
  const json = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return readPositionFile(edition === undefined ? json : { ...json, setup: { ...json.setup, edition } });
};
test.each(names.filter((name) => !name.endsWith('-english')))(
  'the example %s ends alike by both rulebooks, or has a file for the English one',
  (name) => {
    const file = fileOf(name, 'en');
    const t = scenarioOf(afu as unknown as AnyGame, file);
    for (const line of file.do) t.do(line);
    if (new Proof(t).claims(file.printed!).every(holds)) return;
    const own = fileOf(`${name}-english`);
    expect([own.setup['edition'], own.example!.id]).toEqual(['en', file.example!.id]);
    expect(own.example!.rules).toEqual(expect.arrayContaining([...file.example!.rules]));
  },
);
rule(
  ['AFU-E1', 'AFU-R81'],
  'by the English rulebook the card that artillery hits lies in its row until the round is over',
  () => {
    const [fought, over] = [play('first-combat-english', 2), play('first-combat-english')];
    expect([fought.in(supportAt(ONE, 0)), fought.hospital(ONE)]).toEqual([['firstArtilleryDivision'], []]);
    expect([over.in(supportAt(ONE, 0)), over.hospital(ONE)]).toEqual([[], ['firstArtilleryDivision']]);
    expect(over.trophies(ONE)).toEqual(fought.trophies(ONE));
  },
);
rule(['AFU-E10', 'AFU-19.12'], 'by the English rulebook the card used on Mariupol is discarded at once', () => {
  expect([play('war-round').discard(TWO), play('war-round-english').discard(TWO)]).toEqual([
    expect.not.arrayContaining(['secondBattalion']),
    expect.arrayContaining(['secondBattalion']),
  ]);
});
