import { useLayoutEffect, useRef } from 'preact/hooks';
import { language } from '../../shell/settings.ts';
import { placed } from './labels.ts';
import { CHANCES } from './words.ts';

interface SignsProps {
  readonly chances: readonly number[];
  readonly best: number;
  readonly worst: number;
}
/** As large as a mark is drawn. */
const MARK = 13;
/** The curve is looked at so often. */
const SAMPLES = 300;

/** Where the best and the worst move were made. */
export function Signs({ chances, best, worst }: SignsProps) {
  const w = CHANCES[language.value];
  const root = useRef<HTMLSpanElement>(null);
  const last = chances.length - 1;
  const signs = [
    { at: best, kind: 'good', says: w.signs.best },
    { at: worst, kind: 'bad', says: w.signs.worst },
  ]
    .filter(({ at }) => at >= 0)
    .map(({ at, kind, says }) => ({ kind, says, left: (at + 1) / last, top: 1 - chances[at + 1]! }));
  useLayoutEffect(() => {
    const plot = root.current!.parentElement!;
    const lay = (): void => name(root.current!, plot, chances, signs);
    lay();
    const sizes = new ResizeObserver(lay);
    sizes.observe(plot);
    return () => sizes.disconnect();
  }, [chances, best, worst, language.value]);
  return (
    <span ref={root} aria-hidden="true">
      {signs.map(({ kind, left, top }) => (
        <i key={kind} class={`chance-sign ${kind}`} style={{ left: `${left * 100}%`, top: `${top * 100}%` }} />
      ))}
      {signs.map(({ kind, says }) => (
        <small key={kind} class={`chance-name ${kind}`}>
          {says}
        </small>
      ))}
    </span>
  );
}

interface Sign {
  readonly left: number;
  readonly top: number;
  readonly kind: string;
}
/** Puts the names where they cover neither each other nor the marks nor how it ended. */
function name(root: HTMLElement, plot: HTMLElement, chances: readonly number[], signs: readonly Sign[]): void {
  const { clientWidth: width, clientHeight: height } = plot;
  const end = plot.querySelector<HTMLElement>('.chance-end');
  const marks = signs.map(({ left, top }) => ({
    x: left * width - MARK / 2,
    y: top * height - MARK / 2,
    width: MARK,
    height: MARK,
  }));
  const { offsetLeft: x = 0, offsetTop: y = 0, offsetWidth = 0, offsetHeight = 0 } = end ?? {};
  const ended = { x, y, width: offsetWidth, height: offsetHeight };
  const line = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const at = (i / SAMPLES) * (chances.length - 1);
    const [from, to] = [chances[Math.floor(at)]!, chances[Math.ceil(at)]!];
    return [(i / SAMPLES) * width, (1 - from - (to - from) * (at % 1)) * height] as const;
  });
  const names = [...root.querySelectorAll<HTMLElement>('.chance-name')];
  const labels = names.map((one, i) => ({
    x: signs[i]!.left * width,
    y: signs[i]!.top * height,
    width: one.offsetWidth,
    height: one.offsetHeight,
    side: signs[i]!.kind === 'good' ? ('over' as const) : ('under' as const),
  }));
  for (const [i, box] of placed(labels, { width, height, line, taken: [...marks, ended] }).entries()) {
    names[i]!.style.visibility = box === undefined ? 'hidden' : 'visible';
    if (box === undefined) continue;
    names[i]!.style.left = `${box.x}px`;
    names[i]!.style.top = `${box.y}px`;
  }
}
