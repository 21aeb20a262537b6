import { Page } from '../app/parts.tsx';
import { words } from '../text/index.ts';

export function ReplayPage({ match }: { match: string }) {
  return <Page title={match}>{words().missing}</Page>;
}
