import { href } from '../../../shell/router.ts';
import { language } from '../../../shell/settings.ts';
import type { Opening } from '../packs/kept.ts';
import { playAlone } from '../packs/play.ts';
import { WORDS as PACKS } from '../packs/words.ts';
import type { Bench } from './bench.ts';
import { keep } from './kept.ts';
import { WORDS } from './words.ts';

/** A deck from boosters goes back to its room, or against a bot that has opened its own. */
export function Play({ bench, opening }: { bench: Bench; opening: Opening | undefined }) {
  const w = PACKS[language.value];
  if (opening?.room !== undefined) {
    const name = bench.deck.value.name ?? WORDS[language.value].unnamed;
    return (
      <a
        class="button filled"
        data-to-room=""
        href={href(['room', opening.room])}
        onClick={() => keep({ name, code: bench.code.value })}
      >
        {w.toRoom}
      </a>
    );
  }
  if (opening?.proof !== undefined && opening.packs.length >= LEAST_BOOSTERS)
    return (
      <button
        type="button"
        class="button filled"
        data-play-bot=""
        title={w.botPlays}
        onClick={() => void playAlone(opening, bench.deck.value)}
      >
        {w.playBot}
      </button>
    );
  return (
    <a class="button filled" href={href(['play', 'war'], { deck1: bench.code.value, ...bench.against() })}>
      {WORDS[language.value].play}
    </a>
  );
}
/** A bot cannot build a deck from fewer. */
const LEAST_BOOSTERS = 6;
