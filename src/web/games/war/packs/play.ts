import { war } from '../../../../games/war/game.ts';
import { SIDES } from '../../../../games/war/cards/vocabulary.ts';
import { base } from '../../../../games/war/cards/set.ts';
import { encodeDeck } from '../../../../games/war/decks/code.ts';
import type { Deck } from '../../../../games/war/decks/deck.ts';
import { FastChance } from '../../../../kernel/chance.ts';
import type { AnyGame } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { packsCommitment } from '../../../../kernel/packs.ts';
import { readSetup } from '../../../../kernel/setup.ts';
import { toHex } from '../../../../kernel/sha256.ts';
import { openedAt, openedByBot, ownPacks } from '../../../../match/packs.ts';
import { go } from '../../../shell/router.ts';
import { Link } from '../../../worker/link.ts';
import { DEFAULT_LEVEL, newSeed, seatedPerson } from '../../../worker/seating.ts';
import type { Opening } from './kept.ts';

const game = war as unknown as AnyGame;
const random = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Opens boosters on this device, by the same sums as on a server: the file of it can be verified. */
export function openAlone(sort: string, block: string, boosters: number): Opening {
  const terms = readSetup(game.brings!.terms, { format: 'sealed', block, boosters });
  return opened(terms, sort, 'alone');
}
function opened(terms: Readonly<Record<string, unknown>>, sort: string, from: Opening['from']): Opening {
  const [secret, nonce] = [random(32), random(16)];
  const commitment = packsCommitment(secret, terms);
  const packs = ownPacks(game, terms, { secret }, 0, { nonce, sort });
  const proof = { edition: game.edition, terms, secret, commitment, nonce };
  return { id: newSeed(), at: Date.now(), from, sort, packs, seen: 0, proof };
}
/** As `redut verify` reads it. */
export function packsFile({ sort, packs, proof }: Opening): string {
  const { edition, nonce, ...rest } = proof!;
  const file = { redut: 'packs', game: game.name, edition, ...rest, seats: [{ nonce, sort }], opened: [packs] };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** A match against a bot that has opened boosters of its own, from the same secret; the record proves both. */
export async function playAlone(opening: Opening, deck: Deck): Promise<void> {
  const { terms, secret, commitment, nonce } = opening.proof!;
  const lot = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const bot = openedByBot(game, terms, { secret }, 1, lot % SIDES.length);
  const mine = { who: '', nonce, sort: opening.sort, packs: opening.packs };
  const seats = [mine, bot];
  const theirs = game.brings!.suits(terms, 1 as Seat, new FastChance(0), openedAt({ seats }, 1));
  const setup = readSetup(game.options, { deck1: encodeDeck(base, deck), ...theirs });
  const seed = newSeed();
  const match = `${seed}~${Date.now().toString(36)}`;
  const link = new Link();
  try {
    await link.ask({
      ask: 'create',
      match,
      game: game.name,
      setup,
      seats: [seatedPerson(''), { kind: 'bot', level: DEFAULT_LEVEL }],
      seed,
      agreed: { terms, packs: { secret, commitment, opened: { seats } } },
    });
  } finally {
    link.close();
  }
  go(['table', match]);
}
