import type { MatchRecord } from '../../kernel/record.ts';
import { CopyButton } from '../shell/copy.tsx';
import { href } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';
import { packRecord } from './record-link.ts';

/** Copies an address that holds the whole game. */
export function CopyLink({ record }: { record: () => Promise<MatchRecord> }) {
  const link = async (): Promise<string> =>
    new URL(href(['replay'], { game: await packRecord(await record()) }), location.href).href;
  return (
    <CopyButton text={link} data-copy-game="">
      {words().replay.link}
    </CopyButton>
  );
}
