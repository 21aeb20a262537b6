/** WAR-8.16: nations by the fields of their flags, without emblems. */
import type { JSX } from 'preact';
import type { Flag } from '../../../../games/war/cards/vocabulary.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import type { Language } from '../../../../kernel/text.ts';

const [W, H] = [30, 20];
const field = (fill: string, x = 0, y = 0, width = W, height = H): JSX.Element => (
  <rect key={`${x} ${y} ${fill}`} x={x} y={y} width={width} height={height} fill={fill} />
);
const across = (...colours: readonly string[]): readonly JSX.Element[] =>
  colours.map((colour, i) => field(colour, 0, (i * H) / colours.length, W, H / colours.length));
const upright = (...colours: readonly string[]): readonly JSX.Element[] =>
  colours.map((colour, i) => field(colour, (i * W) / colours.length, 0, W / colours.length));

/** The crosses of the Union, over the whole flag or in its upper corner. */
const union = (width = W, height = H): readonly JSX.Element[] => {
  const band = height / 5;
  const slants = `M0 0 ${width} ${height}M${width} 0 0 ${height}`;
  return [
    field('#1f3a75', 0, 0, width, height),
    <path key="white" d={slants} stroke="#f4f4f2" stroke-width={band} />,
    <path key="red" d={slants} stroke="#b3231a" stroke-width={band / 2.5} />,
    field('#f4f4f2', width / 2 - band * 0.85, 0, band * 1.7, height),
    field('#f4f4f2', 0, height / 2 - band * 0.85, width, band * 1.7),
    field('#b3231a', width / 2 - band / 2, 0, band, height),
    field('#b3231a', 0, height / 2 - band / 2, width, band),
  ];
};
const ensign = (ground: string, ...stars: readonly JSX.Element[]): readonly JSX.Element[] => [
  field(ground),
  <g key="union">{union(W / 2, H / 2)}</g>,
  ...stars,
];
const star = (x: number, y: number, fill: string): JSX.Element => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" fill={fill} />
);

const DRAWN: Readonly<Record<Flag, readonly JSX.Element[]>> = {
  ussr: [field('#b3231a'), field('#d9a32b', 0, 0, 3)],
  germany: across('#1c1c1c', '#f4f4f2', '#8a8a86'),
  italy: upright('#2e7d45', '#f4f4f2', '#b3231a'),
  finland: [field('#f4f4f2'), field('#1f4f9e', 8, 0, 5), field('#1f4f9e', 0, 7.5, W, 5)],
  hungary: across('#b3231a', '#f4f4f2', '#2e7d45'),
  romania: upright('#1f4f9e', '#e8c33c', '#b3231a'),
  britain: union(),
  usa: [
    ...across(...Array.from({ length: 7 }, (_, i) => (i % 2 === 0 ? '#b3231a' : '#f4f4f2'))),
    field('#1f3a75', 0, 0, 13, 11.4),
  ],
  france: upright('#1f4f9e', '#f4f4f2', '#b3231a'),
  poland: across('#f4f4f2', '#b3231a'),
  canada: [field('#f4f4f2'), field('#b3231a', 0, 0, 7.5), field('#b3231a', 22.5, 0, 7.5)],
  australia: ensign('#1f3a75', star(7.5, 15.5, '#f4f4f2'), star(22.5, 4, '#f4f4f2'), star(22.5, 16, '#f4f4f2')),
  newZealand: ensign('#1f3a75', star(22.5, 4, '#b3231a'), star(22.5, 16, '#b3231a'), star(19, 9, '#b3231a')),
  india: ensign('#b3231a'),
};

interface FlagsProps {
  readonly flags: readonly Flag[];
  readonly spoken: Language;
}
/** WAR-8.17: of two, one is declared when the card comes into play. */
export const Flags = ({ flags, spoken }: FlagsProps) => (
  <span class="flags">
    {flags.map((flag) => (
      <svg key={flag} class="flag" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={labelsIn(spoken).flags[flag]}>
        {DRAWN[flag]}
      </svg>
    ))}
  </span>
);
