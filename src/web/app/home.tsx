import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_NAMES } from '../../games/index.ts';
import { posterOf } from '../games/index.ts';
import { titleOf } from '../games/titles.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { words } from '../shell/text/index.ts';
import { type Kept, listKept } from '../worker/kept.ts';
import { PosterOf } from './poster.tsx';
import { LanguageSwitch, Logo, ThemeSwitch } from '../shell/parts.tsx';
import { href } from '../shell/router.ts';

export function Home() {
  const w = words();
  const open = useSignal<Kept | undefined>(undefined);
  useEffect(() => {
    document.title = w.redut;
  }, [w]);
  useEffect(() => {
    let gone = false;
    // Without storage there is nothing to go on with.
    listKept('on').then(
      ([latest]) => !gone && (open.value = latest),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div class={`home felt-room ${open.value === undefined ? '' : 'has-open'}`}>
      <header>
        <Logo />
        <nav aria-label={w.home.main}>
          <a class="on" aria-current="page" href={href([])}>
            {w.home.games}
          </a>
          <a href={href(['rules'])}>{w.home.rules}</a>
          <a href={href(['cards'])}>{w.home.cards}</a>
          <a href={href(['decks', 'war'])}>{w.home.decks}</a>
          <a href={href(['daily'])}>{w.home.daily}</a>
          <a href={href(['replay'])}>{w.home.replay}</a>
          <a href={href(['lab'])}>{w.home.lab}</a>
          <a href={href(['about'])}>{w.home.about}</a>
        </nav>
        <span class="spacer" />
        <span class="off">
          <Icon name="r-check" />
          {w.home.offline}
        </span>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main>
        <div class="hero">
          <div class="hero-words">
            <h1>{w.home.title(GAME_NAMES.length)}</h1>
            <p>{w.home.lead}</p>
          </div>
          {open.value !== undefined && <Continue kept={open.value} />}
        </div>
        <div class="posters">
          {GAME_NAMES.map((game) => (
            <PosterOf key={game} game={game} />
          ))}
        </div>
        <Strip />
      </main>
    </div>
  );
}

function Continue({ kept }: { kept: Kept }) {
  const w = words().home;
  const minutes = Math.floor((Date.now() - kept.at) / 60_000);
  return (
    <a class="resume" href={href(['table', kept.match])}>
      <span class="thumb">
        <Icon name={posterOf(kept.game)?.emblem ?? 'r-redut'} />
      </span>
      <span class="resume-words">
        <span class="display">{w.resumeOf(titleOf(kept.game))}</span>
        <small>{w.ago(minutes)}</small>
      </span>
      <span class="button filled">{w.resume}</span>
    </a>
  );
}

/** Four tiles under the posters; on a phone the tabs at the foot, where the last leads to all that the bar has no room for. */
function Strip() {
  const w = words().home;
  const tiles: readonly (readonly [IconName, string, string, string, readonly string[], Record<string, string>])[] = [
    ['linked-rings', w.friend, w.friendHow, w.start, ['invite', GAME_NAMES[0]!], {}],
    ['rule-book', w.rulebook, w.rulebookHow, w.open, ['rules'], {}],
    ['r-card', w.gallery, w.galleryHow, w.open, ['cards'], {}],
    ['stopwatch', w.watch, w.watchHow, w.open, ['replay'], {}],
    ['r-menu', w.more, w.moreHow, w.open, ['more'], {}],
  ];
  return (
    <div class="strip">
      {tiles.map(([icon, title, how, verb, path, query]) => (
        <a key={title} class={`tile to-${path[0]}`} href={href(path, query)}>
          <Icon name={icon} />
          <span class="tile-words">
            <span class="display">{title}</span>
            <small>{how}</small>
          </span>
          <span class="button">{verb}</span>
        </a>
      ))}
    </div>
  );
}
