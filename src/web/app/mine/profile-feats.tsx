import { useSignal } from '@preact/signals';
import { type Feats, type FeatProgress, progressIn } from '../../../kernel/feats.ts';
import { fetchedGame } from '../../games/titles.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { featIcon } from './feat-icons.ts';
import { featWords } from './feat-words.ts';
import { useCounted } from './feats.ts';
import { BRIEF, FeatsToCome, MarksToCome } from './feats-to-come.tsx';
import type { PastGame } from './games.ts';
import { dayOf } from './telling.ts';

/** What of a game's feats was done and in which game, and how far the rest is; counted from the records, here and now. */
export function FeatPanel({ game, past }: { game: string; past: readonly PastGame[] }) {
  const module = fetchedGame(game);
  if (module === undefined) return <FeatsToCome />;
  return module.feats === undefined ? null : <FeatsOf game={game} feats={module.feats} past={past} />;
}
function FeatsOf({ game, feats, past }: { game: string; feats: Feats; past: readonly PastGame[] }) {
  const w = featWords();
  const whole = useSignal(false);
  const { counted, of } = useCounted(past);
  const all = progressIn(feats, counted);
  // In what order they stand is known when all is counted: until then none is shown that would have to move.
  const counting = counted.length < of;
  const done = all.filter(({ earned }) => earned !== undefined).length;
  // What is done first, then what is nearest.
  const nearness = ({ feat, have, earned }: FeatProgress): number => (earned === undefined ? have / feat.needed : 2);
  const inOrder = all.toSorted((a, b) => nearness(b) - nearness(a));
  return (
    <section class="profile-panel feats" aria-labelledby="feats-title" data-counted={counted.length} data-of={of}>
      <header>
        <h3 class="zone-label" id="feats-title">
          {w.title}
        </h3>
        {counting ? (
          <span class="mute">{w.counting(counted.length, of)}</span>
        ) : (
          <span data-feats={`${done}/${all.length}`}>{w.have(done, all.length)}</span>
        )}
        <button
          type="button"
          class="button bare small"
          aria-expanded={whole.value}
          onClick={() => (whole.value = !whole.value)}
        >
          {whole.value ? w.fewer : w.all}
        </button>
      </header>
      {counting ? (
        <MarksToCome />
      ) : whole.value ? (
        <ul class="feat-list">
          {inOrder.map((progress) => (
            <FeatLine key={progress.feat.key} {...{ game, feats, progress }} />
          ))}
        </ul>
      ) : (
        <ul class="feat-row">
          {inOrder.slice(0, BRIEF).map((progress) => (
            <FeatDisc key={progress.feat.key} {...{ game, feats, progress }} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FeatProps {
  readonly game: string;
  readonly feats: Feats;
  readonly progress: FeatProgress;
}
export const FeatMark = ({ game, feat, done }: { game: string; feat: string; done: boolean }) => (
  <span class={`feat-mark ${done ? 'is-done' : ''}`} aria-hidden="true">
    <Icon name={featIcon(game, feat)} />
  </span>
);
function FeatDisc({ game, feats, progress: { feat, have, earned } }: FeatProps) {
  const w = featWords();
  const { name, what } = feats.words[language.value][feat.key]!;
  return (
    <li title={what} data-feat={feat.key} data-done={earned !== undefined}>
      <FeatMark game={game} feat={feat.key} done={earned !== undefined} />
      <span>{name}</span>
      {earned === undefined && (
        <small class="mute">
          <span class="hidden-words">{w.missing}: </span>
          {w.progress(have, feat.needed)}
        </small>
      )}
    </li>
  );
}
function FeatLine({ game, feats, progress: { feat, have, earned } }: FeatProps) {
  const w = featWords();
  const { name, what } = feats.words[language.value][feat.key]!;
  return (
    <li data-feat={feat.key} data-done={earned !== undefined}>
      <FeatMark game={game} feat={feat.key} done={earned !== undefined} />
      <span class="feat-what">
        <b>{name}</b>
        <span>{what}</span>
        {earned === undefined ? (
          <span class="feat-far">
            <progress max={feat.needed} value={have} aria-label={name} />
            <small class="mute">{w.progress(have, feat.needed)}</small>
          </span>
        ) : (
          <a href={href(['replay', earned.match])} title={w.replay}>
            {w.earned(dayOf(earned.at, Date.now()))}
          </a>
        )}
      </span>
    </li>
  );
}
