import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { attack, defence, DEFS, REWARD, reward, rewardN } from '../cards/columns.ts';
import { sumOf } from '../clash.ts';
import { type Difference, DIFFERENCES, EDITION_NAMES, type EditionName, editionOf } from '../editions.ts';
import { HIGHEST_BID } from '../rules/19-auction.ts';
import { HAND, supportAt, zone } from '../state.ts';
import { texts } from '../text/index.ts';
import { fact } from '../verbs.ts';
import { deal, type Field, foe, lay, ONE, own, type Position, solo, SPARE, TWO } from './at.ts';

/** The same in both editions, the Ukrainian first. */
const both = <T>(play: (edition: EditionName) => T): T[] => EDITION_NAMES.map(play);

/** A solo battle up to recruitment. */
const battle = (edition: EditionName, one: Position, more: Position = {}, ...plays: readonly string[]): Field => {
  const field = solo({ step: 'placement', ...more, one }, { edition });
  field.one.does(...plays, 'pass');
  return field;
};

rule('AFU-R76', 'the set-up chooses the rulebook, the Ukrainian one unless it says otherwise', () => {
  const [plain, english] = [deal(), deal({ edition: 'en' })];
  for (const [key, row] of Object.entries(DIFFERENCES)) {
    expect(editionOf(plain.s)[key as Difference]).toBe(row.uk);
    expect(editionOf(english.s)[key as Difference]).toBe(row.en);
  }
});
describe('what the two rulebooks play differently', () => {
  rule(['AFU-8.8', 'AFU-R81'], 'D3: a shelled support card leaves at the end of the combat, or of the round', () => {
    const [front, back] = [own('3/9'), own('-/- S1')];
    const fields = both((edition) =>
      battle(
        edition,
        { hand: [front, back, SPARE], attack: [foe('1/9 enemyArtillery')], invaderDeck: ['t72'] },
        {},
        `defend ${front} 1`,
        `support ${back} 1`,
      ),
    );
    expect(fields.map((field) => [field.hospital(), field.in(supportAt(ONE, 0))])).toEqual([
      [[back], []],
      [[], [back]],
    ]);
    for (const field of fields) field.passes('one');
    expect(fields.map((field) => [field.s.round.value, field.hospital(), field.in(supportAt(ONE, 0))])).toEqual([
      [2, [back], []],
      [2, [back], []],
    ]);
  });
  rule('AFU-8.10', 'D4: a Rocket Strike comes before recruitment, or after it', () => {
    const fields = both((edition) =>
      battle(
        edition,
        { hand: ['polissiaTanks'], attack: [foe('1/9 rocketStrike')], invaderDeck: ['t72'] },
        { open: ['battalion98'], afuDeck: ['raiders', 'volunteers', 'checkpoint', 'tankCompany', 'escortTanks'] },
      ),
    );
    expect(fields.map((field) => [field.told(fact.rocketStruck), field.one.offers('buy battalion98')])).toEqual([
      [1, false],
      [0, true],
    ]);
    fields[1]!.one.does('buy battalion98', 'pass');
    expect([fields[1]!.told(fact.rocketStruck), fields[1]!.s.round.value]).toEqual([1, 2]);
  });
  rule(['AFU-8.11', 'AFU-R79'], 'D5: cards that are hit go under the deck, or out of the game', () => {
    const fields = both((edition) =>
      battle(
        edition,
        { hand: [SPARE], attack: [foe('1/9 rocketStrike')], invaderDeck: ['t72'] },
        { open: ['battalion98', 'raiders'], afuDeck: ['volunteers'] },
      ),
    );
    fields[1]!.passes('one');
    expect(fields.map((field) => [field.open, field.in(zone.afuDeck), field.in(zone.struck)])).toEqual([
      [['volunteers', 'battalion98', 'raiders'], [], []],
      [['volunteers'], [], ['battalion98', 'raiders']], // and the deck is not formed anew
    ]);
  });
  rule('AFU-8.7', 'D6: Reinforcements make the attack enhanced, or only support', () => {
    const [front, back] = [own('9/9'), own('-/- S1 reinforcements')];
    const trophies = both((edition) =>
      battle(
        edition,
        { hand: [front, back, SPARE], attack: [foe('1/1e')] },
        {},
        `defend ${front} 1`,
        `support ${back} 1`,
      ).trophies(),
    ).map((cards) => cards.length);
    expect(trophies).toEqual([1, 0]);
  });
  rule(['AFU-13.3', 'AFU-R80'], 'D11: points of bonuses are part of the budget, or not', () => {
    const rich = own('5/5', { bonus: { gain: 'recruitPoints', n: 3 } });
    const late = own('5/5', { bonus: { gain: 'recruitPoints', n: 3, when: { is: 'destroyed', least: 1 } } });
    const budgets = both((edition) =>
      battle(
        edition,
        { hand: [rich, late, SPARE], attack: [foe('1/1'), foe('1/1')] },
        {},
        `defend ${rich} 1`,
        `defend ${late} 2`,
      ).s.budget.get(ONE),
    );
    expect(budgets).toEqual([8, 2]);
    const placed = solo({ step: 'placement', one: { hand: [rich], attack: ['t72'] } }, { edition: 'en' });
    placed.one.does(`defend ${rich} 1`);
    expect(placed.one.offers(`decline ${rich}`)).toBe(false); // there is nothing to refuse
  });
  rule(['AFU-14.5', 'AFU-14.2'], 'D14: personal discards may be looked through, or not', () => {
    const shown = both((edition) => {
      const field = lay({ step: 'placement', one: { discard: ['scouts', 'raiders'] }, two: {} }, { edition });
      return texts.en.table(field.t.view(TWO), TWO).find((line) => line.includes('personal discard'));
    });
    expect(shown.map((line) => [line?.includes('Scouts'), line?.includes('Raiders')])).toEqual([
      [true, true],
      [false, true], // the top card alone
    ]);
  });
  rule(['AFU-19.5', 'AFU-R44', 'AFU-R77'], 'D22: a bid is what the hand can reach, or any higher number', () => {
    const fields = both((edition) =>
      lay({ phase: 'war', step: 'auction', pile: ['irpinBridge'], one: { hand: [own('2/2')] }, two: {} }, { edition }),
    );
    expect(
      fields.map((field) => [field.one.offered.at(-1), field.one.whyNot('bid 36'), field.one.whyNot('bid 3')]),
    ).toEqual([
      ['bid 2', 'AFU-R44', 'AFU-R44'],
      ['bid 35', 'AFU-R77', undefined],
    ]);
    fields[1]!.one.does('bid 7');
    expect([fields[1]!.two.whyNot('bid 7'), fields[1]!.two.offers('bid 8')]).toEqual(['AFU-19.6', true]);
  });
  rule(
    ['AFU-19.12', 'AFU-24.10', 'AFU-R78'],
    'D25, D34: cards used lie apart to the end of the turn, or are discarded at once',
    () => {
      const [card, foeCard] = [own('5/5'), foe('1/1')];
      const two = both((edition) => {
        const field = lay(
          { phase: 'war', step: 'auction', pile: ['irpinBridge'], one: { hand: [card, SPARE] }, two: {} },
          { edition },
        );
        field.one.does('bid 4');
        field.passes('two');
        field.one.does(`offer ${card}`, 'done');
        return [field.in(zone.used(ONE)), field.discard(), field.trophies()];
      });
      expect(two).toEqual([
        [[card], [], ['irpinBridge']],
        [[], [card], ['irpinBridge']],
      ]);
      const alone = both((edition) => {
        const field = solo(
          {
            phase: 'war',
            step: 'auction',
            pile: ['irpinBridge'],
            one: { hand: [card, SPARE], invaderDeck: [foeCard] },
          },
          { edition },
        );
        field.one.does(`offer ${card}`, 'done');
        return [field.in(zone.used(ONE)), field.discard(), field.in(zone.bid), field.away()];
      });
      expect(alone).toEqual([
        [[card], [], [foeCard], []],
        [[], [card], [], [foeCard]],
      ]);
    },
  );
  rule('AFU-23.5', 'D31: solo, easy: the survivors of the Invasion are in the War deck, or wait in the discard', () => {
    const fields = both((edition) =>
      solo(
        { step: 'end', round: 4, eventDeck: ['izium'], one: { invaderDiscard: ['t72', 'bmp2'] } },
        { difficulty: 'easy', edition },
      ),
    );
    const dealt = (field: Field): number =>
      field.size(zone.invaderDeck(ONE)) +
      field.row().length +
      field.size(zone.bid) +
      field.size(zone.enemySupport1(ONE)) +
      field.size(zone.enemySupport2(ONE)) +
      field.size(zone.enemySupport3(ONE)) +
      field.away().filter((key) => key !== 't72' && key !== 'bmp2').length;
    expect(
      fields.map((field) => [dealt(field), field.away().filter((key) => key === 't72' || key === 'bmp2')]),
    ).toEqual([
      [22, []],
      [20, ['bmp2', 't72']],
    ]);
  });
});

describe('what follows in the English edition', () => {
  const bluff = (): Field => {
    const [a, b] = [own('3/1'), own('2/1')];
    const field = lay(
      { phase: 'war', step: 'auction', pile: ['irpinBridge'], one: { hand: [a, b, own('-/4'), SPARE] }, two: {} },
      { edition: 'en' },
    );
    field.one.does('bid 6');
    field.passes('two');
    return field;
  };
  rule('AFU-R77', 'a bid that cannot be paid costs every card with such points, and takes nothing', () => {
    const field = bluff();
    expect(field.told(fact.bidFailed)).toBe(1);
    expect([field.one.prompt, field.trophies(), field.in(zone.pile)]).toEqual(['afu.place', [], ['irpinBridge']]);
    expect([field.discard().length, field.hand().length, field.s.panics.get(TWO)]).toEqual([2, 1, 0]);
  });
  rule('AFU-R77', 'a bid that the hand just reaches is paid and takes the objective', () => {
    const card = own('4/4');
    const field = lay(
      { phase: 'war', step: 'auction', pile: ['irpinBridge'], one: { hand: [card, SPARE] }, two: {} },
      { edition: 'en' },
    );
    field.one.does('bid 4');
    field.passes('two');
    expect([field.one.prompt, field.told(fact.bidFailed)]).toEqual(['afu.pay', 0]);
    field.one.does(`offer ${card}`, 'done');
    expect(field.trophies()).toEqual(['irpinBridge']);
  });
  rule('AFU-R77', 'no hand comes to more than the highest bid', () => {
    const best = (values: Int32Array, plus: number): number =>
      DEFS.flatMap(({ copies, own: printed }, def) =>
        printed === undefined
          ? []
          : Array.from({ length: copies }, () => values[def]! + (reward[def] === plus ? rewardN[def]! : 0)),
      )
        .toSorted((a, b) => b - a)
        .slice(0, HAND)
        .reduce((sum, n) => sum + n, 0);
    expect(Math.max(best(attack, REWARD.attackPlus), best(defence, REWARD.defencePlus))).toBe(HIGHEST_BID);
  });
  /** A card goes to the objective, and a bonus draws it back out of an empty deck. */
  const drawnBack = (used: string, more: readonly string[] = []): Field => {
    const drawer = own('1/9', { bonus: { gain: 'draw1' } });
    const field = solo(
      {
        phase: 'war',
        step: 'auction',
        pile: ['irpinBridge'],
        one: { hand: [used, drawer, ...more], attack: [foe('1/9'), foe('1/9')], invaderDeck: ['reconGroup'] },
      },
      { edition: 'en' },
    );
    field.one.does(`offer ${used}`, 'done', `defend ${drawer} 1`, `bonus ${drawer}`);
    return field;
  };
  rule('AFU-R78', 'a card that comes back in the same turn neither fights nor pays', () => {
    const used = own('5/5', { pay: 3 });
    const field = drawnBack(used);
    expect([field.hand(), field.one.whyNot(`defend ${used} 2`), field.one.whyNot(`support ${used} 1`)]).toEqual([
      [used],
      'AFU-19.13',
      'AFU-19.13',
    ]);
    field.one.does('pass');
    expect([field.s.budget.get(ONE), field.s.round.value]).toEqual([0, 2]);
  });
  rule('AFU-R78', 'another card of the same print does', () => {
    const field = drawnBack('polissiaCompany', ['polissiaCompany']);
    expect([field.hand(), field.one.offers('defend polissiaCompany 2')]).toEqual([
      ['polissiaCompany', 'polissiaCompany'],
      true,
    ]);
    field.one.does('defend polissiaCompany 2');
    expect(field.one.whyNot('support polissiaCompany 2')).toBe('AFU-19.13');
    const spent = drawnBack('polissiaCompany', ['polissiaCompany']);
    spent.one.does('pass');
    expect(spent.s.budget.get(ONE)).toBe(2); // one of the two
  });
  rule('AFU-R78', 'it is barred from the third column as from the first, wherever it lies in the hand', () => {
    const used = own('5/5', { pay: 3 });
    const field = drawnBack(used, ['panic', 'scouts']);
    expect([1, 2, 3].map((column) => field.one.whyNot(`defend ${used} ${column}`))).toEqual(
      Array.from({ length: 3 }, () => 'AFU-19.13'),
    );
    expect(sumOf(field.s, ONE).points).toBe(2); // the scouts alone
    field.one.does('pass');
    expect(field.s.budget.get(ONE)).toBe(2);
  });
  rule(
    ['AFU-R78', 'AFU-19.13'],
    'while the cards used lie apart, in the discard or in the deck, their likes may fight',
    () => {
      const stage = (edition: 'uk' | 'en', one: Position) =>
        solo(
          {
            phase: 'war',
            step: 'auction',
            pile: ['darivkaBridge'],
            one: { attack: [foe('1/9'), foe('1/9')], invaderDeck: ['reconGroup'], ...one },
          },
          { edition },
        );
      for (const edition of ['uk', 'en'] as const) {
        const field = stage(edition, { hand: ['polissiaTerritorials*3'], deck: ['scouts'] });
        field.one.does('offer polissiaTerritorials', 'offer polissiaTerritorials', 'done');
        expect([edition, field.one.offers('defend polissiaTerritorials 1')]).toEqual([edition, true]);
      }
      const drawer = own('1/9', { bonus: { gain: 'draw1' } });
      const deep = stage('en', {
        hand: ['polissiaTerritorials*2', drawer],
        discard: ['polissiaTanks', 'polissiaMissiles', 'scouts', 'panic'],
      });
      deep.one.does('offer polissiaTerritorials', 'done', `defend ${drawer} 1`, `bonus ${drawer}`);
      expect(deep.in(zone.deck(ONE))).toContain('polissiaTerritorials'); // shuffled, and not drawn
      expect(deep.one.offers('defend polissiaTerritorials 2')).toBe(true);
    },
  );
  rule(['AFU-8.8', 'AFU-4.4'], 'what artillery has hit lies in its row to the end of the round, for each seat', () => {
    const [back, other, front] = [own('-/- S1'), own('-/- S1'), own('1/9')];
    const stage = (edition: 'uk' | 'en') =>
      lay(
        {
          step: 'placement',
          one: { hand: [SPARE], attack: [foe('1/9')], defence: [own('1/9')], support: [own('-/- S1')] },
          two: {
            attack: [foe('1/9 enemyArtillery'), foe('9/9 enemyArtillery')],
            defence: [front, own('1/1')],
            support: [back, other],
          },
        },
        { edition },
      ).passes('one', 'two');
    const english = stage('en');
    expect([english.in(zone.support1(TWO)), english.hospital(TWO).length]).toEqual([[back], 2]);
    expect(english.in(zone.support1(ONE))).toEqual([]); // nothing has hit this one
    english.passes('one');
    expect([english.hospital(TWO).includes(back), english.hospital(ONE)]).toEqual([true, []]);
    expect(stage('uk').hospital(TWO)).toHaveLength(3);
  });
});

describe('the table of differences', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/afu-editions.md'), 'utf8');
  const source = readFileSync(import.meta.filename, 'utf8');

  test.each(Object.values(DIFFERENCES).map(({ id }) => id))('%s stands there with a test that exists', (id) => {
    const line = page.split('\n').find((one) => one.startsWith(`| ${id} `));
    const name = /`(D[^`]*)`/.exec(line ?? '')?.[1];
    expect(name).toBeDefined();
    expect(source).toContain(`'${name}'`);
  });
  test('all forty-one of the digest are judged', () => {
    const judged = [...page.matchAll(/\bD(\d+)\b/g)].map(([, n]) => Number(n));
    for (let n = 1; n <= 41; n++) expect(judged).toContain(n);
  });
});
