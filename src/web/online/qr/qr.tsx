import { qrOf } from './encode.ts';

/** The light border that belongs around a code, in modules. */
const QUIET = 4;

/** A picture that a phone reads: dark on white in every theme, for that is what readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrOf(text);
  const size = rows.length + 2 * QUIET;
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
