import { expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { FactList } from '../../../kernel/facts.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { FIRST_TERRITORY, LANDS } from '../cards/set.ts';
import { bravery } from '../game.ts';
import { texts } from '../text/index.ts';
import { deal, type Play, table } from './at.ts';

const RAW = /undefined|NaN|\[object|\bBRV-/;

test('a whole game can be followed in words in every language: prompts, options, log, table, refusals, outcome', () => {
  for (const players of [1, 3, 6] as const) {
    const setup = readSetup(bravery.options, { players });
    const rules = rulesFor(bravery, setup);
    const s = rules.create();
    const chance = new FastChance(players);
    const sink = new FactList();
    rules.start(s, setup, chance, sink);
    for (let step = 0; !rules.over(s); step++) {
      const acting = Array.from({ length: players }, (_, i) => i as Seat).filter(
        (i) => (rules.actors(s) & (1 << i)) !== 0,
      );
      const seat = acting[chance.below(acting.length)]!;
      const { prompt, values, options } = rules.decision(s, seat)!;
      const refusals = step % 10 === 0 ? rules.refusals(s, seat) : [];
      for (const language of LANGUAGES) {
        const text = texts[language];
        const offered = options.map(({ action }) => text.option(s, seat, action));
        const distinct = new Set(offered);
        const said = [
          text.prompt(prompt, values),
          ...offered,
          // It differs little from step to step: each of them is shown in one language.
          ...(language === LANGUAGES[step % LANGUAGES.length] ? text.table(s, seat) : []),
          ...refusals.map(({ rule }) => text.refusal(rule)),
        ];
        expect(said.filter((line) => RAW.test(line))).toEqual([]);
        expect(distinct.size, `${language}: ${[...distinct].join(' | ')}`).toBe(options.length);
      }
      rules.apply(s, seat, options[chance.below(options.length)]!.action, chance, sink);
    }
    for (const language of LANGUAGES) {
      const lines = sink.facts
        .map((fact) => texts[language].fact(s, fact, 'spectator'))
        .filter((line) => line !== undefined);
      expect(lines.length).toBeGreaterThan(50);
      expect([...lines, ...texts[language].outcome(s)].filter((line) => RAW.test(line))).toEqual([]);
    }
  }
});
test('settings and their values have words, and a difficulty says in one sentence what it changes', () => {
  for (const language of LANGUAGES) {
    for (const [name, { values }] of Object.entries(bravery.options)) {
      expect(texts[language].setting(name)).not.toBe(name);
      for (const value of values!) expect(texts[language].setting(name, String(value))).not.toBe('');
    }
  }
  expect(texts.en.setting('difficulty', 'easier')).toBe('Easier (fewer civil needs in the deck)');
  expect(texts.uk.setting('difficulty', 'harder')).toBe('Складніша (у колоді менше карт «Дії народу»)');
  expect(texts.uk.zone('hand3')).toBe('Рука');
});
test('the question of planning says what the plan comes to, and to a single player nothing of trading', () => {
  const asked = (t: Play): string => {
    const { prompt, values } = t.rules.decision(t.s, 0 as Seat)!;
    return texts.en.prompt(prompt, values);
  };
  const long = table({ player1: { hand: ['school', 'drive', 'counter2', 'defence2'] } });
  long.at('player1').does('plan school', 'plan counter2', 'plan defence2');
  expect(asked(long)).toBe('Your week is too long: 9 of 7. Add Cossack Drive or take a card back.');
  expect(long.at('player1').whyNot('confirm')).toBe('BRV-7.3');
  long.at('player1').does('plan drive');
  expect(asked(long)).toBe('Your week is full: 9 of 9 days, Will 1. You can confirm it.');
  const alone = table({ player1: { hand: ['school', 'drive', 'counter2', 'defence2'] } }, { players: 1 });
  alone.at('player1').does('plan school in plan 2', 'plan counter2 in plan 2', 'plan defence2 in plan 2');
  expect(asked(alone)).toBe('Plan 2 is too long: 9 of 7. Add Cossack Drive or take a card back.');
});
test('a single player is told that enemy cards come first', () => {
  const t = table({ player1: { hand: ['attack1', 'school'] } }, { players: 1 });
  const { prompt, values } = t.rules.decision(t.s, 0 as Seat)!;
  expect(texts.en.prompt(prompt, values)).toBe('Enemy cards come first: choose a plan for each of them.');
});
test('the question of planning says who waits for whom, and Will below 0 as the table does', () => {
  const t = table({ player1: { hand: ['attack1', 'recon'], plan: [] }, player2: { hand: ['meals'] } });
  const asked = (): string => {
    const { prompt, values } = t.rules.decision(t.s, 0 as Seat)!;
    return texts.en.prompt(prompt, values);
  };
  expect(asked()).toBe('Plan your week: 0 of 7 days, Will −1. You can trade cards.');
  const shown = (): string => texts.en.table(t.s, 0 as Seat).join('\n');
  expect(shown()).toContain('Player 1 (0/7 days, Will −1)');
  t.at('player2').does('ask player1 for recon');
  expect(asked()).toBe('Plan your week: 0 of 7 days, Will −1. The others are waiting for your answers.');
  expect(shown()).toContain('Player 2 asks Player 1 for Reconnaissance');
  t.at('player1').does('confirm');
  expect(asked()).toBe('Your plan is confirmed. The week begins when you have answered the others.');
  t.at('player1').does('decline recon of player2');
  expect(asked()).toBe('Your plan is confirmed. The week begins when the others have confirmed theirs.');
});
test('in the log cards that go the same way stand in one line, and a need that leaves a plan is met', () => {
  const t = table({
    player1: { hand: ['meals', 'defence1', 'recon'] },
    enemyNext: ['lull'],
  });
  t.at('player1').does('plan meals', 'plan defence1');
  const from = t.facts.length;
  t.at('player2').does('confirm');
  t.at('player1').does('confirm');
  const lines = texts.en.log!(t.s, t.facts.slice(from), 0 as Seat);
  expect(lines).toContain('Needs met: Hot Meals');
  expect(lines.find((line) => line.startsWith('Discarded: '))).toContain('Defence 1');
  expect(lines.filter((line) => line.startsWith('Player 1 draws '))).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('Player 1 draws '))!.split(', ')).toHaveLength(3);
  expect(lines.join('\n')).not.toContain('opens the plan again');
});
test('the table shows what cards of the hand take and bring, and every name of it can be asked about', () => {
  const t = table({
    player1: { hand: ['counter2', 'school', 'drive', 'attack2'], plan: [] },
    display: ['enemyDefence2'],
  });
  const lines = texts.en.table(t.s, 0 as Seat);
  expect(lines).toContain('  Hand: Counter 2 [3 days], School [4 days, Will +3], Cossack Drive [Will −2]');
  const things = texts.en.things!(t.s, 0 as Seat);
  const of = (name: string): string | undefined => things.find(({ names }) => names.includes(name))?.lines[0];
  expect(of('Counter 2')).toBe('Counter-offensive 2 · Military action · 3 days');
  expect([of('N3'), of('Siveria')]).toEqual(['Siveria · Territory', 'Siveria · Territory']);
  expect(of('Info Attack 2')).toBe('Information Attack 2 · Enemy action · 1 day · Will −2');
});
test('the week in which the enemy deck has run out is called the last one, not while cards of it are looked at', () => {
  const first = (enemyDeck: readonly string[], ...phrases: readonly string[]): string => {
    const t = table({ stage: 'enemy', enemyDeck, occupied: ['N4'], player1: { hand: [], plan: ['recon'] } });
    t.at('player1').does(...phrases);
    return texts.en.table(t.s, 0 as Seat)[0]!;
  };
  expect(first(['lull', 'offensive1', 'offensive2'])).toContain('Week 1 · enemy deck: 2');
  expect(first(['offensive2'])).toContain('Week 1, the last one · enemy deck: 0');
});
test('a territory or an attack that the number of players makes stronger says so (BRV-17.25)', () => {
  const lines = (players: 2 | 7, name: string): readonly string[] =>
    texts.en.things!(deal(players).s, 0 as Seat).find(({ names }) => names.includes(name))!.lines;
  expect(lines(2, 'Donbas')).toContain('  With this many players: Occupied: 5 shields.');
  expect(lines(2, 'Siveria').join('\n')).not.toContain('With this many players');
  const seven = deal(7).s.offensiveBonus.value;
  expect(seven).not.toBe(0);
  expect(lines(7, 'Enemy Offensive 3')).toContain(`  With this many players: Attacks with ${3 + seven} crosshairs.`);
});
test('the table adds up what all plans bring to battles, and its piles and marks can be asked about', () => {
  const t = table({
    player1: { hand: [], plan: ['counter2', 'defence3'] },
    player2: { hand: [], plan: ['counter1', 'school'] },
  });
  expect(texts.en.table(t.s, 0 as Seat)).toContain('In all plans: defence 3, counter-offensive 3');
  const shown = {
    uk: ['термінова', 'колода ворога', 'колода гравців', 'відбій', '(+)', 'Вирішити за всіх'],
    ru: ['срочная', 'колода врага', 'колода игроков', 'сброс', '(+)', 'Решить за всех'],
    en: ['urgent', 'enemy deck', 'player deck', 'discard pile', '(+)', 'Decide for all'],
  };
  for (const language of LANGUAGES) {
    const names = new Set(texts[language].things!(t.s, 0 as Seat).flatMap((thing) => thing.names));
    for (const name of shown[language]) expect(names).toContain(name);
  }
});

/** So many letters a prompt may have: two lines of a phone, and one more for the longest names. */
const PROMPT = 90;
test('what a battle asks is short enough for a phone, whatever territory it is about', () => {
  const battle = { attack: 12, defence: 10 };
  for (const language of LANGUAGES)
    for (let target = FIRST_TERRITORY; target < FIRST_TERRITORY + LANDS; target++) {
      const said = [
        texts[language].prompt('defend', { ...battle, target }),
        texts[language].prompt('defend', { target, attack: 3, defence: 4 }),
        texts[language].prompt('target', { attack: 12, choice: target }),
        texts[language].prompt('target', { attack: 12, choice: 0 }),
        texts[language].prompt('undermine', { choice: target }),
        texts[language].prompt('undermine', { choice: 0 }),
        texts[language].prompt('counter', { ...battle, target, worn: 0 }),
        texts[language].prompt('counter', { target, attack: 2, defence: 4, worn: 0 }),
        texts[language].prompt('counter', { target, attack: 2, defence: 4, worn: 2 }),
        texts[language].prompt('planning', { days: 5, room: 9, will: -2 }),
      ];
      for (const prompt of said) expect(prompt.length, prompt).toBeLessThanOrEqual(PROMPT);
    }
});
