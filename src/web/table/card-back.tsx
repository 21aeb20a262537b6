import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';

/** A card that lies face down: a sign on the colours of its kind. */
export const CardBack = ({ kind, icon = 'r-redut' }: { kind: string; icon?: IconName }) => (
  <div class={`card back ${kind}`}>
    <div class="in">
      <Icon name={icon} />
    </div>
  </div>
);
