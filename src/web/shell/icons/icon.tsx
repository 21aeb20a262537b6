import { first, rest } from 'virtual:sprite';
import { FIRST_ICONS, type IconName } from './names.ts';

const at = (name: IconName): string => `${name.startsWith('r-') || FIRST_ICONS.has(name) ? first : rest}#${name}`;

/** With a title the icon speaks for itself; without one it stands beside words that do. */
export function Icon({ name, title, class: extra = '' }: { name: IconName; title?: string; class?: string }) {
  return title === undefined ? (
    <svg class={`icon ${extra}`} aria-hidden="true">
      <use href={at(name)} />
    </svg>
  ) : (
    <svg class={`icon ${extra}`} role="img" aria-label={title}>
      <title>{title}</title>
      <use href={at(name)} />
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
  return <use href={at(name)} x={x} y={y} width={size} height={size} style={{ color }} />;
}
