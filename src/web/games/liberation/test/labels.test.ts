import { expect, test } from 'vitest';
import { PLANETS } from '../../../../games/liberation/cards/locations.ts';
import { SIDES, SLOTS } from '../../../../games/liberation/galaxy.ts';
import type { Liberation } from '../../../../games/liberation/state.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { Laid } from '../../../table/test/laid.ts';
import { labelBox, labelPlaces, meet, nodeBox, SMALL, WIDE } from '../label-places.ts';
import { titleBox } from '../title-place.ts';

const drawn = [WIDE, SMALL].flatMap((size) =>
  LANGUAGES.flatMap((language) =>
    Object.entries(SIDES).flatMap(([id, sides]) => sides.map((side, n) => ({ size, language, id, side, n }))),
  ),
);

test('no name of a location lies on a location, on what lies over it, or on another name', () => {
  for (const { size, language, id, side, n } of drawn) {
    if (size !== WIDE) continue;
    const labels = labelPlaces(side, size, language);
    const boxes = side.at.map((one) => labelBox(one, one[2] * size.height, labels.get(one[0])!, language, size));
    side.at.forEach((one, i) => {
      side.at.forEach((other, j) => {
        expect(meet(boxes[i]!, nodeBox(other, size)), `${language} ${id}-${n}: ${one[0]} on ${other[0]}`).toBe(0);
        if (i === j) return;
        expect(meet(boxes[i]!, boxes[j]!), `${language} ${id}-${n}: ${one[0]} on the name of ${other[0]}`).toBe(0);
      });
    });
  }
});
test('no location lies on the name of its planet, in whichever place of the galaxy', async () => {
  const laid = await Laid.of<Liberation>(
    'liberation',
    {},
    {
      galaxy: 'G1',
      captured: ['H'],
      dynasty: { hand: ['E'] },
      resistance: { hand: ['B'], base: 'F' },
    },
  );
  for (const { size, language, id, side, n } of drawn)
    for (let slot = 0; slot < SLOTS; slot++) {
      const view = { ...laid.view(0, language), narrow: size === SMALL };
      const number = PLANETS.indexOf(id as (typeof PLANETS)[number]);
      const title = titleBox({ view, slot, number, id: PLANETS[number]!, side, size });
      for (const one of side.at)
        expect(meet(title, nodeBox(one, size)), `${language} ${id}-${n} at ${slot}: ${one[0]}`).toBe(0);
    }
});
