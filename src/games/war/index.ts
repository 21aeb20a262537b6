import type { AnyGame } from '../../kernel/game.ts';
import { InputError } from '../../kernel/input.ts';
import type { GameModule } from '../../kernel/module.ts';
import { changesIn } from './between.ts';
import { base, BASE_FILES } from './cards/set.ts';
import type { CardSet } from './cards/columns.ts';
import { CardErrors, loadSet, parseFile } from './cards/load.ts';
import { BY_LOT } from './decks/lot.ts';
import { READY_DECKS } from './decks/ready.ts';
import { spaceOf } from './decks/space.ts';
import { feats } from './feats.ts';
import { war, warWith } from './game.ts';
import { measures, usageOf } from './measures.ts';
import { numbersWith } from './numbers.ts';
import { sayUnfit } from './brings.ts';
import { texts, textsWith } from './text/index.ts';

const moduleOf = (game: typeof war, words: typeof texts, set: CardSet): GameModule => ({
  game: game as unknown as AnyGame,
  texts: words,
  measures,
  feats,
  usage: usageOf(set),
  decks: spaceOf(set),
  sayUnfit: (unfit, language) => sayUnfit(set, unfit, language),
  changes: changesIn(set),
  campaigns: () => import('./campaigns/index.ts').then(({ campaigns }) => campaigns),
  studied: { deck1: BY_LOT, deck2: BY_LOT },
});

const moduleWith = (set: CardSet): GameModule =>
  moduleOf(warWith(set, READY_DECKS[0]!.id, READY_DECKS[4]!.id), textsWith(set), set);

/** The base set and the cards of a file beside it, see docs/card-data.md. */
function withCards(file: string, json: string): GameModule {
  try {
    const set = loadSet([...BASE_FILES, parseFile(file, json)]);
    return moduleWith(set);
  } catch (error) {
    if (error instanceof CardErrors) throw new InputError(file, error.message.replaceAll(`${file}: `, ''));
    throw error;
  }
}

export const module: GameModule = { ...moduleOf(war, texts, base), withCards, numbers: numbersWith(moduleWith) };
