import { isGameName } from '../../games/index.ts';
import { BookToCome } from '../games/book-front.tsx';
import { fetched, lazy, lazyPart, Wait } from '../shell/parts/lazy.tsx';
import { fetchAhead } from './ahead.ts';
import { Opening, opening } from '../games/opening.tsx';
import { titleOf } from '../games/titles.ts';
import { Home } from './home.tsx';
import { Failed, Guarded } from '../shell/parts/fetched.tsx';
import { Page } from '../shell/parts/page.tsx';
import { href, type Place, place } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';

const NewTable = lazyPart(() => import('./setup/new-table.tsx').then(({ NewTable: page }) => page));
const Setup = lazy(() => import('./setup/page.tsx').then(({ Setup: page }) => page));
const MatchPage = fetched(
  () => import('./match-page.tsx').then(({ MatchPage: page }) => page),
  () => <Opening game={opening.value} />,
);
const Rules = fetched(
  () => import('../learn/rulebook/page.tsx').then(({ RulesPage: page }) => page),
  ({ text }) => {
    const [, game = '', rule] = place.value.path;
    return isGameName(game) ? <BookToCome game={game} minute={rule === undefined} /> : <Wait text={text} />;
  },
);
const Gallery = lazy(() => import('../learn/gallery/page.tsx').then(({ GalleryPage: page }) => page));
const Print = lazy(() => import('../print/page.tsx').then(({ PrintPage: page }) => page));
const PrintRules = lazy(() => import('../print/rulebook.tsx').then(({ RulebookPage: page }) => page));
const Daily = lazy(() => import('./daily.tsx').then(({ DailyPage: page }) => page));
const More = lazy(() => import('./more.tsx').then(({ MorePage: page }) => page));
const Lab = lazy(() => import('../lab/page.tsx').then(({ LabPage: page }) => page));
const OwnCards = lazy(async () => {
  await import('../games/war/card/faces.ts');
  return (await import('../lab/own/page.tsx')).OwnCardsPage;
});
const Decks = lazy(async () => {
  await import('../games/war/card/faces.ts');
  return (await import('../games/war/decks/page.tsx')).DecksPage;
});
const Boosters = lazy(async () => {
  await import('../games/war/card/faces.ts');
  return (await import('../games/war/packs/page.tsx')).BoostersPage;
});
const Collection = lazy(async () => {
  await import('../games/war/card/faces.ts');
  return (await import('../games/war/packs/collection.tsx')).CollectionPage;
});
const CampaignAt = lazy(() => import('./campaign/page.tsx').then(({ CampaignPage: page }) => page));
const Lesson = lazy(() => import('../learn/lesson-page.tsx').then(({ LessonPage: page }) => page));
const Puzzles = lazy(() => import('../learn/puzzle/list.tsx').then(({ PuzzlesPage: page }) => page));
const Puzzle = lazy(() => import('../learn/puzzle/page.tsx').then(({ PuzzlePage: page }) => page));
const Position = lazy(() => import('../learn/position/page.tsx').then(({ PositionPage: page }) => page));
const Room = lazy(() => import('../online/room-page.tsx').then(({ RoomPage: page }) => page));
const Events = lazy(() => import('../online/events/list-page.tsx').then(({ EventsPage: page }) => page));
const EventOf = lazy(() => import('../online/events/event-page.tsx').then(({ EventPage: page }) => page));
const Invite = lazy(() => import('../online/invite-page.tsx').then(({ InvitePage: page }) => page));
const PaperOf = lazy(() => import('../learn/paper-page.tsx').then(({ PaperPage: page }) => page));
const About = lazy(() => import('./about.tsx').then(({ AboutPage: page }) => page));
const Replay = fetched(
  () => import('../learn/replay/page.tsx').then(({ ReplayPage: page }) => page),
  () => <Opening game={opening.value} />,
);

const ReportOf = lazy(() => import('../learn/report-page.tsx').then(({ ReportPage: page }) => page));
const Games = lazy(() => import('./mine/games-page.tsx').then(({ GamesPage: page }) => page));
const Profile = lazy(() => import('./mine/profile.tsx').then(({ ProfilePage: page }) => page));

export function App() {
  fetchAhead(place.value);
  return (
    <Guarded on={place.value} Instead={BrokenPage}>
      <PageAt {...place.value} />
    </Guarded>
  );
}
const BrokenPage = ({ error }: { error: unknown }) => (
  <Page title={words().redut}>
    <Failed error={error} />
  </Page>
);
/** The one game whose cards are collected; it is also meant where none is named. */
const COLLECTED = 'war';
const isCollected = (game: string): boolean => game === '' || game === COLLECTED;
function NotCollected({ page, game }: { page: string; game: string }) {
  const w = words();
  if (!isGameName(game)) return <Page title={w.redut}>{w.missing}</Page>;
  const other = titleOf(COLLECTED);
  return (
    <Page title={titleOf(game)}>
      <p>{w.noDecks(titleOf(game), other)}</p>
      <a class="button filled" href={href([page, COLLECTED])}>
        {w.toDecks(other)}
      </a>
    </Page>
  );
}
function PageAt({ path, query }: Place) {
  const [page, ...rest] = path;
  const [first = '', second] = rest;
  switch (page) {
    case undefined:
      return <Home />;
    case 'play':
      return (
        <>
          <Opening game={first} />
          <NewTable key={first} game={first} query={query} />
        </>
      );
    case 'setup':
      return <Setup key={first} game={first} query={query} />;
    case 'table':
      return <MatchPage key={first} match={first} />;
    case 'rules':
      return <Rules game={first} rule={second} query={query} />;
    case 'cards':
      return <Gallery game={first} card={second} />;
    case 'print':
      return second === 'rules' ? (
        <PrintRules key={first} game={first} />
      ) : (
        <Print key={first} game={first} query={query} />
      );
    case 'daily':
      return <Daily query={query} />;
    case 'more':
      return <More />;
    case 'lab':
      return <Lab key={first} game={first} query={query} />;
    case 'own':
      return <OwnCards />;
    case 'decks':
      return isCollected(first) ? <Decks query={query} /> : <NotCollected page={page} game={first} />;
    case 'boosters':
      return isCollected(first) ? <Boosters id={second} /> : <NotCollected page={page} game={first} />;
    case 'collection':
      return isCollected(first) ? <Collection /> : <NotCollected page={page} game={first} />;
    case 'campaign':
      return <CampaignAt key={first} game={first} query={query} {...(second === undefined ? {} : { id: second })} />;
    case 'learn':
      return (
        <Lesson
          key={`${first}/${second}`}
          game={first}
          number={second === undefined ? 1 : Number(second)}
          query={query}
        />
      );
    case 'position':
      return <Position game={first} query={query} {...(second === undefined ? {} : { name: second })} />;
    case 'puzzles':
      return <Puzzles game={first} />;
    case 'puzzle':
      return <Puzzle key={first} name={first} />;
    case 'replay':
      return <Replay key={first} match={first} query={query} Shelf={Games} />;
    case 'report':
      return <ReportOf query={query} />;
    case 'me':
      return <Profile />;
    case 'room':
      return <Room key={first} room={first} />;
    case 'invite':
      return <Invite game={first} />;
    case 'events':
      return <Events />;
    case 'event':
      return <EventOf key={first} event={first} />;
    case 'privacy':
    case 'accessibility':
      return <PaperOf paper={page} />;
    case 'about':
      return <About />;
    default:
      return <Page title={words().redut}>{words().missing}</Page>;
  }
}
