import { Page } from '../app/parts.tsx';
import { words } from '../text/index.ts';

export function LessonPage({ game }: { game: string }) {
  return <Page title={game}>{words().missing}</Page>;
}
