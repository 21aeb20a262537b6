import { expect, test } from 'vitest';
import type { Afu } from '../../../../games/afu/state.ts';
import { Laid } from '../../../table/test/laid.ts';
import { fightsIn } from '../fights.ts';

test('a battle is told column by column, with the parts of each sum and what came of it', async () => {
  const laid = await Laid.of<Afu>(
    'afu',
    { players: 2, edition: 'uk', first: 'one', colour: 'yellow' },
    {
      phase: 'invasion',
      round: 4,
      step: 'placement',
      one: {
        hand: ['polissiaTanks', 'polissiaCompany', 'polissiaTerritorials'],
        attack: ['roadblock', 'brigade45', 'convoyGuards'],
      },
    },
  );
  laid.play(0, 'defend polissiaTanks 1', 'defend polissiaCompany 2', 'support polissiaTerritorials 2', 'pass');
  const before = laid.rules.create() as Afu;
  laid.rules.copy(before, laid.s);
  const told = laid.play(1, 'pass');
  const fights = fightsIn(before, told.facts, 0 as never);
  expect(fights.map(({ clash }) => clash.column)).toEqual([0, 1, 2]);
  const [tanks, company, nobody] = fights;
  expect(tanks).toMatchObject({ strikes: { own: 3, support: 0, bonus: 0 }, destroyed: true, beaten: false });
  expect(company).toMatchObject({ strikes: { own: 2, support: 1, bonus: 0 }, destroyed: true, beaten: false });
  expect(nobody).toMatchObject({ clash: { front: 0 }, destroyed: false, beaten: false, panic: 'taken' });
  expect([tanks!.panic, company!.panic]).toEqual([undefined, undefined]);
  for (const { clash, strikes, stands } of fights.slice(0, 2)) {
    expect(strikes.own + strikes.support + strikes.bonus).toBe(clash.ours.attack.n);
    expect(stands.own + stands.support + stands.bonus).toBe(clash.ours.defence.n);
  }
  expect(fightsIn(before, [], 0 as never), 'nothing was told').toEqual([]);
});

test('panic that a bonus prevents is told, and so is what the card behind an invader lends it', async () => {
  const laid = await Laid.of<Afu>(
    'afu',
    { players: 2, edition: 'uk', first: 'one', colour: 'yellow' },
    {
      phase: 'war',
      round: 6,
      step: 'placement',
      one: { hand: ['checkpoint'], attack: ['roadblock', 't72'], enemySupport: ['torBattery'] },
    },
  );
  laid.play(0, 'defend checkpoint 1', 'pass');
  const before = laid.rules.create() as Afu;
  laid.rules.copy(before, laid.s);
  const [met, open] = fightsIn(before, laid.play(1, 'pass').facts, 0 as never);
  expect(met).toMatchObject({ lent: 2, panic: undefined });
  expect(met!.clash.theirs.defence.n).toBe(3 + 2);
  expect(open).toMatchObject({ panic: 'prevented', destroyed: false });
});
