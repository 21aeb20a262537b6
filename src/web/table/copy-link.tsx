import type { ComponentChildren } from 'preact';
import type { MatchRecord } from '../../kernel/record.ts';
import { CopyButton } from '../shell/parts/copy.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { href } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';
import { packRecord } from './record-link.ts';

interface CopyLinkProps {
  readonly record: () => Promise<MatchRecord>;
  /** Where the replay is to stand, and through whose eyes. */
  readonly stands?: () => Readonly<Record<string, string>>;
  readonly children?: ComponentChildren;
  readonly icon?: IconName;
  readonly class?: string;
}
/** Copies an address that holds the whole game. */
export function CopyLink({ record, stands, icon, class: extra = '', children = words().replay.link }: CopyLinkProps) {
  const link = async (): Promise<string> =>
    new URL(href(['replay'], { ...stands?.(), game: await packRecord(await record()) }), location.href).href;
  return (
    <CopyButton text={link} icon={icon} class={extra} data-copy-game="">
      {children}
    </CopyButton>
  );
}
