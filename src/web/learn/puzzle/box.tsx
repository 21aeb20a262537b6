import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { levelName } from '../../../bots/levels.ts';
import type { GameModule } from '../../../games/index.ts';
import { textAt } from '../../../kernel/roles.ts';
import { type Laid, TRIERS } from '../../../lab/puzzles/puzzle.ts';
import { percent } from '../../shell/figures.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { hasLittleRoom } from '../../shell/letters.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { isWarm, whyRight, whyWrong } from './reasons.ts';
import type { Offered } from './shelf.ts';
import { dayWords } from './day-spoken.ts';
import { puzzleWords } from './spoken.ts';

/** How far somebody has come with a puzzle. */
export interface Solving {
  /** The moves that were tried, the latest last. */
  readonly tried: readonly string[];
  readonly state: 'open' | 'solved' | 'shown';
  /** The move whose course is on the table. */
  readonly watched?: string;
}
interface BoxProps {
  readonly offered: Offered;
  readonly laid: Laid;
  readonly module: GameModule;
  readonly solving: Solving;
  readonly next: Offered | undefined;
  readonly giveUp: () => void;
  readonly again: () => void;
  readonly watch: (move: string) => void;
}
/** The task, what came of the last try and why, and the way on. */
export function PuzzleBox(props: BoxProps) {
  const { offered, laid, module, solving } = props;
  const w = puzzleWords();
  const { state, tried, watched } = solving;
  // On a phone the reply lies over the hand: it makes room when it was read, and the next one is shown again.
  const folded = useSignal(false);
  useEffect(() => {
    folded.value = false;
  }, [tried.length, state, watched]);
  const seat = textAt(module.game, module.texts[language.value], laid.sight.state).seats[laid.seat] ?? '';
  return (
    <section
      class={`puzzle is-${state}`}
      aria-label={dayWords().title}
      data-home=""
      tabIndex={-1}
      data-puzzle={offered.name}
      data-state={state}
      data-tries={tried.length}
      data-quiet={state === 'open' && watched === undefined ? undefined : ''}
    >
      <header>
        <a
          class="icon-button"
          data-leave=""
          href={href(['puzzles', offered.game])}
          aria-label={w.leave}
          title={w.leave}
        >
          <Icon name="r-undo" />
        </a>
        <b>{w.number(offered.number, offered.rating)}</b>
        {state === 'open' && laid.played.rules.seats > 1 && <small>{w.side(seat)}</small>}
      </header>
      <p class="puzzle-task" aria-live="polite">
        <b>{state === 'open' ? w.task[offered.task] : state === 'solved' ? w.solved(tried.length) : w.solution}</b>
      </p>
      {!folded.value && (state !== 'open' || tried.length > 0) && (
        <div class="puzzle-reply">
          {state === 'open' ? <Wrong {...props} /> : <Right {...props} />}
          <div class="puzzle-ways">
            {watched !== undefined && (
              <button type="button" class="button small" data-again="" onClick={props.again}>
                {w.back}
              </button>
            )}
            {state !== 'open' && <Onwards {...props} />}
            {hasLittleRoom.value && (
              <button type="button" class="button small" data-fold="" onClick={() => (folded.value = true)}>
                {words().table.close}
              </button>
            )}
          </div>
        </div>
      )}
      <div class="puzzle-ways">
        {folded.value && (
          <button
            type="button"
            class="button small"
            data-unfold=""
            aria-label={state === 'open' ? w.wrong(tried.length) : w.works}
            onClick={() => (folded.value = false)}
          >
            <Icon name={state === 'open' ? 'r-x' : 'r-check'} />
          </button>
        )}
        {state === 'open' && watched === undefined && (
          <button
            type="button"
            class="button small"
            data-give-up=""
            aria-label={w.giveUp}
            title={w.giveUp}
            onClick={props.giveUp}
          >
            <Icon name="light-bulb" />
            <span>{w.giveUp}</span>
          </button>
        )}
      </div>
    </section>
  );
}
function Wrong({ laid, module, offered: { puzzle }, solving: { tried, watched }, watch }: BoxProps) {
  const w = puzzleWords();
  const move = tried.at(-1)!;
  const hasCourse = puzzle.figures.some((one) => one.move === move && one.course !== undefined);
  return (
    <div class="puzzle-answer" role="alert" data-wrong={move}>
      <h2>
        <Icon name="r-x" />
        {w.wrong(tried.length)}
      </h2>
      {whyWrong(module, laid, puzzle, move, language.value).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isWarm(puzzle, move) && <p class="puzzle-warm">{w.warm}</p>}
      {hasCourse && watched === undefined && (
        <button type="button" class="button small" data-watch="" onClick={() => watch(move)}>
          <Icon name="r-play" />
          {w.show}
        </button>
      )}
    </div>
  );
}
function Right({ laid, module, offered: { puzzle }, solving: { watched }, watch }: BoxProps) {
  const w = puzzleWords();
  const [best] = puzzle.figures;
  return (
    <div class="puzzle-answer is-right" role="status" data-right="">
      <h2>
        <Icon name="r-check" />
        {w.works}
      </h2>
      {whyRight(module, laid, puzzle, language.value).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {best!.course !== undefined && watched === undefined && (
        <button type="button" class="button small" data-watch="" onClick={() => watch(best!.move)}>
          <Icon name="r-play" />
          {w.show}
        </button>
      )}
      {puzzle.rated !== undefined && (
        <dl class="puzzle-levels">
          <dt class="zone-label">{w.solvedBy}</dt>
          {TRIERS.map((level) => (
            <dd key={level}>
              {levelName(level, language.value)} <b>{percent(puzzle.rated![level].solved / puzzle.rated![level].of)}</b>
            </dd>
          ))}
        </dl>
      )}
      <small class="mute">{w.source(puzzle.at)}</small>
    </div>
  );
}
function Onwards({ next, again, solving: { watched } }: BoxProps) {
  const w = puzzleWords();
  return (
    <>
      {next !== undefined && (
        <a class="button filled" data-next="" href={href(['puzzle', next.name])}>
          {w.next}
        </a>
      )}
      {watched === undefined && (
        <button type="button" class="button small" data-again="" onClick={again}>
          {w.again}
        </button>
      )}
    </>
  );
}
