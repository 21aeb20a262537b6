/** What a terminal has to say where a page shows it: which of equal units, what a strength is made of, what follows. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { base } from '../cards/set.ts';
import { READY_DECKS } from '../decks/index.ts';
import { war } from '../game.ts';
import { defenceInClash, strengthInClash } from '../rules/08-parameters.ts';
import { inRow, PART, pressedNow, rowLength } from '../rules/09-modifiers.ts';
import { isSpent, onTheGround } from '../rules/08-parameters.ts';
import { reading, type War } from '../state.ts';
import { labelsIn } from '../text/card.ts';
import { texts, textsWith } from '../text/index.ts';
import { dealtWith, reasonsFor } from '../text/reasons.ts';
import { battle, type Battle, howitzer, infantry, tank } from './at.ts';

const [red, blue] = [0 as Seat, 1 as Seat];
const spoken = { uk: texts.uk.spoken!, ru: texts.ru.spoken!, en: texts.en.spoken! };
type Language = keyof typeof spoken;
/** The words for the cards of this battle, which may be made for one test. */
const wordsAt = ({ s }: Battle, language: Language) => textsWith(s.cards)[language].spoken!;
const seatAt = (b: Battle): Seat => (b.who === 'red' ? red : blue);
const decisionAt = (b: Battle) => b.t.rules.decision(b.s, seatAt(b))!;
const optionsAt = (b: Battle, language: Language = 'en'): readonly string[] => {
  const asked = decisionAt(b);
  const words = wordsAt(b, language);
  return asked.options.map(
    ({ action, verb }) =>
      (verb === 'done' ? words.leave!(asked.prompt, b.s, seatAt(b)) : undefined) ??
      words.option(b.s, seatAt(b), action, asked),
  );
};
const promptAt = (b: Battle, language: Language = 'en'): string => {
  const { prompt, values } = decisionAt(b);
  return wordsAt(b, language).prompt(prompt, values, b.s);
};
/** What follows from one action, told as to somebody who saw the table before it. */
function logOf(b: Battle, act: () => void, language: Language = 'en'): readonly string[] {
  const before = b.t.rules.create();
  b.t.rules.copy(before, b.s);
  const from = b.t.facts.length;
  act();
  return wordsAt(b, language).log!(b.s, b.t.facts.slice(from), red, before);
}
/** Two equal attackers that two equal defenders could meet. */
const twins = (): Battle => {
  const b = battle(base, {
    red: { first: ['rifle-company', 'rifle-company'] },
    blue: { first: ['grenadiers', 'grenadiers'], resources: ['depot', 'depot', 'tapped depot', 'fuel'] },
  });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack rifle-company', 'attack rifle-company#2');
  return b;
};

describe('a payment as proposed', () => {
  const paying = (resources: readonly string[], hand: readonly string[]): Battle => {
    const b = battle(
      {
        rifles: infantry(1, 1, { cost: { D: 1 } }),
        company: infantry(1, 1, { cost: { D: 2, F: 1 } }),
        tank: tank(1, 1, { cost: { F: 1 } }),
        dear: tank(1, 1, { cost: { F: 9 } }),
        works: { resource: { class: 'special', defence: 3 }, yields: [{ D: 1 }, { F: 1 }] },
        rails: { resource: { class: 'special', defence: 3 }, yields: [{ D: 1 }, { U: 1 }] },
      },
      { phase: 'build', red: { hand, resources } },
    );
    b.to('build').red.does(`build ${hand[0]}`);
    return b;
  };
  test('says what it takes beside what the pool holds already', () => {
    const said = {
      uk: /понад те, що в запасі: 1 склад, 1 завод$/,
      ru: /в запасе: 1 склад, 1 завод$/,
      en: /pool: 1 depot, 1 factory$/,
    };
    for (const language of LANGUAGES) {
      const b = paying(['depot', 'depot', 'factory'], ['company']);
      expect(optionsAt(b, language)[0]).toMatch(/[:] 2 [^,]+, 1 [^,]+$/);
      b.red.does('tap depot for 1D');
      expect(optionsAt(b, language)[0]).toMatch(said[language]);
      // The page says the same.
      expect(textsWith(b.s.cards)[language].option(b.s, red, decisionAt(b).options[0]!.action)).toMatch(said[language]);
    }
  });
  test('warns of cards that it makes too dear where another payment would not', () => {
    // Either of the two gives the depot; the tank lacks what only one of them could have given.
    const b = paying(['rails', 'works'], ['rifles', 'tank', 'dear']);
    expect(optionsAt(b)[0]).toBe(
      'Pay as proposed: 1 depot (then too dear: tank; tap cards yourself, and there is enough)',
    );
    b.red.does('tap rails for 1D', 'spend 1D');
    expect(b.to('build').red.offers('build tank')).toBe(true);
    expect(optionsAt(paying(['works', 'rails'], ['rifles', 'tank', 'dear']))[0]).toBe('Pay as proposed: 1 depot');
    expect(optionsAt(paying(['rails', 'works'], ['rifles', 'dear']))[0]).toBe('Pay as proposed: 1 depot');
  });
});

describe('equal units', () => {
  test('have numbers in options, in the log and where damage is divided', () => {
    const b = twins();
    b.to('block');
    expect(optionsAt(b)).toContain('Block: Grenadier Company №2 → Rifle Company №1');
    const log = logOf(b, () => b.blue.does('block grenadiers#2 -> rifle-company#2'));
    expect(log).toEqual(['Player 2 blocks: Grenadier Company №2 → Rifle Company №2.']);
    b.blue.does('block grenadiers -> rifle-company#2');
    b.to('split');
    for (const [language, name] of [
      ['uk', 'Стр'],
      ['ru', 'Стр'],
      ['en', 'Rifle Company'],
    ] as const)
      expect(promptAt(b, language)).toMatch(new RegExp(`${name}.*(Гренадер|Grenadier)\\S* .*№1`));
    const fought = logOf(b, () => b.red.does('3'));
    expect(fought.join(' ')).toMatch(/Grenadier Company №1/);
  });
  test('go by the numbers that they had when it happened', () => {
    const b = twins();
    b.to('block').blue.does('block grenadiers -> rifle-company', 'done');
    b.to('BEFORE_CALC', 'blue');
    const log = logOf(b, () => b.blue.does('pass'));
    expect(log.join(' ')).toContain('Player 2 loses: Grenadier Company №1.');
    expect(texts.en.log!(b.s, b.t.facts, red).join(' '), 'a page shows which').not.toContain('№');
  });
});

describe('a strength', () => {
  const drafts = {
    rifles: infantry(3, 2, { modifiers: [{ tm: [1, 0], against: { types: ['armour'] } }] }),
    tank: tank(2, 5),
    gun: howitzer(2),
  };
  const clash = (): Battle => {
    const b = battle(drafts, { red: { first: ['rifles'], second: ['gun'] }, blue: { first: ['tank'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack rifles');
    b.to('block').blue.does('block tank -> rifles', 'done');
    return b;
  };
  test('is told in the clash, with what makes it', () => {
    const b = clash().to('BEFORE_CALC', 'blue');
    const log = logOf(b, () => b.blue.does('pass'));
    expect(log).toContain('Clash: rifles 4/2 (attack +1: rifles). Against: tank 2/5.');
    const table = wordsAt(b, 'en').table(clash().to('BEFORE_CALC').s, red).join('\n');
    expect(table).toContain('rifles 3/2 (in the clash 4/2 (attack +1: rifles), tapped)');
  });
  test('is made of what is told of it, in whole games: of every unit, in every clash', () => {
    const out = new Options();
    let [told, raised] = [0, 0];
    const misread: string[] = [];
    const look = (s: War): void => {
      const g = reading(s);
      for (const seat of [red, blue]) {
        for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
          const card = inRow(g, seat, slot);
          const part = dealtWith(g, card);
          if (s.clash.get(card) === 0 || isSpent(g, card) || onTheGround(g, card) || pressedNow(g, card)) continue;
          const row = s.cards.rows[s.table.printed(card) - 1]!.unit!;
          const printed = part === PART.bombing ? row.bombing : part === PART.aa ? row.aa : row.attack;
          const of = (what: number): number => reasonsFor(g, card, what).reduce((sum, { value }) => sum + value, 0);
          if (Math.max(0, (printed ?? 0) + of(part)) !== strengthInClash(g, card)) misread.push(`${row.kind} attack`);
          if (Math.max(0, row.defence + of(PART.defence)) !== defenceInClash(g, card))
            misread.push(`${row.kind} defence`);
          told++;
          if (of(part) !== 0) raised++;
        }
      }
    };
    for (let n = 0; n < 8; n++) {
      const [deck1, deck2] = [
        READY_DECKS[n % READY_DECKS.length]!.id,
        READY_DECKS[(n * 3 + 2) % READY_DECKS.length]!.id,
      ];
      const setup = readSetup(war.options, { deck1, deck2 });
      const rules = rulesFor(war, setup);
      const s = rules.create();
      const chance = new FastChance(n + 1);
      rules.start(s, setup, chance);
      for (let ply = 0; ply < 1500 && !rules.over(s); ply++) {
        const seat = rules.actor(s);
        rules.legal(s, seat, out);
        rules.apply(s, seat, out.at(chance.below(out.size)), chance);
        if (s.wave.value > 0) look(s);
      }
    }
    expect(misread).toEqual([]);
    expect(told).toBeGreaterThan(1000);
    expect(raised).toBeGreaterThan(20);
  });
  test('that is not the printed one is explained under the name of the unit', () => {
    const b = battle(
      {
        rifles: infantry(3, 2),
        flag: {
          ubo: { subtype: 'ordinary' },
          passives: [{ to: { types: ['infantry'] }, effects: [{ do: 'modify', um: [1, 0] }] }],
        },
      },
      { red: { first: ['rifles'], ubo: ['flag'] } },
    );
    const things = wordsAt(b, 'en').things!(b.s, red).filter(({ names }) => names.includes('rifles'));
    expect(things.map(({ lines }) => lines)).toEqual([['Player 1, rifles 4/2: attack +1: flag']]);
  });
});

test('what its keywords do stands under the card, in three languages', () => {
  const card = base.rows.find(({ keywords }) => keywords?.mining !== undefined)!;
  for (const language of LANGUAGES) {
    const lines = spoken[language].card(base.def(card.id)).lines.join(' ');
    const { keywords, explained } = labelsIn(language);
    expect(lines).toContain(`${keywords.mining}. ${explained.mining}`);
    expect(texts[language].card(base.def(card.id)).lines.join(' '), 'a page has pictures').not.toContain(
      explained.mining,
    );
  }
});

test('nobody “else” attacks or defends only where somebody does already', () => {
  const leaves = { uk: /^(Ніхто не|Більше ніхто не)/, ru: /^(Никто не|Больше никто не)/, en: /^Nobody/ };
  for (const language of LANGUAGES) {
    const b = battle(base, {
      red: { first: ['rifle-company', 'rifle-company'] },
      blue: { first: ['grenadiers', 'volkssturm'] },
    });
    b.to('wave').red.does('wave');
    const last = (): string => optionsAt(b, language).find((option) => leaves[language].test(option))!;
    const [attacks, defends] = { uk: ['атакує', 'захищає'], ru: ['атакует', 'защищает'], en: ['attacks', 'defends'] }[
      language
    ];
    const isElse = /Більше|Больше|else/;
    b.to('undirected');
    expect(last()).toContain(attacks);
    expect(last()).not.toMatch(isElse);
    b.red.does('attack rifle-company');
    expect(last()).toMatch(isElse);
    b.to('block');
    expect(last()).toContain(defends);
    expect(last()).not.toMatch(isElse);
    b.blue.does('block grenadiers -> rifle-company');
    expect(last()).toMatch(isElse);
  }
});

test('whoever sends aircraft is told that the rear is asked about later', () => {
  const b = battle(base, { red: { second: ['ju-87'] }, blue: { first: ['volkssturm'], resources: ['depot'] } });
  b.to('wave').red.does('wave');
  b.to('air');
  expect(promptAt(b)).toMatch(/the rear is asked about by itself, after the breakthrough/);
  expect(promptAt(b, 'uk')).toMatch(/про тил запитають окремо/);
  expect(promptAt(b, 'ru')).toMatch(/о тыле спросят отдельно/);
  expect(b.to('airRear').who).toBe('red');
});

test('of resource cards that are alike a list needs one: of targets, and beside each unit', () => {
  const b = twins();
  b.to('onward');
  const { options } = decisionAt(b);
  const keys = options.map(({ action }) => spoken.en.alike!(b.s, action) ?? String(action));
  const listed = options.filter((_, i) => keys.indexOf(keys[i]!) === i);
  const said = listed.map(({ action }) => spoken.en.option(b.s, red, action)).filter((one) => one.includes('№1'));
  // Two untapped depots are one line, and the tapped one says so.
  expect(said).toEqual([
    'Press on: Rifle Company №1 → the deck',
    'Press on: Rifle Company №1 → Depot',
    'Press on: Rifle Company №1 → Depot (tapped)',
    'Press on: Rifle Company №1 → Fuel',
  ]);
  b.red.does('advance rifle-company -> depot');
  // One that is attacked already is another thing, and says so.
  expect(optionsAt(b)).toContain('Press on: Rifle Company №2 → Depot (attacked by Rifle Company №1)');
  const still = decisionAt(b).options.map(({ action }) => spoken.en.alike!(b.s, action));
  expect(new Set(still).size).toBe(5);
});

test('WAR-22.1: a deck that will lose the game is remarked upon', () => {
  const b = battle(base, { red: { first: ['rifle-company'] }, blue: { deck: 3 } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack rifle-company');
  b.to('onward').red.does('advance rifle-company -> deck');
  b.to('rearSupport');
  b.to('BEFORE_CALC', 'blue');
  const side = (language: Language): string =>
    spoken[language].table(b.s, red).find((line) => line.includes(texts[language].seats[1]!))!;
  expect(side('en')).not.toContain('loses');
  const log = logOf(b, () => b.blue.does('pass'));
  expect(log.at(-1)).toBe('Player 2: fewer than two cards in the deck. Whoever begins a turn so is defeated.');
  expect(side('en')).toContain('Deck: 0 (loses when its player’s turn begins)');
  expect(side('uk')).toContain('Колода: 0 (на початку свого ходу програє)');
  expect(side('ru')).toContain('Колода: 0 (в начале своего хода проигрывает)');
});
