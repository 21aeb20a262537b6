import { signal } from '@preact/signals';
import { GAME_NAMES } from '../../../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { initialOf, myName } from '../my-name.ts';
import { href, place } from '../router.ts';
import { words } from '../text/index.ts';

/** Every place of the house, where one is marked. */
export function Places() {
  const w = words().home;
  const here = place.value.path[0];
  const places: readonly (readonly [name: string, path: readonly string[], ...also: readonly string[]])[] = [
    [w.games, [], 'setup', 'replay', 'daily'],
    [w.rooms, ['invite', GAME_NAMES[0]!], 'room'],
    [w.events, ['events'], 'event'],
    [w.puzzles, ['puzzles'], 'puzzle'],
    [w.cards, ['cards'], 'print', 'own'],
    [w.decks, ['decks', 'war'], 'boosters', 'collection'],
    [w.rules, ['rules'], 'position'],
    [w.lab, ['lab']],
    [w.more, ['more'], 'about', 'privacy', 'accessibility'],
  ];
  return (
    <nav class="house-places" aria-label={w.main}>
      {places.map(([name, path, ...also]) => {
        const inside = here !== undefined && also.includes(here);
        return (
          <a
            key={name}
            href={href(path)}
            class={inside || path[0] === here ? 'on' : ''}
            aria-current={path[0] === here ? 'page' : inside ? 'true' : undefined}
          >
            {name}
          </a>
        );
      })}
    </nav>
  );
}
/** How many games wait for the person, as the start page last saw them. */
export const waiting = signal(0);

/** At the foot of a phone: the places that one goes to most. */
export function PlaceTabs() {
  const w = words().home;
  const here = place.value.path[0];
  const tabs: readonly (readonly [IconName, string, readonly string[], number])[] = [
    ['stack', w.games, [], 0],
    ['hourglass', w.mine, ['replay'], waiting.value],
    ['jigsaw-piece', w.puzzles, ['puzzles'], 0],
    ['linked-rings', w.rooms, ['invite', GAME_NAMES[0]!], 0],
    ['r-menu', w.more, ['more'], 0],
  ];
  return (
    <nav class="place-tabs" aria-label={w.tabs}>
      {tabs.map(([icon, name, path, count]) => (
        <a key={name} href={href(path)} aria-current={path[0] === here ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{name}</span>
          {count > 0 && (
            <b class="tab-count">
              <span aria-hidden="true">{count}</span>
              <span class="hidden-words">{w.waiting(count)}</span>
            </b>
          )}
        </a>
      ))}
    </nav>
  );
}
/** Who one is here: the way to the profile. */
export function MeChip() {
  const name = myName() || words().online.guest;
  return (
    <a class="me-chip" href={href(['me'])} title={words().home.me}>
      <span class="hidden-words">{words().home.me}: </span>
      <span class="me-mark" aria-hidden="true">
        {myName() === '' ? <Icon name="person" /> : initialOf(name)}
      </span>
      <span class="me-name">{name}</span>
    </a>
  );
}
