import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { base as cards } from '../../games/war/cards/set.ts';
import { encodeDeck, READY_DECKS } from '../../games/war/decks/index.ts';
import { GAME_NAMES } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { LANGUAGES } from '../../kernel/text.ts';
import { texts } from '../text/text.ts';
import { run } from './typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const base = 'play liberation --bot recruit';
/** A person who reads what is numbered on the screen and chooses by chance. */
const chooser = (seed: number) => {
  const chance = new FastChance(seed);
  return (screen: string): string => {
    const numbers = [...screen.matchAll(/^ +(\d+)\. /gm)].map(([, number]) => number!);
    return numbers.length === 0 ? '1' : numbers[chance.below(numbers.length)]!;
  };
};

test.each(LANGUAGES)('a whole game can be played in %s by reading the screen', async (lang) => {
  for (const seat of ['1', '2', 'all']) {
    const { code, out } = await run(`${base} --seat ${seat} --seed whole --lang ${lang}`, chooser(3));
    expect(code).toBe(0);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    expect(out).toMatch(
      new RegExp(`redut play liberation --seat ${seat}( --bot recruit)? --lang ${lang} --seed whole`),
    );
  }
});

test('decks are held against what was agreed, and refused with rule and remedy in the language of the screen', async () => {
  const refused = async (line: string): Promise<string> => {
    const { code, err } = await run(`play war ${line}`, () => 'q');
    expect(code).not.toBe(0);
    return err;
  };
  expect(await refused('--terms size=70 --setup deck1=high-seas --lang uk')).toContain(
    '--setup deck1: WAR-2.5: У колоді карт: 60, потрібно 70. Додайте карт: 10.',
  );
  expect(await refused('--terms format=moon --lang en')).toContain('--terms.format: must be one of open');
  expect((await run('play liberation --terms size=70 --lang en', () => 'q')).err).toContain('--terms');
  const { code, out } = await run('play war --terms size=70,format=E --seed t --lang en', () => 'q');
  expect([code, out]).toEqual([0, expect.stringMatching(/Deck.*63/)]);
});

test.each(LANGUAGES)('in %s the rules and the words of AFU are those of the rulebook that is played', async (lang) => {
  // What only the Ukrainian rulebook says, and what only the English one does; the word for the terminal.
  const says = {
    uk: [/під низ колоди|бонусів цього ходу|робить атаку посиленою/, /виходять із гри|більше нічого/, 'підкріплення'],
    ru: [/под низ колоды|бонусов этого хода|делает атаку усиленной/, /выходят из игры|больше ничего/, 'подкрепление'],
    en: [
      /bottom of the AFU deck|gained by bonuses|makes the attack/,
      /out of the game|no more|nothing more/,
      'reinforcements',
    ],
  } as const;
  const [ukrainian, english, word] = says[lang];
  for (const edition of ['uk', 'en']) {
    const line = `play afu --seed 1 --setup players=1,edition=${edition} --lang ${lang}`;
    for (const typed of ['r AFU-8.11', 'r AFU-13.3', 'r 8', `i ${word}`]) {
      const { out } = await run(line, [typed, 'q']);
      const told = out.slice(out.indexOf(typed)).replaceAll(/\s+/g, ' ');
      const [own, other] = edition === 'uk' ? [ukrainian, english] : [english, ukrainian];
      expect(told, `${edition}: ${typed}`).toMatch(own);
      expect(told, `${edition}: ${typed}`).not.toMatch(other);
      expect(told).not.toMatch(/English rulebook|English edition|англійськ|английск/i);
    }
  }
  const { out } = await run(`rules AFU-13.3 --lang ${lang}`, []);
  expect(out, 'who plays by neither reads both').toMatch(
    /English rulebook: |Англійські правила: |Английские правила: /,
  );
});

test.each(GAME_NAMES)('every question of %s can be read in three languages', async (game) => {
  for (const lang of LANGUAGES) {
    const choose = chooser(5);
    let left = 120;
    const alike: string[] = [];
    const typed = (screen: string): string => {
      const lines = [...screen.matchAll(/^ +\d+\. (.+)$/gm)].map(([, line]) => line!);
      alike.push(...lines.filter((line, i) => lines.indexOf(line) !== i));
      return left-- > 0 ? choose(screen) : 'q';
    };
    const { code, out } = await run(`play ${game} --bot recruit --seat all --seed read --lang ${lang}`, typed);
    expect(code).toBe(0);
    expect(alike).toEqual([]);
    expect(out).not.toMatch(/undefined|NaN|\[object|#\d/);
  }
});

test('alone against bots nobody is asked where there is one answer', async () => {
  const { out } = await run('play war --seed w1 --lang en', ['keep', '1', 'done', 'q']);
  expect(out).toContain('Lay up to two resource cards. (chosen 0, at most 2)');
  expect(out).toContain('Lay up to two resource cards. (chosen 1, at most 2)');
  expect(out).toContain('Player 2 draws 7 cards.');
  expect(out).not.toMatch(/^ 1\. [^\n]+\n\n/m);
});

test.each(LANGUAGES)('in %s whoever gives an order is told whether it answers what is asked', async (lang) => {
  const { passed, stays } = texts[lang].play.ordered;
  // The first question is no window: whether to keep the hand.
  expect((await run(`play war --seed w1 --lang ${lang}`, ['o * never', 'q'])).out).toContain(stays);
  const isWindow = {
    uk: /використайте властивість або/,
    ru: /используйте свойство или/,
    en: /use an ability, or pass/,
  }[lang];
  const choose = chooser(4);
  let given = false;
  const typed = (screen: string): string => {
    if (given) return 'q';
    given = isWindow.test(screen);
    return given ? 'o * never' : choose(screen);
  };
  expect((await run(`play war --bot recruit --seed w2 --lang ${lang}`, typed)).out).toContain(passed);
});

test('where amounts are typed as they are, the bottom line says so', async () => {
  const asked = 'type the amount itself · ? why not';
  const played = async (seed: number): Promise<string> => {
    const chance = new FastChance(seed);
    let left = 300;
    const typed = (screen: string): string => {
      // The hint for an amount names it, and not its place in the list.
      if (screen.includes(asked)) return 'x';
      if (screen.includes('would choose') || left-- === 0) return 'q';
      const options = [...screen.matchAll(/^ +(\d+)\. (.*)$/gm)];
      const bold = options.filter(([, , option]) => /Attack|Build|Start an|Keep|fire|Strike|Lay|Pay as/i.test(option!));
      const among = bold.length > 0 && chance.below(8) > 0 ? bold : options;
      return among[chance.below(Math.max(1, among.length))]?.[1] ?? 'y';
    };
    return (await run(`play war --bot recruit --seed w${seed} --lang en`, typed)).out;
  };
  let out = '';
  for (let seed = 1; seed < 10 && !out.includes(asked); seed++) out = await played(seed);
  expect(out).toMatch(/Divide the damage[^]*\n ( *\d)+\n\ntype the amount itself · \? why not/);
  expect(out).toMatch(/would choose (\d+): Damage: \1 →/);
  expect(out).toContain('\nnumber: choose · ? why not');
});

test('a card that was named once can be looked up when it is out of sight again', async () => {
  // Two rounds without a card placed: all ten cards of the first deck were in hand, and now lie shuffled in the deck.
  const out = async (...typed: readonly string[]): Promise<string> =>
    (await run('play afu --seed 1 --setup players=1 --lang en', ['pass', 'pass', 'pass', 'pass', ...typed, 'q'])).out;
  const table = await out();
  expect(table.slice(table.lastIndexOf('  hand:'))).not.toContain('Sloboda Medics');
  expect(await out('i Sloboda Medics')).toMatch(/Sloboda Medics · Starting card · no type/);
});

test('what ends a question says what follows, and the words of the table can be looked up', async () => {
  const out = async (lang: string, ...typed: readonly string[]): Promise<string> =>
    (await run(`play afu --seed 1 --setup players=1 --lang ${lang}`, [...typed, 'q'])).out;
  expect(await out('uk')).toMatch(/^ +1\. Почати бій \(захисту немає: колонка [123, ]+\)$/m);
  expect(await out('en')).toMatch(/^ +1\. Start the battle \(undefended: column [123, ]+\)$/m);
  expect((await run('play war --seed 1 --lang ru', ['q'])).out).toMatch(/^ +1\. Оставить руку$/m);
  // The usual word is understood as well.
  expect(await out('uk', 'пас')).toContain('чекає на бій');
  expect(await out('en', 'i enhanced')).toContain('only an enhanced attack beats an enhanced defence');
  expect(await out('uk', 'к ракетний удар')).toContain('ракетний удар: якщо ворог уцілів');
  expect(await out('ru', 'к ом')).toContain('очки мобилизации: дают карты');
  // A card and a word of the same name are both told; what only the rulebook knows is found there.
  expect(await out('en', 'i panic')).toMatch(/Panic · Panic[^]*panic: a panic card for each invader/);
  expect(await out('en', 'i first player')).toMatch(
    /No card in sight is called[^]*The rules mention it: r first player/,
  );
  expect(await out('en', 'i xyzzy')).not.toContain('The rules mention it');
});
test('the map of Bravery Time says what its signs are, and a territory what it borders on', async () => {
  const out = async (...typed: readonly string[]): Promise<string> =>
    (await run('play bravery --seed 1 --setup players=1 --lang uk', [...typed, 'q'])).out;
  expect(await out()).toContain('Мапа (□ вільна, ■ окупована, ◆ щит):');
  expect(await out()).toMatch(/\[\d дні, Воля \+\d, термінова\]/);
  expect(await out('к воля', 'к ◆')).toMatch(/Воля: її дають[^]*Щит: очко захисту/);
  expect(await out('к Сіверщина')).toContain('Сусіди: Київщина і Полісся, Слобожанщина, Таврія і Крим');
});
test('the table of Bravery Time says which difficulty is played, by either word for it', async () => {
  const head = async (difficulty: string): Promise<string | undefined> => {
    const { code, out } = await run(`play bravery --seed 1 --lang en${difficulty}`, ['q']);
    expect(code).toBe(0);
    return /\n(Difficulty: .+)\nWeek 1 · enemy deck: /.exec(out)?.[1];
  };
  const normal = 'Difficulty: Normal (the enemy grows with the number of players)';
  const rulebook = 'Difficulty: As in the rulebook (the same enemy for any number of players)';
  const typed = ['', 'ours', 'printed', 'harder', 'bare', 'rulebook'];
  expect(await Promise.all(typed.map((word) => head(word && ` --setup difficulty=${word}`)))).toEqual([
    normal,
    normal,
    normal,
    'Difficulty: Harder (fewer people’s actions in the deck)',
    rulebook,
    rulebook,
  ]);
});

describe('best of three', () => {
  const givingUp = (screen: string): string =>
    screen.includes('Between games') ? '' : screen.includes('Really concede') ? 'y' : 'c';
  test('goes on until somebody has won two; the first turn of a war passes on', async () => {
    const { code, out } = await run('play war --best-of 3 --bot random --seed s --lang en', givingUp);
    expect(code).toBe(0);
    expect(out).toContain('Game 1, best of 3: you 0 : 0 the computer');
    expect(out).toContain('Game 2, best of 3: you 0 : 1 the computer');
    expect(out).toContain('Best of 3 ended: you 0 : 2 the computer');
    expect(out).not.toContain('Game 3');
    expect(out.match(/--best-of 3 --seed s$/gm)).toHaveLength(2);
  });
  test('ends when the people leave, and is not for one or for many', async () => {
    expect((await run('play war --best-of 3 --bot random --seed s --lang en', ['q'])).out).not.toContain('Game 2');
    const alone = await run('play afu --best-of 3 --setup players=1 --lang en');
    expect([alone.code, alone.err.includes('--best-of: only for two seats')]).toEqual([2, true]);
  });
});

describe('between two games of a series', () => {
  const code = encodeDeck(cards, {
    ...READY_DECKS.find(({ id }) => id === 'northern-front')!,
    sideboard: { 'foot-scouts': 3, 't-34': 2 },
  });
  const line = `play war --terms format=open,sideboard=10 --best-of 3 --setup deck1=${code},deck2=high-seas --bot random --seed b`;
  /** Gives up every game; says these lines between games, and then nothing that changes anything. */
  const between = (asks: string, ...lines: readonly string[]) => {
    const left = [...lines];
    let [isAsked, most] = [false, 60];
    return (screen: string): string | undefined => {
      if (most-- === 0) return undefined;
      if (screen.includes(asks)) isAsked = true;
      if (/(quit|вийти|выйти)\n> $/.test(screen)) isAsked = false;
      if (isAsked) return left.shift() ?? '';
      // Whoever gives up is asked whether they mean it.
      return /\([^()]+\)\s*$/.test(screen) ? 'y' : 'c';
    };
  };
  test('cards are exchanged by name and a division is announced; what does not fit is refused with rule and remedy', async () => {
    const typed = [
      '+ 2 Foot Scouts',
      '',
      '- 5 t-34',
      '+ 9 t-34',
      '- lend-lease',
      '- sherman',
      'zzz',
      'spearhead',
      '- 1 po',
      '',
    ];
    const { code: exit, out } = await run(`${line} --seat 1 --lang en`, between('Between games', ...typed));
    expect(exit).toBe(0);
    const told = out.slice(out.indexOf('Between games')).replaceAll(/\s+/g, ' ');
    expect(told).toContain('Division: none');
    expect(told).toContain('To be announced: 13th Guards Rifle Division · 5th Guards Tank Corps');
    expect(told).toMatch(/Deck: .*4 × Lend-lease Sherman.*Sideboard: .*3 × Foot Scouts/);
    expect(told).toContain('Cards in the deck: 62, in the sideboard: 3.');
    expect(told).toContain('WAR-2.1: Cards in the deck: 62; it must have exactly 60. Cards to take out: 2.');
    expect(told).toContain('There are not so many cards “t-34” in the deck.');
    expect(told).toContain('There are not so many cards “T-34” in the sideboard.');
    expect(told).toContain('More than one name fits: Lend-lease Sherman · ');
    expect(told).toContain('There is no division “zzz”.');
    expect(told).toContain('Cards in the deck: 60, in the sideboard: 5. > Game 2, best of 3');
  });
  test('a division of another side, and a sideboard that is larger than agreed, are refused by their rules', async () => {
    const few = line.replace('sideboard=10', 'sideboard=5');
    const typed = ['28th', '', '-', '- rifle', '', '+ foot', '', '- t-34', 'q'];
    const { out } = await run(`${few} --seat 1 --lang en`, between('Between games', ...typed));
    expect(out).toContain('Division: 28th Jäger Division');
    expect(out).toContain('WAR-R1: ');
    expect(out).toContain('Cards in the deck: 59, in the sideboard: 6.');
    expect(out).toMatch(/WAR-2.1: |WAR-28.8: /);
    expect(out).toContain('Game 2, best of 3');
  });
  test('the next game is played with what was announced and exchanged', async () => {
    const { out } = await run(
      `${line} --seat 1 --lang en`,
      between(
        'Between games',
        '- 4 lend-lease sh',
        '- 1 Po-2',
        '+ 3 Foot Scouts',
        '+ 2 T-34',
        'guards-rifle-division',
        '',
      ),
    );
    const [, second = ''] = out.split('Game 2, best of 3');
    expect(second).toContain('Best of 3 ended');
    expect(second).toContain('13th Guards Rifle Division');
  });
  test.each([
    ['uk', 'Між партіями', 'Дивізія: немає'],
    ['ru', 'Между партиями', 'Дивизия: нет'],
    ['en', 'Between games', 'Division: none'],
  ])('it is asked in %s, of everybody at the screen, each behind the curtain', async (lang, asks, division) => {
    const { out } = await run(`${line} --seat all --lang ${lang}`, between(asks, '-', '', '', ''));
    // Two pauses, two people.
    expect(out.split(asks)).toHaveLength(5);
    expect(out).toContain(division);
    expect(out).not.toMatch(/undefined|\[object/);
  });
  test('nobody is asked who plays a deck by lot, and who leaves or has no more to say ends the series', async () => {
    const lot = await run(
      'play war --best-of 3 --setup deck1=random --bot random --seed b --lang en',
      between('Between games'),
    );
    expect([lot.code, lot.out.includes('Between games')]).toEqual([0, false]);
    const left = await run(`${line} --lang en`, between('Between games', 'q'));
    expect([left.code, left.out.includes('Game 2')]).toEqual([0, false]);
    expect((await run(`${line} --lang en`, ['c', 'y'])).code).toBe(1);
  });
});

test('the same seed and the same moves are the same game', async () => {
  const [one, two] = [await run(`${base} --seed s`, chooser(1)), await run(`${base} --seed s`, chooser(1))];
  expect(two.out).toBe(one.out);
  expect((await run(`${base} --seed t`, chooser(1))).out).not.toBe(one.out);
});

describe('besides the numbers', () => {
  const typing = async (...lines: string[]) => (await run(`${base} --seed a --lang uk`, ['1', ...lines, 'в'])).out;

  test('words do, in the language of the screen or in notation', async () => {
    expect(await typing('Пропустити')).toContain('Крок ходу 2');
    expect(await typing('pass')).toContain('Крок ходу 2');
    expect(await typing('узяти')).toContain('Крок ходу 2');
    expect(await typing('карту узя')).toContain('Крок ходу 2');
  });
  test('what is not on the list is answered, and nothing happens', async () => {
    expect(await typing('99')).toContain('Варіанта «99» немає. Введіть число від 1 до 2 або д (довідка).');
    expect(await typing('', '   ', '-1')).toContain('Варіанта «-1» немає.');
  });
  test('what a rule refuses is answered with the rule', async () => {
    const out = await typing('1', 'Відновити локацію І');
    expect(out).toContain(
      'Не можна: Відновити локацію: І (Іонний колодязь)\n  LIB-5.6: Ця локація готова: відновлювати нічого.',
    );
  });
  test('? lists what is refused, rule by rule', async () => {
    expect(await typing('1', '?')).toMatch(
      /Зараз не можна:\n {2}LIB-8\.6: Бракує карт чи локацій.*\n {4}· Місія «Пропаганда»/,
    );
  });
  test('cards, rules, table, log and help can be looked at, by Latin and by Ukrainian keys', async () => {
    for (const key of ['i', 'к']) {
      expect(await typing(key)).toContain('Казино');
      expect(await typing(`${key} каз`)).toMatch(/Казино.* · Підпілля/);
      expect(await typing(`${key} нема`)).toContain('Карти «нема» серед видимих немає');
    }
    expect(await typing('r LIB-6.5')).toContain('LIB-6.5 (правило)');
    expect(await typing('п')).toContain('LIB-5.1 (правило)');
    expect(await typing('п 5')).toMatch(/^LIB-5\.1: /m);
    expect(await typing('п саботаж')).toMatch(/^LIB-[\d.]+: .*аботаж/m);
    expect(await typing('п LIB-77')).toContain('Правила «LIB-77» немає, і слова такого в правилах немає. Розділи:');
    expect((await typing('с')).match(/З’єднання/g)!.length).toBe(3);
    expect((await typing('ж')).match(/Династія захоплює локацію І/g)!.length).toBe(2);
    expect(await typing('д')).toContain('повернути свій останній хід');
    expect(await typing('вікна')).toContain('Діють: * smart, only smart');
    expect(await typing('вікна only always', 'вікна')).toContain('Діють: * smart, only always');
    const wrong = await typing('вікна щось never', 'вікна * колись', 'вікна *');
    expect(wrong).toContain('Вікна «щось» немає: саме слово «вікна» покаже всі.\nВведіть, наприклад: вікна * smart');
    expect(wrong).toContain('Наказу «колись» немає: є always, smart і never.\nВведіть, наприклад: вікна * smart');
    expect(wrong).not.toContain('Наказу «» немає');
  });
  test('a hint names one of the options', async () => {
    expect(await typing('підказка')).toMatch(/Комп’ютер обрав би [12]: (Пропустити|Узяти карту)/);
    expect(await typing('x')).toContain('Комп’ютер обрав би');
  });
  test('a move is taken back, and told so', async () => {
    const out = await typing('1', 'н');
    expect(out.slice(out.lastIndexOf('Хід повернуто.'))).toContain('Крок ходу 1');
    expect(await run(`${base} --seed a --lang uk`, ['н', 'в'])).toMatchObject({
      out: expect.stringContaining('Повертати нічого: ваших ходів ще не було.') as string,
    });
  });
  test('the record is saved and can be replayed and verified', async () => {
    const file = join(folder, 'saved.json');
    expect(await typing('1', `з ${file}`)).toContain(`Збережено: ${file}`);
    expect((JSON.parse(readFileSync(file, 'utf8')) as { moves: unknown[] }).moves.length).toBe(3);
    expect((await run(`replay ${file} --lang en`)).out).toContain('3 moves, every digest matches');
    expect((await run(`verify ${file}`)).code).toBe(0);
    expect(await typing('з')).toContain('Куди? Введіть: з <файл>');
    expect(await typing(`з ${join(folder, 'no', 'folder.json')}`)).toContain('Не збережено');
  });
  test('giving up is asked twice', async () => {
    expect(await typing('здатися', 'н')).not.toContain('здається');
    expect(await typing('здатися', 'т')).toContain('Династія здається.');
  });
  test('input that ends too early is an exit code of 1', async () => {
    expect(await run(`${base} --lang uk`, ['1'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('Введення скінчилося раніше за партію.') as string,
    });
  });
});

describe('several people at one screen', () => {
  const all = 'play liberation --seat all --seed a --lang uk';
  test('a curtain stands between them, and behind it only what the seat may see', async () => {
    const { out } = await run(all, ['1', '1', 'в']);
    const [dynasty, answer] = out.split('Тепер екран для сторони «Опір».');
    const [resistance] = answer!.split('Тепер екран для сторони «Династія».');
    expect(dynasty).toMatch(/Опір, рука: 3 карти долілиць/i);
    expect(resistance).toMatch(/Опір, рука: \p{L} \(/iu);
    expect(resistance).toMatch(/Династія, рука: 2 карти долілиць/i);
  });
  test('who wants a move back that the other has answered asks the other', async () => {
    const no = await run(all, ['1', '1', 'н', 'н', 'в']);
    expect(no.out).toContain('Опір, дозволити повернути хід (Династія)?');
    expect(no.out).toContain('Опір не дозволяє: хід лишається.');
    const yes = await run(all, ['1', '1', 'н', 'т', 'в']);
    expect(yes.out.slice(yes.out.indexOf('дозволити'))).toContain('Викладіть горілиць свою першу захоплену локацію.');
  });
});
