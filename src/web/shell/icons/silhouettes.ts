/** Machines that the icon set does not tell apart, drawn from few shapes: tanks from the side, aircraft from above, in a square of 512. */

/** A round hole in what it lies on. */
const hole = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
/** Wider below than above by so much on each side. */
const slope = (left: number, right: number, top: number, bottom: number, by: number): string =>
  `M${left} ${bottom}L${left + by} ${top}H${right - by}L${right} ${bottom}z`;
function track(left: number, right: number, wheels: number): string {
  const step = (right - left - 100) / Math.max(1, wheels - 1);
  const band = `M${left + 46} 334H${right - 46}a46 46 0 0 1 0 92H${left + 46}a46 46 0 0 1 0-92z`;
  return band + Array.from({ length: wheels }, (_, i) => hole(left + 50 + i * step, 380, 24)).join('');
}

function wing(y: number, reach: number, chord: number, sweep: number): string {
  const tip = chord / 2;
  return `M256 ${y}L${256 + reach} ${y + sweep}v${tip}L256 ${y + chord}L${256 - reach} ${y + sweep + tip}v${-tip}z`;
}
const BODY = 'M256 24c24 26 30 62 30 104v226c0 56-12 98-30 134-18-36-30-78-30-134V128c0-42 6-78 30-104z';
const engines = (y: number, ...at: readonly number[]): string =>
  at.flatMap((x) => [box(256 + x - 15, y, 30, 92), box(256 - x - 15, y, 30, 92)]).join('');
const bombs = (...at: readonly number[]): string =>
  at.flatMap((x) => [`M${256 + x - 12} 300h24v44l-12 30-12-30z`, `M${256 - x - 12} 300h24v44l-12 30-12-30z`]).join('');
const MOON = 'M112 26a78 78 0 1 0 82 116 62 62 0 1 1-82-116z';
const TAIL = wing(404, 92, 50, 18);
const single = `${BODY}${wing(170, 214, 96, 26)}${TAIL}`;
const twin = `${BODY}${wing(176, 226, 84, 20)}${engines(140, 96)}${TAIL}`;
const four = `${BODY}${wing(166, 244, 86, 18)}${engines(136, 84, 164)}${wing(398, 116, 54, 14)}`;

export const SILHOUETTES = {
  'w-light-tank': `${track(116, 396, 4)}${slope(126, 386, 268, 326, 40)}${slope(196, 306, 206, 262, 18)}${box(300, 222, 92, 14)}`,
  'w-heavy-tank': `${track(30, 450, 7)}${slope(40, 440, 248, 326, 54)}${slope(118, 318, 156, 242, 34)}${box(300, 186, 178, 22)}${box(462, 178, 30, 38)}`,
  'w-infantry-tank': `M52 280H460a46 46 0 0 1 0 146H52a46 46 0 0 1 0-146z${hole(112, 352, 16)}${hole(208, 352, 16)}${hole(304, 352, 16)}${hole(400, 352, 16)}${slope(92, 420, 236, 274, 24)}${slope(186, 322, 160, 230, 22)}${box(316, 184, 66, 14)}`,
  'w-support-tank': `${track(80, 432, 5)}${slope(90, 422, 258, 326, 46)}${slope(172, 326, 180, 252, 24)}${box(318, 200, 70, 34)}`,
  'w-spg': `${track(56, 440, 6)}${slope(66, 430, 286, 326, 20)}${slope(106, 400, 190, 280, 56)}${box(344, 220, 146, 24)}${box(476, 212, 28, 40)}`,
  'w-spaag': `${track(80, 420, 5)}${slope(90, 410, 272, 326, 40)}${slope(176, 324, 216, 266, 30)}M236 224 362 54l18 13-126 170zM272 232 398 62l18 13-126 170zM200 216 326 46l18 13-126 170z`,
  'w-field-gun': `M122 372a72 72 0 1 1 144 0a72 72 0 1 1-144 0z${hole(194, 372, 34)}M176 300 24 424l20 24 152-122zM180 268 484 176l10 32-304 94zM240 150l52-14 40 186-52 14z`,
  'w-coastal-gun': `${slope(36, 476, 352, 440, 40)}M132 346a124 124 0 0 1 248 0zM300 218 488 120l18 32-188 100z`,
  'w-destroyer': `M16 332H496l-56 84H84z${box(150, 272, 84, 54)}${box(176, 214, 44, 52)}${box(194, 130, 10, 78)}${box(262, 248, 34, 78)}${slope(338, 408, 296, 326, 12)}${box(398, 302, 56, 10)}${slope(64, 128, 300, 326, 10)}`,
  'w-cruiser': `M8 322H504l-44 100H60z${box(168, 252, 132, 64)}${box(190, 186, 64, 60)}${box(216, 92, 12, 88)}${box(270, 190, 34, 56)}${box(318, 216, 34, 100)}${slope(366, 436, 280, 316, 14)}${box(424, 286, 70, 12)}${slope(74, 148, 280, 316, 14)}${box(18, 286, 70, 12)}${box(196, 120, 54, 12)}`,
  'w-fighter': single,
  'w-fighter-bomber': `${single}${bombs(70, 130)}`,
  'w-ground-attack': `${single}${engines(112, 92)}${bombs(50)}`,
  'w-night-fighter': `${twin}${MOON}`,
  'w-night-bomber': `${four}${MOON}`,
  'w-strategic-bomber': four,
} as const;
