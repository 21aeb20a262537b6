import type { GameModule } from '../../games/index.ts';
import { textFor } from '../../kernel/roles.ts';
import { saveFile } from '../shell/save-file.ts';
import { language } from '../shell/settings.ts';
import type { GameFigures } from '../worker/wire.ts';
import { cardRates, courseOf, csvOf, histogram, median, winRate } from './figures.ts';
import { findingOf } from './headline.ts';
import { type Interval, Intervals, Lengths, rateOf, RunningDifference } from './plots.tsx';
import { Results } from './results.tsx';
import type { Run } from './runner.ts';
import { secondOf, type Study } from './study.ts';
import { WORDS } from './words.ts';

interface FindingProps {
  readonly name: string;
  readonly module: GameModule;
  readonly study: Study;
  readonly run: Run;
}
/** What was found, first as a sentence, then in pictures, then as figures. */
export function Finding({ name, module, study, run }: FindingProps) {
  const w = WORDS[language.value];
  const { first, second, running, sure } = run;
  const { headline, figure, claim, tone } = findingOf(module, study, run);
  const compared = secondOf(study) !== undefined;
  const done = compared ? Math.min(first.length, second.length) : first.length;
  const steps = compared ? courseOf(first, second) : [];
  return (
    <>
      <section class="lab-panel">
        <p class="zone-label">{running ? w.counting : w.finding}</p>
        <h2 class="lab-finding">
          {headline}: <b class={tone}>{figure}</b>
        </h2>
        <p class={`lab-claim ${tone}`}>{claim}</p>
        <div class="lab-progress">
          <progress max={study.count} value={done} aria-label={w.count} />
          <span aria-live="polite" data-progress="">
            {compared ? w.pairs(done, study.count) : w.progress(done, study.count)}
          </span>
          <span class="mute">{sure ? w.stoppedSure : ''}</span>
        </div>
        <div class="lab-pictures">
          {compared && (
            <div>
              <h3 class="zone-label">{w.course}</h3>
              <RunningDifference steps={steps} most={study.count} says={`${w.course}: ${figure}`} />
            </div>
          )}
          <div>
            <h3 class="zone-label">{w.wins}</h3>
            <Intervals rows={ratesOf(module, study, first, second)} even={0.5} title={w.wins} />
          </div>
        </div>
      </section>
      <div class="lab-pair">
        <CardsPanel module={module} games={compared && second.length > 0 ? second : first} study={study} />
        <section class="lab-panel">
          <h3 class="zone-label">{w.lengths}</h3>
          <Lengths
            bins={histogram(compared ? [first, second] : [first])}
            says={compared ? w.lengthsOf(median(first), median(second)) : w.length(median(first))}
          />
        </section>
      </div>
      <section class="lab-panel">
        <Results module={module} first={first} second={second} />
        <button
          type="button"
          class="button"
          onClick={() => saveFile(`redut-${name}.csv`, csvOf(first, second, seatsOf(module, study)))}
        >
          {w.csv}
        </button>
      </section>
    </>
  );
}
const seatsOf = (module: GameModule, { setup }: Study): readonly string[] =>
  textFor(module.game, module.texts[language.value], setup).seats;

function ratesOf(
  module: GameModule,
  study: Study,
  first: readonly GameFigures[],
  second: readonly GameFigures[],
): readonly Interval[] {
  const w = WORDS[language.value];
  const names = module.game.utility === 'shared' ? [w.together] : seatsOf(module, study);
  const rows = (games: readonly GameFigures[], tone: 'was' | 'is', note: string): readonly Interval[] =>
    games.length === 0
      ? []
      : names.slice(0, games[0]!.wins.length).map((name, seat) => {
          const { share, from, to } = winRate(games, seat);
          return { name, note, tone, share, from, to };
        });
  const compared = secondOf(study) !== undefined;
  return [
    ...rows(first, compared ? 'was' : 'is', compared ? w.was : w.gamesOf(first.length)),
    ...rows(second, 'is', w.is),
  ];
}

const CARDS = 8;
/** How often the first side won where a card was played. */
function CardsPanel({ module, games, study }: { module: GameModule; games: readonly GameFigures[]; study: Study }) {
  const w = WORDS[language.value];
  if (module.usage === undefined) return null;
  const rates = cardRates(games, 0, CARDS);
  const overall = winRate(games, 0).share;
  const seat = module.game.utility === 'shared' ? w.together : (seatsOf(module, study)[0] ?? '');
  return (
    <section class="lab-panel">
      <h3 class="zone-label">{w.ifPlayed(seat)}</h3>
      {rates.length === 0 ? (
        <p class="mute">{w.fewGames}</p>
      ) : (
        <>
          <Intervals
            rows={rates.map((rate) =>
              rateOf(rate, module.texts[language.value].card(module.usage!.prints[rate.print]!).name, overall),
            )}
            even={overall}
            title={w.ifPlayed(seat)}
          />
          <p class="mute">{w.colours}</p>
        </>
      )}
    </section>
  );
}
