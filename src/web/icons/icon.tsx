import sprite from 'virtual:sprite';
import type { IconName } from './names.ts';

/** With a title the icon speaks for itself; without one it stands beside words that do. */
export function Icon({ name, title, class: extra = '' }: { name: IconName; title?: string; class?: string }) {
  return title === undefined ? (
    <svg class={`i ${extra}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  ) : (
    <svg class={`i ${extra}`} role="img" aria-label={title}>
      <title>{title}</title>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
/** Inside another drawing: no box of its own. */
export function IconIn({
  name,
  x,
  y,
  size,
  color,
}: {
  name: IconName;
  x: number;
  y: number;
  size: number;
  color?: string;
}) {
  return <use href={`${sprite}#${name}`} x={x} y={y} width={size} height={size} style={{ color }} />;
}
