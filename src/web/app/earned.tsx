import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { newlyEarned } from '../../kernel/feats.ts';
import { fetchedGame } from '../games/titles.ts';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { featWords } from './mine/feat-words.ts';
import { useCounted } from './mine/feats.ts';
import type { PastGame } from './mine/games.ts';
import { gatherHere } from './mine/gather.ts';
import { FeatMark } from './mine/profile-feats.tsx';

/** Under the result of a game: the feats that it brought. It says nothing as long as nothing is known. */
export function EarnedFeats({ game, match }: { game: string; match: string }) {
  const past = useSignal<readonly PastGame[]>([]);
  useEffect(() => {
    let gone = false;
    gatherHere().then(
      (found) => {
        if (!gone) past.value = found.past.filter((one) => one.game === game);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, match]);
  const { counted, of } = useCounted(past.value);
  const feats = fetchedGame(game)?.feats;
  if (feats === undefined || of === 0 || counted.length < of) return null;
  const earned = newlyEarned(feats, counted, match);
  if (earned.length === 0) return null;
  const w = featWords();
  return (
    <section class="earned-feats" role="status" data-earned={earned.map(({ key }) => key).join(' ')}>
      <b class="zone-label">{w.fresh(earned.length)}</b>
      <ul>
        {earned.map(({ key }) => (
          <li key={key}>
            <FeatMark game={game} feat={key} done />
            <span>
              {feats.words[language.value][key]!.name}
              <small>{feats.words[language.value][key]!.what}</small>
            </span>
          </li>
        ))}
      </ul>
      <a href={href(['me'])}>{w.toProfile}</a>
    </section>
  );
}
