import { writeFileSync } from 'node:fs';
import { prepareBot } from '../../bots/spec.ts';
import type { GameModule } from '../../games/index.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import { tableOf } from '../../kernel/draft.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { type Pack, packsChance, packsCommitment, packsOf } from '../../kernel/packs.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { toHex } from '../../kernel/sha256.ts';
import { studyPools } from '../../lab/pools.ts';
import { flag, settings, whole, word } from '../arguments.ts';
import { type Call, command } from '../command.ts';
import { countedIn, draftAt } from '../drafting.ts';
import { loadGame, numberOfSeed } from '../game.ts';
import type { PacksFile } from '../packs-file.ts';
import { Progress } from '../progress.ts';
import { percent } from '../figures.ts';

const flags = {
  terms: settings(),
  sort: word('SORT'),
  seed: word('S'),
  out: word('FILE'),
  games: whole('N', 0, 1_000_000, 0),
  bot: word('LEVEL', 'greedy'),
  people: whole('N', 0, 8, 1),
  json: flag(),
} as const;
type Given = Call<typeof flags>;

/** Opens packs as a seat would, or measures what bots make of them. */
export default command('boosters', flags, async (call) => {
  const { text, flags: given, positionals } = call;
  const module = await loadGame(positionals[0]!, text);
  if (module.game.brings?.packs === undefined) throw new InputError(positionals[0]!, text.wrong.noPacks);
  const terms = readSetup(module.game.brings.terms, { format: 'sealed', ...given.terms }, '--terms');
  if (given.games > 0) return measured(call, module, terms);
  return module.game.brings.packs.plan(terms)?.places === undefined
    ? opened(call, module, terms)
    : drafted(call, module, terms);
});

async function measured(
  { io, text, flags: given }: Given,
  module: GameModule,
  terms: PacksFile['terms'],
): Promise<number> {
  await prepareBot(given.bot!, module.game);
  const progress = new Progress(io);
  const found = studyPools(module, terms, given.bot!, given.games, {
    seed: numberOfSeed(given.seed ?? '1'),
    progress: (done, of) => progress.tell(text.lab.progress(done, of)),
  });
  progress.end();
  if (given.json) {
    io.out(JSON.stringify(found));
    return 0;
  }
  const { share } = found;
  io.out(`${found.game}: ${text.lab.games(share.games)}, ${found.bot}, ${text.lab.seed(found.seed)}`);
  io.out(`  ${text.boosters.built(percent(share.share), percent(share.from), percent(share.to))}`);
  for (const [sort, one] of Object.entries(found.sorts)) io.out(`  ${sort}: ${percent(one.share)}%`);
  return 0;
}

function opened(call: Given, module: GameModule, terms: PacksFile['terms']): number {
  const { io, text, language, flags: given } = call;
  const { game, texts } = module;
  const brings = game.brings!;
  const { packs } = brings;
  const plan = packs!.plan(terms);
  if (plan === undefined) throw new InputError('--terms', text.wrong.sealedOnly);
  const sorts = packs!.sorts(terms);
  const sort = given.sort ?? sorts[0]!;
  if (!sorts.includes(sort)) throw new InputError('--sort', text.wrong.oneOf(sorts.join(', '), sort));
  const secret = secretFrom(given.seed);
  const drawn = packsOf(packs!, terms, plan, 0, sort, packsChance(secret, ['']));
  const file: PacksFile = {
    redut: 'packs',
    game: game.name,
    edition: game.edition,
    commitment: packsCommitment(secret, terms),
    secret,
    terms,
    seats: [{ nonce: '', sort }],
    opened: [drawn],
  };
  if (given.out !== undefined) writeFileSync(given.out, `${JSON.stringify(file, undefined, 2)}\n`);
  if (given.json) {
    io.out(JSON.stringify(file));
    return 0;
  }
  const nameOf = namesOf(module, texts[language]);
  drawn.forEach((pack: Pack, i) => io.out(`${text.boosters.booster(i + 1)}: ${pack.map(nameOf).join(', ')}`));
  const deck = brings.suits(terms, 0 as Seat, new FastChance(0), { sort, cards: drawn.flat() });
  io.out(`${text.boosters.deck}: ${Object.values(deck).join()}`);
  io.out(`${text.boosters.commitment}: ${file.commitment}`);
  if (given.out !== undefined) io.out(text.boosters.written(given.out));
  return 0;
}
const secretFrom = (seed: string | undefined): string =>
  toHex(seed === undefined ? crypto.getRandomValues(new Uint8Array(32)) : secretOfSeed(seed));

/** A draft at this screen: people take cards one after the other, bots sit at the other places. */
async function drafted(call: Given, module: GameModule, terms: PacksFile['terms']): Promise<number> {
  const { io, text, language, flags: given } = call;
  const { game, texts } = module;
  const brings = game.brings!;
  const packs = brings.packs!;
  const plan = packs.plan(terms)!;
  const { people } = given;
  if (people > plan.places!) throw new InputError('--people', text.wrong.whole(0, plan.places!, String(people)));
  const [sort = ''] = packs.sorts(terms);
  const secret = secretFrom(given.seed);
  const seats = Array.from({ length: plan.places! }, () => ({ nonce: '', sort }));
  const chance = packsChance(
    secret,
    seats.map(({ nonce }) => nonce),
  );
  const commitment = packsCommitment(secret, terms);
  io.out(`${text.boosters.commitment}: ${commitment}`);
  const nameOf = namesOf(module, texts[language]);
  const dealt = seats.map((_, place) => packsOf(packs, terms, plan, place, sort, chance));
  const saysOf = cardsOf(module, texts[language], ({ kind, lines }) => [kind, ...lines].join(' · '));
  const draft = await draftAt({ io, text, packs, terms, people, nameOf, saysOf }, dealt);
  if (draft === undefined) {
    io.out(text.boosters.stopped);
    return 1;
  }
  const { taken } = tableOf(draft);
  const { picks } = draft;
  const all = taken.map((cards) => [cards]);
  const own = { commitment, secret, terms, seats, picks, places: seats.length, opened: all };
  const file: PacksFile = { redut: 'packs', game: game.name, edition: game.edition, ...own };
  if (given.out !== undefined) writeFileSync(given.out, `${JSON.stringify(file, undefined, 2)}\n`);
  if (given.json) {
    io.out(JSON.stringify(file));
    return 0;
  }
  for (const [seat, cards] of taken.slice(0, people).entries()) {
    io.out(`\n${text.boosters.player(seat + 1)}: ${countedIn(cards, nameOf)}`);
    const deck = brings.suits(terms, 0 as Seat, new FastChance(0), { sort, cards });
    io.out(`${text.boosters.deck}: ${Object.values(deck).join()}`);
  }
  if (given.out !== undefined) io.out(text.boosters.drafted(given.out, seats.length));
  return 0;
}
type Words = GameModule['texts']['en'];
const namesOf = (module: GameModule, words: Words): ((id: string) => string) =>
  cardsOf(module, words, ({ name }) => name);
/** What is said of a card, by the name that packs have for it. */
function cardsOf(
  { game }: GameModule,
  words: Words,
  said: (text: ReturnType<Words['card']>) => string,
): (id: string) => string {
  const state = rulesFor(game, readSetup(game.options, {})).create();
  const prints = Array.from({ length: game.prints ?? game.cards }, (_, i) => (i + 1) as DefId);
  const defs = new Map(prints.map((def) => [game.key?.(state, def) ?? String(def), def]));
  return (id) => {
    const def = defs.get(id);
    return def === undefined ? id : said(words.card(def));
  };
}
