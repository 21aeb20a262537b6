import { IconIn } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';

const SUN = (
  <>
    <circle cx="146" cy="44" r="50" fill="#fff" opacity=".1" />
    <circle cx="146" cy="44" r="30" fill="#fff" opacity=".2" />
  </>
);
/** Sun, two hills, ghosts of the icon, a shadow, the icon: the same recipe for every picture. */
export function Scene({ icon, flies = false }: { icon: IconName; flies?: boolean }) {
  return (
    <svg class="scene" viewBox="0 0 200 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SUN}
      {flies && (
        <path d="M-10 64q22-16 40 0q14-12 34 2H-10zM128 92q20-16 38 0q16-12 44 4h-82z" fill="#fff" opacity=".18" />
      )}
      <path d="M-20 118Q30 96 84 110T220 98V200H-20Z" fill="#000" opacity=".2" />
      <g opacity=".3">
        <IconIn name={icon} x={flies ? 6 : 2} y={flies ? 22 : 64} size={flies ? 40 : 50} />
        <IconIn name={icon} x={148} y={flies ? 70 : 60} size={flies ? 34 : 50} />
      </g>
      <path d="M-20 134Q60 118 120 130T220 124V200H-20Z" fill="#000" opacity=".3" />
      {!flies && <ellipse cx="100" cy="134" rx="52" ry="7" fill="#000" opacity=".35" />}
      <IconIn name={icon} x={44} y={flies ? 16 : 22} size={112} />
    </svg>
  );
}
