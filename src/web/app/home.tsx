import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameName } from '../../games/index.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { words } from '../shell/text/index.ts';
import { type Poster, POSTERS } from '../shell/text/words.ts';
import { type Kept, listKept } from '../worker/kept.ts';
import { Fan } from './fans.tsx';
import { LanguageSwitch, Logo, ThemeSwitch } from '../shell/parts.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';

const FELT: Readonly<Record<Poster, string>> = {
  liberation: 'felt-lib',
  afu: 'felt-afu',
  bravery: 'felt-brv',
  war: 'felt-war',
};
const SPECIAL: Readonly<Record<Poster, IconName>> = {
  liberation: 'fist',
  afu: 'stack',
  bravery: 'shaking-hands',
  war: 'r-card',
};
const EMBLEM: Readonly<Record<Poster, IconName>> = {
  liberation: 'ringed-planet',
  afu: 'battle-tank',
  bravery: 'wheat',
  war: 'brodie-helmet',
};

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
        <span class="sp" />
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
            <h1>{w.home.title}</h1>
            <p>{w.home.lead}</p>
          </div>
          {open.value !== undefined && <Continue kept={open.value} />}
        </div>
        <div class="posters">
          {POSTERS.map((poster) => (
            <PosterOf key={poster} poster={poster} />
          ))}
        </div>
        <Strip />
      </main>
    </div>
  );
}

function Continue({ kept }: { kept: Kept }) {
  const w = words().home;
  const game = kept.game as Poster;
  const minutes = Math.floor((Date.now() - kept.at) / 60_000);
  return (
    <a class="cont" href={href(['table', kept.match])}>
      <span class="th">
        <Icon name={EMBLEM[game] ?? 'r-redut'} />
      </span>
      <span class="cont-words">
        <span class="d">{w.resumeOf(words().posters[game]?.title ?? kept.game)}</span>
        <small>{w.ago(minutes)}</small>
      </span>
      <span class="btn p">{w.resume}</span>
    </a>
  );
}

function PosterOf({ poster }: { poster: Poster }) {
  const w = words();
  const p = w.posters[poster];
  const ready = isGameName(poster);
  return (
    <article class={`poster ${FELT[poster]}`} aria-labelledby={`poster-${poster}`} lang={language.value}>
      <Fan poster={poster} />
      <div class="poster-words">
        <h2 id={`poster-${poster}`}>
          {p.title}
          <small>{p.subtitle}</small>
        </h2>
        <p class="aim">{p.aim}</p>
        <p class="aim short">{p.short}</p>
        <div class="meta">
          <span>
            <Icon name="backup" />
            {p.seats}
          </span>
          <span>
            <Icon name="stopwatch" />
            {p.minutes}
          </span>
          <span>
            <Icon name={SPECIAL[poster]} />
            {p.special}
          </span>
        </div>
        {ready ? (
          <div class="go">
            <a class="btn p" href={href(['play', poster])}>
              <Icon name="r-arrow" />
              <span class="long">{w.home.play}</span>
              <span class="brief">{w.home.playShort}</span>
              <span class="hidden-words">{p.title}</span>
            </a>
            <a class="btn learn" href={href(['learn', poster])}>
              <Icon name="open-book" />
              <span class="long">{w.home.learn}</span>
              <span class="brief">{w.home.learnShort}</span>
              <span class="hidden-words">{p.title}</span>
            </a>
            <a
              class="btn gear"
              href={href(['setup', poster])}
              aria-label={`${w.home.options}: ${p.title}`}
              title={w.home.options}
            >
              <Icon name="r-gear" />
            </a>
          </div>
        ) : (
          <div class="go">
            <span class="soon">
              <Icon name="hourglass" />
              {w.home.soon}
            </span>
            <a class="btn learn" href={href(['rules', poster])}>
              <Icon name="rule-book" />
              {w.home.rules}
            </a>
          </div>
        )}
      </div>
    </article>
  );
}

/** Four tiles under the posters; on a phone the tabs at the foot, where the last leads to all that the bar has no room for. */
function Strip() {
  const w = words().home;
  const tiles: readonly (readonly [IconName, string, string, string, readonly string[], Record<string, string>])[] = [
    ['linked-rings', w.friend, w.friendHow, w.start, ['invite', 'liberation'], {}],
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
            <span class="d">{title}</span>
            <small>{how}</small>
          </span>
          <span class="btn">{verb}</span>
        </a>
      ))}
    </div>
  );
}
