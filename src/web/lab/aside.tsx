import { titleOf } from '../games/titles.ts';
import { decimal } from '../shell/figures.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { language } from '../shell/settings.ts';
import { Lend } from './lending.tsx';
import { studies } from './kept-studies.ts';
import type { Run } from './runner.ts';
import { WORDS } from './words.ts';

/** What plays the games, and how fast. */
export function Machine({ game, run, count }: { game: string; run: Run; count: number }) {
  const w = WORDS[language.value];
  const done = run.first.length + run.second.length;
  return (
    <section class="lab-panel">
      <h2>{w.machine}</h2>
      <p>
        <Icon name="r-gear" /> {w.thisBrowser}{' '}
        <b>
          {run.seconds > 0 && done > 0 ? w.speed(decimal(done / run.seconds, done / run.seconds < 10 ? 1 : 0)) : ''}
        </b>
      </p>
      <progress max={count} value={done} aria-label={w.thisBrowser} />
      <Lend />
      <p class="mute">{w.larger}</p>
      <code>redut lab run {game} --threads 4</code>
    </section>
  );
}
/** Studies of this device, each a link that carries it out again. */
export function Earlier() {
  const w = WORDS[language.value];
  return (
    <section class="lab-panel">
      <h2>{w.earlier}</h2>
      {studies.value.length === 0 && <p class="mute">{w.noEarlier}</p>}
      <ul class="lab-earlier">
        {studies.value.map(({ game, says, result, tone, link }) => (
          <li key={link}>
            <a href={link}>
              {titleOf(game)} · {says}
            </a>
            <b class={tone}>{result}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
